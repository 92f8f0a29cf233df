"""What the rolls of this turn came to, in words, under what is still due."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from encounter_tracker.ui.widgets.base import PaintedLabel, keep_tooltip
from encounter_tracker.ui.widgets.button import Button
from encounter_tracker.viewmodels.combatant_rows import ToldRow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.ui.widgets.canvas import Canvas

_HEIGHT = 28


class ToldLine(PaintedLabel):
    """One result, with a button where something follows from it."""

    wanted = Signal(str)
    """The button was pressed: what is to be done."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.row = ToldRow(text="")
        self.button = Button(theme, icon="dices", height=24, parent=self)
        self.button.hide()
        self.button.clicked.connect(lambda: self.wanted.emit(self.row.action))
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 2, 10, 2)
        line.addStretch(1)
        line.addWidget(self.button)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.apply_sizes()

    def set_row(self, row: ToldRow) -> None:
        """Show a result."""
        if row == self.row:
            return
        self.row = row
        self.setAccessibleName(row.text)
        self.button.setText(row.button)
        self.button.setVisible(bool(row.action))
        self.update()

    def apply_sizes(self) -> None:
        """Keep the height."""
        self.setFixedHeight(self.theme.px(_HEIGHT))

    def paint(self, canvas: Canvas) -> None:
        """An icon and the words."""
        height = float(self.height())
        canvas.fill(QRectF(self.rect()), "raised")
        size = self.theme.size("icon")
        canvas.icon("dices", 14, (height - size) / 2, size, "ink2")
        right = self.button.x() - 8 if self.row.action else self.width() - 12
        room = QRectF(38, 0, right - 38, height)
        canvas.text(room, self.row.text, "body", "normal", "ink")
        fits = self.theme.face("body").fits(self.row.text, room.width())
        keep_tooltip(self, "" if fits else self.row.text)


class ToldBand(QWidget):
    """The results, the newest first; nothing where there is none."""

    wanted = Signal(str)
    """What is to be done about a result."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.lines: list[ToldLine] = []
        self._rows: tuple[ToldRow, ...] = ()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    def set_rows(self, rows: Sequence[ToldRow]) -> None:
        """Show these results."""
        rows = tuple(rows)
        if rows == self._rows:
            return
        self._rows = rows
        while len(self.lines) < len(rows):
            line = ToldLine(self.theme, self)
            line.wanted.connect(self.wanted)
            self.lines.append(line)
            self._column.addWidget(line)
        for line, row in zip(self.lines, rows, strict=False):
            line.set_row(row)
            line.show()
        for line in self.lines[len(rows) :]:
            line.hide()
        self.setVisible(bool(rows))
