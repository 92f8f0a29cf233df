"""Frozen rows: everything a view paints, with every string ready made.

A view compares the row it shows with the row it is given and repaints only when they differ; it formats nothing and
asks nobody. Numbers kept beside their texts serve geometry only (the length of a bar).
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

Side: TypeAlias = Literal["party", "foe", "neutral"]
Turn: TypeAlias = Literal["", "now", "next"]
ChipKind: TypeAlias = Literal["deadly", "ending", "harm", "plain", "help", "dead"]
HpState: TypeAlias = Literal["up", "staggered", "disabled", "dying", "stable", "unconscious", "dead"]
Fold: TypeAlias = Literal["", "closed", "open"]
Trend: TypeAlias = Literal["", "up", "down"]
AbilityLineKind: TypeAlias = Literal["penalty", "damage", "drain", "bonus"]
PipKind: TypeAlias = Literal["free", "temporary", "permanent"]
TrayKind: TypeAlias = Literal["delaying", "readied"]

CHIP_ORDER: tuple[ChipKind, ...] = ("dead", "deadly", "ending", "harm", "plain", "help")
"""The order in which the view-model sorts the chips of a row; views keep the order they are given."""

MINUS = "\N{MINUS SIGN}"


def number(value: int) -> str:
    """A whole number with a real minus sign."""
    return str(value) if value >= 0 else f"{MINUS}{-value}"


def signed(value: int) -> str:
    """A modifier: always with its sign."""
    return f"+{value}" if value >= 0 else f"{MINUS}{-value}"


class Chip(Struct, frozen=True):
    """A condition or effect in one or two words.

    Attributes:
        kind: what it means for its bearer; decides shape and colour.
        text: the words.
        icon: an icon instead of the one of its kind; empty for the usual one (a triangle, an hourglass, …).
        remaining: what is left or how much, set in bold behind the words ("3", "−2", "DC 14"); it is never cut, so
            put here what must be read even where the words are shortened.
        tooltip: the whole story; also used when the chip had to be shortened.
    """

    kind: ChipKind
    text: str
    icon: str = ""
    remaining: str = ""
    tooltip: str = ""


class StateIcon(Struct, frozen=True):
    """A small icon behind a name, with the words that say the same."""

    name: str
    text: str


class HpView(Struct, frozen=True, kw_only=True):
    """Hit points as a bar and as figures. Build it with `hp_view`.

    Attributes:
        current: hit points now.
        total: hit points when unhurt.
        temp: temporary hit points.
        nonlethal: nonlethal damage.
        dies_at: the (negative) number at which death comes.
        state: what the hit points mean.
        preview: hit points after what is being entered, or None.
        current_text: the large figure.
        detail_text: what stands behind it ("/ 50", "dies at −14").
        temp_text: temporary hit points ("+8 temp") or empty.
        nonlethal_text: nonlethal damage ("24 nonl.") or empty.
        accessible: all of it as a screen reader says it.
    """

    current: int
    total: int
    temp: int = 0
    nonlethal: int = 0
    dies_at: int = 0
    state: HpState = "up"
    preview: int | None = None
    current_text: str = ""
    detail_text: str = ""
    temp_text: str = ""
    nonlethal_text: str = ""
    accessible: str = ""


def hp_view(  # noqa: PLR0913
    current: int,
    total: int,
    *,
    temp: int = 0,
    nonlethal: int = 0,
    dies_at: int = 0,
    state: HpState = "up",
    preview: int | None = None,
) -> HpView:
    """An `HpView` with its texts in the language in use."""
    tr = QCoreApplication.translate
    detail = tr("HpView", "dies at {0}").format(number(dies_at)) if current < 0 else tr("HpView", "/ {0}").format(total)
    spoken = [tr("HpView", "{0} of {1} hit points").format(number(current), total)]
    if current < 0:
        spoken.append(detail)
    temp_text = tr("HpView", "+{0} temp").format(temp) if temp else ""
    if temp:
        spoken.append(tr("HpView", "{0} temporary").format(temp))
    nonlethal_text = tr("HpView", "{0} nonl.").format(nonlethal) if nonlethal else ""
    if nonlethal:
        spoken.append(tr("HpView", "{0} nonlethal").format(nonlethal))
    return HpView(
        current=current,
        total=total,
        temp=temp,
        nonlethal=nonlethal,
        dies_at=dies_at,
        state=state,
        preview=preview,
        current_text=number(current),
        detail_text=detail,
        temp_text=temp_text,
        nonlethal_text=nonlethal_text,
        accessible=", ".join(spoken),
    )


class OrderRow(Struct, frozen=True, kw_only=True):
    """One line of the initiative order.

    Attributes:
        id: whom it shows; the view keeps selection, focus and scroll position by it.
        count: the initiative count ("16", "12 ②").
        name: the name.
        side: party, foe or neutral.
        turn: "now" for whose turn it is, "next" for who comes then.
        icons: hidden, flying, due, group, …, in the order to be shown.
        chips: effects, the most urgent first.
        hp: hit points, or None where there are none to show.
        dead: struck through and grey; keeps its place.
        note: replaces the hit points of the dead ("dead").
        indent: 1 for the members of an opened group.
        fold: "closed" or "open" for the heading of a group.
        mark: the colour of its mark, or "".
        accessible: what the eye sees, as a sentence.
    """

    id: str
    name: str
    count: str = ""
    side: Side = "foe"
    turn: Turn = ""
    icons: tuple[StateIcon, ...] = ()
    chips: tuple[Chip, ...] = ()
    hp: HpView | None = None
    dead: bool = False
    note: str = ""
    indent: int = 0
    fold: Fold = ""
    mark: str = ""
    accessible: str = ""


class TrayRow(Struct, frozen=True, kw_only=True):
    """Someone who waits outside the order: delaying, or with a readied action.

    Attributes:
        id: who.
        kind: which of the two; decides the icon.
        name: the name.
        side: party, foe or neutral.
        note: since when, or the trigger ("delaying · since 20").
        key: the key that brings the combatant back ("Alt+1"), or empty.
        accessible: the row as a sentence.
    """

    id: str
    kind: TrayKind
    name: str
    side: Side = "foe"
    note: str = ""
    key: str = ""
    accessible: str = ""


class TileRow(Struct, frozen=True, kw_only=True):
    """One figure (AC, Fortitude, …).

    Attributes:
        key: which figure.
        caption: its short name.
        value: the figure as text.
        delta: size of the difference from the stat block, without sign ("2"), or empty.
        trend: whether it is better or worse than the stat block.
        overruled: the GM has set it by hand.
        none: there is no such figure (a dash, nothing to unfold).
        name: the whole name, for tooltips and screen readers.
        accessible: the tile as a sentence; "name value" when empty.
    """

    key: str
    caption: str
    value: str
    delta: str = ""
    trend: Trend = ""
    overruled: bool = False
    none: bool = False
    name: str = ""
    accessible: str = ""


class AbilityLine(Struct, frozen=True):
    """One of the four things that change an ability score; they are never summed."""

    kind: AbilityLineKind
    caption: str
    amount: str
    short: str = ""
    """What stands for the caption where there is no room."""


class AbilityTileRow(Struct, frozen=True, kw_only=True):
    """One ability: score, modifier, and up to four lines of what is done to it.

    Attributes:
        key: which ability.
        caption: its short name.
        score: the score now.
        modifier: the modifier now, the large figure.
        lines: penalty, damage, drain, bonus, those in play.
        overruled: the GM has set it by hand.
        none: the creature has no such score.
        name: the whole name.
        accessible: the tile as a sentence.
    """

    key: str
    caption: str
    score: str
    modifier: str
    lines: tuple[AbilityLine, ...] = ()
    overruled: bool = False
    none: bool = False
    name: str = ""
    accessible: str = ""


class PipsView(Struct, frozen=True, kw_only=True):
    """Negative levels: one pip for each Hit Die.

    Attributes:
        caption: the heading ("Negative levels").
        pips: the levels, temporary first, then permanent, then free.
        count_text: how many, set in bold.
        rest_text: what it means ("of 7 HD · 1 permanent · dies at 7").
        accessible: the line as a sentence.
    """

    caption: str
    pips: tuple[PipKind, ...]
    count_text: str = ""
    rest_text: str = ""
    accessible: str = ""


def pip_kinds(hit_dice: int, temporary: int, permanent: int) -> tuple[PipKind, ...]:
    """The pips in their order; more levels than Hit Dice still show as many pips as there are levels."""
    counts: tuple[tuple[PipKind, int], ...] = (
        ("temporary", temporary),
        ("permanent", permanent),
        ("free", max(0, hit_dice - temporary - permanent)),
    )
    return tuple(kind for kind, count in counts for _ in range(count))
