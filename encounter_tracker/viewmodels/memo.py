"""Rows are made anew only when something they were made from has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

Row = TypeVar("Row")


class RowMemo(Generic[Row]):
    """Keeps the last row of each id with the inputs it was made from.

    Inputs are compared by identity first and by value where they are small values (texts, numbers, tuples of them).
    """

    def __init__(self) -> None:
        """Start empty."""
        self._kept: dict[str, tuple[tuple[object, ...], Row]] = {}

    def row(self, key: str, inputs: tuple[object, ...], make: Callable[[], Row]) -> Row:
        """The kept row, if its inputs are the same; else a new one."""
        kept = self._kept.get(key)
        if kept is not None and _same(kept[0], inputs):
            return kept[1]
        row = make()
        self._kept[key] = (inputs, row)
        return row

    def keep_only(self, keys: Iterable[str]) -> None:
        """Forget the others."""
        wanted = set(keys)
        for key in [key for key in self._kept if key not in wanted]:
            del self._kept[key]

    def clear(self) -> None:
        """Forget everything: the language was switched."""
        self._kept.clear()


def _same(one: tuple[object, ...], other: tuple[object, ...]) -> bool:
    if len(one) != len(other):
        return False
    for a, b in zip(one, other, strict=True):
        if a is b:
            continue
        if not isinstance(a, str | int | tuple) or a != b:
            return False
    return True
