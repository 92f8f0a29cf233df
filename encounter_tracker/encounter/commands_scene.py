"""Commands about the encounter itself: who is there, whose turn it is, how time passes (sections A, C, I)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from encounter_tracker.encounter.carried import Carried
from encounter_tracker.encounter.commands_base import Command, OneOrMany, Points
from encounter_tracker.encounter.groups import Group
from encounter_tracker.rules.creature import Creature
from encounter_tracker.rules.vocabulary import (
    LightLevel,
    Side,
)


class SetOptions(Command, frozen=True, tag="options"):
    """Rules options (rule 0)."""

    concentration_limit_rounds: Points | None = None
    disruption: Literal["damage_level", "concentration_check"] | None = None
    dispel: Literal["counteract", "caster_level_check"] | None = None
    round_counting: Literal["caster_turn", "initiative_count"] | None = None
    negative_levels_lower_cmd: bool | None = None
    fire_immunity_means_cold_vulnerability: bool | None = None


class SetEnvironment(Command, frozen=True, tag="environment"):
    """Ambient light (rule I1)."""

    light: LightLevel
    magical: bool = False
    level: int = 0


class AddCombatant(Command, frozen=True, tag="add", rename={"from_": "from"}):
    """Add one or several combatants (rule A8). ``hp``: a number, "average" (as printed) or "roll".

    ``carried``: what one who was in other fights brings along (then ``count`` is 1); ``hp`` means
    nothing then. ``member``: its key in the party.
    """

    creature: Creature | None = None
    from_: str | None = None
    name: str | None = None
    side: Side = "foes"
    count: Annotated[int, Meta(ge=1, le=99)] = 1
    initiative: int | None = None
    roll: int | None = None
    hp: int | Literal["average", "roll"] = "average"
    aware: bool | None = None
    hidden: bool = False
    flying: bool = False
    swimming: bool = False
    by_hand: bool = False
    colour: str = ""
    member: str = ""
    carried: Carried | None = None


class PrepareWave(Command, frozen=True, tag="wave"):
    """Get groups ready that arrive in a round of the fight.

    They are kept in the encounter; once their round has begun they are announced (``wave_due``), and ``bring_wave``
    adds them all. What the groups say about their own wave means nothing here.
    """

    round: Annotated[int, Meta(ge=1, le=9999)]
    groups: Annotated[tuple[Group, ...], Meta(min_length=1)]
    name: str = ""


class BringWave(Command, frozen=True, tag="bring_wave"):
    """A wave arrives (its id; before its round too): all its groups are added, with initiative, in this one step."""

    wave: str


class DropWave(Command, frozen=True, tag="drop_wave"):
    """A wave does not come after all."""

    wave: str


class RemoveCombatant(Command, frozen=True, tag="remove"):
    """Remove combatants; they go on counting for what they anchor (rule A4)."""

    who: OneOrMany


class RenameCombatant(Command, frozen=True, tag="rename"):
    """Give a combatant another name."""

    who: str
    to: Annotated[str, Meta(min_length=1)]


class EditCombatant(Command, frozen=True, tag="edit"):
    """Set fields of the stat block or of the combatant; nested objects are merged."""

    who: str
    set: dict[str, Any]


class MoveCombatant(Command, frozen=True, tag="move"):
    """Change the order by hand (rules A1, A8)."""

    who: str
    before: str | None = None
    after: str | None = None


class SetInitiative(Command, frozen=True, tag="initiative"):
    """Roll or set initiative (rule A1); default all."""

    who: OneOrMany | None = None
    total: int | None = None
    roll: int | None = None


class StartEncounter(Command, frozen=True, tag="start"):
    """Begin the fight; with ``aware`` a surprise round comes first (rule A7)."""

    aware: tuple[str, ...] | None = None


class NextTurn(Command, frozen=True, tag="next_turn"):
    """End the active combatant's turn and start the next one's (rule A2)."""


class EndEncounter(Command, frozen=True, tag="end"):
    """End the fight."""


class Undo(Command, frozen=True, tag="undo"):
    """Take the last command back."""


class Redo(Command, frozen=True, tag="redo"):
    """Do again what was taken back."""


class Delay(Command, frozen=True, tag="delay"):
    """Wait (rule A5)."""

    who: str | None = None


class ActNow(Command, frozen=True, tag="act_now"):
    """Come back from delaying (rule A5)."""

    who: str | None = None


class ReadyAction(Command, frozen=True, tag="ready"):
    """Wait for a trigger (rule A6)."""

    who: str
    trigger: str


class TriggerReady(Command, frozen=True, tag="trigger_ready"):
    """The trigger came: ``on`` set it off (rule A6)."""

    who: str
    on: str


class AdvanceTime(Command, frozen=True, tag="advance_time"):
    """Let time pass outside turns (rule A9)."""

    rounds: Points = 0
    minutes: Points = 0
    hours: Points = 0
    days: Points = 0


class Rest(Command, frozen=True, tag="rest"):
    """Rest 8 hours, or a full day of 24 (rule C3); default all."""

    who: OneOrMany | None = None
    full_day: bool = False


class WriteNote(Command, frozen=True, tag="note"):
    """A note in the log."""

    text: str
    who: str | None = None
