from __future__ import annotations

import pytest

from encounter_tracker.encounter import events
from tests.encounter.fight import OGRE, PRIEST, SKELETON, Fight

GOLEM = {"name": "Golem", "type": "construct", "hit_dice": 8, "hp": 60, "abilities": {"con": None, "int": None}}


@pytest.fixture
def fight() -> Fight:
    return Fight(PRIEST, OGRE, SKELETON, GOLEM)


# --- B3, B4, B6: damage and drain ------------------------------------------------------------------------------------


def test_damage_shifts_what_depends_on_it_but_not_the_score(fight: Fight):
    fight.do("ability_damage", target="Priest", ability="wis", amount=3, source="a spider")
    (done,) = fight.happened(events.AbilityDamaged)
    assert (done.ability, done.amount, done.drain, done.source_text) == ("wis", 3, False, "a spider")
    wis = fight.now("Priest").abilities["wis"]
    assert (wis.score, wis.damage, wis.modifier) == (19, 3, 3)
    assert fight.now("Priest").figures["will"].value == 7


def test_no_points_no_harm(fight: Fight):
    fight.do("ability_damage", target="Priest", ability="wis", amount=0)
    assert fight.events == []


@pytest.mark.parametrize(("amount", "status"), [(18, "up"), (19, "unconscious"), (25, "unconscious")])
def test_damage_up_to_the_score_makes_unconscious(fight: Fight, amount: int, status: str):
    fight.do("ability_damage", target="Priest", ability="wis", amount=amount)
    assert fight.status("Priest") == status


@pytest.mark.parametrize(("amount", "status"), [(13, "up"), (14, "dead")])
def test_constitution_damage_kills(fight: Fight, amount: int, status: str):
    fight.do("ability_damage", target="Priest", ability="con", amount=amount, source="Ogre")
    assert fight.status("Priest") == status
    death = fight.get("Priest").death
    assert (death.cause, death.source) == ("constitution_damage", fight.id("Ogre")) if death else status == "up"


def test_drain_then_damage(fight: Fight):
    fight.do("ability_drain", target="Priest", ability="con", amount=4)
    assert fight.now("Priest").abilities["con"].score == 10
    fight.do("ability_damage", target="Priest", ability="con", amount=9)
    assert fight.status("Priest") == "up"
    fight.do("ability_damage", target="Priest", ability="con", amount=1)
    assert fight.status("Priest") == "dead"


def test_damage_then_drain_kills_at_once(fight: Fight):
    fight.do("ability_damage", target="Priest", ability="con", amount=12)
    fight.do("ability_drain", target="Priest", ability="con", amount=2)
    death = fight.get("Priest").death
    assert death is not None
    assert death.cause == "constitution_damage"


def test_drained_to_nothing(fight: Fight):
    fight.do("ability_drain", target="Ogre", ability="int", amount=6)
    assert fight.status("Ogre") == "unconscious"
    fight.do("ability_drain", target="Priest", ability="con", amount=99)
    con = fight.now("Priest").abilities["con"]
    assert (con.score, con.drain) == (0, 14)
    death = fight.get("Priest").death
    assert death is not None
    assert death.cause == "constitution_drain"


def test_drain_takes_hit_points_until_restored(fight: Fight):
    fight.do("ability_drain", target="Priest", ability="con", amount=2)
    assert (fight.hp("Priest"), fight.now("Priest").max_hp) == (33, 33)
    fight.do("restore_ability", target="Priest", ability="con", drain="all")
    assert fight.hp("Priest") == 38


def test_the_game_master_is_told_of_skill_points(fight: Fight):
    fight.do("ability_damage", target="Priest", ability="int", amount=2)
    assert not fight.happened(events.Reminder)
    fight.do("ability_drain", target="Priest", ability="int", amount=1)
    (reminder,) = fight.happened(events.Reminder)
    assert (reminder.what, reminder.number) == ("skill_points", -1)
    fight.do("restore_ability", target="Priest", ability="int", damage="all", drain="all")
    assert fight.happened(events.Reminder)[0].number == 1


def test_whoever_did_the_harm_answers_for_a_later_death(fight: Fight):
    fight.do("effect", name="bear", targets=["Priest"], modifiers=[{"on": "con", "type": "enhancement", "value": 4}])
    fight.do("advance_time", days=1)
    fight.do("ability_damage", target="Priest", ability="con", amount=15, source="Ogre")
    assert fight.status("Priest") == "up"
    fight.do("end_effect", effect="bear")
    death = fight.get("Priest").death
    assert death is not None
    assert (death.cause, death.source) == ("constitution_damage", fight.id("Ogre"))


