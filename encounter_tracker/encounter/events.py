"""What happened: frozen facts, turned into words only when they are shown.

``who`` and ``source`` are combatant ids. The ``event`` tag is the snake_case name of the class.
"""

from __future__ import annotations

from msgspec import Struct

from encounter_tracker.encounter.naming import snake_case
from encounter_tracker.rules.damage import DamageStep
from encounter_tracker.rules.stacking import Part


class Event(Struct, frozen=True, kw_only=True, tag_field="event", tag=snake_case, omit_defaults=True):
    """Base of all events."""


class WhoEvent(Event, frozen=True):
    """Something that happened to or was done by one combatant."""

    who: str


# --- the encounter and its order -------------------------------------------------------------------------------


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


class CombatantEdited(WhoEvent, frozen=True):
    """The game master changed fields of the stat block or of the combatant; ``overruled``: figures with values."""

    fields: tuple[str, ...]
    overruled: tuple[Overruled, ...] = ()


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


# --- rolls -----------------------------------------------------------------------------------------------------


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


# --- effects ---------------------------------------------------------------------------------------------------


class EffectBegan(Event, frozen=True):
    """An effect came into force."""

    effect: str
    name: str
    targets: tuple[str, ...]
    source: str | None = None
    condition: bool = False


class EffectEnded(Event, frozen=True):
    """An effect ended, for all (``target`` empty) or for one.

    ``why``: expired, removed, dismissed, hostile_act, concentration_lapsed, concentration_limit, disrupted, dispelled,
    cured, triggered, restoration, death, charm_broken, preparation…
    """

    effect: str
    name: str
    why: str
    target: str = ""
    targets: tuple[str, ...] = ()
    by: str | None = None
    condition: bool = False


class EffectChanged(Event, frozen=True):
    """The game master edited, prolonged or shortened an effect."""

    effect: str
    name: str
    fields: tuple[str, ...]


class EffectTargetAdded(Event, frozen=True):
    """Someone more is under an effect."""

    effect: str
    name: str
    target: str
    state: str = "affected"


class EffectSuppressed(Event, frozen=True):
    """An effect stopped or began again to work on a target."""

    effect: str
    name: str
    target: str
    suppressed: bool


class FearDeepened(WhoEvent, frozen=True):
    """Fear on fear (rule G7) or fatigue on fatigue made a graver condition."""

    condition: str
    new: str


class ConcentrationKept(WhoEvent, frozen=True):
    """Concentrate: ``used`` of ``limit`` rounds (rule F5)."""

    effect: str
    name: str
    used: int
    limit: int


class BonusBecamePermanent(WhoEvent, frozen=True):
    """An ability bonus has been in force for 24 hours (rule B2)."""

    name: str
    ability: str
    value: int


class TargetImmune(WhoEvent, frozen=True):
    """Left out or not affected, with the reason (rule B14)."""

    to: str
    reason: str


class EffectResisted(Event, frozen=True):
    """Spell resistance keeps an effect off a target, though it may have worked before (rules E1, E4)."""

    effect: str
    name: str
    target: str


class ResistanceLowered(WhoEvent, frozen=True):
    """Spell resistance lowered until the start of the next turn (rule E4)."""

    to: int = 0


class ResistanceReturned(WhoEvent, frozen=True):
    """Lowered spell resistance is back: by itself at the start of the turn, or raised before (rule E4)."""

    value: int


class EffectWithstood(Event, frozen=True):
    """An effect, or a spell being cast (``caster``), was not dispelled or countered (rules F9, E5).

    ``why``: not_magical, no_dc, no_caster_level (left out); spell_resistance; failure, critical failure, or success
    and critical success where its level is too high; caster_level; one_only (one check ends one spell). ``target``: on
    whom alone it holds.
    """

    name: str
    why: str
    effect: str = ""
    target: str = ""
    caster: str = ""
    by: str | None = None


class SpellCastBegun(WhoEvent, frozen=True):
    """Casting begins (rule G1).

    ``components``: the actions as they are done; ``replaced``: those that others took the place of. ``known_by``: who
    recognises it at once (rule G5). ``rounds``: how long it takes, 0 for less than a turn.
    """

    name: str
    level: int
    components: tuple[str, ...] = ()
    replaced: tuple[str, ...] = ()
    known_by: tuple[str, ...] = ()
    rounds: int = 0


