"""The bracket behind an armour class ("+2 armor, +2 Dex, +1 size"): read, changed, written again."""

from __future__ import annotations

import re
from typing import Final

_PART: Final = re.compile(r"([+\-−–]\s*\d{1,3})\s+([^,;()]+)")
#: Words that name the parts that templates change.
_WORDS: Final = {
    "dex": ("dex", "dexterity", "dextérité"),
    "size": ("size", "taille"),
    "natural": ("natural", "natural armor", "natural armour", "naturelle", "armure naturelle"),
}
_SHOWN: Final = {"dex": "Dex", "size": "size", "natural": "natural"}


def parts_of(notes: str) -> dict[str, int]:
    """The parts by what they are: "dex", "size", "natural", any other by its own words."""
    found: dict[str, int] = {}
    for value, words in _PART.findall(notes):
        key = _key(words.strip())
        number = int(re.sub(r"\s", "", value).replace("−", "-").replace("–", "-"))
        found[key] = found.get(key, 0) + number
    return found


def _key(words: str) -> str:
    plain = words.lower()
    return next((key for key, known in _WORDS.items() if plain in known), words)


def written(parts: dict[str, int]) -> str:
    """The bracket of these parts; those that are 0 are left out."""
    return ", ".join(f"{value:+d} {_SHOWN.get(key, key)}" for key, value in parts.items() if value)
