"""Casting a spell: its actions, what they need, who knows it, what disrupts it (rules F6, G1 to G3, G5).

Source: CS, casting a spell, casting actions, disrupting, spell attacks, identifying.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, Literal

from msgspec import Struct

from encounter_tracker.rules.durations import Span
from encounter_tracker.rules.vocabulary import ROUNDS_PER_MINUTE

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from encounter_tracker.rules.vocabulary import Ability

Component = Literal["verbal", "somatic", "material", "focus"]
Tradition = Literal["arcane", "divine", "occult", "primal"]
Holding = Literal["instrument", "divine focus", "primal focus"]
CastingTime = Span | str

_TRAITS: Final[dict[Component, tuple[str, ...]]] = {
    "verbal": ("concentration", "auditory"),
    "somatic": ("manipulation",),
    "material": ("manipulation",),
    "focus": ("manipulation",),
}
#: Who can do without a free hand by what they hold, and the tradition of the spells for which they can (rule G2).
_FOCUS_CASTERS: Final[dict[str, tuple[Holding, Tradition]]] = {
    "bard": ("instrument", "occult"),
    "cleric": ("divine focus", "divine"),
    "druid": ("primal focus", "primal"),
}
#: The ability that each class casts with (CORE).
_CLASS_ABILITIES: Final[dict[str, Ability]] = {
    "alchemist": "int",
    "bard": "cha",
    "cleric": "wis",
    "druid": "wis",
    "inquisitor": "wis",
    "magus": "int",
    "oracle": "cha",
    "paladin": "cha",
    "ranger": "wis",
    "sorcerer": "cha",
    "summoner": "cha",
    "witch": "int",
    "wizard": "int",
}
_MENTAL: Final[tuple[Ability, ...]] = ("int", "wis", "cha")

#: Conditions in which nothing can be cast (rule G6); the paralysed can still cast what needs no components (rule G8).
_NO_CASTING: Final = ("cowering", "dazed", "fascinated", "nauseated", "petrified", "stunned")
#: Casting times that are no part of one's turn.
_AT_ANY_TIME: Final = frozenset({"reaction", "free action", "immediate action"})
_NO_VOICE: Final = ("paralyzed", "petrified", "unconscious", "dying", "stable")

ENTANGLED_DC: Final = 15
DEAFENED_FAILURE_PERCENT: Final = 20
#: A spell that needs no target, of someone who does not see, goes in one of so many directions (rule I4, DK).
DIRECTIONS: Final = 8
_CONCENTRATION_DC: Final = 10
_SPELL_DC: Final = 10
_NATURAL_20: Final = 20

_REMARK: Final = re.compile(r"\s*(?:\([^)]*\)|[×x]\s?\d+$|[⁰-⁹ᴰᴹ]+$)")


class Means(Struct, frozen=True, kw_only=True):
    """What a caster has to cast with.

    Attributes:
        caster_class: the class it casts as, in small letters; empty for none.
        tradition: that of the spell; None for the caster's own.
        holding: the instrument or focus in hand.
        hands_free: how many hands are free.
        voice: whether it can speak.
        instead: components that a bard chooses to replace, though there is no need.
    """

    caster_class: str = ""
    tradition: Tradition | None = None
    holding: Holding | None = None
    hands_free: int = 1
    voice: bool = True
    instead: tuple[Component, ...] = ()

    @property
    def plays(self) -> bool:
        """Whether this is a bard who can play an instrument in place of other actions."""
        return self.caster_class == "bard" and self.uses_focus

    @property
    def uses_focus(self) -> bool:
        """Whether what it holds takes the place of material components (rule G2)."""
        held, tradition = _FOCUS_CASTERS.get(self.caster_class, (None, None))
        return held is not None and self.holding == held and self.tradition in {None, tradition}


class CastingAction(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One casting action as it is done.

    Attributes:
        component: the action: verbal, somatic, or material (with a component, or with a ``focus``).
        instead_of: the component it takes the place of.
        using: the instrument or focus in hand that serves for it.
        needs_hand: it takes a free hand.
        auditory: it can be heard.
        uses_up: a material component is used up by it, whatever becomes of the spell.
    """

    component: Component
    instead_of: Component | None = None
    using: Holding | None = None
    needs_hand: bool = False
    auditory: bool = False
    uses_up: bool = False

    @property
    def traits(self) -> tuple[str, ...]:
        """The traits that reactions look for (rule G1)."""
        own = ("casting", *_TRAITS[self.component])
        return (*own, "auditory") if self.auditory and "auditory" not in own else own


def casting_actions(components: Iterable[Component], means: Means) -> tuple[CastingAction, ...]:
    """The actions of a spell, one for each component, with what takes the place of what (rules G1, G2)."""
    return tuple(_action(component, means) for component in components)


def _action(component: Component, means: Means) -> CastingAction:
    match component:
        case "verbal":
            if means.plays and (not means.voice or component in means.instead):
                return _played(component, means)
            return CastingAction(component="verbal", auditory=True)
        case "somatic":
            return _somatic(means)
        case "material":
            return _material(means)
        case _:  # a focus is not used up, and nothing takes its place
            return CastingAction(component="focus", needs_hand=True)


def _somatic(means: Means) -> CastingAction:
    if means.plays and (means.hands_free < 1 or "somatic" in means.instead):
        return _played("somatic", means)
    if means.uses_focus and not means.plays:
        return CastingAction(component="somatic", using=means.holding)
    return CastingAction(component="somatic", needs_hand=True)


def _material(means: Means) -> CastingAction:
    if means.uses_focus:
        return CastingAction(component="material", using=means.holding, auditory=means.plays)
    if means.caster_class == "sorcerer":
        return CastingAction(component="somatic", instead_of="material", needs_hand=True)
    return CastingAction(component="material", needs_hand=True, uses_up=True)


