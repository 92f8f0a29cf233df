"""Whom the finder found, in rows; the keyboard stays in the field above."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QSizePolicy

from encounter_tracker.ui.widgets import PaintedWidget
from encounter_tracker.ui.widgets.base import keep_tooltip

if TYPE_CHECKING:
    from PySide6.QtGui import QMouseEvent, QWheelEvent
    from PySide6.QtWidgets import QWidget

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.ui.widgets import Canvas
    from encounter_tracker.viewmodels.add_hits import AddHit

ROW = 28
_PAD, _NAME = 12, 200
_WHEEL_NOTCH = 120


class AddHits(PaintedWidget):
    """The hits; a click chooses, a double click adds."""

    chosen = Signal(int)
    """The place of the hit that was clicked."""
    taken = Signal()
    """The hit was double-clicked."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._hits: tuple[AddHit, ...] = ()
        self._current, self._first, self._shown = -1, 0, 8
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.apply_sizes()

    @property
    def shown(self) -> int:
        """How many rows there are."""
        return self._shown

    def set_shown(self, rows: int) -> None:
        """Take room for so many rows."""
        if rows != self._shown:
            self._shown = rows
            self.apply_sizes()
            self._reveal()
            self.update()

    def show_hits(self, hits: tuple[AddHit, ...], current: int) -> None:
        """List these."""
        if (hits, current) == (self._hits, self._current):
            return
        if hits != self._hits:
            self._first = 0
        self._hits, self._current = hits, current
        hit = hits[current] if 0 <= current < len(hits) else None
        self.setAccessibleName(f"{hit.name}, {hit.detail}" if hit is not None else "")
        self._reveal()
        self.update()

    def apply_sizes(self) -> None:
        """Keep the height."""
        self.setFixedHeight(self.theme.px(ROW) * self._shown)

    def sizeHint(self) -> QSize:
        """As wide as there is room."""
        return QSize(self.theme.px(400), self.height())

    def _reveal(self) -> None:
        most = max(0, len(self._hits) - self._shown)
        least = max(0, self._current - self._shown + 1)
        if self._current >= 0:
            self._first = min(max(self._first, least), self._current)
        self._first = min(self._first, most)

    def paint(self, canvas: Canvas) -> None:
        """Sign, name, what it is; how many are below."""
        px, row = self.theme.px, self.theme.px(ROW)
        cut = []
        visible = self._hits[self._first : self._first + self._shown]
        for line, hit in enumerate(visible):
            rect = QRectF(0, line * row, self.width(), row)
            current = self._first + line == self._current
            if current:
                canvas.box(rect.adjusted(_PAD - 4, 0, 4 - _PAD, 0), "select_wash", "select_line", 4, 1.5)
            sign = px(14)
            if hit.by_hand:
                canvas.icon("pencil", _PAD + 4, rect.center().y() - sign / 2, sign, "ink2")
            else:
                side = "party" if hit.hero else "foe"
                canvas.side_sign(side, _PAD + 4, rect.center().y() - sign / 2, sign)
            x = _PAD + 4 + sign + 8
            wide = self.theme.face("strong", "strong").width(hit.name) + 6 if hit.by_hand else px(_NAME)
            name = QRectF(x, rect.y(), wide, row)
            canvas.text(name, hit.name, "strong", "strong", "ink")
            detail = QRectF(x + wide + 8, rect.y(), self.width() - x - wide - 2 * _PAD - 8, row)
            canvas.text(detail, hit.detail, "small", "normal", "ink2")
            if not self.theme.face("strong", "strong").fits(hit.name, wide):
                cut.append(hit.name)
            if not self.theme.face("small").fits(hit.detail, detail.width()):
                cut.append(f"{hit.name}: {hit.detail}")
        keep_tooltip(self, "\n".join(cut))
        self._paint_more(canvas)

    def _paint_more(self, canvas: Canvas) -> None:
        """A sign at the edge where there is more above or below."""
        size = self.theme.px(12)
        x = self.width() - _PAD - size - 2
        if self._first:
            canvas.icon("chevron-up", x, 4, size, "ink2")
        if self._first + self._shown < len(self._hits):
            canvas.icon("chevron-down", x, self.height() - size - 4, size, "ink2")

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click chooses."""
        at = self._first + int(event.position().y()) // self.theme.px(ROW)
        if event.button() is Qt.MouseButton.LeftButton and at < len(self._hits):
            self.chosen.emit(at)
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A double click adds."""
        self.mousePressEvent(event)
        self.taken.emit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll without choosing."""
        step = -round(event.angleDelta().y() / _WHEEL_NOTCH)
        most = max(0, len(self._hits) - self._shown)
        self._first = min(max(0, self._first + step), most)
        self.update()
        event.accept()
