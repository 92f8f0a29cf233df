"""Spell resistance: checks, what is remembered, lowering it and its coming back (rules E1 to E6)."""

from __future__ import annotations

from typing import Any

import pytest

from encounter_tracker.encounter import events
from tests.encounter.fight import OGRE, PRIEST, Fight

DROW = OGRE | {"name": "Drow", "sr": 16}
CASTER = PRIEST | {"caster_level": 5}
HOLD: dict[str, Any] = {
    "name": "hold",
    "source": "Priest",
    "level": 2,
    "spell_resistance": True,
    "duration": {"rounds": 9},
}


@pytest.fixture
def fight() -> Fight:
    return Fight(DROW, CASTER, OGRE)


def state(fight: Fight, effect: str = "hold", who: str = "Drow") -> str:
    (found,) = [e for e in fight.state.effects.values() if e.name == effect]
    return found.targets[fight.id(who)].state


# --- E1, E3 -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("face", "found"), [(10, "resisted"), (11, "affected")])
def test_the_check_is_d20_and_caster_level(fight: Fight, face: int, found: str):
    fight.do("effect", **HOLD, targets=["Drow", "Ogre"], faces=(face,))
    assert (state(fight), state(fight, who="Ogre")) == (found, "affected")
    (check,) = fight.happened(events.CheckRolled)
    assert (check.who, check.what, check.total, check.dc) == (fight.id("Priest"), "sr_check", face + 5, 16)
    resisted = [event.target for event in fight.happened(events.EffectResisted)]
    assert resisted == ([fight.id("Drow")] if found == "resisted" else [])


@pytest.mark.parametrize("kind", ["supernatural", "extraordinary", "nonmagical"])
def test_only_spells_and_what_is_like_them(fight: Fight, kind: str):
    fight.do("effect", **HOLD, kind=kind, targets=["Drow"])
    assert state(fight) == "affected"
    assert not fight.happened(events.CheckRolled)


def test_the_best_of_several_counts_and_a_face_given_is_taken(fight: Fight):
    fight.do("effect", name="aura", targets=["Drow"], modifiers=[{"on": "sr", "value": 20}, {"on": "sr", "value": 5}])
    fight.do("effect", **HOLD, targets=["Drow"], sr_rolls={"Drow": 14, "Nobody": 1})
    assert state(fight) == "resisted"


def test_whoever_saved_needs_no_check(fight: Fight):
    fight.do("effect", **HOLD, targets=["Drow"], saved=["Drow"])
    assert state(fight) == "saved"


# --- E2: once a spell and creature ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("face", "found"), [(1, "resisted"), (20, "affected")])
def test_the_result_stays_with_the_spell(fight: Fight, face: int, found: str):
    fight.do("effect", **HOLD, targets=["Ogre"])
    fight.do("add_target", effect="hold", targets="Drow", sr_rolls={"Drow": face})
    fight.do("end_effect", effect="hold", target="Drow")
    fight.do("add_target", effect="hold", targets="Drow", sr_rolls={"Drow": 21 - face})
    assert state(fight) == found
    assert not fight.happened(events.CheckRolled)
    assert fight.refused("sr_check", effect="hold", target="Drow", roll=21 - face).code == "resistance_decided"
    fight.do("sr_check", effect="hold", target="Drow", roll=21 - face, force=True)
    assert state(fight) != found


def test_a_new_casting_is_a_new_spell(fight: Fight):
    fight.do("effect", **HOLD, targets=["Drow"], sr_rolls={"Drow": 1})
    fight.do("end_effect", effect="hold")
    fight.do("effect", **HOLD, targets=["Drow"], sr_rolls={"Drow": 20})
    assert state(fight) == "affected"


