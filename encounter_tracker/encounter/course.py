"""Where an affliction stands: what has been, what comes next, what cures it (rule G4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Effect, Encounter

Stage = Literal["onset", "course", "last", "over"]


class Course(Struct, frozen=True, kw_only=True):
    """The course of one affliction.

    Attributes:
        stage: it has not begun yet; saves go on; the last save is due or passed without an answer; none is to come.
        next_in: in how many rounds the next save falls due; None where none is to come.
        fallen: how many saves have fallen due so far.
        waiting: how many of them wait for an answer.
        total: how many there will have been in all; None where they go on until it is cured.
        saved: how many saves count towards the cure.
        needed: how many cure it; None where no saves do.
        consecutive: whether they must be in a row.
        doses: how many doses came together.
    """

    stage: Stage
    next_in: int | None = None
    fallen: int = 0
    waiting: int = 0
    total: int | None = None
    saved: int = 0
    needed: int | None = None
    consecutive: bool = False
    doses: int = 1


def course_of(state: Encounter, effect: Effect) -> Course | None:
    """The course of an affliction; None for any other effect."""
    affliction = effect.affliction
    if affliction is None:
        return None
    next_in = affliction.wait
    if next_in is None and affliction.next_at is not None:
        next_in = max(0, affliction.next_at - state.clock)
    waiting = sum(1 for entry in state.due if entry.ref == effect.id and entry.what == "affliction_save")
    cure = affliction.cure
    return Course(
        stage=_stage(began=affliction.fallen > 0 or affliction.onset is None, next_in=next_in, waiting=waiting),
        next_in=next_in,
        fallen=affliction.fallen,
        waiting=waiting,
        total=None if affliction.left is None else affliction.fallen + affliction.left,
        saved=affliction.saved,
        needed=cure.saves if cure is not None else None,
        consecutive=cure is not None and cure.consecutive and cure.saves > 1,
        doses=affliction.doses,
    )


def _stage(*, began: bool, next_in: int | None, waiting: int) -> Stage:
    if not began:
        return "onset"
    if next_in is not None:
        return "course"
    return "last" if waiting else "over"
