"""Commands: everything a game master does, as data (SCRIPTS.md). Their JSON names and fields are a contract."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from encounter_tracker.encounter.carried import Carried
from encounter_tracker.encounter.groups import Group
from encounter_tracker.encounter.state import AfflictionEffect, Cure, Frequency, Modifier, Wall
from encounter_tracker.rules.casting import CastingTime, Component, Holding, SpellAttack, Tradition
from encounter_tracker.rules.creature import Creature
from encounter_tracker.rules.durations import AnyDuration, Span
from encounter_tracker.rules.finding import Activity, Obstacle, Odour, Wind
from encounter_tracker.rules.triggers import Sensing
from encounter_tracker.rules.vocabulary import (
    Ability,
    AfflictionKind,
    AttackKind,
    ConditionName,
    DamageType,
    EffectKind,
    Exposure,
    LightLevel,
    Save,
    Side,
)

Points = Annotated[int, Meta(ge=0)]
#: More negative levels at once than this are a slip: nothing has so many Hit Dice.
MOST_LEVELS: Final = 999
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
    count: Annotated[int, Meta(ge=1, le=MOST_LEVELS)]
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


class EffectFields(Command, frozen=True, kw_only=True):
    """What an effect brings with it, whether laid at once or cast (rule F1).

    ``temp_hp`` and ``negative_levels``: what it gives besides to those whom it affects.
    """

    targets: tuple[str, ...] = ()
    id: str | None = None
    catalogue: str = ""
    anchor: str | None = None
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
    temp_hp: Points = 0
    negative_levels: Annotated[int, Meta(ge=0, le=MOST_LEVELS)] = 0


class ApplyEffect(EffectFields, frozen=True, tag="effect"):
    """Bring an effect into force (rule F1)."""

    name: Annotated[str, Meta(min_length=1)]
    source: str | None = None
    kind: EffectKind = "spell"
    level: Points = 0


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
    """End an effect for all, or for one target (rule F1); a place stays in force when its last target leaves."""

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
    protects_from: tuple[str, ...] | UnsetType = UNSET
    spell_resistance: bool | UnsetType = UNSET
    slot: str | UnsetType = UNSET
    light: int | UnsetType | None = UNSET
    darkness: int | UnsetType | None = UNSET
    dispels_opposite: bool | UnsetType = UNSET
    blocks_darkvision: bool | UnsetType = UNSET
    trigger: str | UnsetType = UNSET
    wall: Wall | UnsetType | None = UNSET
    note: str | UnsetType = UNSET


class SuppressEffect(Command, frozen=True, tag="suppress"):
    """Hold an effect down on one or all of its targets, or let it work again (``on``: false)."""

    effect: str
    target: str | None = None
    on: bool = True


class TriggerEffect(Command, frozen=True, tag="trigger"):
    """A stored or charged effect goes off and ends (rule F3).

    ``sense``: it waited for something to be seen or heard, and is refused where that cannot be noticed (rule F11).
    """

    effect: str
    target: str | None = None
    on: str | None = None
    sense: Sensing | None = None
    stealth: int | None = None
    line_of_sight: bool = True
    audible: bool = True


class DismissEffect(Command, frozen=True, tag="dismiss"):
    """Its caster dismisses it, for all (rule F7)."""

    effect: str
    by: str | None = None


class Concentrate(Command, frozen=True, tag="concentrate"):
    """Keep a spell up to the end of the turn after (rule F5)."""

    who: str
    effect: str | None = None


class CheckResistance(Command, frozen=True, tag="sr_check"):
    """A check against spell resistance by whoever made the effect (rules E1, E2, E4)."""

    effect: str
    target: str
    roll: int | None = None
    total: int | None = None


class LowerResistance(Command, frozen=True, tag="lower_sr"):
    """Lower one's spell resistance until the start of one's next turn (rule E4); ``to`` null: it is raised again."""

    who: str
    to: Points | None = 0


# --- casting and dispelling --------------------------------------------------------------------------------------


class Spell(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A spell as it is cast (rule G1).

    ``time``: a length of time, or in words: "reaction" and "free action" need no turn of one's own. ``ability``: what
    it is cast with; ``dc``: where it is not 10 + level + that ability's modifier.
    """

    name: Annotated[str, Meta(min_length=1)]
    level: Points = 0
    components: tuple[Component, ...] = ()
    tradition: Tradition | None = None
    time: CastingTime = ""
    ability: Ability | None = None
    dc: int | None = None


