"""Encounter files as files: telling them from others, connecting to them, putting new ones in their place.

Journal mode: SQLite's rollback journal with full syncs. Measured with a hundred combatants a commit takes about 1 ms,
with a write-ahead log 0.3 ms; but the latter keeps what is new in a second file, which a crash leaves behind and which
who copies or mails the encounter forgets, and it needs shared memory for a second window. This way the encounter is
one whole file at every moment between two commands, killed or not, and SQLite notices when it is moved or deleted.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import quote

from encounter_tracker.storage import migrations
from encounter_tracker.storage.lock import FileLock, LockedError
from encounter_tracker.storage.problems import (
    AlreadyThereError,
    CannotReadError,
    DamagedFileError,
    InUseError,
    MissingFileError,
    NewerFormatError,
    NotAnEncounterError,
    cannot_write,
    detail_of,
    unreadable,
)
from encounter_tracker.support import paths

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

SUFFIX: Final = ".encounter"

_MAGIC: Final = b"SQLite format 3\0"
_HEADER: Final = 100
_USER_VERSION: Final = slice(60, 64)
_APPLICATION_ID: Final = slice(68, 72)
#: What stands in every encounter file with anybody in it, whatever became of its beginning.
_TRACE: Final = b"combatant:c"
_SEARCHED: Final = 16 * 1024 * 1024
_JOURNALS: Final = ("-journal", "-wal", "-shm")
_PATIENCE_SECONDS: Final = 5.0
_NAME_LENGTH: Final = 40


def check(path: Path) -> None:
    """Tell by its first bytes whether this is an encounter file of a known format; it is not touched.

    Raises:
        EncounterFileError: it is not, or not any more.
    """
    try:
        with path.open("rb") as file:
            header = file.read(_HEADER)
            known = header.startswith(_MAGIC) and len(header) == _HEADER
            lost = not known and _was_ours(path, header + file.read(_SEARCHED))
    except FileNotFoundError:
        raise MissingFileError(path) from None
    except IsADirectoryError:
        raise NotAnEncounterError(path) from None
    except OSError as error:
        if path.is_dir():
            raise NotAnEncounterError(path) from None
        raise CannotReadError(path, detail=detail_of(error)) from error
    if lost:
        raise DamagedFileError(path, detail="too_short" if len(header) < _HEADER else "bad_content")
    if not known or int.from_bytes(header[_APPLICATION_ID], "big") != migrations.APPLICATION_ID:
        raise NotAnEncounterError(path)
    version = int.from_bytes(header[_USER_VERSION], "big")
    if version > migrations.newest():
        raise NewerFormatError(path, format=version, known=migrations.newest())
    if version == 0:
        raise DamagedFileError(path, detail="bad_content")


def _was_ours(path: Path, content: bytes) -> bool:
    if path.suffix == SUFFIX and (content.startswith(_MAGIC) or not content.strip(b"\0")):
        return True
    return _TRACE in content


def connect(path: Path, *, read_only: bool = False) -> sqlite3.Connection:
    """Connect to an existing encounter file.

    Raises:
        sqlite3.Error: it cannot be opened.
    """
    name = path.as_posix()
    uri = f"file://{'' if name.startswith('/') else '/'}{quote(name)}?mode={'ro' if read_only else 'rw'}"
    connection = sqlite3.connect(uri, uri=True, isolation_level=None, timeout=_PATIENCE_SECONDS)
    try:
        connection.execute("PRAGMA trusted_schema = OFF")
        connection.execute("PRAGMA cell_size_check = ON")
        connection.execute("PRAGMA temp_store = MEMORY")
        if not read_only:
            connection.execute("PRAGMA journal_mode = DELETE")
            connection.execute("PRAGMA synchronous = FULL")
        # The first look inside also undoes what a killed program had begun.
        connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except BaseException:
        connection.close()
        raise
    return connection


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


class Scratch:
    """A private copy of an encounter file and its journal: for reading where the original must not be touched."""

    def __init__(self, path: Path) -> None:
        """Copy; ``path`` is where the copy is.

        Raises:
            OSError: the original cannot be read or there is no room.
        """
        self._folder = tempfile.TemporaryDirectory(prefix="encounter ", ignore_cleanup_errors=True)
        self.path = Path(self._folder.name, "copy" + SUFFIX)
        try:
            shutil.copyfile(path, self.path)
            for suffix in _JOURNALS[:2]:
                with contextlib.suppress(FileNotFoundError):
                    shutil.copyfile(path.with_name(path.name + suffix), self.path.with_name(self.path.name + suffix))
        except BaseException:
            self.remove()
            raise

    def remove(self) -> None:
        """Delete the copy."""
        self._folder.cleanup()


def new_database(path: Path) -> sqlite3.Connection:
    """An encounter file in the newest format without anything in it, where no file is yet."""
    connection = sqlite3.connect(path, isolation_level=None)
    try:
        connection.execute(f"PRAGMA page_size = {migrations.PAGE_SIZE}")
        connection.execute(f"PRAGMA application_id = {migrations.APPLICATION_ID}")
        migrations.migrate(connection)
    except BaseException:
        connection.close()
        raise
    return connection


@contextlib.contextmanager
def fresh_beside(target: Path) -> Iterator[Path]:
    """A name for a file in the making, in the folder of ``target``; whatever is left there afterwards is deleted."""
    fresh = target.with_name(f".{target.name[:_NAME_LENGTH]}.{os.getpid()}.new")
    _delete(fresh)
    try:
        yield fresh
    finally:
        _delete(fresh)


def put_in_place(fresh: Path, target: Path, *, replace: bool) -> None:
    """Give a finished file its name, in one step.

    Raises:
        AlreadyThereError: there is such a file, and it is not to be replaced.
        OSError: the folder cannot be written.
    """
    _set_orphans_aside(target)
    if replace:
        fresh.replace(target)
    elif sys.platform == "win32":
        try:
            fresh.rename(target)  # which never replaces there
        except FileExistsError:
            raise AlreadyThereError(target) from None
    else:
        _rename_without_replacing(fresh, target)
    _sync_folder(target.parent)


def claim(target: Path, *, replace: bool) -> FileLock:
    """Take the right to write a file that is about to be made or, where that is wanted, replaced.

    Raises:
        EncounterFileError: it is there and not to be replaced, or no encounter file, or another window's.
    """
    there = target.exists()
    if there and not replace:
        raise AlreadyThereError(target)
    whole = there and not (target.is_file() and target.stat().st_size == 0)
    if whole:
        check(target)
    try:
        lock = FileLock(target)
    except LockedError:
        raise InUseError(target) from None
    except OSError as error:
        raise cannot_write(target, error) from error
    try:
        if whole:
            connect(target).close()  # works in the journal of a killed program, so that none is left behind
    except sqlite3.Error as error:
        lock.release()
        raise unreadable(target, error) from error
    return lock


def write_new(target: Path, write: Callable[[Path], None], *, replace: bool = False) -> None:
    """Let ``write`` make a file under another name, then give it its own.

    Raises:
        EncounterFileError: nothing was written.
    """
    try:
        with fresh_beside(target) as fresh:
            write(fresh)
            put_in_place(fresh, target, replace=replace)
    except (OSError, sqlite3.Error) as error:
        raise cannot_write(target, error) from error


def _rename_without_replacing(fresh: Path, target: Path) -> None:
    try:
        target.hardlink_to(fresh)
    except FileExistsError:
        raise AlreadyThereError(target) from None
    except OSError:  # a file system without hard links
        if target.exists():
            raise AlreadyThereError(target) from None
        fresh.rename(target)


def _set_orphans_aside(target: Path) -> None:
    """Move away the journal of a former file of this name: SQLite would work it into the new one."""
    for suffix in _JOURNALS:
        orphan = target.with_name(target.name + suffix)
        if orphan.exists():
            orphan.rename(paths.free_name(orphan.with_name(orphan.name + ".old")))


def _sync_folder(folder: Path) -> None:
    if sys.platform == "win32":
        return
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _delete(path: Path) -> None:
    for suffix in ("", *_JOURNALS):
        with contextlib.suppress(OSError):
            path.with_name(path.name + suffix).unlink()
