"""Stat blocks are shown in the language in use and read back as tokens."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from PySide6.QtWidgets import QApplication

from encounter_tracker.rules.creature import Creature
from encounter_tracker.support import catalogue
from encounter_tracker.viewmodels.combatant_edit import read_form
from encounter_tracker.viewmodels.combatant_fields import creature_form
from encounter_tracker.viewmodels.texts import block_words
from encounter_tracker.viewmodels.texts.language import set_language
from tests.french import in_french

#: Fields that hold words of the game.
FIELDS = (
    "attacks",
    "dr",
    "resist",
    "immune",
    "vulnerable",
    "skills",
    "special",
    "feats",
    "spells",
    "ac.notes",
    "saves.notes",
)
#: Fields that hold words but seldom.
SELDOM = ("hardness", "maneuverability", "auras", "weaknesses", "defensive", "languages", "notes")


@pytest.fixture
def french(qapp: QApplication) -> Iterator[None]:
    with in_french():
        yield


def shown(creature: Creature) -> dict[str, str]:
    return {field.key: field.value for group in creature_form(creature) for field in group.fields}


def read_anew(typed: dict[str, str]) -> dict[str, object]:
    """What the fields hold when they are typed into the form of a creature that has nothing."""
    read, mistakes = read_form(creature_form(Creature(name="", hit_dice=1, hp=1)), typed)
    assert mistakes == {}
    return read


def check_round_trip(creature: Creature) -> None:
    fields = shown(creature)
    nobody = {"name": creature.name, "hit_dice": 1, "hp": 1}
    for key in (*FIELDS, *SELDOM):
        read = msgspec.convert(nobody | read_anew({key: fields[key]}), Creature)
        if key == "ac.notes":
            assert read.ac.notes == creature.ac.notes
        elif key == "saves.notes":
            assert read.saves.notes == creature.saves.notes
        else:
            assert getattr(read, key) == getattr(creature, key), key


@pytest.mark.parametrize("key", [sample.key for sample in catalogue.sample_creatures()])
def test_a_block_shown_in_french_is_read_back(key: str, french: None):
    sample = next(sample for sample in catalogue.sample_creatures() if sample.key == key)
    check_round_trip(sample.block("fr"))


@pytest.mark.parametrize("key", [sample.key for sample in catalogue.sample_creatures()])
def test_a_block_shown_in_english_is_read_back(key: str):
    sample = next(sample for sample in catalogue.sample_creatures() if sample.key == key)
    check_round_trip(sample.block("en"))


def test_the_fields_of_a_french_form(french: None):
    gargoyle = next(sample for sample in catalogue.sample_creatures() if sample.key == "gargoyle").block("fr")
    fields = shown(gargoyle)
    assert fields["dr"] == "10/magie"
    assert fields["ac.notes"] == "+2 Dex, +4 armure naturelle"
    assert fields["skills"].startswith("Vol +12, Perception +5, Discrétion +11")
    assert fields["feats"] == "Vol stationnaire, Science de l’initiative, Talent (Vol)"
    assert fields["attacks"].splitlines()[0] == "mêlée griffe +7/+7 (1d6+2, contondant, tranchant)"


def test_french_words_become_tokens(french: None):
    typed = {
        "immune": "traits des morts-vivants, feu",
        "feats": "Esquive, Mon propre don",
        "ac.notes": "+4 armure, +1 Dex, +2 parade, +1 mystère",
        "dr": "10/fer froid et Bien; 5/— (Ext)",
        "skills": "Discrétion +5, Vol −2",
    }
    assert read_anew(typed) == {
        "immune": ["undead traits", "fire"],
        "feats": ["Dodge", "Mon propre don"],
        "ac": {"notes": "+4 armor, +1 Dex, +2 deflection, +1 mystère"},
        "dr": [
            {"amount": 10, "bypass": "cold iron and good", "kind": "supernatural"},
            {"amount": 5, "bypass": "—", "kind": "extraordinary"},
        ],
        "skills": {"Stealth": 5, "Fly": -2},
    }


def test_pieces_of_an_armor_class():
    assert block_words.armor_class_notes("(+2 Dex, -1 size, +3 natural, shield of bones)") == (
        "Dex +2",
        "size −1",
        "natural armor +3",
        "shield of bones",
    )
    assert block_words.armor_class_text("") == ""


def test_pieces_of_an_armor_class_with_the_figures_behind(french: None):
    notes = "deflection +2, dex +4, natural +6, size -1"
    assert block_words.armor_class_text(notes) == block_words.armor_class_text(
        "+2 deflection, +4 Dex, +6 natural, -1 size"
    )
    assert block_words.armor_class_text(notes).startswith("+2 parade, +4 Dex")


@pytest.mark.parametrize(
    ("bypass", "french_name"),
    [
        ("magic", "magie"),
        ("cold iron or good", "fer froid ou Bien"),
        ("Bludgeoning", "contondant"),
        ("lead", "lead"),
        ("magic and cold", "magie et froid"),
    ],
)
def test_what_overcomes_reduction(bypass: str, french_name: str, french: None):
    assert block_words.bypass_name(bypass) == french_name
    assert block_words.bypass_token(french_name) == bypass.lower()


def test_what_saves_are_only_sometimes(french: None):
    notes = "+4 vs. poison, +2 vs. enchantment and spells, +1 vs. Tuesdays"
    text = block_words.save_notes_text(notes)
    assert text == "+4 contre le poison, +2 contre les enchantements et les sorts, +1 vs. Tuesdays"
    assert block_words.save_notes_tokens(text) == notes


def test_names_put_together_are_known_again(french: None):
    shown = block_words.term("+2 keen frost longsword")
    assert shown == "épée longue acérée de froid +2"
    assert block_words.token(shown) == "+2 keen frost longsword"


def test_a_name_put_together_in_french_is_any_word_in_english(french: None):
    shown = block_words.term("+3 keen longsword")
    set_language("en")
    try:
        assert block_words.token(shown) == shown
    finally:
        set_language("fr")
