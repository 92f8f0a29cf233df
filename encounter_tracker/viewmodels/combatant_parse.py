"""What a game master types into the fields of a stat block, and back: lists, attacks, reductions, skills.

Each ``…_text`` writes a value the way the field shows it, each ``parse_…`` reads it again; ``ParseError`` carries a
sentence that says what to type. Both languages' words for damage types and kinds are understood.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from encounter_tracker.rules.vocabulary import ENERGY_TYPES
from encounter_tracker.viewmodels.hp_text import TYPES, plain
from encounter_tracker.viewmodels.rows import signed
from encounter_tracker.viewmodels.texts.block_words import bypass_name, bypass_token, term, token
from encounter_tracker.viewmodels.texts.language import fill, tr
from encounter_tracker.viewmodels.texts.names import damage_type_name

if TYPE_CHECKING:
    from collections.abc import Mapping

    from encounter_tracker.rules.creature import Attack, DamageReduction, Regeneration

_MINUS: Final = str.maketrans({"−": "-", "–": "-", "—": "-"})
_ATTACK: Final = re.compile(
    r"^(?:(?P<kind>melee|ranged|mêlée|melée|distance)\s+)?(?P<name>[^(\s].*?)"
    r"(?:\s+(?P<bonus>[+-]\d+(?:/[+-]?\d+)*))?\s*(?:\((?P<inside>[^()]*)\))?$",
    re.IGNORECASE,
)
_REDUCTION: Final = re.compile(
    r"^(?:dr|rd)?\s*(?P<amount>\d+)\s*(?:/\s*(?P<bypass>.*?))?\s*(?P<ex>\(ex[t]?\))?$", re.IGNORECASE
)
_NAMED: Final = re.compile(r"^(?P<name>.*?)\s*(?P<value>[+-]?\d+)$")
_REGENERATION: Final = re.compile(r"^(?P<amount>\d+)\s*(?:\((?P<stops>.*)\))?$")
_EXTRAORDINARY: Final = "extraordinary"


class ParseError(Exception):
    """The text is not understood; the message is a sentence that says what to type."""


def straight(text: str) -> str:
    """The text with plain hyphens for all kinds of dashes."""
    return text.translate(_MINUS).strip()


# ---- numbers ---------------------------------------------------------------------------------------------------


def parse_number(text: str, *, least: int = -999, most: int = 99_999) -> int:
    """A whole number.

    Raises:
        ParseError: it is none.
    """
    cleaned = straight(text).replace(" ", "").removeprefix("+")
    try:
        value = int(cleaned)
    except ValueError:
        raise ParseError(tr("CombatantEdit", "Type a whole number")) from None
    if not least <= value <= most:
        raise ParseError(fill(tr("CombatantEdit", "Type a number from {0} to {1}"), least, most))
    return value


def parse_optional(text: str, *, least: int = 0, most: int = 99_999) -> int | None:
    """A whole number, or None for an empty field or a dash."""
    return None if straight(text) in {"", "-"} else parse_number(text, least=least, most=most)


# ---- lists -----------------------------------------------------------------------------------------------------


def parse_words(text: str) -> list[str]:
    """Words set off by commas or semicolons, as tokens of stat blocks."""
    return [token(word) for word in _words(text)]


def _words(text: str) -> list[str]:
    """Words set off by commas or semicolons, brackets kept together."""
    return [word for word in (piece.strip() for piece in split_list(text)) if word]


def split_list(text: str) -> list[str]:
    """Cut at commas, semicolons and line ends that stand outside brackets."""
    found, depth, piece = [], 0, ""
    for letter in text:
        depth += (letter == "(") - (letter == ")")
        if letter in ",;\n" and depth <= 0:
            found.append(piece)
            piece, depth = "", 0
        else:
            piece += letter
    return [*found, piece]


def numbers_text(values: Mapping[str, int]) -> str:
    """Names with their numbers: "Perception +6, Stealth +5"."""
    return ", ".join(f"{term(name)} {signed(value)}" for name, value in values.items())


def parse_numbers(text: str) -> dict[str, int]:
    """Names with a number each.

    Raises:
        ParseError: one has none.
    """
    return {token(name): value for name, value in _numbers(text).items()}


def _numbers(text: str) -> dict[str, int]:
    found: dict[str, int] = {}
    for word in _words(text):
        match = _NAMED.match(straight(word))
        if match is None or not match["name"]:
            raise ParseError(fill(tr("CombatantEdit", "“{0}” needs a number: Perception +6, Stealth +5"), word))
        found[match["name"].strip()] = int(match["value"])
    return found


def resist_text(values: Mapping[str, int]) -> str:
    """Energies with their amounts: "fire 10, cold 5"."""
    return ", ".join(f"{damage_type_name(energy)} {amount}" for energy, amount in values.items() if amount)


def parse_resist(text: str) -> dict[str, int]:
    """Energies with their amounts.

    Raises:
        ParseError: an energy or its amount is not understood.
    """
    found: dict[str, int] = {}
    for name, amount in _numbers(text).items():
        energy = TYPES.get(plain(name))
        if energy not in ENERGY_TYPES or amount < 0:
            raise ParseError(fill(tr("CombatantEdit", "“{0}” is no energy: fire 10, cold 5"), name))
        found[energy] = amount
    return found


@cache
def _damage_words() -> dict[str, str]:
    words: dict[str, str] = {word: kind for word, kind in TYPES.items() if kind != "untyped"}
    return words | {name: kind for kind in ("positive", "negative") for name in (f"{kind} energy", f"energie {kind}")}


def types_text(kinds: tuple[str, ...]) -> str:
    """Damage types: "fire, acid" in the language in use."""
    return ", ".join(damage_type_name(kind) for kind in kinds)


def parse_types(text: str) -> list[str]:
    """Damage types or other words; a type is brought to its token whatever the language."""
    return [_damage_words().get(plain(word)) or token(word) for word in _words(text)]


# ---- attacks ---------------------------------------------------------------------------------------------------


def attacks_text(attacks: tuple[Attack, ...]) -> str:
    """A line each: "melee +1 longsword +12/+7 (1d8+8, slashing, 19-20)"."""
    lines = []
    for attack in attacks:
        kind = tr("CombatantEdit", "ranged") if attack.kind == "ranged" else tr("CombatantEdit", "melee")
        bonus = "/".join(signed(value) for value in attack.bonus)
        properties = [term(word) for word in attack.properties]
        inside = [attack.damage, *(damage_type_name(kind) for kind in attack.types), *properties]
        pieces = [
            kind,
            term(attack.name),
            bonus,
            f"({', '.join(text for text in inside if text)})" if any(inside) else "",
        ]
        lines.append(" ".join(piece for piece in pieces if piece))
    return "\n".join(lines)


def parse_attacks(text: str) -> list[dict[str, Any]]:
    """The attacks, one a line.

    Raises:
        ParseError: a line has no name.
    """
    return [_parse_attack(line) for line in text.splitlines() if line.strip()]


def _parse_attack(line: str) -> dict[str, Any]:
    match = _ATTACK.match(straight(line))
    if match is None or not match["name"].strip():
        sample = tr("CombatantEdit", "melee longsword +5/+0 (1d8+3, slashing, 19-20)")
        raise ParseError(fill(tr("CombatantEdit", "“{0}” is not understood: {1}"), line.strip(), sample))
    inside = _words(match["inside"] or "")
    kinds = _damage_words()
    damage = inside.pop(0) if inside and plain(inside[0]) not in kinds else ""
    attack: dict[str, Any] = {
        "name": token(match["name"].strip()),
        "kind": "ranged" if plain(match["kind"] or "") in {"ranged", "distance"} else "melee",
        "bonus": [int(number) for number in (match["bonus"] or "").split("/") if number],
        "damage": damage,
        "types": [kinds[plain(word)] for word in inside if plain(word) in kinds],
        "properties": [token(word) for word in inside if plain(word) not in kinds],
    }
    return attack


# ---- defences --------------------------------------------------------------------------------------------------


def reductions_text(reductions: tuple[DamageReduction, ...]) -> str:
    """Damage reductions: "10/magic; 5/— (Ex)"."""
    extraordinary = tr("CombatantEdit", "Ex")
    mark = f" ({extraordinary})"
    return "; ".join(
        f"{dr.amount}/{bypass_name(dr.bypass)}" + (mark if dr.kind == _EXTRAORDINARY else "") for dr in reductions
    )


def parse_reductions(text: str) -> list[dict[str, Any]]:
    """Damage reductions.

    Raises:
        ParseError: one is not understood.
    """
    found = []
    for word in _words(text):
        if straight(word) == "-":
            continue
        match = _REDUCTION.match(word)
        if match is None:
            raise ParseError(fill(tr("CombatantEdit", "“{0}” is no reduction: 10/magic; 5/— (Ex)"), word))
        bypass = bypass_token((match["bypass"] or "").strip()) or "—"
        kind = _EXTRAORDINARY if match["ex"] else "supernatural"
        found.append(
            {"amount": int(match["amount"]), "bypass": "—" if straight(bypass) == "-" else bypass, "kind": kind}
        )
    return found


def regeneration_text(regeneration: Regeneration | None) -> str:
    """Regeneration: "5 (fire, acid)"."""
    if regeneration is None or not regeneration.amount:
        return ""
    stops = types_text(regeneration.stopped_by)
    return f"{regeneration.amount} ({stops})" if stops else str(regeneration.amount)


def parse_regeneration(text: str) -> dict[str, Any] | None:
    """Regeneration and what stops it; None for an empty field.

    Raises:
        ParseError: it is not understood.
    """
    if straight(text) in {"", "-", "0"}:
        return None
    match = _REGENERATION.match(text.strip())
    if match is None:
        raise ParseError(fill(tr("CombatantEdit", "“{0}” is not understood: 5 (fire, acid)"), text.strip()))
    return {"amount": int(match["amount"]), "stopped_by": parse_types(match["stops"] or "")}


def special_text(special: Mapping[str, Any]) -> str:
    """A line each: "Bravery: +1 on Will saves against fear"."""
    return "\n".join(f"{term(name)}: {text}" if text else term(name) for name, text in special.items())


def parse_special(text: str) -> dict[str, str]:
    """Special qualities, one a line."""
    found = {}
    for line in text.splitlines():
        name, _, rest = line.partition(":")
        if name.strip():
            found[token(name.strip())] = rest.strip()
    return found
