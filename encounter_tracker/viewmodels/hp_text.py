"""What a game master types into the hit point field: ``12``, ``+5``, ``=30``, ``12 fire``, ``8 cold magic``, ``t5``.

Both languages are understood at any time, accents or not. Nothing here rolls or changes anything.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from encounter_tracker.encounter.commands import AttackInfo, DamagePart
from encounter_tracker.rules.dice import DiceSum, parse_dice
from encounter_tracker.rules.vocabulary import ENERGY_TYPES
from encounter_tracker.viewmodels.hp_words import (
    ALIGNMENTS,
    FILLERS,
    FLAGS,
    KINDS,
    LONG_NAMES,
    MATERIALS,
    TURNS,
    TYPES,
    Flag,
    is_beginning,
    nearest,
    plain,
)

if TYPE_CHECKING:
    from encounter_tracker.rules.vocabulary import AttackKind, DamageType

__all__ = ["TYPES", "HpEntry", "HpKind", "HpMistake", "correct", "parse_hp", "plain"]

HpKind = Literal["damage", "heal", "set", "temporary", "nonlethal"]

_MOST: Final = 99_999
_MOST_SIDES: Final = 1000
_JOINERS: Final = frozenset({"+", "and", "et", "&", "plus"})
_BLOWS: Final = frozenset({"damage", "nonlethal"})
_TERM: Final = r"(?:\d*d\d+|\d+)"
_WORD: Final = re.compile(rf"[+-]?{_TERM}(?:[+-]{_TERM})*(?![\w/])|[^\s,;]+")
_LEAD: Final = re.compile(r"^(?:([=+-])|([tn])(?=\s*\d))\s*")
_DECIMAL: Final = re.compile(r"\d+[.,]\d+")
_RIDERS: Final = re.compile(r"\s(?:with|avec)(?:\s+(.*))?$", re.IGNORECASE)
_UNFINISHED_DICE: Final = re.compile(rf"[+-]?(?:{_TERM}[+-])*\d*d?[+-]?")


class HpEntry(Struct, frozen=True, kw_only=True):
    """What was typed, understood.

    ``parts`` hold (points or dice, type); of healing, setting and temporary hit points there is one without a type.
    ``half``: everyone saved. ``riders``: what comes with the blow ("8 piercing with poison").
    """

    kind: HpKind
    parts: tuple[tuple[DiceSum, DamageType | None], ...]
    attack: AttackInfo | None = None
    half: bool = False
    riders: tuple[str, ...] = ()

    @property
    def has_dice(self) -> bool:
        """Whether dice must be rolled."""
        return any(amount.dice for amount, _ in self.parts)

    @property
    def is_blow(self) -> bool:
        """Whether it harms."""
        return self.kind in _BLOWS

    def with_amounts(self, amounts: tuple[int, ...]) -> HpEntry:
        """The same with its dice rolled."""
        parts = tuple(
            (DiceSum(dice=(), bonus=amount), kind) for amount, (_, kind) in zip(amounts, self.parts, strict=True)
        )
        return replace(self, parts=parts)

    def damage_parts(self) -> tuple[DamagePart, ...]:
        """The parts of a blow; dice must have been rolled."""
        return tuple(DamagePart(amount=max(0, amount.bonus), type=kind) for amount, kind in self.parts)

    @property
    def amount(self) -> int:
        """The one number of healing, setting and temporary hit points."""
        return self.parts[0][0].bonus


class HpMistake(Struct, frozen=True):
    """What was not understood: the word, and the nearest one that would be (or "").

    ``unfinished``: nothing is wrong yet, there is only something to be typed still.
    """

    word: str
    nearest: str = ""
    code: Literal["word", "number", "large", "empty", "untyped", "decimal"] = "word"
    unfinished: bool = False


def parse_hp(text: str, *, french: bool = False) -> HpEntry | HpMistake:
    """Understand what was typed, or say which word is in the way.

    ``french``: which language a word is proposed in where both have one.
    """
    entry = _parse(text, french=french)
    if not isinstance(entry, HpMistake):
        return entry
    blow, riders = _without_riders(text)
    if not riders or riders[0][0].isdigit() or is_beginning(plain(riders[-1]), known=True):
        return entry
    struck = _parse(blow, french=french)
    if isinstance(struck, HpMistake) or not struck.is_blow:
        return entry
    return replace(struck, riders=riders)


def _without_riders(text: str) -> tuple[str, tuple[str, ...]]:
    """The blow, and what comes with it: all that stands after "with", where that is nothing the blow has."""
    found = _RIDERS.search(text)
    if found is None:
        return text, ()
    words = (" ".join(word.split()) for word in (found[1] or "").split(","))
    return text[: found.start()], tuple(dict.fromkeys(word for word in words if word))


def _parse(text: str, *, french: bool) -> HpEntry | HpMistake:
    left = plain(_halves(text)).replace("\N{MINUS SIGN}", "-").strip()
    if not left:
        return HpMistake("", code="empty", unfinished=True)
    decimal = _DECIMAL.search(left)
    if decimal:
        return HpMistake(decimal[0], code="decimal")
    if left in {"n", "t"}:  # of "n4" or "t5"
        return HpMistake("", code="number", unfinished=True)
    kind: HpKind = "damage"
    lead = _LEAD.match(left)
    if lead:
        left = left[lead.end() :]
        kind = _LEADS[lead[1] or lead[2]]
    reader = _Reader(kind, french=french)
    words = _WORD.findall(_joined(left))
    for number, word in enumerate(words, 1):
        mistake = reader.take(word.replace("_", " "))
        if mistake is not None:
            last = number == len(words) and not text[-1:].isspace()
            return _unfinished(mistake) if last else mistake
    return reader.result()


def correct(text: str, mistake: HpMistake) -> str:
    """The text with the word in the way replaced by the nearest one."""
    if not mistake.nearest:
        return text
    words = re.split(r"(\s+)", text)
    for index in range(len(words) - 1, -1, -1):
        if plain(words[index]) == mistake.word:
            words[index] = mistake.nearest
            return "".join(words)
        glued = re.fullmatch(r"([=+-]?\d+)(\D+)", words[index])
        if glued and plain(glued[2]) == mistake.word:
            words[index] = f"{glued[1]} {mistake.nearest}"
            return "".join(words)
    return text


_LEADS: Final[dict[str, HpKind]] = {"=": "set", "+": "heal", "-": "damage", "t": "temporary", "n": "nonlethal"}


def _halves(text: str) -> str:
    return re.sub(r"½|(?<![\w/])1/2(?![\w/])", " half ", text)


def _joined(text: str) -> str:
    """Names of several words become one, a sum one number; a number need not be set off from what follows."""
    text = re.sub(r"(?<=\d)\s+([+-])\s+(?=\d)", r"\1", text)
    text = re.sub(r"(?<=\d)(?=[a-ce-z])", " ", text)
    for name in LONG_NAMES:
        text = re.sub(rf"\b{name}\b", name.replace(" ", "_"), text)
    return text


def _unfinished(mistake: HpMistake) -> HpMistake:
    """The same as something still being typed, where it can become right."""
    if mistake.code != "word" or not (
        _UNFINISHED_DICE.fullmatch(mistake.word) or is_beginning(mistake.word, known=bool(mistake.nearest))
    ):
        return mistake
    return HpMistake(mistake.word, mistake.nearest, unfinished=True)


class _Reader:
    """Takes one word after the other."""

    def __init__(self, kind: HpKind, *, french: bool) -> None:
        self.kind = kind
        self.french = french
        self.parts: list[tuple[DiceSum, DamageType | None]] = []
        self.joined = False  # "and" came last
        self.flags: set[Flag] = set()
        self.attack_kind: AttackKind | None = None
        self.enhancement = 0
        self.plus: DiceSum | None = None  # the "+1" just read: an enhancement, unless a damage type follows
        self.materials: list[str] = []
        self.alignments: list[str] = []

    def take(self, word: str) -> HpMistake | None:
        """Understand one word; what is wrong with it otherwise."""
        if word in _JOINERS and self.parts:
            self.joined = True
            return None
        amount = parse_dice(word) if word[-1].isdigit() else None
        if amount is not None:
            return self._number(word, amount)
        plus, self.plus = self.plus, None
        if word in TYPES and self.kind in _BLOWS:
            return self._type(word, plus)
        if self._word(word):
            return None
        return HpMistake(word, nearest=nearest(word, french=self.french) if self.kind in _BLOWS else "")

    def _number(self, word: str, amount: DiceSum) -> HpMistake | None:
        most = amount.bonus + sum(count * sides for _, count, sides in amount.dice)
        if most > _MOST or any(sides > _MOST_SIDES for _, _, sides in amount.dice):
            return HpMistake(word, code="large")
        if word[0] == "-" and not (self.kind == "set" and not self.parts):
            return HpMistake(word, code="number")
        if self.parts and word[0] == "+" and self.kind in _BLOWS:
            before, kind = self.parts[-1]
            if before.dice and kind is None:
                self.parts[-1] = (_sum(before, amount), None)
            else:
                self.enhancement, self.plus = amount.bonus, amount
            return None
        if self.parts and self.kind not in _BLOWS:
            return HpMistake(word, code="number")
        if self.parts and self.parts[-1][1] is None and not self.joined:
            return HpMistake(word, code="untyped")
        self.joined = False
        self.parts.append((amount, None))
        return None

    def _type(self, word: str, plus: DiceSum | None) -> HpMistake | None:
        """A type belongs to the number before it: "+3" is one where the number before that has its type already."""
        if not self.parts:
            return HpMistake(word, code="number")
        amount, kind = self.parts[-1]
        if kind is None:
            self.parts[-1] = (amount, TYPES[word])
        elif plus is not None:
            self.enhancement = 0
            self.parts.append((plus, TYPES[word]))
        else:
            return HpMistake(word, code="number")
        return None

    def _word(self, word: str) -> bool:
        """Whether the word is known here."""
        if word in FILLERS:
            return True
        if word in TURNS and self.kind == "damage":
            self.kind = TURNS[word]
            return self.kind == "nonlethal" or len(self.parts) <= 1
        if self.kind not in _BLOWS:
            return False
        if word in FLAGS:
            self.flags.add(FLAGS[word])
        elif word in MATERIALS:
            self.materials.append(MATERIALS[word])
        elif word in ALIGNMENTS:
            self.alignments.append(ALIGNMENTS[word])
        elif word in KINDS:
            self.attack_kind = KINDS[word]
        else:
            return False
        return True

    def result(self) -> HpEntry | HpMistake:
        """The whole, when there is a number in it."""
        if not self.parts:
            return HpMistake("", code="number", unfinished=True)
        half = "half" in self.flags
        return HpEntry(kind=self.kind, parts=tuple(self.parts), attack=self._attack(), half=half)

    def _attack(self) -> AttackInfo | None:
        flags = self.flags - {"half"}
        if not (flags or self.attack_kind or self.enhancement or self.materials or self.alignments):
            return None
        magical = "magical" in flags
        energy = any(kind in ENERGY_TYPES or kind == "force" for _, kind in self.parts)
        kind = self.attack_kind or ("spell" if magical and energy else "weapon")
        return AttackInfo(
            kind=kind,
            enhancement=self.enhancement or int(magical and kind in {"weapon", "natural"}),
            materials=tuple(dict.fromkeys(self.materials)),
            alignments=tuple(dict.fromkeys(self.alignments)),
            magical=magical,
            ghost_touch="ghost_touch" in flags,
            incorporeal="incorporeal" in flags,
            area="area" in flags,
        )


def _sum(one: DiceSum, other: DiceSum) -> DiceSum:
    return DiceSum(dice=(*one.dice, *other.dice), bonus=one.bonus + other.bonus)
