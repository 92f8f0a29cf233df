"""Everything that was understood of a creature, as labelled lines, and which figures agree with each other."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from encounter_tracker.rules.vocabulary import ABILITIES
from encounter_tracker.viewmodels import combatant_parse as parse
from encounter_tracker.viewmodels.combatant_flows import size_name, spell_text
from encounter_tracker.viewmodels.combatant_lines import movement_name, sense_name
from encounter_tracker.viewmodels.rows import MINUS, number, signed
from encounter_tracker.viewmodels.texts.block_words import armor_class_text, save_notes_text, term
from encounter_tracker.viewmodels.texts.language import distance, fill
from encounter_tracker.viewmodels.texts.names import damage_type_name
from encounter_tracker.viewmodels.texts.worth_words import thousands

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from encounter_tracker.rules.creature import Creature

__all__ = ["Fact", "facts_of", "pieces_in"]

tr = QCoreApplication.translate

_NONE = "—"
_HYPHEN: Final = re.compile(r"(?<!\w)-(?=\d)")
_RANGES = ("darkvision", "blindsight", "blindsense", "tremorsense")


class Fact(Struct, frozen=True, kw_only=True):
    """One line: a label, what it says, how many pieces of the text that is.

    ``lines``: each piece stands on a line of its own (attacks, special abilities).
    """

    key: str
    label: str
    text: str
    pieces: int = 1
    lines: tuple[str, ...] = ()


def facts_of(creature: Creature) -> tuple[Fact, ...]:
    """All that the stat block says, in the order of a printed one."""
    return tuple(fact for fact in _all(creature) if fact.text or fact.lines)


def pieces_in(facts: Iterable[Fact]) -> int:
    """How many pieces were understood."""
    return sum(fact.pieces for fact in facts)


def _all(creature: Creature) -> Iterator[Fact]:
    yield from _head(creature)
    yield from _defence(creature)
    yield from _offence(creature)
    yield from _rest(creature)


def _listed(key: str, label: str, items: Iterable[str]) -> Fact:
    found = [item for item in items if item]
    return Fact(key=key, label=label, text=", ".join(found), pieces=len(found))


def _stacked(key: str, label: str, items: Iterable[str]) -> Fact:
    found = tuple(item for item in items if item)
    return Fact(key=key, label=label, text="", pieces=len(found), lines=found)


def _head(creature: Creature) -> Iterator[Fact]:
    if creature.cr is None:
        yield Fact(key="name", label=tr("PasteFact", "Name"), text=creature.name)
    else:
        yield Fact(
            key="name", label=tr("PasteFact", "Name, CR"), text=f"{creature.name}, {_challenge(creature.cr)}", pieces=2
        )
    kind = term(creature.type) if creature.type else ""
    if creature.subtypes:
        kind = f"{kind} ({', '.join(term(word) for word in creature.subtypes)})".strip()
    words = [kind, size_name(creature.size), term(creature.alignment)]
    yield _listed("type", tr("PasteFact", "Type"), words)
    points = number(creature.hp) + (f" ({creature.hp_formula})" if creature.hp_formula else "")
    hit = fill(tr("PasteFact", "{0} HD, {1} hp"), creature.hit_dice, points)
    yield Fact(key="hp", label=tr("PasteFact", "HD, hp"), text=hit, pieces=2 + bool(creature.hp_formula))
    yield Fact(key="init", label=tr("PasteFact", "Init"), text=signed(creature.init))
    if creature.xp is not None:
        yield Fact(key="xp", label=tr("PasteFact", "XP"), text=thousands(creature.xp))
    if creature.level is not None:
        yield Fact(key="level", label=tr("PasteFact", "Level"), text=number(creature.level))
    yield _listed("senses", tr("PasteFact", "Senses"), _senses(creature))
    yield _listed("auras", tr("PasteFact", "Auras"), (term(aura) for aura in creature.auras))


def _challenge(cr: float | str) -> str:
    fractions = {0.5: "1/2", 0.25: "1/4"}
    known = fractions.get(cr) if isinstance(cr, float) else None
    return known or str(cr)


def _senses(creature: Creature) -> Iterator[str]:
    senses = creature.senses
    for name in _RANGES:
        reach = getattr(senses, name)
        if reach:
            yield f"{sense_name(name).lower()} {distance(reach)}"
    if senses.scent:
        reach = "" if senses.scent is True else f" {distance(senses.scent)}"
        yield f"{sense_name('scent').lower()}{reach}"
    for name in ("low_light", "see_invisible"):
        if getattr(senses, name):
            yield sense_name(name).lower()
    if senses.true_seeing:
        yield tr("PasteFact", "true seeing")
    yield from (term(other) for other in senses.others)


def _defence(creature: Creature) -> Iterator[Fact]:
    ac = creature.ac
    three = " · ".join((number(ac.total), number(creature.touch_ac), number(creature.flat_footed_ac)))
    notes = _HYPHEN.sub(MINUS, armor_class_text(ac.notes))
    text = f"{three} ({notes})" if notes else three
    yield Fact(key="ac", label=tr("PasteFact", "AC"), text=text, pieces=3 + bool(notes))
    saves = creature.saves
    rolls = " · ".join(signed(value) for value in (saves.fort, saves.ref, saves.will))
    text = f"{rolls} ({save_notes_text(saves.notes)})" if saves.notes else rolls
    yield Fact(key="saves", label=tr("PasteFact", "Saves"), text=text, pieces=3 + bool(saves.notes))
    yield _listed("dr", tr("PasteFact", "DR"), parse.reductions_text(creature.dr).split("; "))
    if creature.sr is not None:
        yield Fact(key="sr", label=tr("PasteFact", "SR"), text=number(creature.sr))
    yield _listed("immune", tr("PasteFact", "Immune"), (_kind(word) for word in creature.immune))
    yield _listed("resist", tr("PasteFact", "Resist"), parse.resist_text(creature.resist).split(", "))
    weak = [fill(tr("PasteFact", "vulnerable to {0}"), damage_type_name(kind)) for kind in creature.vulnerable]
    said = {*creature.vulnerable, *(damage_type_name(kind) for kind in creature.vulnerable)}
    weak += [term(word) for word in creature.weaknesses if not any(kind in word for kind in said)]
    yield _listed("weak", tr("PasteFact", "Weak"), weak)
    yield _listed("healing", tr("PasteFact", "Healing"), _healing(creature))
    other = [term(word) for word in creature.defensive]
    if creature.hardness:
        other.append(fill(tr("PasteFact", "hardness {0}"), creature.hardness))
    if creature.channel_resistance:
        other.append(fill(tr("PasteFact", "channel resistance {0}"), signed(creature.channel_resistance)))
    yield _listed("defensive", tr("PasteFact", "Defensive"), other)


def _kind(word: str) -> str:
    shown = term(word)
    return shown if shown != word else damage_type_name(word)


def _healing(creature: Creature) -> Iterator[str]:
    if creature.fast_healing:
        yield fill(tr("PasteFact", "fast healing {0}"), creature.fast_healing)
    if creature.regeneration is not None:
        yield fill(tr("PasteFact", "regeneration {0}"), parse.regeneration_text(creature.regeneration))


def _offence(creature: Creature) -> Iterator[Fact]:
    ways = []
    for way, feet in creature.speed.items():
        text = distance(feet) if way == "land" else f"{movement_name(way)} {distance(feet)}"
        handling = _handling(creature.maneuverability) if way == "fly" else ""
        ways.append(f"{text} ({handling})" if handling else text)
    yield _listed("speed", tr("PasteFact", "Speed"), ways)
    room = []
    if creature.space:
        room.append(fill(tr("PasteFact", "space {0}"), distance(creature.space)))
    if creature.reach is not None:
        room.append(fill(tr("PasteFact", "reach {0}"), distance(creature.reach)))
    yield _listed("space", tr("PasteFact", "Space"), room)
    yield _stacked("attacks", tr("PasteFact", "Attacks"), parse.attacks_text(creature.attacks).splitlines())
    scores = []
    for ability in ABILITIES:
        score = creature.abilities.get(ability, 10)
        scores.append(_NONE if score is None else number(score))
    scores = scores if creature.abilities else []
    text = " ".join(scores)
    yield Fact(key="abilities", label=tr("PasteFact", "Abilities"), text=text, pieces=len(creature.abilities))
    figures = [tr("PasteFact", "BAB {0}").format(signed(creature.bab))]
    if creature.cmb is not None:
        figures.append(tr("PasteFact", "CMB {0}").format(signed(creature.cmb)))
    if creature.cmd is not None:
        figures.append(tr("PasteFact", "CMD {0}").format(creature.cmd))
    yield _listed("bab", tr("PasteFact", "Base"), figures)


def _spells(creature: Creature) -> Iterator[Fact]:
    """A line for each kind of spell and caster level, which is said once."""
    groups: dict[tuple[str, int], list[str]] = {}
    for spell in creature.spells:
        fields = dict(spell) if isinstance(spell, dict) else {"name": str(spell)}
        printed = fields.pop("cl", 0)
        level = printed if isinstance(printed, int) and printed else creature.caster_level
        groups.setdefault((str(fields.get("kind", "")), level), []).append(spell_text(fields))
    lines = []
    for (kind, level), spells in groups.items():
        heading = [tr("PasteFact", "spell-like")] if kind == "spell-like" else []
        heading += [fill(tr("PasteFact", "caster level {0}"), level)] if level else []
        text = ", ".join(spells)
        lines.append(fill(tr("PasteFact", "{0}: {1}"), ", ".join(heading), text) if heading else text)
    count = len(creature.spells)
    if len(lines) == 1:
        yield Fact(key="spells", label=tr("PasteFact", "Spells"), text=lines[0], pieces=count)
    elif lines:
        yield Fact(key="spells", label=tr("PasteFact", "Spells"), text="", lines=tuple(lines), pieces=count)


def _handling(word: str) -> str:
    """How well it flies."""
    known = {
        "clumsy": tr("Flight", "clumsy"),
        "poor": tr("Flight", "poor"),
        "average": tr("Flight", "average"),
        "good": tr("Flight", "good"),
        "perfect": tr("Flight", "perfect"),
    }
    return known.get(word, word)


def _rest(creature: Creature) -> Iterator[Fact]:
    yield _listed("feats", tr("PasteFact", "Feats"), (term(name) for name in creature.feats))
    skills = (f"{term(name)} {signed(value)}" for name, value in creature.skills.items())
    yield _listed("skills", tr("PasteFact", "Skills"), skills)
    yield from _spells(creature)
    special = (
        fill(tr("PasteFact", "{0}: {1}"), term(name), text) if text else term(name)
        for name, text in creature.special.items()
    )
    yield _stacked("special", tr("PasteFact", "Special"), special)
    yield _listed("languages", tr("PasteFact", "Languages"), (term(name) for name in creature.languages))
    yield Fact(key="source", label=tr("PasteFact", "Source"), text=creature.source)
    yield _stacked("notes", tr("PasteFact", "Notes"), creature.notes.splitlines())
