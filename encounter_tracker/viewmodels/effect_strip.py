"""The strip of rounds: where an effect that began now would end, as a place that can be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from encounter_tracker.rules.durations import AnyDuration, Duration

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Encounter

_BOXES = 9
_HEAD = 4


class StripBox(Struct, frozen=True):
    """One round; ``inside``: the effect is in force in it; an empty text stands for many rounds left out."""

    text: str
    inside: bool = True
    now: bool = False


class StripRow(Struct, frozen=True, kw_only=True):
    """The rounds of one effect.

    Attributes:
        boxes: the rounds, the present one first.
        end: before which box the end stands; -1 for none to be seen.
        kept: only while somebody keeps it up: hatched.
        goes_on: no end is known: an arrow.
    """

    boxes: tuple[StripBox, ...] = ()
    end: int = -1
    kept: bool = False
    goes_on: bool = False


def strip_row(state: Encounter, duration: AnyDuration | None, anchor: str) -> StripRow:
    """The strip of a duration that begins now, counted at this combatant's turn; None: it is not understood."""
    if duration is None:
        return StripRow()
    first = state.round if state.started else 1
    end = _end(state, duration, anchor)
    kept = isinstance(duration, Duration) and duration.concentration
    if end is None:
        return StripRow(boxes=_boxes(state, range(first, first + _BOXES), first + _BOXES), kept=kept, goes_on=True)
    number, edge = end
    until = number if edge == "start" else number + 1
    if until - first < _BOXES - 1:
        last = max(first + _BOXES, until + 1)
        return StripRow(boxes=_boxes(state, range(first, last), until), end=until - first, kept=kept)
    head = _boxes(state, range(first, first + _HEAD), until)
    tail = _boxes(state, range(until - 2, until + 2), until)
    return StripRow(boxes=(*head, StripBox(""), *tail), end=_HEAD + 3, kept=kept)


def _boxes(state: Encounter, rounds: range, until: int) -> tuple[StripBox, ...]:
    now = QCoreApplication.translate("EffectStrip", "{0} · now")
    present = state.round if state.started else 0
    return tuple(
        StripBox(now.format(number) if number == present else str(number), number < until, number == present)
        for number in rounds
    )


def _end(state: Encounter, duration: AnyDuration, anchor: str) -> tuple[int, Literal["start", "end"]] | None:
    """The round in which it ends, and whether its box is spared; None where no end is known."""
    if not isinstance(duration, Duration):
        return None
    first = state.round if state.started else 1
    if duration.until is not None:
        bearer = state.combatants.get(duration.of or "")
        begun = bearer is not None and state.started and bearer.started_round == state.round
        later = begun and duration.turn != "this"
        return first + later, duration.until
    rounds = duration.in_rounds
    if duration.concentration:
        if duration.max is None:
            return None
        rounds = duration.max.in_rounds
    return first + max(1, rounds) - _falls_this_round(state, anchor), "start"


def _falls_this_round(state: Encounter, anchor: str) -> bool:
    """Whether the count falls in this round still: its place has not come up yet (rule A3)."""
    if not state.started or state.options.round_counting == "initiative_count":
        return False
    bearer = state.combatants.get(anchor)
    return bearer is not None and bearer.counted_round != state.round
