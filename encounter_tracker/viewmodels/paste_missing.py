"""What a creature cannot do without is asked for where the source does not say it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from encounter_tracker.support.imported import Choice, ImportedCreature, ImportResult, Issue

if TYPE_CHECKING:
    from encounter_tracker.rules.creature import Creature

__all__ = ["completed"]

_LEAST: Final = 1


def completed(result: ImportResult) -> ImportResult:
    """The same, with a question for hit points and Hit Dice that are missing and not asked for yet."""
    creatures = tuple(_asked(entry) for entry in result.creatures)
    if all(one is other for one, other in zip(creatures, result.creatures, strict=True)):
        return result
    return msgspec.structs.replace(result, creatures=creatures)


def _asked(entry: ImportedCreature) -> ImportedCreature:
    creature, issues = entry.creature, list(entry.issues)
    if creature.hp < _LEAST:
        creature = msgspec.structs.replace(creature, hp=_LEAST)
        if not _is_asked(entry, "hp"):
            issues.insert(0, _question("hp_missing", "hp", creature))
    if creature.hit_dice < _LEAST and not _is_asked(entry, "hit_dice"):
        creature = msgspec.structs.replace(creature, hit_dice=_LEAST)
        issues.insert(0, _question("hit_dice_missing", "hit_dice", creature))
    if creature is entry.creature:
        return entry
    return msgspec.structs.replace(entry, creature=creature, issues=tuple(issues))


def _is_asked(entry: ImportedCreature, field: str) -> bool:
    return any(field in choice.patch for issue in entry.issues for choice in issue.choices)


def _question(code: str, field: str, creature: Creature) -> Issue:
    value = getattr(creature, field)
    choices = (
        Choice(code="as_value", arguments=(str(value),), patch={field: value}),
        Choice(code="own_value", patch={field: value}, free=True),
    )
    return Issue(severity="doubtful", code=code, choices=choices)
