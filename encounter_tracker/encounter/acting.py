"""Who can act at all, and how: asked before a command that is an action (rules G6, G8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from encounter_tracker.encounter.derive import derived
from encounter_tracker.rules.conditions import keeps_from_acting, keeps_from_charging

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Combatant
    from encounter_tracker.encounter.tx import Tx


def must_be_awake(tx: Tx, who: Combatant) -> None:
    """Refuse what the unconscious and the dead are to do, unless the game master forces it."""
    now = derived(tx.state, who.id)
    if not now.can_act:
        tx.refuse("cannot_act", who=who.name, status=now.status)


def must_act(tx: Tx, who: Combatant, *, mental: bool = False) -> None:
    """Refuse an action of someone whom a condition leaves none; ``mental``: the paralysed can do it all the same."""
    must_be_awake(tx, who)
    held = keeps_from_acting(derived(tx.state, who.id).conditions, mental=mental)
    if held is not None:
        tx.refuse("no_action", who=who.name, condition=held)


def must_charge(tx: Tx, who: Combatant) -> None:
    """Refuse a charge of someone whom a condition keeps from running and charging."""
    held = keeps_from_charging(derived(tx.state, who.id).conditions)
    if held is not None:
        tx.refuse("no_charge", who=who.name, condition=held)
