"""Dragging a row to another place: where it would go, as plain values without any widget."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence


class Drop(NamedTuple):
    """Where a row would go.

    Attributes:
        gap: before which row (as many as there are rows: behind the last).
        before_id: the id of that row, or "" for the end.
        moves: whether it would stand elsewhere than now.
    """

    gap: int
    before_id: str
    moves: bool


def drop_at(ids: Sequence[str], dragged: str, y: float, row_height: float) -> Drop:
    """The drop for a pointer `y` points below the top of the first row; the nearest gap is meant."""
    gap = min(max(round(y / row_height), 0), len(ids)) if row_height > 0 else 0
    here = ids.index(dragged) if dragged in ids else -1
    before = ids[gap] if gap < len(ids) else ""
    return Drop(gap, before, here < 0 or gap not in {here, here + 1})


def step_target(ids: Sequence[str], moved: str, step: int) -> str | None:
    """The id before which a row stands after one step up (-1) or down (+1); None when there is no such step."""
    if moved not in ids:
        return None
    here = ids.index(moved)
    if not 0 <= here + step < len(ids):
        return None
    gap = here + step if step < 0 else here + step + 1
    return ids[gap] if gap < len(ids) else ""
