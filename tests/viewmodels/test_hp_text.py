from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from encounter_tracker.encounter.commands import AttackInfo
from encounter_tracker.viewmodels.hp_echo import echo_of, mistake_text
from encounter_tracker.viewmodels.hp_text import HpEntry, HpMistake, correct, parse_hp
from encounter_tracker.viewmodels.hp_words import KNOWN


def understood(text: str) -> HpEntry:
    entry = parse_hp(text)
    assert isinstance(entry, HpEntry), entry
    return entry


def mistaken(text: str, **how: Any) -> HpMistake:
    mistake = parse_hp(text, **how)
    assert isinstance(mistake, HpMistake), mistake
    return mistake


def parts(entry: HpEntry) -> list[tuple[int, str | None]]:
    assert not entry.has_dice
    return [(amount.bonus, kind) for amount, kind in entry.parts]


@pytest.mark.parametrize(
    ("text", "kind", "found"),
    [
        ("12", "damage", [(12, None)]),
        ("-12", "damage", [(12, None)]),
        ("−12", "damage", [(12, None)]),
        ("+5", "heal", [(5, None)]),
        ("5 soins", "heal", [(5, None)]),
        ("=30", "set", [(30, None)]),
        ("= 30", "set", [(30, None)]),
        ("=-5", "set", [(-5, None)]),
        ("= −5", "set", [(-5, None)]),
        ("12 slashing 3 fire", "damage", [(12, "slashing"), (3, "fire")]),
        ("12 slashing,3 fire", "damage", [(12, "slashing"), (3, "fire")]),
        ("12 and 3 fire", "damage", [(12, None), (3, "fire")]),
        ("t5", "temporary", [(5, None)]),
        ("5 temp", "temporary", [(5, None)]),
        ("n4", "nonlethal", [(4, None)]),
        ("4 nonlethal", "nonlethal", [(4, None)]),
        ("4 non létaux", "nonlethal", [(4, None)]),
        ("N4 slashing", "nonlethal", [(4, "slashing")]),
        ("12 fire", "damage", [(12, "fire")]),
        ("12fire", "damage", [(12, "fire")]),
        ("12 FEU", "damage", [(12, "fire")]),
        ("9 électricité", "damage", [(9, "electricity")]),
        ("12 points of fire damage", "damage", [(12, "fire")]),
        ("12 points de dégâts de feu", "damage", [(12, "fire")]),
        ("6 slashing + 4 fire", "damage", [(6, "slashing"), (4, "fire")]),
        ("6 slashing, 4 fire", "damage", [(6, "slashing"), (4, "fire")]),
        ("6 slashing and 4 fire and 2 cold", "damage", [(6, "slashing"), (4, "fire"), (2, "cold")]),
        ("6 slashing +4 fire", "damage", [(6, "slashing"), (4, "fire")]),
        ("12+3", "damage", [(15, None)]),
        ("12 + 3 cold", "damage", [(15, "cold")]),
    ],
)
def test_what_is_understood(text: str, kind: str, found: list[tuple[int, str | None]]):
    entry = understood(text)
    assert (entry.kind, parts(entry)) == (kind, found)
    assert entry.attack is None
    assert entry.half is False
    assert entry.is_blow == (kind in {"damage", "nonlethal"})


@pytest.mark.parametrize(
    ("text", "attack"),
    [
        ("8 cold magic", AttackInfo(kind="spell", magical=True)),
        ("8 froid magie", AttackInfo(kind="spell", magical=True)),
        ("8 force magic", AttackInfo(kind="spell", magical=True)),
        ("8 slashing magic", AttackInfo(kind="weapon", magical=True, enhancement=1)),
        ("8 slashing +3", AttackInfo(kind="weapon", enhancement=3)),
        ("8 +1 slashing", AttackInfo(kind="weapon", enhancement=1)),
        ("8 slashing +2 magic", AttackInfo(kind="weapon", magical=True, enhancement=2)),
        ("8 slashing cold iron good", AttackInfo(kind="weapon", materials=("cold iron",), alignments=("good",))),
        ("8 tranchant fer froid bon", AttackInfo(kind="weapon", materials=("cold iron",), alignments=("good",))),
        ("8 silver silver", AttackInfo(kind="weapon", materials=("silver",))),
        ("8 positive channel", AttackInfo(kind="channel")),
        ("8 fire spell magic", AttackInfo(kind="spell", magical=True)),
        ("8 natural magic", AttackInfo(kind="natural", magical=True, enhancement=1)),
        ("8 touch", AttackInfo(kind="touch")),
        ("8 ghost touch", AttackInfo(ghost_touch=True)),
        ("8 intangible", AttackInfo(incorporeal=True)),
    ],
)
def test_what_the_attack_is(text: str, attack: AttackInfo):
    assert understood(text).attack == attack


