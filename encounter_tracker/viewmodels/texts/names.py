"""Names of everything the rules know, in the language in use: short ones for tiles and chips, whole ones for tooltips.

Conditions, effects and the words of stat blocks come from the catalogues; all other names from the tables here.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.refusal import QT_TRANSLATE_NOOP
from encounter_tracker.rules.vocabulary import ABILITIES
from encounter_tracker.support import catalogue, spells
from encounter_tracker.support.afflictions import affliction_named
from encounter_tracker.viewmodels.texts.language import fill, language, set_language

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Effect
    from encounter_tracker.support.catalogue import EffectEntry

__all__ = [
    "ability_name",
    "ability_short",
    "bonus_type_name",
    "cause_name",
    "condition_name",
    "damage_type_name",
    "damage_types_name",
    "effect_label",
    "effect_name",
    "figure_name",
    "figure_short",
    "immunity_reason",
    "kind_name",
    "language",
    "light_name",
    "modifier_key_name",
    "save_name",
    "save_short",
    "set_language",
    "side_name",
    "status_name",
]

_ABILITY: Final[dict[str, str]] = {
    "str": QT_TRANSLATE_NOOP("Ability", "Strength"),
    "dex": QT_TRANSLATE_NOOP("Ability", "Dexterity"),
    "con": QT_TRANSLATE_NOOP("Ability", "Constitution"),
    "int": QT_TRANSLATE_NOOP("Ability", "Intelligence"),
    "wis": QT_TRANSLATE_NOOP("Ability", "Wisdom"),
    "cha": QT_TRANSLATE_NOOP("Ability", "Charisma"),
}
_ABILITY_SHORT: Final[dict[str, str]] = {
    "str": QT_TRANSLATE_NOOP("AbilityShort", "Str"),
    "dex": QT_TRANSLATE_NOOP("AbilityShort", "Dex"),
    "con": QT_TRANSLATE_NOOP("AbilityShort", "Con"),
    "int": QT_TRANSLATE_NOOP("AbilityShort", "Int"),
    "wis": QT_TRANSLATE_NOOP("AbilityShort", "Wis"),
    "cha": QT_TRANSLATE_NOOP("AbilityShort", "Cha"),
}
_FIGURE: Final[dict[str, str]] = {
    "ac": QT_TRANSLATE_NOOP("Figure", "Armor Class"),
    "touch": QT_TRANSLATE_NOOP("Figure", "Touch Armor Class"),
    "flat_footed": QT_TRANSLATE_NOOP("Figure", "Flat-footed Armor Class"),
    "fort": QT_TRANSLATE_NOOP("Figure", "Fortitude save"),
    "ref": QT_TRANSLATE_NOOP("Figure", "Reflex save"),
    "will": QT_TRANSLATE_NOOP("Figure", "Will save"),
    "init": QT_TRANSLATE_NOOP("Figure", "Initiative modifier"),
    "melee": QT_TRANSLATE_NOOP("Figure", "Melee attack bonus"),
    "ranged": QT_TRANSLATE_NOOP("Figure", "Ranged attack bonus"),
    "cmb": QT_TRANSLATE_NOOP("Figure", "Combat Maneuver Bonus"),
    "cmd": QT_TRANSLATE_NOOP("Figure", "Combat Maneuver Defense"),
    "speed": QT_TRANSLATE_NOOP("Figure", "Speed"),
    "caster_level": QT_TRANSLATE_NOOP("Figure", "Caster level"),
    "sr": QT_TRANSLATE_NOOP("Figure", "Spell resistance"),
    "hp": QT_TRANSLATE_NOOP("Figure", "Hit points"),
}
_FIGURE_SHORT: Final[dict[str, str]] = {
    "ac": QT_TRANSLATE_NOOP("FigureShort", "AC"),
    "touch": QT_TRANSLATE_NOOP("FigureShort", "Touch"),
    "flat_footed": QT_TRANSLATE_NOOP("FigureShort", "Flat-footed"),
    "fort": QT_TRANSLATE_NOOP("FigureShort", "Fort"),
    "ref": QT_TRANSLATE_NOOP("FigureShort", "Ref"),
    "will": QT_TRANSLATE_NOOP("FigureShort", "Will"),
    "init": QT_TRANSLATE_NOOP("FigureShort", "Init"),
    "melee": QT_TRANSLATE_NOOP("FigureShort", "Melee"),
    "ranged": QT_TRANSLATE_NOOP("FigureShort", "Ranged"),
    "cmb": QT_TRANSLATE_NOOP("FigureShort", "CMB"),
    "cmd": QT_TRANSLATE_NOOP("FigureShort", "CMD"),
    "speed": QT_TRANSLATE_NOOP("FigureShort", "Speed"),
    "caster_level": QT_TRANSLATE_NOOP("FigureShort", "CL"),
    "sr": QT_TRANSLATE_NOOP("FigureShort", "SR"),
    "hp": QT_TRANSLATE_NOOP("FigureShort", "hp"),
}
_SAVE: Final[dict[str, str]] = {
    "fort": QT_TRANSLATE_NOOP("Save", "Fortitude"),
    "ref": QT_TRANSLATE_NOOP("Save", "Reflex"),
    "will": QT_TRANSLATE_NOOP("Save", "Will"),
}
_BONUS: Final[dict[str, str]] = {
    "untyped": QT_TRANSLATE_NOOP("BonusType", "untyped"),
    "alchemical": QT_TRANSLATE_NOOP("BonusType", "alchemical"),
    "armor": QT_TRANSLATE_NOOP("BonusType", "armor"),
    "circumstance": QT_TRANSLATE_NOOP("BonusType", "circumstance"),
    "competence": QT_TRANSLATE_NOOP("BonusType", "competence"),
    "deflection": QT_TRANSLATE_NOOP("BonusType", "deflection"),
    "dodge": QT_TRANSLATE_NOOP("BonusType", "dodge"),
    "enhancement": QT_TRANSLATE_NOOP("BonusType", "enhancement"),
    "inherent": QT_TRANSLATE_NOOP("BonusType", "inherent"),
    "insight": QT_TRANSLATE_NOOP("BonusType", "insight"),
    "luck": QT_TRANSLATE_NOOP("BonusType", "luck"),
    "morale": QT_TRANSLATE_NOOP("BonusType", "morale"),
    "natural armor": QT_TRANSLATE_NOOP("BonusType", "natural armor"),
    "profane": QT_TRANSLATE_NOOP("BonusType", "profane"),
    "racial": QT_TRANSLATE_NOOP("BonusType", "racial"),
    "resistance": QT_TRANSLATE_NOOP("BonusType", "resistance"),
    "sacred": QT_TRANSLATE_NOOP("BonusType", "sacred"),
    "shield": QT_TRANSLATE_NOOP("BonusType", "shield"),
    "size": QT_TRANSLATE_NOOP("BonusType", "size"),
    "trait": QT_TRANSLATE_NOOP("BonusType", "trait"),
    "penalty": QT_TRANSLATE_NOOP("BonusType", "penalty"),
}
_KIND: Final[dict[str, str]] = {
    "spell": QT_TRANSLATE_NOOP("EffectKind", "spell"),
    "spell-like": QT_TRANSLATE_NOOP("EffectKind", "spell-like ability"),
    "supernatural": QT_TRANSLATE_NOOP("EffectKind", "supernatural"),
    "extraordinary": QT_TRANSLATE_NOOP("EffectKind", "extraordinary"),
    "nonmagical": QT_TRANSLATE_NOOP("EffectKind", "nonmagical"),
}
_DAMAGE: Final[dict[str, str]] = {
    "slashing": QT_TRANSLATE_NOOP("DamageType", "slashing"),
    "piercing": QT_TRANSLATE_NOOP("DamageType", "piercing"),
    "bludgeoning": QT_TRANSLATE_NOOP("DamageType", "bludgeoning"),
    "fire": QT_TRANSLATE_NOOP("DamageType", "fire"),
    "cold": QT_TRANSLATE_NOOP("DamageType", "cold"),
    "acid": QT_TRANSLATE_NOOP("DamageType", "acid"),
    "electricity": QT_TRANSLATE_NOOP("DamageType", "electricity"),
    "sonic": QT_TRANSLATE_NOOP("DamageType", "sonic"),
    "force": QT_TRANSLATE_NOOP("DamageType", "force"),
    "positive": QT_TRANSLATE_NOOP("DamageType", "positive energy"),
    "negative": QT_TRANSLATE_NOOP("DamageType", "negative energy"),
    "precision": QT_TRANSLATE_NOOP("DamageType", "precision"),
    "untyped": QT_TRANSLATE_NOOP("DamageType", "untyped"),
    "bleed": QT_TRANSLATE_NOOP("DamageType", "bleeding"),
    "dying": QT_TRANSLATE_NOOP("DamageType", "dying"),
}
_SIDE: Final[dict[str, str]] = {
    "party": QT_TRANSLATE_NOOP("Side", "party"),
    "foes": QT_TRANSLATE_NOOP("Side", "foe"),
    "neutral": QT_TRANSLATE_NOOP("Side", "neutral"),
}
_STATUS: Final[dict[str, str]] = {
    "up": QT_TRANSLATE_NOOP("Status", "up"),
    "staggered": QT_TRANSLATE_NOOP("Status", "staggered"),
    "disabled": QT_TRANSLATE_NOOP("Status", "disabled"),
    "unconscious": QT_TRANSLATE_NOOP("Status", "unconscious"),
    "stable": QT_TRANSLATE_NOOP("Status", "stable"),
    "dying": QT_TRANSLATE_NOOP("Status", "dying"),
    "dead": QT_TRANSLATE_NOOP("Status", "dead"),
}
_CAUSE: Final[dict[str, str]] = {
    "hit_points": QT_TRANSLATE_NOOP("Death", "wounds"),
    "constitution_damage": QT_TRANSLATE_NOOP("Death", "Constitution damage"),
    "constitution_drain": QT_TRANSLATE_NOOP("Death", "Constitution drain"),
    "negative_levels": QT_TRANSLATE_NOOP("Death", "negative levels"),
    "death_attack": QT_TRANSLATE_NOOP("Death", "death attack"),
    "gm": QT_TRANSLATE_NOOP("Death", "game master’s word"),
}
_KEY: Final[dict[str, str]] = {
    "ac": QT_TRANSLATE_NOOP("ModifierKey", "AC"),
    "touch": QT_TRANSLATE_NOOP("ModifierKey", "touch AC"),
    "attack": QT_TRANSLATE_NOOP("ModifierKey", "attack"),
    "melee": QT_TRANSLATE_NOOP("ModifierKey", "melee attack"),
    "ranged": QT_TRANSLATE_NOOP("ModifierKey", "ranged attack"),
    "damage": QT_TRANSLATE_NOOP("ModifierKey", "damage"),
    "saves": QT_TRANSLATE_NOOP("ModifierKey", "saves"),
    "fort": QT_TRANSLATE_NOOP("ModifierKey", "Fortitude"),
    "ref": QT_TRANSLATE_NOOP("ModifierKey", "Reflex"),
    "will": QT_TRANSLATE_NOOP("ModifierKey", "Will"),
    "init": QT_TRANSLATE_NOOP("ModifierKey", "initiative"),
    "cmb": QT_TRANSLATE_NOOP("ModifierKey", "CMB"),
    "cmd": QT_TRANSLATE_NOOP("ModifierKey", "CMD"),
    "skills": QT_TRANSLATE_NOOP("ModifierKey", "skills"),
    "checks": QT_TRANSLATE_NOOP("ModifierKey", "ability checks"),
    "speed": QT_TRANSLATE_NOOP("ModifierKey", "speed"),
    "caster_level": QT_TRANSLATE_NOOP("ModifierKey", "caster level"),
    "dr": QT_TRANSLATE_NOOP("ModifierKey", "damage reduction"),
    "sr": QT_TRANSLATE_NOOP("ModifierKey", "spell resistance"),
    "concealment": QT_TRANSLATE_NOOP("ModifierKey", "concealment"),
}
_RAISING: Final[dict[str, str]] = {
    "raise dead": QT_TRANSLATE_NOOP("Raising", "raise dead"),
    "resurrection": QT_TRANSLATE_NOOP("Raising", "resurrection"),
    "true resurrection": QT_TRANSLATE_NOOP("Raising", "true resurrection"),
}
_LIGHT: Final[dict[str, str]] = {
    "bright": QT_TRANSLATE_NOOP("Light", "bright"),
    "normal": QT_TRANSLATE_NOOP("Light", "normal"),
    "dim": QT_TRANSLATE_NOOP("Light", "dim"),
    "dark": QT_TRANSLATE_NOOP("Light", "dark"),
}


def ability_name(ability: str) -> str:
    """An ability: "Strength"."""
    return _of("Ability", _ABILITY, ability)


def ability_short(ability: str) -> str:
    """An ability in short: "Str"."""
    return _of("AbilityShort", _ABILITY_SHORT, ability)


def figure_name(figure: str) -> str:
    """The whole name of a figure or ability, for tooltips and screen readers."""
    return ability_name(figure) if figure in ABILITIES else _of("Figure", _FIGURE, figure)


def figure_short(figure: str) -> str:
    """The name of a figure or ability as it stands in a tile."""
    return ability_short(figure) if figure in ABILITIES else _of("FigureShort", _FIGURE_SHORT, figure)


def save_name(save: str) -> str:
    """A saving throw: "Fortitude"."""
    return _of("Save", _SAVE, save)


def save_short(save: str) -> str:
    """A saving throw in short: "Fort"."""
    return _of("FigureShort", _FIGURE_SHORT, save)


def bonus_type_name(kind: str) -> str:
    """A bonus type: "deflection"."""
    return _of("BonusType", _BONUS, kind)


def kind_name(kind: str) -> str:
    """What sort of thing an effect is: "spell-like ability"."""
    return _of("EffectKind", _KIND, kind)


def damage_type_name(kind: str) -> str:
    """A damage type: "fire"."""
    return _of("DamageType", _DAMAGE, kind)


def damage_types_name(kinds: str) -> str:
    """Several types as an event lists them: "slashing, fire"; untyped ones are left out."""
    return ", ".join(damage_type_name(kind) for kind in kinds.split(", ") if kind not in {"", "untyped"})


def side_name(side: str) -> str:
    """A side: "party", "foe" or "neutral"."""
    return _of("Side", _SIDE, side)


def status_name(status: str) -> str:
    """A state of health: "dying"."""
    return _of("Status", _STATUS, status)


def cause_name(cause: str) -> str:
    """What someone died of: "negative levels"; the game master's own words stay as they are."""
    return _of("Death", _CAUSE, cause)


