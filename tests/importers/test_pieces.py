"""Printed pieces and formulas."""

from __future__ import annotations

from typing import Any

import pytest

from encounter_tracker.importers import lines, pieces, printed, printed_magic
from encounter_tracker.importers.bounds import LONGEST_LINE
from encounter_tracker.importers.draft import Draft
from encounter_tracker.importers.formula import reckon
from encounter_tracker.importers.marked_text import without_tags


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("+5", 5),
        ("−3", -3),
        ("– 2", -2),
        ("1,600", 1600),
        ("24 (can't be tripped)", 24),
        ("", None),
        ("x", None),
        ("1/2", None),
        (True, None),
        (None, None),
        (3.7, 3),
        (float("nan"), None),
        (float("inf"), None),
        (10**12, None),
        ("9" * 5000, None),
    ],
)
def test_integer(text: Any, value: int | None):
    assert pieces.integer(text) == value


@pytest.mark.parametrize(
    ("value", "rating"),
    [
        ("1/2", "1/2"),
        ("CR 7", 7),
        (0.5, "1/2"),
        (0.3375, "1/3"),
        (0.1625, "1/6"),
        (0.125, "1/8"),
        (12, 12),
        ("½", "1/2"),
        ("—", None),
    ],
)
def test_challenge(value: Any, rating: int | str | None):
    assert pieces.challenge(value) == rating


@pytest.mark.parametrize(
    ("text", "value"), [("8d8+48", 84), ("1d8-1", 3), ("2d6+3d8+10", 30), ("5", None), ("99999999d9", None)]
)
def test_average(text: str, value: int | None):
    assert pieces.average(text) == value


@pytest.mark.parametrize(("text", "value"), [("60 ft.", 60), ("10'", 10), ("18 m", 60), ("4,5 m", 15), ("far", None)])
def test_feet(text: str, value: int | None):
    assert pieces.feet(text) == value


def test_armor_class_with_a_lost_word():
    figure, rest = pieces.armor_class("38, touch 5, 38 ((-1 Dex, +33 natural")
    assert (figure, rest) == ({"total": 38, "touch": 5, "flat_footed": 38, "notes": "-1 Dex, +33 natural"}, "")
    assert pieces.armor_class("none") == ({}, "none")
    assert pieces.armor_class("24, touch 8, f lat-footed 24")[0] == {"total": 24, "touch": 8, "flat_footed": 24}
    draft = Draft()
    printed.armor_class(draft, "18, touch 17, flatfooted")
    printed.armor_notes(draft, "12 (+5 Dex, +1 dodge)")
    assert draft.fields["ac"] == {"total": 18, "touch": 17, "flat_footed": 12, "notes": "+5 Dex, +1 dodge"}


def test_saves_with_notes_inside():
    figures, _rest = pieces.saves("Fort +8 (+10 vs. disease), Ref +5, Will -1; +4 vs. poison")
    assert figures == {"fort": 8, "ref": 5, "will": -1, "notes": "Fort +10 vs. disease, +4 vs. poison"}


@pytest.mark.parametrize(
    ("text", "attacks", "rest"),
    [
        ("5 +1 longswords +24 (2d6+4/17-20)", [("+1 longswords", (24,) * 5, "2d6+4", ("17-20",))], ""),
        ("longbow +8/+3 (1d8/x3)", [("longbow", (8, 3), "1d8", ("x3",))], ""),
        ("bite +5 melee (1d6 plus grab and poison)", [("bite", (5,), "1d6", ("plus grab and poison",))], ""),
        ("swarm (2d6 plus distraction)", [("swarm", (), "2d6", ("plus distraction",))], ""),
        ("claw +3 (1d4/19- 20) or bite +3 (1d6)", [("claw", (3,), "1d4", ("19-20",)), ("bite", (3,), "1d6", ())], ""),
        ("no attack at all", [], "no attack at all"),
        ("web +4 ranged touch (entangle)", [("web", (4,), "", ("ranged touch", "entangle"))], ""),
    ],
)
def test_attacks(text: str, attacks: list[tuple[Any, ...]], rest: str):
    found, left = lines.attacks(text, "melee")
    got = [(one["name"], one.get("bonus", ()), one.get("damage", ""), one.get("properties", ())) for one in found]
    assert (got, left) == (attacks, rest)


def test_spells_by_level():
    found, level = lines.spells("(CL 5th) 2nd (4/day)-web (DC 16), blur 1st (at will): shield; 0 - light", "spell")
    assert level == 5
    assert [(one["name"], one["level"], one.get("per_day"), one.get("dc")) for one in found] == [
        ("web", 2, 4, 16),
        ("blur", 2, 4, None),
        ("shield", 1, "at will", None),
        ("light", 0, None, None),
    ]


def test_a_next_line_that_ran_into_the_reduction():
    draft = Draft()
    printed.reduction(draft, "10/magic immune acid, sleep")
    printed.reduction(draft, "what")
    assert draft.fields["dr"] == [{"amount": 10, "bypass": "magic"}]
    assert draft.fields["immune"] == ["acid", "sleep"]
    assert [issue.text for issue in draft.issues] == ["what"]


def test_the_unreadable_is_kept():
    draft = Draft()
    for setter in (
        printed.size,
        printed.challenge,
        printed.hit_points,
        printed.armor_class,
        printed.saves,
        printed.abilities,
    ):
        setter(draft, "odd thing")
    for setter in (
        printed.reduction,
        printed.resist,
        printed.melee,
        printed.space,
        printed.experience,
        printed_magic.known_spells,
    ):
        setter(draft, "odd thing")
    one = draft.finish("File").creature
    assert one.notes.count("odd thing") == 12
    assert one.name == "File"


def test_no_line_is_longer_than_a_page():
    draft = Draft()
    printed.melee(draft, "a and " * LONGEST_LINE)
    assert [issue.code for issue in draft.issues] == ["part_unread"]
    assert lines.attacks("a and " * LONGEST_LINE, "melee")[0] == []
    assert lines.spells("1/day-" * LONGEST_LINE, "spell-like") == ([], None)


VALUES = {"abilities.str.mod": 4.0, "attributes.hd.total": 7.0, "item.level": 2.0}


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("4", 4),
        (3, 3),
        ("-2", -2),
        ("1 + 2 * 3", 7),
        ("(1 + 2) * -3", -9),
        ("floor(@attributes.hd.total / 2)", 3),
        ("max(0, @abilities.str.mod)", 4),
        ("min(1, 2)[racial] + ceil(1.2)", 3),
        ("abs(-3) + round(2.5)", 6),
        ("@nobody", None),
        ("1d6", None),
        ("1 / 0", None),
        ("2 2", None),
        ("(" * 50 + "1" + ")" * 50, None),
        ("(1", None),
        ("", None),
        (None, None),
        (True, None),
        ("9" * 400 + "*" + "9" * 90, None),
        ("__import__('os')", None),
        ("if(1, 2)", None),
        ("max()", None),
        ("1" * 600, None),
    ],
)
def test_formulas(text: object, value: int | None):
    assert reckon(text, VALUES) == value


def test_marked_text():
    html = (
        "<style>x</style><p>One &amp; two</p><p>three<br>four &#150; five</p><!-- no --><script>alert(1)</script>1 < 2"
    )
    assert without_tags(html) == "One & two\nthree\nfour – five\n1 < 2"
