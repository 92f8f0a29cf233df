"""Pure functions from state to frozen rows, and the item models, actions and texts the views show."""

from __future__ import annotations
