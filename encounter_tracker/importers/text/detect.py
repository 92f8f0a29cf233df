"""Which language a paste is in, and for which game it is."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from typing import TYPE_CHECKING, Final

from encounter_tracker.importers.text.vocabulary import fold
from encounter_tracker.importers.text.vocabulary_en import ENGLISH
from encounter_tracker.importers.text.vocabulary_fr import FRENCH

if TYPE_CHECKING:
    from encounter_tracker.importers.text.vocabulary import Vocabulary

__all__ = ["VOCABULARIES", "game_of", "language_of"]

VOCABULARIES: Final = (ENGLISH, FRENCH)
_LOOKED_AT: Final = 60_000
_WORD: Final = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")
_ENOUGH: Final = 2
_LINE: Final = 400


def language_of(text: str) -> Vocabulary:
    """The vocabulary most of whose words stand in a text."""
    words = Counter(fold(word) for word in _WORD.findall(text[:_LOOKED_AT]))
    scores = []
    for vocabulary in VOCABULARIES:
        marks = {fold(word) for word in vocabulary.markers}
        scores.append(sum(min(count, 5) for word, count in words.items() if word in marks))
    return VOCABULARIES[scores.index(max(scores))]


def _maneuvers(text: str, words: Vocabulary) -> bool:
    """Whether combat maneuver figures are printed: only Pathfinder 1 has them."""
    names = "|".join(re.escape(name) for name, field in words.labels.items() if field in {"cmb", "cmd"})
    return re.search(rf"(?<!\w)(?:{names})\W{{1,3}}\d", text[:_LOOKED_AT]) is not None


@cache
def _sign(pattern: str) -> re.Pattern[str]:
    """A pattern of one line as one of the whole text."""
    return re.compile(pattern.replace(r"^\W*", r"^\W{0,12}"), re.IGNORECASE | re.MULTILINE)


def game_of(text: str, words: Vocabulary) -> str:
    """The game a block is for: "pf1" unless several signs of another are in it."""
    looked = "\n".join(line[:_LINE].strip() for line in text[:_LOOKED_AT].split("\n"))
    for game, patterns in words.games.items():
        signs = sum(_sign(pattern).search(looked) is not None for pattern in patterns)
        if signs >= _ENOUGH and not _maneuvers(text, words):
            return game
    return "pf1"
