"""Files of an older format are brought up to date, all or nothing, and kept as they were."""

from __future__ import annotations

import errno
import sqlite3
from pathlib import Path

import pytest

from encounter_tracker.storage import migrations
from encounter_tracker.storage.encounter_file import open_file
from encounter_tracker.storage.problems import CannotWriteError, DamagedFileError, NewerFormatError
from encounter_tracker.support import paths
from tests.storage.play import played, sql
from tests.storage.test_opening import refused


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the test's encounter is."""
    return tmp_path / "fight.encounter"


def to_version_2(connection: sqlite3.Connection) -> None:
    """A format that might come: notes are called otherwise, so version 1 of it cannot be read."""
    connection.execute('UPDATE step SET command = replace(command, \'"do":"old note"\', \'"do":"note"\')')
    connection.execute("ALTER TABLE step ADD COLUMN remark TEXT")


@pytest.fixture
def old_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file of version 1, while the program is at version 2."""
    played(path)
    sql(path, 'UPDATE step SET command = replace(command, \'"do":"note"\', \'"do":"old note"\')')
    monkeypatch.setattr(migrations, "MIGRATIONS", [*migrations.MIGRATIONS, to_version_2])
    return path


def test_an_older_file_is_brought_up_to_date_and_kept_as_it_was(old_file: Path):
    steps = sql(old_file, "SELECT count(*) FROM step")[0][0]
    opened = open_file(old_file)
    with opened.file as file:
        assert not opened.read_only
        assert len(opened.steps) == steps
        assert sql(old_file, "PRAGMA user_version") == [(2,)]
        assert sql(old_file, "SELECT count(remark) FROM step") == [(0,)]
        kept = list(paths.backups_dir().iterdir())
        assert [one.name[-19:] for one in kept] == [".format-1.encounter"]
        assert sql(kept[0], "PRAGMA user_version") == [(1,)]
        assert sql(kept[0], """SELECT count(*) FROM step WHERE command LIKE '%"old note"%'""")[0][0] > 0
        assert not file.is_empty
    opened = open_file(old_file)
    opened.file.close()
    assert len(list(paths.backups_dir().iterdir())) == 1, "it is done once"


def test_an_older_file_is_read_without_changing_it(old_file: Path):
    before = old_file.read_bytes()
    opened = open_file(old_file, read_only=True)
    opened.file.close()
    assert opened.steps
    assert old_file.read_bytes() == before
    assert not paths.backups_dir().exists()


def test_an_older_program_refuses_what_the_newer_wrote(old_file: Path, monkeypatch: pytest.MonkeyPatch):
    open_file(old_file).file.close()
    monkeypatch.undo()
    refused(old_file, NewerFormatError, "format 2, this one reads up to 1")


def test_a_migration_that_fails_leaves_the_file_as_it_was(path: Path, monkeypatch: pytest.MonkeyPatch):
    def fails_half_way(connection: sqlite3.Connection) -> None:
        connection.execute("DROP TABLE version")
        connection.execute("this is no SQL")

    played(path)
    with monkeypatch.context() as patch:
        patch.setattr(migrations, "MIGRATIONS", [*migrations.MIGRATIONS, fails_half_way])
        refused(path, DamagedFileError, "was left as it is")
    open_file(path).file.close()


def test_without_room_for_the_copy_an_older_file_is_not_touched(old_file: Path, monkeypatch: pytest.MonkeyPatch):
    def full(folder: Path) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(paths, "ensure", full)
    with pytest.raises(CannotWriteError, match="The disk is full"):
        open_file(old_file)
    assert sql(old_file, "PRAGMA user_version") == [(1,)]
