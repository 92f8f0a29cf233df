"""Rolls that wait for an answer (rule A3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from encounter_tracker.encounter.events import RollFellDue
from encounter_tracker.encounter.state import Due

if TYPE_CHECKING:
    from encounter_tracker.encounter.tx import Tx


def add(tx: Tx, who: str, what: str, *, dc: int | None = None, ref: str = "", label: str = "") -> None:
    """Let a roll fall due; ``what`` is the command that answers it, ``ref`` what it is about."""
    number = sum(1 for due in tx.state.due if (due.who, due.what, due.ref) == (who, what, ref))
    tx.scene(due=(*tx.state.due, Due(who=who, what=what, dc=dc, ref=ref, label=label, number=number)))
    tx.emit(RollFellDue(who=who, what=what, dc=dc, label=label))


def take(tx: Tx, who: str, what: str, ref: str | None = None) -> Due | None:
    """Remove and return the first such roll that is due; None when none is (it may be answered all the same)."""
    for position, due in enumerate(tx.state.due):
        if due.who == who and due.what == what and (ref is None or due.ref == ref):
            tx.scene(due=tx.state.due[:position] + tx.state.due[position + 1 :])
            return due
    return None


def clear(tx: Tx, who: str, what: str | None = None, ref: str | None = None) -> None:
    """Forget what is due for someone: it no longer matters."""
    kept = tuple(
        due
        for due in tx.state.due
        if due.who != who or (what is not None and due.what != what) or (ref is not None and due.ref != ref)
    )
    if len(kept) != len(tx.state.due):
        tx.scene(due=kept)
