"""Small tables inside a block: a row of labels above a row of figures."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from encounter_tracker.importers.text.pieces import Field, Piece, strip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from encounter_tracker.importers.text.lines import Line
    from encounter_tracker.importers.text.reading import Reading

__all__ = ["find_tables"]

_CELL: Final = re.compile(r"[^\t\n]+")
_WORD: Final = re.compile(r"[^\W\d_]+\.?")
_FIGURE: Final = re.compile(r"(?:[+-]?\d{1,9}|[-—])(?:\s*\([^()\n]{0,8}\))?")
_FEWEST: Final = 3
_LONGEST: Final = 300
_SHORTEST: Final = 8


def find_tables(reading: Reading, lines: Sequence[Line]) -> dict[int, list[Field]]:
    """Fields of tables by the index of the line of labels; the line of figures has none."""
    found: dict[int, list[Field]] = {}
    for index, line in enumerate(lines[:-1]):
        if line.blank or line.end - line.start > _LONGEST or index in found:
            continue
        names = _labels(reading, line)
        if not names:
            continue
        below = next((one for one in range(index + 1, min(index + 4, len(lines))) if not _empty(lines[one])), None)
        values = _values(reading, lines[below], len(names)) if below is not None else []
        if below is not None and len(values) == len(names):
            found[index] = [Field(name, label, value) for (name, label), value in zip(names, values, strict=True)]
            found[below] = []
    return found


def _empty(line: Line) -> bool:
    return line.blank or line.rule


def _cells(reading: Reading, line: Line) -> list[Piece]:
    cells = [strip(reading.text, *one.span()) for one in _CELL.finditer(reading.text, line.start, line.end)]
    return [cell for cell in cells if cell.end > cell.start]


def _labels(reading: Reading, line: Line) -> list[tuple[str, Piece]]:
    """The labels of a line that has nothing else in it."""
    cells = _cells(reading, line)
    if len(cells) < _FEWEST:
        if line.end - line.start < _SHORTEST:
            return []
        cells = [Piece(*one.span()) for one in _WORD.finditer(reading.text, line.start, line.end)]
        if reading.text[line.start : line.end].strip().count(" ") > 2 * len(cells) or len(cells) < _FEWEST:
            return []
        if any(char.isdigit() for char in reading.text[line.start : line.end]):
            return []
    named = [(reading.words.find("labels", reading.words_of(*cell)) or "", cell) for cell in cells]
    return named if all(name for name, _ in named) else []


def _values(reading: Reading, line: Line, count: int) -> list[Piece]:
    cells = _cells(reading, line)
    if len(cells) == count:
        return cells
    return [Piece(*one.span()) for one in _FIGURE.finditer(reading.text, line.start, line.end)]
