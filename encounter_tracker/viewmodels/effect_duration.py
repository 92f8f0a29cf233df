"""How long an effect lasts, as it is entered: the five sentences of the editor (rules F2, F3, F5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from encounter_tracker.rules.durations import AnyDuration, Duration, Span
from encounter_tracker.rules.vocabulary import ROUNDS_PER_DAY, ROUNDS_PER_HOUR, ROUNDS_PER_MINUTE
from encounter_tracker.viewmodels.effect_fields import Problems, whole, within
from encounter_tracker.viewmodels.texts.language import fill

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Effect, Encounter

DurationKind = Literal["count", "until", "concentration", "triggered", "unlimited"]
Unit = Literal["rounds", "minutes", "hours", "days"]
UNITS: Final[tuple[Unit, ...]] = ("rounds", "minutes", "hours", "days")
ROUNDS_IN: Final[dict[Unit, int]] = {
    "rounds": 1,
    "minutes": ROUNDS_PER_MINUTE,
    "hours": ROUNDS_PER_HOUR,
    "days": ROUNDS_PER_DAY,
}
MOST: Final = 9999


class DurationForm(Struct, frozen=True, kw_only=True):
    """All that can be entered about a duration; ``kind`` says which sentence holds.

    Attributes:
        kind: the sentence: for … counted at the turn of; until the … of … turn of; while concentrating; until
            triggered; no limit.
        amount: the number of a count, as typed.
        unit: what is counted.
        anchor: the id of whose turn counts; "" for the source's, else the active one's.
        edge: start or end of the turn.
        turn: the turn running now, or their first to start after now.
        of: the id of whose turn it is; "" for the source's, else the active one's.
        most: at most so long, as typed; "" for no limit.
        most_unit: its unit.
        after: so long after the concentration stops, as typed; "" for not at all.
        after_unit: its unit.
    """

    kind: DurationKind = "count"
    amount: str = "1"
    unit: Unit = "rounds"
    anchor: str = ""
    edge: Literal["start", "end"] = "start"
    turn: Literal["this", "next"] = "next"
    of: str = ""
    most: str = ""
    most_unit: Unit = "rounds"
    after: str = ""
    after_unit: Unit = "rounds"

    def problems(self, state: Encounter, of: str) -> Problems:
        """What is wrong with the sentence that holds; ``of``: whose turn it is when none is chosen."""
        found: Problems = {}
        if self.kind == "count":
            found["amount"] = within(self.amount, 1, MOST)
        elif self.kind == "concentration":
            found["most"] = within(self.most, 1, MOST) if self.most.strip() else ""
            found["after"] = within(self.after, 1, MOST) if self.after.strip() else ""
        elif self.kind == "until":
            found["turn"] = self._turn_problem(state, self.of or of)
        return {field: problem for field, problem in found.items() if problem}

    def _turn_problem(self, state: Encounter, of: str) -> str:
        tr = QCoreApplication.translate
        if of not in state.combatants:
            return tr("EffectForm", "Choose whose turn it is.")
        if self.turn == "this" and state.active != of:
            return fill(tr("EffectForm", "It is not {0}’s turn now: choose the next turn."), state.combatants[of].name)
        if self.turn == "this" and self.edge == "start":
            return tr("EffectForm", "This turn has started already: choose its end, or the next turn.")
        return ""

    def to_duration(self, of: str) -> AnyDuration:
        """The duration of a command; call it where ``problems`` found none."""
        match self.kind:
            case "count":
                return _count(whole(self.amount) or 0, self.unit)
            case "until":
                return Duration(until=self.edge, of=self.of or of, turn=self.turn)
            case "concentration":
                most = _span(self.most, self.most_unit)
                return Duration(concentration=True, max=most, after=_span(self.after, self.after_unit))
            case "triggered" | "unlimited":
                return self.kind


def _count(amount: int, unit: Unit) -> Duration:
    match unit:
        case "rounds":
            return Duration(rounds=amount)
        case "minutes":
            return Duration(minutes=amount)
        case "hours":
            return Duration(hours=amount)
        case "days":
            return Duration(days=amount)


def _span(text: str, unit: Unit) -> Span | None:
    return Span(**{unit: whole(text)}) if text.strip() else None


def in_words(rounds: int) -> tuple[str, Unit]:
    """A number of rounds in the largest unit that fits it whole: ("7", "minutes")."""
    units: tuple[Unit, ...] = ("days", "hours", "minutes")
    for unit in units:
        if rounds >= ROUNDS_IN[unit] and rounds % ROUNDS_IN[unit] == 0:
            return str(rounds // ROUNDS_IN[unit]), unit
    return str(rounds), "rounds"


def form_of_duration(duration: AnyDuration, form: DurationForm | None = None) -> DurationForm:
    """A duration as said, in the fields of a form; what it does not say stays as in ``form``."""
    form = form or DurationForm()
    if not isinstance(duration, Duration):
        return replace(form, kind=duration)
    if duration.until is not None:
        return replace(form, kind="until", edge=duration.until, of=duration.of or "", turn=duration.turn or "next")
    if duration.concentration:
        most, most_unit = _said(duration.max)
        after, after_unit = _said(duration.after)
        return replace(form, kind="concentration", most=most, most_unit=most_unit, after=after, after_unit=after_unit)
    amount, unit = _said(duration)
    return replace(form, kind="count", amount=amount, unit=unit)


def form_of_effect(effect: Effect) -> DurationForm:
    """The duration of an effect in force: what is left of it."""
    anchor = effect.anchor or ""
    form = DurationForm(anchor=anchor, of=anchor)
    if effect.concentration is not None:
        most, most_unit = in_words(effect.remaining) if effect.remaining is not None else ("", "rounds")
        after, after_unit = in_words(effect.concentration.after) if effect.concentration.after else ("", "rounds")
        return replace(form, kind="concentration", most=most, most_unit=most_unit, after=after, after_unit=after_unit)
    if effect.until is not None:
        turn: Literal["this", "next"] = "this" if effect.until.armed_turn is not None else "next"
        return replace(form, kind="until", edge=effect.until.edge, of=effect.until.of, turn=turn)
    if effect.remaining is not None:
        amount, unit = in_words(effect.remaining)
        return replace(form, kind="count", amount=amount, unit=unit)
    return replace(form, kind="triggered" if effect.duration == "triggered" else "unlimited")


def _said(span: Span | Duration | None) -> tuple[str, Unit]:
    """A span in one unit: as it was said, or the whole in rounds where it was said in several."""
    if span is None:
        return "", "rounds"
    given = {unit: count for unit in UNITS if (count := getattr(span, unit)) is not None}
    if len(given) == 1:
        unit, count = next(iter(given.items()))
        return str(count), unit
    return in_words(span.in_rounds)
