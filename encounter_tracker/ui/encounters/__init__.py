"""Prepared encounters."""

from __future__ import annotations

from encounter_tracker.ui.encounters.surface import EncountersSurface

__all__ = ["EncountersSurface"]
