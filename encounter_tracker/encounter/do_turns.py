"""Turns: start, next, delay, ready, move by hand (section A)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from encounter_tracker.encounter import (
    casting,
    do_afflictions,
    do_charm,
    do_confusion,
    do_hit_points,
    do_levels,
    do_resistance,
    events,
    turnflow,
)
from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter.derive import derived
from encounter_tracker.encounter.ordering import put_in_order, put_next_to
from encounter_tracker.encounter.refusal import RefusedError
from encounter_tracker.encounter.settle import settle
from encounter_tracker.encounter.waves import announce

if TYPE_CHECKING:
    from collections.abc import Callable

    from encounter_tracker.encounter.state import Combatant, Due
    from encounter_tracker.encounter.tx import Tx


def start(tx: Tx, command: c.StartEncounter) -> None:
    """Begin the fight (rules A1, A7)."""
    if tx.state.started:
        raise RefusedError("already_started")
    if not any(_lives(tx, who.id) for who in tx.state.present):
        raise RefusedError("nobody_there")
    aware = None if command.aware is None else {tx.who(name).id for name in command.aware}
    _drop_unused_slots(tx)
    casting.encounter_begins(tx)
    for combatant in tx.state.present:
        tx.change(
            combatant.id,
            started_round=None,
            ended_round=None,
            counted_round=None,
            turns_started=0,
            acted=False,
            took_turn=False,
            delaying=False,
            delayed_turn=False,
            readied=None,
            aware=combatant.aware if aware is None else combatant.id in aware,
        )
    for combatant in tx.state.present:
        if combatant.initiative is None:
            roll_initiative(tx, combatant.id)
    for effect in tuple(tx.state.effects.values()):
        if effect.counted_round is not None:
            tx.change_effect(effect.id, counted_round=None)
    first = 1 if aware is None else 0
    tx.scene(started=True, round=first, active=None, fight_began=tx.state.clock)
    tx.emit(events.EncounterStarted(surprise=aware is not None))
    tx.emit(events.RoundStarted(number=first))
    announce(tx)
    advance(tx)


def roll_initiative(tx: Tx, who: str, *, total: int | None = None, face: int | None = None) -> None:
    """Roll (or set) initiative and give the place that goes with it (rule A1)."""
    if total is None:
        face = tx.roll(f"initiative:{tx.get(who).name}", face=face)
        total = face + (derived(tx.state, who).figures["init"].value or 0)
    tx.change(who, initiative=total, tiebreak=())
    put_in_order(tx, who)
    tx.emit(events.InitiativeSet(who=who, total=total, face=face))


def next_turn(tx: Tx, command: c.NextTurn) -> None:  # noqa: ARG001 - every handler takes its command
    """End the turn, start the next one's (rule A2)."""
    _must_have_started(tx)
    _finish_active(tx)
    advance(tx)


def advance(tx: Tx) -> None:
    """Go on to whoever is next: resumes an interrupted turn, passes over the dead, begins rounds (rules A2 to A8)."""
    while any(_lives(tx, who.id) for who in tx.state.present):
        who = _next_up(tx)
        if who is None:
            turnflow.begin_round(tx, tx.state.round + 1)
            continue
        if tx.get(who).started_round == tx.state.round:
            if _lives(tx, who):
                tx.scene(active=who)
                tx.emit(events.TurnResumed(who=who))
                return
            turnflow.end_turn(tx, who)
            continue
        if _begin_turn(tx, who):
            return
    tx.scene(active=None)


def _begin_turn(tx: Tx, who: str) -> bool:
    """Start the turn of whoever's place has come; False where the place only counts."""
    lives = _lives(tx, who) and (tx.state.round > 0 or tx.get(who).aware is True)
    if not lives:
        tx.change(who, delaying=False)
        turnflow.start_turn(tx, who, living=False)
        turnflow.end_turn(tx, who)
        return False
    tx.scene(active=who)
    tx.change(who, delaying=False, acted=True)
    tx.emit(events.TurnStarted(who=who))
    turnflow.start_turn(tx, who, living=True)
    if _lives(tx, who):
        return True
    turnflow.end_turn(tx, who)
    return False


