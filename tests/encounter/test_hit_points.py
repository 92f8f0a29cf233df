from __future__ import annotations

from typing import Any

import pytest

from encounter_tracker.encounter import events
from encounter_tracker.encounter.do_hit_points import end_of_turn, preview, start_of_turn
from encounter_tracker.encounter.tx import Tx
from encounter_tracker.encounter.upkeep import lose_points
from tests.encounter.fight import OGRE, PRIEST, SKELETON, TROLL, Fight


@pytest.fixture
def fight() -> Fight:
    return Fight(PRIEST, OGRE, TROLL, SKELETON)


def seen(fight: Fight, do: str, **fields: Any) -> Any:
    (found,) = preview(fight.state, fight.command(do, **fields))
    return found


# --- C1, C2: damage and what it leaves -------------------------------------------------------------------------------


def test_damage_and_its_event(fight: Fight):
    fight.do("damage", target="Ogre", amount=12, type="slashing", source="the trap", riders=["stun"])
    (taken,) = fight.happened(events.DamageTaken)
    assert (taken.rolled, taken.type, taken.lethal, taken.hp_before, taken.hp_after) == (12, "slashing", 12, 30, 18)
    assert (taken.source, taken.source_text, taken.riders) == (None, "the trap", ("stun",))
    assert fight.hp("Ogre") == 18


def test_what_rode_on_a_blow_that_came_to_nothing_is_named(fight: Fight):
    fight.do("edit", who="Ogre", set={"dr": [{"amount": 10, "bypass": "magic"}]})
    shown = seen(fight, "damage", target="Ogre", amount=8, type="piercing", riders=["poison", "contact poison"])
    assert (shown.riders, shown.riders_lost) == (("contact poison",), ("poison",))
    fight.do("damage", target="Ogre", amount=8, type="piercing", riders=["poison", "contact poison"])
    (taken,) = fight.happened(events.DamageTaken)
    assert (taken.riders, taken.riders_lost) == (("contact poison",), ("poison",))


def test_the_type_of_several_parts(fight: Fight):
    fire = [{"amount": 2, "type": "fire"}, {"amount": 1, "type": "fire"}]
    parts = [{"amount": 5, "type": "slashing"}, *fire, {"amount": 1}]
    fight.do("damage", target="Ogre", parts=parts)
    (taken,) = fight.happened(events.DamageTaken)
    assert (taken.type, taken.lethal) == ("slashing, fire, untyped", 9)
    assert [step.what for step in taken.steps] == ["rolled"] * 4


@pytest.mark.parametrize(
    ("amount", "status"),
    [(29, "up"), (30, "disabled"), (31, "dying"), (44, "dying"), (45, "dead"), (90, "dead")],
)
def test_how_bad_it_is(fight: Fight, amount: int, status: str):
    shown = seen(fight, "damage", target="Ogre", amount=amount)
    fight.do("damage", target="Ogre", amount=amount)
    assert fight.status("Ogre") == status == shown.status_after
    assert fight.hp("Ogre") == 30 - amount == shown.hp_after


def test_one_event_for_each_change_of_state(fight: Fight):
    fight.do("damage", target="Ogre", amount=31)
    (change,) = fight.happened(events.StatusChanged)
    assert (change.before, change.after) == ("up", "dying")
    fight.do("damage", target="Ogre", amount=30, source="Priest")
    assert not fight.happened(events.StatusChanged)
    (died,) = fight.happened(events.Died)
    assert (died.cause, died.source) == ("hit_points", fight.id("Priest"))
    death = fight.get("Ogre").death
    assert death is not None
    assert (death.cause, death.source, death.round) == ("hit_points", fight.id("Priest"), 0)
    fight.do("damage", target="Ogre", amount=3)
    assert not fight.happened(events.Died)


def test_without_constitution_destroyed_at_0(fight: Fight):
    fight.do("damage", target="Skeleton", amount=4, type="bludgeoning")
    assert fight.status("Skeleton") == "dead"


