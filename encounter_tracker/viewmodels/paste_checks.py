"""Which printed figures agree with each other: hit points with their dice, AC with its bracket, saves with Hit Dice."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from encounter_tracker.rules.creature import modifier
from encounter_tracker.rules.dice import parse_dice
from encounter_tracker.rules.vocabulary import ABILITIES
from encounter_tracker.viewmodels.rows import number
from encounter_tracker.viewmodels.texts.language import fill, listed

if TYPE_CHECKING:
    from encounter_tracker.rules.creature import Creature
    from encounter_tracker.rules.dice import DiceSum

__all__ = ["Checks", "check", "checked_text"]

tr = QCoreApplication.translate

_PIECE: Final = re.compile(r"^([+\-−–]\s*\d+)\s+(.+)$")
_NOT_TOUCH: Final = ("armor", "armour", "shield", "natural")
_FEATS: Final = {"fort": "great fortitude", "ref": "lightning reflexes", "will": "iron will"}


class Checks(Struct, frozen=True):
    """``agree``: "ac", "saves", "hp", "cmd" where they add up; ``differ``: sentences about those that do not."""

    agree: tuple[str, ...] = ()
    differ: tuple[str, ...] = ()


def check(creature: Creature) -> Checks:
    """Compare what can be compared."""
    agree, differ = [], []
    parts = _bracket(creature.ac.notes)
    if parts:
        total = 10 + sum(value for value, _ in parts)
        if total != creature.ac.total:
            text = tr("PasteCheck", "AC: 10 and its bracket make {0}, printed is {1}")
            differ.append(fill(text, number(total), number(creature.ac.total)))
        elif _touch(creature, parts) and _flat_footed(creature, parts):
            agree.append("ac")
    if creature.hit_dice and all(_is_save(creature, save) for save in _FEATS):
        agree.append("saves")
    dice = parse_dice(creature.hp_formula)
    if dice is not None and dice.dice:
        if creature.hp in _fair(dice):
            agree.append("hp")
        else:
            text = tr("PasteCheck", "hp: {0} makes {1}, printed is {2}")
            differ.append(fill(text, creature.hp_formula, number(dice.average), number(creature.hp)))
    if creature.abilities and creature.cmd is not None and _without_cmd(creature).base_cmd == creature.cmd:
        agree.append("cmd")
    return Checks(tuple(agree), tuple(differ))


def _fair(dice: DiceSum) -> set[int]:
    """The average, and what it is where the first die is at its highest (characters)."""
    largest = max(sides for _, _, sides in dice.dice)
    highest = dice.average + largest // 2 - 1
    return {dice.average, highest, highest + 1}


def _without_cmd(creature: Creature) -> Creature:
    from msgspec.structs import replace

    return replace(creature, cmd=None)


def checked_text(checks: Checks) -> str:
    """What was found: "checked: AC, saves and hp add up"."""
    if checks.differ:
        return "; ".join(checks.differ)
    names = {
        "ac": tr("PasteCheck", "AC"),
        "saves": tr("PasteCheck", "saves"),
        "hp": tr("PasteCheck", "hp"),
        "cmd": tr("PasteCheck", "CMD"),
    }
    found = [names[key] for key in checks.agree]
    if not found:
        return ""
    if len(found) == 1:
        return fill(tr("PasteCheck", "checked: {0} adds up"), found[0])
    return fill(tr("PasteCheck", "checked: {0} add up"), listed(found))


def _bracket(notes: str) -> list[tuple[int, str]]:
    """The pieces of the bracket behind the AC; empty where one of them has no number."""
    found = []
    for piece in re.split(r"[,;]", notes.strip("() ")):
        match = _PIECE.match(piece.strip())
        if match is None:
            return []
        value = match[1].replace("−", "-").replace("–", "-").replace(" ", "")
        found.append((int(value), match[2].strip().lower()))
    return found


def _touch(creature: Creature, parts: list[tuple[int, str]]) -> bool:
    counted = 10 + sum(value for value, name in parts if not name.startswith(_NOT_TOUCH))
    return creature.ac.touch is None or creature.ac.touch == counted


def _flat_footed(creature: Creature, parts: list[tuple[int, str]]) -> bool:
    lost = sum(value for value, name in parts if value > 0 and name.startswith(("dex", "dodge")))
    return creature.ac.flat_footed is None or creature.ac.flat_footed == creature.ac.total - lost


def _is_save(creature: Creature, save: str) -> bool:
    """Whether a save is what good or poor Hit Dice and the ability give."""
    dice = creature.hit_dice
    ability = {"fort": "con", "ref": "dex", "will": "wis"}[save]
    key = next(name for name in ABILITIES if name == ability)
    bonus = modifier(creature.abilities.get(key, 10))
    if key == "con" and creature.has_type("undead"):
        bonus = modifier(creature.abilities.get("cha", 10))
    feats = {feat.lower() for feat in creature.feats}
    bonus += 2 if _FEATS[save] in feats else 0
    return getattr(creature.saves, save) - bonus in {2 + dice // 2, dice // 3}
