"""Formulas as virtual tabletops write them: numbers, + - * /, brackets, floor and friends, "@abilities.str.mod".

Only reckoned, never run: what is not of this small language is None.
"""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

_TOKEN: Final = re.compile(r"\s*(?:(\d+(?:\.\d+)?)|(@[\w.]+)|([A-Za-z]+)(?=\()|(.))")
_LONGEST: Final = 500
_DEEPEST: Final = 20
_LARGEST: Final = 1e9
_FUNCTIONS: Final[dict[str, Callable[[list[float]], float]]] = {
    "floor": lambda values: math.floor(values[0]),
    "ceil": lambda values: math.ceil(values[0]),
    "round": lambda values: math.floor(values[0] + 0.5),
    "abs": lambda values: abs(values[0]),
    "min": min,
    "max": max,
}


class _UnreadError(Exception):
    pass


class _Reader:
    def __init__(self, text: str, values: Mapping[str, float]) -> None:
        self._tokens = [found.group(0).strip() for found in _TOKEN.finditer(text)]
        self._values = values
        self._at = 0
        self._depth = 0

    def whole(self) -> float:
        value = self._sum()
        if self._at < len(self._tokens):
            raise _UnreadError
        return value

    def _next(self) -> str:
        return self._tokens[self._at] if self._at < len(self._tokens) else ""

    def _take(self) -> str:
        token = self._next()
        self._at += 1
        return token

    def _sum(self) -> float:
        value = self._product()
        while self._next() in {"+", "-"}:
            value += self._product() if self._take() == "+" else -self._product()
        return _bounded(value)

    def _product(self) -> float:
        value = self._single()
        while self._next() in {"*", "/"}:
            sign = self._take()
            other = self._single()
            if sign == "/" and other == 0:
                raise _UnreadError
            value = value * other if sign == "*" else value / other
        return _bounded(value)

    def _single(self) -> float:
        self._depth += 1
        if self._depth > _DEEPEST:
            raise _UnreadError
        try:
            return self._atom(self._take())
        finally:
            self._depth -= 1

    def _atom(self, word: str) -> float:
        if word in {"+", "-"}:
            value = self._single()
            return -value if word == "-" else value
        if word == "(":
            return self._closed()[0]
        if word.startswith("@"):
            if word[1:] not in self._values:
                raise _UnreadError
            return self._values[word[1:]]
        if word in _FUNCTIONS and self._next() == "(":
            self._take()
            return _FUNCTIONS[word](self._closed())
        if not word or not word[0].isdigit():
            raise _UnreadError
        return float(word)

    def _closed(self) -> list[float]:
        values = [self._sum()]
        while self._next() == ",":
            self._take()
            values.append(self._sum())
        if self._take() != ")":
            raise _UnreadError
        return values


def _bounded(value: float) -> float:
    if not abs(value) <= _LARGEST:
        raise _UnreadError
    return value


def reckon(text: object, values: Mapping[str, float]) -> int | None:
    """The value of a formula, rounded down; None where it cannot be reckoned."""
    if isinstance(text, bool) or text is None:
        return None
    if isinstance(text, int | float):
        return int(text) if abs(text) <= _LARGEST else None
    written = str(text).strip()
    # Labels of parts in square brackets say nothing of the value.
    written = re.sub(r"\[[^\[\]]*\]", "", written)
    if not written or len(written) > _LONGEST:
        return None
    try:
        return math.floor(_Reader(written, values).whole())
    except _UnreadError:
        return None
