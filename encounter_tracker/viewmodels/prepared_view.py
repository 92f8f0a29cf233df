"""From a plan, or the fight under way, to the rows of the window: pure functions."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, get_args

from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.planning import Plan, due_waves, plan_of, worth_of
from encounter_tracker.rules.challenge import Difficulty, Worth, rating, worth, xp_of
from encounter_tracker.viewmodels.combatant_flows import size_name
from encounter_tracker.viewmodels.effect_finder import FinderRow
from encounter_tracker.viewmodels.library_words import action_words
from encounter_tracker.viewmodels.marks import mark_name
from encounter_tracker.viewmodels.prepared_rows import FIGHT, GroupRow, PlanRow, WorthRow
from encounter_tracker.viewmodels.texts.block_words import term
from encounter_tracker.viewmodels.texts.language import fill, language
from encounter_tracker.viewmodels.texts.worth_words import (
    challenge,
    difficulty_name,
    each_text,
    level_text,
    points,
    printed_challenge,
    worth_text,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from encounter_tracker.encounter.groups import Group, Wave
    from encounter_tracker.encounter.state import Encounter
    from encounter_tracker.support.library import LibraryAction, LibraryHit
    from encounter_tracker.viewmodels.rows import Side

__all__ = [
    "fight_rows", "finder_row", "group_rows", "levels_text", "plan_row", "read_levels", "undo_text", "worth_row",
]  # fmt: skip

tr = QCoreApplication.translate

_STEPS: Final = {name: place for place, name in enumerate(get_args(Difficulty), 1)}
_SIDES: Final[dict[str, Side]] = {"party": "party", "foes": "foe", "neutral": "neutral"}
_TIMES: Final = re.compile(r"(\d{1,2})\s*[x×*]\s*(\d{1,2})", re.IGNORECASE)
_USUAL_PARTY: Final = 4
_HIGHEST, _MOST_MEMBERS = 40, 20


# --- the party -------------------------------------------------------------------------------------------------------


def read_levels(text: str) -> tuple[int, ...] | None:
    """Levels as typed: "5" (four of them), "4x5" (four of level 5), "5 5 4 6"; () for nothing, None for nonsense."""
    cleaned = text.strip()
    if not cleaned:
        return ()
    found = [int(match[2]) for match in _TIMES.finditer(cleaned) for _ in range(int(match[1]))]
    rest = _TIMES.sub(" ", cleaned)
    words = re.split(r"[\s,;+]+", rest.strip())
    singles = [word for word in words if word]
    if not all(word.isdecimal() for word in singles):
        return None
    if len(singles) == 1 and not found:
        found = [int(singles[0])] * _USUAL_PARTY
    else:
        found += [int(word) for word in singles]
    if not found or len(found) > _MOST_MEMBERS or not all(1 <= level <= _HIGHEST for level in found):
        return None
    return tuple(found)


def levels_text(levels: Sequence[int]) -> str:
    """Levels as they would be typed: "4 × 5", "5, 5, 4, 6"."""
    if not levels:
        return ""
    if len(set(levels)) == 1:
        return f"{len(levels)} × {levels[0]}"
    return ", ".join(str(level) for level in levels)


# --- what it is worth ------------------------------------------------------------------------------------------------


def worth_row(found: Worth) -> WorthRow:
    """What an encounter is worth, in pieces."""
    remark = tr("Prepared", "%n without a challenge rating, not counted", "", found.unknown) if found.unknown else ""
    if found.difficulty is None and not remark:
        remark = tr("Prepared", "Type the levels of the party to see how hard it is.")
    return WorthRow(
        challenge=challenge(found.cr),
        points=points(found.xp),
        difficulty=difficulty_name(found.difficulty) if found.difficulty is not None and found.xp else "",
        step=_STEPS[found.difficulty] if found.difficulty is not None and found.xp else 0,
        level=level_text(found),
        each=each_text(found) if found.xp else "",
        remark=remark,
    )


def plan_row(plan: Plan, levels: Sequence[int]) -> PlanRow:
    """An encounter as a line of the list."""
    found = worth_of(plan, levels)
    hard = found.difficulty is not None and found.xp > 0
    count = tr("Prepared", "%n creatures", "", plan.count)
    return PlanRow(
        key=plan.key,
        name=plan.name,
        detail=f"{worth_text(found)} · {count}" if plan.groups else tr("Prepared", "nobody yet"),
        difficulty=difficulty_name(found.difficulty or "") if hard else "",
        step=_STEPS[found.difficulty] if hard and found.difficulty is not None else 0,
    )


def fight_row(state: Encounter, levels: Sequence[int]) -> PlanRow:
    """The fight under way as a line of the list."""
    row = plan_row(plan_of(state, ""), levels)
    name = fill(tr("Prepared", "The fight, round {0}"), state.round) if state.started else tr("Prepared", "The fight")
    return PlanRow(key=FIGHT, name=name, detail=row.detail, difficulty=row.difficulty, step=row.step, fight=True)


# --- groups ----------------------------------------------------------------------------------------------------------


def group_rows(plan: Plan, levels: Sequence[int]) -> tuple[GroupRow, ...]:
    """The groups of a plan under the rounds in which they arrive; without waves no headings."""
    waves = sorted({max(1, group.wave) for group in plan.groups})
    rows: list[GroupRow] = []
    for number in waves:
        if waves != [1]:
            rows.append(_wave_heading(number, worth_of(plan, levels, number)))
        rows += [
            _group_row(str(place), group) for place, group in enumerate(plan.groups) if max(1, group.wave) == number
        ]
    return tuple(rows)


def _wave_heading(number: int, found: Worth) -> GroupRow:
    name = fill(tr("Prepared", "Arrive in round {0}"), number) if number > 1 else tr("Prepared", "From the beginning")
    return _heading("", name, found)


def _heading(key: str, name: str, found: Worth, *, due: bool = False) -> GroupRow:
    hard = difficulty_name(found.difficulty) if found.difficulty is not None and found.xp else ""
    detail = " · ".join(part for part in (worth_text(found) if found.xp else "", hard) if part)
    return GroupRow(key=key, name=name, heading=True, points=detail, due=due, accessible=f"{name}, {detail}")


def _group_row(key: str, group: Group) -> GroupRow:
    creature = group.creature
    value = rating(creature.cr)
    xp = xp_of(value)
    foe = group.side == "foes"
    parts = [printed_challenge(creature.cr)]
    if group.count > 1 and xp and foe:
        parts.append(fill(tr("Prepared", "{0} each"), points(xp)))
    parts.append(_hp_words(group))
    if group.name and group.name != creature.name:
        parts.append(creature.name)
    detail = " · ".join(part for part in parts if part)
    total = points(xp * group.count) if xp and foe else ""
    spoken = [
        f"{group.label} ×{group.count}" if group.count > 1 else group.label,
        mark_name(group.colour) if group.colour else "",
        tr("OrderViewModel", "hidden from the players") if group.hidden else "",
        detail,
        total,
    ]
    return GroupRow(
        key=key,
        name=group.label,
        count=f"×{group.count}" if group.count > 1 else "",
        side=_SIDES[group.side],
        mark=group.colour,
        hidden=group.hidden,
        detail=detail,
        points=total,
        accessible=", ".join(part for part in spoken if part),
    )


def _hp_words(group: Group) -> str:
    creature = group.creature
    if group.hp == "roll" and creature.hp_formula:
        return fill(tr("Prepared", "{0} hp rolled"), creature.hp_formula)
    return fill(tr("AddForm", "{0} hp"), creature.hp if isinstance(group.hp, str) else group.hp)


def fight_rows(state: Encounter, levels: Sequence[int]) -> tuple[GroupRow, ...]:
    """Who is in the fight, and its waves: a heading each, which can be chosen."""
    here = plan_of(state, "").groups
    present = [group for group in here if group.wave == 0]
    rows = []
    if present:
        found = worth(_rated(present), levels)
        rows.append(_heading("", tr("Prepared", "Here now"), found))
        rows += [_group_row(f"here:{place}", group) for place, group in enumerate(present)]
    due = due_waves(state)
    for wave in sorted(state.waves, key=lambda wave: wave.round):
        rows += _wave_rows(wave, levels, due=wave in due)
    return tuple(rows)


def _wave_rows(wave: Wave, levels: Sequence[int], *, due: bool) -> Iterator[GroupRow]:
    name = fill(tr("Prepared", "Arrive in round {0}"), wave.round)
    if due:
        name = fill(tr("Prepared", "Due since round {0}"), wave.round)
    if wave.name:
        name = f"{name} · {wave.name}"
    yield _heading(f"wave:{wave.id}", name, worth(_rated(wave.groups), levels), due=due)
    for place, group in enumerate(wave.groups):
        yield _group_row(f"wave:{wave.id}:{place}", group)


def _rated(groups: Iterable[Group]) -> Iterator[tuple[float | str | None, int]]:
    return ((group.creature.cr, group.count) for group in groups if group.side == "foes")


# --- finder, undo ----------------------------------------------------------------------------------------------------


def finder_row(hit: LibraryHit) -> FinderRow:
    """A creature of the library as a line of the finder."""
    value = hit.rating
    level = fill(tr("AddForm", "level {0}"), hit.level) if hit.kind == "hero" else ""
    parts = [level or (challenge(value) if value is not None else ""), fill(tr("AddForm", "{0} hp"), hit.hp)]
    size = size_name(hit.size).lower()
    kind = fill(tr("AddForm", "{0} {1}"), size, term(hit.type)) if hit.type else size
    parts += [fill(tr("AddForm", "AC {0}"), hit.ac), kind]
    parts += [str(hit.variant) if hit.variant > 1 else "", hit.source]
    return FinderRow(key=hit.key, text=hit.name(language()), remark=" · ".join(part for part in parts if part))


def undo_text(action: LibraryAction | None) -> str:
    """What undo would take back here: only what was done to prepared encounters."""
    if action is None or action.shelf != "plan":
        return ""
    return fill(tr("Prepared", "Undo: {0}"), action_words(action))
