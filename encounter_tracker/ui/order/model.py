"""The item model of the order: takes whole tuples of rows, tells the view only what differs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from encounter_tracker.ui.order.diff import Insert, Move, Remove, steps

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject

    from encounter_tracker.viewmodels.rows import OrderRow

ROW_ROLE: Final = int(Qt.ItemDataRole.UserRole)

_NOWHERE = QModelIndex()


class OrderModel(QAbstractListModel):
    """Rows of the order by id. It is never reset: rows come, go and move, so selection and focus stay with them."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[OrderRow] = []

    @property
    def rows(self) -> tuple[OrderRow, ...]:
        """All rows."""
        return tuple(self._rows)

    def row_at(self, index: int) -> OrderRow:
        """The row at a place."""
        return self._rows[index]

    def find(self, row_id: str) -> int:
        """The place of an id, or -1."""
        return next((place for place, row in enumerate(self._rows) if row.id == row_id), -1)

    def index_of(self, row_id: str) -> QModelIndex:
        """The index of an id; invalid when it is not here."""
        place = self.find(row_id)
        return self.index(place) if place >= 0 else QModelIndex()

    def id_at(self, index: QModelIndex | QPersistentModelIndex) -> str:
        """The id at an index, or ""."""
        return self._rows[index.row()].id if index.isValid() else ""

    def set_rows(self, rows: Sequence[OrderRow]) -> None:
        """Show these rows; tells views about the rows that came, went, moved or differ, and about no others."""
        fresh = {row.id: row for row in rows}
        for step in steps([row.id for row in self._rows], [row.id for row in rows]):
            match step:
                case Remove(first, last):
                    self.beginRemoveRows(_NOWHERE, first, last)
                    del self._rows[first : last + 1]
                    self.endRemoveRows()
                case Insert(at, ids):
                    self.beginInsertRows(_NOWHERE, at, at + len(ids) - 1)
                    self._rows[at:at] = [fresh[key] for key in ids]
                    self.endInsertRows()
                case Move(row, before):
                    self.beginMoveRows(_NOWHERE, row, row, _NOWHERE, before)
                    self._rows.insert(before, self._rows[row])
                    del self._rows[row if row < before else row + 1]
                    self.endMoveRows()
        self._replace_changed(rows)

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _NOWHERE) -> int:
        """How many rows there are."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The frozen row, its name for type-ahead and drags, and what a screen reader says."""
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role == ROW_ROLE:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return row.name
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return row.accessible or row.name
        return None

    def _replace_changed(self, rows: Sequence[OrderRow]) -> None:
        """Tell of each row by itself: told of a range, a view repaints all it shows."""
        for place, row in enumerate(rows):
            if row is not self._rows[place] and row != self._rows[place]:
                self._rows[place] = row
                index = self.index(place)
                self.dataChanged.emit(index, index)
