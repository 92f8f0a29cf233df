"""The two lists of the window: the prepared encounters, and the groups of the one looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
    QWidget,
)

from encounter_tracker.ui.widgets import Canvas
from encounter_tracker.ui.widgets.canvas import RIGHT
from encounter_tracker.ui.widgets.marks import paint_mark
from encounter_tracker.ui.widgets.rows_view import RowsView
from encounter_tracker.viewmodels.prepared_rows import GroupRow, PlanRow

if TYPE_CHECKING:
    from PySide6.QtGui import QHelpEvent, QKeyEvent, QResizeEvent

    from encounter_tracker.ui.theme import Role, Theme

__all__ = ["GroupList", "PlanList", "difficulty_role", "paint_steps"]

Index = QModelIndex | QPersistentModelIndex
Row = TypeVar("Row", PlanRow, GroupRow)

ROW_ROLE: Final = int(Qt.ItemDataRole.UserRole) + 1
_WHOLE: Final = QModelIndex()
_PLAN, _GROUP, _PAD = 46, 28, 12
_STEPS, _HARD, _MEDIUM = 7, 5, 3


def difficulty_role(step: int) -> Role:
    """The colour of a difficulty; its pips and its word say the same."""
    return "hp_crit" if step >= _HARD else "hp_low" if step > _MEDIUM else "hp_ok"


def paint_steps(canvas: Canvas, x: float, middle: float, step: int, size: float) -> float:
    """Seven pips, filled up to how hard it is; returns the x behind them."""
    for place in range(1, _STEPS + 1):
        rect = QRectF(x, middle - size / 2, size, size)
        canvas.box(rect, difficulty_role(step) if place <= step else None, "ink3" if place > step else None, 2)
        x += size + 2
    return x


class _Model(QAbstractListModel, Generic[Row]):
    """The rows; only what differs is told, so that the view stays where it is."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.rows: tuple[Row, ...] = ()

    def set_rows(self, rows: tuple[Row, ...]) -> None:
        before = self.rows
        if rows == before:
            return
        if [row.key for row in rows] != [row.key for row in before]:
            self.beginResetModel()
            self.rows = rows
            self.endResetModel()
            return
        self.rows = rows
        for place, (one, other) in enumerate(zip(before, rows, strict=True)):
            if one != other:
                self.dataChanged.emit(self.index(place), self.index(place))

    def rowCount(self, parent: Index = _WHOLE) -> int:
        """How many."""
        return 0 if parent.isValid() else len(self.rows)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Headings that are only read cannot be chosen."""
        if index.isValid() and not self.rows[index.row()].key:
            return Qt.ItemFlag.NoItemFlags
        return super().flags(index)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The row, its name, its words."""
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        if role == ROW_ROLE:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return row.name
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return row.accessible
        return None


class _Delegate(QStyledItemDelegate):
    """Paints a row by its kind."""

    def __init__(self, theme: Theme, height: int, view: _List[Any]) -> None:
        super().__init__(view)
        self._theme, self._height, self._view = theme, height, view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        del option, index
        return QSize(100, self._theme.px(self._height))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = index.data(ROW_ROLE)
        rect: QRect = option.rect
        flags: QStyle.StateFlag = option.state
        canvas = Canvas(painter, self._theme)
        painter.save()
        painter.translate(rect.topLeft())
        size = QRectF(0, 0, rect.width(), rect.height())
        chosen = bool(flags & QStyle.StateFlag.State_Selected)
        if chosen:
            canvas.box(size.adjusted(2, 1, -2, -1), "select_wash", "select_line", 4, 1.5)
        elif flags & QStyle.StateFlag.State_MouseOver and row.key:
            canvas.box(size.adjusted(2, 1, -2, -1), "raised", None, 4)
        if chosen and self._view.hasFocus():
            canvas.focus_ring(size.adjusted(2, 1, -2, -1), 4)
        if isinstance(row, PlanRow):
            _paint_plan(canvas, size, row)
        else:
            _paint_group(canvas, size, row)
        painter.restore()

    def helpEvent(self, event: QHelpEvent, view: QAbstractItemView, option: QStyleOptionViewItem, index: Index) -> bool:
        if event.type() is not QEvent.Type.ToolTip or not index.isValid():
            return super().helpEvent(event, view, option, index)
        QToolTip.showText(event.globalPos(), index.data(ROW_ROLE).accessible, view, view.visualRect(index))
        return True


