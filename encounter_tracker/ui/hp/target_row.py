"""One target of the hit point entry: what each step makes of the points, and what becomes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Signal
from PySide6.QtWidgets import QSizePolicy

from encounter_tracker.ui.hp.columns import HALF, PAD, SIGN, Columns, Words
from encounter_tracker.ui.popover_keys import alt_cap
from encounter_tracker.ui.widgets import TextField
from encounter_tracker.ui.widgets.base import PaintedButton, PaintedWidget, keep_tooltip
from encounter_tracker.ui.widgets.canvas import CENTER, Run, key_cap_width, runs_width
from encounter_tracker.ui.widgets.chips import paint_chips
from encounter_tracker.ui.widgets.hit_points import paint_hp_bar
from encounter_tracker.viewmodels.hp_rows import HpTable, HpTargetRow

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from encounter_tracker.ui.hp.columns import Column
    from encounter_tracker.ui.theme import Role, Theme
    from encounter_tracker.ui.widgets import Canvas
    from encounter_tracker.viewmodels.hp_rows import HpStepCell

ROW, HEADER = 61, 26
REASONED_ROW = 79
"""As high is a row with its steps in a line of their own."""
_LINE_1, _LINE_2, _LINE_2_HEIGHT, _LINE_3 = 10, 32, 18, 54
_TRENDS: dict[str, Role] = {"up": "up", "down": "down", "": "ink2"}
_FIELD = 60


class HalfButton(PaintedButton):
    """Whether a target saved: half."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.setCheckable(True)
        self.setText("½")
        self.apply_sizes()

    def apply_sizes(self) -> None:
        """As high as the hit target."""
        self.setFixedSize(self.theme.px(HALF), max(self.theme.px(24), self.theme.tokens.size["hit_target"]))

    def paint(self, canvas: Canvas) -> None:
        """The sign in a small box; filled and outlined in blue when it counts."""
        high = self.theme.px(18)
        rect = QRectF(0, (self.height() - high) / 2, self.width(), high)
        on = self.isChecked()
        line: Role = "select_line" if on else "ink3" if self.underMouse() else "line"
        canvas.box(rect, "select_wash" if on else "raised", line, 4, 1.5 if on else 1)
        canvas.text(rect, self.text(), "body", "heavy" if on else "strong", "ink" if on else "ink2", CENTER)
        if self.shows_ring:
            canvas.focus_ring(rect.adjusted(-1, -1, 1, 1), 5)


class TableHeader(PaintedWidget):
    """The headings of the columns."""

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.words = words
        self._table = HpTable()
        self._columns: Columns | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.apply_sizes()

    def apply_sizes(self) -> None:
        """Keep the height."""
        self.setFixedHeight(self.theme.px(HEADER))

    def set_table(self, table: HpTable, columns: Columns, words: Words) -> None:
        """Show the headings of a table."""
        if (table.columns, table.outcome, columns, words) != (
            self._table.columns,
            self._table.outcome,
            self._columns,
            self.words,
        ):
            self._table, self._columns, self.words = table, columns, words
            self.update()

    def paint(self, canvas: Canvas) -> None:
        """The headings over their columns."""
        columns, words = self._columns, self.words
        if columns is None:
            return
        titles = [(columns.name, words.target), (columns.amount, self._table.outcome), (columns.hp, words.hit_points)]
        if columns.rolled.width:
            titles.append((columns.rolled, words.rolled))
        titles += [(place, column.title) for place, column in zip(columns.steps, self._table.columns, strict=False)]
        height = float(self.height())
        for place, title in titles:
            canvas.text(QRectF(place.x, 0, place.width, height), title, "small", "normal", "ink2")