def test_temporary_hit_points(fight: Fight):
    fight.do("temp_hp", target="Ogre", amount=5, source="aid")
    fight.do("temp_hp", target="Ogre", amount=3, source="aid")
    assert fight.now("Ogre").temp_hp == 5
    fight.do("temp_hp", target="Ogre", amount=4, source="Priest")
    (gained,) = fight.happened(events.TempHpGained)
    assert (gained.amount, gained.total, gained.source_text) == (4, 9, "Priest")
    fight.do("temp_hp", target="Ogre", amount=0)
    assert fight.now("Ogre").temp_hp == 9
    shown = seen(fight, "damage", target="Ogre", amount=11)
    fight.do("damage", target="Ogre", amount=11)
    (taken,) = fight.happened(events.DamageTaken)
    assert (taken.temporary, taken.lethal) == (9, 2) == (shown.temporary, shown.lethal)
    assert (fight.now("Ogre").temp_hp, fight.hp("Ogre")) == (0, 28)


def test_nonlethal(fight: Fight):
    fight.do("damage", target="Ogre", amount=10)
    fight.do("damage", target="Ogre", amount=20, nonlethal=True)
    assert fight.status("Ogre") == "staggered"
    fight.do("damage", target="Ogre", amount=1, nonlethal=True)
    assert (fight.status("Ogre"), fight.hp("Ogre")) == ("unconscious", 20)
    fight.do("damage", target="Ogre", amount=12, nonlethal=True)
    (taken,) = fight.happened(events.DamageTaken)
    assert (taken.nonlethal, taken.lethal) == (9, 3)
    fight.do("heal", target="Ogre", amount=15)
    assert (fight.now("Ogre").nonlethal, fight.hp("Ogre")) == (15, 30)


def test_nonlethal_never_kills_what_regenerates(fight: Fight):
    fight.do("damage", target="Troll", amount=200, nonlethal=True)
    assert (fight.hp("Troll"), fight.now("Troll").nonlethal) == (63, 200)


def test_saved_by_name(fight: Fight):
    fight.do("damage", target=["Ogre", "Priest"], amount=11, type="fire", saved=["Priest"])
    assert (fight.hp("Ogre"), fight.hp("Priest")) == (19, 33)


# --- B14 and refusals ------------------------------------------------------------------------------------------------


def test_nonlethal_against_the_immune(fight: Fight):
    reason = fight.refused("damage", target="Skeleton", amount=5, nonlethal=True)
    assert (reason.code, reason.values["reason"]) == ("immune", "undead traits")
    shown = seen(fight, "damage", target="Skeleton", amount=5, nonlethal=True)
    assert (shown.refusal.code, shown.hp_before, shown.hp_after) == ("immune", 4, 4)
    fight.do("damage", target=["Skeleton", "Ogre"], amount=5, nonlethal=True)
    (left_out,) = fight.happened(events.TargetImmune)
    assert (left_out.who, left_out.to, left_out.reason) == (fight.id("Skeleton"), "nonlethal", "undead traits")
    assert fight.now("Ogre").nonlethal == 5
    fight.do("damage", target="Skeleton", amount=3, nonlethal=True, force=True)
    assert fight.now("Skeleton").nonlethal == 3


def test_all_of_several_immune(fight: Fight):
    fight.do("add", creature={**SKELETON, "name": "Second"})
    reason = fight.refused("damage", target=["Skeleton", "Second"], amount=5, nonlethal=True)
    assert reason.code == "all_immune"


def test_brought_to_nothing_is_no_refusal(fight: Fight):
    fight.do("damage", target="Skeleton", amount=50, type="cold")
    assert fight.hp("Skeleton") == 4


