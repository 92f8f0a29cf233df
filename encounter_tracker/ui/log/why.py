"""What is behind a line: dice, steps of a reckoning."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRect

from encounter_tracker.ui.widgets.canvas import Run
from encounter_tracker.ui.widgets.header import TextLine
from encounter_tracker.ui.widgets.popover import Popover

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.log import LogRow

tr = QCoreApplication.translate

_PAD = 12
_SHADOW = 12  # the room around a popover that its shadow takes


class LogWhy(Popover):
    """Opens over the line it explains, or under it where there is no room."""

    def __init__(self, theme: Theme, window: QWidget) -> None:
        super().__init__(theme, window, name=tr("LogWhy", "Why"), backdrop="clear")
        self._window = window
        self._lines: list[TextLine] = []
        margins = self.body.contentsMargins()
        self.body.setContentsMargins(
            margins.left() + _PAD, margins.top() + 6, margins.right() + _PAD, margins.bottom() + 8
        )

    @property
    def texts(self) -> tuple[str, ...]:
        """What it says, line by line."""
        return tuple(line.accessibleName() for line in self._lines)

    def show_row(self, row: LogRow, line: QRect) -> None:
        """Explain a line that is at this place of the screen."""
        self._fill(row)
        at = QRect(self._window.mapFromGlobal(line.topLeft()), line.size())
        hint = self.body.sizeHint()
        wide = min(hint.width() - 2 * _SHADOW, self._window.width() - 2 * _PAD)
        high = hint.height() - 2 * _SHADOW
        top = at.top() - high - 4
        if top < 0:
            top = at.bottom() + 4
        self.open_in(QRect(at.left() + self.theme.px(50), top, wide, high))

    def _fill(self, row: LogRow) -> None:
        for old in self._lines:
            self.body.removeWidget(old)
            old.hide()
            old.deleteLater()
        head = TextLine(self.theme, height=24)
        head.set_runs((Run(row.text, "small", "strong", "ink"),))
        self._lines = [head]
        for text in row.why.splitlines():
            self._lines.append(TextLine(self.theme, text, "small", "normal", "ink"))
        for line in self._lines:
            self.body.addWidget(line)
        self.setAccessibleDescription(row.why)
