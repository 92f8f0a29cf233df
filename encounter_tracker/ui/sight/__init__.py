"""Who sees whom: the table over the window."""

from __future__ import annotations

from encounter_tracker.ui.sight.overlay import SightOverlay

__all__ = ["SightOverlay"]
