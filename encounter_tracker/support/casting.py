"""Numbers of the catalogue that depend on the casting: level, dice, ability modifiers (see ``catalogue``)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal

from msgspec import Struct

from encounter_tracker.rules.dice import parse_dice
from encounter_tracker.rules.vocabulary import Ability, BonusType

if TYPE_CHECKING:
    from collections.abc import Mapping

Unit = Literal["rounds", "minutes", "hours", "days"]

#: Units that durations per level are given in: the unit of SCRIPTS.md and how many of it.
_PER_LEVEL: Final[dict[str, tuple[str, int]]] = {
    "rounds": ("rounds", 1),
    "minutes": ("minutes", 1),
    "10 minutes": ("minutes", 10),
    "hours": ("hours", 1),
    "days": ("days", 1),
}


class Data(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Base of everything in the data files: a field not known is an error that names it."""


class Text(Data, frozen=True):
    """A text in both languages."""

    en: str
    fr: str

    def say(self, language: str) -> str:
        """The text in a language ("fr", "fr_FR"…); English for any but French."""
        return self.fr if language.startswith("fr") else self.en


class Casting(Data, frozen=True):
    """What an entry needs to know about one casting.

    ``level``: the caster level, or the class level or BAB for an entry that ``scales_with`` them. ``abilities``: the
    source's ability modifiers. ``rolled``: totals by dice formula; where one is missing the average is taken.
    ``conditional``: take in the modifiers that hold only sometimes (``when``).
    """

    level: int = 1
    source: str = ""
    abilities: dict[Ability, int] = {}
    rolled: dict[str, int] = {}
    conditional: bool = False


class Amount(Data, frozen=True):
    """A number that depends on the casting: the parts are added, then held within ``at_least`` and ``at_most``.

    ``by_level``: [from level, value], the last reached counts. ``step``: so much for every ``levels`` levels, at most
    ``at_most`` (which bounds the steps alone). ``dice`` is rolled on top, ``ability`` adds that modifier.
    """

    base: int = 0
    by_level: tuple[tuple[int, int], ...] = ()
    step: int = 0
    levels: int = 1
    at_most: int | None = None
    at_least: int | None = None
    dice: str = ""
    ability: Ability | None = None

    def resolve(self, casting: Casting) -> int:
        """The number for one casting."""
        grown = self.step * (max(0, casting.level) // self.levels)
        if self.at_most is not None:
            grown = min(grown, self.at_most)
        total = self.base + grown + self._reached(casting.level) + rolled(self.dice, casting.rolled)
        if self.ability is not None:
            total += casting.abilities.get(self.ability, 0)
        return total if self.at_least is None else max(total, self.at_least)

    def _reached(self, level: int) -> int:
        values = [value for start, value in self.by_level if start <= level]
        if values:
            return values[-1]
        return self.by_level[0][1] if self.by_level else 0


class ModifierRule(Data, frozen=True):
    """A modifier of SCRIPTS.md whose value may depend on the casting; ``when``: only in that case.

    ``against`` and ``bypass`` are those of the modifier: where it counts, what goes through the reduction. For the type
    "penalty" an ``Amount`` is the size of the penalty.
    """

    on: str
    type: BonusType
    value: int | Amount
    when: Text | None = None
    against: tuple[str, ...] = ()
    bypass: str = ""

    def resolve(self, casting: Casting) -> dict[str, Any]:
        """The modifier as an ``effect`` command takes it."""
        value = self.value if isinstance(self.value, int) else self.value.resolve(casting)
        if self.type == "penalty":
            value = -abs(value)
        given: dict[str, Any] = {"on": self.on, "type": self.type, "value": value}
        if self.against:
            given["against"] = list(self.against)
        if self.bypass:
            given["bypass"] = self.bypass
        return given


class DurationRule(Data, frozen=True):
    """How long one casting lasts.

    A fixed count; so much ``per_level`` (one unit for every ``levels``, at most ``at_most``); rolled ``dice`` of a
    ``unit``; ``until`` an edge of the source's turn; or as long as it concentrates.
    """

    rounds: int | None = None
    minutes: int | None = None
    hours: int | None = None
    days: int | None = None
    per_level: Literal["rounds", "minutes", "10 minutes", "hours", "days"] | None = None
    levels: int = 1
    at_most: int | None = None
    dice: str = ""
    unit: Unit = "rounds"
    until: Literal["start", "end"] | None = None
    turn: Literal["this", "next"] = "next"
    concentration: bool = False
    max: DurationRule | None = None
    after: DurationRule | None = None

    def resolve(self, casting: Casting) -> dict[str, Any]:
        """The duration as an ``effect`` command takes it."""
        if self.concentration:
            bounds = {"max": self.max, "after": self.after}
            return {"concentration": True, **{k: v.resolve(casting) for k, v in bounds.items() if v is not None}}
        if self.until is not None:
            return {"until": self.until, "of": casting.source, "turn": self.turn}
        if self.per_level is not None:
            unit, many = _PER_LEVEL[self.per_level]
            count = max(1, casting.level // self.levels)
            if self.at_most is not None:
                count = min(count, self.at_most)
            return {unit: count * many}
        if self.dice:
            return {self.unit: rolled(self.dice, casting.rolled)}
        fixed = {"rounds": self.rounds, "minutes": self.minutes, "hours": self.hours, "days": self.days}
        return {unit: count for unit, count in fixed.items() if count is not None}


AnyDurationRule = DurationRule | Literal["unlimited", "triggered"]


def rolled(formula: str, totals: Mapping[str, int]) -> int:
    """The total rolled for a dice formula; its average, rounded down, where none is given; 0 for no formula."""
    if formula in totals:
        return totals[formula]
    dice = parse_dice(formula)
    return dice.average if dice is not None else 0