def test_nobody_answers_where_the_source_was_no_combatant(fight: Fight):
    fight.do("effect", name="bear", targets=["Priest"], modifiers=[{"on": "con", "type": "enhancement", "value": 4}])
    fight.do("advance_time", days=1)
    fight.do("ability_drain", target="Priest", ability="con", amount=15, source="curse")
    fight.do("end_effect", effect="bear")
    death = fight.get("Priest").death
    assert death is not None
    assert (death.cause, death.source) == ("constitution_drain", None)


# --- B14 -------------------------------------------------------------------------------------------------------------


def test_immunity(fight: Fight):
    assert fight.refused("ability_damage", target="Skeleton", ability="str", amount=2).code == "immune"
    assert fight.refused("ability_damage", target="Skeleton", ability="con", amount=2).code == "no_such_ability"
    assert fight.refused("ability_drain", target="Skeleton", ability="wis", amount=2).code == "immune"
    fight.do("ability_damage", target="Skeleton", ability="wis", amount=2)
    assert fight.refused("ability_damage", target="Golem", ability="wis", amount=2).code == "immune"
    fight.do("ability_damage", target="Golem", ability="wis", amount=2, force=True)
    assert fight.now("Golem").abilities["wis"].damage == 2
    fight.do("ability_drain", target="Golem", ability="con", amount=2, force=True)
    assert fight.status("Golem") == "up"


def test_protection(fight: Fight):
    fight.do("effect", name="ward", targets=["Priest"], protects_from=["ability damage"])
    reason = fight.refused("ability_damage", target="Priest", ability="str", amount=2)
    assert (reason.code, reason.values) == ("protected", {"who": "Priest", "effect": "ward"})
    fight.do("ability_drain", target="Priest", ability="str", amount=2)
    fight.do("suppress", effect="ward")
    fight.do("ability_damage", target="Priest", ability="str", amount=2)


# --- B7: healed apart ------------------------------------------------------------------------------------------------


def test_damage_and_drain_are_restored_apart(fight: Fight):
    fight.do("ability_damage", target="Priest", ability="str", amount=4)
    fight.do("ability_drain", target="Priest", ability="str", amount=3)
    fight.do("ability_damage", target="Priest", ability="dex", amount=2)
    fight.do("restore_ability", target="Priest", ability="str", damage=1, drain=2)
    strength = fight.now("Priest").abilities["str"]
    assert (strength.damage, strength.drain) == (3, 1)
    fight.do("restore_ability", target="Priest", ability="all", damage="all")
    assert {e.ability for e in fight.happened(events.AbilityRestored)} == {"str", "dex"}
    assert list(fight.get("Priest").harm) == ["str"]


def test_nothing_to_take_back(fight: Fight):
    assert fight.refused("restore_ability", target="Priest", ability="str").code == "need_amount"
    assert fight.refused("restore_ability", target="Priest", ability="str", damage=1).code == "nothing_to_restore"
    fight.do("restore_ability", target="Priest", ability="str", damage=1, force=True)


# --- B8: restoration -------------------------------------------------------------------------------------------------


def test_lesser_restoration(fight: Fight):
    fight.do("ability_damage", target="Priest", ability="str", amount=5)
    fight.do("ability_damage", target="Priest", ability="wis", amount=4)
    fight.do("restoration", target="Priest", kind="lesser", ability="wis", amount=3)
    assert fight.get("Priest").harm["wis"].damage == 1
    fight.do("restoration", target="Priest", kind="lesser", faces=(4,))
    assert fight.get("Priest").harm["str"].damage == 1
    assert fight.happened(events.AbilityRestored)[0].by == "restoration"


@pytest.mark.parametrize("kind", ["lesser", "full"])
def test_nothing_to_restore(fight: Fight, kind: str):
    assert fight.refused("restoration", target="Priest", kind=kind).code == "nothing_to_restore"
    fight.do("kill", target="Priest")
    assert fight.refused("restoration", target="Priest", kind=kind).code == "is_dead"


def test_lesser_restoration_of_an_ability_without_harm(fight: Fight):
    fight.do("ability_damage", target="Priest", ability="str", amount=5)
    reason = fight.refused("restoration", target="Priest", kind="lesser", ability="dex", amount=2)
    assert reason.code == "nothing_to_restore"


def test_fatigue_goes_by_a_step(fight: Fight):
    fight.do("condition", target="Priest", condition="exhausted")
    fight.do("restoration", target="Priest", kind="lesser")
    assert fight.now("Priest").conditions == ("fatigued",)
    assert [e.name for e in fight.state.effects.values()] == ["fatigued"]
    fight.do("restoration", target="Priest", kind="lesser")
    assert fight.now("Priest").conditions == ()
    assert fight.state.effects == {}


def skill_points(fight: Fight) -> list[tuple[str, int]]:
    names = {combatant.id: combatant.name for combatant in fight.state.combatants.values()}
    return [(names[event.who], event.number) for event in fight.happened(events.Reminder)]


