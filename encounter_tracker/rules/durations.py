"""How long an effect lasts, as a game master says it (rules F2, F3, F5)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from encounter_tracker.rules.vocabulary import ROUNDS_PER_DAY, ROUNDS_PER_HOUR, ROUNDS_PER_MINUTE

Amount = Annotated[int, Meta(ge=0)]


class Span(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A length of time in one or more units."""

    rounds: Amount | None = None
    minutes: Amount | None = None
    hours: Amount | None = None
    days: Amount | None = None

    def __post_init__(self) -> None:
        """Refuse a span without any unit."""
        if self.rounds is None and self.minutes is None and self.hours is None and self.days is None:
            msg = "a length of time needs rounds, minutes, hours or days"
            raise ValueError(msg)

    @property
    def in_rounds(self) -> int:
        """The whole span in rounds of 6 seconds (rule 0)."""
        return (
            (self.rounds or 0)
            + (self.minutes or 0) * ROUNDS_PER_MINUTE
            + (self.hours or 0) * ROUNDS_PER_HOUR
            + (self.days or 0) * ROUNDS_PER_DAY
        )


class Duration(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One of: a count, until an edge of a turn, or as long as its caster concentrates.

    ``until``/``of``/``turn``: *this* is the turn running now, *next* the first of theirs to start after now.
    ``max`` and ``after`` go with ``concentration``: at most so long, and so long after it stops.
    """

    rounds: Amount | None = None
    minutes: Amount | None = None
    hours: Amount | None = None
    days: Amount | None = None
    until: Literal["start", "end"] | None = None
    of: str | None = None
    turn: Literal["this", "next"] | None = None
    concentration: bool = False
    max: Span | None = None
    after: Span | None = None

    def __post_init__(self) -> None:
        """Refuse a duration that says nothing or two things at once."""
        counted = self.counted
        forms = counted + (self.until is not None) + self.concentration
        if forms != 1:
            msg = "a duration is one of: rounds/minutes/hours/days, until … of … turn, concentration"
            raise ValueError(msg)
        if self.until is not None and self.of is None:
            msg = "a duration 'until' needs 'of': whose turn"
            raise ValueError(msg)
        if self.until is None and (self.of is not None or self.turn is not None):
            msg = "'of' and 'turn' go with 'until'"
            raise ValueError(msg)
        if not self.concentration and (self.max is not None or self.after is not None):
            msg = "'max' and 'after' go with 'concentration'"
            raise ValueError(msg)

    @property
    def counted(self) -> bool:
        """Whether this is a count of rounds, minutes, hours or days."""
        return any(unit is not None for unit in (self.rounds, self.minutes, self.hours, self.days))

    @property
    def in_rounds(self) -> int:
        """The count in rounds; 0 for the other forms."""
        if not self.counted:
            return 0
        return Span(rounds=self.rounds, minutes=self.minutes, hours=self.hours, days=self.days).in_rounds


AnyDuration = Duration | Literal["unlimited", "triggered"]
