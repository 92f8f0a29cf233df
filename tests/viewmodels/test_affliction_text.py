"""What is typed about an affliction is understood in both languages, and what is not says what to type."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from encounter_tracker.encounter.state import AfflictionEffect
from encounter_tracker.rules.durations import Duration, Span
from encounter_tracker.support.afflictions import afflictions
from encounter_tracker.viewmodels.affliction_text import effect_text, parse_effect, parse_length
from encounter_tracker.viewmodels.affliction_words import effect_words
from encounter_tracker.viewmodels.combatant_parse import ParseError
from tests.french import in_french


def does(**fields: object) -> AfflictionEffect:
    return AfflictionEffect(**fields)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1d2 Con", does(ability_damage={"con": "1d2"})),
        ("1 con", does(ability_damage={"con": 1})),
        ("1d2 Strength damage", does(ability_damage={"str": "1d2"})),
        ("1d4 Con and 1 Cha", does(ability_damage={"con": "1d4", "cha": 1})),
        ("1d3 Dex, 1d3 Con", does(ability_damage={"dex": "1d3", "con": "1d3"})),
        ("1d3 Str and Dex", does(ability_damage={"str": "1d3", "dex": "1d3"})),
        ("1 Con drain", does(ability_drain={"con": 1})),
        ("1d4 Str and 1d4 Dex drain", does(ability_drain={"str": "1d4", "dex": "1d4"})),
        ("1d3 Con damage, 1 Con drain", does(ability_damage={"con": "1d3"}, ability_drain={"con": 1})),
        ("1d6+2 damage", does(damage="1d6+2")),
        ("3 hp", does(damage=3)),
        ("nauseated", does(conditions=("nauseated",))),
        ("nauseated 1 min", does(conditions=("nauseated",), duration=Duration(minutes=1))),
        ("unconscious for 2 hours", does(conditions=("unconscious",), duration=Duration(hours=2))),
        ("1d4 con, fatigued", does(ability_damage={"con": "1d4"}, conditions=("fatigued",))),
        ("1d2 points of Constitution damage", does(ability_damage={"con": "1d2"})),
        # French
        ("1d2 For", does(ability_damage={"str": "1d2"})),
        ("1d2 en Force", does(ability_damage={"str": "1d2"})),
        ("affaiblissement temporaire de 1d2 points de Force", does(ability_damage={"str": "1d2"})),
        ("1d4 Con et 1 Cha", does(ability_damage={"con": "1d4", "cha": 1})),
        ("diminution permanente de 1 point de Sagesse", does(ability_drain={"wis": 1})),
        ("1d6 dégâts", does(damage="1d6")),
        ("nauséeux 3 rounds", does(conditions=("nauseated",), duration=Duration(rounds=3))),
        ("inconscient pendant 1 heure", does(conditions=("unconscious",), duration=Duration(hours=1))),
    ],
)
def test_what_a_failed_save_does(text: str, expected: AfflictionEffect):
    assert parse_effect(text) == expected


@pytest.mark.parametrize("text", ["", "Con", "1d2", "1d2 luck", "purple", "nauseated 1d4 weeks", "nauseated gladly"])
def test_what_is_not_understood_says_what_to_type(text: str):
    with pytest.raises(ParseError) as wrong:
        parse_effect(text)
    assert len(str(wrong.value)) > 10


def test_everything_of_the_catalogue_comes_back_as_it_was(qtbot: QtBot):
    for entry in afflictions():
        assert parse_effect(effect_text(entry.effect)) == entry.effect, entry.key


def test_and_in_french(qtbot: QtBot):
    with in_french():
        for entry in afflictions():
            if not entry.effect.ability_drain:
                assert parse_effect(effect_text(entry.effect)) == entry.effect, entry.key


@pytest.mark.parametrize(
    ("text", "span", "dice"),
    [
        ("1 min", Span(minutes=1), False),
        ("10 minutes", Span(minutes=10), False),
        ("round", Span(rounds=1), False),
        ("1/round", Span(rounds=1), False),
        ("1/day", Span(days=1), False),
        ("2 h", Span(hours=2), False),
        ("3 jours", Span(days=3), False),
        ("1 j", Span(days=1), False),
        ("2 semaines", Span(days=14), False),
        ("1d3 days", Span(days=2), True),
        ("1d4+1 rounds", Span(rounds=3), True),
    ],
)
def test_lengths_of_time(text: str, span: Span, dice: bool):
    length = parse_length(text)
    assert length is not None
    assert (length.span(), length.has_dice) == (span, dice)


def test_what_was_rolled_makes_the_length():
    length = parse_length("1d3 days")
    assert length is not None
    assert length.span(3) == Span(days=3)


@pytest.mark.parametrize("text", ["", "—", "-", "none", "aucun"])
def test_no_length_at_all(text: str):
    assert parse_length(text) is None


@pytest.mark.parametrize("text", ["5", "soon", "3 moons", "0 min", "1d20", "5000 min"])
def test_what_is_no_length(text: str):
    with pytest.raises(ParseError, match="unit"):
        parse_length(text)


@pytest.mark.parametrize(
    ("text", "again"),
    [
        ("nauseated 1d4 min", "nauseated 1d4 min"),
        ("unconscious for 1 min, then unconscious 2d4 hours", "unconscious 1 min then unconscious 2d4 h"),
        ("1d2 Con puis 1 Con drain", "1d2 Con then 1 Con drain"),
    ],
)
def test_dice_of_time_and_what_comes_later(text: str, again: str):
    effect = parse_effect(text)
    assert effect_text(effect) == again
    assert parse_effect(again) == effect


def test_later_effects_in_words():
    assert effect_words(parse_effect("unconscious 1 min then unconscious 2d4 h")) == (
        "unconscious for 1 min, later unconscious for 2d4 h"
    )
