"""What a game master types into the hit point field: ``12``, ``+5``, ``=30``, ``12 fire``, ``8 cold magic``, ``t5``.

Both languages are understood at any time, accents or not. Nothing here rolls or changes anything.
"""

from __future__ import annotations

import difflib
import re
import unicodedata
from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct

from encounter_tracker.encounter.commands import AttackInfo, DamagePart
from encounter_tracker.rules.dice import DiceSum, parse_dice

if TYPE_CHECKING:
    from encounter_tracker.rules.vocabulary import DamageType

HpKind = Literal["damage", "heal", "set", "temporary", "nonlethal"]

#: Words for damage types in both languages, without accents.
TYPES: Final[dict[str, DamageType]] = {
    "slashing": "slashing",
    "slash": "slashing",
    "tranchant": "slashing",
    "piercing": "piercing",
    "perforant": "piercing",
    "bludgeoning": "bludgeoning",
    "blunt": "bludgeoning",
    "contondant": "bludgeoning",
    "fire": "fire",
    "feu": "fire",
    "cold": "cold",
    "froid": "cold",
    "acid": "acid",
    "acide": "acid",
    "electricity": "electricity",
    "electric": "electricity",
    "electricite": "electricity",
    "sonic": "sonic",
    "son": "sonic",
    "force": "force",
    "positive": "positive",
    "positif": "positive",
    "negative": "negative",
    "negatif": "negative",
    "precision": "precision",
    "untyped": "untyped",
}
_MATERIALS: Final[dict[str, str]] = {
    "silver": "silver",
    "argent": "silver",
    "cold iron": "cold iron",
    "fer froid": "cold iron",
    "adamantine": "adamantine",
    "adamantium": "adamantine",
}
_ALIGNMENTS: Final[dict[str, str]] = {
    "good": "good",
    "bon": "good",
    "evil": "evil",
    "mauvais": "evil",
    "lawful": "lawful",
    "loyal": "lawful",
    "chaotic": "chaotic",
    "chaotique": "chaotic",
}
_KINDS: Final[dict[str, Literal["spell", "spell-like", "supernatural", "channel", "natural", "touch", "weapon"]]] = {
    "spell": "spell",
    "sort": "spell",
    "touch": "touch",
    "contact": "touch",
    "natural": "natural",
    "naturelle": "natural",
    "channel": "channel",
    "canalisation": "channel",
    "weapon": "weapon",
    "arme": "weapon",
}
_MAGIC: Final = frozenset({"magic", "magie", "magique", "magical"})
_HALF: Final = frozenset({"half", "saved", "moitie", "1/2", "½"})
_NONLETHAL: Final = frozenset({"nonlethal", "nonletal", "nl"})
_TEMPORARY: Final = frozenset({"temp", "temporary", "temporaire", "temporaires"})
_JOINERS: Final = frozenset({"+", "and", "et", "&", "plus"})
_WORD: Final = re.compile(r"\d*d\d+(?:[+-]\d+)?(?!\w)|\+?\d+(?!\w)|[^\s,;]+")
_LEAD: Final = re.compile(r"^(?:([=+-])|([tn])(?=\s*\d))\s*", re.IGNORECASE)


class HpEntry(Struct, frozen=True, kw_only=True):
    """What was typed, understood.

    ``parts`` hold (points or dice, type); of healing, setting and temporary hit points there is one without a type.
    ``half``: everyone saved.
    """

    kind: HpKind
    parts: tuple[tuple[DiceSum, DamageType | None], ...]
    attack: AttackInfo | None = None
    half: bool = False

    @property
    def has_dice(self) -> bool:
        """Whether dice must be rolled."""
        return any(amount.dice for amount, _ in self.parts)

    def with_amounts(self, amounts: tuple[int, ...]) -> HpEntry:
        """The same with its dice rolled."""
        parts = tuple(
            (DiceSum(dice=(), bonus=amount), kind) for amount, (_, kind) in zip(amounts, self.parts, strict=True)
        )
        return HpEntry(kind=self.kind, parts=parts, attack=self.attack, half=self.half)

    def damage_parts(self) -> tuple[DamagePart, ...]:
        """The parts of a blow; dice must have been rolled."""
        return tuple(DamagePart(amount=max(0, amount.bonus), type=kind) for amount, kind in self.parts)

    @property
    def amount(self) -> int:
        """The one number of healing, setting and temporary hit points."""
        return self.parts[0][0].bonus


class HpMistake(Struct, frozen=True):
    """What was not understood: the word, and the nearest one that would be (or "")."""

    word: str
    nearest: str = ""
    code: Literal["word", "number", "empty"] = "word"


