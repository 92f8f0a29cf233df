"""From what was found or typed to the one command that adds it, and what that will be in words."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.commands import AddCombatant
from encounter_tracker.rules.dice import parse_dice
from encounter_tracker.rules.initiative import free_names
from encounter_tracker.viewmodels.rows import number
from encounter_tracker.viewmodels.texts.language import fill
from encounter_tracker.viewmodels.typed_name import name_problem

if TYPE_CHECKING:
    from collections.abc import Mapping

    from encounter_tracker.encounter.state import Encounter
    from encounter_tracker.rules.creature import Creature
    from encounter_tracker.rules.vocabulary import Side

tr = QCoreApplication.translate

HpMode = Literal["average", "roll", "typed"]
InitiativeMode = Literal["each", "all", "typed"]

MOST_COPIES: Final = 99
_LEADING: Final = re.compile(r"^(\d{1,4})\s*(?:[x×*]\s*|\s)(.*)$", re.IGNORECASE)
_TRAILING: Final = re.compile(r"^(.*?)\s+[x×*]?\s*(\d{1,4})$", re.IGNORECASE)
MOST_HP, LEAST_INITIATIVE, MOST_INITIATIVE = 99_999, -50, 150


class AddChoices(Struct, frozen=True, kw_only=True):
    """What was chosen beside whom to add.

    ``hp_text`` and ``initiative_text`` count where the mode is "typed"; ``name``: instead of the creature's own.
    """

    side: Side = "foes"
    count: str = "1"
    hp: HpMode = "average"
    hp_text: str = ""
    initiative: InitiativeMode = "each"
    initiative_text: str = ""
    name: str = ""
    hidden: bool = False
    flying: bool = False
    swimming: bool = False


def read_count(text: str) -> tuple[str, str]:
    """A count and a name from "6 gob", "troll 2", "gob x6", "6x gob"; without a count it is ""."""
    cleaned = " ".join(text.split())
    leading = _LEADING.match(cleaned)
    if leading:
        return leading[1], leading[2].strip()
    if cleaned.isdecimal():
        return cleaned, ""
    trailing = _TRAILING.match(cleaned)
    if trailing and trailing[1]:
        return trailing[2], trailing[1]
    return "", cleaned


def mistakes_of(choices: AddChoices) -> dict[str, str]:
    """What is wrong with the fields beside: a sentence by field."""
    found: dict[str, str] = {}
    if _whole(choices.count, 1, MOST_COPIES) is None:
        found["count"] = fill(tr("AddForm", "1 to {0} at a time"), MOST_COPIES)
    if too_long := name_problem(choices.name):
        found["named"] = too_long
    if choices.hp == "typed" and _whole(choices.hp_text, 1, MOST_HP) is None:
        hp = tr("AddForm", "Type their hit points, 1 to {0}, or choose average or rolled")
        found["hp"] = fill(hp, MOST_HP)
    if choices.initiative == "typed" and _whole(choices.initiative_text, LEAST_INITIATIVE, MOST_INITIATIVE) is None:
        count = tr("AddForm", "Type an initiative count from {0} to {1}, or let it be rolled")
        found["initiative"] = fill(count, number(LEAST_INITIATIVE), MOST_INITIATIVE)
    return found


def _whole(text: str, least: int, most: int) -> int | None:
    cleaned = text.strip().replace("\N{MINUS SIGN}", "-")
    if not re.fullmatch(r"[+-]?[0-9]{1,6}", cleaned):
        return None
    value = int(cleaned)
    return value if least <= value <= most else None


def add_command(
    creature: Creature, choices: AddChoices, *, by_hand: bool = False, die: int | None = None
) -> AddCombatant:
    """The command; the choices are without mistakes. ``die``: the one d20 for all."""
    hp: int | Literal["average", "roll"] = choices.hp if choices.hp != "typed" else int(choices.hp_text)
    if hp == "roll" and parse_dice(creature.hp_formula) is None:
        hp = "average"
    typed = choices.initiative == "typed"
    return AddCombatant(
        creature=creature,
        name=choices.name.strip() or None,
        side=choices.side,
        count=int(choices.count),
        hp=hp,
        initiative=_whole(choices.initiative_text, LEAST_INITIATIVE, MOST_INITIATIVE) if typed else None,
        roll=die if choices.initiative == "all" else None,
        hidden=choices.hidden,
        flying=choices.flying,
        swimming=choices.swimming,
        by_hand=by_hand,
    )


# --- words -----------------------------------------------------------------------------------------------------------


def names_of(state: Encounter, base: str, count: int, *, typed: bool) -> str:
    """The names they will have: "Goblin", "Goblin 1…6"; ``typed``: the name was chosen for them."""
    names = free_names(base, count, state.by_name, typed=typed)
    if len(names) == 1:
        return names[0]
    return f"{names[0]}…{names[-1].rpartition(' ')[2]}"


def live_line(state: Encounter, creature: Creature, choices: AddChoices) -> str:
    """What Enter adds, as a sentence: "6 × Goblin: Goblin 1…6, 6 hp each, initiative rolled for each"."""
    base, count = choices.name.strip() or creature.name, int(choices.count)
    parts = [_hp_words(creature, choices, count), _initiative_words(choices, count, started=state.started)]
    parts += [text for flag, text in _flags() if getattr(choices, flag)]
    rest = ", ".join(parts)
    names = names_of(state, base, count, typed=bool(choices.name.strip()))
    if count == 1:
        return fill(tr("AddForm", "{0}: {1}"), names, rest)
    return fill(tr("AddForm", "{0} × {1}: {2}, {3}"), count, base, names, rest)


def _hp_words(creature: Creature, choices: AddChoices, count: int) -> str:
    each = count > 1
    if choices.hp == "roll" and parse_dice(creature.hp_formula) is not None:
        text = tr("AddForm", "{0} hp rolled for each") if each else tr("AddForm", "{0} hp rolled")
        return fill(text, creature.hp_formula)
    points = choices.hp_text.strip() if choices.hp == "typed" else number(creature.hp)
    return fill(tr("AddForm", "{0} hp each") if each else tr("AddForm", "{0} hp"), points)


def _initiative_words(choices: AddChoices, count: int, *, started: bool) -> str:
    if choices.initiative == "typed":
        return fill(tr("AddForm", "initiative {0}"), choices.initiative_text.strip())
    if choices.initiative == "all" and count > 1:
        return tr("AddForm", "one initiative roll for all")
    if not started and choices.initiative == "each":
        return tr("AddForm", "initiative rolled at the start")
    return tr("AddForm", "initiative rolled for each") if count > 1 else tr("AddForm", "initiative rolled")


def _flags() -> tuple[tuple[str, str], ...]:
    return (
        ("hidden", tr("AddForm", "hidden from the players")),
        ("flying", tr("AddForm", "flying")),
        ("swimming", tr("AddForm", "swimming")),
    )


def button_text(name: str, choices: AddChoices, mistakes: Mapping[str, str]) -> str:
    """The button: "Add 6 × Goblin"."""
    if not name:
        return tr("AddForm", "Add")
    if "count" in mistakes or int(choices.count) == 1:
        return fill(tr("AddForm", "Add {0}"), name)
    return fill(tr("AddForm", "Add {0} × {1}"), int(choices.count), name)
