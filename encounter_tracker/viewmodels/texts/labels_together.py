"""What several commands done as one act are called by."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter import commands as c
from encounter_tracker.viewmodels.texts.language import fill, listed

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


def all_added(commands: Sequence[c.AnyCommand]) -> str:
    """Who comes, where several different ones are added at once; else ""."""
    adds = [command for command in commands if isinstance(command, c.AddCombatant)]
    if len(adds) < 2:  # noqa: PLR2004 - several
        return ""
    return fill(QCoreApplication.translate("Command", "add {0}"), listed([_who(command) for command in adds], 3))


def _who(command: c.AddCombatant) -> str:
    name = command.name or command.from_ or (command.creature.name if command.creature is not None else "")
    return f"{name} ×{command.count}" if command.count > 1 else name


def chief(commands: Sequence[c.AnyCommand]) -> c.AnyCommand:
    """The spell that is cast, what is done to several alike, else the first."""
    first = commands[0]
    alike = len({type(command) for command in commands}) == 1
    if isinstance(first, _UPON_ONE) and alike and len(commands) > 1:
        targets = tuple(command.target for command in commands if isinstance(command, _UPON_ONE))
        return replace(first, target=targets)
    return next((command for command in commands if isinstance(command, c.FinishCast)), first)
