"""What can be typed, as examples in small boxes with what they do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize
from PySide6.QtWidgets import QSizePolicy

from encounter_tracker.ui.widgets.base import PaintedLabel
from encounter_tracker.ui.widgets.canvas import CENTER

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.ui.widgets import Canvas

_PAD, _BOX, _HEIGHT = 12, 18, 30


class Legend(PaintedLabel):
    """One line; what does not fit is left out whole."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._items: tuple[tuple[str, str], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.apply_sizes()

    def set_items(self, items: tuple[tuple[str, str], ...]) -> None:
        """Show these examples."""
        self._items = items
        whole = ", ".join(f"{text}: {words}" if words else text for text, words in items)
        self.setAccessibleName(whole)
        self.setToolTip(whole)
        self.update()

    def apply_sizes(self) -> None:
        """Keep the height."""
        self.setFixedHeight(self.theme.px(_HEIGHT))

    def sizeHint(self) -> QSize:
        """As wide as there is room."""
        return QSize(self.theme.px(300), self.height())

    def paint(self, canvas: Canvas) -> None:
        """Boxes and words."""
        theme, x = self.theme, float(_PAD)
        strong, small, high = theme.face("small", "strong"), theme.face("small"), float(self.height())
        box = theme.px(_BOX)
        for text, words in self._items:
            width = strong.width(text) + 12
            if x + width + (6 + small.width(words) if words else 0) > self.width() - _PAD:
                break
            canvas.box(QRectF(x, (high - box) / 2, width, box), "raised", None, 3)
            canvas.text(QRectF(x, 0, width, high), text, "small", "strong", "ink", CENTER)
            x += width + 6
            if words:
                x = canvas.put(x, 0, high, words, "small", "normal", "ink2")
            x += 12
