"""What happened while time passed."""

from __future__ import annotations

from encounter_tracker.ui.passage.popover import PassagePopover

__all__ = ["PassagePopover"]