def test_the_dead_are_not_healed(fight: Fight):
    fight.do("kill", target="Ogre")
    fight.do("kill", target="Priest")
    assert fight.refused("heal", target="Ogre", amount=5).code == "is_dead"
    assert fight.refused("heal", target=["Ogre", "Priest"], amount=5).code == "is_dead"
    assert fight.refused("temp_hp", target="Ogre", amount=5).code == "is_dead"
    fight.do("heal", target=["Ogre", "Troll"], amount=5)
    assert fight.happened(events.TargetImmune)[0].reason == "is_dead"
    fight.do("heal", target="Ogre", amount=5, force=True)
    assert fight.status("Ogre") == "dead"


def test_a_preview_of_nobody(fight: Fight):
    shown = seen(fight, "damage", target="Nobody", amount=3)
    assert (shown.name, shown.refusal.code) == ("Nobody", "unknown_combatant")
    both = preview(fight.state, fight.command("heal", target=["Ogre", "Ogre", "Nobody"], amount=3))
    assert [one.name for one in both] == ["Ogre", "Nobody"]


def test_a_preview_changes_nothing_and_tells_what_will_come(fight: Fight):
    before = fight.state
    shown = seen(fight, "damage", target="Ogre", amount=50, type="fire", riders=["burn"])
    assert fight.state is before
    assert (shown.rolled, shown.total, shown.status_before, shown.status_after) == (50, 50, "up", "dead")
    assert (shown.riders, shown.parts[0].type) == (("burn",), "fire")


# --- section D in an encounter ---------------------------------------------------------------------------------------


def test_protection_from_an_energy_is_immunity(fight: Fight):
    fight.do("effect", name="ward", targets=["Ogre"], protects_from=["Fire damage", "charm"])
    fight.do("damage", target="Ogre", amount=20, type="fire")
    (taken,) = fight.happened(events.DamageTaken)
    assert (taken.lethal, taken.steps[-1].what, taken.steps[-1].reason) == (0, "immune", "ward")
    fight.do("suppress", effect="ward")
    fight.do("damage", target="Ogre", amount=20, type="fire")
    assert fight.hp("Ogre") == 10


def test_resistance_and_reduction_of_effects(fight: Fight):
    ward = [{"on": "resist.fire", "value": 10}, {"on": "dr", "value": 3}]
    fight.do("effect", name="ward", targets=["Ogre"], modifiers=ward)
    fight.do("damage", target="Ogre", parts=[{"amount": 12, "type": "fire"}, {"amount": 5, "type": "slashing"}])
    assert fight.hp("Ogre") == 26


def test_fire_immunity_by_hand(fight: Fight):
    imp = {"name": "Imp", "hit_dice": 3, "hp": 40, "immune": ["fire"]}
    fight.do("add", creature=imp, by_hand=True)
    fight.do("add", creature={**imp, "name": "Printed"})
    fight.do("damage", target=["Imp", "Printed"], amount=10, type="cold")
    assert (fight.hp("Imp"), fight.hp("Printed")) == (25, 30)
    fight.do("options", fire_immunity_means_cold_vulnerability=False)
    fight.do("damage", target="Imp", amount=10, type="cold")
    assert fight.hp("Imp") == 15


def test_natural_attacks_of_a_creature_with_reduction(fight: Fight):
    fight.do("add", creature={"name": "Drake", "hit_dice": 9, "hp": 90, "dr": [{"amount": 5, "bypass": "magic"}]})
    fight.do("add", creature={"name": "Golem", "hit_dice": 9, "hp": 90, "dr": [{"amount": 10, "bypass": "magic"}]})
    claw: dict[str, Any] = {"target": "Golem", "amount": 12, "type": "slashing", "attack": {"kind": "natural"}}
    fight.do("damage", source="Drake", **claw)
    assert fight.hp("Golem") == 78
    fight.do("damage", source="Ogre", **claw)
    assert fight.hp("Golem") == 76
    arrow = {"kind": "weapon", "launcher": {"enhancement": 1}}
    fight.do("damage", target="Golem", amount=12, type="piercing", attack=arrow)
    assert fight.hp("Golem") == 64


