"""A wall as it is drawn: squares by clicks or by their names, height and thickness, and what is wrong (rule F12)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.refusal import Reason
from encounter_tracker.encounter.state import Wall
from encounter_tracker.rules.walls import wall_problem
from encounter_tracker.viewmodels.combatant_parse import ParseError
from encounter_tracker.viewmodels.texts.language import distance, distance_number, distance_unit, fill
from encounter_tracker.viewmodels.texts.reasons import reason_text
from encounter_tracker.viewmodels.typed_distance import distance_in_feet

if TYPE_CHECKING:
    from collections.abc import Iterable

tr = QCoreApplication.translate

Square = tuple[int, int]
COLUMNS, ROWS = 20, 12
_SQUARE_FEET: Final = 5
_HEIGHT, _THICKNESS = 10, 5
_NAME: Final = re.compile(r"([A-Z])(\d{1,2})", re.IGNORECASE)
_PAIR: Final = re.compile(r"([A-Z]\d{1,2})-([A-Z]\d{1,2})", re.IGNORECASE)


class WallDraft(Struct, frozen=True, kw_only=True):
    """What was drawn and typed; ``text`` names the squares, and is kept as typed while it is not understood."""

    squares: tuple[Square, ...] = ()
    height: str = ""
    thickness: str = ""
    text: str = ""
    misread: str = ""


class WallView(Struct, frozen=True, kw_only=True):
    """All that the grid editor shows.

    Attributes:
        draft: what was drawn and typed.
        squares: the squares of the wall.
        wrong_squares: those that stand apart from the rest, or are named twice.
        problem: what is wrong, as a sentence, or "".
        problem_field: "height", "thickness", "text", or "" where it is about the squares or nothing.
        summary: how long, high and thick it is.
        unit: the unit of height and thickness.
        can_apply: nothing is wrong.
    """

    draft: WallDraft
    squares: frozenset[Square] = frozenset()
    wrong_squares: frozenset[Square] = frozenset()
    problem: str = ""
    problem_field: str = ""
    summary: str = ""
    unit: str = ""
    can_apply: bool = False


# ---- squares by their names -----------------------------------------------------------------------------------------


def square_name(square: Square) -> str:
    """A square as one says it: "C4"."""
    return f"{chr(ord('A') + square[0])}{square[1] + 1}"


def squares_text(squares: Iterable[Square]) -> str:
    """Squares in a row: "C4 C5 D5"."""
    return " ".join(square_name(square) for square in squares)


def read_squares(text: str) -> tuple[Square, ...] | str:
    """The squares a text names ("C4 C5", "C4-C9"); a word that names none as text."""
    found: list[Square] = []
    for word in text.replace(",", " ").replace(";", " ").split():
        pair = _PAIR.fullmatch(word)
        ends = [pair[1], pair[2]] if pair is not None else [word]
        read = [_square(end) for end in ends]
        if any(square is None for square in read):
            return word
        line = _line(*(square for square in read if square is not None))
        if not line:
            return word
        found += line
    return tuple(found)


def _square(name: str) -> Square | None:
    match = _NAME.fullmatch(name)
    if match is None:
        return None
    square = ord(match[1].upper()) - ord("A"), int(match[2]) - 1
    return square if 0 <= square[0] < COLUMNS and 0 <= square[1] < ROWS else None


def _line(first: Square, last: Square | None = None) -> list[Square]:
    """The squares from one to another in a row or column; none where they are in neither."""
    if last is None:
        return [first]
    (x, y), (u, v) = first, last
    if x == u:
        step = 1 if v >= y else -1
        return [(x, row) for row in range(y, v + step, step)]
    if y == v:
        step = 1 if u >= x else -1
        return [(column, y) for column in range(x, u + step, step)]
    return []


# ---- drawing --------------------------------------------------------------------------------------------------------


def draft_of(wall: Wall | None) -> WallDraft:
    """A wall brought into the grid; without one, an empty grid with a usual height."""
    if wall is None:
        return WallDraft(height=distance_number(_HEIGHT), thickness=distance_number(_THICKNESS))
    squares = moved_into_grid(wall.squares)
    return WallDraft(
        squares=squares,
        height=distance_number(wall.height),
        thickness=distance_number(wall.thickness),
        text=squares_text(squares),
    )


def moved_into_grid(squares: tuple[Square, ...]) -> tuple[Square, ...]:
    """The same shape where the grid shows it: with its left upper corner inside, if any of it lay outside."""
    if all(0 <= x < COLUMNS and 0 <= y < ROWS for x, y in squares):
        return squares
    left, top = min(x for x, _ in squares), min(y for _, y in squares)
    return tuple((x - left, y - top) for x, y in squares)


def toggled(draft: WallDraft, square: Square) -> WallDraft:
    """A square more, or one less."""
    return set_square(draft, square, on=square not in draft.squares)


def set_square(draft: WallDraft, square: Square, *, on: bool) -> WallDraft:
    """A square belongs to the wall, or does not."""
    if on == (square in draft.squares):
        return draft
    left = tuple(each for each in draft.squares if each != square)
    squares = (*draft.squares, square) if on else left
    return replace(draft, squares=squares, text=squares_text(squares), misread="")


def typed_squares(draft: WallDraft, text: str) -> WallDraft:
    """The squares as named; while a word is not understood, those drawn before stay."""
    read = read_squares(text)
    if isinstance(read, str):
        return replace(draft, text=text, misread=read)
    return replace(draft, text=text, squares=read, misread="")


# ---- what is wrong --------------------------------------------------------------------------------------------------


def wall_view(draft: WallDraft) -> WallView:
    """The view of a wall that is being drawn."""
    field, problem = _problem(draft)
    return WallView(
        draft=draft,
        squares=frozenset(draft.squares),
        wrong_squares=frozenset(wrong_squares(draft.squares)),
        problem=problem,
        problem_field=field,
        summary=_summary(draft),
        unit=distance_unit(),
        can_apply=not problem,
    )


def wall_of(draft: WallDraft) -> Wall | None:
    """The wall; None while something is wrong."""
    if _problem(draft)[1]:
        return None
    return Wall(height=_feet(draft.height) or 0, thickness=_feet(draft.thickness) or 0, squares=draft.squares)


def _problem(draft: WallDraft) -> tuple[str, str]:
    """The field that is wrong and the sentence for it."""
    for field in ("height", "thickness"):
        if not _feet(getattr(draft, field)):
            return field, fill(tr("Walls", "Type a height and a thickness above 0, in {0}."), distance_unit())
    if draft.misread:
        last = square_name((COLUMNS - 1, ROWS - 1))
        text = tr("Walls", "“{0}” is no square: name squares from A1 to {1}, such as C4 C5 or C4-C9.")
        return "text", fill(text, draft.misread, last)
    code = wall_problem(_feet(draft.height) or 0, _feet(draft.thickness) or 0, draft.squares)
    if code is None:
        return "", ""
    if code == "no_squares":
        return "", tr("Walls", "Draw at least one square.")
    bad = squares_text(sorted(wrong_squares(draft.squares)))
    return "", fill(tr("Walls", "{0}: {1}."), reason_text(Reason("bad_wall", {"problem": code})), bad)


def _feet(text: str) -> int | None:
    """A length typed in the unit in use; None for none."""
    try:
        return distance_in_feet(text) or None
    except ParseError:
        return None


def wrong_squares(squares: tuple[Square, ...]) -> set[Square]:
    """Squares that are named twice, and those apart from the largest piece."""
    twice = {square for square in squares if squares.count(square) > 1}
    pieces = _pieces(set(squares))
    if not pieces:
        return twice
    largest = max(pieces, key=lambda piece: (len(piece), -squares.index(min(piece, key=squares.index))))
    return twice.union(*(piece for piece in pieces if piece is not largest))


def _pieces(left: set[Square]) -> list[set[Square]]:
    """The squares in pieces that hang together by their sides."""
    pieces = []
    while left:
        todo, piece = [left.pop()], set[Square]()
        while todo:
            x, y = todo.pop()
            piece.add((x, y))
            near = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & left
            left -= near
            todo += near
        pieces.append(piece)
    return pieces


# ---- words ----------------------------------------------------------------------------------------------------------


def _summary(draft: WallDraft) -> str:
    height, thickness = _feet(draft.height), _feet(draft.thickness)
    if not draft.squares or not height or not thickness:
        return ""
    return wall_words(Wall(height=height, thickness=thickness, squares=draft.squares))


def wall_words(wall: Wall) -> str:
    """A wall in words: "7 squares: 35 ft long, 10 ft high, 5 ft thick"."""
    count = len(set(wall.squares))
    squares = tr("Walls", "%n square(s)", "", count)
    text = tr("Walls", "{0}: {1} long, {2} high, {3} thick")
    long, high, thick = (distance(feet) for feet in (count * _SQUARE_FEET, wall.height, wall.thickness))
    return fill(text, squares, long, high, thick)
