"""What the game master is told at the end of a command, because it came about by itself (rules G8, I4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from encounter_tracker.encounter.derive import derived
from encounter_tracker.encounter.events import BlindedByDarkness, Reminder, SightRegained
from encounter_tracker.encounter.light import blinded_by_darkness, lighting, may_blind

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Combatant, Encounter
    from encounter_tracker.encounter.tx import Tx


def tell_notices(tx: Tx) -> None:
    """Compare the state with the one before the command and say who is blinded by darkness, who falls or may drown."""
    if may_blind(tx.before) or may_blind(tx.state):
        same = _same_light(tx.before, tx.state)
        for combatant in tx.state.present:
            if not (same and tx.before.combatants.get(combatant.id) is combatant):
                _tell_blindness(tx, combatant)
    for combatant in tx.state.present:
        if combatant.flying or combatant.swimming:
            _tell_paralysis(tx, combatant)


def _same_light(before: Encounter, now: Encounter) -> bool:
    same_things = before.effects is now.effects and before.environment is now.environment
    return same_things and lighting(before).any_lit == lighting(now).any_lit


def _tell_blindness(tx: Tx, combatant: Combatant) -> None:
    who = combatant.id
    was, now = _was_there(tx, who) and blinded_by_darkness(tx.before, who), blinded_by_darkness(tx.state, who)
    if now and not was and not (_was_there(tx, who) and "blinded" in derived(tx.before, who).conditions):
        tx.emit(BlindedByDarkness(who=who))
    elif was and not now and "blinded" not in derived(tx.state, who).conditions:
        tx.emit(SightRegained(who=who))


def _tell_paralysis(tx: Tx, combatant: Combatant) -> None:
    """A paralysed flier falls, a paralysed swimmer may drown (rule G8)."""
    who = combatant.id
    for marked, what in (("flying", "paralyzed_flier"), ("swimming", "paralyzed_swimmer")):
        if _helpless(tx.state, who, marked) and not (_was_there(tx, who) and _helpless(tx.before, who, marked)):
            tx.emit(Reminder(who=who, what=what))


def _helpless(state: Encounter, who: str, marked: str) -> bool:
    return getattr(state.combatants[who], marked) and "paralyzed" in derived(state, who).conditions


def _was_there(tx: Tx, who: str) -> bool:
    before = tx.before.combatants.get(who)
    return before is not None and not before.removed
