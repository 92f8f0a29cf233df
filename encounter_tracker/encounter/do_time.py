"""Time outside turns, options, light and notes (rules A9, 0, I1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter import events, turnflow
from encounter_tracker.encounter.refusal import RefusedError
from encounter_tracker.encounter.state import Environment, Options
from encounter_tracker.rules.durations import Span

if TYPE_CHECKING:
    from collections.abc import Callable

    from encounter_tracker.encounter.tx import Tx


def advance_time(tx: Tx, command: c.AdvanceTime) -> None:
    """Let time pass (rule A9)."""
    span = Span(rounds=command.rounds, minutes=command.minutes, hours=command.hours, days=command.days)
    if not span.in_rounds:
        raise RefusedError("no_time")
    tx.emit(events.TimePassed(rounds=span.in_rounds))
    turnflow.pass_time(tx, span.in_rounds)


def options(tx: Tx, command: c.SetOptions) -> None:
    """Set rules options (rule 0)."""
    fields = Options.__struct_fields__
    changed = {name: value for name in fields if (value := getattr(command, name)) is not None}
    tx.scene(options=replace(tx.state.options, **changed))
    tx.touched.update(dict.fromkeys(tx.state.combatants))
    for name, value in changed.items():
        tx.emit(events.OptionChanged(option=name, value=value))


def environment(tx: Tx, command: c.SetEnvironment) -> None:
    """Set the ambient light (rule I1)."""
    tx.scene(environment=Environment(light=command.light, magical=command.magical, level=command.level))
    tx.touched.update(dict.fromkeys(tx.state.combatants))
    tx.emit(events.LightChanged(light=command.light, magical=command.magical))


def note(tx: Tx, command: c.WriteNote) -> None:
    """Write a note into the log."""
    who = tx.who(command.who).id if command.who is not None else ""
    tx.emit(events.NoteWritten(text=command.text, who=who))


HANDLERS: Final[dict[type[c.Command], Callable[[Tx, Any], None]]] = {
    c.AdvanceTime: advance_time,
    c.SetOptions: options,
    c.SetEnvironment: environment,
    c.WriteNote: note,
}
