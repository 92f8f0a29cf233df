"""What can go wrong with an encounter file, in words that say what to do.

A problem is a code with values, so that it can be shown in the user's language; ``in_english`` is for the command line.
"""

from __future__ import annotations

import errno
import sqlite3
from typing import Any, Final

from msgspec import Struct

from encounter_tracker.encounter.refusal import QT_TRANSLATE_NOOP
from encounter_tracker.session.ports import JournalError

PROBLEMS: Final[dict[str, str]] = {
    "missing": QT_TRANSLATE_NOOP(
        "EncounterFile",
        "“{path}” is not there: it may have been moved, renamed or deleted. Look for it, or open another encounter.",
    ),
    "not_an_encounter": QT_TRANSLATE_NOOP(
        "EncounterFile",
        "“{path}” is not an encounter file. It was left as it is: choose a file made by this program.",
    ),
    "newer": QT_TRANSLATE_NOOP(
        "EncounterFile",
        "“{path}” was written by a newer version of this program (format {format}, this one reads up to {known})."
        " It was left as it is: update the program to open it.",
    ),
    "damaged": QT_TRANSLATE_NOOP(
        "EncounterFile",
        "“{path}” is damaged ({detail}). It was left as it is: let the program read what can be read into a new file"
        " beside it, or open one of the dated copies.",
    ),
    "lost": QT_TRANSLATE_NOOP(
        "EncounterFile",
        "Nothing could be read from “{path}” ({detail}). It was left as it is: open one of the dated copies.",
    ),
    "in_use": QT_TRANSLATE_NOOP(
        "EncounterFile",
        "“{path}” is open in another window. Close it there first, or choose another name.",
    ),
    "in_use_read_only": QT_TRANSLATE_NOOP(
        "EncounterFile",
        "“{path}” is open in another window: here it can only be read. Close it there and open it again to play on,"
        " or save a copy.",
    ),
    "read_only_place": QT_TRANSLATE_NOOP(
        "EncounterFile",
        "“{path}” cannot be written to: here it can only be read. Save a copy in a folder of yours to play on.",
    ),
    "cannot_write": QT_TRANSLATE_NOOP(
        "EncounterFile",
        "“{path}” cannot be written ({detail}). Choose another folder, or allow writing to this one.",
    ),
    "cannot_read": QT_TRANSLATE_NOOP(
        "EncounterFile",
        "“{path}” cannot be read ({detail}). Check that the disk is connected and that you may read the file.",
    ),
    "disk_full": QT_TRANSLATE_NOOP(
        "EncounterFile",
        "The disk is full: “{path}” could not be written. Make room, or choose another disk.",
    ),
    "exists": QT_TRANSLATE_NOOP(
        "EncounterFile",
        "“{path}” is there already and was not overwritten. Choose another name.",
    ),
    "recovered": QT_TRANSLATE_NOOP(
        "EncounterFile",
        "Everything in “{original}” could be read; it is now in “{path}”, with all {steps} steps."
        " The damaged file was left as it is.",
    ),
    "recovered_part": QT_TRANSLATE_NOOP(
        "EncounterFile",
        "“{path}” holds what could be read of “{original}”: it stands at step {steps}; steps lost after it: {lost}."
        " The damaged file was left as it is.",
    ),
    "recovered_state": QT_TRANSLATE_NOOP(
        "EncounterFile",
        "“{path}” holds the last state that could be read of “{original}”, without its history: steps that cannot be"
        " undone any more: {lost}. Check the figures. The damaged file was left as it is.",
    ),
    "recovered_missing": QT_TRANSLATE_NOOP(
        "EncounterFile",
        "Nothing could be read of these combatants; stand-ins hold their places, enter their figures anew: {names}.",
    ),
    "recovered_older": QT_TRANSLATE_NOOP(
        "EncounterFile",
        "These combatants are as they were earlier, check their figures: {names}.",
    ),
    "recovered_effects": QT_TRANSLATE_NOOP(
        "EncounterFile",
        "Effects that could not be read: {count}. Lay them anew where they are still in force.",
    ),
}

