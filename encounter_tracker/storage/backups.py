"""Dated copies of encounter files in the user's data folder, the oldest making room for the newest."""

from __future__ import annotations

import contextlib
import hashlib
import re
import sqlite3
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from encounter_tracker.storage import files
from encounter_tracker.storage.problems import cannot_write
from encounter_tracker.support import paths

if TYPE_CHECKING:
    from encounter_tracker.storage.journal import EncounterFile

KEPT: Final = 10
EVERY: Final = timedelta(hours=8)

_DATE: Final = "%Y-%m-%d %H%M%S"
_NAME_LENGTH: Final = 60
_NAME: Final = re.compile(r"\.(\d{4}-\d\d-\d\d \d{6})(-\d+)?\.encounter")


class Backup(Struct, frozen=True):
    """A dated copy."""

    path: Path
    made: datetime
    """UTC."""


def folder() -> Path:
    """Where the copies are."""
    return paths.backups_dir()


def backups_of(path: Path) -> list[Backup]:
    """The dated copies of an encounter file, newest first; the file itself may be damaged or gone."""
    found = []
    start = _start(path)
    with contextlib.suppress(FileNotFoundError):
        for copy in folder().iterdir():
            match = _NAME.fullmatch(copy.name.removeprefix(start)) if copy.name.startswith(start) else None
            if match:
                found.append(Backup(copy, datetime.strptime(match[1], _DATE).replace(tzinfo=UTC)))
    return sorted(found, key=lambda backup: (backup.made, backup.path.name), reverse=True)


def backup(file: EncounterFile, now: datetime, *, older_than: timedelta = EVERY, kept: int = KEPT) -> Path | None:
    """Copy the file if its last copy is older than this and something happened in it; drop the oldest copies.

    Raises:
        EncounterFileError: the copy could not be written.
    """
    now = now.astimezone(UTC)
    try:
        if not _is_due(file, now, older_than):
            return None
        paths.ensure(folder())
    except OSError as error:
        raise cannot_write(folder(), error) from error
    target = paths.free_name(folder() / f"{_start(file.path)}.{now.strftime(_DATE)}{files.SUFFIX}")
    made = file.save_copy(target)
    for old in backups_of(file.path)[kept:]:
        with contextlib.suppress(OSError):
            old.path.unlink()
    return made


def _is_due(file: EncounterFile, now: datetime, older_than: timedelta) -> bool:
    if file.is_empty:
        return False
    last = next(iter(backups_of(file.path)), None)
    if last is None:
        return True
    is_recent = now - older_than < last.made <= now
    return not is_recent and file.path.stat().st_mtime > last.path.stat().st_mtime


def before_migration(path: Path, connection: sqlite3.Connection, version: int) -> Path:
    """Keep a file as it was in an older format; such copies are never dropped.

    Raises:
        OSError: the folder cannot be written.
        sqlite3.Error: the copy cannot be written.
    """
    paths.ensure(folder())
    target = paths.free_name(folder() / f"{_start(path)}.format-{version}{files.SUFFIX}")
    with files.fresh_beside(target) as fresh:
        with contextlib.closing(sqlite3.connect(fresh)) as copy:
            connection.backup(copy)
        files.put_in_place(fresh, target, replace=False)
    return target


def _start(path: Path) -> str:
    """How the names of the copies begin: files of one name in two folders do not mix."""
    path = path.resolve()
    return f"{path.stem[:_NAME_LENGTH]}.{hashlib.sha256(str(path).encode()).hexdigest()[:8]}"
