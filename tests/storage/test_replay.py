"""``replay --journal``: what was played is in an encounter file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from encounter_tracker.__main__ import main
from tests.storage.play import go_on, names, sample

ALL_APPLIED, REFUSED, UNREADABLE = 0, 1, 2


@pytest.fixture
def script(tmp_path: Path) -> Path:
    """The sample fight as a script."""
    path = tmp_path / "script" / "fight.jsonl"
    path.parent.mkdir()
    path.write_text("".join(json.dumps(command) + "\n" for command in sample()), encoding="utf-8")
    return path


def test_the_file_holds_what_was_replayed(script: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    path = tmp_path / "fight.encounter"
    for _ in range(2):  # the second time in the place of the first
        assert main(["replay", str(script), "--journal", str(path)]) == ALL_APPLIED
        printed = json.loads(capsys.readouterr().out)
        assert names(tmp_path) == ["fight.encounter", "script"]
        model, opened = go_on(path)
        with opened.file:
            assert len(model.steps) == model.position == len(sample())
            assert [c.name for c in model.state.present] == list(printed["combatants"])
            assert model.state.round == printed["round"]


def test_what_came_before_a_refusal_is_kept(script: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    path = tmp_path / "fight.encounter"
    with script.open("a") as file:
        file.write('{"do": "kill", "target": "nobody"}\n{"do": "note", "text": "not reached"}\n')
    assert main(["replay", str(script), "--journal", str(path)]) == REFUSED
    assert "nobody" in capsys.readouterr().err
    model, opened = go_on(path)
    with opened.file:
        assert len(model.steps) == len(sample())


def test_a_file_that_is_something_else_is_left_alone(script: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    path = tmp_path / "letter.txt"
    path.write_text("Dear aunt")
    assert main(["replay", str(script), "--journal", str(path)]) == UNREADABLE
    said = capsys.readouterr()
    assert said.out == ""
    assert "is not an encounter file" in said.err
    assert path.read_text() == "Dear aunt"
