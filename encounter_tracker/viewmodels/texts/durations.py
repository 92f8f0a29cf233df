"""How long a thing still lasts, whose turn ends it, and how far things are (rules A3, A4, F2, F3, F5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.course import course_of
from encounter_tracker.rules.durations import Duration
from encounter_tracker.rules.vocabulary import ROUNDS_PER_DAY, ROUNDS_PER_HOUR, ROUNDS_PER_MINUTE
from encounter_tracker.viewmodels.texts.language import distance, distance_number, distance_unit, fill

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Effect, Encounter
    from encounter_tracker.rules.durations import AnyDuration

__all__ = [
    "Soon",
    "course_left",
    "distance",
    "distance_number",
    "distance_unit",
    "end_sentence",
    "ends_soon",
    "ends_text",
    "longest_concentration",
    "remaining_short",
    "time_exact",
    "time_short",
    "until_text",
]

tr = QCoreApplication.translate

#: From so many of a unit on, the next larger one is shown.
_ROUNDS_SHOWN: Final = 100
_MINUTES_SHOWN: Final = 120 * ROUNDS_PER_MINUTE
_HOURS_SHOWN: Final = 48 * ROUNDS_PER_HOUR


class Soon(Struct, frozen=True):
    """The edge of a turn at which an effect ends, with no full turn of its bearer of the count in between.

    Attributes:
        of: whose turn; empty: the beginning of a round.
        edge: its start or its end.
        turn: the turn running now, the very next change of turns, or one further on.
    """

    of: str
    edge: Literal["start", "end"]
    turn: Literal["this", "next", "later"]


# --- lengths of time -------------------------------------------------------------------------------------------


def time_short(rounds: int) -> str:
    """A length of time in one unit, rounded down: "47 r", "68 min", "2 h", "5 d"."""
    if rounds < _ROUNDS_SHOWN:
        return tr("Time", "{0} r").format(rounds)
    if rounds < _MINUTES_SHOWN and rounds % ROUNDS_PER_HOUR:
        return tr("Time", "{0} min").format(rounds // ROUNDS_PER_MINUTE)
    if rounds < _HOURS_SHOWN and rounds % ROUNDS_PER_DAY:
        return tr("Time", "{0} h").format(rounds // ROUNDS_PER_HOUR)
    return tr("Time", "{0} d").format(rounds // ROUNDS_PER_DAY)


def time_exact(rounds: int) -> str:
    """A length of time in all its units: "1 h 5 min 3 r"."""
    days, rest = divmod(rounds, ROUNDS_PER_DAY)
    hours, rest = divmod(rest, ROUNDS_PER_HOUR)
    minutes, left = divmod(rest, ROUNDS_PER_MINUTE)
    parts = [
        tr("Time", "{0} d").format(days) if days else "",
        tr("Time", "{0} h").format(hours) if hours else "",
        tr("Time", "{0} min").format(minutes) if minutes else "",
        tr("Time", "{0} r").format(left) if left or not rounds else "",
    ]
    return " ".join(part for part in parts if part)


# --- what is left of an effect ---------------------------------------------------------------------------------


def remaining_short(effect: Effect, state: Encounter) -> str:
    """What is left, as short as can be: "3 r", "4 min", "∞", "conc. 5/60", "until trigger", "end of turn · Corvin".

    Of an affliction: when its next save falls due.
    """
    if effect.concentration is not None:
        return tr("Duration", "conc. {0}/{1}").format(effect.concentration.used, longest_concentration(state, effect))
    if effect.until is not None:
        name = _name(state, effect.until.of)
        if effect.until.edge == "start":
            return fill(tr("Duration", "start of turn · {0}"), name)
        return fill(tr("Duration", "end of turn · {0}"), name)
    if effect.remaining is not None:
        return time_short(effect.remaining)
    return tr("Duration", "until trigger") if effect.duration == "triggered" else course_left(effect, state) or "∞"


def longest_concentration(state: Encounter, effect: Effect) -> int:
    """How many rounds it can be kept up at most: its own longest time, within the limit of the rules."""
    limit = state.options.concentration_limit_rounds
    duration = effect.duration
    if isinstance(duration, Duration) and duration.max is not None:
        return min(limit, duration.max.in_rounds)
    return limit


def course_left(effect: Effect, state: Encounter) -> str:
    """When the next save against an affliction falls due; empty for any other effect."""
    course = course_of(state, effect)
    if course is None:
        return ""
    if course.waiting:
        return tr("Duration", "save due")
    if course.next_in is None:
        return tr("Duration", "until cured")
    if course.stage == "onset":
        return fill(tr("Duration", "begins in {0}"), time_short(course.next_in))
    return fill(tr("Duration", "save in {0}"), time_short(course.next_in))


def ends_soon(effect: Effect, state: Encounter) -> Soon | None:
    """The coming edge of a turn at which an effect ends; None while a full turn lies between, or none is known."""
    if not state.started:
        return None
    edge = _coming_edge(effect, state)
    if edge is None:
        return None
    of, at = edge
    return Soon(of, at, _which_turn(state, of, at))


def _coming_edge(effect: Effect, state: Encounter) -> tuple[str, Literal["start", "end"]] | None:
    until, kept = effect.until, effect.concentration
    if until is not None:
        return (until.of, until.edge) if until.edge == "start" or until.armed_turn is not None else None
    if effect.remaining is not None and effect.remaining <= 1:
        return _counted_at(effect, state), "start"
    if kept is not None and kept.armed and not kept.kept and not kept.after and effect.source is not None:
        return effect.source, "end"
    return None


def _counted_at(effect: Effect, state: Encounter) -> str:
    """At whose place its count falls: its anchor's, or under the option the first one at or below its count."""
    if effect.anchor is None or effect.count is None or state.options.round_counting != "initiative_count":
        return effect.anchor or ""
    for who in state.order:
        initiative = state.combatants[who].initiative
        if initiative is not None and initiative <= effect.count:
            return who
    return ""


