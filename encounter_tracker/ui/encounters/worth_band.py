"""What the encounter is worth: rating, points, how hard; and the party it is reckoned for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy

from encounter_tracker.ui.encounters.lists import paint_steps
from encounter_tracker.ui.widgets import PaintedLabel, Run, TextField, TextLine, runs_width
from encounter_tracker.ui.widgets.base import keep_tooltip
from encounter_tracker.viewmodels.prepared_rows import WorthRow

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.ui.widgets import Canvas
    from encounter_tracker.viewmodels.prepared_rows import PreparedView

_HEIGHT, _PAD, _FIELD = 50, 14, 116

tr = QCoreApplication.translate


class WorthBand(PaintedLabel):
    """Two lines of figures, and the field for the party at the right."""

    party_edited = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.row = WorthRow()
        self.label = TextLine(theme, "", "small", "normal", "ink2", height=28)
        self.party = TextField(theme, icon="users")
        layout = QHBoxLayout(self)
        layout.setContentsMargins(_PAD, 0, 10, 0)
        layout.setSpacing(6)
        layout.addStretch(1)
        layout.addWidget(self.label)
        layout.addWidget(self.party)
        self.party.text_edited.connect(self.party_edited)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.apply_sizes()

    def show_view(self, view: PreparedView) -> None:
        """Show what it is worth, for whom."""
        if not self.party.edit.hasFocus():
            self.party.set_text(view.party)
        self.party.edit.setPlaceholderText(view.party_hint or tr("Prepared", "4x5"))
        self.party.set_wrong(view.party_wrong)
        keep_tooltip(
            self.party, view.party_wrong or tr("Prepared", "Levels of the party: 5 (four of them), 4x5, 5 4 6")
        )
        if view.worth != self.row:
            self.row = view.worth
            self.setAccessibleName(view.worth.accessible)
            self.update()

    def apply_sizes(self) -> None:
        """Keep the height."""
        self.setFixedHeight(self.theme.px(_HEIGHT))
        self.party.setFixedWidth(self.theme.px(_FIELD))

    def sizeHint(self) -> QSize:
        """As wide as there is room."""
        return QSize(self.theme.px(420), self.height())

    def minimumSizeHint(self) -> QSize:
        """It may be narrow."""
        return QSize(self.theme.px(240), self.height())

    def paint(self, canvas: Canvas) -> None:
        """Rating and points large; below how hard, for whom, and what each gets."""
        row, theme = self.row, self.theme
        canvas.fill(QRectF(self.rect()), "raised")
        limit = self.label.x() - 10
        upper, lower = theme.px(27), theme.px(19)
        first = (
            Run(row.challenge, "figure", "strong", "ink"),
            Run(f"   {row.points}", "lead", "strong", "ink"),
            Run(f"   {row.each}" if row.each else "", "body", "normal", "ink2"),
        )
        canvas.runs(_PAD, 2, upper, first, limit)
        x = float(_PAD)
        top = 2 + upper
        if row.step:
            x = paint_steps(canvas, x, top + lower / 2, row.step, theme.px(8)) + 6
        second = (
            Run(row.difficulty, "body", "strong", "ink"),
            Run(f" {row.level}" if row.step else "", "body", "normal", "ink2"),
            Run(("  ·  " if row.step else "") + row.remark if row.remark else "", "small", "normal", "ink2"),
        )
        canvas.runs(x, top, lower, second, limit)
        cut = _PAD + runs_width(theme, first) > limit or x + runs_width(theme, second) > limit
        keep_tooltip(self, row.accessible if cut else "")

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.label.set_text(tr("Prepared", "Party"))
        self.party.set_name(tr("Prepared", "Levels of the party"))
