"""Small self-painting widgets (list follows in this docstring)."""

from __future__ import annotations
