"""Text of stat blocks inside files, by the readers of pasted text."""

from __future__ import annotations

from encounter_tracker.importers.text import read_text

__all__ = ["read_text"]
