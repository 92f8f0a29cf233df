"""Effects of a script that name an entry of the catalogue: what a line does not say, the entry says.

The session fills it in before the command is applied, so that the journal holds the whole command. Commands of the
window are whole already: there a field that is left out was left out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter.derive import derived
from encounter_tracker.encounter.refusal import RefusedError
from encounter_tracker.rules.dice import parse_dice
from encounter_tracker.rules.vocabulary import ABILITIES
from encounter_tracker.support import catalogue
from encounter_tracker.support.casting import Casting

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Encounter
    from encounter_tracker.session.ports import DiceSource
    from encounter_tracker.support.catalogue import EffectEntry

_MAGIC = ("spell", "spell-like")
_MIND = ("int", "wis", "cha")


class FromCatalogue(c.Command, frozen=True, tag="from_catalogue"):
    """An effect, or a spell that is cast, to be filled in; ``given``: the fields that were said. Never kept."""

    command: c.ApplyEffect | c.FinishCast
    given: frozenset[str]


def marked(command: c.Command, line: dict[str, Any]) -> c.Command:
    """The command of a line of a script, marked where an entry of the catalogue is to fill it in."""
    if isinstance(command, c.DoTogether):
        parts: Any = tuple(map(marked, command.commands, line["commands"]))
        return replace(command, commands=parts)
    if isinstance(command, (c.ApplyEffect, c.FinishCast)) and command.catalogue:
        return FromCatalogue(command=command, given=frozenset(line))
    return command


def filled(command: c.Command, state: Encounter, dice: DiceSource) -> c.Command:
    """The command with everything its entry says.

    Raises:
        RefusedError: the catalogue has no such entry.
    """
    if isinstance(command, c.DoTogether):
        parts: Any = tuple(filled(part, state, dice) for part in command.commands)
        return command if parts == command.commands else replace(command, commands=parts)
    if not isinstance(command, FromCatalogue):
        return command
    asked = command.command
    key, _, choice = asked.catalogue.partition(":")
    entry, condition = catalogue.effect(key), catalogue.condition(key)
    if entry is None and condition is not None and not choice:
        said: dict[str, Any] = {"conditions": (condition.key,), "kind": "nonmagical"}
    elif entry is None or (choice and entry.choice(choice) is None):
        raise RefusedError("unknown_entry", name=asked.catalogue)
    else:
        said = _said(asked, entry, choice, state, dice) | {"catalogue": key}
    return _with(asked, said, command.given)


def _with(asked: c.ApplyEffect | c.FinishCast, said: dict[str, Any], given: frozenset[str]) -> c.Command:
    """What is said in the line stays; of a spell being cast name, level and kind are known."""
    known = {"name", "source", *(("level", "kind") if isinstance(asked, c.FinishCast) else ())}
    wanted = {field: value for field, value in said.items() if field not in (given - {"catalogue"}) | known}
    return replace(asked, **{field: _typed(type(asked), field, value) for field, value in wanted.items()})


def _typed(kind: type[c.Command], field: str, value: Any) -> Any:
    found = next(one for one in msgspec.structs.fields(kind) if one.name == field)
    return msgspec.convert(value, found.type)


def _said(
    asked: c.ApplyEffect | c.FinishCast, entry: EffectEntry, choice: str, state: Encounter, dice: DiceSource
) -> dict[str, Any]:
    """The fields that the entry gives for this casting."""
    source = _id(state, asked.who if isinstance(asked, c.FinishCast) else asked.source)
    counted_by = source or _id(state, asked.anchor) or state.active or _id(state, next(iter(asked.targets), None))
    casting = casting_of(state, source, entry)
    if asked.caster_level is not None and not entry.scales_with:
        casting = replace(casting, level=max(1, asked.caster_level))
    rolled = {formula: throw(formula, dice) for formula in entry.dice(choice)}
    casting = replace(casting, rolled=rolled, source=counted_by)
    said = entry.fields(casting, choice)
    if not source:
        said.pop("caster_level", None)
    gives = {"temp_hp": entry.gives.temp_hp, "negative_levels": entry.gives.negative_levels}
    said |= {field: amount.resolve(casting) for field, amount in gives.items() if amount is not None}
    said["note"] = entry.note_of("en", choice)
    dc = entry_dc(entry, casting, state, source) if isinstance(asked, c.ApplyEffect) else None
    return said if dc is None else said | {"dc": dc}


def _id(state: Encounter, name: str | None) -> str:
    found = state.by_name.get(name or "", name or "")
    return found if found in state.combatants else ""


def casting_of(state: Encounter, source: str, entry: EffectEntry | None = None) -> Casting:
    """What an entry needs to know about a casting by this combatant (by id); level 1 for nobody."""
    if source not in state.combatants:
        return Casting()
    now = derived(state, source)
    level = now.figures["caster_level"].total or now.level
    if entry is not None and entry.scales_with == "class level":
        level = now.level
    elif entry is not None and entry.scales_with == "bab":
        level = state.combatants[source].creature.bab
    abilities = {ability: now.abilities[ability].modifier for ability in ABILITIES}
    return Casting(level=max(1, level), source=source, abilities=abilities)


def entry_dc(entry: EffectEntry, casting: Casting, state: Encounter, source: str) -> int | None:
    """10 + level + the best casting modifier of a caster; None where it cannot be known."""
    if entry.kind not in _MAGIC or source not in state.combatants:
        return None
    if not state.combatants[source].creature.caster_level:
        return None
    return 10 + entry.level + max(casting.abilities.get(ability, 0) for ability in ABILITIES if ability in _MIND)


def throw(formula: str, dice: DiceSource) -> int:
    """Roll a sum of dice of the catalogue."""
    parsed = parse_dice(formula)
    if parsed is None:
        return 0
    return parsed.bonus + sum(sign * dice.roll(sides) for sign, count, sides in parsed.dice for _ in range(count))
