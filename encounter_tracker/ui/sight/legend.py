"""What the signs of the table mean: those that are in it now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize
from PySide6.QtWidgets import QSizePolicy

from encounter_tracker.ui.sight.paint import paint_cell
from encounter_tracker.ui.widgets.base import PaintedLabel

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.ui.widgets.canvas import Canvas
    from encounter_tracker.viewmodels.sight_rows import LegendItem

_LINE, _SAMPLE, _PAD = 25, 58, 12


class SightLegend(PaintedLabel):
    """A line for each sign."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._items: tuple[LegendItem, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.apply_sizes()

    def set_items(self, items: tuple[LegendItem, ...]) -> None:
        """Explain these."""
        if items != self._items:
            self._items = items
            self.setAccessibleName("; ".join(item.words for item in items))
            self.apply_sizes()
            self.updateGeometry()
            self.update()

    @property
    def wanted_height(self) -> int:
        """The height of all lines."""
        return len(self._items) * self.theme.px(_LINE) + 8

    def apply_sizes(self) -> None:
        """A line for each."""
        self.setFixedHeight(self.wanted_height)

    def sizeHint(self) -> QSize:
        """As high as its lines."""
        return QSize(self.theme.px(200), self.wanted_height)

    def paint(self, canvas: Canvas) -> None:
        """Sign and words, line by line."""
        high, sample = self.theme.px(_LINE), self.theme.px(_SAMPLE)
        canvas.rule(0, 0, self.width())
        for at, item in enumerate(self._items):
            y = 5.0 + at * high
            paint_cell(canvas, QRectF(_PAD, y, sample, high), item.cell)
            left = _PAD + sample + 10
            canvas.text(QRectF(left, y, self.width() - left - 8, high), item.words, "small", "normal", "ink2")
