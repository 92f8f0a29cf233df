"""Lines of attacks: "2 claws +12 (1d6+4/19-20 plus poison) or +1 longsword +14/+9 (1d8+9 plus 1d6 fire)"."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

from encounter_tracker.importers.text.pieces import Piece, brackets, integer, split, split_words, strip, unmarked
from encounter_tracker.importers.text.vocabulary import fold
from encounter_tracker.importers.text.weapon_types import damage_types
from encounter_tracker.rules.damage import DAMAGE_TYPES

if TYPE_CHECKING:
    from encounter_tracker.importers.text.pieces import Field
    from encounter_tracker.importers.text.reading import Reading

__all__ = ["read_attacks"]

_BONUS: Final = re.compile(r"(?<![\w/+-])[+-]\s?\d{1,3}(?:\s?/\s?[+-]?\s?\d{1,3})*(?!\w*d\d)")
_COUNT: Final = re.compile(r"(\d{1,3})\s+(?=[^\W\d_+-])")
_TIMES: Final = re.compile(r"\s*(?:\(\s*[xX]\s?(\d{1,2})\s*\)|(?<=[\s\w])[xX]\s?(\d{1,2})(?=\s|$|\())")
_DICE: Final = re.compile(
    r"(?:\d{1,9}\s?d\s?\d{1,9}|\d{1,9})(?:\s?[+-]\s?\d{1,9}(?!d|\d*%|-20))*(?![\w/-]*-\s?20)|\d{1,9}\s?d\s?\d{1,9}(?:\s?[+-]\s?\d{1,9})*"
)
_ROLL: Final = re.compile(r"\d\s?[dD]\s?\d")
_RANGE: Final = re.compile(r"^(\d{1,2})\s?-\s?20$")
_MULTIPLIER: Final = re.compile(r"^x\s?(\d)$", re.IGNORECASE)
_CRITICAL: Final = re.compile(r"(\d{1,2}\s?-\s?20|20)(?=\s*(?:/|$|[a-z,;]))|[xX]\s?(\d)(?!\d|d)")
_ENHANCED: Final = re.compile(r"^\+\d")
_MASTERWORK: Final = re.compile(r"^(?:mwk|masterwork)\.?\s+", re.IGNORECASE)
_ABILITY: Final = re.compile(r"(?:points? of )?(str|dex|con|int|wis|cha)[a-z]*\.?\s+(damage|drain|dmg)", re.IGNORECASE)
_ABILITY_NAMES: Final = {"str": "Str", "dex": "Dex", "con": "Con", "int": "Int", "wis": "Wis", "cha": "Cha"}
_FAR: Final = re.compile(r"\s*,?\s*(?:range|portée)\s+\d{1,4}\s*(?:ft\.?|feet|foot|m(?![^\W\d_])|')?", re.IGNORECASE)
_MISSILES: Final = re.compile(
    r"\b(?:ranged|distance|range|portée|(?:short|long|cross)?bows?|slings?|blowguns?|darts?|javelins?|shuriken|bolas|"
    r"pistols?|muskets?|rifles?|arcs?|arbalètes?|fronde|javelines?|fléchettes?)\b",
    re.IGNORECASE,
)
_NEXT_NAME: Final = re.compile(r"\s*(?:\d{1,9}\s+)?(?:\+\d\s+)?[^\W\d_]")
_SHORT: Final = 40
_LETTERS: Final = re.compile(r"[^\W\d_]")


def read_attacks(reading: Reading, field: Field) -> None:
    """Read a line of melee or ranged attacks."""
    reading.take(*field.label)
    value = strip(reading.text, *field.value, ":; ")
    words = reading.words
    if value.end <= value.start or fold(reading.words_of(*value)) in {fold(word) for word in words.none_words}:
        reading.take(*value)
        return
    joins = re.compile(rf"[\s,;]*(?<!\w)(?:{words.or_pattern}|{words.and_pattern})(?!\w)\s*", re.IGNORECASE)
    for piece in _items(reading, value, joins):
        attack = _attack(reading, piece, field.name)
        if attack is None:
            reading.unknown("unknown_attack", piece)
            continue
        reading.data.setdefault("attacks", []).append(attack)


def _items(reading: Reading, value: Piece, joins: re.Pattern[str]) -> list[Piece]:
    """The attacks of a line; a part without figures belongs to the one before or behind it."""
    parts: list[Piece] = []
    waiting: int | None = None
    text = reading.text
    for listed in _whole(text, split(text, *value, ",;")):
        for piece in split_words(text, listed, joins):
            whole = strip(text, waiting if waiting is not None else piece.start, piece.end)
            waiting = None
            for part in _run_together(text, whole):
                if _has_figures(text, part):
                    parts.append(part)
                elif part.end == whole.end and part.start == whole.start:
                    waiting = part.start
                else:
                    parts.append(part)
    if waiting is not None:
        parts.append(strip(text, waiting, value.end))
    between = [(a.end, b.start) for a, b in pairwise(parts)]
    for start, end in [(value.start, parts[0].start) if parts else (value.start, value.start), *between]:
        reading.take(start, end)
    return parts


def _whole(text: str, listed: list[Piece]) -> list[Piece]:
    """The parts of a list; a bonus behind a comma belongs to the name before it: "+1 scythe, +9/+4 (2d4+4)"."""
    found: list[Piece] = []
    for piece in listed:
        bracket = text.find("(", *piece)
        bonuses = _BONUS.findall(text, piece.start, bracket if bracket >= 0 else piece.end)
        alone = _BONUS.match(text, *piece) is not None and len(bonuses) == 1
        if found and ((alone and text[found[-1].end - 1] != ")") or _FAR.fullmatch(text, *piece) is not None):
            found[-1] = Piece(found[-1].start, piece.end)
        else:
            found.append(piece)
    return found


def _has_figures(text: str, piece: Piece) -> bool:
    return (
        _BONUS.search(text, *piece) is not None
        or any(any(char.isdigit() for char in text[bracket.start : bracket.end]) for bracket in brackets(text, *piece))
        or ("(" in text[piece.start : piece.end] and text[piece.start : piece.end].rstrip().endswith(")"))
    )


def _run_together(text: str, piece: Piece) -> list[Piece]:
    """Two attacks without a comma between them: "claw +10 (1d4+1) bite +10 (1d6+1)"."""
    cuts = [piece.start]
    last = max((match.start() for match in _BONUS.finditer(text, *piece)), default=-1)
    before, seen = piece.start, False
    for bracket in brackets(text, *piece):
        seen = seen or _BONUS.search(text, before, bracket.start) is not None
        before = bracket.start
        if not seen:
            continue
        far = _FAR.match(text, bracket.end, piece.end)
        behind = far.end() if far is not None else bracket.end
        if last >= behind and _NEXT_NAME.match(text, behind, piece.end) is not None:
            cuts.append(behind)
        before, seen = bracket.end, False
    return [strip(text, a, b) for a, b in zip(cuts, [*cuts[1:], piece.end], strict=True)]


def _attack(reading: Reading, piece: Piece, kind: str) -> dict[str, Any] | None:
    """Read one attack; None where it has neither bonus nor damage."""
    text = reading.text
    bonus, damage = _bonus_and_damage(text, piece)
    if bonus is None and damage is None:
        return None
    head_end = bonus.start if bonus is not None else (damage.start if damage is not None else piece.end)
    head = strip(text, piece.start, head_end, ", :")
    name, count, extras = _name(reading, head)
    if not name and damage is not None:
        name, count, damage = _named_inside(reading, damage)
    if not name or (damage is None and bonus is None):
        return None
    attack: dict[str, Any] = {"name": name, "kind": _kind(kind, reading, piece)}
    properties: list[str] = []
    if bonus is not None:
        numbers = [integer(part) for part in re.findall(r"[+-]?\s?\d{1,9}", text[bonus.start : bonus.end])]
        tail_end = damage.start if damage is not None else piece.end
        tail = reading.words_of(bonus.end, tail_end)
        times = _TIMES.match(" " + tail)
        if times is not None:
            count = max(count, int(times[1] or times[2]))
            tail = (" " + tail)[times.end() :].strip()
        attack["bonus"] = numbers * count if len(numbers) == 1 else sorted(numbers * count, reverse=True)
        properties += _tail(reading, tail)
    elif count > 1:
        attack["bonus"] = []
        attack["name"] = f"{count} {name}"
    types: list[str] = []
    if damage is not None:
        inner = strip(text, damage.start + 1, damage.end - (text[damage.end - 1] in ")]"))
        attack["damage"], types, more = _damage(reading, reading.words_of(*inner))
        properties += more
        rest = strip(text, damage.end, piece.end, ",;. ")
        if rest.end > rest.start:
            properties.append(reading.words_of(*rest).strip("() "))
    attack["types"] = types or list(_types(reading, name))
    if _ENHANCED.match(name):
        properties.append("magic")
    attack["properties"] = list(dict.fromkeys([*properties, *extras]))
    reading.take(*piece)
    return {key: value for key, value in attack.items() if value not in ("", [])}


def _named_inside(reading: Reading, damage: Piece) -> tuple[str, int, Piece]:
    """The name behind the damage: "+6 melee (1d6+5, 2 claws)"."""
    inner = strip(reading.text, *damage, "()[] ")
    comma = reading.text.rfind(",", *inner)
    if comma < 0:
        return "", 1, damage
    name, count, _ = _name(reading, strip(reading.text, comma + 1, inner.end))
    return name, count, Piece(inner.start, comma)


def _types(reading: Reading, name: str) -> tuple[str, ...]:
    if "incorporeal" in name and reading.data.get("type") == "undead":
        return ("negative",)
    return damage_types(name)


def _kind(label: str, reading: Reading, piece: Piece) -> str:
    if label in {"melee", "ranged"}:
        return label
    return "ranged" if _MISSILES.search(reading.words_of(*piece)) is not None else "melee"


def _bonus_and_damage(text: str, piece: Piece) -> tuple[Piece | None, Piece | None]:
    """The bonus: the last one outside of brackets that no later bracket follows but that of the damage."""
    found = list(brackets(text, *piece))
    outside: list[Piece] = []
    candidates: list[tuple[Piece, Piece | None]] = []
    start = piece.start
    for bracket in found:
        outside.append(Piece(start, bracket.start))
        start = bracket.end
    outside.append(Piece(start, piece.end))
    for index in range(len(outside)):
        matches = list(_BONUS.finditer(text, *outside[index]))
        if index == 0:  # an enhancement bonus at the very beginning is no attack bonus
            begin = strip(text, *piece).start
            matches = [match for match in matches if match.start() != begin or len(matches) == 1]
            if (
                len(matches) == 1
                and matches[0].start() == begin
                and _LETTERS.search(text, matches[0].end(), outside[0].end)
            ):
                matches = []
        if matches:
            last = matches[-1]
            candidates.append((Piece(last.start(), last.end()), found[index] if index < len(found) else None))
    if candidates:
        rolled = (pair for pair in candidates if pair[1] is not None and _ROLL.search(text, *pair[1]))
        return next(rolled, candidates[0])
    if found:
        return None, found[-1]
    return None, None


def _name(reading: Reading, head: Piece) -> tuple[str, int, list[str]]:
    """The name of an attack in the singular, how often it is there, and marks such as "(Ex)"."""
    text = reading.words_of(*head)
    count = 1
    found = _COUNT.match(text)
    if found is not None:
        count, text = int(found[1]), text[found.end() :]
    times = _TIMES.search(text)
    if times is not None:
        count, text = int(times[1] or times[2]), (text[: times.start()] + text[times.end() :]).strip()
    text = unmarked(text).strip(" ,:;")
    bracket = re.search(r"\s*\(([^()]*)\)$", text)
    extras: list[str] = []
    if bracket is not None:
        text = text[: bracket.start()].strip()
    if not _LETTERS.search(text):
        return "", 1, []
    return _singular(reading, text, bracket[1] if bracket is not None else ""), min(max(count, 1), 30), extras


def _singular(reading: Reading, text: str, bracket: str) -> str:
    words = reading.words
    found = words.find("attack_names", text)
    if found:
        return found
    plain = words.weapon(_MASTERWORK.sub("masterwork ", text))
    pieces = plain.split(" ")
    for size in (2, 1):
        tail = " ".join(pieces[-size:])
        found = words.find("attack_names", tail)
        if found and len(pieces) > size:
            plain = " ".join([*pieces[:-size], found])
            break
    token = words.token(plain)
    name = token if token != plain else plain
    name = name if any(char.isupper() for char in name[1:]) and not name.istitle() else name.lower()
    if bracket and fold(bracket) != fold(str(reading.data.get("name", ""))):
        return f"{name} ({bracket})" if len(bracket) < _SHORT else name
    return name


def _tail(reading: Reading, tail: str) -> list[str]:
    """What stands between bonus and damage: "touch", "ranged touch", "melee"."""
    tail = tail.strip(" ,;:")
    if not tail:
        return []
    if re.search(rf"\b(?:{reading.words.touch_pattern})\b", tail, re.IGNORECASE):
        return ["touch"]
    if fold(tail) in {"melee", "ranged", "contact", "distance", "corps a corps", "au corps a corps", "a distance"}:
        return []
    return [tail.strip("()")]


# ---- damage ---------------------------------------------------------------------------------------------------------


def _damage(reading: Reading, text: str) -> tuple[str, list[str], list[str]]:
    """Dice, types and properties of what stands in the bracket."""
    words = reading.words
    plus = re.compile(rf"\s*(?<![^\W_a-z])(?:(?<=\d)|(?<!\w))(?:{words.plus_pattern})(?!\w)\s*", re.IGNORECASE)
    parts = [part for part in plus.split(text) if part]
    if not parts:
        return "", [], []
    starts_with_plus = plus.match(text) is not None
    head = "" if starts_with_plus else parts.pop(0)
    damage, types, properties = _main(reading, head) if head else ("", [], [])
    for part in parts:
        critical = re.search(r"(?:/\s?(?:\d{1,2}\s?-\s?20|[xX]\s?\d))+$", part)
        if critical is not None:
            _criticals(reading, critical[0], properties)
        properties += _riders(reading, part[: critical.start()] if critical is not None else part)
    return damage, types, properties


def _main(reading: Reading, head: str) -> tuple[str, list[str], list[str]]:
    properties: list[str] = []
    pieces = [piece.strip() for piece in re.split(r"[,;](?![^(]{0,200}\))", head)]
    first, *others = pieces
    found = re.match(r"(?:\d{1,9}\s?[dD]\s?\d{1,9}|\d{1,9})(?:\s?[+-]\s?\d{1,9}(?!\s?-\s?20|\d*[dD]))*", first)
    if found is None:
        dice, rest = "", first
    else:
        dice, rest = re.sub(r"\s", "", found[0]).lower(), first[found.end() :].strip()
    types, rest = _criticals(reading, rest, properties)
    if rest:
        ability = _ABILITY.match(rest)
        if ability is not None and dice:
            name = _ABILITY_NAMES[ability[1].lower()]
            properties.append(f"{dice} {name} {ability[2].lower().replace('dmg', 'damage')}")
            dice, rest = "", rest[ability.end() :].strip()
        else:
            more, rest = _types_at(reading, rest)
            types += more
    if rest and not dice:
        properties += _riders(reading, rest)
    elif rest:
        properties.append(rest)
    for other in others:
        more_types, left = _criticals(reading, other, properties)
        types += more_types
        if left:
            properties += _riders(reading, re.sub(rf"^(?:{reading.words.and_pattern})\s+", "", left))
    return dice, types, properties


def _criticals(reading: Reading, rest: str, properties: list[str]) -> tuple[list[str], str]:
    """Take "/19-20/x3" off; energy words between the slashes are types."""
    types: list[str] = []
    left: list[str] = []
    for word in rest.split("/"):
        bare = word.strip()
        found = re.match(r"(\d{1,2})\s?-\s?20(?!\d)", bare)
        times = re.match(r"[xX]\s?(\d)(?![\dd])", bare)
        if found is not None:
            if found[1] != "20":
                properties.append(f"{found[1]}-20")
            bare = bare[found.end() :].strip()
        elif times is not None:
            if times[1] != "2":
                properties.append(f"x{times[1]}")
            bare = bare[times.end() :].strip()
        elif bare == "20":
            bare = ""
        if bare:
            left.append(bare)
    text = "/".join(left)
    if text:
        more, text = _types_at(reading, text)
        types += more
    return types, text


def _types_at(reading: Reading, text: str) -> tuple[list[str], str]:
    """Damage types at the beginning of a text: "fire and acid damage"."""
    words = re.sub(r"^(?:points? of|damage|de)\s+", "", text)
    for size in (3, 2, 1):
        piece = " ".join(words.split()[:size])
        found = reading.words.find("energies", piece.strip(" ,"))
        if found in DAMAGE_TYPES:
            rest = words[len(piece) :].strip()
            rest = re.sub(r"^(?:damage|dmg|energy|dégâts)\b\s*", "", rest)
            again = re.match(rf"(?:{reading.words.and_pattern}|{reading.words.or_pattern}|/|,)\s*", rest)
            if again is not None:
                more, after = _types_at(reading, rest[again.end() :])
                if more:
                    return [str(found), *more], after
            return [str(found)], rest
    return [], text


def _riders(reading: Reading, text: str) -> list[str]:
    """What rides on a blow: "grab and withering", "1d6 fire", "poison"."""
    words = reading.words
    joins = re.compile(rf"\s*,\s*(?:(?:{words.and_pattern})\s+)?|\s+(?:{words.and_pattern})\s+", re.IGNORECASE)
    found = []
    for part in joins.split(text.strip(" ,;.")):
        bare = part.strip()
        if not bare:
            continue
        dice = re.match(r"(\d{1,9}(?:\s?d\s?\d{1,9})?(?:\s?[+-]\s?\d{1,9})?)\s+(?:points? of\s+)?(.+)$", bare)
        if dice is not None:
            amount = re.sub(r"\s", "", dice[1])
            ability = _ABILITY.match(dice[2])
            kind = words.find("energies", re.sub(r"\s+damage$", "", dice[2]))
            if ability is not None:
                name = _ABILITY_NAMES[ability[1].lower()]
                found.append(f"plus {amount} {name} {ability[2].lower().replace('dmg', 'damage')}")
            else:
                found.append(f"plus {amount} {kind or dice[2]}")
            continue
        token = words.find("riders", bare) or words.token(bare)
        found.append(f"plus {token}")
    return found