def _which_turn(state: Encounter, of: str, edge: Literal["start", "end"]) -> Literal["this", "next", "later"]:
    """Whether an edge lies in the turn running now, on the way to the next one's, or further on."""
    if edge == "end":
        return "this" if of == state.active else "later"
    place = state.order.index(state.active) if state.active in state.order else -1
    coming = [*state.order[place + 1 :], "", *state.order[: place + 1]]
    for who in coming:
        if who == of:
            return "next"
        if who and _has_turn(state, who):
            return "later"
    return "later"


def _has_turn(state: Encounter, who: str) -> bool:
    combatant = state.combatants[who]
    return not combatant.removed and combatant.death is None


def ends_text(effect: Effect, state: Encounter, who: str = "") -> str:
    """Whose turn ends it: "ends · Corvin", for its bearer ``who`` itself "start of own turn"; empty if not soon."""
    soon = ends_soon(effect, state)
    if soon is None:
        return ""
    if not soon.of:
        return tr("Duration", "ends · next round")
    if soon.of != who:
        return fill(tr("Duration", "ends · {0}"), _name(state, soon.of))
    return tr("Duration", "start of own turn") if soon.edge == "start" else tr("Duration", "end of own turn")


def until_text(effect: Effect, state: Encounter, who: str = "") -> str:
    """Whose turn ends it where that comes soon, else what is left."""
    return ends_text(effect, state, who) or remaining_short(effect, state)


# --- before it begins ------------------------------------------------------------------------------------------


def end_sentence(duration: AnyDuration, state: Encounter, anchor: str | None) -> str:
    """When a thing that began now would end: "Ends in round 8, start of Kyra's turn". ``anchor``: an id or a name."""
    if not isinstance(duration, Duration):
        if duration == "triggered":
            return tr("Duration", "Lasts until its trigger comes")
        return tr("Duration", "Lasts until it is ended")
    if duration.concentration:
        return _while_kept_up(duration, _name(state, anchor))
    if duration.until is not None and duration.of is not None:
        return _at_edge(state, _id(state, duration.of), duration.until, this=duration.turn == "this")
    return _after_count(state, max(1, duration.in_rounds), _id(state, anchor))


def _while_kept_up(duration: Duration, name: str) -> str:
    most = time_exact(duration.max.in_rounds) if duration.max is not None else ""
    after = time_exact(duration.after.in_rounds) if duration.after is not None else ""
    if most and after:
        return fill(tr("Duration", "Lasts while {0} concentrates, at most {1}, and {2} more"), name, most, after)
    if most:
        return fill(tr("Duration", "Lasts while {0} concentrates, at most {1}"), name, most)
    if after:
        return fill(tr("Duration", "Lasts while {0} concentrates, and {1} more"), name, after)
    return fill(tr("Duration", "Lasts while {0} concentrates"), name)


def _at_edge(state: Encounter, of: str, edge: Literal["start", "end"], *, this: bool) -> str:
    name = _name(state, of)
    if not state.started or of not in state.combatants:
        if edge == "start":
            return fill(tr("Duration", "Ends at the start of {0}'s turn"), name)
        return fill(tr("Duration", "Ends at the end of {0}'s turn"), name)
    begun = state.combatants[of].started_round == state.round
    number = state.round if this or not begun else state.round + 1
    if edge == "start":
        return fill(tr("Duration", "Ends in round {0}, start of {1}'s turn"), number, name)
    return fill(tr("Duration", "Ends in round {0}, end of {1}'s turn"), number, name)


def _after_count(state: Encounter, rounds: int, anchor: str) -> str:
    """The count falls at its anchor's place, in this round too where that is still to come."""
    if not state.started:
        return fill(tr("Duration", "Ends after {0}"), time_exact(rounds))
    active = state.combatants.get(state.active or "")
    if state.options.round_counting == "initiative_count" and anchor and active is not None:
        return tr("Duration", "Ends in round {0}, at initiative {1}").format(state.round + rounds, active.initiative)
    if anchor not in state.combatants:
        return tr("Duration", "Ends at the beginning of round {0}").format(state.round + rounds)
    counted = state.combatants[anchor].counted_round == state.round
    number = state.round + rounds - (not counted)
    if rounds < _ROUNDS_SHOWN:
        return fill(tr("Duration", "Ends in round {0}, start of {1}'s turn"), number, _name(state, anchor))
    long = time_exact(rounds)
    return fill(tr("Duration", "Ends after {0}, in round {1}, start of {2}'s turn"), long, number, _name(state, anchor))


def _id(state: Encounter, who: str | None) -> str:
    return "" if who is None else state.by_name.get(who, who)


def _name(state: Encounter, who: str | None) -> str:
    if who is None:
        return tr("Duration", "its caster")
    combatant = state.combatants.get(_id(state, who))
    return combatant.name if combatant is not None else who
