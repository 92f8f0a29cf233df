from __future__ import annotations

from typing import Any

import pytest

from encounter_tracker.rules.creature import Creature
from encounter_tracker.rules.immunity import condition_tags, immunity, immunity_to_any, plain


def creature(**fields: Any) -> Creature:
    return Creature(name="It", hit_dice=3, hp=20, **fields)


UNDEAD = creature(type="undead", abilities={"con": None})
GOLEM = creature(type="construct", abilities={"con": None})


@pytest.mark.parametrize(
    "what",
    [
        "death effects",
        "energy drain",
        "ability drain:str",
        "ability drain:wis",
        "ability damage:dex",
        "ability penalty:str",
        "nonlethal",
        "fatigue",
        "exhaustion",
        "poison",
        "disease",
        "paralysis",
        "sleep",
        "stun",
        "mind-affecting",
        "fear",
        "charm",
        "bleed",
    ],
)
def test_undead_are_immune_to(what: str):
    assert immunity(UNDEAD, what) == "undead traits"


@pytest.mark.parametrize("what", ["ability damage:wis", "ability penalty:cha", "fire", "cold", "slashing", "positive"])
def test_undead_are_not_immune_to(what: str):
    assert immunity(UNDEAD, what) is None


@pytest.mark.parametrize("what", ["ability damage:wis", "ability drain:int", "energy drain", "nonlethal", "fear"])
def test_constructs_are_immune_to(what: str):
    assert immunity(GOLEM, what) == "construct traits"


def test_constructs_can_be_weakened_by_penalties():
    assert immunity(GOLEM, "ability penalty:str") is None


@pytest.mark.parametrize("harm", ["damage", "drain", "penalty"])
def test_an_absent_score_cannot_be_harmed(harm: str):
    assert immunity(UNDEAD, f"ability {harm}:con") == "Con —"
    assert immunity(creature(abilities={"int": None}), f"ability {harm}:int") == "Int —"


def test_no_ability_named_is_no_absent_score():
    assert immunity(creature(), "ability damage") is None


@pytest.mark.parametrize(
    ("listed", "what"),
    [
        ("undead traits", "poison"),
        ("undead", "stun"),
        ("Construct Traits", "ability damage:cha"),
        ("plant traits", "polymorph"),
        ("ooze traits", "precision"),
        ("elemental traits", "bleed"),
        ("mind-affecting effects", "fear"),
        ("mind-affecting", "compulsion"),
        ("Mind-Affecting Effects", "mind-affecting"),
        ("stunning", "stun"),
        ("death effects", "death"),
        ("death", "death effects"),
        ("fire damage", "fire"),
        ("fire and cold", "cold"),
        ("charm, sleep", "charm"),
        ("charms and compulsions", "compulsion"),
        ("ability damage", "ability damage:str"),
        ("ability damage and drain", "ability drain:wis"),
        ("nonlethal damage", "nonlethal"),
        ("weapon damage", "weapon damage"),
        ("magic sleep", "sleep"),
        ("fear effects", "fear"),
        ("negative levels", "energy drain"),
        ("negative energy", "negative"),
        ("positive energy damage", "positive"),
    ],
)
def test_words_of_the_block(listed: str, what: str):
    assert immunity(creature(immune=(listed,)), what) == listed


@pytest.mark.parametrize(
    ("listed", "what"),
    [
        ("fear", "mind-affecting"),
        ("ability damage", "ability drain:str"),
        ("fire", "cold"),
        ("fatigue", "exhaustion"),
        ("dragon", "fire"),
    ],
)
def test_words_that_do_not_cover(listed: str, what: str):
    assert immunity(creature(immune=(listed,)), what) is None


def test_types_other_than_undead_and_constructs_must_list_their_traits():
    assert immunity(creature(type="plant"), "sleep") is None
    assert immunity(creature(type="humanoid"), "sleep") is None


def test_the_first_of_several_tags():
    assert immunity_to_any(UNDEAD, ("fire", "fear", "stun")) == ("fear", "undead traits")
    assert immunity_to_any(UNDEAD, ("fire",)) is None


def test_condition_tags():
    assert condition_tags("fatigued") == ("fatigue",)
    assert condition_tags("exhausted") == ("exhaustion",)
    assert condition_tags("paralyzed") == ("paralysis",)
    assert condition_tags("stunned") == ("stun",)
    assert condition_tags("panicked") == ("fear", "mind-affecting")
    assert condition_tags("confused") == ("mind-affecting",)
    assert condition_tags("prone") == ()


def test_one_form_of_words():
    assert plain("  Sleep   Effects ") == "sleep"
    assert plain("Ability Damage:STR") == "ability damage:str"
    assert plain("ability damage") == "ability damage"