def _next_up(tx: Tx) -> str | None:
    """Whoever was interrupted, else the first whose place has not come this round; None: the round is over."""
    left = [key for key in tx.state.order if _has_turn_left(tx, tx.get(key))]
    return next((key for key in left if tx.get(key).started_round == tx.state.round), next(iter(left), None))


def _has_turn_left(tx: Tx, combatant: Combatant) -> bool:
    if combatant.started_round != tx.state.round:
        return True
    return combatant.ended_round != tx.state.round and not combatant.delaying


def _finish_active(tx: Tx) -> None:
    """Answer what nobody answered, then end the active combatant's turn."""
    answer_due(tx)
    active = tx.state.active
    if active is not None:
        tx.change(active, took_turn=True)
        turnflow.end_turn(tx, active)


def answer_due(tx: Tx) -> None:
    """Roll what fell due and was not answered when the next turn comes (rule A3)."""
    tx.by_program = True
    for due in tx.state.due:
        answer = _ANSWERS.get(due.what)
        if answer is not None and due in tx.state.due:
            answer(tx, due)
            settle(tx)
    tx.by_program = False


_ANSWERS: Final[dict[str, Callable[[Tx, Due], None]]] = {
    "dying_check": lambda tx, due: do_hit_points.HANDLERS[c.DyingCheck](tx, c.DyingCheck(who=due.who)),
    "sr_check": do_resistance.answer,
    "negative_level_save": lambda tx, due: do_levels.HANDLERS[c.SaveNegativeLevel](
        tx,
        c.SaveNegativeLevel(target=due.who, which=due.ref),
    ),
    "confusion": lambda tx, due: do_confusion.HANDLERS[c.RollConfusion](tx, c.RollConfusion(who=due.who)),
    "affliction_save": lambda tx, due: do_afflictions.HANDLERS[c.SaveAffliction](
        tx,
        c.SaveAffliction(target=due.who, name=due.ref),
    ),
    "cha_contest": lambda tx, due: do_charm.HANDLERS[c.ContestCharisma](
        tx,
        c.ContestCharisma(who=due.who, effect=due.ref),
    ),
}


def end(tx: Tx, command: c.EndEncounter) -> None:  # noqa: ARG001
    """End the fight: nobody's turn any more; what is in force goes on."""
    _must_have_started(tx)
    _finish_active(tx)
    for combatant in tx.state.present:
        if combatant.delaying or combatant.readied is not None or combatant.aware is not None:
            tx.change(combatant.id, delaying=False, delayed_turn=False, readied=None, aware=None)
    tx.scene(started=False, active=None)
    tx.touched.update(dict.fromkeys(tx.state.combatants))
    tx.emit(events.EncounterEnded())


def delay(tx: Tx, command: c.Delay) -> None:
    """Leave the order for now; the next one is up (rule A5)."""
    who = _active(tx, command.who).id
    answer_due(tx)
    combatant = tx.get(who)
    _must_live(combatant)
    casting.interrupt(tx, who)
    if combatant.delayed_turn:
        turnflow.close_delayed_turn(tx, who)
    tx.change(who, delaying=True, delayed_turn=True, acted=combatant.took_turn, concentrated_on=None)
    tx.emit(events.TurnDelayed(who=who))
    advance(tx)


def act_now(tx: Tx, command: c.ActNow) -> None:
    """Come back: directly before the one whose turn it is (rule A5)."""
    _must_have_started(tx)
    waiting = [who for who in tx.state.present if who.delaying]
    if command.who is None and len(waiting) > 1:
        raise RefusedError("who_of_delaying")
    if command.who is None and not waiting:
        raise RefusedError("nobody_delaying")
    combatant = waiting[0] if command.who is None else tx.who(command.who)
    if not combatant.delaying:
        raise RefusedError("not_delaying", who=combatant.name)
    _must_live(combatant)
    tx.emit(events.DelayEnded(who=combatant.id))
    _cut_in(tx, combatant.id, tx.state.active)


