"""From one fight to the next: what a combatant carries out of an encounter and brings into another one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from encounter_tracker.encounter.carried import PLAIN, SELF, Carried
from encounter_tracker.encounter.state import Effect, Target

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Encounter
    from encounter_tracker.encounter.tx import Tx


def carry(state: Encounter, who: str) -> Carried:
    """All that lasts of what happened to a combatant.

    Left behind: places and turns, spells being cast, what ends with a turn or with concentration, walls, and effects
    that do not work on them (any more).
    """
    combatant = state.combatants[who]
    effects = [_taken(state, effect, who) for effect in state.effects_on.get(who, ()) if _lasts(effect, who)]
    harm = {ability: replace(entry, since=entry.since - state.clock) for ability, entry in combatant.harm.items()}
    levels = (replace(level, since=level.since - state.clock) for level in combatant.negative_levels)
    return Carried(
        base_hp=None if combatant.base_hp == combatant.creature.hp else combatant.base_hp,
        harm=harm,
        negative_levels=tuple(levels),
        effects=tuple(effects),
        **{name: getattr(combatant, name) for name in PLAIN},
    )


def _lasts(effect: Effect, who: str) -> bool:
    target = effect.targets[who]
    return (
        target.state in {"affected", "suppressed"}
        and effect.until is None
        and effect.concentration is None
        and effect.wall is None
    )


def _taken(state: Encounter, effect: Effect, who: str) -> Effect:
    """The effect as its bearer takes it along: alone on them, its clocks from now on."""
    affliction = effect.affliction
    if affliction is not None and affliction.next_at is not None:
        affliction = replace(affliction, next_at=affliction.next_at - state.clock)
    own = effect.source == who
    caster = state.combatants.get(effect.source) if effect.source is not None else None
    return replace(
        effect,
        targets={SELF: replace(effect.targets[who], sr_pending=False)},
        source=SELF if own else None,
        source_text="" if own else caster.name if caster is not None else effect.source_text,
        anchor=SELF if effect.anchor is not None else None,
        sr_checked={},
        affliction=affliction,
        begun=effect.begun - state.clock,
        count=None,
        counted_round=None,
    )


def bring(tx: Tx, who: str, carried: Carried) -> None:
    """Lay what somebody brings along on the combatant that was just added."""
    clock = tx.state.clock
    tx.change(
        who,
        harm={ability: replace(entry, since=entry.since + clock) for ability, entry in carried.harm.items()},
        negative_levels=tuple(
            replace(level, id=tx.new_id("n"), since=level.since + clock) for level in carried.negative_levels
        ),
        **carried.fields(),
    )
    _is_the_caster(tx, who)
    for effect in carried.effects:
        _lay(tx, who, effect)


def _lay(tx: Tx, who: str, effect: Effect) -> None:
    clock = tx.state.clock
    affliction = effect.affliction
    if affliction is not None and affliction.next_at is not None:
        affliction = replace(affliction, next_at=affliction.next_at + clock)
    caster = tx.state.by_name.get(effect.source_text) if effect.source_text else None
    laid = replace(
        effect,
        source=who if effect.source == SELF else caster,
        source_text=effect.source_text if caster is None else "",
        anchor=who if effect.anchor == SELF else None,
        affliction=affliction,
        begun=effect.begun + clock,
        targets={who: effect.targets.get(SELF, Target())},
    )
    for other in tx.state.effects.values():
        if _same(laid, other):
            tx.put_effect(replace(other, targets={**other.targets, **laid.targets}))
            return
    tx.put_effect(replace(laid, id=effect.id if effect.id not in tx.state.effects else tx.new_id("e")))


def _same(one: Effect, other: Effect) -> bool:
    """Whether it is one casting on several, which came along with each of them."""
    if one.affliction is not None or one.condition or one.name != other.name:
        return False
    if (one.source, one.source_text) != (other.source, other.source_text):
        return False
    return _blank(one) == _blank(other)


def _blank(effect: Effect) -> Effect:
    return replace(effect, id="", targets={}, anchor=None)


def _is_the_caster(tx: Tx, who: str) -> None:
    """Effects that others brought along and that name this one as their caster, are theirs again."""
    name = tx.get(who).name
    for effect in tuple(tx.state.effects.values()):
        if effect.source is None and effect.source_text == name:
            tx.put_effect(replace(effect, source=who, source_text=""))
