"""The consequences of a change: what a Constitution penalty takes, who dies, whose state changed.

Rules B4, B5, B11, C2, C4, C6, C7, H4. Called after every step of a command, so that each consequence has its place
in the log.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from encounter_tracker.encounter import casting, due
from encounter_tracker.encounter.antimagic import follow_effects
from encounter_tracker.encounter.derive import derived
from encounter_tracker.encounter.events import StatusChanged
from encounter_tracker.encounter.mortality import death_cause, die, life_ability, responsible, sound_hit_points

if TYPE_CHECKING:
    from encounter_tracker.encounter.tx import Tx


def settle(tx: Tx) -> None:
    """Draw the consequences for everyone touched, until nothing more follows."""
    while tx.touched:
        who = next(iter(tx.touched))
        del tx.touched[who]
        combatant = tx.state.combatants.get(who)
        if combatant is None or combatant.removed:
            continue
        follow_effects(tx, who)
        if combatant.death is None:
            _hold_penalty_floor(tx, who)
            _let_die(tx, who)
        _tell_status(tx, who)
        casting.break_off(tx, who)


def _hold_penalty_floor(tx: Tx, who: str) -> None:
    """A Constitution penalty never brings hit points below 1; later damage may (rule B5).

    Only a growing penalty takes points; one that shrinks gives back no more than it took.
    """
    combatant = tx.get(who)
    view = derived(tx.state, who).abilities[life_ability(combatant)]
    full = -view.penalty_modifier * combatant.creature.hit_dice
    if full == combatant.con_penalty_hp:
        return
    taken = combatant.con_penalty_taken
    if full > combatant.con_penalty_hp:
        current = sound_hit_points(tx.state, combatant) - combatant.wounds - taken
        taken += min(full - combatant.con_penalty_hp, max(0, current - 1))
    tx.change(who, con_penalty_hp=full, con_penalty_taken=min(taken, full))


def _let_die(tx: Tx, who: str) -> None:
    cause = death_cause(tx.get(who), derived(tx.state, who))
    if cause is not None:
        die(tx, who, cause, responsible(tx, who, cause))


def _tell_status(tx: Tx, who: str) -> None:
    now = derived(tx.state, who).status
    before = _known_status(tx, who, now)
    tx.known_status[who] = now
    if now != "dying":
        due.clear(tx, who, "dying_check")
    if "confused" not in derived(tx.state, who).conditions:
        due.clear(tx, who, "confusion")
    if now not in {before, "dead"}:
        tx.emit(StatusChanged(who=who, before=before, after=now))


def _known_status(tx: Tx, who: str, now: str) -> str:
    """What was last said of it; before the first word, what it was when the command began."""
    if who in tx.known_status:
        return tx.known_status[who]
    return derived(tx.before, who).status if who in tx.before.combatants else now
