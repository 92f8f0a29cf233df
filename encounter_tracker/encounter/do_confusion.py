"""The daily life of the confused: a d100 at the start of each of their turns (rule G6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter import due
from encounter_tracker.encounter.derive import derived
from encounter_tracker.encounter.events import CheckRolled, Reminder

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from encounter_tracker.encounter.tx import Tx

#: Upper end of each part of the d100, and what the confused does (rule G6).
CONFUSION: Final = ((25, "normal"), (50, "babble"), (75, "hurt_itself"), (100, "attack_nearest"))


def start_of_turn(tx: Tx, who: str) -> None:
    """A roll falls due for the confused who are awake; whoever was attacked strikes back instead."""
    now, provoked_by = derived(tx.state, who), tx.get(who).provoked_by
    if provoked_by is not None:
        tx.change(who, provoked_by=None)
    if "confused" not in now.conditions or not now.can_act:
        return
    attacker = tx.state.combatants.get(provoked_by or "")
    if attacker is None or attacker.removed or attacker.death is not None:
        due.add(tx, who, "confusion")
    else:
        tx.emit(Reminder(who=who, what="confused_strikes_back", label=attacker.name))


def roll_confusion(tx: Tx, command: c.RollConfusion) -> None:
    """Say what the confused does this turn."""
    combatant = tx.who(command.who)
    if "confused" not in derived(tx.state, combatant.id).conditions:
        tx.refuse("not_confused", who=combatant.name)
    due.take(tx, combatant.id, "confusion")
    face = tx.roll(f"confusion:{combatant.name}", 100, command.roll)
    deed = next(deed for top, deed in CONFUSION if face <= top)
    tx.emit(
        CheckRolled(who=combatant.id, what="confusion", total=face, face=face, label=deed, by_program=tx.by_program),
    )
    tx.emit(Reminder(who=combatant.id, what=f"confused_{deed}"))


HANDLERS: Final[dict[type[c.Command], Callable[[Tx, Any], None]]] = {c.RollConfusion: roll_confusion}
