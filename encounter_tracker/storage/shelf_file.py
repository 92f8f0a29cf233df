"""The file of library, party and prepared encounters: one small database of the user's, ``library.db``.

Every entry is a row of JSON on a *shelf* ("creature", "member", "plan"). Every change is one action: it is kept with
what the rows were before, so that it can be taken back, after a restart too. A file that is damaged is renamed and
left as it is; what can be read of it goes into a new one.
"""

from __future__ import annotations

import contextlib
import logging
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from encounter_tracker.storage import files
from encounter_tracker.storage.problems import detail_of
from encounter_tracker.support import paths
from encounter_tracker.support.library import LibraryError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_log = logging.getLogger(__name__)

#: In the header of the file: "ENCL".
APPLICATION_ID: Final = 0x454E434C
FILE_NAME: Final = "library.db"
_JOURNALS: Final = ("-journal", "-wal", "-shm")
_PATIENCE_SECONDS: Final = 5.0

#: No row takes fewer bytes in the file than this.
_SMALLEST_ROW: Final = 100

Row = tuple[str, str, str]


class Opened(Struct, frozen=True):
    """The database, whether it can be written, and what the user must be told."""

    connection: sqlite3.Connection
    read_only: bool = False
    problem: LibraryError | None = None


def default_path() -> Path:
    """Where the file is."""
    return paths.data_dir() / FILE_NAME


def _version_1(connection: sqlite3.Connection) -> None:
    """The first format. ``image.value``: what the row is when the action is taken back (NULL: not there)."""
    execute = connection.execute
    execute("CREATE TABLE record(shelf TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY(shelf, key))")
    execute("CREATE TABLE action(number INTEGER PRIMARY KEY, label TEXT NOT NULL, undone INTEGER NOT NULL DEFAULT 0)")
    execute(
        "CREATE TABLE image(action INTEGER NOT NULL, shelf TEXT NOT NULL, key TEXT NOT NULL, value TEXT,"
        " PRIMARY KEY(action, shelf, key))"
    )


#: ``MIGRATIONS[n]`` makes version n + 1 of version n; version 0 is an empty file.
MIGRATIONS: list[Callable[[sqlite3.Connection], None]] = [_version_1]


def open_file(path: Path) -> Opened:
    """Open the file, or make it; whatever is wrong with it, there is something to work with afterwards.

    Of a newer format, or where nothing can be opened, it is an empty library in memory that keeps nothing.
    """
    try:
        paths.ensure(path.parent)
        return _open(path)
    except _NewerError:
        return _nothing(LibraryError("newer", path=str(path)))
    except _DamagedError as error:
        _log.warning("%s is damaged: %s", path, error)
        return _set_aside(path)
    except (OSError, sqlite3.Error) as error:
        _log.warning("%s cannot be opened: %s", path, error)
        return _nothing(LibraryError("cannot_open", path=str(path), detail=detail_of(error)))


class _NewerError(Exception):
    """A newer program wrote it."""


class _DamagedError(Exception):
    """It makes no sense."""


def _open(path: Path) -> Opened:
    connection = _connect(path)
    try:
        _check(connection)
        _migrate(connection)
    except BaseException as error:
        connection.close()
        if isinstance(error, sqlite3.Error) and detail_of(error) in {"damaged", "other"}:
            raise _DamagedError(str(error)) from error
        raise
    return Opened(connection)


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, timeout=_PATIENCE_SECONDS, check_same_thread=False)
    try:
        connection.execute("PRAGMA trusted_schema = OFF")
        connection.execute("PRAGMA temp_store = MEMORY")
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except BaseException as error:
        connection.close()
        if isinstance(error, sqlite3.DatabaseError) and detail_of(error) == "damaged":
            raise _DamagedError(str(error)) from error
        raise
    return connection


def _check(connection: sqlite3.Connection) -> None:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if application != APPLICATION_ID and (version or tables):
        raise _DamagedError("another program's database")
    if version > len(MIGRATIONS):
        raise _NewerError
    (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise _DamagedError(found)


def _migrate(connection: sqlite3.Connection) -> None:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version == len(MIGRATIONS):
        return
    with transaction(connection):
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        for number in range(version, len(MIGRATIONS)):
            MIGRATIONS[number](connection)
            connection.execute(f"PRAGMA user_version = {number + 1}")


@contextlib.contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """All of the block is kept or nothing."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _nothing(problem: LibraryError) -> Opened:
    connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    _migrate(connection)
    return Opened(connection, read_only=True, problem=problem)


# --- damaged files ---------------------------------------------------------------------------------------------------


def _set_aside(path: Path) -> Opened:
    """Rename the damaged file (and its journal), and put what can be read of it into a new one."""
    aside = paths.free_name(path.with_name(f"{path.stem}-damaged{path.suffix}"))
    try:
        path.rename(aside)
        for suffix in _JOURNALS:
            with contextlib.suppress(FileNotFoundError):
                path.with_name(path.name + suffix).rename(aside.with_name(aside.name + suffix))
        opened = _open(path)
        rows = _readable(aside)
        with transaction(opened.connection):
            opened.connection.executemany("INSERT OR IGNORE INTO record VALUES (?, ?, ?)", rows)
    except (OSError, sqlite3.Error) as error:
        return _nothing(LibraryError("cannot_open", path=str(path), detail=detail_of(error)))
    return Opened(opened.connection, problem=LibraryError("set_aside", path=str(aside), count=len(rows)))


def _readable(path: Path) -> list[Row]:
    """The rows of a damaged file that can be read, in a private copy: the original is not touched."""
    scratch = files.Scratch(path)
    try:
        with contextlib.closing(sqlite3.connect(scratch.path, isolation_level=None)) as connection:
            connection.execute("PRAGMA writable_schema = ON")  # otherwise a file cut short is not read at all
            return _rows_between(connection, 0, scratch.path.stat().st_size // _SMALLEST_ROW)
    except sqlite3.Error as error:
        _log.info("%s: nothing can be read: %s", path, error)
        return []
    finally:
        scratch.remove()


def _rows_between(connection: sqlite3.Connection, after: int, last: int) -> list[Row]:
    """The rows with numbers up to ``last``; around what cannot be read the others are looked for by halves."""
    if after >= last:
        return []
    try:
        found = connection.execute(
            "SELECT shelf, key, value FROM record WHERE rowid > ? AND rowid <= ?", (after, last)
        ).fetchall()
    except sqlite3.Error:
        if last - after == 1:
            return []
        middle = (after + last) // 2
        return [*_rows_between(connection, after, middle), *_rows_between(connection, middle, last)]
    return [row for row in found if all(isinstance(part, str) for part in row)]
