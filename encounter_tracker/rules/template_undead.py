"""The dead put to use: the templates skeleton and zombie (CORE). They rebuild most of the block."""

from __future__ import annotations

import re
from fractions import Fraction
from itertools import pairwise
from typing import Any, Final

from msgspec.structs import replace

from encounter_tracker.rules.challenge import said, xp_of
from encounter_tracker.rules.creature import (
    SPECIAL_SIZE_MODIFIERS,
    Attack,
    Creature,
    DamageReduction,
    Saves,
    Senses,
    modifier,
)
from encounter_tracker.rules.template_work import SIZES, Work, parts
from encounter_tracker.rules.vocabulary import Ability

#: By size, from fine to colossal.
_SKELETON_ARMOR: Final = dict(zip(SIZES, (0, 0, 0, 1, 2, 2, 3, 6, 10), strict=True))
_ZOMBIE_ARMOR: Final = dict(zip(SIZES, (0, 0, 0, 1, 2, 3, 4, 7, 11), strict=True))
_MORE_DICE: Final = dict(zip(SIZES, (0, 0, 0, 1, 1, 2, 4, 6, 10), strict=True))
_CLAW: Final = dict(zip(SIZES, ("", "1", "1d2", "1d3", "1d4", "1d6", "1d8", "2d6", "2d8"), strict=True))
_SLAM: Final = dict(zip(SIZES, ("1", "1d2", "1d3", "1d4", "1d6", "1d8", "2d6", "2d8", "4d6"), strict=True))
#: Challenge ratings up to so many Hit Dice.
_SKELETON_CR: Final = ((1, "1/3"), (3, "1"), (5, "2"), (7, "3"), (9, "4"), (11, "5"), (14, "6"), (17, "7"), (20, "8"))
_ZOMBIE_CR: Final = ((1, "1/4"), (2, "1/2"), (4, "1"), (6, "2"), (8, "3"), (10, "4"), (12, "5"), (16, "6"), (20, "7"))
#: Subtypes that stay.
_KEPT_SUBTYPES: Final = frozenset({"air", "aquatic", "cold", "earth", "fire", "water"})
_HANDS: Final = ("humanoid", "giant", "fey", "outsider")
_FOCUS: Final = re.compile(r"weapon focus \((.+)\)", re.IGNORECASE)
_DARKVISION: Final = 60
_TOUGHNESS: Final = 3
_ITERATIVE: Final = 5


def refusal(creature: Creature, *, skeleton: bool) -> str:
    """Why no such undead can be made of a creature; "" where one can."""
    found = next((name for name in ("undead", "construct", "incorporeal", "swarm") if creature.has_type(name)), "")
    if found or not skeleton:
        return found
    return "no_bones" if creature.has_type("ooze", "plant", "vermin", "elemental") else ""


def skeleton(work: Work) -> None:
    """Bones: Dexterity +2, no mind, damage reduction against all but bludgeoning, immune to cold."""
    creature = work.creature
    _begin(work, creature.hit_dice, {"dex": 2})
    _armor(work, _SKELETON_ARMOR[creature.size])
    speed = {way: feet for way, feet in creature.speed.items() if way != "fly"}
    work.set(
        feats=("Improved Initiative",),
        dr=(DamageReduction(amount=5, bypass="bludgeoning"),),
        immune=("cold", "undead traits"),
        speed=speed or {"land": 0},
        maneuverability="",
        init=4 + modifier(work.creature.score("dex")),
    )
    _hit_points(work, 0)
    _strike(work, creature)
    hands = creature.has_type(*_HANDS) and not any("claw" in attack.name.lower() for attack in creature.attacks)
    if hands and _CLAW[creature.size]:
        _add_attack(work, "claw", _CLAW[creature.size], ("slashing",), 2, 1.0)
    _rate(work, _SKELETON_CR)


def zombie(work: Work) -> None:
    """A walking corpse: Strength +2, Dexterity -2, more Hit Dice, no mind, staggered, a slam."""
    creature = work.creature
    _begin(work, creature.hit_dice + _MORE_DICE[creature.size], {"str": 2, "dex": -2})
    _armor(work, _ZOMBIE_ARMOR[creature.size])
    hit_dice = work.creature.hit_dice
    work.set(
        feats=("Toughness",),
        dr=(DamageReduction(amount=5, bypass="slashing"),),
        immune=("undead traits",),
        maneuverability="clumsy" if "fly" in creature.speed else "",
        special={"Staggered": "one move or standard action a turn; may charge"},
        init=modifier(work.creature.score("dex")),
    )
    _hit_points(work, max(_TOUGHNESS, hit_dice))
    _strike(work, creature)
    _add_attack(work, "slam", _SLAM[creature.size], ("bludgeoning",), 1, 1.0 if creature.attacks else 1.5)
    _rate(work, _ZOMBIE_CR)


