"""Printed pieces of a stat block to values: "84 (8d8+48)", "Fort +8 (+10 vs. disease), Ref +5", "darkvision 60 ft.".

Each function takes text and gives what it read and what it left ("rest"); none raises.
"""

from __future__ import annotations

import re
from typing import Any, Final

from encounter_tracker.rules.vocabulary import ABILITIES, ENERGY_TYPES

#: Beyond it a figure is an error of the file.
LARGEST: Final = 100_000_000
_SPACES: Final = re.compile(r"\s+")
_PLAIN: Final = str.maketrans(
    {
        "–": "-",
        "—": "-",
        "−": "-",
        "‒": "-",
        "‐": "-",
        "‑": "-",
        "×": "x",
        "’": "'",
        "‘": "'",
        "“": '"',
        "”": '"',
        "\u00ad": "",
        "\u200b": "",
    },
)
_INTEGER: Final = re.compile(r"^\s*([+-]?)\s?(\d{1,3}(?:,\d{3})+|\d+)(?![\d/])")
_DICE: Final = re.compile(r"(?<!\d)(\d{1,6})\s*d\s*(\d{1,6})")
_FORMULA: Final = re.compile(r"(?<!\d)\d{1,6}d\d{1,6}(?:\s*[+-]\s*(?:\d{1,6}d\d{1,6}|\d{1,6}))*", re.IGNORECASE)
_FEET: Final = re.compile(r"(\d+(?:[.,]\d+)?)\s*(ft|feet|foot|'|m\b|mètres?|metres?|meters?)?", re.IGNORECASE)
#: Of a number of dice, and of their faces.
_DIGITS: Final = 4
_METRE: Final = 10 / 3
_STEP: Final = 5
_OPENING: Final = "([{"
_CLOSING: Final = ")]}"


def plain(text: str) -> str:
    """The text with plain dashes and quotes and single spaces."""
    if text.isascii() and "  " not in text and text.isprintable():
        return text.strip()
    return _SPACES.sub(" ", text.translate(_PLAIN)).strip()


def integer(text: Any) -> int | None:
    """A whole number that is the value or begins the text ("+5", "1,600", "24 (can't be tripped)"); None otherwise."""
    if isinstance(text, bool):
        return None
    if isinstance(text, int):
        return text if abs(text) <= LARGEST else None
    if isinstance(text, float):
        return int(text) if abs(text) <= LARGEST else None  # also False for what is no number
    if not isinstance(text, str):
        return None
    found = _INTEGER.match(plain(text))
    if found is None or len(found[2]) > len(f"{LARGEST:,}"):
        return None
    value = int(found[2].replace(",", ""))
    return None if value > LARGEST else -value if found[1] == "-" else value


def leading(text: str) -> tuple[int | None, str]:
    """The number that begins the text, and what follows."""
    text = plain(text)
    value = integer(text)
    if value is None:
        return None, text
    found = _INTEGER.match(text)
    return value, text[found.end() :].strip() if found is not None else ""


def split(text: str, marks: str = ",") -> list[str]:
    """The text cut at these marks outside of brackets; empty pieces are left out."""
    pieces: list[str] = []
    depth = start = 0
    for at, letter in enumerate(text):
        if letter in _OPENING:
            depth += 1
        elif letter in _CLOSING:
            depth = max(0, depth - 1)
        elif depth == 0 and letter in marks:
            pieces.append(text[start:at])
            start = at + 1
    pieces.append(text[start:])
    return [piece.strip() for piece in pieces if piece.strip()]


def names(text: str, marks: str = ",;") -> tuple[str, ...]:
    """A list of printed names."""
    return tuple(dict.fromkeys(piece.rstrip(".").strip() for piece in split(plain(text), marks) if piece.strip(" .-")))


def unbracketed(text: str) -> str:
    """The text without a pair of brackets around all of it."""
    text = text.strip()
    return text[1:-1].strip() if text.startswith("(") and text.endswith(")") and "(" not in text[1:-1] else text


