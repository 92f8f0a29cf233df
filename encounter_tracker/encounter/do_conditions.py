"""Conditions put on and taken off by hand (rules G6, G7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter import do_confusion
from encounter_tracker.encounter.derive import derived, works_on
from encounter_tracker.encounter.ending import end_for
from encounter_tracker.encounter.laying import anchor_of, lay, timing
from encounter_tracker.encounter.refusal import RefusedError
from encounter_tracker.encounter.state import Effect

if TYPE_CHECKING:
    from collections.abc import Callable

    from encounter_tracker.encounter.state import Combatant
    from encounter_tracker.encounter.tx import Tx


def apply_condition(tx: Tx, command: c.ApplyCondition) -> None:
    """Put a condition on one or many: one entry with one count (rule G6)."""
    targets = tx.whos(command.target)
    source = tx.source_id(command.source)
    when = timing(tx, command.duration)
    active = tx.state.active
    effect = Effect(
        id=tx.new_id("e"),
        name=command.condition,
        kind="nonmagical",
        condition=True,
        source=source,
        source_text="" if source is not None else command.source or "",
        anchor=anchor_of(tx, command.anchor, source, (t.id for t in targets)),
        duration=command.duration,
        remaining=when.remaining,
        until=when.until,
        concentration=when.concentration,
        conditions=(command.condition,),
        amount=command.amount,
        begun=tx.state.clock,
        count=tx.get(active).initiative if active is not None else None,
        counted_round=tx.state.round if tx.state.started else None,
    )
    lay(tx, effect, targets)


def end_condition(tx: Tx, command: c.EndCondition) -> None:
    """End every entry of a condition on someone, or those of one source (rule G6)."""
    for who in tx.whos(command.target):
        _end_condition(tx, command, who)


def _end_condition(tx: Tx, command: c.EndCondition, who: Combatant) -> None:
    name = command.condition
    sources = [e for e in tx.state.effects_on.get(who.id, ()) if works_on(who, e) and name in e.conditions_on(who.id)]
    if command.source is not None:
        wanted = tx.source_id(command.source)
        sources = [e for e in sources if command.source in {e.id, e.name, e.source_text} or (e.source or "") == wanted]
    own = [e for e in sources if e.condition]
    if not own:
        if sources:
            raise RefusedError("condition_of_effect", condition=name, effect=sources[0].name)
        in_force = name in derived(tx.state, who.id).conditions
        raise RefusedError("derived_condition" if in_force else "not_in_force", who=who.name, condition=name)
    for effect in own:
        end_for(tx, effect, who.id, "removed")


HANDLERS: Final[dict[type[c.Command], Callable[[Tx, Any], None]]] = {
    c.ApplyCondition: apply_condition,
    c.EndCondition: end_condition,
    **do_confusion.HANDLERS,
}
