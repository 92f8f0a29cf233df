"""Damage, healing, temporary hit points, dying and bleeding (sections C and D, G6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from encounter_tracker.encounter import casting, events
from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter.curing import cure_conditions
from encounter_tracker.encounter.derive import derived
from encounter_tracker.encounter.hostile import hostile_act
from encounter_tracker.encounter.reckoning import TargetPreview, magic_of, outcome, preview
from encounter_tracker.encounter.refusal import RefusedError
from encounter_tracker.encounter.suppression import must_have_magic
from encounter_tracker.encounter.upkeep import (
    DYING_DC,
    end_of_turn,
    heal_points,
    make_stable,
    roll_dying_check,
    start_of_turn,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from encounter_tracker.encounter.reckoning import HitPointCommand
    from encounter_tracker.encounter.state import Combatant
    from encounter_tracker.encounter.tx import Tx

__all__ = [
    "DYING_DC",
    "HANDLERS",
    "TargetPreview",
    "end_of_turn",
    "heal_points",
    "preview",
    "set_current",
    "start_of_turn",
]

#: Blows that are actions of their own: whoever strikes one does not go on casting (rule G1).
_STRIKES: Final = ("weapon", "natural")
#: Heal check against bleeding (rule G6).
STOP_BLEED_DC: Final = 15


def deal_damage(tx: Tx, command: c.DealDamage) -> None:
    """A blow at one or many (section D, C1); with a source it is a hostile act (rule F10)."""
    targets = _open_to(tx, command, "nonlethal")
    source = tx.source_id(command.source)
    must_have_magic(tx, source, magic_of(command) or "nonmagical")
    if source is not None and command.attack is not None and command.attack.kind in _STRIKES:
        casting.interrupt(tx, source, reaction=command.reaction is not False)
    if source is not None and command.hostile:
        commit_hostility(tx, source, [target.id for target in targets])
    for target in targets:
        tx.death_blame[target.id] = (source, command.source or "")
        _strike(tx, target.id, command, source)


def commit_hostility(tx: Tx, source: str, against: list[str]) -> None:
    """A harmful act against others than oneself is a hostile one (rule F10)."""
    others = [who for who in against if who != source]
    if others:
        hostile_act(tx, source, others)


def _strike(tx: Tx, who: str, command: c.DealDamage, source: str | None) -> None:
    result = outcome(tx.state, who, command)
    seen = result.preview
    was_stopped = tx.get(who).regeneration_stopped
    tx.put(result.after)
    tx.emit(
        events.DamageTaken(
            who=who,
            rolled=seen.rolled,
            type=", ".join(dict.fromkeys(part.type or "untyped" for part in command.parts)) or command.type or "",
            lethal=seen.lethal,
            nonlethal=seen.nonlethal,
            temporary=seen.temporary,
            hp_before=seen.hp_before,
            hp_after=seen.hp_after,
            source=source,
            source_text="" if source is not None else command.source or "",
            steps=tuple(step for part in seen.parts for step in part.steps),
            riders=seen.riders,
            riders_lost=seen.riders_lost,
        ),
    )
    if seen.stopped_regeneration and was_stopped != "pending":
        tx.emit(events.RegenerationStopped(who=who, type=seen.stopped_regeneration))
    casting.after_blow(tx, who, command, seen.lethal + seen.nonlethal + seen.temporary, source)


def heal(tx: Tx, command: c.Heal) -> None:
    """Give hit points back; magic stops bleeding too (rules C1, C6, G6)."""
    source = tx.source_id(command.source)
    for target in _open_to(tx, command, "heal"):
        heal_points(tx, target.id, command.amount, source=source)
        if command.magical and command.amount > 0:
            cure_conditions(tx, target.id, ("bleed",), "cured")


def give_temp_hp(tx: Tx, command: c.GiveTempHp) -> None:
    """Temporary hit points: those of one source do not add up (rule C1)."""
    for target in _open_to(tx, command, "temp_hp"):
        result = outcome(tx.state, target.id, command)
        tx.put(result.after)
        tx.emit(
            events.TempHpGained(
                who=target.id,
                amount=command.amount,
                total=result.preview.temp_hp,
                source_text=command.source or "",
            ),
        )


def _open_to(tx: Tx, command: HitPointCommand, what: str) -> list[Combatant]:
    """The targets on whom a command works; the others are reported, or it is refused (rule B14)."""
    targets = tx.whos(command.target)
    refusals = {target.id: outcome(tx.state, target.id, command).preview.refusal for target in targets}
    reasons = [reason for reason in refusals.values() if reason is not None]
    if reasons and len(reasons) == len(targets):
        if len(reasons) > 1 and "reason" in reasons[0].values:
            raise RefusedError("all_immune", reason=reasons[0].values["reason"])
        raise RefusedError(reasons[0].code, **reasons[0].values)
    for who, reason in refusals.items():
        if reason is not None:
            tx.emit(events.TargetImmune(who=who, to=what, reason=str(reason.values.get("reason", reason.code))))
    return [target for target in targets if refusals[target.id] is None]


def set_current(tx: Tx, who: str, hp: int) -> None:
    """The game master says how many hit points there are; that may undo a death by hit points."""
    now = derived(tx.state, who)
    combatant = tx.get(who)
    death = combatant.death
    if death is not None and death.cause == "hit_points" and hp > now.dies_at:
        death = None
    after = min(hp, now.max_hp)
    tx.change(who, wounds=combatant.wounds + now.hp - after, stable=combatant.stable and after < 0, death=death)
    tx.emit(events.HitPointsSet(who=who, hp_before=now.hp, hp_after=after))


def dying_check(tx: Tx, command: c.DyingCheck) -> None:
    """The Constitution check of the dying (rule C6)."""
    combatant = tx.who(command.who)
    if derived(tx.state, combatant.id).status != "dying":
        tx.refuse("not_dying", who=combatant.name)
    roll_dying_check(tx, combatant.id, face=command.roll, total=command.total)


def stabilise(tx: Tx, command: c.Stabilise) -> None:
    """Somebody stops the dying (rule C6)."""
    combatant = tx.who(command.target)
    if derived(tx.state, combatant.id).status != "dying":
        tx.refuse("not_dying", who=combatant.name)
    make_stable(tx, combatant.id)


def stop_bleed(tx: Tx, command: c.StopBleed) -> None:
    """A Heal check against bleeding (rule G6); who makes it is not known, so a die alone has no modifier."""
    combatant = tx.who(command.target)
    if "bleed" not in derived(tx.state, combatant.id).conditions:
        tx.refuse("not_bleeding", who=combatant.name)
    face = None
    total = command.total
    if total is None:
        face = total = tx.roll(f"stop_bleed:{combatant.name}", face=command.roll)
    success = total >= STOP_BLEED_DC
    tx.emit(
        events.CheckRolled(
            who=combatant.id,
            what="stop_bleed",
            total=total,
            face=face,
            dc=STOP_BLEED_DC,
            success=success,
        ),
    )
    if success:
        cure_conditions(tx, combatant.id, ("bleed",), "cured")


HANDLERS: Final[dict[type[c.Command], Callable[[Tx, Any], None]]] = {
    c.DealDamage: deal_damage,
    c.Heal: heal,
    c.GiveTempHp: give_temp_hp,
    c.DyingCheck: dying_check,
    c.Stabilise: stabilise,
    c.StopBleed: stop_bleed,
}
