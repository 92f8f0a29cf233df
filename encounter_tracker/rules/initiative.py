"""Who acts before whom (rule A1)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

Standing = tuple[int, int, tuple[int, ...]]


def place_in(order: Iterable[Standing | None], newcomer: Standing) -> int:
    """The index in ``order`` (highest first) at which ``newcomer`` stands: before the first it beats.

    A standing is (initiative, modifier, roll-off faces); None: no initiative yet, which everyone beats.
    """
    standings = tuple(order)
    for index, standing in enumerate(standings):
        if standing is None or newcomer > standing:
            return index
    return len(standings)


def free_names(base: str, count: int, taken: Iterable[str]) -> list[str]:
    """Names for ``count`` copies: the plain name for one if it is free, else numbers after the highest in use."""
    used = set(taken)
    if count == 1 and base not in used:
        return [base]
    numbered = re.compile(re.escape(base) + r"\s+(\d+)")
    numbers = [int(found[1]) for name in used if (found := numbered.fullmatch(name))]
    first = max(numbers, default=1 if base in used else 0) + 1
    return [f"{base} {number}" for number in range(first, first + count)]
