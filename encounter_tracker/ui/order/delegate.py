"""The one delegate of the order: takes the frozen row from one role and has it painted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QRectF, QSize
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyleOptionViewItem, QToolTip

from encounter_tracker.ui.order.model import ROW_ROLE
from encounter_tracker.ui.order.paint import RowState, name_line, paint_row, row_box, what_was_cut
from encounter_tracker.ui.widgets.rows_view import RowDelegate

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint, QRect
    from PySide6.QtGui import QHelpEvent, QPainter

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.rows import OrderRow

_State = QStyle.StateFlag


class OrderDelegate(RowDelegate):
    """Paints rows, all of one height."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(theme, parent)
        self.row_height = theme.size("row")
        self.dragged = ""  # the id that is being dragged

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """The common height."""
        del option, index
        return QSize(100, self.row_height)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint one row."""
        row: OrderRow = index.data(ROW_ROLE)
        flags: QStyle.StateFlag = option.state
        rect: QRect = option.rect
        state = RowState(
            selected=bool(flags & _State.State_Selected),
            focus=self.ring and bool(flags & _State.State_HasFocus),
            hover=bool(flags & _State.State_MouseOver),
            dragged=row.id == self.dragged,
        )
        paint_row(painter, QRectF(rect), row, self._theme, state)

    def helpEvent(
        self,
        event: QHelpEvent,
        view: QAbstractItemView,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> bool:
        """Say what an icon means, or the whole of what was shortened."""
        if event.type() is not QEvent.Type.ToolTip or not index.isValid():
            return super().helpEvent(event, view, option, index)
        rect = view.visualRect(index)
        QToolTip.showText(event.globalPos(), self.tooltip(index.data(ROW_ROLE), rect, event.pos()), view, rect)
        return True

    def tooltip(self, row: OrderRow, rect: QRect, at: QPoint) -> str:
        """What there is to say at a point of a row."""
        box = row_box(self._theme, rect.width(), rect.height(), row.indent)
        x, y = at.x() - rect.x(), at.y() - rect.y()
        if y < box.line_2:
            line = name_line(self._theme, row, box)
            for icon, (_, left) in zip(row.icons, line.icons, strict=True):
                if left - 3 <= x < left + box.icon + 3:
                    return icon.text
        if x >= box.hp_left and row.hp is not None and not row.dead:
            return row.hp.accessible
        if what_was_cut(self._theme, row, rect.width(), rect.height()):
            chips = [f"{chip.tooltip or chip.text} {chip.remaining}".rstrip() for chip in row.chips]
            return "\n".join([row.name, *chips])
        return ""

    def is_on_fold(self, row: OrderRow, rect: QRect, at: QPoint) -> bool:
        """Whether a point is on the chevron that opens or closes a group."""
        if not row.fold:
            return False
        box = row_box(self._theme, rect.width(), rect.height(), row.indent)
        left = name_line(self._theme, row, box).fold_x
        return left - 5 <= at.x() - rect.x() < left + box.icon + 5
