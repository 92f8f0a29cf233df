"""Dated copies: made when one is due, ten of them, each a whole encounter."""

from __future__ import annotations

import os
import time
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest

from encounter_tracker.storage import backups, files
from encounter_tracker.storage.backups import backup, backups_of
from encounter_tracker.storage.encounter_file import create
from encounter_tracker.storage.problems import DiskFullError
from encounter_tracker.support import paths
from tests.storage.play import as_text, begin, go_on, names, play, played

NOON = datetime(2026, 3, 1, 12, 0, tzinfo=UTC)
DAY = timedelta(days=1)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the test's encounter is."""
    return tmp_path / "fight.encounter"


def later(path: Path, seconds: int) -> None:
    """Let the file have been written some time after now: the copies are made faster than a clock ticks."""
    moment = time.time() + seconds
    os.utime(path, (moment, moment))


def test_a_copy_is_the_whole_encounter(path: Path):
    model = played(path)
    _, opened = go_on(path)
    with opened.file as file:
        made = backup(file, NOON)
    assert made is not None
    assert made.parent == paths.backups_dir()
    assert made.name.startswith("fight.")
    assert made.name.endswith(".2026-03-01 120000.encounter")
    assert [(one.path, one.made) for one in backups_of(path)] == [(made, NOON)]
    again, opened = go_on(made)
    with opened.file:
        assert as_text(again.state) == as_text(model.state)
        assert again.steps == model.steps


def test_a_copy_is_made_when_the_last_is_old_enough(path: Path):
    model, file = begin(path)
    play(model, [{"do": "note", "text": "one"}])
    assert backup(file, NOON) is not None
    later(path, 10)
    assert backup(file, NOON + timedelta(hours=7, minutes=59)) is None
    assert backup(file, NOON + timedelta(hours=8)) is not None
    assert backup(file, NOON + timedelta(hours=9), older_than=timedelta(minutes=30)) is not None
    file.close()
    assert [one.made.hour for one in backups_of(path)] == [21, 20, 12]


def test_the_hour_is_the_same_everywhere(path: Path):
    played(path)
    _, opened = go_on(path)
    with opened.file as file:
        backup(file, NOON.astimezone(timezone(timedelta(hours=-5))))
    assert backups_of(path)[0].made == NOON


def test_nothing_is_copied_where_nothing_happened(path: Path):
    model, file = begin(path)
    assert backup(file, NOON) is None, "nothing was ever done"
    play(model, [{"do": "note", "text": "one"}])
    assert backup(file, NOON) is not None
    assert backup(file, NOON + DAY) is None, "nothing since the last copy"
    later(path, 10)
    assert backup(file, NOON + DAY) is not None
    file.close()


def test_a_copy_from_the_future_does_not_stop_others(path: Path):
    """The clock was wrong, and is right again."""
    model, file = begin(path)
    play(model, [{"do": "note", "text": "one"}])
    backup(file, NOON + 400 * DAY)
    later(path, 10)
    assert backup(file, NOON) is not None
    file.close()


def test_ten_are_kept(path: Path):
    model, file = begin(path)
    play(model, [{"do": "note", "text": "one"}])
    for day in range(13):
        later(path, 10 + day)
        assert backup(file, NOON + day * DAY) is not None
    file.close()
    assert [one.made for one in backups_of(path)] == [NOON + day * DAY for day in range(12, 2, -1)]
    assert len(names(paths.backups_dir())) == 10


def test_files_of_the_same_name_do_not_mix(path: Path, tmp_path: Path):
    (tmp_path / "other").mkdir()
    for one in (path, tmp_path / "other" / "fight.encounter"):
        played(one)
        _, opened = go_on(one)
        with opened.file as file:
            assert backup(file, NOON) is not None
        assert len(backups_of(one)) == 1
    assert len(names(paths.backups_dir())) == 2


def test_what_else_is_in_the_folder_is_left_alone(path: Path):
    played(path)
    folder = paths.ensure(paths.backups_dir())
    _, opened = go_on(path)
    with opened.file as file:
        made = backup(file, NOON)
        assert made is not None
        other = folder / made.name.replace("120000", "last year")
        other.touch()
        later(path, 10)
        assert backup(file, NOON + DAY, kept=1) is not None
    assert other.exists()
    assert not made.exists()


def test_a_long_name_is_cut(tmp_path: Path):
    path = tmp_path / ("x" * 230 + ".encounter")
    played(path)
    _, opened = go_on(path)
    with opened.file as file:
        made = backup(file, NOON)
    assert made is not None
    assert len(made.name) < 120
    assert len(backups_of(path)) == 1


def test_a_copy_that_cannot_be_written_is_told(path: Path, monkeypatch: pytest.MonkeyPatch):
    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    played(path)
    _, opened = go_on(path)
    with opened.file as file:
        for module, name in ((files, "put_in_place"), (paths, "ensure")):
            with monkeypatch.context() as patch:
                patch.setattr(module, name, full)
                with pytest.raises(DiskFullError):
                    backup(file, NOON)
    assert backups_of(path) == []


def test_copies_are_found_when_the_file_is_gone(path: Path):
    played(path)
    _, opened = go_on(path)
    with opened.file as file:
        backup(file, NOON)
    path.unlink()
    assert len(backups_of(path)) == 1
    assert backups_of(path.with_name("never.encounter")) == []


def test_the_folder_is_the_users(path: Path):
    with create(path):
        assert backups.folder() == paths.backups_dir()
