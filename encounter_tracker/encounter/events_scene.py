"""Events of the encounter itself, its order, and of rolls (sections A, I)."""

from __future__ import annotations

from msgspec import Struct

from encounter_tracker.encounter.events_base import Event, WhoEvent
from encounter_tracker.rules.stacking import Part

# --- the encounter and its order --------------------------------------------------------------------------------------


class EncounterStarted(Event, frozen=True):
    """Fighting begins, with a surprise round or not (rule A7)."""

    surprise: bool = False


class EncounterEnded(Event, frozen=True):
    """Fighting ends."""


class RoundStarted(Event, frozen=True):
    """The order came back to its top (rule A2)."""

    number: int


class CombatantAdded(WhoEvent, frozen=True):
    """A combatant joined."""


class CombatantRemoved(WhoEvent, frozen=True):
    """A combatant left."""


class CombatantRenamed(WhoEvent, frozen=True):
    """A combatant got another name."""

    old: str
    new: str


class Overruled(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A figure before and after the game master set it (``back``: let it be reckoned again)."""

    figure: str
    before: int | None = None
    after: int | None = None
    back: bool = False


class ResourceChanged(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How many of a resource were left and are left; None: it is new, or it is gone."""

    name: str
    before: int | None = None
    after: int | None = None


class CombatantEdited(WhoEvent, frozen=True):
    """The game master changed fields of the stat block or of the combatant.

    ``overruled``: figures with values; ``resources``: those of which more or fewer are left.
    """

    fields: tuple[str, ...]
    overruled: tuple[Overruled, ...] = ()
    resources: tuple[ResourceChanged, ...] = ()


class CombatantMoved(WhoEvent, frozen=True):
    """The game master changed the order by hand (rule A1)."""


class InitiativeSet(WhoEvent, frozen=True):
    """Initiative rolled (``face``) or given (rule A1)."""

    total: int
    face: int | None = None


class TurnStarted(WhoEvent, frozen=True):
    """A turn begins."""


class TurnResumed(WhoEvent, frozen=True):
    """A turn goes on after a delayed or readied one came between (rules A5, A6)."""


class TurnDelayed(WhoEvent, frozen=True):
    """A combatant waits (rule A5)."""


class DelayEnded(WhoEvent, frozen=True):
    """A delaying combatant acts now (rule A5)."""


class ActionReadied(WhoEvent, frozen=True):
    """A combatant waits for a trigger (rule A6)."""

    trigger: str


class ReadiedActionTriggered(WhoEvent, frozen=True):
    """The trigger came (rule A6)."""

    on: str
    trigger: str


class ReadiedActionLost(WhoEvent, frozen=True):
    """Unused at the next turn (rule A6)."""

    trigger: str


class TimePassed(Event, frozen=True):
    """Time outside turns (rule A9)."""

    rounds: int


class Rested(WhoEvent, frozen=True):
    """A night or a whole day of rest (rule C3)."""

    full_day: bool = False


class OptionChanged(Event, frozen=True):
    """A rules option was set (rule 0)."""

    option: str
    value: bool | int | str


class LightChanged(Event, frozen=True):
    """The ambient light changed (rule I1)."""

    light: str
    magical: bool = False


class NoteWritten(Event, frozen=True):
    """The game master's own words."""

    text: str
    who: str = ""


# --- rolls ------------------------------------------------------------------------------------------------------------


class RollFellDue(WhoEvent, frozen=True):
    """A roll waits for an answer (rule A3)."""

    what: str
    dc: int | None = None
    label: str = ""


class CheckRolled(WhoEvent, frozen=True):
    """A d20 (or other die) was rolled or given: ``total`` includes ``modifier``; ``by_program``: nobody answered.

    ``parts`` of the modifier and ``dc_parts`` of the DC are there where they say more than the figure does.
    ``overruled``: the game master said whether it is made.
    """

    what: str
    total: int
    face: int | None = None
    modifier: int = 0
    dc: int | None = None
    success: bool | None = None
    label: str = ""
    by_program: bool = False
    parts: tuple[Part, ...] = ()
    dc_parts: tuple[Part, ...] = ()
    overruled: bool = False
