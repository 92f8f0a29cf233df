"""Listening, groping, sensing and smelling out (rules I5 to I7)."""

from __future__ import annotations

from typing import Any

import pytest

from encounter_tracker.encounter import events
from tests.encounter.fight import Fight

ANN: dict[str, Any] = {"name": "Ann", "hit_dice": 5, "hp": 40, "bab": 3, "skills": {"Perception": 8}}
SPY: dict[str, Any] = {
    "name": "Spy",
    "hit_dice": 5,
    "hp": 40,
    "skills": {"Stealth": 11},
    "ac": {"total": 16, "touch": 13},
}
HOUND: dict[str, Any] = {"name": "Hound", "hit_dice": 2, "hp": 13, "skills": {"Survival": 5}, "senses": {"scent": True}}


def after(whom: str) -> dict[str, Any]:
    """Whom the search is for."""
    return {"for": whom}


def apart(one: str, other: str, feet: int) -> dict[str, Any]:
    """How far apart two are."""
    return {"from": one, "to": other, "feet": feet}


@pytest.fixture
def fight() -> Fight:
    fight = Fight(ANN, SPY, HOUND)
    fight.do("condition", target="Spy", condition="invisible")
    return fight


def search(fight: Fight, do: str, who: str = "Ann", whom: str = "Spy", **fields: Any) -> tuple[str, str]:
    """How the search ended: the place and how it was found, or "" and why not."""
    fight.do(do, who=who, **after(whom), **fields)
    for event in fight.happened(events.PlaceFound):
        assert (event.who, event.of) == (fight.id(who), fight.id(whom))
        return event.place, event.by
    (vain,) = fight.happened(events.NothingFound)
    return "", vain.why


def checks(fight: Fight) -> list[Any]:
    return fight.happened(events.CheckRolled)


# --- I5 --------------------------------------------------------------------------------------------------------------


def test_listening(fight: Fight):
    assert search(fight, "listen", roll=9, stealth=17) == ("direction", "hearing")
    assert (checks(fight)[-1].total, checks(fight)[-1].dc) == (17, 17)
    assert fight.get("Ann").located == {fight.id("Spy"): "direction"}
    assert search(fight, "listen", total=37, stealth=17) == ("exact", "hearing")
    assert search(fight, "listen", total=20, stealth=17) == ("direction", "hearing")
    assert fight.get("Ann").located == {fight.id("Spy"): "exact"}
    assert search(fight, "listen", total=16, stealth=17) == ("", "failed")


def test_stealth_is_rolled_where_it_is_not_given(fight: Fight):
    assert search(fight, "listen", faces=(6, 9)) == ("direction", "hearing")
    assert [(check.what, check.total) for check in checks(fight)] == [("stealth", 17), ("listen", 17)]


def test_who_cannot_listen(fight: Fight):
    fight.do("condition", target="Ann", condition="deafened")
    assert fight.refused("listen", who="Ann", **after("Spy"), total=40, stealth=1).code == "cannot_hear"
    fight.do("effect", name="shift", targets=["Spy"], descriptors=["ethereal"])
    assert fight.refused("listen", who="Hound", **after("Spy"), total=40, stealth=1).code == "cannot_be_heard"
    fight.do("damage", target="Hound", amount=14)
    assert fight.refused("listen", who="Hound", **after("Ann"), total=40, stealth=1).code == "cannot_act"


def test_groping(fight: Fight):
    assert search(fight, "grope", roll=10, faces=(51,)) == ("exact", "groping")
    assert (checks(fight)[-1].total, checks(fight)[-1].dc) == (13, 13)
    assert search(fight, "grope", total=12, miss_roll=99) == ("", "failed")
    assert search(fight, "grope", total=13, miss_roll=50) == ("", "missed")
    assert fight.hp("Spy") == 40


def test_groping_reaches_no_farther_than_the_next_square(fight: Fight):
    fight.do("distance", **apart("Ann", "Spy", 5))
    assert search(fight, "grope", total=30, miss_roll=99) == ("exact", "groping")
    fight.do("distance", **apart("Ann", "Spy", 10))
    assert search(fight, "grope", total=30, miss_roll=99) == ("", "too_far")