def plain(text: str) -> str:
    """Small letters without accents."""
    folded = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in folded if not unicodedata.combining(c))


def parse_hp(text: str) -> HpEntry | HpMistake:
    """Understand what was typed, or say which word is in the way."""
    left = plain(text).replace("\N{MINUS SIGN}", "-").strip()
    if not left:
        return HpMistake("", code="empty")
    kind: HpKind = "damage"
    lead = _LEAD.match(left)
    if lead:
        left = left[lead.end() :]
        kind = _LEADS[lead[1] or lead[2]]
    reader = _Reader(kind)
    for word in _WORD.findall(_joined(left)):
        mistake = reader.take(word)
        if mistake is not None:
            return mistake
    return reader.result()


_LEADS: Final[dict[str, HpKind]] = {"=": "set", "+": "heal", "-": "damage", "t": "temporary", "n": "nonlethal"}


def _joined(text: str) -> str:
    """Names of two words become one; a number need not be set off from what follows."""
    text = re.sub(r"(?<=\d)(?=[a-ce-z])", " ", text)
    for name in ("cold iron", "fer froid"):
        text = re.sub(rf"\b{name}\b", name.replace(" ", "_"), text)
    return text


class _Reader:
    """Takes one word after the other."""

    def __init__(self, kind: HpKind) -> None:
        self.kind = kind
        self.parts: list[tuple[DiceSum, DamageType | None]] = []
        self.half = False
        self.magical = False
        self.attack_kind: str | None = None
        self.enhancement = 0
        self.materials: list[str] = []
        self.alignments: list[str] = []

    def take(self, word: str) -> HpMistake | None:
        """Understand one word; what is wrong with it otherwise."""
        if word in _JOINERS:
            return None
        amount = parse_dice(word)
        if amount is not None:
            return self._number(word, amount)
        return self._word(word.replace("_", " "))

    def _number(self, word: str, amount: DiceSum) -> HpMistake | None:
        if self.parts and word.startswith("+") and self.kind in {"damage", "nonlethal"}:
            self.enhancement = amount.bonus
            return None
        if self.parts and self.kind not in {"damage", "nonlethal"}:
            return HpMistake(word, code="number")
        self.parts.append((amount, None))
        return None

    def _word(self, word: str) -> HpMistake | None:
        if word in _NONLETHAL and self.kind == "damage":
            self.kind = "nonlethal"
        elif word in _TEMPORARY:
            self.kind = "temporary"
        elif self.kind not in {"damage", "nonlethal"}:
            return HpMistake(word)
        elif word in TYPES:
            return self._type(word)
        elif word in _HALF:
            self.half = True
        elif word in _MAGIC:
            self.magical = True
        elif word in _MATERIALS:
            self.materials.append(_MATERIALS[word])
        elif word in _ALIGNMENTS:
            self.alignments.append(_ALIGNMENTS[word])
        elif word in _KINDS:
            self.attack_kind = _KINDS[word]
        else:
            return HpMistake(word, nearest=_nearest(word))
        return None

    def _type(self, word: str) -> HpMistake | None:
        if not self.parts:
            return HpMistake(word, code="number")
        amount, kind = self.parts[-1]
        if kind is not None:
            return HpMistake(word, code="number")
        self.parts[-1] = (amount, TYPES[word])
        return None

    def result(self) -> HpEntry | HpMistake:
        """The whole, when there is a number in it."""
        if not self.parts:
            return HpMistake("", code="number")
        return HpEntry(kind=self.kind, parts=tuple(self.parts), attack=self._attack(), half=self.half)

    def _attack(self) -> AttackInfo | None:
        if not (self.magical or self.attack_kind or self.enhancement or self.materials or self.alignments):
            return None
        energy = any(kind in {"fire", "cold", "acid", "electricity", "sonic", "force"} for _, kind in self.parts)
        implied = "spell" if self.magical and energy else "weapon"
        return AttackInfo(
            kind=self.attack_kind or implied,  # type: ignore[arg-type]
            enhancement=self.enhancement or (1 if self.magical and implied == "weapon" else 0),
            materials=tuple(self.materials),
            alignments=tuple(self.alignments),
            magical=self.magical,
        )


def _nearest(word: str) -> str:
    known = (*TYPES, *_MATERIALS, *_ALIGNMENTS, *_KINDS, *_MAGIC, *_HALF)
    found = difflib.get_close_matches(word, known, n=1, cutoff=0.6)
    return found[0] if found else ""
