"""Words that other programs use for sizes, types, alignments and conditions, to the program's tokens."""

from __future__ import annotations

from typing import Final

from encounter_tracker.importers.pieces import plain
from encounter_tracker.rules.creature import SIZE_MODIFIERS
from encounter_tracker.rules.vocabulary import CONDITIONS

_SIZE_LETTERS: Final = {
    "f": "fine",
    "d": "diminutive",
    "t": "tiny",
    "s": "small",
    "m": "medium",
    "l": "large",
    "h": "huge",
    "g": "gargantuan",
    "c": "colossal",
    "sm": "small",
    "med": "medium",
    "lg": "large",
    "grg": "gargantuan",
    "col": "colossal",
    "dim": "diminutive",
}
TYPES: Final = (
    "magical beast",
    "monstrous humanoid",
    "aberration",
    "animal",
    "construct",
    "dragon",
    "fey",
    "humanoid",
    "ooze",
    "outsider",
    "plant",
    "undead",
    "vermin",
    "elemental",
    "giant",
)
ALIGNMENTS: Final = {
    "lawful good": "LG",
    "neutral good": "NG",
    "chaotic good": "CG",
    "lawful neutral": "LN",
    "neutral": "N",
    "true neutral": "N",
    "tn": "N",
    "nn": "N",
    "chaotic neutral": "CN",
    "lawful evil": "LE",
    "neutral evil": "NE",
    "chaotic evil": "CE",
}
_CONDITION_NAMES: Final = {
    "blind": "blinded",
    "deaf": "deafened",
    "grapple": "grappled",
    "flat footed": "flat-footed",
    "flatfooted": "flat-footed",
    "bleeding": "bleed",
    "shaky": "shaken",
    "petrify": "petrified",
}


def size_of(text: str) -> str | None:
    """A size category."""
    word = plain(text).lower()
    word = _SIZE_LETTERS.get(word, word)
    return word if word in SIZE_MODIFIERS else None


def condition_of(text: str) -> str | None:
    """A condition of the rules; None where there is none of this name."""
    word = plain(text).lower()
    word = _CONDITION_NAMES.get(word, word)
    return word if word in CONDITIONS else None
