"""An item model of frozen rows with ids: takes whole tuples, tells the view only what differs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, Protocol, TypeVar

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from encounter_tracker.ui.order.diff import Insert, Move, Remove, steps

if TYPE_CHECKING:
    from collections.abc import Sequence

ROW_ROLE: Final = int(Qt.ItemDataRole.UserRole)
_NOWHERE = QModelIndex()


class Row(Protocol):
    """What every row has."""

    @property
    def id(self) -> str:
        """Which one it is."""

    @property
    def name(self) -> str:
        """What it is called."""

    @property
    def accessible(self) -> str:
        """The row as a sentence."""


Shown = TypeVar("Shown", bound=Row)


class RowModel(QAbstractListModel, Generic[Shown]):
    """Rows by id. It is never reset: rows come, go and move, so selection and keyboard stay with them."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[Shown] = []

    def index_of(self, row_id: str) -> QModelIndex:
        """The index of an id; invalid when it is not here."""
        place = next((at for at, row in enumerate(self.rows) if row.id == row_id), -1)
        return self.index(place) if place >= 0 else QModelIndex()

    def row_at(self, index: QModelIndex | QPersistentModelIndex) -> Shown | None:
        """The row at an index."""
        return self.rows[index.row()] if index.isValid() else None

    def set_rows(self, rows: Sequence[Shown]) -> None:
        """Show these rows; tells about the rows that came, went, moved or differ, and about no others."""
        fresh = {row.id: row for row in rows}
        for step in steps([row.id for row in self.rows], [row.id for row in rows]):
            match step:
                case Remove(first, last):
                    self.beginRemoveRows(_NOWHERE, first, last)
                    del self.rows[first : last + 1]
                    self.endRemoveRows()
                case Insert(at, ids):
                    self.beginInsertRows(_NOWHERE, at, at + len(ids) - 1)
                    self.rows[at:at] = [fresh[key] for key in ids]
                    self.endInsertRows()
                case Move(row, before):
                    self.beginMoveRows(_NOWHERE, row, row, _NOWHERE, before)
                    self.rows.insert(before, self.rows[row])
                    del self.rows[row if row < before else row + 1]
                    self.endMoveRows()
        for place, shown in enumerate(rows):
            if shown != self.rows[place]:
                self.rows[place] = shown
                self.dataChanged.emit(self.index(place), self.index(place))

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _NOWHERE) -> int:
        """How many rows there are."""
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The frozen row, its name, and what a screen reader says."""
        row = self.row_at(index)
        if row is None:
            return None
        if role == ROW_ROLE:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return row.name
        return row.accessible if role == Qt.ItemDataRole.AccessibleTextRole else None