def feet(text: str) -> int | None:
    """A distance in feet: "60 ft.", "10'", "18 m"."""
    found = _FEET.search(plain(text))
    if found is None or len(found[1]) > len(str(LARGEST)):
        return None
    value = float(found[1].replace(",", "."))
    if (found[2] or "").lower().startswith("m"):
        value = round(value * _METRE / _STEP) * _STEP
    return int(value)


def formula(text: str) -> tuple[str, int]:
    """A formula of hit dice and how many dice it has: "(8d8+48)" → "8d8+48", 8."""
    found = _FORMULA.search(plain(text))
    if found is None:
        return "", 0
    written = found[0].replace(" ", "").lower()
    dice = sum(int(number[1]) for number in _DICE.finditer(written) if len(number[1]) <= _DIGITS)
    return written, dice


def average(written: str) -> int | None:
    """The average of a formula, as stat blocks print it: the sum of half dice, rounded down."""
    halves = 0
    for number, faces in _DICE.findall(written):
        if len(number) > _DIGITS or len(faces) > _DIGITS:
            return None
        halves += int(number) * (int(faces) + 1)
    bonus = sum(int(part) for part in re.findall(r"[+-]\d{1,6}(?![\dd])", written))
    return halves // 2 + bonus if halves else None


def armor_class(text: str) -> tuple[dict[str, Any], str]:
    """Read "20, touch 9, flat-footed 19 (+1 Dex, +11 natural, -2 size)"."""
    text = plain(text)
    total, rest = leading(text)
    if total is None:
        return {}, text
    figure: dict[str, Any] = {"total": total}
    for key, pattern in (
        ("touch", r"\btouch\s*:?\s*(-?\d{1,4})"),
        ("flat_footed", r"\bf\s?lat-?\s?footed\s*:?\s*(-?\d{1,4})"),
    ):
        found = re.search(pattern, rest, re.IGNORECASE)
        if found is not None and integer(found[1]) is not None:
            figure[key] = integer(found[1])
            rest = rest[: found.start()] + rest[found.end() :]
    rest = rest.strip(" ,;")
    bare = re.match(r"(\d{1,3})\s*(?=\(|$)", rest)
    if bare is not None and "flat_footed" not in figure and "touch" in figure:
        figure["flat_footed"] = int(bare[1])  # the word was lost
        rest = rest[bare.end() :]
    notes = whole_bracket(re.sub(r"^f\s?lat-?\s?footed\b\s*", "", rest))
    if notes:
        figure["notes"] = notes
    return figure, ""


def whole_bracket(text: str) -> str:
    """The text without its bracket, of which a half may be lost or doubled."""
    text = unbracketed(text)
    return text.strip("() ") if text.count("(") != text.count(")") else text


_SAVE: Final = re.compile(r"\b(fort|ref|will)(?:itude|lex)?\.?\s*:?\s*([+-]?\s?\d{1,4})", re.IGNORECASE)


def saves(text: str) -> tuple[dict[str, Any], str]:
    """Read "Fort +8 (+10 vs. disease), Ref +5, Will +3; +4 vs. poison"."""
    text = plain(text)
    figures: dict[str, Any] = {}
    notes: list[str] = []
    for piece in split(text, ",;"):
        found = _SAVE.match(piece)
        if found is None:
            notes.append(piece)
            continue
        save = found[1].lower()
        figures[save] = int(found[2].replace(" ", ""))
        rest = piece[found.end() :].strip()
        if rest:
            notes.append(f"{save.capitalize()} {unbracketed(rest)}")
    if not figures:
        return {}, text
    if notes:
        figures["notes"] = ", ".join(notes)
    return figures, ""


_ABILITY: Final = re.compile(
    r"\b(str|dex|con|int|wis|cha)(?:ength|terity|stitution|elligence|dom|risma)?\.?\s*:?\s*(\d{1,4}|-+|none|ø)",
    re.IGNORECASE,
)


