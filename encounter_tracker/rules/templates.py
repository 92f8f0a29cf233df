"""Creature templates as quick adjustments: advanced, giant, young, celestial, fiendish, skeleton, zombie (CORE)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, Literal, get_args

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from encounter_tracker.rules import template_undead
from encounter_tracker.rules.challenge import rating, said, step, xp_of
from encounter_tracker.rules.creature import Creature, DamageReduction
from encounter_tracker.rules.template_work import ChangePart, Work

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from encounter_tracker.rules.vocabulary import Ability

__all__ = [
    "TEMPLATES",
    "ChangePart",
    "FigureChange",
    "TemplateName",
    "TemplateRefusal",
    "Templated",
    "apply_templates",
]

TemplateName = Literal["advanced", "giant", "young", "celestial", "fiendish", "skeleton", "zombie"]
TEMPLATES: Final[tuple[TemplateName, ...]] = get_args(TemplateName)
#: Templates that exclude each other.
_OPPOSITES: Final = {"celestial": "fiendish", "fiendish": "celestial", "giant": "young", "young": "giant"}
_ONCE: Final = frozenset({"celestial", "fiendish", "skeleton", "zombie"})
_MINDLESS_INT: Final = 2
#: From so many Hit Dice on: energy resistance, damage reduction, steps of challenge rating.
_PLANAR: Final = ((11, 15, 10, 1), (5, 10, 5, 1), (0, 5, 0, 0))
_PLANAR_DARKVISION: Final = 60
_PLANAR_SR: Final = 5


class FigureChange(Struct, frozen=True, kw_only=True):
    """One field of the stat block that a template changed.

    Attributes:
        template: which one.
        field: its path ("ac.total", "abilities.str", "attacks.0.damage", "dr", "cr"…).
        before: what it was, in the JSON form of ``Creature``; None where it was not there.
        after: what it is; None where it is not there any more.
        parts: what a number's change is made of; their sum is ``after - before``. Empty for what is set or taken away.
    """

    template: TemplateName
    field: str
    before: Any = None
    after: Any = None
    parts: tuple[ChangePart, ...] = ()


class Templated(Struct, frozen=True, kw_only=True):
    """A creature with templates on it.

    ``check``: codes of what the game master should look at because the block does not say enough: "ac_parts" (the
    bracket behind the AC is missing), "class_levels" (Hit Dice by class are lost), "special_dcs" (DCs of special
    abilities may change), "reach" (it is unusual and stays), "special" (special abilities went).
    """

    creature: Creature
    changes: tuple[FigureChange, ...] = ()
    check: tuple[str, ...] = ()


class TemplateRefusal(Struct, frozen=True, kw_only=True):
    """Why a template cannot be put on: ``code`` and what its sentence names.

    Codes: "unknown" (no such template), "colossal" (cannot grow), "fine" (cannot shrink), "dragon" (grows in power
    with age), "undead", "construct", "incorporeal", "swarm", "no_bones" (nothing to make a skeleton of), "twice",
    "opposite" (``other`` excludes it).
    """

    template: str
    code: str
    other: str = ""


def apply_templates(creature: Creature, names: Sequence[str]) -> Templated | TemplateRefusal:
    """Put templates on a creature, one after the other; the first that cannot be put on refuses them all."""
    changes: list[FigureChange] = []
    check: dict[str, None] = {}
    for place, name in enumerate(names):
        known = next((template for template in TEMPLATES if template == name), None)
        if known is None:
            return TemplateRefusal(template=name, code="unknown")
        refused = _refusal(creature, known, names[:place])
        if refused is not None:
            return refused
        work = Work(creature)
        _AT_WORK[known](work)
        changes += _changes(known, creature, work)
        check.update(work.check)
        creature = work.creature
    return Templated(creature=creature, changes=tuple(changes), check=tuple(check))


def _refusal(creature: Creature, name: TemplateName, earlier: Sequence[str]) -> TemplateRefusal | None:
    if name in _ONCE and name in earlier:
        return TemplateRefusal(template=name, code="twice")
    other = _OPPOSITES.get(name, "")
    if other in earlier:
        return TemplateRefusal(template=name, code="opposite", other=other)
    code = ""
    if name == "giant" and creature.size == "colossal":
        code = "colossal"
    elif name == "young":
        code = "fine" if creature.size == "fine" else "dragon" if creature.has_type("dragon") else ""
    elif name in {"skeleton", "zombie"}:
        code = template_undead.refusal(creature, skeleton=name == "skeleton")
    return TemplateRefusal(template=name, code=code) if code else None


# --- the simple ones -------------------------------------------------------------------------------------------------


def _advanced(work: Work) -> None:
    """+4 to all scores (Intelligence only where there is a mind), +2 natural armour."""
    creature = work.creature
    mind = (creature.score("int") or 0) > _MINDLESS_INT
    raised: dict[Ability, int] = {"str": 4, "dex": 4, "con": 4, "wis": 4, "cha": 4}
    work.change_scores({**raised, "int": 4} if mind else raised)
    work.change_armor("natural armor", 2, touch=False)
    work.change_dcs(2)
    _change_rating(work, 1)


def _giant(work: Work) -> None:
    """One size larger, +4 Strength and Constitution, -2 Dexterity, +3 natural armour."""
    work.change_size(larger=True)
    work.change_scores({"str": 4, "con": 4, "dex": -2})
    work.change_armor("natural armor", 3, touch=False)
    _tell_dcs(work)
    _change_rating(work, 1)


def _young(work: Work) -> None:
    """One size smaller, -4 Strength and Constitution, +4 Dexterity, -2 natural armour (not below 0)."""
    work.change_size(larger=False)
    work.change_scores({"str": -4, "con": -4, "dex": 4})
    work.change_armor("natural armor", -min(2, max(0, work.natural_armor)), touch=False)
    _tell_dcs(work)
    _change_rating(work, -1)


def _celestial(work: Work) -> None:
    _planar(work, energies=("acid", "cold", "electricity"), bypass="evil", smite="Smite evil")


def _fiendish(work: Work) -> None:
    _planar(work, energies=("cold", "fire"), bypass="good", smite="Smite good")


def _planar(work: Work, *, energies: tuple[str, ...], bypass: str, smite: str) -> None:
    """Darkvision, resistances, damage reduction and spell resistance by Hit Dice, and one smite a day."""
    creature = work.creature
    resistance, reduction, steps = next(row[1:] for row in _PLANAR if creature.hit_dice >= row[0])
    _change_rating(work, steps)
    senses = replace(creature.senses, darkvision=max(_PLANAR_DARKVISION, creature.senses.darkvision))
    resist = {**creature.resist}
    for energy in energies:
        resist[energy] = max(resistance, resist.get(energy, 0))
    dr = creature.dr
    if reduction:
        dr = (*(other for other in dr if other.bypass != bypass), _best(creature, reduction, bypass))
    value = rating(work.creature.cr)
    sr = creature.sr if value is None else max(int(value) + _PLANAR_SR, creature.sr or 0)
    cha = max(0, (creature.score("cha") or 10) - 10) // 2
    special = {**creature.special, smite: f"1/day, +{cha} attack, +{creature.hit_dice} damage"}
    work.set(senses=senses, resist=resist, dr=dr, sr=sr, special=special)


def _best(creature: Creature, amount: int, bypass: str) -> DamageReduction:
    there = [other for other in creature.dr if other.bypass == bypass and other.amount >= amount]
    return there[0] if there else DamageReduction(amount=amount, bypass=bypass)


def _tell_dcs(work: Work) -> None:
    """Some DCs hang on a score that changed; the block does not say which."""
    before = work.creature
    aside = Work(before)
    aside.change_dcs(1)
    if aside.creature != before:
        work.check["special_dcs"] = None


def _change_rating(work: Work, steps: int) -> None:
    value = rating(work.creature.cr)
    if value is None or not steps:
        return
    new = step(value, steps)
    cr = int(new) if new.denominator == 1 else said(new)
    work.set(cr=cr, xp=xp_of(new))


_AT_WORK: Final[dict[TemplateName, Callable[[Work], None]]] = {
    "advanced": _advanced,
    "giant": _giant,
    "young": _young,
    "celestial": _celestial,
    "fiendish": _fiendish,
    "skeleton": template_undead.skeleton,
    "zombie": template_undead.zombie,
}


# --- what was changed ------------------------------------------------------------------------------------------------


def _changes(name: TemplateName, before: Creature, work: Work) -> list[FigureChange]:
    old, new = _fields(before), _fields(work.creature)
    found = []
    for field in dict.fromkeys((*old, *new)):
        was, now = old.get(field), new.get(field)
        if was != now:
            parts = _parts(work, field, was, now)
            found.append(FigureChange(template=name, field=field, before=was, after=now, parts=parts))
    return found


def _parts(work: Work, field: str, was: Any, now: Any) -> tuple[ChangePart, ...]:
    """The parts of a number's change, where they make all of it."""
    given = work.parts.get(field, ())
    if not given:
        return ()
    return given if sum(part.value for part in given) == (now or 0) - (was or 0) else ()


def _fields(creature: Creature) -> dict[str, Any]:
    """The fields that say something, by their paths; lists of words are one field."""
    found: dict[str, Any] = {}

    def gather(path: str, value: Any) -> None:
        if isinstance(value, dict) and path.partition(".")[0] not in _WHOLE:
            for key, inner in value.items():
                gather(f"{path}.{key}" if path else str(key), inner)
        elif isinstance(value, list) and _LISTED.fullmatch(path):
            for key, inner in enumerate(value):
                gather(f"{path}.{key}", inner)
        else:
            found[path] = value

    gather("", msgspec.json.decode(msgspec.json.encode(creature)))
    return _DEFAULTS | found


#: What a field says that is left out.
_DEFAULTS: Final[dict[str, Any]] = {
    **dict.fromkeys(("init", "bab", "caster_level", "fast_healing", "channel_resistance", "hardness"), 0),
    **dict.fromkeys(("saves.fort", "saves.ref", "saves.will", "senses.darkvision"), 0),
    "ac.total": 10,
    "size": "medium",
}
#: Fields that are told as one, and lists whose entries are told one by one.
_WHOLE: Final = frozenset({"regeneration", "dr", "spells"})
_LISTED: Final = re.compile(r"attacks(\.\d+\.bonus)?")
