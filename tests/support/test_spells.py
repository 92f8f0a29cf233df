from __future__ import annotations

import json
import re

import msgspec
import pytest

from encounter_tracker.rules.creature import Creature
from encounter_tracker.rules.dice import parse_dice
from encounter_tracker.support import catalogue, spells
from encounter_tracker.support.resources import resource
from encounter_tracker.support.spells import SpellEntry, spell, spell_named


def entry(key: str) -> SpellEntry:
    found = spell(key)
    assert found is not None, key
    return found


def formulas(key: str, level: int) -> list[str]:
    return [harm.formula(level) for harm in entry(key).harm]


def test_every_spell_of_the_catalogue_is_there_once():
    keys = [entry.key for entry in spells.spells()]
    assert len(keys) == len(set(keys))
    assert {e.key for e in catalogue.effects() if e.kind == "spell"} <= set(keys)


def test_those_without_a_name_leave_an_effect():
    for found in spells.spells():
        if found.name is None:
            assert found.effect is not None, found.key
            assert (found.harm, found.levels, found.save) == ((), {}, "none"), found.key
        else:
            assert catalogue.effect(found.key) is None
            assert found.levels, found.key


def test_texts_are_complete_in_both_languages():
    for found in json.loads(resource("catalogue", "spells.json").read_bytes()):
        if "name" in found:
            english, french = found["name"]["en"], found["name"]["fr"]
            assert english.strip() == english != ""
            assert french.strip() == french != ""
            assert "'" not in french
            assert not re.search(r" [:;?!%»]|« ", french)


def test_a_field_not_known_is_an_error_that_names_it():
    with pytest.raises(msgspec.ValidationError, match="colour"):
        msgspec.convert({"key": "x", "colour": "red"}, SpellEntry)


@pytest.mark.parametrize("found", spells.spells(), ids=lambda found: str(found.key))
def test_spell(found: SpellEntry):
    assert found.components
    assert len(set(found.parts)) == len(found.parts)
    assert spell_named(found.label("en")) is found
    assert spell_named(found.label("fr")) is not None
    assert 0 <= found.level_for("") <= 9
    for harm in found.harm:
        for level in (1, 5, 20):
            assert parse_dice(harm.formula(level)) is not None
        assert not (harm.heals and harm.type)


@pytest.mark.parametrize(
    ("key", "level", "wanted"),
    [
        ("fireball", 5, ["5d6"]),
        ("fireball", 15, ["10d6"]),
        ("magic missile", 1, ["1d4+1"]),
        ("magic missile", 4, ["2d4+2"]),
        ("magic missile", 20, ["5d4+5"]),
        ("cure light wounds", 3, ["1d8+3"]),
        ("cure light wounds", 9, ["1d8+5"]),
        ("heal", 11, ["110"]),
        ("ice storm", 7, ["3d6", "2d6"]),
        ("searing light", 5, ["2d8"]),
    ],
)
def test_points(key: str, level: int, wanted: list[str]):
    assert formulas(key, level) == wanted


@pytest.mark.parametrize(
    ("key", "level", "feet"),
    [("fireball", 5, 600), ("magic missile", 5, 150), ("slow", 5, 35), ("shield", 5, None), ("bless", 5, 50),
     ("ghoul touch", 9, 5)],
)  # fmt: skip
def test_reach(key: str, level: int, feet: int | None):
    assert entry(key).feet(level) == feet


def test_level_by_class():
    assert entry("hold person").level_for("cleric") == 2
    assert entry("hold person").level_for("wizard") == 3
    assert entry("hold person").level_for("") == 3
    assert entry("cure light wounds").level_for("ranger") == 2


def test_found_in_both_languages_without_accents():
    assert spell_named("BOULE DE FEU") is entry("fireball")
    assert spell_named("eclair") is entry("lightning bolt")
    assert spell_named("no such spell") is None
    assert "blessing" not in entry("fireball").search_words
    assert entry("charm person").search_words == ("charmed", "charmé")


@pytest.mark.parametrize(
    ("key", "kind", "why"),
    [
        ("charm person", "undead", "not_humanoid"),
        ("charm person", "humanoid", ""),
        ("charm person", "", ""),
        ("hold monster", "construct", "lifeless"),
        ("hold monster", "dragon", ""),
        ("disrupt undead", "humanoid", "not_undead"),
        ("disrupt undead", "undead", ""),
        ("fireball", "undead", ""),
    ],
)
def test_whom_it_can_affect(key: str, kind: str, why: str):
    assert entry(key).misfit(Creature(name="x", hit_dice=1, hp=4, type=kind)) == why
