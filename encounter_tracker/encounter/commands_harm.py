"""Commands about hit points, abilities and levels (sections B, C, D)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from encounter_tracker.encounter.commands_base import MOST_LEVELS, Command, OneOrMany, Points
from encounter_tracker.rules.vocabulary import (
    Ability,
    AttackKind,
    DamageType,
)


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
    area: bool = False
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
    overrule: dict[str, Points] = field(default_factory=dict)

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
