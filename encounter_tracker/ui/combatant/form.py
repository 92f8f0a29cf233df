"""Forms made from fields: a label over each, and under it the sentence that says what is wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from encounter_tracker.ui.combatant.lines_edit import LinesEdit
from encounter_tracker.ui.why.wrapped import Paragraph
from encounter_tracker.ui.widgets.check_chip import CheckChip
from encounter_tracker.ui.widgets.combo import Combo
from encounter_tracker.ui.widgets.field import TextField
from encounter_tracker.ui.widgets.header import SectionLabel, TextLine

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtGui import QKeyEvent

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.combatant_rows import FormField, FormGroup

_TICK = "1"
_COLUMN, _NARROW = 150, 66  # a form has as many columns as fit at this width, at 100 %
_MOST_COLUMNS, _MOST_NARROW = 4, 6
_GAP = 10
_ENTER = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
_HELD = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


class FieldCell(QWidget):
    """One field with its label, hint and message."""

    edited = Signal()
    """The user changed it."""
    submitted = Signal()
    """Enter."""

    def __init__(self, theme: Theme, field: FormField, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field = field
        self.label = TextLine(theme, field.label, "tiny", "medium", "ink2", height=16)
        self.message = Paragraph(theme, role="danger")
        self.hint = Paragraph(theme, field.hint, "tiny")
        self.control = self._make(theme, field)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.label)
        column.addWidget(self.control, 0, self._alignment())
        column.addWidget(self.message)
        column.addWidget(self.hint)
        column.addStretch(1)
        self.label.setVisible(field.kind != "check")  # the chip says it
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    @property
    def value(self) -> str:
        """What it holds now."""
        control = self.control
        if isinstance(control, Combo):
            return control.chosen
        if isinstance(control, CheckChip):
            return _TICK if control.isChecked() else ""
        return control.text

    def set_value(self, value: str) -> None:
        """Put a value in."""
        control = self.control
        if isinstance(control, Combo):
            control.set_chosen(value)
        elif isinstance(control, CheckChip):
            control.setChecked(value == _TICK)
        else:
            control.set_text(value)

    def set_wrong(self, message: str) -> None:
        """Say what is wrong, or take it away."""
        if isinstance(self.control, TextField | LinesEdit):
            self.control.set_wrong(message)
        self.message.set_text(message)

    def span(self, column: int, columns: int) -> int:
        """How many columns of this width it takes."""
        if self.field.wide:
            return columns
        if self.field.kind != "check":
            return 1
        wide = self.control.sizeHint().width()
        return min(columns, max(1, -(-(wide + _GAP) // (column + _GAP))))

    def focus(self) -> None:
        """Go into it."""
        self.control.setFocus(Qt.FocusReason.OtherFocusReason)
        if isinstance(self.control, TextField):
            self.control.edit.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter on a choice answers as it does in a text."""
        if isinstance(self.control, Combo) and event.key() in _ENTER and not event.modifiers() & _HELD:
            self.submitted.emit()
            return
        super().keyPressEvent(event)

    def _alignment(self) -> Qt.AlignmentFlag:
        return Qt.AlignmentFlag.AlignLeft if self.field.kind == "check" else Qt.AlignmentFlag(0)

    def _make(self, theme: Theme, field: FormField) -> TextField | LinesEdit | Combo | CheckChip:
        if field.kind == "choice":
            combo = Combo(theme, field.choices, field.value, name=field.label)
            combo.chosen_changed.connect(self._on_edit)
            return combo
        if field.kind == "check":
            chip = CheckChip(theme, field.label, checked=field.value == _TICK)
            chip.toggled.connect(self._on_edit)
            return chip
        if field.kind == "lines":
            lines = LinesEdit(theme, name=field.label, placeholder=field.placeholder)
            lines.set_text(field.value)
            lines.text_edited.connect(self._on_edit)
            return lines
        text = TextField(theme, name=field.label, placeholder=field.placeholder)
        text.set_text(field.value)
        text.text_edited.connect(self._on_edit)
        text.submitted.connect(lambda _text: self.submitted.emit())
        if field.kind == "number":
            text.step_requested.connect(self._on_step)
        return text

    def _on_edit(self) -> None:
        self.set_wrong("")
        self.edited.emit()

    def _on_step(self, step: int) -> None:
        """Up and down count."""
        if not isinstance(self.control, TextField):
            return
        try:
            value = int(self.control.text.replace("−", "-") or "0")
        except ValueError:
            return
        self.control.set_text(str(value - step).replace("-", "−"))
        self._on_edit()


