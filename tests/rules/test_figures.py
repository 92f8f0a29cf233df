"""AC, saves, attacks and the other figures (rules 0, B, G6); the case files hold many more."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from encounter_tracker.rules.abilities import AbilityView, ability_view
from encounter_tracker.rules.creature import Creature
from encounter_tracker.rules.figures import (
    SKILL_ABILITIES,
    FigureInput,
    ac_types_in_block,
    all_figures,
    skill_figure,
)
from encounter_tracker.rules.stacking import Figure, Part, counted
from encounter_tracker.rules.vocabulary import ABILITIES, FIGURES

ROGUE = {
    "name": "Rogue",
    "hit_dice": 5,
    "hp": 33,
    "init": 4,
    "ac": {"total": 18, "touch": 14, "flat_footed": 14},
    "saves": {"fort": 2, "ref": 8, "will": 2},
    "bab": 3,
    "abilities": {"str": 12, "dex": 18},
    "skills": {"Stealth": 12, "Perception": 6, "Knowledge (arcana)": 5},
    "caster_level": 2,
}


def part(value: int, type_: str = "untyped", key: str = "it", **fields: Any) -> Part:
    return Part(what="modifier", value=value, type=type_, key=key, name=key, **fields)


def given(
    parts: dict[str, list[Part]] | None = None, *, harm: dict[str, int] | None = None, **fields: Any
) -> FigureInput:
    block = msgspec.convert({**ROGUE, **fields.pop("block", {})}, Creature)
    views: dict[str, AbilityView] = {
        name: ability_view(name, block.score(name), damage=(harm or {}).get(name, 0)) for name in ABILITIES
    }
    kept = {key: tuple(found) for key, found in (parts or {}).items()}
    return FigureInput(creature=block, abilities=views, parts=kept, **fields)


def figures(*args: Any, **kwargs: Any) -> dict[str, int | None]:
    return {name: figure.value for name, figure in all_figures(given(*args, **kwargs)).items()}


def lines(figure: Figure) -> list[tuple[str, int, bool]]:
    return [(one.what, one.value, one.counts) for one in figure.parts]


def test_all_the_figures_of_the_snapshot():
    found = all_figures(given())
    assert set(found) == set(FIGURES)
    assert all(figure.base == figure.value for figure in found.values())


def test_every_value_is_the_sum_of_what_counts():
    changes = {
        "ac": [part(2, "deflection", "a"), part(1, "deflection", "b"), part(1, "dodge", "c")],
        "attack": [part(-2, key="d")],
        "speed": [part(10, "enhancement", "e")],
    }
    for no_dex in (False, True):
        found = all_figures(
            given(
                changes,
                block={"sr": 15},
                harm={"dex": 3},
                negative_levels=1,
                no_dex=no_dex,
                half_speed=True,
                sr_lowered_to=4,
                overrides={"will": 9},
            ),
        )
        for name, figure in found.items():
            if figure.value is not None:
                assert counted(figure.parts) == figure.value, name


def test_losing_the_dexterity_bonus():
    found = all_figures(given({"ac": [part(1, "dodge"), part(2, "luck", "b")]}, no_dex=True))
    assert lines(found["ac"]) == [
        ("block", 18, True),
        ("no_dex", -4, True),
        ("modifier", 1, False),
        ("modifier", 2, True),
    ]
    assert found["ac"].parts[2].reason == "no_dex"
    assert lines(found["cmd"]) == [
        ("block", 18, True),
        ("no_dex", -4, True),
        ("modifier", 1, False),
        ("modifier", 2, True),
    ]
    assert (found["ac"].value, found["touch"].value, found["cmd"].value) == (16, 12, 16)


def test_a_dodge_bonus_already_beaten_stays_beaten():
    found = all_figures(given({"ac": [part(1, "dodge"), part(2, "dodge")]}, no_dex=True))
    assert [one.reason for one in found["ac"].parts[-2:]] == ["same_source", "no_dex"]


def test_only_the_negative_part_of_dexterity_stays():
    assert figures(harm={"dex": 7})["flat_footed"] == 14
    assert figures(harm={"dex": 10})["flat_footed"] == 13
    assert figures(harm={"dex": 10}, no_dex=True)["ac"] == 13
    assert figures(block={"abilities": {"dex": 8}, "ac": {"total": 15}}, harm={"dex": 4}, no_dex=True)["ac"] == 13


def test_negative_levels_and_cmd():
    assert figures(negative_levels=2)["cmd"] == 18
    assert figures(negative_levels=2, levels_lower_cmd=True)["cmd"] == 16
    found = figures(negative_levels=3)
    assert (found["melee"], found["cmb"], found["fort"], found["init"], found["caster_level"]) == (1, 1, -1, 4, 0)


def test_caster_level_not_below_nothing():
    assert figures(negative_levels=9)["caster_level"] == 0
    assert figures({"caster_level": [part(-5)]})["caster_level"] == 0
    assert figures({"caster_level": [part(1)]}, block={"caster_level": 0}, negative_levels=1)["caster_level"] == 1


@pytest.mark.parametrize(
    ("speed", "change", "half", "found"), [(30, 10, True, 20), (25, 0, True, 12), (20, -30, False, 0)]
)
def test_speed(speed: int, change: int, half: bool, found: int):
    assert figures({"speed": [part(change)]}, block={"speed": {"land": speed}}, half_speed=half)["speed"] == found


def test_spell_resistance_takes_the_best():
    figure = all_figures(given({"sr": [part(17, key="cloak"), part(12, key="ring")]}, block={"sr": 15}))["sr"]
    assert (figure.value, figure.base) == (17, 15)
    assert lines(figure) == [("block", 15, False), ("modifier", 17, True), ("modifier", 12, False)]
    assert {one.other for one in figure.parts if not one.counts} == {"cloak"}
    assert figures()["sr"] is None
    assert figures(block={"sr": 15})["sr"] == 15


@pytest.mark.parametrize(("to", "found"), [(0, 0), (9, 9), (15, 15), (20, 15)])
def test_lowered_spell_resistance(to: int, found: int):
    assert figures(block={"sr": 15}, sr_lowered_to=to)["sr"] == found


def test_overruled():
    figure = all_figures(given({"ac": [part(2, "luck")]}, overrides={"ac": 25}))["ac"]
    assert figure.value == 25
    assert lines(figure)[-1] == ("override", 5, True)
    sr = all_figures(given(overrides={"sr": 11}))["sr"]
    assert (sr.value, lines(sr)) == (11, [("override", 11, True)])


def test_undead_use_charisma_for_fortitude():
    undead = {"type": "undead", "abilities": {"con": None, "cha": 14}}
    assert figures(block=undead, harm={"cha": 4})["fort"] == 0
    assert figures(harm={"cha": 4})["fort"] == 2


def test_figures_of_the_large_and_the_small():
    large, small = figures(block={"size": "large"}), figures(block={"size": "small"})
    assert (large["melee"], large["ranged"], large["cmb"], large["cmd"]) == (3, 6, 5, 19)
    assert (small["melee"], small["ranged"], small["cmb"], small["cmd"]) == (5, 8, 3, 17)


@pytest.mark.parametrize(
    ("notes", "found"),
    [
        ("", {}),
        ("+4 armor, +1 deflection, -1 size, +2 natural", {"armor": 4, "deflection": 1, "size": -1, "natural armor": 2}),
        ("+6 armour, +3 natural armor, +1 Dodge", {"armor": 6, "natural armor": 3, "dodge": 1}),
        ("+1 luck; +1 luck vs. evil", {"luck": 2}),
        ("wearing nothing", {}),
    ],
)
def test_the_bracket_behind_the_ac(notes: str, found: dict[str, int]):
    assert ac_types_in_block(notes) == found


def test_skills():
    changes = {"skills": [part(-2, key="shaken")], "STEALTH": [part(5, "competence", "cloak")]}
    one = given(changes, harm={"dex": 2}, negative_levels=1)
    assert skill_figure(one, "stealth").value == 12 - 1 - 1 - 2 + 5
    assert skill_figure(one, "Stealth").base == 12
    assert skill_figure(one, "Perception").value == 6 - 1 - 2
    assert skill_figure(one, "Knowledge (arcana)").value == 5 - 1 - 2
    assert skill_figure(one, "Juggling").value == -3
    assert set(SKILL_ABILITIES.values()) <= set(ABILITIES)
