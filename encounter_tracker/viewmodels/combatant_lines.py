"""Attacks, defences and senses of the combatant pane, a line each."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from encounter_tracker.rules.immunity import TRAITS, TRAITS_BY_TYPE
from encounter_tracker.support import catalogue
from encounter_tracker.viewmodels.combatant_rows import LineRow
from encounter_tracker.viewmodels.rows import Trend, signed
from encounter_tracker.viewmodels.texts.block_words import bypass_name, rider_name, term, terms_text
from encounter_tracker.viewmodels.texts.language import capitalised, distance, fill, language, tr
from encounter_tracker.viewmodels.texts.names import damage_type_name, effect_name, immunity_reason

if TYPE_CHECKING:
    from collections.abc import Iterator

    from encounter_tracker.encounter.derive import AttackView, Derived
    from encounter_tracker.encounter.state import Combatant, Encounter
    from encounter_tracker.rules.creature import Creature, DamageReduction

_DICE: Final = re.compile(r"(\d+d\d+)\s*([+\-−]\s*\d+)?")
_NOTHING: Final = frozenset({"", "-", "–", "—"})
_PLUS: Final = "plus "
_SENSES: Final = ("darkvision", "blindsight", "blindsense", "tremorsense")


# ---- attacks ---------------------------------------------------------------------------------------------------


def attack_lines(now: Derived) -> tuple[LineRow, ...]:
    """The attacks of the stat block with everything that changes them now."""
    return tuple(_attack_line(number, view) for number, view in enumerate(now.attacks))


def _attack_line(place: int, view: AttackView) -> LineRow:
    attack, code = view.attack, language()
    name = catalogue.term(attack.name, code)
    value = "/".join(signed(bonus) for bonus in view.bonus)
    damage = changed_damage(attack.damage, view.damage_delta)
    types = ", ".join(damage_type_name(kind) for kind in attack.types)
    properties = ", ".join(catalogue.term(text, code) for text in attack.properties)
    riders = [rider_name(text.removeprefix(_PLUS)) for text in attack.properties if text.startswith(_PLUS)]
    printed = "/".join(signed(bonus) for bonus in attack.bonus)
    lines = [" ".join(text for text in (name, value, damage) if text), types, properties]
    if view.delta or view.damage_delta:
        was = " ".join(text for text in (printed, attack.damage) if text)
        lines.append(fill(tr("CombatantLine", "printed: {0}"), was))
    return LineRow(
        key=f"attacks:{place}",
        figure="ranged" if attack.kind == "ranged" else "melee",
        text=fill(tr("CombatantLine", "{0} · {1}"), name, ", ".join(riders)) if riders else name,
        value=value,
        detail=damage,
        trend=_trend(view.delta) if attack.bonus else "",
        delta=str(abs(view.delta)) if view.delta and attack.bonus else "",
        detail_trend=_trend(view.damage_delta) if attack.damage else "",
        tooltip="\n".join(line for line in lines if line),
        accessible=", ".join(line for line in lines if line),
    )


def changed_damage(text: str, delta: int) -> str:
    """A damage formula with its bonus moved by what is in force: "1d8+2" and 2 make "1d8+4"."""
    found = _DICE.search(text)
    if not delta or not text:
        return text
    if found is None:
        return f"{text} {signed(delta)}"
    bonus = int((found[2] or "0").replace("−", "-").replace(" ", "")) + delta
    formula = found[1] + (signed(bonus) if bonus else "")
    return text[: found.start()] + formula + text[found.end() :]


def _trend(delta: int) -> Trend:
    return "" if not delta else "up" if delta > 0 else "down"


# ---- defences --------------------------------------------------------------------------------------------------


def defence_lines(state: Encounter, combatant: Combatant, now: Derived) -> tuple[LineRow, ...]:
    """Reduction, resistances, immunities, weaknesses, what heals by itself, then senses and ways to move."""
    creature = combatant.creature
    return (
        *_auras(creature),
        *_reductions(combatant, now),
        *_hardness(creature),
        *_resistances(state, combatant, now),
        *_immunities(creature),
        *_weaknesses(creature),
        *_healing(combatant),
        *_defensive(creature),
        *_senses(creature),
        *_movement(creature),
    )


def _line(key: str, icon: str, text: str, detail: str = "", *, muted: bool = False) -> LineRow:
    whole = text if not detail else f"{text}, {detail}"
    return LineRow(key=key, icon=icon, text=text, detail=detail, muted=muted, tooltip=whole, accessible=whole)


def _auras(creature: Creature) -> Iterator[LineRow]:
    if creature.auras:
        yield _line("auras", "sun", fill(tr("CombatantLine", "Aura: {0}"), terms_text(creature.auras)))


def _hardness(creature: Creature) -> Iterator[LineRow]:
    if creature.hardness:
        yield _line("hardness", "shield-half", fill(tr("CombatantLine", "Hardness {0}"), creature.hardness))


def _defensive(creature: Creature) -> Iterator[LineRow]:
    """Abilities that defend it, as printed."""
    for name in creature.defensive:
        yield _line("defensive", "shield", capitalised(term(name)))


def _reductions(combatant: Combatant, now: Derived) -> Iterator[LineRow]:
    own = combatant.creature.dr
    if not now.dr and not own:
        yield _line("dr", "shield-half", tr("CombatantLine", "DR —"))
    for dr in now.dr:
        detail = "" if dr in own else tr("CombatantLine", "effect")
        yield _line("dr", "shield-half", _reduction_text(dr), detail)
    for dr in own:
        if dr not in now.dr:
            detail = tr("CombatantLine", "held by antimagic")
            yield _line("dr", "shield-half", _reduction_text(dr), detail, muted=True)


def _reduction_text(dr: DamageReduction) -> str:
    bypass = bypass_name(dr.bypass) if dr.bypass not in _NOTHING else "—"
    return tr("CombatantLine", "DR {0}/{1}").format(dr.amount, bypass)


def _resistances(state: Encounter, combatant: Combatant, now: Derived) -> Iterator[LineRow]:
    for energy, amount in now.resist.items():
        if not amount:
            continue
        detail = ""
        if amount != combatant.creature.resist.get(energy, 0):
            detail = _giver(state, combatant, f"resist.{energy}", amount)
        name = damage_type_name(energy)
        yield _line("resist", "flame", fill(tr("CombatantLine", "Resist {0} {1}"), name, amount), detail)


def _giver(state: Encounter, combatant: Combatant, key: str, amount: int) -> str:
    """The effect that gives a resistance."""
    for effect in state.effects_on.get(combatant.id, ()):
        if any(change.on == key and change.value == amount for change in effect.modifiers):
            return effect_name(effect)
    return ""


def _immunities(creature: Creature) -> Iterator[LineRow]:
    traits = [f"{kind} traits" for kind in TRAITS_BY_TYPE if creature.has_type(kind) and kind in TRAITS]
    listed = [text for text in creature.immune if text.lower() not in traits]
    names = [immunity_reason(text) for text in (*traits, *listed)]
    if names:
        yield _line("immune", "ban", fill(tr("CombatantLine", "Immune: {0}"), ", ".join(names)))


def _weaknesses(creature: Creature) -> Iterator[LineRow]:
    if creature.vulnerable:
        names = ", ".join(damage_type_name(kind) for kind in creature.vulnerable)
        yield _line("vulnerable", "triangle-alert", fill(tr("CombatantLine", "Vulnerable: {0}"), names))
    said = {*creature.vulnerable, *(damage_type_name(kind) for kind in creature.vulnerable)}
    others = [word for word in creature.weaknesses if not any(kind in word for kind in said)]
    if others:
        yield _line("weaknesses", "triangle-alert", fill(tr("CombatantLine", "Weak: {0}"), terms_text(others)))


def _healing(combatant: Combatant) -> Iterator[LineRow]:
    creature = combatant.creature
    if creature.fast_healing:
        text = tr("CombatantLine", "Fast healing {0}").format(creature.fast_healing)
        yield _line("fast_healing", "heart", text)
    if creature.regeneration is not None and creature.regeneration.amount:
        stops = ", ".join(damage_type_name(kind) for kind in creature.regeneration.stopped_by)
        text = tr("CombatantLine", "Regeneration {0}").format(creature.regeneration.amount)
        stopped = bool(combatant.regeneration_stopped)
        detail = fill(tr("CombatantLine", "stopped by {0}"), stops) if stops else ""
        if stopped:
            detail = tr("CombatantLine", "off until its turn ends")
        yield _line("regeneration", "heart", text, detail, muted=stopped)
    if creature.channel_resistance:
        text = tr("CombatantLine", "Channel resistance {0}").format(signed(creature.channel_resistance))
        yield _line("channel_resistance", "shield", text)


def _senses(creature: Creature) -> Iterator[LineRow]:
    senses = creature.senses
    for name in _SENSES:
        reach = getattr(senses, name)
        if reach:
            heard = senses.by_sound and name in {"blindsight", "blindsense"}
            detail = tr("Sense", "by hearing") if heard else ""
            yield _line(f"senses.{name}", "eye", f"{sense_name(name)} {distance(reach)}", detail)
    if senses.scent:
        reach = "" if senses.scent is True else f" {distance(senses.scent)}"
        yield _line("senses.scent", "wind", f"{sense_name('scent')}{reach}")
    for name in ("low_light", "see_invisible", "true_seeing"):
        if getattr(senses, name):
            yield _line(f"senses.{name}", "eye", sense_name(name))
    for other in senses.others:
        yield _line("senses.others", "eye", capitalised(term(other)))


def sense_name(name: str) -> str:
    """A sense by the name of its field."""
    names = {
        "darkvision": tr("Sense", "darkvision"),
        "low_light": tr("Sense", "low-light vision"),
        "blindsight": tr("Sense", "blindsight"),
        "blindsense": tr("Sense", "blindsense"),
        "scent": tr("Sense", "scent"),
        "tremorsense": tr("Sense", "tremorsense"),
        "see_invisible": tr("Sense", "sees the invisible"),
        "true_seeing": tr("Sense", "true seeing"),
    }
    return capitalised(names[name])


def movement_name(name: str) -> str:
    """A way to move."""
    names = {
        "land": tr("Movement", "on land"),
        "fly": tr("Movement", "flying"),
        "swim": tr("Movement", "swimming"),
        "climb": tr("Movement", "climbing"),
        "burrow": tr("Movement", "burrowing"),
    }
    return names.get(name, name)


def handling_name(word: str) -> str:
    """How well it flies; a word of another kind stays as it is."""
    names = {
        "clumsy": tr("Flight", "clumsy"),
        "poor": tr("Flight", "poor"),
        "average": tr("Flight", "average"),
        "good": tr("Flight", "good"),
        "perfect": tr("Flight", "perfect"),
    }
    return names.get(word, word)


def _movement(creature: Creature) -> Iterator[LineRow]:
    ways = []
    for way, feet in creature.speed.items():
        if way != "land" and feet:
            text = f"{movement_name(way)} {distance(feet)}"
            handling = handling_name(creature.maneuverability) if way == "fly" else ""
            ways.append(f"{text} ({handling})" if handling else text)
    if ways:
        text = capitalised(", ".join(ways))
        yield _line("speed", "footprints", text)