class SpellCast(WhoEvent, frozen=True):
    """All actions are done: the spell takes effect (rule G1). ``used_up``: its material component is gone."""

    name: str
    level: int
    targets: tuple[str, ...] = ()
    used_up: bool = False


class SpellLost(WhoEvent, frozen=True):
    """A spell being cast is lost, with its slot, its costs and its actions (rules F6, G1).

    ``why``: disrupted, counterspelled, other_action, turn_over, encounter_began, time_passed, unable, missed.
    """

    name: str
    level: int
    why: str
    by: str | None = None
    used_up: bool = False


class SpellIdentified(WhoEvent, frozen=True):
    """Someone finds out what is being cast (rule G5); ``how``: action, reaction."""

    caster: str
    name: str
    level: int
    how: str


class TargetOutOfRange(WhoEvent, frozen=True):
    """A spell does not reach someone (rule G3)."""

    name: str


class PreparationsMade(WhoEvent, frozen=True):
    """Daily preparations (rule F8)."""


class HostileActDone(WhoEvent, frozen=True):
    """A hostile act was marked by the game master (rule F10)."""

    against: str = ""


# --- seeing and finding ------------------------------------------------------------------------------------------


class DistanceSet(WhoEvent, frozen=True):
    """How far apart two combatants are, in feet; None: that is not known any more."""

    to: str
    feet: int | None = None


class AntimagicChanged(WhoEvent, frozen=True):
    """A combatant came into an antimagic area or out of it (rule H4)."""

    inside: bool


class BlindedByDarkness(WhoEvent, frozen=True):
    """It stands in the dark and nothing it has serves there (rule I4)."""


class SightRegained(WhoEvent, frozen=True):
    """Darkness blinds it no longer (rule I4)."""


class PlaceFound(WhoEvent, frozen=True):
    """Somebody unseen was found (rules I5 to I7).

    ``place``: presence, direction, area or exact; ``by``: hearing, perception, groping, scent or blow.
    """

    of: str
    place: str
    by: str


class NothingFound(WhoEvent, frozen=True):
    """A search for somebody unseen was in vain (rules I5 to I7).

    ``why``: failed, missed (the miss chance), too_far, masked, water, no_body (nothing there to feel or smell).
    """

    of: str
    by: str
    why: str = "failed"


class PlaceLost(WhoEvent, frozen=True):
    """It moved: those who had found it do not know its place any more (rule I5)."""

    by: tuple[str, ...]


# --- attacks -----------------------------------------------------------------------------------------------------


class AttackMade(WhoEvent, frozen=True):
    """An attack, with everything that decided it.

    ``outcome``: hit, critical, miss (the armour class), concealed (the miss chance) or wrong_square. ``parts`` make
    ``modifier``, ``ac_parts`` make ``ac``; ``against``: ac or touch. ``miss_chance`` in percent with the ``miss_faces``
    rolled against it. ``view``: what the attacker sees by, or what keeps it from seeing. ``precision_lost``: no
    precision damage, as it does not see well enough. ``place_known``: false where the square was a guess (rule I4).
    ``overruled``: the game master said what came of it.
    """

    target: str
    attack: str
    total: int
    modifier: int
    ac: int
    outcome: str
    face: int | None = None
    ranged: bool = False
    against: str = "ac"
    parts: tuple[Part, ...] = ()
    ac_parts: tuple[Part, ...] = ()
    threat: bool = False
    confirm_face: int | None = None
    confirm_total: int | None = None
    multiplier: int = 1
    miss_chance: int = 0
    miss_faces: tuple[int, ...] = ()
    view: str = ""
    dex_denied: bool = False
    precision_lost: bool = False
    place_known: bool = True
    overruled: bool = False


# --- charms and afflictions --------------------------------------------------------------------------------------


class OrderAnswered(WhoEvent, frozen=True):
    """Someone charmed or compelled got an order (rules G9, G10).

    ``answer``: obeys, disobeys (and stays charmed), freed, refuses (too dangerous) or contest (a check is due).
    """

    effect: str
    name: str
    answer: str
    by: str | None = None


