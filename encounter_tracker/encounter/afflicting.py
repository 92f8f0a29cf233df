"""What an affliction does when it takes effect, and what another dose adds (rules G4, B3, B6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from encounter_tracker.encounter import events
from encounter_tracker.encounter.do_abilities import Harm, harm_ability
from encounter_tracker.encounter.laying import anchor_of, lay, timing
from encounter_tracker.encounter.refusal import RefusedError
from encounter_tracker.encounter.settle import settle
from encounter_tracker.encounter.state import Effect
from encounter_tracker.encounter.suppression import works_on
from encounter_tracker.encounter.upkeep import lose_points
from encounter_tracker.encounter.warding import kept_off
from encounter_tracker.rules.conditions import FEAR, TIREDNESS, deepened
from encounter_tracker.rules.dice import parse_dice
from encounter_tracker.rules.durations import Duration
from encounter_tracker.rules.immunity import condition_tags, immunity_to_any

if TYPE_CHECKING:
    from encounter_tracker.encounter import commands as c
    from encounter_tracker.encounter.state import AfflictionEffect
    from encounter_tracker.encounter.tx import Tx
    from encounter_tracker.rules.durations import AnyDuration
    from encounter_tracker.rules.vocabulary import Ability, AfflictionKind, ConditionName

#: What each further dose of a poison adds to its DC (rule G4).
DC_PER_DOSE: Final = 2


def kind_of(command: c.GiveAffliction) -> AfflictionKind:
    """Whether it is a poison, a disease or a curse, where that is not said (rule G4, CORE)."""
    if command.kind is not None:
        return command.kind
    if command.exposure in {"spell", "trap"}:
        return "curse"
    frequency = command.frequency
    slow = frequency is not None and (frequency.hours is not None or frequency.days is not None)
    return "disease" if slow else "poison"


def take_effect(tx: Tx, effect: str, who: str) -> None:
    """Do what the affliction does: ability damage and drain, damage, conditions."""
    at_work = tx.state.effects[effect]
    affliction = at_work.affliction
    if affliction is None or not works_on(tx.get(who), at_work):
        return
    does = affliction.effect
    if affliction.struck and does.then is not None:
        does = does.then
    at_work = tx.change_effect(effect, affliction=replace(affliction, struck=affliction.struck + 1))
    duration = _duration(tx, who, at_work, does)
    source = at_work.source or at_work.source_text or at_work.name
    for ability, amount in does.ability_damage.items():
        if not _spared(tx, who, ability, "damage"):
            harm_ability(tx, who, ability, Harm(damage=_points(tx, who, at_work, amount), source=source))
    for ability, amount in does.ability_drain.items():
        if not _spared(tx, who, ability, "drain"):
            harm_ability(tx, who, ability, Harm(drain=_points(tx, who, at_work, amount), source=source))
    if does.damage is not None:
        points = _points(tx, who, at_work, does.damage)
        tx.death_blame[who] = (at_work.source, at_work.name)
        lose_points(tx, who, points, affliction.kind, source=at_work.source)
    for condition in does.conditions:
        _give_condition(tx, effect, who, condition, duration)
    settle(tx)


def _duration(tx: Tx, who: str, at_work: Effect, does: AfflictionEffect) -> AnyDuration | None:
    """How long its conditions last; None: as long as the affliction."""
    if not does.conditions or not does.lasts:
        return does.duration
    ((unit, amount),) = does.lasts.items()
    return Duration(**{unit: max(1, _points(tx, who, at_work, amount))})  # type: ignore[arg-type]


def _points(tx: Tx, who: str, effect: Effect, amount: int | str) -> int:
    if isinstance(amount, int):
        return amount
    dice = parse_dice(amount)
    if dice is None:
        raise RefusedError("bad_formula", formula=amount)
    what = f"{effect.name}:{tx.get(who).name}"
    thrown = sum(sign * tx.roll(what, sides) for sign, count, sides in dice.dice for _ in range(count))
    return max(0, thrown + dice.bonus)


def _spared(tx: Tx, who: str, ability: Ability, harm: str) -> bool:
    """Immune, or protected by an effect: left out and told (rule B14)."""
    tags = (f"ability {harm}", f"ability {harm}:{ability}")
    reason = kept_off(tx.state, who, tags[1:], tags)
    if reason is None:
        return False
    why = str(reason.values.get("reason") or reason.values.get("effect", ""))
    tx.emit(events.TargetImmune(who=who, to=f"ability {harm}", reason=why))
    return True


def _give_condition(tx: Tx, effect: str, who: str, condition: ConditionName, duration: AnyDuration | None) -> None:
    """A condition for a time of its own, or for as long as the affliction lasts."""
    at_work = tx.state.effects[effect]
    immune = immunity_to_any(tx.get(who).creature, condition_tags(condition))
    if immune is not None:
        tx.emit(events.TargetImmune(who=who, to=condition, reason=immune[1]))
        return
    if duration is not None:
        _lay_for_a_time(tx, at_work, who, condition, duration)
        return
    if condition in at_work.conditions:
        return
    names = (*at_work.conditions, condition)
    there = [
        name
        for other in tx.state.effects_on.get(who, ())
        if other.id != effect and works_on(tx.get(who), other)
        for name in other.conditions_on(who)
        if name in FEAR or name in TIREDNESS
    ]
    deeper = tuple(deepened(name, there) for name in names)
    target = replace(at_work.targets[who], conditions=None if deeper == names else deeper)
    tx.put_effect(replace(at_work, conditions=names, targets={**at_work.targets, who: target}))
    tx.emit(
        events.EffectBegan(
            effect=effect,
            name=deeper[-1],
            targets=(who,),
            source=at_work.source,
            condition=True,
            why="affliction",
        ),
    )


def _lay_for_a_time(tx: Tx, at_work: Effect, who: str, condition: ConditionName, duration: AnyDuration) -> None:
    when = timing(tx, duration)
    lay(
        tx,
        Effect(
            id=tx.new_id("e"),
            name=condition,
            kind="nonmagical",
            condition=True,
            source=at_work.source,
            source_text=at_work.name,
            anchor=anchor_of(tx, None, None, (who,)),
            duration=duration,
            remaining=when.remaining,
            until=when.until,
            concentration=when.concentration,
            conditions=(condition,),
            begun=tx.state.clock,
            counted_round=tx.state.round if tx.state.started else None,
        ),
        [tx.get(who)],
        why="affliction",
    )


def poisoned_again(tx: Tx, effect: Effect, who: str) -> None:
    """Another dose of the same poison: DC +2 and half its duration more (rule G4)."""
    affliction = effect.affliction
    assert affliction is not None  # noqa: S101 - the caller has seen it
    times = affliction.frequency.times if affliction.frequency is not None else None
    more = (times or 0) // 2
    left = None if affliction.left is None else affliction.left + more
    dc = (effect.dc or 0) + DC_PER_DOSE
    wait, next_at = affliction.wait, affliction.next_at
    if affliction.left == 0 and more and affliction.frequency is not None:
        # its last save had fallen due already: it goes on
        by_turns = affliction.frequency.rounds is not None
        wait = affliction.frequency.every if by_turns else None
        next_at = None if by_turns else tx.state.clock + affliction.frequency.every
    doses = affliction.doses + 1
    stronger = replace(affliction, left=left, doses=doses, wait=wait, next_at=next_at)
    tx.change_effect(effect.id, affliction=stronger, dc=dc)
    tx.scene(due=tuple(replace(entry, dc=dc) if entry.ref == effect.id else entry for entry in tx.state.due))
    tx.emit(
        events.AfflictionDeepened(who=who, effect=effect.id, name=effect.name, doses=doses, dc=dc, left=left),
    )
