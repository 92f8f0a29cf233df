"""A figure and its parts in plain lines."""

from __future__ import annotations

from typing import Any

import pytest

from encounter_tracker.session.explain import UnknownFigureError, explain
from tests.encounter.fight import Fight

ROGUE = {
    "name": "Mr. Fox",
    "hit_dice": 5,
    "hp": 33,
    "sr": 12,
    "init": 4,
    "ac": {"total": 18, "touch": 14, "flat_footed": 14, "notes": "+4 armor"},
    "abilities": {"str": 12, "dex": 18},
    "speed": {"land": 30},
}


@pytest.fixture
def fight() -> Fight:
    return Fight(ROGUE)


def effect(fight: Fight, name: str, *modifiers: tuple[str, str, int], **fields: Any) -> None:
    changes = [{"on": on, "type": type_, "value": value} for on, type_, value in modifiers]
    fight.do("effect", name=name, targets=["Mr. Fox"], modifiers=changes, **fields)


def test_as_printed(fight: Fight):
    assert explain(fight.state, "Mr. Fox.ac") == ["18 stat block", "= 18 ac"]


def test_what_counts_and_what_does_not(fight: Fight):
    effect(fight, "mage armor", ("ac", "armor", 4))
    effect(fight, "plate", ("ac", "armor", 6))
    effect(fight, "ring", ("ac", "deflection", 2))
    effect(fight, "haste", ("ac", "dodge", 1))
    effect(fight, "haste", ("ac", "dodge", 1), id="second")
    assert explain(fight.state, "Mr. Fox.ac") == [
        "18 stat block",
        "(+4) mage armor (armor) - same type as plate: only the higher counts",
        "+2 plate (armor) - the stat block has 6 of this type",
        "+2 ring (deflection)",
        "+1 haste (dodge)",
        "(+1) haste (dodge) - same source as haste: counts once",
        "= 23 ac",
    ]


def test_less_than_the_block_has(fight: Fight):
    effect(fight, "mage armor", ("ac", "armor", 4))
    assert explain(fight.state, "Mr. Fox.ac")[1] == "(+4) mage armor (armor) - the stat block has 4 of this type"


def test_without_the_dexterity_bonus(fight: Fight):
    effect(fight, "haste", ("ac", "dodge", 1))
    fight.do("condition", target="Mr. Fox", condition="blinded")
    fight.do("ability_damage", target="Mr. Fox", ability="dex", amount=10)
    assert explain(fight.state, "Mr. Fox.ac") == [
        "18 stat block",
        "-4 Dexterity bonus lost",
        "-1 Dexterity below the bonus",
        "(+1) haste (dodge) - lost together with the Dexterity bonus",
        "-2 blinded",
        "= 11 ac",
    ]
    assert explain(fight.state, "Mr. Fox.speed") == ["30 stat block", "-15 halved", "= 15 speed"]


def test_abilities_and_levels(fight: Fight):
    fight.do("ability_damage", target="Mr. Fox", ability="str", amount=3)
    fight.do("ability_drain", target="Mr. Fox", ability="str", amount=2)
    fight.do("negative_levels", target="Mr. Fox", count=2)
    effect(fight, "bull", ("str", "enhancement", 4))
    effect(fight, "ray", ("str", "penalty", -2))
    assert explain(fight.state, "Mr. Fox.melee") == [
        "1 stat block",
        "-1 Str drain 2",
        "-1 Str damage 3",
        "-1 Str penalty 2",
        "+2 Str bonus 4",
        "-2 negative levels: 2",
        "= -2 melee",
    ]
    fight.do("condition", target="Mr. Fox", condition="paralyzed")
    assert explain(fight.state, "Mr. Fox.melee")[1] == "-6 Str modifier fixed at -5"


def test_overruled_and_none(fight: Fight):
    fight.do("edit", who="Mr. Fox", set={"figures": {"will": 7}})
    assert explain(fight.state, "Mr. Fox.will") == ["0 stat block", "+7 overruled by the game master", "= 7 will"]
    fight.do("edit", who="Mr. Fox", set={"sr": None})
    assert explain(fight.state, "Mr. Fox.sr") == ["= none sr"]


def test_spell_resistance(fight: Fight):
    effect(fight, "cloak", ("sr", "untyped", 10))
    assert explain(fight.state, "Mr. Fox.sr") == [
        "12 stat block",
        "(+10) cloak - same type as the stat block's: only the higher counts",
        "= 12 sr",
    ]


@pytest.mark.parametrize("path", ["", "ac", "Fox.ac", "Mr. Fox", "Mr. Fox.armour"])
def test_what_is_not_there(fight: Fight, path: str):
    with pytest.raises(UnknownFigureError, match="there is no"):
        explain(fight.state, path)


def test_hit_points_abilities_and_skills(fight: Fight):
    fight.do("ability_damage", target="Mr. Fox", ability="dex", amount=2)
    fight.do("damage", target="Mr. Fox", amount=3)
    assert explain(fight.state, "Mr. Fox.hp")[-2:] == ["-3 wounds", f"= {fight.now('Mr. Fox').hp} hp"]
    assert explain(fight.state, "Mr. Fox.dex")[-2] == "-1 Dex damage 2"
    fight.do("edit", who="Mr. Fox", set={"skills": {"Stealth": 12}})
    assert explain(fight.state, "Mr. Fox.Stealth") == ["12 stat block", "-1 Dex damage 2", "= 11 Stealth"]
