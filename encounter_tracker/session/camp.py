"""The camp: the party in an encounter of its own, outside every fight. What is done to somebody there, stays theirs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from encounter_tracker.encounter.apply import Refused
from encounter_tracker.encounter.commands import RemoveCombatant
from encounter_tracker.session.model import EncounterModel
from encounter_tracker.session.party import commands_for, standing
from encounter_tracker.session.ports import NoJournal

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from encounter_tracker.encounter.commands import AdvanceTime, Rest
    from encounter_tracker.session.model import Outcome
    from encounter_tracker.session.ports import DiceSource
    from encounter_tracker.support.party import PartyMember


class Camp:
    """Holds the members as combatants, so that everything that works on combatants works on them."""

    def __init__(self, dice: DiceSource) -> None:
        """Nobody is there yet."""
        self.model = EncounterModel(dice)
        self._ids: dict[str, str] = {}
        self._named: dict[str, str] = {}

    def gather(self, members: Iterable[PartyMember]) -> None:
        """Begin anew with these, as they are kept; they keep their ids where the same ones come in the same order."""
        fresh = self.model.aside()
        self._ids, self._named = {}, {}
        for member in members:
            self._come(fresh, member)
        self.model.open(NoJournal(), (), 0, fresh.state)

    def id_of(self, key: str) -> str:
        """The combatant of a member (by its key), or ""."""
        return self._ids.get(key, "")

    def key_of(self, who: str) -> str:
        """The member of a combatant (by its id), or ""."""
        return next((key for key, other in self._ids.items() if other == who), "")

    def changed(self, members: Iterable[PartyMember]) -> tuple[PartyMember, ...]:
        """Those of the members that stand differently here than they are kept, as they stand here."""
        state, found = self.model.state, []
        for member in members:
            who = state.combatants.get(self.id_of(member.key))
            if who is None:
                continue
            now = standing(member, who, state)
            if who.name == self._named[member.key]:
                now = replace(now, name=member.name)  # where two have one name, one of them is numbered here
            if now != member:
                found.append(now)
        return tuple(found)

    def pass_time(self, command: Rest | AdvanceTime, members: Sequence[PartyMember]) -> Outcome:
        """Let time pass for those who are present; whoever is away is as before."""
        away = [member for member in members if not member.present and self.id_of(member.key)]
        gone = tuple(self.id_of(member.key) for member in away)
        if gone:
            self.model.dispatch(RemoveCombatant(who=gone))
        outcome = self.model.dispatch(command)
        for member in away:
            self._come(self.model, member)
        return outcome

    def _come(self, model: EncounterModel, member: PartyMember) -> None:
        before = set(model.state.combatants)
        for command in commands_for(member):
            if isinstance(model.dispatch(command), Refused):
                return
        who = next(key for key in model.state.combatants if key not in before)
        self._ids[member.key] = who
        self._named[member.key] = model.state.combatants[who].name
