"""What rides on a blow, and what is to be done about it: a poison, a negative level, a saving throw."""

from __future__ import annotations

import re
from typing import Final

from msgspec import Struct

from encounter_tracker.rules.vocabulary import Save

_ILLS: Final = r"\b(?:poison|venin|disease|maladie|fever|rot|curse|malédiction)"
_LEVELS: Final = r"energy drain|negative level|absorption d.énergie|niveaux? négatif"
_HARM: Final = r"\b(?:str|dex|con|int|wis|cha|for|sag)\w*\s+(?:damage|drain)|affaiblissement|diminution"
#: The action that sees to a rider, by words in it; the first that fits.
_ACTIONS: Final[tuple[tuple[str, re.Pattern[str]], ...]] = (
    ("affliction", re.compile(_ILLS, re.IGNORECASE)),
    ("negative_levels", re.compile(_LEVELS, re.IGNORECASE)),
    ("ability_harm", re.compile(_HARM, re.IGNORECASE)),
)
_DC: Final = re.compile(r"\bD[CD]\s*(\d{1,2})", re.IGNORECASE)
_SAVES: Final[tuple[tuple[Save, re.Pattern[str]], ...]] = (
    ("fort", re.compile(r"\b(?:fort|vig)", re.IGNORECASE)),
    ("ref", re.compile(r"\b(?:ref|réf)", re.IGNORECASE)),
    ("will", re.compile(r"\b(?:will|vol)", re.IGNORECASE)),
)


class Rider(Struct, frozen=True, kw_only=True):
    """A rider: ``action`` sees to it; DC and save where its words say them."""

    text: str
    action: str
    dc: str = ""
    save: Save | None = None


def read_rider(text: str) -> Rider:
    """Read a rider: "poison", "paralysis (DC 13 Fort)"; what is nothing else is a saving throw."""
    action = next((key for key, pattern in _ACTIONS if pattern.search(text)), "save")
    dc = _DC.search(text)
    save = next((key for key, pattern in _SAVES if pattern.search(text)), None)
    return Rider(text=text, action=action, dc=dc[1] if dc is not None else "", save=save)
