"""Colour marks that tell combatants apart."""

from __future__ import annotations

from encounter_tracker.ui.marks.popover import MarksPopover

__all__ = ["MarksPopover"]
