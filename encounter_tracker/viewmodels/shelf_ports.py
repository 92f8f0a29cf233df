"""Library, party and prepared encounters for the window: handed in by the program, which knows the storage."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from encounter_tracker.support.library import LibraryEntry, LibraryError, LibraryPort
    from encounter_tracker.support.party import PartyPort, PreparedPort

__all__ = ["ShelfPorts"]


class ShelfPorts(NamedTuple):
    """What is kept beside the encounters; nothing is opened before it is asked for.

    Attributes:
        library: the creatures.
        party: the player characters.
        prepared: the prepared encounters.
        problem: what is wrong with their file, as a sentence, or ""; known once one of the three was used.
        trouble: the sentence of what could not be done.
        export: some creatures as the text of a file that every window can import again.
        write: puts a text into the file of a path; gives a sentence where that fails, else "".
    """

    library: Callable[[], LibraryPort]
    party: Callable[[], PartyPort]
    prepared: Callable[[], PreparedPort]
    problem: Callable[[], str]
    trouble: Callable[[LibraryError], str]
    export: Callable[[Sequence[LibraryEntry]], str]
    write: Callable[[str, str], str]
