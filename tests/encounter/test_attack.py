"""One attack with everything that decides it (rules I3 to I6, D, F10, G6)."""

from __future__ import annotations

from typing import Any

import pytest

from encounter_tracker.encounter import events
from encounter_tracker.encounter.striking import armor_against
from encounter_tracker.rules.stacking import counted
from tests.encounter.fight import SKELETON, Fight

KNIGHT: dict[str, Any] = {
    "name": "Knight",
    "hit_dice": 5,
    "hp": 40,
    "bab": 5,
    "abilities": {"str": 16, "dex": 14},
    "ac": {"total": 18, "touch": 12, "flat_footed": 16},
    "attacks": [
        {"name": "longsword", "bonus": [8, 3], "damage": "1d8+3/19-20", "types": ["slashing"]},
        {"name": "longbow", "kind": "ranged", "bonus": [7], "damage": "1d8/x3", "types": ["piercing"]},
        {"name": "+1 shortbow", "kind": "ranged", "bonus": [8], "damage": "1d6", "types": ["piercing"]},
    ],
}
TARGET: dict[str, Any] = {
    "name": "Target",
    "hit_dice": 5,
    "hp": 60,
    "abilities": {"dex": 14},
    "ac": {"total": 16, "touch": 13, "flat_footed": 14},
}
BEAST: dict[str, Any] = {
    "name": "Beast",
    "hit_dice": 4,
    "hp": 30,
    "reach": 10,
    "abilities": {"str": 18},
    "attacks": [
        {
            "name": "bite",
            "bonus": [7],
            "damage": "1d6+4 plus 1d6 fire and poison",
            "types": ["piercing", "bludgeoning"],
        },
        {"name": "drain", "bonus": [5], "damage": "", "properties": ["touch", "plus energy drain"]},
        {"name": "stab", "bonus": [5], "damage": "1d4-9", "types": ["piercing"], "properties": ["plus 1d6 precision"]},
    ],
}


def after(whom: str) -> dict[str, Any]:
    """Whom the search is for."""
    return {"for": whom}


@pytest.fixture
def fight() -> Fight:
    return Fight(KNIGHT, TARGET, BEAST)


def attack(fight: Fight, attacker: str = "Knight", target: str = "Target", **fields: Any) -> events.AttackMade:
    fight.do("attack", attacker=attacker, target=target, **fields)
    (made,) = fight.happened(events.AttackMade)
    assert isinstance(made, events.AttackMade)
    return made


def damage(fight: Fight) -> events.DamageTaken:
    (taken,) = fight.happened(events.DamageTaken)
    assert isinstance(taken, events.DamageTaken)
    return taken


def test_a_hit_carries_its_reckoning(fight: Fight):
    fight.do("effect", name="bless", targets=["Knight"], modifiers=[{"on": "attack", "type": "morale", "value": 1}])
    made = attack(fight, roll=6, modifier=2, faces=(5,))
    assert (made.outcome, made.face, made.total, made.modifier, made.ac) == ("hit", 6, 17, 11, 16)
    assert [(part.what, part.value) for part in made.parts] == [("attack_bonus", 8), ("modifier", 1), ("situation", 2)]
    assert counted(made.ac_parts) == 16
    assert (damage(fight).rolled, damage(fight).source) == (8, fight.id("Knight"))


def test_all_dice_are_rolled_where_none_are_given(fight: Fight):
    made = attack(fight, faces=(19, 12, 3, 4))
    assert (made.outcome, made.threat, made.confirm_face, made.confirm_total) == ("critical", True, 12, 20)
    assert (made.multiplier, damage(fight).rolled) == (2, 13)


def test_a_total_alone_is_no_natural_face(fight: Fight):
    made = attack(fight, total=40, damage=5)
    assert (made.outcome, made.face, made.threat) == ("hit", None, False)


def test_a_critical_hit_is_confirmed_or_not(fight: Fight):
    assert attack(fight, roll=19, confirm_roll=7, damage=5).outcome == "hit"
    assert attack(fight, roll=19, confirm_roll=8, damage=5).outcome == "critical"
    assert attack(fight, roll=20, confirm_roll=1, damage=5, modifier=50).outcome == "hit"
    assert attack(fight, roll=20, confirm_roll=20, damage=5, modifier=-50).outcome == "critical"


