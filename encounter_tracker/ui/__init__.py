"""The Qt window: widgets that paint frozen rows and emit requests, and nothing else."""

from __future__ import annotations
