"""Opening: whose file it is, in which format, whether it is whole; whatever is wrong, it is left as it was."""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from encounter_tracker.storage import encounter_file, files, lock
from encounter_tracker.storage.encounter_file import EncounterFileError, create, open_file
from encounter_tracker.storage.problems import (
    CannotReadError,
    CannotWriteError,
    DamagedFileError,
    InUseError,
    MissingFileError,
    NewerFormatError,
    NotAnEncounterError,
)
from tests.storage.guarded import guarded
from tests.storage.play import as_text, begin, do, go_on, names, play, played, sql, why_not

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the test's encounter is."""
    return tmp_path / "fight.encounter"


def refused(path: Path, kind: type[EncounterFileError], words: str, *, read_only: bool = False) -> None:
    """Opening fails with this error, names the file and leaves everything as it was."""
    before = {one: one.read_bytes() for one in path.parent.iterdir() if one.is_file()}
    with pytest.raises(kind, match=words) as caught:
        open_file(path, read_only)
    assert type(caught.value) is kind
    assert str(path) in str(caught.value)
    assert {one: one.read_bytes() for one in path.parent.iterdir() if one.is_file()} == before


# --- not an encounter, or no file at all --------------------------------------------------------------------------


def test_a_missing_file(path: Path):
    refused(path, MissingFileError, "Look for it, or open another")


def test_a_folder(tmp_path: Path):
    with pytest.raises(NotAnEncounterError):
        open_file(tmp_path)


@pytest.mark.parametrize("content", [b"a shopping list", b"\x89PNG\r\n\x1a\n" + bytes(9000), b"{" * 9000])
@pytest.mark.parametrize("name", ["fight.encounter", "other.txt"])
def test_a_foreign_file(tmp_path: Path, name: str, content: bytes):
    (tmp_path / name).write_bytes(content)
    refused(tmp_path / name, NotAnEncounterError, "choose a file made by this program")


def test_an_empty_file_of_another_kind(tmp_path: Path):
    (tmp_path / "empty.txt").touch()
    refused(tmp_path / "empty.txt", NotAnEncounterError, "is not an encounter file")


def test_a_database_of_another_program(path: Path):
    sql(path, "CREATE TABLE version(entity, position, value)", "PRAGMA user_version = 1")
    refused(path, NotAnEncounterError, "is not an encounter file")


def test_a_file_that_may_not_be_read(path: Path, monkeypatch: pytest.MonkeyPatch):
    played(path)

    def denied(self: Path, mode: str) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(Path, "open", denied)
    with pytest.raises(CannotReadError, match="access is not allowed"):
        open_file(path)


def test_a_newer_format(path: Path):
    played(path)
    sql(path, "PRAGMA user_version = 99")
    refused(path, NewerFormatError, r"format 99, this one reads up to 1.*update the program")
    refused(path, NewerFormatError, "format 99", read_only=True)


# --- damage -------------------------------------------------------------------------------------------------------


def cut(path: Path, size: int) -> None:
    with path.open("r+b") as file:
        file.truncate(size)


def overwrite(path: Path, at: int, content: bytes) -> None:
    with path.open("r+b") as file:
        file.seek(at)
        file.write(content)


