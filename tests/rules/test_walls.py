from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from encounter_tracker.rules.walls import wall_problem

SQUARES = st.lists(st.tuples(st.integers(-2, 2), st.integers(-2, 2)), max_size=7)


@pytest.mark.parametrize(
    ("squares", "problem"),
    [
        ([(0, 0)], None),
        ([(0, 0), (1, 0), (1, 1), (2, 1)], None),
        ([(1, 1), (0, 0), (0, 1)], None),
        ([(0, 0), (0, 1), (1, 1), (1, 0)], None),
        ([], "no_squares"),
        ([(0, 0), (1, 1)], "apart"),
        ([(0, 0), (1, 0), (3, 0), (4, 0)], "apart"),
        ([(0, 0), (1, 0), (0, 0)], "used_twice"),
    ],
)
def test_square_by_square(squares: list[tuple[int, int]], problem: str | None):
    assert wall_problem(10, 5, squares) == problem


@pytest.mark.parametrize(("height", "thickness"), [(0, 5), (10, 0), (-5, 5), (10, -1)])
def test_a_wall_has_a_size(height: int, thickness: int):
    assert wall_problem(height, thickness, [(0, 0)]) == "no_size"


@given(SQUARES, st.data())
def test_the_order_of_the_squares_makes_no_difference(squares: list[tuple[int, int]], data: st.DataObject):
    assert wall_problem(5, 5, squares) == wall_problem(5, 5, data.draw(st.permutations(squares)))


@given(SQUARES)
def test_every_square_of_a_sound_wall_touches_another(squares: list[tuple[int, int]]):
    if wall_problem(5, 5, squares) is None and len(squares) > 1:
        for x, y in squares:
            assert {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & set(squares)
