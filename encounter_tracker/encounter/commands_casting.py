"""Commands about casting and dispelling, hostile acts and saves (sections D, F, G)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from encounter_tracker.encounter.commands_base import Command, OneOrMany, Points
from encounter_tracker.encounter.commands_effects import EffectFields
from encounter_tracker.rules.casting import CastingTime, Component, Holding, SpellAttack, Tradition
from encounter_tracker.rules.vocabulary import (
    Ability,
    EffectKind,
    Save,
)


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
    attack_rolls: dict[str, int] = field(default_factory=dict)
    miss_rolls: dict[str, int] = field(default_factory=dict)
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
    sr_rolls: dict[str, int] = field(default_factory=dict)


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
    overrule: dict[str, bool] = field(default_factory=dict)
