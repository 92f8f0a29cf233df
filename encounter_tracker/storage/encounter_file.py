"""The encounter file: every command is committed as it happens, with what it changed.

So opening means loading the latest versions, undo and redo go on after a restart, and a program that is killed loses
the command in flight at most. Nothing here ever overwrites or repairs a file in place; see ``recovery`` for damage.
"""

from __future__ import annotations

import contextlib
import logging
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct

from encounter_tracker.encounter.state import Encounter
from encounter_tracker.storage import backups, contents, files, migrations
from encounter_tracker.storage.codec import CodecError
from encounter_tracker.storage.journal import EncounterFile
from encounter_tracker.storage.lock import FileLock, LockedError
from encounter_tracker.storage.problems import (
    CannotReadError,
    DamagedFileError,
    EncounterFileError,
    Problem,
    cannot_write,
    detail_of,
    unreadable,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from encounter_tracker.session.model import Step

__all__ = ["EncounterFile", "EncounterFileError", "Opened", "create", "create_over", "open_file"]

_log = logging.getLogger(__name__)


class Opened(Struct, frozen=True):
    """A file that was opened, and all a session needs to go on from there (``EncounterModel.open``)."""

    file: EncounterFile
    steps: list[Step]
    position: int
    state: Encounter
    read_only: bool = False
    warning: Problem | None = None
    """What the user must be told, such as why it can only be read."""


def create(path: Path, *, title: str = "") -> EncounterFile:
    """Make a new encounter file where none is yet.

    Raises:
        EncounterFileError: there is a file already, or it cannot be written.
    """
    return _create(path.resolve(), title, replace=False)


def create_over(path: Path) -> EncounterFile:
    """Make a new encounter file, in the place of another one (or of an empty file) if there is one.

    Raises:
        EncounterFileError: what is there is no encounter file or is open in a window, or it cannot be written.
    """
    return _create(path.resolve(), "", replace=True)


def open_file(path: Path, read_only: bool = False) -> Opened:
    """Open an encounter file: to play on, or to read where another window has it or it cannot be written.

    Raises:
        EncounterFileError: it cannot be opened; it was left as it is.
    """
    path = path.resolve()
    files.check(path)
    if read_only:
        return _open_to_read(path, None)
    try:
        lock = FileLock(path)
    except LockedError:
        return _open_to_read(path, Problem("in_use_read_only", {"path": str(path)}))
    except OSError as error:
        _log.info("%s: no lock: %s", path, error)
        return _open_to_read(path, Problem("read_only_place", {"path": str(path)}))
    try:
        return _open_to_write(path, lock)
    except _ReadOnlyError:
        lock.release()
        return _open_to_read(path, Problem("read_only_place", {"path": str(path)}))
    except BaseException:
        lock.release()
        raise


class _ReadOnlyError(Exception):
    """The file cannot be written."""


def _create(path: Path, title: str, *, replace: bool) -> EncounterFile:
    def write(fresh: Path) -> None:
        with contextlib.closing(files.new_database(fresh)) as connection, files.transaction(connection):
            contents.begin(connection, Encounter(), title)

    lock = files.claim(path, replace=replace)
    try:
        files.write_new(path, write, replace=replace)
        try:
            return EncounterFile(path, files.connect(path), lock=lock)
        except sqlite3.Error as error:
            raise cannot_write(path, error) from error
    except BaseException:
        lock.release()
        raise


def _open_to_write(path: Path, lock: FileLock) -> Opened:
    with _closing_on_failure(path, lambda: files.connect(path)) as connection:
        _look_through(path, connection)
        _try_writing(connection)
        if migrations.version_of(connection) < migrations.newest():
            _bring_up_to_date(path, connection)
        return _load(path, connection, lock=lock)


def _try_writing(connection: sqlite3.Connection) -> None:
    """Begin to write, and take it back; on a full disk one can still read, and write once there is room."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        connection.execute(f"PRAGMA user_version = {migrations.version_of(connection)}")
    except sqlite3.Error as error:
        if detail_of(error) == "read_only":
            raise _ReadOnlyError from error
        _log.info("nothing can be written: %s", error)
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def _open_to_read(path: Path, warning: Problem | None) -> Opened:
    with contextlib.suppress(_ReadOnlyError), _closing_on_failure(path, lambda: _as_it_is(path)) as connection:
        _look_through(path, connection)
        return _load(path, connection, warning=warning)
    try:
        scratch = files.Scratch(path)
    except OSError as error:
        raise CannotReadError(path, detail=detail_of(error)) from error
    try:
        with _closing_on_failure(path, lambda: files.connect(scratch.path)) as connection:
            _look_through(path, connection)
            migrations.migrate(connection)
            return _load(path, connection, scratch=scratch, warning=warning)
    except BaseException:
        scratch.remove()
        raise


def _as_it_is(path: Path) -> sqlite3.Connection:
    """Connect for reading; where that would need a change of the file first, it is a case for a private copy."""
    try:
        connection = files.connect(path, read_only=True)
    except sqlite3.Error as error:
        if detail_of(error) == "read_only":
            raise _ReadOnlyError from error
        raise
    if migrations.version_of(connection) < migrations.newest():
        connection.close()
        raise _ReadOnlyError
    return connection


@contextlib.contextmanager
def _closing_on_failure(path: Path, connect: Callable[[], sqlite3.Connection]) -> Iterator[sqlite3.Connection]:
    """A connection that stays open if all goes well; errors of SQLite become those of encounter files."""
    connection: sqlite3.Connection | None = None
    try:
        connection = connect()
        yield connection
    except BaseException as error:
        if connection is not None:
            connection.close()
        if isinstance(error, sqlite3.Error | CodecError):
            raise unreadable(path, error) from error
        raise


def _look_through(path: Path, connection: sqlite3.Connection) -> None:
    (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        _log.info("%s: %s", path, found)
        raise DamagedFileError(path, detail="bad_content")


def _bring_up_to_date(path: Path, connection: sqlite3.Connection) -> None:
    try:
        backups.before_migration(path, connection, migrations.version_of(connection))
    except (OSError, sqlite3.Error) as error:
        raise cannot_write(backups.folder(), error) from error
    migrations.migrate(connection)


def _load(
    path: Path,
    connection: sqlite3.Connection,
    *,
    lock: FileLock | None = None,
    scratch: files.Scratch | None = None,
    warning: Problem | None = None,
) -> Opened:
    connection.execute("BEGIN")  # all from one moment, though another window may be writing
    steps = contents.steps(connection)
    position = contents.position(connection)
    if not 0 <= position <= len(steps):
        raise CodecError("there are fewer steps than were done")
    state = contents.state(connection, position)
    file = EncounterFile(path, connection, lock=lock, scratch=scratch)
    connection.execute("COMMIT")
    return Opened(file, steps, position, state, read_only=file.read_only, warning=warning)
