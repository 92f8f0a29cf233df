"""Saving throws."""

from __future__ import annotations

from encounter_tracker.ui.saves.popover import SavePopover

__all__ = ["SavePopover"]
