"""Names of the fields of combatants and effects that can be changed by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.refusal import QT_TRANSLATE_NOOP
from encounter_tracker.viewmodels.texts.language import listed

if TYPE_CHECKING:
    from collections.abc import Iterable

_FIELDS: Final[dict[str, str]] = {
    "abilities": QT_TRANSLATE_NOOP("Field", "ability scores"),
    "ac": QT_TRANSLATE_NOOP("Field", "AC"),
    "anchor": QT_TRANSLATE_NOOP("Field", "whose turn counts"),
    "attacks": QT_TRANSLATE_NOOP("Field", "attacks"),
    "bab": QT_TRANSLATE_NOOP("Field", "base attack bonus"),
    "by_hand": QT_TRANSLATE_NOOP("Field", "entered by hand"),
    "caster_level": QT_TRANSLATE_NOOP("Field", "caster level"),
    "channel_resistance": QT_TRANSLATE_NOOP("Field", "channel resistance"),
    "cmb": QT_TRANSLATE_NOOP("Field", "CMB"),
    "cmd": QT_TRANSLATE_NOOP("Field", "CMD"),
    "unseen_miss": QT_TRANSLATE_NOOP("Field", "miss chance where unseen"),
    "colour": QT_TRANSLATE_NOOP("Field", "colour"),
    "resources": QT_TRANSLATE_NOOP("Field", "resources"),
    "conditions": QT_TRANSLATE_NOOP("Field", "conditions"),
    "cr": QT_TRANSLATE_NOOP("Field", "challenge rating"),
    "current_hp": QT_TRANSLATE_NOOP("Field", "hit points"),
    "dc": QT_TRANSLATE_NOOP("Field", "DC"),
    "descriptors": QT_TRANSLATE_NOOP("Field", "descriptors"),
    "dismissible": QT_TRANSLATE_NOOP("Field", "dismissible"),
    "dr": QT_TRANSLATE_NOOP("Field", "damage reduction"),
    "duration": QT_TRANSLATE_NOOP("Field", "duration"),
    "ends_on_hostile_act": QT_TRANSLATE_NOOP("Field", "ends on a hostile act"),
    "fast_healing": QT_TRANSLATE_NOOP("Field", "fast healing"),
    "feats": QT_TRANSLATE_NOOP("Field", "feats"),
    "figures": QT_TRANSLATE_NOOP("Field", "overruled figures"),
    "flying": QT_TRANSLATE_NOOP("Field", "flying"),
    "forbids_hostile_acts": QT_TRANSLATE_NOOP("Field", "forbids hostile acts"),
    "hidden": QT_TRANSLATE_NOOP("Field", "hidden from players"),
    "hit_dice": QT_TRANSLATE_NOOP("Field", "Hit Dice"),
    "hp": QT_TRANSLATE_NOOP("Field", "hit point total"),
    "hp_formula": QT_TRANSLATE_NOOP("Field", "hit point formula"),
    "immune": QT_TRANSLATE_NOOP("Field", "immunities"),
    "init": QT_TRANSLATE_NOOP("Field", "initiative modifier"),
    "initiative": QT_TRANSLATE_NOOP("Field", "initiative"),
    "kind": QT_TRANSLATE_NOOP("Field", "kind"),
    "level": QT_TRANSLATE_NOOP("Field", "level"),
    "member": QT_TRANSLATE_NOOP("Field", "place in the party"),
    "modifiers": QT_TRANSLATE_NOOP("Field", "modifiers"),
    "name": QT_TRANSLATE_NOOP("Field", "name"),
    "note": QT_TRANSLATE_NOOP("Field", "note"),
    "reach": QT_TRANSLATE_NOOP("Field", "reach"),
    "regeneration": QT_TRANSLATE_NOOP("Field", "regeneration"),
    "remaining": QT_TRANSLATE_NOOP("Field", "rounds left"),
    "resist": QT_TRANSLATE_NOOP("Field", "energy resistance"),
    "saves": QT_TRANSLATE_NOOP("Field", "saving throws"),
    "senses": QT_TRANSLATE_NOOP("Field", "senses"),
    "side": QT_TRANSLATE_NOOP("Field", "side"),
    "size": QT_TRANSLATE_NOOP("Field", "size"),
    "skills": QT_TRANSLATE_NOOP("Field", "skills"),
    "source": QT_TRANSLATE_NOOP("Field", "source"),
    "space": QT_TRANSLATE_NOOP("Field", "space"),
    "special": QT_TRANSLATE_NOOP("Field", "special abilities"),
    "speed": QT_TRANSLATE_NOOP("Field", "speed"),
    "spells": QT_TRANSLATE_NOOP("Field", "spells"),
    "sr": QT_TRANSLATE_NOOP("Field", "spell resistance"),
    "subtypes": QT_TRANSLATE_NOOP("Field", "subtypes"),
    "swimming": QT_TRANSLATE_NOOP("Field", "swimming"),
    "targets": QT_TRANSLATE_NOOP("Field", "targets"),
    "type": QT_TRANSLATE_NOOP("Field", "type"),
    "vulnerable": QT_TRANSLATE_NOOP("Field", "vulnerabilities"),
    "xp": QT_TRANSLATE_NOOP("Field", "experience points"),
}


def field_name(field: str) -> str:
    """A field of a stat block, combatant or effect."""
    known = _FIELDS.get(field)
    return QCoreApplication.translate("Field", known) if known is not None else field.replace("_", " ")


def field_names(fields: Iterable[str]) -> str:
    """Several fields in a row."""
    return listed([field_name(field) for field in fields])
