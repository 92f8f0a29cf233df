"""Library, party and prepared encounters over one file, opened when the first of them is wanted."""

from __future__ import annotations

import contextlib
import sqlite3
import threading
import uuid
from collections import Counter
from functools import cached_property
from typing import TYPE_CHECKING, Final

import msgspec

from encounter_tracker.storage import shelf_file
from encounter_tracker.storage.codec import CodecError
from encounter_tracker.storage.problems import detail_of
from encounter_tracker.storage.shelf_file import transaction
from encounter_tracker.support.library import LibraryAction, LibraryError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from pathlib import Path

    from encounter_tracker.storage.library import Library
    from encounter_tracker.storage.party import PartyStore
    from encounter_tracker.storage.prepared import PreparedStore

#: So many actions can be taken back.
KEPT_ACTIONS: Final = 50
_CHUNK: Final = 500
_ELSEWHERE: Final = "elsewhere"

_label = msgspec.json.Decoder(LibraryAction)


class Shelves:
    """The three ports, and what is wrong with their file.

    Safe to use from several threads: one thing is done at a time.
    """

    def __init__(self, path: Path | None = None) -> None:
        """Nothing is opened yet."""
        self._path = path

    @cached_property
    def store(self) -> Store:
        """The rows, opened now."""
        return Store(shelf_file.open_file(self._path or shelf_file.default_path()))

    @property
    def problem(self) -> LibraryError | None:
        """What the user must be told about the file, once it is open."""
        return self.store.problem if "store" in self.__dict__ else None

    @cached_property
    def library(self) -> Library:
        """The creatures."""
        from encounter_tracker.storage.library import Library

        return Library(self.store)

    @cached_property
    def party(self) -> PartyStore:
        """The player characters."""
        from encounter_tracker.storage.party import PartyStore

        return PartyStore(self.store)

    @cached_property
    def prepared(self) -> PreparedStore:
        """The prepared encounters."""
        from encounter_tracker.storage.prepared import PreparedStore

        return PreparedStore(self.store)

    def close(self) -> None:
        """Close the file, if it was opened."""
        if "store" in self.__dict__:
            self.store.close()


class Cancelled(Exception):  # noqa: N818 - no error
    """The user wants no more of it."""


