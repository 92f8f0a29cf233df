"""Commands: everything a game master does, as data (SCRIPTS.md). Their JSON names and fields are a contract."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from encounter_tracker.encounter.state import Modifier, Wall
from encounter_tracker.rules.creature import Creature
from encounter_tracker.rules.durations import AnyDuration
from encounter_tracker.rules.vocabulary import (
    Ability,
    AttackKind,
    ConditionName,
    DamageType,
    EffectKind,
    LightLevel,
    Save,
    Side,
)

Points = Annotated[int, Meta(ge=0)]
OneOrMany = str | tuple[str, ...]


class Command(Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True, omit_defaults=True):
    """Base of all commands.

    ``force``: the game master overrules a refusal. ``rolls``: faces of dice by what they were rolled for; the session
    fills in what is missing before the command is applied.
    """

    force: bool = False
    rolls: dict[str, tuple[int, ...]] = {}


# --- the encounter -----------------------------------------------------------------------------------------------


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
    """Add one or several combatants (rule A8). ``hp``: a number, "average" (as printed) or "roll"."""

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


# --- hit points, abilities, levels -------------------------------------------------------------------------------


class DamagePart(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One part of a blow: points before any halving, and their type (rule D1)."""

    amount: Points
    type: DamageType | None = None


class Launcher(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What ammunition takes from its launcher (rule D5)."""

    enhancement: int = 0
    alignments: tuple[str, ...] = ()


class AttackInfo(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a blow is (section D)."""

    kind: AttackKind = "weapon"
    incorporeal: bool = False
    enhancement: int = 0
    materials: tuple[str, ...] = ()
    alignments: tuple[str, ...] = ()
    ranged: bool = False
    magical: bool = False
    ghost_touch: bool = False
    ignores_reduction: bool = False
    launcher: Launcher | None = None


class DealDamage(Command, frozen=True, tag="damage"):
    """A blow at one or many (section D, C1).

    ``overrule``: by name or id, the points that a target takes whatever the rules make of the blow.
    """

    target: OneOrMany
    parts: tuple[DamagePart, ...] = ()
    amount: Points | None = None
    type: DamageType | None = None
    attack: AttackInfo | None = None
    source: str | None = None
    saved: bool | tuple[str, ...] = False
    nonlethal: bool = False
    reaction: bool | Literal["free action"] = False
    concentration_roll: int | None = None
    riders: tuple[str, ...] = ()
    hostile: bool = True
    overrule: dict[str, Points] = {}

    def __post_init__(self) -> None:
        """Refuse a blow without an amount, or with two."""
        if bool(self.parts) == (self.amount is not None):
            msg = "damage needs either `amount` or `parts`"
            raise ValueError(msg)


class Heal(Command, frozen=True, tag="heal"):
    """Give hit points back (rule C1)."""

    target: OneOrMany
    amount: Points
    source: str | None = None
    magical: bool = True


class GiveTempHp(Command, frozen=True, tag="temp_hp"):
    """Temporary hit points (rule C1)."""

    target: OneOrMany
    amount: Points
    source: str | None = None
    magical: bool = True


class DamageAbility(Command, frozen=True, tag="ability_damage"):
    """Ability damage (rule B3)."""

    target: str
    ability: Ability
    amount: Points
    source: str | None = None
    lasting: bool = False


class DrainAbility(Command, frozen=True, tag="ability_drain"):
    """Ability drain (rule B6)."""

    target: str
    ability: Ability
    amount: Points
    source: str | None = None
    lasting: bool = False


class Restoration(Command, frozen=True, tag="restoration"):
    """Lesser restoration kind or restoration kind of cure (rule B8)."""

    target: str
    kind: Literal["lesser", "full"]
    ability: Ability | None = None
    amount: Points | None = None
    negative_levels: Literal["temporary", "permanent"] | None = None


class RestoreAbility(Command, frozen=True, tag="restore_ability"):
    """Take ability damage or drain back (rule B7)."""

    target: str
    ability: Ability | Literal["all"]
    damage: Points | Literal["all"] = 0
    drain: Points | Literal["all"] = 0


class GiveNegativeLevels(Command, frozen=True, tag="negative_levels"):
    """Negative levels (rule B10)."""

    target: str
    count: Annotated[int, Meta(ge=1)]
    dc: int | None = None
    permanent: bool = False
    source: str | None = None


class SaveNegativeLevel(Command, frozen=True, tag="negative_level_save"):
    """The daily save against one temporary negative level (rule B12)."""

    target: str
    which: str | int | None = None
    roll: int | None = None
    total: int | None = None


class RemoveNegativeLevels(Command, frozen=True, tag="remove_negative_levels"):
    """Take negative levels away, the oldest first, or the one with the id ``which`` (rule B12)."""

    target: str
    count: Points | Literal["all"]
    permanent: bool = False
    which: str | None = None


class DeathAttack(Command, frozen=True, tag="death_attack"):
    """A death attack; a made save is no death (rule C5)."""

    target: str
    dc: int | None = None
    roll: int | None = None
    total: int | None = None
    source: str | None = None


class Kill(Command, frozen=True, tag="kill"):
    """The game master says it is dead."""

    target: str
    cause: str = "gm"
    source: str | None = None


class Stabilise(Command, frozen=True, tag="stabilise"):
    """Stop the dying (rule C6)."""

    target: str


class RaiseDead(Command, frozen=True, tag="raise"):
    """Bring back to life (rule B13)."""

    target: str
    by: Literal["raise dead", "resurrection", "true resurrection"]


class DyingCheck(Command, frozen=True, tag="dying_check"):
    """The Constitution check of the dying (rule C6)."""

    who: str
    roll: int | None = None
    total: int | None = None


class StopBleed(Command, frozen=True, tag="stop_bleed"):
    """Heal check DC 15 against bleeding (rule G6)."""

    target: str
    roll: int | None = None
    total: int | None = None


class RollConfusion(Command, frozen=True, tag="confusion"):
    """The d100 of the confused (rule G6)."""

    who: str
    roll: int | None = None


# --- effects -----------------------------------------------------------------------------------------------------


class ApplyEffect(Command, frozen=True, tag="effect"):
    """Bring an effect into force (rule F1)."""

    name: Annotated[str, Meta(min_length=1)]
    targets: tuple[str, ...] = ()
    id: str | None = None
    catalogue: str = ""
    source: str | None = None
    anchor: str | None = None
    kind: EffectKind = "spell"
    level: Points = 0
    caster_level: int | None = None
    dc: int | None = None
    duration: AnyDuration = "unlimited"
    descriptors: tuple[str, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    conditions: tuple[ConditionName, ...] = ()
    dismissible: bool = False
    ends_on_hostile_act: bool = False
    forbids_hostile_acts: bool = False
    protects_from: tuple[str, ...] = ()
    spell_resistance: bool = False
    sr_rolls: dict[str, int] = {}
    saved: tuple[str, ...] = ()
    slot: str = ""
    light: int | None = None
    darkness: int | None = None
    dispels_opposite: bool = False
    blocks_darkvision: bool = False
    trigger: str = ""
    wall: Wall | None = None
    note: str = ""


class ApplyCondition(Command, frozen=True, tag="condition"):
    """Put a condition on someone (rule G6)."""

    target: OneOrMany
    condition: ConditionName
    duration: AnyDuration = "unlimited"
    source: str | None = None
    anchor: str | None = None
    amount: Points | None = None


class EndCondition(Command, frozen=True, tag="end_condition"):
    """End every source of a condition that can end by itself (rule G6); ``source`` limits it to one."""

    target: OneOrMany
    condition: ConditionName
    source: str | None = None


class AddTarget(Command, frozen=True, tag="add_target"):
    """Someone more comes under an effect (rule F1)."""

    effect: str
    targets: OneOrMany
    sr_rolls: dict[str, int] = {}
    saved: tuple[str, ...] = ()


class EndEffect(Command, frozen=True, tag="end_effect"):
    """End an effect for all, or for one target (rule F1)."""

    effect: str
    target: str | None = None


class EditEffect(Command, frozen=True, tag="edit_effect"):
    """Change an effect in force: any field of ``effect``; ``remaining`` sets the rounds left."""

    effect: str
    name: str | UnsetType = UNSET
    source: str | UnsetType | None = UNSET
    anchor: str | UnsetType | None = UNSET
    kind: EffectKind | UnsetType = UNSET
    level: Points | UnsetType = UNSET
    caster_level: int | UnsetType | None = UNSET
    dc: int | UnsetType | None = UNSET
    duration: AnyDuration | UnsetType = UNSET
    remaining: Points | UnsetType = UNSET
    descriptors: tuple[str, ...] | UnsetType = UNSET
    modifiers: tuple[Modifier, ...] | UnsetType = UNSET
    conditions: tuple[ConditionName, ...] | UnsetType = UNSET
    dismissible: bool | UnsetType = UNSET
    ends_on_hostile_act: bool | UnsetType = UNSET
    forbids_hostile_acts: bool | UnsetType = UNSET
    note: str | UnsetType = UNSET


class SuppressEffect(Command, frozen=True, tag="suppress"):
    """Hold an effect down on one or all of its targets, or let it work again (``on``: false)."""

    effect: str
    target: str | None = None
    on: bool = True


class TriggerEffect(Command, frozen=True, tag="trigger"):
    """A stored or charged effect goes off and ends (rule F3)."""

    effect: str
    target: str | None = None
    on: str | None = None


class DismissEffect(Command, frozen=True, tag="dismiss"):
    """Its caster dismisses it, for all (rule F7)."""

    effect: str
    by: str | None = None


class Concentrate(Command, frozen=True, tag="concentrate"):
    """Keep a spell up to the end of the turn after (rule F5)."""

    who: str
    effect: str | None = None


class MarkHostileAct(Command, frozen=True, tag="hostile_act"):
    """The game master marks a hostile act (rule F10)."""

    who: str
    against: OneOrMany | None = None


class MakeSave(Command, frozen=True, tag="save"):
    """A saving throw of one or many, in the log."""

    who: OneOrMany
    save: Save
    dc: int | None = None
    roll: int | None = None
    total: int | None = None
    against: tuple[str, ...] = ()


AnyCommand = (
    SetOptions
    | SetEnvironment
    | AddCombatant
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
    | MarkHostileAct
    | MakeSave
)
