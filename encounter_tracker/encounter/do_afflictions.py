"""Poisons, diseases and curses: contracted, at work, cured (rules G4, D7, A3, A9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter import due, events
from encounter_tracker.encounter.afflicting import kind_of, poisoned_again, take_effect
from encounter_tracker.encounter.do_hit_points import commit_hostility
from encounter_tracker.encounter.ending import end_effect
from encounter_tracker.encounter.laying import lay
from encounter_tracker.encounter.refusal import RefusedError
from encounter_tracker.encounter.rolling import Saving, saving_throw
from encounter_tracker.encounter.state import Affliction, Effect
from encounter_tracker.encounter.suppression import works_on
from encounter_tracker.encounter.warding import refuse_if_kept_off

if TYPE_CHECKING:
    from collections.abc import Callable

    from encounter_tracker.encounter.state import Combatant
    from encounter_tracker.encounter.tx import Tx

SAVE: Final = "affliction_save"
#: So many saves against one affliction wait for an answer at most; days of neglect bring no more.
MOST_WAITING: Final = 100


def give(tx: Tx, command: c.GiveAffliction) -> None:
    """Contract an affliction: without an onset it takes effect at once (rule G4)."""
    target = tx.who(command.target)
    if target.death is not None:
        tx.refuse("is_dead", who=target.name)
    kind = kind_of(command)
    refuse_if_kept_off(tx, target.id, () if kind == "curse" else (kind,), (kind,))
    if command.exposure == "injury" and not command.wound:
        tx.refuse("no_wound", who=target.name, effect=command.name)
    source = tx.source_id(command.source)
    if source is not None:
        commit_hostility(tx, source, [target.id])
    if (command.roll is not None or command.total is not None) and saving_throw(
        tx,
        target.id,
        Saving(
            save=command.save,
            dc=command.dc,
            against=(kind,),
            face=command.roll,
            total=command.total,
            what=SAVE,
            label=command.name,
        ),
    ):
        return
    there = _same(tx, target, command.name)
    if there is None:
        _contract(tx, command, target, kind)
    elif kind == "poison":
        poisoned_again(tx, there, target.id)
    else:
        raise RefusedError("already_afflicted", who=target.name, effect=command.name)


def _same(tx: Tx, target: Combatant, name: str) -> Effect | None:
    return next((e for e in _afflictions(tx, target.id) if name in {e.name, e.id}), None)


def _afflictions(tx: Tx, who: str) -> list[Effect]:
    return [effect for effect in tx.state.effects_on.get(who, ()) if effect.affliction is not None]


def _contract(tx: Tx, command: c.GiveAffliction, target: Combatant, kind: Any) -> None:
    frequency, wait = command.frequency, None
    if frequency is not None:
        wait = frequency.every if command.onset is None else max(1, command.onset.in_rounds)
    elif command.onset is not None:
        wait = max(1, command.onset.in_rounds)
    by_turns = frequency is None or frequency.rounds is not None
    source = tx.source_id(command.source)
    effect = Effect(
        id=tx.new_id("e"),
        name=command.name,
        kind="supernatural" if kind == "curse" else "nonmagical",
        source=source,
        source_text="" if source is not None else command.source or "",
        anchor=target.id,
        dc=command.dc,
        descriptors=(kind,),
        begun=tx.state.clock,
        affliction=Affliction(
            kind=kind,
            exposure=command.exposure,
            save=command.save,
            effect=command.effect,
            frequency=frequency,
            cure=command.cure,
            wait=wait if by_turns else None,
            next_at=tx.state.clock + wait if wait is not None and not by_turns else None,
            left=frequency.times if frequency is not None else None,
            onset=command.onset.in_rounds if command.onset is not None else None,
        ),
    )
    forced, tx.force = tx.force, True
    lay(tx, effect, [target])
    tx.force = forced
    if command.onset is None:
        take_effect(tx, effect.id, target.id)


# --- the passing of time -----------------------------------------------------------------------------------------


def start_of_turn(tx: Tx, who: str) -> None:
    """Saves by rounds fall due at the victim's own starts of turn (rules A3, G4)."""
    _count(tx, who, 1)


def pass_rounds(tx: Tx, who: str, rounds: int) -> None:
    """Rounds outside turns: the same saves fall due, to be answered (rule A9)."""
    _count(tx, who, rounds)


def _count(tx: Tx, who: str, rounds: int) -> None:
    if tx.get(who).death is not None:
        return
    for effect in _afflictions(tx, who):
        affliction = effect.affliction
        if affliction is None or affliction.wait is None:
            continue
        over = rounds - affliction.wait
        if over < 0:
            _change(tx, effect.id, wait=-over)
        else:
            falls, rest = _falls(affliction, over)
            _change(tx, effect.id, wait=rest)
            _fall_due(tx, effect.id, who, falls)


