"""The state of one combatant: its block, and all that has happened to it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from encounter_tracker.encounter.state_base import Value
from encounter_tracker.rules.casting import CastingAction
from encounter_tracker.rules.creature import Creature
from encounter_tracker.rules.vocabulary import (
    Ability,
    Side,
)


class AbilityHarm(Value, frozen=True):
    """Ability damage and drain of one ability, counted apart (rules B3, B6, B7).

    ``lasting``: the part of ``damage`` that does not heal by itself; ``since``: the clock (rounds) from which the
    next day of healing is counted (rule B9).
    """

    damage: int = 0
    lasting: int = 0
    drain: int = 0
    since: int = 0
    source: str = ""
    drain_source: str = ""


class NegativeLevel(Value, frozen=True):
    """One negative level (rules B10 to B12). ``since`` is the clock; ``saves`` the daily saves already made."""

    id: str
    permanent: bool = False
    dc: int | None = None
    source: str = ""
    since: int = 0
    saves: int = 0


class Death(Value, frozen=True):
    """Why, when and by whom a creature died (rule C7)."""

    cause: str
    round: int = 0
    source: str | None = None


class Resource(Value, frozen=True, forbid_unknown_fields=True):
    """Something that is used up: uses of an ability, charges, spells; a night's rest fills ``daily`` ones."""

    left: Annotated[int, Meta(ge=0)]
    most: Annotated[int, Meta(ge=0)]
    daily: bool = True


class Casting(Value, frozen=True):
    """A spell being cast; it is kept, done or lost, until its caster's next turn (rules F6, G1, G5).

    ``why_lost``: disrupted, counterspelled, other_action, turn_over, encounter_began, time_passed, unable, missed.
    ``rounds``: how long it takes (0: within one turn); ``begun`` the clock and ``begun_turn`` the number of its
    caster's turn when it began, ``turn_of`` whose turn that was. ``known_by``: ids of those who know what is being
    cast. ``forced``: begun although something stood against it. ``held``: it is cast, but touched nobody yet, and says
    that a miss does not lose it.
    """

    name: str
    level: int = 0
    actions: tuple[CastingAction, ...] = ()
    state: Literal["casting", "done", "lost"] = "casting"
    why_lost: str = ""
    rounds: int = 0
    begun: int = 0
    begun_turn: int = 0
    turn_of: str | None = None
    dc: int | None = None
    known_by: tuple[str, ...] = ()
    forced: bool = False
    held: bool = False

    @property
    def under_way(self) -> bool:
        """Whether it is neither done nor lost."""
        return self.state == "casting"

    @property
    def uses_up(self) -> bool:
        """Whether a material component is used up by it."""
        return any(action.uses_up for action in self.actions)


class Combatant(Value, frozen=True, dict=True):
    """One combatant: its printed block and all that has happened to it.

    ``base_hp`` is the total as rolled or printed; ``wounds`` the lethal damage taken (hit points are computed, rule
    C1). ``started_round``/``ended_round``/``counted_round`` are the rounds in which its turn last began, ended, and
    in which the counts it anchors last fell. A removed combatant stays as an unseen slot (rule A4). ``hurt_by`` is the
    id of whoever dealt the last lethal damage: who dies of it later was killed by them (rule C7). ``located``: how well
    it knows where those are whom it does not see, by their ids: direction, area or exact (rule I5). ``provoked_by``:
    who last attacked it while it was confused (rule G6). ``concentrated_on``
    is the id of the effect that it last concentrated on in this turn, ``casting_ability`` what it last cast with.
    ``unseen_miss``: the miss chance of those who attack it without seeing it, where the game master lowered it as it is
    slow or huge (rule I4).
    ``member``: the key of the party member that it is.
    """

    id: str
    name: str
    creature: Creature
    base_hp: int
    side: Side = "foes"
    wounds: int = 0
    nonlethal: int = 0
    temp_hp: dict[str, int] = field(default_factory=dict)
    harm: dict[Ability, AbilityHarm] = field(default_factory=dict)
    negative_levels: tuple[NegativeLevel, ...] = ()
    con_penalty_hp: int = 0
    con_penalty_taken: int = 0
    hurt_by: str | None = None
    stable: bool = False
    regeneration_stopped: Literal["", "pending", "this turn"] = ""
    death: Death | None = None
    doomed: bool = False

    initiative: int | None = None
    tiebreak: tuple[int, ...] = ()
    aware: bool | None = None
    acted: bool = False
    took_turn: bool = False
    started_round: int | None = None
    ended_round: int | None = None
    counted_round: int | None = None
    turns_started: int = 0
    delaying: bool = False
    delayed_turn: bool = False
    readied: str | None = None

    removed: bool = False
    hidden: bool = False
    flying: bool = False
    swimming: bool = False
    by_hand: bool = False
    antimagic: bool = False
    located: dict[str, str] = field(default_factory=dict)
    provoked_by: str | None = None
    sr_lowered_to: int | None = None
    casting: Casting | None = None
    casting_ability: Ability | None = None
    concentrated_on: str | None = None
    unseen_miss: Annotated[int, Meta(ge=0, le=50)] | None = None
    overrides: dict[str, int] = field(default_factory=dict)
    colour: str = ""
    note: str = ""
    resources: dict[str, Resource] = field(default_factory=dict)
    member: str = ""
