"""Daily preparations."""

from __future__ import annotations

from encounter_tracker.ui.preparations.popover import PreparationsPopover

__all__ = ["PreparationsPopover"]
