"""Stored triggers: what an effect must see or hear (rule F11)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.encounter.fight import OGRE, PRIEST, Fight


@pytest.fixture
def fight() -> Fight:
    fight = Fight(PRIEST, OGRE)
    fight.do("effect", name="mouth", source="Priest", dc=16, duration="triggered", trigger="someone comes in")
    fight.do("effect", name="ward", source="Priest", targets=["Priest", "Ogre"], dc=16)
    return fight


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"sense": "seen", "stealth": 17}, "stealth"),
        ({"sense": "seen", "line_of_sight": False}, "no_line_of_sight"),
        ({"sense": "heard", "audible": False}, "inaudible"),
        ({"sense": "seen", "stealth": 16}, None),
        ({"sense": "heard", "line_of_sight": False}, None),
        ({}, None),
    ],
)
def test_it_must_be_noticed(fight: Fight, given: dict[str, Any], why: str | None):
    if why is not None:
        reason = fight.refused("trigger", effect="mouth", on="Ogre", **given)
        assert (reason.code, reason.values["why"]) == ("trigger_unnoticed", why)
        given["force"] = True
    fight.do("trigger", effect="mouth", on="Ogre", **given)
    assert [effect.name for effect in fight.state.effects.values()] == ["ward"]


def test_the_invisible_are_heard_but_not_seen(fight: Fight):
    fight.do("condition", target="Ogre", condition="invisible")
    assert fight.refused("trigger", effect="mouth", on="Ogre", sense="seen").values["why"] == "invisible"
    assert fight.refused("trigger", effect="ward", target="Ogre", on="Ogre", sense="seen").code == "trigger_unnoticed"
    fight.do("trigger", effect="mouth", on="Ogre", sense="heard")
    fight.do("trigger", effect="ward", target="Ogre", sense="seen")
    (ward,) = [effect for effect in fight.state.effects.values() if effect.name == "ward"]
    assert list(ward.targets) == [fight.id("Priest")]


def test_darkness_does_not_matter(fight: Fight):
    fight.do("environment", light="dark")
    fight.do("trigger", effect="mouth", on="Ogre", sense="seen")
