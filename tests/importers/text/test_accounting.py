"""Nothing disappears: every word of a paste is understood, doubted, named as unknown, or kept as prose."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from encounter_tracker.importers.text import read_text
from encounter_tracker.importers.text.codes import TEXT_CHOICE_CODES, TEXT_ISSUE_CODES
from encounter_tracker.support.imported import ImportResult
from tests.importers.text.blocks import ALL, BOOK, CASTER, FORM, HERO_LAB, lines_accounted, lines_with_words

PIECES = st.sampled_from(
    [
        "Init +1",
        "AC 15, touch 12/13",
        "hp 3 (1d8-1",
        "Fort +2; Ref -",
        "Melee 2 claws +5 (1d4/19-20/x3 plus",
        "Speed fly",
        "DR 10/",
        "Immune ,,",
        "Str 10, Dex —, Con",
        "Spells Known (CL",
        "1st (3/day)—light (2), ",
        "Skills Climb +",
        "CR 1/2 XP",
        "NE Large undead (",
        "SPECIAL ABILITIES",
        "Howl (Su) It howls.",
        "| Str | Dex | Con |",
        "[[a|b]] **c** <b>d</b> &amp; \\+",
        "regeneration 5 (fire or salt)",
        "\u00ad\n",
        "—",
        "\x00\u2028",
    ]
)
JUNK = st.lists(st.one_of(PIECES, st.text(max_size=12)), max_size=14).map(" ".join)


def letters(text: str) -> str:
    """A text without spaces, dashes and signs: lines may be joined, and markup is gone."""
    return "".join(char for char in text if char.isalnum())


def check(text: str, result: ImportResult) -> None:
    """What must hold of any text."""
    assert "broken" not in [issue.code for issue in result.issues]
    lines = re.split(r"\r\n?|\n", text)
    for entry in result.creatures:
        notes = letters(entry.creature.notes)
        for issue in entry.issues:
            assert issue.code in TEXT_ISSUE_CODES
            assert all(choice.code in TEXT_CHOICE_CODES for choice in issue.choices)
            assert 1 <= issue.line <= len(lines)
            assert 0 <= issue.start <= issue.end <= len(lines[issue.line - 1])
            assert issue.text.startswith(lines[issue.line - 1][issue.start : issue.end].strip())
            if (
                issue.severity == "unknown"
                and issue.text.isascii()
                and not re.search(r"[\\*_\[\]<>&|#`'~]", issue.text)
            ):
                assert letters(issue.text) in notes
    if result.creatures:
        first, last = result.creatures[0].first_line, result.creatures[-1].last_line
        wanted = {line for line in lines_with_words(text) if first <= line <= last}
        without_tags = re.sub(r"<\w+\s[^<>]*=[^<>]*>", lambda tag: "\n" * tag[0].count("\n"), "\n".join(lines))
        markup = _only_markup(lines) | _only_markup(without_tags.split("\n"))
        assert wanted - lines_accounted(text, result.creatures) - markup == set()


def _only_markup(lines: list[str]) -> set[int]:
    """Lines in which only signs of a mark-up language stand: they are no text."""
    return {
        number
        for number, line in enumerate(lines, 1)
        if not any(
            char.isalnum() for char in re.sub(r"<[^<>]*>|&[#\w]+;|\[/?\w+[^\]]*\]|[\u00b2\u00b3\u00b9]", "", line)
        )
    }


@pytest.mark.parametrize("text", ALL)
def test_every_line_of_a_block(text: str) -> None:
    result = read_text(text)
    check(text, result)
    assert lines_with_words(text) <= lines_accounted(text, result.creatures)


def test_pasted_together_with_prose_around() -> None:
    text = f"Notes for tonight.\n\n{BOOK}\nThey meet her here.\n\n{CASTER}\nThe end, p. 12."
    result = read_text(text)
    check(text, result)
    assert "Notes for tonight." in result.creatures[0].creature.notes
    assert "The end, p. 12." in result.creatures[1].creature.notes


@settings(max_examples=60, deadline=None)
@given(JUNK)
def test_junk(text: str) -> None:
    check(text, read_text(text))


@settings(max_examples=60, deadline=None)
@given(st.sampled_from([BOOK, CASTER, FORM, HERO_LAB]), st.integers(0, 3000), st.integers(0, 60), JUNK)
def test_blocks_with_a_piece_replaced(text: str, start: int, length: int, junk: str) -> None:
    start %= len(text)
    mutated = text[:start] + junk + text[start + length :]
    check(mutated, read_text(mutated))
