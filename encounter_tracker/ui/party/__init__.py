"""The party: its surface, and what was taken over from a fight."""

from __future__ import annotations

from encounter_tracker.ui.party.surface import PartySurface

__all__ = ["PartySurface"]
