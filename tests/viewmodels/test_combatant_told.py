"""What the rolls of a turn came to is told in words, and something can be done about it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from encounter_tracker.encounter.commands import (
    AddCombatant,
    AdvanceTime,
    ApplyCondition,
    DealDamage,
    DyingCheck,
    GiveAffliction,
    MakeAttack,
    NextTurn,
    RollConfusion,
    SaveAffliction,
    StartEncounter,
    Undo,
)
from encounter_tracker.encounter.derive import derived
from encounter_tracker.encounter.state import AfflictionEffect, Cure, Frequency
from encounter_tracker.rules.creature import Attack, Creature, Saves
from encounter_tracker.session.model import EncounterModel
from encounter_tracker.viewmodels.bridge import EncounterBridge
from encounter_tracker.viewmodels.combatant import CombatantViewModel
from tests.viewmodels.effect_fight import GivenDice, do

OGRE = Creature(name="Ogre", hit_dice=4, hp=30, saves=Saves(fort=4), abilities={"str": 21, "con": 15})
KYRA = Creature(
    name="Kyra", hit_dice=5, hp=40, abilities={"str": 12, "con": 14}, attacks=(Attack(name="mace", bonus=(5,)),)
)


class Desk:
    def __init__(self) -> None:
        self.dice = GivenDice(*[1] * 4)
        self.model = EncounterModel(self.dice)
        do(self.model, AddCombatant(creature=OGRE, initiative=20), AddCombatant(creature=KYRA, initiative=10))
        self.bridge = EncounterBridge(self.model)
        self.pane = CombatantViewModel(self.bridge)
        self.bridge.select((self.bridge.state.by_name["Ogre"],))

    def told(self) -> list[str]:
        assert self.pane.sheet is not None
        return [row.text for row in self.pane.sheet.told]


@pytest.fixture
def desk(qtbot: QtBot) -> Iterator[Desk]:
    made = Desk()
    yield made
    made.bridge.deleteLater()


@pytest.mark.parametrize(
    ("face", "words"),
    [
        (10, "acts normally"),
        (40, "babbles"),
        (60, "hurts itself: 1d8 + Strength"),
        (90, "attacks the nearest creature"),
    ],
)
def test_what_the_confused_does_is_said_in_words(desk: Desk, face: int, words: str):
    do(desk.model, ApplyCondition(target="Ogre", condition="confused"), StartEncounter())
    assert desk.told() == []
    do(desk.model, RollConfusion(who="Ogre", roll=face))
    (text,) = desk.told()
    assert text.startswith(f"d100: {face}. ")
    assert words in text
    do(desk.model, Undo())
    assert desk.told() == []


def test_the_confused_hurts_itself_at_the_press_of_a_button_once(desk: Desk):
    do(desk.model, ApplyCondition(target="Ogre", condition="confused"), StartEncounter())
    do(desk.model, RollConfusion(who="Ogre", roll=60))
    assert desk.pane.sheet is not None
    row = desk.pane.sheet.told[0]
    assert (row.action, row.button) == ("hurt_itself", "Roll 1d8+5")
    desk.dice.faces = [3]
    assert desk.pane.act_on_told(row.action).ok
    assert derived(desk.bridge.state, desk.bridge.state.by_name["Ogre"]).hp == 22
    assert desk.pane.sheet.told[0].action == ""
    do(desk.model, Undo())
    assert desk.pane.sheet.told[0].action == "hurt_itself"
    assert desk.pane.act_on_told("dance").ok


def test_a_save_against_a_poison_with_what_follows(desk: Desk):
    poison = GiveAffliction(
        target="Ogre",
        name="venom",
        exposure="injury",
        save="fort",
        dc=14,
        frequency=Frequency(rounds=1, times=4),
        effect=AfflictionEffect(ability_damage={"con": 2}),
        cure=Cure(saves=2),
    )
    do(desk.model, StartEncounter(), poison, NextTurn(), NextTurn())
    do(desk.model, SaveAffliction(target="Ogre", name="venom", roll=3))
    (text,) = desk.told()
    assert text.startswith("Save against venom: 6 against 14, failed")
    assert text.endswith("Ogre takes 2 Constitution damage (venom)")
    do(desk.model, SaveAffliction(target="Ogre", name="venom", roll=19))
    assert "1 of 2 saves towards the cure" in desk.told()[0]
    assert len(desk.told()) == 2
    do(desk.model, NextTurn())
    assert desk.told() == []


def test_only_what_concerns_the_one_shown(desk: Desk):
    do(desk.model, StartEncounter(), DealDamage(target="Kyra", amount=44), DyingCheck(who="Kyra", roll=20))
    assert desk.told() == []
    desk.bridge.select((desk.bridge.state.by_name["Kyra"],))
    assert desk.told()[0].startswith("Dying: Constitution check")


def test_reminders_at_the_start_of_its_turn(desk: Desk):
    do(
        desk.model,
        StartEncounter(),
        NextTurn(),
        ApplyCondition(target="Ogre", condition="confused"),
        MakeAttack(attacker="Kyra", target="Ogre", roll=2, damage=1),
        NextTurn(),
    )
    assert desk.told() == ["Ogre is confused and strikes back at Kyra"]


def test_passing_time_begins_anew(desk: Desk):
    do(desk.model, ApplyCondition(target="Ogre", condition="confused"), RollConfusion(who="Ogre", roll=10))
    assert len(desk.told()) == 1
    do(desk.model, AdvanceTime(minutes=1))
    assert desk.told() == []
