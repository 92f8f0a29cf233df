"""Sentences about casting, dispelling and spell resistance (sections E, F, G)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, assert_never

from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter import events as e
from encounter_tracker.encounter.refusal import QT_TRANSLATE_NOOP, WHY_LOST, WHY_UNNOTICED
from encounter_tracker.viewmodels.texts.block_words import spell_name
from encounter_tracker.viewmodels.texts.durations import time_exact
from encounter_tracker.viewmodels.texts.language import fill, listed
from encounter_tracker.viewmodels.texts.telling import Names, Told, remarked

if TYPE_CHECKING:
    from encounter_tracker.rules.casting import CastingAction

tr = QCoreApplication.translate

CastingEvent = (
    e.EffectResisted
    | e.ResistanceLowered
    | e.ResistanceReturned
    | e.EffectWithstood
    | e.SpellCastBegun
    | e.SpellCast
    | e.SpellLost
    | e.SpellIdentified
    | e.TargetOutOfRange
    | e.PreparationsMade
)

_WITHSTOOD: Final[dict[str, str]] = {
    "not_magical": QT_TRANSLATE_NOOP("Dispel", "no spell and no spell-like ability"),
    "no_dc": QT_TRANSLATE_NOOP("Dispel", "it has no DC"),
    "no_caster_level": QT_TRANSLATE_NOOP("Dispel", "it has no caster level"),
    "spell_resistance": QT_TRANSLATE_NOOP("Dispel", "spell resistance"),
    "antimagic": QT_TRANSLATE_NOOP("Dispel", "in an antimagic area"),
    "critical success": QT_TRANSLATE_NOOP("Dispel", "critical success, but its level is too high"),
    "success": QT_TRANSLATE_NOOP("Dispel", "success, but its level is too high"),
    "failure": QT_TRANSLATE_NOOP("Dispel", "failure"),
    "critical failure": QT_TRANSLATE_NOOP("Dispel", "critical failure"),
    "caster_level": QT_TRANSLATE_NOOP("Dispel", "the check is too low"),
    "one_only": QT_TRANSLATE_NOOP("Dispel", "one check ends one spell"),
}
_COMPONENTS: Final[dict[str, str]] = {
    "verbal": QT_TRANSLATE_NOOP("Component", "verbal"),
    "somatic": QT_TRANSLATE_NOOP("Component", "somatic"),
    "material": QT_TRANSLATE_NOOP("Component", "material"),
    "focus": QT_TRANSLATE_NOOP("Component", "focus"),
}
_TRAITS: Final[dict[str, str]] = {
    "manipulation": QT_TRANSLATE_NOOP("CastTrait", "manipulation"),
    "concentration": QT_TRANSLATE_NOOP("CastTrait", "concentration"),
    "auditory": QT_TRANSLATE_NOOP("CastTrait", "auditory"),
}


def component_name(component: str) -> str:
    """The name of a component of a spell."""
    known = _COMPONENTS.get(component)
    return tr("Component", known) if known is not None else component


def traits_of(actions: tuple[CastingAction, ...]) -> dict[str, tuple[str, ...]]:
    """What reactions look for, in words, with the components of the actions that have it (rule G1)."""
    found: dict[str, dict[str, None]] = {}
    for action in actions:
        for trait in action.traits:
            if trait in _TRAITS:
                found.setdefault(trait, {})[component_name(action.component)] = None
    return {tr("CastTrait", _TRAITS[trait]): tuple(found[trait]) for trait in _TRAITS if trait in found}


def why_text(why: str) -> str:
    """Why a spell was lost or did not notice its trigger, in words."""
    if why in WHY_LOST:
        return tr("Lost", WHY_LOST[why])
    return tr("Trigger", WHY_UNNOTICED[why]) if why in WHY_UNNOTICED else why.replace("_", " ")


def withstood_text(why: str) -> str:
    """Why something was not dispelled, in words."""
    known = _WITHSTOOD.get(why)
    return tr("Dispel", known) if known is not None else why.replace("_", " ")


def tell_casting(event: CastingEvent, names: Names) -> Told:  # noqa: C901, PLR0911 - one flat list
    """A sentence about a spell that is cast, lost, resisted, dispelled."""
    match event:
        case e.EffectResisted():
            name = names.effect(event.effect, event.name)
            return Told(fill(tr("Log", "{0} resists {1}"), names.who(event.target), name), "shield")
        case e.ResistanceLowered():
            text = tr("Log", "{0} lowers its spell resistance to {1} until its next turn")
            return Told(fill(text, names.who(event.who), event.to), "shield-half")
        case e.ResistanceReturned():
            text = tr("Log", "The spell resistance of {0} is back: {1}")
            return Told(fill(text, names.who(event.who), event.value), "shield")
        case e.EffectWithstood():
            return _withstood(event, names)
        case e.SpellCastBegun():
            return _begun(event, names)
        case e.SpellCast():
            return _cast(event, names)
        case e.SpellLost():
            return _lost(event, names)
        case e.SpellIdentified():
            return _identified(event, names)
        case e.TargetOutOfRange():
            text = tr("Log", "{0} is out of range of {1}")
            return Told(fill(text, names.who(event.who), spell_name(event.name)), "target")
        case e.PreparationsMade():
            return Told(fill(tr("Log", "{0} makes daily preparations"), names.who(event.who)), "sun")
        case _:
            assert_never(event)


def _withstood(event: e.EffectWithstood, names: Names) -> Told:
    name = spell_name(event.name)
    why = withstood_text(event.why)
    by = names.source(event.by)
    if event.caster:
        text = fill(tr("Log", "{0} goes on casting {1}"), names.who(event.caster), name)
    elif event.target:
        text = fill(tr("Log", "{0} keeps {1}"), names.who(event.target), name)
    else:
        text = fill(tr("Log", "Not dispelled: {0}"), name)
    return Told(remarked(text, why, by), "shield-check")


def _begun(event: e.SpellCastBegun, names: Names) -> Told:
    components = listed([component_name(component) for component in event.components])
    level = fill(tr("Log", "level {0}"), event.level)
    time = time_exact(event.rounds) if event.rounds else ""
    text = fill(tr("Log", "{0} begins to cast {1}"), names.who(event.who), spell_name(event.name))
    text = remarked(text, level, components, time)
    if event.known_by:
        text = fill(tr("Log", "{0}. It is known to {1}"), text, names.all(event.known_by))
    why = ""
    if event.replaced:
        replaced = listed([component_name(component) for component in event.replaced])
        why = fill(tr("Log", "replaced by what it holds or is: {0}"), replaced)
    return Told(text, "zap", why)


def _cast(event: e.SpellCast, names: Names) -> Told:
    used_up = tr("Log", "its material component is used up") if event.used_up else ""
    who, name = names.who(event.who), spell_name(event.name)
    if event.targets and event.targets != (event.who,):
        text = fill(tr("Log", "{0} casts {1} on {2}"), who, name, names.all(event.targets))
    else:
        text = fill(tr("Log", "{0} casts {1}"), who, name)
    return Told(remarked(text, used_up), "zap")


def _lost(event: e.SpellLost, names: Names) -> Told:
    by = names.source(event.by) if event.by != event.who else ""
    used_up = tr("Log", "its material component is used up") if event.used_up else ""
    text = fill(tr("Log", "{0} loses the spell {1}"), names.who(event.who), spell_name(event.name))
    return Told(remarked(text, why_text(event.why), by, used_up), "circle-x")


def _identified(event: e.SpellIdentified, names: Names) -> Told:
    who, caster = names.who(event.who), names.who(event.caster)
    text = fill(tr("Log", "{0} finds out what {1} casts: {2}"), who, caster, spell_name(event.name))
    how = tr("Log", "by a reaction") if event.how == "reaction" else tr("Log", "by an action")
    return Told(remarked(text, fill(tr("Log", "level {0}"), event.level), how), "eye")
