"""What is typed about a poison, disease or curse: lengths of time, and what each failed save does.

Both languages are understood at any time, accents or not. ``ParseError`` carries a sentence that says what to type.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace

from encounter_tracker.encounter.state import AfflictionEffect, Frequency
from encounter_tracker.rules.dice import DiceSum, parse_dice
from encounter_tracker.rules.durations import Duration, Span
from encounter_tracker.rules.vocabulary import ABILITIES, Ability, ConditionName
from encounter_tracker.support import catalogue
from encounter_tracker.support.casting import Unit
from encounter_tracker.support.search import words_of
from encounter_tracker.viewmodels.combatant_parse import ParseError, straight
from encounter_tracker.viewmodels.texts.durations import time_exact
from encounter_tracker.viewmodels.texts.language import fill, tr
from encounter_tracker.viewmodels.texts.names import ability_short, condition_name

if TYPE_CHECKING:
    from collections.abc import Iterable

_UNITS: Final[dict[str, tuple[Unit, int]]] = {
    **dict.fromkeys(("r", "rd", "rds", "round", "rounds"), ("rounds", 1)),
    **dict.fromkeys(("m", "mn", "min", "minute", "minutes"), ("minutes", 1)),
    **dict.fromkeys(("h", "hour", "hours", "heure", "heures"), ("hours", 1)),
    **dict.fromkeys(("d", "day", "days", "j", "jour", "jours"), ("days", 1)),
    **dict.fromkeys(("w", "week", "weeks", "sem", "semaine", "semaines"), ("days", 7)),
}
_NOTHING: Final = frozenset({"", "-", "none", "aucun", "aucune", "at once", "immediate", "immediat"})
_SPAN: Final = re.compile(r"^(?:(?P<amount>\d*d?\d+(?:\+\d+)?)\s*(?:/\s*)?)?(?P<unit>[a-z]+)$")
_AMOUNT: Final = re.compile(r"\d*d\d+(?:\s*[+-]\s*\d+)?|\d+")
_JOINERS: Final = re.compile(r"\s+(?:and|et|&|plus)\s+")
#: Between what the first failed save does and what the later ones do.
_THEN: Final = re.compile(r"[\s,;]+(?:then|puis|ensuite)\s+", re.IGNORECASE)
_MOST: Final = 999

_ABILITY_WORDS: Final[dict[str, Ability]] = {
    "str": "str", "strength": "str", "for": "str", "force": "str",
    "dex": "dex", "dexterity": "dex", "dexterite": "dex",
    "con": "con", "constitution": "con",
    "int": "int", "intelligence": "int",
    "wis": "wis", "wisdom": "wis", "sag": "wis", "sagesse": "wis",
    "cha": "cha", "charisma": "cha", "charisme": "cha",
}  # fmt: skip
_DRAIN: Final = frozenset({"drain", "drains", "diminution", "permanente", "permanent"})
_DAMAGE: Final = frozenset({"damage", "degats", "affaiblissement", "temporaire"})
_HIT_POINTS: Final = frozenset({"hp", "pv", "hit", "vie"})
_FILLERS: Final = frozenset(
    {"of", "de", "d", "en", "a", "to", "point", "points", "pt", "pts", "the", "la", "le", "for"}
)


class Length(Struct, frozen=True):
    """A length of time whose number may have to be rolled first."""

    amount: DiceSum
    unit: Unit
    factor: int = 1

    @property
    def has_dice(self) -> bool:
        """Whether dice must be rolled."""
        return bool(self.amount.dice)

    def span(self, rolled: int | None = None) -> Span:
        """The length as commands take it; ``rolled``: what the dice came to (else their average)."""
        count = self.amount.average if rolled is None else rolled
        return Span(**{self.unit: max(1, count * self.factor)})


# ---- lengths of time --------------------------------------------------------------------------------------------


def parse_length(text: str) -> Length | None:
    """A length of time ("10 min", "1d3 days", "round"); None for nothing ("", "—").

    Raises:
        ParseError: it is none.
    """
    typed = " ".join(words_and_signs(text))
    if typed in _NOTHING:
        return None
    found = _SPAN.match(typed)
    unit = _UNITS.get(found["unit"]) if found is not None else None
    amount = parse_dice((found["amount"] if found is not None else None) or "1")
    if unit is None or amount is None or not 1 <= amount.average <= _MOST:
        raise ParseError(tr("AfflictionForm", "Type a number and its unit: 1 round, 10 min, 1d3 days"))
    return Length(amount, *unit)


def length_text(amount: int | str, unit: Unit) -> str:
    """A length of time as the field shows it."""
    texts: dict[Unit, str] = {
        "rounds": tr("Time", "{0} r"),
        "minutes": tr("Time", "{0} min"),
        "hours": tr("Time", "{0} h"),
        "days": tr("Time", "{0} d"),
    }
    return texts[unit].format(amount)


def frequency_text(frequency: Frequency | None) -> str:
    """How often saves fall due, as the field shows it."""
    return time_exact(frequency.every) if frequency is not None else ""


def words_and_signs(text: str) -> list[str]:
    """A text in plain small letters with its signs, cut at blanks."""
    cut = straight(text).replace("/", " / ").replace("\N{RIGHT SINGLE QUOTATION MARK}", " ").replace("'", " ")
    found = []
    for piece in cut.split():
        plain = "".join(words_of(piece)) if piece.strip("-/+") else piece
        found.append(piece.lower() if "+" in piece and _AMOUNT.fullmatch(piece.lower()) else plain or piece)
    return [word for word in found if word != "/"]


# ---- what a failed save does ------------------------------------------------------------------------------------


class _Piece(Struct):
    """One piece of it, as far as it is understood."""

    text: str
    amount: str = ""
    ability: Ability | None = None
    kind: str = ""
    condition: ConditionName | None = None
    duration: Duration | None = None
    lasts: dict[Unit, str] = {}


def parse_effect(text: str) -> AfflictionEffect:
    """What each failed save does: "1d2 Con", "1 Con and 1d3 Wis drain", "1d6 damage", "nauseated 1 min".

    What later ones do instead stands behind a "then": "unconscious 1 min then unconscious 2d4 h".

    Raises:
        ParseError: a piece of it is not understood.
    """
    first, *later = _THEN.split(text, maxsplit=1)
    effect = _parse_one(first)
    return replace(effect, then=_parse_one(later[0])) if later else effect


def _parse_one(text: str) -> AfflictionEffect:
    groups = [_group(part) for part in re.split(r"[,;\n]+", text) if part.strip()]
    pieces = [piece for group in groups for piece in group]
    if not pieces:
        raise ParseError(tr("AfflictionForm", "Type what a failed save does: 1d2 Con, or nauseated"))
    damage: dict[Ability, int | str] = {}
    drain: dict[Ability, int | str] = {}
    points: int | str | None = None
    conditions: list[ConditionName] = []
    duration: Duration | None = None
    lasts: dict[Unit, str] = {}
    for piece in pieces:
        if piece.condition is not None:
            conditions.append(piece.condition)
            duration, lasts = piece.duration or duration, piece.lasts or lasts
        elif piece.ability is not None:
            (drain if piece.kind == "drain" else damage)[piece.ability] = _number(piece.amount)
        else:
            points = _number(piece.amount)
    return AfflictionEffect(
        ability_damage=damage,
        ability_drain=drain,
        damage=points,
        conditions=tuple(dict.fromkeys(conditions)),
        duration=None if lasts else duration,
        lasts=lasts,
    )


def _group(text: str) -> list[_Piece]:
    """Pieces joined by "and": what one leaves out, the others say ("1d3 Str and Dex drain")."""
    pieces = [_piece(part) for part in _JOINERS.split(f" {text.strip()} ") if part.strip()]
    kind = next((piece.kind for piece in reversed(pieces) if piece.kind), "")
    amount = ""
    for piece in pieces:
        piece.kind = piece.kind or kind
        piece.amount = piece.amount or amount
        amount = piece.amount
        if piece.condition is None and not piece.amount:
            raise _not_understood(piece.text)
    return pieces


def _piece(text: str) -> _Piece:
    condition = _condition_in(text)
    if condition is not None:
        return _condition_piece(text, *condition)
    found = _AMOUNT.search(straight(text).lower())
    words = words_of(_AMOUNT.sub(" ", straight(text).lower(), count=1))
    ability = next((_ABILITY_WORDS[word] for word in words if word in _ABILITY_WORDS and word != "for"), None)
    if ability is None and "for" in words:
        ability = "str"  # the French short form of Strength; the English word says nothing here
    known = _DRAIN | _DAMAGE | _HIT_POINTS | _FILLERS | set(_ABILITY_WORDS)
    amount = re.sub(r"\s+", "", found[0]) if found is not None else ""
    stranger = any(word not in known for word in words)
    if stranger or (ability is None and not (amount and set(words) & (_DAMAGE | _HIT_POINTS))):
        raise _not_understood(text)
    kind = "drain" if set(words) & _DRAIN else "damage" if set(words) & _DAMAGE else ""
    return _Piece(text.strip(), amount, ability, kind)


def _condition_in(text: str) -> tuple[ConditionName, str] | None:
    """The condition a text begins with, and the rest of it."""
    words = list(words_of(text))
    for many in range(len(words), 0, -1):
        key = _conditions().get(" ".join(words[:many]))
        if key is not None:
            return key, " ".join(words[many:])
    return None


def _condition_piece(text: str, condition: ConditionName, rest: str) -> _Piece:
    """A condition, for a time of its own or as long as the affliction lasts."""
    rest = re.sub(r"^(?:for|pendant|during|durant)\b", "", rest).strip()
    duration, lasts = None, {}
    if rest:
        try:
            length = parse_length(rest)
        except ParseError:
            raise _not_understood(text) from None
        if length is not None:
            if length.has_dice and length.factor != 1:
                raise ParseError(fill(tr("AfflictionForm", "“{0}”: type dice of days instead of weeks"), text.strip()))
            span = length.span()
            duration = Duration(rounds=span.rounds, minutes=span.minutes, hours=span.hours, days=span.days)
            lasts = {length.unit: _dice_text(length.amount)} if length.has_dice else {}
    return _Piece(text.strip(), condition=condition, duration=duration, lasts=lasts)


def _dice_text(amount: DiceSum) -> str:
    dice = "".join(f"{'-' if sign < 0 else '+'}{count}d{sides}" for sign, count, sides in amount.dice).removeprefix("+")
    return f"{dice}{amount.bonus:+}" if amount.bonus else dice


def _number(amount: str) -> int | str:
    return int(amount) if amount.isdigit() else amount


def _not_understood(text: str) -> ParseError:
    sample = tr("AfflictionForm", "1d2 Con, 1 Wis drain, 1d6 damage, nauseated 1 min")
    return ParseError(fill(tr("AfflictionForm", "“{0}” is not understood: {1}"), text.strip(), sample))


@cache
def _conditions() -> dict[str, ConditionName]:
    """Conditions by all their names, in plain small letters."""
    found: dict[str, ConditionName] = {}
    for entry in catalogue.conditions():
        for name in entry.search_names:
            found.setdefault(" ".join(words_of(name)), entry.key)
    return found


# ---- back into words --------------------------------------------------------------------------------------------


def effect_text(effect: AfflictionEffect) -> str:
    """What a failed save does, as the field shows it and `parse_effect` reads it again."""
    drain = tr("AfflictionForm", "drain")
    lasts = time_exact(effect.duration.in_rounds) if isinstance(effect.duration, Duration) else ""
    for unit, dice in effect.lasts.items():
        lasts = length_text(dice, unit)
    pieces = [
        *_amounts(effect.ability_damage.items(), ""),
        *_amounts(effect.ability_drain.items(), drain),
        *((fill(tr("AfflictionForm", "{0} damage"), effect.damage),) if effect.damage is not None else ()),
        *(f"{condition_name(name)} {lasts}".strip() for name in effect.conditions),
    ]
    text = ", ".join(pieces)
    return text if effect.then is None else fill(tr("AfflictionForm", "{0} then {1}"), text, effect_text(effect.then))


def _amounts(abilities: Iterable[tuple[Ability, int | str]], kind: str) -> list[str]:
    order = sorted(abilities, key=lambda pair: ABILITIES.index(pair[0]))
    return [f"{amount} {ability_short(ability)} {kind}".strip() for ability, amount in order]
