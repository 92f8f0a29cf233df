"""What is inside an encounter file: rows to steps and states, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from encounter_tracker.encounter.state import Encounter
from encounter_tracker.storage import codec
from encounter_tracker.storage.codec import CodecError

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Mapping

    from encounter_tracker.session.model import Step

POSITION: Final = "position"
TITLE: Final = "title"
CREATED: Final = "created"

_STATE: Final = """
    SELECT version.entity, version.value FROM version
    JOIN (SELECT entity, max(position) AS position FROM version WHERE position <= ? GROUP BY entity) AS latest
    ON latest.entity = version.entity AND latest.position = version.position
"""
_DIFFERENCE: Final = """
    SELECT entity, (
        SELECT value FROM version WHERE version.entity = changed.entity AND version.position <= :at
        ORDER BY version.position DESC LIMIT 1
    ) FROM (SELECT DISTINCT entity FROM version WHERE position > :low AND position <= :high) AS changed
"""


def meta(connection: sqlite3.Connection, key: str) -> Any:
    """A value of the table ``meta``; None where it is not set."""
    row = connection.execute("SELECT value FROM meta WHERE key = ?", (key,)).fetchone()
    try:
        return None if row is None else msgspec.json.decode(row[0])
    except (msgspec.MsgspecError, ValueError, TypeError) as error:
        raise CodecError(f"meta {key}: {error}") from error


def set_meta(connection: sqlite3.Connection, key: str, value: Any) -> None:
    """Set a value of the table ``meta``."""
    connection.execute("INSERT OR REPLACE INTO meta VALUES (?, ?)", (key, codec.encode(value)))


def position(connection: sqlite3.Connection) -> int:
    """Where the encounter stands."""
    found = meta(connection, POSITION)
    if not isinstance(found, int):
        raise CodecError("the position is missing")
    return found


def steps(connection: sqlite3.Connection) -> list[Step]:
    """All steps, those that were taken back included."""
    found: list[Step] = []
    for number, command, records in connection.execute("SELECT position, command, records FROM step ORDER BY position"):
        if number != len(found) + 1:
            raise CodecError(f"step {len(found) + 1} is missing")
        found.append(codec.decode_step(command, records))
    return found


def state(connection: sqlite3.Connection, at: int) -> Encounter:
    """The state at a position."""
    return codec.assemble(dict(connection.execute(_STATE, (at,))))


def state_near(connection: sqlite3.Connection, at: int, near: Encounter, near_at: int) -> Encounter:
    """The state at a position; what is the same in the state ``near`` stays the same object."""
    low, high = sorted((at, near_at))
    return codec.assemble(dict(connection.execute(_DIFFERENCE, {"at": at, "low": low, "high": high})), near)


def begin(connection: sqlite3.Connection, start: Encounter, title: str) -> None:
    """Fill a new file (inside a transaction): nothing has been done yet."""
    write_versions(connection, 0, codec.split(start))
    set_meta(connection, POSITION, 0)
    set_meta(connection, TITLE, title)
    (now,) = connection.execute("SELECT strftime('%Y-%m-%dT%H:%M:%SZ', 'now')").fetchone()
    set_meta(connection, CREATED, now)


def write_step(connection: sqlite3.Connection, number: int, command: str, records: str) -> None:
    """Write a step (inside a transaction) and forget all from there on."""
    connection.execute("DELETE FROM step WHERE position >= ?", (number,))
    connection.execute("DELETE FROM version WHERE position >= ?", (number,))
    connection.execute("INSERT INTO step VALUES (?, ?, ?)", (number, command, records))


def write_versions(connection: sqlite3.Connection, number: int, values: Mapping[str, str | None]) -> None:
    """Write what entities are from a position on (inside a transaction)."""
    rows = [(entity, number, value) for entity, value in values.items()]
    connection.executemany("INSERT INTO version VALUES (?, ?, ?)", rows)
