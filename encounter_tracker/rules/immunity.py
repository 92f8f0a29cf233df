"""What a creature cannot suffer: by its kind, by what its stat block lists, by scores it does not have.

Source: CORE; SA, energy drain and energy immunity; rules B14 and D2. Tags are plain words: damage types, "poison",
"mind-affecting", "ability damage:str" … The same words may stand in a stat block in several forms ("mind-affecting
effects", "stunning"); both sides are brought to one form before they are compared.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final

from encounter_tracker.rules.vocabulary import ABILITIES, Ability

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from encounter_tracker.rules.creature import Creature
    from encounter_tracker.rules.vocabulary import ConditionName

_BODY: Final = frozenset({"bleed", "death", "disease", "paralysis", "poison", "sleep", "stun"})
_TIRELESS: Final = frozenset({"energy drain", "ability drain", "nonlethal", "fatigue", "exhaustion"})
_MINDLESS: Final = frozenset({"mind-affecting"})
_PHYSICAL: Final = frozenset(
    f"ability {harm}:{ability}" for harm in ("damage", "penalty") for ability in ("str", "dex", "con")
)

#: What the traits of a kind protect from.
TRAITS: Final[dict[str, frozenset[str]]] = {
    "undead": _BODY | _TIRELESS | _MINDLESS | _PHYSICAL,
    "construct": _BODY | _TIRELESS | _MINDLESS | {"ability damage"},
    "plant": _MINDLESS | {"paralysis", "poison", "polymorph", "sleep", "stun"},
    "ooze": _MINDLESS | {"critical hits", "paralysis", "poison", "polymorph", "precision", "sleep", "stun"},
    "elemental": frozenset({"bleed", "critical hits", "paralysis", "poison", "precision", "sleep", "stun"}),
    "swarm": frozenset({"critical hits", "flanking"}),
    "vermin": _MINDLESS,
    "dragon": frozenset({"paralysis", "sleep"}),
}
#: Kinds whose traits hold by type alone, listed or not (rule B14); the others count only where the block lists them.
TRAITS_BY_TYPE: Final = ("undead", "construct")

#: A tag is covered by these wider ones as well: all fear is mind-affecting, and so are charms and compulsions.
_WIDER: Final[dict[str, tuple[str, ...]]] = {
    "fear": ("mind-affecting",),
    "charm": ("mind-affecting",),
    "compulsion": ("mind-affecting",),
}

#: What does nothing to those who do not need their eyes (rule I2).
_SPARED_BY_BLINDSIGHT: Final = frozenset({"blindness", "gaze"})

_SAME: Final[dict[str, str]] = {
    "blinded": "blindness",
    "blinding": "blindness",
    "gazes": "gaze",
    "charms": "charm",
    "compulsions": "compulsion",
    "critical": "critical hits",
    "critical hit": "critical hits",
    "death magic": "death",
    "diseases": "disease",
    "drain": "ability drain",
    "electric": "electricity",
    "exhausted": "exhaustion",
    "fatigued": "fatigue",
    "level drain": "energy drain",
    "magic sleep": "sleep",
    "magical sleep": "sleep",
    "mental": "mind-affecting",
    "mind affecting": "mind-affecting",
    "negative energy": "negative",
    "negative levels": "energy drain",
    "non-lethal": "nonlethal",
    "paralyzed": "paralysis",
    "petrified": "petrification",
    "poisons": "poison",
    "positive energy": "positive",
    "sneak": "precision",
    "stunned": "stun",
    "stunning": "stun",
}
_TAIL: Final = re.compile(r" (?:effects?|attacks?|spells?|damage)$")
_JOINT: Final = re.compile(r"\s*,\s*|\s+and\s+|\s+or\s+|\s*/\s*")

_CONDITION_TAGS: Final[dict[str, tuple[str, ...]]] = {
    "bleed": ("bleed",),
    "blinded": ("blindness",),
    "confused": ("mind-affecting",),
    "cowering": ("fear", "mind-affecting"),
    "exhausted": ("exhaustion",),
    "fascinated": ("mind-affecting",),
    "fatigued": ("fatigue",),
    "frightened": ("fear", "mind-affecting"),
    "panicked": ("fear", "mind-affecting"),
    "paralyzed": ("paralysis",),
    "petrified": ("petrification",),
    "shaken": ("fear", "mind-affecting"),
    "stunned": ("stun",),
}


@cache
def plain(text: str) -> str:
    """One form for the words of a tag: "Sleep effects" -> "sleep", "stunning" -> "stun"."""
    words = " ".join(text.lower().split())
    head, colon, ability = words.partition(":")
    if head not in ("ability damage", "weapon damage"):
        head = _TAIL.sub("", head)
    return f"{_SAME.get(head, head)}{colon}{ability.strip()}"


def plain_words(texts: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Every word listed, in its one form, with the text it stands in ("fire and cold" holds two)."""
    for text in texts:
        yield plain(text), text
        for word in _JOINT.split(text):
            if word != text:
                yield plain(word), text


def immunity(creature: Creature, what: str) -> str | None:
    """Why the creature is immune to ``what``: the trait or the words of its block; None if it is not (rule B14).

    Abilities are named after a colon: "ability damage:str". A score that is absent cannot be harmed at all.
    """
    tag = plain(what)
    head, _, ability = tag.partition(":")
    if head.startswith("ability ") and _is_absent(creature, ability):
        return f"{ability.capitalize()} —"
    if tag in _SPARED_BY_BLINDSIGHT and creature.senses.blindsight:
        return "blindsight"
    covered = {tag, head, *_WIDER.get(tag, ())}
    for kind in TRAITS_BY_TYPE:
        if creature.has_type(kind) and covered & TRAITS[kind]:
            return f"{kind} traits"
    return listed_immunity(creature, covered)


def listed_immunity(creature: Creature, tags: Iterable[str]) -> str | None:
    """The words of the block's own list that cover one of ``tags``, given in their one form (rule D2)."""
    wanted = set(tags)
    for word, text in plain_words(creature.immune):
        if word in wanted or wanted & TRAITS.get(word.removesuffix(" traits"), frozenset()):
            return text
    return None


def immunity_to_any(creature: Creature, tags: Iterable[str]) -> tuple[str, str] | None:
    """The first of several tags the creature is immune to, with the reason (rule B14)."""
    for tag in tags:
        reason = immunity(creature, tag)
        if reason is not None:
            return tag, reason
    return None


def condition_tags(condition: ConditionName) -> tuple[str, ...]:
    """What a condition comes under where immunity to it is asked for (rules B14, G6)."""
    return _CONDITION_TAGS.get(condition, ())


def _is_absent(creature: Creature, ability: str) -> bool:
    known: dict[str, Ability] = {name: name for name in ABILITIES}
    return ability in known and creature.score(known[ability]) is None