def test_a_check_the_game_master_asks_for(fight: Fight):
    fight.do("effect", **HOLD | {"spell_resistance": False}, targets=["Drow"])
    fight.do("suppress", effect="hold")
    fight.do("sr_check", effect="hold", target="Drow", faces=(15,))
    assert state(fight) == "suppressed"
    assert not fight.happened(events.EffectResisted)
    fight.do("sr_check", effect="hold", target="Drow", total=15, force=True)
    assert state(fight) == "resisted"
    (resisted,) = fight.happened(events.EffectResisted)
    assert resisted.target == fight.id("Drow")
    fight.do("sr_check", effect="hold", target="Drow", total=16, force=True)
    assert state(fight) == "affected"
    (added,) = fight.happened(events.EffectTargetAdded)
    assert added.target == fight.id("Drow")


def test_checks_that_make_no_sense(fight: Fight):
    fight.do("effect", **HOLD, targets=["Ogre"])
    fight.do("effect", name="howl", kind="supernatural", source="Priest", targets=["Drow"])
    fight.do("effect", name="shield", source="Drow", targets=["Drow"])
    assert fight.refused("sr_check", effect="hold", target="Drow").code == "not_a_target"
    assert fight.refused("sr_check", effect="hold", target="Ogre").code == "no_resistance"
    assert fight.refused("sr_check", effect="howl", target="Drow").code == "resistance_useless_kind"
    assert fight.refused("sr_check", effect="shield", target="Drow").code == "resistance_useless_own"
    fight.do("sr_check", effect="howl", target="Drow", total=3, force=True)
    assert state(fight, "howl") == "resisted"


def test_without_a_source_the_target_is_told_of(fight: Fight):
    fight.do("effect", name="trap", spell_resistance=True, targets=["Drow"], faces=(16,))
    (check,) = fight.happened(events.CheckRolled)
    assert (check.who, check.modifier, check.success) == (fight.id("Drow"), 0, True)


# --- E4: lowering it --------------------------------------------------------------------------------------------------


def lowered(fight: Fight, to: int = 0) -> None:
    """The drow's turn: resistance down; the priest's: a spell comes upon it."""
    fight.do("start")
    fight.do("lower_sr", who="Drow", to=to)
    fight.do("next_turn")
    fight.do("effect", **HOLD, targets=["Drow", "Ogre"], faces=(11,) if to else ())


def test_lowered_until_the_start_of_its_next_turn(fight: Fight):
    lowered(fight)
    assert fight.now("Drow").figures["sr"].value == 0
    assert state(fight) == "affected"
    assert not fight.happened(events.CheckRolled)
    fight.do("next_turn")
    assert fight.due("sr_check") == []
    fight.do("next_turn")
    assert fight.now("Drow").figures["sr"].value == 16
    (due,) = fight.due("sr_check")
    assert (due.who, due.dc, due.label) == (fight.id("Drow"), 16, "hold")
    fight.do("sr_check", effect="hold", target="Drow", roll=10)
    assert state(fight) == "resisted"
    assert state(fight, who="Ogre") == "affected"
    assert fight.due("sr_check") == []
    assert fight.refused("sr_check", effect="hold", target="Drow").code == "resistance_decided"


def test_what_nobody_answers_is_rolled(fight: Fight):
    lowered(fight)
    fight.do("next_turn")
    fight.do("next_turn")
    fight.do("next_turn", faces=(20,))
    (check,) = fight.happened(events.CheckRolled)
    assert (check.by_program, check.success) == (True, True)
    assert state(fight) == "affected"
    for _ in range(3):
        fight.do("next_turn")
    assert fight.due("sr_check") == []


def test_lowered_again_in_that_turn_it_has_not_come_back(fight: Fight):
    lowered(fight)
    fight.do("next_turn")
    fight.do("next_turn")
    fight.do("lower_sr", who="Drow")
    assert fight.due("sr_check") == []
    for _ in range(3):
        fight.do("next_turn")
    assert len(fight.due("sr_check")) == 1


