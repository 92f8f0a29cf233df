"""The lock: one holder at a time, and nothing that outlives it."""

from __future__ import annotations

import errno
import os
import sys
import threading
from pathlib import Path

import pytest

from encounter_tracker.storage import lock
from encounter_tracker.storage.lock import FileLock, LockedError, lock_file


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The file that is locked; it need not be there."""
    return tmp_path / "fight.encounter"


def test_one_holder_at_a_time(path: Path):
    first = FileLock(path)
    for _ in range(3):
        with pytest.raises(LockedError):
            FileLock(path)
    first.release()
    second = FileLock(path)
    first.release()
    with pytest.raises(LockedError):
        FileLock(path)
    second.release()
    assert list(path.parent.iterdir()) == []


def test_it_says_who_holds_it(path: Path):
    held = FileLock(path)
    assert lock_file(path).read_text() == f"{os.getpid()}\n"
    held.release()


def test_a_lock_file_that_was_left_behind_blocks_nobody(path: Path):
    lock_file(path).write_text("12345\n and more than a number")
    held = FileLock(path)
    assert lock_file(path).read_text() == f"{os.getpid()}\n"
    held.release()


def test_two_files_have_two_locks(path: Path):
    one, other = FileLock(path), FileLock(path.with_name("other.encounter"))
    one.release()
    other.release()


@pytest.mark.skipif(sys.platform == "win32", reason="a file in use is not deleted there")
def test_whoever_takes_hold_of_a_lock_file_that_is_just_deleted_tries_again(
    path: Path, monkeypatch: pytest.MonkeyPatch
):
    first = FileLock(path)
    take = lock._lock
    calls: list[int] = []

    def late(descriptor: int) -> None:
        if not calls:
            first.release()  # between the opening of the lock file and the lock
        calls.append(descriptor)
        take(descriptor)

    monkeypatch.setattr(lock, "_lock", late)
    second = FileLock(path)
    assert len(calls) == 2
    monkeypatch.undo()
    with pytest.raises(LockedError):
        FileLock(path)
    second.release()


def test_many_at_once_never_two_holders(path: Path):
    inside, most, turns = 0, 0, 0
    guard = threading.Lock()

    def contend() -> None:
        nonlocal inside, most, turns
        for _ in range(200):
            try:
                held = FileLock(path)
            except LockedError:
                continue
            with guard:
                inside += 1
                most, turns = max(most, inside), turns + 1
            with guard:
                inside -= 1
            held.release()

    threads = [threading.Thread(target=contend) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert most == 1
    assert turns > 0


def test_where_the_system_has_no_locks_the_file_is_opened_all_the_same(path: Path, monkeypatch: pytest.MonkeyPatch):
    def none(descriptor: int) -> None:
        raise OSError(errno.ENOTSUP, "not supported")

    monkeypatch.setattr(lock, "_lock", none)
    FileLock(path).release()


def test_on_a_full_disk_the_lock_holds(path: Path, monkeypatch: pytest.MonkeyPatch):
    def full(descriptor: int, data: bytes) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", full)
        held = FileLock(path)
    with pytest.raises(LockedError):
        FileLock(path)
    held.release()


def test_a_folder_that_is_not_there(path: Path):
    with pytest.raises(OSError, match="No such file"):
        FileLock(path.parent / "gone" / "fight.encounter")