class Store:
    """Rows on shelves, changed by actions that can be taken back."""

    def __init__(self, opened: shelf_file.Opened) -> None:
        """Take over an open database."""
        self._connection = opened.connection
        self.read_only = opened.read_only
        self.problem = opened.problem
        self.lock = threading.RLock()
        self._revisions: Counter[str] = Counter()
        self._version = self._data_version()

    def close(self) -> None:
        """Close the file."""
        with self.lock:
            self._connection.close()

    # --- reading -------------------------------------------------------------------------------------------------

    @property
    def revision(self) -> int:
        """Grows with every change, another window's too."""
        with self.lock:
            self._look()
            return self._revisions.total()

    def revision_of(self, shelf: str) -> int:
        """Grows with every change of a shelf; what another window changed may be any."""
        with self.lock:
            self._look()
            return self._revisions[shelf] + self._revisions[_ELSEWHERE]

    def _look(self) -> None:
        with contextlib.suppress(sqlite3.Error):  # another program is just writing: it shows the next time
            version = self._data_version()
            if version != self._version:
                self._version = version
                self._revisions[_ELSEWHERE] += 1

    def _data_version(self) -> int:
        (version,) = self._connection.execute("PRAGMA data_version").fetchone()
        return int(version)

    def rows(self, shelf: str) -> dict[str, str]:
        """All rows of a shelf by key, in the order they came.

        Raises:
            LibraryError: they cannot be read.
        """
        with self.lock, _reading():
            return dict(
                self._connection.execute("SELECT key, value FROM record WHERE shelf = ? ORDER BY rowid", (shelf,))
            )

    def row(self, shelf: str, key: str) -> str | None:
        """One row.

        Raises:
            LibraryError: it cannot be read.
        """
        with self.lock, _reading():
            found = self._connection.execute("SELECT value FROM record WHERE shelf = ? AND key = ?", (shelf, key))
            row = found.fetchone()
            return None if row is None else str(row[0])

    @property
    def undo_action(self) -> LibraryAction | None:
        """What ``undo`` would take back."""
        found = self._next(undone=False)
        return found[1] if found else None

    @property
    def redo_action(self) -> LibraryAction | None:
        """What ``redo`` would do again."""
        found = self._next(undone=True)
        return found[1] if found else None

    def _next(self, *, undone: bool) -> tuple[int, LibraryAction] | None:
        order = "ASC" if undone else "DESC"
        query = f"SELECT number, label FROM action WHERE undone = ? ORDER BY number {order} LIMIT 1"  # noqa: S608
        with self.lock, _reading():
            row = self._connection.execute(query, (undone,)).fetchone()
            return None if row is None else (int(row[0]), _label.decode(row[1]))

    # --- changing ------------------------------------------------------------------------------------------------

    def change(
        self,
        action: LibraryAction,
        changes: Mapping[tuple[str, str], str | None],
        cancelled: Callable[[], bool] | None = None,
    ) -> None:
        """Do one action: all of it or, cancelled or failed, nothing.

        Raises:
            LibraryError: it could not be written.
            Cancelled: ``cancelled`` said so.
        """
        if not changes:
            return
        with self.lock, self._writing(), transaction(self._connection):
            shelves = {shelf for shelf, _ in changes}
            execute = self._connection.execute
            execute("DELETE FROM image WHERE action IN (SELECT number FROM action WHERE undone)")
            execute("DELETE FROM action WHERE undone")
            (number,) = execute("SELECT coalesce(max(number), 0) + 1 FROM action").fetchone()
            execute("INSERT INTO action(number, label) VALUES (?, ?)", (number, encode(action)))
            items = list(changes.items())
            for start in range(0, len(items), _CHUNK):
                if cancelled is not None and cancelled():
                    raise Cancelled
                self._put(number, items[start : start + _CHUNK])
            execute("DELETE FROM image WHERE action <= ?", (number - KEPT_ACTIONS,))
            execute("DELETE FROM action WHERE number <= ?", (number - KEPT_ACTIONS,))
        self._revisions.update(shelves)

    def _put(self, number: int, items: list[tuple[tuple[str, str], str | None]]) -> None:
        many = self._connection.executemany
        many(
            "INSERT INTO image VALUES (?1, ?2, ?3, (SELECT value FROM record WHERE shelf = ?2 AND key = ?3))",
            [(number, *place) for place, _ in items],
        )
        many("DELETE FROM record WHERE shelf = ? AND key = ?", [place for place, value in items if value is None])
        many(
            "INSERT INTO record VALUES (?, ?, ?) ON CONFLICT(shelf, key) DO UPDATE SET value = excluded.value",
            [(*place, value) for place, value in items if value is not None],
        )

    def undo(self) -> LibraryAction:
        """Take the last action back.

        Raises:
            LibraryError: there is none, or nothing could be written.
        """
        return self._turn(undone=False)

    def redo(self) -> LibraryAction:
        """Do the action again that was taken back last.

        Raises:
            LibraryError: there is none, or nothing could be written.
        """
        return self._turn(undone=True)

    def _turn(self, *, undone: bool) -> LibraryAction:
        """Change places: what the rows are now becomes what the action can bring back."""
        with self.lock, self._writing():
            with transaction(self._connection):
                found = self._next(undone=undone)
                if found is None:
                    raise LibraryError("nothing_to_redo" if undone else "nothing_to_undo")
                number, action = found
                images = self._connection.execute("SELECT shelf, key, value FROM image WHERE action = ?", (number,))
                kept = images.fetchall()
                self._connection.execute("DELETE FROM image WHERE action = ?", (number,))
                self._put(number, [((shelf, key), value) for shelf, key, value in kept])
                self._connection.execute("UPDATE action SET undone = ? WHERE number = ?", (not undone, number))
            self._revisions.update({shelf for shelf, _, _ in kept})
            return action

    @contextlib.contextmanager
    def _writing(self) -> Iterator[None]:
        """Errors of SQLite become the library's."""
        if self.read_only:
            raise LibraryError("cannot_write", detail="read_only")
        try:
            yield
        except sqlite3.Error as error:
            raise LibraryError("cannot_write", detail=detail_of(error)) from error


@contextlib.contextmanager
def _reading() -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise LibraryError("cannot_read", detail=detail_of(error)) from error


def new_key() -> str:
    """A key that nothing else has."""
    return uuid.uuid4().hex


def encode(value: object) -> str:
    """A value as JSON.

    Raises:
        LibraryError: there is no JSON for it (half a character).
    """
    from encounter_tracker.storage import codec

    try:
        return codec.encode(value)
    except CodecError as error:
        raise LibraryError("cannot_write", detail="unkeepable") from error
