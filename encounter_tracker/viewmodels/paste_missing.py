"""What a creature cannot do without is asked for; what was not understood can be left out as well as kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from encounter_tracker.support.imported import Choice, ImportedCreature, ImportResult, Issue

if TYPE_CHECKING:
    from encounter_tracker.rules.creature import Creature

__all__ = ["completed"]

_LEAST: Final = 1


def completed(result: ImportResult) -> ImportResult:
    """The same, with a question for hit points and Hit Dice that are missing and not asked for yet.

    Pieces that were not understood get the choice to be left out of the notes.
    """
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
    issues = [_with_own_value(_can_be_left_out(issue, creature.notes)) for issue in issues]
    if creature is entry.creature and tuple(issues) == entry.issues:
        return entry
    return msgspec.structs.replace(entry, creature=creature, issues=tuple(issues))


def _with_own_value(issue: Issue) -> Issue:
    """A figure that was assumed can be typed, too."""
    if issue.severity != "doubtful" or len(issue.choices) != 1:
        return issue
    choice = issue.choices[0]
    if choice.free or choice.code != "as_value" or not _is_one_number(choice.patch):
        return issue
    own = Choice(code="own_value", patch=choice.patch, free=True)
    return msgspec.structs.replace(issue, choices=(choice, own))


def _is_one_number(patch: object) -> bool:
    if isinstance(patch, dict):
        return len(patch) == 1 and _is_one_number(next(iter(patch.values())))
    return isinstance(patch, int) and not isinstance(patch, bool)


def _can_be_left_out(issue: Issue, notes: str) -> Issue:
    lines = issue.text.splitlines()
    known = notes.splitlines()
    if issue.severity != "unknown" or not lines or not set(lines) <= set(known):
        return issue
    if any(choice.code == "leave_out" for choice in issue.choices):
        return issue
    rest = "\n".join(line for line in known if line not in lines)
    first = issue.choices or (Choice(code="keep_note"),)
    return msgspec.structs.replace(issue, choices=(*first, Choice(code="leave_out", patch={"notes": rest})))


def _is_asked(entry: ImportedCreature, field: str) -> bool:
    return any(field in choice.patch for issue in entry.issues for choice in issue.choices)


def _question(code: str, field: str, creature: Creature) -> Issue:
    value = getattr(creature, field)
    choices = (
        Choice(code="as_value", arguments=(str(value),), patch={field: value}),
        Choice(code="own_value", patch={field: value}, free=True),
    )
    return Issue(severity="doubtful", code=code, choices=choices)