def test_a_lasting_bonus_to_intelligence_brings_skill_points(fight: Fight):
    more = [{"on": "int", "type": "enhancement", "value": 4}]
    fight.do("effect", name="headband", targets=["Priest", "Ogre"], duration={"days": 3}, modifiers=more)
    assert skill_points(fight) == []
    fight.do("advance_time", days=1)
    assert skill_points(fight) == [("Priest", 2), ("Ogre", 2)]
    assert [event.ability for event in fight.happened(events.BonusBecamePermanent)] == ["int", "int"]
    fight.do("end_effect", effect="headband", target="Ogre")
    assert skill_points(fight) == [("Ogre", -2)]
    fight.do("advance_time", days=3)
    assert skill_points(fight) == [("Priest", -2)]


def test_a_passing_bonus_to_intelligence_brings_none(fight: Fight):
    more = [{"on": "int", "type": "enhancement", "value": 4}]
    fight.do("effect", name="fox's cunning", targets=["Priest"], duration={"hours": 3}, modifiers=more)
    fight.do("advance_time", days=1)
    assert skill_points(fight) == []


def test_fatigue_of_several_sources_goes_by_one_step(fight: Fight):
    fight.do("condition", target=["Priest", "Ogre"], condition="exhausted")
    fight.do("effect", name="ray", targets=["Priest"], conditions=["exhausted", "sickened"])
    fight.do("restoration", target="Priest", kind="lesser")
    assert fight.now("Priest").conditions == ("fatigued", "sickened")
    assert fight.now("Ogre").conditions == ("exhausted",)
    told = [(event.name, event.why) for event in fight.happened(events.EffectEnded)]
    assert told == [("exhausted", "restoration"), ("exhausted", "restoration")]
    assert [(event.name, event.why) for event in fight.happened(events.EffectBegan)] == [("fatigued", "restoration")]


def test_fatigued_twice_is_exhausted_and_eases_to_fatigued(fight: Fight):
    fight.do("condition", target="Priest", condition="fatigued")
    fight.do("condition", target="Priest", condition="fatigued")
    assert fight.now("Priest").conditions == ("exhausted",)
    fight.do("restoration", target="Priest", kind="lesser")
    assert fight.now("Priest").conditions == ("fatigued",)


def test_full_restoration(fight: Fight):
    fight.do("ability_damage", target="Priest", ability="str", amount=5)
    fight.do("ability_damage", target="Priest", ability="wis", amount=4, lasting=True)
    fight.do("ability_drain", target="Priest", ability="str", amount=2)
    fight.do("ability_drain", target="Priest", ability="cha", amount=3)
    fight.do("condition", target="Priest", condition="exhausted")
    fight.do("negative_levels", target="Priest", count=2)
    fight.do("negative_levels", target="Priest", count=2, permanent=True)
    fight.do("restoration", target="Priest", kind="full")
    priest = fight.get("Priest")
    assert {ability: (harm.damage, harm.drain) for ability, harm in priest.harm.items()} == {"str": (0, 2)}
    assert [level.permanent for level in priest.negative_levels] == [True, True]
    assert fight.now("Priest").conditions == ()
    fight.do("restoration", target="Priest", kind="full", ability="str")
    assert fight.get("Priest").harm == {}
    assert len(fight.get("Priest").negative_levels) == 1


def test_full_restoration_of_what_is_said(fight: Fight):
    fight.do("negative_levels", target="Priest", count=2)
    fight.do("negative_levels", target="Priest", count=2, permanent=True)
    fight.do("restoration", target="Priest", kind="full", negative_levels="permanent")
    assert [level.permanent for level in fight.get("Priest").negative_levels] == [False, False, True]
    fight.do("restoration", target="Priest", kind="full", negative_levels="temporary")
    assert [level.permanent for level in fight.get("Priest").negative_levels] == [True]
    reason = fight.refused("restoration", target="Priest", kind="full", negative_levels="temporary")
    assert reason.code == "nothing_to_restore"


# --- B9: by the day --------------------------------------------------------------------------------------------------


def test_a_point_a_day_for_each_ability(fight: Fight):
    fight.do("ability_damage", target="Priest", ability="str", amount=5)
    fight.do("advance_time", hours=12)
    fight.do("ability_damage", target="Priest", ability="wis", amount=2)
    fight.do("ability_damage", target="Priest", ability="str", amount=1)
    fight.do("advance_time", hours=12)
    harm = fight.get("Priest").harm
    assert (harm["str"].damage, harm["wis"].damage) == (5, 2)
    assert [e.by for e in fight.happened(events.AbilityRestored)] == ["daily"]
    fight.do("advance_time", hours=12)
    assert fight.get("Priest").harm["wis"].damage == 1
    fight.do("advance_time", days=9)
    assert fight.get("Priest").harm == {}


