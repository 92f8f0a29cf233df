"""All targets of the hit point entry under their headings; many of them scroll."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from encounter_tracker.ui.hp.columns import PAD, Words, columns_of
from encounter_tracker.ui.hp.target_row import HEADER, REASONED_ROW, ROW, TableHeader, TargetRow
from encounter_tracker.ui.widgets.base import PaintedWidget
from encounter_tracker.ui.widgets.rows_area import RowsArea
from encounter_tracker.viewmodels.hp_rows import HpTable

if TYPE_CHECKING:
    from encounter_tracker.ui.hp.columns import Columns
    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.ui.widgets import Canvas

_SCROLL_BAR = 10
_ROWS_LEAST = 1


def table_words() -> Words:
    """The fixed words in the language in use."""
    tr = QCoreApplication.translate
    return Words(
        target=tr("HpEntry", "target"),
        rolled=tr("HpEntry", "rolled"),
        hit_points=tr("HpEntry", "hit points"),
        saved=tr("HpEntry", "saved"),
        saved_asked=tr("HpEntry", "saved?"),
    )


class TargetTable(PaintedWidget):
    """Headings and rows."""

    saved_toggled = Signal(str)
    """½ was pressed for this id."""
    overruled_edited = Signal(str, str)
    """Points were typed over those of this id."""
    submitted = Signal()
    """Enter in a field for points."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._table = HpTable()
        self._overruling = False
        self._words = table_words()
        self._width, self._room = 0, 0
        self._row_height = theme.px(ROW)
        self.rows: list[TargetRow] = []
        self.header = TableHeader(theme, self._words)
        self.area = RowsArea(theme)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 1)
        box.setSpacing(0)
        box.addWidget(self.header)
        box.addWidget(self.area)

    def apply_sizes(self) -> None:
        """Follow the text size."""
        self._fit()

    def paint(self, canvas: Canvas) -> None:
        """The line below the last row."""
        canvas.rule(PAD, self.height() - 1, self.width() - 2 * PAD)

    def show_table(self, table: HpTable, *, overruling: bool) -> None:
        """Show these targets."""
        self._table, self._overruling = table, overruling
        while len(self.rows) < len(table.rows):
            self._add_row()
        for row in self.rows[len(table.rows) :]:
            row.hide()
        self._fit()

    def set_width(self, width: int) -> None:
        """The width there is."""
        if width != self._width:
            self._width = width
            self._fit()

    def set_room(self, height: int) -> None:
        """The height there is; the table takes less when it needs less."""
        if height != self._room:
            self._room = height
            self._fit()

    @property
    def least_height(self) -> int:
        """What it needs to be of use."""
        return self.theme.px(HEADER) + min(len(self._table.rows), _ROWS_LEAST) * self._row_height + 1

    def retranslate(self) -> None:
        """Say the headings in the language in use."""
        self._words = table_words()
        self._fit()

    def controls(self) -> list[QWidget]:
        """What Tab reaches, in its order."""
        found: list[QWidget] = []
        for row in self.rows:
            found.append(row.half)
            if row.field is not None:
                found.append(row.field.edit)
        return found

    def focus_points(self) -> None:
        """Give the keyboard to the first field for points."""
        for row in self.rows:
            if not row.isHidden() and row.field is not None:
                row.field.edit.setFocus(Qt.FocusReason.ShortcutFocusReason)
                row.field.edit.selectAll()
                return

    def _add_row(self) -> None:
        row = TargetRow(self.theme)
        row.saved_toggled.connect(self.saved_toggled)
        row.overruled_edited.connect(self.overruled_edited)
        row.submitted.connect(self.submitted)
        self.area.column.addWidget(row)
        self.rows.append(row)

    def _fit(self) -> None:
        header = self.theme.px(HEADER)
        columns, wanted, room = self._measured(self._width)
        if wanted > room:
            columns, wanted, room = self._measured(self._width - _SCROLL_BAR)
        self.area.setFixedHeight(min(wanted, room))
        self.setFixedHeight(header + min(wanted, room) + 1)
        if not self._width:
            return
        self.header.set_table(self._table, columns, self._words)
        for row, shown in zip(self.rows, self._table.rows, strict=False):
            row.set_row(shown, self._table, columns, self._words, overruling=self._overruling)
            row.show()

    def _measured(self, width: int) -> tuple[Columns, int, int]:
        """The columns in a width, how high all rows are then, and how high there is room for."""
        columns = columns_of(self.theme, self._table, self._words, width, overruling=self._overruling)
        self._row_height = self.theme.px(REASONED_ROW if columns.merged else ROW)
        wanted = len(self._table.rows) * self._row_height
        room = max(self._room - self.theme.px(HEADER) - 1, _ROWS_LEAST * self._row_height) if self._room else wanted
        return columns, wanted, room
