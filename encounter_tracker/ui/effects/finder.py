"""The lines that the finder offers: headings and things to choose. The keyboard stays in the field above it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
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
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
)

from encounter_tracker.ui.widgets.canvas import Canvas
from encounter_tracker.ui.widgets.scroll_bar import slim_scroll_bars
from encounter_tracker.viewmodels.effect_finder import FinderRow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QContextMenuEvent, QHelpEvent
    from PySide6.QtWidgets import QWidget

    from encounter_tracker.ui.theme import Role, Theme

tr = QCoreApplication.translate

_ROW: Final = int(Qt.ItemDataRole.UserRole)
_HEADING, _TALL, _LOW, _PAD = 26, 44, 28, 14
_NOWHERE = QModelIndex()


class _FinderModel(QAbstractListModel):
    def __init__(self) -> None:
        super().__init__()
        self.rows: tuple[FinderRow, ...] = ()

    def set_rows(self, rows: Sequence[FinderRow]) -> None:
        self.beginResetModel()
        self.rows = tuple(rows)
        self.endResetModel()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def flags(self, index: QModelIndex | QPersistentModelIndex) -> Qt.ItemFlag:
        if index.isValid() and not self.rows[index.row()].key:
            return Qt.ItemFlag.NoItemFlags
        return super().flags(index)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        if role == _ROW:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return row.text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return ", ".join(text for text in (row.text, row.remark) if text)
        return None


class _FinderDelegate(QStyledItemDelegate):
    def __init__(self, theme: Theme, low: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme, self._low = theme, low

    def height_of(self, row: FinderRow) -> int:
        return self._theme.px(_HEADING if not row.key else _LOW if self._low else _TALL)

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        del option
        return QSize(100, self.height_of(index.data(_ROW)))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        row: FinderRow = index.data(_ROW)
        flags: QStyle.StateFlag = option.state
        rect: QRect = option.rect
        canvas = Canvas(painter, self._theme)
        painter.save()
        painter.translate(rect.topLeft())
        size = QRectF(0, 0, rect.width(), rect.height())
        if not row.key:
            canvas.text(size.adjusted(_PAD, 4, -_PAD, 0), row.text, "tiny", "medium", "ink2")
        else:
            chosen = bool(flags & QStyle.StateFlag.State_Selected)
            hover = bool(flags & QStyle.StateFlag.State_MouseOver)
            self._paint_choice(canvas, size, row, chosen=chosen, hover=hover)
        painter.restore()

    def _paint_choice(self, canvas: Canvas, rect: QRectF, row: FinderRow, *, chosen: bool, hover: bool) -> None:
        ground: Role = "select_wash" if chosen else "raised" if hover else "raised" if self._low else "pane"
        canvas.fill(rect, ground)
        if chosen:
            canvas.fill(QRectF(0, 0, 3, rect.height()), "select_line")
        right = rect.width() - _PAD
        if chosen:
            right = canvas.key_cap(right + 2, rect.height() / 2 if self._low else self._theme.px(14), "↵") - 8
        if self._low:
            self._paint_name(canvas, QRectF(_PAD, 0, right - _PAD, rect.height()), row, strong=chosen)
            return
        line = self._theme.px(22)
        self._paint_name(canvas, QRectF(_PAD, 2, right - _PAD, line), row, strong=chosen)
        below = QRectF(_PAD, line, rect.width() - 2 * _PAD, rect.height() - line - 3)
        canvas.text(below, row.remark, "small", "normal", "ink2")

    def _paint_name(self, canvas: Canvas, rect: QRectF, row: FinderRow, *, strong: bool) -> None:
        """The name with the typed letters heavy and underlined; on a low line the remark behind it."""
        start, many = row.mark
        x = rect.x()
        size = "body" if self._low else "strong"
        parts = ((row.text[:start], False), (row.text[start : start + many], True), (row.text[start + many :], False))
        for text, heavy in parts:
            if not text:
                continue
            weight = "heavy" if heavy else "strong" if strong else "normal"
            room = QRectF(x, rect.y(), max(0.0, rect.right() - x), rect.height())
            used = canvas.text(room, text, size, weight, "ink")  # type: ignore[arg-type]
            if heavy:
                middle = rect.y() + rect.height() / 2
                canvas.fill(QRectF(x, round(middle + self._theme.px(8)), used, 1.5), "select_line")
            x += used
        if self._low and row.remark and rect.right() - x > self._theme.px(40):
            room = QRectF(x + 10, rect.y(), rect.right() - x - 10, rect.height())
            canvas.text(room, row.remark, "small", "normal", "ink2")

    def helpEvent(
        self,
        event: QHelpEvent,
        view: QAbstractItemView,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> bool:
        if event.type() is not QEvent.Type.ToolTip or not index.isValid():
            return super().helpEvent(event, view, option, index)
        row: FinderRow = index.data(_ROW)
        text = f"{row.text}\n{row.remark}" if row.key else ""
        QToolTip.showText(event.globalPos(), text, view, view.visualRect(index))
        return True


class FinderList(QListView):
    """What can be chosen. Lines of two rows, or low ones of one."""

    chosen = Signal(str)
    """Something was clicked: its key."""
    forget_requested = Signal(str)
    """One of the user's own is to be kept no more."""

    def __init__(self, theme: Theme, *, low: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._low = low
        self._lines = _FinderModel()
        self._delegate = _FinderDelegate(theme, low, self)
        self.setModel(self._lines)
        self.setItemDelegate(self._delegate)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_Hover)
        slim_scroll_bars(self, theme)
        self.clicked.connect(self._on_clicked)
        theme.theme_changed.connect(self._on_theme_changed)
        self._dress()
        self.retranslate()

    @property
    def rows(self) -> tuple[FinderRow, ...]:
        """The lines."""
        return self._lines.rows

    @property
    def current(self) -> FinderRow | None:
        """The marked line, if any."""
        index = self.currentIndex()
        return self.rows[index.row()] if index.isValid() and self.selectionModel().isSelected(index) else None

    @property
    def wanted_height(self) -> int:
        """How high all lines are."""
        return sum(self._delegate.height_of(row) for row in self.rows)

    def set_rows(self, rows: Sequence[FinderRow], *, mark_first: bool) -> None:
        """Show these lines and mark the first that can be chosen, or none."""
        if tuple(rows) != self.rows:
            self._lines.set_rows(rows)
        self.clearSelection()
        self.setCurrentIndex(_NOWHERE)
        if mark_first:
            self.step(1)
        self.scrollToTop()

    def step(self, by: int) -> None:
        """Mark the next or the last line that can be chosen; goes round."""
        places = [at for at, row in enumerate(self.rows) if row.key]
        if not places:
            return
        here = self.currentIndex().row() if self.current is not None else -1
        if here in places:  # noqa: SIM108 - two thoughts
            place = places[(places.index(here) + by) % len(places)]
        else:
            place = places[0 if by > 0 else -1]
        index = self._lines.index(place)
        self.setCurrentIndex(index)
        if place == places[0]:
            self.scrollToTop()
        else:
            self.scrollTo(index)

    def retranslate(self) -> None:
        """Say the fixed words in the language in use."""
        self.setAccessibleName(tr("FinderList", "Effects and conditions to choose from"))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """One of the user's own can be forgotten."""
        index = self.indexAt(event.pos())
        row = self.rows[index.row()] if index.isValid() else None
        if row is not None and row.own:
            self._own_menu(row.key).popup(event.globalPos())

    def _own_menu(self, key: str) -> QMenu:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(tr("FinderList", "Forget this one")).triggered.connect(lambda: self.forget_requested.emit(key))
        return menu

    def _on_clicked(self, index: QModelIndex) -> None:
        row = self.rows[index.row()]
        if row.key:
            self.chosen.emit(row.key)

    def rect_of(self, key: str) -> QRect:
        """Where a line is, in the coordinates of the viewport."""
        place = next((at for at, row in enumerate(self.rows) if row.key == key), -1)
        return self.visualRect(self._lines.index(place)) if place >= 0 else QRect(QPoint(0, 0), QSize(0, 0))

    def _dress(self) -> None:
        palette = self.theme.palette()
        palette.setColor(QPalette.ColorRole.Base, self.theme.color("raised" if self._low else "pane"))
        self.setPalette(palette)

    def _on_theme_changed(self) -> None:
        self._dress()
        self.doItemsLayout()
        self.viewport().update()
