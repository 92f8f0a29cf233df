from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

import pytest

from encounter_tracker.support import paths


def test_one_variable_moves_everything(user_home: Path):
    places = [paths.data_dir(), paths.config_dir(), paths.encounters_dir(), paths.backups_dir(), paths.log_file()]
    assert all(place.is_relative_to(user_home) for place in places)
    assert len(set(places)) == len(places)


def test_without_it_the_system_decides(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv(paths.HOME_VARIABLE)
    assert paths.data_dir().name == paths.config_dir().name == "encounter-tracker"
    assert paths.data_dir().is_relative_to(Path.home())  # the tests' own, see conftest
    assert paths.settings_file().is_relative_to(Path.home())


def test_no_place_is_created_by_asking(user_home: Path):
    paths.encounters_dir()
    paths.settings_file()
    assert not user_home.exists()


def test_ensure_makes_a_private_folder(user_home: Path):
    folder = paths.ensure(user_home / "a")
    assert folder.is_dir()
    if sys.platform != "win32":
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert paths.ensure(folder) == folder


def test_free_name_counts_up(tmp_path: Path):
    wanted = tmp_path / "fight.encounter"
    assert paths.free_name(wanted) == wanted
    wanted.touch()
    (tmp_path / "fight-2.encounter").touch()
    assert paths.free_name(wanted) == tmp_path / "fight-3.encounter"


def test_write_atomically_replaces_and_leaves_nothing_else(tmp_path: Path):
    target = tmp_path / "new folder" / "file"
    paths.write_atomically(target, b"old")
    paths.write_atomically(target, b"new")
    assert target.read_bytes() == b"new"
    assert [path.name for path in target.parent.iterdir()] == ["file"]


def test_a_failed_write_keeps_the_old_content(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    target = tmp_path / "file"
    target.write_bytes(b"old")

    def full(_descriptor: int) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="disk full"):
        paths.write_atomically(target, b"new")
    assert target.read_bytes() == b"old"
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
