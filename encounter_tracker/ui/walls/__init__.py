"""Drawing a wall square by square."""

from __future__ import annotations

from encounter_tracker.ui.walls.popover import WallPopover

__all__ = ["WallPopover"]
