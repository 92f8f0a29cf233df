"""The words of the hit point field in both languages, and the nearest of them to what was typed."""

from __future__ import annotations

import difflib
import unicodedata
from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from encounter_tracker.rules.vocabulary import AttackKind, DamageType

Flag = Literal["magical", "ghost_touch", "incorporeal", "ignores_reduction", "area", "half"]
Turns = Literal["heal", "temporary", "nonlethal"]

#: Words for damage types, first those offered to whoever writes English, then French; without accents.
TYPES: Final[dict[str, DamageType]] = {
    "slashing": "slashing",
    "piercing": "piercing",
    "bludgeoning": "bludgeoning",
    "fire": "fire",
    "cold": "cold",
    "acid": "acid",
    "electricity": "electricity",
    "sonic": "sonic",
    "force": "force",
    "positive": "positive",
    "negative": "negative",
    "precision": "precision",
    "untyped": "untyped",
    "slash": "slashing",
    "blunt": "bludgeoning",
    "electric": "electricity",
    "tranchant": "slashing",
    "tranchants": "slashing",
    "perforant": "piercing",
    "perforants": "piercing",
    "contondant": "bludgeoning",
    "contondants": "bludgeoning",
    "feu": "fire",
    "froid": "cold",
    "acide": "acid",
    "electricite": "electricity",
    "son": "sonic",
    "positif": "positive",
    "negatif": "negative",
}
MATERIALS: Final[dict[str, str]] = {
    "silver": "silver",
    "cold iron": "cold iron",
    "adamantine": "adamantine",
    "argent": "silver",
    "fer froid": "cold iron",
    "adamantium": "adamantine",
}
ALIGNMENTS: Final[dict[str, str]] = {
    "good": "good",
    "evil": "evil",
    "lawful": "lawful",
    "chaotic": "chaotic",
    "bon": "good",
    "mauvais": "evil",
    "loyal": "lawful",
    "chaotique": "chaotic",
}
KINDS: Final[dict[str, AttackKind]] = {
    "weapon": "weapon",
    "natural": "natural",
    "touch": "touch",
    "spell": "spell",
    "spell-like": "spell-like",
    "supernatural": "supernatural",
    "channel": "channel",
    "arme": "weapon",
    "naturelle": "natural",
    "contact": "touch",
    "sort": "spell",
    "surnaturel": "supernatural",
    "canalisation": "channel",
}
FLAGS: Final[dict[str, Flag]] = {
    "magic": "magical",
    "magical": "magical",
    "magie": "magical",
    "magique": "magical",
    "ghost touch": "ghost_touch",
    "spectral": "ghost_touch",
    "incorporeal": "incorporeal",
    "intangible": "incorporeal",
    "area": "area",
    "zone": "area",
    "half": "half",
    "saved": "half",
    "moitie": "half",
}
TURNS: Final[dict[str, Turns]] = {
    "nonlethal": "nonlethal",
    "temporary": "temporary",
    "temp": "temporary",
    "nl": "nonlethal",
    "temporaires": "temporary",
    "temporaire": "temporary",
    "non letaux": "nonlethal",
    "non letal": "nonlethal",
    "heal": "heal",
    "healing": "heal",
    "soins": "heal",
    "soin": "heal",
}
#: Said and not needed.
FILLERS: Final = frozenset({
    "point", "points", "pt", "pts", "of", "damage", "dmg", "hp", "energy", "dc", "with", "from",
    "de", "des", "du", "pv", "degat", "degats", "energie",
})  # fmt: skip
#: Names of more than one word, the longer first.
LONG_NAMES: Final = ("cold iron", "fer froid", "ghost touch", "non letaux", "non letal")

_FRENCH: Final = frozenset({
    "tranchant", "tranchants", "perforant", "perforants", "contondant", "contondants", "feu", "froid", "acide",
    "electricite", "son", "positif", "negatif", "argent", "fer froid", "adamantium", "bon", "mauvais", "loyal",
    "chaotique", "arme", "naturelle", "contact", "sort", "surnaturel", "canalisation", "magie", "magique", "spectral",
    "intangible", "zone", "moitie", "temporaires", "temporaire", "non letaux", "non letal", "soins", "soin",
})  # fmt: skip
_BOTH: Final = ("force", "precision")
_SPELT: Final[dict[str, str]] = {
    "electricite": "électricité",
    "negatif": "négatif",
    "moitie": "moitié",
    "non letaux": "non létaux",
    "non letal": "non létal",
}
_CLOSE_ENOUGH: Final = 0.6

KNOWN: Final = (*TYPES, *KINDS, *FLAGS, *MATERIALS, *ALIGNMENTS, *TURNS)


def plain(text: str) -> str:
    """Small letters without accents."""
    folded = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in folded if not unicodedata.combining(c))


def is_beginning(word: str, *, known: bool) -> bool:
    """Whether one of the words begins so and goes on; without ``known`` only those that are said and not needed."""
    words = (*KNOWN, *FILLERS) if known else FILLERS
    return any(other != word and other.startswith(word) for other in words)


def nearest(word: str, *, french: bool = False) -> str:
    """The word that was probably meant, in the language preferred where both have one; or ""."""
    ours = [known for known in KNOWN if (known in _FRENCH) == french and known not in _BOTH]
    ours += _BOTH
    theirs = [known for known in KNOWN if known not in ours]
    for words in (ours, theirs):
        begun = next((known for known in words if known.startswith(word)), "")
        if begun:
            return _SPELT.get(begun, begun)
    found = difflib.get_close_matches(word, (*ours, *theirs), n=1, cutoff=_CLOSE_ENOUGH)
    return _SPELT.get(found[0], found[0]) if found else ""
