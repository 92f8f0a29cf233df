"""What was read, and what the game master said to it: ticks, counts, answers to doubtful pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec
from msgspec import Struct

from encounter_tracker.rules.creature import Creature
from encounter_tracker.support.imported import Choice, ImportedCreature, ImportResult, Issue
from encounter_tracker.viewmodels.templates import with_templates
from encounter_tracker.viewmodels.texts.language import language

if TYPE_CHECKING:
    from encounter_tracker.rules.vocabulary import Side

__all__ = [
    "MOST_TICKED_AT_ONCE", "Answer", "Draft", "Key", "counted", "creature_of", "fits", "imported_of", "new_draft",
    "place_at", "plain_of", "reread", "side_of",
]  # fmt: skip

#: Up to so many creatures are all ticked when they come; of more, the game master picks.
MOST_TICKED_AT_ONCE: Final = 20
MOST_COPIES: Final = 99

Key = tuple[int, int]
"""The place of a creature, and of one of its issues."""


class Answer(Struct, frozen=True):
    """Which reading was chosen; ``typed``: the value where the reading has a field."""

    choice: int = 0
    typed: str = ""


class Draft(Struct, frozen=True, kw_only=True):
    """All of it.

    ``text``: the source where it is text, else ""; ``name``: of the file or files. ``side``: "" is as found.
    ``templates``: those put on, by creature.
    """

    text: str = ""
    name: str = ""
    templates: dict[int, tuple[str, ...]] = {}
    result: ImportResult = ImportResult()
    current: int = 0
    ticked: frozenset[int] = frozenset()
    counts: dict[int, str] = {}
    answers: dict[Key, Answer] = {}
    side: Literal["", "party", "foes", "neutral"] = ""
    roll: bool = True
    search: str = ""

    @property
    def entry(self) -> ImportedCreature | None:
        """The creature that is looked at."""
        creatures = self.result.creatures
        return creatures[self.current] if 0 <= self.current < len(creatures) else None


def new_draft(result: ImportResult, *, text: str = "", name: str = "", before: Draft | None = None) -> Draft:
    """A draft for what was just read; what was chosen below (side, initiative) is kept from ``before``."""
    many = len(result.creatures)
    ticked = frozenset(range(many)) if many <= MOST_TICKED_AT_ONCE else frozenset()
    return Draft(text=text, name=name, result=result, ticked=ticked, roll=True if before is None else before.roll)


def reread(before: Draft, text: str, result: ImportResult) -> Draft:
    """The text was changed by hand: what was said about creatures and pieces that are still there is kept."""
    places = _matched(before.result, result)
    known = set(places.values())
    ticked = {new for old, new in places.items() if old in before.ticked}
    ticked |= {place for place in range(len(result.creatures)) if place not in known}
    answers: dict[Key, Answer] = {}
    for (old, issue), answer in before.answers.items():
        if old not in places:
            continue
        new = places[old]
        for place, other in enumerate(result.creatures[new].issues):
            if _same(before.result.creatures[old].issues[issue], other) and (new, place) not in answers:
                answers[new, place] = answer
                break
    return msgspec.structs.replace(
        before,
        text=text,
        result=result,
        current=places.get(before.current, min(before.current, max(0, len(result.creatures) - 1))),
        ticked=frozenset(ticked),
        counts={places[old]: count for old, count in before.counts.items() if old in places},
        templates={places[old]: chosen for old, chosen in before.templates.items() if old in places},
        answers=answers,
    )


def _matched(before: ImportResult, after: ImportResult) -> dict[int, int]:
    """Old places by new ones: creatures of the same name in their order, else those at the same place."""
    if len(before.creatures) == len(after.creatures):
        return {place: place for place in range(len(after.creatures))}
    waiting: dict[str, list[int]] = {}
    for place, entry in enumerate(after.creatures):
        waiting.setdefault(entry.creature.name, []).append(place)
    found = {}
    for place, entry in enumerate(before.creatures):
        if waiting.get(entry.creature.name):
            found[place] = waiting[entry.creature.name].pop(0)
    return found


def _same(one: Issue, other: Issue) -> bool:
    return (one.code, one.text, len(one.choices)) == (other.code, other.text, len(other.choices))


def counted(draft: Draft, place: int) -> int | None:
    """How many of a creature are added; None where what was typed is no such number."""
    text = draft.counts.get(place)
    if text is None:
        return max(1, min(MOST_COPIES, draft.result.creatures[place].count))
    cleaned = text.strip()
    if not (cleaned.isascii() and cleaned.isdigit()):
        return None
    return int(cleaned) if 1 <= int(cleaned[:3]) <= MOST_COPIES else None


def place_at(draft: Draft, line: int) -> int:
    """The creature that stands at a line of the source, else the one that is looked at."""
    places = enumerate(draft.result.creatures)
    return next((place for place, entry in places if entry.first_line <= line <= entry.last_line), draft.current)


def fits(draft: Draft, place: Key, answer: Answer) -> bool:
    """Whether what was typed makes a stat block; nothing typed always does."""
    entry = draft.result.creatures[place[0]]
    choice = entry.issues[place[1]].choices[answer.choice]
    return not answer.typed or apply_choice(entry.creature, entry.creature, choice, answer.typed) is not None


def side_of(draft: Draft, entry: ImportedCreature) -> Side:
    """On whose side a creature comes: as chosen, else as found."""
    return draft.side or entry.side or ("party" if entry.hero else "foes")


# --- the creature with the answers ----------------------------------------------------------------------------------


def creature_of(draft: Draft, place: int) -> Creature:
    """The creature with everything that was chosen, templates too."""
    plain, templates = plain_of(draft, place), draft.templates.get(place, ())
    if not templates:
        return plain
    return with_templates(_named(draft.result.creatures[place], plain), templates) or plain


def plain_of(draft: Draft, place: int) -> Creature:
    """The creature with the answers; a choice that makes no stat block is left out."""
    entry = draft.result.creatures[place]
    creature = entry.creature
    for number, issue in enumerate(entry.issues):
        answer = draft.answers.get((place, number))
        if answer is not None and 0 <= answer.choice < len(issue.choices):
            changed = apply_choice(entry.creature, creature, issue.choices[answer.choice], answer.typed)
            creature = changed if changed is not None else creature
    return creature


def _named(entry: ImportedCreature, creature: Creature) -> Creature:
    """Under its French name where that is the one shown: a template makes another of it."""
    if language() != "fr" or not entry.names_fr or creature.name != entry.creature.name:
        return creature
    return msgspec.structs.replace(creature, name=entry.names_fr)


def imported_of(draft: Draft, place: int) -> ImportedCreature:
    """The same as it goes to the library: creature and answers, nothing left to ask."""
    entry, creature = draft.result.creatures[place], creature_of(draft, place)
    french = "" if draft.templates.get(place) else entry.names_fr
    return msgspec.structs.replace(entry, creature=creature, names_fr=french)


def apply_choice(printed: Creature, now: Creature, choice: Choice, typed: str) -> Creature | None:
    """``now`` with one reading taken; None where that makes no stat block.

    A patch says what a field becomes in the creature as it was read (``printed``). Other answers may have changed the
    same list or the notes since: only what the patch adds and takes away there is carried over.
    """
    base = msgspec.to_builtins(printed)
    current = msgspec.to_builtins(now)
    for patch in _filled(choice, typed):
        merged = _merged(base, patch, current)
        try:
            return msgspec.convert(merged, Creature)
        except msgspec.ValidationError:
            continue
    return None


def _filled(choice: Choice, typed: str) -> tuple[dict[str, Any], ...]:
    """The patch, with what was typed in its only field: as a number where it is one, else as a text."""
    if not choice.free:
        return (choice.patch,)
    cleaned = typed.strip()
    if not cleaned:
        return ()
    plain = cleaned.replace("\N{MINUS SIGN}", "-").replace("\N{EN DASH}", "-").lstrip("+")
    values: list[Any] = []
    if plain.lstrip("-").isdecimal() and len(plain) <= len("-123456"):
        values.append(int(plain))
    values += [cleaned, [part.strip() for part in cleaned.split(",") if part.strip()]]
    return tuple(_with_leaf(choice.patch, value) for value in values)


def _with_leaf(patch: dict[str, Any], value: Any) -> dict[str, Any]:
    """The patch with its last field filled; others that come along stay as they are."""
    if not patch:
        return patch
    *_, last = patch
    inner = patch[last]
    return {**patch, last: _with_leaf(inner, value) if isinstance(inner, dict) and inner else value}


def _merged(base: dict[str, Any], patch: dict[str, Any], current: dict[str, Any]) -> dict[str, Any]:
    merged = dict(current)
    for key, value in patch.items():
        old, now = base.get(key), current.get(key)
        if value is None:
            merged.pop(key, None)
        elif isinstance(value, dict):
            merged[key] = _merged(_as_dict(old), value, _as_dict(now))
        elif isinstance(value, list | tuple) and now != old:
            merged[key] = _three_way(list(old or ()), list(value), list(now or ()))
        elif key == "notes" and isinstance(value, str) and now != old:
            lines = _three_way((old or "").splitlines(), value.splitlines(), (now or "").splitlines())
            merged[key] = "\n".join(lines)
        else:
            merged[key] = value
    return merged


def _as_dict(value: object) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def _three_way(base: list[Any], wanted: list[Any], now: list[Any]) -> list[Any]:
    """``now`` without what ``wanted`` took from ``base``, and with what it added."""
    gone = [item for item in base if item not in wanted]
    added = [item for item in wanted if item not in base and item not in now]
    return [*(item for item in now if item not in gone), *added]
