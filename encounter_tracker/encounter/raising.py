"""Bringing the dead back (rules B13, C5, C8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter import due, events
from encounter_tracker.encounter.curing import cure_afflictions, cure_conditions
from encounter_tracker.encounter.derive import derived
from encounter_tracker.encounter.mortality import sound_hit_points
from encounter_tracker.encounter.state import AbilityHarm, NegativeLevel

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Combatant
    from encounter_tracker.encounter.tx import Tx
    from encounter_tracker.rules.vocabulary import Ability

#: Permanent negative levels that raising itself gives; a creature of 1 Hit Die is drained of Constitution instead.
LEVELS_LOST: Final[dict[str, int]] = {"raise dead": 2, "resurrection": 1, "true resurrection": 0}
CON_LOST: Final = 2


def raise_dead(tx: Tx, command: c.RaiseDead) -> None:
    """Back to life, at a price; raise dead does not undo a death attack (rules B13, C5)."""
    combatant = tx.who(command.target)
    if combatant.death is None:
        tx.refuse("not_dead", who=combatant.name)
    elif command.by == "raise dead" and combatant.death.cause == "death_attack":
        tx.refuse("raise_dead_death_attack")
    who = combatant.id
    tx.change(
        who,
        death=None,
        wounds=0,
        nonlethal=0,
        temp_hp={},
        stable=False,
        regeneration_stopped="",
        negative_levels=tuple(level for level in combatant.negative_levels if level.permanent),
    )
    due.clear(tx, who)
    tx.emit(events.Raised(who=who, by=command.by))
    _tell_levels_gone(tx, combatant)
    _pay(tx, who, command.by)
    _spare_abilities(tx, who)
    cure_conditions(tx, who, ("bleed",), "cured")
    cure_afflictions(tx, who)
    _set_hit_points(tx, who, command.by)
    _ask_for_restoration(tx, who)


def _tell_levels_gone(tx: Tx, combatant: Combatant) -> None:
    count = sum(1 for level in combatant.negative_levels if not level.permanent)
    if count:
        tx.emit(events.NegativeLevelsRemoved(who=combatant.id, count=count, by="raised"))


def _pay(tx: Tx, who: str, by: str) -> None:
    count = LEVELS_LOST[by]
    combatant = tx.get(who)
    if not count:
        return
    if combatant.creature.hit_dice <= 1:
        if derived(tx.state, who).abilities["con"].score is not None:
            old = combatant.harm.get("con", AbilityHarm())
            new = replace(old, drain=old.drain + CON_LOST, drain_source=by)
            tx.change(who, harm={**combatant.harm, "con": new})
            tx.emit(events.AbilityDamaged(who=who, ability="con", amount=CON_LOST, drain=True, source_text=by))
        return
    new_levels = tuple(
        NegativeLevel(id=tx.new_id("n"), permanent=True, source=by, since=tx.state.clock) for _ in range(count)
    )
    tx.change(who, negative_levels=(*combatant.negative_levels, *new_levels))
    tx.emit(events.NegativeLevelsGained(who=who, count=count, permanent=True, source_text=by))


def _spare_abilities(tx: Tx, who: str) -> None:
    """No ability is left at nothing, or the raised one would die or lie senseless at once (CORE)."""
    harm: dict[Ability, AbilityHarm] = dict(tx.get(who).harm)
    for ability, old in tx.get(who).harm.items():
        view = derived(tx.state, who).abilities[ability]
        if view.score is None or not view.felled:
            continue
        drain = old.drain + min(0, view.score - 1)
        damage = min(old.damage, view.score - 1 + old.drain - drain)
        harm[ability] = replace(old, drain=drain, damage=damage, lasting=min(old.lasting, damage))
        tx.emit(
            events.AbilityRestored(
                who=who,
                ability=ability,
                damage=old.damage - damage,
                drain=old.drain - drain,
                by="raised",
            ),
        )
    tx.change(who, harm=harm)


def _set_hit_points(tx: Tx, who: str, by: str) -> None:
    """As many as Hit Dice, whatever negative levels took (raise dead), else all (rule B13)."""
    combatant = tx.get(who)
    total = derived(tx.state, who).max_hp
    wanted = min(total, combatant.creature.hit_dice) if by == "raise dead" else total
    # what a Constitution penalty takes has to be whole again, or hit points would not come out as said
    sound = sound_hit_points(tx.state, combatant)
    taken = sound - total
    tx.change(who, con_penalty_taken=taken, wounds=sound - taken - wanted)


def _ask_for_restoration(tx: Tx, who: str) -> None:
    """With as many negative levels as Hit Dice it lives only if restoration follows in the next round (rule B13).

    Where its place has passed in this round already, its next start of turn comes before that round is over.
    """
    combatant = tx.get(who)
    passed = tx.state.started and combatant.counted_round == tx.state.round
    levels = len(combatant.negative_levels)
    doomed = levels > 0 and levels >= combatant.creature.hit_dice
    tx.change(who, doomed=doomed)
    if doomed:
        due.add(tx, who, "restoration", ref=str(tx.state.clock + passed))
