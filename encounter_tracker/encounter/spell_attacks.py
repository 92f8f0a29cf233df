"""Spells that must reach and hit: range, touch, rays (rule G3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from encounter_tracker.encounter import events
from encounter_tracker.encounter.derive import AttackView, derived
from encounter_tracker.encounter.hostile import forbid, hostile_act
from encounter_tracker.encounter.seeing import feet_between, sight_between
from encounter_tracker.encounter.striking import armor_against, attack_parts, blind_fighting
from encounter_tracker.rules.casting import attack_hits, needs_attack, spell_attack_bonus
from encounter_tracker.rules.creature import Attack
from encounter_tracker.rules.stacking import counted
from encounter_tracker.rules.weapons import PERCENT, miss_in_one, misses

if TYPE_CHECKING:
    from encounter_tracker.encounter.commands import FinishCast
    from encounter_tracker.encounter.state import Combatant
    from encounter_tracker.encounter.tx import Tx
    from encounter_tracker.rules.casting import SpellAttack
    from encounter_tracker.rules.stacking import Part

_SENSELESS: Final = frozenset({"dead", "dying", "stable", "unconscious"})


def within_range(tx: Tx, command: FinishCast, caster: str, name: str, targets: list[Combatant]) -> list[Combatant]:
    """The targets that a spell reaches; the others are reported (rule G3).

    Raises:
        RefusedError: it reaches none of them (unless forced).
    """
    if command.range is None or tx.force:
        return targets
    reach = command.range
    near = [who for who in targets if (feet_between(tx.state, caster, who.id) or 0) <= reach]
    far = [who for who in targets if who not in near]
    if far and not near:
        tx.refuse("out_of_range", who=far[0].name, effect=name)
    for who in far:
        tx.emit(events.TargetOutOfRange(who=who.id, name=name))
    return near


def hit(tx: Tx, command: FinishCast, caster: str, name: str, targets: list[Combatant]) -> list[Combatant]:
    """The targets that a spell hits, or that let themselves be touched (rule G3).

    An attack is a hostile act, whether it hits or not (rules F10, G9).
    """
    attack = command.attack
    if attack is None:
        return targets
    willing = {caster, *(tx.who(friend).id for friend in command.willing)}
    attacked = [
        who
        for who in targets
        if needs_attack(
            attack,
            willing=who.id in willing,
            unconscious=derived(tx.state, who.id).status in _SENSELESS,
        )
    ]
    if attacked:
        forbid(tx, caster)
    missed = {who.id for who in attacked if not _strike(tx, command, attack, caster, name, who)}
    if attacked:
        hostile_act(tx, caster, [who.id for who in attacked])
    return [who for who in targets if who.id not in missed]


def _strike(
    tx: Tx,
    command: FinishCast,
    attack: SpellAttack,
    caster: str,
    name: str,
    target: Combatant,
) -> bool:
    ranged, touch = attack.startswith("ranged"), attack.endswith("touch")
    parts = _bonus(tx, attack, caster, name, target.id)
    armor = armor_against(tx.state, target.id, caster, touch=touch, ranged=ranged)
    view = sight_between(tx.state, caster, target.id)
    face = tx.roll(f"spell_attack:{target.name}", face=command.attack_rolls.get(target.name))
    total = face + counted(parts)
    outcome = "hit" if attack_hits(face, total, counted(armor.parts)) else "miss"
    faces: tuple[int, ...] = ()
    if outcome == "hit" and view.miss:
        faces = (tx.roll(f"miss:{target.name}", PERCENT, command.miss_rolls.get(target.name)),)
        twice = blind_fighting(tx.state, caster, target.id, ranged=ranged)
        if misses(miss_in_one(view.miss, 2 if twice else 1), faces):
            outcome = "concealed"
    tx.emit(
        events.AttackMade(
            who=caster,
            target=target.id,
            attack=name,
            total=total,
            modifier=counted(parts),
            ac=counted(armor.parts),
            outcome=outcome,
            face=face,
            ranged=ranged,
            against="touch" if touch else "ac",
            parts=parts,
            ac_parts=armor.parts,
            miss_chance=view.miss,
            miss_faces=faces,
            view=view.why,
            dex_denied=armor.dex_denied,
        ),
    )
    return outcome == "hit"


def _bonus(tx: Tx, attack: SpellAttack, caster: str, name: str, target: str) -> tuple[Part, ...]:
    """The parts of the attack bonus; in melee touch with Strength or Dexterity, whichever is better."""
    now = derived(tx.state, caster)
    ranged = attack.startswith("ranged")
    figure = now.figures["ranged" if ranged else "melee"]
    bonus = spell_attack_bonus(
        attack,
        melee=now.figures["melee"].total,
        ranged=now.figures["ranged"].total,
        strength=now.abilities["str"].modifier,
        dexterity=now.abilities["dex"].modifier,
    )
    printed = Attack(name=name, kind="ranged" if ranged else "melee", bonus=(bonus - figure.delta,))
    view = AttackView(attack=printed, bonus=(bonus,), delta=figure.delta, damage_delta=0)
    return attack_parts(tx.state, caster, target, view, number=1, ranged=ranged)
