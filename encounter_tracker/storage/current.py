"""Which encounter is the current one: there always is a file, one in the data folder until the user names it."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace

from encounter_tracker.encounter.state import Encounter
from encounter_tracker.storage import backups
from encounter_tracker.storage.encounter_file import EncounterFile, Opened, create, open_file
from encounter_tracker.storage.files import SUFFIX
from encounter_tracker.storage.problems import EncounterFileError, cannot_write
from encounter_tracker.support import paths

if TYPE_CHECKING:
    from datetime import datetime

    from encounter_tracker.support.settings import SettingsStore

_log = logging.getLogger(__name__)

_NAME: Final = "%Y-%m-%d %H%M%S"


class Started(Struct, frozen=True):
    """What the program begins with; ``failure``: why it is a new encounter and not the last one."""

    opened: Opened
    failure: EncounterFileError | None = None


def open_last_or_new(store: SettingsStore, now: datetime) -> Started:
    """Go on with the encounter that was open last; where there is none, or it cannot be opened, begin a new one.

    Raises:
        EncounterFileError: not even a new one can be made.
    """
    last = _last(store)
    if last is None:
        return Started(start_new(store, now))
    try:
        return Started(open_named(store, last, now))
    except EncounterFileError as error:
        _log.info("the last encounter cannot be opened: %s", error)
        return Started(start_new(store, now), error)


def _last(store: SettingsStore) -> Path | None:
    """The file opened last; one that was never named and is gone was deleted by ``leave``, and nobody misses it."""
    opened = map(Path, store.value.recent_files)
    return next((path for path in opened if path.exists() or not is_unnamed(path)), None)


def start_new(store: SettingsStore, now: datetime, *, title: str = "") -> Opened:
    """Begin a new encounter, kept in the data folder.

    Raises:
        EncounterFileError: it cannot be made.
    """
    folder = paths.encounters_dir()
    try:
        paths.ensure(folder)
    except OSError as error:
        raise cannot_write(folder, error) from error
    file = create(paths.free_name(folder / f"{now.strftime(_NAME)}{SUFFIX}"), title=title)
    store.remember_file(file.path)
    return Opened(file, [], 0, Encounter())


def open_named(store: SettingsStore, path: Path, now: datetime) -> Opened:
    """Open an encounter, remember it as the current one and make a dated copy where one is due.

    Raises:
        EncounterFileError: it cannot be opened.
    """
    opened = open_file(path)
    store.remember_file(opened.file.path)
    if opened.read_only:
        return opened
    try:
        backups.backup(opened.file, now)
    except EncounterFileError as error:
        _log.info("no dated copy: %s", error)
        return replace(opened, warning=error.problem)
    return opened


def save_as(store: SettingsStore, file: EncounterFile, path: Path, *, overwrite: bool = False) -> Opened:
    """Copy the encounter with its history to another file and go on there; the old file stays as it is.

    The caller closes the old one, after the session has gone over to the new one.

    Raises:
        EncounterFileError: the copy cannot be written; the old file goes on being the current one.
    """
    opened = open_file(file.save_copy(path, replace=overwrite))
    store.remember_file(opened.file.path)
    return opened


def leave(file: EncounterFile) -> None:
    """Close a file; one that was never named and in which nothing was ever done is deleted."""
    file.close(delete=is_unnamed(file.path) and not file.read_only and file.is_empty)


def is_unnamed(path: Path) -> bool:
    """Whether the user has not chosen a place for this encounter yet."""
    return path.parent == paths.encounters_dir().resolve()


def recent(store: SettingsStore) -> tuple[Path, ...]:
    """The encounters opened last, newest first, as far as they are still there."""
    return tuple(path for path in map(Path, store.value.recent_files) if path.exists())