def test_incorporeal_by_condition(fight: Fight):
    fight.do("condition", target="Ogre", condition="incorporeal")
    fight.do("damage", target="Ogre", amount=12, type="slashing")
    assert fight.hp("Ogre") == 30


# --- F10: hostile acts -----------------------------------------------------------------------------------------------


def test_damage_with_a_source_is_hostile_unless_said_otherwise_or_to_oneself(fight: Fight):
    def hide() -> None:
        fight.do("effect", name="veil", targets=["Priest"], ends_on_hostile_act=True)

    def veiled() -> bool:
        return any(effect.name == "veil" for effect in fight.state.effects.values())

    hide()
    fight.do("damage", target="Ogre", amount=1, source="Priest", hostile=False)
    fight.do("damage", target="Priest", amount=1, source="Priest")
    fight.do("damage", target="Ogre", amount=1, source="somebody")
    assert veiled()
    fight.do("damage", target="Ogre", amount=1, source="Priest")
    assert not veiled()


def test_forbidden_hostile_acts(fight: Fight):
    fight.do("effect", name="calm", targets=["Priest"], forbids_hostile_acts=True)
    harms: dict[str, Any] = {
        "damage": {"amount": 1},
        "ability_damage": {"ability": "str", "amount": 1},
        "negative_levels": {"count": 1},
        "death_attack": {"dc": 10, "total": 20},
    }
    for do, fields in harms.items():
        assert fight.refused(do, target="Ogre", source="Priest", **fields).code == "hostile_act_forbidden"
        fight.do(do, target="Ogre", source="Priest", force=True, **fields)
    assert fight.hp("Ogre") == 24


# --- C6: dying -------------------------------------------------------------------------------------------------------


def down(fight: Fight, name: str, below: int) -> None:
    fight.do("damage", target=name, amount=fight.hp(name) + below)


def test_healing_stabilises_and_raises(fight: Fight):
    down(fight, "Ogre", 5)
    shown = seen(fight, "heal", target="Ogre", amount=2)
    assert (shown.healed, shown.status_after) == (2, "stable")
    fight.do("heal", target="Ogre", amount=2, magical=False)
    assert fight.happened(events.Stabilised)
    assert fight.status("Ogre") == "stable"
    fight.do("heal", target="Ogre", amount=1)
    assert not fight.happened(events.Stabilised)
    fight.do("heal", target="Ogre", amount=3)
    assert (fight.status("Ogre"), fight.get("Ogre").stable) == ("up", False)


def test_no_healing_does_not_stabilise(fight: Fight):
    down(fight, "Ogre", 5)
    fight.do("heal", target="Ogre", amount=0)
    assert fight.status("Ogre") == "dying"


def test_damage_makes_the_stable_dying_again(fight: Fight):
    down(fight, "Ogre", 3)
    fight.do("stabilise", target="Ogre")
    assert fight.status("Ogre") == "stable"
    fight.do("damage", target="Ogre", amount=2, nonlethal=True)
    assert fight.status("Ogre") == "stable"
    fight.do("damage", target="Ogre", amount=1)
    assert fight.status("Ogre") == "dying"


def test_stabilise_needs_someone_dying(fight: Fight):
    assert fight.refused("stabilise", target="Ogre").code == "not_dying"
    assert fight.refused("dying_check", who="Ogre", total=20).code == "not_dying"
    fight.do("dying_check", who="Ogre", total=20, force=True)


@pytest.mark.parametrize(
    ("face", "status", "hp"),
    [(12, "dying", -6), (13, "stable", -5), (20, "stable", -5), (1, "dying", -6)],
)
def test_the_constitution_check(fight: Fight, face: int, status: str, hp: int):
    down(fight, "Ogre", 5)
    fight.do("dying_check", who="Ogre", faces=(face,))
    (check,) = fight.happened(events.CheckRolled)
    assert (check.modifier, check.dc, check.by_program) == (-3, 10, False)
    assert (fight.status("Ogre"), fight.hp("Ogre")) == (status, hp)


