"""The figures that change, in rows: name, before and after, what the change is made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip

from encounter_tracker.ui.widgets import PaintedWidget, Run, runs_width
from encounter_tracker.ui.widgets.canvas import RIGHT

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QWheelEvent
    from PySide6.QtWidgets import QWidget

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.ui.widgets import Canvas
    from encounter_tracker.viewmodels.template_changes import ChangeRow

_ROW, _PAD, _GAP, _WHEEL_NOTCH = 21, 8, 10, 120
_LABEL_SHARE, _PARTS = 0.34, 60
_ARROW: Final = " \N{RIGHTWARDS ARROW} "


class ChangesView(PaintedWidget):
    """As many rows as there is room for; arrow keys and the wheel go through the rest."""

    def __init__(self, theme: Theme, rows: int, parent: QWidget | None = None) -> None:
        """Show up to ``rows`` at a time."""
        super().__init__(theme, parent)
        self._rows: tuple[ChangeRow, ...] = ()
        self._most, self._first = rows, 0
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.apply_sizes()

    @property
    def rows(self) -> tuple[ChangeRow, ...]:
        """What is listed."""
        return self._rows

    @property
    def first(self) -> int:
        """The row at the top."""
        return self._first

    @property
    def shown(self) -> int:
        """How many rows are in sight."""
        return min(self._most, len(self._rows))

    def set_most(self, rows: int) -> None:
        """Show up to so many at a time."""
        if rows != self._most:
            self._most = max(1, rows)
            self._scroll(0)
            self.apply_sizes()
            self.updateGeometry()
            self.update()

    def set_rows(self, rows: tuple[ChangeRow, ...]) -> None:
        """List these."""
        if rows == self._rows:
            return
        self._rows = rows
        self._scroll(0)
        self.setVisible(bool(rows))
        self.setAccessibleName(QCoreApplication.translate("Templates", "What changes"))
        self.setAccessibleDescription(". ".join(_spoken(row) for row in rows))
        self.apply_sizes()
        self.updateGeometry()
        self.update()

    def apply_sizes(self) -> None:
        """Keep the height."""
        self.setFixedHeight(self.theme.px(_ROW) * self.shown + 4)

    def sizeHint(self) -> QSize:
        """As wide as there is room."""
        return QSize(self.theme.px(360), self.height())

    def minimumSizeHint(self) -> QSize:
        """It may be narrow."""
        return QSize(self.theme.px(200), self.height())

    def paint(self, canvas: Canvas) -> None:
        """The rows, and signs where there are more."""
        canvas.box(QRectF(self.rect()), "sunken", "line", 4)
        row_high, label = self.theme.px(_ROW), self._label_width()
        for line, row in enumerate(self._rows[self._first : self._first + self._most]):
            self._paint_row(canvas, row, QRectF(0, 2 + line * row_high, self.width(), row_high), label)
        size = self.theme.px(12)
        x = self.width() - size - 4
        if self._first:
            canvas.icon("chevron-up", x, 4, size, "ink2")
        if self._first + self._most < len(self._rows):
            canvas.icon("chevron-down", x, self.height() - size - 4, size, "ink2")
        if self.shows_ring:
            canvas.focus_ring(QRectF(self.rect()), 4)

    def _label_width(self) -> float:
        face = self.theme.face("body")
        widest = max((face.width(row.label) for row in self._rows), default=0.0)
        return min(widest, self.width() * _LABEL_SHARE)

    def _paint_row(self, canvas: Canvas, row: ChangeRow, rect: QRectF, label: float) -> None:
        canvas.text(QRectF(_PAD, rect.y(), label, rect.height()), row.label, "body", "normal", "ink2")
        left, right = _PAD + label + _GAP, rect.width() - _PAD - self.theme.px(14)
        runs = _runs(row)
        if row.parts:
            rest = right - left - _GAP - runs_width(self.theme, runs)
            wide = min(self.theme.face("small").width(row.parts) + 1, max(rest, self.theme.px(_PARTS)))
            place = QRectF(right - wide, rect.y(), wide, rect.height())
            canvas.text(place, row.parts, "small", "normal", "ink2", RIGHT)
            right -= wide + _GAP
        canvas.runs(left, rect.y(), rect.height(), runs, right)

    def _is_cut(self, row: ChangeRow) -> bool:
        label = self._label_width()
        parts = self.theme.face("small").width(row.parts) + 1 if row.parts else 0.0
        room = self.width() - 2 * _PAD - self.theme.px(14) - label - _GAP - (parts + _GAP if parts else 0)
        return not self.theme.face("body").fits(row.label, label) or runs_width(self.theme, _runs(row)) > room

    def event(self, event: QEvent) -> bool:
        """The whole row, where it was cut."""
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            at = self._first + (event.y() - 2) // self.theme.px(_ROW)
            row = self._rows[at] if 0 <= at < len(self._rows) else None
            text = _spoken(row) if row is not None and self._is_cut(row) else ""
            QToolTip.showText(event.globalPos(), text, self)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down go through the rows."""
        page = max(1, self._most - 1)
        steps = {
            Qt.Key.Key_Up: -1,
            Qt.Key.Key_Down: 1,
            Qt.Key.Key_PageUp: -page,
            Qt.Key.Key_PageDown: page,
            Qt.Key.Key_Home: -len(self._rows),
            Qt.Key.Key_End: len(self._rows),
        }
        if event.key() in steps:
            self._scroll(steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel too."""
        self._scroll(-round(event.angleDelta().y() / _WHEEL_NOTCH) * 2)
        event.accept()

    def _scroll(self, by: int) -> None:
        first = min(max(0, self._first + by), max(0, len(self._rows) - self._most))
        if first != self._first:
            self._first = first
            self.update()


def _runs(row: ChangeRow) -> tuple[Run, ...]:
    return (
        Run(row.before, "body", "normal", "ink2"),
        Run(_ARROW, "body", "normal", "ink2"),
        Run(row.after, "body", "strong", "ink"),
    )


def _spoken(row: ChangeRow) -> str:
    said = f"{row.label}: {row.before}{_ARROW}{row.after}"
    return f"{said} ({row.parts})" if row.parts else said
