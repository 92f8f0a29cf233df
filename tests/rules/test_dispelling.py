from __future__ import annotations

import pytest

from encounter_tracker.rules.dispelling import Degree, caster_level_dc, counteracts, degree_of


@pytest.mark.parametrize(
    ("total", "face", "degree"),
    [
        (28, None, "critical success"),
        (27, None, "success"),
        (18, None, "success"),
        (17, None, "failure"),
        (9, None, "failure"),
        (8, None, "critical failure"),
        (18, 20, "critical success"),
        (17, 20, "failure"),
        (17, 1, "critical failure"),
        (18, 1, "success"),
    ],
)
def test_degrees_against_18(total: int, face: int | None, degree: str):
    assert degree_of(total, 18, face) == degree


@pytest.mark.parametrize(
    ("degree", "highest"),
    [("critical success", 6), ("success", 4), ("failure", 2), ("critical failure", -1)],
)
def test_what_a_dispelling_of_level_3_ends(degree: Degree, highest: int):
    assert [level for level in range(10) if counteracts(degree, dispelling_level=3, level=level)] == list(
        range(highest + 1),
    )


def test_caster_level_checks():
    assert caster_level_dc(9) == 20
