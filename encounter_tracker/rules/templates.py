"""Creature templates as quick adjustments: advanced, giant, young, celestial, fiendish, skeleton, zombie (CORE)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, get_args

from msgspec import Struct

from encounter_tracker.rules.creature import Creature

if TYPE_CHECKING:
    from collections.abc import Sequence

TemplateName = Literal["advanced", "giant", "young", "celestial", "fiendish", "skeleton", "zombie"]
TEMPLATES: Final[tuple[TemplateName, ...]] = get_args(TemplateName)


class ChangePart(Struct, frozen=True):
    """One part of a change of a number: a token of what it comes from ("str", "size", "natural armor"…), its value."""

    of: str
    value: int


class FigureChange(Struct, frozen=True, kw_only=True):
    """One field of the stat block that a template changed.

    Attributes:
        template: which one.
        field: its path ("ac.total", "abilities.str", "attacks.0.damage", "dr", "cr"…).
        before: what it was, in the JSON form of ``Creature``; None where it was not there.
        after: what it is; None where it is not there any more.
        parts: what a number's change is made of; their sum is ``after - before``. Empty for what is set or taken away.
    """

    template: TemplateName
    field: str
    before: Any = None
    after: Any = None
    parts: tuple[ChangePart, ...] = ()


class Templated(Struct, frozen=True, kw_only=True):
    """A creature with templates on it.

    ``check``: codes of what the game master should look at because the block does not say enough: "ac_parts" (the
    bracket behind the AC is missing), "class_levels" (Hit Dice by class are lost), "special_dcs", "reach", "special".
    """

    creature: Creature
    changes: tuple[FigureChange, ...] = ()
    check: tuple[str, ...] = ()


class TemplateRefusal(Struct, frozen=True, kw_only=True):
    """Why a template cannot be put on: ``code`` and what its sentence names.

    Codes: "unknown" (no such template), "colossal" (cannot grow), "fine" (cannot shrink), "dragon" (grows in power
    with age), "undead", "construct", "incorporeal", "no_bones" (nothing to make a skeleton of), "twice", "opposite"
    (``other`` excludes it).
    """

    template: str
    code: str
    other: str = ""


def apply_templates(creature: Creature, names: Sequence[str]) -> Templated | TemplateRefusal:
    """Put templates on a creature, one after the other; the first that cannot be put on refuses them all."""
    raise NotImplementedError
