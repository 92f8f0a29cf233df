"""Giving poisons, diseases and curses."""

from __future__ import annotations

from encounter_tracker.ui.affliction.popover import AfflictionPopover

__all__ = ["AfflictionPopover"]
