"""Waves that are due, on gold, with what becomes of them; below, in one quiet line, those to come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from encounter_tracker.ui.widgets import Button, PaintedButton, PaintedLabel, Run, runs_width
from encounter_tracker.ui.widgets.base import keep_tooltip
from encounter_tracker.viewmodels.texts.language import fill
from encounter_tracker.viewmodels.waves import WaveRow

if TYPE_CHECKING:
    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.ui.widgets import Canvas
    from encounter_tracker.viewmodels.waves import WavesView

_LINE, _COMING, _MOST, _LEFT = 32, 24, 2, 38

tr = QCoreApplication.translate


class WaveLine(PaintedLabel):
    """One wave that is due."""

    bring_requested = Signal(str)
    drop_requested = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.row = WaveRow(id="", text="", remark="")
        self._more = 0
        self.bring = Button(theme, icon="users", height=24)
        self.drop = Button(theme, icon="x", kind="flat", height=24)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 4, 8, 4)
        layout.setSpacing(4)
        layout.addStretch(1)
        layout.addWidget(self.bring)
        layout.addWidget(self.drop)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.bring.clicked.connect(lambda: self.bring_requested.emit(self.row.id))
        self.drop.clicked.connect(lambda: self.drop_requested.emit(self.row.id))
        self.apply_sizes()

    def show_row(self, row: WaveRow, more: int, key: str) -> None:
        """Show a wave; ``more``: how many are not shown; ``key``: what brings it too."""
        self.row, self._more = row, more
        self.setAccessibleName(f"{row.text}, {row.remark}")
        self.bring.setText(tr("Waves", "Bring"))
        self.bring.set_key(key)
        self.bring.setAccessibleName(fill(tr("Waves", "Bring the wave: {0}"), row.text))
        self.drop.setAccessibleName(fill(tr("Waves", "The wave does not come: {0}"), row.text))
        self.drop.setToolTip(tr("Waves", "It does not come"))
        self.bring.updateGeometry()
        self.update()

    def apply_sizes(self) -> None:
        """Keep the height."""
        self.setFixedHeight(self.theme.px(_LINE))

    def paint(self, canvas: Canvas) -> None:
        """Bell, whom it brings, since when."""
        height = float(self.height())
        canvas.fill(QRectF(self.rect()), "now_wash")
        canvas.rule(0, 0, self.width())
        size = self.theme.size("icon")
        canvas.icon("bell", 14, (height - size) / 2, size, "now_text")
        remark = self.row.remark
        if self._more:
            remark = fill(tr("Waves", "{0}, and {1} more"), remark, self._more)
        runs = (
            Run(self.row.text, "body", "strong", "ink"),
            Run(f"  {remark}", "small", "normal", "now_text"),
        )
        limit = self.bring.x() - 8
        canvas.runs(_LEFT, 0, height, runs, limit)
        cut = _LEFT + runs_width(self.theme, runs) > limit + 0.5
        keep_tooltip(self, f"{self.row.text}\n{remark}" if cut else "")


class ComingLine(PaintedButton):
    """The waves to come; pressing it opens what the fight is worth, where they can be changed."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._text = ""
        self._lines: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.apply_sizes()

    def say(self, text: str, lines: tuple[str, ...]) -> None:
        """Show these."""
        self._text, self._lines = text, lines
        self.setAccessibleName(fill(tr("Waves", "Waves to come: {0}"), text))
        self.update()

    def apply_sizes(self) -> None:
        """Keep the height."""
        self.setFixedHeight(self.theme.px(_COMING))

    def sizeHint(self) -> QSize:
        """As wide as the list."""
        return QSize(self.theme.px(300), self.height())

    def minimumSizeHint(self) -> QSize:
        """It may be shortened."""
        return QSize(self.theme.px(100), self.height())

    def paint(self, canvas: Canvas) -> None:
        """An hourglass and the words."""
        rect, height = QRectF(self.rect()), float(self.height())
        canvas.fill(rect, "raised" if self.underMouse() else "pane")
        canvas.rule(0, 0, rect.width())
        size = self.theme.size("icon_small")
        canvas.icon("hourglass", 16, (height - size) / 2, size, "ink2")
        room = rect.width() - _LEFT - 12
        canvas.text(QRectF(_LEFT, 0, room, height), self._text, "small", "normal", "ink2")
        fits = self.theme.face("small").fits(self._text, room)
        keep_tooltip(self, "" if fits else "\n".join(self._lines))
        if self.shows_ring:
            canvas.focus_ring(rect.adjusted(1, 1, -1, 0), 2)


class WavesBand(QWidget):
    """All of it; nothing where there are no waves."""

    bring_requested = Signal(str)
    drop_requested = Signal(str)
    open_requested = Signal()
    """The waves are to be looked at."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.key = ""
        self.lines: list[WaveLine] = []
        self.coming = ComingLine(theme, self)
        self.coming.clicked.connect(self.open_requested)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self.coming)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_view(self, view: WavesView) -> None:
        """Show the waves."""
        shown = view.due[:_MOST]
        while len(self.lines) < len(shown):
            self._add()
        for place, row in enumerate(shown):
            more = len(view.due) - len(shown) if place == len(shown) - 1 else 0
            self.lines[place].show_row(row, more, self.key if place == 0 else "")
            self.lines[place].show()
        for line in self.lines[len(shown) :]:
            line.hide()
        self.coming.say(view.coming, view.coming_lines)
        self.coming.setVisible(bool(view.coming))
        self.setVisible(bool(view.due or view.coming))
        self._column.activate()
        self.updateGeometry()

    def _add(self) -> None:
        line = WaveLine(self.theme, self)
        line.bring_requested.connect(self.bring_requested)
        line.drop_requested.connect(self.drop_requested)
        self._column.insertWidget(len(self.lines), line)
        self.lines.append(line)
