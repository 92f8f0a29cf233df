"""``encounter-tracker replay`` in this process; in one of its own: tests/encounter/test_cases.py."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest

from encounter_tracker.__main__ import main

OGRE = '{"do": "add", "creature": {"name": "Ogre", "hit_dice": 4, "hp": 30}}\n'


def replay(monkeypatch: pytest.MonkeyPatch, script: str | bytes, *arguments: str) -> int:
    given = script.encode() if isinstance(script, str) else script
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(given), encoding="ascii"))
    return main(["replay", "-", *arguments])


def test_the_state_is_printed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    assert replay(monkeypatch, OGRE) == 0
    said = capsys.readouterr()
    assert json.loads(said.out)["order"] == ["Ogre"]
    assert said.err == ""


def test_any_letters_whatever_the_system_writes(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    assert replay(monkeypatch, "\ufeff" + OGRE.replace("Ogre", "Größe −1 鬼") + '{"do": "remove", "who": "É"}') == 1
    said = capsys.readouterr()
    assert json.loads(said.out)["order"] == ["Größe −1 鬼"]
    assert said.err == "-:2: there is no combatant named “É”\n"


def test_printed_into_whatever_stands_for_the_standard_output(monkeypatch: pytest.MonkeyPatch):
    out = io.StringIO()
    monkeypatch.setattr(sys, "stdout", out)
    assert replay(monkeypatch, OGRE) == 0
    assert json.loads(out.getvalue())["order"] == ["Ogre"]


@pytest.mark.parametrize(
    ("script", "problem"),
    [(b'{"do": "note", "text": "\xff"}', "-: "), (b'\n{"do": "dance"}', "-:2: unknown command 'dance'\n")],
)
def test_what_cannot_be_read(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    script: bytes,
    problem: str,
):
    assert replay(monkeypatch, script) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(problem)


@pytest.mark.parametrize("name", ["missing.jsonl", "."])
def test_no_such_file(tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str):
    assert main(["replay", str(tmp_path / name)]) == 2
    assert str(tmp_path) in capsys.readouterr().err


@pytest.mark.parametrize(("keep_going", "order", "errors"), [(False, [], 0), (True, ["Ogre"], 1)])
def test_keep_going(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    keep_going: bool,
    order: list[str],
    errors: int,
):
    arguments = ["--keep-going"] if keep_going else []
    assert replay(monkeypatch, '{"do": "next_turn"}\n' + OGRE, *arguments) == 1
    said = capsys.readouterr()
    assert said.err == "-:1: the fight has not started\n"
    document = json.loads(said.out)
    assert document["order"] == order
    assert document["errors"] == [{"line": 1, "reason": "the fight has not started"}][:errors]


def test_explain(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    assert replay(monkeypatch, OGRE, "--explain", "Ogre.will") == 0
    assert capsys.readouterr().out == "0 stat block\n= 0 will\n"
    assert replay(monkeypatch, OGRE, "--explain", "Ogre.luck") == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("--explain Ogre.luck: there is no figure 'luck'")


def test_explain_after_a_refusal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    assert replay(monkeypatch, OGRE + '{"do": "next_turn"}', "--explain", "Ogre.will") == 1
    said = capsys.readouterr()
    assert said.out == "0 stat block\n= 0 will\n"
    assert said.err == "-:2: the fight has not started\n"


def test_the_seed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    script = OGRE + '{"do": "initiative"}\n'
    found = []
    for seed in ("1", "1", "2"):
        replay(monkeypatch, script, "--seed", seed)
        found.append(json.loads(capsys.readouterr().out)["combatants"]["Ogre"]["initiative"])
    assert found[0] == found[1] != found[2]


def test_creatures_of_the_library(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    assert replay(monkeypatch, '{"do": "add", "from": "goblin"}\n{"do": "add", "from": "no such thing"}') == 1
    said = capsys.readouterr()
    assert len(json.loads(said.out)["order"]) == 1
    assert "no such thing" in said.err
