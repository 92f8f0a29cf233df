"""``encounter-tracker import``: files in, JSON out."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from encounter_tracker.__main__ import main
from tests.importers import samples


def printed(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, data in samples.ALL.items():
        (tmp_path / name).write_bytes(data)
    (tmp_path / "broken.xml").write_bytes(b"<ArrayOfMonster><Monster>")
    return tmp_path


def test_each_file_gives_a_document(folder: Path, capsys: pytest.CaptureFixture[str]):
    assert main(["import", str(folder / "v10.json"), str(folder / "witch.md")]) == 0
    giant, witch = printed(capsys)
    assert (giant["form"], giant["game"], giant["issues"]) == ("foundry-actor", "pf1", [])
    assert giant["creatures"][0]["creature"]["name"] == "Marsh Giant"
    assert "formula_unread" in {issue["code"] for issue in giant["creatures"][0]["issues"]}
    assert (witch["form"], witch["creatures"][0]["creature"]["hp"]) == ("fantasy-statblock", 27)


def test_exit_codes(folder: Path, capsys: pytest.CaptureFixture[str]):
    good, broken, missing = str(folder / "own.json"), str(folder / "broken.xml"), str(folder / "none.xml")
    assert main(["import", good, broken]) == 1
    assert main(["import", missing, good, broken]) == 2
    assert f"{missing}: no such file" in capsys.readouterr().err
    assert main(["import", "--text", str(folder)]) == 1


def test_text_from_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(samples.TEXT_BLOCK.encode())))
    assert main(["import", "-"]) == 0
    (ogre,) = printed(capsys)
    assert (ogre["form"], ogre["language"], ogre["creatures"][0]["creature"]["hp"]) == ("text", "en", 30)


def test_taken_for_text(folder: Path, capsys: pytest.CaptureFixture[str]):
    assert main(["import", "--text", str(folder / "ogre.txt")]) == 0
    assert main(["import", "--text", str(folder / "own.json")]) == 1
    assert [len(one["creatures"]) for one in printed(capsys)] == [1, 0]
