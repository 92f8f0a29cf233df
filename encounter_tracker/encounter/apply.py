"""``apply``: (state, command) -> a new state with its events, a refusal with its reason, or the dice still needed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter import (
    do_abilities,
    do_afflictions,
    do_attack,
    do_casting,
    do_charm,
    do_conditions,
    do_dispel,
    do_effects,
    do_hit_points,
    do_levels,
    do_preparations,
    do_resistance,
    do_rest,
    do_roster,
    do_saves,
    do_senses,
    do_time,
    do_turns,
    do_waves,
)
from encounter_tracker.encounter.events import Record
from encounter_tracker.encounter.notices import tell_notices
from encounter_tracker.encounter.refusal import Reason, RefusedError
from encounter_tracker.encounter.settle import settle
from encounter_tracker.encounter.state import Encounter
from encounter_tracker.encounter.tx import NeedsDice, Tx

if TYPE_CHECKING:
    from collections.abc import Callable

    from encounter_tracker.encounter.commands import Command

__all__ = ["Applied", "NeedsDice", "Refused", "apply"]


class Applied(Struct, frozen=True):
    """The command was done."""

    state: Encounter
    records: tuple[Record, ...]
    #: The faces of the command that were used.
    rolls: dict[str, tuple[int, ...]] = {}


class Refused(Struct, frozen=True):
    """The command changed nothing, and why."""

    reason: Reason


HANDLERS: dict[type[Command], Callable[[Tx, Any], None]] = {
    **do_roster.HANDLERS,
    **do_waves.HANDLERS,
    **do_turns.HANDLERS,
    **do_time.HANDLERS,
    **do_rest.HANDLERS,
    **do_hit_points.HANDLERS,
    **do_abilities.HANDLERS,
    **do_levels.HANDLERS,
    **do_effects.HANDLERS,
    **do_conditions.HANDLERS,
    **do_saves.HANDLERS,
    **do_senses.HANDLERS,
    **do_attack.HANDLERS,
    **do_charm.HANDLERS,
    **do_afflictions.HANDLERS,
    **do_resistance.HANDLERS,
    **do_casting.HANDLERS,
    **do_dispel.HANDLERS,
    **do_preparations.HANDLERS,
}


def _together(tx: Tx, command: c.DoTogether) -> None:
    """One after the other; what one refuses refuses all."""
    for part in command.commands:
        handler = HANDLERS.get(type(part))
        if handler is None:
            raise RefusedError("not_together")
        tx.force = part.force or command.force
        handler(tx, part)
        settle(tx)


HANDLERS[c.DoTogether] = _together


def apply(state: Encounter, command: Command) -> Applied | Refused | NeedsDice:
    """Apply a command. Pure: the same state and command (with its rolls) always give the same result."""
    tx = Tx(state, command)
    refused: Refused | None = None
    try:
        HANDLERS[type(command)](tx, command)
        settle(tx)
        tell_notices(tx)
    except RefusedError as refusal:
        refused = Refused(refusal.reason)
    if tx.missing:
        return NeedsDice(tuple(tx.missing))
    return refused or Applied(tx.state, tuple(tx.records), tx.rolls)
