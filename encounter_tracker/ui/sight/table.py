"""The table: rows look at columns; one cell has the keyboard, the one under the pointer is explained meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyledItemDelegate,
    QTableView,
    QToolTip,
    QWidget,
)

from encounter_tracker.ui.sight.paint import paint_cell, paint_column_head, paint_row_head
from encounter_tracker.ui.widgets.canvas import RIGHT, Canvas
from encounter_tracker.ui.widgets.scroll_bar import slim_scroll_bars
from encounter_tracker.viewmodels.sight_rows import SightCell, SightGrid

if TYPE_CHECKING:
    from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QPaintEvent, QResizeEvent
    from PySide6.QtWidgets import QStyleOptionViewItem

    from encounter_tracker.ui.theme import Theme

tr = QCoreApplication.translate

_Index = QModelIndex | QPersistentModelIndex
CELL_ROLE: Final = Qt.ItemDataRole.UserRole
#: Sizes of cells: the largest that fits all is taken, never less than the least.
_CELL, _CELL_LEAST, _ROW, _ROW_LEAST = 58, 36, 40, 26
_LABEL, _LABEL_LEAST, _TOP, _TOP_LEAST, _OVERHANG = 196, 150, 118, 92, 46


class GridModel(QAbstractTableModel):
    """The cells and heads of one table."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.grid = SightGrid()

    def set_grid(self, grid: SightGrid) -> None:
        """Show another table; where the people are the same, only what differs is painted anew."""
        old, self.grid = self.grid, grid
        if [head.id for head in old.heads] != [head.id for head in grid.heads]:
            self.beginResetModel()
            self.endResetModel()
            return
        count = len(grid.heads)
        for row in range(count):
            if old.cells[row] != grid.cells[row]:
                self.dataChanged.emit(self.index(row, 0), self.index(row, count - 1))
        if old.heads != grid.heads:
            for orientation in (Qt.Orientation.Horizontal, Qt.Orientation.Vertical):
                self.headerDataChanged.emit(orientation, 0, count - 1)

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """One for each combatant."""
        return 0 if parent.isValid() else len(self.grid.heads)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """One for each combatant."""
        return 0 if parent.isValid() else len(self.grid.heads)

    def cell(self, index: _Index) -> SightCell:
        """The cell at an index."""
        return self.grid.cells[index.row()][index.column()]

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The cell; for screen readers who looks at whom, and how."""
        if not index.isValid():
            return None
        cell = self.cell(index)
        if role == CELL_ROLE:
            return cell
        if role in {Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.AccessibleDescriptionRole}:
            heads = self.grid.heads
            text = tr("SightTable", "{0} looks at {1}: {2}")
            return text.format(heads[index.row()].name, heads[index.column()].name, cell.words)
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Names; the rest of a head is painted."""
        del orientation
        if not 0 <= section < len(self.grid.heads):
            return None
        head = self.grid.heads[section]
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            return head.name
        return head.tooltip if role == Qt.ItemDataRole.ToolTipRole else None


class _Heads(QHeaderView):
    """Names with signs; on top they lean, so that narrow columns have whole names."""

    def __init__(self, theme: Theme, orientation: Qt.Orientation, table: SightTable) -> None:
        super().__init__(orientation, table)
        self._theme, self._table = theme, table
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setSectionsClickable(False)
        self.setHighlightSections(False)
        self.setMinimumSectionSize(10)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ground, then everybody's head."""
        del event
        painter = QPainter(self.viewport())
        canvas = Canvas(painter, self._theme)
        canvas.fill(QRectF(self.viewport().rect()), "pane")
        heads, marked = self._table.grid.heads, self._table.marked
        upright = self.orientation() is Qt.Orientation.Horizontal
        at = -1 if marked is None else marked[1] if upright else marked[0]
        if upright and 0 <= at < len(heads):
            canvas.fill(self._rect(at), "select_wash")
        for place, head in enumerate(heads):
            rect = self._rect(place)
            if not rect.intersects(QRectF(self.viewport().rect()).adjusted(-160, 0, 0, 0)):
                continue
            if upright:
                paint_column_head(canvas, rect, head, marked=place == at)
            else:
                paint_row_head(canvas, rect, head, marked=place == at)
        painter.end()

    def _rect(self, place: int) -> QRectF:
        start, size = self.sectionViewportPosition(place), self.sectionSize(place)
        if self.orientation() is Qt.Orientation.Horizontal:
            return QRectF(start, 0, size, self.height())
        return QRectF(0, start, self.width(), size)


