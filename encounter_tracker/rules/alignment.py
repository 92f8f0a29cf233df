"""Alignments as stat blocks print them, and what they say of a creature (CORE; rule 0: who a bonus counts against)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from encounter_tracker.rules.qualities import ALIGNMENTS

if TYPE_CHECKING:
    from encounter_tracker.rules.creature import Creature

_LETTERS: Final[dict[str, str]] = {"l": "lawful", "c": "chaotic", "g": "good", "e": "evil"}
_CODE: Final = re.compile(r"[lnc]?[gne]|[lnc]")


def alignment_words(creature: Creature) -> frozenset[str]:
    """Which of "good", "evil", "lawful", "chaotic" a creature is: as printed ("CE", "any evil"), or by a subtype."""
    text = creature.alignment.strip().lower()
    found = {_LETTERS[letter] for letter in text if letter in _LETTERS} if _CODE.fullmatch(text) else set()
    words = set(re.split(r"\W+", text))
    return frozenset(found | {word for word in ALIGNMENTS if word in words or creature.has_type(word)})