class _Grid:
    """The cells of one group."""

    def __init__(self, layout: QGridLayout, cells: list[FieldCell], compact: bool) -> None:
        self.layout, self.cells, self.compact = layout, cells, compact
        self.columns = 0

    def arrange(self, columns: int, width: int) -> None:
        """Put the cells into so many columns of this width; ticks begin a row of their own."""
        self.columns = columns
        while self.layout.count():
            self.layout.takeAt(0)
        row = column = 0
        ticks = False
        for cell in self.cells:
            span = cell.span(width, columns)
            is_tick = cell.field.kind == "check"
            if column and (column + span > columns or is_tick != ticks):
                row, column = row + 1, 0
            self.layout.addWidget(cell, row, column, 1, span)
            cell.show()  # now, so that it can have the keyboard
            column, ticks = column + span, is_tick
        for place in range(_MOST_NARROW):
            self.layout.setColumnStretch(place, 1 if place < columns else 0)


class FormView(QWidget):
    """Fields in columns, under the headings of their groups."""

    edited = Signal()
    """The user changed a field."""
    submitted = Signal()
    """Enter in a field."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.cells: dict[str, FieldCell] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(12, 4, 12, 8)
        self._column.setSpacing(4)
        self._grids: list[_Grid] = []
        self._arranged_for = -1

    @property
    def values(self) -> dict[str, str]:
        """What the fields hold now."""
        return {key: cell.value for key, cell in self.cells.items()}

    @property
    def changed(self) -> dict[str, str]:
        """What the fields hold that differ from what they began with."""
        pairs = ((key, cell.value, cell.field.value) for key, cell in self.cells.items())
        return {key: value for key, value, began in pairs if value.strip() != began.strip()}

    def set_groups(self, groups: Sequence[FormGroup]) -> None:
        """Begin anew with these fields."""
        self._clear()
        for group in groups:
            if group.caption:
                self._column.addWidget(SectionLabel(self.theme, group.caption))
            self._add_grid(group)
        self._column.addStretch(1)
        self._arrange()

    def set_wrong(self, mistakes: Mapping[str, str]) -> bool:
        """Say what is wrong in which field and go to the first; whether there was such a field."""
        for key, cell in self.cells.items():
            cell.set_wrong(mistakes.get(key, ""))
        first = next((cell for key, cell in self.cells.items() if key in mistakes), None)
        if first is not None:
            first.focus()
        return first is not None

    def resizeEvent(self, event: object) -> None:
        """As many columns as fit."""
        super().resizeEvent(event)  # type: ignore[arg-type]
        self._arrange()

    def _add_grid(self, group: FormGroup) -> None:
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 6)
        grid.setHorizontalSpacing(_GAP)
        grid.setVerticalSpacing(6)
        cells = []
        for field in group.fields:
            cell = FieldCell(self.theme, field, self)
            cell.edited.connect(self.edited)
            cell.submitted.connect(self.submitted)
            self.cells[field.key] = cell
            cells.append(cell)
        self._column.addLayout(grid)
        self._grids.append(_Grid(grid, cells, group.compact))
        self._arranged_for = -1

    def _arrange(self) -> None:
        room = self.width() - 24
        if room == self._arranged_for:
            return
        self._arranged_for = room
        for grid in self._grids:
            least = self.theme.px(_NARROW if grid.compact else _COLUMN)
            most = _MOST_NARROW if grid.compact else _MOST_COLUMNS
            columns = max(1, min(most, (room + _GAP) // (least + _GAP)))
            if columns != grid.columns or any(cell.field.kind == "check" for cell in grid.cells):
                grid.arrange(columns, (room + _GAP) // columns - _GAP)

    def _clear(self) -> None:
        self.cells.clear()
        self._grids.clear()
        while (item := self._column.takeAt(0)) is not None:
            widget, layout = item.widget(), item.layout()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
            while layout is not None and layout.count():
                inner = layout.takeAt(0)
                cell = inner.widget() if inner is not None else None
                if cell is not None:
                    cell.hide()
                    cell.deleteLater()
