"""What was understood, in labelled lines: short ones side by side, long ones over the whole width."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF, QSize
from PySide6.QtWidgets import QSizePolicy

from encounter_tracker.ui.widgets.base import PaintedLabel

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent
    from PySide6.QtWidgets import QWidget

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.ui.theme.faces import Face
    from encounter_tracker.ui.widgets import Canvas
    from encounter_tracker.viewmodels.paste_facts import Fact

_PAD, _LINE, _TOP, _GAP, _LABEL_LEAST = 14, 21, 5, 8, 60
_FOLLOWING = 17


class _Placed(NamedTuple):
    """Where a line of text stands; ``label`` at its left."""

    x: float
    y: float
    width: float
    label: str
    text: str
    high: int


class FactsTable(PaintedLabel):
    """All facts of a creature; its height follows from its width."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._facts: tuple[Fact, ...] = ()
        self._placed: list[_Placed] = []
        self._labels = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.apply_sizes()

    def show_facts(self, facts: tuple[Fact, ...]) -> None:
        """Show these."""
        if facts != self._facts:
            self._facts = facts
            said = (f"{fact.label}: {'; '.join(fact.lines) if fact.lines else fact.text}" for fact in facts)
            self.setAccessibleName("\n".join(said))
            self._lay_out()
            self.update()

    def apply_sizes(self) -> None:
        """Follow the text size."""
        self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._lay_out()

    def sizeHint(self) -> QSize:
        """As wide as there is room."""
        return QSize(self.theme.px(300), self.height())

    def minimumSizeHint(self) -> QSize:
        """It wraps."""
        return QSize(0, self.height())

    def _lay_out(self) -> None:
        theme = self.theme
        face, quiet = theme.face("small", "medium"), theme.face("small")
        widest = max((quiet.width(fact.label) for fact in self._facts), default=0.0)
        self._labels = max(float(theme.px(_LABEL_LEAST)), widest) + _GAP
        whole = max(80.0, self.width() - 2.0 * _PAD)
        half = whole / 2
        y, waiting = float(theme.px(_TOP)), False
        placed: list[_Placed] = []
        for fact in self._facts:
            short = not fact.lines and face.width(fact.text) <= half - self._labels - _GAP
            if short and waiting:
                placed.append(self._line(_PAD + half, y, half, fact.label, fact.text))
                y, waiting = y + theme.px(_LINE), False
                continue
            if waiting:
                y, waiting = y + theme.px(_LINE), False
            if short:
                placed.append(self._line(_PAD, y, half, fact.label, fact.text))
                waiting = True
                continue
            y = self._long(placed, fact, y, whole, face)
        y += theme.px(_LINE) if waiting else 0
        self._placed = placed
        self.setFixedHeight(round(y) + theme.px(_TOP) + 2)

    def _line(self, x: float, y: float, width: float, label: str, text: str) -> _Placed:
        return _Placed(x, y, width, label, text, self.theme.px(_LINE))

    def _long(self, placed: list[_Placed], fact: Fact, y: float, whole: float, face: Face) -> float:
        room = whole - self._labels
        lines = [line for text in fact.lines or (fact.text,) for line in _wrapped(text, room, face)]
        high = self.theme.px(_FOLLOWING)
        for place, line in enumerate(lines):
            placed.append(_Placed(_PAD, y + 2, whole, fact.label if not place else "", line, high))
            y += high
        return y + self.theme.px(_LINE) - high

    def paint(self, canvas: Canvas) -> None:
        """Labels and texts."""
        for line in self._placed:
            if line.label:
                canvas.text(QRectF(line.x, line.y, self._labels - 4, line.high), line.label, "small", "normal", "ink2")
            room = QRectF(line.x + self._labels, line.y, line.width - self._labels, line.high)
            canvas.text(room, line.text, "small", "medium", "ink")


def _wrapped(text: str, room: float, face: Face) -> list[str]:
    """The text in lines; a word that is too long for one stands alone (and is shortened)."""
    lines, line = [], ""
    for word in text.split(" "):
        longer = f"{line} {word}" if line else word
        if line and face.width(longer) > room:
            lines.append(line)
            line = word
        else:
            line = longer
    return [*lines, line]
