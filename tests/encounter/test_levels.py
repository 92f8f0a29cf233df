from __future__ import annotations

import pytest

from encounter_tracker.encounter import events
from encounter_tracker.encounter.do_levels import daily_level_saves
from encounter_tracker.encounter.tx import Tx
from tests.encounter.fight import OGRE, PRIEST, SKELETON, Fight

RAT = {"name": "Rat", "hit_dice": 1, "hp": 4, "abilities": {"con": 11}}


@pytest.fixture
def fight() -> Fight:
    return Fight(PRIEST, OGRE, SKELETON, RAT)


def levels(fight: Fight, name: str) -> tuple[int, int]:
    """Temporary and permanent ones."""
    all_of_them = fight.get(name).negative_levels
    permanent = sum(1 for level in all_of_them if level.permanent)
    return len(all_of_them) - permanent, permanent


# --- B10, B11, B14 ---------------------------------------------------------------------------------------------------


def test_each_takes_five_points_and_is_remembered(fight: Fight):
    fight.do("negative_levels", target="Ogre", count=3, dc=15, source="Priest")
    (gained,) = fight.happened(events.NegativeLevelsGained)
    assert (gained.count, gained.permanent, gained.source_text) == (3, False, fight.id("Priest"))
    assert (fight.hp("Ogre"), fight.now("Ogre").max_hp, fight.now("Ogre").level) == (15, 15, 1)
    one = fight.get("Ogre").negative_levels[0]
    assert (one.dc, one.source, one.permanent) == (15, fight.id("Priest"), False)
    assert len({level.id for level in fight.get("Ogre").negative_levels}) == 3


def test_as_many_as_hit_dice_kill_whatever_the_hit_points(fight: Fight):
    fight.do("negative_levels", target="Ogre", count=3)
    fight.do("negative_levels", target="Ogre", count=1, permanent=True, source="Priest")
    death = fight.get("Ogre").death
    assert death is not None
    assert (death.cause, death.source) == ("negative_levels", fight.id("Priest"))


def test_nobody_answers_for_what_the_game_master_edits(fight: Fight):
    fight.do("negative_levels", target="Ogre", count=3, source="Priest")
    fight.do("edit", who="Ogre", set={"hit_dice": 3})
    assert fight.happened(events.Died)[0].source is None


def test_energy_drain_of_undead_is_refused(fight: Fight):
    assert fight.refused("negative_levels", target="Skeleton", count=1).code == "immune"
    fight.do("negative_levels", target="Skeleton", count=1, force=True)
    assert fight.status("Skeleton") == "dead"


def test_death_ward(fight: Fight):
    fight.do("effect", name="death ward", targets=["Priest"], protects_from=["death"])
    reason = fight.refused("negative_levels", target="Priest", count=1)
    assert (reason.code, reason.values["effect"]) == ("protected", "death ward")
    assert fight.refused("death_attack", target="Priest", dc=10, total=1).code == "protected"
    fight.do("suppress", effect="death ward")
    fight.do("negative_levels", target="Priest", count=1)


# --- B12: saves ------------------------------------------------------------------------------------------------------


def test_a_save_a_day_for_each(fight: Fight):
    fight.do("negative_levels", target="Ogre", count=2, dc=15)
    fight.do("advance_time", hours=23)
    assert fight.due("negative_level_save") == []
    fight.do("advance_time", hours=1)
    assert [entry.dc for entry in fight.due("negative_level_save")] == [15, 15]
    first, second = (entry.ref for entry in fight.due("negative_level_save"))
    assert first != second
    fight.do("negative_level_save", target="Ogre", total=14)
    assert [entry.ref for entry in fight.due("negative_level_save")] == [second]
    fight.do("negative_level_save", target="Ogre", total=15)
    assert fight.due("negative_level_save") == []
    assert levels(fight, "Ogre") == (1, 0)
    (removed,) = fight.happened(events.NegativeLevelsRemoved)
    assert (removed.count, removed.by) == (1, "save")


