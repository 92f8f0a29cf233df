"""One who saves: the bonus and why, the die, what it comes to, and what becomes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Signal
from PySide6.QtWidgets import QSizePolicy

from encounter_tracker.ui.popover_keys import alt_cap
from encounter_tracker.ui.widgets import Run, TextField
from encounter_tracker.ui.widgets.base import PaintedButton, PaintedWidget, keep_tooltip
from encounter_tracker.ui.widgets.canvas import RIGHT, key_cap_width
from encounter_tracker.ui.widgets.chips import paint_chips
from encounter_tracker.viewmodels.save_rows import SaveRow

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from encounter_tracker.ui.theme import Role, Theme
    from encounter_tracker.ui.widgets import Canvas

ROW, HEADER, PAD = 46, 22, 12
TALL_ROW = 78
"""As high is a row with what comes of it in a line of its own."""
_SIGN, _FIELD, _BONUS, _TOTAL, _GAP, _VERDICT = 22, 54, 40, 34, 10, 24
_WHAT_LEAST = 190  # narrower than that, what comes of it stands below
_ICONS = {"made": "shield-check", "failed": "x", "": ""}


class Places(NamedTuple):
    """Where the columns begin and how wide they are."""

    name: tuple[float, float]
    bonus: tuple[float, float]
    field: tuple[float, float]
    total: tuple[float, float]
    verdict: tuple[float, float]
    what: tuple[float, float]
    below: bool = False


def places(theme: Theme, width: float, verdict: float, *, follows: bool) -> Places:
    """The columns in a width; ``verdict``: what the widest verdict needs, ``follows``: something comes of it."""
    px = theme.px
    fixed = px(_BONUS) + px(_FIELD) + px(_TOTAL) + verdict + 4 * _GAP
    rest = width - 2 * PAD - fixed
    beside = follows and rest - max(px(110), rest * 0.52) - _GAP >= px(_WHAT_LEAST)
    name = min(max(px(110), rest * 0.52), rest) if beside else rest
    x, found = float(PAD), []
    for wide in (name, px(_BONUS), px(_FIELD), px(_TOTAL), verdict):
        found.append((x, float(wide)))
        x += wide + _GAP
    if follows and not beside:
        x = float(PAD + px(_SIGN))
    what = (x, max(0.0, width - PAD - x))
    return Places(found[0], found[1], found[2], found[3], found[4], what, below=follows and not beside)


class VerdictButton(PaintedButton):
    """Made or failed; a click turns it round."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.row = SaveRow(id="", name="")
        self._cap = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.apply_sizes()

    def apply_sizes(self) -> None:
        """As high as the hit target."""
        self.setFixedHeight(max(self.theme.px(_VERDICT), self.theme.tokens.size["hit_target"]))

    def set_row(self, row: SaveRow, *, with_key: bool = True) -> None:
        """Show the verdict of a row, ``with_key`` the key that turns it round."""
        self.row = row
        self._cap = alt_cap(row.key) if row.key and with_key else ""
        tr = QCoreApplication.translate
        verdict = row.verdict_text or tr("SaveEntry", "open")
        self.setAccessibleName(f"{row.name}: {verdict}")
        keep_tooltip(self, tr("SaveEntry", "Made or failed: a click turns it round, whatever the die shows"))
        self.update()

    def wanted(self) -> float:
        """How wide it would be."""
        face, cap = self.theme.face("small", "strong"), key_cap_width(self.theme, self._cap)
        return 8 + self.theme.size("icon") + 5 + face.width(self.row.verdict_text or "–") + 8 + cap + 6

    def paint(self, canvas: Canvas) -> None:
        """A box with icon and words, and the key that turns it round."""
        theme, row = self.theme, self.row
        high = theme.px(22)
        rect = QRectF(0, (self.height() - high) / 2, self.width(), high)
        line: Role = "ink3" if self.underMouse() else "line"
        fill: Role | None = "raised" if row.verdict else None
        canvas.box(rect, fill, line, 4)
        if self.shows_ring:
            canvas.focus_ring(rect, 4)
        icon, middle, x = theme.size("icon"), rect.center().y(), 8.0
        ink: Role = "up" if row.verdict == "made" else "down" if row.verdict == "failed" else "ink2"
        name = "pencil" if row.said else _ICONS[row.verdict]
        if name:
            canvas.icon(name, x, middle - icon / 2, icon, ink)
        x += icon + 5
        right = rect.right() - 6
        if self._cap:
            right = canvas.key_cap(right, middle, self._cap) - 6
        words = row.verdict_text or "–"
        canvas.text(QRectF(x, rect.y(), right - x, high), words, "small", "strong", "ink" if row.verdict else "ink2")


