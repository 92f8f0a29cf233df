"""New files and copies: all or nothing, and never in the place of what must not be replaced."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path

import pytest

from encounter_tracker.storage import files
from encounter_tracker.storage.encounter_file import EncounterFileError, create, create_over, open_file
from encounter_tracker.storage.problems import (
    AlreadyThereError,
    CannotWriteError,
    DamagedFileError,
    DiskFullError,
    InUseError,
    NotAnEncounterError,
)
from tests.storage.play import OGRE, as_text, begin, go_on, leave_in_the_middle, names, play, played, sql

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the test's encounter is."""
    return tmp_path / "fight.encounter"


def kept(path: Path) -> int:
    """How many steps are in a file."""
    opened = open_file(path)
    with opened.file:
        return len(opened.steps)


def test_a_new_file_never_takes_the_place_of_another(path: Path):
    path.write_text("a shopping list")
    with pytest.raises(AlreadyThereError, match="Choose another name"):
        create(path)
    assert path.read_text() == "a shopping list"
    assert names(path.parent) == ["fight.encounter"]


def test_a_journal_takes_the_place_of_encounter_files_only(path: Path, tmp_path: Path):
    path.write_text("a shopping list")
    with pytest.raises(NotAnEncounterError, match="was left as it is"):
        create_over(path)
    assert path.read_text() == "a shopping list"
    with pytest.raises(NotAnEncounterError):
        create_over(tmp_path)

    old = tmp_path / "old.encounter"
    played(old)
    with create_over(old) as file:
        assert file.is_empty
    assert kept(old) == 0
    empty = tmp_path / "empty"
    empty.touch()
    create_over(empty).close()
    create_over(tmp_path / "new").close()
    assert kept(empty) == 0


def test_a_damaged_file_is_not_replaced(path: Path):
    played(path)
    sql(path, "PRAGMA writable_schema = ON", "UPDATE sqlite_master SET sql = 'what?' WHERE name = 'step'")
    before = path.read_bytes()
    with pytest.raises(DamagedFileError):
        create_over(path)
    assert path.read_bytes() == before
    assert names(path.parent) == ["fight.encounter"], "the lock was let go"


def test_a_file_that_a_window_has_open_is_not_replaced(path: Path, tmp_path: Path):
    model, file = begin(path)
    play(model, [{"do": "add", "creature": OGRE}])
    with pytest.raises(InUseError, match="open in another window"):
        create_over(path)
    with create(tmp_path / "other.encounter") as other, pytest.raises(InUseError):
        other.save_copy(path, replace=True)
    play(model, [{"do": "note", "text": "still here"}])
    file.close()


def test_a_replaced_file_that_was_left_in_the_middle_of_a_step(path: Path, tmp_path: Path):
    """Its journal must not be worked into the new file."""
    leave_in_the_middle(path, tmp_path)
    create_over(path).close()
    assert names(tmp_path) == ["fight.encounter"]
    with open_file(path).file as file:
        assert file.is_empty


def test_a_new_file_where_the_journal_of_a_deleted_one_lies(path: Path, tmp_path: Path):
    leave_in_the_middle(path, tmp_path)
    path.unlink()
    journal = (tmp_path / "fight.encounter-journal").read_bytes()
    create(path).close()
    assert (tmp_path / "fight.encounter-journal.old").read_bytes() == journal
    with open_file(path).file as file:
        assert file.is_empty


def test_a_file_left_in_the_middle_of_a_step_opens_as_before_that_step(path: Path, tmp_path: Path):
    model = played(tmp_path / "same.encounter")
    (tmp_path / "same.encounter").unlink()
    leave_in_the_middle(path, tmp_path)
    torn = path.read_bytes()
    with contextlib.closing(open_file(path, read_only=True).file):
        assert path.read_bytes() == torn, "for reading, a private copy is mended"
    again, opened = go_on(path)
    with opened.file:
        assert as_text(again.state) == as_text(model.state)
    assert names(tmp_path) == ["fight.encounter"]


