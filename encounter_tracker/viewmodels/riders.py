"""What rides on a blow, and what is to be done about it: a poison, a negative level, a condition, a saving throw.

The attack says "poison" and no more; DC, dice and duration stand among the special abilities of the attacker.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from encounter_tracker.rules.vocabulary import Save
from encounter_tracker.support.search import words_of
from encounter_tracker.viewmodels.affliction_block import blocks_of
from encounter_tracker.viewmodels.texts.block_words import rider_name

__all__ = ["Rider", "read_rider", "rider_name"]

if TYPE_CHECKING:
    from collections.abc import Mapping

    from encounter_tracker.encounter.state import Combatant

_ILLS: Final = r"\b(?:poison|venin|disease|maladie|fever|rot|curse|malédiction)"
_LEVELS: Final = r"energy drain|negative level|absorption d.énergie|niveaux? négatif"
_HARM: Final = r"\b(?:str|dex|con|int|wis|cha|for|sag)\w*\s+(?:damage|drain)|affaiblissement|diminution"
#: The action that sees to a rider, by words in it; the first that fits.
_ACTIONS: Final[tuple[tuple[str, re.Pattern[str]], ...]] = (
    ("affliction", re.compile(_ILLS, re.IGNORECASE)),
    ("negative_levels", re.compile(_LEVELS, re.IGNORECASE)),
    ("ability_harm", re.compile(_HARM, re.IGNORECASE)),
)
#: What comes about without a save, or by a maneuver.
_CONDITIONS: Final[tuple[tuple[str, re.Pattern[str]], ...]] = (
    ("grappled", re.compile(r"\b(?:grab|attach|étreinte|fixation|adhesive|substance adhésive)", re.IGNORECASE)),
    ("prone", re.compile(r"\b(?:trip|croc-en-jambe)", re.IGNORECASE)),
    ("entangled", re.compile(r"\b(?:entangle|enchevêtrement|web|toile|sticky)", re.IGNORECASE)),
    ("bleed", re.compile(r"\b(?:bleed|saignement|infernal wound|blessure infernale)", re.IGNORECASE)),
)
_DC: Final = re.compile(r"\bD[CD]\s*(\d{1,2})", re.IGNORECASE)
_SAVES: Final[tuple[tuple[Save, re.Pattern[str]], ...]] = (
    ("fort", re.compile(r"\b(?:fort|vig)\w*\s+D[CD]|D[CD]\s*\d+\s+(?:fort|vig)", re.IGNORECASE)),
    ("ref", re.compile(r"\b(?:ref|réf)\w*\s+D[CD]|D[CD]\s*\d+\s+(?:ref|réf)", re.IGNORECASE)),
    ("will", re.compile(r"\b(?:will|vol)\w*\s+D[CD]|D[CD]\s*\d+\s+(?:will|vol)", re.IGNORECASE)),
)
_DICE: Final = r"(\d+d\d+(?:[+-]\d+)?|\d+)"
_POINTS: Final = re.compile(_DICE)
_HOW_MANY: Final = re.compile(_DICE + r"\s+(?:negative|niveaux? négatif)", re.IGNORECASE)
_DRAIN: Final = re.compile(r"drain|diminution", re.IGNORECASE)
_ABILITIES: Final = {
    "str": "str", "for": "str", "dex": "dex", "con": "con", "int": "int", "wis": "wis", "sag": "wis", "cha": "cha",
}  # fmt: skip


class Rider(Struct, frozen=True, kw_only=True):
    """A rider and what the block of the attacker says of it.

    Attributes:
        text: its words.
        action: what sees to it ("affliction", "negative_levels", "ability_harm", "condition", "save").
        dc, save: as far as they are known.
        key: the line of the finder that has it: of an affliction, of a condition.
        values: what the form of the action begins with.
    """

    text: str
    action: str
    dc: str = ""
    save: Save | None = None
    key: str = ""
    values: dict[str, str] = {}


def read_rider(text: str, attacker: Combatant | None = None) -> Rider:
    """Read a rider: "poison", "paralysis (DC 13 Fort)"; what is nothing else is a saving throw."""
    special = attacker.creature.special if attacker is not None else {}
    said = _said_of(text, special)
    whole = f"{text}; {said}"
    action = next((key for key, pattern in _ACTIONS if pattern.search(text)), "save")
    save = next((name for name, pattern in _SAVES if pattern.search(whole)), None)
    values: dict[str, str] = {}
    key = ""
    if action == "affliction" and attacker is not None:
        key = _affliction(text, attacker)
        action = action if key or _dc(whole) == "" else "save"  # it has a save, and no course
    elif action == "negative_levels":
        count = _HOW_MANY.search(whole)
        values = {"amount": count[1] if count is not None else "1", "dc": _dc(whole)}
    elif action == "ability_harm":
        values = _harm(text)
    elif action == "save" and save is None:
        condition = next((name for name, pattern in _CONDITIONS if pattern.search(text)), "")
        action, key = ("condition", f"condition:{condition}") if condition else (action, "")
    if values and attacker is not None:
        values["source"] = attacker.id
    return Rider(text=text, action=action, dc=_dc(whole), save=save, key=key, values=values)


def _dc(text: str) -> str:
    found = _DC.search(text)
    return found[1] if found is not None else ""


def _said_of(text: str, special: Mapping[str, Any]) -> str:
    """What the special abilities say of it: the one of its name, else one whose name holds its words."""
    wanted = set(words_of(text.partition("(")[0]))
    titles = {title: set(words_of(title)) for title in special}
    same = next((title for title, words in titles.items() if words == wanted), None)
    like = next((title for title, words in titles.items() if wanted and wanted <= words), None)
    found = same or like
    return str(special[found]) if found is not None else ""


def _affliction(text: str, attacker: Combatant) -> str:
    """The line of the finder: an affliction of this name, else the first of its kind."""
    wanted = set(words_of(text.partition("(")[0]))
    forms = dict(blocks_of(attacker.creature.special))
    named = next((title for title in forms if wanted & set(words_of(title))), None)
    kinds = {"poison": "poison", "venin": "poison", "disease": "disease", "maladie": "disease", "curse": "curse"}
    kind = next((kinds[word] for word in words_of(text) if word in kinds), "")
    title = named or next((title for title, form in forms.items() if form.kind == kind), None)
    return f"block:{attacker.id}:{title}" if title is not None else ""


def _harm(text: str) -> dict[str, str]:
    points = _POINTS.search(text)
    ability = next((_ABILITIES[word[:3]] for word in words_of(text) if word[:3] in _ABILITIES), "str")
    harm = "drain" if _DRAIN.search(text) else "damage"
    return {"harm": harm, "ability": ability, "amount": points[1] if points is not None else ""}
