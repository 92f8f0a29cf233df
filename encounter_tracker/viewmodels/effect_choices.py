"""What can be chosen in the forms of an effect: keys, types, conditions, descriptors, saves, with their words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, get_args

from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.refusal import QT_TRANSLATE_NOOP
from encounter_tracker.rules.vocabulary import ABILITIES, CONDITIONS, ENERGY_TYPES, BonusType
from encounter_tracker.support import catalogue
from encounter_tracker.viewmodels.effect_form import RESIST, SKILL
from encounter_tracker.viewmodels.texts.language import language
from encounter_tracker.viewmodels.texts.names import (
    bonus_type_name,
    condition_name,
    modifier_key_name,
    save_name,
)

if TYPE_CHECKING:
    from encounter_tracker.viewmodels.effect_form import EffectForm

Choices = tuple[tuple[str, str], ...]
"""Keys and the words for them."""

#: Keys of modifiers that are not abilities, skills or energies, in the order they are offered.
FIGURE_KEYS: Final = (
    "attack", "ac", "saves", "damage", "fort", "ref", "will", "skills", "checks", "melee", "ranged", "touch", "init",
    "speed", "cmb", "cmd", "caster_level", "dr", "sr",
    "concealment",
)  # fmt: skip
#: Skills offered by name; any other can be typed.
SKILLS: Final = (
    "Acrobatics", "Appraise", "Bluff", "Climb", "Diplomacy", "Disable Device", "Disguise", "Escape Artist", "Fly",
    "Handle Animal", "Heal", "Intimidate", "Linguistics", "Perception", "Ride", "Sense Motive", "Sleight of Hand",
    "Spellcraft", "Stealth", "Survival", "Swim", "Use Magic Device",
)  # fmt: skip
ENERGIES: Final = ("fire", "cold", "acid", "electricity", "sonic")
#: Descriptors that are offered; an effect may have others.
_DESCRIPTORS: Final[dict[str, str]] = {
    "acid": QT_TRANSLATE_NOOP("Descriptor", "acid"),
    "antimagic": QT_TRANSLATE_NOOP("Descriptor", "antimagic"),
    "chaotic": QT_TRANSLATE_NOOP("Descriptor", "chaotic"),
    "charm": QT_TRANSLATE_NOOP("Descriptor", "charm"),
    "cold": QT_TRANSLATE_NOOP("Descriptor", "cold"),
    "compulsion": QT_TRANSLATE_NOOP("Descriptor", "compulsion"),
    "curse": QT_TRANSLATE_NOOP("Descriptor", "curse"),
    "darkness": QT_TRANSLATE_NOOP("Descriptor", "darkness"),
    "death": QT_TRANSLATE_NOOP("Descriptor", "death"),
    "disease": QT_TRANSLATE_NOOP("Descriptor", "disease"),
    "electricity": QT_TRANSLATE_NOOP("Descriptor", "electricity"),
    "ethereal": QT_TRANSLATE_NOOP("Descriptor", "ethereal"),
    "evil": QT_TRANSLATE_NOOP("Descriptor", "evil"),
    "fear": QT_TRANSLATE_NOOP("Descriptor", "fear"),
    "fire": QT_TRANSLATE_NOOP("Descriptor", "fire"),
    "force": QT_TRANSLATE_NOOP("Descriptor", "force"),
    "gaze": QT_TRANSLATE_NOOP("Descriptor", "gaze"),
    "good": QT_TRANSLATE_NOOP("Descriptor", "good"),
    "language-dependent": QT_TRANSLATE_NOOP("Descriptor", "language-dependent"),
    "lawful": QT_TRANSLATE_NOOP("Descriptor", "lawful"),
    "light": QT_TRANSLATE_NOOP("Descriptor", "light"),
    "mind-affecting": QT_TRANSLATE_NOOP("Descriptor", "mind-affecting"),
    "outlined": QT_TRANSLATE_NOOP("Descriptor", "outlined (no invisibility)"),
    "pain": QT_TRANSLATE_NOOP("Descriptor", "pain"),
    "paralysis": QT_TRANSLATE_NOOP("Descriptor", "paralysis"),
    "poison": QT_TRANSLATE_NOOP("Descriptor", "poison"),
    "silence": QT_TRANSLATE_NOOP("Descriptor", "silence"),
    "sleep": QT_TRANSLATE_NOOP("Descriptor", "sleep"),
    "sonic": QT_TRANSLATE_NOOP("Descriptor", "sonic"),
}


def modifier_keys() -> Choices:
    """What a modifier can change; the last two are followed by a name that is typed."""
    tr = QCoreApplication.translate
    keys = (*FIGURE_KEYS, *ABILITIES, *(f"{RESIST}{energy}" for energy in ENERGIES), *SKILLS)
    typed = ((RESIST, tr("EffectForm", "resistance to…")), (SKILL, tr("EffectForm", "another skill…")))
    return (*((key, modifier_key_name(key)) for key in keys), *typed)


def key_choice(on: str) -> tuple[str, str]:
    """Which choice a key belongs to, and the name that is typed beside it."""
    if on in FIGURE_KEYS or on in ABILITIES or on in SKILLS:
        return on, ""
    if on.startswith(RESIST):
        energy = on.removeprefix(RESIST)
        return (on, "") if energy in ENERGY_TYPES else (RESIST, energy)
    return SKILL, on.removeprefix(SKILL)


def key_of_choice(choice: str, typed: str) -> str:
    """The key of a choice and the name typed beside it."""
    return f"{choice}{typed}" if choice in {RESIST, SKILL} else choice


def bonus_choices() -> Choices:
    """The bonus types, as they are offered."""
    return tuple((kind, bonus_type_name(kind)) for kind in get_args(BonusType))


def descriptor_choices() -> Choices:
    """The descriptors that are offered; an effect may have others."""
    return tuple(sorted(((word, descriptor_name(word)) for word in _DESCRIPTORS), key=lambda choice: choice[1]))


def descriptor_name(word: str) -> str:
    """A descriptor as it is said."""
    known = _DESCRIPTORS.get(word)
    return catalogue.term(word, language()) if known is None else QCoreApplication.translate("Descriptor", known)


def condition_choices(form: EffectForm) -> Choices:
    """The conditions that can still be added."""
    return tuple(
        sorted(((key, condition_name(key)) for key in CONDITIONS if key not in form.conditions), key=lambda c: c[1])
    )


def saves_choices() -> Choices:
    """The saving throws, and none."""
    none = QCoreApplication.translate("EffectForm", "no save")
    return (("", none), *((save, save_name(save)) for save in ("fort", "ref", "will")))
