"""Small parts of the library window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from encounter_tracker.ui.widgets import Popover
from encounter_tracker.ui.widgets.base import PaintedLabel

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.ui.widgets import Canvas


class Parting(PaintedLabel):
    """A line between parts."""

    def __init__(self, theme: Theme, *, upright: bool = False) -> None:
        super().__init__(theme)
        if upright:
            self.setFixedWidth(1)
        else:
            self.setFixedHeight(1)

    def paint(self, canvas: Canvas) -> None:
        """The line."""
        canvas.fill(self.rect().toRectF(), "line")


def in_popover(widget: QWidget) -> bool:
    """Whether something that lies over the window has it: the question for a name, the paste window."""
    found: QWidget | None = widget
    while found is not None and not isinstance(found, Popover):
        found = found.parentWidget()
    return found is not None
