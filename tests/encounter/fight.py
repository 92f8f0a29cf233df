"""An encounter for tests: commands as in scripts, dice from a list, and what is derived afterwards."""

from __future__ import annotations

from typing import Any

import msgspec

from encounter_tracker.encounter.apply import Applied, Refused, apply
from encounter_tracker.encounter.commands import AnyCommand
from encounter_tracker.encounter.derive import Derived, derived
from encounter_tracker.encounter.events import Event
from encounter_tracker.encounter.refusal import Reason
from encounter_tracker.encounter.state import Combatant, Encounter

OGRE = {
    "name": "Ogre",
    "type": "humanoid",
    "subtypes": ["giant"],
    "hit_dice": 4,
    "hp": 30,
    "saves": {"fort": 6, "ref": 0, "will": 3},
    "abilities": {"str": 21, "dex": 8, "con": 15, "int": 6, "wis": 10, "cha": 7},
}
TROLL = {
    "name": "Troll",
    "type": "humanoid",
    "hit_dice": 6,
    "hp": 63,
    "saves": {"fort": 11},
    "abilities": {"str": 21, "dex": 14, "con": 23, "int": 6, "wis": 9, "cha": 6},
    "regeneration": {"amount": 5, "stopped_by": ["acid", "fire"]},
}
SKELETON = {
    "name": "Skeleton",
    "type": "undead",
    "hit_dice": 1,
    "hp": 4,
    "abilities": {"str": 15, "dex": 14, "con": None, "int": None, "wis": 10, "cha": 10},
    "dr": [{"amount": 5, "bypass": "bludgeoning"}],
    "immune": ["cold", "undead traits"],
}
PRIEST = {
    "name": "Priest",
    "type": "humanoid",
    "hit_dice": 5,
    "hp": 38,
    "saves": {"fort": 6, "ref": 0, "will": 8},
    "abilities": {"str": 13, "dex": 8, "con": 14, "int": 10, "wis": 19, "cha": 12},
}


class Fight:
    """Applies commands one after the other; ``faces`` are the dice to come, by what they are rolled for or in order."""

    def __init__(self, *creatures: dict[str, Any], **fields: Any) -> None:
        self.state = Encounter()
        self.events: list[Event] = []
        for number, creature in enumerate(creatures):
            self.do("add", creature=creature, initiative=20 - number, **fields)

    def do(self, do: str, *, faces: tuple[int, ...] = (), **fields: Any) -> list[Event]:
        """Apply a command that must succeed; returns what happened."""
        result = self._apply(do, faces, fields)
        assert isinstance(result, Applied), result
        self.state = result.state
        self.events = [record.event for record in result.records]
        return self.events

    def refused(self, do: str, *, faces: tuple[int, ...] = (), **fields: Any) -> Reason:
        """Apply a command that must be refused; returns why."""
        result = self._apply(do, faces, fields)
        assert isinstance(result, Refused), result
        assert result.reason.in_english()
        return result.reason

    def command(self, do: str, **fields: Any) -> Any:
        return msgspec.convert({"do": do, **fields}, AnyCommand)

    def _apply(self, do: str, faces: tuple[int, ...], fields: dict[str, Any]) -> Applied | Refused:
        command = self.command(do, **fields)
        left = list(faces)
        while True:
            result = apply(self.state, command)
            if isinstance(result, (Applied, Refused)):
                assert not left, f"dice left over: {left}"
                return result
            # one at a time: the rest of what is asked for may turn out not to be needed
            what = result.dice[0].what
            assert left, f"no die for {what}"
            rolls = dict(command.rolls)
            rolls[what] = (*rolls.get(what, ()), left.pop(0))
            command = msgspec.structs.replace(command, rolls=rolls)

    def id(self, name: str) -> str:
        return self.state.by_name[name]

    def get(self, name: str) -> Combatant:
        return self.state.combatants[self.id(name)]

    def now(self, name: str) -> Derived:
        return derived(self.state, self.id(name))

    def hp(self, name: str) -> int:
        return self.now(name).hp

    def status(self, name: str) -> str:
        return self.now(name).status

    def happened(self, kind: type[Event]) -> list[Any]:
        """The events of one kind of the last command."""
        return [event for event in self.events if isinstance(event, kind)]

    def due(self, what: str) -> list[Any]:
        return [entry for entry in self.state.due if entry.what == what]
