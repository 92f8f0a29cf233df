"""Time outside turns, options, light and notes (rules A9, B2, 0)."""

from __future__ import annotations

from typing import Any

import pytest

from encounter_tracker.encounter import events as e
from tests.encounter.fight import OGRE, PRIEST, TROLL, Fight

HYDRA: dict[str, Any] = {"name": "Hydra", "hit_dice": 5, "hp": 47, "fast_healing": 3, "abilities": {"con": 14}}
DAY = 14_400


@pytest.fixture
def fight() -> Fight:
    return Fight(PRIEST, OGRE)


def effect(fight: Fight, name: str, duration: Any, *, on: str = "Priest", **fields: Any) -> None:
    fight.do("effect", name=name, targets=[on], duration=duration, **fields)


def test_what_runs_out_ends_in_its_order(fight: Fight):
    for name, rounds in (("c", 30), ("a", 10), ("b", 20), ("d", 40)):
        effect(fight, name, {"rounds": rounds})
    fight.do("advance_time", rounds=30)
    assert fight.events[0] == e.TimePassed(rounds=30)
    assert [event.name for event in fight.happened(e.EffectEnded)] == ["a", "b", "c"]
    assert {event.why for event in fight.happened(e.EffectEnded)} == {"expired"}
    assert [one.remaining for one in fight.state.effects.values()] == [10]


def test_edges_and_concentration_end_with_the_first_round(fight: Fight):
    effect(fight, "short", {"rounds": 2})
    effect(fight, "edge", {"until": "end", "of": "Ogre", "turn": "next"})
    effect(fight, "song", {"concentration": True, "max": {"minutes": 5}}, source="Priest")
    fight.do("advance_time", rounds=5)
    assert [(event.name, event.why) for event in fight.happened(e.EffectEnded)] == [
        ("edge", "expired"),
        ("song", "concentration_lapsed"),
        ("short", "expired"),
    ]


def test_a_bonus_becomes_permanent_after_a_day_on_the_second(fight: Fight):
    fight.do(
        "effect",
        name="belt",
        targets=["Priest", "Ogre"],
        modifiers=[{"on": "con", "value": 4}, {"on": "ac", "value": 1}, {"on": "str", "value": -2}],
    )
    fight.do("advance_time", rounds=DAY - 1)
    assert not fight.happened(e.BonusBecamePermanent)
    fight.do("advance_time", rounds=1)
    assert fight.happened(e.BonusBecamePermanent) == [
        e.BonusBecamePermanent(who=fight.id(name), name="belt", ability="con", value=4) for name in ("Priest", "Ogre")
    ]
    fight.do("advance_time", days=3)
    assert not fight.happened(e.BonusBecamePermanent)


def test_becoming_permanent_has_its_place_among_the_endings(fight: Fight):
    fight.do("advance_time", rounds=1000)
    effect(fight, "belt", "unlimited", modifiers=[{"on": "con", "value": 4}])
    effect(fight, "before", {"rounds": DAY - 1})
    effect(fight, "after", {"rounds": DAY + 1})
    fight.do("advance_time", days=2)
    told = [getattr(event, "name", "") for event in fight.events if not isinstance(event, e.TimePassed)]
    assert told == ["before", "belt", "after"]


def test_a_bonus_becomes_permanent_in_the_middle_of_a_fight(fight: Fight):
    effect(fight, "belt", "unlimited", modifiers=[{"on": "con", "value": 4}])
    fight.do("advance_time", rounds=DAY - 1)
    fight.do("start")
    for _ in range(2):
        fight.do("next_turn")
    assert fight.happened(e.BonusBecamePermanent)
    assert fight.now("Priest").abilities["con"].score == 18


def test_healing_round_by_round_up_to_the_whole():
    fight = Fight(HYDRA)
    fight.do("damage", target="Hydra", amount=10)
    fight.do("advance_time", hours=1)
    assert [event.amount for event in fight.happened(e.Healed)] == [3, 3, 3, 1]


