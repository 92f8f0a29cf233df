"""Pieces of a printed stat block in the language in use; what is not known stays as it was printed."""

from __future__ import annotations

import re
from typing import Final

from encounter_tracker.rules.vocabulary import ABILITIES
from encounter_tracker.viewmodels.texts.names import ability_short, bonus_type_name

_NOTE: Final = re.compile(r"^([+\-−]\d+)\s+(.+)$")
_ALIAS: Final = {"natural": "natural armor", "armour": "armor"}


def armor_class_notes(notes: str) -> tuple[str, ...]:
    """The bracket behind a printed AC, piece by piece: "+2 Dex, +1 dodge" gives "Dex +2" and "dodge +1"."""
    return tuple(_note(piece.strip()) for piece in notes.strip("() ").split(",") if piece.strip())


def _note(text: str) -> str:
    found = _NOTE.match(text)
    if found is None:
        return text
    word = found[2].lower()
    kind = _ALIAS.get(word, word)
    name = ability_short(word[:3]) if word[:3] in ABILITIES and len(word) <= len("dexterity") else bonus_type_name(kind)
    return f"{name} {found[1].replace('-', '−')}"
