"""Ability scores in play: damage, drain, penalty and bonus, counted apart (rules B1 to B7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from encounter_tracker.rules.creature import modifier
from encounter_tracker.rules.stacking import Part, counted, stack

if TYPE_CHECKING:
    from collections.abc import Iterable

#: The modifier of an ability that a helpless or paralysed creature has (rule G6).
HELPLESS_MODIFIER: Final = -5


class AbilityView(Struct, frozen=True, kw_only=True):
    """One ability now.

    ``base`` as printed (None: "—"), ``score`` = base - drain + permanent bonus. ``damage``, ``drain``, ``penalty`` and
    ``bonus`` are points (>= 0). ``modifier`` is what counts now, ``penalty_modifier`` (<= 0) the penalty's share;
    ``parts`` say how the modifier moved away from the printed one.
    """

    base: int | None
    score: int | None
    damage: int
    drain: int
    penalty: int
    bonus: int
    permanent_bonus: int
    modifier: int
    penalty_modifier: int
    fixed: bool
    parts: tuple[Part, ...]

    @property
    def base_modifier(self) -> int:
        """The printed modifier."""
        return modifier(self.base)

    @property
    def shift(self) -> int:
        """What depends on the ability moves by this much."""
        return self.modifier - self.base_modifier

    @property
    def felled(self) -> bool:
        """Damage has reached the score, or drain has brought it to 0 (rules B4, B6)."""
        return self.score is not None and self.damage >= self.score


def ability_view(  # noqa: PLR0913 - four things are counted apart (rule B7)
    name: str,
    base: int | None,
    *,
    damage: int = 0,
    drain: int = 0,
    temporary: Iterable[Part] = (),
    permanent: Iterable[Part] = (),
    fixed: bool = False,
) -> AbilityView:
    """Reckon one ability.

    ``temporary`` and ``permanent`` are modifier parts on this ability (negative ones are penalties of rule B5);
    ``permanent`` ones have been in force for 24 hours (rule B2). ``fixed``: the modifier is -5 (helpless, paralysed).
    """
    if base is None:
        value = HELPLESS_MODIFIER if fixed else 0
        one = Part(what="ability_fixed", value=value, ability=name)
        return AbilityView(
            base=None,
            score=None,
            damage=0,
            drain=0,
            penalty=0,
            bonus=0,
            permanent_bonus=0,
            modifier=value,
            penalty_modifier=0,
            fixed=fixed,
            parts=(one,) if fixed else (),
        )
    lasting = list(permanent)
    ruled = stack([*lasting, *temporary])
    in_score = counted(p for p in stack(lasting) if p.value > 0)
    # a passing bonus over a lasting one of its type counts with what exceeds it: the score does not sink
    bonus = counted(p for p in ruled if p.value > 0) - in_score
    score = base - drain + in_score
    penalty = min(-counted(p for p in ruled if p.value < 0), max(0, score - damage - 1))
    shares = (
        ("ability_drain", modifier(score - in_score) - modifier(base), drain),
        ("ability_bonus", modifier(score) - modifier(score - in_score), in_score),
        ("ability_damage", -(damage // 2), damage),
        ("ability_penalty", -(penalty // 2), penalty),
        ("ability_bonus", bonus // 2, bonus),
    )
    parts = tuple(Part(what=what, value=value, ability=name, amount=amount) for what, value, amount in shares if amount)
    now = modifier(base) + sum(part.value for part in parts)
    if fixed:
        parts = (Part(what="ability_fixed", value=HELPLESS_MODIFIER - modifier(base), ability=name),)
        now = HELPLESS_MODIFIER
    return AbilityView(
        base=base,
        score=score,
        damage=damage,
        drain=drain,
        penalty=penalty,
        bonus=bonus,
        permanent_bonus=in_score,
        modifier=now,
        penalty_modifier=-(penalty // 2),
        fixed=fixed,
        parts=parts,
    )
