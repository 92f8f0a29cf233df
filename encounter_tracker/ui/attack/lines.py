"""The attacks that can be made, one line each; many of them scroll."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtWidgets import QFrame, QScrollArea

from encounter_tracker.ui.combatant.row_list import RowList, RowLook
from encounter_tracker.ui.widgets import slim_scroll_bars
from encounter_tracker.ui.widgets.canvas import RIGHT

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.ui.widgets import Canvas
    from encounter_tracker.viewmodels.attack_rows import AttackLine

LINE = 26
_PAD, _ICON, _BONUS = 12, 16, 44
_MOST, _LEAST = 5, 2


def paint_line(canvas: Canvas, rect: QRectF, row: AttackLine, look: RowLook) -> None:
    """One attack: icon, bonus, name, what it does; a tick behind those that were made."""
    px = canvas.theme.px
    if row.chosen:
        canvas.fill(rect, "select_wash")
        canvas.fill(QRectF(rect.x(), rect.y(), 3, rect.height()), "select_line")
    elif look.hover:
        canvas.fill(rect, "raised")
    if look.focus:
        canvas.focus_ring(rect.adjusted(2, 1, -2, -1), 4)
    icon, middle = float(px(_ICON)), rect.center().y()
    x = rect.x() + _PAD
    canvas.icon(row.icon, x, middle - icon / 2, icon, "ink" if row.chosen else "ink2")
    x += icon + 6
    bonus = QRectF(x, rect.y(), px(_BONUS) - 8, rect.height())
    canvas.text(bonus, row.bonus, "strong", "heavy" if row.chosen else "strong", "ink", RIGHT)
    x += px(_BONUS)
    right = rect.right() - _PAD
    if row.done:
        canvas.icon("check", right - icon, middle - icon / 2, icon, "ink2")
        right -= icon + 8
    name = canvas.text(
        QRectF(x, rect.y(), right - x, rect.height()), row.name, "body", "strong" if row.chosen else "normal"
    )
    x += name + 10
    if x < right:
        canvas.text(QRectF(x, rect.y(), right - x, rect.height()), row.remark, "small", "normal", "ink2")


class AttackLines(QScrollArea):
    """The list; a click or the arrows choose."""

    line_chosen = Signal(str)
    """The key of the line."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.list = RowList(theme, LINE, paint_line)
        self._room = _MOST
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        slim_scroll_bars(self, theme)
        self.setWidget(self.list)
        self.list.clicked_row.connect(self.line_chosen)
        self.list.current_changed.connect(self._on_current)

    def set_rows(self, rows: tuple[AttackLine, ...]) -> None:
        """Show these attacks; the chosen one is in sight."""
        self.list.set_rows(rows)
        self._fit()
        chosen = self._chosen
        if chosen and self.list.current != chosen:
            self.list.choose(chosen)
        self._reveal()

    @property
    def _chosen(self) -> str:
        return next((row.key for row in self.list.rows if row.chosen), "")

    def _reveal(self) -> None:
        rect = self.list.rect_of(self._chosen)
        if rect.isValid():
            self.ensureVisible(0, rect.center().y(), 0, rect.height() // 2 + 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The chosen one stays in sight."""
        super().resizeEvent(event)
        self._reveal()

    def set_room(self, lines: int) -> None:
        """So many lines at most."""
        lines = max(_LEAST, min(_MOST, lines))
        if lines != self._room:
            self._room = lines
            self._fit()

    @property
    def shown_lines(self) -> int:
        """How many are in sight now."""
        return max(1, min(self._room, len(self.list.rows)))

    @property
    def wanted_lines(self) -> int:
        """How many there are."""
        return len(self.list.rows)

    def retranslate(self) -> None:
        """Say the fixed words in the language in use."""
        self.list.setAccessibleName(QCoreApplication.translate("Attack", "Attacks"))

    def _fit(self) -> None:
        self.setFixedHeight(self.theme.px(LINE) * self.shown_lines)

    def _on_current(self, key: str) -> None:
        row = self.list.row(key)
        if row is not None and not row.chosen and self.list.hasFocus():
            self.line_chosen.emit(key)
