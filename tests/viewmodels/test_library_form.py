"""The form of a creature of the library: what it shows reads back, and what is typed becomes the entry."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from encounter_tracker.rules.creature import Creature
from encounter_tracker.storage.hits import built_in
from encounter_tracker.support.catalogue import sample_creatures
from encounter_tracker.support.library import LibraryEntry
from encounter_tracker.viewmodels.library_form import BLANK, entry_from, kept_words, library_form
from encounter_tracker.viewmodels.texts.language import set_language


@pytest.fixture(params=["en", "fr"])
def code(request: pytest.FixtureRequest) -> Iterator[str]:
    set_language(request.param)
    yield request.param
    set_language("en")


def values(entry: LibraryEntry) -> dict[str, str]:
    return {field.key: field.value for group in library_form(entry) for field in group.fields}


def sample(key: str) -> LibraryEntry:
    return built_in(next(one for one in sample_creatures() if one.key == key))


def changed(entry: LibraryEntry, **typed: str) -> LibraryEntry:
    made, mistakes = entry_from(entry, {key.replace("__", "."): text for key, text in typed.items()})
    assert mistakes == {}
    assert made is not None
    return made


def test_every_built_in_creature_reads_back_as_it_is(qapp: object, code: str) -> None:
    lists = ("attacks", "dr", "resist", "immune", "skills", "special", "feats", "spells", "xp", "space", "ac.notes")
    for one in sample_creatures():
        entry = built_in(one)
        shown = values(entry)
        # a blank before what is shown changes nothing but is another text: it is read again
        again, mistakes = entry_from(entry, {key: f"{shown[key]}\n" for key in lists if shown[key]})
        assert (again, mistakes) == (entry, {}), one.key
        with_more = {key: f"{shown[key]}, Zorb 1" for key in ("feats", "spells") if shown[key]}
        more, mistakes = entry_from(entry, with_more)
        assert mistakes == {}
        assert more is not None
        assert more.creature.feats[: len(entry.creature.feats)] == entry.creature.feats
        assert [_plain(spell) for spell in more.creature.spells[: len(entry.creature.spells)]] == [
            _plain(spell) for spell in entry.creature.spells
        ], one.key


def _plain(spell: Any) -> Any:
    return {"name": spell} if isinstance(spell, str) else dict(spell)


def test_what_is_typed_becomes_the_creature(qapp: object) -> None:
    made = changed(
        sample("goblin"),
        hp="11",
        xp="204800",
        space="2.5",
        cr="1/2",
        ac__total="18",
        saves__will="3",
        speed__fly="60",
        senses__darkvision="90",
        abilities__con="—",
        auras="stench, fear",
        weaknesses="light blindness",
        languages="Goblin, Orc",
        hardness="5",
        notes="A line\nanother",
        attacks="melee axe +4 (1d6+1, slashing)",
        kind="npc",
        tags="caves",
        note="for me",
    )
    block = made.creature
    assert (block.hp, block.xp, block.space, block.cr, block.ac.total, block.ac.touch) == (
        11,
        204800,
        2.5,
        "1/2",
        18,
        13,
    )
    assert (block.saves.will, block.saves.fort) == (3, 3)
    assert (block.speed["fly"], block.speed["land"], block.senses.darkvision) == (60, 30, 90)
    assert block.abilities["con"] is None
    assert (block.auras, block.weaknesses, block.languages) == (
        ("stench", "fear"),
        ("light blindness",),
        ("Goblin", "Orc"),
    )
    assert (block.hardness, block.notes, block.attacks[0].damage) == (5, "A line\nanother", "1d6+1")
    assert (made.kind, made.tags, made.note) == ("npc", ("caves",), "for me")
    assert made.name("fr") == "Gobelin"


def test_names_in_both_languages(qapp: object, code: str) -> None:
    goblin = sample("goblin")
    made = changed(goblin, name="Zorb")
    other = "en" if code == "fr" else "fr"
    assert (made.name(code), made.name(other)) == ("Zorb", goblin.name(other))
    both = changed(goblin, name="Zorb", other_name="")
    assert (both.name("en"), both.name("fr")) == ("Zorb", "Zorb")
    third = changed(LibraryEntry(creature=Creature(name="Orc", hit_dice=1, hp=5)), other_name="Autre")
    assert (third.name(code), third.name(other)) == ("Orc", "Autre")


def test_special_abilities_edited_in_french_keep_the_english_ones(qapp: object) -> None:
    entry = next(found for found in map(built_in, sample_creatures()) if found.special_fr)
    title = next(iter(entry.special_fr))
    set_language("fr")
    try:
        shown = values(entry)["special"]
        made = changed(entry, special=shown.replace(entry.special_fr[title], "autre texte"))
    finally:
        set_language("en")
    assert made.special_fr[title] == "autre texte"
    assert made.creature.special[title] == entry.creature.special[title]


@pytest.mark.parametrize(
    ("typed", "field", "sentence"),
    [
        ({"name": " "}, "name", "needs a name"),
        ({"name": "x" * 90}, "name", "80 letters"),
        ({"hp": "many"}, "hp", "whole number"),
        ({"skills": "Perception"}, "skills", "needs a number"),
        ({"attacks": "((("}, "attacks", "not understood"),
        ({"speed.fly": "-3"}, "speed.fly", "not negative"),
        ({"hit_dice": "-1"}, "hit_dice", "from 0"),
    ],
)
def test_mistakes_name_their_field(qapp: object, typed: dict[str, str], field: str, sentence: str) -> None:
    made, mistakes = entry_from(sample("goblin"), typed)
    assert made is None
    assert sentence in mistakes[field]


def test_what_no_block_takes_is_a_mistake_of_its_field(qapp: object) -> None:
    made, mistakes = entry_from(sample("goblin"), {"size": "enormous", "hp": "7"})
    assert made is None
    assert list(mistakes) == ["size"]


def test_a_new_one_needs_a_name_alone(qapp: object) -> None:
    assert entry_from(BLANK, {})[1].keys() == {"name"}
    made = changed(BLANK, name="Zorb")
    assert made.creature == Creature(name="Zorb", hit_dice=1, hp=1)
    assert msgspec.structs.asdict(made)["origin"] == "own"


_KEYS = sorted(values(BLANK))
_TEXTS = st.one_of(
    st.text(max_size=20),
    st.sampled_from(
        ["", "—", "-", "1/2", "9" * 30, "5/magic", "(((", "a: b\n: c", "+5/+0 (1d8, ,", "١٢", "1e9", "nan", "inf"]
    ),
)


@settings(max_examples=150)
@given(st.dictionaries(st.sampled_from(_KEYS), _TEXTS, max_size=6), st.sampled_from(["goblin", "troll", ""]))
def test_whatever_is_typed_gives_an_entry_or_mistakes(typed: dict[str, str], key: str) -> None:
    entry = sample(key) if key else BLANK
    made, mistakes = entry_from(entry, typed)
    assert (made is None) == bool(mistakes)
    if made is not None:
        assert entry_from(made, values(made))[0] == made


@pytest.mark.parametrize(
    ("dice", "formula", "remark"),
    [
        (20, "3d8+3", " · The formula 3d8+3 has 3 dice, Hit Dice are 20"),
        (3, "3d8+3", ""),
        (6, "4d8+2d10+20", ""),
        (20, "", ""),
        (20, "many", ""),
    ],
)
def test_hit_dice_against_the_formula_are_told(dice: int, formula: str, remark: str):
    creature = Creature(name="Ogre", hit_dice=dice, hp=30, hp_formula=formula)
    assert kept_words(creature) == "Kept: {0}" + remark
