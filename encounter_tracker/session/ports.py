"""What the session needs from outside: dice, a library of creatures, a journal on disk."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from encounter_tracker.encounter.commands import Command
    from encounter_tracker.encounter.events import Record
    from encounter_tracker.encounter.state import Encounter
    from encounter_tracker.rules.creature import Creature


class DiceSource(Protocol):
    """Rolls a die."""

    def roll(self, sides: int) -> int:
        """A face from 1 to ``sides``."""


class Library(Protocol):
    """Creatures by name."""

    def __call__(self, name: str) -> Creature | None:
        """The creature of this name, or None."""


class JournalError(Exception):
    """The journal cannot be written; the message says why (full disk, read-only folder, …)."""


class Journal(Protocol):
    """Keeps every step on disk, one commit a step.

    Position n is the state after n steps; redo steps may lie beyond the current position.
    """

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
            JournalError: nothing was written.
        """

    def move_to(self, position: int) -> None:
        """Commit that the encounter now stands at ``position`` (undo, redo).

        Raises:
            JournalError: nothing was written.
        """

    def state_at(self, position: int, near: Encounter, near_position: int) -> Encounter:
        """The state at ``position``; what did not change from the state ``near`` stays the same object."""


class NoJournal:
    """Keeps nothing: for scripts and tests."""

    def append(
        self,
        position: int,
        command: Command,
        records: Sequence[Record],
        old: Encounter,
        new: Encounter,
    ) -> None:
        """Keep nothing."""

    def move_to(self, position: int) -> None:
        """Keep nothing."""

    def state_at(self, position: int, near: Encounter, near_position: int) -> Encounter:  # noqa: ARG002
        """Never asked: all states are in memory."""
        raise LookupError(position)
