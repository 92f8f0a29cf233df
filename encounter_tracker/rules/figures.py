"""AC, saves, attacks and the other figures, each with its parts (rules 0, B, G6)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from encounter_tracker.rules.creature import SIZE_MODIFIERS, Creature, modifier
from encounter_tracker.rules.stacking import Figure, Part, counted, stack

if TYPE_CHECKING:
    from collections.abc import Mapping

    from encounter_tracker.rules.abilities import AbilityView

#: An enhancement bonus on AC improves armour, shield or natural armour, so it goes where they go.
_NOT_ON_TOUCH: Final = frozenset({"armor", "shield", "natural armor", "enhancement"})
_ON_CMD: Final = frozenset(
    {"circumstance", "deflection", "dodge", "insight", "luck", "morale", "profane", "sacred"},
)
_NOTE: Final = re.compile(r"([+-]\d+)\s+(natural armor|natural|[a-z]+)")
_NOTE_NAMES: Final = {"natural": "natural armor", "armour": "armor"}


class FigureInput(Struct, frozen=True, kw_only=True):
    """What the figures of one creature are made from.

    ``parts``: modifier parts by key (ac, attack, saves…), not yet stacked. ``negative_levels`` counts them all.
    """

    creature: Creature
    abilities: Mapping[str, AbilityView]
    parts: Mapping[str, tuple[Part, ...]]
    negative_levels: int = 0
    levels_lower_cmd: bool = False
    no_dex: bool = False
    half_speed: bool = False
    sr_lowered_to: int | None = None
    overrides: Mapping[str, int] = {}


def all_figures(given: FigureInput) -> dict[str, Figure]:
    """Every figure of SCRIPTS.md, by name."""
    creature, saves = given.creature, given.creature.saves
    strength = creature.bab + SIZE_MODIFIERS[creature.size]
    life = "cha" if creature.has_type("undead") else "con"
    found = {
        **_armor(given),
        "fort": _simple(given, saves.fort, life, "saves", "fort"),
        "ref": _simple(given, saves.ref, "dex", "saves", "ref"),
        "will": _simple(given, saves.will, "wis", "saves", "will"),
        "init": _simple(given, creature.init, "dex", "init", levels=False),
        "melee": _simple(given, strength + modifier(creature.score("str")), "str", "attack", "melee"),
        "ranged": _simple(given, strength + modifier(creature.score("dex")), "dex", "attack", "ranged"),
        "cmb": _simple(given, creature.base_cmb, "str", "attack", "cmb"),
        "speed": _speed(given),
        "caster_level": _caster_level(given),
        "sr": _spell_resistance(given),
    }
    return {name: _overruled(figure, given.overrides.get(name)) for name, figure in found.items()}


def skill_figure(given: FigureInput, name: str) -> Figure:
    """A skill as printed (0 where it is not), in any letter case, with what changes it now."""
    wanted = name.lower()
    base = next((value for key, value in given.creature.skills.items() if key.lower() == wanted), 0)
    ability = SKILL_ABILITIES.get(wanted.split(" (", maxsplit=1)[0], "")
    own = (key for key in given.parts if key.lower() == wanted)
    return _simple(given, base, ability, "skills", f"skills:{ability}", *own)


def ac_types_in_block(notes: str) -> dict[str, int]:
    """Bonus types named in the bracket behind a printed AC, with their values."""
    found: dict[str, int] = {}
    for value, name in _NOTE.findall(notes.lower()):
        kind = _NOTE_NAMES.get(name, name)
        found[kind] = found.get(kind, 0) + int(value)
    return found


def _simple(given: FigureInput, base: int, ability: str, *keys: str, levels: bool = True) -> Figure:
    parts = [
        Part(what="block", value=base),
        *(given.abilities[ability].parts if ability else ()),
        *(_levels(given) if levels else ()),
        *stack(_of(given, *keys)),
    ]
    return Figure(value=counted(parts), base=base, parts=tuple(parts))


def _of(given: FigureInput, *keys: str) -> list[Part]:
    return [part for key in keys for part in given.parts.get(key, ())]


def _levels(given: FigureInput) -> list[Part]:
    if not given.negative_levels:
        return []
    return [Part(what="negative_levels", value=-given.negative_levels, amount=given.negative_levels)]


def _armor(given: FigureInput) -> dict[str, Figure]:
    creature, dex = given.creature, given.abilities["dex"]
    total, touch, flat = creature.ac.total, creature.touch_ac, creature.flat_footed_ac
    in_block = ac_types_in_block(creature.ac.notes)
    armor = list(stack(_of(given, "ac"), in_block))
    on_touch = [p for p in _of(given, "ac") if p.value < 0 or p.type not in _NOT_ON_TOUCH]
    on_touch = list(stack([*on_touch, *_of(given, "touch")], in_block))
    undodged = [_lost(p) for p in armor]
    lost = [Part(what="no_dex", value=flat - total)] if flat != total else []
    below = [Part(what="ability_dex", value=v, ability="dex")] if (v := _dex_below(dex)) else []
    flat_parts = [Part(what="block", value=flat), *below, *undodged]
    if given.no_dex:
        ac_parts = [Part(what="block", value=total), *lost, *below, *undodged]
        touch_parts = [Part(what="block", value=touch), *lost, *below, *(_lost(p) for p in on_touch)]
    else:
        ac_parts = [Part(what="block", value=total), *dex.parts, *armor]
        touch_parts = [Part(what="block", value=touch), *dex.parts, *on_touch]
    return {
        "ac": Figure(value=counted(ac_parts), base=total, parts=tuple(ac_parts)),
        "touch": Figure(value=counted(touch_parts), base=touch, parts=tuple(touch_parts)),
        "flat_footed": Figure(value=counted(flat_parts), base=flat, parts=tuple(flat_parts)),
        "cmd": _cmd(given, in_block, below),
    }


def _cmd(given: FigureInput, in_block: Mapping[str, int], below: list[Part]) -> Figure:
    base, dex = given.creature.base_cmd, given.abilities["dex"]
    from_ac = [p for p in _of(given, "ac") if p.value < 0 or p.type in _ON_CMD]
    changes = stack([*from_ac, *_of(given, "cmd")], in_block)
    parts = [Part(what="block", value=base), *given.abilities["str"].parts]
    if given.no_dex:
        bonus = max(0, dex.base_modifier)
        parts += [Part(what="no_dex", value=-bonus)] if bonus else []
        parts += [*below, *(_lost(p) for p in changes)]
    else:
        parts += [*dex.parts, *changes]
    if given.levels_lower_cmd:
        parts += _levels(given)
    return Figure(value=counted(parts), base=base, parts=tuple(parts))


def _dex_below(dex: AbilityView) -> int:
    """The change of the part of Dexterity that is a penalty: it stays without the Dexterity bonus."""
    return min(0, dex.modifier) - min(0, dex.base_modifier)


def _lost(part: Part) -> Part:
    """A dodge bonus is lost together with the Dexterity bonus."""
    if part.type != "dodge" or part.value < 0 or not part.counts:
        return part
    return Part(
        what=part.what,
        value=part.value,
        name=part.name,
        effect=part.effect,
        key=part.key,
        type=part.type,
        counts=False,
        reason="no_dex",
    )


def _speed(given: FigureInput) -> Figure:
    base = given.creature.land_speed
    parts = [Part(what="block", value=base), *stack(_of(given, "speed"))]
    total = max(0, counted(parts))
    if given.half_speed:
        parts.append(Part(what="halved", value=total // 2 - total))
        total //= 2
    return Figure(value=total, base=base, parts=tuple(parts))


def _caster_level(given: FigureInput) -> Figure:
    base = given.creature.caster_level
    levels = _levels(given) if base else []
    parts = [Part(what="block", value=base), *levels, *stack(_of(given, "caster_level"))]
    return Figure(value=max(0, counted(parts)), base=base, parts=tuple(parts))


def _spell_resistance(given: FigureInput) -> Figure:
    base = given.creature.sr
    sources = [Part(what="block", value=base, key="block")] if base else []
    sources += _of(given, "sr")
    if not sources:
        return Figure(value=None, base=None)
    best = max(sources, key=lambda part: part.value)
    parts = [p if p is best else _not_best(p, best) for p in sources]
    value = best.value
    if given.sr_lowered_to is not None and given.sr_lowered_to < value:
        parts.append(Part(what="lowered", value=given.sr_lowered_to - value))
        value = given.sr_lowered_to
    return Figure(value=value, base=base, parts=tuple(parts))


def _not_best(part: Part, best: Part) -> Part:
    return Part(
        what=part.what,
        value=part.value,
        name=part.name,
        effect=part.effect,
        key=part.key,
        counts=False,
        reason="same_type",
        other=best.name,
    )


def _overruled(figure: Figure, value: int | None) -> Figure:
    if value is None:
        return figure
    parts = (*figure.parts, Part(what="override", value=value - figure.total))
    return Figure(value=value, base=figure.base, parts=parts)


#: The ability behind each skill (CORE), by its English name in small letters.
SKILL_ABILITIES: Final[dict[str, str]] = {
    "acrobatics": "dex",
    "appraise": "int",
    "bluff": "cha",
    "climb": "str",
    "craft": "int",
    "diplomacy": "cha",
    "disable device": "dex",
    "disguise": "cha",
    "escape artist": "dex",
    "fly": "dex",
    "handle animal": "cha",
    "heal": "wis",
    "intimidate": "cha",
    "knowledge": "int",
    "linguistics": "int",
    "perception": "wis",
    "perform": "cha",
    "profession": "wis",
    "ride": "dex",
    "sense motive": "wis",
    "sleight of hand": "dex",
    "spellcraft": "int",
    "stealth": "dex",
    "survival": "wis",
    "swim": "str",
    "use magic device": "cha",
}