@pytest.mark.parametrize("text", ["14 fire half", "14 fire ½", "14 fire 1/2", "½ 14 fire", "14 feu moitié"])
def test_half(text: str):
    entry = understood(text)
    assert entry.half
    assert parts(entry) == [(14, "fire")]


@pytest.mark.parametrize(
    ("text", "dice"),
    [
        ("2d6 acid", [(((1, 2, 6),), 0, "acid")]),
        ("2d6+3 acid", [(((1, 2, 6),), 3, "acid")]),
        ("2d6 + 3 acid", [(((1, 2, 6),), 3, "acid")]),
        ("2d6 +3 acid", [(((1, 2, 6),), 3, "acid")]),
        ("d8 slashing + 1d6 fire", [(((1, 1, 8),), 0, "slashing"), (((1, 1, 6),), 0, "fire")]),
        ("1d8+2d6-1", [(((1, 1, 8), (1, 2, 6)), -1, None)]),
        ("+2d8+3", [(((1, 2, 8),), 3, None)]),
        ("t1d10", [(((1, 1, 10),), 0, None)]),
    ],
)
def test_dice(text: str, dice: list[Any]):
    entry = understood(text)
    assert [(amount.dice, amount.bonus, kind) for amount, kind in entry.parts] == dice
    assert entry.has_dice
    rolled = entry.with_amounts(tuple(7 for _ in entry.parts))
    assert not rolled.has_dice
    assert [part.amount for part in rolled.damage_parts()] == [7] * len(entry.parts)


def test_a_blow_never_heals():
    assert [part.amount for part in understood("1d4-3").with_amounts((-2,)).damage_parts()] == [0]


def test_the_one_number():
    assert understood("=30").amount == 30


@pytest.mark.parametrize(
    ("text", "word", "nearest", "unfinished"),
    [
        ("14 fier", "fier", "fire", False),
        ("14 fi", "fi", "fire", True),
        ("14 fi ", "fi", "fire", False),
        ("14 co", "co", "cold", True),
        ("14 fier magic", "fier", "fire", False),
        ("14 xyzzy", "xyzzy", "", False),
        ("14 de", "", "", None),
        ("14 deg", "deg", "", True),
        ("2d", "2d", "", True),
        ("d", "d", "", True),
        ("1d6+2d", "+2d", "", True),
        ("1d6-", "-", "", True),
        ("fire", "fire", "", False),
        ("+", "", "", True),
        ("=", "", "", True),
        ("magic", "", "", True),
        ("", "", "", True),
        ("   ", "", "", True),
        ("+5 fire", "fire", "", False),
        ("t5 6", "6", "", False),
        ("12 fire cold", "cold", "", False),
        ("12 fire -3", "-3", "", False),
        ("5 soins 3 fire", "3", "", False),
        ("5 fire 3 cold heal", "heal", "", False),
    ],
)
def test_what_is_in_the_way(text: str, word: str, nearest: str, unfinished: bool | None):
    if unfinished is None:
        understood(text)
        return
    mistake = mistaken(text)
    assert (mistake.word, mistake.unfinished) == (word, unfinished)
    if mistake.code == "word" and not unfinished:
        assert mistake.nearest in {nearest, "heal"}
    elif unfinished:
        assert mistake.nearest == nearest


@pytest.mark.parametrize(("text", "french", "english"), [("14 f", "feu", "fire"), ("14 a", "acide", "acid")])
def test_a_word_is_proposed_in_the_language_in_use(text: str, french: str, english: str):
    assert mistaken(text, french=True).nearest == french
    assert mistaken(text).nearest == english