def test_a_copy_is_the_whole_encounter(path: Path, tmp_path: Path):
    model, file = begin(path)
    play(model, [{"do": "add", "creature": OGRE}, {"do": "note", "text": "one"}])
    copy = file.save_copy(tmp_path / "copy.encounter")
    with pytest.raises(AlreadyThereError):
        file.save_copy(copy)
    with pytest.raises(AlreadyThereError):
        file.save_copy(path, replace=True)
    play(model, [{"do": "note", "text": "two"}])
    assert kept(copy) == 2
    file.save_copy(copy, replace=True)
    file.close()
    again, opened = go_on(copy)
    with opened.file:
        assert again.steps == model.steps
        assert as_text(again.state) == as_text(model.state)
    assert names(tmp_path) == ["copy.encounter", "fight.encounter"]


def test_a_copy_replaces_no_foreign_file(path: Path, tmp_path: Path):
    foreign = tmp_path / "letter.txt"
    foreign.write_text("Dear aunt")
    with create(path) as file, pytest.raises(NotAnEncounterError):
        file.save_copy(foreign, replace=True)
    assert foreign.read_text() == "Dear aunt"


def test_without_hard_links_a_copy_still_replaces_nothing(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    def no_links(self: Path, target: Path) -> None:
        raise OSError(95, "not supported")

    monkeypatch.setattr(Path, "hardlink_to", no_links)
    with create(path) as file:
        file.save_copy(tmp_path / "copy.encounter")
        fresh = tmp_path / "fresh"
        fresh.touch()
        with pytest.raises(AlreadyThereError):
            files.put_in_place(fresh, path, replace=False)
    assert kept(tmp_path / "copy.encounter") == 0


def test_a_folder_that_is_not_there(tmp_path: Path):
    with pytest.raises(CannotWriteError, match="the folder is not there"):
        create(tmp_path / "gone" / "fight.encounter")


@pytest.mark.parametrize(
    ("error", "kind", "words"),
    [
        (OSError(28, "No space left on device"), DiskFullError, "Make room"),
        (PermissionError(13, "Permission denied"), CannotWriteError, "access is not allowed"),
        (OSError(30, "Read-only file system"), CannotWriteError, "read-only"),
        (OSError(5, "Input/output error"), CannotWriteError, "the disk reports an error"),
    ],
)
def test_a_copy_that_fails_says_why_and_leaves_nothing(
    path: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    error: OSError,
    kind: type[EncounterFileError],
    words: str,
):
    def fail(*_: object, **__: object) -> None:
        raise error

    with create(path) as file:
        monkeypatch.setattr(files, "put_in_place", fail)
        with pytest.raises(kind, match=words):
            file.save_copy(tmp_path / "copy.encounter")
        with pytest.raises(kind, match=words):
            create(tmp_path / "new.encounter")
        assert names(tmp_path) == [".fight.encounter.lock", "fight.encounter"]


def test_a_new_file_that_cannot_be_opened_again_says_why(path: Path, monkeypatch: pytest.MonkeyPatch):
    def fail(path: Path, **_: object) -> None:
        error = sqlite3.OperationalError("disk I/O error")
        error.sqlite_errorcode = sqlite3.SQLITE_IOERR
        raise error

    monkeypatch.setattr(files, "connect", fail)
    with pytest.raises(CannotWriteError, match="the disk reports an error"):
        create(path)
    monkeypatch.undo()
    opened = open_file(path)
    with opened.file:
        assert not opened.read_only, "the lock was let go"


def test_nothing_is_left_by_a_copy_of_a_program_that_was_killed(path: Path, tmp_path: Path):
    (tmp_path / f".fight.encounter.{os.getpid()}.new").write_text("half a file")
    create(path).close()
    assert names(tmp_path) == ["fight.encounter"]
