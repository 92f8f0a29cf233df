"""Spell resistance: checks asked for, lowering it, and its coming back (rules E1 to E4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from encounter_tracker.encounter import casting, due, events
from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter.acting import must_act
from encounter_tracker.encounter.refusal import RefusedError
from encounter_tracker.encounter.resisting import Attempt, gets_through, resistance
from encounter_tracker.rules.resistance import useless_against

if TYPE_CHECKING:
    from collections.abc import Callable

    from encounter_tracker.encounter.state import Combatant, Due, Effect
    from encounter_tracker.encounter.tx import Tx

CHECK: Final = "sr_check"


def check(tx: Tx, command: c.CheckResistance) -> None:
    """The check of an effect against one of its targets; its result stays with the effect (rules E1, E2, E4)."""
    who = tx.who(command.target)
    effect = tx.effect(command.effect, on=who.id)
    target = effect.targets.get(who.id)
    if target is None:
        raise RefusedError("not_a_target", who=who.name, effect=effect.name)
    _must_apply(tx, who, effect)
    due.take(tx, who.id, CHECK, effect.id)
    attempt = Attempt(by=effect.source, caster_level=effect.caster_level or 0, name=effect.name)
    success = gets_through(tx, attempt, who, face=command.roll, total=command.total)
    was = target.state
    state = ("affected" if was == "resisted" else was) if success else "resisted"
    tx.change_effect(
        effect.id,
        targets={**effect.targets, who.id: replace(target, state=state, sr_pending=False)},
        sr_checked={**effect.sr_checked, who.id: success},
    )
    if state == "resisted":
        tx.emit(events.EffectResisted(effect=effect.id, name=effect.name, target=who.id))
    elif was == "resisted":
        tx.emit(events.EffectTargetAdded(effect=effect.id, name=effect.name, target=who.id))


def _must_apply(tx: Tx, who: Combatant, effect: Effect) -> None:
    reason = useless_against(effect.kind, own=effect.source == who.id)
    if reason is not None:
        tx.refuse(f"resistance_useless_{reason}", who=who.name, effect=effect.name)
    if not resistance(tx.state, who.id):
        raise RefusedError("no_resistance", who=who.name)
    if who.id in effect.sr_checked:
        tx.refuse("resistance_decided", who=who.name, effect=effect.name)


def lower(tx: Tx, command: c.LowerResistance) -> None:
    """Lower it, to nothing or to any value: a standard action, until the start of the next turn (rule E4).

    Lowered again in that turn, it has not come back: the checks that were due wait on. Raised before that, it is back
    at once.
    """
    who = tx.who(command.who)
    if resistance(tx.state, who.id) is None:
        raise RefusedError("no_resistance", who=who.name)
    must_act(tx, who, mental=True)
    if command.to is None:
        resistance_returns(tx, who.id)
        return
    casting.interrupt(tx, who.id)
    due.clear(tx, who.id, CHECK)
    tx.change(who.id, sr_lowered_to=command.to)
    tx.emit(events.ResistanceLowered(who=who.id, to=command.to))


def resistance_returns(tx: Tx, who: str) -> None:
    """Lowered spell resistance comes back: what was taken while it was down gets its check now (rule E4)."""
    combatant = tx.get(who)
    if combatant.sr_lowered_to is None:
        return
    tx.change(who, sr_lowered_to=None)
    if combatant.removed or combatant.death is not None:
        return
    value = resistance(tx.state, who)
    if value:
        tx.emit(events.ResistanceReturned(who=who, value=value))
    for effect in tx.state.effects_on.get(who, ()):
        if value and effect.targets[who].sr_pending:
            due.add(tx, who, CHECK, dc=value, ref=effect.id, label=effect.name)


def answer(tx: Tx, entry: Due) -> None:
    """Make a check that nobody made; where there is nothing to resist with any more, it is forgotten (rule A3)."""
    if resistance(tx.state, entry.who):
        check(tx, c.CheckResistance(effect=entry.ref, target=entry.who))
    else:
        due.clear(tx, entry.who, CHECK, entry.ref)


HANDLERS: Final[dict[type[c.Command], Callable[[Tx, Any], None]]] = {
    c.CheckResistance: check,
    c.LowerResistance: lower,
}
