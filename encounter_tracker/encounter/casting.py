"""Spells being cast: what disrupts them, what breaks them off, how long they are remembered (rules F6, G1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from encounter_tracker.encounter import events
from encounter_tracker.encounter.derive import derived
from encounter_tracker.encounter.ending import end_effect
from encounter_tracker.rules.casting import best_ability, concentration_dc, disrupts, hindrance

if TYPE_CHECKING:
    from encounter_tracker.encounter.commands import DealDamage
    from encounter_tracker.encounter.state import Casting, Effect, Encounter
    from encounter_tracker.encounter.tx import Tx


def under_way(tx: Tx, who: str) -> Casting | None:
    """The spell that someone is casting now."""
    casting = tx.get(who).casting
    return casting if casting is not None and casting.under_way else None


def casting_modifier(state: Encounter, who: str) -> int:
    """The modifier of the ability that someone casts with: as said last, else the best one of the mind (CORE)."""
    abilities = derived(state, who).abilities
    ability = state.combatants[who].casting_ability
    if ability is None:
        ability = best_ability({name: view.modifier for name, view in abilities.items()})
    return abilities[ability].modifier


def lose(tx: Tx, who: str, why: str, *, by: str | None = None) -> None:
    """The spell being cast is lost: slot, costs and actions are spent, and nothing comes of it (rule F6)."""
    casting = under_way(tx, who)
    if casting is None:
        return
    tx.change(who, casting=replace(casting, state="lost", why_lost=why))
    tx.emit(
        events.SpellLost(who=who, name=casting.name, level=casting.level, why=why, by=by, used_up=casting.uses_up),
    )


def interrupt(tx: Tx, who: str, *, reaction: bool = False) -> None:
    """Someone does something else: casting actions follow one another, so the spell is lost (rule G1).

    A ``reaction`` breaks off only what takes longer than a turn.
    """
    casting = under_way(tx, who)
    if casting is not None and not casting.held and (not reaction or casting.rounds):
        lose(tx, who, "other_action")


def give_way(tx: Tx, who: str) -> None:
    """Another spell is begun: what is being cast is lost, and what is held is let go (rule G1)."""
    lose(tx, who, "other_action")


def end_of_turn(tx: Tx, who: str) -> None:
    """What was begun in this turn had to be done in it; nobody concentrates on anything any more (rule G1)."""
    for combatant in tx.state.present:
        casting = under_way(tx, combatant.id)
        if casting is not None and _is_over(tx, casting, combatant.id, who):
            lose(tx, combatant.id, "turn_over")
    if tx.get(who).concentrated_on is not None:
        tx.change(who, concentrated_on=None)


def _is_over(tx: Tx, casting: Casting, caster: str, whose_turn: str) -> bool:
    if casting.held:
        return False
    if not casting.rounds:
        return casting.turn_of == whose_turn
    return caster == whose_turn and rounds_left(tx, caster, casting) <= 0


def rounds_left(tx: Tx, who: str, casting: Casting) -> int:
    """The rounds that a casting still takes: by its caster's turns in a fight, else by the clock."""
    if tx.state.started:
        return casting.rounds - (tx.get(who).turns_started - casting.begun_turn)
    return casting.rounds - (tx.state.clock - casting.begun)


def start_of_turn(tx: Tx, who: str) -> None:
    """What was cast or lost before this turn is forgotten."""
    casting = tx.get(who).casting
    if casting is not None and not casting.under_way:
        tx.change(who, casting=None)


def encounter_begins(tx: Tx) -> None:
    """Whatever is being cast when a fight begins is lost (rule G1)."""
    for combatant in tx.state.present:
        casting = under_way(tx, combatant.id)
        if casting is not None and not casting.held:
            lose(tx, combatant.id, "encounter_began")


def time_passes(tx: Tx) -> None:
    """Outside turns only long castings go on while time passes (rules A9, G1)."""
    for combatant in tx.state.present:
        casting = under_way(tx, combatant.id)
        if casting is not None and not casting.rounds and not casting.held:
            lose(tx, combatant.id, "time_passed")
        start_of_turn(tx, combatant.id)


def break_off(tx: Tx, who: str) -> None:
    """Whoever can no longer act, or falls under a condition that forbids it, loses the spell."""
    casting = under_way(tx, who)
    if casting is None or casting.held:
        return
    now = derived(tx.state, who)
    unable = not now.can_act or hindrance(now.conditions, [action.component for action in casting.actions]) is not None
    if now.status == "dead" or (unable and not casting.forced):
        lose(tx, who, "unable")


# --- disruption ----------------------------------------------------------------------------------------------------


def after_blow(tx: Tx, who: str, command: DealDamage, points: int, source: str | None) -> None:
    """A blow got through that a casting action or Concentrate had set off (rule F6).

    ``points``: all that passed, nonlethal damage and what temporary hit points took included.
    """
    if not command.reaction or points <= 0:
        return
    casting = under_way(tx, who)
    if casting is not None and not casting.held:
        # only reactions are set off by casting actions, free actions by Concentrate alone
        if command.reaction is True and _disrupted(tx, who, command, points, casting.name, casting.level):
            lose(tx, who, "disrupted", by=source)
        return
    effect = _concentrated_on(tx, who)
    if effect is not None and _disrupted(tx, who, command, points, effect.name, effect.level):
        end_effect(tx, effect, "disrupted", by=source)


def _concentrated_on(tx: Tx, who: str) -> Effect | None:
    return tx.state.effects.get(tx.get(who).concentrated_on or "")


def _disrupted(tx: Tx, who: str, command: DealDamage, points: int, name: str, level: int) -> bool:
    """Damage against the caster's level or, by the option, a concentration check (rule 0)."""
    now = derived(tx.state, who)
    if tx.state.options.disruption == "damage_level":
        return disrupts(points, now.level)
    modifier = now.figures["caster_level"].total + casting_modifier(tx.state, who)
    dc = concentration_dc(points, level)
    face = tx.roll(f"concentration:{tx.get(who).name}", face=command.concentration_roll)
    success = face + modifier >= dc
    tx.emit(
        events.CheckRolled(
            who=who,
            what="concentration",
            total=face + modifier,
            face=face,
            modifier=modifier,
            dc=dc,
            success=success,
            label=name,
        ),
    )
    return not success
