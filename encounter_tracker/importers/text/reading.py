"""One block being read: the fields gathered so far, and what became of every character."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, Literal

from encounter_tracker.importers.text.pieces import Piece
from encounter_tracker.support.imported import Choice, Issue

if TYPE_CHECKING:
    from encounter_tracker.importers.text.pieces import Field
    from encounter_tracker.importers.text.source import Source
    from encounter_tracker.importers.text.vocabulary import Vocabulary

__all__ = ["Reading"]

UNREAD, UNDERSTOOD, DOUBTFUL, UNKNOWN, NOTED = range(5)
_RUN: Final = re.compile(rb"\x00+")
_PARAGRAPH: Final = re.compile(r"\n[ \t]*\n")
_ALNUM: Final = re.compile(r"[^\W_]+")
_WORD: Final = re.compile(r"[^\W_]")
Severity = Literal["doubtful", "unknown", "error"]


class Reading:
    """What was read of one block.

    ``data`` becomes the creature (JSON form). Each reader marks what it took with :meth:`take`, doubts with
    :meth:`doubt`, puts aside with :meth:`note` (prose) or :meth:`unknown`; what nobody marked is unknown in the end.
    """

    def __init__(self, source: Source, words: Vocabulary, start: int, end: int) -> None:
        self.source = source
        self.words = words
        self.text = source.text
        self.flat = source.flat
        self.start = start
        self.end = end
        self.data: dict[str, Any] = {}
        self.issues: list[tuple[int, Issue]] = []
        self.kept: list[tuple[int, str]] = []
        self.places: dict[str, Piece] = {}
        self.count = 1
        self.levels = 0
        self.current_hp: int | None = None
        self.odd: dict[str, Field] = {}
        self._marks = bytearray(end - start)

    # ---- marking ----------------------------------------------------------------------------------------------------

    def _mark(self, start: int, end: int, kind: int, *, over: bool = False) -> None:
        start, end = max(start, self.start), min(end, self.end)
        if end <= start:
            return
        a, b = start - self.start, end - self.start
        if over:
            self._marks[a:b] = bytes([kind]) * (b - a)
        else:
            for index in range(a, b):
                if self._marks[index] == UNREAD:
                    self._marks[index] = kind

    def take(self, start: int, end: int) -> None:
        """Mark a piece as understood."""
        self._mark(start, end, UNDERSTOOD)

    def note(self, start: int, end: int, *, keep: bool = True) -> None:
        """Mark a piece as prose; it is kept in the notes, unless it stands elsewhere in the creature."""
        if keep:
            self.keep(start, end)
        self._mark(start, end, NOTED)

    def keep(self, start: int, end: int) -> None:
        """Put a piece into the notes, in plain text, a line for each of its paragraphs."""
        parts = _PARAGRAPH.split(self.text[start:end])
        text = "\n".join(" ".join(part.split()) for part in parts if part.strip())
        if text:
            self.kept.append((start, text))

    def original(self, start: int, end: int) -> str:
        """A piece as printed, without the spaces around it."""
        return self.source.original(start, end).strip()

    def words_of(self, start: int, end: int) -> str:
        """A piece in plain text on one line."""
        return " ".join(self.text[start:end].split())

    def issue(
        self,
        severity: Severity,
        code: str,
        piece: Piece,
        *,
        arguments: tuple[str, ...] = (),
        choices: tuple[Choice, ...] = (),
    ) -> None:
        """Add an issue about a piece."""
        place = self.source.place(*piece)
        found = Issue(
            severity=severity,
            code=code,
            arguments=arguments,
            text=self.original(*piece),
            line=place.line,
            start=place.start,
            end=place.end,
            choices=choices,
        )
        self.issues.append((piece.start, found))

    def doubt(self, code: str, piece: Piece, *choices: Choice, arguments: tuple[str, ...] = ()) -> None:
        """Mark a piece as doubtful: it was read in the way of the first choice."""
        self._mark(*piece, DOUBTFUL, over=True)
        self.issue("doubtful", code, piece, arguments=arguments, choices=choices)

    def unknown(self, code: str, piece: Piece, *choices: Choice, arguments: tuple[str, ...] = ()) -> None:
        """Mark a piece as not understood; it goes into the notes."""
        self._mark(*piece, UNKNOWN, over=True)
        self.keep(*piece)
        self.issue("unknown", code, piece, arguments=arguments, choices=choices)

    # ---- the end ----------------------------------------------------------------------------------------------------

    def sweep(self) -> None:
        """Everything that is a word and that nobody took is unknown."""
        # single signs between understood pieces are no words
        for found in list(_RUN.finditer(bytes(self._marks))):
            start, end = found.start() + self.start, found.end() + self.start
            if _WORD.search(self.text, start, end) is None:
                continue
            while start < end and not self.text[start].isalnum() and self.text[start] not in "+-([":
                start += 1
            while end > start and not self.text[end - 1].isalnum() and self.text[end - 1] not in ")]+%":
                end -= 1
            self.unknown("not_understood", Piece(start, end))

    def lines(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Lines read whole, and lines with prose that needs no answer."""
        kinds: dict[int, set[int]] = {}
        for word in _ALNUM.finditer(self.text, self.start, self.end):
            first, last = word.start(), word.end() - 1
            line = self.source.line_of(first)
            if line == self.source.line_of(last):
                kinds.setdefault(line, set()).update(self._marks[first - self.start : last + 1 - self.start])
                continue
            for index in range(first, last + 1):  # a word that a hyphen parted
                kinds.setdefault(self.source.line_of(index), set()).add(self._marks[index - self.start])
        understood = tuple(line for line, found in kinds.items() if found == {UNDERSTOOD})
        noted = tuple(
            line for line, found in kinds.items() if NOTED in found and not found & {UNKNOWN, DOUBTFUL, UNREAD}
        )
        return understood, noted

    def is_free(self, start: int, end: int) -> bool:
        """Whether nobody has taken anything of a piece."""
        return not any(self._marks[start - self.start : end - self.start])
