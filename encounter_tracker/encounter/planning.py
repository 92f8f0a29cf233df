"""Prepared encounters: groups and waves planned beforehand, and the commands that put them into a fight."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace

from encounter_tracker.encounter.commands import AddCombatant, Command, PrepareWave
from encounter_tracker.encounter.groups import Group, Wave
from encounter_tracker.rules.challenge import Worth, worth
from encounter_tracker.rules.initiative import series_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from encounter_tracker.encounter.state import Encounter

#: So many copies one command adds at most.
MOST_COPIES: Final = 99

__all__ = ["Group", "Plan", "Wave", "commands_for", "copy_of", "due_waves", "joined", "plan_of", "worth_of"]


class Plan(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A prepared encounter. ``key`` is its place in the store ("" before it was kept)."""

    name: str
    groups: tuple[Group, ...] = ()
    notes: str = ""
    tags: tuple[str, ...] = ()
    key: str = ""

    @property
    def waves(self) -> tuple[int, ...]:
        """The rounds in which waves arrive, in order."""
        return tuple(sorted({group.wave for group in self.groups if group.wave > 1}))

    @property
    def count(self) -> int:
        """How many combatants there are in all."""
        return sum(group.count for group in self.groups)


def worth_of(plan: Plan, levels: Sequence[int] = (), wave: int | None = None) -> Worth:
    """What its foes are worth, all of them or those of one wave (0 and 1: those there from the beginning)."""
    return worth(
        (
            (group.creature.cr, group.count)
            for group in plan.groups
            if group.side == "foes" and (wave is None or max(1, group.wave) == max(1, wave))
        ),
        levels,
    )


def commands_for(plan: Plan, state: Encounter) -> tuple[Command, ...]:
    """The commands that put a prepared encounter into a fight: adds, and its waves to come.

    In a fight under way the present round counts as its first. Dispatch them together: it is one step to undo.
    """
    later = max(0, state.round - 1) if state.started else 0
    commands: list[Command] = [add_command(group) for group in plan.groups if group.wave <= 1]
    for number in plan.waves:
        groups = tuple(replace(group, wave=0) for group in plan.groups if group.wave == number)
        commands.append(PrepareWave(round=number + later, groups=groups))
    return tuple(commands)


def add_command(group: Group) -> AddCombatant:
    """The command that adds one group."""
    return AddCombatant(
        creature=group.creature,
        name=group.name or None,
        side=group.side,
        count=group.count,
        hp=group.hp,
        hidden=group.hidden,
        colour=group.colour,
    )


def copy_of(plan: Plan, name: str) -> Plan:
    """The same once more, under another name and not kept yet."""
    return replace(plan, name=name, key="")


def joined(plan: Plan, other: Plan) -> Plan:
    """Both in one: the groups of ``other`` after those of ``plan``."""
    notes = "\n\n".join(text for text in (plan.notes, other.notes) if text)
    return replace(plan, groups=(*plan.groups, *other.groups), notes=notes)


def plan_of(state: Encounter, name: str, sides: Iterable[str] = ("foes", "neutral")) -> Plan:
    """What an encounter holds, as a plan: everyone present on these sides, alike ones in one group, and its waves.

    Their blocks are taken as they stand, what happened to them is left out. Its ``worth_of`` is that of the fight.
    """
    groups: list[Group] = []
    for who in state.present:
        if who.side in sides:
            base = series_of(who.name)
            own = "" if base == who.creature.name else base
            one = Group(creature=who.creature, name=own, side=who.side, hidden=who.hidden, colour=who.colour)
            _put_in(groups, one)
    later = [replace(group, wave=wave.round) for wave in state.waves for group in wave.groups]
    return Plan(name=name, groups=(*groups, *later))


def _put_in(groups: list[Group], one: Group) -> None:
    for place, group in enumerate(groups):
        if replace(group, count=1) == one and group.count < MOST_COPIES:
            groups[place] = replace(group, count=group.count + 1)
            return
    groups.append(one)


def due_waves(state: Encounter) -> tuple[Wave, ...]:
    """The waves whose round has begun and that have not arrived, the earliest first."""
    if not state.started:
        return ()
    return tuple(sorted((wave for wave in state.waves if wave.round <= state.round), key=lambda wave: wave.round))
