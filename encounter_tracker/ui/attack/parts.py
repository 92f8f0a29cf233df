"""The two sides of an attack roll: its bonus and the armour class it meets, each taken apart."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtWidgets import QSizePolicy

from encounter_tracker.ui.widgets import PaintedLabel, Run
from encounter_tracker.ui.widgets.base import keep_tooltip
from encounter_tracker.ui.widgets.canvas import RIGHT

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from encounter_tracker.ui.theme import Role, Theme
    from encounter_tracker.ui.widgets import Canvas
    from encounter_tracker.viewmodels.attack_rows import AttackPopoverView
    from encounter_tracker.viewmodels.texts.parts import PartRow

_PAD, _GAP, _LINE, _TITLE, _VALUE = 12, 20, 18, 20, 34
MOST_PARTS: Final = 9
_LEAST: Final = 2


class PartsView(PaintedLabel):
    """Two columns of parts, with as many lines as the longer one needs or as there is room for."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._titles = ("", "")
        self._parts: tuple[tuple[PartRow, ...], tuple[PartRow, ...]] = ((), ())
        self._note = ""
        self._lines = MOST_PARTS
        self.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.apply_sizes()

    def show_view(self, view: AttackPopoverView) -> None:
        """Show the two sides."""
        shown = ((view.attack_title, view.armor_title), (view.attack_parts, view.armor_parts), view.armor_note)
        if shown != (self._titles, self._parts, self._note):
            self._titles, self._parts, self._note = shown
            self.setAccessibleName(self._spoken())
            self.apply_sizes()
            self.update()

    def set_lines(self, lines: int) -> None:
        """So many lines at most."""
        lines = max(_LEAST, min(MOST_PARTS, lines))
        if lines != self._lines:
            self._lines = lines
            self.apply_sizes()
            self.update()

    @property
    def wanted_lines(self) -> int:
        """How many lines it would need."""
        return max(len(self._parts[0]), len(self._parts[1]) + bool(self._note))

    def apply_sizes(self) -> None:
        """As high as its lines."""
        px = self.theme.px
        lines = min(self.wanted_lines, self._lines)
        self.setFixedHeight(px(_TITLE) + lines * px(_LINE) + 4 if self._titles[1] else 0)

    def sizeHint(self) -> QSize:
        """As wide as there is room."""
        return QSize(self.theme.px(300), self.height())

    def paint(self, canvas: Canvas) -> None:
        """Titles, then a line for each part; what does not count is in brackets."""
        px = self.theme.px
        wide = (self.width() - 2 * _PAD - _GAP) / 2
        cut: list[str] = []
        for side in (0, 1):
            x = _PAD + side * (wide + _GAP)
            canvas.text(QRectF(x, 0, wide, px(_TITLE)), self._titles[side], "small", "strong", "ink")
            y = float(px(_TITLE))
            lines = self._runs(side)
            shown = lines if len(lines) <= self._lines else lines[: self._lines - 1]
            for value, runs in shown:
                rect = QRectF(x, y, px(_VALUE), px(_LINE))
                role: Role = "ink" if not value.startswith("(") else "ink2"
                canvas.text(rect, value, "small", "strong", role, RIGHT)
                end = canvas.runs(x + px(_VALUE) + 8, y, px(_LINE), runs, x + wide)
                if end > x + wide - 1:
                    cut.append("".join(run.text for run in runs))
                y += px(_LINE)
            if len(shown) < len(lines):
                more = f"+{len(lines) - len(shown)}"
                canvas.text(QRectF(x + px(_VALUE) + 8, y, wide, px(_LINE)), more, "small", "strong", "ink2")
                cut += [f"{value} {''.join(run.text for run in runs)}" for value, runs in lines[len(shown) :]]
        keep_tooltip(self, "\n".join(cut))

    def _runs(self, side: int) -> list[tuple[str, tuple[Run, ...]]]:
        lines: list[tuple[str, tuple[Run, ...]]] = []
        for part in self._parts[side]:
            more = " · ".join(text for text in (part.detail, part.until) if text and text != part.title)
            ink: Role = "ink" if part.counts else "ink2"
            rest = f"  {more}" if more else ""
            runs = (Run(part.title, "small", "normal", ink), Run(rest, "small", "normal", "ink2"))
            lines.append((part.value, runs))
        if side == 1 and self._note:
            lines.insert(min(1, len(lines)), ("", (Run(self._note, "small", "normal", "ink2"),)))
        return lines

    def _spoken(self) -> str:
        said = []
        for title, parts in zip(self._titles, self._parts, strict=True):
            said.append(", ".join((title, *(part.accessible for part in parts))))
        return ". ".join((*said, self._note)).strip(". ")
