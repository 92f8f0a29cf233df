"""Events of seeing and finding, attacks, charms and afflictions (sections G, H, I)."""

from __future__ import annotations

from encounter_tracker.encounter.events_base import WhoEvent
from encounter_tracker.rules.stacking import Part

# --- seeing and finding -----------------------------------------------------------------------------------------------


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


# --- attacks ----------------------------------------------------------------------------------------------------------


class AttackMade(WhoEvent, frozen=True):
    """An attack, with everything that decided it.

    ``outcome``: hit, critical, miss (the armour class), concealed (the miss chance) or wrong_square. ``parts`` make
    ``modifier``, ``ac_parts`` make ``ac``; ``against``: ac or touch. ``miss_chance`` in percent with the ``miss_faces``
    rolled against it. ``view``: what the attacker sees by, or what keeps it from seeing. ``precision_lost``: no
    precision damage, as it does not see well enough. ``place_known``: false where the square was a guess (rule I4).
    ``overruled``: the game master said what came of it. ``by_itself``: a swarm's, without a roll.
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
    by_itself: bool = False


# --- charms and afflictions -------------------------------------------------------------------------------------------


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