def light_name(light: str) -> str:
    """A degree of light: "dim"."""
    return _of("Light", _LIGHT, light)


def modifier_key_name(key: str) -> str:
    """What a modifier changes: "AC", "Strength", "resist fire", "Stealth"."""
    if key in ABILITIES:
        return ability_name(key)
    if key.startswith("resist."):
        energy = damage_type_name(key.removeprefix("resist."))
        return fill(QCoreApplication.translate("ModifierKey", "resist {0}"), energy)
    return _of("ModifierKey", _KEY, key)


def condition_name(key: str) -> str:
    """A condition; an unknown word stays as it is."""
    entry = catalogue.condition(key)
    return entry.name.say(language()) if entry is not None else key


def effect_name(effect: Effect) -> str:
    """An effect as its catalogue calls it, else as the game master typed it."""
    if effect.condition:
        return condition_name(effect.name)
    return effect_label(effect.name, effect.catalogue)


def effect_label(name: str, key: str = "") -> str:
    """The name an effect goes by now: a label of the catalogue in any language is said in this one.

    ``key``: its catalogue entry, if known. A name that the game master made up or changed stays as it is.
    """
    found = _labels().get(name.casefold())
    if name in _RAISING:
        return QCoreApplication.translate("Raising", _RAISING[name])
    if found is not None and (not key or found[0].key == key):
        label = found[0].label(language(), found[1])
    else:
        label = _label_elsewhere(name) if found is None and not key else condition_name(name)
    return name if label.casefold() == name.casefold() else label


