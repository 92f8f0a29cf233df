"""The paste window: a stat block or a file, how it was read, what becomes of it."""

from __future__ import annotations

from encounter_tracker.ui.paste.surface import PasteSurface

__all__ = ["PasteSurface"]
