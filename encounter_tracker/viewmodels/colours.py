"""The colours a combatant can be marked with: their keys, as kept, and their names."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

__all__ = ["COLOURS", "colour_choices", "colour_name"]

#: "" is none.
COLOURS: Final = ("", "red", "orange", "yellow", "green", "blue", "violet", "brown", "grey")


def colour_name(key: str) -> str:
    """A colour in words; one that nobody knows as it is."""
    tr = QCoreApplication.translate
    names = {
        "": tr("Colour", "no colour"),
        "red": tr("Colour", "red"),
        "orange": tr("Colour", "orange"),
        "yellow": tr("Colour", "yellow"),
        "green": tr("Colour", "green"),
        "blue": tr("Colour", "blue"),
        "violet": tr("Colour", "violet"),
        "brown": tr("Colour", "brown"),
        "grey": tr("Colour", "grey"),
    }
    return names.get(key, key)


def colour_choices() -> tuple[tuple[str, str], ...]:
    """Keys and names for a choice."""
    return tuple((key, colour_name(key)) for key in COLOURS)
