"""The form with all fields of a combatant, read: the one command that a changed form becomes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from encounter_tracker.encounter.commands import EditCombatant
from encounter_tracker.rules.sight import UNSEEN
from encounter_tracker.viewmodels import combatant_parse as parse
from encounter_tracker.viewmodels.combatant_fields import TICK, edit_form
from encounter_tracker.viewmodels.combatant_further import FURTHER_READERS
from encounter_tracker.viewmodels.combatant_spells import parse_spells
from encounter_tracker.viewmodels.resources import drop_missing_resources, parse_resources
from encounter_tracker.viewmodels.texts.block_words import armor_class_tokens, save_notes_tokens, token
from encounter_tracker.viewmodels.texts.language import fill, tr
from encounter_tracker.viewmodels.typed_distance import distance_in_feet
from encounter_tracker.viewmodels.typed_name import name_problem

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from encounter_tracker.encounter.state import Encounter
    from encounter_tracker.rules.creature import Creature
    from encounter_tracker.viewmodels.combatant_rows import FormField, FormGroup

_MOST_XP: Final = 99_999_999
_NONE: Final[Mapping[str, Callable[[str], Any]]] = {}


def edit_command(state: Encounter, who: str, values: Mapping[str, str]) -> tuple[EditCombatant | None, dict[str, str]]:
    """The command for what differs from now, and what is wrong: {field: sentence}. With mistakes no command."""
    wanted, mistakes = read_form(edit_form(state, who), values)
    if mistakes or not wanted:
        return None, mistakes
    _drop_missing(state.combatants[who].creature, wanted)
    drop_missing_resources(state.combatants[who], wanted)
    return EditCombatant(who=who, set=wanted), {}


def read_form(
    groups: tuple[FormGroup, ...], values: Mapping[str, str], readers: Mapping[str, Callable[[str], Any]] = _NONE
) -> tuple[dict[str, Any], dict[str, str]]:
    """What differs from what the form began with, nested by the names of its fields; and {field: what is wrong}."""
    fields = {field.key: field for group in groups for field in group.fields}
    wanted: dict[str, Any] = {}
    mistakes: dict[str, str] = {}
    for key, text in values.items():
        field = fields.get(key)
        if field is None or _plain(text) == _plain(field.value):
            continue
        try:
            value = _read(key, field, text, readers)
        except parse.ParseError as error:
            mistakes[key] = str(error)
            continue
        if _is_same(value, key, field, readers):
            continue
        head, _, tail = key.partition(".")
        if tail:
            wanted.setdefault(head, {})[tail] = value
        else:
            wanted[head] = value
    return wanted, mistakes


def _plain(text: str) -> str:
    """A text as a field of several lines gives it back: with spaces that break (French has others before a colon)."""
    return text.replace("\u00a0", " ").strip()


def _is_same(value: Any, key: str, field: FormField, readers: Mapping[str, Callable[[str], Any]]) -> bool:
    try:
        return bool(value == _read(key, field, field.value, readers))
    except parse.ParseError:  # a block from elsewhere may hold what nobody would type
        return False


def _drop_missing(creature: Creature, wanted: dict[str, Any]) -> None:
    """Mappings are merged by the command: what is no longer named is set to null, which takes it away."""
    for key in ("skills", "special", "resist"):
        if key in wanted:
            gone = [name for name in getattr(creature, key) if name not in wanted[key]]
            wanted[key] = {**wanted[key], **dict.fromkeys(gone)}
    if "speed" in wanted and not creature.speed:
        wanted["speed"] = {"land": creature.land_speed, **wanted["speed"]}


def _read(key: str, field: FormField, text: str, readers: Mapping[str, Callable[[str], Any]]) -> Any:
    reader = readers.get(key) or _READERS.get(key)
    if reader is not None:
        return reader(text)
    if field.kind == "check":
        return text == TICK
    if key.startswith("abilities."):
        return parse.parse_optional(text)
    if key.startswith(("speed.", "senses.")):
        return distance_in_feet(text)
    if field.kind == "number":
        return parse.parse_number(text)
    return text.strip()


def _name(text: str) -> str:
    if not text.strip():
        raise parse.ParseError(tr("CombatantEdit", "A combatant needs a name"))
    if too_long := name_problem(text):
        raise parse.ParseError(too_long)
    return text.strip()


def _challenge(text: str) -> str | int | None:
    cleaned = text.strip()
    return None if not cleaned else int(cleaned) if cleaned.isdecimal() else cleaned


def _at_least(least: int) -> Callable[[str], int]:
    return lambda text: parse.parse_number(text, least=least)


def _or_none(least: int) -> Callable[[str], int | None]:
    return lambda text: parse.parse_optional(text, least=least)


def _percent(text: str) -> int | None:
    value = parse.parse_optional(text)
    if value is not None and value > UNSEEN:
        raise parse.ParseError(fill(tr("CombatantEdit", "{0} at most: it can only be lowered"), UNSEEN))
    return value


def _or_zero(text: str) -> int:
    return parse.parse_optional(text) or 0


_READERS: Final[dict[str, Callable[[str], Any]]] = {
    "unseen_miss": _percent,
    "resources": parse_resources,
    "name": _name,
    "hit_dice": _at_least(0),
    "hp": _at_least(-999),
    "level": _or_none(0),
    "space": lambda text: distance_in_feet(text, halves=True),
    "reach": lambda text: distance_in_feet(text, halves=True),
    "xp": lambda text: parse.parse_optional(text, most=_MOST_XP),
    "cr": _challenge,
    "temp_hp": _or_zero,
    "nonlethal": _or_zero,
    "type": lambda text: token(text.strip()),
    "subtypes": parse.parse_words,
    "ac.notes": armor_class_tokens,
    "saves.notes": save_notes_tokens,
    "ac.touch": _or_none(-99),
    "ac.flat_footed": _or_none(-99),
    "cmb": _or_none(-99),
    "cmd": _or_none(-99),
    "sr": _or_none(0),
    "caster_level": _or_zero,
    "attacks": parse.parse_attacks,
    "dr": parse.parse_reductions,
    "resist": parse.parse_resist,
    "immune": parse.parse_types,
    "vulnerable": parse.parse_types,
    "fast_healing": _or_zero,
    "channel_resistance": _or_zero,
    "regeneration": parse.parse_regeneration,
    "skills": parse.parse_numbers,
    "special": parse.parse_special,
    "feats": parse.parse_words,
    "spells": parse_spells,
    **FURTHER_READERS,
}
