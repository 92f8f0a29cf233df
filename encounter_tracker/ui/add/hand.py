"""The fields of a creature entered by hand: the needed ones at once, all others folded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPlainTextEdit, QVBoxLayout, QWidget

from encounter_tracker.ui.combatant.form import FormView
from encounter_tracker.ui.flow import settled
from encounter_tracker.ui.why.pane_popover import FittingScroll
from encounter_tracker.ui.widgets import CheckChip, Combo, TextField
from encounter_tracker.viewmodels.add_hand import more_form, needed_form

if TYPE_CHECKING:
    from collections.abc import Mapping

    from encounter_tracker.ui.combatant.form import FieldCell
    from encounter_tracker.ui.theme import Theme

_MORE_LEAST = 120


class HandForm(QWidget):
    """Two forms, the second one folded, each made on its first use; what they hold leaves as one mapping."""

    edited = Signal(dict)
    """What the fields hold."""
    weak_changed = Signal(bool)
    """Whether the immunity implies a vulnerability."""
    submitted = Signal()
    """Enter in a field."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.needed = FormView(theme)
        self.more = FormView(theme)
        self.area = FittingScroll(theme, self.more)
        self.area.hide()
        self.weak = CheckChip(theme, "")
        self.weak.hide()
        self.weak.clicked.connect(lambda: self.weak_changed.emit(self.weak.isChecked()))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.needed)
        column.addWidget(self.area)
        tick = QVBoxLayout()
        tick.setContentsMargins(12, 0, 12, 0)
        tick.addWidget(self.weak)
        column.addLayout(tick)
        for form in (self.needed, self.more):
            form.edited.connect(lambda: self.edited.emit(self.values))
            form.submitted.connect(self.submitted)

    # --- what it holds -------------------------------------------------------------------------------------------

    @property
    def values(self) -> dict[str, str]:
        """What the fields hold."""
        return {**self.needed.values, **self.more.values}

    @property
    def more_is_out(self) -> bool:
        """Whether the other fields are shown."""
        return not self.area.isHidden()

    def clear(self) -> None:
        """Empty all fields."""
        for cell in self._cells().values():
            cell.set_value(cell.field.value)
            cell.set_wrong("")

    def cell(self, key: str) -> FieldCell:
        """The cell of a field."""
        return self._cells()[key]

    def _cells(self) -> dict[str, FieldCell]:
        return {**self.needed.cells, **self.more.cells}

    # --- what it shows -------------------------------------------------------------------------------------------

    def prepare(self) -> None:
        """Make the needed fields, if that is not done yet."""
        if not self.needed.cells:
            self.needed.set_groups(needed_form())

    def fold_more(self, *, out: bool) -> None:
        """Show or hide the other fields."""
        if out and not self.more.cells:
            self.more.set_groups(more_form())
        self.area.setVisible(out)

    def set_room(self, width: int, height: int) -> None:
        """The width and height there are: the needed fields whole, the others scroll."""
        self.needed.resize(width, self.needed.height())
        self.more.resize(width, self.more.height())
        for widget in (*self.needed.cells.values(), self.needed, self):
            settled(widget)
        if self.more_is_out:
            needed = self.needed.sizeHint().height() + (self.weak.height() if not self.weak.isHidden() else 0)
            self.area.setFixedHeight(max(self.theme.px(_MORE_LEAST), height - needed))

    def show_weakness(self, text: str, *, ticked: bool) -> None:
        """Offer what an immunity implies, or nothing."""
        self.weak.setText(text)
        self.weak.updateGeometry()
        self.weak.setVisible(bool(text))
        self.weak.setChecked(ticked)

    def set_wrong(self, mistakes: Mapping[str, str]) -> None:
        """Say what is wrong in which field."""
        for key, cell in self._cells().items():
            cell.set_wrong(mistakes.get(key, ""))

    def show_mistakes(self, mistakes: Mapping[str, str]) -> bool:
        """Go to the first field that is wrong; whether there is one."""
        cells = self._cells()
        first = next((key for key in cells if key in mistakes), None)
        if first is None:
            return False
        if first in self.more.cells:
            self.fold_more(out=True)
        cells[first].focus()
        self.area.ensureWidgetVisible(cells[first], 0, 40)
        return True

    def focus_first(self) -> None:
        """Go into the first needed field."""
        next(iter(self.needed.cells.values())).focus()

    def focus_more(self) -> None:
        """Go into the first of the other fields."""
        next(iter(self.more.cells.values())).focus()

    def controls(self) -> list[QWidget]:
        """What Tab reaches, in its order."""
        found: list[QWidget] = []
        for cell in self._cells().values():
            control = cell.control
            if isinstance(control, TextField):
                found.append(control.edit)
            elif isinstance(control, Combo | CheckChip):
                found.append(control)
            else:
                found += control.findChildren(QPlainTextEdit)
        return [*found, self.weak]

    def retranslate(self) -> None:
        """Make the fields anew in the language in use; what they held is kept."""
        kept = self.values
        if self.needed.cells:
            self.needed.set_groups(needed_form())
        if self.more.cells:
            self.more.set_groups(more_form())
        for key, cell in self._cells().items():
            cell.set_value(kept[key])
