"""Waves at the foot of the initiative list."""

from __future__ import annotations

from encounter_tracker.ui.waves.band import WavesBand

__all__ = ["WavesBand"]
