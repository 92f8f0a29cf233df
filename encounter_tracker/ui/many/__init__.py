"""Harm and cures for several at once."""

from __future__ import annotations

from encounter_tracker.ui.many.popover import ManyPopover

__all__ = ["ManyPopover"]
