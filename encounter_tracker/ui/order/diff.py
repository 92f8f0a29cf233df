"""From one sequence of ids to another in few steps, so that a view keeps its selection and its place."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Sequence


class Remove(NamedTuple):
    """Take rows away, first to last."""

    first: int
    last: int


class Insert(NamedTuple):
    """Put `ids` in before row `at`."""

    at: int
    ids: tuple[str, ...]


class Move(NamedTuple):
    """Take one row out and put it in before the row that stood at `before` (both counted before the move)."""

    row: int
    before: int


Step: TypeAlias = Remove | Insert | Move


def steps(old: Sequence[str], new: Sequence[str]) -> list[Step]:
    """What to do, one after the other, to make the new sequence of the old one; ids are unique in each.

    As many rows as possible stay where they are: only those outside the longest common order move.
    """
    plan: list[Step] = []
    rows = list(old)
    wanted = {key: index for index, key in enumerate(new)}
    _plan_removals(rows, wanted, plan)
    resting = _longest_rising(rows, wanted)
    settled = -1  # the row of the one that stands before, in the new order
    index = 0
    while index < len(new):
        key = new[index]
        if key in resting:
            settled = rows.index(key, settled + 1)
        elif key in wanted and key in rows:
            settled = _plan_move(rows, key, settled, plan)
        else:
            fresh = _run_of_new(new, index, rows)
            plan.append(Insert(settled + 1, fresh))
            rows[settled + 1 : settled + 1] = fresh
            settled += len(fresh)
            index += len(fresh) - 1
        index += 1
    return plan


def _plan_removals(rows: list[str], wanted: dict[str, int], plan: list[Step]) -> None:
    last = len(rows) - 1
    while last >= 0:
        if rows[last] in wanted:
            last -= 1
            continue
        first = last
        while first > 0 and rows[first - 1] not in wanted:
            first -= 1
        plan.append(Remove(first, last))
        del rows[first : last + 1]
        last = first - 1


def _plan_move(rows: list[str], key: str, settled: int, plan: list[Step]) -> int:
    """Put a row behind the settled one; returns where it stands then."""
    row = rows.index(key)
    before = settled + 1
    if row != before:
        plan.append(Move(row, before))
    rows.pop(row)
    if row < before:
        before -= 1
    rows.insert(before, key)
    return before


def _run_of_new(new: Sequence[str], index: int, rows: list[str]) -> tuple[str, ...]:
    known = set(rows)
    end = index
    while end < len(new) and new[end] not in known:
        end += 1
    return tuple(new[index:end])


def _longest_rising(rows: list[str], wanted: dict[str, int]) -> set[str]:
    """The largest set of rows that are in the new order already."""
    tails: list[int] = []  # the least place in which a run of this length can end
    ends: list[int] = []  # the row that ends it
    before: list[int] = []
    for row, key in enumerate(rows):
        place = wanted[key]
        length = bisect_left(tails, place)
        before.append(ends[length - 1] if length else -1)
        if length == len(tails):
            tails.append(place)
            ends.append(row)
        else:
            tails[length], ends[length] = place, row
    resting: set[str] = set()
    row = ends[-1] if ends else -1
    while row >= 0:
        resting.add(rows[row])
        row = before[row]
    return resting
