"""Orders to the charmed and the compelled (rules G9, G10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter import due, events
from encounter_tracker.encounter.derive import derived
from encounter_tracker.encounter.ending import end_for
from encounter_tracker.encounter.refusal import RefusedError
from encounter_tracker.encounter.rolling import Rolled, Saving, check, saving_throw
from encounter_tracker.encounter.suppression import working

if TYPE_CHECKING:
    from collections.abc import Callable

    from encounter_tracker.encounter.state import Combatant, Effect, Encounter
    from encounter_tracker.encounter.tx import Tx

CONTEST: Final = "cha_contest"


class Hold(Struct, frozen=True):
    """Who holds someone's mind (by id, None: not a combatant), by which effect; ``charm`` or compulsion."""

    effect: Effect
    by: str | None
    charm: bool


def holds_on(state: Encounter, who: str) -> tuple[Hold, ...]:
    """The charms and compulsions at work on a combatant, with who controls it (rules G9, G10)."""
    found = []
    for effect in working(state, who):
        charm = "charm" in effect.descriptors
        if charm or "compulsion" in effect.descriptors:
            found.append(Hold(effect, effect.source, charm))
    return tuple(found)


def order(tx: Tx, command: c.OrderCharmed) -> None:
    """An order that it would not follow for a friend: never a deadly one, a save where it is deeply against it."""
    who = tx.who(command.who)
    hold = _hold(tx, who, command.effect)
    if who.death is not None:
        raise RefusedError("is_dead", who=who.name)
    if command.dangerous:
        _answer(tx, who, hold, "refuses")
    elif command.against_nature:
        if _breaks_free(tx, command, who, hold):
            return
        if hold.charm:
            # it is held still, but may resist this order: one roll was given, the next one falls due
            due.add(tx, who.id, CONTEST, ref=hold.effect.id, label=hold.effect.name)
            _answer(tx, who, hold, "contest")
        else:
            _answer(tx, who, hold, "obeys")
    elif hold.charm:
        _contest(tx, command, who, hold)
    else:
        _answer(tx, who, hold, "obeys")


def contest(tx: Tx, command: c.ContestCharisma) -> None:
    """The opposed Charisma check of someone charmed; deeply against the order, a new save instead (rule G9)."""
    who = tx.who(command.who)
    hold = _hold(tx, who, command.effect)
    due.take(tx, who.id, CONTEST, hold.effect.id)
    if command.against_nature:
        if not _breaks_free(tx, command, who, hold):
            _answer(tx, who, hold, "obeys")
    else:
        _contest(tx, command, who, hold)


def _hold(tx: Tx, who: Combatant, name: str | None) -> Hold:
    """The effect meant: the one named, else the first charm, else the first compulsion."""
    holds = [hold for hold in holds_on(tx.state, who.id) if name is None or name in {hold.effect.id, hold.effect.name}]
    if not holds:
        raise RefusedError("not_charmed", who=who.name)
    return next((hold for hold in holds if hold.charm), holds[0])


def _breaks_free(tx: Tx, command: c.OrderCharmed | c.ContestCharisma, who: Combatant, hold: Hold) -> bool:
    """A new Will save against the effect; success frees it for good."""
    effect = hold.effect
    if effect.dc is None:
        raise RefusedError("no_save_dc", effect=effect.name)
    given = Saving(
        save="will",
        dc=effect.dc,
        against=effect.descriptors,
        face=command.roll,
        total=command.total,
        label=effect.name,
    )
    if not saving_throw(tx, who.id, given):
        return False
    _answer(tx, who, hold, "freed")
    end_for(tx, effect, who.id, "saved", by=who.id)
    due.clear(tx, who.id, CONTEST, effect.id)
    return True


def _contest(tx: Tx, command: c.OrderCharmed | c.ContestCharisma, who: Combatant, hold: Hold) -> None:
    """Charisma against Charisma; on a tie the higher modifier wins, then the charmer (CORE).

    An order that is not refused is followed.
    """
    charmer = tx.state.combatants.get(hold.by or "")
    theirs = derived(tx.state, charmer.id).check("cha") if charmer is not None else 0
    own = derived(tx.state, who.id).check("cha")
    label = hold.effect.name
    other = command.charmer_total
    if charmer is not None:
        rolled = Rolled(modifier=theirs, face=command.charmer_roll, total=command.charmer_total, label=label)
        other = check(tx, charmer.id, CONTEST, rolled)
    elif other is None:
        other = tx.roll(f"{CONTEST}:{label}", face=command.charmer_roll)
    rolled = Rolled(modifier=own, face=command.roll, total=command.total, dc=other, label=label)
    total = check(tx, who.id, CONTEST, rolled)
    wins = (total, own) > (other, theirs)
    _answer(tx, who, hold, "disobeys" if wins else "obeys")


def _answer(tx: Tx, who: Combatant, hold: Hold, answer: str) -> None:
    effect = hold.effect
    tx.emit(events.OrderAnswered(who=who.id, effect=effect.id, name=effect.name, answer=answer, by=hold.by))


HANDLERS: Final[dict[type[c.Command], Callable[[Tx, Any], None]]] = {
    c.OrderCharmed: order,
    c.ContestCharisma: contest,
}
