"""What is no part of a figure because it counts in some cases only: who attacks, how, with what."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from encounter_tracker.encounter.refusal import QT_TRANSLATE_NOOP
from encounter_tracker.encounter.suppression import working
from encounter_tracker.rules.vocabulary import ABILITIES, FIGURES
from encounter_tracker.support import catalogue
from encounter_tracker.viewmodels.rows import signed
from encounter_tracker.viewmodels.texts.block_words import save_notes_text
from encounter_tracker.viewmodels.texts.language import fill, language, tr
from encounter_tracker.viewmodels.texts.names import condition_name, effect_label, effect_name

if TYPE_CHECKING:
    from encounter_tracker.encounter.derive import Derived
    from encounter_tracker.encounter.state import Encounter
    from encounter_tracker.rules.creature import Creature

_AGAINST: Final = re.compile(r"\+\d+[^,;]*\b(?:against|vs\.?|versus|contre)\s", re.IGNORECASE)
_SAVE_WORDS: Final = {
    "fort": re.compile(r"\b(?:fort(?:itude)?|vigueur)\b", re.IGNORECASE),
    "ref": re.compile(r"\b(?:ref(?:lex)?|réflexes)\b", re.IGNORECASE),
    "will": re.compile(r"\b(?:will|volonté)\b", re.IGNORECASE),
}
_FROM_AC: Final = frozenset({"ac", "touch", "flat_footed"})
_SAVES: Final = frozenset({"fort", "ref", "will"})
_PLAIN: Final = frozenset({*FIGURES, "hp", "max_hp", *ABILITIES})


class SometimesRow(Struct, frozen=True, kw_only=True):
    """A part that counts only in some cases."""

    value: str
    title: str
    detail: str = ""


def sometimes_rows(state: Encounter, who: str, now: Derived, figure: str) -> tuple[SometimesRow, ...]:
    """What is no part of the figure, because it depends on who attacks, how, and with what."""
    creature = state.combatants[who].creature
    rows = _limited(state, who, figure)
    if figure in _SAVES:
        rows += _save_words(creature, figure)
    if figure in _FROM_AC:
        if "prone" in now.conditions:
            detail = tr("Why", "prone")
            rows.append(SometimesRow(value="+4", title=tr("Why", "against ranged attacks"), detail=detail))
            rows.append(SometimesRow(value="−4", title=tr("Why", "against melee attacks"), detail=detail))
        if now.helpless:
            title = tr("Why", "against melee attacks")
            rows.append(SometimesRow(value="−4", title=title, detail=tr("Why", "helpless")))
    return (*rows, *_skill_cases(now, figure))


def _skill_cases(now: Derived, figure: str) -> tuple[SometimesRow, ...]:
    """What conditions make of a skill in some cases only (rules G6, I4)."""
    found = _CASES.get("", ()) if figure not in _PLAIN else ()
    return tuple(
        SometimesRow(value=value, title=tr("Why", title), detail=condition_name(condition))
        for condition, value, title in (*found, *_CASES.get(figure, ()))
        if condition in now.conditions
    )


#: By skill ("" for every one): the condition, what it makes of the skill, and when.
_CASES: Final[dict[str, tuple[tuple[str, str, str], ...]]] = {
    "": (("fascinated", "−4", QT_TRANSLATE_NOOP("Why", "when it is used as a reaction")),),
    "Perception": (
        ("blinded", "−4", QT_TRANSLATE_NOOP("Why", "when searching; what asks for sight fails")),
        ("dazzled", "−1", QT_TRANSLATE_NOOP("Why", "when it is by sight")),
        ("deafened", "−4", QT_TRANSLATE_NOOP("Why", "when it is opposed; what asks for hearing fails")),
    ),
}


def _limited(state: Encounter, who: str, figure: str) -> list[SometimesRow]:
    """Modifiers of effects that count only against some things."""
    keys = {figure, "saves"} if figure in _SAVES else {figure}
    rows = []
    for effect in working(state, who):
        for change in effect.modifiers:
            if change.on in keys and change.against:
                against = ", ".join(catalogue.term(word, language()) for word in change.against)
                source = harm_source(state, effect.source or "") or effect.source_text
                rows.append(
                    SometimesRow(
                        value=signed(change.value),
                        title=fill(tr("Why", "against {0}"), against),
                        detail=joined(effect_name(effect), source),
                    )
                )
    return rows


def _save_words(creature: Creature, save: str) -> list[SometimesRow]:
    """What the stat block says in words about this save."""
    rows = []
    if creature.saves.notes:
        rows.append(SometimesRow(value="", title=save_notes_text(creature.saves.notes), detail=tr("Why", "stat block")))
    for name, text in creature.special.items():
        words = str(text)
        named = {key for key, pattern in _SAVE_WORDS.items() if pattern.search(words)}
        if _AGAINST.search(words) and (not named or save in named):
            rows.append(SometimesRow(value="", title=words, detail=catalogue.term(name, language())))
    if save == "will" and creature.channel_resistance:
        value = signed(creature.channel_resistance)
        rows.append(SometimesRow(value=value, title=tr("Why", "against channelled energy")))
    return rows


def harm_source(state: Encounter, source: str) -> str:
    """Whoever did it: a combatant's name, or the words that were given."""
    combatant = state.combatants.get(source)
    return combatant.name if combatant is not None else effect_label(source)


def joined(*texts: str) -> str:
    """What is said, with dots between; what is empty is left out."""
    return " · ".join(text for text in texts if text)
