"""Further fields of a stat block: what is shown and kept, but seldom reckoned with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from encounter_tracker.viewmodels import combatant_parse as parse
from encounter_tracker.viewmodels.combatant_lines import handling_name, sense_name
from encounter_tracker.viewmodels.combatant_rows import FormField
from encounter_tracker.viewmodels.texts.block_words import term, terms_text, token
from encounter_tracker.viewmodels.texts.language import capitalised, tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from encounter_tracker.rules.creature import Creature

__all__ = ["FURTHER_READERS", "alignment_field", "further_fields"]

_HANDLING: Final = ("", "clumsy", "poor", "average", "good", "perfect")
_TICK: Final = "1"


def alignment_field(creature: Creature) -> FormField:
    """The alignment, as letters or words."""
    return FormField(key="alignment", label=tr("LibraryEdit", "Alignment"), value=term(creature.alignment))


def further_fields(creature: Creature) -> tuple[FormField, ...]:
    """How it flies, further senses, auras, defensive abilities, weaknesses, languages, the rest of an import."""
    senses, handling = creature.senses, creature.maneuverability
    ways = [(word, capitalised(handling_name(word)) or "—") for word in _HANDLING]
    if handling not in _HANDLING:
        ways.append((handling, handling))
    return (
        FormField(
            key="maneuverability",
            label=tr("LibraryEdit", "How it flies"),
            kind="choice",
            value=handling,
            choices=tuple(ways),
        ),
        _words("senses.others", tr("LibraryEdit", "Further senses"), senses.others),
        _tick("senses.true_seeing", sense_name("true_seeing"), on=senses.true_seeing),
        _tick("senses.by_sound", tr("LibraryEdit", "Blindsight by hearing"), on=senses.by_sound),
        _words("auras", tr("LibraryEdit", "Auras"), creature.auras, wide=True),
        _words("defensive", tr("LibraryEdit", "Defensive abilities"), creature.defensive, wide=True),
        _words("weaknesses", tr("LibraryEdit", "Weaknesses"), creature.weaknesses, wide=True),
        _words("languages", tr("LibraryEdit", "Languages"), creature.languages, wide=True),
        FormField(
            key="notes",
            label=tr("LibraryEdit", "Rest of the stat block"),
            kind="lines",
            value=creature.notes,
            wide=True,
        ),
    )


def _words(key: str, label: str, words: tuple[str, ...], *, wide: bool = False) -> FormField:
    return FormField(key=key, label=label, value=terms_text(words), wide=wide)


def _tick(key: str, label: str, *, on: bool) -> FormField:
    return FormField(key=key, label=label, kind="check", value=_TICK if on else "")


FURTHER_READERS: Final[dict[str, Callable[[str], Any]]] = {
    "alignment": lambda text: token(text.strip()),
    "hardness": lambda text: parse.parse_optional(text) or 0,
    "senses.others": parse.parse_words,
    "senses.true_seeing": lambda text: text == _TICK,
    "senses.by_sound": lambda text: text == _TICK,
    "auras": parse.parse_words,
    "defensive": parse.parse_words,
    "weaknesses": parse.parse_words,
    "languages": parse.parse_words,
}
