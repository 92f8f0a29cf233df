"""Challenge ratings and experience points: what creatures are worth, how hard a fight is (CORE, the game's tables)."""

from __future__ import annotations

import re
from fractions import Fraction
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

Difficulty = Literal["trivial", "easy", "average", "challenging", "hard", "epic", "overwhelming"]

#: Experience points of one creature by its challenge rating.
XP_BY_CR: Final[dict[Fraction, int]] = {
    Fraction(1, 8): 50,
    Fraction(1, 6): 65,
    Fraction(1, 4): 100,
    Fraction(1, 3): 135,
    Fraction(1, 2): 200,
    **{
        Fraction(cr): xp
        for cr, xp in enumerate(
            (
                *(400, 600, 800, 1_200, 1_600, 2_400, 3_200, 4_800, 6_400, 9_600),
                *(12_800, 19_200, 25_600, 38_400, 51_200, 76_800, 102_400, 153_600, 204_800, 307_200),
                *(
                    409_600,
                    614_400,
                    819_200,
                    1_228_800,
                    1_638_400,
                    2_457_600,
                    3_276_800,
                    4_915_200,
                    6_553_600,
                    9_830_400,
                ),
            ),
            1,
        )
    },
}
#: The ladder of challenge ratings, from 1/8 to 30.
LADDER: Final[tuple[Fraction, ...]] = tuple(sorted(XP_BY_CR))
#: Up to so many player characters the party counts one level less, from so many on one more.
FEW, MANY = 3, 6

#: Worths that are remembered: a builder reckons with the same ones at every key.
_KNOWN: Final = 1_024

_SIGNS: Final = {"⅛": "1/8", "⅙": "1/6", "¼": "1/4", "⅓": "1/3", "½": "1/2"}
_FRACTION: Final = re.compile(r"(\d{1,3})(?:\s*[/⁄]\s*([1-9]\d?))?")
_BY_STEP: Final[tuple[Difficulty, ...]] = ("easy", "average", "challenging", "hard", "epic")


@lru_cache(_KNOWN)
def rating(cr: float | str | None) -> Fraction | None:
    """A challenge rating as printed ("1/3", "½", 7, 0.5) as a number; None where there is none or it makes no sense."""
    if cr is None:
        return None
    if isinstance(cr, str):
        text = cr.strip()
        found = _FRACTION.fullmatch(_SIGNS.get(text, text))
        return Fraction(int(found[1]), int(found[2] or 1)) if found else None
    if not 0 <= cr <= 10 * LADDER[-1]:
        return None
    return Fraction(cr).limit_denominator(8)


def said(cr: Fraction) -> str:
    """A challenge rating as it is printed: "1/3", "7"."""
    return str(cr)


@lru_cache(_KNOWN)
def xp_of(cr: float | str | Fraction | None) -> int:
    """Experience points of a creature of this challenge rating; 0 where there is none. Above 30 they go on doubling."""
    value = cr if isinstance(cr, Fraction) else rating(cr)
    if value is None or value < LADDER[0]:
        return 0
    over = int(value) - int(LADDER[-1])
    if over > 0:
        return XP_BY_CR[LADDER[-1] - over % 2] << (over + over % 2) // 2
    return XP_BY_CR[max(step for step in LADDER if step <= value)]


def step(cr: Fraction, by: int) -> Fraction:
    """So many steps up or down the ladder of challenge ratings; it ends at 1/8, and goes on above 30."""
    if cr >= 1 and cr + by >= 1:
        return Fraction(int(cr) + by)
    at = max((place for place, known in enumerate(LADDER) if known <= cr), default=0) + by
    return LADDER[max(0, at)]


@lru_cache(_KNOWN)
def rating_of_xp(xp: int) -> Fraction | None:
    """The challenge rating of a whole encounter: the highest whose experience points it reaches; None below 1/8."""
    found = [cr for cr in LADDER if XP_BY_CR[cr] <= xp]
    if not found:
        return None
    last = found[-1]
    while last >= LADDER[-1] and xp_of(last + 1) <= xp:
        last += 1
    return last


def party_level(levels: Sequence[int]) -> int:
    """Average party level: rounded; one less for up to three characters, one more for six or more; never below 1."""
    if not levels:
        return 1
    average = (2 * sum(levels) + len(levels)) // (2 * len(levels))
    return max(1, average - (len(levels) <= FEW) + (len(levels) >= MANY))


def difficulty(cr: Fraction | None, level: int) -> Difficulty:
    """How hard an encounter is for a party of an average level: easy is one below it, epic three above."""
    if cr is None:
        return "trivial"
    # below 1 the ladder counts: for a party of level 1, CR 1/2 is one step below
    above = int(cr) - level if cr >= 1 else LADDER.index(max(s for s in LADDER if s <= cr)) - LADDER.index(Fraction(1))
    above += 0 if cr >= 1 else 1 - level
    if above < -1:
        return "trivial"
    return _BY_STEP[above + 1] if above + 1 < len(_BY_STEP) else "overwhelming"


class Worth(Struct, frozen=True, kw_only=True):
    """What an encounter is worth.

    Attributes:
        xp: all experience points together.
        cr: its challenge rating; None for nobody.
        unknown: how many creatures have no challenge rating (they count nothing).
        party_level: the average party level; None without a party.
        difficulty: for that party; None without one.
        each: what each of the party gets (rounded down); None without a party.
    """

    xp: int = 0
    cr: Fraction | None = None
    unknown: int = 0
    party_level: int | None = None
    difficulty: Difficulty | None = None
    each: int | None = None


def worth(creatures: Iterable[tuple[float | str | None, int]], levels: Sequence[int] = ()) -> Worth:
    """What creatures (challenge rating, how many) are worth, for a party of characters of these levels."""
    xp, unknown = 0, 0
    for cr, count in creatures:
        if rating(cr) is None:
            unknown += count
        xp += xp_of(cr) * count
    cr_of_all = rating_of_xp(xp)
    if not levels:
        return Worth(xp=xp, cr=cr_of_all, unknown=unknown)
    level = party_level(levels)
    return Worth(
        xp=xp,
        cr=cr_of_all,
        unknown=unknown,
        party_level=level,
        difficulty=difficulty(cr_of_all, level),
        each=xp // len(levels),
    )