def test_the_other_language_is_proposed_too():
    assert mistaken("14 tran").nearest == "tranchant"
    assert mistaken("14 electri", french=True).nearest == "électricité"


@pytest.mark.parametrize("text", ["100000", "99999+1", "9999d20", "2d1001", "12 fire 100000 cold"])
def test_numbers_have_an_end(text: str):
    assert mistaken(text).code in {"large", "word"}


@pytest.mark.parametrize(
    ("text", "corrected"),
    [
        ("14 fier", "14 fire"),
        ("14 FIER magic", "14 fire magic"),
        ("14fier", "14 fire"),
        ("14 fi", "14 fire"),
        ("6 fier + 4 fier", "6 fier + 4 fire"),
        ("14 éléctricyté", "14 électricité"),
    ],
)
def test_correcting_the_word_in_the_way(text: str, corrected: str):
    assert correct(text, mistaken(text, french="é" in text)) == corrected


def test_what_has_no_better_word_stays():
    assert correct("14 xyzzy", mistaken("14 xyzzy")) == "14 xyzzy"
    assert correct("15 fire", HpMistake("gone", "cold")) == "15 fire"


@given(st.text(max_size=20))
def test_nothing_typed_breaks_it(text: str):
    entry = parse_hp(text)
    assert isinstance(entry, HpEntry | HpMistake)


@given(st.lists(st.sampled_from(["12", "2d6", "+1", "+", "-3", "½", "=", "t4", *KNOWN]), max_size=5))
def test_no_order_of_words_breaks_it(words: list[str]):
    text = " ".join(words)
    entry = parse_hp(text)
    if isinstance(entry, HpMistake):
        assert isinstance(parse_hp(correct(text, entry)), HpEntry | HpMistake)
    else:
        assert entry.parts


@pytest.mark.parametrize(
    ("text", "word", "code"),
    [
        ("12 12", "12", "untyped"),
        ("12 5 fire", "5", "untyped"),
        ("12, 5 fire", "5", "untyped"),
        ("2d6 1d8 fire", "1d8", "untyped"),
        ("12,5 fire", "12,5", "decimal"),
        ("12.5 fire", "12.5", "decimal"),
        ("n12,5", "12,5", "decimal"),
        ("+5,5", "5,5", "decimal"),
    ],
)
def test_two_numbers_need_their_types_and_points_are_whole(text: str, word: str, code: str):
    mistake = mistaken(text)
    assert (mistake.word, mistake.code, mistake.unfinished) == (word, code, False)
    assert mistake.nearest == ""
    assert word in mistake_text(mistake, wrong=True)


@pytest.mark.parametrize("text", ["n", "t", "N", "n ", "t  "])
def test_nonlethal_and_temporary_being_begun_is_no_mistake(text: str):
    mistake = mistaken(text)
    assert (mistake.word, mistake.nearest, mistake.unfinished) == ("", "", True)
    assert mistake_text(mistake, wrong=False) == ""


def test_negative_hit_points_are_written_with_their_sign():
    assert echo_of(understood("=-5"), None) == "hit points become −5"


@pytest.mark.parametrize(
    ("text", "riders"),
    [
        ("8 piercing with poison", ("poison",)),
        ("8 perforants avec Poison (DD 14)", ("Poison (DD 14)",)),
        ("8 piercing magic with  energy drain, filth   fever", ("energy drain", "filth fever")),
        ("8 with stun", ("stun",)),
        ("8 slashing with silver", ()),
        ("8 slashing with", ()),
    ],
)
def test_what_comes_with_a_blow(text: str, riders: tuple[str, ...]):
    entry = understood(text)
    assert (entry.riders, entry.amount) == (riders, 8)


@pytest.mark.parametrize("text", ["8 slashing with silve", "8 with 3 mud", "+5 with poison", "x with poison"])
def test_what_cannot_come_with_anything(text: str):
    mistaken(text)


def test_what_comes_with_a_blow_is_echoed():
    entry = understood("8 piercing with poison")
    assert echo_of(entry, entry.attack) == "8 piercing damage · with it: poison"