class BeginCast(Command, frozen=True, tag="begin_cast"):
    """Begin to cast a spell (rules G1, G2).

    ``voice``: whether the caster can speak; ``instead``: components that a bard replaces though nothing forces it.
    """

    who: str
    spell: Spell
    caster_class: str = ""
    hands_free: Points = 1
    holding: Holding | None = None
    voice: bool = True
    instead: tuple[Component, ...] = ()


class FinishCast(EffectFields, frozen=True, tag="finish_cast"):
    """The spell being cast takes effect (rules G1, G3).

    Its ``name``, ``level``, ``kind`` and ``source`` are known; given all the same, they must be the same.
    ``instantaneous``: nothing stays in force. ``range``: targets farther off (in feet) are out of reach. ``attack``:
    the spell must hit, those ``willing`` are touched without a roll; ``attack_rolls``: {name: face of the d20}.
    ``miss_rolls``: {name: face of the d100} for those it does not see well. ``keeps_on_miss``: a miss does not lose
    the spell.
    """

    who: str
    instantaneous: bool = False
    range: Points | None = None
    attack: SpellAttack | None = None
    attack_rolls: dict[str, int] = {}
    miss_rolls: dict[str, int] = {}
    willing: tuple[str, ...] = ()
    keeps_on_miss: bool = False
    name: str | None = None
    level: Points | None = None
    kind: EffectKind | None = None
    source: str | None = None


class IdentifySpell(Command, frozen=True, tag="identify"):
    """Find out what is being cast, with an action or a reaction (rule G5)."""

    who: str
    caster: str
    by: Literal["action", "reaction"] = "action"


class Counteract(Command, frozen=True, kw_only=True):
    """A counteract or caster level check (rule F9)."""

    by: str
    effects: OneOrMany = ()
    spell_of: str | None = None
    level: Points | None = None
    modifier: int | None = None
    roll: int | None = None
    total: int | None = None
    sr_rolls: dict[str, int] = {}


class DispelEffects(Counteract, frozen=True, tag="dispel"):
    """Dispel effects in force, named or all ``spell_of`` someone (rule F9).

    ``level``: that of the dispelling spell, by default of the one being cast. ``sr_rolls``: spell resistance protects
    what is upon its owner (rule E5).
    """


class CounterSpell(Counteract, frozen=True, tag="counterspell"):
    """Counter the spell that someone (``spell_of``) is casting, or effects as they come about (rule F9)."""


class PrepareDaily(Command, frozen=True, tag="daily_preparations"):
    """Daily preparations end what was cast from slots that are filled again (rule F8)."""

    who: str
    keep: OneOrMany = ()


class MarkHostileAct(Command, frozen=True, tag="hostile_act"):
    """The game master marks a hostile act (rule F10)."""

    who: str
    against: OneOrMany | None = None


class MakeSave(Command, frozen=True, tag="save"):
    """A saving throw of one or many, in the log; ``against``: descriptors of what it is made against.

    ``overrule``: by name or id, whether it is made whatever the dice say.
    """

    who: OneOrMany
    save: Save
    dc: int | None = None
    roll: int | None = None
    total: int | None = None
    against: tuple[str, ...] = ()
    overrule: dict[str, bool] = {}


# --- seeing, finding, striking -----------------------------------------------------------------------------------


class SetDistance(Command, frozen=True, tag="distance", rename={"from_": "from"}):
    """How far apart two combatants are, in feet, both ways (rule I2); null: that is not known any more."""

    from_: str
    to: str
    feet: Points | None


class MarkMoved(Command, frozen=True, tag="moved"):
    """They left their places: whoever had found them has lost them again (rule I5)."""

    who: OneOrMany


class SetAntimagic(Command, frozen=True, tag="antimagic"):
    """Combatants come into an antimagic area, or out of it (rule H4)."""

    who: OneOrMany
    inside: bool


class Listen(Command, frozen=True, tag="listen", rename={"for_": "for"}):
    """Listen for someone unseen: Perception against Stealth (rule I5). ``stealth``: the sum of its check."""

    who: str
    for_: str
    roll: int | None = None
    total: int | None = None
    stealth: int | None = None


class Grope(Command, frozen=True, tag="grope", rename={"for_": "for"}):
    """Grope for someone unseen: a touch attack that does no harm (rule I5)."""

    who: str
    for_: str
    roll: int | None = None
    total: int | None = None
    miss_roll: int | None = None


class Detect(Command, frozen=True, tag="detect", rename={"for_": "for"}):
    """Sense an invisible creature: Perception (rule I6).

    ``activity``: what it does, one thing or several; ``distance`` in feet, else what was said before. ``stealth``: the
    sum of its Stealth check, if it uses it.
    """

    who: str
    for_: str
    roll: int | None = None
    total: int | None = None
    stealth: int | None = None
    activity: Activity | tuple[Activity, ...] = ()
    distance: Points | None = None
    obstacle: Obstacle | None = None
    exact: bool = False