class _Corner(QObject):
    """Paints the corner between the heads, which Qt makes a button: who looks, at whom."""

    def __init__(self, theme: Theme, button: QWidget) -> None:
        super().__init__(button)
        self._theme = theme
        button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """In place of Qt's own look."""
        if event.type() is not QEvent.Type.Paint or not isinstance(watched, QWidget):
            return super().eventFilter(watched, event)
        painter = QPainter(watched)
        canvas, px = Canvas(painter, self._theme), self._theme.px
        rect = QRectF(watched.rect())
        canvas.fill(rect, "pane")
        line = QRectF(rect.x() + 10, rect.bottom() - px(42), rect.width() - 18, px(18))
        canvas.text(line, tr("SightTable", "at whom →"), "tiny", "normal", "ink2", RIGHT)
        canvas.text(line.translated(0, px(20)), tr("SightTable", "↓ who looks"), "tiny", "normal", "ink2")
        painter.end()
        return True


class CellDelegate(QStyledItemDelegate):
    """Paints the cells."""

    def __init__(self, theme: Theme, table: SightTable) -> None:
        super().__init__(table)
        self._theme, self._table = theme, table

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Wash of the marked row and column, rule, cell, ring."""
        canvas, rect = Canvas(painter, self._theme), QRectF(option.rect)
        marked = self._table.marked
        here = (index.row(), index.column())
        if marked is not None and (here[0] == marked[0] or here[1] == marked[1]):
            canvas.fill(rect, "select_wash")
        canvas.rule(rect.x(), rect.y(), rect.width())
        current = self._table.currentIndex()
        paint_cell(canvas, rect, index.data(CELL_ROLE), focus=here == (current.row(), current.column()))

    def helpEvent(
        self, event: QHelpEvent, view: QAbstractItemView, option: QStyleOptionViewItem, index: _Index
    ) -> bool:
        """What a screen reader says, at the pointer."""
        del option
        text = index.data(Qt.ItemDataRole.AccessibleTextRole) if index.isValid() else None
        QToolTip.showText(event.globalPos(), text or "", view, view.visualRect(index))
        return True


class SightTable(QTableView):
    """The table; `looked_at(who, whom)` tells which pair is to be explained."""

    looked_at = Signal(str, str)
    """The cell with the keyboard, or the one under the pointer while it is there; both "" for none."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.grid_model = GridModel(self)
        self._hover: tuple[int, int] | None = None
        self._told: tuple[str, str] = ("", "")
        self._set_up()
        theme.theme_changed.connect(self._dress)
        self._dress()
        self.retranslate()

    def _set_up(self) -> None:
        self.setModel(self.grid_model)
        self.setItemDelegate(CellDelegate(self.theme, self))
        self.setHorizontalHeader(_Heads(self.theme, Qt.Orientation.Horizontal, self))
        self.setVerticalHeader(_Heads(self.theme, Qt.Orientation.Vertical, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setCornerButtonEnabled(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)
        corner = self.findChild(QAbstractButton)
        if corner is not None:
            _Corner(self.theme, corner)
        slim_scroll_bars(self, self.theme)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_Hover)

    def retranslate(self) -> None:
        """Say the fixed words in the language in use."""
        self.setAccessibleName(tr("SightTable", "Who sees whom: rows look at columns"))

    # ---- what it shows ----------------------------------------------------------------------------------------------

    @property
    def grid(self) -> SightGrid:
        """What is shown."""
        return self.grid_model.grid

    @property
    def marked(self) -> tuple[int, int] | None:
        """Row and column that are marked: under the pointer, else with the keyboard."""
        if self._hover is not None:
            return self._hover
        current = self.currentIndex()
        return (current.row(), current.column()) if current.isValid() else None

    def set_grid(self, grid: SightGrid) -> None:
        """Show another table; the keyboard stays with the two it was on."""
        kept = self.current_pair()
        self._hover = None
        self.grid_model.set_grid(grid)
        self.fit()
        if not self.choose(*kept):
            self.choose_place(0, 1 if len(grid.heads) > 1 else 0)
        self._repaint()
        self._tell()

    def current_pair(self) -> tuple[str, str]:
        """The two of the cell with the keyboard."""
        current, heads = self.currentIndex(), self.grid.heads
        if not current.isValid():
            return "", ""
        return heads[current.row()].id, heads[current.column()].id

    def choose(self, who: str, whom: str) -> bool:
        """Give the keyboard to the cell of these two; False where one of them is not here."""
        row, column = self.grid.place(who), self.grid.place(whom)
        return row >= 0 and column >= 0 and self.choose_place(row, column)

    def choose_place(self, row: int, column: int) -> bool:
        """Give the keyboard to a cell; False where there is none."""
        index = self.grid_model.index(row, column)
        if index.isValid():
            self.setCurrentIndex(index)
        return index.isValid()

    # ---- sizes ------------------------------------------------------------------------------------------------------

    def fit(self) -> None:
        """The largest cells at which everyone is seen, and never too small to be read."""
        count, px = max(1, len(self.grid.heads)), self.theme.px
        narrow = self.width() < px(_LABEL) + count * px(_CELL) + px(_OVERHANG)
        label = px(_LABEL_LEAST) if narrow else px(_LABEL)
        top = px(_TOP) if self.height() >= px(_TOP) + count * px(30) else px(_TOP_LEAST)
        room = self.width() - label - (px(24) if narrow else px(_OVERHANG))
        wide = min(max(room // count, px(_CELL_LEAST)), px(_CELL))
        high = min(max((self.height() - top - 1) // count, px(_ROW_LEAST)), px(_ROW))
        self.horizontalHeader().setDefaultSectionSize(wide)
        self.verticalHeader().setDefaultSectionSize(high)
        self.verticalHeader().setFixedWidth(label)
        self.horizontalHeader().setFixedHeight(top)
        self.updateGeometries()

    @property
    def wanted_width(self) -> int:
        """How wide it would like to be."""
        px = self.theme.px
        return px(_LABEL) + max(1, len(self.grid.heads)) * px(_CELL) + px(_OVERHANG)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose the size of the cells anew."""
        super().resizeEvent(event)
        self.fit()

    # ---- keyboard and pointer ---------------------------------------------------------------------------------------

    def currentChanged(self, current: _Index, previous: _Index) -> None:
        """Another cell has the keyboard."""
        super().currentChanged(current, previous)
        self._hover = None
        self._repaint()
        self._tell()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move; Esc, Tab and letters are for the panel around."""
        if event.key() in {Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}:
            event.ignore()
            return
        super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Letters look for nothing here."""

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The cell under the pointer is explained while the pointer is on it."""
        super().mouseMoveEvent(event)
        index = self.indexAt(event.position().toPoint())
        self._set_hover((index.row(), index.column()) if index.isValid() else None)

    def leaveEvent(self, event: QEvent) -> None:
        """Back to the cell with the keyboard."""
        super().leaveEvent(event)
        self._set_hover(None)

    def viewportEvent(self, event: QEvent) -> bool:
        """The pointer leaves the cells for the heads."""
        if event.type() is event.Type.Leave:
            self._set_hover(None)
        return super().viewportEvent(event)

    def _set_hover(self, place: tuple[int, int] | None) -> None:
        if place != self._hover:
            self._hover = place
            self._repaint()
            self._tell()

    def _tell(self) -> None:
        heads, marked = self.grid.heads, self.marked
        pair = ("", "")
        if marked is not None and max(marked) < len(heads):
            pair = heads[marked[0]].id, heads[marked[1]].id
        if pair != self._told:
            self._told = pair
            self.looked_at.emit(*pair)

    def _repaint(self) -> None:
        self.viewport().update()
        self.horizontalHeader().viewport().update()
        self.verticalHeader().viewport().update()

    def _dress(self) -> None:
        palette = self.theme.palette()
        for role in (QPalette.ColorRole.Base, QPalette.ColorRole.Window, QPalette.ColorRole.Button):
            palette.setColor(role, self.theme.color("pane"))
        self.setPalette(palette)
        self.fit()
        self._repaint()
