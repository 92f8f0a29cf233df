"""What a lasting change of Intelligence does to skill points: the game master is told (rules B2, B9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from encounter_tracker.encounter.derive import derived
from encounter_tracker.encounter.events import Reminder
from encounter_tracker.rules.creature import modifier

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Effect
    from encounter_tracker.encounter.tx import Tx


def int_score(tx: Tx, who: str) -> int | None:
    """The Intelligence of someone (by id) as it lasts: damage, penalties and passing bonuses aside."""
    return derived(tx.state, who).abilities["int"].score


def lasting_bonus(effect: Effect) -> bool:
    """Whether it has raised an Intelligence score for good, until it is taken back (rule B2)."""
    return effect.permanent and any(change.on == "int" and change.value > 0 for change in effect.modifiers)


def tell_skill_points(tx: Tx, who: str, before: int | None) -> None:
    """Say how many skill points a level more or fewer there are than with the score ``before``."""
    change = modifier(int_score(tx, who)) - modifier(before)
    if change:
        tx.emit(Reminder(who=who, what="skill_points", number=change))