def test_iterative_attacks_and_names(fight: Fight):
    assert attack(fight, attack="LONGSWORD", number=2, roll=2).modifier == 3
    assert attack(fight, attack="sword", roll=2).attack == "longsword"
    assert attack(fight, attack="bow", roll=2).attack == "longbow"
    assert attack(fight, attack="unarmed strike", roll=2).modifier == 8
    assert fight.refused("attack", attacker="Knight", target="Target", attack="whip").values["name"] == "whip"
    reason = fight.refused("attack", attacker="Knight", target="Target", number=3)
    assert (reason.code, reason.values["name"]) == ("unknown_attack", "(3)")
    assert fight.refused("attack", attacker="Knight", target="Knight").code == "same_combatant"


def test_without_attacks_of_its_own_it_strikes_unarmed():
    fight = Fight({"name": "Boxer", "hit_dice": 1, "hp": 9, "bab": 1, "abilities": {"str": 14}}, TARGET)
    fight.do("effect", name="fury", targets=["Boxer"], modifiers=[{"on": "damage", "value": 3}])
    made = attack(fight, "Boxer", roll=15, faces=(2,))
    assert (made.attack, made.modifier) == ("unarmed strike", 3)
    assert damage(fight).rolled == 7


def test_an_attack_without_a_printed_bonus():
    fight = Fight(
        {"name": "Odd", "hit_dice": 1, "hp": 9, "bab": 2, "attacks": [{"name": "slap", "damage": "1"}]}, TARGET
    )
    assert attack(fight, "Odd", roll=19, confirm_roll=2).modifier == 2


def test_those_who_cannot_act(fight: Fight):
    fight.do("damage", target="Knight", amount=45)
    assert fight.refused("attack", attacker="Knight", target="Target", roll=15).code == "cannot_act"
    assert attack(fight, roll=2, force=True).outcome == "miss"


def test_what_rides_on_a_blow_and_what_comes_with_it(fight: Fight):
    attack(fight, "Beast", roll=15, faces=(2, 5))
    taken = damage(fight)
    assert (taken.rolled, taken.type, taken.riders) == (11, "piercing, fire", ("poison",))
    attack(fight, "Beast", attack="drain", roll=15, riders=("fright",))
    assert (damage(fight).rolled, damage(fight).riders) == (0, ("energy drain", "fright"))


def test_extra_dice_are_not_multiplied(fight: Fight):
    made = attack(fight, "Beast", roll=20, confirm_roll=19, damage=5, faces=(4,))
    assert made.multiplier == 2
    assert damage(fight).rolled == 14


def test_a_hit_does_a_point_at_least(fight: Fight):
    attack(fight, "Beast", attack="stab", roll=15, faces=(2, 3))
    assert damage(fight).rolled == 4


def test_several_physical_types_count_each(fight: Fight):
    fight.do("add", creature={**SKELETON, "hp": 30}, initiative=1)
    attack(fight, "Beast", "Skeleton", roll=19, damage=[{"amount": 6, "type": "piercing"}])
    assert fight.hp("Skeleton") == 24


def test_ammunition_takes_magic_from_its_bow(fight: Fight):
    fight.do("edit", who="Target", set={"dr": [{"amount": 5, "bypass": "magic"}]})
    attack(fight, attack="longbow", roll=15, damage=7)
    assert fight.hp("Target") == 58
    attack(fight, attack="+1 shortbow", roll=15, damage=7)
    assert fight.hp("Target") == 51


def test_touch_attacks_meet_touch_armour(fight: Fight):
    assert attack(fight, "Beast", attack="drain", roll=8).against == "touch"
    assert attack(fight, touch=True, roll=2).ac == 13
    made = attack(fight, ranged=True, roll=2)
    assert (made.ranged, made.against) == (True, "ac")


def test_nonlethal_blows(fight: Fight):
    attack(fight, roll=15, damage=6, nonlethal=True)
    assert (fight.hp("Target"), fight.get("Target").nonlethal) == (60, 6)


# --- seeing ----------------------------------------------------------------------------------------------------------


def test_an_unseen_attacker(fight: Fight):
    fight.do("condition", target="Knight", condition="invisible")
    made = attack(fight, roll=4, damage=5)
    assert (made.modifier, made.ac, made.dex_denied, made.outcome) == (10, 14, True, "hit")
    (found,) = fight.happened(events.PlaceFound)
    assert (found.who, found.of, found.place, found.by) == (fight.id("Target"), fight.id("Knight"), "exact", "blow")
    assert fight.get("Target").located == {fight.id("Knight"): "exact"}
    fight.do("moved", who="Knight")
    assert fight.get("Target").located == {}
    attack(fight, attack="longbow", roll=15, damage=5)
    assert fight.get("Target").located == {fight.id("Knight"): "direction"}


