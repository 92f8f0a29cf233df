"""Casting: which spell, by what means, on whom, and what comes of it."""

from __future__ import annotations

from encounter_tracker.ui.casting.popover import CastPopover

__all__ = ["CastPopover"]
