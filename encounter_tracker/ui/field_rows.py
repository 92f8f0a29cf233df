"""Fields of a form in rows that share the width by weight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from encounter_tracker.ui.combatant.form import FieldCell

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.combatant_rows import FormField, FormGroup

_GAP = 8
_WEIGHT = 2


class FieldRows(QWidget):
    """Each group is one row; ``weights`` say which fields are wider or narrower than the others (2)."""

    edited = Signal(str, str)
    """A field was changed by hand: its key and what it holds."""
    submitted = Signal()
    """Enter in a field."""

    def __init__(self, theme: Theme, weights: Mapping[str, int] | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.cells: dict[str, FieldCell] = {}
        self._weights = dict(weights or {})
        self._groups: tuple[FormGroup, ...] = ()
        self._rows: list[QWidget] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)

    @property
    def values(self) -> dict[str, str]:
        """What the fields hold now."""
        return {key: cell.value for key, cell in self.cells.items()}

    @property
    def groups(self) -> tuple[FormGroup, ...]:
        """The fields as they were given."""
        return self._groups

    def set_groups(self, groups: Sequence[FormGroup]) -> None:
        """Begin anew with these fields, a row for each group."""
        if self._groups == tuple(groups):
            return
        self._groups = tuple(groups)
        self._clear()
        for group in groups:
            row = QWidget(self)
            line = QHBoxLayout(row)
            line.setContentsMargins(0, 0, 0, 0)
            line.setSpacing(_GAP)
            for field in group.fields:
                beside = any(other.kind != "check" for other in group.fields)
                line.addWidget(self._cell(field, row, beside=beside), self._weights.get(field.key, _WEIGHT))
            self._column.addWidget(row)
            self._rows.append(row)
            row.show()

    def set_values(self, values: Mapping[str, str]) -> None:
        """Fill fields in without a signal."""
        for key, text in values.items():
            if key in self.cells and self.cells[key].value != text:
                self.cells[key].set_value(text)

    def set_wrong(self, mistakes: Mapping[str, str]) -> None:
        """Say what is wrong in which field, and take away what is right now."""
        for key, cell in self.cells.items():
            if cell.message.words != mistakes.get(key, ""):
                cell.set_wrong(mistakes.get(key, ""))

    def go_to(self, keys: Sequence[str]) -> bool:
        """Give the keyboard to the first of these fields; whether there is one."""
        found = next((self.cells[key] for key in keys if key in self.cells), None)
        if found is not None:
            found.focus()
        return found is not None

    def stops(self) -> list[QWidget]:
        """What Tab reaches, in its order."""
        return [cell.control.focusProxy() or cell.control for cell in self.cells.values()]

    def _cell(self, field: FormField, row: QWidget, *, beside: bool) -> FieldCell:
        cell = FieldCell(self.theme, field, row)
        if field.kind == "check" and beside:
            cell.label.show()  # keeps it in line with the fields beside it
            cell.label.set_text(" ")
        cell.edited.connect(lambda key=field.key, cell=cell: self.edited.emit(key, cell.value))
        cell.submitted.connect(self.submitted)
        self.cells[field.key] = cell
        return cell

    def _clear(self) -> None:
        self.cells.clear()
        for row in self._rows:
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self._rows.clear()
