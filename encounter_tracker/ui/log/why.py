"""What is behind a line: dice, steps of a reckoning, the rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRect

from encounter_tracker.ui.why.wrapped import Paragraph
from encounter_tracker.ui.widgets.canvas import Run
from encounter_tracker.ui.widgets.header import TextLine
from encounter_tracker.ui.widgets.popover import Popover

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.log import LogRow

tr = QCoreApplication.translate

_PAD = 12
_RULE = 520  # where a rule is broken into lines
_SHADOW = 12  # the room around a popover that its shadow takes


class LogWhy(Popover):
    """Opens over the line it explains, or under it where there is no room."""

    def __init__(self, theme: Theme, window: QWidget) -> None:
        super().__init__(theme, window, name=tr("LogWhy", "Why"), backdrop="clear")
        self._window = window
        self._lines: list[TextLine | Paragraph] = []
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
        if row.rule:
            self._lines.append(self._rule(row.rule))
        for line in self._lines:
            self.body.addWidget(line)
            line.show()
        self.setAccessibleDescription("\n".join(text for text in (row.why, row.rule) if text))

    def _rule(self, text: str) -> Paragraph:
        """The rule, in as many lines as it needs."""
        rule = Paragraph(self.theme, text, "small", "ink2", parent=self)
        room = self._window.width() - 4 * _PAD - self.theme.px(50)
        wide = min(room, self.theme.px(_RULE), round(self.theme.face("small").width(text)) + 4)
        rule.setFixedSize(wide, rule.heightForWidth(wide) + 2)
        return rule
