"""Walls drawn on a grid: squares by clicks and by names, what is wrong, what comes out (rule F12)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from encounter_tracker.encounter.state import Wall
from encounter_tracker.viewmodels.texts.language import set_units
from encounter_tracker.viewmodels.wall_draft import (
    WallDraft,
    draft_of,
    moved_into_grid,
    read_squares,
    set_square,
    square_name,
    toggled,
    typed_squares,
    wall_of,
    wall_view,
    wall_words,
    wrong_squares,
)
from encounter_tracker.viewmodels.walls import WallViewModel


def drawn(*squares: tuple[int, int]) -> WallDraft:
    draft = draft_of(None)
    for square in squares:
        draft = toggled(draft, square)
    return draft


def test_squares_have_names():
    assert [square_name(square) for square in ((0, 0), (2, 3), (19, 11))] == ["A1", "C4", "T12"]
    assert read_squares("c4, C5;D5") == ((2, 3), (2, 4), (3, 4))
    assert read_squares("C6-C4 B2-D2") == ((2, 5), (2, 4), (2, 3), (1, 1), (2, 1), (3, 1))
    assert read_squares("D2-B2") == ((3, 1), (2, 1), (1, 1))
    assert read_squares("") == ()


@pytest.mark.parametrize("word", ["Z1", "A0", "A13", "AA", "C4-D5", "C4-", "4C"])
def test_other_words_are_no_squares(word: str):
    assert read_squares(f"A1 {word}") == word
    view = wall_view(typed_squares(draft_of(None), f"A1 {word}"))
    assert view.problem_field == "text"
    assert word in view.problem
    assert not view.can_apply


def test_while_a_word_is_typed_the_wall_stays():
    draft = typed_squares(typed_squares(draft_of(None), "A1 A2"), "A1 A2 A")
    assert draft.squares == ((0, 0), (0, 1))
    assert wall_of(draft) is None
    assert wall_of(typed_squares(draft, "A1 A2 A3")) == Wall(height=10, thickness=5, squares=((0, 0), (0, 1), (0, 2)))


def test_a_wall_hangs_together():
    view = wall_view(drawn((0, 0), (0, 1), (1, 1)))
    assert view.can_apply
    assert view.problem == ""
    assert view.summary.endswith("15 ft long, 10 ft high, 5 ft thick")
    assert wall_of(drawn((0, 0), (0, 1))) == Wall(height=10, thickness=5, squares=((0, 0), (0, 1)))


def test_squares_that_touch_by_corners_only_stand_apart():
    view = wall_view(drawn((0, 0), (0, 1), (1, 2)))
    assert view.wrong_squares == {(1, 2)}
    assert "B3" in view.problem
    assert not view.can_apply


def test_of_pieces_the_largest_is_right_and_of_equal_ones_the_first():
    assert wrong_squares(((5, 5), (0, 0), (0, 1))) == {(5, 5)}
    assert wrong_squares(((0, 0), (5, 5))) == {(5, 5)}
    assert wrong_squares(()) == set()


def test_a_square_named_twice_is_wrong():
    view = wall_view(typed_squares(draft_of(None), "A1 A2 A1"))
    assert view.wrong_squares == {(0, 0)}
    assert "twice" in view.problem
    assert "A1" in view.problem


def test_an_empty_grid_is_no_wall():
    assert wall_view(draft_of(None)).problem == "Draw at least one square."
    assert wall_view(draft_of(None)).summary == ""


@pytest.mark.parametrize("field", ["height", "thickness"])
@pytest.mark.parametrize("text", ["", "0", "-5", "high"])
def test_height_and_thickness_are_above_nothing(field: str, text: str):
    draft = replace(drawn((0, 0)), **{field: text})
    view = wall_view(draft)
    assert view.problem_field == field
    assert "above 0" in view.problem
    assert wall_of(draft) is None


def test_in_metres():
    set_units("metres")
    try:
        draft = draft_of(None)
        assert (draft.height, draft.thickness) == ("3", "1.5")
        assert wall_of(toggled(draft, (0, 0))) == Wall(height=10, thickness=5, squares=((0, 0),))
        assert wall_words(Wall(height=10, thickness=5, squares=((0, 0),))).endswith("1.5 m long, 3 m high, 1.5 m thick")
    finally:
        set_units("")


def test_drawing_keeps_the_order_and_the_names():
    draft = drawn((1, 1), (1, 2))
    assert draft.text == "B2 B3"
    assert set_square(draft, (1, 1), on=True) is draft
    assert set_square(draft, (1, 1), on=False).text == "B3"
    assert toggled(draft, (1, 1)).squares == ((1, 2),)


def test_a_wall_from_a_script_is_moved_into_the_grid():
    wall = Wall(height=20, thickness=1, squares=((-3, 40), (-2, 40)))
    assert draft_of(wall).squares == ((0, 0), (1, 0))
    assert draft_of(wall).height == "20"
    assert moved_into_grid(((3, 3),)) == ((3, 3),)


def test_the_view_model_hands_the_wall_over(qapp):
    vm = WallViewModel()
    given: list[Any] = []
    views: list[Any] = []
    vm.given.connect(given.append)
    vm.view_changed.connect(views.append)
    vm.begin(None)
    assert not vm.apply()
    vm.toggle((0, 0))
    vm.set_square((0, 1), True)
    vm.set_squares_text("A1 A2 A3")
    vm.set_height("15")
    vm.set_thickness("10")
    assert vm.apply()
    assert given == [Wall(height=15, thickness=10, squares=((0, 0), (0, 1), (0, 2)))]
    vm.clear()
    assert vm.view.squares == frozenset()
    vm.begin(given[0])
    assert vm.view.draft.text == "A1 A2 A3"
    vm.take_away()
    assert given[-1] is None
    count = len(views)
    vm.refresh()
    assert len(views) == count + 1
