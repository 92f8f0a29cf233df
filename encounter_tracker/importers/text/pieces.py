"""Pieces of a text by their places in it: splitting lists without looking into brackets, reading numbers."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["Field", "Piece", "brackets", "integer", "last_sign", "split", "split_words", "strip"]

_OPEN: Final = "([{"
_CLOSE: Final = ")]}"
_EDGE: Final = " \n\t"
_MARK: Final = re.compile(r"[A-Z]{1,4}$|\s*\[[A-Z][A-Za-z0-9*]{0,6}\]$|\s*\{[A-Z][A-Za-z0-9*]{0,6}\}$|\s*[*†‡]+$")


class Piece(NamedTuple):
    """A piece of a text: where it begins and where it ends (exclusive)."""

    start: int
    end: int

    def of(self, text: str) -> str:
        """Its words, line breaks become spaces."""
        return " ".join(text[self.start : self.end].split())


class Field(NamedTuple):
    """A labelled value."""

    name: str
    label: Piece
    value: Piece


def strip(text: str, start: int, end: int, also: str = "") -> Piece:
    """A piece without the spaces (and other signs) around it."""
    signs = _EDGE + also
    while start < end and text[start] in signs:
        start += 1
    while end > start and text[end - 1] in signs:
        end -= 1
    return Piece(start, end)


def split(text: str, start: int, end: int, signs: str) -> list[Piece]:
    """The parts of a list, cut at ``signs`` outside of brackets; empty ones are left out."""
    found = []
    depth, begin = 0, start
    for index in range(start, end):
        char = text[index]
        if char in _OPEN:
            depth += 1
        elif char in _CLOSE:
            depth = max(0, depth - 1)
        elif depth == 0 and char in signs and not _inside_number(text, index, end):
            found.append(strip(text, begin, index))
            begin = index + 1
    found.append(strip(text, begin, end))
    return [piece for piece in found if piece.end > piece.start]


def _inside_number(text: str, index: int, end: int) -> bool:
    """Whether a sign stands between two digits, as in "1,5" or "2,400"."""
    return text[index] in ",." and 0 < index < end - 1 and text[index - 1].isdigit() and text[index + 1].isdigit()


def split_words(text: str, piece: Piece, pattern: re.Pattern[str]) -> list[Piece]:
    """The parts of a piece, cut at words ("and", "or") outside of brackets."""
    found = []
    begin = seen = piece.start
    depth = 0
    for match in pattern.finditer(text, piece.start, piece.end):
        depth, seen = _depth(text, seen, match.start(), depth), match.start()
        if depth == 0:
            found.append(strip(text, begin, match.start(), ","))
            begin = seen = match.end()
    found.append(strip(text, begin, piece.end, ","))
    return [part for part in found if part.end > part.start]


def _depth(text: str, start: int, end: int, depth: int) -> int:
    for index in range(start, end):
        if text[index] in _OPEN:
            depth += 1
        elif text[index] in _CLOSE:
            depth = max(0, depth - 1)
    return depth


def brackets(text: str, start: int, end: int) -> Iterator[Piece]:
    """The outermost brackets in a piece, with their signs; one that is never closed ends with the piece."""
    depth, begin = 0, start
    for index in range(start, end):
        if text[index] in _OPEN:
            if depth == 0:
                begin = index
            depth += 1
        elif text[index] in _CLOSE and depth:
            depth -= 1
            if depth == 0:
                yield Piece(begin, index + 1)
    if depth:
        yield Piece(begin, end)


def integer(text: str) -> int:
    """A number as printed, with its sign and its thousands: "+4", "- 1", "12,800", "12 800", "12.800"."""
    digits = re.sub(r"[^\d-]", "", text)
    negative = digits.startswith("-")
    number = int(digits.replace("-", "")[:12] or 0)
    return -number if negative else number


def unmarked(text: str) -> str:
    """A name without the mark of a book or a bonus feat behind it: "HoverB", "mending[APG]", "blurOA"."""
    bare = text.strip()
    for _ in range(2):
        found = _MARK.search(bare)
        if found is None:
            return bare
        mark = found[0]
        before = bare[: found.start()]
        if mark[0].isupper() and not (before[-1:].islower() or before[-1:] == ")"):
            return bare
        bare = before.strip()
    return bare


def last_sign(value: str) -> str:
    """The last sign before a label; the end of a cell counts as a semicolon."""
    return ";" if value.rstrip(" \n")[-1:] == "\t" else value.rstrip()[-1:]
