"""What several commands done as one act are called by."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from encounter_tracker.encounter import commands as c

if TYPE_CHECKING:
    from collections.abc import Sequence

#: Commands upon one target; several of a kind are called by the first of them, upon all.
_UPON_ONE: Final = (
    c.DamageAbility,
    c.DrainAbility,
    c.Restoration,
    c.GiveNegativeLevels,
    c.DeathAttack,
    c.RaiseDead,
    c.GiveAffliction,
)


def chief(commands: Sequence[c.AnyCommand]) -> c.AnyCommand:
    """The spell that is cast, what is done to several alike, else the first."""
    first = commands[0]
    alike = len({type(command) for command in commands}) == 1
    if isinstance(first, _UPON_ONE) and alike and len(commands) > 1:
        targets = tuple(command.target for command in commands if isinstance(command, _UPON_ONE))
        return replace(first, target=targets)
    return next((command for command in commands if isinstance(command, c.FinishCast)), first)