def abilities(text: str) -> dict[str, int | None]:
    """Read "Str 20, Dex 12, Con -, Int 15"."""
    found = {name.lower(): value for name, value in _ABILITY.findall(plain(text))}
    return {name: int(found[name]) if found[name].isdigit() else None for name in ABILITIES if name in found}


_RANGED_SENSES: Final = ("darkvision", "blindsight", "blindsense", "tremorsense")
_PLAIN_SENSES: Final = {
    "low-light vision": "low_light",
    "low light vision": "low_light",
    "see invisibility": "see_invisible",
    "see invisible": "see_invisible",
    "true seeing": "true_seeing",
}
_USUAL: Final = {"darkvision": 60, "blindsight": 60, "blindsense": 60, "tremorsense": 60}
_PERCEPTION: Final = re.compile(r"^(perception|listen|spot)\s*:?\s*([+-]?\d{1,4})\b(.*)$", re.IGNORECASE)


def senses(text: str) -> tuple[dict[str, Any], dict[str, int]]:
    """Read "darkvision 60 ft., low-light vision; Perception +14": senses and skills."""
    figures: dict[str, Any] = {}
    skills: dict[str, int] = {}
    others: list[str] = []
    for piece in split(plain(text), ",;"):
        sense = re.sub(r"[()]", " ", piece).lower().strip(" .")
        said = _PERCEPTION.match(piece)
        ranged = next((name for name in _RANGED_SENSES if sense.startswith(name)), None)
        flag = next((key for name, key in _PLAIN_SENSES.items() if sense == name), None)
        if said is not None:
            skills[said[1].capitalize()] = int(said[2])
            if said[3].strip():
                others.append(piece)
        elif ranged is not None:
            figures[ranged] = feet(sense) or _USUAL[ranged]
            if re.search(r"vibration|sound", sense):
                figures["by_sound"] = True
        elif flag is not None:
            figures[flag] = True
        elif re.match(r"^(keen )?scent\b", sense):
            distance = feet(sense)
            figures["scent"] = True if distance is None else distance
        elif sense:
            others.append(piece.strip(" ."))
    if others:
        figures["others"] = tuple(others)
    return figures, skills


_MODES: Final = ("fly", "swim", "climb", "burrow")
_SPEED: Final = re.compile(r"^(?:(base|land|walk|fly|swim|climb|burrow)\s*(?:speed)?:?\s+)?(\d.*)$", re.IGNORECASE)
_MANEUVERABILITY: Final = re.compile(r"\b(clumsy|poor|average|good|perfect)\b", re.IGNORECASE)


def speeds(text: str) -> tuple[dict[str, int], str, str]:
    """Read "10 ft., swim 60 ft., fly 30 ft. (poor)": speeds, maneuverability, the rest."""
    found: dict[str, int] = {}
    how = ""
    rest: list[str] = []
    for piece in split(plain(text), ",;"):
        said = _SPEED.match(piece)
        distance = feet(said[2]) if said is not None else None
        if said is None or distance is None:
            rest.append(piece)
            continue
        mode = (said[1] or "land").lower()
        mode = mode if mode in _MODES else "land"
        if mode in found:
            rest.append(piece)
            continue
        found[mode] = distance
        tail = re.sub(r"^[\d.,]+\s*(?:ft\.?|feet|foot|'|m\b)?\.?\s*", "", said[2])
        if mode == "fly" and (said_how := _MANEUVERABILITY.search(tail)) is not None:
            how = said_how[1].lower()
            tail = re.sub(r"\(?\b" + said_how[1] + r"\b\)?", "", tail).strip()
        if tail.strip(" ()."):
            rest.append(f"{mode} {unbracketed(tail)}")
    return found, how, ", ".join(rest)


