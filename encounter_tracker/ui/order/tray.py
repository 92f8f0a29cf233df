"""Who waits outside the order: delaying, or with a readied action. Never scrolled away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPoint, QRectF, QSize, Signal
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from encounter_tracker.ui.widgets.base import PaintedButton, keep_tooltip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QContextMenuEvent

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.ui.widgets.canvas import Canvas
    from encounter_tracker.viewmodels.rows import TrayRow

tr = QCoreApplication.translate

_HEIGHT = 32
_ICONS = {"delaying": "pause", "readied": "target"}


class TrayLine(PaintedButton):
    """One who waits; pressing it brings the combatant back."""

    return_requested = Signal(str)
    context_requested = Signal(str, QPoint)

    def __init__(self, theme: Theme, row: TrayRow, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._row = row
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._on_clicked)
        self.apply_sizes()
        self.retranslate()

    @property
    def row(self) -> TrayRow:
        """What it shows."""
        return self._row

    def set_row(self, row: TrayRow) -> None:
        """Show a row."""
        if row != self._row:
            self._row = row
            self.retranslate()
            self.update()

    def apply_sizes(self) -> None:
        """Keep the height."""
        self.setFixedHeight(self.theme.px(_HEIGHT))

    def sizeHint(self) -> QSize:
        """As wide as the list."""
        return QSize(self.theme.px(300), self.height())

    def minimumSizeHint(self) -> QSize:
        """It may be shortened."""
        return QSize(self.theme.px(120), self.height())

    def paint(self, canvas: Canvas) -> None:
        """Icon, sign, name, note, key."""
        theme, row, height = self.theme, self._row, float(self.height())
        rect = QRectF(self.rect())
        canvas.fill(rect, "raised")
        canvas.rule(0, 0, rect.width())
        icon, sign = theme.size("icon"), theme.px(14)
        canvas.icon(_ICONS[row.kind], theme.px(16), (height - icon) / 2, icon, "now_text")
        canvas.side_sign(row.side, theme.px(52), (height - sign) / 2, sign)
        right = rect.width() - 12
        if row.key:
            right = canvas.key_cap(right, height / 2, row.key) - 8
        left = theme.px(74)
        used = canvas.text(QRectF(left, 0, (right - left) * 0.7, height), row.name, "strong", "strong")
        note = QRectF(left + used + 8, 0, right - left - used - 8, height)
        shown = canvas.text(note, row.note, "small", "normal", "ink2")
        if self.underMouse():
            canvas.box(rect.adjusted(1, 1, -1, 0), None, "line", 2)
        if self.shows_ring:
            canvas.focus_ring(rect.adjusted(1, 1, -1, 0), 2)
        cut = shown < theme.face("small").width(row.note) or used < theme.face("strong", "strong").width(row.name)
        keep_tooltip(self, f"{row.name}\n{row.note}" if cut else "")

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for a menu."""
        self.context_requested.emit(self._row.id, event.globalPos())

    def retranslate(self) -> None:
        """Name the line in the language in use."""
        row = self._row
        self.setAccessibleName(row.accessible or f"{row.name}, {row.note}")
        self.setAccessibleDescription(tr("TrayView", "Brings {0} back into the order").format(row.name))

    def _on_clicked(self) -> None:
        self.return_requested.emit(self._row.id)


class TrayView(QWidget):
    """The lines of those who wait, at the foot of the list."""

    return_requested = Signal(str)
    """Somebody is to come back into the order."""
    context_requested = Signal(str, QPoint)
    """A menu is wanted for somebody, at a global point."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._lines: list[TrayLine] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def retranslate(self) -> None:
        """Say the fixed words in the language in use."""
        self.setAccessibleName(tr("TrayView", "Waiting"))
        for line in self._lines:
            line.retranslate()

    @property
    def lines(self) -> tuple[TrayLine, ...]:
        """The lines, top to bottom."""
        return tuple(self._lines)

    def set_rows(self, rows: Sequence[TrayRow]) -> None:
        """Show these; a line stays with its combatant, so the focus does too."""
        known = {line.row.id: line for line in self._lines}
        lines = []
        for place, row in enumerate(rows):
            line = known.pop(row.id, None) or self._new_line(row)
            line.set_row(row)
            if self._column.indexOf(line) != place:
                self._column.insertWidget(place, line)
                line.show()  # at once, not with the next event: the list measures what is left to it
            lines.append(line)
        for line in known.values():
            self._column.removeWidget(line)
            line.hide()
            line.deleteLater()
        self._lines = lines

    def return_nth(self, number: int) -> None:
        """Ask for the return of the first, second, …; for the keys Alt+1 to Alt+9."""
        if 1 <= number <= len(self._lines):
            self.return_requested.emit(self._lines[number - 1].row.id)

    def _new_line(self, row: TrayRow) -> TrayLine:
        line = TrayLine(self.theme, row, self)
        line.return_requested.connect(self.return_requested)
        line.context_requested.connect(self.context_requested)
        return line