def test_lowered_to_a_value_there_are_two_checks(fight: Fight):
    lowered(fight, to=14)
    assert [check.dc for check in fight.happened(events.CheckRolled)] == [14]
    assert state(fight) == "affected"
    fight.do("next_turn")
    fight.do("next_turn")
    assert [due.dc for due in fight.due("sr_check")] == [16]
    fight.do("sr_check", effect="hold", target="Drow", roll=10)
    assert state(fight) == "resisted"


def test_resisted_while_lowered_is_resisted_for_good(fight: Fight):
    fight.do("lower_sr", who="Drow", to=14)
    fight.do("effect", **HOLD, targets=["Drow"], faces=(8,))
    fight.do("advance_time", rounds=1)
    assert fight.due("sr_check") == []
    assert state(fight) == "resisted"


def test_outside_a_fight_it_comes_back_as_time_passes(fight: Fight):
    fight.do("lower_sr", who="Drow")
    fight.do("effect", **HOLD, targets=["Drow"])
    fight.do("advance_time", rounds=1)
    assert len(fight.due("sr_check")) == 1
    fight.do("end_effect", effect="hold")
    assert fight.due("sr_check") == []


def test_nothing_is_due_for_who_has_left_the_effect(fight: Fight):
    lowered(fight)
    fight.do("next_turn")
    fight.do("next_turn")
    fight.do("end_effect", effect="hold", target="Drow")
    assert fight.due("sr_check") == []


def test_resistance_that_is_gone_meanwhile(fight: Fight):
    fight.do("effect", name="aura", targets=["Ogre"], modifiers=[{"on": "sr", "value": 20}])
    fight.do("lower_sr", who="Ogre")
    fight.do("effect", **HOLD, targets=["Ogre"])
    fight.do("start")
    fight.do("next_turn")
    fight.do("next_turn")
    assert len(fight.due("sr_check")) == 1
    fight.do("end_effect", effect="aura")
    fight.do("next_turn")
    assert fight.due("sr_check") == []
    assert state(fight, who="Ogre") == "affected"


def test_resistance_that_is_gone_before_it_comes_back(fight: Fight):
    fight.do("effect", name="aura", targets=["Ogre"], modifiers=[{"on": "sr", "value": 20}])
    fight.do("lower_sr", who="Ogre")
    fight.do("effect", **HOLD, targets=["Ogre"])
    fight.do("end_effect", effect="aura")
    fight.do("advance_time", rounds=1)
    assert fight.due("sr_check") == []


def test_the_dead_are_asked_nothing(fight: Fight):
    lowered(fight)
    fight.do("kill", target="Drow")
    fight.do("next_turn")
    fight.do("next_turn")
    assert fight.due("sr_check") == []
    assert fight.get("Drow").sr_lowered_to is None


def test_who_cannot_lower_it(fight: Fight):
    assert fight.refused("lower_sr", who="Ogre").code == "no_resistance"
    fight.do("damage", target="Drow", amount=31)
    assert fight.refused("lower_sr", who="Drow").code == "cannot_act"
    fight.do("lower_sr", who="Drow", to=4, force=True)
    (lower,) = fight.happened(events.ResistanceLowered)
    assert lower.to == 4
    assert fight.now("Drow").figures["sr"].value == 4


def test_it_is_raised_again_before_its_time(fight: Fight):
    lowered(fight)
    assert fight.now("Drow").figures["sr"].value == 0
    fight.do("lower_sr", who="Drow", to=None)
    assert fight.get("Drow").sr_lowered_to is None
    (returned,) = fight.happened(events.ResistanceReturned)
    assert (returned.who, returned.value) == (fight.get("Drow").id, fight.now("Drow").figures["sr"].value)
    assert len(fight.due("sr_check")) == 1


def test_raising_what_is_not_lowered_changes_nothing(fight: Fight):
    fight.do("lower_sr", who="Drow", to=None)
    assert fight.happened(events.ResistanceReturned) == []