class TargetRow(PaintedWidget):
    """A row of the table."""

    saved_toggled = Signal(str)
    """½ was pressed for this id."""
    overruled_edited = Signal(str, str)
    """Points were typed over those of this id."""
    submitted = Signal()
    """Enter in the field for points."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._row = HpTargetRow(id="", name="")
        self._table = HpTable()
        self._columns: Columns | None = None
        self._words = Words("", "", "", "", "")
        self._cut: list[str] = []
        self.half = HalfButton(theme, self)
        self.half.clicked.connect(lambda: self.saved_toggled.emit(self._row.id))
        self.field: TextField | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.apply_sizes()

    @property
    def row(self) -> HpTargetRow:
        """What it shows."""
        return self._row

    def apply_sizes(self) -> None:
        """Keep the height."""
        merged = self._columns is not None and self._columns.merged
        self.setFixedHeight(self.theme.px(REASONED_ROW if merged else ROW))
        self._lay_out()

    def sizeHint(self) -> QSize:
        """As wide as there is room."""
        return QSize(self.theme.px(400), self.height())

    def set_row(self, row: HpTargetRow, table: HpTable, columns: Columns, words: Words, *, overruling: bool) -> None:
        """Show a target."""
        if (row, table.columns, columns, words) != (self._row, self._table.columns, self._columns, self._words):
            self._row, self._table, self._columns, self._words = row, table, columns, words
            self.setAccessibleName(row.accessible)
            name = QCoreApplication.translate("HpEntry", "{0}: half, it saved").format(row.name)
            self.half.setAccessibleName(name)
            self.half.setChecked(row.saved)
            self.half.setVisible(row.can_save)
            self.setToolTip("")
            self.update()
        self._set_field(overruling)
        self.apply_sizes()

    def _set_field(self, overruling: bool) -> None:
        if overruling and self.field is None:
            self.field = TextField(self.theme, parent=self)
            self.field.text_edited.connect(lambda text: self.overruled_edited.emit(self._row.id, text))
            self.field.submitted.connect(lambda _text: self.submitted.emit())
        if self.field is not None:
            self.field.setVisible(overruling)
            name = QCoreApplication.translate("HpEntry", "{0}: points it takes").format(self._row.name)
            self.field.set_name(name)
            self.field.edit.setPlaceholderText(self._row.amount)
            self.field.set_text(self._row.overruled)

    def resizeEvent(self, event: object) -> None:  # noqa: ARG002 - Qt's signature
        """Keep the controls in their columns."""
        self._lay_out()

    def _lay_out(self) -> None:
        px = self.theme.px
        middle = px(_LINE_2) + px(_LINE_2_HEIGHT) / 2
        self.half.move(PAD + SIGN, round(middle - self.half.height() / 2))
        if self.field is not None and self._columns is not None:
            self.field.resize(px(_FIELD), self.field.height())
            self.field.move(round(self._columns.amount.x) - 4, px(_LINE_1) - 4)

    # --- painting ------------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        """The whole row."""
        columns, row, theme = self._columns, self._row, self.theme
        if columns is None:
            return
        self._cut = []
        canvas.rule(PAD, 0, self.width() - 2 * PAD)
        sign = theme.px(14)
        canvas.side_sign(row.side, PAD, theme.px(_LINE_1) + (theme.px(20) - sign) / 2, sign)
        self._line_1(canvas, _shifted(columns.name, SIGN), row.name, "ink")
        if row.can_save:
            self._paint_saved(canvas, columns.name)
        if columns.merged:
            self._paint_merged(canvas)
        elif columns.rolled.width:
            self._paint_steps(canvas, columns)
        if row.amount and not (self.field is not None and self.field.isVisible()):
            rect = QRectF(columns.amount.x, theme.px(6), columns.amount.width, theme.px(28))
            canvas.text(rect, row.amount, "figure", "heavy", "ink2" if row.refused else "ink")
        self._paint_hit_points(canvas, columns)
        keep_tooltip(self, "\n".join(self._cut))

    def _line_1(self, canvas: Canvas, place: Column, text: str, role: Role) -> None:
        px = self.theme.px
        self._text(canvas, QRectF(place.x, px(_LINE_1), place.width, px(20)), Run(text, "strong", "strong", role))

    def _line_2(self, canvas: Canvas, place: Column, text: str) -> None:
        px = self.theme.px
        rect = QRectF(place.x, px(_LINE_2) - 2, place.width, px(_LINE_2_HEIGHT))
        self._text(canvas, rect, Run(text, "small", "normal", "ink2"))

    def _text(self, canvas: Canvas, rect: QRectF, run: Run) -> None:
        canvas.text(rect, run.text, run.size, run.weight, run.role)
        if not self.theme.face(run.size, run.weight).fits(run.text, rect.width()):
            self._cut.append(run.text)

    def _paint_saved(self, canvas: Canvas, place: Column) -> None:
        px, row = self.theme.px, self._row
        y, height = px(_LINE_2), px(_LINE_2_HEIGHT)
        x, right = place.x + SIGN + px(HALF) + 8, place.x + place.width + 6
        words = self._words.saved if row.saved else self._words.saved_asked
        if x + self.theme.face("small").width(words) <= right:
            x = canvas.put(x, y, height, words, "small", "normal", "ink" if row.saved else "ink2") + 6
        cap = alt_cap(row.key)
        if row.key and x + key_cap_width(self.theme, cap) <= right:
            canvas.key_cap(x + key_cap_width(self.theme, cap), y + height / 2, cap)

    def _paint_steps(self, canvas: Canvas, columns: Columns) -> None:
        row = self._row
        self._line_1(canvas, columns.rolled, row.rolled.value, "ink")
        self._line_2(canvas, columns.rolled, row.rolled.detail)
        for place, cell in zip(columns.steps, row.steps, strict=False):
            if cell is None:
                self._line_1_quiet(canvas, place)
            else:
                self._line_1(canvas, place, cell.value, _TRENDS[cell.trend])
                self._line_2(canvas, place, cell.detail)

    def _line_1_quiet(self, canvas: Canvas, place: Column) -> None:
        px = self.theme.px
        canvas.text(QRectF(place.x, px(_LINE_1), place.width, px(20)), "–", "strong", "normal", "ink2")

    def _paint_merged(self, canvas: Canvas) -> None:
        """All steps one behind the other, with their names where there is room; what is left out is in the tooltip."""
        row, px = self._row, self.theme.px
        x, right = PAD + SIGN, float(self.width() - PAD)
        steps = [
            (column.title, cell)
            for column, cell in zip(self._table.columns, row.steps, strict=False)
            if cell is not None
        ]
        runs, bare = [Run(row.rolled.value, "body", "strong", "ink")], [Run(row.rolled.value, "body", "strong", "ink")]
        for title, cell in steps:
            value = Run(cell.value, "body", "strong", _TRENDS[cell.trend])
            runs += [Run(f"   {title} ", "small", "normal", "ink2"), value]
            bare += [Run("   ", "body"), value]
        named = x + runs_width(self.theme, runs) <= right
        canvas.runs(x, px(_LINE_3), px(20), runs if named else bare, right)
        names = [row.rolled.detail, *(_named(title, cell) for title, cell in steps)]
        self._cut.append(" · ".join(name for name in names if name))

    def _paint_hit_points(self, canvas: Canvas, columns: Columns) -> None:
        theme, row, px = self.theme, self._row, self.theme.px
        runs = [Run(row.before, "lead", "strong", "ink2" if row.after else "ink")]
        if row.after:
            runs.append(Run(" → ", "body", "normal", "ink2"))
            runs.append(Run(row.after, "lead", "heavy", "danger" if row.below else "ink"))
        runs.append(Run(f" {row.after_words}", "small", "normal", "ink2"))
        right = columns.hp.x + columns.hp.width
        canvas.runs(columns.hp.x, px(6), px(26), runs, right + 1)
        if columns.bar is not None:
            high = theme.size("bar_hp")
            bar = QRectF(columns.bar.x, px(6) + (px(26) - high) / 2, columns.bar.width, high)
            paint_hp_bar(canvas, bar, row.bar)
            right = bar.right()
        chip = theme.size("chip")
        y = px(_LINE_2) + (px(_LINE_2_HEIGHT) - chip) / 2
        left = columns.hp.x if columns.bar is not None else columns.amount.x  # without a bar there is room at the left
        line = paint_chips(canvas, left, y, max(right, self.width() - PAD), row.verdicts, chip)
        if line.cut or line.hidden:
            self._cut += [chip.tooltip or chip.text for chip in row.verdicts]


def _shifted(place: Column, shift: float) -> Column:
    return place._replace(x=place.x + shift, width=place.width - shift)


def _named(title: str, cell: HpStepCell) -> str:
    return f"{title}: {cell.detail}" if cell.detail else title
