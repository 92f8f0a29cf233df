"""Several targets below one another: who, a field for the die or amount, and what becomes of each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from encounter_tracker.ui.why.pane_popover import FittingScroll
from encounter_tracker.ui.widgets import TextField
from encounter_tracker.ui.widgets.base import PaintedWidget, keep_tooltip
from encounter_tracker.viewmodels.target_lines import TargetLine

if TYPE_CHECKING:
    from collections.abc import Sequence

    from encounter_tracker.ui.theme import Role, Theme
    from encounter_tracker.ui.widgets import Canvas

ROW: Final = 44
_PAD, _SIGN, _FIELD = 12, 22, 84
_TONES: Final[dict[str, Role]] = {"": "ink2", "harm": "down", "help": "up", "deadly": "danger", "out": "ink2"}


class TargetLineRow(PaintedWidget):
    """One target."""

    typed = Signal(str, str)
    """Its id, and what was typed."""
    submitted = Signal()
    """Enter in its field."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.row = TargetLine(id="", name="")
        self.field = TextField(theme, height=28, parent=self)
        self.field.hide()
        self.field.text_edited.connect(lambda text: self.typed.emit(self.row.id, text))
        self.field.submitted.connect(lambda _text: self.submitted.emit())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.apply_sizes()

    def apply_sizes(self) -> None:
        """Keep the height."""
        self.setFixedHeight(self.theme.px(ROW))
        self._lay_out()

    def sizeHint(self) -> QSize:
        """As wide as there is room."""
        return QSize(self.theme.px(340), self.height())

    def set_row(self, row: TargetLine) -> None:
        """Show a target."""
        if row == self.row:
            return
        self.row = row
        self.setAccessibleName(row.accessible)
        self.field.setVisible(bool(row.die))
        self.field.edit.setPlaceholderText(row.die)
        self.field.set_name(row.field_name)
        self.field.set_text(row.typed)
        self.field.set_wrong(row.wrong)
        self._lay_out()
        self.update()

    def resizeEvent(self, event: object) -> None:
        """Keep the field at the edge."""
        super().resizeEvent(event)  # type: ignore[arg-type]
        self._lay_out()

    def paint(self, canvas: Canvas) -> None:
        """Sign and name above, what becomes of it below."""
        px, row = self.theme.px, self.row
        canvas.rule(_PAD, 0, self.width() - 2 * _PAD)
        sign = px(14)
        canvas.side_sign(row.side, _PAD, px(4) + (px(18) - sign) / 2, sign)
        right = float(self.field.x() - 8 if row.die else self.width() - _PAD)
        name = QRectF(_PAD + _SIGN, px(3), right - _PAD - _SIGN, px(20))
        canvas.text(name, row.name, "strong", "strong", "ink2" if row.tone == "out" else "ink")
        words = QRectF(_PAD + _SIGN, px(22), right - _PAD - _SIGN, px(18))
        role: Role = "danger" if row.wrong else _TONES[row.tone]
        weight = "strong" if row.tone == "deadly" and not row.wrong else "normal"
        canvas.text(words, row.outcome, "small", weight, role)  # type: ignore[arg-type]
        fits = self.theme.face("small", weight).fits(row.outcome, words.width())  # type: ignore[arg-type]
        keep_tooltip(self, "" if fits else row.outcome)

    def _lay_out(self) -> None:
        width = self.theme.px(_FIELD)
        self.field.resize(width, self.field.height())
        self.field.move(self.width() - _PAD - width, (self.height() - self.field.height()) // 2 + 1)


class TargetList(QWidget):
    """All targets; many of them scroll."""

    typed = Signal(str, str)
    """The id of a target, and what was typed for it."""
    submitted = Signal()
    """Enter in one of the fields."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.rows: list[TargetLineRow] = []
        self._shown: tuple[TargetLine, ...] = ()
        self._list = QWidget()
        self._column = QVBoxLayout(self._list)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self.area = FittingScroll(theme, self._list)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.area)

    def set_lines(self, lines: Sequence[TargetLine]) -> bool:
        """Show these targets; whether there are other fields than before."""
        lines = tuple(lines)
        before = [(row.id, bool(row.die)) for row in self._shown]
        self._shown = lines
        while len(self.rows) < len(lines):
            self._add()
        for widget, line in zip(self.rows, lines, strict=False):
            widget.set_row(line)
            widget.show()
        for widget in self.rows[len(lines) :]:
            widget.hide()
        self.set_room(None)
        return before != [(row.id, bool(row.die)) for row in lines]

    @property
    def full_height(self) -> int:
        """How high all targets are."""
        return len(self._shown) * self.theme.px(ROW)

    def set_room(self, height: int | None) -> None:
        """The height there is for it; None: as much as it likes."""
        full, least = self.full_height, self.theme.px(ROW)
        self._list.setMinimumHeight(full)
        self.area.setFixedHeight(full if height is None else min(full, max(least, height)))

    def row(self, who: str) -> TargetLineRow | None:
        """The row of a target."""
        return next((widget for widget, line in zip(self.rows, self._shown, strict=False) if line.id == who), None)

    def stops(self) -> list[QWidget]:
        """What Tab reaches, in its order."""
        return [row.field.edit for row in self.rows if row.row.die]

    def focus_nth(self, place: int) -> None:
        """Give the keyboard to the field of the target at this place, counted from 1."""
        if 0 < place <= len(self._shown) and self._shown[place - 1].die:
            field = self.rows[place - 1].field.edit
            self.area.ensureWidgetVisible(self.rows[place - 1])
            field.setFocus(Qt.FocusReason.ShortcutFocusReason)
            field.selectAll()

    def focus_wrong(self) -> bool:
        """Give the keyboard to the first field that is not understood; whether there is one."""
        wrong = next((place for place, line in enumerate(self._shown, 1) if line.wrong), 0)
        self.focus_nth(wrong)
        return bool(wrong)

    def _add(self) -> None:
        row = TargetLineRow(self.theme, self._list)
        row.typed.connect(self.typed)
        row.submitted.connect(self.submitted)
        self._column.addWidget(row)
        self.rows.append(row)
