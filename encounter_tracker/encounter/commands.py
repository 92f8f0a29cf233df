"""Commands: everything a game master does, as data (SCRIPTS.md). Their JSON names and fields are a contract."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from encounter_tracker.encounter.commands_base import (
    MOST_LEVELS,
    Command,
    OneOrMany,
    Points,
)
from encounter_tracker.encounter.commands_casting import (
    BeginCast,
    Counteract,
    CounterSpell,
    DispelEffects,
    FinishCast,
    IdentifySpell,
    MakeSave,
    MarkHostileAct,
    PrepareDaily,
    Spell,
)
from encounter_tracker.encounter.commands_deeds import (
    ContestCharisma,
    Detect,
    GiveAffliction,
    Grope,
    Listen,
    MakeAttack,
    MarkMoved,
    OrderCharmed,
    SaveAffliction,
    SetAntimagic,
    SetDistance,
    Smell,
)
from encounter_tracker.encounter.commands_effects import (
    AddTarget,
    ApplyCondition,
    ApplyEffect,
    CheckResistance,
    Concentrate,
    DismissEffect,
    EditEffect,
    EffectFields,
    EndCondition,
    EndEffect,
    LowerResistance,
    SuppressEffect,
    TriggerEffect,
)
from encounter_tracker.encounter.commands_harm import (
    AttackInfo,
    DamageAbility,
    DamagePart,
    DealDamage,
    DeathAttack,
    DrainAbility,
    DyingCheck,
    GiveNegativeLevels,
    GiveTempHp,
    Heal,
    Kill,
    Launcher,
    RaiseDead,
    RemoveNegativeLevels,
    Restoration,
    RestoreAbility,
    RollConfusion,
    SaveNegativeLevel,
    Stabilise,
    StopBleed,
)
from encounter_tracker.encounter.commands_scene import (
    ActNow,
    AddCombatant,
    AdvanceTime,
    BringWave,
    Delay,
    DropWave,
    EditCombatant,
    EndEncounter,
    MoveCombatant,
    NextTurn,
    PrepareWave,
    ReadyAction,
    Redo,
    RemoveCombatant,
    RenameCombatant,
    Rest,
    SetEnvironment,
    SetInitiative,
    SetOptions,
    StartEncounter,
    TriggerReady,
    Undo,
    WriteNote,
)

__all__ = [
    "MOST_LEVELS",
    "ActNow",
    "AddCombatant",
    "AddTarget",
    "AdvanceTime",
    "AnyCommand",
    "ApplyCondition",
    "ApplyEffect",
    "AttackInfo",
    "BeginCast",
    "BringWave",
    "CheckResistance",
    "Command",
    "Concentrate",
    "ContestCharisma",
    "CounterSpell",
    "Counteract",
    "DamageAbility",
    "DamagePart",
    "DealDamage",
    "DeathAttack",
    "Delay",
    "Detect",
    "DismissEffect",
    "DispelEffects",
    "DoTogether",
    "DrainAbility",
    "DropWave",
    "DyingCheck",
    "EditCombatant",
    "EditEffect",
    "EffectFields",
    "EndCondition",
    "EndEffect",
    "EndEncounter",
    "FinishCast",
    "GiveAffliction",
    "GiveNegativeLevels",
    "GiveTempHp",
    "Grope",
    "Heal",
    "IdentifySpell",
    "Kill",
    "Launcher",
    "Listen",
    "LowerResistance",
    "MakeAttack",
    "MakeSave",
    "MarkHostileAct",
    "MarkMoved",
    "MoveCombatant",
    "NextTurn",
    "OneOrMany",
    "OrderCharmed",
    "Points",
    "PrepareDaily",
    "PrepareWave",
    "RaiseDead",
    "ReadyAction",
    "Redo",
    "RemoveCombatant",
    "RemoveNegativeLevels",
    "RenameCombatant",
    "Rest",
    "Restoration",
    "RestoreAbility",
    "RollConfusion",
    "SaveAffliction",
    "SaveNegativeLevel",
    "SetAntimagic",
    "SetDistance",
    "SetEnvironment",
    "SetInitiative",
    "SetOptions",
    "Smell",
    "Spell",
    "Stabilise",
    "StartEncounter",
    "StopBleed",
    "SuppressEffect",
    "TriggerEffect",
    "TriggerReady",
    "Undo",
    "WriteNote",
]


class DoTogether(Command, frozen=True, tag="together"):
    """Several commands that are one act of the game master: all are done or none, and undone in one step."""

    commands: Annotated[tuple[AnyCommand, ...], Meta(min_length=1)]


AnyCommand = (
    SetOptions
    | SetEnvironment
    | AddCombatant
    | PrepareWave
    | BringWave
    | DropWave
    | RemoveCombatant
    | RenameCombatant
    | EditCombatant
    | MoveCombatant
    | SetInitiative
    | StartEncounter
    | NextTurn
    | EndEncounter
    | Undo
    | Redo
    | Delay
    | ActNow
    | ReadyAction
    | TriggerReady
    | AdvanceTime
    | Rest
    | WriteNote
    | DealDamage
    | Heal
    | GiveTempHp
    | DamageAbility
    | DrainAbility
    | Restoration
    | RestoreAbility
    | GiveNegativeLevels
    | SaveNegativeLevel
    | RemoveNegativeLevels
    | DeathAttack
    | Kill
    | Stabilise
    | RaiseDead
    | DyingCheck
    | StopBleed
    | RollConfusion
    | ApplyEffect
    | ApplyCondition
    | EndCondition
    | AddTarget
    | EndEffect
    | EditEffect
    | SuppressEffect
    | TriggerEffect
    | DismissEffect
    | Concentrate
    | CheckResistance
    | LowerResistance
    | BeginCast
    | FinishCast
    | IdentifySpell
    | DispelEffects
    | CounterSpell
    | PrepareDaily
    | MarkHostileAct
    | MakeSave
    | SetDistance
    | MarkMoved
    | SetAntimagic
    | Listen
    | Grope
    | Detect
    | Smell
    | MakeAttack
    | OrderCharmed
    | ContestCharisma
    | GiveAffliction
    | SaveAffliction
    | DoTogether
)