def test_who_struck_it_down_answers_for_a_death_by_dying(fight: Fight):
    fight.do("damage", target="Ogre", amount=20, source="Troll")
    fight.do("damage", target="Ogre", amount=24, source="Priest")
    fight.do("damage", target="Ogre", amount=3, nonlethal=True, source="Troll")
    fight.do("dying_check", who="Ogre", total=1)
    (died,) = fight.happened(events.Died)
    assert (died.cause, died.source) == ("hit_points", fight.id("Priest"))


def test_a_death_of_negative_levels_alone_is_nobodys_blow(fight: Fight):
    fight.do("damage", target="Ogre", amount=5, source="Troll")
    fight.do("negative_levels", target="Ogre", count=4)
    assert fight.happened(events.Died)[0].source is None


def test_the_disabled_are_reminded(fight: Fight):
    fight.do("start")
    fight.do("damage", target="Ogre", amount=30)
    fight.do("next_turn")
    assert [event.what for event in fight.happened(events.Reminder)] == ["disabled"]
    fight.do("advance_time", rounds=1)
    assert not fight.happened(events.Reminder)


def test_a_natural_20_always_stabilises(fight: Fight):
    down(fight, "Ogre", 13)
    fight.do("dying_check", who="Ogre", roll=19)
    assert fight.status("Ogre") == "dying"
    fight.do("dying_check", who="Ogre", roll=20)
    assert fight.status("Ogre") == "stable"


def test_dying_by_the_game_masters_word_ends_with_stability(fight: Fight):
    fight.do("condition", target="Ogre", condition="dying")
    assert fight.status("Ogre") == "dying"
    fight.do("stabilise", target="Ogre")
    assert (fight.status("Ogre"), fight.get("Ogre").stable) == ("up", False)


def test_a_failed_check_may_kill_and_temporary_hit_points_do_not_help(fight: Fight):
    down(fight, "Ogre", 14)
    fight.do("temp_hp", target="Ogre", amount=5)
    fight.do("dying_check", who="Ogre", total=9)
    assert fight.status("Ogre") == "dead"
    assert fight.now("Ogre").temp_hp == 5


def test_the_check_falls_due_each_turn_and_is_forgotten_when_it_no_longer_matters(fight: Fight):
    fight.do("start")
    down(fight, "Ogre", 5)
    fight.do("next_turn")
    assert [entry.dc for entry in fight.due("dying_check")] == [10]
    fight.do("stabilise", target="Ogre")
    assert fight.due("dying_check") == []


def test_an_unanswered_check_is_rolled_by_the_program(fight: Fight):
    fight.do("start")
    down(fight, "Ogre", 5)
    fight.do("next_turn")
    fight.do("next_turn", faces=(4,))
    (check,) = fight.happened(events.CheckRolled)
    assert check.by_program
    assert fight.hp("Ogre") == -6


def test_time_outside_turns_rolls_at_once(fight: Fight):
    down(fight, "Ogre", 5)
    fight.do("advance_time", rounds=5, faces=(3, 5, 20))
    assert (fight.status("Ogre"), fight.hp("Ogre")) == ("stable", -7)
    assert all(check.by_program for check in fight.happened(events.CheckRolled))
    assert fight.due("dying_check") == []


def test_dying_away_outside_turns(fight: Fight):
    down(fight, "Ogre", 13)
    fight.do("advance_time", minutes=1, faces=(1, 1))
    assert fight.status("Ogre") == "dead"


# --- C4: fast healing and regeneration -------------------------------------------------------------------------------


def test_fast_healing_each_turn_and_with_it_stability(fight: Fight):
    fight.do("add", creature={**OGRE, "name": "Mephit", "fast_healing": 2}, initiative=30)
    fight.do("start")
    assert not fight.happened(events.Healed)
    down(fight, "Mephit", 3)
    for _ in range(5):
        fight.do("next_turn")
    assert (fight.status("Mephit"), fight.hp("Mephit")) == ("stable", -1)
    assert fight.due("dying_check") == []
    for _ in range(5):
        fight.do("next_turn")
    assert (fight.status("Mephit"), fight.hp("Mephit")) == ("up", 1)