def test_three_days_away_three_saves_in_turn(fight: Fight):
    fight.do("negative_levels", target="Ogre", count=2, dc=15)
    fight.do("advance_time", days=3)
    one, two = (level.id for level in fight.get("Ogre").negative_levels)
    assert [entry.ref for entry in fight.due("negative_level_save")] == [one, two, one, two, one, two]
    fight.do("negative_level_save", target="Ogre", total=30)
    assert [entry.ref for entry in fight.due("negative_level_save")] == [two, two, two]
    fight.do("negative_level_save", target="Ogre", which=two, total=1)
    fight.do("negative_level_save", target="Ogre", which=1, total=1)
    fight.do("negative_level_save", target="Ogre", which="1", total=1)
    assert fight.get("Ogre").negative_levels[0].saves == 3
    assert fight.due("negative_level_save") == []
    fight.do("advance_time", days=1)
    assert len(fight.due("negative_level_save")) == 1


def test_permanent_ones_have_no_saves(fight: Fight):
    fight.do("negative_levels", target="Ogre", count=1, permanent=True, dc=15)
    fight.do("advance_time", days=3)
    assert fight.due("negative_level_save") == []
    assert fight.refused("negative_level_save", target="Ogre", total=30).code == "no_negative_levels"


def test_the_dead_have_no_saves(fight: Fight):
    fight.do("negative_levels", target="Ogre", count=1, dc=15)
    fight.do("advance_time", days=1)
    fight.do("kill", target="Ogre")
    assert fight.due("negative_level_save") == []
    fight.do("advance_time", days=1)
    tx = Tx(fight.state, fight.command("next_turn"))
    daily_level_saves(tx, fight.id("Ogre"))
    assert tx.state.due == ()


@pytest.mark.parametrize(("face", "left"), [(1, 1), (9, 1), (10, 0), (20, 0)])
def test_the_save_is_the_fortitude_figure(fight: Fight, face: int, left: int):
    fight.do("negative_levels", target="Ogre", count=1, dc=15)
    fight.do("negative_level_save", target="Ogre", faces=(face,))
    (check,) = fight.happened(events.CheckRolled)
    assert (check.modifier, check.total, check.dc) == (5, face + 5, 15)
    assert levels(fight, "Ogre") == (left, 0)


def test_a_natural_20_saves_against_any_dc_and_a_1_against_none(fight: Fight):
    fight.do("negative_levels", target="Ogre", count=2, dc=2)
    fight.do("negative_level_save", target="Ogre", roll=1)
    assert levels(fight, "Ogre") == (2, 0)
    fight.do("negative_levels", target="Ogre", count=1, dc=90)
    fight.do("negative_level_save", target="Ogre", which=3, roll=20)
    assert levels(fight, "Ogre") == (2, 0)


def test_without_a_dc_no_save_is_made(fight: Fight):
    fight.do("negative_levels", target="Ogre", count=1)
    fight.do("negative_level_save", target="Ogre", total=50)
    assert levels(fight, "Ogre") == (1, 0)


def test_an_unanswered_save_is_rolled_when_the_next_turn_comes(fight: Fight):
    fight.do("negative_levels", target="Ogre", count=1, dc=15)
    fight.do("advance_time", days=1)
    fight.do("start")
    fight.do("next_turn", faces=(18,))
    assert levels(fight, "Ogre") == (0, 0)
    assert fight.happened(events.CheckRolled)[0].by_program


def test_removing_by_hand(fight: Fight):
    assert fight.refused("remove_negative_levels", target="Ogre", count=1).code == "no_negative_levels"
    fight.do("negative_levels", target="Ogre", count=2)
    fight.do("negative_levels", target="Ogre", count=1, permanent=True)
    assert fight.refused("remove_negative_levels", target="Ogre", count=0).code == "need_amount"
    fight.do("remove_negative_levels", target="Ogre", count=1)
    assert levels(fight, "Ogre") == (1, 1)
    fight.do("remove_negative_levels", target="Ogre", count="all", permanent=True)
    assert levels(fight, "Ogre") == (1, 0)
    (removed,) = fight.happened(events.NegativeLevelsRemoved)
    assert (removed.count, removed.permanent, removed.by) == (1, True, "gm")
    assert fight.hp("Ogre") == 25


