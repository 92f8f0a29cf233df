"""Dispelling and countering: degrees of success, and what they end (rule F9).

Source: CS, dispelling; SA, types of special abilities; the degrees are those of the second edition.
"""

from __future__ import annotations

from typing import Final, Literal

Degree = Literal["critical success", "success", "failure", "critical failure"]

_FAR: Final = 10
_NATURAL_20: Final = 20
_CASTER_LEVEL_DC: Final = 11

#: The highest level that is ended, counted from that of the dispelling spell.
_REACH: Final[dict[Degree, int]] = {"critical success": 3, "success": 1, "failure": -1}


def degree_of(total: int, dc: int, face: int | None = None) -> Degree:
    """How well a counteract check went.

    Beaten by 10 or a natural 20 that succeeds: critical success; missed by 10 or a natural 1 that fails: critical
    failure.
    """
    if total >= dc:
        return "critical success" if total >= dc + _FAR or face == _NATURAL_20 else "success"
    return "critical failure" if total <= dc - _FAR or face == 1 else "failure"


def counteracts(degree: Degree, *, dispelling_level: int, level: int) -> bool:
    """Whether an effect of this level ends: up to 3 levels above, 1 above, or only below that of the dispelling."""
    reach = _REACH.get(degree)
    return reach is not None and level <= dispelling_level + reach


def caster_level_dc(caster_level: int) -> int:
    """What a caster level check must reach, under the option ``caster_level_check`` (CORE)."""
    return _CASTER_LEVEL_DC + caster_level
