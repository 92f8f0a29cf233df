"""Scores, damage, drain, penalties and bonuses (rules B1 to B7)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from encounter_tracker.rules.abilities import HELPLESS_MODIFIER, AbilityView, ability_view
from encounter_tracker.rules.creature import modifier
from encounter_tracker.rules.stacking import Part


def part(value: int, type_: str = "enhancement", key: str = "it") -> Part:
    return Part(what="modifier", value=value, type=type_, key=key, name=key)


def view(base: int | None = 14, **fields: Any) -> AbilityView:
    return ability_view("dex", base, **fields)


def parts(found: AbilityView) -> list[tuple[str, int, int]]:
    return [(one.what, one.value, one.amount) for one in found.parts]


def test_as_printed():
    found = view()
    assert (found.score, found.modifier, found.base_modifier, found.shift, found.parts) == (14, 2, 2, 0, ())


def test_the_four_are_counted_apart():
    found = view(damage=3, drain=2, temporary=[part(4), part(-2, "untyped", "ray")])
    assert (found.score, found.damage, found.drain, found.bonus, found.penalty) == (12, 3, 2, 4, 2)
    assert parts(found) == [
        ("ability_drain", -1, 2),
        ("ability_damage", -1, 3),
        ("ability_penalty", -1, 2),
        ("ability_bonus", 2, 4),
    ]
    assert found.modifier == 1
    assert found.penalty_modifier == -1


@pytest.mark.parametrize(("damage", "shift"), [(0, 0), (1, 0), (2, -1), (3, -1), (4, -2)])
def test_one_for_two_points_of_damage(damage: int, shift: int):
    assert view(damage=damage).shift == shift


@pytest.mark.parametrize(("drain", "score", "now"), [(1, 13, 1), (2, 12, 1), (14, 0, -5), (15, -1, -6)])
def test_drain_lowers_the_score(drain: int, score: int, now: int):
    assert (view(drain=drain).score, view(drain=drain).modifier) == (score, now)


@pytest.mark.parametrize(
    ("damage", "drain", "felled"),
    [(13, 0, False), (14, 0, True), (12, 2, True), (11, 2, False), (0, 14, True), (0, 13, False)],
)
def test_brought_to_nothing(damage: int, drain: int, felled: bool):
    assert view(damage=damage, drain=drain).felled == felled


@pytest.mark.parametrize(("damage", "penalty", "counts"), [(0, 10, 6), (3, 10, 3), (6, 10, 0), (9, 10, 0), (0, 3, 3)])
def test_a_penalty_stops_one_above_the_damage(damage: int, penalty: int, counts: int):
    found = view(7, damage=damage, temporary=[part(-penalty)])
    assert (found.penalty, found.penalty_modifier) == (counts, -(counts // 2))
    assert found.felled == (damage >= 7)


def test_penalties_are_added_before_they_are_halved():
    assert view(temporary=[part(-1, key="a"), part(-1, key="b")]).modifier == 1
    assert view(temporary=[part(-1, key="a"), part(-1, key="a")]).modifier == 2


def test_a_lasting_bonus_is_in_the_score():
    found = view(permanent=[part(4)])
    assert (found.score, found.permanent_bonus, found.bonus, found.modifier) == (18, 4, 0, 4)
    assert parts(found) == [("ability_bonus", 2, 4)]
    assert not view(permanent=[part(4)], damage=17).felled


def test_drain_and_a_lasting_bonus_together():
    found = view(drain=3, permanent=[part(4)])
    assert (found.score, found.modifier) == (15, 2)
    assert parts(found) == [("ability_drain", -2, 3), ("ability_bonus", 2, 4)]


def test_a_passing_bonus_of_the_same_type_adds_what_exceeds_it():
    for value, bonus in ((2, 0), (4, 0), (6, 2)):
        found = view(permanent=[part(4)], temporary=[part(value, key="b")])
        assert (found.score, found.permanent_bonus, found.bonus) == (18, 4, bonus)
    assert view(permanent=[part(4)], temporary=[part(2, "morale", "b")]).bonus == 2


def test_an_absent_score():
    found = view(None, damage=5, drain=3, temporary=[part(4), part(-4)])
    assert (found.base, found.score, found.damage, found.drain, found.penalty, found.bonus) == (None, None, 0, 0, 0, 0)
    assert (found.modifier, found.shift, found.felled, found.parts) == (0, 0, False, ())


def test_helpless_whatever_the_score():
    for base in (None, 3, 18):
        found = view(base, damage=1, fixed=True)
        assert found.modifier == HELPLESS_MODIFIER
        assert [one.what for one in found.parts] == ["ability_fixed"]
        assert found.shift == sum(one.value for one in found.parts)


SIGNED = st.lists(
    st.builds(part, st.integers(-9, 9), st.sampled_from(["enhancement", "morale"]), st.sampled_from("ab"))
)
BONUSES = st.lists(
    st.builds(part, st.integers(1, 9), st.sampled_from(["enhancement", "morale"]), st.sampled_from("cd"))
)


@given(st.integers(1, 40), st.integers(0, 45), st.integers(0, 45), SIGNED, BONUSES)
def test_always(base: int, damage: int, drain: int, temporary: list[Part], permanent: list[Part]):
    found = view(base, damage=damage, drain=drain, temporary=temporary, permanent=permanent)
    assert found.score == base - drain + found.permanent_bonus
    assert found.shift == sum(one.value for one in found.parts)
    assert found.penalty >= 0 <= found.bonus
    assert found.penalty == 0 or found.score - damage - found.penalty >= 1
    assert found.felled == view(base, damage=damage, drain=drain, permanent=permanent).felled
    without = view(base, damage=damage, drain=drain)
    assert without.modifier == modifier(base - drain) - damage // 2
