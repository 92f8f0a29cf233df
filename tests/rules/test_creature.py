"""What a stat block says where it says nothing."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from encounter_tracker.rules.creature import SIZE_MODIFIERS, SPECIAL_SIZE_MODIFIERS, Creature, modifier


def creature(**fields: Any) -> Creature:
    return msgspec.convert({"name": "It", "hit_dice": 4, "hp": 30, **fields}, Creature)


@pytest.mark.parametrize(
    ("score", "found"), [(None, 0), (0, -5), (1, -5), (3, -4), (9, -1), (10, 0), (11, 0), (12, 1), (30, 10)]
)
def test_ability_modifiers(score: int | None, found: int):
    assert modifier(score) == found


def test_the_least_there_is():
    block = creature()
    assert block.score("dex") == 10
    assert (block.touch_ac, block.flat_footed_ac, block.base_cmb, block.base_cmd) == (10, 10, 0, 10)
    assert (block.land_speed, block.character_level, block.caster_level) == (30, 4, 0)
    assert msgspec.to_builtins(block) == {"name": "It", "hit_dice": 4, "hp": 30}


def test_an_absent_score_is_not_a_missing_one():
    block = creature(abilities={"con": None, "str": 0})
    assert (block.score("con"), block.score("str"), block.score("wis")) == (None, 0, 10)


@pytest.mark.parametrize(
    ("fields", "touch", "flat_footed"),
    [
        ({"ac": {"total": 18, "touch": 12, "flat_footed": 15}}, 12, 15),
        ({"ac": {"total": 18}, "abilities": {"dex": 16}}, 13, 15),
        ({"ac": {"total": 18}, "abilities": {"dex": 6}}, 8, 18),
        ({"ac": {"total": 18}, "abilities": {"dex": 16}, "size": "small"}, 14, 15),
        ({"ac": {"total": 11}, "abilities": {"dex": 18}, "size": "tiny"}, 11, 7),
    ],
)
def test_touch_and_flat_footed(fields: dict[str, Any], touch: int, flat_footed: int):
    block = creature(**fields)
    assert (block.touch_ac, block.flat_footed_ac) == (touch, flat_footed)


def test_manoeuvres_from_what_is_printed_elsewhere():
    block = creature(bab=3, abilities={"str": 16, "dex": 14}, size="large")
    assert (block.base_cmb, block.base_cmd) == (7, 19)
    assert (creature(cmb=2, cmd=5).base_cmb, creature(cmb=2, cmd=5).base_cmd) == (2, 5)
    assert creature(size="tiny").base_cmb == -2


def test_sizes():
    assert list(SIZE_MODIFIERS.values()) == [8, 4, 2, 1, 0, -1, -2, -4, -8]
    assert all(SPECIAL_SIZE_MODIFIERS[size] == -value for size, value in SIZE_MODIFIERS.items())


def test_types_and_features():
    block = creature(
        type="Undead (augmented)", subtypes=["Incorporeal"], feats=["Dodge"], special={"Uncanny Dodge (Ex)": ""}
    )
    assert block.has_type("undead")
    assert block.has_type("humanoid", "incorporeal")
    assert not block.has_type("construct")
    assert not creature().has_type("undead")
    assert block.has_feature("uncanny dodge")
    assert block.has_feature("dodge")
    assert not block.has_feature("evasion")


def test_level_and_speed():
    assert creature(level=7).character_level == 7
    assert creature(level=0).character_level == 0
    assert creature(speed={"fly": 60}).land_speed == 0
    assert creature(speed={"land": 20, "fly": 60}).land_speed == 20


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"armour": 3}, "unknown field `armour`"),
        ({"ac": {"total": 10, "armor": 3}}, r"unknown field `armor` - at `\$.ac`"),
        ({"name": ""}, "length >= 1"),
        ({"hit_dice": -1}, ">= 0"),
        ({"size": "enormous"}, "Invalid enum value 'enormous'"),
        ({"abilities": {"luck": 3}}, "Invalid enum value 'luck'"),
        ({"attacks": [{"bonus": [1]}]}, "missing required field `name`"),
        ({"hp": "30"}, "Expected `int`"),
    ],
)
def test_what_is_no_stat_block(fields: dict[str, Any], problem: str):
    with pytest.raises(msgspec.ValidationError, match=problem):
        creature(**fields)
