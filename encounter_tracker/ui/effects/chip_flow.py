"""The targets as pills: as many lines as they need; a click says that one saved, Del takes one out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtWidgets import QMenu, QSizePolicy, QWidget

from encounter_tracker.ui.widgets import CheckChip
from encounter_tracker.ui.widgets.base import PaintedWidget, keep_tooltip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QResizeEvent

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.ui.widgets.canvas import Canvas
    from encounter_tracker.viewmodels.effect_view import TargetRow

tr = QCoreApplication.translate

_LINE, _GAP, _MOST_LINES = 26, 5, 4


class TargetChip(CheckChip):
    """One target."""

    remove_requested = Signal(str)

    def __init__(self, theme: Theme, row: TargetRow, parent: QWidget) -> None:
        super().__init__(theme, row.name, parent=parent)
        self.who = row.id
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click must not take Enter away from the form
        self.show_row(row)

    def show_row(self, row: TargetRow) -> None:
        """Show how this target stands to it."""
        self.setChecked(True)  # the tick is painted; whether it saved is said by sign and word
        self.setText(row.name)
        if row.immune:
            self.set_note(tr("TargetChip", "immune"), "ban")
        elif row.outcome == "saved":
            self.set_note(tr("TargetChip", "saved"), "shield")
        elif row.outcome == "open":
            self.set_note(row.resistance, "dices")
        elif row.outcome == "resisted":
            self.set_note(tr("TargetChip", "resisted"), "shield")
        else:
            self.set_note("", "check")
        said = tr("TargetChip", "Click: saved, or not. Del: not a target.")
        keep_tooltip(self, f"{row.immune}\n{said}" if row.immune else said)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Del takes the target out."""
        if event.key() in {Qt.Key.Key_Delete, Qt.Key.Key_Backspace}:
            self.remove_requested.emit(self.who)
            return
        super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The same by mouse."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(tr("TargetChip", "Not a target")).triggered.connect(lambda: self.remove_requested.emit(self.who))
        menu.popup(event.globalPos())


class ChipFlow(PaintedWidget):
    """A caption and pills behind it, in lines."""

    toggled = Signal(str)
    """A target saved, or did not: its id."""
    remove_requested = Signal(str)
    """A target is to be taken out."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._caption = self._nobody = ""
        self._chips: list[TargetChip] = []
        self._hidden = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.apply_sizes()

    @property
    def chips(self) -> tuple[TargetChip, ...]:
        """The pills."""
        return tuple(self._chips)

    def set_words(self, caption: str, nobody: str) -> None:
        """The word before the pills, and what to say where there are none."""
        self._caption, self._nobody = caption, nobody
        self.setAccessibleName(caption)
        self._lay_out()

    def set_rows(self, rows: Sequence[TargetRow]) -> None:
        """Show these targets."""
        if [chip.who for chip in self._chips] != [row.id for row in rows]:
            for chip in self._chips:
                chip.hide()
                chip.deleteLater()
            self._chips = [self._made(row) for row in rows]
        for chip, row in zip(self._chips, rows, strict=True):
            chip.show_row(row)
        self._lay_out()

    def apply_sizes(self) -> None:
        """Lay the pills out anew."""
        self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the pills out anew."""
        super().resizeEvent(event)
        self._lay_out()

    def paint(self, canvas: Canvas) -> None:
        """The caption; what is said when there is nobody, or how many there is no room for."""
        line = float(self.theme.px(_LINE))
        x = canvas.put(0, 0, line - 2, self._caption, "small", "normal", "ink2") + 8
        if not self._chips:
            canvas.text(QRectF(x, 0, self.width() - x, line - 2), self._nobody, "small", "normal", "ink2")
        if self._hidden:
            top = self.height() - line
            canvas.text(
                QRectF(0, top, self.width(), line - 2), f"+{self._hidden}", "small", "strong", "ink2",
                Qt.AlignmentFlag.AlignRight,
            )  # fmt: skip

    def _made(self, row: TargetRow) -> TargetChip:
        chip = TargetChip(self.theme, row, self)
        chip.clicked.connect(lambda: self.toggled.emit(chip.who))
        chip.remove_requested.connect(self.remove_requested)
        chip.show()
        return chip

    def _lay_out(self) -> None:
        line = self.theme.px(_LINE)
        start = round(self.theme.face("small").width(self._caption)) + 8
        x, row = start, 0
        self._hidden = 0
        more = self.theme.px(30)
        for chip in self._chips:
            width = chip.sizeHint().width()
            if x > start and x + width > self.width() and row < _MOST_LINES:
                x, row = start, row + 1
            shown = row < _MOST_LINES and (row < _MOST_LINES - 1 or x + width <= self.width() - more)
            if not shown:
                row = _MOST_LINES
                self._hidden += 1
            chip.setVisible(shown)
            chip.setGeometry(x, row * line, min(width, max(24, self.width() - x)), chip.height())
            x += width + _GAP
        lines = min(row + 1, _MOST_LINES)
        self.setFixedHeight(lines * line - 2)
        hidden = [chip.text() for chip in self._chips if chip.isHidden()]
        keep_tooltip(self, ", ".join(hidden))
        self.update()
