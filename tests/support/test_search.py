from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from encounter_tracker.support import catalogue
from encounter_tracker.support.index import SearchIndex
from encounter_tracker.support.search import find, words_of


class Thing(Struct):
    search_names: tuple[str, ...]
    search_words: tuple[str, ...] = ()


def keys(text: str, limit: int = 10) -> list[str]:
    return [entry.key for entry in find(catalogue.effects(), text, limit)]


def condition_keys(text: str) -> list[str]:
    return [entry.key for entry in find(catalogue.conditions(), text, 10)]


def creature_keys(text: str) -> list[str]:
    return [entry.key for entry in find(catalogue.sample_creatures(), text, 10)]


def test_nothing_typed_finds_the_first() -> None:
    assert find(catalogue.effects(), "", 3) == list(catalogue.effects()[:3])
    assert find(catalogue.effects(), "  –  ", 3) == list(catalogue.effects()[:3])


def test_nothing_found() -> None:
    assert keys("zzzz") == []
    assert find([], "bless", 5) == []
    assert find([Thing(())], "bless", 5) == []


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("bless", "bless"),
        ("BLESS", "bless"),
        ("bénédiction", "bless"),
        ("benediction", "bless"),
        ("rapidité", "haste"),
        ("rapidite", "haste"),
        ("bull", "bull's strength"),
        ("bulls strength", "bull's strength"),
        ("Bull’s Strength", "bull's strength"),
        ("force de t", "bull's strength"),
        ("peau ecorce", "barkskin"),
        ("endurance de l'ours", "bear's endurance"),
        ("darkness", "darkness"),
        ("deeper", "deeper darkness"),
        ("dark deep", "deeper darkness"),
        ("invis", "invisibility"),
        ("prot mal", "protection from evil"),
        ("armour", "mage armor"),
        ("resist fire", "resist energy"),
        ("barbare", "rage"),
        ("dazed", "dazed"),
    ],
)
def test_best_first(text: str, first: str) -> None:
    found = keys(text) or condition_keys(text)
    assert found[0] == first


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("hatse", "haste"),
        ("invisiblity", "invisibility"),
        ("enfeblement", "ray of enfeeblement"),
        ("protecton", "protection from evil"),
        ("grese", "grease"),
        ("immobilsation", "hold person"),
        ("benedicsion", "bless"),
        ("sanctaury", "sanctuary"),
        ("glittredsut", "glitterdust"),
    ],
)
def test_small_typing_errors(text: str, expected: str) -> None:
    assert expected in keys(text)


def test_misspelt_words_do_not_crowd_out_right_ones() -> None:
    assert keys("fear") == [key for key in keys("fear", 50) if "fear" in key or key in {"scare", "demoralize"}]


def test_conditions_and_creatures_in_both_languages() -> None:
    assert condition_keys("secouee")[0] == "shaken"
    assert condition_keys("paralys")[0] == "paralyzed"
    assert condition_keys("à terre")[0] == "prone"
    assert condition_keys("en sang") == ["bleed"]
    assert creature_keys("géant des c")[0] == "hill-giant"
    assert creature_keys("gobelin")[0] == "goblin"
    assert creature_keys("necrophage") == ["wight"]
    assert set(creature_keys("mort-vivant")) >= {"skeleton", "zombie", "ghoul", "wight", "shadow"}
    assert creature_keys("undead") == creature_keys("mort vivant")


def test_limit_and_order() -> None:
    things = [Thing(("beta",)), Thing(("alpha beta",)), Thing(("gamma",), ("beta",)), Thing(("alphabeta",))]
    assert find(things, "beta") == [things[0], things[1], things[2], things[3]]
    assert find(things, "beta", 2) == things[:2]
    assert find(things, "alpha") == [things[1], things[3]]


def test_words() -> None:
    assert words_of("Œil d’Épervier (n° 2)") == ("oeil", "d", "epervier", "n", "2")


@given(st.text(max_size=20))
def test_any_text_will_do(text: str) -> None:
    assert len(find(catalogue.effects(), text, 5)) <= 5


def test_every_entry_is_found_first_by_its_own_names() -> None:
    for entries in (catalogue.conditions(), catalogue.effects()):
        for entry in entries:
            for name in entry.search_names:
                assert name in find(entries, name, 1)[0].search_names


def test_every_creature_is_found_first_by_its_own_names() -> None:
    index = SearchIndex(catalogue.sample_creatures())  # which finds what `find` finds, sooner
    for creature in index.entries:
        for name in creature.search_names:
            assert name in index.find(name, 1)[0].search_names


def test_of_names_that_begin_so_the_shorter_is_first() -> None:
    things = [
        Thing(("Skeletal champion",)),
        Thing(("Skeletons' friend",)),
        Thing(("Ogre skeleton",)),
        Thing(("Skeleton",)),
    ]
    assert find(things, "skel") == [things[3], things[1], things[0], things[2]]
    assert find(things, "skeletal champ")[0] == things[0]
    assert creature_keys("skel")[0] == "skeleton"


def test_what_is_to_come_first_does_whatever_its_length() -> None:
    things = [Thing(("Bless water",)), Thing(("Bless",)), Thing(("Blessed weapon",))]
    used = {"Blessed weapon": 0, "Bless water": 1}
    found = find(things, "ble", first=lambda thing: used.get(thing.search_names[0], 2))
    assert found == [things[2], things[0], things[1]]
    assert find(things, "bless", first=lambda thing: used.get(thing.search_names[0], 2))[0] == things[1]


def test_a_misspelt_name_comes_before_a_misspelt_other_word() -> None:
    things = [Thing(("Bugbear",), ("gobelinoïde",)), Thing(("Hobgoblin",), ("gobelin",)), Thing(("Gobelin",))]
    for found in (find(things, "gobelain"), SearchIndex(things).find("gobelain")):
        assert [thing.search_names[0] for thing in found] == ["Gobelin", "Bugbear", "Hobgoblin"]
