"""Hit points and the state they leave a creature in (rules B10, C1, C2, C6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Iterable

    from encounter_tracker.rules.vocabulary import Status

HP_PER_NEGATIVE_LEVEL: Final = 5
#: Graver first (rule C6).
STATUS_ORDER: Final[tuple[Status, ...]] = (
    "dead",
    "dying",
    "stable",
    "unconscious",
    "disabled",
    "staggered",
    "up",
)


class HitPoints(Struct, frozen=True, kw_only=True):
    """Current and total hit points."""

    current: int
    total: int


def hit_points(  # noqa: PLR0913 - each of these moves the hit points
    base: int,
    *,
    hit_dice: int,
    con_shift: int,
    negative_levels: int,
    wounds: int,
    con_penalty: int = 0,
    con_penalty_taken: int = 0,
) -> HitPoints:
    """Hit points now.

    ``con_shift``: change of the Constitution modifier without penalties (of Charisma for undead); ``con_penalty`` (>=
    0) the points a Constitution penalty takes in full, ``con_penalty_taken`` what it took of the current ones: it
    never brings hit points below 1 (rule B5).
    """
    sound = base + hit_dice * con_shift - HP_PER_NEGATIVE_LEVEL * negative_levels
    total = sound - min(con_penalty, max(0, sound - 1))
    return HitPoints(current=min(total, sound - wounds - con_penalty_taken), total=total)


def status_of(
    hp: int,
    *,
    dead: bool,
    stable: bool,
    nonlethal: int,
    felled: bool,
    conditions: Iterable[str],
) -> Status:
    """The one state that is shown; ``felled``: an ability has been brought to nothing (rule B4)."""
    found: set[str] = {name for name in conditions if name in STATUS_ORDER}
    if dead:
        found.add("dead")
    if hp < 0:
        found.add("stable" if stable else "dying")
    elif hp == 0:
        found.add("disabled")
    if felled or nonlethal > max(hp, 0):
        found.add("unconscious")
    if nonlethal and nonlethal == hp:
        found.add("staggered")
    return next(status for status in STATUS_ORDER if status in found or status == "up")
