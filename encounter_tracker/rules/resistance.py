"""Spell resistance: where it works, and the check against it (rules E1 to E3).

Source: SA, spell resistance.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from encounter_tracker.rules.kinds import KINDS

if TYPE_CHECKING:
    from encounter_tracker.rules.vocabulary import EffectKind


def useless_against(kind: EffectKind, *, own: bool) -> Literal["kind", "own"] | None:
    """Why spell resistance does nothing: no spell or spell-like ability, or one of the creature's own."""
    if not KINDS[kind].resistible:
        return "kind"
    return "own" if own else None


def overcomes(total: int, resistance: int) -> bool:
    """Whether a check (d20 + caster level) gets through (rule E1)."""
    return total >= resistance
