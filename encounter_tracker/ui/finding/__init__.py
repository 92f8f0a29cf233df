"""Finding someone unseen."""

from __future__ import annotations

from encounter_tracker.ui.finding.popover import FindPopover

__all__ = ["FindPopover"]
