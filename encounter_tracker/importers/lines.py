"""Lines of attacks and of spells, as printed, to what a stat block holds."""

from __future__ import annotations

import re
from typing import Any, Final

from encounter_tracker.importers.bounds import LONGEST_LINE
from encounter_tracker.importers.pieces import plain, split
from encounter_tracker.importers.text.words_en import ATTACK_NAMES

_TWO: Final = re.compile(r"\s+(?:and|or)\s+(?![^(]*\))")
_ATTACK: Final = re.compile(
    r"^(?P<name>(?:\d{1,2}\s+)?(?:[+-]\d{1,2}\s+)?[^\W\d].*?)\s+"
    r"(?P<bonus>[+-]\d{1,3}(?:\s?/\s?[+-]?\d{1,3})*)(?P<tail>(?:\s+[a-z ]+)?)\s*"
    r"(?:\((?P<damage>.*)\))?\s*(?P<rest>.*)$",
    re.IGNORECASE,
)
_UNROLLED: Final = re.compile(r"^(?P<name>[^()+]+?)\s*\((?P<damage>[^()]*\d.*)\)$")
_DAMAGE: Final = re.compile(r"^(\d*d\d+(?:\s*[+-]\s*\d+)*|\d+)\s*(.*)$", re.IGNORECASE)
_CRITICAL: Final = re.compile(r"^(?:(\d{1,2}-20)|20|[xX]?\s?([2-6]))$")
_PLUS: Final = re.compile(r"^(?:plus|and)\s+(.*)$", re.IGNORECASE)
TYPE_LETTERS: Final = {"s": "slashing", "p": "piercing", "b": "bludgeoning"}
_MOST: Final = 200
_COUNT: Final = re.compile(r"^([2-9]|1\d|20)\s+(\S.*)$")
#: What natural attacks do (the game's table of natural attacks).
NATURAL_TYPES: Final[dict[str, tuple[str, ...]]] = {
    "bite": ("bludgeoning", "piercing", "slashing"),
    "claw": ("bludgeoning", "slashing"),
    "gore": ("piercing",),
    "hoof": ("bludgeoning",),
    "pincer": ("bludgeoning",),
    "slam": ("bludgeoning",),
    "sting": ("piercing",),
    "stinger": ("piercing",),
    "tail slap": ("bludgeoning",),
    "talon": ("slashing",),
    "tentacle": ("bludgeoning",),
    "wing": ("bludgeoning",),
}


def attacks(text: str, kind: str) -> tuple[list[dict[str, Any]], str]:
    """Read "bite +8 (1d8+5), 2 claws +8 (1d6+5 plus grab)": attacks and what was not read."""
    found: list[dict[str, Any]] = []
    rest: list[str] = []
    if len(text) > LONGEST_LINE:
        return [], text
    for piece in split(plain(text), ",;"):
        for part in _alternatives(piece):
            attack = one_attack(part, kind)
            if attack is None or len(found) >= _MOST:
                rest.append(part)
            else:
                found.append(attack)
    return found, ", ".join(rest)


def _alternatives(piece: str) -> list[str]:
    """The parts of "sword +5 (1d8) or 2 claws +3 (1d4)": cut only where each part is an attack of its own."""
    parts = [part.strip() for part in _TWO.split(piece) if part.strip()]
    return parts if all(re.search(r"[+-]\d|\(", part) for part in parts) else [piece]


def one_attack(text: str, kind: str) -> dict[str, Any] | None:
    """One attack; None where there is none."""
    said = _ATTACK.match(text)
    if said is None:
        said = _UNROLLED.match(text)
        if said is None:
            return None
        attack = named_attack(said["name"].strip(), (), kind)
        properties: list[str] = []
    else:
        attack = named_attack(said["name"].strip(" ,"), _bonuses(said["bonus"]), kind)
        properties = [word.strip(" ,") for word in (said["tail"], said["rest"]) if word and word.strip(" ,")]
    dice, more = damage(said["damage"] or "")
    properties = [word for word in properties if word.lower() not in {"melee", "ranged"}] + more
    if dice:
        attack["damage"] = dice
    if properties:
        attack["properties"] = tuple(properties)
    return attack


def named_attack(name: str, bonus: tuple[int, ...], kind: str) -> dict[str, Any]:
    """An attack by its printed name: "2 claws" at +8 are two blows with a claw, "+8, +8"."""
    name = name.lower()
    count = _COUNT.match(name)
    natural = ATTACK_NAMES.get(count[2] if count is not None else name)
    if natural is not None:
        name = natural
        if count is not None and len(bonus) == 1:
            bonus *= int(count[1])
        elif count is not None:
            name = f"{count[1]} {natural}"
    elif count is not None and len(bonus) == 1:
        name, bonus = count[2], bonus * int(count[1])
    attack: dict[str, Any] = {"name": name, "kind": kind}
    if bonus:
        attack["bonus"] = bonus
    if natural in NATURAL_TYPES:
        attack["types"] = NATURAL_TYPES[natural]
    return attack