# --- C5: death attacks, C7: killing ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("face", "status"), [(11, "dead"), (12, "up"), (1, "dead"), (20, "up")])
def test_death_attack(fight: Fight, face: int, status: str):
    fight.do("death_attack", target="Priest", dc=18, faces=(face,), source="Ogre")
    assert fight.status("Priest") == status
    if status == "dead":
        (died,) = fight.happened(events.Died)
        assert (died.cause, died.source) == ("death_attack", fight.id("Ogre"))
        assert not fight.happened(events.StatusChanged)


def test_without_a_dc_there_is_no_save(fight: Fight):
    fight.do("death_attack", target="Priest")
    assert fight.status("Priest") == "dead"
    assert not fight.happened(events.CheckRolled)
    assert fight.refused("death_attack", target="Priest", dc=10).code == "is_dead"
    assert fight.refused("death_attack", target="Skeleton", dc=10).code == "immune"


def test_kill(fight: Fight):
    fight.do("damage", target="Priest", amount=40)
    fight.do("kill", target="Priest", cause="drowning", source="Ogre")
    death = fight.get("Priest").death
    assert death is not None
    assert (death.cause, death.source) == ("drowning", fight.id("Ogre"))
    assert fight.hp("Priest") == -2
    assert fight.refused("kill", target="Priest").code == "is_dead"


# --- B13: raising ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("by", "permanent", "hp", "max_hp"),
    [("raise dead", 2, 5, 28), ("resurrection", 1, 33, 33), ("true resurrection", 0, 38, 38)],
)
def test_raising(fight: Fight, by: str, permanent: int, hp: int, max_hp: int):
    fight.do("negative_levels", target="Priest", count=1)
    fight.do("damage", target="Priest", amount=80, nonlethal=False)
    fight.do("raise", target="Priest", by=by)
    assert (fight.status("Priest"), fight.hp("Priest"), fight.now("Priest").max_hp) == ("up", hp, max_hp)
    assert levels(fight, "Priest") == (0, permanent)
    assert fight.happened(events.Raised)[0].by == by
    assert fight.happened(events.NegativeLevelsRemoved)[0].by == "raised"
    (change,) = fight.happened(events.StatusChanged)
    assert (change.before, change.after) == ("dead", "up")


def test_who_is_not_dead_is_not_raised(fight: Fight):
    assert fight.refused("raise", target="Priest", by="resurrection").code == "not_dead"


def test_raise_dead_after_a_death_attack(fight: Fight):
    fight.do("death_attack", target="Priest")
    assert fight.refused("raise", target="Priest", by="raise dead").code == "raise_dead_death_attack"
    fight.do("raise", target="Priest", by="resurrection")
    assert fight.status("Priest") == "up"


def test_the_game_master_may_overrule_that(fight: Fight):
    fight.do("death_attack", target="Priest")
    fight.do("raise", target="Priest", by="raise dead", force=True)
    assert fight.status("Priest") == "up"


def test_one_hit_die_pays_in_constitution(fight: Fight):
    fight.do("kill", target="Rat")
    fight.do("raise", target="Rat", by="raise dead")
    con = fight.now("Rat").abilities["con"]
    assert (con.score, con.drain, levels(fight, "Rat")) == (9, 2, (0, 0))
    assert fight.hp("Rat") == 1
    fight.do("kill", target="Skeleton")
    fight.do("raise", target="Skeleton", by="resurrection")
    assert fight.get("Skeleton").harm == {}


def test_no_ability_is_left_at_nothing(fight: Fight):
    fight.do("ability_damage", target="Priest", ability="str", amount=20, lasting=True)
    fight.do("ability_drain", target="Priest", ability="int", amount=10)
    fight.do("ability_damage", target="Priest", ability="dex", amount=2)
    fight.do("ability_damage", target="Priest", ability="con", amount=15)
    fight.do("raise", target="Priest", by="true resurrection")
    found = fight.now("Priest").abilities
    assert {a: (found[a].damage, found[a].drain) for a in ("str", "int", "dex", "con")} == {
        "str": (12, 0),
        "int": (0, 9),
        "dex": (2, 0),
        "con": (13, 0),
    }
    assert fight.get("Priest").harm["str"].lasting == 12
    assert fight.status("Priest") == "up"


