"""Small parts of the library window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from encounter_tracker.ui.widgets import Popover

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


def in_popover(widget: QWidget) -> bool:
    """Whether something that lies over the window has it: the question for a name, the paste window."""
    found: QWidget | None = widget
    while found is not None and not isinstance(found, Popover):
        found = found.parentWidget()
    return found is not None