def _bonuses(text: str) -> tuple[int, ...]:
    return tuple(int(part.strip()) for part in text.replace(" ", "").split("/"))


def damage(text: str) -> tuple[str, list[str]]:
    """Read "1d8+14/19-20/x3 plus stun": the dice and the properties."""
    if len(text) > LONGEST_LINE:
        return "", [text]
    text = re.sub(r"(\d)\s*-\s+20\b", r"\1-20", plain(text))
    said = _DAMAGE.match(text)
    if said is None:
        return "", [text] if text else []
    dice = said[1].replace(" ", "")
    tail = said[2].strip()
    properties: list[str] = []
    while tail.startswith("/"):
        word, mark, after = tail[1:].partition("/")
        head, space, more = word.strip().partition(" ")
        critical = _CRITICAL.match(head)
        if critical is None:
            break
        if critical[1]:
            properties.append(critical[1])
        elif critical[2] and critical[2] != "2":
            properties.append(f"x{critical[2]}")
        tail = (more if space else "") + (mark + after if mark else "")
        tail = tail.strip()
    tail = tail.strip(" ,;")
    if tail:
        plus = _PLUS.match(tail)
        if plus is not None:
            properties.append(f"plus {plus[1].strip()}")
        elif re.fullmatch(r"[a-z]+", tail) and not tail.startswith("/"):
            dice = f"{dice} {tail}"
        else:
            properties.append(tail.strip("/ "))
    return dice, properties


_LEVEL: Final = re.compile(
    r"^(?:level\s*)?(\d)(?:st|nd|rd|th)?(?:\s*[-–]?\s*level)?\s*(?:\(([^)]*)\))?\s*[-:]?\s*", re.IGNORECASE
)
_USES: Final = re.compile(
    r"(?:(?<=^)|(?<=[;\s)]))(\d{1,3}/(?:day|week|month|year|hour|minute|round)|at[- ]will|constant)\s*[-:]\s*",
    re.IGNORECASE,
)
_CASTER: Final = re.compile(r"\bCL\s*:?\s*(\d{1,3})(?:st|nd|rd|th)?", re.IGNORECASE)
_DC: Final = re.compile(r"\bDC\s?(\d{1,3})\b", re.IGNORECASE)
_LEVEL_INSIDE: Final = re.compile(
    r"(?:(?<=^)|(?<=[;\s)]))(?=\d(?:st|nd|rd|th)?(?:[ -]level)?\s*(?:\([^)]*\))?\s*[-:]\s*[a-z])", re.IGNORECASE
)
Uses = int | str | None


def caster_level(text: str) -> int | None:
    """The caster level a line names."""
    said = _CASTER.search(text)
    return int(said[1]) if said is not None else None


def uses(text: str) -> Uses:
    """Read "3/day" → 3, "at will", "constant"; other spans stay as printed."""
    text = plain(text).lower()
    if text in {"at will", "at-will"}:
        return "at will"
    if text == "constant":
        return text
    number, _slash, span = text.partition("/")
    if number.isdigit() and span.startswith("day"):
        return int(number)
    return text or None


def spell_names(text: str, base: dict[str, Any]) -> list[dict[str, Any]]:
    """Read "web (DC 20), haste, dispel magic (2)": spells with what their brackets say."""
    found: list[dict[str, Any]] = []
    for piece in split(plain(text[:LONGEST_LINE]), ",;"):
        name, bracket, inner = piece.partition("(")
        name = name.strip(" .*").lower()
        if not re.search(r"[^\W\d_]", name):
            continue
        spell = {"name": name, **base}
        if bracket:
            challenge = _DC.search(inner)
            if challenge is not None:
                spell["dc"] = int(challenge[1])
            left = _DC.sub("", inner).strip(" ,;)")
            if left:
                spell["note"] = left
        found.append(spell)
    return found


def spells(text: str, kind: str) -> tuple[list[dict[str, Any]], int | None]:
    """Spells known or prepared, and spell-like abilities, with levels or uses in front of each list."""
    if len(text) > LONGEST_LINE:
        return [], None
    text = plain(text)
    level = caster_level(text)
    base: dict[str, Any] = {"kind": kind}
    if level is not None:
        base["cl"] = level
    marks = list(_USES.finditer(text)) if kind == "spell-like" else []
    found: list[dict[str, Any]] = []
    if marks:
        for at, mark in enumerate(marks):
            end = marks[at + 1].start() if at + 1 < len(marks) else len(text)
            found += spell_names(text[mark.end() : end], {**base, "per_day": uses(mark[1])})
        return found, level
    for part in _LEVEL_INSIDE.split(text):
        said = _LEVEL.match(part)
        if said is None:
            continue
        often = (said[2] or "").lower()
        times = {"per_day": uses(often)} if "/" in often or often == "at will" else {}
        found += spell_names(part[said.end() :], {**base, "level": int(said[1]), **times})
    return found, level
