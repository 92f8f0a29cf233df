"""What counts on an attack roll besides the attacker and the target: flanking, a charge, cover (CORE)."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.refusal import QT_TRANSLATE_NOOP
from encounter_tracker.viewmodels.texts.names import effect_label

#: Their names in a command, and what they add to the attack roll.
CIRCUMSTANCES: Final[dict[str, int]] = {
    "flanking": 2,
    "charge": 2,
    "higher ground": 1,
    "cover": -4,
    "into melee": -4,
}
_NAMES: Final[dict[str, str]] = {
    "flanking": QT_TRANSLATE_NOOP("Circumstance", "flanking"),
    "charge": QT_TRANSLATE_NOOP("Circumstance", "charge"),
    "higher ground": QT_TRANSLATE_NOOP("Circumstance", "higher ground"),
    "cover": QT_TRANSLATE_NOOP("Circumstance", "target in cover"),
    "into melee": QT_TRANSLATE_NOOP("Circumstance", "shot into melee"),
}


def circumstance_name(name: str) -> str:
    """A circumstance as it is said, or an effect that counts besides; other words stay as they are."""
    known = _NAMES.get(name)
    return QCoreApplication.translate("Circumstance", known) if known is not None else effect_label(name)
