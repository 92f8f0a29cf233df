"""One window writes an encounter file, others read: a lock of the operating system on a small file beside it.

The system lets go of the lock when the program ends, however it ends, so a lock file that was left behind blocks
nobody. The lock is not taken on the encounter file itself, whose own locks belong to SQLite.
"""

from __future__ import annotations

import contextlib
import errno
import logging
import os
import sys
from pathlib import Path

_log = logging.getLogger(__name__)

#: Behind everything that is written, so that the file can still be read on Windows.
_LOCKED_BYTE = 1024
_TAKEN = {errno.EACCES, errno.EAGAIN, errno.EDEADLK}


class LockedError(Exception):
    """Another window holds the lock."""


if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        os.lseek(descriptor, _LOCKED_BYTE, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


def lock_file(path: Path) -> Path:
    """The lock file of an encounter file."""
    return path.with_name(f".{path.name}.lock")


class FileLock:
    """The right to write an encounter file, held until ``release``."""

    def __init__(self, path: Path) -> None:
        """Take the lock of the encounter file ``path``.

        Raises:
            LockedError: another window has it.
            OSError: the lock file cannot be made, because the folder cannot be written.
        """
        self._path = lock_file(path)
        self._descriptor: int | None = self._take()

    def _take(self) -> int:
        while True:
            descriptor = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o666)
            try:
                _lock(descriptor)
            except OSError as error:
                if error.errno in _TAKEN:
                    os.close(descriptor)
                    raise LockedError(self._path) from error
                _log.info("no locks on this file system: %s", error)
            if self._is_current(descriptor):
                with contextlib.suppress(OSError):  # on a full disk the lock holds all the same
                    os.ftruncate(descriptor, 0)
                    os.write(descriptor, f"{os.getpid()}\n".encode())
                return descriptor
            os.close(descriptor)  # its holder was just taking it away: another round

    def _is_current(self, descriptor: int) -> bool:
        try:
            return os.path.samestat(os.fstat(descriptor), self._path.stat())
        except FileNotFoundError:
            return False

    def release(self) -> None:
        """Let go; releasing twice does no harm."""
        if self._descriptor is None:
            return
        descriptor, self._descriptor = self._descriptor, None
        if sys.platform == "win32":
            os.close(descriptor)  # an open file cannot be deleted there
            with contextlib.suppress(OSError):
                self._path.unlink()
        else:
            with contextlib.suppress(OSError):
                self._path.unlink()
            os.close(descriptor)
