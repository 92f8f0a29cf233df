"""Adding combatants."""

from __future__ import annotations

from encounter_tracker.ui.add.popover import AddPopover

__all__ = ["AddPopover"]