def test_harm_of_an_absent_ability_does_not_matter(fight: Fight):
    fight.do("ability_damage", target="Skeleton", ability="con", amount=3, force=True)
    fight.do("kill", target="Skeleton")
    fight.do("raise", target="Skeleton", by="resurrection")
    assert fight.status("Skeleton") == "up"


def test_raising_stops_bleeding_and_what_was_due(fight: Fight):
    fight.do("condition", target="Priest", condition="bleed")
    fight.do("damage", target="Priest", amount=80)
    fight.do("raise", target="Priest", by="resurrection")
    assert fight.now("Priest").conditions == ()


def test_raising_under_a_constitution_penalty(fight: Fight):
    fight.do("effect", name="curse", targets=["Priest"], modifiers=[{"on": "con", "type": "penalty", "value": -4}])
    fight.do("kill", target="Priest")
    fight.do("raise", target="Priest", by="raise dead")
    assert (fight.hp("Priest"), fight.now("Priest").max_hp) == (5, 18)
    fight.do("end_effect", effect="curse")
    assert (fight.hp("Priest"), fight.now("Priest").max_hp) == (15, 28)


# --- B13: doom -------------------------------------------------------------------------------------------------------


def doomed() -> Fight:
    fight = Fight(PRIEST, OGRE)
    fight.do("negative_levels", target="Ogre", count=4, permanent=True)
    fight.do("raise", target="Ogre", by="true resurrection")
    return fight


def test_with_as_many_permanent_levels_restoration_is_asked_for():
    fight = doomed()
    assert fight.status("Ogre") == "up"
    assert [entry.who for entry in fight.due("restoration")] == [fight.id("Ogre")]
    fight.do("restoration", target="Ogre", kind="full", negative_levels="permanent")
    assert fight.due("restoration") == []
    assert not fight.get("Ogre").doomed
    fight.do("advance_time", minutes=1)
    assert fight.status("Ogre") == "up"


def test_without_it_death_comes_after_the_round():
    fight = doomed()
    fight.do("advance_time", rounds=1)
    death = fight.get("Ogre").death
    assert death is not None
    assert death.cause == "negative_levels"
    assert fight.due("restoration") == []


def test_in_a_fight_the_next_round_is_left_for_it():
    fight = Fight(PRIEST, OGRE)
    fight.do("negative_levels", target="Ogre", count=4, permanent=True)
    fight.do("add", creature=PRIEST, name="Second", initiative=3)
    fight.do("start")
    fight.do("raise", target="Ogre", by="true resurrection")
    fight.do("next_turn")
    assert fight.state.active == fight.id("Ogre")
    fight.do("next_turn")
    fight.do("next_turn")
    assert fight.status("Ogre") == "up"
    fight.do("next_turn")
    assert fight.status("Ogre") == "dead"
    assert fight.state.active == fight.id("Second")


def test_too_many_levels_for_one_restoration():
    fight = Fight(PRIEST, OGRE)
    fight.do("negative_levels", target="Ogre", count=4, permanent=True)
    fight.do("raise", target="Ogre", by="resurrection")
    assert levels(fight, "Ogre") == (0, 5)
    fight.do("restoration", target="Ogre", kind="full")
    assert fight.get("Ogre").doomed
    fight.do("restoration", target="Ogre", kind="full")
    assert not fight.get("Ogre").doomed


def test_the_removed_are_left_alone(fight: Fight):
    ogre = fight.id("Ogre")
    fight.do("effect", name="curse", source="Priest", targets=["Ogre"], duration={"rounds": 3})
    fight.do("damage", target="Ogre", amount=31)
    fight.do("remove", who="Ogre")
    assert not fight.happened(events.StatusChanged)
    assert fight.state.combatants[ogre].death is None
