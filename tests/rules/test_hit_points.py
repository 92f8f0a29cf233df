from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from encounter_tracker.rules.hit_points import STATUS_ORDER, HitPoints, hit_points, status_of
from encounter_tracker.rules.vocabulary import Status


def points(base: int = 30, **fields: Any) -> tuple[int, int]:
    found = hit_points(base, **{"hit_dice": 4, "con_shift": 0, "negative_levels": 0, "wounds": 0, **fields})
    return (found.current, found.total)


@pytest.mark.parametrize(
    ("fields", "found"),
    [
        ({}, (30, 30)),
        ({"wounds": 12}, (18, 30)),
        ({"wounds": 45}, (-15, 30)),
        ({"con_shift": 2, "wounds": 12}, (26, 38)),
        ({"con_shift": -3, "wounds": 12}, (6, 18)),
        ({"negative_levels": 3, "wounds": 4}, (11, 15)),
        ({"con_penalty": 8, "con_penalty_taken": 8}, (22, 22)),
        ({"con_penalty": 40, "con_penalty_taken": 29}, (1, 1)),
        ({"con_penalty": 8, "con_penalty_taken": 3, "wounds": 26}, (1, 22)),
        ({"con_shift": -9, "con_penalty": 8}, (-6, -6)),
    ],
)
def test_hit_points(fields: dict[str, int], found: tuple[int, int]):
    assert points(**fields) == found


@given(st.integers(1, 99), st.integers(1, 20), st.integers(-5, 5), st.integers(0, 9), st.integers(0, 150))
def test_current_never_above_total(base: int, hit_dice: int, shift: int, levels: int, wounds: int):
    found = hit_points(base, hit_dice=hit_dice, con_shift=shift, negative_levels=levels, wounds=wounds)
    assert found == HitPoints(current=found.total - wounds, total=base + hit_dice * shift - 5 * levels)


@pytest.mark.parametrize(
    ("hp", "fields", "found"),
    [
        (5, {}, "up"),
        (0, {}, "disabled"),
        (-1, {}, "dying"),
        (-1, {"stable": True}, "stable"),
        (5, {"stable": True}, "up"),
        (-1, {"dead": True}, "dead"),
        (5, {"dead": True, "nonlethal": 9, "felled": True}, "dead"),
        (5, {"nonlethal": 4}, "up"),
        (5, {"nonlethal": 5}, "staggered"),
        (5, {"nonlethal": 6}, "unconscious"),
        (0, {"nonlethal": 1}, "unconscious"),
        (-1, {"nonlethal": 9}, "dying"),
        (-1, {"nonlethal": 9, "stable": True}, "stable"),
        (5, {"felled": True}, "unconscious"),
        (5, {"conditions": ["staggered", "prone"]}, "staggered"),
        (0, {"conditions": ["staggered"]}, "disabled"),
        (5, {"conditions": ["unconscious"]}, "unconscious"),
        (5, {"conditions": ["stable", "dying"]}, "dying"),
        (5, {"nonlethal": 5, "conditions": ["disabled"]}, "disabled"),
    ],
)
def test_the_one_state_shown(hp: int, fields: dict[str, Any], found: Status):
    given = {"dead": False, "stable": False, "nonlethal": 0, "felled": False, "conditions": (), **fields}
    assert status_of(hp, **given) == found


def test_graver_first():
    assert STATUS_ORDER == ("dead", "dying", "stable", "unconscious", "disabled", "staggered", "up")