class AfflictionDeepened(WhoEvent, frozen=True):
    """Another dose of the same poison: a higher DC and a longer course (rule G4). ``left``: saves still to come."""

    effect: str
    name: str
    doses: int
    dc: int
    left: int | None = None


class AfflictionEased(WhoEvent, frozen=True):
    """A save towards the cure of an affliction (rule G4)."""

    effect: str
    name: str
    saved: int
    needed: int


# --- hit points, abilities, levels -----------------------------------------------------------------------------


class DamageTaken(WhoEvent, frozen=True):
    """A blow: what was rolled, each step, and what came off.

    ``lethal``, ``nonlethal`` and ``temporary`` are the points lost from each; ``hp_before``/``hp_after`` the current
    hit points. ``riders`` came with it, ``riders_lost`` fell away as nothing got through (rule D7).
    """

    rolled: int
    type: str = ""
    lethal: int = 0
    nonlethal: int = 0
    temporary: int = 0
    hp_before: int = 0
    hp_after: int = 0
    source: str | None = None
    source_text: str = ""
    steps: tuple[DamageStep, ...] = ()
    riders: tuple[str, ...] = ()
    riders_lost: tuple[str, ...] = ()


class Healed(WhoEvent, frozen=True):
    """Hit points came back; ``by``: heal, fast_healing, regeneration, rest."""

    amount: int
    nonlethal: int = 0
    hp_before: int = 0
    hp_after: int = 0
    by: str = "heal"
    source: str | None = None


class HitPointsSet(WhoEvent, frozen=True):
    """The game master set the current hit points."""

    hp_before: int
    hp_after: int


class TempHpGained(WhoEvent, frozen=True):
    """Temporary hit points: ``total`` after the same source's do not add up (rule C1)."""

    amount: int
    total: int
    source_text: str = ""


class RegenerationStopped(WhoEvent, frozen=True):
    """Damage of a listed type stops it until the end of the creature's next turn (rule C4)."""

    type: str


class AbilityDamaged(WhoEvent, frozen=True):
    """Ability damage (rule B3) or, with ``drain``, drain (rule B6)."""

    ability: str
    amount: int
    drain: bool = False
    source_text: str = ""


class AbilityRestored(WhoEvent, frozen=True):
    """Ability damage or drain came back; ``by``: daily, rest, restoration, gm."""

    ability: str
    damage: int = 0
    drain: int = 0
    by: str = "gm"


class NegativeLevelsGained(WhoEvent, frozen=True):
    """Negative levels (rule B10)."""

    count: int
    permanent: bool = False
    source_text: str = ""


class NegativeLevelsRemoved(WhoEvent, frozen=True):
    """Negative levels gone; ``by``: save, restoration, raised, gm."""

    count: int
    permanent: bool = False
    by: str = "gm"


class StatusChanged(WhoEvent, frozen=True):
    """Up, staggered, disabled, dying, stable, unconscious: the state shown (rule C6)."""

    before: str
    after: str


class Died(WhoEvent, frozen=True):
    """Death with its cause (rule C7)."""

    cause: str
    source: str | None = None


class Raised(WhoEvent, frozen=True):
    """Back to life (rule B13)."""

    by: str


class Stabilised(WhoEvent, frozen=True):
    """No longer dying (rule C6)."""


class Reminder(WhoEvent, frozen=True):
    """Something the game master must see to: ``what`` names it."""

    what: str
    number: int = 0
    label: str = ""


class WaveEvent(Event, frozen=True):
    """Something about a wave: its id, what it is called, how many combatants it is."""

    wave: str
    name: str = ""
    count: int = 0


class WavePrepared(WaveEvent, frozen=True):
    """Groups are ready that arrive in the round ``number``."""

    number: int = 0


class WaveDue(WaveEvent, frozen=True):
    """The round of a wave has begun: the game master brings it or not."""


class WaveArrived(WaveEvent, frozen=True):
    """A wave joins the fight."""


class WaveDropped(WaveEvent, frozen=True):
    """A wave does not come."""


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
