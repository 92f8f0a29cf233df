"""Sums of dice in writing, such as 4d8+12 (the dice themselves are rolled elsewhere)."""

from __future__ import annotations

import re
from typing import Final

from msgspec import Struct

_TERM: Final = re.compile(r"([+-])(?:(\d*)d(\d+)|(\d+))")
_MOST_DICE: Final = 999


class DiceSum(Struct, frozen=True, kw_only=True):
    """Dice to roll, as (sign, count, sides), and a fixed number to add."""

    dice: tuple[tuple[int, int, int], ...]
    bonus: int

    @property
    def average(self) -> int:
        """The average, halves down."""
        twice = sum(sign * count * (sides + 1) for sign, count, sides in self.dice)
        return twice // 2 + self.bonus


def parse_dice(text: str) -> DiceSum | None:
    """Read a sum of dice and numbers; None where the text is anything else."""
    compact = re.sub(r"\s+", "", text.lower()).replace("−", "-").replace("–", "-")
    if not compact:
        return None
    if compact[0] not in "+-":
        compact = "+" + compact
    if not re.fullmatch(rf"(?:{_TERM.pattern})+", compact):
        return None
    dice: list[tuple[int, int, int]] = []
    bonus = 0
    for sign, count, sides, number in _TERM.findall(compact):
        factor = -1 if sign == "-" else 1
        if number:
            bonus += factor * int(number)
        else:
            dice.append((factor, int(count or 1), int(sides)))
    if any(count > _MOST_DICE or sides < 1 for _, count, sides in dice):
        return None
    return DiceSum(dice=tuple(dice), bonus=bonus)
