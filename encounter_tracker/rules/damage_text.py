"""Damage as it is printed ("1d6+4 plus poison"): its dice by size, its Strength bonus."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from msgspec import Struct

if TYPE_CHECKING:
    from encounter_tracker.rules.creature import Attack

#: Dice in the order in which damage grows (CORE).
_LADDER: Final = (
    *("1", "1d2", "1d3", "1d4", "1d6", "1d8", "1d10", "2d6", "2d8", "3d6", "3d8", "4d6", "4d8", "6d6", "6d8"),
    *("8d6", "8d8", "12d6", "12d8", "16d6", "16d8"),
)
#: Dice beside the ladder: as which they grow and as which they shrink.
_GROW_AS: Final = {
    "2d4": "1d8",
    "1d12": "1d10",
    "2d10": "2d8",
    "2d12": "3d6",
    "3d4": "1d10",
    "4d4": "2d6",
    "5d6": "4d6",
}
_SHRINK_AS: Final = {
    "2d4": "1d8",
    "1d12": "2d6",
    "2d10": "3d6",
    "2d12": "4d6",
    "3d4": "2d6",
    "4d4": "2d8",
    "5d6": "4d8",
}
#: Up to these dice a step of size is one rung; above it is two.
_ONE_RUNG_UP, _ONE_RUNG_DOWN = "1d6", "1d8"
_SMALL: Final = frozenset({"fine", "diminutive", "tiny", "small"})
_MEDIUM: Final = _SMALL | {"medium"}
_DAMAGE: Final = re.compile(r"(\d{1,3}(?:d\d{1,3})?)\s*([+\-−–]\s*\d{1,4})?(?!\d|d\d|\w)(.*)", re.DOTALL)
#: Not damage of hit points: "1d6 Str damage".
_NO_WOUND: Final = re.compile(r"\s*(?:str|dex|con|int|wis|cha|for|sag)\b", re.IGNORECASE)
_THROWN: Final = (
    *("javelin", "spear", "dagger", "handaxe", "rock", "dart", "axe", "hammer", "club", "trident", "starknife"),
    *("javeline", "lance", "dague", "rocher"),
)
_TWO_HANDED: Final = (
    *("greataxe", "greatsword", "greatclub", "falchion", "longspear", "glaive", "halberd", "guisarme", "ranseur"),
    *("quarterstaff", "scythe", "earth breaker", "lucerne", "bardiche"),
)


class Damage(Struct, frozen=True):
    """Damage in its parts; ``rest`` is whatever stands behind the numbers."""

    dice: str
    bonus: int
    rest: str

    def said(self) -> str:
        """As it is printed."""
        return self.dice + (f"{self.bonus:+d}" if self.bonus else "") + self.rest


def parse(text: str) -> Damage | None:
    """Read printed damage; None where there is none, or none of hit points."""
    found = _DAMAGE.fullmatch(text.strip())
    if found is None or _NO_WOUND.match(found[3]):
        return None
    bonus = re.sub(r"\s", "", found[2] or "0").replace("−", "-").replace("–", "-")
    return Damage(found[1], int(bonus), found[3])


def by_size(dice: str, size: str, *, larger: bool) -> str:
    """The dice of a creature of this size when it is one size larger or smaller."""
    start = (_GROW_AS if larger else _SHRINK_AS).get(dice, dice)
    if start not in _LADDER:
        return dice
    rung = _LADDER.index(start)
    if larger:
        single = size in _SMALL or rung <= _LADDER.index(_ONE_RUNG_UP)
        return _LADDER[min(len(_LADDER) - 1, rung + (1 if single else 2))]
    single = size in _MEDIUM or rung <= _LADDER.index(_ONE_RUNG_DOWN)
    return _LADDER[max(0, rung - (1 if single else 2))]


def strength_share(attack: Attack, damage: Damage, strength: int, *, sole: bool) -> float:
    """How much of the Strength modifier its damage has: none, half, whole, one and a half.

    Read from the printed bonus where that tells, else from what the weapon is; ``sole``: its only attack.
    """
    name = attack.name.lower()
    thrown = any(word in name for word in _THROWN) and "crossbow" not in name
    if "touch" in name or (attack.kind != "melee" and not thrown):
        return 0.0
    if strength > 1:
        for share in (1.5, 1.0, 0.5):
            if damage.bonus == strength_bonus(strength, share):
                return share
        if damage.bonus <= 0:
            return 0.0
    if strength == 1 and damage.bonus == 0:
        return 0.5
    heavy = any(word in name for word in _TWO_HANDED)
    return 1.5 if attack.kind == "melee" and (heavy or sole) else 1.0


def strength_bonus(strength: int, share: float) -> int:
    """What a Strength modifier gives to damage; a negative one counts whole."""
    if share == 0 or strength <= 0:
        return strength if share else 0
    return int(strength * share)
