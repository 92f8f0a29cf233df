"""What dice are rolled for, in words."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.refusal import QT_TRANSLATE_NOOP
from encounter_tracker.viewmodels.rows import signed
from encounter_tracker.viewmodels.texts.language import fill
from encounter_tracker.viewmodels.texts.names import effect_label

tr = QCoreApplication.translate

_ROLLS: Final[dict[str, str]] = {
    "fort": QT_TRANSLATE_NOOP("Roll", "Fortitude save"),
    "ref": QT_TRANSLATE_NOOP("Roll", "Reflex save"),
    "will": QT_TRANSLATE_NOOP("Roll", "Will save"),
    "dying_check": QT_TRANSLATE_NOOP("Roll", "dying: Constitution check"),
    "negative_level_save": QT_TRANSLATE_NOOP("Roll", "negative level: Fortitude save"),
    "death_attack": QT_TRANSLATE_NOOP("Roll", "death attack: Fortitude save"),
    "affliction_save": QT_TRANSLATE_NOOP("Roll", "save against an affliction"),
    "sr_check": QT_TRANSLATE_NOOP("Roll", "spell resistance check"),
    "stop_bleed": QT_TRANSLATE_NOOP("Roll", "Heal check against bleeding"),
    "confusion": QT_TRANSLATE_NOOP("Roll", "confusion, d100"),
    "restoration": QT_TRANSLATE_NOOP("Roll", "restoration, or it dies again"),
    "dispel": QT_TRANSLATE_NOOP("Roll", "dispel check"),
    "concentration": QT_TRANSLATE_NOOP("Roll", "concentration check"),
    "attack": QT_TRANSLATE_NOOP("Roll", "attack roll"),
    "cha_contest": QT_TRANSLATE_NOOP("Roll", "opposed Charisma check"),
    "listen": QT_TRANSLATE_NOOP("Roll", "listening: Perception"),
    "stealth": QT_TRANSLATE_NOOP("Roll", "Stealth"),
    "detect": QT_TRANSLATE_NOOP("Roll", "sensing the invisible: Perception"),
    "grope": QT_TRANSLATE_NOOP("Roll", "groping: touch attack"),
    "track": QT_TRANSLATE_NOOP("Roll", "following a trail by scent"),
}
#: Checks whose ``label`` says what they are about.
_ABOUT: Final = frozenset({"sr_check", "cha_contest", "dispel", "concentration", "attack", "fort", "ref", "will"})


def roll_name(what: str, label: str = "") -> str:
    """What a roll is: "Will save", "spell resistance check: slow"."""
    known = _ROLLS.get(what)
    name = tr("Roll", known) if known is not None else what.replace("_", " ")
    if label and what == "affliction_save":
        return fill(tr("Roll", "save against {0}"), effect_label(label))
    if label and (what in _ABOUT or known is None):
        return fill(tr("Roll", "{0}: {1}"), name, effect_label(label))
    return name


def roll_reckoning(face: int | None, modifier: int, *, sides: int = 20, by_program: bool = False) -> str:
    """How a total came about: "d20: 14, modifier +3"; empty where only the total is known."""
    if face is None:
        return ""
    text = fill(tr("Roll", "d{0}: {1}, modifier {2}"), sides, face, signed(modifier))
    if by_program:
        return fill(tr("Roll", "{0}; rolled by the program, as nobody answered"), text)
    return text