def test_regenerating_round_by_round():
    fight = Fight(TROLL)
    fight.do("damage", target="Troll", amount=20)
    fight.do("damage", target="Troll", amount=1, nonlethal=True)
    fight.do("damage", target="Troll", amount=3, type="fire")
    fight.do("advance_time", rounds=3)
    assert (fight.hp("Troll"), fight.get("Troll").nonlethal) == (63 - 23 + 10, 0)


def test_one_point_of_nonlethal_damage_is_healed_in_its_round():
    fight = Fight(HYDRA)
    fight.do("damage", target="Hydra", amount=1, nonlethal=True)
    fight.do("advance_time", rounds=7)
    assert fight.get("Hydra").nonlethal == 0


def test_rounds_that_are_all_alike_pass_at_once():
    fight = Fight(HYDRA)
    fight.do("condition", target="Hydra", condition="bleed", amount=2, duration={"minutes": 10})
    fight.do("advance_time", rounds=50)
    assert fight.hp("Hydra") == 47
    assert len(fight.happened(e.DamageTaken)) < 5
    fight.do("advance_time", rounds=60)
    assert [event.name for event in fight.happened(e.EffectEnded)] == ["bleed"]
    assert fight.hp("Hydra") == 47


def test_until_something_changes_among_them():
    fight = Fight(HYDRA)
    effect(fight, "bear", {"rounds": 20}, on="Hydra", modifiers=[{"on": "con", "value": 4}])
    fight.do("condition", target="Hydra", condition="bleed", amount=4)
    fight.do("edit", who="Hydra", set={"fast_healing": 4})
    fight.do("advance_time", rounds=40)
    assert fight.hp("Hydra") == 47
    fight.do("edit", who="Hydra", set={"fast_healing": 3})
    fight.do("advance_time", rounds=10)
    assert fight.hp("Hydra") == 47 - 10


def test_the_dying_roll_at_once(fight: Fight):
    fight.do("damage", target="Ogre", amount=31)
    fight.do("advance_time", rounds=3, faces=(2, 20))
    rolled = fight.happened(e.CheckRolled)
    assert [(event.face, event.by_program) for event in rolled] == [(2, True), (20, True)]
    assert (fight.status("Ogre"), fight.hp("Ogre"), fight.state.due) == ("stable", -2, ())


def test_saves_fall_due_day_by_day(fight: Fight):
    fight.do("negative_levels", target="Ogre", count=1, dc=14)
    fight.do("advance_time", days=2, hours=23)
    assert len(fight.due("negative_level_save")) == 2


def test_a_very_long_time(fight: Fight):
    effect(fight, "curse", "unlimited", modifiers=[{"on": "str", "value": 4}])
    fight.do("advance_time", days=1_000_000)
    assert fight.state.clock == 1_000_000 * DAY
    assert fight.refused("advance_time").code == "no_time"


def test_options(fight: Fight):
    fight.do("options", concentration_limit_rounds=100, dispel="caster_level_check", negative_levels_lower_cmd=False)
    assert fight.events == [
        e.OptionChanged(option="concentration_limit_rounds", value=100),
        e.OptionChanged(option="dispel", value="caster_level_check"),
        e.OptionChanged(option="negative_levels_lower_cmd", value=False),
    ]
    assert fight.state.options.concentration_limit_rounds == 100
    assert fight.state.options.disruption == "damage_level"


def test_light(fight: Fight):
    fight.do("environment", light="dark", magical=True, level=2)
    assert fight.happened(e.LightChanged) == [e.LightChanged(light="dark", magical=True)]
    assert fight.state.environment.level == 2
    assert "blinded" in fight.now("Priest").conditions


def test_notes(fight: Fight):
    fight.do("note", text="The door is locked.")
    assert fight.events == [e.NoteWritten(text="The door is locked.")]
    fight.do("note", text="is hiding", who="Ogre")
    assert fight.events == [e.NoteWritten(text="is hiding", who=fight.id("Ogre"))]
    assert fight.refused("note", text="x", who="Nobody").code == "unknown_combatant"
