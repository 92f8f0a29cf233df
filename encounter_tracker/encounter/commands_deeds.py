"""Commands about seeing, finding, striking, charms and afflictions (sections G, H, I)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from encounter_tracker.encounter.commands_base import Command, OneOrMany, Points
from encounter_tracker.encounter.commands_harm import DamagePart
from encounter_tracker.encounter.state import AfflictionEffect, Cure, Frequency
from encounter_tracker.rules.durations import Span
from encounter_tracker.rules.finding import Activity, Obstacle, Odour, Wind
from encounter_tracker.rules.vocabulary import (
    AfflictionKind,
    Exposure,
    Save,
)


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
    name ({"flanking": 2, "charge": 2}); ``damage_situation`` on each roll of the weapon, ``ac_situation`` on the armour
    class (a smite against this very foe). ``square_guess_right``: it attacks a square, and the target is there or not.
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
    situation: dict[str, int] = field(default_factory=dict)
    damage_situation: dict[str, int] = field(default_factory=dict)
    ac_situation: dict[str, int] = field(default_factory=dict)
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
