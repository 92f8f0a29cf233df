"""A creature entered by hand: few fields needed, all others at will."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, get_args

import msgspec
from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from encounter_tracker.rules.creature import Creature
from encounter_tracker.rules.damage import defence_of
from encounter_tracker.rules.dice import parse_dice
from encounter_tracker.rules.vocabulary import Size
from encounter_tracker.viewmodels.combatant_edit import read_form
from encounter_tracker.viewmodels.combatant_fields import creature_form
from encounter_tracker.viewmodels.combatant_flows import size_name
from encounter_tracker.viewmodels.combatant_rows import FormField, FormGroup
from encounter_tracker.viewmodels.texts.language import fill
from encounter_tracker.viewmodels.texts.names import damage_type_name
from encounter_tracker.viewmodels.typed_name import name_problem

if TYPE_CHECKING:
    from collections.abc import Mapping

tr = QCoreApplication.translate

_BLANK: Final = Creature(name="-", hit_dice=1, hp=1)
_MOST_HIT_DICE, _MOST_HP = 99, 99_999
#: Fields that are wanted at once; the rest folds out.
_QUICK: Final = ("ac.total", "init")
_SIZES: Final[tuple[str, ...]] = get_args(Size)


class ByHand(Struct, frozen=True):
    """What the fields make: a creature, or what is wrong: {field: sentence}.

    ``implied``: damage types that its immunities make it vulnerable to, if the game master wants that (rule D2).
    """

    creature: Creature | None = None
    mistakes: dict[str, str] = {}
    implied: tuple[str, ...] = ()


def needed_form() -> tuple[FormGroup, ...]:
    """The few fields at once: Hit Dice, hit points, AC, initiative."""
    quick = {field.key: field for group in creature_form(_BLANK) for field in group.fields}
    fields = (
        FormField(key="hit_dice", label=tr("AddForm", "Hit Dice"), kind="number", placeholder=tr("AddForm", "needed")),
        FormField(key="hp", label=tr("AddForm", "Hit points"), placeholder=tr("AddForm", "needed: 30 or 4d8+12")),
        *(quick[key] for key in _QUICK),
    )
    return (FormGroup(caption="", fields=fields),)


def more_form() -> tuple[FormGroup, ...]:
    """All other fields of a stat block."""
    kind = FormGroup(caption=tr("AddForm", "Kind"), fields=_kind_fields())
    groups = (
        FormGroup(caption=group.caption, fields=tuple(field for field in group.fields if field.key not in _QUICK))
        for group in creature_form(_BLANK)
    )
    return (kind, *groups)


def _kind_fields() -> tuple[FormField, ...]:
    sizes = tuple((size, size_name(size)) for size in _SIZES)
    return (
        FormField(key="type", label=tr("AddForm", "Type")),
        FormField(key="subtypes", label=tr("AddForm", "Subtypes")),
        FormField(key="alignment", label=tr("LibraryEdit", "Alignment")),
        FormField(key="size", label=tr("AddForm", "Size"), kind="choice", value="medium", choices=sizes),
        FormField(key="level", label=tr("AddForm", "Level"), kind="number", placeholder=tr("AddForm", "= Hit Dice")),
        FormField(key="cr", label=tr("AddForm", "CR")),
    )


def by_hand(name: str, values: Mapping[str, str]) -> ByHand:
    """The creature of a name and the values of the fields."""
    mistakes: dict[str, str] = {}
    wanted: dict[str, Any] = {"name": name.strip()}
    if not name.strip():
        mistakes["name"] = tr("AddForm", "Type a name first")
    elif too_long := name_problem(name):
        mistakes["name"] = too_long
    _read_hit_dice(values.get("hit_dice", ""), wanted, mistakes)
    _read_hit_points(values.get("hp", ""), wanted, mistakes)
    rest = {key: text for key, text in values.items() if key not in {"hit_dice", "hp"}}
    found, wrong = read_form((*needed_form(), *more_form()), rest)
    mistakes |= wrong
    if "speed" in found:
        found["speed"] = {"land": _BLANK.land_speed, **found["speed"]}
    wanted |= found
    if mistakes:
        return ByHand(mistakes=mistakes)
    try:
        creature = msgspec.convert(wanted, Creature)
    except msgspec.ValidationError as error:
        return ByHand(mistakes={"": fill(tr("AddForm", "This is no stat block: {0}"), error)})
    return ByHand(creature, {}, implied_weaknesses(creature))


def _read_hit_dice(text: str, wanted: dict[str, Any], mistakes: dict[str, str]) -> None:
    cleaned = text.strip()
    if not (cleaned.isascii() and cleaned.isdigit() and int(cleaned) <= _MOST_HIT_DICE):
        mistakes["hit_dice"] = fill(tr("AddForm", "Type how many Hit Dice: 0 to {0}"), _MOST_HIT_DICE)
        return
    wanted["hit_dice"] = int(cleaned)


def _read_hit_points(text: str, wanted: dict[str, Any], mistakes: dict[str, str]) -> None:
    """A number, or dice: then the average, to be rolled where that is chosen."""
    dice = parse_dice(text)
    points = dice.average if dice is not None else 0
    if dice is None or not 1 <= points <= _MOST_HP:
        mistakes["hp"] = tr("AddForm", "Type the hit points: 30, or 4d8+12")
        return
    wanted["hp"] = points
    if dice.dice:
        wanted["hp_formula"] = text.strip()


def implied_weaknesses(creature: Creature) -> tuple[str, ...]:
    """What its immunities make it vulnerable to where the rules say so (rule D2)."""

    def vulnerable(*, infer: bool) -> set[str]:
        found = defence_of(
            creature, resist={}, reductions=(), incorporeal=False, protections={}, infer_vulnerability=infer
        )
        return set(found.vulnerable)

    return tuple(sorted(vulnerable(infer=True) - vulnerable(infer=False)))


def weakness_text(implied: tuple[str, ...]) -> str:
    """The tick: "immune to fire: vulnerable to cold"."""
    if implied == ("cold",):
        return tr("AddForm", "immune to fire: vulnerable to cold")
    if implied == ("fire",):
        return tr("AddForm", "immune to cold: vulnerable to fire")
    return fill(tr("AddForm", "vulnerable to {0}"), ", ".join(damage_type_name(kind) for kind in implied))