_REDUCTION: Final = re.compile(r"^(?:DR\s*)?(\d{1,4})\s*/\s*(.+)$", re.IGNORECASE)
_REDUCTIONS: Final = re.compile(r"[,;]|\s+and\s+(?=(?:DR\s*)?\d+\s*/)|\s+(?=\d+/)", re.IGNORECASE)


def reductions(text: str) -> tuple[list[dict[str, Any]], str]:
    """Read "10/magic and silver, 5/-": damage reductions and the rest."""
    found: list[dict[str, Any]] = []
    rest: list[str] = []
    text, mark, others = re.sub(r"\s+(immune|resist|SR)\b", r"|\1", plain(text), count=1).partition("|")
    rest += [others] if mark else []
    for piece in _REDUCTIONS.split(text):
        said = _REDUCTION.match(piece.strip())
        if said is None:
            if piece.strip(" -"):
                rest.append(piece.strip())
            continue
        bypass = unbracketed(said[2].strip()).lower()
        found.append({"amount": int(said[1]), "bypass": "—" if not bypass.strip("- ") else bypass})
    return found, ", ".join(rest)


_RESISTANCE: Final = re.compile(r"^([A-Za-z][A-Za-z ]*?)\s*(?:resistance)?\s*\(?(\d{1,4})\)?$", re.IGNORECASE)


def resistances(text: str) -> tuple[dict[str, int], str]:
    """Read "acid 5, cold 5, electricity 5": resistances and the rest."""
    found: dict[str, int] = {}
    rest: list[str] = []
    kinds: list[str] = []
    for piece in re.split(r"[,;]|\s+and\s+", plain(text)):
        said = _RESISTANCE.match(piece.strip())
        if said is not None:
            for kind in (*kinds, said[1].strip().lower()):
                found[kind] = int(said[2])
            kinds = []
        elif piece.strip().lower() in ENERGY_TYPES:
            kinds.append(piece.strip().lower())
        elif piece.strip(" -"):
            rest.append(piece.strip())
    return found, ", ".join([*rest, *kinds])


_SKILL: Final = re.compile(r"^([A-Za-z].*?)\s*:?\s*([+-]\s?\d{1,4})\b\s*(.*)$")


def skills(text: str) -> tuple[dict[str, int], str]:
    """Read "Bluff +11, Knowledge (arcana) +13 (+17 in ruins)": skills and the rest."""
    found: dict[str, int] = {}
    rest: list[str] = []
    for piece in split(plain(text), ",;"):
        said = _SKILL.match(piece)
        if said is None:
            rest.append(piece)
            continue
        found[said[1].strip()] = int(said[2].replace(" ", ""))
        if said[3].strip():
            rest.append(f"{said[1].strip()} {said[3].strip()}")
    return found, ", ".join(rest)


_FRACTION: Final = re.compile(r"^(?:CR\s*)?(\d{1,3}(?:\s*/\s*\d{1,2})?)(?:\s+|$|/MR|\(|,)", re.IGNORECASE)
_FRACTIONS: Final = {0.5: "1/2", 0.33: "1/3", 0.25: "1/4", 0.16: "1/6", 0.17: "1/6", 0.12: "1/8", 0.13: "1/8"}


def challenge(value: Any) -> int | str | None:
    """A challenge rating: whole, or as the fraction is printed."""
    if isinstance(value, float) and 0 < value < 1:
        return _FRACTIONS.get(round(value, 2)) or _FRACTIONS.get(int(value * 100) / 100)
    whole = integer(value)
    if not isinstance(value, str):
        return whole
    text = plain(value).replace("½", "1/2").replace("⅓", "1/3").replace("¼", "1/4")
    if re.fullmatch(r"0\.\d{1,6}", text):
        return challenge(float(text))
    found = _FRACTION.match(text)
    if found is None:
        return whole if whole is not None and re.fullmatch(r"\d+", text) else None
    written = found[1].replace(" ", "")
    return written if "/" in written else int(written)
