"""Conditions: which are in force together, and how fear and tiredness deepen (rules 0, G6, G7)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from encounter_tracker.rules.conditions import (
    LADDERS,
    RULES,
    deepened,
    in_force,
    keeps_from_acting,
    keeps_from_charging,
)
from encounter_tracker.rules.vocabulary import ABILITIES, CONDITIONS, ConditionName

NAMES = st.lists(st.sampled_from(CONDITIONS), max_size=8)


def test_every_condition_has_its_figures():
    assert set(RULES) == set(CONDITIONS)
    keys = {on for rule in RULES.values() for on, _ in rule.modifiers}
    assert keys <= {*ABILITIES, "ac", "attack", "melee", "saves", "skills", "checks", "init", "cmb", "damage"} | {
        key for key in keys if key.endswith(" skills")
    }


@pytest.mark.parametrize(
    ("names", "found"),
    [
        (["shaken", "panicked", "frightened"], ("panicked",)),
        (["exhausted", "fatigued"], ("exhausted",)),
        (["grappled", "pinned"], ("flat-footed", "pinned")),
        (["prone", "prone", "blinded"], ("blinded", "prone")),
        (["paralyzed"], ("helpless", "paralyzed")),
        (["petrified", "unconscious"], ("helpless", "petrified", "unconscious")),
        (["dying", "stable"], ("dying", "helpless", "stable")),
        ([], ()),
    ],
)
def test_in_force(names: list[str], found: tuple[str, ...]):
    assert in_force(names) == found


@given(NAMES)
def test_in_force_is_sorted_and_settled(names: list[str]):
    found = in_force(names)
    assert list(found) == sorted(set(found))
    assert in_force(found) == found
    assert in_force(reversed(names)) == found
    for ladder in LADDERS:
        assert len(set(ladder) & set(found)) == bool(set(ladder) & set(names))


@pytest.mark.parametrize(
    ("new", "already", "found"),
    [
        ("shaken", [], "shaken"),
        ("shaken", ["shaken"], "frightened"),
        ("shaken", ["frightened"], "panicked"),
        ("shaken", ["shaken", "frightened"], "panicked"),
        ("shaken", ["panicked"], "panicked"),
        ("frightened", ["shaken"], "panicked"),
        ("frightened", ["frightened"], "panicked"),
        ("panicked", ["shaken"], "panicked"),
        ("frightened", ["fatigued", "prone"], "frightened"),
        ("fatigued", ["fatigued"], "exhausted"),
        ("fatigued", ["exhausted"], "exhausted"),
        ("exhausted", ["fatigued"], "exhausted"),
        ("fatigued", ["shaken"], "fatigued"),
        ("prone", ["prone"], "prone"),
        ("pinned", ["grappled"], "pinned"),
    ],
)
def test_deepened(new: ConditionName, already: list[str], found: str):
    assert deepened(new, already) == found


@pytest.mark.parametrize(
    ("names", "acts", "thinks"),
    [
        (("shaken", "stunned"), "stunned", "stunned"),
        (("helpless", "paralyzed"), "paralyzed", None),
        (("nauseated",), "nauseated", "nauseated"),
        (("panicked", "prone"), None, None),
    ],
)
def test_what_is_left_to_do(names: tuple[str, ...], acts: str | None, thinks: str | None):
    assert keeps_from_acting(names) == acts
    assert keeps_from_acting(names, mental=True) == thinks


def test_who_neither_runs_nor_charges():
    assert [name for name in CONDITIONS if keeps_from_charging((name,))] == [
        "blinded",
        "entangled",
        "exhausted",
        "fatigued",
    ]
