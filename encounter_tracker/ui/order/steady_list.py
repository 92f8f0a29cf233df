"""A list that stays where it is: one row height at which everyone is seen, scroll position kept by id."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect
from PySide6.QtWidgets import QAbstractItemView

from encounter_tracker.ui.order.delegate import OrderDelegate
from encounter_tracker.ui.order.model import OrderModel
from encounter_tracker.ui.widgets.rows_view import RowsView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QResizeEvent
    from PySide6.QtWidgets import QWidget

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.rows import OrderRow

_ABOVE = 4  # of the rows in sight one in so many stays above whose turn it is, when the list has to move
_GROW_BY = 3  # rows grow only when there is this much more room, so that they do not twitch


class SteadyList(RowsView):
    """Rows of the order in one column."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent, several=True)
        self._model = OrderModel(self)
        self._delegate = OrderDelegate(theme, self)
        self._turn = ""  # whose turn it was when rows came last
        self._fitted = False
        self.setModel(self._model)
        self.setItemDelegate(self._delegate)

    @property
    def order_model(self) -> OrderModel:
        """The rows."""
        return self._model

    @property
    def row_height(self) -> int:
        """The height of every row."""
        return self._delegate.row_height

    def set_rows(self, rows: Sequence[OrderRow]) -> None:
        """Show these rows; selection, keyboard and scroll position stay with the ids."""
        anchor = self._anchor()
        self._model.set_rows(rows)
        self._fit(may_grow=False)
        self._restore(anchor)
        turn = next((row.id for row in rows if row.turn == "now"), "")
        if turn and turn != self._turn and not self._is_held():
            self._follow(turn)
        self._turn = turn

    def _follow(self, row_id: str) -> None:
        """Keep whose turn it is in sight, with those who come next: the list jumps seldom instead of creeping."""
        rect, height = self.rect_of(row_id), self.viewport().height()
        if rect.isValid() and (rect.top() < 0 or rect.bottom() >= height):
            above = self.row_height * (height // self.row_height // _ABOVE)
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + rect.top() - above)

    def reveal(self, row_id: str) -> None:
        """Bring a row into sight; does nothing when it is."""
        index = self._model.index_of(row_id)
        if index.isValid():
            self.scrollTo(index)

    def scrollTo(
        self,
        index: QModelIndex | QPersistentModelIndex,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        """Bring a row into sight, all of it (Qt leaves a point of it outside)."""
        super().scrollTo(index, hint)
        over = self.visualRect(index).bottom() + 1 - self.viewport().height()
        if 0 < over < self.row_height:
            self.verticalScrollBar().setValue(self.verticalScrollBar().value() + over)

    def rect_of(self, row_id: str) -> QRect:
        """Where a row is, in the coordinates of the viewport; empty when it is not here."""
        index = self._model.index_of(row_id)
        return self.visualRect(index) if index.isValid() else QRect()

    # ---- height of rows, place of the list ------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose the height of the rows anew."""
        super().resizeEvent(event)
        self._fit(may_grow=True)

    def _fit(self, *, may_grow: bool) -> None:
        """One height for all rows, the largest at which everyone is seen."""
        theme, count = self.theme, max(1, self._model.rowCount())
        least, most = theme.size("row_compact"), theme.size("row_tall")
        wanted = min(max(self.viewport().height() // count, least), most)
        now = self._delegate.row_height
        grown = wanted > now and (may_grow or wanted - now >= _GROW_BY or not self._fitted)
        if wanted < now or grown:
            self._delegate.row_height = wanted
            self.doItemsLayout()
        self._fitted = True
        self.verticalScrollBar().setSingleStep(self._delegate.row_height)

    def _anchor(self) -> tuple[str, int]:
        """The first row in sight and where its top is."""
        first = self.indexAt(QPoint(1, 1))
        return (self._model.id_at(first), self.visualRect(first).top()) if first.isValid() else ("", 0)

    def _restore(self, anchor: tuple[str, int]) -> None:
        index = self._model.index_of(anchor[0])
        if index.isValid() and self.verticalScrollBar().maximum() > 0:
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + self.visualRect(index).top() - anchor[1])

    def _is_held(self) -> bool:
        """Whether the pointer holds a row, so that the list must not move under it."""
        return False

    def _on_theme_changed(self) -> None:
        self._fitted = False
        self._delegate.row_height = self.theme.size("row_compact")
        self._fit(may_grow=True)
        super()._on_theme_changed()
