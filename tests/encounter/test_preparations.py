"""Daily preparations (rule F8)."""

from __future__ import annotations

from typing import Any

import pytest

from encounter_tracker.encounter import events
from tests.encounter.fight import OGRE, PRIEST, Fight


@pytest.fixture
def fight() -> Fight:
    fight = Fight(PRIEST, OGRE)
    day: dict[str, Any] = {"targets": ["Ogre"], "duration": {"days": 2}}
    fight.do("effect", name="ward", source="Priest", slot="3rd", **day)
    fight.do("effect", name="ward", source="Priest", slot="4th", **day)
    fight.do("effect", name="armour", source="Priest", slot="1st", **day)
    fight.do("effect", name="mouth", source="Priest", slot="2nd", targets=["Ogre"], duration="triggered")
    fight.do("effect", name="flame", source="Priest", slot="2nd", targets=["Ogre"], duration="unlimited")
    fight.do("effect", name="gift", source="Priest", **day)
    fight.do("effect", name="curse", source="Ogre", slot="5th", **day)
    return fight


def left(fight: Fight) -> list[str]:
    return [effect.name for effect in fight.state.effects.values()]


def test_what_was_cast_from_a_slot_ends(fight: Fight):
    clock = fight.state.clock
    fight.do("daily_preparations", who="Priest")
    assert left(fight) == ["flame", "gift", "curse"]
    assert {event.why for event in fight.happened(events.EffectEnded)} == {"preparation"}
    assert fight.happened(events.PreparationsMade)[0].who == fight.id("Priest")
    assert fight.state.clock == clock


def test_a_slot_that_is_kept_empty_keeps_its_effect(fight: Fight):
    one = next(effect.id for effect in fight.state.effects.values() if effect.slot == "4th")
    fight.do("daily_preparations", who="Priest", keep=["armour", one])
    assert left(fight) == ["ward", "armour", "flame", "gift", "curse"]


def test_by_name_all_of_that_name_are_kept(fight: Fight):
    fight.do("daily_preparations", who="Priest", keep="ward")
    assert left(fight) == ["ward", "ward", "flame", "gift", "curse"]


def test_only_their_own_can_be_kept(fight: Fight):
    assert fight.refused("daily_preparations", who="Priest", keep=["curse"]).code == "unknown_effect"
