"""Where the columns of the hit point table stand: as wide as their words, and what gives way where there is no room."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from encounter_tracker.ui.popover_keys import alt_cap
from encounter_tracker.ui.widgets.canvas import key_cap_width

if TYPE_CHECKING:
    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.hp_rows import HpTable, HpTargetRow

PAD = 12  # at both sides
SIGN = 22  # the sign of the side, and the space behind it
HALF = 30  # the ½ button
_GAP = 14
_NAME_LEAST, _NAME_MOST = 110, 210
_DETAIL_MOST = 130
_BAR_LEAST, _BAR_MOST = 56, 132
_LOOSE = 40  # what a column may be wider than its words


class Words(NamedTuple):
    """The fixed words of the table in the language in use."""

    target: str
    rolled: str
    hit_points: str
    saved: str
    saved_asked: str


class Column(NamedTuple):
    """A place and a width."""

    x: float
    width: float


class Columns(NamedTuple):
    """All columns; ``merged``: the steps do not fit side by side and are told in a line below."""

    name: Column
    rolled: Column
    steps: tuple[Column, ...]
    amount: Column
    hp: Column
    bar: Column | None
    merged: bool = False


class _Wish(NamedTuple):
    """What the parts would like, and what they need."""

    name: float
    name_least: float
    rolled: float
    steps: tuple[float, ...]
    steps_least: tuple[float, ...]
    amount: float
    hp: float


def columns_of(theme: Theme, table: HpTable, words: Words, width: float, *, overruling: bool) -> Columns:
    """Lay the columns out in a width."""
    wish = _wish(theme, table, words, overruling=overruling)
    room = width - 2 * PAD
    shown = bool(table.columns) or any(row.rolled.value for row in table.rows)
    rolled = wish.rolled if shown else 0.0
    most, least = float(theme.px(_BAR_MOST)), float(theme.px(_BAR_LEAST))
    for name, steps, bar in (
        (wish.name, wish.steps, most),
        (wish.name, wish.steps, least),
        (wish.name, wish.steps_least, least),
        (wish.name, wish.steps_least, 0.0),
        (wish.name_least, wish.steps_least, 0.0),
    ):
        gaps = _GAP * (len(steps) + (3 if shown else 2)) + (_GAP / 2 if bar else 0)
        spare = room - (name + rolled + sum(steps) + wish.amount + wish.hp + bar + gaps)
        if spare >= 0:
            return _placed(theme, wish, (name, rolled, steps, bar), width, spare)
    return _merged(wish, room)


def _placed(
    theme: Theme,
    wish: _Wish,
    widths: tuple[float, float, tuple[float, ...], float],
    width: float,
    spare: float,
) -> Columns:
    """The steps from the left, the result from the right: it keeps its place while steps come into play."""
    name, rolled, steps, bar = widths
    each = min(spare / (len(steps) + 2), theme.px(_LOOSE))
    x = float(PAD)
    name_column = Column(x, name + each)
    x += name + each + _GAP
    rolled_column = Column(x, rolled)
    x += rolled + each + _GAP if rolled else 0
    placed = []
    for step in steps:
        placed.append(Column(x, step + each))
        x += step + each + _GAP
    right = width - PAD
    bar_column = Column(right - bar, bar) if bar else None
    hp = Column(right - (bar + _GAP / 2 if bar else 0) - wish.hp, wish.hp)
    amount = Column(hp.x - _GAP - wish.amount, wish.amount)
    return Columns(name_column, rolled_column, tuple(placed), amount, hp, bar_column)


def _merged(wish: _Wish, room: float) -> Columns:
    """Too narrow for columns: the steps of each target stand in a line of their own, below."""
    name = room - wish.amount - wish.hp - 2 * _GAP
    amount = PAD + name + _GAP
    return Columns(
        Column(PAD, name),
        Column(PAD + SIGN, 0),
        (),
        Column(amount, wish.amount),
        Column(amount + wish.amount + _GAP, wish.hp),
        None,
        merged=True,
    )


def _wish(theme: Theme, table: HpTable, words: Words, *, overruling: bool) -> _Wish:
    small, strong, figure = theme.face("small"), theme.face("strong", "strong"), theme.face("figure", "heavy")
    most = theme.px(_DETAIL_MOST)
    names = max((SIGN + strong.width(row.name) for row in table.rows), default=0.0)
    second = 0.0
    if any(row.can_save for row in table.rows):
        asked = max(small.width(words.saved), small.width(words.saved_asked))
        second = SIGN + theme.px(HALF) + 8 + asked + 6 + key_cap_width(theme, alt_cap("0"))
    steps, least = [], []
    for place, column in enumerate(table.columns):
        cells = [row.steps[place] for row in table.rows if place < len(row.steps)]
        values = max((strong.width(cell.value) for cell in cells if cell is not None), default=0.0)
        details = max((small.width(cell.detail) for cell in cells if cell is not None), default=0.0)
        narrow = max(small.width(column.title), values)
        least.append(narrow)
        steps.append(max(narrow, min(details, most)))
    rolled = max(
        (max(strong.width(r.rolled.value), min(small.width(r.rolled.detail), most)) for r in table.rows), default=0
    )
    amount = max(small.width(table.outcome), max((figure.width(row.amount) for row in table.rows), default=0))
    return _Wish(
        name=max(theme.px(_NAME_LEAST), min(names, theme.px(_NAME_MOST)), second),
        name_least=max(theme.px(_NAME_LEAST), second),
        rolled=max(rolled, small.width(words.rolled)),
        steps=tuple(steps),
        steps_least=tuple(least),
        amount=max(amount, theme.px(64) if overruling else 0),
        hp=max(small.width(words.hit_points), max((figures_width(theme, row) for row in table.rows), default=0)),
    )


def figures_width(theme: Theme, row: HpTargetRow) -> float:
    """How wide "22 → 14 / 30" is, also while there is nothing after the arrow."""
    lead = theme.face("lead", "heavy")
    after = max(lead.width(row.after), lead.width(row.before))
    words = theme.face("body").width(" → ") + theme.face("small").width(f" {row.after_words}")
    return lead.width(row.before) + after + words
