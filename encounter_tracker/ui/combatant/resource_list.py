"""What somebody can use up, a line each: name, a pip for each use, figures, less and more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent

from encounter_tracker.ui.combatant.paint import PAD, paint_ground, paint_ring
from encounter_tracker.ui.combatant.row_list import RowList
from encounter_tracker.ui.widgets.canvas import NO_BRUSH, NO_PEN, RIGHT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from encounter_tracker.ui.combatant.row_list import RowLook
    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.ui.widgets.canvas import Canvas
    from encounter_tracker.viewmodels.combatant_rows import ResourceRow

_ROW: Final = 28
_BUTTON, _VALUE, _DETAIL = 24, 62, 62
_PIP, _PIP_GAP, _MOST_PIPS = 9, 4, 12
_NAME: Final = 0.4  # the least share of the width for the name
_LESS: Final = frozenset({Qt.Key.Key_Minus, Qt.Key.Key_Left, Qt.Key.Key_Space})
_MORE: Final = frozenset({Qt.Key.Key_Plus, Qt.Key.Key_Right, Qt.Key.Key_Equal})
_HELD = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


def paint_resource(canvas: Canvas, rect: QRectF, row: ResourceRow, look: RowLook) -> None:
    """Name, pips, figures, how it comes back, less and more."""
    px, y, height = canvas.theme.px, rect.y(), rect.height()
    paint_ground(canvas, rect, look)
    if not look.first:
        canvas.rule(rect.x() + PAD, y, rect.width() - 2 * PAD)
    button = px(_BUTTON)
    more = QRectF(rect.right() - PAD - button + 4, y, button, height)
    less = more.translated(-button, 0)
    for place, icon, can in ((less, "minus", row.left > 0), (more, "plus", row.left < row.most)):
        size = px(14)
        middle = place.center()
        canvas.icon(icon, middle.x() - size / 2, middle.y() - size / 2, size, "ink" if can else "ink3")
    detail = QRectF(less.x() - 8 - px(_DETAIL), y, px(_DETAIL), height)
    canvas.text(detail, row.detail, "small", "normal", "ink2")
    value = QRectF(detail.x() - 10 - px(_VALUE), y, px(_VALUE), height)
    canvas.text(value, row.value, "strong", "strong", "ink" if row.left else "down", RIGHT)
    left = rect.x() + PAD
    pips = row.most * px(_PIP) + (row.most - 1) * px(_PIP_GAP) if 0 < row.most <= _MOST_PIPS else 0
    room = value.x() - 10 - left
    if pips and room - pips - 10 >= room * _NAME:
        _paint_pips(canvas, value.x() - 6 - pips, rect, row)
        room -= pips + 10
    canvas.text(QRectF(left, y, room, height), row.key, "body", "medium", "ink")
    paint_ring(canvas, rect, look)


def _paint_pips(canvas: Canvas, x: float, rect: QRectF, row: ResourceRow) -> None:
    """Full ones are left, rings are used up."""
    px, painter = canvas.theme.px, canvas.painter
    size = px(_PIP)
    for place in range(row.most):
        pip = QRectF(x + place * (size + px(_PIP_GAP)), rect.center().y() - size / 2, size, size)
        if place < row.left:
            painter.setPen(NO_PEN)
            painter.setBrush(canvas.theme.brush("select_line"))
            painter.drawEllipse(pip)
        else:
            painter.setBrush(NO_BRUSH)
            painter.setPen(canvas.theme.pen("ink3", 1.6))
            painter.drawEllipse(pip.adjusted(0.8, 0.8, -0.8, -0.8))


class ResourceList(RowList):
    """Space, − or left uses one, + or right gives one back; a click on the signs does the same. Enter edits."""

    spent = Signal(str, int)
    """So many of this one are used (1) or given back (-1)."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, _ROW, paint_resource, parent)
        self.hide()

    def set_resources(self, rows: Sequence[ResourceRow]) -> None:
        """Show these; nothing where there are none."""
        self.set_rows(rows)
        self.setVisible(bool(rows))

    def event(self, event: QEvent) -> bool:
        """Its keys are not the window's."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._by(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Less and more."""
        by = self._by(event)
        if by:
            self.spent.emit(self.current, by)
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click on one of the signs."""
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        if event.button() is not Qt.MouseButton.LeftButton or not index.isValid():
            return
        right = self.width() - PAD + 4
        x, button = event.position().x(), self.theme.px(_BUTTON)
        if right - 2 * button <= x < right:
            self.spent.emit(self.rows[index.row()].key, 1 if x < right - button else -1)

    def _by(self, event: QKeyEvent) -> int:
        if event.modifiers() & _HELD or not self.current:
            return 0
        return 1 if event.key() in _LESS else -1 if event.key() in _MORE else 0
