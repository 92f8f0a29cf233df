"""What is computed about a combatant, and that it is computed once."""

from __future__ import annotations

from typing import Any

import pytest

from encounter_tracker.encounter import due
from encounter_tracker.encounter.commands import NextTurn
from encounter_tracker.encounter.derive import condition_names, derived, works_on
from encounter_tracker.encounter.state import Effect, Encounter, Target
from encounter_tracker.encounter.tx import Tx
from tests.encounter.fight import OGRE, PRIEST, Fight

KNIGHT: dict[str, Any] = {
    "name": "Knight",
    "hit_dice": 6,
    "hp": 50,
    "bab": 6,
    "abilities": {"str": 16, "dex": 12},
    "attacks": [
        {"name": "sword", "bonus": [10, 5], "damage": "1d8+3"},
        {"name": "bow", "kind": "ranged", "bonus": [7], "damage": "1d8"},
    ],
    "resist": {"fire": 5},
    "dr": [{"amount": 5, "bypass": "magic"}, {"amount": 2, "kind": "extraordinary"}],
    "skills": {"Climb": 8},
}


@pytest.fixture
def fight() -> Fight:
    return Fight(KNIGHT, OGRE)


def effect(fight: Fight, name: str, *modifiers: tuple[str, int], **fields: Any) -> None:
    changes = [{"on": on, "value": value} for on, value in modifiers]
    fight.do("effect", name=name, targets=["Knight"], modifiers=changes, **fields)


# --- once ------------------------------------------------------------------------------------------------------------


def test_the_same_object_while_nothing_changes(fight: Fight):
    before = fight.now("Knight")
    assert fight.now("Knight") is before
    fight.do("note", text="x")
    fight.do("damage", target="Ogre", amount=3)
    fight.do("effect", name="bane", targets=["Ogre"])
    assert fight.now("Knight") is before


@pytest.mark.parametrize(
    ("do", "fields"),
    [
        ("damage", {"target": "Knight", "amount": 1}),
        ("effect", {"name": "bane", "targets": ["Knight"]}),
        ("options", {"negative_levels_lower_cmd": True}),
        ("edit", {"who": "Knight", "set": {"init": 3}}),
        ("environment", {"light": "dark"}),
        ("start", {"aware": ["Ogre"]}),
    ],
)
def test_another_one_when_something_did(fight: Fight, do: str, fields: dict[str, Any]):
    before = fight.now("Knight")
    fight.do(do, **fields)
    assert fight.now("Knight") is not before


# --- what ------------------------------------------------------------------------------------------------------------


def test_attacks_follow_the_figures(fight: Fight):
    sword, bow = fight.now("Knight").attacks
    assert (sword.bonus, sword.damage_delta, bow.bonus, bow.damage_delta) == ((10, 5), 0, (7,), 0)
    effect(fight, "x", ("attack", -1), ("damage", 2), ("str", 4))
    fight.do("condition", target="Knight", condition="prone")
    fight.do("ability_damage", target="Knight", ability="dex", amount=2)
    sword, bow = fight.now("Knight").attacks
    assert (sword.delta, sword.bonus, sword.damage_delta) == (-3, (7, 2), 4)
    assert (bow.delta, bow.bonus, bow.damage_delta) == (-2, (5,), 2)


def test_checks_and_skills(fight: Fight):
    effect(fight, "x", ("checks", -1), ("skills", -2), ("climb", 5))
    fight.do("negative_levels", target="Knight", count=1)
    now = fight.now("Knight")
    assert now.check("str") == 3 - 1 - 1
    assert now.skill("Climb").value == 8 - 1 - 2 + 5


def test_resistance_the_best_of_all(fight: Fight):
    effect(fight, "x", ("resist.fire", 3), ("resist.cold", 10))
    effect(fight, "y", ("resist.cold", 5))
    assert fight.now("Knight").resist == {"fire": 5, "cold": 10}
    effect(fight, "z", ("resist.fire", 20))
    assert fight.now("Knight").resist["fire"] == 20


def test_reduction_of_its_own_and_of_effects(fight: Fight):
    effect(fight, "x", ("dr", 10), ("dr", -3))
    assert [(dr.amount, dr.bypass) for dr in fight.now("Knight").dr] == [(5, "magic"), (2, "—"), (10, "—")]
    fight.do("antimagic", who="Knight", inside=True)
    assert [dr.amount for dr in fight.now("Knight").dr] == [2]


