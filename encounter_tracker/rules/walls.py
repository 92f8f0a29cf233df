"""Walls shaped square by square (rule F12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


def wall_problem(height: int, thickness: int, squares: Sequence[tuple[int, int]]) -> str | None:
    """What is wrong with a wall, or None: every square touches another by a side, none is used twice.

    Returns:
        ``no_squares``, ``no_size``, ``used_twice`` or ``apart``.
    """
    if not squares:
        return "no_squares"
    if height <= 0 or thickness <= 0:
        return "no_size"
    left = set(squares)
    if len(left) != len(squares):
        return "used_twice"
    todo = [squares[0]]
    left.discard(squares[0])
    while todo:
        x, y = todo.pop()
        near = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & left
        left -= near
        todo += near
    return "apart" if left else None