def test_lasting_damage_drain_and_the_dead_do_not_heal(fight: Fight):
    fight.do("ability_damage", target="Priest", ability="str", amount=2, lasting=True)
    fight.do("ability_damage", target="Priest", ability="str", amount=3)
    fight.do("ability_drain", target="Priest", ability="dex", amount=1)
    fight.do("ability_damage", target="Ogre", ability="str", amount=3)
    fight.do("kill", target="Ogre")
    fight.do("advance_time", days=10)
    harm = fight.get("Priest").harm
    assert (harm["str"].damage, harm["str"].lasting, harm["dex"].drain) == (2, 2, 1)
    assert fight.get("Ogre").harm["str"].damage == 3
    fight.do("restore_ability", target="Priest", ability="str", damage=1)
    assert fight.get("Priest").harm["str"].lasting == 1


def test_two_points_with_a_full_day_in_bed(fight: Fight):
    fight.do("ability_damage", target=("Priest"), ability="str", amount=5)
    fight.do("ability_damage", target=("Ogre"), ability="str", amount=5)
    fight.do("rest", who="Priest", full_day=True)
    assert (fight.get("Priest").harm["str"].damage, fight.get("Ogre").harm["str"].damage) == (3, 4)
    assert "rest" in {e.by for e in fight.happened(events.AbilityRestored)}


def test_the_unconscious_wake_by_themselves(fight: Fight):
    fight.do("ability_damage", target="Ogre", ability="int", amount=6)
    assert fight.status("Ogre") == "unconscious"
    fight.do("advance_time", days=1)
    assert fight.status("Ogre") == "up"


# --- B5: penalties ---------------------------------------------------------------------------------------------------


def weaken(fight: Fight, name: str, value: int, on: str = "con", who: str = "Priest") -> None:
    fight.do("effect", name=name, targets=[who], modifiers=[{"on": on, "type": "penalty", "value": value}])


def test_a_constitution_penalty_never_brings_hit_points_below_1(fight: Fight):
    fight.do("damage", target="Priest", amount=33)
    weaken(fight, "curse", -4)
    assert (fight.hp("Priest"), fight.now("Priest").max_hp) == (1, 28)
    fight.do("damage", target="Priest", amount=2)
    assert fight.hp("Priest") == -1
    fight.do("heal", target="Priest", amount=40)
    assert fight.hp("Priest") == 28
    fight.do("end_effect", effect="curse")
    assert fight.hp("Priest") == 32


def test_a_penalty_takes_what_it_can_and_gives_that_back(fight: Fight):
    fight.do("damage", target="Priest", amount=10)
    weaken(fight, "curse", -4)
    assert fight.hp("Priest") == 18
    weaken(fight, "other", -2)
    assert fight.hp("Priest") == 13
    fight.do("end_effect", effect="curse")
    assert fight.hp("Priest") == 23
    fight.do("end_effect", effect="other")
    assert fight.hp("Priest") == 28


def test_a_penalty_upon_the_disabled_takes_nothing(fight: Fight):
    fight.do("damage", target="Priest", amount=38)
    weaken(fight, "curse", -4)
    assert fight.hp("Priest") == 0
    fight.do("end_effect", effect="curse")
    assert fight.hp("Priest") == 0


def test_wounds_show_after_a_penalty_that_took_nearly_all(fight: Fight):
    frail = {"name": "Frail", "hit_dice": 6, "hp": 12, "abilities": {"con": 14}}
    fight.do("add", creature=frail)
    weaken(fight, "curse", -4, who="Frail")
    assert (fight.hp("Frail"), fight.now("Frail").max_hp) == (1, 1)
    fight.do("damage", target="Frail", amount=5)
    assert fight.hp("Frail") == -4


def test_the_dead_are_left_alone_by_penalties(fight: Fight):
    fight.do("kill", target="Priest")
    weaken(fight, "curse", -4)
    assert fight.get("Priest").con_penalty_hp == 0


def test_undead_lose_hit_points_by_charisma(fight: Fight):
    lich = {"name": "Lich", "type": "undead", "hit_dice": 4, "hp": 20, "abilities": {"con": None, "cha": 16}}
    fight.do("add", creature=lich)
    fight.do("damage", target="Lich", amount=17)
    weaken(fight, "curse", -4, on="cha", who="Lich")
    assert fight.hp("Lich") == 1


def test_a_printed_score_of_0_is_not_a_death_by_itself(fight: Fight):
    fight.do("add", creature={"name": "Wisp", "hit_dice": 1, "hp": 3, "abilities": {"con": 0}})
    assert fight.status("Wisp") == "unconscious"
