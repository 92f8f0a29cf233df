"""Every reason and reading of the importers has words."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import encounter_tracker.importers
from encounter_tracker.importers import codes
from encounter_tracker.support.imported import Choice, Issue, Severity
from encounter_tracker.viewmodels.texts.import_words import CHOICES, ISSUES, choice_text, form_name, issue_text
from tests.french import in_french

#: Functions of the readers whose first arguments may be a code.
_RAISING = {
    "doubt",
    "unknown",
    "issue",
    "error",
    "unread",
    "_nothing",
    "_ask",
    "_differs",
    "_failed",
    "ZipProblemError",
}
_CODE = re.compile(r"[a-z]+(_[a-z]+)+")
#: First arguments that are no codes: names of fields and of severities.
_NO_CODES = {"hit_dice", "flat_footed", "regeneration_weakness"}


def _calls() -> list[tuple[str, ast.Call]]:
    folder = Path(encounter_tracker.importers.__file__).parent
    found = []
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                found.append((name, node))
    return found


def _used(kind: str) -> set[str]:
    """The codes of ``Issue(code=…)`` or ``Choice(code=…)``, and of the functions that make issues."""
    found = set()
    for name, call in _calls():
        words = [word.value for word in call.keywords if word.arg == "code"] if name == kind else []
        if kind == "Issue" and name in _RAISING:
            words += call.args[:4]
        for word in words:
            if isinstance(word, ast.Constant) and isinstance(word.value, str) and _CODE.fullmatch(word.value):
                found.add(word.value)
    return found - _NO_CODES


def test_every_code_that_a_reader_uses_has_words() -> None:
    used = _used("Issue")
    assert {"not_understood", "hp_differs", "creature_broken"} <= used  # else the search finds nothing
    assert used - set(ISSUES) == set()


def test_every_reading_has_words() -> None:
    used = _used("Choice")
    assert "keep_note" in used
    assert used - set(CHOICES) == set()


def test_every_code_of_the_tables_has_words() -> None:
    tables = {name: value for name, value in vars(codes).items() if name.endswith("_CODES")}
    assert tables
    for name, table in tables.items():
        assert set(table) - set(CHOICES if name.endswith("CHOICE_CODES") else ISSUES) == set()


@pytest.mark.parametrize("code", sorted(ISSUES))
def test_every_sentence_takes_its_arguments(code: str) -> None:
    for arguments in ((), ("one",), ("one", "two", "three", "four", "five", "six", "seven")):
        text = issue_text(Issue(severity="doubtful", code=code, arguments=arguments))
        assert text
        assert "{" not in text


def test_words_for_what_nobody_knows() -> None:
    said = {severity: issue_text(Issue(severity=severity, code="unheard_of")) for severity in SEVERITIES}
    assert len(set(said.values())) == len(SEVERITIES)
    assert choice_text(Choice(code="unheard_of")) == "unheard of"
    assert choice_text(Choice(code="unheard_of", arguments=("fire", "cold"))) == "Fire, cold"
    assert choice_text(Choice(code="as_sense", arguments=("darkvision",))) == "It is darkvision"
    assert form_name("new-form") == "new form"
    assert form_name("encounter-tracker") == "a file of this program"


SEVERITIES: tuple[Severity, ...] = ("doubtful", "unknown", "error")


def test_files_are_named_as_they_are() -> None:
    issue = Issue(severity="error", code="file_empty", arguments=("my_hero.xml",))
    assert issue_text(issue) == "my_hero.xml is empty: export it once more"


@pytest.mark.usefixtures("qapp")
def test_a_sense_is_named_in_french() -> None:
    with in_french():
        assert choice_text(Choice(code="as_sense", arguments=("darkvision",))).endswith("vision dans le noir")


def test_fields_are_named_in_words() -> None:
    issue = Issue(severity="doubtful", code="figure_odd", arguments=("hit_dice", "12x"))
    assert issue_text(issue) == "Hit Dice: 12x is no value that can be; it was left out"


def test_several_fields_are_named_in_the_language_in_use() -> None:
    issue = Issue(severity="doubtful", code="figure_reckoned", arguments=("hp, init, ac, saves, cmb, cmd",))
    assert issue_text(issue).endswith("hit point total, initiative modifier, AC, saving throws, CMB, CMD")
    with in_french():
        assert "CMB" not in issue_text(issue)
        assert issue_text(issue).endswith("DMD")
    strange = Issue(severity="error", code="file_unreadable", arguments=("my file, of 2.xml",))
    assert "my file, of 2.xml" in issue_text(strange)
