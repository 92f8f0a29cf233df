"""What does not add up, is missing or is not understood is asked about, and nothing is lost."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from encounter_tracker.importers.text import LONGEST, read_text
from encounter_tracker.rules.creature import Creature
from encounter_tracker.support.imported import Issue
from tests.importers.text.blocks import ALL, BOOK, one


def issues(text: str, code: str) -> list[Issue]:
    return [issue for issue in one(text).issues if issue.code == code]


def merged(base: dict[str, Any], patch: dict[str, Any]) -> dict[str, Any]:
    """A creature with a patch: parts are merged, None removes."""
    found = dict(base)
    for key, value in patch.items():
        if value is None:
            found.pop(key, None)
        else:
            found[key] = merged(found.get(key) or {}, value) if isinstance(value, dict) else value
    return found


def changed(before: str, after: str) -> str:
    assert before in BOOK
    return BOOK.replace(before, after)


def test_hit_points_against_their_dice() -> None:
    (issue,) = issues(changed("hp 76 (8d8+40)", "hp 96 (8d8+40)"), "hp_differs")
    assert issue.severity == "doubtful"
    assert [choice.arguments for choice in issue.choices[:2]] == [("96",), ("76",)]
    assert [choice.patch for choice in issue.choices[:2]] == [{"hp": 96}, {"hp": 76}]
    assert issue.choices[-1].free


@pytest.mark.parametrize("challenge", ["CR 3\n", "XP 800\n"])
def test_hit_points_of_monsters_near_their_dice(challenge: str) -> None:
    text = f"Ogre\n{challenge}CE Large humanoid (giant)\nInit -1\nAC 17\nhp 35 (4d8+12)\nFort +6, Ref +0, Will +3\n"
    (issue,) = issues(text, "hp_differs")
    assert [choice.patch for choice in issue.choices[:2]] == [{"hp": 35}, {"hp": 30}]
    for points in (30, 33, 34, 44):  # the average, a first die at its highest, all at their highest
        assert issues(text.replace("hp 35", f"hp {points}"), "hp_differs") == []


@pytest.mark.parametrize(
    "feats",
    ["Feats Iron Will, Toughness\n", "Feats Iron Will,\nWeapon Focus\n(club)\n", "Feats Iron Will\nToughness\n"],
)
def test_a_line_behind_feats_that_is_none_is_not_understood(feats: str) -> None:
    text = "Ogre CR 3\nCE Large humanoid (giant)\nAC 17\nhp 30 (4d8+12)\nFort +6, Ref +0, Will +3\n"
    entry = one(f"{text}{feats}Zorglub le grand tambour 14\n")
    assert entry.creature.feats == one(text + feats).creature.feats
    assert [(issue.severity, issue.text) for issue in entry.issues] == [("unknown", "Zorglub le grand tambour 14")]
    assert "Zorglub" in entry.creature.notes


def test_hit_points_of_characters_are_rolled() -> None:
    text = changed("SLATE WADER CR 6\nXP 2,400", "SLATE WADER").replace("hp 76", "hp 90")
    assert issues(text, "hp_differs") == []


def test_armor_class_against_its_bracket() -> None:
    (issue,) = issues(changed("AC 20,", "AC 22,"), "ac_differs")
    assert issue.text.startswith("AC 22")
    assert issue.choices[0].patch["ac"]["total"] == 22
    assert issue.choices[1].patch["ac"] == {**issue.choices[0].patch["ac"], "total": 20}


def test_touch_and_flat_footed_against_their_bracket() -> None:
    assert issues(changed("touch 11", "touch 13"), "touch_differs")[0].text == "touch 13"
    assert issues(changed("flat-footed 18", "flat-footed 19"), "flat_footed_differs")[0].text == "flat-footed 19"


def test_combat_maneuver_defense() -> None:
    (issue,) = issues(changed("CMD 24", "CMD 31"), "cmd_differs")
    assert [choice.patch for choice in issue.choices[:2]] == [{"cmd": 31}, {"cmd": 24}]


def test_a_figure_that_is_no_number_is_reckoned() -> None:
    entry = one(changed("CMD 24", "CMD 2A"))
    (issue,) = [issue for issue in entry.issues if issue.code == "not_a_number"]
    assert (issue.text, entry.creature.cmd) == ("CMD 2A", 24)
    assert issue.choices[0].arguments == ("24",)


@pytest.mark.parametrize(
    ("before", "after", "path", "value"),
    [
        ("AC 20,", "AC 2O,", "ac.total", 20),
        ("hp 76 (", "hp 7G (", "hp", 76),
        ("Base Atk +6", "Base Atk +b", "bab", 0),
        ("Fort +7", "Fort +l", "saves.fort", 0),
        ("Str 21", "Str 2l", "abilities.str", None),
    ],
)
def test_figures_that_were_scanned_badly(before: str, after: str, path: str, value: int | None) -> None:
    entry = one(changed(before, after))
    found: Any = entry.creature
    for part in path.split("."):
        found = found.get(part) if isinstance(found, dict) else getattr(found, part)
    assert found == value
    assert any(after.rstrip(" (,") in issue.text for issue in entry.issues)


def test_what_stops_regeneration_must_be_damage() -> None:
    entry = one(BOOK)
    (issue,) = [issue for issue in entry.issues if issue.code == "not_a_damage_type"]
    assert issue.arguments == ("salt",)
    assert entry.creature.regeneration is not None
    assert entry.creature.regeneration.stopped_by == ("cold",)
    assert issue.choices[1].patch == {"regeneration": {"amount": 3, "stopped_by": ["cold", "salt"]}}
    assert "regeneration 3 (cold or salt)" in entry.creature.notes


def test_an_unknown_sense_is_kept_and_can_be_darkvision() -> None:
    entry = one(BOOK)
    (issue,) = [issue for issue in entry.issues if issue.code == "unknown_sense"]
    assert (issue.severity, issue.text, issue.line, issue.start, issue.end) == ("unknown", "silt sight", 6, 8, 18)
    assert entry.creature.senses.others == ("silt sight",)
    assert "silt sight" in entry.creature.notes
    assert issue.choices[1].patch["senses"] == {
        "blindsense": 30,
        "darkvision": 60,
        "low_light": True,
        "others": [],
    }


def test_what_nobody_reads_is_unknown_and_kept() -> None:
    entry = one(changed("Climb +11, ", "Climb +11, gargle the moon, "))
    (issue,) = [issue for issue in entry.issues if issue.code == "not_understood"]
    assert (issue.severity, issue.text) == ("unknown", "gargle the moon")
    assert "gargle the moon" in entry.creature.notes


def test_two_values_side_by_side() -> None:
    entry = one(changed("AC 20, touch 11, flat-footed 18", "AC 20/24, touch 11/15, flat-footed 18/22"))
    (issue,) = [issue for issue in entry.issues if issue.code == "two_values"]
    assert entry.creature.ac.total == 20
    assert issue.choices[1].patch["ac"]["touch"] == 15


def test_missing_figures_are_asked_for() -> None:
    text = "Bare Thing\nInit +1\nFort +1, Ref +2, Will +3\nMelee slam +3 (1d4)\n"
    entry = one(text)
    assert {issue.code for issue in entry.issues} == {"no_hit_dice", "no_hp", "no_ac"}
    assert all(issue.choices for issue in entry.issues)


def test_every_choice_can_be_taken() -> None:
    for text in (*ALL, changed("hp 76", "hp 99"), changed("AC 20", "AC 7")):
        for entry in read_text(text).creatures:
            plain = msgspec.to_builtins(entry.creature)
            for issue in entry.issues:
                for choice in issue.choices:
                    msgspec.convert(merged(plain, choice.patch), Creature)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "empty"),
        (" \n\t", "empty"),
        ("Only some words about a dragon.", "no_stat_block"),
        ("x" * (LONGEST + 1), "too_long"),
    ],
)
def test_nothing_to_read(text: str, code: str) -> None:
    result = read_text(text)
    assert result.failed
    assert [(issue.severity, issue.code) for issue in result.issues] == [("error", code)]
