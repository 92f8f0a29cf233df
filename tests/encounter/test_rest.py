from __future__ import annotations

from typing import Any

import pytest

from encounter_tracker.encounter import events
from tests.encounter.fight import OGRE, PRIEST, SKELETON, Fight

LICH = {"name": "Lich", "type": "undead", "hit_dice": 11, "hp": 80, "abilities": {"con": None, "int": 20}}
GOLEM = {"name": "Golem", "type": "construct", "hit_dice": 8, "hp": 60, "abilities": {"con": None, "int": None}}
NIGHT, DAY = 4800, 14_400


@pytest.fixture
def fight() -> Fight:
    return Fight(PRIEST, OGRE, LICH, GOLEM, SKELETON)


def test_a_night_gives_level_hit_points(fight: Fight):
    fight.do("damage", target=["Priest", "Ogre"], amount=20)
    fight.do("rest", who=["Priest"])
    assert (fight.hp("Priest"), fight.hp("Ogre")) == (23, 10)
    assert fight.state.clock == NIGHT
    (healed,) = fight.happened(events.Healed)
    assert (healed.by, healed.amount) == ("rest", 5)
    (rested,) = fight.happened(events.Rested)
    assert rested.who == fight.id("Priest")
    assert not rested.full_day


def test_a_full_day_in_bed_gives_twice_that(fight: Fight):
    fight.do("damage", target=["Priest", "Ogre"], amount=20)
    fight.do("rest", full_day=True)
    assert (fight.hp("Priest"), fight.hp("Ogre")) == (28, 18)
    assert fight.state.clock == DAY


def test_level_points_of_nonlethal_an_hour(fight: Fight):
    fight.do("damage", target="Priest", amount=38, nonlethal=True)
    fight.do("damage", target="Ogre", amount=30, nonlethal=True)
    fight.do("negative_levels", target="Ogre", count=3)
    fight.do("rest")
    assert fight.now("Priest").nonlethal == 0
    assert fight.now("Ogre").nonlethal == 30 - 8 - 1


def test_the_sound_only_rest(fight: Fight):
    fight.do("rest", who="Priest")
    assert fight.happened(events.Rested)
    assert not fight.happened(events.Healed)


def test_who_does_not_heal_by_rest(fight: Fight):
    fight.do("damage", target=["Lich", "Golem"], amount=20)
    fight.do("damage", target="Skeleton", amount=2, type="fire")
    fight.do("kill", target="Ogre")
    fight.do("rest")
    assert (fight.hp("Lich"), fight.hp("Golem"), fight.hp("Skeleton")) == (71, 40, 2)
    assert fight.id("Ogre") not in {event.who for event in fight.happened(events.Rested)}


def test_who_dies_in_the_night(fight: Fight):
    fight.do("damage", target="Priest", amount=51)
    fight.do("rest", who="Priest", faces=(1,))
    assert fight.status("Priest") == "dead"
    assert not fight.happened(events.Rested)


def test_nobody_there():
    assert Fight().refused("rest").code == "nobody_there"


def test_saves_and_ability_damage_go_by_the_day(fight: Fight):
    fight.do("negative_levels", target="Priest", count=1, dc=15)
    fight.do("ability_damage", target="Priest", ability="str", amount=3)
    fight.do("rest")
    assert fight.due("negative_level_save") == []
    fight.do("rest", full_day=True)
    assert len(fight.due("negative_level_save")) == 1
    assert fight.get("Priest").harm["str"].damage == 1


def test_a_rest_fills_daily_resources_only(fight: Fight):
    used = {"channel": {"left": 1, "most": 4}, "wand": {"left": 9, "most": 50, "daily": False}}
    fight.do("edit", who="Priest", set={"resources": used})
    fight.do("edit", who="Ogre", set={"resources": {"rage": {"left": 0, "most": 1}}})
    fight.do("rest", who=["Priest"])
    left = {name: one.left for name, one in fight.get("Priest").resources.items()}
    assert left == {"channel": 4, "wand": 9}
    assert fight.get("Ogre").resources["rage"].left == 0


def test_a_night_ends_fatigue(fight: Fight):
    fight.do("condition", target=["Priest", "Ogre"], condition="fatigued")
    fight.do("rest", who=["Priest"])
    assert fight.now("Priest").conditions == ()
    assert fight.now("Ogre").conditions == ("fatigued",)
    assert [(e.name, e.why) for e in fight.happened(events.EffectEnded)] == [("fatigued", "rest")]


def test_a_night_leaves_the_exhausted_fatigued_and_a_day_in_bed_does_not(fight: Fight):
    fight.do("condition", target=["Priest", "Ogre"], condition="exhausted")
    fight.do("rest", who=["Priest"])
    assert fight.now("Priest").conditions == ("fatigued",)
    fight.do("rest", who=["Ogre"], full_day=True)
    assert fight.now("Ogre").conditions == ()


def test_an_illness_keeps_whom_it_tires_tired(fight: Fight):
    fever: dict[str, Any] = {"name": "fever", "exposure": "contact", "frequency": {"days": 5}, "save": "fort", "dc": 15}
    fight.do("start")
    fight.do("affliction", **fever, kind="disease", effect={"conditions": ["fatigued"]}, target="Ogre")
    assert "fatigued" in fight.now("Ogre").conditions
    fight.do("rest")
    assert "fatigued" in fight.now("Ogre").conditions