DAMAGES: dict[str, Callable[[Path], object]] = {
    "emptied": lambda path: cut(path, 0),
    "all zeros": lambda path: overwrite(path, 0, bytes(path.stat().st_size)),
    "cut in the header": lambda path: cut(path, 60),
    "cut after a page": lambda path: cut(path, 4096),
    "cut in half": lambda path: cut(path, path.stat().st_size // 2),
    "cut by a byte": lambda path: cut(path, path.stat().st_size - 1),
    "header destroyed": lambda path: overwrite(path, 0, b"\xff" * 100),
    "first page destroyed": lambda path: overwrite(path, 0, b"\xff" * 4096),
    "a page destroyed": lambda path: overwrite(path, 5 * 4096, b"\xff" * 4096),
    "no format": lambda path: sql(path, "PRAGMA user_version = 0"),
    "table lost": lambda path: sql(path, "DROP TABLE step"),
    "position lost": lambda path: sql(path, "DELETE FROM meta WHERE key = 'position'"),
    "position is no JSON": lambda path: sql(path, "UPDATE meta SET value = '{' WHERE key = 'position'"),
    "position is no number": lambda path: sql(path, """UPDATE meta SET value = '"x"' WHERE key = 'position'"""),
    "position too high": lambda path: sql(path, "UPDATE meta SET value = '999' WHERE key = 'position'"),
    "step lost": lambda path: sql(path, "DELETE FROM step WHERE position = 5"),
    "step is no JSON": lambda path: sql(path, "UPDATE step SET command = 'x' WHERE position = 5"),
    "step is no text": lambda path: sql(path, "UPDATE step SET command = CAST(X'ff' AS TEXT) WHERE position = 5"),
    "unknown command": lambda path: sql(path, """UPDATE step SET command = '{"do":"fly"}' WHERE position = 5"""),
    "unknown event": lambda path: sql(path, "UPDATE step SET records = '[{}]' WHERE position = 5"),
    "combatant lost": lambda path: sql(path, "DELETE FROM version WHERE entity = 'combatant:c3'"),
    "combatant gone": lambda path: sql(path, "UPDATE version SET value = NULL WHERE entity = 'combatant:c3'"),
    "combatant is no JSON": lambda path: sql(path, "UPDATE version SET value = '{' WHERE entity = 'combatant:c3'"),
    "scene lost": lambda path: sql(path, "DELETE FROM version WHERE entity = 'scene'"),
    "roster lost": lambda path: sql(path, "DELETE FROM version WHERE entity = 'roster'"),
    "strange entity": lambda path: sql(path, "INSERT INTO version VALUES ('what', 0, '{}')"),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_file_is_told_as_such_and_left_as_it_is(path: Path, damage: str):
    played(path)
    DAMAGES[damage](path)
    refused(path, DamagedFileError, "let the program read what can be read into a new file")
    refused(path, DamagedFileError, "one of the dated copies", read_only=True)


def test_a_disk_that_reports_errors_is_no_damaged_file(path: Path, monkeypatch: pytest.MonkeyPatch):
    played(path)

    def fail(path: Path, **_: object) -> None:
        error = sqlite3.OperationalError("disk I/O error")
        error.sqlite_errorcode = sqlite3.SQLITE_IOERR_READ
        raise error

    monkeypatch.setattr(files, "connect", fail)
    refused(path, CannotReadError, "the disk reports an error")


def test_a_file_that_another_program_holds(path: Path, monkeypatch: pytest.MonkeyPatch):
    played(path)
    monkeypatch.setattr(files, "_PATIENCE_SECONDS", 0.01)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(InUseError):
        open_file(path)
    other.close()
    model, opened = go_on(path)
    with opened.file:
        play(model, [{"do": "note", "text": "free again"}])


# --- a second window ----------------------------------------------------------------------------------------------


def test_the_second_window_reads_only_and_is_told_so(path: Path):
    first, file = begin(path)
    play(first, [{"do": "note", "text": "one"}])
    second, opened = go_on(path)
    assert opened.read_only
    assert opened.file.read_only
    assert opened.warning is not None
    assert opened.warning.code == "in_use_read_only"
    assert "open in another window: here it can only be read" in opened.warning.in_english()
    assert as_text(second.state) == as_text(first.state)
    assert "only be read" in why_not(do(second, "note", text="no"))

    play(first, [{"do": "note", "text": "two"}])
    opened.file.save_copy(path.with_name("copy.encounter"))
    opened.file.close()
    play(first, [{"do": "note", "text": "three"}])
    file.close()
    again, opened = go_on(path)
    with opened.file:
        assert not opened.read_only
        assert again.steps == first.steps


def test_the_file_itself_refuses_what_a_reader_writes(path: Path):
    played(path)
    opened = open_file(path, read_only=True)
    with opened.file as file:
        assert opened.read_only
        assert opened.warning is None
        for attempt in (lambda: file.move_to(0), lambda: file.set_title("no")):
            with pytest.raises(Exception, match="read-only"):
                attempt()


def test_the_lock_holds_between_programs_and_not_after_their_death(path: Path):
    create(path).close()
    code = (
        "import sys; from pathlib import Path; from encounter_tracker.storage.encounter_file import open_file\n"
        "print(open_file(Path(sys.argv[1])).read_only, flush=True); sys.stdin.read()"
    )
    command = [sys.executable, "-c", code, str(path)]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "False\n"
        opened = open_file(path)
        with opened.file:
            assert opened.read_only
        assert lock.lock_file(path).read_text() == f"{other.pid}\n"
        other.kill()
    assert names(path.parent) == [".fight.encounter.lock", "fight.encounter"], "left behind by the dead"
    opened = open_file(path)
    with opened.file:
        assert not opened.read_only
    assert names(path.parent) == ["fight.encounter"]


def test_by_another_name_it_is_the_same_file(path: Path, tmp_path: Path):
    link = tmp_path / "link.encounter"
    played(path)
    link.symlink_to(path)
    with open_file(path).file:
        opened = open_file(link)
        opened.file.close()
        assert opened.read_only
        assert opened.file.path == path


# --- a place that cannot be written -------------------------------------------------------------------------------


def test_in_a_read_only_folder_it_is_opened_for_reading(path: Path, monkeypatch: pytest.MonkeyPatch):
    model = played(path)

    def denied(*_: object) -> int:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(os, "open", denied)
    again, opened = go_on(path)
    with opened.file:
        assert opened.read_only
        assert opened.warning is not None
        assert "Save a copy in a folder of yours" in opened.warning.in_english()
        assert as_text(again.state) == as_text(model.state)


def test_a_read_only_file_is_opened_for_reading(path: Path, monkeypatch: pytest.MonkeyPatch):
    model = played(path)
    connect = files.connect
    monkeypatch.setattr(files, "connect", lambda path, **_: connect(path, read_only=True))
    again, opened = go_on(path)
    with opened.file:
        assert opened.read_only
        assert opened.warning is not None
        assert opened.warning.code == "read_only_place"
        assert as_text(again.state) == as_text(model.state)
    monkeypatch.undo()
    opened = open_file(path)
    with opened.file:
        assert not opened.read_only, "the lock was let go"


@pytest.fixture
def guarded_folder() -> Iterator[Path]:
    with guarded(lambda folder: played(folder / "fight.encounter")) as folder:
        yield folder


@pytest.mark.skipif(sys.platform == "win32", reason="permissions of folders are something else there")
def test_in_a_folder_of_somebody_else(guarded_folder: Path):
    opened = open_file(guarded_folder / "fight.encounter")
    opened.file.close()
    assert opened.read_only
    assert opened.warning is not None
    assert opened.warning.code == "read_only_place"
    with pytest.raises(CannotWriteError, match="access is not allowed"):
        create(guarded_folder / "new.encounter")
    assert names(guarded_folder) == ["fight.encounter"]


class FullDisk(sqlite3.Connection):
    """A connection that finds no room for a journal."""

    def execute(self, statement: str, *values):
        if statement.startswith("PRAGMA user_version ="):
            error = sqlite3.OperationalError("database or disk is full")
            error.sqlite_errorcode = sqlite3.SQLITE_FULL
            raise error
        return super().execute(statement, *values)


def test_on_a_full_disk_it_is_opened_all_the_same(path: Path, monkeypatch: pytest.MonkeyPatch):
    model = played(path)
    connect = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda *args, **more: connect(*args, factory=FullDisk, **more))
    again, opened = go_on(path)
    with opened.file:
        assert not opened.read_only
        assert as_text(again.state) == as_text(model.state)
        play(again, [{"do": "note", "text": "there is room again"}])


def test_no_room_for_a_private_copy(path: Path, monkeypatch: pytest.MonkeyPatch):
    played(path)

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    def needs_a_copy(path: Path) -> sqlite3.Connection:
        raise encounter_file._ReadOnlyError

    monkeypatch.setattr(encounter_file, "_as_it_is", needs_a_copy)
    opened = open_file(path, read_only=True)
    scratch = opened.file._scratch
    assert scratch is not None
    assert scratch.path.exists()
    opened.file.close()
    assert not scratch.path.exists()
    monkeypatch.setattr(shutil, "copyfile", full)
    refused(path, CannotReadError, "the disk is full", read_only=True)


# --- names --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Crypte n° 3 – l’été?#%41 & co.encounter", "no suffix", "'quoted'; --.encounter"])
def test_any_name_will_do(tmp_path: Path, name: str):
    folder = tmp_path / "Dossier é #1?"
    folder.mkdir()
    model = played(folder / name)
    again, opened = go_on(folder / name)
    with opened.file:
        assert as_text(again.state) == as_text(model.state)
    opened = open_file(folder / name, read_only=True)
    opened.file.close()
    assert names(folder) == [name]
