"""The stat block of a creature, as printed: nothing in play ever changes these numbers (rule 0)."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from encounter_tracker.rules.vocabulary import Ability, Size

Count = Annotated[int, Meta(ge=0)]

#: Size modifier on attack rolls and AC (rule 0, CORE).
SIZE_MODIFIERS: Final[dict[str, int]] = {
    "fine": 8,
    "diminutive": 4,
    "tiny": 2,
    "small": 1,
    "medium": 0,
    "large": -1,
    "huge": -2,
    "gargantuan": -4,
    "colossal": -8,
}
#: Special size modifier on CMB and CMD.
SPECIAL_SIZE_MODIFIERS: Final[dict[str, int]] = {name: -value for name, value in SIZE_MODIFIERS.items()}
DEFAULT_SCORE: Final = 10


class Block(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Base of all parts of a stat block: unknown fields are errors that name the field."""


class Senses(Block, frozen=True):
    """Special senses; ranges in feet, 0 for none (rule I2).

    ``by_sound``: blindsight and blindsense go by sound, deafness takes them away. ``others``: senses without a rule
    of their own here, as printed.
    """

    darkvision: Count = 0
    low_light: bool = False
    blindsight: Count = 0
    blindsense: Count = 0
    scent: bool | int = False
    tremorsense: Count = 0
    see_invisible: bool = False
    true_seeing: bool = False
    by_sound: bool = False
    others: tuple[str, ...] = ()


class ArmorClass(Block, frozen=True):
    """AC as printed; ``touch`` and ``flat_footed`` may be missing, ``notes`` is the bracket behind it."""

    total: int = 10
    touch: int | None = None
    flat_footed: int | None = None
    notes: str = ""


class Saves(Block, frozen=True):
    """Saving throw modifiers as printed."""

    fort: int = 0
    ref: int = 0
    will: int = 0
    notes: str = ""


class Attack(Block, frozen=True):
    """One line of attacks: ``bonus`` holds one number for each iterative attack."""

    name: str
    kind: str = "melee"
    bonus: tuple[int, ...] = ()
    damage: str = ""
    types: tuple[str, ...] = ()
    properties: tuple[str, ...] = ()


class DamageReduction(Block, frozen=True):
    """Damage reduction ``amount``/``bypass``; supernatural unless marked (rules D4, D9)."""

    amount: Count
    bypass: str = "—"
    kind: str = "supernatural"


class Regeneration(Block, frozen=True):
    """Regeneration and the damage types that stop it (rule C4)."""

    amount: Count
    stopped_by: tuple[str, ...] = ()


class Creature(Block, frozen=True):
    """A stat block. Only ``name``, ``hit_dice`` and ``hp`` must be there.

    Distances are in feet. An ability that maps to ``None`` is absent ("—"); one that is missing counts as 10.
    ``auras``, ``weaknesses`` (as printed; those to damage types stand in ``vulnerable`` too), ``defensive`` (abilities)
    and ``languages`` are shown, not reckoned with; ``notes`` keeps every piece of an imported text that no field
    takes.
    """

    name: Annotated[str, Meta(min_length=1)]
    hit_dice: Count
    hp: int
    type: str = ""
    subtypes: tuple[str, ...] = ()
    size: Size = "medium"
    level: Count | None = None
    cr: int | float | str | None = None
    xp: int | None = None
    hp_formula: str = ""
    init: int = 0
    senses: Senses = Senses()
    ac: ArmorClass = ArmorClass()
    saves: Saves = Saves()
    bab: int = 0
    cmb: int | None = None
    cmd: int | None = None
    abilities: dict[Ability, Count | None] = {}
    speed: dict[str, int] = {}
    space: int | float | None = None
    reach: int | float | None = None
    attacks: tuple[Attack, ...] = ()
    dr: tuple[DamageReduction, ...] = ()
    sr: int | None = None
    immune: tuple[str, ...] = ()
    resist: dict[str, int] = {}
    vulnerable: tuple[str, ...] = ()
    fast_healing: Count = 0
    regeneration: Regeneration | None = None
    channel_resistance: Count = 0
    skills: dict[str, int] = {}
    feats: tuple[str, ...] = ()
    caster_level: Count = 0
    spells: tuple[Any, ...] = ()
    special: dict[str, Any] = {}
    source: str = ""
    alignment: str = ""
    hardness: Count = 0
    maneuverability: str = ""
    auras: tuple[str, ...] = ()
    weaknesses: tuple[str, ...] = ()
    defensive: tuple[str, ...] = ()
    languages: tuple[str, ...] = ()
    notes: str = ""

    def score(self, ability: Ability) -> int | None:
        """The printed score; None for "—", 10 where the block says nothing."""
        return self.abilities.get(ability, DEFAULT_SCORE)

    def has_type(self, *names: str) -> bool:
        """Whether the creature's type or one of its subtypes is among ``names`` (any letter case)."""
        words = {self.type.lower(), *(s.lower() for s in self.subtypes)}
        words |= set(self.type.lower().split())
        return any(name in words for name in names)

    def has_feature(self, name: str) -> bool:
        """Whether a feat or special ability of this name is printed (any letter case)."""
        wanted = name.lower()
        return any(wanted in text.lower() for text in (*self.feats, *self.special))

    @property
    def character_level(self) -> int:
        """The level that counts where level matters: as printed, else the Hit Dice."""
        return self.hit_dice if self.level is None else self.level

    @property
    def touch_ac(self) -> int:
        """Touch AC as printed, else 10 + Dexterity + size, never above the total."""
        if self.ac.touch is not None:
            return self.ac.touch
        return min(self.ac.total, 10 + modifier(self.score("dex")) + SIZE_MODIFIERS[self.size])

    @property
    def flat_footed_ac(self) -> int:
        """Flat-footed AC as printed, else the total without a Dexterity bonus."""
        if self.ac.flat_footed is not None:
            return self.ac.flat_footed
        return self.ac.total - max(0, modifier(self.score("dex")))

    @property
    def base_cmb(self) -> int:
        """CMB as printed, else BAB + Strength + special size modifier."""
        if self.cmb is not None:
            return self.cmb
        return self.bab + modifier(self.score("str")) + SPECIAL_SIZE_MODIFIERS[self.size]

    @property
    def base_cmd(self) -> int:
        """CMD as printed, else 10 + CMB's parts + Dexterity."""
        if self.cmd is not None:
            return self.cmd
        both = modifier(self.score("str")) + modifier(self.score("dex"))
        return 10 + self.bab + both + SPECIAL_SIZE_MODIFIERS[self.size]

    @property
    def land_speed(self) -> int:
        """Land speed in feet: 30 where the block gives no speed at all, 0 where it only flies or swims."""
        if not self.speed:
            return 30
        return self.speed.get("land", 0)


def modifier(score: int | None) -> int:
    """Ability modifier of a score; 0 for an absent one (rule 0)."""
    return 0 if score is None else (score - 10) // 2
