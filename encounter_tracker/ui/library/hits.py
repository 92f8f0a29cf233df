"""The creatures that were found, a line each; several can be chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractListModel,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeySequence, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTreeView

from encounter_tracker.ui.library.columns import RIGHT, columns_for
from encounter_tracker.ui.widgets import Canvas
from encounter_tracker.ui.widgets.rows_view import RowsView
from encounter_tracker.viewmodels.library_rows import HitRows

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QMouseEvent
    from PySide6.QtWidgets import QWidget

    from encounter_tracker.ui.library.columns import Columns
    from encounter_tracker.ui.theme import Role, Theme
    from encounter_tracker.viewmodels.library_rows import HitRow, LibraryView

Index = QModelIndex | QPersistentModelIndex
ROW_ROLE = Qt.ItemDataRole.UserRole + 1
_ROW, _AT_FIRST = 28, 1000
_WHOLE = QModelIndex()
_ICONS = {"own": "feather", "edited": "pencil", "imported": "file-down", "built-in": ""}
_ENTER = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})


class HitModel(QAbstractListModel):
    """The hits; a line is made when it is shown, and the list is told of the first thousand, then of all."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.rows = HitRows()
        self._told = 0

    def set_rows(self, rows: HitRows) -> None:
        """Show other ones."""
        self.beginResetModel()
        self.rows, self._told = rows, min(len(rows), _AT_FIRST)
        self.endResetModel()

    def rowCount(self, parent: Index = _WHOLE) -> int:
        """How many the list knows of."""
        return 0 if parent.isValid() else self._told

    def tell_all(self) -> None:
        """Tell of the rest: somebody wants to go there; ``fetchMore`` would be asked for at once."""
        if self._told < len(self.rows):
            self.beginInsertRows(_WHOLE, self._told, len(self.rows) - 1)
            self._told = len(self.rows)
            self.endInsertRows()

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The row itself; its words for screen readers and where something is cut."""
        if not index.isValid() or index.row() >= len(self.rows):
            return None
        if role == ROW_ROLE:
            return self.rows[index.row()]
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole}:
            return self.rows[index.row()].spoken
        return None


class HitDelegate(QStyledItemDelegate):
    """Paints a line."""

    def __init__(self, theme: Theme, view: QTreeView) -> None:
        super().__init__(view)
        self._theme, self._view = theme, view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """One height for all."""
        del option, index
        return QSize(100, self._theme.px(_ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """The line."""
        row: HitRow | None = index.data(ROW_ROLE)
        if row is None:
            return
        painter.save()
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        current = index.row() == self._view.currentIndex().row()
        ring = current and self._view.hasFocus()
        at = columns_for(self._theme, self._view.width())  # as the headings, which reach over the scroll bar
        _paint_row(Canvas(painter, self._theme), QRectF(option.rect), row, at, chosen=chosen, ring=ring)
        painter.restore()


def _paint_row(canvas: Canvas, rect: QRectF, row: HitRow, at: Columns, *, chosen: bool, ring: bool) -> None:
    theme, px, y, high = canvas.theme, canvas.theme.px, rect.y(), rect.height()
    inner = rect.adjusted(4, 1, -6, -1)
    if chosen:
        canvas.box(inner, "select_wash", "select_line", 4)
    if ring:
        canvas.focus_ring(inner, 4)
    middle = rect.center().y()
    canvas.side_sign("party" if row.hero else "foe", at.sign, middle - px(12) / 2, px(12))

    def put(column: tuple[float, float], text: str, role: Role = "ink2", *, right: bool = False) -> None:
        x, wide = column
        if wide > 0 and text:
            side = RIGHT if right else Qt.AlignmentFlag.AlignLeft
            canvas.text(QRectF(x, y, wide, high), text, "small", "normal", role, side)

    x, wide = at.name
    behind = theme.face("small").width(row.variant) + 14 if row.variant else 0
    used = canvas.text(QRectF(x, y, wide - behind, high), row.name, "body", "strong", "ink")
    if row.variant:
        chip = QRectF(x + used + 6, middle - px(16) / 2, behind - 4, px(16))
        canvas.box(chip, "plain_fill", None, 3)
        canvas.text(chip, row.variant, "small", "medium", "plain_ink", Qt.AlignmentFlag.AlignHCenter)
    put(at.cr, row.cr, "ink", right=True)
    put(at.kind, row.kind)
    put(at.hp, row.hp, "ink", right=True)
    put(at.ac, row.ac, "ink", right=True)
    icon, (x, wide), size = _ICONS.get(row.origin, ""), at.source, px(12)
    if icon and wide > 0:
        canvas.icon(icon, x, middle - size / 2, size, "ink2")
        x, wide = x + size + 5, wide - size - 5
    put((x, wide), row.origin_name if icon or not row.source else row.source)


class HitList(RowsView):
    """The list itself: arrows, Shift and Ctrl choose; what is typed is searched for."""

    marked = Signal(list, str)
    """Keys of those chosen, and of the one that is looked at."""
    taken = Signal()
    """Enter, or a double click."""
    typed = Signal(str)
    """A letter, which is for the search."""

    def __init__(self, theme: Theme) -> None:
        """Make an empty list."""
        super().__init__(theme, several=True)
        self.hits = HitModel(self)
        self._quiet = False
        self.setModel(self.hits)
        self.setItemDelegate(HitDelegate(theme, self))
        self.verticalScrollBar().valueChanged.connect(self._on_scrolled)

    def _on_scrolled(self, value: int) -> None:
        bar = self.verticalScrollBar()
        if value > bar.maximum() - bar.pageStep():
            self.hits.tell_all()

    def show_view(self, view: LibraryView) -> None:
        """Show these, with the one that is looked at and those chosen."""
        self._quiet = True
        if view.rows is not self.hits.rows:
            self.hits.set_rows(view.rows)
        if self._current_key() != view.current or self._marked_keys() != view.marked:
            self._choose(view)
        self._quiet = False

    def _choose(self, view: LibraryView) -> None:
        model = self.selectionModel()
        place = view.rows.place_of(view.current)
        if max((place, *map(view.rows.place_of, view.marked))) >= self.hits.rowCount():
            self.hits.tell_all()
        chosen = QItemSelection()
        for key in view.marked:
            index = self.hits.index(view.rows.place_of(key))
            chosen.select(index, index)
        model.select(chosen, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        current = self.hits.index(place) if place >= 0 else QModelIndex()
        model.setCurrentIndex(current, QItemSelectionModel.SelectionFlag.NoUpdate)
        if place >= 0:
            self.scrollTo(current)

    def selectAll(self) -> None:  # noqa: N802 - of Qt
        """All of them, those further down as well."""
        self.hits.tell_all()
        super().selectAll()

    def _current_key(self) -> str:
        place = self.currentIndex().row()
        return self.hits.rows.key_at(place) if 0 <= place < len(self.hits.rows) else ""

    def _marked_keys(self) -> frozenset[str]:
        return frozenset(self.hits.rows.key_at(index.row()) for index in self.selectionModel().selectedRows())

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        """Others are chosen."""
        super().selectionChanged(selected, deselected)
        self._tell()

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Another one is looked at."""
        super().currentChanged(current, previous)
        self._tell()

    def _tell(self) -> None:
        if self._quiet:
            return
        places = sorted(index.row() for index in self.selectionModel().selectedRows())
        self.marked.emit([self.hits.rows.key_at(place) for place in places], self._current_key())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A double click takes it."""
        super().mouseDoubleClickEvent(event)
        if self.indexAt(event.position().toPoint()).isValid():
            self.taken.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter takes, letters are searched for, Esc is for the window around; the rest moves."""
        held = event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
        text = event.text()
        if event.key() in _ENTER and not held:
            self.taken.emit()
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        elif event.matches(QKeySequence.StandardKey.SelectAll):
            self.selectAll()
        elif not held and text and text.isprintable() and not text.isspace():
            self.typed.emit(text)
        else:
            if event.key() == Qt.Key.Key_End:
                self.hits.tell_all()
            super().keyPressEvent(event)
