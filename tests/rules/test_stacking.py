"""What adds up and what does not (rule 0)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from encounter_tracker.rules.stacking import Figure, Part, counted, stack
from encounter_tracker.rules.vocabulary import STACKING_TYPES


def part(value: int, type_: str = "untyped", key: str = "it", **fields: Any) -> Part:
    return Part(what="modifier", value=value, type=type_, key=key, name=fields.pop("name", key), **fields)


def total(*parts: Part, **in_block: int) -> int:
    return counted(stack(parts, in_block))


def test_the_highest_of_a_type_counts_and_says_so():
    low, high, middle = stack([part(1, "morale", "bless"), part(3, "morale", "song"), part(2, "morale", "heroism")])
    assert (low.counts, high.counts, middle.counts) == (False, True, False)
    assert (low.reason, low.other, middle.reason, middle.other) == ("same_type", "song", "same_type", "song")
    assert high.reason == ""


def test_of_equals_the_first_counts():
    first, second = stack([part(2, "luck", "a"), part(2, "luck", "b")])
    assert (first.counts, second.counts, second.other) == (True, False, "a")


@pytest.mark.parametrize("type_", sorted(STACKING_TYPES))
def test_these_add_up_from_different_sources_only(type_: str):
    assert total(part(1, type_, "a"), part(2, type_, "b")) == 3
    found = stack([part(1, type_, "a"), part(2, type_, "a")])
    assert counted(found) == 2
    assert found[0].reason == "same_source"


def test_penalties_add_up_unless_of_one_source():
    assert total(part(-1, "morale", "a"), part(-2, "morale", "b"), part(-1, "luck", "c")) == -4
    assert total(part(-1, "morale", "a"), part(-2, "luck", "a")) == -2


def test_a_bonus_and_a_penalty_of_one_source_both_count():
    assert total(part(2, "morale", "rage"), part(-2, "morale", "rage")) == 0
    assert [p.counts for p in stack([part(2, "morale", "rage"), part(-2, "morale", "rage")])] == [True, True]


def test_nothing_is_listed_and_beats_nobody():
    assert [p.counts for p in stack([part(0, "morale", "a"), part(1, "morale", "b")])] == [True, True]


def test_what_the_block_holds_already():
    less, more = stack([part(4, "armor"), part(3, "shield")], {"armor": 6, "shield": 1})
    assert (less.counts, less.value, less.reason, less.amount) == (False, 4, "in_block", 6)
    assert (more.counts, more.value, more.reason, more.amount) == (True, 2, "in_block", 3)


@pytest.mark.parametrize("value", [1, 2])
def test_no_more_than_the_block_holds_counts_for_nothing(value: int):
    (found,) = stack([part(value, "armor")], {"armor": 2})
    assert (found.counts, found.value, found.amount) == (False, value, 2)


@pytest.mark.parametrize("one", [part(1, "dodge"), part(-2, "armor"), part(2, "luck")])
def test_what_the_block_does_not_touch(one: Part):
    assert stack([one], {"dodge": 1, "armor": 4, "luck": 0}) == (one,)


def test_a_beaten_bonus_is_not_measured_against_the_block():
    beaten, best = stack([part(2, "armor", "a"), part(5, "armor", "b")], {"armor": 4})
    assert (beaten.reason, best.value) == ("same_type", 1)


def test_a_figure_without_a_value():
    assert (Figure(value=None, base=None).total, Figure(value=None, base=3).delta) == (0, -3)
    assert (Figure(value=4, base=None).total, Figure(value=4, base=None).delta) == (4, 4)
    assert (Figure(value=5, base=3).total, Figure(value=5, base=3).delta) == (5, 2)


PARTS = st.lists(
    st.builds(
        part,
        st.integers(-5, 5),
        st.sampled_from(["untyped", "dodge", "circumstance", "morale", "luck", "armor"]),
        st.sampled_from("abc"),
    ),
    max_size=8,
)
IN_BLOCK = st.dictionaries(st.sampled_from(["armor", "luck", "dodge"]), st.integers(0, 4))


@given(parts=PARTS, in_block=IN_BLOCK, data=st.data())
def test_the_order_makes_no_difference(parts: list[Part], in_block: dict[str, int], data: st.DataObject):
    shuffled = data.draw(st.permutations(parts))
    assert counted(stack(parts, in_block)) == counted(stack(shuffled, in_block))


@given(parts=PARTS, in_block=IN_BLOCK)
def test_between_all_penalties_and_all_bonuses(parts: list[Part], in_block: dict[str, int]):
    found = counted(stack(parts, in_block))
    assert sum(p.value for p in parts if p.value < 0) <= found <= sum(p.value for p in parts if p.value > 0)


@given(parts=PARTS)
def test_every_part_is_listed_and_those_left_out_say_why(parts: list[Part]):
    found = stack(parts)
    assert sorted((p.value, p.type, p.key) for p in found) == sorted((p.value, p.type, p.key) for p in parts)
    assert all(p.counts or p.reason in {"same_type", "same_source"} for p in found)
    for type_ in ("morale", "luck", "armor"):
        assert sum(p.counts for p in found if p.type == type_ and p.value > 0) <= 1


@given(parts=PARTS, more=st.integers(1, 9), type_=st.sampled_from(["morale", "dodge", "untyped"]))
def test_a_further_bonus_never_lowers_and_a_further_penalty_never_raises(parts: list[Part], more: int, type_: str):
    before = counted(stack(parts))
    assert counted(stack([*parts, part(more, type_, "new")])) >= before
    assert counted(stack([*parts, part(-more, type_, "new")])) == before - more
