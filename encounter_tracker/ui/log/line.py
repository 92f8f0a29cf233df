"""One line of the log: where its words stand, what lies under a point, and how it is painted."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF

from encounter_tracker.ui.widgets.canvas import Canvas

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from encounter_tracker.ui.theme import Theme, Weight
    from encounter_tracker.viewmodels.log import LogRow

_EDGE = 12
_ICON_X, _TEXT_X = 62, 82
_WHY_GAP = 8
_WHEN_WIDE = 46  # "12 · 25"


class Piece(NamedTuple):
    """A stretch of the line in one weight; `who` where it is a combatant's name."""

    text: str
    x: float
    width: float
    weight: Weight
    who: str = ""


class LogLine(NamedTuple):
    """A laid out line: its pieces, the link behind them, and whether it had to be shortened."""

    when: str
    icon_x: float
    pieces: tuple[Piece, ...]
    why_x: float  # of the link, or -1
    why_width: float
    cut: bool

    def who_at(self, x: float) -> str:
        """The id of the combatant whose name is at this place, or ""."""
        return next((p.who for p in self.pieces if p.who and p.x <= x < p.x + p.width), "")

    def is_why(self, x: float) -> bool:
        """Whether the link is at this place; it may be missed by a few points."""
        return self.why_x >= 0 and self.why_x - 4 <= x < self.why_x + self.why_width + 4


class LineState(NamedTuple):
    """What the view knows of a line besides its row."""

    selected: bool = False
    focus: bool = False
    hover: bool = False
    over: str = ""  # the id whose name is under the pointer


def log_line(theme: Theme, row: LogRow, width: float) -> LogLine:
    """Lay out a line; remembered until the theme changes."""
    return theme.memo(("log line", row, width), lambda: _lay_out(theme, row, width))


def _lay_out(theme: Theme, row: LogRow, width: float) -> LogLine:
    face = theme.face("small")
    why = face.width(row.why_label) if row.why_label else 0.0
    limit = width - _EDGE - (why + _WHY_GAP if why else 0)
    x = float(theme.px(_TEXT_X))
    pieces: list[Piece] = []
    cut = False
    for text, weight, who in _stretches(row):
        face = theme.face("small", weight)
        shown = face.elided(text, limit - x)
        if not shown:
            cut = True
            break
        pieces.append(Piece(shown, x, face.width(shown), weight, who))
        x = pieces[-1].x + pieces[-1].width
        if shown != text:
            cut = True
            break
    return LogLine(row.when, float(theme.px(_ICON_X)), tuple(pieces), x + _WHY_GAP if why else -1.0, why, cut)


def _stretches(row: LogRow) -> list[tuple[str, Weight, str]]:
    """The text cut at the names: the first one bold, every one with its id."""
    found: list[tuple[str, Weight, str]] = []
    done = 0
    for span in row.spans:
        if span.start > done:
            found.append((row.text[done : span.start], "normal", ""))
        found.append((row.text[span.start : span.end], "strong" if span.main else "normal", span.who))
        done = span.end
    if done < len(row.text):
        found.append((row.text[done:], "normal", ""))
    return found


def paint_log_line(painter: QPainter, rect: QRectF, row: LogRow, theme: Theme, state: LineState) -> None:
    """Paint a line: round and count, icon, sentence, link."""
    canvas = Canvas(painter, theme)
    line = log_line(theme, row, rect.width())
    painter.save()
    painter.translate(rect.topLeft())
    height = rect.height()
    whole = QRectF(0, 0, rect.width(), height)
    if state.selected:
        canvas.fill(whole, "select_wash")
        canvas.fill(QRectF(0, 0, 3, height), "select_line")
    elif state.hover:
        canvas.fill(whole, "raised")
    paint_words(canvas, row, line, height, over=state.over)
    if state.focus:
        canvas.focus_ring(whole.adjusted(1, 0, -1, 0), 2)
    painter.restore()


def paint_words(canvas: Canvas, row: LogRow, line: LogLine, height: float, *, over: str = "") -> None:
    """What stands on the line, without its ground."""
    theme = canvas.theme
    icon = theme.size("icon_small")
    canvas.text(QRectF(_EDGE, 0, theme.px(_WHEN_WIDE), height), row.when, "small", "normal", "ink2")
    if row.icon:
        canvas.icon(row.icon, line.icon_x, (height - icon) / 2, icon, "ink2")
    for piece in line.pieces:
        canvas.put(piece.x, 0, height, piece.text, "small", piece.weight, "ink")
        if piece.who and piece.who == over:
            canvas.rule(piece.x, height - 3, piece.width, "ink")
    if line.why_x >= 0:
        canvas.put(line.why_x, 0, height, row.why_label, "small", "normal", "ink2")
        canvas.dotted(line.why_x, height - 3, line.why_width)
