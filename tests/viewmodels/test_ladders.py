"""Fear and fatigue that go deeper are told before they do; what paralysis brings shows in the list."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from encounter_tracker.encounter.commands import AddCombatant, ApplyCondition, EditCombatant
from encounter_tracker.rules.creature import Creature
from encounter_tracker.session.model import EncounterModel
from encounter_tracker.support.dice import Dice
from encounter_tracker.support.own_effects import OwnEffectStore
from encounter_tracker.viewmodels.bridge import EncounterBridge
from encounter_tracker.viewmodels.effect_editor import EffectFormViewModel
from encounter_tracker.viewmodels.order import order_view
from tests.viewmodels.effect_fight import do


class Desk:
    def __init__(self, folder: Path) -> None:
        self.model = EncounterModel(Dice(1))
        for number, name in enumerate(("Ogre", "Kyra")):
            do(self.model, AddCombatant(creature=Creature(name=name, hit_dice=4, hp=30), initiative=20 - number))
        self.bridge = EncounterBridge(self.model)
        self.form = EffectFormViewModel(self.bridge, OwnEffectStore(folder / "own.json"))

    def warning(self, key: str) -> str:
        self.bridge.select(tuple(self.bridge.state.by_name[name] for name in ("Ogre", "Kyra")))
        self.form.start()
        self.form.choose(key)
        return self.form.view.warning

    def chips(self) -> list[tuple[str, str]]:
        row = order_view(self.bridge.state).rows[0]
        return [(chip.kind, chip.text) for chip in row.chips]


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Iterator[Desk]:
    made = Desk(tmp_path)
    yield made
    made.bridge.deleteLater()


def test_without_fear_there_nothing_is_told(desk: Desk):
    assert desk.warning("condition:shaken") == ""


@pytest.mark.parametrize(
    ("there", "given", "makes"),
    [
        ("shaken", "shaken", "frightened"),
        ("shaken", "frightened", "panicked"),
        ("frightened", "frightened", "panicked"),
        ("fatigued", "fatigued", "exhausted"),
    ],
)
def test_what_the_ladder_makes_is_told_before_it_is_applied(desk: Desk, there: str, given: str, makes: str):
    do(desk.model, ApplyCondition(target="Ogre", condition=there))  # type: ignore[arg-type]
    assert desk.warning(f"condition:{given}") == f"Ogre: {given} upon what is there makes {makes}."


def test_several_at_once_are_named_together(desk: Desk):
    do(desk.model, ApplyCondition(target=("Ogre", "Kyra"), condition="shaken"))
    assert desk.warning("condition:shaken").startswith("Ogre and Kyra: ")


def test_a_paralysed_flier_falls_and_a_paralysed_swimmer_may_drown(desk: Desk):
    do(desk.model, ApplyCondition(target="Ogre", condition="paralyzed"))
    assert not [text for kind, text in desk.chips() if kind == "deadly"]
    do(desk.model, EditCombatant(who="Ogre", set={"flying": True}))
    assert ("deadly", "falls") in desk.chips()
    do(desk.model, EditCombatant(who="Ogre", set={"flying": False, "swimming": True}))
    assert ("deadly", "may drown") in desk.chips()
    assert ("deadly", "falls") not in desk.chips()
