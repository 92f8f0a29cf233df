"""One target of a spell: what stands in the way, its dice, how it comes out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from encounter_tracker.ui.beside import PAD
from encounter_tracker.ui.flow import Flow, settled
from encounter_tracker.ui.popover_keys import alt_cap
from encounter_tracker.ui.widgets import CheckChip, Combo, Run, Segment, Segments, TextField, runs_width
from encounter_tracker.ui.widgets.base import PaintedWidget, keep_tooltip
from encounter_tracker.ui.widgets.canvas import key_cap_width
from encounter_tracker.ui.widgets.chips import paint_chips
from encounter_tracker.viewmodels.cast_rows import CastTargetRow, DieCell
from encounter_tracker.viewmodels.cast_words import share_choices

if TYPE_CHECKING:
    from encounter_tracker.ui.theme import Role, Theme
    from encounter_tracker.ui.widgets import Canvas

tr = QCoreApplication.translate

HEAD = 32
_SIGN, _FACE, _OUTCOME = 22, 44, 118
_TRENDS: dict[str, Role] = {"up": "up", "down": "down", "": "ink2"}


class DieField(PaintedWidget):
    """One die: what it is against, the face, what it comes to and means."""

    edited = Signal(str, str)
    """Its kind and what was typed."""
    submitted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.cell = DieCell(kind="save", label="", name="")
        self._key = ""
        self.field = TextField(theme, height=24, size="small", parent=self)
        self.field.text_edited.connect(lambda text: self.edited.emit(self.cell.kind, text))
        self.field.submitted.connect(lambda _text: self.submitted.emit())
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.apply_sizes()

    def show_cell(self, cell: DieCell, key: str = "") -> None:
        """Show a die; ``key``: the digit that says that it saved."""
        self.field.set_text(cell.text)
        self.field.set_wrong(cell.problem)
        if (cell, key) != (self.cell, self._key):
            self.cell, self._key = cell, key
            self.field.set_name(cell.name)
            self.field.edit.setPlaceholderText(cell.die)
            self._lay_out()
            self.update()

    def apply_sizes(self) -> None:
        """Keep the height."""
        self.setFixedHeight(self.theme.px(26))
        self._lay_out()

    def paint(self, canvas: Canvas) -> None:
        """Label before the field, reckoning and meaning behind it."""
        height = float(self.height())
        canvas.put(0, 0, height, self.cell.label, "small", "normal", "ink2")
        x = canvas.runs(self.field.geometry().right() + 6, 0, height, self._behind(), self.width() + 2)
        if self._key:
            cap = alt_cap(self._key)
            canvas.key_cap(x + 6 + key_cap_width(self.theme, cap), height / 2, cap)

    def _behind(self) -> tuple[Run, ...]:
        cell = self.cell
        runs = [Run(cell.reckoned, "small", "strong", "ink")] if cell.reckoned else []
        if cell.verdict:
            gap = " " if cell.reckoned else ""
            runs.append(Run(f"{gap}{cell.verdict}", "small", "strong", _TRENDS[cell.good]))
        elif self._key:
            asked = tr("HpEntry", "saved?")
            runs.append(Run(f" {asked}", "small", "normal", "ink2"))
        return tuple(runs)

    def _lay_out(self) -> None:
        theme = self.theme
        left = round(theme.face("small").width(self.cell.label)) + 6
        self.field.setGeometry(left, (self.height() - self.field.height()) // 2, theme.px(_FACE), self.field.height())
        behind = runs_width(theme, self._behind())
        cap = key_cap_width(theme, alt_cap(self._key)) + 6 if self._key else 0
        self.setFixedWidth(round(left + theme.px(_FACE) + (behind + 8 if behind else 0) + cap))


class TargetHead(PaintedWidget):
    """Sign, name, what stands in the way; at the right what becomes of it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.row = CastTargetRow(id="", name="")
        self.share = Segments(theme, height=22)
        self.outcome = Combo(theme, height=24)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addStretch(1)
        layout.addWidget(self.share)
        layout.addWidget(self.outcome)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.apply_sizes()

    def apply_sizes(self) -> None:
        """Keep the height."""
        self.setFixedHeight(self.theme.px(HEAD))
        self.outcome.setFixedWidth(self.theme.px(_OUTCOME))

    def show_row(self, row: CastTargetRow) -> None:
        """Show a target."""
        self.share.setVisible(bool(row.share))
        self.share.set_chosen(row.share or "full")
        self.outcome.set_items(row.outcomes, row.outcome)
        self.outcome.setEnabled(len(row.outcomes) > 1)
        if row != self.row:
            self.row = row
            self.setAccessibleName(row.accessible)
            self.update()

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.share.set_items([Segment(key, sign, name=name) for key, sign, name in share_choices()])
        self.share.setAccessibleName(tr("Cast", "{0}: how much of the points").format(self.row.name))
        self.outcome.setAccessibleName(tr("Cast", "{0}: how it stands to the spell").format(self.row.name))

    def paint(self, canvas: Canvas) -> None:
        """Sign, name, remark, chips, hit points."""
        theme, row, height = self.theme, self.row, float(self.height())
        sign = theme.px(14)
        canvas.side_sign(row.side, 0, (height - sign) / 2, sign)
        controls = [self.outcome, *([self.share] if not self.share.isHidden() else [])]
        right = float(min(widget.x() for widget in controls) - 10)
        cut = []
        if row.result:
            wide = theme.face("strong", "strong").width(row.result)
            canvas.put(right - wide, 0, height, row.result, "strong", "strong", "danger" if row.below else "ink")
            right -= wide + 10
        quiet = row.outcome in {"out", "misfit", "far", "immune"}
        room = right - _SIGN
        used = canvas.text(QRectF(_SIGN, 0, room, height), row.name, "body", "strong", "ink2" if quiet else "ink")
        if used < theme.face("body", "strong").width(row.name):
            cut.append(row.name)
        x = _SIGN + used + 10
        if row.remark and x < right - 20:
            role: Role = "down" if row.hindered else "ink2"
            used = canvas.text(QRectF(x, 0, right - x, height), row.remark, "small", "normal", role)
            x += used + 10
        if row.remark and (x >= right - 20 or used < theme.face("small").width(row.remark)):
            cut.append(row.remark)
        chip = theme.size("chip")
        if row.verdicts and x < right - theme.px(40):
            paint_chips(canvas, x, (height - chip) / 2, right, row.verdicts, chip)
        cut += [one.tooltip or one.text for one in row.verdicts]
        keep_tooltip(self, "\n".join(cut))


