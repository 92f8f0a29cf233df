"""The line of the start page."""

from __future__ import annotations

import pytest

from encounter_tracker.viewmodels.quick_line import Named, name_and_numbers, read_line


def test_a_line_is_a_name_an_initiative_and_hit_points():
    line = read_line("Seelah 19 28", "foes")
    assert line.command is not None
    assert (line.name, line.command.initiative, line.command.hp, line.command.side) == ("Seelah", 19, 28, "foes")
    assert line.echo == "initiative 19, 28 hit points"


def test_a_count_below_zero_has_a_minus_sign():
    line = read_line("Kyra -2")
    assert line.command is not None
    assert line.command.initiative == -2
    assert line.echo == "initiative −2, 10 hit points"


@pytest.mark.parametrize(
    "text",
    ["Z 999", "Z 12 0", "Z 12 100000", "Z -51 3", f"Z {'9' * 40} {'9' * 40}", f"Z {'9' * 5000}", f"{'n' * 81} 12 30"],
)
def test_what_no_field_would_take_is_not_taken(text: str):
    line = read_line(text)
    assert line.command is None
    assert line.echo == "A name, an initiative from −50 to 150, hit points from 1 to 99999"


def test_an_empty_line_shows_how():
    assert read_line("  ").echo == "A name, its initiative, its hit points: Brannoc 16 58"


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Seelah 19 28", Named("Seelah", "19", "28")),
        ("  Old Bogward -2   9 ", Named("Old Bogward", "-2", "9")),
        ("6 gob 12 5", Named("6 gob", "12", "5")),
        ("troll 2", None),
        ("6 gob", None),
        ("12 19 28", None),
        ("Seelah 19 -28", None),
    ],
)
def test_a_name_and_two_numbers(text: str, found: Named | None):
    assert name_and_numbers(text) == found
