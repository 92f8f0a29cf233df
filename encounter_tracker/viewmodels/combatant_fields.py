"""The form with all fields of a combatant: which there are, and what they hold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from encounter_tracker.encounter.derive import derived
from encounter_tracker.encounter.state import Combatant
from encounter_tracker.rules.vocabulary import ABILITIES
from encounter_tracker.viewmodels import combatant_parse as parse
from encounter_tracker.viewmodels.combatant_flows import size_name
from encounter_tracker.viewmodels.combatant_further import alignment_field, further_fields
from encounter_tracker.viewmodels.combatant_lines import movement_name, sense_name
from encounter_tracker.viewmodels.combatant_rows import FormField, FormGroup
from encounter_tracker.viewmodels.combatant_spells import spells_text
from encounter_tracker.viewmodels.resources import resource_field
from encounter_tracker.viewmodels.rows import number
from encounter_tracker.viewmodels.texts.block_words import (
    armor_class_text,
    bypass_name,
    save_notes_text,
    term,
    terms_text,
)
from encounter_tracker.viewmodels.texts.language import capitalised, distance_number, distance_unit, fill, tr
from encounter_tracker.viewmodels.texts.names import ability_short, figure_name, figure_short, side_name

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Encounter
    from encounter_tracker.rules.creature import Creature

_SIDES: Final = ("party", "foes", "neutral")
_SIZES: Final = (
    "fine", "diminutive", "tiny", "small", "medium", "large", "huge", "gargantuan", "colossal",
)  # fmt: skip
_MOVES: Final = ("land", "fly", "swim", "climb", "burrow")
_RANGES: Final = ("darkvision", "blindsight", "blindsense", "tremorsense")
#: What a field that is ticked holds.
TICK: Final = "1"


def edit_form(state: Encounter, who: str) -> tuple[FormGroup, ...]:
    """All fields of a combatant (by id), as they are now."""
    combatant = state.combatants[who]
    creature = combatant.creature
    return (
        FormGroup(caption=tr("CombatantEdit", "Who"), fields=_who_fields(combatant)),
        FormGroup(caption=tr("CombatantEdit", "Hit points"), fields=_hp_fields(state, combatant)),
        FormGroup(caption=tr("CombatantEdit", "Figures as printed"), fields=_figure_fields(creature)),
        FormGroup(caption=tr("CombatantEdit", "Abilities"), fields=_ability_fields(creature), compact=True),
        FormGroup(caption=tr("CombatantEdit", "Movement and senses"), fields=_move_fields(creature)),
        FormGroup(caption=tr("CombatantEdit", "Attacks and defences"), fields=_fight_fields(creature)),
        FormGroup(caption=tr("CombatantEdit", "Skills, qualities, spells"), fields=_other_fields(combatant)),
        FormGroup(caption=tr("LibraryEdit", "Other parts of the stat block"), fields=further_fields(creature)),
    )


def creature_form(creature: Creature) -> tuple[FormGroup, ...]:
    """The fields of a stat block alone, for a creature that is entered by hand: all but name, kind and hit points."""
    nobody = Combatant(id="", name=creature.name, creature=creature, base_hp=creature.hp)
    other = tuple(field for field in _other_fields(nobody) if field.key not in {"note", "resources"})
    return (
        FormGroup(caption=tr("CombatantEdit", "Figures as printed"), fields=_figure_fields(creature)),
        FormGroup(caption=tr("CombatantEdit", "Abilities"), fields=_ability_fields(creature)),
        FormGroup(caption=tr("CombatantEdit", "Attacks and defences"), fields=_fight_fields(creature)),
        FormGroup(caption=tr("CombatantEdit", "Movement and senses"), fields=_move_fields(creature)),
        FormGroup(caption=tr("CombatantEdit", "Skills, qualities, spells"), fields=other),
        FormGroup(caption=tr("LibraryEdit", "Other parts of the stat block"), fields=further_fields(creature)),
    )


def _field(key: str, label: str, value: str, **more: Any) -> FormField:
    return FormField(key=key, label=label, value=value, **more)


def _number(key: str, label: str, value: int | None, **more: Any) -> FormField:
    text = "" if value is None else number(value)
    return FormField(key=key, label=label, kind="number", value=text, **more)


def _check(key: str, label: str, *, on: bool) -> FormField:
    return FormField(key=key, label=label, kind="check", value=TICK if on else "")


def _who_fields(combatant: Combatant) -> tuple[FormField, ...]:
    creature = combatant.creature
    return (
        _field("name", tr("CombatantEdit", "Name"), combatant.name, wide=True),
        _field(
            "side",
            tr("CombatantEdit", "Side"),
            combatant.side,
            kind="choice",
            choices=tuple((side, capitalised(side_name(side))) for side in _SIDES),
        ),
        _field(
            "size",
            tr("CombatantEdit", "Size"),
            creature.size,
            kind="choice",
            choices=tuple((size, size_name(size)) for size in _SIZES),
        ),
        _number("initiative", tr("CombatantEdit", "Initiative count"), combatant.initiative),
        _field("type", tr("CombatantEdit", "Type"), term(creature.type)),
        _field("subtypes", tr("CombatantEdit", "Subtypes"), terms_text(creature.subtypes)),
        alignment_field(creature),
        _field("cr", tr("CombatantEdit", "CR"), "" if creature.cr is None else str(creature.cr)),
        _number("hit_dice", tr("CombatantEdit", "Hit Dice"), creature.hit_dice),
        _number("level", tr("CombatantEdit", "Level"), creature.level, placeholder=tr("CombatantEdit", "= Hit Dice")),
        _number("xp", tr("CombatantEdit", "XP"), creature.xp),
        _check("hidden", tr("CombatantEdit", "Hidden from the players"), on=combatant.hidden),
        _check("flying", tr("CombatantEdit", "Flying"), on=combatant.flying),
        _check("swimming", tr("CombatantEdit", "Swimming"), on=combatant.swimming),
        _number(
            "unseen_miss", tr("CombatantEdit", "Miss chance where unseen (%)"), combatant.unseen_miss, placeholder="50"
        ),
        _check("by_hand", tr("CombatantEdit", "Immune to fire means vulnerable to cold"), on=combatant.by_hand),
    )


def _hp_fields(state: Encounter, combatant: Combatant) -> tuple[FormField, ...]:
    now = derived(state, combatant.id)
    fields = [
        _number("hp", tr("CombatantEdit", "Total, as rolled"), combatant.base_hp),
        _number("temp_hp", tr("CombatantEdit", "Temporary"), now.temp_hp),
        _number("nonlethal", tr("CombatantEdit", "Nonlethal damage"), combatant.nonlethal),
        _field("hp_formula", tr("CombatantEdit", "Formula"), combatant.creature.hp_formula, placeholder="4d8+12"),
    ]
    if combatant.death is None:
        fields.insert(1, _number("current_hp", tr("CombatantEdit", "Now"), now.hp))
    return tuple(fields)


def _figure_fields(creature: Creature) -> tuple[FormField, ...]:
    computed = tr("CombatantEdit", "computed")
    return (
        _number("ac.total", figure_short("ac"), creature.ac.total),
        _number("ac.touch", figure_short("touch"), creature.ac.touch, placeholder=computed),
        _number("ac.flat_footed", figure_short("flat_footed"), creature.ac.flat_footed, placeholder=computed),
        _field(
            "ac.notes",
            tr("CombatantEdit", "What the AC is made of"),
            armor_class_text(creature.ac.notes),
            placeholder=tr("CombatantEdit", "+7 armor, +2 Dex, +1 deflection"),
            wide=True,
        ),
        _number("saves.fort", figure_name("fort"), creature.saves.fort),
        _number("saves.ref", figure_name("ref"), creature.saves.ref),
        _number("saves.will", figure_name("will"), creature.saves.will),
        _field(
            "saves.notes",
            tr("CombatantEdit", "Saves: only sometimes"),
            save_notes_text(creature.saves.notes),
            wide=True,
        ),
        _number("init", tr("CombatantEdit", "Initiative modifier"), creature.init),
        _number("bab", tr("CombatantEdit", "Base attack bonus"), creature.bab),
        _number("caster_level", figure_name("caster_level"), creature.caster_level),
        _number("cmb", figure_short("cmb"), creature.cmb, placeholder=computed),
        _number("cmd", figure_short("cmd"), creature.cmd, placeholder=computed),
        _number("sr", figure_short("sr"), creature.sr, placeholder="—"),
    )


def _ability_fields(creature: Creature) -> tuple[FormField, ...]:
    return tuple(
        _field(
            f"abilities.{ability}",
            ability_short(ability),
            "—" if creature.score(ability) is None else str(creature.score(ability)),
            kind="number",
        )
        for ability in ABILITIES
    )


def _move_fields(creature: Creature) -> tuple[FormField, ...]:
    unit = distance_unit()
    fields = []
    for way in (*_MOVES, *(other for other in creature.speed if other not in _MOVES)):
        feet = creature.land_speed if way == "land" else creature.speed.get(way, 0)
        label = fill(tr("CombatantEdit", "{0}, {1}"), capitalised(movement_name(way)), unit)
        fields.append(_distance(f"speed.{way}", label, feet))
    fields.append(_distance("space", fill(tr("CombatantEdit", "Space, {0}"), unit), creature.space or 0))
    fields.append(_distance("reach", fill(tr("CombatantEdit", "Reach, {0}"), unit), creature.reach or 0))
    for sense in _RANGES:
        label = fill(tr("CombatantEdit", "{0}, {1}"), sense_name(sense), unit)
        fields.append(_distance(f"senses.{sense}", label, getattr(creature.senses, sense)))
    fields.append(_check("senses.low_light", sense_name("low_light"), on=creature.senses.low_light))
    fields.append(_check("senses.scent", sense_name("scent"), on=bool(creature.senses.scent)))
    fields.append(_check("senses.see_invisible", sense_name("see_invisible"), on=creature.senses.see_invisible))
    return tuple(fields)


def _distance(key: str, label: str, feet: float) -> FormField:
    return FormField(key=key, label=label, kind="number", value=distance_number(feet) if feet else "", placeholder="—")


def _fight_fields(creature: Creature) -> tuple[FormField, ...]:
    return (
        _field(
            "attacks",
            tr("CombatantEdit", "Attacks, one a line"),
            parse.attacks_text(creature.attacks),
            kind="lines",
            wide=True,
            hint=tr("CombatantEdit", "melee longsword +5/+0 (1d8+3, slashing, 19-20)"),
        ),
        _field(
            "dr",
            tr("CombatantEdit", "Damage reduction"),
            parse.reductions_text(creature.dr),
            placeholder=f"10/{bypass_name('magic')}",
        ),
        _number("hardness", tr("LibraryEdit", "Hardness"), creature.hardness or None, placeholder="—"),
        _field("resist", tr("CombatantEdit", "Resist"), parse.resist_text(creature.resist)),
        _field("immune", tr("CombatantEdit", "Immune"), parse.types_text(creature.immune)),
        _field("vulnerable", tr("CombatantEdit", "Vulnerable"), parse.types_text(creature.vulnerable)),
        _number("fast_healing", tr("CombatantEdit", "Fast healing"), creature.fast_healing or None, placeholder="—"),
        _field(
            "regeneration",
            tr("CombatantEdit", "Regeneration"),
            parse.regeneration_text(creature.regeneration),
            placeholder=tr("CombatantEdit", "5 (fire, acid)"),
        ),
        _number(
            "channel_resistance",
            tr("CombatantEdit", "Channel resistance"),
            creature.channel_resistance or None,
            placeholder="—",
        ),
    )


def _other_fields(combatant: Combatant) -> tuple[FormField, ...]:
    creature = combatant.creature
    lines: dict[str, Any] = {"kind": "lines", "wide": True}
    return (
        resource_field(combatant),
        _field("skills", tr("CombatantEdit", "Skills"), parse.numbers_text(creature.skills), **lines),
        _field(
            "special",
            tr("CombatantEdit", "Special qualities, one a line"),
            parse.special_text(creature.special),
            hint=tr("CombatantEdit", "Bravery: +1 on Will saves against fear"),
            **lines,
        ),
        _field("feats", tr("CombatantEdit", "Feats"), terms_text(creature.feats), **lines),
        _field(
            "spells",
            tr("CombatantEdit", "Spells"),
            spells_text(creature.spells),
            hint=tr("CombatantEdit", "spell-like, caster level 7, 3/day: haste, fear (DC 15)"),
            **lines,
        ),
        _field("source", tr("CombatantEdit", "Where the stat block is from"), creature.source, wide=True),
        _field("note", tr("CombatantEdit", "Note"), combatant.note, **lines),
    )
