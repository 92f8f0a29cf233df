"""Playing a script without a window (SCRIPTS.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from encounter_tracker.encounter.apply import Refused

if TYPE_CHECKING:
    from collections.abc import Iterable

    from encounter_tracker.encounter.commands import Command
    from encounter_tracker.session.model import EncounterModel


class Refusal(Struct, frozen=True):
    """A command of the script that was refused."""

    line: int
    reason: str


def play(model: EncounterModel, script: Iterable[tuple[int, Command]], *, keep_going: bool = False) -> list[Refusal]:
    """Dispatch the commands in order; stops at the first refusal unless ``keep_going``."""
    refusals: list[Refusal] = []
    for line, command in script:
        outcome = model.dispatch(command)
        if isinstance(outcome, Refused):
            refusals.append(Refusal(line, outcome.reason.in_english()))
            if not keep_going:
                break
    return refusals


def as_errors(refusals: Iterable[Refusal]) -> list[dict[str, Any]]:
    """Refusals as replay prints them."""
    return [{"line": refusal.line, "reason": refusal.reason} for refusal in refusals]
