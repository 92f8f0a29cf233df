"""What can be chosen about a spell, with its words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.refusal import QT_TRANSLATE_NOOP
from encounter_tracker.viewmodels.cast_draft import ATTACKS, CLASSES, COMPONENTS, HOLDINGS, TIMES, TRADITIONS
from encounter_tracker.viewmodels.effect_choices import saves_choices
from encounter_tracker.viewmodels.texts.telling_casting import component_name

if TYPE_CHECKING:
    from encounter_tracker.viewmodels.effect_choices import Choices

tr = QCoreApplication.translate

_CLASSES: Final[dict[str, str]] = {
    "bard": QT_TRANSLATE_NOOP("CasterClass", "bard"),
    "cleric": QT_TRANSLATE_NOOP("CasterClass", "cleric"),
    "druid": QT_TRANSLATE_NOOP("CasterClass", "druid"),
    "sorcerer": QT_TRANSLATE_NOOP("CasterClass", "sorcerer"),
    "wizard": QT_TRANSLATE_NOOP("CasterClass", "wizard"),
    "paladin": QT_TRANSLATE_NOOP("CasterClass", "paladin"),
    "ranger": QT_TRANSLATE_NOOP("CasterClass", "ranger"),
    "alchemist": QT_TRANSLATE_NOOP("CasterClass", "alchemist"),
    "inquisitor": QT_TRANSLATE_NOOP("CasterClass", "inquisitor"),
    "magus": QT_TRANSLATE_NOOP("CasterClass", "magus"),
    "oracle": QT_TRANSLATE_NOOP("CasterClass", "oracle"),
    "summoner": QT_TRANSLATE_NOOP("CasterClass", "summoner"),
    "witch": QT_TRANSLATE_NOOP("CasterClass", "witch"),
}
_TRADITIONS: Final[dict[str, str]] = {
    "arcane": QT_TRANSLATE_NOOP("Tradition", "arcane"),
    "divine": QT_TRANSLATE_NOOP("Tradition", "divine"),
    "occult": QT_TRANSLATE_NOOP("Tradition", "occult"),
    "primal": QT_TRANSLATE_NOOP("Tradition", "primal"),
}
_HOLDINGS: Final[dict[str, str]] = {
    "instrument": QT_TRANSLATE_NOOP("Holding", "holds an instrument"),
    "divine focus": QT_TRANSLATE_NOOP("Holding", "holds a divine focus"),
    "primal focus": QT_TRANSLATE_NOOP("Holding", "holds a primal focus"),
}
_TIMES: Final[dict[str, str]] = {
    "turn": QT_TRANSLATE_NOOP("CastTime", "in one turn"),
    "reaction": QT_TRANSLATE_NOOP("CastTime", "as a reaction"),
    "free action": QT_TRANSLATE_NOOP("CastTime", "as a free action"),
    "rounds": QT_TRANSLATE_NOOP("CastTime", "takes rounds:"),
    "minutes": QT_TRANSLATE_NOOP("CastTime", "takes minutes:"),
    "hours": QT_TRANSLATE_NOOP("CastTime", "takes hours:"),
}
_ATTACKS: Final[dict[str, str]] = {
    "melee touch": QT_TRANSLATE_NOOP("SpellAttack", "melee touch attack"),
    "ranged touch": QT_TRANSLATE_NOOP("SpellAttack", "ranged touch attack"),
    "melee": QT_TRANSLATE_NOOP("SpellAttack", "melee attack"),
    "ranged": QT_TRANSLATE_NOOP("SpellAttack", "ranged attack"),
}
_SAVE_RESULTS: Final[dict[str, str]] = {
    "negates": QT_TRANSLATE_NOOP("SaveResult", "negates"),
    "half": QT_TRANSLATE_NOOP("SaveResult", "half"),
    "partial": QT_TRANSLATE_NOOP("SaveResult", "partial"),
}


def class_choices() -> Choices:
    """The classes one can cast as, and none."""
    found = sorted(((key, tr("CasterClass", _CLASSES[key])) for key in CLASSES), key=lambda choice: choice[1])
    return (("", tr("Cast", "class: not said")), *found)


def tradition_choices() -> Choices:
    """The traditions, and the caster's own."""
    return (("", tr("Cast", "its own tradition")), *((key, tr("Tradition", _TRADITIONS[key])) for key in TRADITIONS))


def component_choices() -> Choices:
    """The components."""
    return tuple((key, component_name(key)) for key in COMPONENTS)


def hand_choices() -> Choices:
    """How many hands are free."""
    return (
        ("0", tr("Cast", "no hand free")),
        ("1", tr("Cast", "1")),
        ("2", tr("Cast", "2 free")),
    )


def holding_choices() -> Choices:
    """What the caster holds that serves for components."""
    return (("", tr("Cast", "holds nothing for it")), *((key, tr("Holding", _HOLDINGS[key])) for key in HOLDINGS))


def time_choices() -> Choices:
    """How it is cast."""
    return tuple((key, tr("CastTime", _TIMES[key])) for key in TIMES)


def attack_choices() -> Choices:
    """Whether it must hit, and how."""
    return (("", tr("Cast", "no attack roll")), *((key, tr("SpellAttack", _ATTACKS[key])) for key in ATTACKS))


def save_choices() -> Choices:
    """The save against it, or none."""
    return saves_choices()


def save_result_choices() -> Choices:
    """What a made save does."""
    return tuple((key, tr("SaveResult", text)) for key, text in _SAVE_RESULTS.items())


def share_choices() -> tuple[tuple[str, str, str], ...]:
    """How much of the points a target takes: key, sign, words."""
    return (
        ("full", "1", tr("Cast", "all of the points")),
        ("half", "½", tr("Cast", "half of the points")),
        ("none", "0", tr("Cast", "none of the points")),
    )
