"""What happened while time passed: the list after a rest or a leap in time."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from encounter_tracker.encounter.commands import (
    AddCombatant,
    AdvanceTime,
    ApplyCondition,
    ApplyEffect,
    DamageAbility,
    DealDamage,
    GiveAffliction,
    GiveNegativeLevels,
    NextTurn,
    Redo,
    Rest,
    StartEncounter,
    Undo,
)
from encounter_tracker.encounter.state import AfflictionEffect, Cure, Frequency
from encounter_tracker.rules.creature import Creature, Saves
from encounter_tracker.rules.durations import Duration
from encounter_tracker.session.model import EncounterModel
from encounter_tracker.viewmodels.bridge import EncounterBridge
from encounter_tracker.viewmodels.passage import PassageViewModel
from tests.viewmodels.effect_fight import GivenDice, do

KYRA = Creature(
    name="Kyra", hit_dice=5, level=5, hp=40, saves=Saves(fort=5), abilities={"str": 12, "con": 14, "dex": 12}
)
OGRE = Creature(name="Ogre", hit_dice=4, level=4, hp=30, saves=Saves(fort=4), abilities={"str": 21, "con": 15})


class Desk:
    def __init__(self) -> None:
        self.dice = GivenDice(*[1] * 9)
        self.model = EncounterModel(self.dice)
        do(self.model, AddCombatant(creature=KYRA, initiative=20), AddCombatant(creature=OGRE, initiative=10))
        self.bridge = EncounterBridge(self.model)
        self.passage = PassageViewModel(self.bridge)
        self.happened = 0
        self.gone = 0
        self.passage.happened.connect(self._count)
        self.passage.gone.connect(self._lose)

    def _count(self) -> None:
        self.happened += 1

    def _lose(self) -> None:
        self.gone += 1

    def section(self, heading: str) -> list[str]:
        found: list[str] = []
        inside = False
        for row in self.passage.view.rows:
            if row.kind == "heading":
                inside = row.text == heading
            elif inside:
                found.append(row.text)
        return found


@pytest.fixture
def desk(qtbot: QtBot) -> Iterator[Desk]:
    made = Desk()
    yield made
    made.bridge.deleteLater()


def test_a_night_heals_and_says_so(desk: Desk):
    do(desk.model, DealDamage(target="Kyra", amount=12), DealDamage(target="Ogre", amount=20, nonlethal=True))
    do(desk.model, Rest())
    assert desk.happened == 1
    assert desk.passage.view.title == "A night’s rest"
    assert desk.passage.view.remark == "8 h · Kyra and Ogre"
    assert desk.section("Hit points") == ["Kyra: 28 → 33 of 40", "Ogre: nonlethal 20 → 0"]


def test_only_those_who_rest_heal(desk: Desk):
    do(desk.model, DealDamage(target=("Kyra", "Ogre"), amount=12), Rest(who=("Kyra",)))
    assert desk.passage.view.remark == "8 h · Kyra"
    assert desk.section("Hit points") == ["Kyra: 28 → 33 of 40"]


def test_a_full_day_heals_abilities_and_lets_saves_fall_due_in_turn(desk: Desk):
    do(
        desk.model,
        DamageAbility(target="Kyra", ability="str", amount=3),
        GiveNegativeLevels(target="Kyra", count=2, dc=15),
        AdvanceTime(days=1),
        Rest(full_day=True),
    )
    assert desk.passage.view.title == "A full day’s rest"
    assert desk.section("Abilities and levels") == ["Kyra: Strength damage 2 → 0"]
    assert [row.text for row in desk.passage.view.due] == ["negative level, Fortitude +3 against DC 15"] * 4
    assert {row.whose for row in desk.passage.view.due} == {"Kyra"}


def test_effects_are_told_in_the_order_in_which_they_ended(desk: Desk):
    for name, minutes in (("third", 30), ("first", 5), ("second", 10)):
        do(desk.model, ApplyEffect(name=name, source="Kyra", targets=("Kyra",), duration=Duration(minutes=minutes)))
    do(desk.model, ApplyEffect(name="stays", source="Kyra", targets=("Kyra",), duration=Duration(hours=2)))
    do(desk.model, AdvanceTime(hours=1))
    assert desk.passage.view.title == "Time passed"
    assert desk.passage.view.remark == "1 h"
    ended = desk.section("Ended, in this order")
    assert [text.split(": ")[1].split(" ")[0] for text in ended] == ["first", "second", "third"]


def test_who_dies_meanwhile(desk: Desk):
    do(desk.model, DealDamage(target="Ogre", amount=40))
    desk.dice.faces = [2] * 9
    do(desk.model, AdvanceTime(minutes=1))
    lines = desk.section("Life and death")
    assert lines[-1].startswith("Ogre dies: wounds")
    assert any("dying: Constitution check" in line for line in lines)
    assert next(row for row in desk.passage.view.rows if "dies" in row.text).kind == "harm"


def test_nothing_to_tell_asks_for_no_attention(desk: Desk):
    do(desk.model, AdvanceTime(minutes=1))
    assert desk.happened == 0
    assert desk.passage.has_passed
    assert desk.passage.view.is_empty


def test_undoing_it_takes_the_list_away_and_redoing_brings_it_back(desk: Desk):
    do(desk.model, DealDamage(target="Kyra", amount=12), Rest())
    rows = desk.passage.view.rows
    do(desk.model, Undo())
    assert desk.gone == 1
    assert desk.passage.view.rows == ()
    do(desk.model, Redo())
    assert desk.passage.view.rows == rows
    assert desk.happened == 1  # it does not push itself forward again


def test_saves_are_answered_in_the_list_and_told(desk: Desk):
    do(desk.model, GiveNegativeLevels(target="Kyra", count=1, dc=15), AdvanceTime(days=1))
    (due,) = desk.passage.view.due
    assert desk.passage.answer(due.key, "25") == "A d20 shows 1 to 20: for a sum type =25"
    assert desk.passage.answer(due.key, "=25") == ""
    assert desk.passage.view.due == ()
    answered = desk.section("Answered")
    assert answered[0] == "Kyra, negative level: Fortitude save: 25 against 15, made"
    assert answered[1].startswith("Kyra is rid of")
    do(desk.model, Undo())
    assert desk.section("Answered") == []
    assert len(desk.passage.view.due) == 1
    assert desk.passage.answer("nobody|nothing", "3") == ""


def test_a_disease_asks_by_the_day(desk: Desk):
    do(
        desk.model,
        GiveAffliction(
            target="Ogre",
            name="fever",
            exposure="contact",
            save="fort",
            dc=12,
            kind="disease",
            frequency=Frequency(days=1),
            effect=AfflictionEffect(ability_damage={"con": 1}),
            cure=Cure(saves=2, consecutive=True),
        ),
        AdvanceTime(days=1),
    )
    assert [row.text for row in desk.passage.view.due] == ["fever, Fortitude +4 against DC 12 (the next in 1 d)"]
    desk.dice.faces = [3]
    assert desk.passage.answer(desk.passage.view.due[0].key, "") == ""
    assert desk.section("Answered")[-1].startswith("Ogre takes 1 Constitution damage")


def test_the_fight_that_follows_is_not_part_of_it(desk: Desk):
    do(
        desk.model,
        ApplyCondition(target="Kyra", condition="confused"),
        DealDamage(target="Kyra", amount=3),
        Rest(),
        StartEncounter(),
    )
    desk.dice.faces = [30]
    assert desk.passage.answer(desk.passage.view.due[0].key, "30") == ""
    assert desk.section("Answered") == []


def test_what_is_due_shows_without_any_time_passing(desk: Desk):
    do(desk.model, ApplyCondition(target="Ogre", condition="confused"), StartEncounter(), NextTurn())
    assert not desk.passage.has_passed
    assert [row.whose for row in desk.passage.view.due] == ["Ogre"]
    assert desk.passage.view.title == "What happened"