def _played(component: Component, means: Means) -> CastingAction:
    """A bard plays in place of another action, which becomes a material one (rule G2)."""
    return CastingAction(component="material", instead_of=component, using=means.holding, auditory=True)


def lacking(actions: Iterable[CastingAction], means: Means) -> tuple[Literal["free_hand", "voice"], Component] | None:
    """What the caster does not have for one of the actions: a free hand or a voice; None where nothing is lacking."""
    for action in actions:
        if action.needs_hand and means.hands_free < 1:
            return "free_hand", action.component
        if action.component == "verbal" and not means.voice:
            return "voice", action.component
    return None


def hindrance(conditions: Iterable[str], components: Iterable[Component]) -> str | None:
    """The condition that keeps a creature from casting, if any (rules G6, G8)."""
    found = set(conditions)
    held = next((name for name in _NO_CASTING if name in found), None)
    if held is None and "paralyzed" in found and any(True for _ in components):
        return "paralyzed"
    return held


def voiceless(conditions: Iterable[str]) -> bool:
    """Whether a condition takes the voice (rule G8)."""
    return any(name in _NO_VOICE for name in conditions)


def casting_rounds(time: CastingTime) -> int:
    """The rounds a casting takes; 0 where its actions are all done in one turn, or as a reaction or free action."""
    return time.in_rounds if isinstance(time, Span) else 0


def at_any_time(time: CastingTime) -> bool:
    """Whether it can be cast in somebody else's turn: as a reaction or free action (rule G1)."""
    return time in _AT_ANY_TIME


def is_long(time: CastingTime) -> bool:
    """Minutes or hours: no other action meanwhile, and not in an encounter (rule G1)."""
    return casting_rounds(time) >= ROUNDS_PER_MINUTE


def class_ability(caster_class: str) -> Ability | None:
    """The ability that a class casts with (CORE)."""
    return _CLASS_ABILITIES.get(caster_class)


def best_ability(modifiers: Mapping[str, int]) -> Ability:
    """What a caster of no known class is taken to cast with: its best ability of the mind."""
    return max(_MENTAL, key=lambda ability: modifiers[ability])


def spell_dc(level: int, modifier: int) -> int:
    """The DC of a spell: 10 + its level + the modifier of the casting ability (CORE)."""
    return _SPELL_DC + level + modifier


# --- disruption ----------------------------------------------------------------------------------------------------


def disrupts(damage: int, level: int) -> bool:
    """Whether one blow disrupts a spell: at least the caster's level, and never nothing (rule F6)."""
    return damage > 0 and damage >= level


def concentration_dc(damage: int, spell_level: int) -> int:
    """The DC of the check against one blow, under the option ``concentration_check`` (rule 0, CORE)."""
    return _CONCENTRATION_DC + damage + spell_level


def entangled_dc(spell_level: int) -> int:
    """The DC to cast while entangled (rule G6)."""
    return ENTANGLED_DC + spell_level


# --- spell attacks -------------------------------------------------------------------------------------------------

SpellAttack = Literal["melee touch", "ranged touch", "melee", "ranged"]


def needs_attack(attack: SpellAttack, *, willing: bool, unconscious: bool) -> bool:
    """Whether a roll is needed: to touch, not with the willing or unconscious (rule G3)."""
    return attack != "melee touch" or not (willing or unconscious)


def spell_attack_bonus(attack: SpellAttack, *, melee: int, ranged: int, strength: int, dexterity: int) -> int:
    """The bonus of a spell's attack: in melee touch Strength or Dexterity, whichever is better (rule G3).

    ``melee`` and ``ranged`` are the figures of the caster, ``strength`` and ``dexterity`` its modifiers.
    """
    if attack.startswith("ranged"):
        return ranged
    return melee + max(0, dexterity - strength) if attack == "melee touch" else melee


def attack_hits(face: int | None, total: int, armor_class: int) -> bool:
    """Whether an attack roll hits; a natural 20 always does, a natural 1 never (CORE)."""
    if face in {1, _NATURAL_20}:
        return face == _NATURAL_20
    return total >= armor_class


# --- who knows -----------------------------------------------------------------------------------------------------


def notices(conditions: Iterable[str], *, auditory: bool, view: str = "", silent: bool = False) -> bool:
    """Whether a casting can be noticed: its manifestations are seen, some of its actions heard (rule G5).

    ``view``: what keeps the caster from being seen, if anything; what its magic brings about is seen where the caster
    itself is only invisible. ``silent``: no sound gets from it to the observer.
    """
    found = set(conditions)
    sees = "blinded" not in found and view in {"", "invisible"}
    return sees or (auditory and not silent and "deafened" not in found)


def has_spell(spells: Iterable[Any], name: str) -> bool:
    """Whether a stat block's spells hold one of this name (rule G5).

    A spell is a name, with remarks such as "(DC 14)" or "×2", or an object with a ``name``; a line may list several,
    and an object may hold further ``spells``.
    """
    wanted = _plain(name)
    return any(wanted in _names(spell) for spell in spells)


def _names(spell: Any) -> set[str]:
    if isinstance(spell, dict):
        inner = spell.get("spells", ())
        found = _names(spell.get("name", ""))
        return found.union(*(_names(one) for one in inner)) if isinstance(inner, (list, tuple)) else found
    text = str(spell)
    return {_plain(part) for part in (text, *re.split(r"[,;]", text)) if part}


def _plain(text: str) -> str:
    before, words = "", " ".join(text.casefold().split())
    while words != before:
        before, words = words, _REMARK.sub("", words).strip()
    return words
