from __future__ import annotations

import pytest

from encounter_tracker.rules.finding import (
    Activity,
    Obstacle,
    Odour,
    Wind,
    after_a_blow,
    better,
    detection,
    heard,
    scent_feet,
    trail_dc,
)
from encounter_tracker.rules.stacking import counted


def dc(
    *activities: Activity,
    feet: int = 0,
    obstacle: Obstacle | None = None,
    exact: bool = False,
    stealth: int | None = None,
) -> int:
    return counted(detection(activities, feet=feet, obstacle=obstacle, exact=exact, stealth=stealth))


def test_the_example_of_the_rules():
    parts = detection(["fights"], feet=60, exact=True)
    assert counted(parts) == 26
    assert [part.value for part in parts] == [20, -20, 6, 20]


@pytest.mark.parametrize(
    ("activity", "found"),
    [
        ("fights", 0),
        ("speaks", 0),
        ("half speed", 15),
        ("normal speed", 10),
        ("runs", 0),
        ("charges", 0),
        ("still", 60),
    ],
)
def test_what_it_does(activity: Activity, found: int):
    assert dc(activity) == found


def test_what_else_counts():
    assert dc() == 20
    assert dc(feet=9) == 20
    assert dc(feet=10) == 21
    assert dc(obstacle="door") == 25
    assert dc(obstacle="stone wall") == 35
    assert dc("fights", "speaks", "half speed", "runs") == -20
    assert dc("speaks", "still") == 40


def test_stealth_stands_in_for_the_base_and_the_movement():
    assert dc(stealth=17) == 37
    assert dc("normal speed", stealth=17) == 37
    assert dc("still", "speaks", stealth=17, feet=30) == 20


@pytest.mark.parametrize(
    ("total", "stealth", "place"),
    [(9, 10, None), (10, 10, "direction"), (29, 10, "direction"), (30, 10, "exact")],
)
def test_by_ear(total: int, stealth: int, place: str | None):
    assert heard(total, stealth) == place


@pytest.mark.parametrize(
    ("scent", "wind", "odour", "feet"),
    [
        (True, "none", "normal", 30),
        (1, "none", "normal", 30),
        (True, "upwind", "normal", 60),
        (True, "downwind", "normal", 15),
        (True, "none", "strong", 60),
        (True, "upwind", "overpowering", 180),
        (True, "downwind", "overpowering", 45),
        (60, "none", "normal", 60),
    ],
)
def test_how_far_scent_reaches(scent: bool | int, wind: Wind, odour: Odour, feet: int):
    assert scent_feet(scent, wind, odour) == feet


def test_trails():
    assert counted(trail_dc(0)) == 10
    assert counted(trail_dc(3)) == 16
    assert counted(trail_dc(0, masked=True)) == 20
    assert counted(trail_dc(2, masked=True)) == 24


def test_who_struck_from_where():
    assert after_a_blow(ranged=False, reach=5) == "exact"
    assert after_a_blow(ranged=False, reach=0) == "exact"
    assert after_a_blow(ranged=False, reach=10) == "area"
    assert after_a_blow(ranged=True, reach=5) == "direction"


def test_the_better_knowledge_stays():
    assert better("", "direction") == "direction"
    assert better("exact", "area") == "exact"