#: Why a step could not be kept; these stand in brackets in the refusal ``cannot_save``.
DETAILS: Final[dict[str, str]] = {
    "full": QT_TRANSLATE_NOOP("EncounterFileDetail", "the disk is full: make room"),
    "read_only": QT_TRANSLATE_NOOP("EncounterFileDetail", "the file or its folder is read-only: save a copy elsewhere"),
    "moved": QT_TRANSLATE_NOOP("EncounterFileDetail", "it was moved or deleted: save a copy under a new name"),
    "disk_error": QT_TRANSLATE_NOOP("EncounterFileDetail", "the disk reports an error: save a copy on another disk"),
    "busy": QT_TRANSLATE_NOOP("EncounterFileDetail", "another program holds the file: close that program"),
    "damaged": QT_TRANSLATE_NOOP("EncounterFileDetail", "the file is damaged: save a copy, or open it again"),
    "unkeepable": QT_TRANSLATE_NOOP("EncounterFileDetail", "a number or text of this command is not possible"),
    "not_allowed": QT_TRANSLATE_NOOP("EncounterFileDetail", "access is not allowed"),
    "no_folder": QT_TRANSLATE_NOOP("EncounterFileDetail", "the folder is not there"),
    "long_name": QT_TRANSLATE_NOOP("EncounterFileDetail", "the name is too long"),
    "closed": QT_TRANSLATE_NOOP("EncounterFileDetail", "the file has been closed"),
    "out_of_step": QT_TRANSLATE_NOOP("EncounterFileDetail", "the file does not stand where this window does"),
    "too_short": QT_TRANSLATE_NOOP("EncounterFileDetail", "parts of it are missing"),
    "bad_content": QT_TRANSLATE_NOOP("EncounterFileDetail", "parts of it make no sense"),
    "other": QT_TRANSLATE_NOOP("EncounterFileDetail", "an unexpected error, noted in the log"),
}


class Problem(Struct, frozen=True):
    """A key of :data:`PROBLEMS` and what to put into its sentence; ``detail`` is a key of :data:`DETAILS`."""

    code: str
    values: dict[str, Any] = {}

    def in_english(self) -> str:
        """The sentence for the command line and the log."""
        values = dict(self.values)
        if "detail" in values:
            values["detail"] = DETAILS[values["detail"]]
        return PROBLEMS[self.code].format(**values)


class EncounterFileError(Exception):
    """Something is wrong with an encounter file; ``problem`` says what, and what to do."""

    code: str = ""

    def __init__(self, path: object, *, code: str = "", **values: Any) -> None:
        """``values``: what the sentence of the code holds besides ``path``."""
        self.problem = Problem(code or self.code, {"path": str(path), **values})
        super().__init__(self.problem.in_english())


class MissingFileError(EncounterFileError):
    """There is no such file."""

    code = "missing"


class NotAnEncounterError(EncounterFileError):
    """The file is something else."""

    code = "not_an_encounter"


class NewerFormatError(EncounterFileError):
    """A newer version of the program wrote it."""

    code = "newer"


class DamagedFileError(EncounterFileError):
    """It is an encounter file, but it cannot be read; ``recover`` may help."""

    code = "damaged"


class NothingLeftError(DamagedFileError):
    """Not even ``recover`` found anything."""

    code = "lost"


class InUseError(EncounterFileError):
    """Another window has it open."""

    code = "in_use"


class CannotWriteError(EncounterFileError):
    """The file or its folder cannot be written."""

    code = "cannot_write"


class CannotReadError(EncounterFileError):
    """The file is there but the system does not let it be read."""

    code = "cannot_read"


class DiskFullError(CannotWriteError):
    """No room is left."""

    code = "disk_full"


class AlreadyThereError(EncounterFileError):
    """A file of this name exists and is not to be overwritten."""

    code = "exists"


class NotKeptError(JournalError):
    """A step could not be kept; ``detail`` is a key of :data:`DETAILS`, the message its English text."""

    def __init__(self, detail: str) -> None:
        """Take the reason."""
        super().__init__(DETAILS[detail])
        self.detail = detail


_BY_PRIMARY_CODE: Final = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read_only",
    sqlite3.SQLITE_CANTOPEN: "read_only",
    sqlite3.SQLITE_PERM: "not_allowed",
    sqlite3.SQLITE_AUTH: "not_allowed",
    sqlite3.SQLITE_IOERR: "disk_error",
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
}
_BY_ERRNO: Final = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EFBIG: "full",
    errno.EROFS: "read_only",
    errno.EACCES: "not_allowed",
    errno.EPERM: "not_allowed",
    errno.EIO: "disk_error",
    errno.ENOENT: "no_folder",
    errno.ENOTDIR: "no_folder",
    errno.ENAMETOOLONG: "long_name",
}


def detail_of(error: Exception) -> str:
    """The key of :data:`DETAILS` for an error of SQLite or of the system."""
    if isinstance(error, OSError):
        return _BY_ERRNO.get(error.errno or 0, "other")
    code = getattr(error, "sqlite_errorcode", None)
    if code == sqlite3.SQLITE_READONLY_DBMOVED:
        return "moved"
    if code is not None:
        return _BY_PRIMARY_CODE.get(code & 0xFF, "other")
    if isinstance(error, sqlite3.ProgrammingError):
        return "closed"
    return "other"


def cannot_write(path: object, error: Exception) -> EncounterFileError:
    """The error of this module for a failed attempt to write."""
    detail = detail_of(error)
    return DiskFullError(path) if detail == "full" else CannotWriteError(path, detail=detail)


def unreadable(path: object, error: Exception) -> EncounterFileError:
    """The error of this module for a failed attempt to read."""
    detail = detail_of(error)
    if detail == "busy":
        return InUseError(path)
    if detail in {"disk_error", "not_allowed"}:
        return CannotReadError(path, detail=detail)
    return DamagedFileError(path, detail="bad_content")
