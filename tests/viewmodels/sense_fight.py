"""A fight in the dark for tests of seeing, light and finding."""

from __future__ import annotations

from typing import Any

import msgspec

from encounter_tracker.encounter.apply import Applied
from encounter_tracker.encounter.commands import AnyCommand
from encounter_tracker.encounter.state import Encounter
from encounter_tracker.session.model import EncounterModel
from encounter_tracker.support.dice import Dice
from encounter_tracker.viewmodels.bridge import EncounterBridge

ANN = {"name": "Ann", "hit_dice": 5, "hp": 40, "abilities": {"dex": 16}, "ac": {"total": 18, "touch": 13}}
DWARF = {"name": "Dwarf", "hit_dice": 3, "hp": 30, "senses": {"darkvision": 60}, "skills": {"Perception": 8}}
WOLF = {"name": "Wolf", "hit_dice": 2, "hp": 13, "senses": {"low_light": True, "scent": True}}
SPY = {"name": "Spy", "hit_dice": 4, "hp": 24, "abilities": {"dex": 18}, "skills": {"Stealth": 12}}


class Dark:
    """Ann (party, her turn), Dwarf (party), Wolf and Spy (foes); nothing is dark before it is said."""

    def __init__(self, *, seed: int = 1, started: bool = True) -> None:
        self.model = EncounterModel(Dice(seed))
        self.bridge = EncounterBridge(self.model)
        for at, (block, side) in enumerate(((ANN, "party"), (DWARF, "party"), (WOLF, "foes"), (SPY, "foes"))):
            self.do("add", creature=block, side=side, initiative=20 - at)
        if started:
            self.do("start")
            for _ in self.model.state.present:  # a whole round: nobody is flat-footed any more
                self.do("next_turn")

    def do(self, name: str, /, **fields: Any) -> Applied:
        outcome = self.bridge.dispatch(msgspec.convert({"do": name, **fields}, AnyCommand))
        assert isinstance(outcome, Applied), outcome
        return outcome

    @property
    def state(self) -> Encounter:
        return self.model.state

    def id(self, name: str) -> str:
        return self.state.by_name[name]

    @property
    def steps(self) -> int:
        return self.model.position

    @property
    def last(self) -> Any:
        step = self.model.undo_step
        return None if step is None else step.command
