"""The program's own JSON: a creature, a list of them, what it exports, a fight's script, printed states."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from encounter_tracker.importers.draft import Draft
from encounter_tracker.rules.creature import Creature
from encounter_tracker.support.imported import ImportedCreature

if TYPE_CHECKING:
    from collections.abc import Sequence

    from encounter_tracker.importers.reading import Reading
    from encounter_tracker.support.imported import ImportResult

FORM: Final = "encounter-tracker"
#: What an exported file says it is.
MARK: Final = "encounter-tracker creatures"
VERSION: Final = 1
_FIELDS: Final = frozenset(field.name for field in msgspec.structs.fields(Creature))
_NEEDED: Final = ({"name", "hp"}, {"name", "hit_dice"})
_KEPT: Final = frozenset(field.name for field in msgspec.structs.fields(ImportedCreature)) - {
    "creature",
    "issues",
    "first_line",
    "last_line",
    "understood",
    "noted",
}


def is_creature(value: Any) -> bool:
    """Whether a mapping is a stat block of ours."""
    return (
        isinstance(value, dict)
        and isinstance(value.get("name"), str)
        and any(needed <= value.keys() for needed in _NEEDED)
        and len(value.keys() & _FIELDS) * 2 >= len(value)
    )


def is_holder(value: Any) -> bool:
    """Whether a mapping holds one: "creature" beside what a fight or a library knows of it."""
    return isinstance(value, dict) and is_creature(value.get("creature"))


def find(value: Any, where: str = "") -> list[tuple[dict[str, Any], str]]:
    """Our creatures in a document, with their places; [] where it is no document of ours."""
    if is_creature(value) or is_holder(value):
        return [(value, where or "$")]
    if isinstance(value, dict):
        for key in ("creatures", "combatants", "entries", "party"):
            inner = value.get(key)
            if isinstance(inner, dict):
                inner = list(inner.values())
            if isinstance(inner, list) and (
                value.get("format") == MARK or any(is_creature(one) or is_holder(one) for one in inner)
            ):
                return [(one, f"{where}{key}[{number}]") for number, one in enumerate(inner)]
        return []
    if isinstance(value, list) and any(is_creature(one) or is_holder(one) for one in value):
        return [(one, f"{where}[{number}]") for number, one in enumerate(value)]
    return []


def read(found: Sequence[tuple[Any, str, int]], reading: Reading) -> ImportResult:
    """Read creatures of ours: (value, place, line)."""

    def one(thing: tuple[Any, str, int]) -> ImportedCreature | None:
        value, where, line = thing
        if not is_creature(value) and not is_holder(value):
            name = str(value.get("name") or "") if isinstance(value, dict) else str(value)[:50]
            reading.error("not_a_creature", name, "JSON", where=where, line=line)
            return None
        return _creature(value, where, line, reading)

    creatures = reading.each(found, one, lambda thing: (thing[1], thing[2]))
    return reading.result(FORM, creatures)


def _creature(value: dict[str, Any], where: str, line: int, reading: Reading) -> ImportedCreature:
    draft = Draft(where, line)
    block = value["creature"] if is_holder(value) else value
    for key, one in block.items():
        if key in _FIELDS:
            draft.fields[key] = one
        else:
            draft.unread(str(key), _said(one), str(key), "part_unknown")
    if block is not value:
        _around(draft, value)
    return draft.finish(reading.name)


def _around(draft: Draft, value: dict[str, Any]) -> None:
    """What stands beside the stat block."""
    for key in _KEPT & value.keys():
        draft.kept[key] = value[key]
    state = value.get("hp")
    for key, name in (("current", "current_hp"), ("temp", "temp_hp"), ("nonlethal", "nonlethal")):
        if isinstance(state, dict) and isinstance(state.get(key), int):
            draft.kept[name] = state[key]
    names = value.get("names")
    if isinstance(names, dict) and isinstance(names.get("fr"), str):
        draft.kept["names_fr"] = names["fr"]
    own_name = value.get("name")
    if isinstance(own_name, str) and own_name.strip():
        draft.fields["name"] = own_name
    _checked(draft)


def _checked(draft: Draft) -> None:
    """Only what holds may stand beside the stat block."""
    try:
        msgspec.convert({"creature": {"name": "?", "hit_dice": 1, "hp": 1}, **draft.kept}, ImportedCreature)
    except msgspec.ValidationError as error:
        draft.doubt("figure_odd", "creature", str(error)[:100])
        draft.note("", _said(draft.kept))
        draft.kept = {}
    else:
        for key in ("conditions", "tags"):
            if key in draft.kept:
                draft.kept[key] = tuple(draft.kept[key])


def _said(value: Any) -> str:
    if isinstance(value, str):
        return value
    return msgspec.json.encode(value).decode("utf-8", "replace")[:2000]
