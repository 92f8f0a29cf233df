"""Who stands in an antimagic area, by the game master's word or by an effect in force, and what that does (rule H4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from encounter_tracker.encounter import events
from encounter_tracker.encounter.suppression import ANTIMAGIC_DESCRIPTOR, held_by_antimagic

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Encounter
    from encounter_tracker.encounter.tx import Tx


def set_inside(tx: Tx, who: str, *, inside: bool) -> None:
    """Someone comes into such an area or out of it: magic upon them stops, or works again."""
    before = tx.get(who)
    if before.antimagic == inside:
        return
    after = tx.change(who, antimagic=inside)
    tx.emit(events.AntimagicChanged(who=who, inside=inside))
    there = after if inside else before
    for effect in tx.state.effects_on.get(who, ()):
        if effect.affects(who) and held_by_antimagic(there, effect):
            tx.emit(
                events.EffectSuppressed(
                    effect=effect.id,
                    name=effect.name,
                    target=who,
                    suppressed=inside,
                    why="antimagic",
                ),
            )


def follow_effects(tx: Tx, who: str) -> None:
    """An effect that makes such an area brings those it affects into it, and lets them out with its end.

    Only its coming and going counts: in between the game master's own mark stands.
    """
    was, now = _under_one(tx.before, who), _under_one(tx.state, who)
    if was != now:
        set_inside(tx, who, inside=now)


def _under_one(state: Encounter, who: str) -> bool:
    there = state.effects_on.get(who, ())
    return any(ANTIMAGIC_DESCRIPTOR in effect.descriptors and effect.affects(who) for effect in there)
