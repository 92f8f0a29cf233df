"""The library window: search, filters, the creatures, one of them whole, and what is done with them."""

from __future__ import annotations

from encounter_tracker.ui.library.surface import LibrarySurface

__all__ = ["LibrarySurface"]
