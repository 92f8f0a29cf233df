"""Fields that ``edit`` can set besides the stat block's own, and single negative levels."""

from __future__ import annotations

import pytest

from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter.apply import Applied, Refused, apply
from encounter_tracker.encounter.derive import derived
from encounter_tracker.encounter.events import CombatantEdited
from encounter_tracker.encounter.state import Combatant, Encounter
from encounter_tracker.rules.creature import Creature

BASE = Combatant(
    id="c1",
    name="Ogre",
    base_hp=30,
    creature=Creature(
        name="Ogre",
        hit_dice=4,
        hp=30,
        skills={"Climb": 7, "Perception": 5},
        special={"Rage": "3 rounds"},
        resist={"fire": 10},
        speed={"land": 40, "fly": 60},
    ),
)
STATE = Encounter(combatants={"c1": BASE}, order=("c1",), next_number=2)


def edited(**fields: object) -> Combatant:
    outcome = apply(STATE, c.EditCombatant(who="Ogre", set=fields))
    assert isinstance(outcome, Applied)
    return outcome.state.combatants["c1"]


def test_temporary_hit_points_are_set_and_taken_away():
    assert edited(temp_hp=8).temp_hp == {"": 8}
    assert edited(temp_hp=0).temp_hp == {}


def test_nonlethal_damage_is_set():
    assert edited(nonlethal=12).nonlethal == 12


@pytest.mark.parametrize("fields", [{"temp_hp": -1}, {"nonlethal": "much"}])
def test_nonsense_is_refused(fields: dict[str, object]):
    outcome = apply(STATE, c.EditCombatant(who="Ogre", set=fields))
    assert isinstance(outcome, Refused)
    assert outcome.reason.code == "bad_edit"


def test_null_takes_an_entry_away():
    creature = edited(
        skills={"Climb": None}, special={"Rage": None}, resist={"fire": None}, speed={"fly": None}
    ).creature
    assert creature.skills == {"Perception": 5}
    assert creature.special == {}
    assert creature.resist == {}
    assert creature.speed == {"land": 40}


def test_an_ability_set_to_null_is_absent():
    assert edited(abilities={"int": None}).creature.score("int") is None


def test_one_negative_level_by_its_id():
    state = STATE
    for source in ("first", "second"):
        outcome = apply(state, c.GiveNegativeLevels(target="c1", count=1, source=source, dc=14))
        assert isinstance(outcome, Applied)
        state = outcome.state
    second = state.combatants["c1"].negative_levels[1].id
    outcome = apply(state, c.RemoveNegativeLevels(target="c1", count=1, which=second))
    assert isinstance(outcome, Applied)
    assert [level.source for level in outcome.state.combatants["c1"].negative_levels] == ["first"]
    assert derived(outcome.state, "c1").negative_levels == 1


def test_a_negative_level_that_is_not_there():
    outcome = apply(STATE, c.RemoveNegativeLevels(target="c1", count=1, which="n9"))
    assert isinstance(outcome, Refused)
    assert outcome.reason.code == "no_negative_levels"


def test_the_event_says_which_resources_are_fewer_or_more():
    first = apply(STATE, c.EditCombatant(who="Ogre", set={"resources": {"rage": {"left": 2, "most": 4}}}))
    assert isinstance(first, Applied)
    wanted = {"rage": {"left": 1, "most": 4}, "club": {"left": 3, "most": 3}}
    second = apply(first.state, c.EditCombatant(who="Ogre", set={"resources": wanted}))
    assert isinstance(second, Applied)
    (record,) = second.records
    assert isinstance(record.event, CombatantEdited)
    assert [(one.name, one.before, one.after) for one in record.event.resources] == [("rage", 2, 1), ("club", None, 3)]
    third = apply(second.state, c.EditCombatant(who="Ogre", set={"resources": {"rage": None, "club": wanted["club"]}}))
    assert isinstance(third, Applied)
    (record,) = third.records
    assert isinstance(record.event, CombatantEdited)
    assert [(one.name, one.before, one.after) for one in record.event.resources] == [("rage", 1, None)]


def test_somebody_becomes_a_member_of_the_party():
    assert edited(member="k1", side="party").member == "k1"