def by_the_clock(tx: Tx, who: str) -> None:
    """Saves by minutes, hours and days fall due by the clock (rules A9, G4)."""
    if tx.get(who).death is not None:
        return
    for effect in _afflictions(tx, who):
        affliction = effect.affliction
        if affliction is not None and affliction.next_at is not None and tx.state.clock >= affliction.next_at:
            falls, rest = _falls(affliction, tx.state.clock - affliction.next_at)
            _change(tx, effect.id, next_at=tx.state.clock + (rest or 0))
            _fall_due(tx, effect.id, who, falls)


def _falls(affliction: Affliction, over: int) -> tuple[int, int | None]:
    """How many saves have fallen due in a time gone over by so many rounds, and the rounds until the next one."""
    if affliction.frequency is None:
        return 1, None
    every = affliction.frequency.every
    return 1 + over // every, every - over % every


def rounds_until_next(tx: Tx, effect: Effect) -> int | None:
    """How many rounds pass until this effect's next save falls due; None where none is to come, or none would matter.

    Those beyond the most that wait are only counted, and so are those of a curse that antimagic holds down; the dead
    make none.
    """
    affliction = effect.affliction
    if affliction is None or _waiting(tx, effect.id) >= MOST_WAITING:
        return None
    if not any(tx.get(who).death is None and works_on(tx.get(who), effect) for who in effect.targets):
        return None
    if affliction.wait is not None:
        return affliction.wait
    return None if affliction.next_at is None else max(1, affliction.next_at - tx.state.clock)


def _waiting(tx: Tx, effect: str) -> int:
    return sum(1 for entry in tx.state.due if entry.ref == effect and entry.what == SAVE)


def _fall_due(tx: Tx, effect: str, who: str, falls: int) -> None:
    """So many saves; where magic is held down a curse only counts on (rule H4)."""
    affliction = _now(tx, effect)
    assert affliction is not None  # noqa: S101 - callers look for it
    left = affliction.left
    if left is not None:
        falls = min(falls, left)
        left -= falls
    _change(tx, effect, left=left, fallen=affliction.fallen + falls)
    if left == 0:
        _change(tx, effect, wait=None, next_at=None)
    at_work = tx.state.effects[effect]
    if works_on(tx.get(who), at_work):
        for _ in range(min(falls, MOST_WAITING - _waiting(tx, effect))):
            due.add(tx, who, SAVE, dc=at_work.dc, ref=effect, label=at_work.name)
    _run_out(tx, effect, who)


def _now(tx: Tx, effect: str) -> Affliction | None:
    found = tx.state.effects.get(effect)
    return found.affliction if found is not None else None


def _change(tx: Tx, effect: str, **fields: Any) -> Affliction:
    old = tx.state.effects[effect].affliction
    assert old is not None  # noqa: S101 - callers look for it
    new = replace(old, **fields)
    tx.change_effect(effect, affliction=new)
    return new


# --- saves -------------------------------------------------------------------------------------------------------


def save(tx: Tx, command: c.SaveAffliction) -> None:
    """A save against an affliction: enough of them cure it, a failure lets it take effect again (rule G4)."""
    target = tx.who(command.target)
    effect = _same(tx, target, command.name)
    affliction = effect.affliction if effect is not None else None
    if effect is None or affliction is None:
        raise RefusedError("no_such_affliction", who=target.name, effect=command.name)
    due.take(tx, target.id, SAVE, effect.id)
    made = saving_throw(
        tx,
        target.id,
        Saving(
            save=affliction.save,
            dc=effect.dc,
            against=(affliction.kind,),
            face=command.roll,
            total=command.total,
            what=SAVE,
            label=effect.name,
        ),
    )
    if not made:
        if affliction.cure is not None and affliction.cure.consecutive:
            _change(tx, effect.id, saved=0)
        take_effect(tx, effect.id, target.id)
    elif _cured(tx, effect, target.id):
        return
    _run_out(tx, effect.id, target.id)


def _cured(tx: Tx, effect: Effect, who: str) -> bool:
    """Count a save towards the cure."""
    affliction = _now(tx, effect.id)
    if affliction is None or affliction.cure is None:
        return False
    saved, needed = affliction.saved + 1, affliction.cure.saves
    if saved >= needed:
        end_effect(tx, tx.state.effects[effect.id], "cured")
        return True
    _change(tx, effect.id, saved=saved)
    tx.emit(events.AfflictionEased(who=who, effect=effect.id, name=effect.name, saved=saved, needed=needed))
    return False


def _run_out(tx: Tx, effect: str, who: str) -> None:
    """After the last of its saves an affliction has run its course; what it did stays."""
    affliction = _now(tx, effect)
    if affliction is None or affliction.left != 0:
        return
    if not any(entry.ref == effect and entry.who == who for entry in tx.state.due):
        end_effect(tx, tx.state.effects[effect], "expired")


HANDLERS: Final[dict[type[c.Command], Callable[[Tx, Any], None]]] = {
    c.GiveAffliction: give,
    c.SaveAffliction: save,
}
