from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from encounter_tracker.rules.initiative import Standing, free_names, place_in

STANDINGS = st.tuples(st.integers(-5, 30), st.integers(-3, 8), st.lists(st.integers(1, 20), max_size=2).map(tuple))


def test_highest_first_then_modifier_then_roll_off():
    order: list[Standing | None] = [(20, 0, ()), (15, 4, (7,)), (15, 4, (3,)), (15, 1, ()), None]
    assert place_in(order, (21, 0, ())) == 0
    assert place_in(order, (20, 0, ())) == 1
    assert place_in(order, (15, 5, ())) == 1
    assert place_in(order, (15, 4, (5,))) == 2
    assert place_in(order, (15, 0, ())) == 4
    assert place_in(order, (-9, 0, ())) == 4
    assert place_in([], (1, 0, ())) == 0


@given(st.lists(STANDINGS, max_size=8), STANDINGS)
def test_a_sorted_order_stays_sorted(given: list[Standing], newcomer: Standing):
    order = sorted(given, reverse=True)
    order.insert(place_in(order, newcomer), newcomer)
    assert order == sorted([*given, newcomer], reverse=True)


@given(st.lists(STANDINGS, max_size=8, unique=True), st.data())
def test_whoever_comes_last_the_order_is_the_same(given: list[Standing], data: st.DataObject):
    order: list[Standing] = []
    for newcomer in data.draw(st.permutations(given)):
        order.insert(place_in(order, newcomer), newcomer)
    assert order == sorted(given, reverse=True)


def test_free_names():
    assert free_names("Orc", 1, []) == ["Orc"]
    assert free_names("Orc", 3, []) == ["Orc 1", "Orc 2", "Orc 3"]
    assert free_names("Orc", 1, ["Orc"]) == ["Orc 2"]
    assert free_names("Orc", 2, ["Orc", "Orc 7", "Orcus 9"]) == ["Orc 8", "Orc 9"]


def test_one_more_of_a_series_gets_the_next_number():
    assert free_names("Orc", 1, ["Orc 1", "Orc 2"]) == ["Orc 3"]
    assert free_names("Orc", 1, ["Orc 5"]) == ["Orc 6"]


def test_a_name_chosen_for_one_is_kept_while_nobody_has_it():
    assert free_names("Orc", 1, ["Orc 1", "Orc 2"], typed=True) == ["Orc"]
    assert free_names("Orc", 1, ["Orc", "Orc 2"], typed=True) == ["Orc 3"]
    assert free_names("Orc 9", 1, ["Orc 2"], typed=True) == ["Orc 9"]


def test_a_name_with_a_number_belongs_to_its_series():
    assert free_names("Orc 3", 1, ["Orc 3", "Orc 5"]) == ["Orc 6"]
    assert free_names("Orc 3", 2, []) == ["Orc 1", "Orc 2"]
    assert free_names("Orc 3", 1, []) == ["Orc 3"]


NAMES = st.text("Or 12", min_size=1, max_size=6)


@given(NAMES, st.integers(1, 5), st.sets(NAMES, max_size=8), st.booleans())
def test_free_names_are_free_and_differ(base: str, count: int, taken: set[str], typed: bool):
    found = free_names(base, count, taken, typed=typed)
    assert len(set(found)) == count
    assert not taken & set(found)
