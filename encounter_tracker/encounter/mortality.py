"""What a combatant dies of, and its dying (rules B4, B11, C2, C4, C7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from encounter_tracker.encounter import due
from encounter_tracker.encounter.derive import Derived, derived
from encounter_tracker.encounter.events import Died
from encounter_tracker.encounter.state import Death
from encounter_tracker.rules.hit_points import hit_points

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Combatant, Encounter
    from encounter_tracker.encounter.tx import Tx
    from encounter_tracker.rules.vocabulary import Ability


def regeneration_works(combatant: Combatant) -> bool:
    """Whether regeneration keeps it from dying by hit points now (rule C4)."""
    regeneration = combatant.creature.regeneration
    return regeneration is not None and regeneration.amount > 0 and not combatant.regeneration_stopped


def death_cause(combatant: Combatant, now: Derived) -> str | None:
    """What the combatant must die of as it stands now; None while it lives on."""
    con = now.abilities["con"]
    if con.score is not None and con.felled:
        if con.drain and con.score <= 0:
            return "constitution_drain"
        if con.damage:
            return "constitution_damage"
    if now.negative_levels and now.negative_levels >= combatant.creature.hit_dice and not combatant.doomed:
        return "negative_levels"
    if now.hp <= now.dies_at and not regeneration_works(combatant):
        return "hit_points"
    return None


def die(tx: Tx, who: str, cause: str, source: str | None = None) -> None:
    """Record a death with its cause, the round and whoever is responsible (rule C7)."""
    tx.change(who, death=Death(cause=cause, round=tx.state.round, source=source), doomed=False, stable=False)
    due.clear(tx, who)
    tx.emit(Died(who=who, cause=cause, source=source))


def responsible(tx: Tx, who: str, cause: str) -> str | None:
    """Who brought a death about: the source of this command's harm, else of the harm it comes from."""
    blamed = tx.death_blame.get(who)
    if blamed is not None:
        return blamed[0]
    if cause == "hit_points":
        return tx.get(who).hurt_by
    harm = tx.get(who).harm.get("con")
    if harm is None or not cause.startswith("constitution"):
        return None
    source = harm.drain_source if cause == "constitution_drain" else harm.source
    return source if source in tx.state.combatants else None


def sound_hit_points(state: Encounter, combatant: Combatant) -> int:
    """The total without wounds and without what a Constitution penalty takes (rule B5)."""
    life = derived(state, combatant.id).abilities[life_ability(combatant)]
    return hit_points(
        combatant.base_hp,
        hit_dice=combatant.creature.hit_dice,
        con_shift=life.shift - life.penalty_modifier,
        negative_levels=len(combatant.negative_levels),
        wounds=0,
    ).total


def life_ability(combatant: Combatant) -> Ability:
    """The ability behind hit points: Charisma for undead, Constitution for all others (section B)."""
    return "cha" if combatant.creature.has_type("undead") else "con"
