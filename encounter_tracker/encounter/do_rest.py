"""Natural healing by rest (rule C3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter.curing import sleep_off
from encounter_tracker.encounter.derive import derived
from encounter_tracker.encounter.events import Rested
from encounter_tracker.encounter.refusal import RefusedError
from encounter_tracker.encounter.turnflow import pass_time
from encounter_tracker.encounter.upkeep import heal_points
from encounter_tracker.rules.vocabulary import ROUNDS_PER_HOUR

if TYPE_CHECKING:
    from collections.abc import Callable

    from encounter_tracker.encounter.state import Combatant
    from encounter_tracker.encounter.tx import Tx

NIGHT_HOURS: Final = 8
DAY_HOURS: Final = 24


def rest(tx: Tx, command: c.Rest) -> None:
    """A night of 8 hours, or a full day in bed: time passes for all, those who rest heal (rules C3, B9).

    What they use up in a day is there again, and they are no longer fatigued.
    """
    chosen = list(tx.state.present) if command.who is None else tx.whos(command.who)
    if not chosen:
        raise RefusedError("nobody_there")
    hours = DAY_HOURS if command.full_day else NIGHT_HOURS
    resting = [who.id for who in chosen if who.death is None]
    pass_time(tx, hours * ROUNDS_PER_HOUR, frozenset(resting) if command.full_day else frozenset())
    for who in resting:
        if tx.get(who).death is None:
            tx.emit(Rested(who=who, full_day=command.full_day))
            _heal_naturally(tx, who, hours, nights=2 if command.full_day else 1)
            _refill(tx, who)
            sleep_off(tx, who, full_day=command.full_day)


def _refill(tx: Tx, who: str) -> None:
    """Daily resources are full again."""
    before = tx.get(who).resources
    after = {name: replace(one, left=one.most) if one.daily else one for name, one in before.items()}
    if after != before:
        tx.change(who, resources=after)


def _heal_naturally(tx: Tx, who: str, hours: int, *, nights: int) -> None:
    """Level hit points a night, level points of nonlethal damage an hour."""
    combatant = tx.get(who)
    now = derived(tx.state, who)
    if not heals_naturally(combatant) or not (now.hp < now.max_hp or now.nonlethal):
        return
    heal_points(tx, who, now.level * nights, nonlethal=now.level * hours, by="rest")


def heals_naturally(combatant: Combatant) -> bool:
    """Constructs never heal by themselves, undead only with a mind of their own (CORE)."""
    creature = combatant.creature
    mindless_undead = creature.has_type("undead") and creature.score("int") is None
    return not creature.has_type("construct") and not mindless_undead


HANDLERS: Final[dict[type[c.Command], Callable[[Tx, Any], None]]] = {c.Rest: rest}