def test_groping_for_what_has_no_body(fight: Fight):
    fight.do("condition", target="Spy", condition="incorporeal")
    assert search(fight, "grope", total=30, miss_roll=99) == ("", "no_body")


def test_a_found_place_is_lost_by_moving(fight: Fight):
    search(fight, "listen", total=40, stealth=1)
    search(fight, "listen", who="Hound", total=40, stealth=1)
    fight.do("distance", **apart("Ann", "Spy", 20))
    assert not fight.happened(events.PlaceLost)
    fight.do("distance", **apart("Ann", "Spy", 25))
    (lost,) = fight.happened(events.PlaceLost)
    assert (lost.who, lost.by) == (fight.id("Spy"), (fight.id("Ann"), fight.id("Hound")))
    assert fight.get("Hound").located == {}
    assert search(fight, "scent", "Hound", direction=True) == ("direction", "scent")
    fight.do("moved", who="Spy")
    fight.do("moved", who=["Spy", "Ann"])
    assert not fight.events


# --- I6 --------------------------------------------------------------------------------------------------------------


def test_sensing_the_invisible(fight: Fight):
    assert search(fight, "detect", roll=18, activity="fights", distance=60, exact=True) == ("exact", "perception")
    (rolled,) = checks(fight)
    assert (rolled.total, rolled.dc, [part.value for part in rolled.dc_parts]) == (26, 26, [20, -20, 6, 20])
    assert fight.get("Ann").located == {fight.id("Spy"): "exact"}


def test_sensing_its_presence_finds_no_place(fight: Fight):
    fight.do("distance", **apart("Ann", "Spy", 30))
    assert search(fight, "detect", total=13, activity=["speaks", "half speed"], obstacle="door") == (
        "presence",
        "perception",
    )
    assert fight.get("Ann").located == {}
    assert search(fight, "detect", total=7, activity=("speaks", "half speed"), obstacle="door") == (
        "presence",
        "perception",
    )
    assert checks(fight)[-1].dc == 3
    assert search(fight, "detect", total=30, stealth=8) == ("", "failed")
    assert checks(fight)[-1].dc == 31


# --- I7 --------------------------------------------------------------------------------------------------------------


def test_scent(fight: Fight):
    assert search(fight, "scent", "Hound") == ("presence", "scent")
    assert fight.get("Hound").located == {}
    for feet, wind, smell, found in (
        (30, "none", "normal", "presence"),
        (35, "none", "normal", ""),
        (60, "upwind", "normal", "presence"),
        (20, "downwind", "normal", ""),
        (90, "none", "overpowering", "presence"),
        (5, "none", "normal", "exact"),
    ):
        fight.do("distance", **apart("Hound", "Spy", feet))
        assert search(fight, "scent", "Hound", wind=wind, smell=smell)[0] == found
    assert fight.get("Hound").located == {fight.id("Spy"): "exact"}


def test_what_scent_does_not_find(fight: Fight):
    assert fight.refused("scent", who="Ann", **after("Spy")).code == "no_scent"
    assert search(fight, "scent", force=True) == ("presence", "scent")
    assert search(fight, "scent", "Hound", masked=True) == ("", "masked")
    fight.do("condition", target="Spy", condition="incorporeal")
    assert search(fight, "scent", "Hound") == ("", "no_body")


def test_trails(fight: Fight):
    assert search(fight, "scent", "Hound", hours=2, roll=9) == ("trail", "scent")
    assert (checks(fight)[-1].total, checks(fight)[-1].dc) == (14, 14)
    assert search(fight, "scent", "Hound", hours=0, masked=True, total=19) == ("", "failed")
    assert search(fight, "scent", "Hound", hours=0, water=True) == ("", "water")
    fight.do("edit", who="Hound", set={"speed": {"swim": 20}})
    assert search(fight, "scent", "Hound", hours=0, water=True, total=10) == ("trail", "scent")
