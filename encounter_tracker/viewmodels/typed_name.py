"""Names as they are typed, for combatants and effects alike."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from encounter_tracker.viewmodels.texts.language import fill

MOST_LETTERS: Final = 80


def name_problem(name: str) -> str:
    """A sentence for a name that is too long, or ""."""
    letters = len(name.strip())
    if letters <= MOST_LETTERS:
        return ""
    text = QCoreApplication.translate("TypedName", "A name has {0} letters at most; this one has {1}")
    return fill(text, MOST_LETTERS, letters)
