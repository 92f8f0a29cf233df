"""Checks against spell resistance, wherever they come from (rules E1, E4, E5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from encounter_tracker.encounter import events
from encounter_tracker.encounter.derive import derived
from encounter_tracker.rules.resistance import overcomes

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Combatant, Encounter
    from encounter_tracker.encounter.tx import Tx


class Attempt(Struct, frozen=True, kw_only=True):
    """A spell that comes up against spell resistance: who made it (by id), its caster level and its name."""

    by: str | None
    caster_level: int
    name: str


def resistance(state: Encounter, who: str) -> int | None:
    """The spell resistance in force: 0 when lowered to nothing, None for who has none."""
    return derived(state, who).figures["sr"].value


def gets_through(
    tx: Tx,
    attempt: Attempt,
    who: Combatant,
    *,
    face: int | None = None,
    total: int | None = None,
) -> bool:
    """Check d20 + caster level against someone's spell resistance (rule E1)."""
    value = resistance(tx.state, who.id) or 0
    if total is None:
        face = tx.roll(f"sr:{who.name}", face=face)
        total = face + attempt.caster_level
    success = overcomes(total, value)
    tx.emit(
        events.CheckRolled(
            who=attempt.by or who.id,
            what="sr_check",
            total=total,
            face=face,
            modifier=attempt.caster_level,
            dc=value,
            success=success,
            label=attempt.name,
            by_program=tx.by_program,
        ),
    )
    return success
