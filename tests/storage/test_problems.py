"""Every problem has its sentence, and what it is filled with."""

from __future__ import annotations

import ast
from pathlib import Path
from string import Formatter

import pytest

from encounter_tracker import storage
from encounter_tracker.storage import problems
from encounter_tracker.storage.problems import DETAILS, PROBLEMS, EncounterFileError, NotKeptError, Problem

FOLDER = Path(str(storage.__file__)).parent
KINDS = [kind for kind in vars(problems).values() if isinstance(kind, type) and issubclass(kind, EncounterFileError)]


def fields(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind is not EncounterFileError])
def test_every_error_says_what_and_where(kind: type[EncounterFileError]):
    values = dict.fromkeys(fields(PROBLEMS[kind.code]) - {"path", "detail"}, "7")
    detail = {"detail": "disk_error"} if "detail" in fields(PROBLEMS[kind.code]) else {}
    error = kind(Path("/fights/one.encounter"), **values, **detail)
    assert "“/fights/one.encounter”" in str(error)
    assert "{" not in str(error)
    assert str(error) == error.problem.in_english()
    assert not detail or "the disk reports an error" in str(error)


def test_sentences_end_and_details_do_not():
    assert all(text.endswith(".") for text in PROBLEMS.values())
    assert not any(text.endswith(".") or text[0].isupper() for text in DETAILS.values())
    assert not any(fields(text) for text in DETAILS.values())


def words(*modules: Path) -> set[str]:
    """All texts in these modules that could be codes, without those that only name the texts of the tables."""
    found: list[str] = []
    for module in modules:
        found += [
            node.value
            for node in ast.walk(ast.parse(module.read_text(encoding="utf-8")))
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
        ]
    for table in (PROBLEMS, DETAILS):
        for code in table:
            found.remove(code)
    return set(found)


def test_every_code_has_a_text_and_every_text_is_used():
    used = words(*FOLDER.glob("*.py"))
    assert set(PROBLEMS) <= used
    assert set(DETAILS) <= used
    assert {*problems._BY_PRIMARY_CODE.values(), *problems._BY_ERRNO.values()} <= set(DETAILS)
    assert {kind.code for kind in KINDS} - {""} <= set(PROBLEMS)


def test_why_a_step_was_not_kept_can_be_translated():
    for detail, text in DETAILS.items():
        assert str(NotKeptError(detail)) == text


def test_a_problem_without_detail():
    assert Problem("recovered_effects", {"count": 2}).in_english().startswith("Effects that could not be read: 2.")
