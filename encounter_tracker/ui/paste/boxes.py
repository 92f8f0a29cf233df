"""Room and colour for the boxed pieces of the source."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QFont, QSyntaxHighlighter, QTextCharFormat

if TYPE_CHECKING:
    from PySide6.QtGui import QTextDocument

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.paste_rows import Piece

_BEFORE, _SIGN = 4, 22
_ASTRAL = 0xFFFF


def units(text: str, place: int) -> int:
    """A place counted in characters as Qt counts it: those beyond the first plane are two."""
    if text.isascii():
        return place
    return place + sum(1 for letter in text[:place] if ord(letter) > _ASTRAL)


class PieceHighlighter(QSyntaxHighlighter):
    """Makes room for the sign behind a piece, and a little before it, by the spacing of its letters."""

    def __init__(self, document: QTextDocument, theme: Theme) -> None:
        super().__init__(document)
        self._theme = theme
        self._pieces: dict[int, list[Piece]] = {}
        self.dress()

    def dress(self) -> None:
        """Take colours and sizes of the theme."""
        self._before = _spaced(self._theme.px(_BEFORE))
        self._no, self._no_end = QTextCharFormat(), _spaced(self._theme.px(_SIGN))
        for style in (self._no, self._no_end):
            style.setForeground(self._theme.color("danger_ink"))
        self._ask_end = _spaced(self._theme.px(_SIGN))

    def set_pieces(self, pieces: dict[int, list[Piece]]) -> None:
        """The pieces by their line."""
        self._pieces = pieces

    def highlightBlock(self, text: str) -> None:  # noqa: N802 - of Qt
        """Space and colour the pieces of a line."""
        for piece in self._pieces.get(self.currentBlock().blockNumber() + 1, ()):
            begin, end = units(text, piece.start), units(text, piece.end)
            if begin > 0:
                self.setFormat(begin - 1, 1, self._before)
            if piece.mark == "no":
                self.setFormat(begin, end - begin - 1, self._no)
                self.setFormat(end - 1, 1, self._no_end)
            else:
                self.setFormat(end - 1, 1, self._ask_end)


def _spaced(points: int) -> QTextCharFormat:
    style = QTextCharFormat()
    style.setFontLetterSpacingType(QFont.SpacingType.AbsoluteSpacing)
    style.setFontLetterSpacing(points)
    return style
