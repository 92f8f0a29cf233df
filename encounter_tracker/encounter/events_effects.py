"""Events of effects in force, of casting and dispelling (sections E, F, G)."""

from __future__ import annotations

from encounter_tracker.encounter.events_base import Event, WhoEvent


class EffectBegan(Event, frozen=True):
    """An effect came into force.

    ``why``: what it came of where nobody ordered it: affliction, concentration_limit, restoration.
    """

    effect: str
    name: str
    targets: tuple[str, ...]
    source: str | None = None
    condition: bool = False
    why: str = ""


class EffectEnded(Event, frozen=True):
    """An effect ended, for all (``target`` empty) or for one.

    ``why``: expired, removed, dismissed, hostile_act, concentration_lapsed, concentration_limit, disrupted, dispelled,
    opposite, cured, triggered, restoration, death, charm_broken, preparation…
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
    """An effect stopped or began again to work on a target; ``why``: antimagic, where that came about by itself."""

    effect: str
    name: str
    target: str
    suppressed: bool
    why: str = ""


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


class ConcentrationOver(Event, frozen=True):
    """Nobody keeps it up any more, but it goes on for some rounds of its own (rule F5)."""

    effect: str
    name: str
    rounds: int


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

    ``why``: not_magical, no_dc, no_caster_level (left out); spell_resistance, antimagic; failure, critical failure, or
    success and critical success where its level is too high; caster_level; one_only (one check ends one spell).
    ``target``: on whom alone it holds.
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
