"""Immunity by kind and protection by effects, asked for before something is done to someone (rules B14, C5, F1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from encounter_tracker.encounter.derive import works_on
from encounter_tracker.encounter.refusal import Reason
from encounter_tracker.rules.damage import DAMAGE_TYPES
from encounter_tracker.rules.immunity import immunity_to_any, plain

if TYPE_CHECKING:
    from collections.abc import Iterable

    from encounter_tracker.encounter.state import Encounter
    from encounter_tracker.encounter.tx import Tx


def kept_off(state: Encounter, who: str, immune_to: Iterable[str], guarded: Iterable[str]) -> Reason | None:
    """Why something cannot touch someone: immune to one of ``immune_to``, or an effect protects from ``guarded``."""
    combatant = state.combatants[who]
    found = immunity_to_any(combatant.creature, immune_to)
    if found is not None:
        return Reason("immune", {"who": combatant.name, "reason": found[1]})
    wanted = {plain(tag) for tag in guarded}
    for effect in state.effects_on.get(who, ()):
        if wanted & {plain(word) for word in effect.protects_from} and works_on(combatant, effect):
            return Reason("protected", {"who": combatant.name, "effect": effect.name})
    return None


def refuse_if_kept_off(tx: Tx, who: str, immune_to: Iterable[str], guarded: Iterable[str]) -> None:
    """Refuse what cannot touch its only target, unless the game master forces it (rule B14)."""
    reason = kept_off(tx.state, who, immune_to, guarded)
    if reason is not None:
        tx.refuse(reason.code, **reason.values)


def protections(state: Encounter, who: str) -> dict[str, str]:
    """Damage types that an effect in force makes immune to, with its name (rule D2)."""
    combatant = state.combatants[who]
    found: dict[str, str] = {}
    for effect in state.effects_on.get(who, ()):
        if works_on(combatant, effect):
            found |= {kind: effect.name for word in effect.protects_from if (kind := plain(word)) in DAMAGE_TYPES}
    return found
