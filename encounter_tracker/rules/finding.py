"""Finding those one does not see: by ear, by feel, by smell (rules I5 to I7). Source: SA and DK."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from encounter_tracker.rules.stacking import Part

if TYPE_CHECKING:
    from collections.abc import Iterable

Activity = Literal["fights", "speaks", "half speed", "normal speed", "runs", "charges", "still"]
Obstacle = Literal["door", "stone wall"]
Wind = Literal["none", "upwind", "downwind"]
Odour = Literal["normal", "strong", "overpowering"]
Place = Literal["direction", "area", "exact"]

#: How well a place may be known, least first.
PLACES: Final[tuple[Place, ...]] = ("direction", "area", "exact")
#: Perception DC to sense an invisible creature, and what its Stealth check is raised by instead (rule I6).
INVISIBLE_DC: Final = 20
EXACT: Final = 20
FEET_PER_POINT: Final = 10
#: Beating Stealth by so much gives the exact place (rule I5).
PINPOINT_BY: Final = 20
ACTIVITY: Final[dict[Activity, int]] = {
    "fights": -20,
    "speaks": -20,
    "half speed": -5,
    "normal speed": -10,
    "runs": -20,
    "charges": -20,
    "still": 40,
}
#: Of these lines of the table Stealth takes the place (rule I6).
MOVING: Final = frozenset({"half speed", "normal speed", "runs", "charges", "still"})
OBSTACLE: Final[dict[Obstacle, int]] = {"door": 5, "stone wall": 15}

SCENT_FEET: Final = 30
_WIND: Final[dict[Wind, tuple[int, int]]] = {"none": (1, 1), "upwind": (2, 1), "downwind": (1, 2)}
_ODOUR: Final[dict[Odour, int]] = {"normal": 1, "strong": 2, "overpowering": 3}
TRAIL_DC: Final = 10
MASKED_TRAIL_DC: Final = 20
TRAIL_PER_HOUR: Final = 2


def detection(
    activities: Iterable[Activity],
    *,
    feet: int = 0,
    obstacle: Obstacle | None = None,
    exact: bool = False,
    stealth: int | None = None,
) -> tuple[Part, ...]:
    """The DC to sense an invisible creature, with its parts (rule I6).

    Fighting and speaking count once, of its ways to move the one that gives it away most; ``stealth``, the sum of its
    check, stands in for the base and for its movement.
    """
    chosen = tuple(dict.fromkeys(activities))
    noise = [name for name in chosen if name not in MOVING]
    moving = [] if stealth is not None else [name for name in chosen if name in MOVING]
    parts = [Part(what="detect_base", value=INVISIBLE_DC)]
    if stealth is not None:
        parts = [Part(what="detect_stealth", value=stealth), Part(what="detect_hidden", value=INVISIBLE_DC)]
    for names in (noise, moving):
        if names:
            loudest = min(names, key=lambda name: ACTIVITY[name])
            parts.append(Part(what="detect_activity", value=ACTIVITY[loudest], name=loudest))
    if feet >= FEET_PER_POINT:
        parts.append(Part(what="detect_distance", value=feet // FEET_PER_POINT, amount=feet))
    if obstacle is not None:
        parts.append(Part(what="detect_obstacle", value=OBSTACLE[obstacle], name=obstacle))
    if exact:
        parts.append(Part(what="detect_exact", value=EXACT))
    return tuple(parts)


def heard(total: int, stealth: int) -> Place | None:
    """What a Perception check against Stealth tells by ear: the direction, by 20 or more the place (rule I5)."""
    if total < stealth:
        return None
    return "exact" if total >= stealth + PINPOINT_BY else "direction"


def scent_feet(scent: bool | int, wind: Wind, odour: Odour) -> int:
    """How far scent reaches; ``wind``: the source lies upwind or downwind (rule I7)."""
    own = SCENT_FEET if scent is True or scent == 1 else int(scent)
    times, parts = _WIND[wind]
    return own * times * _ODOUR[odour] // parts


def trail_dc(hours: int, *, masked: bool = False) -> tuple[Part, ...]:
    """The DC to follow a trail by its smell: by its age, and whether another smell masks it (rule I7)."""
    base = MASKED_TRAIL_DC if masked else TRAIL_DC
    parts = [Part(what="trail_masked" if masked else "trail_base", value=base)]
    if hours:
        parts.append(Part(what="trail_age", value=TRAIL_PER_HOUR * hours, amount=hours))
    return tuple(parts)


def after_a_blow(*, ranged: bool, reach: int) -> Place:
    """What whoever was hit by an unseen foe knows of its place (rule I5)."""
    if ranged:
        return "direction"
    return "exact" if reach <= 5 else "area"  # noqa: PLR2004 - one square


def better(one: str, other: str) -> str:
    """The better knowledge of a place; "" is none."""
    known = ("", *PLACES)
    return max(one, other, key=known.index)
