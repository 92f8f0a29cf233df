"""The creatures of a paste or file: ticked or not, with how many of each, found by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeySequence, QPainter
from PySide6.QtWidgets import (
    QHBoxLayout,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from encounter_tracker.ui.widgets import Button, Canvas, PaneHeader, TextField
from encounter_tracker.ui.widgets.rows_view import RowsView

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QMouseEvent

    from encounter_tracker.ui.theme import Role, Theme
    from encounter_tracker.viewmodels.paste_rows import CreatureRow, PasteView

Index = QModelIndex | QPersistentModelIndex
ROW_ROLE = Qt.ItemDataRole.UserRole + 1
_ROW, _TICK, _MOST_BESIDE_TEXT, _SEARCH_FROM = 28, 30, 5, 9
_WHOLE = QModelIndex()


class CreatureModel(QAbstractListModel):
    """The rows; only what differs is told."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.rows: tuple[CreatureRow, ...] = ()

    def set_rows(self, rows: tuple[CreatureRow, ...]) -> bool:
        """Show these; whether the list is another one."""
        before = self.rows
        if rows is before:
            return False
        if len(rows) == len(before) and all(one.place == other.place for one, other in zip(rows, before, strict=True)):
            self.rows = rows
            changed = [at for at, (one, other) in enumerate(zip(rows, before, strict=True)) if one != other]
            if changed:
                self.dataChanged.emit(self.index(changed[0]), self.index(changed[-1]))
            return False
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()
        return True

    def rowCount(self, parent: Index = _WHOLE) -> int:
        """How many."""
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The row itself; its words for screen readers; the tick."""
        if not index.isValid() or index.row() >= len(self.rows):
            return None
        row = self.rows[index.row()]
        if role == ROW_ROLE:
            return row
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole}:
            return row.spoken
        if role == Qt.ItemDataRole.CheckStateRole:
            return Qt.CheckState.Checked if row.ticked else Qt.CheckState.Unchecked
        return None


class CreatureDelegate(QStyledItemDelegate):
    """Paints a row: tick, name, how many, what it is, open pieces."""

    def __init__(self, theme: Theme, view: QTreeView) -> None:
        super().__init__(view)
        self._theme, self._view = theme, view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """One height for all."""
        del option, index
        return QSize(100, self._theme.px(_ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """The row."""
        row: CreatureRow | None = index.data(ROW_ROLE)
        if row is None:
            return
        painter.save()
        rect = QRectF(option.rect)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        _paint_row(Canvas(painter, self._theme), rect, row, chosen=chosen, ring=chosen and self._view.hasFocus())
        painter.restore()


def _paint_row(canvas: Canvas, rect: QRectF, row: CreatureRow, *, chosen: bool, ring: bool) -> None:
    theme, px = canvas.theme, canvas.theme.px
    inner = rect.adjusted(4, 1, -4, -1)
    if chosen:
        canvas.box(inner, "select_wash", "select_line", 4)
    if ring:
        canvas.focus_ring(inner, 4)
    middle, size = rect.center().y(), px(14)
    box = QRectF(rect.x() + 12, middle - size / 2, size, size)
    canvas.box(box, "select_line" if row.ticked else "sunken", None if row.ticked else "ink2", 3, 1.25)
    if row.ticked:
        canvas.icon("check", box.x() + 1, box.y() + 1, size - 2, "sunken")
    right = rect.right() - 12
    open_pieces: tuple[tuple[int, str, Role], ...] = (
        (row.ask, "circle-help", "now_text"),
        (row.no, "circle-x", "danger"),
    )
    for number, icon, role in open_pieces:
        if number:
            text = str(number)
            right -= theme.face("small").width(text)
            canvas.put(right, rect.y(), rect.height(), text, "small", "normal", "ink2")
            right -= px(14) + 3
            canvas.icon(icon, right, middle - px(14) / 2, px(14), role)
            right -= 8
    x = box.right() + 8
    if row.hero:
        canvas.side_sign("party", x, middle - px(12) / 2, px(12))
        x += px(12) + 6
    ink: Role = "ink" if row.ticked else "ink2"
    detail = theme.face("small").width(row.detail)
    count = theme.face("small", "strong").width(row.count) + 8 if row.count else 0
    room = max(right - x - detail - count - 12, (right - x) * 0.5)
    x += canvas.text(QRectF(x, rect.y(), room, rect.height()), row.name, "body", "strong", ink)
    if row.count:
        x = canvas.put(x + 8, rect.y(), rect.height(), row.count, "small", "strong", "ink")
    canvas.text(QRectF(x + 10, rect.y(), right - x - 10, rect.height()), row.detail, "small", "normal", "ink2")


class CreatureView(RowsView):
    """The list itself; Space ticks, Ctrl+A all or none, + and − count, a click on the box ticks."""

    picked = Signal(int)
    all_ticked = Signal(bool)
    ticked = Signal(int, bool)
    counted = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.rows = CreatureModel(self)
        self._quiet = False
        self.setModel(self.rows)
        self.setItemDelegate(CreatureDelegate(theme, self))

    def show_rows(self, rows: tuple[CreatureRow, ...], current: int) -> None:
        """Show these, with the one that is looked at."""
        self._quiet = True
        self.rows.set_rows(rows)
        at = next((place for place, row in enumerate(rows) if row.place == current), -1)
        if at != self.currentIndex().row():
            self.setCurrentIndex(self.rows.index(at) if at >= 0 else QModelIndex())
        self._quiet = False

    def row_at(self, index: Index) -> CreatureRow | None:
        """The row of an index."""
        row: CreatureRow | None = index.data(ROW_ROLE) if index.isValid() else None
        return row

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Another one is looked at."""
        super().currentChanged(current, previous)
        row = self.row_at(current)
        if row is not None and not self._quiet:
            self.picked.emit(row.place)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click at the left ticks."""
        index = self.indexAt(event.position().toPoint())
        row = self.row_at(index)
        if row is not None and event.position().x() < self.theme.px(_TICK) + 4:
            self.ticked.emit(row.place, not row.ticked)
            event.accept()
            return
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space, Ctrl+A, + and −; the rest moves, or is for the window around."""
        row = self.row_at(self.currentIndex())
        if event.matches(QKeySequence.StandardKey.SelectAll):
            self.all_ticked.emit(any(not one.ticked for one in self.rows.rows))
        elif row is not None and event.key() == Qt.Key.Key_Space:
            self.ticked.emit(row.place, not row.ticked)
        elif row is not None and event.key() in {Qt.Key.Key_Plus, Qt.Key.Key_Equal, Qt.Key.Key_Minus}:
            self.counted.emit(-1 if event.key() == Qt.Key.Key_Minus else 1)
        elif event.key() in {Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            event.ignore()
        else:
            super().keyPressEvent(event)


class CreatureList(QWidget):
    """Heading with ticks for all, search where there are many, and the list."""

    search_changed = Signal(str)
    all_ticked = Signal(bool)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.header = PaneHeader(theme, height=30)
        self.all_button = Button(theme, icon="check", kind="flat", height=22)
        self.none_button = Button(theme, kind="flat", height=22)
        self.search = TextField(theme, icon="search", height=28)
        self.view = CreatureView(theme)
        self.header.add_control(self.all_button)
        self.header.add_control(self.none_button)
        find = QHBoxLayout()
        find.setContentsMargins(10, 0, 10, 6)
        find.addWidget(self.search)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.header)
        column.addLayout(find)
        column.addWidget(self.view, 1)
        self.search.text_edited.connect(self.search_changed)
        self.search.step_requested.connect(self._step)
        self.all_button.clicked.connect(lambda: self.all_ticked.emit(True))
        self.none_button.clicked.connect(lambda: self.all_ticked.emit(False))
        self.view.all_ticked.connect(self.all_ticked)

    def show_view(self, view: PasteView) -> None:
        """Show the creatures of a view."""
        self.header.set_title(QCoreApplication.translate("Paste", "Creatures"), view.creatures_remark)
        self.search.setVisible(len(view.creatures) >= _SEARCH_FROM or bool(view.search))
        if not self.search.edit.hasFocus():
            self.search.set_text(view.search)
        self.view.show_rows(view.creatures, view.current)
        if view.is_text:
            rows = min(max(1, len(view.creatures)), _MOST_BESIDE_TEXT)
            self.view.setFixedHeight(rows * self.theme.px(_ROW) + 4)
        else:
            self.view.setMinimumHeight(0)
            self.view.setMaximumHeight(16_777_215)

    def _step(self, by: int) -> None:
        at = self.view.currentIndex().row() + by
        if 0 <= at < len(self.view.rows.rows):
            self.view.setCurrentIndex(self.view.rows.index(at))

    def retranslate(self) -> None:
        """Say the fixed words in the language in use."""
        tr = QCoreApplication.translate
        self.all_button.setText(tr("Paste", "All"))
        self.none_button.setText(tr("Paste", "None"))
        self.search.set_name(tr("Paste", "Find a creature in the list"))
        self.search.edit.setPlaceholderText(tr("Paste", "Find a name"))
        self.view.setAccessibleName(tr("Paste", "Creatures"))
        self.view.setAccessibleDescription(tr("Paste", "Space ticks, plus and minus say how many"))
