"""Lines that can be ticked, one under the other; many of them scroll."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from encounter_tracker.ui.why.pane_popover import FittingScroll
from encounter_tracker.ui.widgets.base import PaintedButton, keep_tooltip
from encounter_tracker.viewmodels.ticks import TickLine

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent

    from encounter_tracker.ui.theme import Role, Theme
    from encounter_tracker.ui.widgets import Canvas

ROW = 30
_PAD, _BOX = 12, 15
_TRENDS: dict[str, Role] = {"up": "up", "down": "down", "": "ink"}


class TickRow(PaintedButton):
    """One line. Space ticks it; Enter is for the surface it is on."""

    submitted = Signal()
    """Enter."""
    step_requested = Signal(int)
    """Up (-1) or down (+1)."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.line = TickLine(id="", text="")
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.apply_sizes()

    def apply_sizes(self) -> None:
        """Keep the height."""
        self.setFixedHeight(self.theme.px(ROW))

    def sizeHint(self) -> QSize:
        """As wide as there is room."""
        return QSize(self.theme.px(300), self.height())

    def minimumSizeHint(self) -> QSize:
        """It may be shortened."""
        return QSize(self.theme.px(120), self.height())

    def set_line(self, line: TickLine) -> None:
        """Show a line."""
        self.setChecked(line.ticked)
        self.setEnabled(line.enabled)
        if line != self.line:
            self.line = line
            self.setText(line.text)
            self.setAccessibleName(line.accessible)
            self.update()

    def nextCheckState(self) -> None:
        """Whether it is ticked, the view-model says."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter submits, arrows go on."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and not event.modifiers():
            self.submitted.emit()
            return
        if event.key() in {Qt.Key.Key_Up, Qt.Key.Key_Down}:
            self.step_requested.emit(-1 if event.key() == Qt.Key.Key_Up else 1)
            return
        super().keyPressEvent(event)

    def paint(self, canvas: Canvas) -> None:
        """Box, words, what becomes of it."""
        theme, line, height = self.theme, self.line, float(self.height())
        canvas.rule(_PAD, 0, self.width() - 2 * _PAD)
        if self.isEnabled() and self.underMouse():
            canvas.fill(QRectF(_PAD, 1, self.width() - 2 * _PAD, height - 1), "raised")
        box = theme.px(_BOX)
        rect = QRectF(_PAD + 2, (height - box) / 2, box, box)
        on, able = self.isChecked(), self.isEnabled()
        if able:
            canvas.box(rect, "select_line" if on else None, "select_line" if on else "ink2", 3, 1.5)
            if on:
                canvas.icon("check", rect.x() + 1.5, rect.y() + 1.5, box - 3, "pane")
        else:
            canvas.icon("ban", rect.x(), rect.y(), box, "ink2")
        right = self.width() - _PAD - 2.0
        if line.verdict:
            weight = "strong" if able else "normal"
            wide = min(theme.face("small", weight).width(line.verdict), (right - rect.right()) * 0.6)  # type: ignore[arg-type]
            role = _TRENDS[line.trend] if able else "ink2"
            canvas.text(QRectF(right - wide, 0, wide + 1, height), line.verdict, "small", weight, role)  # type: ignore[arg-type]
            right -= wide + 12
        x = rect.right() + 9
        used = canvas.text(QRectF(x, 0, right - x, height), line.text, "body", "strong", "ink" if able else "ink2")
        x += used + 10
        if line.detail and x < right - 24:
            canvas.text(QRectF(x, 0, right - x, height), line.detail, "small", "normal", "ink2")
        if self.shows_ring:
            canvas.focus_ring(QRectF(self.rect()).adjusted(_PAD - 6, 1, -(_PAD - 6), -1), 4)
        keep_tooltip(self, line.tooltip)


class TickList(QWidget):
    """All lines."""

    toggled = Signal(str)
    """A line was ticked, or no longer: its id."""
    submitted = Signal()
    """Enter on a line."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.rows: list[TickRow] = []
        self._shown = 0
        self._room = -1
        self._list = QWidget()
        self._column = QVBoxLayout(self._list)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addStretch(1)
        self.area = FittingScroll(theme, self._list)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.area)
        theme.theme_changed.connect(self._fit)

    def set_lines(self, lines: Sequence[TickLine]) -> None:
        """Show these lines."""
        while len(self.rows) < len(lines):
            self._add()
        for place, row in enumerate(self.rows):
            row.setVisible(place < len(lines))
            if place < len(lines):
                row.set_line(lines[place])
        self._shown = len(lines)
        self._fit()

    def set_room(self, height: int) -> None:
        """The height there is (-1: as much as it likes)."""
        if height != self._room:
            self._room = height
            self._fit()

    @property
    def wanted_height(self) -> int:
        """What all lines need."""
        return self._shown * self.theme.px(ROW)

    def controls(self) -> list[QWidget]:
        """What Tab reaches, in its order."""
        return list(self.rows)

    def first(self) -> QWidget | None:
        """The first line that can be ticked."""
        return next((row for row in self.rows[: self._shown] if row.isEnabled()), None)

    def _add(self) -> None:
        row = TickRow(self.theme)
        row.clicked.connect(lambda: self.toggled.emit(row.line.id))
        row.submitted.connect(self.submitted)
        row.step_requested.connect(lambda by: self._step(row, by))
        self._column.insertWidget(len(self.rows), row)
        self.rows.append(row)

    def _step(self, row: TickRow, by: int) -> None:
        able = [one for one in self.rows[: self._shown] if one.isEnabled()]
        if row in able:
            there = able[(able.index(row) + by) % len(able)]
            there.setFocus(Qt.FocusReason.OtherFocusReason)
            self.area.ensureWidgetVisible(there, 0, 4)

    def _fit(self) -> None:
        wanted = self.wanted_height
        height = wanted if self._room < 0 else max(min(wanted, self._room), min(wanted, 2 * self.theme.px(ROW)))
        self.setFixedHeight(height)
        self.setVisible(bool(self._shown))
