"""Where an affliction stands (rule G4)."""

from __future__ import annotations

from typing import Any

from encounter_tracker.encounter.course import Course, course_of
from tests.encounter.fight import OGRE, Fight

POISON: dict[str, Any] = {
    "target": "Ogre",
    "name": "venom",
    "exposure": "injury",
    "save": "fort",
    "dc": 14,
    "frequency": {"rounds": 1, "times": 4},
    "effect": {"ability_damage": {"str": 1}},
    "cure": {"saves": 2, "consecutive": True},
}


def course(fight: Fight) -> Course:
    found = course_of(fight.state, next(e for e in fight.state.effects.values() if e.affliction is not None))
    assert found is not None
    return found


def test_a_poison_from_its_first_turn_to_its_last_save():
    fight = Fight(OGRE)
    fight.do("start")
    fight.do("affliction", **POISON)
    assert course(fight) == Course(stage="course", next_in=1, total=4, needed=2, consecutive=True)
    fight.do("next_turn")
    assert course(fight) == Course(stage="course", next_in=1, fallen=1, waiting=1, total=4, needed=2, consecutive=True)
    fight.do("affliction_save", target="Ogre", name="venom", roll=19)
    assert (course(fight).saved, course(fight).waiting) == (1, 0)
    fight.do("next_turn")
    fight.do("affliction_save", target="Ogre", name="venom", roll=2)
    assert course(fight).saved == 0
    fight.do("next_turn")
    fight.do("affliction_save", target="Ogre", name="venom", roll=2)
    fight.do("next_turn")
    last = course(fight)
    assert (last.stage, last.next_in, last.fallen, last.waiting) == ("last", None, 4, 1)


def test_another_dose_lengthens_it():
    fight = Fight(OGRE)
    fight.do("start")
    fight.do("affliction", **POISON)
    fight.do("affliction", **POISON)
    assert (course(fight).doses, course(fight).total) == (2, 6)


def test_a_disease_waits_for_its_onset_and_has_no_last_save():
    fight = Fight(OGRE)
    disease = POISON | {"name": "fever", "onset": {"days": 2}, "frequency": {"days": 1}}
    fight.do("affliction", **disease)
    assert course(fight) == Course(stage="onset", next_in=2 * 14_400, needed=2, consecutive=True)
    fight.do("advance_time", days=2)
    assert course(fight) == Course(stage="course", next_in=14_400, fallen=1, waiting=1, needed=2, consecutive=True)


def test_what_no_saves_cure_and_what_asks_for_none():
    fight = Fight(OGRE)
    rot = {key: value for key, value in POISON.items() if key != "cure"} | {"name": "rot"}
    fight.do("affliction", **rot)
    assert course(fight).needed is None
    once = {key: value for key, value in rot.items() if key != "frequency"} | {"name": "once"}
    fight.do("affliction", **once)
    effect = next(e for e in fight.state.effects.values() if e.name == "once")
    found = course_of(fight.state, effect)
    assert found is not None
    assert (found.stage, found.next_in, found.total) == ("over", None, None)


def test_a_spell_has_no_course():
    fight = Fight(OGRE)
    fight.do("effect", name="bane", targets=["Ogre"])
    assert course_of(fight.state, next(iter(fight.state.effects.values()))) is None
