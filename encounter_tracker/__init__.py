"""Encounter Tracker: runs Pathfinder combat encounters at the table."""

from __future__ import annotations

__version__ = "0.1.0"
