"""Commands about effects in force and conditions (sections E, F, G)."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, UnsetType, field

from encounter_tracker.encounter.commands_base import MOST_LEVELS, Command, OneOrMany, Points
from encounter_tracker.encounter.state import Modifier, Wall
from encounter_tracker.rules.durations import AnyDuration
from encounter_tracker.rules.triggers import Sensing
from encounter_tracker.rules.vocabulary import (
    ConditionName,
    EffectKind,
)


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
    sr_rolls: dict[str, int] = field(default_factory=dict)
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
    sr_rolls: dict[str, int] = field(default_factory=dict)
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
