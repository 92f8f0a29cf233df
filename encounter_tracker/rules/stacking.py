"""What adds up and what does not (rule 0, CORE), with every part named."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from encounter_tracker.rules.vocabulary import STACKING_TYPES

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


class Part(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One part of a figure.

    ``what``: block, ability_damage, ability_drain, ability_penalty, ability_bonus, ability_fixed, no_dex,
    negative_levels, modifier, condition, halved, lowered, override. ``name`` is the effect or condition, ``effect`` its
    id, ``key`` what makes two things one source. ``counts`` false: listed only, ``reason`` says why (same_type,
    same_source, in_block, no_dex) and ``other`` what counts instead. ``amount``: the points behind an ability part.
    """

    what: str
    value: int
    name: str = ""
    effect: str = ""
    key: str = ""
    type: str = ""
    ability: str = ""
    amount: int = 0
    counts: bool = True
    reason: str = ""
    other: str = ""


class Figure(Struct, frozen=True, kw_only=True):
    """A derived number: ``base`` as printed, ``value`` now (None: has none), and how it came about."""

    value: int | None
    base: int | None
    parts: tuple[Part, ...] = ()

    @property
    def total(self) -> int:
        """The value, 0 for none."""
        return self.value or 0

    @property
    def delta(self) -> int:
        """How far it is from what is printed."""
        return self.total - (self.base or 0)


def stack(parts: Iterable[Part], in_block: Mapping[str, int] | None = None) -> tuple[Part, ...]:
    """Decide which parts count.

    Bonuses of one type do not add up, except dodge, circumstance and untyped ones from different sources; penalties
    add up unless they are of one source. ``in_block``: bonus types (and values) the printed number holds already; of
    such a type only what exceeds it counts.
    """
    decided: list[Part] = []
    best: dict[tuple[str, str, str], int] = {}
    for part in parts:
        if part.value == 0:
            decided.append(part)
            continue
        group = _group(part)
        held = best.get(group)
        if held is None:
            best[group] = len(decided)
            decided.append(part)
        elif abs(part.value) > abs(decided[held].value):
            decided[held] = _beaten(decided[held], part)
            best[group] = len(decided)
            decided.append(part)
        else:
            decided.append(_beaten(part, decided[held]))
    if in_block:
        decided = [_exceeding(part, in_block) for part in decided]
    return tuple(decided)


def counted(parts: Iterable[Part]) -> int:
    """The sum of the parts that count."""
    return sum(part.value for part in parts if part.counts)


def _group(part: Part) -> tuple[str, str, str]:
    if part.value < 0:
        return ("penalty", "", part.key)
    if part.type in STACKING_TYPES:
        return ("bonus", part.type, part.key)
    return ("bonus", part.type, "")


def _beaten(part: Part, winner: Part) -> Part:
    reason = "same_source" if part.key == winner.key else "same_type"
    return replace(part, counts=False, reason=reason, other=winner.name)


def _exceeding(part: Part, in_block: Mapping[str, int]) -> Part:
    held = in_block.get(part.type, 0)
    if not part.counts or part.value <= 0 or held <= 0 or part.type in STACKING_TYPES:
        return part
    if part.value <= held:
        return replace(part, counts=False, reason="in_block", amount=held)
    return replace(part, value=part.value - held, amount=part.value, reason="in_block")