def test_it_heals_nonlethal_too_and_stops_at_the_total(fight: Fight):
    fight.do("damage", target="Troll", amount=2)
    fight.do("damage", target="Troll", amount=8, nonlethal=True)
    fight.do("advance_time", rounds=1)
    assert (fight.hp("Troll"), fight.now("Troll").nonlethal) == (63, 3)
    fight.do("advance_time", days=1)
    assert fight.now("Troll").nonlethal == 0


def test_what_regenerates_does_not_die_of_wounds(fight: Fight):
    fight.do("damage", target="Troll", amount=120, type="slashing")
    assert (fight.status("Troll"), fight.hp("Troll")) == ("dying", -57)
    shown = seen(fight, "damage", target="Troll", amount=1, type="fire")
    assert (shown.status_after, shown.stopped_regeneration) == ("dead", "fire")
    fight.do("damage", target="Troll", amount=1, type="fire")
    assert fight.status("Troll") == "dead"


def test_stopped_until_the_end_of_its_next_turn(fight: Fight):
    fight.do("start")
    fight.do("damage", target="Troll", amount=20, type="acid")
    (stopped,) = fight.happened(events.RegenerationStopped)
    assert stopped.type == "acid"
    fight.do("damage", target="Troll", amount=1, type="acid")
    assert not fight.happened(events.RegenerationStopped)
    fight.do("next_turn")
    fight.do("next_turn")
    assert (fight.hp("Troll"), fight.get("Troll").regeneration_stopped) == (42, "this turn")
    fight.do("next_turn")
    assert fight.get("Troll").regeneration_stopped == ""


def test_stopped_during_its_own_turn(fight: Fight):
    fight.do("start")
    fight.do("next_turn")
    fight.do("next_turn")
    fight.do("damage", target="Troll", amount=20, type="fire")
    for _ in range(4):
        fight.do("next_turn")
    assert (fight.hp("Troll"), fight.get("Troll").regeneration_stopped) == (43, "this turn")


def test_stopped_outside_turns(fight: Fight):
    fight.do("damage", target="Troll", amount=20, type="fire")
    fight.do("advance_time", rounds=1)
    assert fight.hp("Troll") == 43
    fight.do("advance_time", rounds=1)
    assert fight.hp("Troll") == 48


def test_an_end_of_turn_that_went_by_unseen(fight: Fight):
    fight.do("damage", target="Troll", amount=20, type="slashing")
    tx = Tx(fight.state, fight.command("next_turn"))
    tx.change(fight.id("Troll"), regeneration_stopped="this turn")
    start_of_turn(tx, fight.id("Troll"))
    assert tx.get(fight.id("Troll")).wounds == 15
    end_of_turn(tx, fight.id("Troll"))
    assert tx.get(fight.id("Troll")).regeneration_stopped == ""


def test_regeneration_of_nothing_does_not_keep_alive(fight: Fight):
    fight.do("add", creature={**TROLL, "name": "Weak", "regeneration": {"amount": 0}})
    fight.do("damage", target="Weak", amount=100)
    assert fight.status("Weak") == "dead"


# --- G6: bleeding ----------------------------------------------------------------------------------------------------


def test_the_worst_bleed_counts(fight: Fight):
    fight.do("start")
    fight.do("condition", target="Ogre", condition="bleed", amount=2, source="Priest")
    fight.do("condition", target="Ogre", condition="bleed")
    fight.do("temp_hp", target="Ogre", amount=1)
    fight.do("next_turn")
    (taken,) = fight.happened(events.DamageTaken)
    assert (taken.type, taken.lethal, taken.temporary, taken.source) == ("bleed", 1, 1, fight.id("Priest"))
    assert fight.hp("Ogre") == 29


