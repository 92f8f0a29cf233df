"""The state of an encounter: frozen values that share whatever a command left alone."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from encounter_tracker.encounter.groups import Wave
from encounter_tracker.rules.casting import CastingAction
from encounter_tracker.rules.creature import Creature
from encounter_tracker.rules.durations import AnyDuration, Span
from encounter_tracker.rules.vocabulary import (
    Ability,
    AfflictionKind,
    BonusType,
    ConditionName,
    EffectKind,
    Exposure,
    LightLevel,
    Save,
    Side,
    TargetState,
)

Count = Annotated[int, Meta(ge=1)]


class Value(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Base of everything in the state."""


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


class Options(Value, frozen=True):
    """The rules options of an encounter (rule 0); the defaults are what the source texts give."""

    concentration_limit_rounds: int = 60
    disruption: Literal["damage_level", "concentration_check"] = "damage_level"
    dispel: Literal["counteract", "caster_level_check"] = "counteract"
    round_counting: Literal["caster_turn", "initiative_count"] = "caster_turn"
    negative_levels_lower_cmd: bool = False
    fire_immunity_means_cold_vulnerability: bool = True


class Environment(Value, frozen=True):
    """Ambient light (rule I1)."""

    light: LightLevel = "normal"
    magical: bool = False
    level: int = 0


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
    temp_hp: dict[str, int] = {}
    harm: dict[Ability, AbilityHarm] = {}
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
    located: dict[str, str] = {}
    provoked_by: str | None = None
    sr_lowered_to: int | None = None
    casting: Casting | None = None
    casting_ability: Ability | None = None
    concentrated_on: str | None = None
    unseen_miss: Annotated[int, Meta(ge=0, le=50)] | None = None
    overrides: dict[str, int] = {}
    colour: str = ""
    note: str = ""
    resources: dict[str, Resource] = {}
    member: str = ""


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

    ability_damage: dict[Ability, int | str] = {}
    ability_drain: dict[Ability, int | str] = {}
    damage: int | str | None = None
    conditions: tuple[ConditionName, ...] = ()
    duration: AnyDuration | None = None
    lasts: dict[Literal["rounds", "minutes", "hours", "days"], str] = {}
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
    targets: dict[str, Target] = {}
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
    sr_checked: dict[str, bool] = {}
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


class Due(Value, frozen=True):
    """A roll that waits for an answer; ``what`` is the command that answers it (rule A3)."""

    who: str
    what: str
    dc: int | None = None
    ref: str = ""
    label: str = ""
    number: int = 0


class Encounter(Value, frozen=True, dict=True):
    """Everything about one fight. ``combatants`` and ``effects`` are keyed by id; treat all mappings as immutable.

    ``order`` holds the ids of all with a place, from the top, delaying and removed ones included; ``active`` is an
    id, never an index. ``clock`` is in rounds since the encounter was made. ``waves`` have not arrived yet.
    """

    combatants: dict[str, Combatant] = {}
    effects: dict[str, Effect] = {}
    order: tuple[str, ...] = ()
    active: str | None = None
    started: bool = False
    round: int = 0
    clock: int = 0
    fight_began: int = 0
    due: tuple[Due, ...] = ()
    options: Options = Options()
    environment: Environment = Environment()
    distances: dict[str, int] = {}
    next_number: int = 1
    waves: tuple[Wave, ...] = ()

    def with_combatant(self, combatant: Combatant) -> Encounter:
        """The same encounter with a combatant new or changed; what was reckoned from other things is kept."""
        old = self.combatants.get(combatant.id)
        new = replace(self, combatants={**self.combatants, combatant.id: combatant})
        kept = ["effects_on", "has_darkness"]
        if old is not None and (old.antimagic, old.removed) == (combatant.antimagic, combatant.removed):
            kept.append("lighting")
        new.__dict__.update({name: self.__dict__[name] for name in kept if name in self.__dict__})
        return new

    @cached_property
    def effects_on(self) -> dict[str, tuple[Effect, ...]]:
        """Effects by the combatants they were laid on (whatever their state), oldest first."""
        found: dict[str, list[Effect]] = {}
        for effect in self.effects.values():
            for who in effect.targets:
                found.setdefault(who, []).append(effect)
        return {who: tuple(effects) for who, effects in found.items()}

    @cached_property
    def has_darkness(self) -> bool:
        """Whether any effect in force makes darkness."""
        return any(effect.darkness is not None for effect in self.effects.values())

    @cached_property
    def by_name(self) -> dict[str, str]:
        """Ids of those present, by their names."""
        return {c.name: c.id for c in self.combatants.values() if not c.removed}

    @cached_property
    def present(self) -> tuple[Combatant, ...]:
        """Everyone who has not been removed, in the order they were added."""
        return tuple(c for c in self.combatants.values() if not c.removed)
