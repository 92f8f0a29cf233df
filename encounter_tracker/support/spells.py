"""How spells are cast: components, time, range, attack, save, damage; in both languages, figures only.

``spells.json`` holds those of the catalogue's effects by their keys, and spells that leave no effect in force.
"""

from __future__ import annotations

from functools import cache, cached_property
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from encounter_tracker.rules.casting import Component, SpellAttack
from encounter_tracker.rules.vocabulary import DamageType, Save
from encounter_tracker.support import catalogue
from encounter_tracker.support.casting import Data, Text
from encounter_tracker.support.catalogue import Class, Words
from encounter_tracker.support.resources import resource
from encounter_tracker.support.search import words_of

if TYPE_CHECKING:
    from encounter_tracker.rules.creature import Creature
    from encounter_tracker.support.catalogue import EffectEntry

Reach = Literal["personal", "touch", "close", "medium", "long"]
Kind = Literal["living", "humanoid", "undead"]

_COMPONENTS: Final[dict[str, Component]] = {"V": "verbal", "S": "somatic", "M": "material", "F": "focus"}
#: Feet at caster level 0, and so many feet for so many levels.
_REACHES: Final[dict[str, tuple[int, int, int]]] = {
    "touch": (5, 0, 1),
    "close": (25, 5, 2),
    "medium": (100, 10, 1),
    "long": (400, 40, 1),
}
_LIFELESS: Final = ("undead", "construct")


class Harm(Data, frozen=True):
    """The points of a spell.

    ``count`` dice, ``step`` more for every ``levels`` beyond the first ``start``, at most ``most``. ``bonus`` is added
    once or, ``each``, to every die; ``per_level`` points for each level, at most ``bonus_most``.
    """

    sides: int = 0
    count: int = 0
    step: int = 0
    levels: int = 1
    start: int = 0
    most: int = 99
    bonus: int = 0
    each: bool = False
    per_level: int = 0
    bonus_most: int = 999
    type: DamageType | None = None
    heals: bool = False

    def formula(self, level: int) -> str:
        """The dice at a caster level: "5d6", "1d8+5", "50"."""
        dice = min(self.most, self.count + self.step * (max(0, level - self.start) // self.levels))
        bonus = (self.bonus * dice if self.each else self.bonus) + min(self.bonus_most, self.per_level * level)
        if not self.sides:
            return str(bonus)
        return f"{dice}d{self.sides}+{bonus}" if bonus else f"{dice}d{self.sides}"


class SpellEntry(Data, frozen=True, dict=True):
    """A spell as it is cast.

    ``name`` None: that of the effect of this key, and so are level, save and spell resistance. ``parts``: the letters
    of its components. ``rounds``: how long the casting takes (0: a part of one turn). ``reach``: a class of ranges, or
    feet. ``on``: what it can affect at all. ``leads_to``: what it is cast for is another action of the program.
    """

    key: str
    name: Text | None = None
    levels: dict[Class, int] = msgspec.field(default_factory=dict)
    parts: str = "VS"
    rounds: int = 0
    reach: Reach | int | None = None
    attack: SpellAttack | None = None
    save: Save | Literal["none"] = "none"
    save_result: Literal["", "negates", "partial", "half"] = ""
    sr: bool = False
    harmless: bool = False
    descriptors: tuple[str, ...] = ()
    harm: tuple[Harm, ...] = ()
    on: tuple[Kind, ...] = ()
    leads_to: Literal["", "dispel"] = ""
    words: Words = Words()

    @cached_property
    def effect(self) -> EffectEntry | None:
        """The effect that it brings into force; None for an instantaneous one."""
        return catalogue.effect(self.key) if self.name is None else None

    @property
    def components(self) -> tuple[Component, ...]:
        """Its components."""
        return tuple(_COMPONENTS[letter] for letter in self.parts)

    def label(self, language: str) -> str:
        """What it is called in a language."""
        if self.name is not None:
            return self.name.say(language)
        return self.effect.name.say(language) if self.effect is not None else self.key

    def level_for(self, caster_class: str) -> int:
        """Its level for a class, else that of the first class that has it."""
        levels = self.levels or (self.effect.levels if self.effect is not None else {})
        if caster_class in levels:
            return levels[caster_class]
        return next(iter(levels.values()), 0)

    def feet(self, level: int) -> int | None:
        """How far it reaches at a caster level; None: only its caster, or nothing is said."""
        if isinstance(self.reach, int):
            return self.reach
        if self.reach is None or self.reach not in _REACHES:
            return None
        base, feet, levels = _REACHES[self.reach]
        return base + feet * (level // levels)

    def misfit(self, creature: Creature) -> Literal["", "lifeless", "not_humanoid", "not_undead"]:
        """Why this creature is no valid target; "" where it is one (rule G3)."""
        if "living" in self.on and creature.has_type(*_LIFELESS):
            return "lifeless"
        if "humanoid" in self.on and creature.type and not creature.has_type("humanoid"):
            return "not_humanoid"
        if "undead" in self.on and not creature.has_type("undead"):
            return "not_undead"
        return ""

    @cached_property
    def search_names(self) -> tuple[str, ...]:
        """What it is called, in both languages."""
        return (self.label("en"), self.label("fr"))

    @cached_property
    def search_words(self) -> tuple[str, ...]:
        """Other words it is found by."""
        words = self.effect.words if self.effect is not None else self.words
        return (*words.en, *words.fr)


@cache
def spells() -> tuple[SpellEntry, ...]:
    """All spells, those without an effect in force first."""
    return msgspec.json.decode(resource("catalogue", "spells.json").read_bytes(), type=tuple[SpellEntry, ...])


@cache
def _index() -> dict[str, SpellEntry]:
    return {entry.key: entry for entry in spells()}


@cache
def _by_name() -> dict[tuple[str, ...], SpellEntry]:
    found: dict[tuple[str, ...], SpellEntry] = {}
    for entry in spells():
        for name in (*entry.search_names, entry.key):
            found.setdefault(words_of(name), entry)
    return found


def spell(key: str) -> SpellEntry | None:
    """The spell of this key."""
    return _index().get(key)


def spell_named(name: str) -> SpellEntry | None:
    """The spell of this name in either language, accents and letter case aside."""
    return _by_name().get(words_of(name))
