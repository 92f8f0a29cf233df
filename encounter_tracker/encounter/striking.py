"""An attack before the dice fall: its bonus, the armour class it meets, who sees whom (rules 0, G6, I3, I4, I6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace

from encounter_tracker.encounter.derive import AttackView, derived, modifier_part
from encounter_tracker.encounter.seeing import loses_dex_to, seen, sight_between
from encounter_tracker.encounter.suppression import magic_held, working
from encounter_tracker.rules.alignment import alignment_words
from encounter_tracker.rules.creature import Attack
from encounter_tracker.rules.figures import all_figures
from encounter_tracker.rules.immunity import immunity
from encounter_tracker.rules.stacking import Part, counted, stack
from encounter_tracker.rules.weapons import Weapon, read_weapon, without_magic

if TYPE_CHECKING:
    from encounter_tracker.encounter.derive import Derived
    from encounter_tracker.encounter.state import Encounter
    from encounter_tracker.rules.creature import Creature
    from encounter_tracker.rules.sight import Sight

HELPLESS_BONUS: Final = 4
INVISIBLE_BONUS: Final = 2
PRONE: Final = 4
UNARMED: Final = Attack(name="unarmed strike", damage="1d3", types=("bludgeoning",))
#: What the attack of a swarm is called: it hits whoever the swarm covers (CORE).
_SWARM: Final = "swarm"
_BLIND_FIGHT: Final = "blind-fight"


class Armor(Struct, frozen=True, kw_only=True):
    """The armour class an attack meets, with its parts; ``dex_denied``: the target does not see it coming."""

    parts: tuple[Part, ...]
    touch: bool = False
    dex_denied: bool = False


class Strike(Struct, frozen=True, kw_only=True):
    """One attack of a combatant at another: everything but the dice; ``by_itself``: it needs none to hit."""

    attack: Attack
    weapon: Weapon
    ranged: bool
    parts: tuple[Part, ...]
    armor: Armor
    view: Sight
    damage_delta: int
    incorporeal: bool
    blind_fight: bool
    by_itself: bool = False


def find_attack(now: Derived, name: str | None, *, ranged: bool | None = None) -> AttackView | None:
    """The attack of this name, or one with it in its name; the first one where none is named.

    Of several of one name (a spear in hand and thrown) that which is as ``ranged`` as said. Who has no attacks at all
    strikes unarmed; None: there is no attack of this name.
    """
    attacks = now.attacks
    if name is None:
        return attacks[0] if attacks else _unarmed(now)
    wanted = name.lower()
    exact = [view for view in attacks if view.attack.name.lower() == wanted]
    if ranged is not None:
        exact.sort(key=lambda view: (view.attack.kind == "ranged") is not ranged)
    like = [view for view in attacks if wanted in view.attack.name.lower()]
    unarmed = [_unarmed(now)] if wanted == UNARMED.name else []
    return next(iter((*exact, *like, *unarmed)), None)


def _unarmed(now: Derived) -> AttackView:
    melee = now.figures["melee"]
    more = counted(stack(now.figure_input.parts.get("damage", ())))
    return AttackView(
        attack=replace(UNARMED, bonus=(melee.base or 0,)),
        bonus=(melee.total,),
        delta=melee.delta,
        damage_delta=now.abilities["str"].modifier + more,
    )


def armor_against(
    state: Encounter,
    target: str,
    attacker: str,
    *,
    touch: bool = False,
    ranged: bool = False,
    feet: int | None = None,
) -> Armor:
    """The armour class of a target (by id) against an attacker at this moment (rules 0, G6, I4).

    An attacker that it does not see denies it the Dexterity bonus; Blind-Fight keeps it against the invisible in
    melee (CORE).
    """
    now = derived(state, target)
    view = sight_between(state, target, attacker, feet)
    denied = loses_dex_to(state, target, view) and not (
        view.why == "invisible" and not ranged and fights_blind(state, target)
    )
    figures = now.figures
    limited = _limited(state, target, attacker)
    if limited or (denied and not now.no_dex):
        given = now.figure_input
        whole = {**given.parts, "ac": (*given.parts.get("ac", ()), *limited)}
        figures = all_figures(replace(given, parts=whole, no_dex=given.no_dex or denied))
    parts = list(figures["touch" if touch else "ac"].parts)
    if "prone" in now.conditions:
        parts.append(Part(what="condition", value=PRONE if ranged else -PRONE, name="prone", key="prone"))
    return Armor(parts=tuple(parts), touch=touch, dex_denied=denied)


def _limited(state: Encounter, target: str, attacker: str) -> tuple[Part, ...]:
    """What counts on its armour class against attackers of this alignment alone (rule 0)."""
    found = [
        (effect, change)
        for effect in working(state, target)
        for change in effect.modifiers
        if change.on == "ac" and change.against
    ]
    if not found:
        return ()
    words = alignment_words(state.combatants[attacker].creature)
    return tuple(modifier_part(effect, change) for effect, change in found if words.intersection(change.against))


def fights_blind(state: Encounter, who: str) -> bool:
    """Whether it has the feat Blind-Fight."""
    return any(feat.lower().startswith(_BLIND_FIGHT) for feat in state.combatants[who].creature.feats)


def attack_parts(
    state: Encounter,
    attacker: str,
    target: str,
    view: AttackView,
    *,
    number: int,
    ranged: bool,
) -> tuple[Part, ...]:
    """The parts of an attack bonus against this target (rule G6): the block's, what is in force, helplessness."""
    now = derived(state, attacker)
    figure = now.figures["ranged" if ranged else "melee"]
    printed = view.attack.bonus[number - 1] if view.attack.bonus else figure.base or 0
    parts = [
        Part(what="attack_bonus", value=printed, name=view.attack.name),
        *(part for part in figure.parts if part.what != "block"),
    ]
    if not ranged and derived(state, target).helpless:
        parts.append(Part(what="helpless_target", value=HELPLESS_BONUS))
    if "invisible" in now.conditions and not _gains_from_invisibility(state, attacker, target, ranged=ranged):
        parts.append(Part(what="seen_all_the_same", value=-INVISIBLE_BONUS))
    return tuple(parts)


