"""Where points of damage and of healing go: temporary, nonlethal, lethal (rules C1, C2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Mapping


class Loss(Struct, frozen=True, kw_only=True):
    """Points lost: from temporary hit points (and what is left of those), as nonlethal and as lethal damage."""

    temporary: int
    temp_hp: dict[str, int]
    nonlethal: int
    lethal: int


def lose(
    points: int,
    *,
    temp_hp: Mapping[str, int],
    nonlethal: bool = False,
    nonlethal_before: int = 0,
    max_hp: int = 0,
    regenerates: bool = False,
) -> Loss:
    """Share out damage: temporary hit points first, the oldest first; the rest is lethal or nonlethal (rule C1).

    Nonlethal damage beyond the total of hit points is lethal, except to a creature that regenerates.
    """
    left = points
    kept: dict[str, int] = {}
    for source, amount in temp_hp.items():
        gone = min(amount, left)
        left -= gone
        if amount > gone:
            kept[source] = amount - gone
    stunning = 0
    if nonlethal:
        stunning = left if regenerates else min(left, max(0, max_hp - nonlethal_before))
    return Loss(temporary=points - left, temp_hp=kept, nonlethal=stunning, lethal=left - stunning)


def mend(points: int, *, hp: int, max_hp: int) -> int:
    """The hit points that healing gives back: never above the total (rule C1)."""
    return max(0, min(points, max_hp - hp))
