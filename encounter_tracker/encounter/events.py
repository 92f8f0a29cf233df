"""What happened: frozen facts, turned into words only when they are shown.

``who`` and ``source`` are combatant ids. The ``event`` tag is the snake_case name of the class.
"""

from __future__ import annotations

from msgspec import Struct

from encounter_tracker.encounter.events_base import (
    Event,
    WhoEvent,
)
from encounter_tracker.encounter.events_deeds import (
    AfflictionDeepened,
    AfflictionEased,
    AntimagicChanged,
    AttackMade,
    BlindedByDarkness,
    DistanceSet,
    NothingFound,
    OrderAnswered,
    PlaceFound,
    PlaceLost,
    SightRegained,
)
from encounter_tracker.encounter.events_effects import (
    BonusBecamePermanent,
    ConcentrationKept,
    ConcentrationOver,
    EffectBegan,
    EffectChanged,
    EffectEnded,
    EffectResisted,
    EffectSuppressed,
    EffectTargetAdded,
    EffectWithstood,
    FearDeepened,
    HostileActDone,
    PreparationsMade,
    ResistanceLowered,
    ResistanceReturned,
    SpellCast,
    SpellCastBegun,
    SpellIdentified,
    SpellLost,
    TargetImmune,
    TargetOutOfRange,
)
from encounter_tracker.encounter.events_harm import (
    AbilityDamaged,
    AbilityRestored,
    DamageTaken,
    Died,
    Healed,
    HitPointsSet,
    NegativeLevelsGained,
    NegativeLevelsRemoved,
    Raised,
    RegenerationStopped,
    Reminder,
    Stabilised,
    StatusChanged,
    TempHpGained,
    TempHpLost,
    WaveArrived,
    WaveDropped,
    WaveDue,
    WaveEvent,
    WavePrepared,
)
from encounter_tracker.encounter.events_scene import (
    ActionReadied,
    CheckRolled,
    CombatantAdded,
    CombatantEdited,
    CombatantMoved,
    CombatantRemoved,
    CombatantRenamed,
    DelayEnded,
    EncounterEnded,
    EncounterStarted,
    InitiativeSet,
    LightChanged,
    NoteWritten,
    OptionChanged,
    Overruled,
    ReadiedActionLost,
    ReadiedActionTriggered,
    ResourceChanged,
    Rested,
    RollFellDue,
    RoundStarted,
    TimePassed,
    TurnDelayed,
    TurnResumed,
    TurnStarted,
)

__all__ = [
    "AbilityDamaged",
    "AbilityRestored",
    "ActionReadied",
    "AfflictionDeepened",
    "AfflictionEased",
    "AntimagicChanged",
    "AnyEvent",
    "AttackMade",
    "BlindedByDarkness",
    "BonusBecamePermanent",
    "CheckRolled",
    "CombatantAdded",
    "CombatantEdited",
    "CombatantMoved",
    "CombatantRemoved",
    "CombatantRenamed",
    "ConcentrationKept",
    "ConcentrationOver",
    "DamageTaken",
    "DelayEnded",
    "Died",
    "DistanceSet",
    "EffectBegan",
    "EffectChanged",
    "EffectEnded",
    "EffectResisted",
    "EffectSuppressed",
    "EffectTargetAdded",
    "EffectWithstood",
    "EncounterEnded",
    "EncounterStarted",
    "Event",
    "FearDeepened",
    "Healed",
    "HitPointsSet",
    "HostileActDone",
    "InitiativeSet",
    "LightChanged",
    "NegativeLevelsGained",
    "NegativeLevelsRemoved",
    "NoteWritten",
    "NothingFound",
    "OptionChanged",
    "OrderAnswered",
    "Overruled",
    "PlaceFound",
    "PlaceLost",
    "PreparationsMade",
    "Raised",
    "ReadiedActionLost",
    "ReadiedActionTriggered",
    "Record",
    "RegenerationStopped",
    "Reminder",
    "ResistanceLowered",
    "ResistanceReturned",
    "ResourceChanged",
    "Rested",
    "RollFellDue",
    "RoundStarted",
    "SightRegained",
    "SpellCast",
    "SpellCastBegun",
    "SpellIdentified",
    "SpellLost",
    "Stabilised",
    "StatusChanged",
    "TargetImmune",
    "TargetOutOfRange",
    "TempHpGained",
    "TempHpLost",
    "TimePassed",
    "TurnDelayed",
    "TurnResumed",
    "TurnStarted",
    "WaveArrived",
    "WaveDropped",
    "WaveDue",
    "WaveEvent",
    "WavePrepared",
    "WhoEvent",
]


class Record(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An event with the round and initiative count at which it happened."""

    round: int
    event: AnyEvent
    count: int | None = None


AnyEvent = (
    EncounterStarted
    | EncounterEnded
    | RoundStarted
    | WavePrepared
    | WaveDue
    | WaveArrived
    | WaveDropped
    | CombatantAdded
    | CombatantRemoved
    | CombatantRenamed
    | CombatantEdited
    | CombatantMoved
    | InitiativeSet
    | TurnStarted
    | TurnResumed
    | TurnDelayed
    | DelayEnded
    | ActionReadied
    | ReadiedActionTriggered
    | ReadiedActionLost
    | TimePassed
    | Rested
    | OptionChanged
    | LightChanged
    | NoteWritten
    | RollFellDue
    | CheckRolled
    | EffectBegan
    | EffectEnded
    | EffectChanged
    | EffectTargetAdded
    | EffectSuppressed
    | FearDeepened
    | ConcentrationKept
    | ConcentrationOver
    | BonusBecamePermanent
    | TargetImmune
    | EffectResisted
    | ResistanceLowered
    | ResistanceReturned
    | EffectWithstood
    | SpellCastBegun
    | SpellCast
    | SpellLost
    | SpellIdentified
    | TargetOutOfRange
    | PreparationsMade
    | HostileActDone
    | DamageTaken
    | Healed
    | HitPointsSet
    | TempHpGained
    | TempHpLost
    | RegenerationStopped
    | AbilityDamaged
    | AbilityRestored
    | NegativeLevelsGained
    | NegativeLevelsRemoved
    | StatusChanged
    | Died
    | Raised
    | Stabilised
    | Reminder
    | DistanceSet
    | AntimagicChanged
    | BlindedByDarkness
    | SightRegained
    | PlaceFound
    | NothingFound
    | PlaceLost
    | AttackMade
    | OrderAnswered
    | AfflictionDeepened
    | AfflictionEased
)