def _gains_from_invisibility(state: Encounter, attacker: str, target: str, *, ranged: bool) -> bool:
    """Not against those who see it, nor in melee against Blind-Fight (CORE)."""
    if sight_between(state, target, attacker).sees:
        return False
    return ranged or not fights_blind(state, target)


def blind_fighting(state: Encounter, attacker: str, target: str, *, ranged: bool) -> bool:
    """Whether the miss chance is rolled twice: in melee, not against what has no body (rule I6)."""
    return not ranged and fights_blind(state, attacker) and seen(state, target).has_body


def safe_from(state: Encounter, target: str, what: str, weapon: Weapon) -> bool:
    """Whether a target suffers no critical hits or no precision damage at all (CORE)."""
    bodiless = "incorporeal" in derived(state, target).conditions and not weapon.ghost_touch
    return bodiless or immunity(state.combatants[target].creature, what) is not None


def hits_by_itself(creature: Creature, attack: Attack) -> bool:
    """Whether it is the attack of a swarm: no roll, no miss chance, no critical hit (CORE)."""
    return creature.has_type(_SWARM) and attack.name.lower().startswith(_SWARM)


def strike(  # noqa: PLR0913 - what is said of one attack
    state: Encounter,
    attacker: str,
    target: str,
    view: AttackView,
    *,
    number: int = 1,
    touch: bool | None = None,
    ranged: bool | None = None,
    feet: int | None = None,
) -> Strike:
    """Everything about an attack that is known before the dice fall (by ids)."""
    attack, weapon = view.attack, read_weapon(view.attack)
    held = magic_held(state.combatants[attacker], state.combatants[target])
    lost = weapon.enhancement if held else 0
    far = attack.kind == "ranged" if ranged is None else ranged
    light = weapon.touch if touch is None else touch
    parts = attack_parts(state, attacker, target, view, number=number, ranged=far)
    return Strike(
        attack=attack,
        weapon=without_magic(weapon) if held else weapon,
        ranged=far,
        parts=(*parts, Part(what="no_magic", value=-lost)) if lost else parts,
        armor=armor_against(state, target, attacker, touch=light, ranged=far, feet=feet),
        view=sight_between(state, attacker, target, feet),
        damage_delta=view.damage_delta - lost,
        incorporeal="incorporeal" in derived(state, attacker).conditions,
        blind_fight=blind_fighting(state, attacker, target, ranged=far),
        by_itself=hits_by_itself(state.combatants[attacker].creature, attack),
    )
