"""The state of effects, walls and afflictions in force (sections F, G)."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from encounter_tracker.encounter.state_base import Count, Value
from encounter_tracker.rules.durations import AnyDuration, Span
from encounter_tracker.rules.vocabulary import (
    Ability,
    AfflictionKind,
    BonusType,
    ConditionName,
    EffectKind,
    Exposure,
    Save,
    TargetState,
)


class Modifier(Value, frozen=True, forbid_unknown_fields=True):
    """A change of one figure: ``on`` is a key of SCRIPTS.md, ``type`` a bonus type or "penalty" (rule B5).

    ``against``: it counts only on saves against something with one of these descriptors, on armour class only against
    attackers of one of these alignments. ``bypass``: what goes through damage reduction ("adamantine").
    """

    on: str
    value: int
    type: BonusType = "untyped"
    against: tuple[str, ...] = ()
    bypass: str = ""


class Target(Value, frozen=True):
    """How one combatant stands to an effect; ``sr_pending``: taken while spell resistance was lowered (E4).

    ``conditions``: what works on this one in place of the effect's own, where fear or fatigue went deeper (G7).
    """

    state: TargetState = "affected"
    conditions: tuple[ConditionName, ...] | None = None
    sr_pending: bool = False


class Until(Value, frozen=True):
    """Ends at the start or end of a turn of ``of``. ``armed_turn``: the number of the turn whose end ends it."""

    edge: Literal["start", "end"]
    of: str
    armed_turn: int | None = None


class Concentration(Value, frozen=True):
    """Keeping up a spell (rule F5). ``armed``: its caster's next turn has begun; ``kept``: done this turn.

    ``armed_turn``: the number of that turn, with whose end it lapses.
    """

    used: int = 0
    armed: bool = False
    armed_turn: int | None = None
    kept: bool = False
    after: int = 0


class Wall(Value, frozen=True, forbid_unknown_fields=True):
    """A wall: ``height`` and ``thickness`` in feet, squares as grid coordinates (rule F12)."""

    height: int
    thickness: int
    squares: tuple[tuple[int, int], ...]


class Frequency(Value, frozen=True, forbid_unknown_fields=True):
    """How often an affliction asks for a save: every so many rounds, minutes, hours or days; ``times``: that often."""

    rounds: Count | None = None
    minutes: Count | None = None
    hours: Count | None = None
    days: Count | None = None
    times: Count | None = None

    def __post_init__(self) -> None:
        """Refuse a frequency without a unit, or with two."""
        if sum(unit is not None for unit in (self.rounds, self.minutes, self.hours, self.days)) != 1:
            msg = "a frequency is one of rounds, minutes, hours, days"
            raise ValueError(msg)

    @property
    def every(self) -> int:
        """The rounds from one save to the next."""
        return Span(rounds=self.rounds, minutes=self.minutes, hours=self.hours, days=self.days).in_rounds


class AfflictionEffect(Value, frozen=True, forbid_unknown_fields=True):
    """What an affliction does each time a save fails: points or dice such as "1d3" (rule G4).

    ``conditions`` last as long as the affliction, or for the ``duration`` given; ``lasts``: a duration that is rolled
    ({"hours": "2d4"}). ``then``: what every later failed save does instead.
    """

    ability_damage: dict[Ability, int | str] = field(default_factory=dict)
    ability_drain: dict[Ability, int | str] = field(default_factory=dict)
    damage: int | str | None = None
    conditions: tuple[ConditionName, ...] = ()
    duration: AnyDuration | None = None
    lasts: dict[Literal["rounds", "minutes", "hours", "days"], str] = field(default_factory=dict)
    then: AfflictionEffect | None = None

    def __post_init__(self) -> None:
        """Refuse a rolled duration of several units."""
        if len(self.lasts) > 1:
            msg = "a duration that is rolled has one unit"
            raise ValueError(msg)


class Cure(Value, frozen=True, forbid_unknown_fields=True):
    """So many saves, in a row or not, cure an affliction (rule G4)."""

    saves: Count
    consecutive: bool = False


class Affliction(Value, frozen=True):
    """A poison, disease or curse at work (rule G4): part of the effect that stands for it, on its one victim.

    ``wait``: for saves by rounds, the starts of the victim's turns still to come until the next one; otherwise
    ``next_at``, the clock at which it falls due. ``left``: how many saves are still to fall due (None: until cured).
    ``saved`` saves count towards the cure. ``doses`` of a poison have come together. The DC is the effect's.
    ``onset``: how many rounds it took to begin (None: at once); ``fallen``: how many saves have fallen due so far;
    ``struck``: how often it has taken effect.
    """

    kind: AfflictionKind
    exposure: Exposure
    save: Save
    effect: AfflictionEffect = AfflictionEffect()
    frequency: Frequency | None = None
    cure: Cure | None = None
    wait: int | None = None
    next_at: int | None = None
    left: int | None = None
    saved: int = 0
    doses: int = 1
    onset: int | None = None
    fallen: int = 0
    struck: int = 0


class Effect(Value, frozen=True, dict=True):
    """One spell, ability, condition or other thing in force (rule F1): one count, however many targets.

    ``remaining`` is in rounds; ``begun`` the clock at which it started; ``count`` the initiative count it is
    counted at under the option ``initiative_count``; ``counted_round`` the round in which it last fell.
    ``sr_checked``: by id, whether it got through someone's spell resistance; that stays as long as it lasts (rule E2).
    """

    id: str
    name: str
    kind: EffectKind = "spell"
    catalogue: str = ""
    condition: bool = False
    source: str | None = None
    source_text: str = ""
    anchor: str | None = None
    level: int = 0
    caster_level: int | None = None
    dc: int | None = None
    descriptors: tuple[str, ...] = ()
    targets: dict[str, Target] = field(default_factory=dict)
    duration: AnyDuration = "unlimited"
    remaining: int | None = None
    until: Until | None = None
    concentration: Concentration | None = None
    modifiers: tuple[Modifier, ...] = ()
    conditions: tuple[ConditionName, ...] = ()
    amount: int | None = None
    dismissible: bool = False
    ends_on_hostile_act: bool = False
    forbids_hostile_acts: bool = False
    protects_from: tuple[str, ...] = ()
    spell_resistance: bool = False
    sr_checked: dict[str, bool] = field(default_factory=dict)
    slot: str = ""
    light: int | None = None
    darkness: int | None = None
    dispels_opposite: bool = False
    blocks_darkvision: bool = False
    trigger: str = ""
    wall: Wall | None = None
    affliction: Affliction | None = None
    note: str = ""
    begun: int = 0
    permanent: bool = False
    count: int | None = None
    counted_round: int | None = None

    @property
    def key(self) -> str:
        """What makes two effects the same source for stacking: their catalogue entry or name (rule 0)."""
        return self.catalogue or self.name

    @property
    def is_place(self) -> bool:
        """Whether it is a place that one comes into and leaves: a light, a darkness, a wall, an area."""
        if any(made is not None for made in (self.light, self.darkness, self.wall)):
            return True
        return not {"antimagic", "area", "silence"}.isdisjoint((self.key.lower(), *self.descriptors))

    @property
    def kept_up_by(self) -> str | None:
        """Whose concentration keeps it up (rule F5): its source's; of a source unknown, whoever anchors it."""
        return self.source or self.anchor

    def conditions_on(self, who: str) -> tuple[ConditionName, ...]:
        """The conditions it gives this target."""
        target = self.targets.get(who)
        if target is None or target.conditions is None:
            return self.conditions
        return target.conditions

    def affects(self, who: str) -> bool:
        """Whether it works on this combatant now."""
        target = self.targets.get(who)
        return target is not None and target.state == "affected"