class _List(RowsView, Generic[Row]):
    """A list of rows with a key each."""

    chosen = Signal(str)
    """The user looks at another row."""
    removed = Signal()
    """Del."""
    entered = Signal()
    """Enter, or a double click."""
    counted = Signal(int)
    """+ or −."""

    def __init__(self, theme: Theme, height: int, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.lines: _Model[Row] = _Model(self)
        self._quiet = False
        self.setModel(self.lines)
        self.setItemDelegate(_Delegate(theme, height, self))
        self.doubleClicked.connect(lambda _index: self.entered.emit())

    @property
    def rows(self) -> tuple[Row, ...]:
        """The rows."""
        return self.lines.rows

    def show_rows(self, rows: tuple[Row, ...], current: str) -> None:
        """Show these, with the one that is looked at."""
        self._quiet = True
        self.lines.set_rows(rows)
        at = next((place for place, row in enumerate(rows) if row.key and row.key == current), -1)
        if at != self.currentIndex().row() or at < 0:
            self.setCurrentIndex(self.lines.index(at) if at >= 0 else QModelIndex())
            if at == 1 and not rows[0].key:
                self.scrollToTop()
        self._quiet = False

    def rect_of(self, key: str) -> QRect:
        """Where a row stands."""
        at = next(place for place, row in enumerate(self.rows) if row.key == key)
        return self.visualRect(self.lines.index(at))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the one that is looked at in sight."""
        super().resizeEvent(event)
        if self.currentIndex().isValid():
            self.scrollTo(self.currentIndex())

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Another one is looked at."""
        super().currentChanged(current, previous)
        if current.isValid() and not self._quiet:
            self.chosen.emit(current.data(ROW_ROLE).key)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Del, Enter, + and −; the rest moves, or is for the window around."""
        if event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
            event.ignore()
        elif event.key() in {Qt.Key.Key_Delete, Qt.Key.Key_Backspace}:
            self.removed.emit()
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.entered.emit()
        elif event.key() in {Qt.Key.Key_Plus, Qt.Key.Key_Equal, Qt.Key.Key_Minus}:
            self.counted.emit(-1 if event.key() == Qt.Key.Key_Minus else 1)
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)


class PlanList(_List[PlanRow]):
    """The prepared encounters, the fight under way first."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, _PLAN, parent)


class GroupList(_List[GroupRow]):
    """The groups of one encounter."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, _GROUP, parent)


def _paint_plan(canvas: Canvas, rect: QRectF, row: PlanRow) -> None:
    """Name over worth; how hard at the right of the name."""
    theme, half = canvas.theme, (rect.height() - 8) / 2
    left, right = _PAD, rect.width() - _PAD
    if row.fight:
        size = theme.size("icon_small")
        canvas.icon("swords", left, 4 + (half - size) / 2, size, "now_text")
        left += size + 6
    name_right = right
    if row.difficulty:
        wide = theme.face("small", "strong").width(row.difficulty) + 1
        place = QRectF(right - wide, 4, wide, half)
        canvas.text(place, row.difficulty, "small", "strong", "ink", RIGHT)
        name_right = right - wide - 8
    canvas.text(QRectF(left, 4, name_right - left, half), row.name, "body", "strong", "ink")
    steps = theme.px(6)
    room = right
    if row.step:
        width = _STEPS * (steps + 2) - 2
        paint_steps(canvas, right - width, 4 + half + half / 2, row.step, steps)
        room = right - width - 10
    canvas.text(QRectF(_PAD, 4 + half, room - _PAD, half), row.detail, "small", "normal", "ink2")


def _paint_group(canvas: Canvas, rect: QRectF, row: GroupRow) -> None:
    if row.heading:
        _paint_heading(canvas, rect, row)
        return
    theme, high = canvas.theme, rect.height()
    sign = theme.px(12)
    x = float(_PAD)
    canvas.side_sign(row.side, x, (high - sign) / 2, sign)
    x += sign + 8
    right = rect.width() - _PAD
    if row.points:
        wide = theme.face("body", "strong").width(row.points) + 1
        canvas.text(QRectF(right - wide, 0, wide, high), row.points, "body", "strong", "ink", RIGHT)
        right -= wide + 12
    if row.mark:
        paint_mark(canvas, row.mark, x, (high - sign) / 2, sign)
        x += sign + 5
    room = max(right - x - theme.px(90), (right - x) * 0.5)
    x += canvas.text(QRectF(x, 0, room, high), row.name, "body", "strong", "ink")
    if row.count:
        x = canvas.put(x + 6, 0, high, row.count, "body", "strong", "ink")
    if row.hidden:
        canvas.icon("eye-off", x + 8, (high - sign) / 2, sign, "ink2")
        x += sign + 8
    canvas.text(QRectF(x + 10, 0, max(0.0, right - x - 10), high), row.detail, "small", "normal", "ink2")


def _paint_heading(canvas: Canvas, rect: QRectF, row: GroupRow) -> None:
    high, x = rect.height(), float(_PAD)
    size = canvas.theme.size("icon_small")
    role: Role = "now_text" if row.due else "ink2"
    if row.key:
        canvas.icon("bell" if row.due else "hourglass", x, (high - size) / 2, size, role)
        x += size + 6
    right = rect.width() - _PAD
    if row.points:
        wide = min(canvas.theme.face("small").width(row.points) + 1, (right - x) * 0.6)
        canvas.text(QRectF(right - wide, 0, wide, high), row.points, "small", "normal", "ink2", RIGHT)
        right -= wide + 10
    canvas.text(QRectF(x, 0, right - x, high), row.name, "small", "strong", role)
    if not row.key:
        canvas.rule(_PAD, high - 2, rect.width() - 2 * _PAD)
