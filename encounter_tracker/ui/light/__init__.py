"""Light and darkness: a popover under the light control."""

from __future__ import annotations

from encounter_tracker.ui.light.popover import LightPopover

__all__ = ["LightPopover"]
