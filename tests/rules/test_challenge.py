"""Challenge ratings, experience points and how hard a fight is: the game's tables."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from encounter_tracker.rules.challenge import (
    LADDER,
    Worth,
    difficulty,
    party_level,
    rating,
    rating_of_xp,
    said,
    step,
    worth,
    xp_of,
)


@pytest.mark.parametrize(
    ("cr", "xp"),
    [
        ("1/8", 50), ("1/6", 65), ("1/4", 100), ("1/3", 135), ("1/2", 200), ("½", 200), (0.5, 200), (1, 400),
        ("2", 600), (3, 800), (4, 1200), (5, 1600), (6, 2400), (7, 3200), (8, 4800), (9, 6400), (10, 9600), (11, 12800),
        (15, 51200), (20, 307200), (25, 1638400), (30, 9830400), (31, 13107200), (32, 19660800), (33, 26214400),
        (None, 0), ("—", 0), ("", 0), (0, 0), (-1, 0), (1e9, 0), ("1/0", 0), ("7 ", 3200), ("1⁄4", 100),
        (Fraction(3), 800),
    ],
)  # fmt: skip
def test_experience_points(cr: float | str | Fraction | None, xp: int):
    assert xp_of(cr) == xp


def test_ratings_are_said_as_printed():
    assert [said(cr) for cr in LADDER[:6]] == ["1/8", "1/6", "1/4", "1/3", "1/2", "1"]
    assert rating("1/3") == rating("⅓") == rating(0.3333) == Fraction(1, 3)
    assert rating("1.5") is None


@pytest.mark.parametrize(
    ("cr", "by", "after"),
    [
        ("1/2", 1, "1"), ("1/3", 1, "1/2"), ("1", -1, "1/2"), ("1/2", 2, "2"), ("2", -2, "1/2"), ("1/8", -1, "1/8"),
        ("30", 2, "32"), ("5", -2, "3"), ("0", 0, "1/8"),
    ],
)  # fmt: skip
def test_steps_of_the_ladder(cr: str, by: int, after: str):
    value = rating(cr)
    assert value is not None
    assert step(value, by) == Fraction(after)


@pytest.mark.parametrize(
    ("count", "cr", "of_all"),
    [
        (1, 1, 1),
        (2, 1, 3),
        (3, 1, 4),
        (4, 1, 5),
        (6, 1, 6),
        (8, 1, 7),
        (12, 1, 8),
        (16, 1, 9),
        (2, 7, 9),
        (3, "1/3", 1),
    ],
)
def test_several_of_one_kind(count: int, cr: int | str, of_all: int):
    assert worth([(cr, count)]).cr == of_all


def test_ratings_of_great_and_small_sums():
    assert rating_of_xp(0) is None
    assert rating_of_xp(49) is None
    assert rating_of_xp(50) == Fraction(1, 8)
    assert rating_of_xp(xp_of(34)) == 34
    assert rating_of_xp(xp_of(34) - 1) == 33


@given(st.sampled_from(LADDER), st.integers(0, 10_000_000))
def test_the_rating_of_a_creature_alone_is_its_own(cr: Fraction, xp: int):
    assert rating_of_xp(xp_of(cr)) == cr
    found = rating_of_xp(xp)
    assert found is None or xp_of(found) <= xp < xp_of(step(found, 1))


@pytest.mark.parametrize(
    ("levels", "level"),
    [
        ([], 1), ([1], 1), ([5, 5, 5], 4), ([5, 5, 5, 5], 5), ([4, 5, 5, 5], 5), ([4, 4, 5, 5], 5), ([4, 4, 4, 5], 4),
        ([3] * 5, 3), ([3] * 6, 4), ([20] * 7, 21),
    ],
)  # fmt: skip
def test_average_party_level(levels: list[int], level: int):
    assert party_level(levels) == level


@pytest.mark.parametrize(
    ("cr", "level", "found"),
    [
        ("3", 5, "trivial"), ("4", 5, "easy"), ("5", 5, "average"), ("6", 5, "challenging"), ("7", 5, "hard"),
        ("8", 5, "epic"), ("9", 5, "overwhelming"), ("1/2", 1, "easy"), ("1/3", 1, "trivial"), ("1", 1, "average"),
        ("1", 2, "easy"), ("1/2", 2, "trivial"), ("4", 1, "epic"),
    ],
)  # fmt: skip
def test_how_hard_it_is(cr: str, level: int, found: str):
    assert difficulty(Fraction(cr), level) == found


def test_what_an_encounter_is_worth():
    assert worth([]) == Worth()
    assert difficulty(None, 3) == "trivial"
    found = worth([(3, 1), ("1/3", 4), (None, 2)], [3, 3, 4, 4])
    assert found == Worth(xp=1340, cr=Fraction(4), unknown=2, party_level=4, difficulty="average", each=335)
    assert worth([(None, 3)], [1]).difficulty == "trivial"
