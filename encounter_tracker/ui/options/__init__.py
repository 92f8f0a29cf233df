"""The rules options of an encounter."""

from __future__ import annotations

from encounter_tracker.ui.options.panel import OptionsPanel

__all__ = ["OptionsPanel"]
