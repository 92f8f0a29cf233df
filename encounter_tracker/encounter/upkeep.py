"""What happens to hit points by itself: doom, bleeding, healing, dying (rules A3, A9, B13, C4, C6, G6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from encounter_tracker.encounter import due, events
from encounter_tracker.encounter.curing import cure_conditions
from encounter_tracker.encounter.derive import derived
from encounter_tracker.encounter.mortality import die
from encounter_tracker.encounter.reckoning import healing
from encounter_tracker.encounter.settle import settle
from encounter_tracker.encounter.suppression import usable_temp_hp
from encounter_tracker.rules.wounds import lose

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Effect
    from encounter_tracker.encounter.tx import Tx

#: Constitution check of the dying (rule C6).
DYING_DC: Final = 10
NATURAL_20: Final = 20


def start_of_turn(tx: Tx, who: str, *, roll_now: bool = False) -> None:
    """Bleed, heal by itself, and the roll of the dying, in the order of rule A3; the disabled are reminded of C6.

    ``roll_now``: outside turns nobody is asked, the dying roll is made at once (rule A9).
    """
    for step in (_meet_doom, _bleed, _recover):
        if tx.get(who).death is not None:
            return
        step(tx, who)
        settle(tx)
    status = derived(tx.state, who).status
    if status == "disabled" and not roll_now:
        tx.emit(events.Reminder(who=who, what="disabled"))
    if status != "dying":
        return
    if roll_now:
        was, tx.by_program = tx.by_program, True
        roll_dying_check(tx, who)
        tx.by_program = was
        settle(tx)
    else:
        due.add(tx, who, "dying_check", dc=DYING_DC)


def end_of_turn(tx: Tx, who: str) -> None:
    """Regeneration that was stopped works again from now on (rule C4)."""
    if tx.get(who).regeneration_stopped == "this turn":
        tx.change(who, regeneration_stopped="")


def _meet_doom(tx: Tx, who: str) -> None:
    """Raised with as many negative levels as Hit Dice, and no restoration in the round that followed (rule B13)."""
    if not tx.get(who).doomed:
        return
    raised = [int(entry.ref) for entry in tx.state.due if entry.who == who and entry.what == "restoration"]
    if not raised or tx.state.clock > raised[0]:
        die(tx, who, "negative_levels")


def _bleed(tx: Tx, who: str) -> None:
    """The worst of several bleeds counts (rule G6)."""
    ids = derived(tx.state, who).condition_effects.get("bleed", ())
    if not ids:
        return
    worst: Effect = max((tx.state.effects[key] for key in ids), key=_bleeding)
    tx.death_blame[who] = (worst.source, worst.name)
    lose_points(tx, who, _bleeding(worst), "bleed", source=worst.source)


def _bleeding(effect: Effect) -> int:
    return 1 if effect.amount is None else effect.amount


def lose_points(tx: Tx, who: str, points: int, kind: str, *, source: str | None = None, lethal: bool = False) -> None:
    """Lose hit points without a blow; ``lethal``: temporary hit points do not help."""
    combatant = tx.get(who)
    before = derived(tx.state, who).hp
    usable = {} if lethal else usable_temp_hp(combatant, tx.state.effects_on.get(who, ()))
    held = {source: points for source, points in combatant.temp_hp.items() if source not in usable}
    loss = lose(points, temp_hp=usable)
    tx.change(
        who,
        temp_hp=held | loss.temp_hp,
        wounds=combatant.wounds + loss.lethal,
        stable=combatant.stable and not loss.lethal,
        hurt_by=source if source is not None and loss.lethal else combatant.hurt_by,
    )
    tx.emit(
        events.DamageTaken(
            who=who,
            rolled=points,
            type=kind,
            lethal=loss.lethal,
            temporary=loss.temporary,
            hp_before=before,
            hp_after=derived(tx.state, who).hp,
            source=source,
        ),
    )


def _recover(tx: Tx, who: str) -> None:
    """Fast healing and regeneration (rule C4)."""
    combatant = tx.get(who)
    creature = combatant.creature
    if creature.fast_healing:
        _heal_by_itself(tx, who, creature.fast_healing, "fast_healing")
    stopped = combatant.regeneration_stopped
    if stopped == "pending":
        tx.change(who, regeneration_stopped="this turn")
        return
    if stopped:
        # the end of that turn went by unseen (the place was moved): it works again now
        tx.change(who, regeneration_stopped="")
    if creature.regeneration is not None and creature.regeneration.amount:
        _heal_by_itself(tx, who, creature.regeneration.amount, "regeneration")


def _heal_by_itself(tx: Tx, who: str, amount: int, by: str) -> None:
    seen = healing(tx.state, who, amount).preview
    if seen.healed or seen.healed_nonlethal:
        heal_points(tx, who, amount, by=by)


def heal_points(
    tx: Tx,
    who: str,
    amount: int,
    *,
    nonlethal: int = 0,
    by: str = "heal",
    source: str | None = None,
) -> None:
    """Heal by whatever means: up to the total, and as much nonlethal damage; whoever was dying is stable (rule C6).

    ``nonlethal``: so much more of nonlethal damage alone.
    """
    result = healing(tx.state, who, amount, nonlethal=nonlethal)
    seen = result.preview
    was_stable = tx.get(who).stable
    tx.put(result.after)
    tx.emit(
        events.Healed(
            who=who,
            amount=seen.healed,
            nonlethal=seen.healed_nonlethal,
            hp_before=seen.hp_before,
            hp_after=seen.hp_after,
            by=by,
            source=source,
        ),
    )
    if result.after.stable and not was_stable:
        tx.emit(events.Stabilised(who=who))


def roll_dying_check(tx: Tx, who: str, *, face: int | None = None, total: int | None = None) -> None:
    """A Constitution check against DC 10, made harder by the hit points below 0 (rule C6).

    Success, and always a natural 20, stabilises; failure costs a hit point.
    """
    combatant = tx.get(who)
    now = derived(tx.state, who)
    due.take(tx, who, "dying_check")
    modifier = now.check("con") + min(0, now.hp)
    if total is None:
        face = tx.roll(f"dying_check:{combatant.name}", face=face)
        total = face + modifier
    success = face == NATURAL_20 or total >= DYING_DC
    tx.emit(
        events.CheckRolled(
            who=who,
            what="dying_check",
            total=total,
            face=face,
            modifier=modifier,
            dc=DYING_DC,
            success=success,
            by_program=tx.by_program,
        ),
    )
    if success:
        make_stable(tx, who)
    else:
        lose_points(tx, who, 1, "dying", lethal=True)


def make_stable(tx: Tx, who: str) -> None:
    """No longer dying, whether of wounds or by the game master's word (rule C6)."""
    tx.change(who, stable=derived(tx.state, who).hp < 0)
    cure_conditions(tx, who, ("dying",), "cured")
    tx.emit(events.Stabilised(who=who))
