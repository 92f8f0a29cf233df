"""The format of encounter files: one function for each version, each bringing a file up from the version before.

Whatever an older program could not read (a new field in state, commands or events that it would trip over, a changed
meaning) needs a new version. Fields that are merely added with a default need no change of what is kept already.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import sqlite3

#: In the header of every encounter file: "ENCT".
APPLICATION_ID: Final = 0x454E4354
#: Fixed, so that a damaged header can be rebuilt.
PAGE_SIZE: Final = 4096

Migration = Callable[["sqlite3.Connection"], None]


def _version_1(connection: sqlite3.Connection) -> None:
    """The first format. ``version.value`` is NULL where the entity is gone."""
    execute = connection.execute
    execute("CREATE TABLE meta(key TEXT PRIMARY KEY, value TEXT NOT NULL)")
    execute("CREATE TABLE step(position INTEGER PRIMARY KEY, command TEXT NOT NULL, records TEXT NOT NULL)")
    execute(
        "CREATE TABLE version(entity TEXT NOT NULL, position INTEGER NOT NULL, value TEXT,"
        " PRIMARY KEY(entity, position))"
    )
    execute("CREATE INDEX version_position ON version(position)")


#: ``MIGRATIONS[n]`` makes version n + 1 of version n; version 0 is an empty file.
MIGRATIONS: list[Migration] = [_version_1]


def newest() -> int:
    """The format this program writes."""
    return len(MIGRATIONS)


def version_of(connection: sqlite3.Connection) -> int:
    """The format of a file."""
    (number,) = connection.execute("PRAGMA user_version").fetchone()
    return int(number)


def migrate(connection: sqlite3.Connection) -> None:
    """Bring a file up to the newest format, in one transaction: all of it or nothing.

    Raises:
        sqlite3.Error: the file is as it was.
    """
    connection.execute("BEGIN IMMEDIATE")
    try:
        for number in range(version_of(connection), newest()):
            MIGRATIONS[number](connection)
            connection.execute(f"PRAGMA user_version = {number + 1}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
