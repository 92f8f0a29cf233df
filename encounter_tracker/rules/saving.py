"""What a saving throw is made against, and bonuses that count only then (rules D8, 0)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from encounter_tracker.rules.immunity import plain
from encounter_tracker.rules.stacking import Part

if TYPE_CHECKING:
    from collections.abc import Iterable

#: What channelled energy may be called where a save against it is made (rule D8).
CHANNELLING: Final = frozenset({"channel", "channeled", "channelled", "channeling", "channelling"})
_SAME: Final[dict[str, str]] = {
    "channel energy": "channel",
    "channeled energy": "channel",
    "channelled energy": "channel",
    "enchantments": "enchantment",
    "fear effects": "fear",
    "illusions": "illusion",
    "spells and spell-like abilities": "spell",
    "spells": "spell",
    "traps": "trap",
    "charmes": "charm",
    "effets mentaux": "mind-affecting",
    "enchantements": "enchantment",
    "maladie": "disease",
    "maladies": "disease",
    "peur": "fear",
    "pièges": "trap",
    "sorts": "spell",
}
_SAVES: Final[dict[str, str]] = {
    "fort": "fort",
    "fortitude": "fort",
    "ref": "ref",
    "reflex": "ref",
    "will": "will",
    "vigueur": "fort",
    "réflexes": "ref",
    "volonté": "will",
}
#: "+4 vs. fear", "+2 on Will saves against poison and disease", "+2 contre les sorts".
_BONUS: Final = re.compile(
    r"\+(\d+)\s+(?:[a-z]+\s+bonus\s+)?"
    r"(?:on\s+|to\s+|aux?\s+)?(?:(fort|fortitude|ref|reflex|will|vigueur|réflexes|volonté)\s+)?"
    r"(?:saves?\s+|saving throws?\s+)?"
    r"(?:vs\.?|against|versus|contre)\s+([^,;()+]+)",
)
_JOINT: Final = re.compile(r"\s+(?:and|or|et|ou)\s+|\s*/\s*")
_ARTICLE: Final = re.compile(r"^(?:the |all |any |les |la |le |l'|l’)")
#: A tag that counts as another one too: mind-affecting things are of many sorts.
_COUNTS_AS: Final[dict[str, tuple[str, ...]]] = {
    "fear": ("mind-affecting",),
    "charm": ("mind-affecting", "enchantment"),
    "compulsion": ("mind-affecting", "enchantment"),
}


def plain_descriptors(words: Iterable[str]) -> frozenset[str]:
    """Descriptors in one form, with the wider ones they come under."""
    found: set[str] = set()
    for word in words:
        text = " ".join(word.lower().split())
        tag = _SAME.get(text, plain(text))
        found |= {tag, *_COUNTS_AS.get(tag, ())}
    return frozenset(found)


def bonuses_in_words(text: str, save: str, wanted: frozenset[str]) -> list[Part]:
    """Bonuses of a stat block's own words that count on this save against one of ``wanted``."""
    found: list[Part] = []
    for value, only, what in _BONUS.findall(text.lower()):
        if only and _SAVES[only] != save:
            continue
        words = [_ARTICLE.sub("", word.strip(" .")) for word in _JOINT.split(what)]
        if wanted & {_SAME.get(word, plain(word)) for word in words}:
            name = what.strip(" .")
            found.append(Part(what="save_note", value=int(value), name=name, key=f"note:{name}"))
    return found
