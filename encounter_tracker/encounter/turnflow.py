"""The passing of turns and of time: counts, expiries, starts and ends of turns (rules A2 to A9, F2, F3, F5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from encounter_tracker.encounter import (
    casting,
    do_abilities,
    do_afflictions,
    do_confusion,
    do_hit_points,
    do_levels,
    do_resistance,
)
from encounter_tracker.encounter.derive import derived
from encounter_tracker.encounter.ending import end_effect
from encounter_tracker.encounter.events import BonusBecamePermanent, ConcentrationOver, ReadiedActionLost, RoundStarted
from encounter_tracker.encounter.settle import settle
from encounter_tracker.encounter.skill_points import int_score, tell_skill_points
from encounter_tracker.encounter.state import Effect
from encounter_tracker.encounter.waves import announce
from encounter_tracker.rules.durations import Duration
from encounter_tracker.rules.vocabulary import ABILITIES, ROUNDS_PER_DAY

if TYPE_CHECKING:
    from collections.abc import Iterable

    from encounter_tracker.encounter.state import Combatant
    from encounter_tracker.encounter.tx import Tx


# --- turns -----------------------------------------------------------------------------------------------------


def start_turn(tx: Tx, who: str, *, living: bool) -> None:
    """The start of a turn, in the order of rule A3; ``living`` false: the place only counts (rule A4)."""
    combatant = tx.get(who)
    count_place(tx, who)
    tx.change(
        who,
        started_round=tx.state.round,
        turns_started=combatant.turns_started + 1,
    )
    _end_until(tx, who, "start")
    do_resistance.resistance_returns(tx, who)
    casting.start_of_turn(tx, who)
    _arm(tx, who)
    settle(tx)
    if not living:
        return
    if combatant.readied is not None:
        tx.change(who, readied=None)
        tx.emit(ReadiedActionLost(who=who, trigger=combatant.readied))
    do_hit_points.start_of_turn(tx, who)
    settle(tx)
    do_afflictions.start_of_turn(tx, who)
    do_confusion.start_of_turn(tx, who)


def end_turn(tx: Tx, who: str) -> None:
    """The end of a turn: what lasts until then ends, concentration that was not kept up lapses (rules A3, F5)."""
    tx.change(who, ended_round=tx.state.round, delayed_turn=False)
    casting.end_of_turn(tx, who)
    _end_until(tx, who, "end")
    _lapse(tx, who)
    do_hit_points.end_of_turn(tx, who)
    settle(tx)


def close_delayed_turn(tx: Tx, who: str) -> None:
    """A delayed turn that was never taken: what would have ended with it ends now (rule A5)."""
    turns = tx.get(who).turns_started
    for effect in tuple(tx.state.effects.values()):
        until = effect.until
        if until is None or until.of != who or until.edge != "end":
            continue
        if until.armed_turn is not None and until.armed_turn < turns:
            end_effect(tx, effect, "expired")
    _lapse(tx, who, before=turns)


def count_place(tx: Tx, who: str) -> None:
    """What this place anchors falls by one; its turn starts once a round, and so does this (rules A4, F2)."""
    combatant = tx.get(who)
    by_count = tx.state.options.round_counting == "initiative_count"
    if by_count and combatant.initiative is not None:
        count_down_to(tx, combatant.initiative)
    tx.change(who, counted_round=tx.state.round)
    count_down(
        tx,
        [e for e in tx.state.effects.values() if e.anchor == who and not (by_count and e.count is not None)],
    )


def count_down_to(tx: Tx, initiative: int | None) -> None:
    """Under ``initiative_count``: effects whose count has come in this round fall by one; None: all that are left."""
    came = [
        e
        for e in tx.state.effects.values()
        if e.remaining is not None
        and e.anchor is not None
        and e.count is not None
        and e.counted_round != tx.state.round
        and (initiative is None or e.count >= initiative)
    ]
    for effect in came:
        tx.change_effect(effect.id, counted_round=tx.state.round)
    count_down(tx, [tx.state.effects[e.id] for e in came])


def count_down(tx: Tx, effects: Iterable[Effect]) -> None:
    """Lower counts by one; those at 0 end."""
    for effect in effects:
        if effect.remaining is None:
            continue
        if effect.remaining <= 1:
            _run_out(tx, effect)
        else:
            tx.change_effect(effect.id, remaining=effect.remaining - 1)


def _run_out(tx: Tx, effect: Effect) -> None:
    """The count has come to 0; what had a longest time of concentration goes on for the rounds after (rule F5)."""
    if effect.concentration is not None and effect.concentration.after:
        stop_concentrating(tx, effect, "concentration_lapsed")
    else:
        end_effect(tx, effect, "expired")


def begin_round(tx: Tx, number: int) -> None:
    """The order comes back to its top: the clock moves, counts anchored by nobody fall (rules A2, 0)."""
    if tx.state.options.round_counting == "initiative_count":
        count_down_to(tx, None)
    tx.scene(round=number, clock=tx.state.clock + 1)
    tx.emit(RoundStarted(number=number))
    announce(tx)
    count_down(tx, [e for e in tx.state.effects.values() if e.anchor is None])
    _by_the_clock(tx, frozenset())
    settle(tx)


def _end_until(tx: Tx, who: str, edge: str) -> None:
    for effect in tuple(tx.state.effects.values()):
        until = effect.until
        if until is None or until.of != who or until.edge != edge:
            continue
        if edge == "start" or until.armed_turn is not None:
            end_effect(tx, effect, "expired")


def _arm(tx: Tx, who: str) -> None:
    """From now on the end of this turn counts."""
    turn = tx.get(who).turns_started
    for effect in tuple(tx.state.effects.values()):
        until = effect.until
        if until is not None and until.of == who and until.edge == "end" and until.armed_turn is None:
            tx.change_effect(effect.id, until=replace(until, armed_turn=turn))
        if effect.concentration is not None and effect.kept_up_by == who and not effect.concentration.armed:
            armed = replace(effect.concentration, armed=True, armed_turn=turn, kept=False)
            tx.change_effect(effect.id, concentration=armed)


def _lapse(tx: Tx, who: str, *, before: int | None = None) -> None:
    """Concentration lapses with the end of this turn; ``before``: only what an earlier turn than this was to end."""
    for effect in tuple(tx.state.effects.values()):
        kept = effect.concentration
        if kept is None or effect.kept_up_by != who:
            continue
        if before is not None and (kept.armed_turn is None or kept.armed_turn >= before):
            continue
        if kept.armed and not kept.kept:
            stop_concentrating(tx, effect, "concentration_lapsed")
        else:
            tx.change_effect(effect.id, concentration=replace(kept, armed=False, armed_turn=None, kept=False))


def stop_concentrating(tx: Tx, effect: Effect, why: str) -> None:
    """Concentration on an effect ends: the effect too, or it goes on for the rounds it has after (rule F5)."""
    after = effect.concentration.after if effect.concentration is not None else 0
    if after and why != "concentration_limit":
        count = _count_now(tx)
        tx.change_effect(
            effect.id,
            concentration=None,
            remaining=after,
            duration=Duration(rounds=after),
            count=count,
            counted_round=tx.state.round,
        )
        tx.emit(ConcentrationOver(effect=effect.id, name=effect.name, rounds=after))
    else:
        end_effect(tx, effect, why)


def _count_now(tx: Tx) -> int | None:
    active = tx.state.active
    return tx.get(active).initiative if active is not None else None


# --- time ------------------------------------------------------------------------------------------------------


def pass_time(tx: Tx, rounds: int, bed_rest: frozenset[str] = frozenset()) -> None:
    """Let rounds pass outside turns (rule A9): counts fall together, healing and bleeding round by round."""
    casting.time_passes(tx)
    for combatant in tx.state.present:
        do_resistance.resistance_returns(tx, combatant.id)
    left, alike = rounds, False
    while left:
        step, before = _quiet_rounds(tx, left, alike=alike), tx.state.combatants
        tx.scene(clock=tx.state.clock + step)
        _expire_after(tx, step)
        for combatant in tx.state.present:
            do_afflictions.pass_rounds(tx, combatant.id, step)
        if step == 1:
            for combatant in tx.state.present:
                do_hit_points.start_of_turn(tx, combatant.id, roll_now=True)
                do_hit_points.end_of_turn(tx, combatant.id)
        _by_the_clock(tx, bed_rest)
        settle(tx)
        left -= step
        alike = step == 1 and tx.state.combatants == before


def _quiet_rounds(tx: Tx, left: int, *, alike: bool) -> int:
    """How many rounds can pass at once: one while somebody bleeds, heals or dies, else up to the next ending or day.

    ``alike``: the last round left everyone as they were (what bled away healed); so do those before the next ending.
    """
    busy = any(_needs_rounds(tx, combatant) for combatant in tx.state.present)
    if busy and not alike:
        return 1
    step = _until_next_ending(tx, left)
    return max(1, step - 1) if busy else step


def _until_next_ending(tx: Tx, left: int) -> int:
    step = left
    for effect in tx.state.effects.values():
        if effect.until is not None or (effect.concentration is not None):
            return 1
        if effect.remaining is not None:
            step = min(step, max(1, effect.remaining))
        if _waits_for_a_day(effect):
            step = min(step, max(1, effect.begun + ROUNDS_PER_DAY - tx.state.clock))
        step = min(step, do_afflictions.rounds_until_next(tx, effect) or step)
    for combatant in tx.state.present:
        if combatant.negative_levels:
            step = min(step, ROUNDS_PER_DAY)
        for harm in combatant.harm.values() if combatant.death is None else ():
            if harm.damage > harm.lasting:
                step = min(step, max(1, harm.since + ROUNDS_PER_DAY - tx.state.clock))
    return step


def _needs_rounds(tx: Tx, combatant: Combatant) -> bool:
    """Whether something happens to it every round by itself: bleeding, healing, dying."""
    now = derived(tx.state, combatant.id)
    if now.status == "dead":
        return False
    creature = combatant.creature
    hurt = now.hp < now.max_hp or now.nonlethal > 0
    heals = creature.fast_healing > 0 or creature.regeneration is not None
    return (
        (hurt and heals)
        or now.status == "dying"
        or "bleed" in now.conditions
        or bool(combatant.regeneration_stopped)
        or combatant.doomed
    )


def _expire_after(tx: Tx, step: int) -> None:
    for effect in tuple(tx.state.effects.values()):
        if effect.until is not None:
            end_effect(tx, effect, "expired")
        elif effect.concentration is not None:
            stop_concentrating(tx, effect, "concentration_lapsed")
        elif effect.remaining is not None:
            if effect.remaining <= step:
                end_effect(tx, effect, "expired")
            else:
                tx.change_effect(effect.id, remaining=effect.remaining - step)


def _waits_for_a_day(effect: Effect) -> bool:
    return not effect.permanent and any(m.on in ABILITIES and m.value > 0 for m in effect.modifiers)


def _by_the_clock(tx: Tx, bed_rest: frozenset[str]) -> None:
    """What happens by the day: ability damage heals, saves fall due, lasting bonuses enter the score."""
    for effect in tuple(tx.state.effects.values()):
        if _waits_for_a_day(effect) and tx.state.clock - effect.begun >= ROUNDS_PER_DAY:
            before = {who: int_score(tx, who) for who in effect.targets}
            tx.change_effect(effect.id, permanent=True)
            for change in effect.modifiers:
                if change.on in ABILITIES and change.value > 0:
                    for who in effect.targets:
                        tx.emit(
                            BonusBecamePermanent(who=who, name=effect.name, ability=change.on, value=change.value),
                        )
            for who, score in before.items():
                tell_skill_points(tx, who, score)
    for combatant in tx.state.present:
        if combatant.harm:
            do_abilities.heal_abilities_daily(tx, combatant.id, bed_rest=combatant.id in bed_rest)
        if combatant.negative_levels:
            do_levels.daily_level_saves(tx, combatant.id)
        do_afflictions.by_the_clock(tx, combatant.id)
