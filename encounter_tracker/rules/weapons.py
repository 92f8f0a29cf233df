"""What a line of attacks in a stat block says of the blow: dice, critical hits, qualities, riders (section D, CORE)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace

from encounter_tracker.rules.damage import DAMAGE_TYPES
from encounter_tracker.rules.dice import DiceSum, parse_dice
from encounter_tracker.rules.vocabulary import ENERGY_TYPES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from encounter_tracker.rules.creature import Attack

TOP: Final = 20
#: A chance of 0 to 100, rolled with a d100.
PERCENT: Final = 100

_PLUS: Final = re.compile(r"\s*,\s*|\s+(?:plus|and|et)\s+|^plus\s+")
_DICE: Final = re.compile(r"^([+-]?\d*d?\d[\dd+\-\s]*?)(?:\s+(?:points?\s+of\s+)?([^\s\d+-].*))?$")
_RANGE: Final = re.compile(r"^(\d+)\s*-\s*20$")
_TIMES: Final = re.compile(r"^x\s*(\d)$")
_MEASURE: Final = re.compile(r"\d\s*(?:ft|feet|m)\b")
_ENHANCEMENT: Final = re.compile(r"(?:^|\s)\+(\d+)(?=\s|$|,)")
_DAMAGE_WORD: Final = re.compile(r"\s*(?:damage|dégâts|points?)\b.*$")
_TYPES: Final[dict[str, str]] = {
    **{name: name for name in DAMAGE_TYPES},
    "electrical": "electricity",
    "sneak attack": "precision",
    "acide": "acid",
    "électricité": "electricity",
    "feu": "fire",
    "froid": "cold",
    "son": "sonic",
    "sonique": "sonic",
}
_NATURAL: Final = re.compile(
    r"\b(?:bites?|claws?|slams?|gores?|horns?|stings?|stingers?|tails?|tail slaps?|wings?|talons?|tentacles?|hoof|"
    r"hooves|pincers?|rakes?|beaks?|arms?|tongues?|vines?|pseudopods?|morsures?|griffes?|coups?|cornes?|dards?|queues?|"
    r"ailes?|serres?|tentacules?|sabots?|pinces?|becs?)\b",
)
_LAUNCHER: Final = re.compile(r"\b(?:(?:long|short)?bows?|(?:hand)?crossbows?|slings?|arcs?|arbalètes?|frondes?)\b")
_TOUCH: Final = re.compile(r"\b(?:touch|contact|rays?|rayons?)\b")
_MATERIALS: Final = (
    ("silver", re.compile(r"\b(?:silver(?:ed)?|argent(?:ée?)?|mithral)\b")),
    ("cold iron", re.compile(r"\b(?:cold iron|fer froid)\b")),
    ("adamantine", re.compile(r"\badamantine?\b")),
)
_ALIGNMENTS: Final = (
    ("good", re.compile(r"\b(?:good|holy|sainte?)\b")),
    ("evil", re.compile(r"\b(?:evil|unholy|impie)\b")),
    ("lawful", re.compile(r"\b(?:lawful|axiomatic|axiomatique)\b")),
    ("chaotic", re.compile(r"\b(?:chaotic|anarchic|anarchique)\b")),
)
#: Words that ride on a blow even where no "plus" stands before them.
_RIDERS: Final = frozenset(
    {
        "attach",
        "bleed",
        "burn",
        "constrict",
        "curse",
        "disease",
        "energy drain",
        "grab",
        "paralysis",
        "poison",
        "pull",
        "push",
        "stun",
        "trip",
    },
)


class Weapon(Struct, frozen=True, kw_only=True):
    """An attack as read from its line.

    ``dice`` of the weapon, multiplied by a critical hit; ``extras``: dice and type of what is not. ``enhancement`` and
    ``alignments`` are the launcher's where the attack is one of ammunition.
    """

    dice: DiceSum | None = None
    type: str | None = None
    other_types: tuple[str, ...] = ()
    extras: tuple[tuple[DiceSum, str], ...] = ()
    crit_from: int = TOP
    multiplier: int = 2
    natural: bool = False
    touch: bool = False
    launched: bool = False
    enhancement: int = 0
    magical: bool = False
    ghost_touch: bool = False
    materials: tuple[str, ...] = ()
    alignments: tuple[str, ...] = ()
    riders: tuple[str, ...] = ()


class _Notes:
    """What has been gathered from the words of a line."""

    def __init__(self) -> None:
        self.crit_from = TOP
        self.multiplier = 2
        self.extras: list[tuple[DiceSum, str]] = []
        self.riders: list[str] = []

    def critical(self, word: str) -> bool:
        """Take a word about critical hits: "19-20", "x3"."""
        found = _RANGE.match(word)
        if found is not None:
            self.crit_from = int(found[1])
            return True
        found = _TIMES.match(word)
        if found is not None:
            self.multiplier = int(found[1])
            return True
        return word == "20"

    def more(self, text: str) -> None:
        """Take what comes with the blow: "1d6 fire", "poison", "1d4 Con drain"."""
        found = _DICE.match(text)
        dice = parse_dice(found[1]) if found is not None else None
        kind = _TYPES.get(_DAMAGE_WORD.sub("", found[2] or "")) if found is not None else None
        if dice is not None and kind is not None:
            self.extras.append((dice, kind))
        else:
            self.riders.append(text)


def read_weapon(attack: Attack) -> Weapon:
    """Read a line of attacks: "+1 longsword", "1d8+4/19-20/x3 plus 1d6 fire", properties and all."""
    notes = _Notes()
    head, *more = _PLUS.split(_plain(attack.damage))
    first, *words = [word.strip() for word in head.split("/")]
    dice, kind = _main_dice(first)
    if dice is None and first:
        words.insert(0, first)  # a blow without dice: "fatigue", "paralysis"
    for word in words:
        if not notes.critical(word):
            notes.more(word)
    for text in more:
        notes.more(text)
    properties = [_plain(text) for text in attack.properties]
    _read_properties(notes, properties)
    name = _plain(attack.name)
    enhancement = _ENHANCEMENT.search(name)
    types = [kind] if kind is not None else [text.lower() for text in attack.types if text.lower() in DAMAGE_TYPES]
    everything = " ".join((name, *properties))
    return Weapon(
        dice=dice,
        type=types[0] if types else None,
        other_types=tuple(types[1:]),
        extras=tuple(notes.extras),
        crit_from=notes.crit_from,
        multiplier=notes.multiplier,
        natural="natural" in properties or _NATURAL.search(name) is not None,
        touch=_TOUCH.search(everything) is not None,
        launched=_LAUNCHER.search(name) is not None,
        enhancement=int(enhancement[1]) if enhancement is not None else 0,
        magical="magic" in properties or "magical" in properties,
        ghost_touch="ghost touch" in everything,
        materials=_named(_MATERIALS, everything),
        alignments=_named(_ALIGNMENTS, everything),
        riders=tuple(dict.fromkeys(notes.riders)),
    )


def without_magic(weapon: Weapon) -> Weapon:
    """A weapon where magic is held down (rule H4): neither enhancement nor the energy that comes with it."""
    if not weapon.enhancement or weapon.natural:
        return replace(weapon, enhancement=0, magical=False, ghost_touch=False)
    extras = tuple(extra for extra in weapon.extras if extra[1] not in ENERGY_TYPES)
    return replace(weapon, enhancement=0, magical=False, ghost_touch=False, alignments=(), extras=extras)


def _plain(text: str) -> str:
    return " ".join(text.lower().replace("–", "-").replace("−", "-").replace("×", "x").split()).strip("() ")


def _main_dice(text: str) -> tuple[DiceSum | None, str | None]:
    found = _DICE.match(text)
    if found is None:
        return None, None
    return parse_dice(found[1]), _TYPES.get(_DAMAGE_WORD.sub("", found[2] or ""))


def _read_properties(notes: _Notes, properties: Iterable[str]) -> None:
    for text in properties:
        if text.startswith("plus "):
            for part in _PLUS.split(text):
                if part:
                    notes.more(part)
        elif not notes.critical(text) and not _MEASURE.search(text):
            if text in _RIDERS or "damage" in text or "drain" in text:
                notes.riders.append(text)
            elif _DICE.match(text):
                notes.more(text)


def _named(table: Iterable[tuple[str, re.Pattern[str]]], text: str) -> tuple[str, ...]:
    return tuple(name for name, pattern in table if pattern.search(text))


def miss_in_one(chance: int, rolls: int) -> int:
    """The miss chance in one roll of a d100 where ``rolls`` would have to fail: 50 % twice are 25 % (rule I6)."""
    left = PERCENT
    for _ in range(rolls):
        left = left * chance // PERCENT
    return left


def misses(chance: int, faces: Iterable[int]) -> bool:
    """Whether a blow misses its concealed target: every d100 rolled shows the chance or less (rule I6)."""
    return all(face <= chance for face in faces)
