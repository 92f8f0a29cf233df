"""Daily preparations and the spells that go on past them (rule F8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter.ending import end_effect
from encounter_tracker.encounter.events import PreparationsMade
from encounter_tracker.encounter.refusal import RefusedError

if TYPE_CHECKING:
    from collections.abc import Callable

    from encounter_tracker.encounter.tx import Tx


def prepare(tx: Tx, command: c.PrepareDaily) -> None:
    """End what was cast from a slot that is filled again; a slot that is kept empty keeps its effect (rule F8).

    Unlimited effects go on, and so does what has no slot. No time passes.
    """
    who = tx.who(command.who)
    theirs = [effect for effect in tx.state.effects.values() if effect.source == who.id]
    named = (command.keep,) if isinstance(command.keep, str) else command.keep
    kept: set[str] = set()
    for name in named:
        found = {effect.id for effect in theirs if name in {effect.id, effect.name}}
        if not found:
            raise RefusedError("unknown_effect", name=name)
        kept |= found
    tx.emit(PreparationsMade(who=who.id))
    for effect in theirs:
        if effect.slot and effect.duration != "unlimited" and effect.id not in kept:
            end_effect(tx, effect, "preparation", by=who.id)


HANDLERS: Final[dict[type[c.Command], Callable[[Tx, Any], None]]] = {c.PrepareDaily: prepare}
