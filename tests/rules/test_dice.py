from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from encounter_tracker.rules.dice import DiceSum, parse_dice


@pytest.mark.parametrize(
    ("text", "dice", "bonus", "average"),
    [
        ("4d8+12", ((1, 4, 8),), 12, 30),
        ("d6", ((1, 1, 6),), 0, 3),
        ("2D6 - 1d4 + 3", ((1, 2, 6), (-1, 1, 4)), 3, 7),
        ("17", (), 17, 17),
        ("-1d6", ((-1, 1, 6),), 0, -4),
        ("+1d4−2", ((1, 1, 4),), -2, 0),
        ("3d6–1", ((1, 3, 6),), -1, 9),
        ("1d8+1d6", ((1, 1, 8), (1, 1, 6)), 0, 8),
    ],
)
def test_sums_of_dice(text: str, dice: tuple[tuple[int, int, int], ...], bonus: int, average: int):
    found = parse_dice(text)
    assert found == DiceSum(dice=dice, bonus=bonus)
    assert found.average == average


@pytest.mark.parametrize(
    "text", ["", "  ", "d", "4d", "2d6+", "++3", "2d6x", "d0", "1000d6", "½d6", "4d8 12d", "1d6d6"]
)
def test_anything_else_is_none(text: str):
    assert parse_dice(text) is None


@given(
    st.lists(st.tuples(st.sampled_from("+-"), st.integers(0, 20), st.integers(1, 20)), min_size=1, max_size=4),
    st.integers(-50, 50),
)
def test_what_is_written_is_read(terms: list[tuple[str, int, int]], bonus: int):
    text = "".join(f"{sign}{count}d{sides}" for sign, count, sides in terms) + f"{bonus:+d}"
    found = parse_dice(text)
    assert found is not None
    assert found.bonus == bonus
    signs = {"+": 1, "-": -1}
    assert found.dice == tuple((signs[sign], count, sides) for sign, count, sides in terms)


@given(st.text("0123456789d+- ", max_size=12))
def test_it_never_fails(text: str):
    found = parse_dice(text)
    assert found is None or isinstance(found.average, int)
