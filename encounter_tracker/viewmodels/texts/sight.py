"""Words and signs of seeing: light, senses, what is seen by and what hinders (section I)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.refusal import QT_TRANSLATE_NOOP
from encounter_tracker.viewmodels.texts.language import distance, fill
from encounter_tracker.viewmodels.texts.names import light_name

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Encounter
    from encounter_tracker.rules.creature import Senses

tr = QCoreApplication.translate

#: The degrees of light, brightest first, and their icons: the same in the top bar and everywhere else.
LIGHT_ICONS: Final[dict[str, str]] = {"bright": "sun", "normal": "sun-dim", "dim": "cloud-moon", "dark": "moon"}

_PLACES: Final[dict[str, str]] = {
    "bright": QT_TRANSLATE_NOOP("SightLight", "in bright light"),
    "normal": QT_TRANSLATE_NOOP("SightLight", "in normal light"),
    "dim": QT_TRANSLATE_NOOP("SightLight", "in dim light"),
    "dark": QT_TRANSLATE_NOOP("SightLight", "in the dark"),
}
_SENSES: Final[dict[str, str]] = {
    "darkvision": QT_TRANSLATE_NOOP("Sense", "darkvision"),
    "low_light": QT_TRANSLATE_NOOP("Sense", "low-light vision"),
    "blindsight": QT_TRANSLATE_NOOP("Sense", "blindsight"),
    "blindsense": QT_TRANSLATE_NOOP("Sense", "blindsense"),
    "scent": QT_TRANSLATE_NOOP("Sense", "scent"),
    "tremorsense": QT_TRANSLATE_NOOP("Sense", "tremorsense"),
    "see_invisible": QT_TRANSLATE_NOOP("Sense", "sees the invisible"),
    "true_seeing": QT_TRANSLATE_NOOP("Sense", "true seeing"),
}
_REACHING: Final = ("darkvision", "blindsight", "blindsense", "tremorsense")
_PLAIN: Final = ("low_light", "scent", "see_invisible", "true_seeing")


def percent(value: int) -> str:
    """A chance: "50 %"."""
    return tr("Sight", "{0} %").format(value)


def light_place(level: str) -> str:
    """Where someone stands: "in dim light"."""
    return tr("SightLight", _PLACES[level])


def sense_word(name: str) -> str:
    """A sense by the name of its field, in small letters."""
    return tr("Sense", _SENSES[name])


def senses_text(senses: Senses) -> str:
    """The special senses in a row: "darkvision 60 ft, scent"."""
    found = [f"{sense_word(name)} {distance(getattr(senses, name))}" for name in _REACHING if getattr(senses, name)]
    found += [sense_word(name) for name in _PLAIN if getattr(senses, name)]
    return ", ".join(found) if found else tr("Sight", "no special sense")


def light_at_power(light: str, level: int, *, magical: bool) -> str:
    """A light all around, with its level where it is magical: "dark, magical (level 2)"."""
    word = light_name(light)
    return fill(tr("Sight", "{0}, magical (level {1})"), word, level) if magical else word


def place_text(state: Encounter, who: str, whom: str) -> str:
    """How well the place of someone unseen is known, as a sentence."""
    names = state.combatants[who].name, state.combatants[whom].name
    known = state.combatants[who].located.get(whom, "")
    sentences = {
        "direction": tr("Sight", "{0} has noticed {1}: only the direction is known, until it moves."),
        "area": tr("Sight", "{0} has noticed {1}: the place is known roughly, until it moves."),
        "exact": tr("Sight", "{0} has found {1}: the exact square is known, until it moves."),
    }
    return fill(sentences[known], *names) if known in sentences else ""
