"""The patterns by which lists of defences are read, made once for a language."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from encounter_tracker.importers.text.vocabulary import Vocabulary

__all__ = ["OF_A_KIND", "POWERS", "defence_patterns"]

#: What the mightiest can only be hurt by, and what belongs to the word before it: "evil weapons and effects".
POWERS: Final = {
    "deific": "deific",
    "mythic": "mythic",
    "divin": "deific",
    "mythique": "mythic",
    "mythiques": "mythic",
}
OF_A_KIND: Final = frozenset({"effects", "weapons", "spells", "attacks", "effets", "armes", "sorts", "attaques"})


class _Key:
    """A vocabulary by its language, for caching."""

    def __init__(self, words: Vocabulary) -> None:
        self.words = words

    def __hash__(self) -> int:
        return hash(self.words.code)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and other.words is self.words


@lru_cache(maxsize=4)
def _patterns(key: _Key) -> dict[str, re.Pattern[str]]:
    vocabulary = key.words
    number = r"[\s:]*\+?\s*(\d{1,9})"
    return {
        "dr": re.compile(rf"{vocabulary.reduction_pattern}[\s:]*(?=\d)", re.IGNORECASE),
        "fast_healing": re.compile(rf"{vocabulary.fast_healing_pattern}{number}", re.IGNORECASE),
        "regeneration": re.compile(rf"{vocabulary.regeneration_pattern}{number}", re.IGNORECASE),
        "hardness": re.compile(rf"{vocabulary.hardness_pattern}{number}", re.IGNORECASE),
        "channel_resistance": re.compile(rf"{vocabulary.channel_resistance_pattern}{number}", re.IGNORECASE),
        "sr": re.compile(rf"{vocabulary.spell_resistance_pattern}{number}", re.IGNORECASE),
        "immune": re.compile(rf"{vocabulary.immune_pattern}\s+", re.IGNORECASE),
        "resist": re.compile(rf"{vocabulary.resistance_pattern}\s+(?=\D{{1,40}}\d)", re.IGNORECASE),
        "weak": re.compile(rf"{vocabulary.vulnerable_pattern}\s*", re.IGNORECASE),
        "and": re.compile(rf"\s+(?:{vocabulary.and_pattern})\s+|\s*&\s*", re.IGNORECASE),
        "or": re.compile(rf"\s+(?:{vocabulary.or_pattern})\s+", re.IGNORECASE),
        "either": re.compile(
            rf"\s*,\s*(?:(?:{vocabulary.and_pattern}|{vocabulary.or_pattern})\s+)?"
            rf"|\s+(?:{vocabulary.and_pattern}|{vocabulary.or_pattern})\s+|\s*/\s*",
            re.IGNORECASE,
        ),
        "lead": re.compile(rf"(?:{vocabulary.and_pattern}|{vocabulary.or_pattern})\s+", re.IGNORECASE),
    }


def defence_patterns(words: Vocabulary) -> dict[str, re.Pattern[str]]:
    """The patterns of a language, by what they find."""
    return _patterns(_Key(words))
