"""Distances as they are typed, in the unit in use."""

from __future__ import annotations

import math
from typing import Final, overload

from encounter_tracker.viewmodels import combatant_parse as parse
from encounter_tracker.viewmodels.texts.language import distance_unit, fill, tr, units

_FEET_PER_METRE: Final = 5 / 1.5
_BLANK: Final = "-"
_MOST: Final = 999_999


@overload
def distance_in_feet(text: str) -> int: ...
@overload
def distance_in_feet(text: str, *, halves: bool) -> int | float: ...
def distance_in_feet(text: str, *, halves: bool = False) -> int | float:
    """A distance typed in the unit in use, in feet; 0 for an empty field. ``halves``: 2.5 feet stay such.

    Raises:
        ParseError: it is no distance.
    """
    cleaned = parse.straight(text).replace(",", ".")
    if cleaned in {"", _BLANK}:
        return 0
    try:
        value = float(cleaned)
    except ValueError:
        value = math.nan
    if not abs(value) <= _MOST:  # nor what is no number
        raise parse.ParseError(fill(tr("CombatantEdit", "Type a distance in {0}"), distance_unit()))
    if value < 0:
        raise parse.ParseError(tr("CombatantEdit", "A distance is not negative"))
    feet = value if units() == "feet" else value * _FEET_PER_METRE
    half = round(feet * 2) / 2
    return half if halves and half != int(half) else round(feet)
