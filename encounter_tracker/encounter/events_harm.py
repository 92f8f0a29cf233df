"""Events of hit points, abilities and levels (sections B, C, D)."""

from __future__ import annotations

from encounter_tracker.encounter.events_base import Event, WhoEvent
from encounter_tracker.rules.damage import DamageStep


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


class TempHpLost(WhoEvent, frozen=True):
    """Temporary hit points are gone with the effect that gave them (rule C1)."""

    amount: int
    name: str


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