def test_bleeding_to_death_has_someone_responsible(fight: Fight):
    fight.do("condition", target="Ogre", condition="bleed", amount=20, source="Priest")
    fight.do("advance_time", rounds=2, faces=(20,))
    assert fight.status("Ogre") == "stable"
    fight.do("advance_time", rounds=1)
    death = fight.get("Ogre").death
    assert death is not None
    assert (death.cause, death.source) == ("hit_points", fight.id("Priest"))
    fight.do("advance_time", rounds=1)
    assert not fight.happened(events.DamageTaken)


def test_magical_healing_ends_bleeding(fight: Fight):
    fight.do("condition", target=["Ogre", "Priest"], condition="bleed", amount=2)
    fight.do("heal", target="Ogre", amount=1, magical=False)
    fight.do("heal", target="Ogre", amount=0)
    assert "bleed" in fight.now("Ogre").conditions
    fight.do("heal", target="Ogre", amount=1)
    (ended,) = fight.happened(events.EffectEnded)
    assert ended.why == "cured"
    assert "bleed" not in fight.now("Ogre").conditions
    assert "bleed" in fight.now("Priest").conditions


def test_a_heal_check_ends_bleeding(fight: Fight):
    assert fight.refused("stop_bleed", target="Ogre", total=20).code == "not_bleeding"
    fight.do("stop_bleed", target="Ogre", total=20, force=True)
    fight.do("condition", target="Ogre", condition="bleed")
    fight.do("stop_bleed", target="Ogre", faces=(14,))
    assert "bleed" in fight.now("Ogre").conditions
    fight.do("stop_bleed", target="Ogre", total=15)
    assert "bleed" not in fight.now("Ogre").conditions


def test_what_else_a_bleeding_effect_does_stays(fight: Fight):
    weak = [{"on": "attack", "value": -1}]
    fight.do("effect", name="hex", targets=["Ogre"], conditions=["bleed", "sickened"], modifiers=weak)
    fight.do("heal", target="Ogre", amount=1)
    assert fight.now("Ogre").conditions == ("sickened",)
    (ended,) = fight.happened(events.EffectEnded)
    assert (ended.name, ended.target) == ("bleed", fight.id("Ogre"))
    fight.do("effect", name="wound", targets=["Priest"], conditions=["bleed"], modifiers=weak)
    fight.do("heal", target="Priest", amount=1)
    assert fight.now("Priest").conditions == ()
    assert [e.name for e in fight.state.effects.values()] == ["hex", "wound"]


def test_losing_points_leaves_stability_alone_when_temporary_ones_take_it(fight: Fight):
    down(fight, "Ogre", 3)
    fight.do("stabilise", target="Ogre")
    fight.do("temp_hp", target="Ogre", amount=5)
    tx = Tx(fight.state, fight.command("next_turn"))
    lose_points(tx, fight.id("Ogre"), 2, "bleed")
    assert tx.get(fight.id("Ogre")).stable


# --- the game master's word ------------------------------------------------------------------------------------------


def test_setting_current_hit_points(fight: Fight):
    fight.do("edit", who="Ogre", set={"current_hp": 12})
    assert fight.hp("Ogre") == 12
    fight.do("edit", who="Ogre", set={"current_hp": 99})
    assert fight.hp("Ogre") == 30
    fight.do("edit", who="Ogre", set={"current_hp": -20})
    assert fight.status("Ogre") == "dead"
    fight.do("edit", who="Ogre", set={"current_hp": -16})
    assert fight.status("Ogre") == "dead"
    fight.do("edit", who="Ogre", set={"current_hp": 5})
    assert fight.status("Ogre") == "up"
    fight.do("kill", target="Ogre", cause="lava")
    fight.do("edit", who="Ogre", set={"current_hp": 5})
    assert fight.status("Ogre") == "dead"


def test_setting_below_0_keeps_stability(fight: Fight):
    down(fight, "Ogre", 3)
    fight.do("stabilise", target="Ogre")
    fight.do("edit", who="Ogre", set={"current_hp": -1})
    assert fight.status("Ogre") == "stable"