def test_who_can_act_and_where_it_dies(fight: Fight):
    assert (fight.now("Knight").can_act, fight.now("Knight").dies_at) == (True, -10)
    fight.do("damage", target="Knight", amount=50)
    assert (fight.status("Knight"), fight.now("Knight").can_act) == ("disabled", True)
    fight.do("damage", target="Knight", amount=1)
    now = fight.now("Knight")
    assert (now.can_act, now.helpless, now.no_dex, now.conditions) == (False, True, True, ("helpless",))


def test_conditions_and_where_they_come_from(fight: Fight):
    fight.do("condition", target="Knight", condition="prone", source="a rope")
    effect(fight, "grease", conditions=["prone", "shaken"])
    first, second = fight.state.effects
    now = fight.now("Knight")
    assert condition_names(fight.state, fight.id("Knight")) == now.conditions == ("prone", "shaken")
    assert now.condition_effects == {"prone": (first, second), "shaken": (second,)}


@pytest.mark.parametrize("subtypes", [["incorporeal"], ["Incorporeal"]])
def test_incorporeal_by_subtype(subtypes: list[str]):
    fight = Fight({**KNIGHT, "subtypes": subtypes})
    assert fight.now("Knight").conditions == ("incorporeal",)
    fight.do("condition", target="Knight", condition="incorporeal")
    assert fight.now("Knight").conditions == ("incorporeal",)


def test_immune_to_a_penalty():
    fight = Fight({**KNIGHT, "type": "undead"})
    effect(fight, "ray", ("str", -4), ("wis", -4))
    now = fight.now("Knight")
    assert (now.abilities["str"].penalty, now.abilities["wis"].penalty) == (0, 4)
    effect(fight, "bull", ("str", 4))
    assert fight.now("Knight").abilities["str"].bonus == 4


def test_what_works(fight: Fight):
    knight = fight.get("Knight")
    for state, works in (("affected", True), ("saved", False), ("resisted", False), ("suppressed", False)):
        laid = Effect(id="e", name="x", targets={knight.id: Target(state=state)})  # type: ignore[arg-type]
        assert works_on(knight, laid) is works
    assert not works_on(knight, Effect(id="e", name="x"))


# --- the state -------------------------------------------------------------------------------------------------------


def test_effects_by_their_targets(fight: Fight):
    fight.do("effect", name="a", targets=["Knight", "Ogre"])
    fight.do("effect", name="b", targets=["Ogre"], saved=["Ogre"], darkness=1)
    assert [one.name for one in fight.state.effects_on[fight.id("Ogre")]] == ["a", "b"]
    assert [one.name for one in fight.state.effects_on[fight.id("Knight")]] == ["a"]
    assert fight.state.has_darkness
    assert not Encounter().has_darkness


def test_conditions_of_an_effect_on_one(fight: Fight):
    knight, ogre = fight.id("Knight"), fight.id("Ogre")
    targets = {knight: Target(conditions=("panicked",)), ogre: Target()}
    laid = Effect(id="e", name="x", conditions=("shaken",), targets=targets)
    assert (laid.conditions_on(knight), laid.conditions_on(ogre), laid.conditions_on("c9")) == (
        ("panicked",),
        ("shaken",),
        ("shaken",),
    )
    assert (laid.key, Effect(id="e", name="x", catalogue="y").key) == ("x", "y")
    assert Effect(id="e", name="x", anchor="c1").kept_up_by == "c1"
    assert Effect(id="e", name="x", source="c2", anchor="c1").kept_up_by == "c2"


# --- what is due -----------------------------------------------------------------------------------------------------


def test_rolls_that_wait():
    tx = Tx(Fight(PRIEST, OGRE).state, NextTurn())
    for ref in ("a", "a", "b"):
        due.add(tx, "c1", "save", dc=15, ref=ref, label="poison")
    due.add(tx, "c2", "save", ref="a")
    assert [(one.who, one.ref, one.number) for one in tx.state.due] == [
        ("c1", "a", 0),
        ("c1", "a", 1),
        ("c1", "b", 0),
        ("c2", "a", 0),
    ]
    taken = due.take(tx, "c1", "save", "b")
    assert taken is not None
    assert (taken.ref, taken.dc, taken.label) == ("b", 15, "poison")
    assert due.take(tx, "c1", "other") is None
    assert due.take(tx, "c1", "save", "b") is None
    before = tx.state
    due.clear(tx, "c1", "save", "b")
    assert tx.state is before
    due.clear(tx, "c1", "save", "a")
    assert [one.who for one in tx.state.due] == ["c2"]
    due.clear(tx, "c2")
    assert tx.state.due == ()
    assert due.take(tx, "c2", "save") is None


def test_derived_of_the_removed(fight: Fight):
    knight = fight.id("Knight")
    fight.do("remove", who="Knight")
    assert derived(fight.state, knight).hp == 50
