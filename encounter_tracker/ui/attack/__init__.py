"""Attacks."""

from __future__ import annotations

from encounter_tracker.ui.attack.popover import AttackPopover

__all__ = ["AttackPopover"]
