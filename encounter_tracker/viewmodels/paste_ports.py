"""What reads texts and files for the paste window: handed in by the program, which knows the importers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from encounter_tracker.support.imported import ImportedCreature, ImportResult
from encounter_tracker.support.library import Duplicates

__all__ = ["NOTHING_READS", "FileRead", "Importers", "Keep", "Kept", "Progress"]

Progress: TypeAlias = Callable[[int, int], None]
"""Told how much is done, and of how much; 0 of 0 where that is not known."""


class FileRead(NamedTuple):
    """What a file held.

    Attributes:
        result: the creatures.
        text: the text itself where the file is plain text, so that it can be shown and mended.
    """

    result: ImportResult
    text: str = ""


class Kept(NamedTuple):
    """What came of keeping, in a sentence.

    Attributes:
        text: the sentence.
        problem: nothing was kept.
        conflicts: names of those that the library has with other figures: nothing was kept yet, it is to be said what
            becomes of them.
        keys: of those that are in the library now.
        to_check: how many of them have the tag of what was not understood.
    """

    text: str
    problem: bool = False
    conflicts: tuple[str, ...] = ()
    keys: tuple[str, ...] = ()
    to_check: int = 0


Keep: TypeAlias = Callable[[Sequence[ImportedCreature], Progress, Callable[[], bool], Duplicates | None], Kept]
"""Puts creatures into the library, all or (when stopped, or in trouble) none; many in another thread.

The last argument: what becomes of those that are there with other figures; None: ask, if there are any.
"""


class Importers(NamedTuple):
    """The readers, and what keeps creatures.

    Attributes:
        text: reads a text, whatever it is: stat blocks, or the text of a file format.
        file: reads the file of a path; called in another thread. Tells its progress and asks whether to stop.
        keep: puts creatures into the library; None while there is no library.
    """

    text: Callable[[str], ImportResult]
    file: Callable[[str, Progress, Callable[[], bool]], FileRead]
    keep: Keep | None = None


def _no_text(text: str) -> ImportResult:
    del text
    return ImportResult()


def _no_file(path: str, progress: Progress, cancelled: Callable[[], bool]) -> FileRead:
    del path, progress, cancelled
    return FileRead(ImportResult())


#: For windows that are made without readers (tests of other parts).
NOTHING_READS = Importers(_no_text, _no_file)
