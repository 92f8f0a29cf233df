"""The list of lines: only those in sight are laid out and painted, all by one delegate."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyle,
    QStyleOptionViewItem,
    QToolTip,
)

from encounter_tracker.ui.log.line import LineState, log_line, paint_log_line
from encounter_tracker.ui.widgets.base import ring_after
from encounter_tracker.ui.widgets.rows_view import RowDelegate, RowsView
from encounter_tracker.viewmodels.log import ROW_ROLE

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QHelpEvent, QKeyEvent, QMouseEvent, QPainter
    from PySide6.QtWidgets import QWidget

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.log import LogModel, LogRow

_State = QStyle.StateFlag


class LogDelegate(RowDelegate):
    """Paints lines, all of one height."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(theme, parent)
        self.over = (-1, "")  # the line and the name under the pointer

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """The common height."""
        del option, index
        return QSize(100, self._theme.size("row_log"))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint one line."""
        flags: QStyle.StateFlag = option.state
        rect: QRect = option.rect
        place, who = self.over
        state = LineState(
            selected=bool(flags & _State.State_Selected),
            focus=self.ring and bool(flags & _State.State_HasFocus),
            hover=bool(flags & _State.State_MouseOver),
            over=who if place == index.row() else "",
        )
        paint_log_line(painter, QRectF(rect), index.data(ROW_ROLE), self._theme, state)

    def helpEvent(
        self,
        event: QHelpEvent,
        view: QAbstractItemView,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> bool:
        """Say the whole of a line that was shortened."""
        if event.type() is not QEvent.Type.ToolTip or not index.isValid():
            return super().helpEvent(event, view, option, index)
        rect = view.visualRect(index)
        row: LogRow = index.data(ROW_ROLE)
        text = row.text if log_line(self._theme, row, rect.width()).cut else ""
        QToolTip.showText(event.globalPos(), text, view, rect)
        return True


class LogList(RowsView):
    """The lines."""

    combatant_requested = Signal(str)
    """A name in a line was clicked: the combatant's id."""
    why_requested = Signal(object, QRect)
    """The reasons behind a line are wanted: its row, and its rectangle on the screen."""
    copy_requested = Signal(object)
    """Ctrl+C: the places of the selected lines (a list)."""
    context_requested = Signal(object, QPoint)
    """A menu is wanted for a line (its row, or None), at a point of the screen."""

    def __init__(self, theme: Theme, model: LogModel, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent, several=True)
        self._delegate = LogDelegate(theme, self)
        self._pressed: tuple[int, str, bool] | None = None
        self.setModel(model)
        self.setItemDelegate(self._delegate)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        model.rowsInserted.connect(self._on_inserted)

    @property
    def selected_places(self) -> list[int]:
        """The places of the selected lines, newest first."""
        return sorted(index.row() for index in self.selectionModel().selectedRows())

    def row_at(self, index: QModelIndex | QPersistentModelIndex) -> LogRow | None:
        """The row of an index."""
        row: LogRow | None = index.data(ROW_ROLE) if index.isValid() else None
        return row

    def rect_on_screen(self, index: QModelIndex | QPersistentModelIndex) -> QRect:
        """Where a line is on the screen."""
        rect = self.visualRect(index)
        return QRect(self.viewport().mapToGlobal(rect.topLeft()), rect.size())

    # ---- keyboard -------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys of a list; letters are for the window."""
        self._set_ring(on=True)
        command = event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier & ~Qt.KeyboardModifier.KeypadModifier
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_requested.emit(self.selected_places)
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._ask_why(self.currentIndex())
        elif event.text().isprintable() and event.text() and event.key() != Qt.Key.Key_Space and not command:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Claim Ctrl+C and Ctrl+A before a shortcut of the window does."""
        if event.type() is QEvent.Type.ShortcutOverride and _is_for_list(event):
            event.accept()
            return True
        return super().event(event)

    def keyboardSearch(self, search: str) -> None:
        """Letters are commands here; they do not look for lines."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring unless the mouse brought the focus; there is always a line with the keyboard."""
        self._set_ring(on=ring_after(event.reason(), before=self._delegate.ring))
        if not self.currentIndex().isValid() and self.model().rowCount():
            flag = self.selectionModel().SelectionFlag.NoUpdate
            self.selectionModel().setCurrentIndex(self.model().index(0, 0), flag)
        super().focusInEvent(event)

    # ---- mouse ----------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Select; remember what was pressed."""
        self._set_ring(on=False)
        plain = event.modifiers() == Qt.KeyboardModifier.NoModifier and event.button() is Qt.MouseButton.LeftButton
        self._pressed = self._under(event.position().toPoint()) if plain else None
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click on a name or on the link."""
        super().mouseReleaseEvent(event)
        pressed, self._pressed = self._pressed, None
        if pressed is None or pressed != self._under(event.position().toPoint()):
            return
        place, who, why = pressed
        if why:
            self._ask_why(self.model().index(place, 0))
        elif who:
            self.combatant_requested.emit(who)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show what can be clicked."""
        super().mouseMoveEvent(event)
        self._point_at(event.position().toPoint())

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is under the pointer any more."""
        super().leaveEvent(event)
        self._point_at(QPoint(-1, -1))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """A menu for the line under the pointer, or for the current one."""
        by_key = event.reason() is event.Reason.Keyboard
        index = self.currentIndex() if by_key else self.indexAt(self.viewport().mapFromGlobal(event.globalPos()))
        at = self.rect_on_screen(index).bottomLeft() if by_key else event.globalPos()
        self.context_requested.emit(self.row_at(index), at)

    def _under(self, at: QPoint) -> tuple[int, str, bool]:
        """The place of the line at a point, whose name is there, and whether the link is."""
        index = self.indexAt(at)
        row = self.row_at(index)
        if row is None:
            return -1, "", False
        line = log_line(self.theme, row, self.visualRect(index).width())
        return index.row(), line.who_at(at.x()), line.is_why(at.x())

    def _point_at(self, at: QPoint) -> None:
        place, who, why = self._under(at)
        shape = Qt.CursorShape.PointingHandCursor if who or why else Qt.CursorShape.ArrowCursor
        if self.viewport().cursor().shape() is not shape:
            self.viewport().setCursor(shape)
        before, self._delegate.over = self._delegate.over, (place, who)
        if before != self._delegate.over:
            for changed in {before[0], place} - {-1}:
                self.update(self.model().index(changed, 0))

    # ---- inside ---------------------------------------------------------------------------------------------

    def _ask_why(self, index: QModelIndex | QPersistentModelIndex) -> None:
        row = self.row_at(index)
        if row is not None and row.why_label:
            self.why_requested.emit(row, self.rect_on_screen(index))

    def _on_inserted(self, parent: QModelIndex, first: int, last: int) -> None:
        """Whoever reads further down goes on reading the same lines."""
        del parent, first
        self._delegate.over = (-1, "")
        bar = self.verticalScrollBar()
        if bar.value() > 0:
            self.executeDelayedItemsLayout()
            bar.setValue(bar.value() + last + 1)


def _is_for_list(event: QEvent) -> bool:
    from PySide6.QtGui import QKeyEvent

    standard = QKeySequence.StandardKey
    return isinstance(event, QKeyEvent) and (event.matches(standard.Copy) or event.matches(standard.SelectAll))
