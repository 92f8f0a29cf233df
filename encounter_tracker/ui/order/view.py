"""The list: one column, rows of one height, real selection and focus, rows dragged to another place."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import (
    QCoreApplication,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeySequence, QPainter
from PySide6.QtWidgets import QApplication

from encounter_tracker.ui.entry_keys import entry_of
from encounter_tracker.ui.order.drag import Drop, drop_at, step_target
from encounter_tracker.ui.order.steady_list import SteadyList
from encounter_tracker.ui.widgets.base import ring_after
from encounter_tracker.ui.widgets.canvas import Canvas

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent
    from PySide6.QtWidgets import QWidget

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.rows import OrderRow

tr = QCoreApplication.translate

_Select = QItemSelectionModel.SelectionFlag
_SCROLL_ZONE, _SCROLL_STEP = 18, 12


class _Press(NamedTuple):
    row_id: str
    at: QPoint


class OrderView(SteadyList):
    """The initiative list. What it shows comes with `set_rows`; what the user wants leaves as signals."""

    selection_changed = Signal(object)
    """The ids that are selected now, in the order of the list (a tuple)."""
    current_changed = Signal(str)
    """The id that has the keyboard now, or ""."""
    open_requested = Signal(str)
    """Enter or a double click on a row."""
    move_requested = Signal(str, str)
    """A row was dropped before another ("" for the end)."""
    context_requested = Signal(str, QPoint)
    """A menu is wanted for a row ("" beside the rows), at a global point."""
    fold_requested = Signal(str)
    """A group is to be opened or closed."""
    select_all_requested = Signal()
    """Ctrl+A: first all foes, then all; which, is not known here."""
    entry_started = Signal(str)
    """A digit or a sign was typed: hit points are to be entered, beginning with it."""

    # Qt tells of the (empty) selection while the list is being made, before anything set in `__init__`.
    _told: tuple[str, ...] = ()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._press: _Press | None = None
        self._drop: Drop | None = None
        self._muted = False
        self.retranslate()

    def retranslate(self) -> None:
        """Say the fixed words in the language in use."""
        self.setAccessibleName(tr("OrderView", "Initiative order"))

    @property
    def selected_ids(self) -> tuple[str, ...]:
        """Who is selected, in the order of the list."""
        places = sorted(index.row() for index in self.selectionModel().selectedRows())
        return tuple(self._model.row_at(place).id for place in places)

    @property
    def current_id(self) -> str:
        """Who has the keyboard, or ""."""
        return self._model.id_at(self.currentIndex())

    def set_rows(self, rows: Sequence[OrderRow]) -> None:
        """Show these rows; selection, keyboard and scroll position stay with the ids."""
        turn = self._turn
        super().set_rows(rows)
        self._tell_selection()
        if self._turn != turn and not self._told:
            self._go_to_turn()

    def select(self, ids: Iterable[str], *, current: str = "") -> None:
        """Select these, and give the keyboard to one of them; with nobody selected, to whose turn it is."""
        chosen = QItemSelection()
        known = [index for index in (self._model.index_of(key) for key in ids) if index.isValid()]
        for index in known:
            chosen.select(index, index)
        at = self._model.index_of(current) if current else QModelIndex()
        if not at.isValid() and known and self.currentIndex() not in known:
            at = known[0]
        if at.isValid():
            self.selectionModel().setCurrentIndex(at, _Select.NoUpdate)
        self.selectionModel().select(chosen, _Select.ClearAndSelect)
        if not known and not current:
            self._go_to_turn()

    def _go_to_turn(self) -> None:
        """Keys act on whose turn it is while nobody is selected: the ring must not be on someone else."""
        at = self._model.index_of(self._turn)
        if at.isValid() and not self._is_held():
            self.selectionModel().setCurrentIndex(at, _Select.NoUpdate)

    def request_move(self, step: int) -> None:
        """Ask that the row with the keyboard goes one up (-1) or down (+1)."""
        moved = self.current_id
        before = step_target([row.id for row in self._model.rows], moved, step)
        if before is not None:
            self.move_requested.emit(moved, before)

    # ---- selection ------------------------------------------------------------------------------------------

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        """Tell who is selected now."""
        super().selectionChanged(selected, deselected)
        self._tell_selection()

    def currentChanged(
        self, current: QModelIndex | QPersistentModelIndex, previous: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Tell who has the keyboard now."""
        super().currentChanged(current, previous)
        self.current_changed.emit(self._model.id_at(current))

    def _tell_selection(self) -> None:
        ids = self.selected_ids
        if ids != self._told:
            self._told = ids
            self.selection_changed.emit(ids)

    # ---- keyboard -------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys of a list; what means something in the fight is passed on as a wish."""
        self._set_ring(on=True)
        if self._drop is not None and event.key() == Qt.Key.Key_Escape:
            self._end_drag()
            self._muted = True  # the button is still down: what it does now is no selection
            return
        key = event.key()
        row_id = self.current_id
        if event.matches(QKeySequence.StandardKey.SelectAll):
            self.select_all_requested.emit()
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and row_id:
            self.open_requested.emit(row_id)
        elif key in {Qt.Key.Key_Left, Qt.Key.Key_Right} and row_id:
            self._fold_by_key(row_id, close=key == Qt.Key.Key_Left)
        elif entry_of(event):
            self.entry_started.emit(event.text())
        elif event.text().isprintable() and event.text() and key != Qt.Key.Key_Space:
            event.ignore()  # letters are for the window
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Letters are commands here; they do not look for names."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring unless the mouse brought the focus; there is always a row with the keyboard."""
        self._set_ring(on=ring_after(event.reason(), before=self._delegate.ring))
        if not self.currentIndex().isValid():
            self._go_to_turn()
        super().focusInEvent(event)

    def _fold_by_key(self, row_id: str, *, close: bool) -> None:
        row = self._model.row_at(self._model.find(row_id))
        if row.fold == ("open" if close else "closed"):
            self.fold_requested.emit(row_id)

    # ---- mouse ----------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Select; remember where a drag may begin."""
        self._set_ring(on=False)
        at = event.position().toPoint()
        index = self.indexAt(at)
        row_id = self._model.id_at(index)
        if event.button() is Qt.MouseButton.LeftButton and row_id:
            if self._delegate.is_on_fold(self._model.row_at(index.row()), self.visualRect(index), at):
                self.fold_requested.emit(row_id)
                return
            if not event.modifiers() & (Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier):
                self._press = _Press(row_id, at)
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the pressed row."""
        if self._press is None:
            if not self._muted:
                super().mouseMoveEvent(event)
            return
        at = event.position().toPoint()
        if self._drop is None and (at - self._press.at).manhattanLength() < QApplication.startDragDistance():
            return
        self._drag_to(self._press.row_id, at)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Drop the dragged row."""
        press, drop = self._press, self._drop
        self._muted = False
        self._end_drag()
        if press is not None and drop is not None:
            if drop.moves and self._model.find(press.row_id) >= 0:
                self.move_requested.emit(press.row_id, drop.before_id)
            return
        super().mouseReleaseEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Open a row."""
        row_id = self._model.id_at(self.indexAt(event.position().toPoint()))
        if row_id and event.button() is Qt.MouseButton.LeftButton:
            self.open_requested.emit(row_id)
        else:
            super().mouseDoubleClickEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for a menu: at the pointer, or under the row with the keyboard."""
        if event.reason() is event.Reason.Keyboard:
            rect = self.visualRect(self.currentIndex())
            point = self.viewport().mapToGlobal(QPoint(rect.left() + self.theme.px(74), rect.bottom()))
            self.context_requested.emit(self.current_id, point)
            return
        self.context_requested.emit(self._model.id_at(self.indexAt(event.pos())), event.globalPos())

    def _is_held(self) -> bool:
        return self._press is not None

    def _drag_to(self, row_id: str, at: QPoint) -> None:
        top = self.visualRect(self._model.index(0)).top()
        ids = [row.id for row in self._model.rows]
        self._drop = drop_at(ids, row_id, at.y() - top, self.row_height)
        if self._delegate.dragged != row_id:
            self._delegate.dragged = row_id
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        bar, height = self.verticalScrollBar(), self.viewport().height()
        if at.y() < _SCROLL_ZONE:
            bar.setValue(bar.value() - _SCROLL_STEP)
        elif at.y() > height - _SCROLL_ZONE:
            bar.setValue(bar.value() + _SCROLL_STEP)
        self.viewport().update()

    def _end_drag(self) -> None:
        self._press = None
        if self._drop is not None:
            self._drop = None
            self._delegate.dragged = ""
            self.viewport().unsetCursor()
            self.viewport().update()

    # ---- painting -------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """The rows, and the line where a dragged row would go."""
        super().paintEvent(event)
        if self._drop is not None and self._drop.moves:
            painter = QPainter(self.viewport())
            self._paint_drop(Canvas(painter, self.theme), self._drop)
            painter.end()

    def _paint_drop(self, canvas: Canvas, drop: Drop) -> None:
        top = self.visualRect(self._model.index(0)).top()
        y = min(max(top + drop.gap * self.row_height - 1, 1), self.viewport().height() - 2)
        canvas.painter.fillRect(QRect(0, y - 1, self.viewport().width(), 2), self.theme.color("select_line"))
        canvas.painter.setPen(self.theme.pen("select_line", 2))
        canvas.painter.setBrush(self.theme.brush("pane"))
        canvas.painter.drawEllipse(QPoint(6, y), 4, 4)
