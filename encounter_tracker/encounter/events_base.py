"""What all events have in common."""

from __future__ import annotations

from msgspec import Struct

from encounter_tracker.encounter.naming import snake_case


class Event(Struct, frozen=True, kw_only=True, tag_field="event", tag=snake_case, omit_defaults=True):
    """Base of all events."""


class WhoEvent(Event, frozen=True):
    """Something that happened to or was done by one combatant."""

    who: str
