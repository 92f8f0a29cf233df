"""Figures against their parts: what does not add up is asked about, as printed first."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from encounter_tracker.importers.text.defence import doubt_number
from encounter_tracker.rules.creature import SPECIAL_SIZE_MODIFIERS, modifier
from encounter_tracker.support.imported import Choice

if TYPE_CHECKING:
    from encounter_tracker.importers.text.reading import Reading

__all__ = ["check"]

_DICE: Final = re.compile(r"(\d{1,9})d(\d{1,9})")
_FLAT: Final = re.compile(r"(?<![\dd])([+-])\s?(\d{1,9})(?![\dd])")
_PART: Final = re.compile(r"^([+-]\s?\d{1,9})\s*(.*)$")
_TOUCH_LESS: Final = frozenset({"armor", "shield", "natural"})
_TO_CMD_WORDS: Final = (
    "deflection dodge insight luck morale profane sacred monk wis cha int rage circumstance untyped racial"
)
_TO_CMD: Final = frozenset(_TO_CMD_WORDS.split())
_TOO_MANY_DICE: Final = 200
_MOST: Final = 4


def check(reading: Reading) -> None:
    """Compare hit points with their dice, AC with its bracket, CMD with its parts."""
    _hit_points(reading)
    parts = _armor(reading)
    _combat(reading, parts)


# ---- hit points -----------------------------------------------------------------------------------------------------


def _hit_points(reading: Reading) -> None:
    data = reading.data
    formula = str(data.get("hp_formula", ""))
    dice = [(int(n), int(faces)) for n, faces in _DICE.findall(formula)][:20]
    if not dice or sum(n for n, _ in dice) > _TOO_MANY_DICE:
        return
    flat = sum(int(sign + number) for sign, number in _FLAT.findall(_DICE.sub("", formula)))
    more = [
        int(number)
        for number in re.findall(r"\bplus\s+(\d{1,9})|\bet\s+(\d{1,9})", formula)
        for number in number
        if number
    ]
    average = sum(n * (faces + 1) for n, faces in dice) // 2
    first = max(faces for _, faces in dice)
    highest = sum(n * faces for n, faces in dice)
    fair = {average, (sum(n * (faces + 1) for n, faces in dice) + first - 1) // 2, highest}
    fair |= {sum(n * (faces + 1) for n, faces in dice) // 2 + (faces - (faces + 1) // 2) for _, faces in dice}
    sums = {flat, flat + sum(more)}
    if "hp" not in data:
        data["hp"] = max(average + flat, 1)
        reading.doubt(
            "hp_reckoned",
            reading.places["formula"],
            Choice(code="as_value", arguments=(str(data["hp"]),), patch={"hp": data["hp"]}),
            Choice(code="own_value", patch={"hp": data["hp"]}, free=True),
        )
        return
    hp = int(data["hp"])
    if any(hp - bonus in fair for bonus in sums) or (_is_character(data) and _possible(hp - flat, dice, sum(more))):
        return
    reckoned = max(average + flat + sum(more), 1)
    _differs(reading, "hp_differs", "hp", hp, reckoned)


def _is_character(data: dict[str, Any]) -> bool:
    return data.get("cr") is None and not data.get("xp")


def _possible(rolled: int, dice: list[tuple[int, int]], more: int) -> bool:
    """Hit points of a player character are rolled."""
    least, most = sum(n for n, _ in dice), sum(n * faces for n, faces in dice)
    return least <= rolled <= most + more


def _differs(reading: Reading, code: str, path: str, printed: int, reckoned: int) -> None:
    head, _, tail = path.partition(".")
    place = reading.places.get(tail if tail in {"touch", "flat_footed"} else head)
    if place is None:
        return
    reading.doubt(
        code,
        place,
        *(
            Choice(code="as_value", arguments=(str(value),), patch=_patch(reading, path, value))
            for value in (printed, reckoned)
        ),
        Choice(code="own_value", patch=_patch(reading, path, printed), free=True)
        if "." not in path
        else Choice(code="keep_note"),
        arguments=(str(printed), str(reckoned)),
    )


def _patch(reading: Reading, path: str, value: int) -> dict[str, Any]:
    head, _, tail = path.partition(".")
    return {head: {**reading.data[head], tail: value}} if tail else {head: value}


# ---- armor class ----------------------------------------------------------------------------------------------------


def _armor(reading: Reading) -> list[tuple[int, str]]:
    """The parts in the bracket behind the AC; none where one of them is not understood or counts in cases only."""
    armor = reading.data.get("ac")
    if not armor:
        return []
    words = reading.words
    limited = re.compile(rf"\b(?:{words.versus_pattern})(?!\w)", re.IGNORECASE)
    parts: list[tuple[int, str]] = []
    odd = False
    for text in re.split(r"[,;]", str(armor.get("notes", ""))):
        found = _PART.match(text.strip())
        if found is None or limited.search(text):
            odd = odd or (found is None and bool(re.search(r"[+-]\d", text)))
            continue
        name = words.find("armor_parts", found[2].strip())
        odd = odd or name is None
        parts.append((int(found[1].replace(" ", "")), name or ""))
    if odd or not parts:
        return parts
    total = 10 + sum(value for value, _ in parts)
    if total != armor["total"]:
        _differs(reading, "ac_differs", "ac.total", armor["total"], total)
        return parts
    touch = 10 + sum(value for value, name in parts if name not in _TOUCH_LESS)
    if armor.get("touch") is not None and armor["touch"] != touch:
        _differs(reading, "touch_differs", "ac.touch", armor["touch"], touch)
    flat = total - sum(max(value, 0) for value, name in parts if name in {"dex", "dodge"})
    if armor.get("flat_footed") not in {None, flat, total}:
        _differs(reading, "flat_footed_differs", "ac.flat_footed", armor["flat_footed"], flat)
    return parts


# ---- combat maneuvers -----------------------------------------------------------------------------------------------


def _combat(reading: Reading, parts: list[tuple[int, str]]) -> None:
    data = reading.data
    scores = data.get("abilities", {})
    size = data.get("size", "medium")
    bab = int(data.get("bab", 0))
    strength, dexterity = modifier(scores.get("str", 10)), modifier(scores.get("dex", 10))
    special = SPECIAL_SIZE_MODIFIERS[size]
    whole = bab + special + strength
    cmd = 10 + whole + dexterity
    for name, guess in (("cmb", whole), ("cmd", cmd), ("bab", None)):
        if name in reading.odd:
            known = guess if "bab" in data and scores else None
            if known is not None:
                data[name] = known
            doubt_number(reading, reading.odd[name], name, known)
            return
    if "cmd" not in data or "bab" not in data or "str" not in scores or "dex" not in scores:
        return
    extra = [value for value, name in parts if name in _TO_CMD]
    least, most = sum(value for value in extra if value < 0), sum(value for value in extra if value > 0)
    bases = {cmd, cmd - bab + int(data.get("hit_dice", bab))}
    if scores.get("str") is None:
        bases |= {base + dexterity for base in bases}
    bases |= {10 + bab + special + max(strength, dexterity) + dexterity}
    if any(base + least <= data["cmd"] <= base + most + 1 for base in bases):
        return
    if abs(data["cmd"] - cmd) <= _MOST and any(name == "" for _, name in parts):
        return
    _differs(reading, "cmd_differs", "cmd", int(data["cmd"]), cmd)
