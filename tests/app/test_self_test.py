from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from encounter_tracker.app import self_test


def test_this_installation_is_whole(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv(self_test.NONCE_VARIABLE, "once")
    out = tmp_path / "out.json"
    code = self_test.run(str(out))
    report = json.loads(out.read_bytes())
    assert report["problems"] == {}
    assert code == 0
    assert all(report["ok"].values())
    assert (report["nonce"], report["frozen"]) == ("once", False)
    assert (tmp_path / "out.json.png").read_bytes().startswith(b"\x89PNG")
    with closing(sqlite3.connect(tmp_path / "out.json.sqlite")) as database:
        assert database.execute("SELECT nonce FROM proof").fetchall() == [("once",)]


def test_what_is_missing_is_told(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(self_test, "resource", tmp_path.joinpath)
    assert self_test.run(None) == 1
    said = capsys.readouterr().out
    assert "FAIL resource folders CheckError: missing or empty: catalogue" in said
    assert "FAIL data files CheckError: no catalogue" in said
    assert "ok   database" in said


def test_without_a_standard_output_it_still_ends(qapp: QApplication, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(self_test, "_checks", lambda _nonce, _base: {})
    monkeypatch.setattr("sys.stdout", None)
    assert self_test.run(None) == 0


def test_what_was_loaded_from_outside_is_found(tmp_path: Path):
    inside = str(tmp_path / "libQt6Core.so.6")
    mapped = {inside, "/usr/lib/libQt6Core.so.6", "/usr/lib/libssl.so.3", "/usr/lib/libGL.so.1", "/usr/lib/libc.so.6"}
    assert self_test.foreign_libraries(tmp_path, mapped) == ["/usr/lib/libQt6Core.so.6", "/usr/lib/libssl.so.3"]
    assert json.__file__ in self_test.foreign_modules(tmp_path)
