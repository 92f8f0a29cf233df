"""What the game master says of attacks and saves goes before what the dice say."""

from __future__ import annotations

from typing import Any

from encounter_tracker.encounter.events import AttackMade, CheckRolled, DamageTaken
from tests.encounter.fight import Fight

SPEARMAN: dict[str, Any] = {
    "name": "Spearman",
    "hit_dice": 3,
    "hp": 20,
    "bab": 3,
    "attacks": [
        {"name": "spear", "kind": "melee", "bonus": [5], "damage": "1d8+3/x3", "types": ["piercing"]},
        {"name": "spear", "kind": "ranged", "bonus": [4], "damage": "1d8+1/x3", "types": ["piercing"]},
    ],
}
GUARD: dict[str, Any] = {
    "name": "Guard",
    "hit_dice": 3,
    "hp": 20,
    "ac": {"total": 16},
    "dr": [{"amount": 5, "bypass": "magic"}],
    "saves": {"will": 2},
}


def fight() -> Fight:
    made = Fight(SPEARMAN, GUARD)
    made.do("start")
    made.do("next_turn")
    made.do("next_turn")
    return made


def made(found: Fight) -> AttackMade:
    event = found.happened(AttackMade)[0]
    assert isinstance(event, AttackMade)
    return event


def test_named_circumstances_count_and_are_told():
    found = fight()
    found.do("attack", attacker="Spearman", target="Guard", roll=9, situation={"flanking": 2}, modifier=1, damage=6)
    event = made(found)
    assert (event.total, event.modifier, event.outcome) == (17, 8, "hit")
    named = [(part.name, part.value) for part in event.parts if part.what == "situation"]
    assert named == [("flanking", 2), ("", 1)]


def test_an_armor_class_of_the_game_masters_counts():
    found = fight()
    found.do("attack", attacker="Spearman", target="Guard", roll=9, ac=14, damage=6)
    event = made(found)
    assert (event.ac, event.outcome) == (14, "hit")
    assert [part.value for part in event.ac_parts if part.what == "override"] == [-2]
    found.do("attack", attacker="Spearman", target="Guard", roll=9, ac=16)
    assert not [part for part in made(found).ac_parts if part.what == "override"]


def test_a_hit_or_a_miss_by_decree_needs_no_other_dice():
    found = fight()
    found.do("condition", target="Guard", condition="invisible")
    found.do("attack", attacker="Spearman", target="Guard", roll=2, outcome="critical", damage=4)
    event = made(found)
    assert (event.outcome, event.overruled, event.multiplier) == ("critical", True, 3)
    assert found.happened(DamageTaken)[0].rolled == 12
    found.do("attack", attacker="Spearman", target="Guard", roll=20, outcome="miss")
    assert made(found).outcome == "miss"
    assert not found.happened(DamageTaken)
    found.do("attack", attacker="Spearman", target="Guard", total=3, outcome="hit", damage=8)
    assert (made(found).total, made(found).face) == (3, None)
    found.do("attack", attacker="Spearman", target="Guard", faces=(11,), outcome="miss")
    assert made(found).total == 16  # rolled all the same, to be told (+2: the other is not seen)


def test_the_points_taken_by_decree():
    found = fight()
    found.do("attack", attacker="Spearman", target="Guard", roll=15, damage=4)
    assert found.hp("Guard") == 20  # the reduction takes it all
    found.do("attack", attacker="Spearman", target="Guard", roll=15, damage=4, takes=4)
    assert found.hp("Guard") == 16


def test_the_right_one_of_two_attacks_of_one_name():
    found = fight()
    found.do("attack", attacker="Spearman", target="Guard", attack="spear", ranged=True, roll=9, damage=6)
    assert (made(found).modifier, made(found).ranged) == (4, True)
    found.do("attack", attacker="Spearman", target="Guard", attack="spear", ranged=False, roll=9, damage=6)
    assert (made(found).modifier, made(found).ranged) == (5, False)


def test_a_save_made_or_failed_by_decree():
    found = fight()
    found.do("save", who=["Guard", "Spearman"], save="will", dc=15, roll=10, overrule={"Guard": True})
    guard, other = found.happened(CheckRolled)
    assert (guard.success, guard.overruled) == (True, True)
    assert (other.success, other.overruled) == (False, False)
    found.do("save", who="Guard", save="will", dc=15, roll=18, overrule={found.id("Guard"): True})
    assert not found.happened(CheckRolled)[0].overruled  # the die says the same