def ready(tx: Tx, command: c.ReadyAction) -> None:
    """Wait for a trigger (rule A6)."""
    combatant = _active(tx, command.who)
    casting.interrupt(tx, combatant.id)
    tx.change(combatant.id, readied=command.trigger)
    tx.emit(events.ActionReadied(who=combatant.id, trigger=command.trigger))


def trigger_ready(tx: Tx, command: c.TriggerReady) -> None:
    """The trigger came: act directly before the one who set it off (rule A6)."""
    _must_have_started(tx)
    combatant, on = tx.who(command.who), tx.who(command.on)
    if combatant.readied is None:
        raise RefusedError("not_readied", who=combatant.name)
    if combatant.id == on.id:
        raise RefusedError("move_to_itself", who=combatant.name)
    _must_live(combatant)
    # its turn of this round, if it had one, is open again: it acts now and keeps that place
    tx.change(combatant.id, readied=None, ended_round=None)
    tx.emit(events.ReadiedActionTriggered(who=combatant.id, on=on.id, trigger=combatant.readied))
    _cut_in(tx, combatant.id, on.id)


def _cut_in(tx: Tx, who: str, before: str | None) -> None:
    if before is not None:
        put_next_to(tx, who, before)
    tx.change(who, delaying=False, acted=True)
    tx.scene(active=who)
    if tx.get(who).started_round != tx.state.round:
        tx.emit(events.TurnStarted(who=who))
        turnflow.start_turn(tx, who, living=True)


def move(tx: Tx, command: c.MoveCombatant) -> None:
    """Change the order by hand: nobody is skipped, nobody gets a second turn (rules A1, A8)."""
    combatant = tx.who(command.who)
    name = command.before if command.before is not None else command.after
    if name is None or (command.before is not None and command.after is not None):
        raise RefusedError("move_to_itself", who=combatant.name)
    other = tx.who(name)
    if other.id == combatant.id:
        raise RefusedError("move_to_itself", who=combatant.name)
    put_next_to(tx, combatant.id, other.id, after=command.before is None)
    tx.emit(events.CombatantMoved(who=combatant.id))


def set_initiative(tx: Tx, command: c.SetInitiative) -> None:
    """Roll or set initiative of some or all (rule A1)."""
    chosen = list(tx.state.present) if command.who is None else tx.whos(command.who)
    if not chosen:
        raise RefusedError("nobody_there")
    for combatant in chosen:
        roll_initiative(tx, combatant.id, total=command.total, face=command.roll)


def pass_on(tx: Tx) -> None:
    """The active combatant has left the encounter: its turn ends, the next one's begins (rule A8)."""
    _finish_active(tx)
    advance(tx)


def _drop_unused_slots(tx: Tx) -> None:
    """Places of those removed whose turns nothing waits for any more are forgotten."""
    anchors: set[str | None] = set()
    for effect in tx.state.effects.values():
        anchors |= {effect.anchor, effect.until.of if effect.until is not None else None}
        anchors |= {effect.kept_up_by if effect.concentration is not None else None}
    kept = tuple(key for key in tx.state.order if not tx.get(key).removed or key in anchors)
    tx.scene(order=kept)


def _lives(tx: Tx, who: str) -> bool:
    combatant = tx.get(who)
    return not combatant.removed and combatant.death is None


def _must_have_started(tx: Tx) -> None:
    if not tx.state.started:
        raise RefusedError("not_started")


def _must_live(combatant: Combatant) -> None:
    if combatant.death is not None:
        raise RefusedError("is_dead", who=combatant.name)


def _active(tx: Tx, name: str | None) -> Combatant:
    _must_have_started(tx)
    active = tx.state.active
    if active is None:
        raise RefusedError("nobody_there")
    combatant = tx.get(active) if name is None else tx.who(name)
    if combatant.id != active:
        raise RefusedError("not_their_turn", who=combatant.name)
    return combatant


HANDLERS: Final[dict[type[c.Command], Callable[[Tx, Any], None]]] = {
    c.StartEncounter: start,
    c.NextTurn: next_turn,
    c.EndEncounter: end,
    c.Delay: delay,
    c.ActNow: act_now,
    c.ReadyAction: ready,
    c.TriggerReady: trigger_ready,
    c.MoveCombatant: move,
    c.SetInitiative: set_initiative,
}
