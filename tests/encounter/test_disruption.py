"""Damage that disrupts spells being cast or concentrated on (rule F6)."""

from __future__ import annotations

from typing import Any

import pytest

from encounter_tracker.encounter import events
from tests.encounter.fight import OGRE, PRIEST, Fight

CASTER = PRIEST | {"caster_level": 5}
BANE = {"name": "bane", "level": 1, "components": ["verbal"]}


@pytest.fixture
def fight() -> Fight:
    fight = Fight(CASTER, OGRE)
    fight.do("effect", name="wall", source="Priest", level=4, targets=["Ogre"], duration={"concentration": True})
    fight.do("start")
    return fight


def blow(fight: Fight, amount: int, *, faces: tuple[int, ...] = (), **fields: Any) -> None:
    fight.do("damage", target="Priest", amount=amount, source="Ogre", faces=faces, **{"reaction": True} | fields)


def lost(fight: Fight) -> list[str]:
    return [event.why for event in fight.happened(events.SpellLost)]


def ended(fight: Fight) -> list[tuple[str, str]]:
    return [(event.name, event.why) for event in fight.happened(events.EffectEnded)]


@pytest.mark.parametrize(("amount", "found"), [(4, []), (5, ["disrupted"]), (0, [])])
def test_each_blow_against_the_level(fight: Fight, amount: int, found: list[str]):
    fight.do("begin_cast", who="Priest", spell=BANE)
    blow(fight, amount)
    assert lost(fight) == found
    if found:
        (event,) = fight.happened(events.SpellLost)
        assert (event.by, event.level) == (fight.id("Ogre"), 1)
        reason = fight.refused("finish_cast", who="Priest", targets=["Ogre"])
        assert (reason.code, reason.values["why"]) == ("spell_lost", "disrupted")


def test_blows_are_not_added_up(fight: Fight):
    fight.do("begin_cast", who="Priest", spell=BANE)
    blow(fight, 4)
    blow(fight, 4)
    assert lost(fight) == []


def test_negative_levels_count(fight: Fight):
    fight.do("negative_levels", target="Priest", count=1)
    fight.do("begin_cast", who="Priest", spell=BANE)
    blow(fight, 4)
    assert lost(fight) == ["disrupted"]


@pytest.mark.parametrize("fields", [{"nonlethal": True}, {"type": "fire"}])
def test_nonlethal_and_what_temporary_hit_points_take_count(fight: Fight, fields: dict[str, Any]):
    fight.do("temp_hp", target="Priest", amount=3)
    fight.do("begin_cast", who="Priest", spell=BANE)
    blow(fight, 5, **fields)
    assert lost(fight) == ["disrupted"]


def test_what_is_absorbed_does_not_count(fight: Fight):
    fight.do("edit", who="Priest", set={"resist": {"fire": 10}, "level": 0})
    fight.do("begin_cast", who="Priest", spell=BANE)
    blow(fight, 10, type="fire")
    assert lost(fight) == []
    blow(fight, 11, type="fire")
    assert lost(fight) == ["disrupted"]


@pytest.mark.parametrize("reaction", [False, "free action"])
def test_only_reactions_are_set_off_by_casting(fight: Fight, reaction: bool | str):
    fight.do("concentrate", who="Priest")
    fight.do("begin_cast", who="Priest", spell=BANE)
    blow(fight, 9, reaction=reaction)
    assert lost(fight) == []
    assert ended(fight) == []


@pytest.mark.parametrize("reaction", [True, "free action"])
def test_what_is_set_off_by_concentrate_ends_the_spell(fight: Fight, reaction: bool | str):
    fight.do("concentrate", who="Priest")
    blow(fight, 4, reaction=reaction)
    assert ended(fight) == []
    blow(fight, 5, reaction=reaction)
    assert ended(fight) == [("wall", "disrupted")]
    blow(fight, 5, reaction=reaction)
    assert ended(fight) == []


def test_at_once_even_where_it_would_go_on_after(fight: Fight):
    fight.do("end_effect", effect="wall")
    duration = {"concentration": True, "after": {"rounds": 3}}
    fight.do("effect", name="fog", source="Priest", targets=["Ogre"], duration=duration)
    fight.do("concentrate", who="Priest")
    blow(fight, 5)
    assert ended(fight) == [("fog", "disrupted")]


def test_only_the_one_concentrated_on(fight: Fight):
    fight.do("effect", name="fog", source="Priest", targets=["Ogre"], duration={"concentration": True})
    blow(fight, 5)
    assert ended(fight) == []
    fight.do("concentrate", who="Priest", effect="wall")
    fight.do("concentrate", who="Priest", effect="fog")
    blow(fight, 5)
    assert ended(fight) == [("fog", "disrupted")]


def test_only_in_that_turn(fight: Fight):
    fight.do("concentrate", who="Priest")
    fight.do("next_turn")
    blow(fight, 5)
    assert ended(fight) == []


def test_not_after_the_turn_was_put_off(fight: Fight):
    fight.do("concentrate", who="Priest")
    fight.do("delay")
    blow(fight, 5)
    assert ended(fight) == []


# --- the option of a concentration check ------------------------------------------------------------------------------


@pytest.mark.parametrize(("face", "found"), [(5, ["disrupted"]), (6, [])])
def test_a_check_instead(fight: Fight, face: int, found: list[str]):
    fight.do("options", disruption="concentration_check")
    fight.do("begin_cast", who="Priest", spell=BANE)
    blow(fight, 4, concentration_roll=face)
    assert lost(fight) == found
    (check,) = fight.happened(events.CheckRolled)
    assert (check.what, check.modifier, check.dc, check.label) == ("concentration", 9, 15, "bane")


def test_the_ability_is_that_of_the_class(fight: Fight):
    fight.do("options", disruption="concentration_check")
    fight.do("begin_cast", who="Priest", spell=BANE, caster_class="sorcerer")
    blow(fight, 4, faces=(9,))
    (check,) = fight.happened(events.CheckRolled)
    assert (check.modifier, check.success) == (6, True)


def test_a_check_for_the_spell_concentrated_on(fight: Fight):
    fight.do("options", disruption="concentration_check")
    fight.do("concentrate", who="Priest")
    blow(fight, 1, concentration_roll=5)
    assert ended(fight) == [("wall", "disrupted")]
    assert fight.happened(events.CheckRolled)[0].dc == 15


def test_nothing_is_rolled_for_nothing(fight: Fight):
    fight.do("options", disruption="concentration_check")
    fight.do("begin_cast", who="Priest", spell=BANE)
    blow(fight, 0)
    assert not fight.happened(events.CheckRolled)
