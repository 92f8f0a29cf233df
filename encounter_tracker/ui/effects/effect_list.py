"""The list of effects: rows of one height, one selected by id, keys for what is done to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyle,
    QStyleOptionViewItem,
    QToolTip,
)

from encounter_tracker.ui.effects.paint import EDGE, EffectRowState, lay_out_row, paint_effect_row
from encounter_tracker.ui.effects.rows import ROW_ROLE, RowModel
from encounter_tracker.ui.widgets.base import ring_after
from encounter_tracker.ui.widgets.canvas import Canvas
from encounter_tracker.ui.widgets.rows_view import RowDelegate, RowsView
from encounter_tracker.viewmodels.effects import EffectRow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QHelpEvent, QPaintEvent
    from PySide6.QtWidgets import QWidget

    from encounter_tracker.ui.theme import Theme

tr = QCoreApplication.translate

_State = QStyle.StateFlag
_BARE: Final = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


class EffectDelegate(RowDelegate):
    """Paints rows, all of one height."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """The common height."""
        del option, index
        return QSize(100, self._theme.size("row_effect"))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint one row."""
        flags: QStyle.StateFlag = option.state
        rect: QRect = option.rect
        state = EffectRowState(
            selected=bool(flags & _State.State_Selected),
            focus=self.ring and bool(flags & _State.State_HasFocus),
            hover=bool(flags & _State.State_MouseOver),
        )
        paint_effect_row(Canvas(painter, self._theme), QRectF(rect), index.data(ROW_ROLE), state)

    def helpEvent(
        self,
        event: QHelpEvent,
        view: QAbstractItemView,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> bool:
        """The whole story of a row."""
        if event.type() is not QEvent.Type.ToolTip or not index.isValid():
            return super().helpEvent(event, view, option, index)
        row: EffectRow = index.data(ROW_ROLE)
        QToolTip.showText(event.globalPos(), row.tooltip, view, view.visualRect(index))
        return True


class EffectList(RowsView):
    """The effects."""

    open_requested = Signal(str)
    """Enter or a double click on an effect."""
    act_requested = Signal(str, str)
    """Something is to be done to an effect: its id, and the key of an item of its menu."""
    context_requested = Signal(str, QPoint)
    """A menu is wanted for an effect, at a point of the screen."""
    chosen_changed = Signal(str)
    """Another effect is selected: its id, or ""."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._told = ""
        self._nothing = ""
        self.row_model: RowModel[EffectRow] = RowModel()
        self._delegate = EffectDelegate(theme, self)
        self.setModel(self.row_model)
        self.setItemDelegate(self._delegate)
        self.verticalScrollBar().setSingleStep(theme.size("row_effect"))
        self.selectionModel().selectionChanged.connect(self._tell)
        self.doubleClicked.connect(self._on_double_click)
        self.retranslate()

    # ---- what it shows --------------------------------------------------------------------------------------

    @property
    def chosen(self) -> str:
        """The id of the selected effect, or ""."""
        row = self.row_model.row_at(self.currentIndex())
        return row.id if row is not None and self.selectionModel().isSelected(self.currentIndex()) else ""

    def set_rows(self, rows: Sequence[EffectRow]) -> None:
        """Show these rows; selection, keyboard and scroll position stay with the ids."""
        top = self.row_model.row_at(self.indexAt(QPoint(1, 1)))
        was = self.visualRect(self.row_model.index_of(top.id)).top() if top is not None else 0
        self.row_model.set_rows(rows)
        if top is not None and self.verticalScrollBar().maximum() > 0:
            index = self.row_model.index_of(top.id)
            if index.isValid():
                bar = self.verticalScrollBar()
                bar.setValue(bar.value() + self.visualRect(index).top() - was)
        self._tell()
        self.viewport().update()

    def choose(self, row_id: str) -> None:
        """Select an effect and bring it into sight."""
        index = self.row_model.index_of(row_id)
        if index.isValid():
            self.setCurrentIndex(index)
            self.scrollTo(index)
        else:
            self.clearSelection()

    def rect_of(self, row_id: str) -> QRect:
        """Where a row is, in the coordinates of the viewport; empty when it is not here."""
        index = self.row_model.index_of(row_id)
        return self.visualRect(index) if index.isValid() else QRect()

    def set_nothing(self, text: str) -> None:
        """What to say while there is no row."""
        self._nothing = text
        self.viewport().update()

    def is_cut(self, row_id: str) -> bool:
        """Whether something of a row had to be shortened."""
        rect = self.rect_of(row_id)
        row = self.row_model.row_at(self.row_model.index_of(row_id))
        return row is not None and lay_out_row(self.theme, row, rect.width(), rect.height()).cut

    def retranslate(self) -> None:
        """Say the fixed words in the language in use."""
        self.setAccessibleName(tr("EffectList", "Effects in force"))

    # ---- keyboard and mouse ---------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Keys that do something here are not shortcuts of the window."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._wish(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens, Del ends, + and − prolong and shorten, = sets what is left, K concentrates."""
        self._set_ring(on=True)
        wish = self._wish(event)
        if wish == "edit":
            self.open_requested.emit(self.chosen)
        elif wish:
            self.act_requested.emit(self.chosen, wish)
        elif event.text().isprintable() and event.text() and event.key() != Qt.Key.Key_Space:
            event.ignore()  # letters are for the window
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Letters are commands here; they do not look for names."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring unless the mouse brought the focus; there is always a row with the keyboard."""
        self._set_ring(on=ring_after(event.reason(), before=self._delegate.ring))
        super().focusInEvent(event)
        mouse = event.reason() is Qt.FocusReason.MouseFocusReason  # then the click says which
        if not self.chosen and self.row_model.rowCount() and not mouse:
            current = self.currentIndex()
            self.choose(self.row_model.rows[max(0, current.row())].id)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """A menu for the row under the pointer, or for the selected one."""
        index = self.indexAt(event.pos())
        at = event.globalPos()
        if event.reason() is event.Reason.Keyboard or not index.isValid():
            index = self.currentIndex() if event.reason() is event.Reason.Keyboard else index
            at = self.viewport().mapToGlobal(self.visualRect(index).bottomLeft() + QPoint(30, 0))
        row = self.row_model.row_at(index)
        if row is not None:
            self.choose(row.id)
            self.context_requested.emit(row.id, at)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The rows, or a word where there are none."""
        super().paintEvent(event)
        if not self.row_model.rows and self._nothing:
            painter = QPainter(self.viewport())
            canvas = Canvas(painter, self.theme)
            rect = QRectF(EDGE, 0, self.viewport().width() - 2 * EDGE, self.theme.size("row_effect"))
            canvas.text(rect, self._nothing, "small", "normal", "ink2")
            painter.end()

    # ---- inside ---------------------------------------------------------------------------------------------

    def _on_double_click(self, index: QModelIndex) -> None:
        row = self.row_model.row_at(index)
        if row is not None:
            self.open_requested.emit(row.id)

    def _tell(self) -> None:
        if self.chosen != self._told:
            self._told = self.chosen
            self.chosen_changed.emit(self._told)

    def _wish(self, event: QKeyEvent) -> str:
        """What a key wishes for the selected effect: the key of an item of its menu, or ""."""
        row = self.row_model.row_at(self.currentIndex())
        if row is None or row.id != self.chosen:
            return ""
        wish = _wish_of(event)
        return "" if wish == "concentrate" and not row.kept_up else wish


def _wish_of(event: QKeyEvent) -> str:
    key, text = event.key(), event.text()
    if event.modifiers() & _BARE:
        return ""
    if key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
        return "edit"
    if key in {Qt.Key.Key_Delete, Qt.Key.Key_Backspace}:
        return "end"
    wishes = {"+": "longer", "-": "shorter", "\N{MINUS SIGN}": "shorter", "=": "left", "k": "concentrate"}
    return wishes.get(text.lower(), "")
