"""The gold band: rolls of this combatant that wait for an answer, each with a field for the die."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from encounter_tracker.ui.popover_keys import alt_cap
from encounter_tracker.ui.widgets.base import PaintedLabel, keep_tooltip
from encounter_tracker.ui.widgets.button import Button
from encounter_tracker.ui.widgets.canvas import Run, runs_width
from encounter_tracker.ui.widgets.field import TextField
from encounter_tracker.viewmodels.combatant_rows import DueRow
from encounter_tracker.viewmodels.texts.language import fill, tr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.ui.widgets.canvas import Canvas

_HEIGHT = 32
MOST_ROWS = 3


class DueLine(PaintedLabel):
    """One roll: what, the die, the button."""

    answered = Signal(str, str)
    """The key of the roll, and what was typed (nothing: the program rolls)."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.row = DueRow(key="", text="")
        self._more = 0
        self._message = ""
        self.field = TextField(theme, height=24, size="small")
        self.field.setFixedWidth(theme.px(52))
        self.button = Button(theme, icon="dices", height=24)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 4, 10, 4)
        layout.setSpacing(6)
        layout.addStretch(1)
        layout.addWidget(self.field)
        layout.addWidget(self.button)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.field.submitted.connect(lambda text: self.answered.emit(self.row.key, text))
        self.field.text_edited.connect(lambda _text: self.set_wrong(""))
        self.button.clicked.connect(lambda: self.answered.emit(self.row.key, self.field.text))
        self.apply_sizes()

    def set_row(self, row: DueRow, more: int = 0) -> None:
        """Show a roll; ``more``: how many are not shown."""
        if row.key != self.row.key:
            self.field.set_text("")
            self.set_wrong("")
        if (row, more) == (self.row, self._more):
            return
        self.row, self._more = row, more
        self.setAccessibleName(row.accessible or row.text)
        self.field.setVisible(bool(row.die))
        self.field.edit.setPlaceholderText(row.die)
        self.field.set_name(fill(tr("DueBand", "Die or sum for: {0}"), row.text))
        self.button.setText(row.button)
        self.button.set_icon("dices" if row.die else "")
        self.update()

    def set_wrong(self, message: str) -> None:
        """Say what is wrong with what was typed, in place of the text."""
        self._message = message
        self.field.set_wrong(message)
        self.update()

    def apply_sizes(self) -> None:
        """Keep the height."""
        self.setFixedHeight(self.theme.px(_HEIGHT))
        self.field.setFixedWidth(self.theme.px(52))

    def paint(self, canvas: Canvas) -> None:
        """Bell and words on gold."""
        height = float(self.height())
        canvas.fill(QRectF(self.rect()), "now_wash")
        size = self.theme.size("icon")
        canvas.icon("bell", 14, (height - size) / 2, size, "now_text")
        controls = self.field if self.row.die else self.button
        if self._message:
            runs: tuple[Run, ...] = (Run(self._message, "body", "normal", "danger"),)
        else:
            whose = fill(tr("DueBand", "{0}:"), self.row.whose) if self.row.whose else tr("DueBand", "Due:")
            runs = (
                Run(f"{whose} ", "body", "strong", "now_text"),
                Run(self.row.text, "body", "normal", "ink"),
            )
        limit = self._paint_more(canvas, controls.x() - 8, height)
        canvas.runs(38, 0, height, runs, limit)
        cut = 38 + runs_width(self.theme, runs) > limit + 0.5
        keep_tooltip(self, self._message or self.row.text if cut else "")

    def _paint_more(self, canvas: Canvas, right: int, height: float) -> int:
        """How many rolls are not shown, at the right; where the words must end."""
        if not self._more:
            return right
        more = fill(tr("DueBand", "  and {0} more"), self._more)
        width = round(self.theme.face("small", "strong").width(more))
        canvas.put(right - width, 0, height, more, "small", "strong", "now_text")
        return right - width - 4


class DueBand(QWidget):
    """The rolls that are due, the first ones in full; nothing where none is."""

    answered = Signal(str, str)
    """The key of the roll, and what was typed (nothing: the program rolls)."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.lines: list[DueLine] = []
        self._rows: tuple[DueRow, ...] = ()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    def set_rows(self, rows: Sequence[DueRow]) -> None:
        """Show these rolls."""
        rows = tuple(rows)
        if rows == self._rows:
            return
        had = next((place for place, line in enumerate(self.lines) if line.field.edit.hasFocus()), None)
        self._rows = rows
        shown = rows[:MOST_ROWS]
        while len(self.lines) < len(shown):
            self._add()
        for place, row in enumerate(shown):
            self.lines[place].set_row(row, len(rows) - len(shown) if place == len(shown) - 1 else 0)
            self.lines[place].show()
        for line in self.lines[len(shown) :]:
            line.hide()
        self._name_buttons()
        self.setVisible(bool(rows))
        if had is not None and shown and self.lines[min(had, len(shown) - 1)].row.die:
            self.lines[min(had, len(shown) - 1)].field.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_wrong(self, key: str, message: str) -> None:
        """Say what is wrong with what was typed for a roll."""
        for line in self.lines:
            if line.row.key == key:
                line.set_wrong(message)

    def answer_first(self) -> bool:
        """Press the button of the first roll; whether there is one."""
        if not self._rows:
            return False
        self.lines[0].button.click()
        return True

    def changeEvent(self, event: QEvent) -> None:
        """Name the buttons in the new language."""
        if event.type() is QEvent.Type.LanguageChange:
            self._name_buttons()
        super().changeEvent(event)

    def _name_buttons(self) -> None:
        for place, line in enumerate(self.lines):
            key = f" ({alt_cap('R')})" if place == 0 else ""
            text = tr("DueBand", "Roll, or take what was typed") if line.row.die else line.row.button
            line.button.setToolTip(f"{text}{key}")
            line.button.setAccessibleName(f"{line.row.button}: {line.row.text}")

    def _add(self) -> None:
        line = DueLine(self.theme, self)
        line.answered.connect(self.answered)
        self.lines.append(line)
        self._column.addWidget(line)
