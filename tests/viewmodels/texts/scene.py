"""A small fight for the tests of words: Kyra 20, Merisiel 15, Ogre 9, made by commands as the program makes them."""

from __future__ import annotations

from typing import Any

from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter.apply import Refused
from encounter_tracker.encounter.state import Encounter
from encounter_tracker.rules.creature import Creature
from encounter_tracker.session.model import EncounterModel
from encounter_tracker.session.ports import NoJournal
from encounter_tracker.support.dice import Dice

ORDER = (("Kyra", "party", 20), ("Merisiel", "party", 15), ("Ogre", "foes", 9))


class Memory(NoJournal):
    """Keeps the states of all steps, as the file does."""

    def __init__(self) -> None:
        self.states: dict[int, Encounter] = {}

    def append(self, position: int, command: Any, records: Any, old: Encounter, new: Encounter) -> None:
        self.states |= {position - 1: old, position: new}

    def state_at(self, position: int, near: Encounter, near_position: int) -> Encounter:
        return self.states[position]


class Fight:
    """An encounter with three in it."""

    def __init__(self, *, started: bool = True) -> None:
        self.journal = Memory()
        self.model = EncounterModel(Dice(1), journal=self.journal)
        for name, side, initiative in ORDER:
            creature = Creature(name=name, hit_dice=4, hp=30, caster_level=5)
            self.do(c.AddCombatant(creature=creature, side=side, initiative=initiative))  # type: ignore[arg-type]
        if started:
            self.do(c.StartEncounter())

    @property
    def state(self) -> Encounter:
        return self.model.state

    def do(self, command: c.Command) -> None:
        outcome = self.model.dispatch(command)
        assert not isinstance(outcome, Refused), outcome.reason.in_english()

    def next(self, times: int = 1) -> None:
        for _ in range(times):
            self.do(c.NextTurn())

    def id(self, name: str) -> str:
        return self.state.by_name[name]

    def lay(self, name: str = "bless", on: str = "Merisiel", **more: Any) -> str:
        """Lay an effect; its id."""
        before = set(self.state.effects)
        self.do(c.ApplyEffect(name=name, targets=(on,), **more))
        return next(iter(set(self.state.effects) - before))
