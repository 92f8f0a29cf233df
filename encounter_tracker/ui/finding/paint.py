"""Painted parts of the finder: the DC with its parts, and what came of the search."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize
from PySide6.QtWidgets import QSizePolicy

from encounter_tracker.ui.widgets.base import PaintedLabel, keep_tooltip
from encounter_tracker.ui.widgets.canvas import RIGHT

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.ui.widgets.canvas import Canvas
    from encounter_tracker.viewmodels.find_view import FindOutcome, FindView

_LINE, _TOTAL, _PAD = 20, 28, 10


class DcTable(PaintedLabel):
    """What one rolls against, line by line, the sum below."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._view: FindView | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.apply_sizes()

    def show_view(self, view: FindView) -> None:
        """Show the DC of a view."""
        self._view = view
        parts = ", ".join(f"{part.title} {part.value}" for part in view.parts)
        said = f"{view.dc_title} {view.total}"
        self.setAccessibleName(f"{said}: {parts}" if parts else said)
        self.setMinimumHeight(self._wanted())
        self.update()

    def _wanted(self) -> int:
        lines = 0 if self._view is None else len(self._view.parts)
        return lines * self.theme.px(_LINE) + self.theme.px(_TOTAL) + 2 * _PAD

    def apply_sizes(self) -> None:
        """As wide as the longest line of the table in French."""
        self.setFixedWidth(self.theme.px(228))
        self.setMinimumHeight(self._wanted())

    def sizeHint(self) -> QSize:
        """As high as its lines."""
        return QSize(self.theme.px(228), self._wanted())

    def paint(self, canvas: Canvas) -> None:
        """Ground, parts, rule, sum."""
        view, px = self._view, self.theme.px
        canvas.box(QRectF(self.rect()), "raised", None, 6)
        if view is None:
            return
        left, width, y = float(_PAD), self.width() - 2.0 * _PAD, float(_PAD)
        for part in view.parts:
            line = QRectF(left, y, width, px(_LINE))
            canvas.text(line, part.value, "small", "strong", "ink", RIGHT)
            canvas.text(line.adjusted(0, 0, -px(40), 0), part.title, "small", "normal", "ink2")
            y += px(_LINE)
        if view.parts:
            canvas.rule(left, y + 2, width)
        line = QRectF(left, y + 2, width, px(_TOTAL))
        canvas.text(line, view.dc_title, "body", "strong", "ink")
        number = view.total.lstrip("-\N{MINUS SIGN}").isdigit()
        size = "title" if number else "body"
        room = line.adjusted(self.theme.face("body", "strong").width(view.dc_title) + 10, 0, 0, 0)
        canvas.text(room, view.total, size, "heavy" if number else "strong", "ink", RIGHT)  # type: ignore[arg-type]


class OutcomeLine(PaintedLabel):
    """What came of the last search: found or not, by shape, word and colour."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._outcome: FindOutcome | None = None
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.apply_sizes()
        self.hide()

    def show_outcome(self, outcome: FindOutcome | None) -> None:
        """Show it, or nothing."""
        self._outcome = outcome
        said = "" if outcome is None else "\n".join(text for text in (outcome.text, outcome.detail) if text)
        self.setAccessibleName(said)
        keep_tooltip(self, said)
        self.setVisible(outcome is not None and self.parentWidget() is not None)
        self.update()

    def apply_sizes(self) -> None:
        """Keep the height."""
        self.setFixedHeight(self.theme.px(48))

    def sizeHint(self) -> QSize:
        """As wide as there is room."""
        return QSize(self.theme.px(300), self.height())

    def paint(self, canvas: Canvas) -> None:
        """Ground by result, sign, sentence, the dice behind it."""
        outcome, theme, px = self._outcome, self.theme, self.theme.px
        if outcome is None:
            return
        rect = QRectF(self.rect())
        if outcome.found:
            canvas.box(rect, "help_fill", "help_line", 8)
        else:
            canvas.box(rect, "harm_fill", None, 3)
        ink = "help_ink" if outcome.found else "harm_ink"
        icon = theme.size("icon")
        middle = rect.center().y()
        canvas.icon(outcome.icon, 12, middle - icon / 2, icon, ink)  # type: ignore[arg-type]
        left = 12 + icon + 10
        room = rect.width() - left - 10
        top = middle - px(18) if outcome.detail else middle - px(10)
        canvas.text(QRectF(left, top, room, px(20)), outcome.text, "body", "strong", ink)  # type: ignore[arg-type]
        if outcome.detail:
            canvas.text(QRectF(left, middle, room, px(17)), outcome.detail, "small", "normal", ink)  # type: ignore[arg-type]
