"""The hit point entry."""

from __future__ import annotations

from encounter_tracker.ui.hp.popover import HpEntryPopover

__all__ = ["HpEntryPopover"]