def _begin(work: Work, hit_dice: int, changes: dict[Ability, int]) -> None:
    """What both have in common: an undead without Constitution and mind; what the living one could is gone."""
    creature = work.creature
    if creature.level is not None or (creature.has_type("humanoid") and creature.hit_dice > 1):
        work.check["class_levels"] = None
    if creature.special or creature.auras or creature.spells or creature.defensive:
        work.check["special"] = None
    work.change_scores(changes)
    scores: dict[Ability, int | None] = {**work.creature.abilities, "con": None, "int": None, "wis": 10, "cha": 10}
    dexterity = modifier(work.creature.score("dex"))
    work.set(
        type="undead",
        subtypes=tuple(name for name in creature.subtypes if name in _KEPT_SUBTYPES),
        hit_dice=hit_dice,
        level=None,
        abilities=scores,
        saves=Saves(fort=hit_dice // 3, ref=hit_dice // 3 + dexterity, will=hit_dice // 2 + 2),
        bab=hit_dice * 3 // 4,
        senses=Senses(darkvision=max(_DARKVISION, creature.senses.darkvision), low_light=creature.senses.low_light),
        alignment="NE",
        **_GONE,
    )


#: What is lost with life.
_GONE: Final[dict[str, Any]] = {
    "sr": None,
    "resist": {},
    "vulnerable": (),
    "weaknesses": (),
    "fast_healing": 0,
    "regeneration": None,
    "channel_resistance": 0,
    "hardness": 0,
    "skills": {},
    "caster_level": 0,
    "spells": (),
    "special": {},
    "auras": (),
    "defensive": (),
    "languages": (),
}


def _armor(work: Work, natural: int) -> None:
    """Its natural armour goes by its size."""
    work.change_armor("natural armor", natural - work.natural_armor, touch=False)


def _hit_points(work: Work, bonus: int) -> None:
    hit_dice = work.creature.hit_dice
    hp = max(1, hit_dice, hit_dice * 9 // 2 + bonus)
    work.set(hp=hp, hp_formula=f"{hit_dice}d8" + (f"+{bonus}" if bonus else ""))
    work.parts.pop("hp", None)


def _strike(work: Work, before: Creature) -> None:
    """Attacks and manoeuvres by the new base attack bonus; damage has followed Strength already."""
    creature = work.creature
    value = creature.bab - before.bab
    for number, attack in enumerate(creature.attacks):
        lost = -1 if _focused(before, attack) else 0
        work.change_attacks(number, *parts(base_attack=value, feats=lost))
        bonus = work.creature.attacks[number].bonus
        if len(bonus) > 1 and all(a - b == _ITERATIVE for a, b in pairwise(bonus)):
            _keep_attacks(work, number, max(1, (creature.bab - 1) // _ITERATIVE + 1))
    strength, dexterity = modifier(creature.score("str")), modifier(creature.score("dex"))
    special = SPECIAL_SIZE_MODIFIERS[creature.size]
    cmb = creature.bab + strength + special
    work.set(cmb=None if creature.cmb is None else cmb, cmd=None if creature.cmd is None else 10 + cmb + dexterity)


def _focused(before: Creature, attack: Attack) -> bool:
    focus = (_FOCUS.fullmatch(feat.strip()) for feat in before.feats)
    return any(found[1].lower() in attack.name.lower() for found in focus if found is not None)


def _keep_attacks(work: Work, number: int, count: int) -> None:
    attacks = list(work.creature.attacks)
    attacks[number] = replace(attacks[number], bonus=attacks[number].bonus[:count])
    work.set(attacks=tuple(attacks))


def _add_attack(work: Work, name: str, dice: str, types: tuple[str, ...], count: int, share: float) -> None:
    creature = work.creature
    if any(name == attack.name.lower() for attack in creature.attacks):
        return
    strength = modifier(creature.score("str"))
    size = -SPECIAL_SIZE_MODIFIERS[creature.size]
    damage = int(strength * share) if strength > 0 else strength
    attack = Attack(
        name=name,
        bonus=(creature.bab + strength + size,) * count,
        damage=dice + (f"{damage:+d}" if damage else ""),
        types=types,
    )
    work.set(attacks=(*creature.attacks, attack))


def _rate(work: Work, table: tuple[tuple[int, str], ...]) -> None:
    hit_dice = work.creature.hit_dice
    found = next((cr for most, cr in table if hit_dice <= most), None)
    cr = Fraction(found) if found is not None else Fraction(int(table[-1][1]) + (hit_dice - table[-1][0] + 2) // 3)
    work.set(cr=int(cr) if cr.denominator == 1 else said(cr), xp=xp_of(cr))