def _label_elsewhere(name: str) -> str:
    """The name of a spell that leaves nothing in force, of a poison or disease, of a condition."""
    spell, illness = spells.spell_named(name), affliction_named(name)
    if spell is not None:
        return spell.label(language())
    return illness.name.say(language()) if illness is not None else condition_name(name)


def immunity_reason(reason: str) -> str:
    """Why someone is immune: "undead traits", or the words of the stat block."""
    ability, _, dash = reason.partition(" ")
    if dash == "—" and ability.lower() in ABILITIES:
        return f"{ability_short(ability.lower())} {dash}"
    known = catalogue.term(reason, language())
    return effect_label(reason) if known == reason else known


def _of(context: str, table: dict[str, str], key: str) -> str:
    text = table.get(key)
    if text is None:
        return catalogue.term(key, language())
    return QCoreApplication.translate(context, text)


@cache
def _labels() -> dict[str, tuple[EffectEntry, str]]:
    """Every label that the catalogue gives, in both languages, in small letters."""
    found: dict[str, tuple[EffectEntry, str]] = {}
    for entry in catalogue.effects():
        for choice in ("", *(choice.key for choice in entry.choices)):
            for code in ("en", "fr"):
                found.setdefault(entry.label(code, choice).casefold(), (entry, choice))
    return found
