"""While playing: what cannot be written is refused with a reason, and nothing is half written."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from encounter_tracker.encounter.commands import WriteNote
from encounter_tracker.encounter.state import Encounter
from encounter_tracker.session.ports import JournalError
from encounter_tracker.storage import lock
from encounter_tracker.storage.encounter_file import create
from encounter_tracker.storage.problems import (
    NotKeptError,
)
from tests.storage.play import OGRE, as_text, begin, do, go_on, play, played, sql, why_not

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the test's encounter is."""
    return tmp_path / "fight.encounter"


def fill(file, free_pages: int) -> None:
    (count,) = file._connection.execute("PRAGMA page_count").fetchone()
    file._connection.execute(f"PRAGMA max_page_count = {count + free_pages}")


@pytest.mark.parametrize("free_pages", [0, 1, 2, 3])
def test_on_a_full_disk_a_command_is_refused_and_nothing_changes(path: Path, free_pages: int):
    model, file = begin(path)
    play(model, [{"do": "add", "creature": OGRE, "count": 20}, {"do": "start"}])
    before, at = as_text(model.state), model.position
    fill(file, free_pages)
    outcome = do(model, "add", creature=OGRE, count=99)
    assert "the disk is full: make room" in why_not(outcome)
    assert (as_text(model.state), model.position, len(model.steps)) == (before, at, at)
    assert not file._connection.in_transaction

    fill(file, 10_000)
    play(model, [{"do": "damage", "target": "c1", "amount": 1}])
    file.close()
    again, opened = go_on(path)
    with opened.file:
        assert as_text(again.state) == as_text(model.state)
        assert again.steps == model.steps


@pytest.mark.skipif(sys.platform == "win32", reason="the limit of the system is one of POSIX")
def test_when_the_system_lets_the_file_grow_no_more_all_steps_before_are_there(path: Path):
    create(path).close()
    command = [sys.executable, "-m", "tests.storage.small_disk", str(path), "200000"]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    position, reason = said.split(maxsplit=1)
    assert int(position) > 20
    assert "cannot be written" in reason
    model, opened = go_on(path)
    with opened.file:
        assert model.position == len(model.steps) == int(position)
        play(model, [{"do": "note", "text": "there is room again"}])


ERRORS = {
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_CANTOPEN: "read-only",
    sqlite3.SQLITE_IOERR_WRITE: "the disk reports an error",
    sqlite3.SQLITE_IOERR_FSYNC: "the disk reports an error",
    sqlite3.SQLITE_BUSY: "another program holds the file",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_READONLY_DBMOVED: "moved or deleted",
    sqlite3.SQLITE_TOOBIG: "an unexpected error",
}


class Failing:
    """A connection that fails at one statement, with one of SQLite's errors."""

    def __init__(self, connection: sqlite3.Connection, at: str, code: int) -> None:
        self._connection, self._at, self._code = connection, at, code

    def execute(self, statement: str, *values):
        if statement.startswith(self._at):
            error = sqlite3.OperationalError("as the test wants it")
            error.sqlite_errorcode = self._code
            raise error
        return self._connection.execute(statement, *values)

    def __getattr__(self, name: str):
        return getattr(self._connection, name)


@pytest.mark.parametrize("code", ERRORS)
@pytest.mark.parametrize("at", ["BEGIN", "DELETE", "INSERT INTO step", "INSERT OR REPLACE INTO meta", "COMMIT"])
def test_whatever_sqlite_reports_nothing_is_half_written(path: Path, at: str, code: int):
    played(path)
    model, opened = go_on(path)
    do(model, "undo")
    steps, state = list(model.steps), as_text(model.state)
    good = opened.file._connection
    opened.file._connection = Failing(good, at, code)  # type: ignore[assignment]
    reason = why_not(do(model, "note", text="lost"))
    assert ERRORS[code] in reason
    assert reason.endswith("nothing was changed")
    if at not in {"DELETE", "INSERT INTO step"}:
        assert ERRORS[code] in why_not(do(model, "redo"))
    opened.file._connection = good
    assert (model.steps, as_text(model.state)) == (steps, state)
    opened.file.close()
    again, opened = go_on(path)
    with opened.file:
        assert (again.steps, as_text(again.state)) == (steps, state)
        assert as_text(again.state) == state


def test_a_connection_that_may_only_read_refuses(path: Path):
    model, file = begin(path)
    play(model, [{"do": "add", "creature": OGRE}])
    file._connection.execute("PRAGMA query_only = ON")
    assert "read-only" in why_not(do(model, "note", text="lost"))
    assert "read-only" in why_not(do(model, "undo"))
    file.close()


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be moved there")
def test_a_file_that_was_moved_away_is_noticed_and_can_be_saved_elsewhere(path: Path, tmp_path: Path):
    model, file = begin(path)
    play(model, [{"do": "add", "creature": OGRE}])
    path.rename(tmp_path / "moved.encounter")
    assert "moved or deleted" in why_not(do(model, "note", text="lost"))
    file.save_copy(tmp_path / "saved.encounter")
    file.close()
    again, opened = go_on(tmp_path / "saved.encounter")
    with opened.file:
        assert as_text(again.state) == as_text(model.state)


def test_a_number_beyond_measure_is_kept_all_the_same(path: Path):
    model, file = begin(path)
    play(model, [{"do": "add", "creature": OGRE}, {"do": "damage", "target": "Ogre", "amount": 10**30}])
    file.close()
    again, opened = go_on(path)
    with opened.file:
        assert again.state.combatants["c1"].wounds == 10**30


def test_half_a_character_is_refused(path: Path):
    with create(path) as file, pytest.raises(NotKeptError, match="not possible"):
        file.append(1, WriteNote(text="\ud83d"), (), Encounter(), Encounter())


def test_a_closed_file_says_so(path: Path):
    model, file = begin(path)
    file.close()
    file.close()
    assert "closed" in why_not(do(model, "note", text="lost"))


def test_a_step_that_does_not_follow_is_refused(path: Path):
    with create(path) as file:
        for position in (0, 2):
            with pytest.raises(JournalError, match="does not stand"):
                file.append(position, WriteNote(text=""), (), Encounter(), Encounter())
        for position in (-1, 1):
            with pytest.raises(JournalError, match="does not stand"):
                file.move_to(position)


def test_two_writers_where_locks_do_not_work_do_not_mix_their_steps(path: Path, monkeypatch: pytest.MonkeyPatch):
    def no_locks(descriptor: int) -> None:
        raise OSError(95, "not supported")

    monkeypatch.setattr(lock, "_lock", no_locks)
    model, file = begin(path)
    play(model, [{"do": "add", "creature": OGRE}])
    other, opened = go_on(path)
    play(other, [{"do": "note", "text": "from the other window"}])
    assert "does not stand where this window does" in why_not(do(model, "note", text="lost"))
    file.close()
    opened.file.close()
    again, opened = go_on(path)
    with opened.file:
        assert again.steps == other.steps


def test_a_state_that_cannot_be_read_back_is_no_crash(path: Path, expected_log: list[str]):
    expected_log.append("cannot be read")
    played(path)
    model, opened = go_on(path)
    sql(path, "UPDATE version SET value = '{' WHERE position > 0")
    before = as_text(model.state)
    assert "damaged" in why_not(do(model, "undo"))
    assert as_text(model.state) == before
    opened.file._connection.close()
    assert "closed" in why_not(do(model, "undo"))
    opened.file.close()
