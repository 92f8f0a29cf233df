"""Light and darkness brought together (rule I1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from encounter_tracker.encounter.ending import end_effect
from encounter_tracker.encounter.suppression import working
from encounter_tracker.rules.kinds import KINDS
from encounter_tracker.rules.light import Power, outdone

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Effect
    from encounter_tracker.encounter.tx import Tx


def meet_opposites(tx: Tx, effect: Effect) -> None:
    """Light and darkness brought together: those that dispel their opposite by themselves do so (rule I1)."""
    for other in tuple(tx.state.effects.values()):
        if effect.id not in tx.state.effects:
            return
        if _opposed(effect, other) and _touching(tx, effect, other):
            if effect.dispels_opposite and _outdoes(effect, other):
                end_effect(tx, other, "opposite", by=effect.source)
            elif other.dispels_opposite and _outdoes(other, effect):
                end_effect(tx, effect, "opposite", by=other.source)


def _opposed(one: Effect, other: Effect) -> bool:
    return (one.light is not None and other.darkness is not None) or (
        one.darkness is not None and other.light is not None
    )


def _touching(tx: Tx, one: Effect, other: Effect) -> bool:
    there = [who for who in one.targets if who in other.targets]
    return any(one in (now := working(tx.state, who)) and other in now for who in there)


def _outdoes(one: Effect, other: Effect) -> bool:
    return KINDS[other.kind].dispellable and outdone(_power(one), _power(other))


def _power(effect: Effect) -> Power:
    return Power.of(max(effect.light or 0, effect.darkness or 0))
