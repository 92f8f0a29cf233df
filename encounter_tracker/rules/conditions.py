"""Conditions and what they do in figures (rules G6, G7, G8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Iterable

    from encounter_tracker.rules.vocabulary import ConditionName


class ConditionRule(Struct, frozen=True, kw_only=True):
    """The figures of one condition.

    ``modifiers``: (key, value), untyped; on an ability they are penalties of rule B5. ``implies``: conditions in force
    with it. ``no_dex``: loses the Dexterity bonus to AC. ``fixed``: abilities whose modifier becomes -5. ``skills``:
    (ability, value) on the skills that go by this ability. ``acts``: what is left to do: everything, a move action,
    what is purely mental, nothing. ``no_charge``: neither running nor charging.
    """

    modifiers: tuple[tuple[str, int], ...] = ()
    implies: tuple[ConditionName, ...] = ()
    no_dex: bool = False
    fixed: tuple[str, ...] = ()
    half_speed: bool = False
    skills: tuple[tuple[str, int], ...] = ()
    acts: Literal["freely", "move", "mental", "not"] = "freely"
    no_charge: bool = False


_FEAR: Final = (("attack", -2), ("saves", -2), ("skills", -2), ("checks", -2))

RULES: Final[dict[str, ConditionRule]] = {
    "bleed": ConditionRule(),
    "blinded": ConditionRule(
        modifiers=(("ac", -2),),
        no_dex=True,
        half_speed=True,
        skills=(("str", -4), ("dex", -4)),
        no_charge=True,
    ),
    "confused": ConditionRule(),
    "cowering": ConditionRule(modifiers=(("ac", -2),), no_dex=True, acts="not"),
    "dazed": ConditionRule(acts="not"),
    "dazzled": ConditionRule(modifiers=(("attack", -1),)),
    "deafened": ConditionRule(modifiers=(("init", -4),)),
    "disabled": ConditionRule(),
    "dying": ConditionRule(implies=("helpless",)),
    "entangled": ConditionRule(modifiers=(("attack", -2), ("dex", -4)), half_speed=True, no_charge=True),
    "exhausted": ConditionRule(modifiers=(("str", -6), ("dex", -6)), half_speed=True, no_charge=True),
    "fascinated": ConditionRule(),
    "fatigued": ConditionRule(modifiers=(("str", -2), ("dex", -2)), no_charge=True),
    "flat-footed": ConditionRule(no_dex=True),
    "frightened": ConditionRule(modifiers=_FEAR),
    "grappled": ConditionRule(modifiers=(("attack", -2), ("cmb", -2), ("dex", -4))),
    "helpless": ConditionRule(no_dex=True, fixed=("dex",)),
    "incorporeal": ConditionRule(),
    "invisible": ConditionRule(modifiers=(("attack", 2),)),
    "nauseated": ConditionRule(acts="move"),
    "panicked": ConditionRule(modifiers=_FEAR[1:]),
    "paralyzed": ConditionRule(implies=("helpless",), no_dex=True, fixed=("str", "dex"), acts="mental"),
    "petrified": ConditionRule(implies=("helpless",), acts="not"),
    "pinned": ConditionRule(modifiers=(("ac", -4),), implies=("flat-footed",), no_dex=True),
    "prone": ConditionRule(modifiers=(("melee", -4),)),
    "shaken": ConditionRule(modifiers=_FEAR),
    "sickened": ConditionRule(modifiers=(*_FEAR, ("damage", -2))),
    "stable": ConditionRule(implies=("helpless",)),
    "staggered": ConditionRule(),
    "stunned": ConditionRule(modifiers=(("ac", -2),), no_dex=True, acts="not"),
    "unconscious": ConditionRule(implies=("helpless",)),
}

#: Conditions that are degrees of one thing, lightest first: the graver replaces the lighter (rule 0).
LADDERS: Final[tuple[tuple[ConditionName, ...], ...]] = (
    ("shaken", "frightened", "panicked"),
    ("fatigued", "exhausted"),
    ("grappled", "pinned"),
)
FEAR: Final = LADDERS[0]
TIREDNESS: Final = LADDERS[1]


def in_force(names: Iterable[str]) -> tuple[str, ...]:
    """The conditions in force: graver replaces lighter, implied ones added, each once, sorted (rules 0, G6)."""
    found = set(names)
    for name in tuple(found):
        found.update(RULES[name].implies)
    for ladder in LADDERS:
        degrees = [name for name in ladder if name in found]
        found.difference_update(degrees[:-1])
    return tuple(sorted(found))


def keeps_from_acting(names: Iterable[str], *, mental: bool = False) -> str | None:
    """The condition that allows no such action, if any (rules G6, G8); ``mental``: it is purely mental."""
    left = {"freely", "mental"} if mental else {"freely"}
    return next((name for name in names if RULES[name].acts not in left), None)


def keeps_from_charging(names: Iterable[str]) -> str | None:
    """The condition in which nobody runs or charges, if any (rules G6, I4)."""
    return next((name for name in names if RULES[name].no_charge), None)


def deepened(new: ConditionName, already: Iterable[str]) -> ConditionName:
    """The degree a new fear or tiredness takes upon what is there (rules G7, 0).

    Shaken upon shaken is frightened, any other pair of fears panicked; fatigued again is exhausted.
    """
    there = set(already)
    if new in FEAR and there & set(FEAR):
        return "frightened" if new == "shaken" and there & set(FEAR) == {"shaken"} else "panicked"
    if new in TIREDNESS and there & set(TIREDNESS):
        return "exhausted"
    return new
