"""All who save, under their headings; many of them scroll."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from encounter_tracker.ui.saves.save_row import HEADER, PAD, ROW, TALL_ROW, Places, SaveLine, places
from encounter_tracker.ui.widgets.base import PaintedWidget
from encounter_tracker.ui.widgets.canvas import RIGHT
from encounter_tracker.ui.widgets.rows_area import RowsArea

if TYPE_CHECKING:
    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.ui.widgets import Canvas
    from encounter_tracker.viewmodels.save_rows import SavePopoverView

_SCROLL_BAR, _LEAST, _WIDE = 10, 1, 640


class _Header(PaintedWidget):
    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.columns: Places | None = None
        self.follows = False
        self.apply_sizes()

    def apply_sizes(self) -> None:
        self.setFixedHeight(self.theme.px(HEADER))

    def paint(self, canvas: Canvas) -> None:
        if self.columns is None:
            return
        tr, high = QCoreApplication.translate, float(self.height())
        for (x, wide), words, right in (
            (self.columns.name, tr("SaveEntry", "who"), False),
            (self.columns.bonus, tr("SaveEntry", "bonus"), True),
            (self.columns.field, tr("SaveEntry", "die"), False),
            (self.columns.total, tr("SaveEntry", "total"), True),
            (self.columns.verdict, tr("SaveEntry", "save"), False),
            (
                self.columns.what,
                tr("SaveEntry", "what comes of it") if self.follows and not self.columns.below else "",
                False,
            ),
        ):
            if right:
                canvas.text(QRectF(x - 10, 0, wide + 10, high), words, "small", "normal", "ink2", RIGHT)
            else:
                canvas.text(QRectF(x, 0, wide, high), words, "small", "normal", "ink2")


class SaveTable(PaintedWidget):
    """Headings and rows."""

    roll_edited = Signal(str, str)
    turned = Signal(str)
    taken_edited = Signal(str, str)
    submitted = Signal(str)
    """Enter in the field of this id ("" in one for points)."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._view: SavePopoverView | None = None
        self._width, self._room = 0, 10_000
        self.lines: list[SaveLine] = []
        self.header = _Header(theme)
        self.area = RowsArea(theme)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 1)
        box.setSpacing(0)
        box.addWidget(self.header)
        box.addWidget(self.area)

    def apply_sizes(self) -> None:
        """Follow the text size."""
        if hasattr(self, "area"):
            self._fit()

    def paint(self, canvas: Canvas) -> None:
        """The line below the last row."""
        canvas.rule(PAD, self.height() - 1, self.width() - 2 * PAD)

    def show_view(self, view: SavePopoverView) -> None:
        """Show those who save."""
        self._view = view
        while len(self.lines) < len(view.rows):
            self._add_line()
        for line in self.lines[len(view.rows) :]:
            line.hide()
        self._fit()

    def set_width(self, width: int) -> None:
        """The width there is."""
        if width != self._width:
            self._width = width
            self._fit()

    def set_room(self, height: int) -> None:
        """The height there is; the table takes less when it needs less, and scrolls when it needs more."""
        if height != self._room:
            self._room = height
            self._fit()

    def retranslate(self) -> None:
        """Say the headings in the language in use."""
        self._fit()
        self.header.update()

    def line(self, who: str) -> SaveLine | None:
        """The row of an id."""
        return next((line for line in self.lines if line.row.id == who and not line.isHidden()), None)

    def focus_die(self, who: str) -> None:
        """Give the keyboard to the die of an id, in sight."""
        line = self.line(who)
        if line is not None:
            self.area.ensureWidgetVisible(line, 0, 0)
            line.field.edit.setFocus(Qt.FocusReason.OtherFocusReason)
            line.field.edit.selectAll()

    def focus_taken(self) -> None:
        """Give the keyboard to the first field for points."""
        line = next((line for line in self.lines if not line.isHidden() and not line.taken.isHidden()), None)
        if line is not None:
            line.taken.edit.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def controls(self) -> list[QWidget]:
        """What Tab reaches, in its order."""
        found: list[QWidget] = []
        for line in self.lines:
            found += [line.field.edit, line.verdict, line.taken.edit]
        return found

    def _add_line(self) -> None:
        line = SaveLine(self.theme)
        line.roll_edited.connect(self.roll_edited)
        line.turned.connect(self.turned)
        line.taken_edited.connect(self.taken_edited)
        line.submitted.connect(self.submitted)
        line.stepped.connect(self._step)
        self.area.column.addWidget(line)
        self.lines.append(line)

    def _step(self, who: str, by: int) -> None:
        shown = [line.row.id for line in self.lines if not line.isHidden()]
        at = shown.index(who) + by
        if 0 <= at < len(shown):
            self.focus_die(shown[at])

    def _fit(self) -> None:
        view = self._view
        if view is None:
            return
        columns, count, high = self._measured(view, self._width)
        if count < len(view.rows):
            columns, count, high = self._measured(view, self._width - _SCROLL_BAR)
        self.area.setFixedHeight(count * high)
        self.setFixedHeight(self.theme.px(HEADER) + count * high + 1)
        if not self._width:
            return
        self.header.columns, self.header.follows = columns, _follows(view)
        self.header.update()
        for line, row in zip(self.lines, view.rows, strict=False):
            line.set_row(row, columns, overruling=view.draft.overruling)
            line.show()

    def _measured(self, view: SavePopoverView, width: int) -> tuple[Places, int, int]:
        """The columns in a width, how many rows are shown then, and how high each is."""
        px = self.theme.px
        wanted = float(px(84))
        for line, row in zip(self.lines, view.rows, strict=False):
            line.verdict.set_row(row, with_key=width >= px(_WIDE))
            wanted = max(wanted, line.verdict.wanted())
        columns = places(self.theme, width, wanted, follows=_follows(view))
        high = px(TALL_ROW if columns.below else ROW)
        return columns, min(len(view.rows), max(_LEAST, (self._room - px(HEADER) - 1) // high)), high


def _follows(view: SavePopoverView) -> bool:
    return view.draft.with_damage or view.draft.with_effect
