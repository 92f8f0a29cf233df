"""Dispelling effects and countering spells."""

from __future__ import annotations

from encounter_tracker.ui.dispel.popover import DispelPopover

__all__ = ["DispelPopover"]
