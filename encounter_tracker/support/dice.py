"""The one source of dice: seeded, so that a whole encounter can be repeated (rule 0)."""

from __future__ import annotations

import random


class Dice:
    """Rolls dice; the same seed gives the same rolls, no seed true surprise."""

    def __init__(self, seed: int | None = None) -> None:
        """Start from ``seed``."""
        self._random = random.Random(seed)

    def roll(self, sides: int) -> int:
        """A face from 1 to ``sides``."""
        return self._random.randint(1, sides)
