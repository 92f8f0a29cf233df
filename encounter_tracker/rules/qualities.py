"""What a blow counts as where damage reduction and hardness ask: materials, alignments, magic (rule D5)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from encounter_tracker.rules.vocabulary import PHYSICAL_TYPES

if TYPE_CHECKING:
    from encounter_tracker.rules.creature import Creature
    from encounter_tracker.rules.damage import Blow

ALIGNMENTS: Final = frozenset({"good", "evil", "lawful", "chaotic"})
#: Enhancement bonus from which a weapon counts as these (rule D5; epic: CORE).
_ENHANCEMENT_COUNTS_AS: Final[tuple[tuple[int, frozenset[str]], ...]] = (
    (1, frozenset({"magic"})),
    (3, frozenset({"silver", "cold iron"})),
    (4, frozenset({"adamantine"})),
    (5, ALIGNMENTS),
    (6, frozenset({"epic"})),
)
_QUALITY_SAME: Final[dict[str, str]] = {
    "alchemical silver": "silver",
    "chaos": "chaotic",
    "cold-iron": "cold iron",
    "law": "lawful",
    "magical": "magic",
    "mithral": "silver",
    "silvered": "silver",
}
_WEAPON_TAIL: Final = re.compile(r" (?:weapons?|damage)$")
_NOTHING_OVERCOMES: Final = frozenset({"", "—", "–", "-", "--"})


def quality(text: str) -> str:
    """One form for the word of a material or an alignment."""
    word = _WEAPON_TAIL.sub("", " ".join(text.lower().split()))
    return _QUALITY_SAME.get(word, word)


def own_qualities(blow: Blow) -> frozenset[str]:
    """Materials and alignments the blow really has; ammunition takes alignment from its launcher (rule D5)."""
    found = {quality(word) for word in (*blow.materials, *blow.alignments, *blow.launcher_alignments)}
    if blow.kind == "natural":
        found |= {quality(word) for word in blow.natural_qualities}
    return frozenset(found)


def qualities(blow: Blow) -> frozenset[str]:
    """All that a blow counts as where damage reduction asks (rule D5)."""
    found = set(own_qualities(blow))
    found |= {part.type for part in blow.parts if part.type in PHYSICAL_TYPES}
    if blow.magical or blow.launcher_enhancement > 0:
        found.add("magic")
    for bonus, counts_as in _ENHANCEMENT_COUNTS_AS:
        if blow.enhancement >= bonus:
            found |= counts_as
    return frozenset(found)


def overcomes(bypass: str, have: frozenset[str]) -> bool:
    """Whether a blow with these qualities goes through damage reduction n/``bypass`` (rule D5).

    "and" needs all of its words, "or" one; a comma stands for the "and" of its list, otherwise for "or".
    """
    text = " ".join(bypass.lower().split())
    if text in _NOTHING_OVERCOMES:
        return False
    text = text.replace(", and ", " and ").replace(", or ", " or ")
    text = text.replace(", ", " and " if " and " in text else " or ")
    return any(all(quality(word) in have for word in choice.split(" and ")) for choice in text.split(" or "))


def natural_qualities(creature: Creature) -> tuple[str, ...]:
    """What a creature's natural attacks count as (rule D5; epic: CORE)."""
    found = [word for word in ALIGNMENTS if creature.has_type(word)]
    found += [word for name, word in (("law", "lawful"), ("chaos", "chaotic")) if creature.has_type(name)]
    bypasses = [set(re.split(r"\W+", reduction.bypass.lower())) for reduction in creature.dr]
    found += [word for word in ("magic", "epic") if any(word in bypass for bypass in bypasses)]
    return tuple(sorted(found))
