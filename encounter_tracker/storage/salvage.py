"""Reading whatever can still be read from a damaged encounter file, row by row, in a private copy."""

from __future__ import annotations

import contextlib
import logging
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct

from encounter_tracker.session.model import Step
from encounter_tracker.storage import codec, contents, files, migrations
from encounter_tracker.storage.codec import CodecError

if TYPE_CHECKING:
    from collections.abc import Iterator

_log = logging.getLogger(__name__)

_TABLES: Final = {"meta": "key, value", "step": "position, command, records", "version": "position, entity, value"}
#: No row takes fewer bytes in the file than this.
_SMALLEST_ROW: Final = 24


class Salvage(Struct):
    """What was found: meta values, steps and the versions of entities by position, each by itself readable."""

    meta: dict[str, Any] = {}
    steps: dict[int, Step] = {}
    versions: dict[int, dict[str, str | None]] = {}
    #: Whether every row that there ever was has been read.
    whole: bool = True

    @property
    def last_position(self) -> int:
        """Where the encounter stood, as far as can be told."""
        kept = self.meta.get(contents.POSITION)
        if isinstance(kept, int) and kept >= 0:
            return kept
        return max((*self.steps, *self.versions), default=0)

    @property
    def title(self) -> str:
        """The encounter's title."""
        return str(self.meta.get(contents.TITLE) or "")


def salvage(path: Path) -> Salvage:
    """Read all that can be read.

    Raises:
        OSError: the file cannot be copied for reading.
    """
    scratch = files.Scratch(path)
    try:
        found = _read(scratch.path)
        if not found.steps and not found.versions:
            _log.info("%s: trying with a new first page", path)
            _give_first_page(scratch.path)
            found = _read(scratch.path)
            found.whole = False
    finally:
        scratch.remove()
    return found


def _read(path: Path) -> Salvage:
    found = Salvage()
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as connection:
        with contextlib.suppress(sqlite3.Error):
            connection.execute("PRAGMA writable_schema = ON")  # otherwise a file cut short is not read at all
            if 0 < migrations.version_of(connection) < migrations.newest():
                migrations.migrate(connection)
        connection.text_factory = bytes
        highest = path.stat().st_size // _SMALLEST_ROW
        rows = {table: _rows(connection, table, columns, highest, found) for table, columns in _TABLES.items()}
    for key, value in rows["meta"]:
        with _unless_broken(found):
            found.meta[key.decode()] = msgspec.json.decode(value)
    for number, command, records in rows["step"]:
        with _unless_broken(found):
            found.steps[_position(number)] = codec.decode_step(command, records)
    for number, entity, value in rows["version"]:
        with _unless_broken(found):
            text = None if value is None else value.decode()
            if text is not None:
                codec.decode(entity.decode(), text)
            found.versions.setdefault(_position(number), {})[entity.decode()] = text
    return found


def _rows(
    connection: sqlite3.Connection, table: str, columns: str, highest: int, found: Salvage
) -> list[tuple[Any, ...]]:
    """All rows of a table; where going through it fails, each that can be reached by its number."""
    query = f"SELECT {columns} FROM {table} NOT INDEXED"  # noqa: S608 - both are constants
    try:
        return connection.execute(query + " ORDER BY rowid").fetchall()
    except sqlite3.Error as error:
        _log.info("%s: %s", table, error)
        found.whole = False
    rows: list[tuple[Any, ...]] = []
    try:
        connection.execute(query + " LIMIT 0")
    except sqlite3.Error:
        return rows  # the table itself is lost
    for number in range(1, highest + 1):
        with contextlib.suppress(sqlite3.Error):
            rows += connection.execute(query + " WHERE rowid = ?", (number,)).fetchall()
    return rows


def _position(number: Any) -> int:
    if not isinstance(number, int) or number < 0:
        raise CodecError("a position is no number")
    return number


@contextlib.contextmanager
def _unless_broken(found: Salvage) -> Iterator[None]:
    try:
        yield
    except (CodecError, msgspec.MsgspecError, AttributeError, TypeError, ValueError) as error:
        _log.info("a row is lost: %s", error)
        found.whole = False


def _give_first_page(path: Path) -> None:
    """Put the first page of a new file, which says where the tables are, in the place of a destroyed one."""
    template = path.with_name("template" + files.SUFFIX)
    files.new_database(template).close()
    first = bytearray(template.read_bytes()[: migrations.PAGE_SIZE])
    with path.open("r+b") as file:
        pages = max(1, path.stat().st_size // migrations.PAGE_SIZE)
        first[28:32] = pages.to_bytes(4, "big")
        first[32:40] = bytes(8)  # no free pages are known of
        file.write(first)