class SaveLine(PaintedWidget):
    """A row of the table."""

    roll_edited = Signal(str, str)
    """The die of this id was typed."""
    turned = Signal(str)
    """The verdict of this id is to be turned round."""
    taken_edited = Signal(str, str)
    """Points were typed over those of this id."""
    submitted = Signal(str)
    """Enter in the field of this id."""
    stepped = Signal(str, int)
    """Up (-1) or down (+1) from this id."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.row = SaveRow(id="", name="")
        self._places: Places | None = None
        self.field = TextField(theme, parent=self)
        self.verdict = VerdictButton(theme, self)
        self.taken = TextField(theme, parent=self)
        self.taken.hide()
        self.field.text_edited.connect(lambda text: self.roll_edited.emit(self.row.id, text))
        self.field.submitted.connect(lambda _text: self.submitted.emit(self.row.id))
        self.field.step_requested.connect(lambda by: self.stepped.emit(self.row.id, by))
        self.taken.text_edited.connect(lambda text: self.taken_edited.emit(self.row.id, text))
        self.taken.submitted.connect(lambda _text: self.submitted.emit(""))
        self.verdict.clicked.connect(lambda: self.turned.emit(self.row.id))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.apply_sizes()

    def apply_sizes(self) -> None:
        """Keep the height."""
        below = self._places is not None and self._places.below
        self.setFixedHeight(self.theme.px(TALL_ROW if below else ROW))
        self._lay_out()

    def sizeHint(self) -> QSize:
        """As wide as there is room."""
        return QSize(self.theme.px(400), self.height())

    def set_row(self, row: SaveRow, columns: Places, *, overruling: bool) -> None:
        """Show one who saves."""
        if (row, columns) != (self.row, self._places):
            self.row, self._places = row, columns
            tr = QCoreApplication.translate
            self.setAccessibleName(row.accessible)
            self.setToolTip("")
            self.field.set_name(tr("SaveEntry", "{0}: the d20, or = and the sum").format(row.name))
            self.field.edit.setPlaceholderText("d20")
            self.field.set_text(row.roll)
            self.field.set_wrong(row.problem)
            self.field.setToolTip(row.problem)
            self.taken.set_name(tr("HpEntry", "{0}: points it takes").format(row.name))
            self.taken.edit.setPlaceholderText(row.amount)
            self.taken.set_text(row.taken)
            self.update()
        self.taken.setVisible(overruling and (bool(row.amount) or bool(row.taken)))
        self.apply_sizes()

    def resizeEvent(self, event: object) -> None:  # noqa: ARG002 - Qt's signature
        """Keep the controls in their columns."""
        self._lay_out()

    def _lay_out(self) -> None:
        columns = self._places
        if columns is None:
            return
        middle = self.theme.px(ROW) // 2
        self.field.setGeometry(
            round(columns.field[0]), middle - self.field.height() // 2, round(columns.field[1]), self.field.height()
        )
        self.verdict.setFixedWidth(round(columns.verdict[1]))
        self.verdict.move(round(columns.verdict[0]), middle - self.verdict.height() // 2)
        self.taken.setFixedWidth(self.theme.px(54))
        taken_at = (self.theme.px(ROW) + self.height() - 4) // 2 if columns.below else middle
        self.taken.move(round(columns.what[0]), taken_at - self.taken.height() // 2)

    # --- painting ------------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        """The whole row."""
        columns, row, px = self._places, self.row, self.theme.px
        if columns is None:
            return
        cut: list[str] = []
        canvas.rule(PAD, 0, self.width() - 2 * PAD)
        sign = px(14)
        canvas.side_sign(row.side, PAD, px(5) + (px(20) - sign) / 2, sign)
        x, wide = columns.name[0] + px(_SIGN), columns.name[1] - px(_SIGN)
        self._text(canvas, QRectF(x, px(5), wide, px(20)), Run(row.name, "strong", "strong", "ink"), cut)
        self._text(canvas, QRectF(x, px(24), wide, px(17)), Run(row.why, "small", "normal", "ink2"), cut)
        bonus = QRectF(columns.bonus[0], 0, columns.bonus[1], px(ROW))
        canvas.text(bonus, row.modifier, "strong", "strong", "ink", RIGHT)
        total = QRectF(columns.total[0], 0, columns.total[1], px(ROW))
        canvas.text(total, row.total, "lead", "heavy", "ink", RIGHT)
        self._paint_what(canvas, columns, cut)
        keep_tooltip(self, "\n".join(dict.fromkeys((row.parts, *cut))) if cut or row.parts else "")

    def _paint_what(self, canvas: Canvas, columns: Places, cut: list[str]) -> None:
        """What becomes of it: points and hit points, then words and chips below them (behind them in a line below)."""
        row, px = self.row, self.theme.px
        x, right = columns.what[0], columns.what[0] + columns.what[1]
        if not self.taken.isHidden():
            x += self.taken.width() + 8
        top = float(px(ROW)) if columns.below else 0.0
        if row.change is None:
            whole = QRectF(x, top, right - x, px(28) if columns.below else self.height())
            self._text(canvas, whole, Run(row.what, "body", "normal", "ink"), cut)
            return
        before, after, rest = row.change
        runs = [] if not self.taken.isHidden() else [Run(f"{row.amount}  ", "lead", "heavy", "ink")]
        runs += [
            Run(f"{before} → ", "body", "normal", "ink2"),
            Run(after, "strong", "heavy", "danger" if row.below else "ink"),
            Run(f" {rest}", "small", "normal", "ink2"),
        ]
        end = canvas.runs(x, top + px(4), px(20), runs, right)
        if columns.below:
            x, line_y = end + 10, top + px(6)
        else:
            line_y = float(px(25))
        chip = self.theme.size("chip")
        line = paint_chips(canvas, x, line_y + (px(17) - chip) / 2, right, row.chips, chip)
        if line.cut or line.hidden:
            cut += [one.tooltip or one.text for one in row.chips]
        x += sum(width + 4 for _, width in line.shown) + (4 if row.chips else 0)
        if row.what and right - x > px(20):
            self._text(canvas, QRectF(x, line_y, right - x, px(17)), Run(row.what, "small", "normal", "ink2"), cut)
        elif row.what:
            cut.append(row.what)

    def _text(self, canvas: Canvas, rect: QRectF, run: Run, cut: list[str]) -> None:
        canvas.text(rect, run.text, run.size, run.weight, run.role)
        if not self.theme.face(run.size, run.weight).fits(run.text, rect.width()):
            cut.append(run.text)
