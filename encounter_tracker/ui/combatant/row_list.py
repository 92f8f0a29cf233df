"""A list without a scroll bar of its own: as high as its rows, in a pane that scrolls as a whole."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeAlias

from PySide6.QtCore import (
    QAbstractListModel,
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
    QSizePolicy,
    QStyle,
    QStyleOptionViewItem,
    QToolTip,
)

from encounter_tracker.ui.widgets.base import ring_after
from encounter_tracker.ui.widgets.canvas import Canvas
from encounter_tracker.ui.widgets.rows_view import RowDelegate, RowsView

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QObject
    from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QHelpEvent, QMouseEvent, QWheelEvent
    from PySide6.QtWidgets import QWidget

    from encounter_tracker.ui.theme import Theme

AnyIndex: TypeAlias = "QModelIndex | QPersistentModelIndex"
ROW_ROLE = Qt.ItemDataRole.UserRole + 1
_State = QStyle.StateFlag
_HELD = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
_TOP = QModelIndex()


class ListRow(Protocol):
    """What every row of such a list has."""

    @property
    def key(self) -> str:
        """What tells it from the others."""

    @property
    def tooltip(self) -> str:
        """The whole story."""

    @property
    def accessible(self) -> str:
        """The row as a sentence."""


class RowLook(NamedTuple):
    """What only the view knows of a row."""

    selected: bool = False
    focus: bool = False
    hover: bool = False
    first: bool = False


class _Model(QAbstractListModel):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[Any, ...] = ()

    def set_rows(self, rows: tuple[Any, ...]) -> bool:
        """Take these rows; whether others came or went."""
        if [row.key for row in rows] != [row.key for row in self.rows]:
            self.beginResetModel()
            self.rows = rows
            self.endResetModel()
            return True
        old, self.rows = self.rows, rows
        for place, (was, row) in enumerate(zip(old, rows, strict=True)):
            if was != row:
                index = self.index(place)
                self.dataChanged.emit(index, index)
        return False

    def rowCount(self, parent: AnyIndex = _TOP) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self.rows):
            return None
        row = self.rows[index.row()]
        if role == ROW_ROLE:
            return row
        if role in {Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.DisplayRole}:
            return row.accessible
        return row.tooltip if role == Qt.ItemDataRole.ToolTipRole else None


class _Delegate(RowDelegate):
    def __init__(
        self, theme: Theme, height: int, paint_row: Callable[[Canvas, QRectF, Any, RowLook], None], parent: QObject
    ) -> None:
        super().__init__(theme, parent)
        self._height, self._paint_row = height, paint_row

    @property
    def row_height(self) -> int:
        return self._theme.px(self._height)

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        del option, index
        return QSize(60, self.row_height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        flags: QStyle.StateFlag = option.state
        rect: QRect = option.rect
        view = self.parent()
        look = RowLook(
            selected=bool(flags & _State.State_Selected) and isinstance(view, RowList) and view.hasFocus(),
            focus=self.ring and bool(flags & _State.State_HasFocus),
            hover=bool(flags & _State.State_MouseOver),
            first=index.row() == 0,
        )
        self._paint_row(Canvas(painter, self._theme), QRectF(rect), index.data(ROW_ROLE), look)

    def helpEvent(
        self, event: QHelpEvent, view: QAbstractItemView, option: QStyleOptionViewItem, index: AnyIndex
    ) -> bool:
        if event.type() is not QEvent.Type.ToolTip or not index.isValid():
            return super().helpEvent(event, view, option, index)
        QToolTip.showText(event.globalPos(), index.data(ROW_ROLE).tooltip, view, view.visualRect(index))
        return True


class RowList(RowsView):
    """Rows of one height."""

    clicked_row = Signal(str)
    """A row was clicked: its key."""
    open_requested = Signal(str)
    """Enter, F2 or a double click on a row."""
    remove_requested = Signal(str)
    """Del on a row."""
    why_requested = Signal(str)
    """W on a row."""
    context_requested = Signal(str, QPoint)
    """A menu is wanted for a row, at a point of the screen."""
    current_changed = Signal(str)
    """Another row has the keyboard: its key, or ""."""

    def __init__(
        self,
        theme: Theme,
        height: int,
        paint_row: Callable[[Canvas, QRectF, Any, RowLook], None],
        parent: QWidget | None = None,
    ) -> None:
        """Make an empty list.

        Args:
            theme: the theme.
            height: of a row, at 100 %.
            paint_row: paints one row.
            parent: the parent.
        """
        super().__init__(theme, parent, scrolls=False)
        self._model = _Model(self)
        self._delegate = _Delegate(theme, height, paint_row, self)
        self._told = ""
        self.setModel(self._model)
        self.setItemDelegate(self._delegate)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.doubleClicked.connect(lambda index: self.open_requested.emit(self._key(index)))
        self._fit()

    # ---- what it shows --------------------------------------------------------------------------------------

    @property
    def rows(self) -> tuple[Any, ...]:
        """The rows."""
        return self._model.rows

    @property
    def current(self) -> str:
        """The key of the row with the keyboard, or ""."""
        return self._key(self.currentIndex())

    def set_rows(self, rows: Sequence[ListRow]) -> None:
        """Show these rows; the keyboard stays with its row, or at its place where that row is gone."""
        was, place = self.current, self.currentIndex().row()
        if self._model.set_rows(tuple(rows)):
            keys = [row.key for row in rows]
            if was in keys:
                self.setCurrentIndex(self._model.index(keys.index(was)))
            elif was and keys and self.hasFocus():
                self.setCurrentIndex(self._model.index(min(place, len(keys) - 1)))
            self._fit()
            self._tell()

    def row(self, key: str) -> Any:
        """The row of a key, or None."""
        return next((row for row in self._model.rows if row.key == key), None)

    def choose(self, key: str) -> None:
        """Give a row the keyboard (inside the list)."""
        for place, row in enumerate(self._model.rows):
            if row.key == key:
                self.setCurrentIndex(self._model.index(place))

    def rect_of(self, key: str) -> QRect:
        """Where a row is, in the coordinates of the list."""
        for place, row in enumerate(self._model.rows):
            if row.key == key:
                return self.visualRect(self._model.index(place))
        return QRect()

    def sizeHint(self) -> QSize:
        """As high as the rows."""
        return QSize(200, len(self._model.rows) * self._delegate.row_height)

    def minimumSizeHint(self) -> QSize:
        """Never lower."""
        return QSize(60, self.sizeHint().height())

    # ---- keyboard and mouse ---------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Keys that do something here are not shortcuts of the window."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._wish(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and F2 open, Del ends, W asks why; letters else are for the window."""
        self._set_ring(on=True)
        wish = self._wish(event)
        if wish is not None:
            wish.emit(self.current)
        elif event.text().isprintable() and event.text() and event.key() != Qt.Key.Key_Space:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Letters are commands here; they do not look for rows."""

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Tell of a click."""
        super().mouseReleaseEvent(event)
        key = self._key(self.indexAt(event.position().toPoint()))
        if key and event.button() is Qt.MouseButton.LeftButton:
            self.clicked_row.emit(key)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Select."""
        self._set_ring(on=False)
        super().mousePressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The pane scrolls."""
        event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring unless the mouse brought the focus; there is always a row with the keyboard."""
        self._set_ring(on=ring_after(event.reason(), before=self._delegate.ring))
        super().focusInEvent(event)
        if not self.currentIndex().isValid() and self._model.rows:
            self.setCurrentIndex(self._model.index(0))
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Without the keyboard no row is marked."""
        super().focusOutEvent(event)
        self.viewport().update()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """A menu for the row under the pointer, or for the one with the keyboard."""
        index, at = self.indexAt(event.pos()), event.globalPos()
        if event.reason() is event.Reason.Keyboard:
            index = self.currentIndex()
            at = self.viewport().mapToGlobal(self.visualRect(index).bottomLeft() + QPoint(30, 0))
        if index.isValid():
            self.setCurrentIndex(index)
            self.context_requested.emit(self._key(index), at)

    def currentChanged(self, current: AnyIndex, previous: AnyIndex) -> None:
        """Tell which row has the keyboard now."""
        super().currentChanged(current, previous)
        self._tell()

    # ---- inside ---------------------------------------------------------------------------------------------

    def _wish(self, event: QKeyEvent) -> Any:
        """The signal that a key means for the row with the keyboard, or None."""
        if event.modifiers() & _HELD or not self.current:
            return None
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_F2:
                return self.open_requested
            case Qt.Key.Key_Delete | Qt.Key.Key_Backspace:
                return self.remove_requested
            case Qt.Key.Key_W:
                return self.why_requested
            case _:
                return None

    def _key(self, index: AnyIndex) -> str:
        row = index.data(ROW_ROLE) if index.isValid() else None
        return str(row.key) if row is not None else ""

    def _tell(self) -> None:
        if self.current != self._told:
            self._told = self.current
            self.current_changed.emit(self._told)

    def _fit(self) -> None:
        self.setFixedHeight(self.sizeHint().height())
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if self._model.rows else Qt.FocusPolicy.NoFocus)
        self.updateGeometry()

    def _on_theme_changed(self) -> None:
        self._fit()
        super()._on_theme_changed()
