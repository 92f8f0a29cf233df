"""The folded log: its newest line, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtWidgets import QSizePolicy

from encounter_tracker.ui.log.line import log_line, paint_words
from encounter_tracker.ui.widgets.base import PaintedButton, keep_tooltip

if TYPE_CHECKING:
    from PySide6.QtGui import QMouseEvent
    from PySide6.QtWidgets import QWidget

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.ui.widgets.canvas import Canvas
    from encounter_tracker.viewmodels.log import LogRow


class NewestLine(PaintedButton):
    """One line. A click on a name or on the link is told apart; a click elsewhere (`clicked`) unfolds the log."""

    combatant_requested = Signal(str)
    """A name was clicked: the combatant's id."""
    why_requested = Signal(object, QRect)
    """The reasons are wanted: the row, and where the line is on the screen."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._row: LogRow | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMouseTracking(True)
        self.apply_sizes()

    @property
    def row(self) -> LogRow | None:
        """What is shown."""
        return self._row

    def set_row(self, row: LogRow | None) -> None:
        """Show another line, or none."""
        if row != self._row:
            self._row = row
            self.setAccessibleName(row.accessible if row is not None else "")
            self.update()

    def apply_sizes(self) -> None:
        """Keep the height."""
        self.setFixedHeight(self.theme.px(28))

    def sizeHint(self) -> QSize:
        """It takes what there is."""
        return QSize(self.theme.px(240), self.height())

    def minimumSizeHint(self) -> QSize:
        """It may be shortened."""
        return QSize(self.theme.px(120), self.height())

    def paint(self, canvas: Canvas) -> None:
        """The line."""
        if self._row is not None:
            line = log_line(self.theme, self._row, self.width())
            paint_words(canvas, self._row, line, self.height())
            keep_tooltip(self, self._row.text if line.cut else "")
        if self.shows_ring:
            canvas.focus_ring(self.rect().toRectF().adjusted(1, 1, -1, -1), 3)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Names and the link look as if they could be clicked."""
        who, why = self._under(event.position().toPoint())
        self.setCursor(Qt.CursorShape.PointingHandCursor if who or why else Qt.CursorShape.ArrowCursor)
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A name, the link, or the line as a whole."""
        who, why = self._under(event.position().toPoint())
        if (who or why) and event.button() is Qt.MouseButton.LeftButton and self.isDown():
            self.setDown(False)
            event.accept()
            if why:
                self.why_requested.emit(self._row, QRect(self.mapToGlobal(QPoint(0, 0)), self.size()))
            else:
                self.combatant_requested.emit(who)
            return
        super().mouseReleaseEvent(event)

    def _under(self, at: QPoint) -> tuple[str, bool]:
        if self._row is None or not self.rect().contains(at):
            return "", False
        line = log_line(self.theme, self._row, self.width())
        return line.who_at(at.x()), line.is_why(at.x())
