"""Ability damage, drain, and their healing (rules B3 to B9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct
from msgspec.structs import replace

from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter import do_levels
from encounter_tracker.encounter.curing import cure_conditions, ease_fatigue
from encounter_tracker.encounter.derive import derived
from encounter_tracker.encounter.do_hit_points import commit_hostility
from encounter_tracker.encounter.events import AbilityDamaged, AbilityRestored
from encounter_tracker.encounter.refusal import RefusedError
from encounter_tracker.encounter.skill_points import int_score, tell_skill_points
from encounter_tracker.encounter.state import AbilityHarm
from encounter_tracker.encounter.warding import refuse_if_kept_off
from encounter_tracker.rules.conditions import TIREDNESS
from encounter_tracker.rules.vocabulary import ABILITIES, ROUNDS_PER_DAY, Ability

if TYPE_CHECKING:
    from collections.abc import Callable

    from encounter_tracker.encounter.state import Combatant
    from encounter_tracker.encounter.tx import Tx

#: What lesser restoration heals where nothing is said: 1d4.
LESSER_RESTORATION_DIE: Final = 4
NOTHING: Final = AbilityHarm()


class Harm(Struct, frozen=True, kw_only=True):
    """Ability damage or drain about to be done; ``source`` is a name, an id or free text."""

    damage: int = 0
    drain: int = 0
    lasting: bool = False
    source: str | None = None


def damage_ability(tx: Tx, command: c.DamageAbility) -> None:
    """Ability damage (rule B3)."""
    harm = Harm(damage=command.amount, lasting=command.lasting, source=command.source)
    _harm_by_command(tx, command, harm, "ability damage")


def drain_ability(tx: Tx, command: c.DrainAbility) -> None:
    """Ability drain (rule B6)."""
    _harm_by_command(tx, command, Harm(drain=command.amount, source=command.source), "ability drain")


def _harm_by_command(tx: Tx, command: c.DamageAbility | c.DrainAbility, harm: Harm, kind: str) -> None:
    combatant = tx.who(command.target)
    ability = command.ability
    if combatant.creature.score(ability) is None:
        tx.refuse("no_such_ability", who=combatant.name, ability=ability)
    refuse_if_kept_off(tx, combatant.id, (f"{kind}:{ability}",), (kind, f"{kind}:{ability}"))
    source = tx.source_id(command.source)
    if source is not None:
        commit_hostility(tx, source, [combatant.id])
    harm_ability(tx, combatant.id, ability, harm)


def harm_ability(tx: Tx, who: str, ability: Ability, harm: Harm) -> None:
    """Do ability damage or drain, without asking for immunity (rules B3, B6, B7)."""
    source = tx.source_id(harm.source)
    if source is not None:
        tx.death_blame[who] = (source, harm.source or "")
    said = source or harm.source or ""
    old = tx.get(who).harm.get(ability, NOTHING)
    new = old
    if harm.damage:
        healing_already = old.damage > old.lasting
        new = replace(
            old,
            damage=old.damage + harm.damage,
            lasting=old.lasting + (harm.damage if harm.lasting else 0),
            since=old.since if healing_already else tx.state.clock,
            source=said,
        )
    drained = min(harm.drain, max(0, derived(tx.state, who).abilities[ability].score or 0))
    if drained:
        new = replace(new, drain=new.drain + drained, drain_source=said)
    if new is old:
        return
    _put_harm(tx, who, ability, new)
    tx.emit(
        AbilityDamaged(
            who=who,
            ability=ability,
            amount=drained or harm.damage,
            drain=drained > 0,
            source_text=harm.source or "",
        ),
    )


def _put_harm(tx: Tx, who: str, ability: Ability, harm: AbilityHarm) -> None:
    """Store it; a lasting change of Intelligence changes skill points, which the game master is told (rule B9)."""
    before = int_score(tx, who)
    kept = {key: value for key, value in tx.get(who).harm.items() if key != ability}
    if harm.damage or harm.drain:
        kept[ability] = harm
    tx.change(who, harm=kept)
    tell_skill_points(tx, who, before)


def restore(tx: Tx, who: str, ability: Ability, *, damage: int = 0, drain: int = 0, by: str = "gm") -> bool:
    """Give damage and drain of one ability back, at most what there is (rule B7). False if there was nothing."""
    old = tx.get(who).harm.get(ability, NOTHING)
    healed, returned = min(damage, old.damage), min(drain, old.drain)
    if not healed and not returned:
        return False
    left = old.damage - healed
    _put_harm(tx, who, ability, replace(old, damage=left, lasting=min(old.lasting, left), drain=old.drain - returned))
    tx.emit(AbilityRestored(who=who, ability=ability, damage=healed, drain=returned, by=by))
    return True


def restore_ability(tx: Tx, command: c.RestoreAbility) -> None:
    """The game master takes ability damage or drain back (rule B7)."""
    combatant = tx.who(command.target)
    if not command.damage and not command.drain:
        raise RefusedError("need_amount")
    chosen: tuple[Ability, ...] = ABILITIES if command.ability == "all" else (command.ability,)
    done = False
    for ability in chosen:
        harm = combatant.harm.get(ability, NOTHING)
        damage = harm.damage if command.damage == "all" else command.damage
        drain = harm.drain if command.drain == "all" else command.drain
        done |= restore(tx, combatant.id, ability, damage=damage, drain=drain)
    if not done:
        tx.refuse("nothing_to_restore", who=combatant.name)


def restoration(tx: Tx, command: c.Restoration) -> None:
    """The cures of the lesser and of the full kind (rule B8)."""
    combatant = tx.who(command.target)
    if combatant.death is not None:
        tx.refuse("is_dead", who=combatant.name)
    done = _lesser(tx, combatant, command) if command.kind == "lesser" else _full(tx, combatant, command)
    if not done:
        tx.refuse("nothing_to_restore", who=combatant.name)


def _lesser(tx: Tx, combatant: Combatant, command: c.Restoration) -> bool:
    """Damage of one ability, and a step of fatigue."""
    ability = command.ability or _worst(combatant, "damage")
    healed = False
    if ability is not None and combatant.harm.get(ability, NOTHING).damage:
        amount = command.amount
        if amount is None:
            amount = tx.roll(f"restoration:{combatant.name}", LESSER_RESTORATION_DIE)
        healed = restore(tx, combatant.id, ability, damage=amount, by="restoration")
    return ease_fatigue(tx, combatant.id, "restoration") or healed


def _full(tx: Tx, combatant: Combatant, command: c.Restoration) -> bool:
    """All damage, the drain of one ability, all fatigue, all temporary negative levels or a permanent one."""
    drained = command.ability or _worst(combatant, "drain")
    done = False
    for ability, harm in combatant.harm.items():
        drain = harm.drain if ability == drained else 0
        done |= restore(tx, combatant.id, ability, damage=harm.damage, drain=drain, by="restoration")
    done |= cure_conditions(tx, combatant.id, TIREDNESS, "restoration")
    return do_levels.restore_levels(tx, combatant.id, command.negative_levels) or done


def _worst(combatant: Combatant, what: str) -> Ability | None:
    """The ability that has suffered most."""
    points = {ability: getattr(harm, what) for ability, harm in combatant.harm.items()}
    most = max(points.values(), default=0)
    return next((ability for ability, amount in points.items() if 0 < amount == most), None)


def heal_abilities_daily(tx: Tx, who: str, *, bed_rest: bool = False) -> None:
    """Ability damage heals a point a day, two with a full day in bed; not what is lasting (rule B9)."""
    combatant = tx.get(who)
    if combatant.death is not None:
        return
    for ability, harm in combatant.harm.items():
        days = (tx.state.clock - harm.since) // ROUNDS_PER_DAY
        healable = harm.damage - harm.lasting
        if days < 1 or not healable:
            continue
        healed = min(healable, days * (2 if bed_rest else 1))
        since = harm.since + days * ROUNDS_PER_DAY
        _put_harm(tx, who, ability, replace(harm, damage=harm.damage - healed, since=since))
        tx.emit(AbilityRestored(who=who, ability=ability, damage=healed, by="rest" if bed_rest else "daily"))


HANDLERS: Final[dict[type[c.Command], Callable[[Tx, Any], None]]] = {
    c.DamageAbility: damage_ability,
    c.DrainAbility: drain_ability,
    c.RestoreAbility: restore_ability,
    c.Restoration: restoration,
}