def test_an_unseen_attacker_with_reach(fight: Fight):
    fight.do("condition", target="Beast", condition="invisible")
    attack(fight, "Beast", roll=15, damage=5, faces=(1,))
    assert fight.get("Target").located == {fight.id("Beast"): "area"}


def test_invisibility_is_no_use_against_those_who_see_it(fight: Fight):
    fight.do("condition", target="Knight", condition="invisible")
    fight.do("edit", who="Target", set={"senses": {"see_invisible": True}})
    made = attack(fight, roll=4)
    assert (made.modifier, made.ac, made.dex_denied) == (8, 16, False)
    assert made.parts[-1].what == "seen_all_the_same"


def test_blind_fight_of_the_target(fight: Fight):
    fight.do("condition", target="Knight", condition="invisible")
    fight.do("edit", who="Target", set={"feats": ["Blind-Fight"]})
    made = attack(fight, roll=2)
    assert (made.modifier, made.ac, made.dex_denied) == (8, 16, False)
    made = attack(fight, attack="longbow", roll=2)
    assert (made.modifier, made.ac, made.dex_denied) == (9, 14, True)


def test_the_flat_footed_lose_it_only_once(fight: Fight):
    fight.do("condition", target="Target", condition="flat-footed")
    fight.do("condition", target="Knight", condition="invisible")
    assert attack(fight, roll=2).ac == 14


def test_a_distance_said_with_the_attack(fight: Fight):
    fight.do("environment", light="dark")
    fight.do("edit", who="Knight", set={"senses": {"darkvision": 60}})
    assert attack(fight, roll=15, damage=1, distance=60).miss_chance == 0
    assert attack(fight, roll=15, damage=1, distance=65, miss_roll=51).view == "too_far"


def test_the_miss_chance(fight: Fight):
    fight.do("condition", target="Target", condition="invisible")
    made = attack(fight, roll=15, faces=(50,))
    assert (made.outcome, made.miss_chance, made.miss_faces, made.view) == ("concealed", 50, (50,), "invisible")
    assert not made.place_known
    assert attack(fight, roll=2).miss_faces == ()
    made = attack(fight, roll=15, damage=5, square_guess_right=False, faces=(70,))
    assert (made.outcome, made.miss_faces) == ("wrong_square", (70,))
    fight.do("listen", who="Knight", **after("Target"), total=50, stealth=5)
    assert attack(fight, roll=2).place_known


def test_blind_fight_rolls_twice(fight: Fight):
    fight.do("condition", target="Target", condition="invisible")
    fight.do("edit", who="Knight", set={"feats": ["Blind-Fight"]})
    assert attack(fight, roll=15, damage=5, faces=(50, 51)).miss_faces == (50, 51)
    assert attack(fight, roll=15, damage=5, faces=(50, 50)).outcome == "concealed"
    assert attack(fight, roll=15, damage=5, miss_roll=(50, 60)).outcome == "hit"
    assert attack(fight, roll=15, damage=5, miss_roll=25).outcome == "concealed"
    assert attack(fight, roll=15, damage=5, miss_roll=26).outcome == "hit"


def test_precision_needs_good_sight(fight: Fight):
    made = attack(fight, roll=15, damage=5, precision=6)
    assert (damage(fight).rolled, made.precision_lost) == (11, False)
    fight.do("environment", light="dim")
    made = attack(fight, roll=15, damage=5, precision=6, miss_roll=99)
    assert (damage(fight).rolled, made.precision_lost) == (5, True)
    assert not attack(fight, roll=2, precision=6).precision_lost
    made = attack(fight, "Beast", attack="stab", roll=15, damage=2, miss_roll=99, faces=(4,))
    assert (damage(fight).rolled, made.precision_lost) == (2, True)


def test_the_incorporeal_have_nothing_to_strike_at(fight: Fight):
    fight.do("condition", target="Target", condition="incorporeal")
    made = attack(fight, roll=20, damage=5, precision=6)
    assert (made.threat, made.precision_lost) == (False, True)
    fight.do("edit", who="Knight", set={"attacks": [{"name": "ghost touch axe", "bonus": [8], "damage": "1d8/x3"}]})
    made = attack(fight, roll=20, damage=5, precision=6, confirm_roll=19)
    assert (made.outcome, made.precision_lost) == ("critical", False)
    assert fight.hp("Target") == 60 - 21


def test_an_incorporeal_attacker(fight: Fight):
    fight.do("condition", target=["Knight", "Target"], condition="incorporeal")
    attack(fight, roll=15, damage=5)
    assert fight.hp("Target") == 55