class CastTarget(PaintedWidget):
    """A target: the head, and under it its dice."""

    die_edited = Signal(str, str, str)
    """Kind of die, id, what was typed."""
    outcome_chosen = Signal(str, str)
    share_chosen = Signal(str, str)
    willing_toggled = Signal(str)
    submitted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.row = CastTargetRow(id="", name="")
        self.head = TargetHead(theme)
        self.willing = CheckChip(theme, "", checked=False)
        self.dice: list[DieField] = []
        self.flow = Flow((self.willing,), gap=16)
        column = QVBoxLayout(self)
        column.setContentsMargins(PAD, 1, PAD, 4)
        column.setSpacing(0)
        column.addWidget(self.head)
        row = QHBoxLayout()
        row.setContentsMargins(_SIGN, 0, 0, 0)
        row.addWidget(self.flow)
        column.addLayout(row)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.head.outcome.chosen_changed.connect(lambda key: self.outcome_chosen.emit(self.row.id, key))
        self.head.share.chosen_changed.connect(lambda key: self.share_chosen.emit(self.row.id, key))
        self.willing.clicked.connect(lambda: self.willing_toggled.emit(self.row.id))
        self.retranslate()

    def show_row(self, row: CastTargetRow, width: int) -> None:
        """Show a target in this width."""
        self.row = row
        self.head.show_row(row)
        self.willing.setVisible(row.willing is not None)
        self.willing.setChecked(bool(row.willing))
        while len(self.dice) < len(row.cells):
            self._add_die()
        for place, field in enumerate(self.dice):
            field.setVisible(place < len(row.cells))
            if place < len(row.cells):
                cell = row.cells[place]
                field.show_cell(cell, row.key if cell.kind == "save" else "")
        shown = bool(row.cells) or row.willing is not None
        self.flow.setVisible(shown)
        if shown:
            self.flow.set_width(width - 2 * PAD - _SIGN)
        dice = self.flow.height() + 4 if shown else 0
        self.setFixedHeight(self.theme.px(HEAD) + dice + 5)
        settled(self)
        self.update()

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.willing.setText(tr("Cast", "lets itself be touched"))
        self.willing.updateGeometry()
        self.head.retranslate()

    def paint(self, canvas: Canvas) -> None:
        """A line above."""
        canvas.rule(PAD, 0, self.width() - 2 * PAD)

    def controls(self) -> list[QWidget]:
        """What Tab reaches, in its order."""
        dice = [field.field.edit for field in self.dice]
        return [self.willing, *dice, *self.head.share.findChildren(QPushButton), self.head.outcome]

    def _add_die(self) -> None:
        field = DieField(self.theme)
        field.edited.connect(lambda kind, text: self.die_edited.emit(kind, self.row.id, text))
        field.submitted.connect(self.submitted)
        field.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.flow.add(field)
        self.dice.append(field)
