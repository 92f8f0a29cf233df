"""Hostile acts and what they end (rules F10, G9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from encounter_tracker.encounter.derive import derived, works_on
from encounter_tracker.encounter.ending import end_for

if TYPE_CHECKING:
    from collections.abc import Iterable

    from encounter_tracker.encounter.tx import Tx


def hostile_act(tx: Tx, source: str, against: Iterable[str]) -> None:
    """Someone (by id) does something that can harm ``against``.

    Ends what of theirs ends on a hostile act, frees those they or their allies had charmed; the confused will strike
    back (rule G6).

    Raises:
        RefusedError: an effect in force forbids them hostile acts (unless forced).
    """
    forbid(tx, source)
    for effect in tx.state.effects_on.get(source, ()):
        if effect.ends_on_hostile_act and effect.targets[source].state in {"affected", "suppressed"}:
            end_for(tx, effect, source, "hostile_act", by=source)
    for victim in against:
        _break_charms(tx, source, victim)
        if victim != source and "confused" in derived(tx.state, victim).conditions:
            tx.change(victim, provoked_by=source)


def forbid(tx: Tx, source: str) -> None:
    """Refuse hostile acts of someone (by id) whom an effect in force forbids them, unless forced (rule F10)."""
    doer = tx.get(source)
    for effect in tx.state.effects_on.get(source, ()):
        if effect.forbids_hostile_acts and works_on(doer, effect):
            tx.refuse("hostile_act_forbidden", effect=effect.name, who=doer.name)


def _break_charms(tx: Tx, source: str, victim: str) -> None:
    doer = tx.get(source)
    for effect in tx.state.effects_on.get(victim, ()):
        charmed = effect.targets[victim].state in {"affected", "suppressed"}
        if not charmed or "charm" not in effect.descriptors or effect.source is None:
            continue
        charmer = tx.state.combatants.get(effect.source)
        if charmer is not None and (charmer.id == source or charmer.side == doer.side) and victim != source:
            end_for(tx, effect, victim, "charm_broken", by=source)