# --- hostile acts ----------------------------------------------------------------------------------------------------


def test_what_is_refused_is_refused_before_the_dice(fight: Fight):
    fight.do("effect", name="peace", targets=["Knight"], forbids_hostile_acts=True)
    assert fight.refused("attack", attacker="Knight", target="Target").code == "hostile_act_forbidden"
    assert attack(fight, roll=2, hostile=False).outcome == "miss"


def test_a_blow_into_the_wrong_square_harms_no_friendship(fight: Fight):
    fight.do("effect", name="charm", source="Knight", targets=["Target"], descriptors=["charm"])
    attack(fight, roll=15, damage=5, square_guess_right=False, faces=(70,))
    assert len(fight.state.effects) == 1
    attack(fight, roll=2, hostile=False)
    assert len(fight.state.effects) == 1
    attack(fight, roll=2)
    assert fight.state.effects == {}


def test_a_charm_that_was_resisted_is_not_broken(fight: Fight):
    fight.do(
        "effect", name="charm", source="Knight", targets=["Target", "Beast"], descriptors=["charm"], saved=["Target"]
    )
    attack(fight, roll=2)
    assert len(fight.state.effects) == 1


def test_the_confused_strike_back(fight: Fight):
    fight.do("start")
    fight.do("condition", target="Target", condition="confused")
    attack(fight, roll=2)
    fight.do("next_turn")
    (reminder,) = fight.happened(events.Reminder)
    assert (reminder.what, reminder.label) == ("confused_strikes_back", "Knight")
    assert fight.due("confusion") == []
    for _ in range(3):
        fight.do("next_turn")
    assert [entry.what for entry in fight.state.due] == ["confusion"]


def test_the_confused_do_not_strike_at_the_dead(fight: Fight):
    fight.do("start")
    fight.do("condition", target="Target", condition="confused")
    attack(fight, roll=2)
    fight.do("kill", target="Knight")
    fight.do("next_turn")
    assert [entry.what for entry in fight.state.due] == ["confusion"]


def test_armour_against_somebody(fight: Fight):
    fight.do("condition", target="Target", condition="prone")
    near = armor_against(fight.state, fight.id("Target"), fight.id("Knight"))
    far = armor_against(fight.state, fight.id("Target"), fight.id("Knight"), ranged=True)
    assert (counted(near.parts), counted(far.parts)) == (12, 20)


# --- swarms (CORE) -------------------------------------------------------------------------------------------------

SWARM: dict[str, Any] = {
    "name": "Rats",
    "type": "animal",
    "subtypes": ["swarm"],
    "size": "tiny",
    "hit_dice": 3,
    "hp": 16,
    "attacks": [
        {"name": "swarm", "damage": "1d6", "types": ["piercing"], "properties": ["plus disease"]},
        {"name": "bite", "bonus": [4], "damage": "1d3", "types": ["piercing"]},
    ],
}


def test_a_swarm_hits_by_itself():
    fight = Fight(SWARM, TARGET)
    fight.do("condition", target="Target", condition="invisible")
    made, hurt, *_ = (e for e in fight.do("attack", attacker="Rats", target="Target", faces=(4,))
                      if isinstance(e, events.AttackMade | events.DamageTaken))  # fmt: skip
    assert isinstance(made, events.AttackMade)
    assert (made.outcome, made.face, made.total, made.by_itself, made.miss_chance, made.parts) == (
        "hit", None, 0, True, 0, ()
    )  # fmt: skip
    assert isinstance(hurt, events.DamageTaken)
    assert (hurt.lethal, hurt.riders) == (4, ("disease",))


def test_what_the_game_master_says_of_a_swarm():
    fight = Fight(SWARM, TARGET)
    made = fight.do("attack", attacker="Rats", target="Target", outcome="miss")[0]
    assert isinstance(made, events.AttackMade)
    assert (made.outcome, made.overruled, made.by_itself) == ("miss", True, True)


def test_other_attacks_of_a_swarm_and_a_swarm_by_name_alone_are_rolled():
    fight = Fight(SWARM, TARGET, {**SWARM, "name": "Cloak", "subtypes": []})
    for attacker, attack in (("Rats", "bite"), ("Cloak", "swarm")):
        made = fight.do("attack", attacker=attacker, target="Target", attack=attack, faces=(3,))[0]
        assert isinstance(made, events.AttackMade)
        assert (made.outcome, made.face, made.by_itself) == ("miss", 3, False)
