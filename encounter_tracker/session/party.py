"""The party between fights: take over what happened to it, put it into an encounter, let it rest (pure functions)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from encounter_tracker.encounter.carrying import carry
from encounter_tracker.encounter.commands import AddCombatant, AdvanceTime, Command, DoTogether, Rest
from encounter_tracker.encounter.events import Record
from encounter_tracker.encounter.state import Encounter
from encounter_tracker.session.model import EncounterModel
from encounter_tracker.support.party import PartyMember

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from encounter_tracker.encounter.state import Combatant
    from encounter_tracker.session.ports import DiceSource


class PartyTime(Struct, frozen=True, kw_only=True):
    """What time did to the party: the members after it, and what happened (``state`` has the names in it)."""

    members: tuple[PartyMember, ...]
    records: tuple[Record, ...]
    state: Encounter


def commands_for(member: PartyMember) -> tuple[AddCombatant, ...]:
    """The command that puts a member into an encounter as it is (dispatch several members together)."""
    added = AddCombatant(
        creature=member.creature,
        name=member.label,
        side="party",
        colour=member.colour,
        member=member.key,
        carried=member.carried,
    )
    return (added,)


def missing_from(members: Iterable[PartyMember], state: Encounter) -> tuple[PartyMember, ...]:
    """Those who come along and are not in the encounter yet: for "add the party" with one key."""
    return tuple(member for member in members if member.present and combatant_of(member, state) is None)


def combatant_of(member: PartyMember, state: Encounter) -> Combatant | None:
    """The member in an encounter: by its key, else by name among the party's side."""
    found = state.combatants.get(state.by_name.get(member.label, ""))
    if member.key:
        if found is not None and found.member == member.key:
            return found  # nearly always: it is called the same there
        for who in state.present:
            if who.member == member.key:
                return who
    return found if found is not None and found.side == "party" and not found.member else None


def take_over(members: Iterable[PartyMember], state: Encounter) -> tuple[PartyMember, ...]:
    """The members that stand differently in the encounter than they were kept, as they stand there.

    Call it when a fight ends or is left, or when asked; save what it gives.
    """
    changed = []
    for member in members:
        who = combatant_of(member, state)
        if who is not None:
            now = standing(member, who, state)
            if now != member:
                changed.append(now)
    return tuple(changed)


def member_of(combatant: Combatant, state: Encounter) -> PartyMember:
    """A new member from anyone in an encounter, as it stands."""
    return standing(PartyMember(creature=combatant.creature), combatant, state)


def standing(member: PartyMember, who: Combatant, state: Encounter) -> PartyMember:
    """The member as this combatant stands in an encounter."""
    name = "" if who.name == who.creature.name else who.name
    return replace(member, creature=who.creature, name=name, colour=who.colour, carried=carry(state, who.id))


def rest(members: Sequence[PartyMember], dice: DiceSource, *, full_day: bool = False) -> PartyTime:
    """A night's rest of 8 hours (or a full day in bed) outside a fight: heals, passes time, fills daily resources."""
    return _pass(members, dice, Rest(full_day=full_day))


def pass_time(members: Sequence[PartyMember], dice: DiceSource, time: AdvanceTime) -> PartyTime:
    """Let time pass for the party outside a fight."""
    return _pass(members, dice, time)


def _pass(members: Sequence[PartyMember], dice: DiceSource, time: Command) -> PartyTime:
    """What a command about time does to the members, in an encounter of their own that nobody sees."""
    model = EncounterModel(dice)
    for place, member in enumerate(members):
        # by its place, so that members without a key, or with the same name, are told apart
        model.dispatch(DoTogether(commands=commands_for(replace(member, key=str(place)))))
    known = {who.member: who for who in model.state.present}
    before = len(model.steps)
    if members:
        model.dispatch(time)
    records = tuple(record for step in model.steps[before:] for record in step.records)
    after = tuple(
        _kept_name(member, standing(member, model.state.combatants[known[str(place)].id], model.state))
        for place, member in enumerate(members)
    )
    return PartyTime(members=after, records=records, state=model.state)


def _kept_name(before: PartyMember, after: PartyMember) -> PartyMember:
    """Two of one name were numbered in the encounter: each keeps its own."""
    return replace(after, name=before.name)
