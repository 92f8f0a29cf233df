"""An open encounter file, as the session writes it: one commit a step."""

from __future__ import annotations

import contextlib
import logging
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING, Self

from encounter_tracker.storage import codec, contents, files
from encounter_tracker.storage.codec import CodecError
from encounter_tracker.storage.problems import AlreadyThereError, NotKeptError, detail_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from encounter_tracker.encounter.commands import Command
    from encounter_tracker.encounter.events import Record
    from encounter_tracker.encounter.state import Encounter
    from encounter_tracker.storage.lock import FileLock

_log = logging.getLogger(__name__)


class EncounterFile:
    """An open encounter file; the ``Journal`` of a session. Made by ``create`` and ``open_file``."""

    def __init__(
        self,
        path: Path,
        connection: sqlite3.Connection,
        *,
        lock: FileLock | None,
        scratch: files.Scratch | None = None,
    ) -> None:
        """Take over a connection; without a lock the file can only be read. ``scratch``: the copy really read."""
        self.path = path
        self._connection = connection
        self._lock = lock
        self._scratch = scratch
        self._position = contents.position(connection)

    # --- reading -------------------------------------------------------------------------------------------------

    @property
    def read_only(self) -> bool:
        """Whether nothing can be written to it."""
        return self._lock is None

    @property
    def title(self) -> str:
        """The encounter's title; empty for none."""
        return str(contents.meta(self._connection, contents.TITLE) or "")

    @property
    def created(self) -> str:
        """When it was made: ISO 8601, UTC."""
        return str(contents.meta(self._connection, contents.CREATED) or "")

    @property
    def position(self) -> int:
        """How many steps have been done."""
        return self._position

    @property
    def is_empty(self) -> bool:
        """Whether nothing was ever done in it."""
        (found,) = self._connection.execute("SELECT NOT EXISTS (SELECT * FROM step)").fetchone()
        return bool(found)

    def state_at(self, position: int, near: Encounter, near_position: int) -> Encounter:
        """The state at ``position``; what did not change from the state ``near`` stays the same object.

        Raises:
            NotKeptError: it cannot be read.
        """
        try:
            return contents.state_near(self._connection, position, near, near_position)
        except CodecError as error:
            _log.exception("%s: step %d cannot be read", self.path, position)
            raise NotKeptError("damaged") from error
        except sqlite3.Error as error:
            raise self._not_kept(error) from error

    # --- writing -------------------------------------------------------------------------------------------------

    def append(
        self,
        position: int,
        command: Command,
        records: Sequence[Record],
        old: Encounter,
        new: Encounter,
    ) -> None:
        """Commit step ``position`` (counted from 1), forgetting all steps from there on.

        Raises:
            NotKeptError: nothing was written.
        """
        if position != self._position + 1:
            raise NotKeptError("out_of_step")
        try:
            step = codec.encode_step(command, records)
            values = codec.changes(old, new)
        except CodecError as error:
            raise NotKeptError("unkeepable") from error
        with self._writing():
            contents.write_step(self._connection, position, *step)
            contents.write_versions(self._connection, position, values)
            contents.set_meta(self._connection, contents.POSITION, position)
        self._position = position

    def move_to(self, position: int) -> None:
        """Commit that the encounter now stands at ``position`` (undo, redo).

        Raises:
            NotKeptError: nothing was written.
        """
        with self._writing():
            (last,) = self._connection.execute("SELECT max(position) FROM step").fetchone()
            if not 0 <= position <= (last or 0):
                raise NotKeptError("out_of_step")
            contents.set_meta(self._connection, contents.POSITION, position)
        self._position = position

    def set_title(self, title: str) -> None:
        """Give the encounter a title.

        Raises:
            NotKeptError: nothing was written.
        """
        with self._writing():
            contents.set_meta(self._connection, contents.TITLE, title)

    @contextlib.contextmanager
    def _writing(self) -> Iterator[None]:
        if self.read_only:
            raise NotKeptError("read_only")
        try:
            with files.transaction(self._connection):
                if contents.position(self._connection) != self._position:
                    raise NotKeptError("out_of_step")  # where locks do not work, another window may have written
                yield
        except CodecError as error:
            raise NotKeptError("damaged") from error
        except sqlite3.Error as error:
            raise self._not_kept(error) from error

    def _not_kept(self, error: sqlite3.Error) -> NotKeptError:
        _log.info("%s: %s", self.path, error)
        return NotKeptError(detail_of(error))

    # --- copies and the end --------------------------------------------------------------------------------------

    def save_copy(self, target: Path, *, replace: bool = False) -> Path:
        """Write the whole encounter with its history to another file, in one step, and return its full path.

        ``replace``: another encounter file of that name may be replaced, if no window has it open.

        Raises:
            EncounterFileError: nothing was written.
        """
        target = target.resolve()
        if target == self.path:
            raise AlreadyThereError(target)

        def write(fresh: Path) -> None:
            with contextlib.closing(sqlite3.connect(fresh)) as copy:
                self._connection.backup(copy)

        lock = files.claim(target, replace=replace)
        try:
            files.write_new(target, write, replace=replace)
        finally:
            lock.release()
        return target

    def close(self, *, delete: bool = False) -> None:
        """Close the file, which then is one whole file, and let other windows write it; twice does no harm.

        ``delete``: it is not wanted any more (and was not opened for reading only).
        """
        self._connection.close()
        if self._scratch is not None:
            self._scratch.remove()
        if self._lock is not None:
            if delete:
                with contextlib.suppress(OSError):
                    self.path.unlink()
            self._lock.release()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