class Smell(Command, frozen=True, tag="scent", rename={"for_": "for"}):
    """Smell someone out, or with ``hours`` follow a trail that old (rule I7).

    ``wind``: where the other is. ``masked``: a stronger smell is about. ``water``: the trail goes through water.
    ``direction``: with a move action, to learn where the smell comes from.
    """

    who: str
    for_: str
    wind: Wind = "none"
    smell: Odour = "normal"
    hours: Points | None = None
    masked: bool = False
    water: bool = False
    direction: bool = False
    roll: int | None = None
    total: int | None = None


class MakeAttack(Command, frozen=True, tag="attack"):
    """One attack of a combatant at another (rules I3, I4, I6, section D; CORE).

    ``attack``: its name in the stat block, the first one where nothing is said; ``number``: which of its bonuses, from
    1. ``damage``: the points of one roll of the weapon (a critical hit multiplies them), or the parts of the whole
    blow. ``confirm_roll`` is the face for a critical hit, ``miss_roll`` the d100 against the miss chance: two with
    Blind-Fight, or one against the chance of both. ``miss_chance`` overrules what sight makes of it. ``precision``:
    points of sneak attack and the like. ``modifier``: what else counts on the attack roll; ``situation``: the same by
    name ({"flanking": 2, "charge": 2}). ``square_guess_right``: it attacks a square, and the target is there or not.
    ``touch`` and ``ranged`` overrule what the stat block says of the attack. The game master may say besides what the
    armour class is (``ac``), what comes of the dice (``outcome``), and how many points the target ``takes``.
    """

    attacker: str
    target: str
    attack: str | None = None
    number: Annotated[int, Meta(ge=1)] = 1
    roll: int | None = None
    total: int | None = None
    modifier: int = 0
    situation: dict[str, int] = {}
    ac: int | None = None
    outcome: Literal["hit", "critical", "miss"] | None = None
    damage: Points | tuple[DamagePart, ...] | None = None
    takes: Points | None = None
    precision: Points = 0
    confirm_roll: int | None = None
    miss_roll: int | tuple[int, ...] | None = None
    miss_chance: Annotated[int, Meta(ge=0, le=100)] | None = None
    distance: Points | None = None
    square_guess_right: bool | None = None
    touch: bool | None = None
    ranged: bool | None = None
    nonlethal: bool = False
    reaction: bool | Literal["free action"] = False
    concentration_roll: int | None = None
    riders: tuple[str, ...] = ()
    hostile: bool = True


class OrderCharmed(Command, frozen=True, tag="charm_order"):
    """An order to someone charmed that it would not follow for a good friend (rule G9).

    It resists with an opposed Charisma check (``roll``, ``total``). ``against_nature``: it is deeply against it, and
    makes a new save first, with ``roll`` or ``total``. ``dangerous``: suicidal or plainly so, never obeyed.
    """

    who: str
    against_nature: bool = False
    dangerous: bool = False
    effect: str | None = None
    roll: int | None = None
    total: int | None = None
    charmer_roll: int | None = None
    charmer_total: int | None = None


class ContestCharisma(Command, frozen=True, tag="cha_contest"):
    """The opposed Charisma check of someone charmed (rule G9); ``against_nature``: the new save instead."""

    who: str
    against_nature: bool = False
    effect: str | None = None
    roll: int | None = None
    total: int | None = None
    charmer_roll: int | None = None
    charmer_total: int | None = None


class GiveAffliction(Command, frozen=True, tag="affliction"):
    """A poison, disease or curse is contracted: the first save failed (rule G4).

    ``roll`` or ``total``: that first save, where it is made now. ``kind``: where nothing is said, a curse by spell or
    trap, else a disease where the saves are hours or days apart, else a poison. ``wound``: whether the blow that
    carries it did damage (rule D7).
    """

    target: str
    name: Annotated[str, Meta(min_length=1)]
    exposure: Exposure
    save: Save
    dc: int
    kind: AfflictionKind | None = None
    onset: Span | None = None
    frequency: Frequency | None = None
    effect: AfflictionEffect = AfflictionEffect()
    cure: Cure | None = None
    source: str | None = None
    roll: int | None = None
    total: int | None = None
    wound: bool = True


class SaveAffliction(Command, frozen=True, tag="affliction_save"):
    """The save against an affliction that is due, or any other (rule G4)."""

    target: str
    name: str
    roll: int | None = None
    total: int | None = None


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
