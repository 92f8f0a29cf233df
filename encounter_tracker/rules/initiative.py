"""Who acts before whom (rule A1)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

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


_NUMBERED: Final = re.compile(r"(.*\S)\s+\d{1,9}")


def series_of(name: str) -> str:
    """A name without the number at its end: "Goblin" for "Goblin 3"."""
    numbered = _NUMBERED.fullmatch(name)
    return numbered[1] if numbered is not None else name


def free_names(base: str, count: int, taken: Iterable[str], *, typed: bool = False) -> list[str]:
    """Names for ``count`` copies, numbered after the highest number in use: a gap is never filled.

    One alone gets the plain name while nobody has it, with a number or without; ``typed``: the name was chosen for
    this one, so that it is kept as long as nobody has just it. A name that ends in a number and is taken, or that
    several are to have, counts as one of its series: one more "Goblin 3" is the next goblin.
    """
    used = set(taken)
    if count == 1 and typed and base not in used:
        return [base]
    if base in used or count > 1:
        base = series_of(base)
    numbered = re.compile(re.escape(base) + r"\s+(\d{1,9})")
    numbers = [int(found[1]) for name in used if (found := numbered.fullmatch(name))]
    if count == 1 and base not in used and not numbers:
        return [base]
    first = max(numbers, default=1 if base in used else 0) + 1
    return [f"{base} {number}" for number in range(first, first + count)]
