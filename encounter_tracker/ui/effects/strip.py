"""The strip of rounds, painted: the end of an effect as a place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QBrush
from PySide6.QtWidgets import QSizePolicy

from encounter_tracker.ui.widgets.base import PaintedLabel
from encounter_tracker.ui.widgets.canvas import CENTER, NO_PEN
from encounter_tracker.viewmodels.effect_strip import StripRow

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from encounter_tracker.ui.theme import Theme, Weight
    from encounter_tracker.ui.widgets.canvas import Canvas

_BOX, _GAP, _LEFT, _HEIGHT = 66, 3, 25, 34


class RoundsStrip(PaintedLabel):
    """Rounds as boxes, a gold line where it ends."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.row = StripRow()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.apply_sizes()

    def set_row(self, row: StripRow, spoken: str) -> None:
        """Show a strip; ``spoken``: the same as a sentence."""
        self.setAccessibleName(spoken)
        if row != self.row:
            self.row = row
            self.update()

    def apply_sizes(self) -> None:
        """Keep the height."""
        self.setFixedHeight(self.theme.px(_HEIGHT))

    def sizeHint(self) -> QSize:
        """Room for nine rounds."""
        return QSize(self.theme.px(_LEFT + 9 * _BOX), self.height())

    def minimumSizeHint(self) -> QSize:
        """The boxes get smaller."""
        return QSize(self.theme.px(200), self.height())

    def paint(self, canvas: Canvas) -> None:
        """The boxes, the end, and an arrow where none is known."""
        theme, row = self.theme, self.row
        if not row.boxes:
            return
        left = float(theme.px(_LEFT))
        step = min(float(theme.px(_BOX)), (self.width() - left - theme.px(20)) / len(row.boxes))
        high = float(theme.px(20))
        top = (self.height() - high) / 2
        for place, box in enumerate(row.boxes):
            rect = QRectF(left + place * step, top, step - _GAP, high)
            if not box.text:
                canvas.text(rect, "…", "small", "strong", "ink2", CENTER)
                continue
            canvas.box(rect, "select_wash" if box.inside else "raised", "select_line" if box.inside else None, 3)
            if box.inside and row.kept:
                self._hatch(canvas, rect.adjusted(1.5, 1.5, -1.5, -1.5))
            weight: Weight = "strong" if box.now else "normal"
            canvas.text(rect, box.text, "small", weight, "ink" if box.inside else "ink2", CENTER)
        self._paint_end(canvas, left, step, top, high)

    def _paint_end(self, canvas: Canvas, left: float, step: float, top: float, high: float) -> None:
        theme, row = self.theme, self.row
        small = theme.size("icon_small")
        if row.end >= 0:
            x = left + row.end * step
            canvas.fill(QRectF(x - _GAP, top - 4, 3, high + 8), "now_line")
            canvas.icon("hourglass", x + 5, top + (high - small) / 2, small, "now_text")
        if row.goes_on:
            x = left + len(row.boxes) * step
            canvas.icon("arrow-right", x + 2, top + (high - small) / 2, small, "select_line")

    def _hatch(self, canvas: Canvas, rect: QRectF) -> None:
        """Only while somebody keeps it up."""
        painter = canvas.painter
        painter.save()
        painter.setPen(NO_PEN)
        painter.setOpacity(0.35)
        painter.setBrush(QBrush(self.theme.color("select_line"), Qt.BrushStyle.BDiagPattern))
        painter.drawRect(rect)
        painter.restore()
