"""What the window of prepared encounters shows: frozen rows with every word ready."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from encounter_tracker.viewmodels.effect_finder import FinderRow
    from encounter_tracker.viewmodels.rows import Side

__all__ = ["FIGHT", "EditorRow", "GroupRow", "PlanRow", "PreparedView", "WorthRow"]

#: The key of the fight under way among the prepared encounters.
FIGHT = "fight"


class PlanRow(Struct, frozen=True, kw_only=True):
    """One encounter of the list.

    Attributes:
        key: its place in the store, or ``FIGHT``.
        name: its name.
        detail: challenge rating, experience points, how many.
        difficulty: for the party, in a word; "" without one.
        step: how hard that is, from 1 to 7; 0 without a party.
        fight: whether it is the fight under way.
    """

    key: str
    name: str
    detail: str
    difficulty: str = ""
    step: int = 0
    fight: bool = False

    @property
    def accessible(self) -> str:
        """The row as a screen reader says it."""
        return ", ".join(part for part in (self.name, self.detail, self.difficulty) if part)


class WorthRow(Struct, frozen=True, kw_only=True):
    """What an encounter is worth, in pieces.

    ``steps``: how hard, of seven; ``remark``: what is not counted, or what there is no party for.
    """

    challenge: str = ""
    points: str = ""
    difficulty: str = ""
    step: int = 0
    level: str = ""
    each: str = ""
    remark: str = ""

    @property
    def accessible(self) -> str:
        """All of it as a screen reader says it."""
        parts = (self.challenge, self.points, self.difficulty, self.level, self.each, self.remark)
        return ", ".join(part for part in parts if part)


class GroupRow(Struct, frozen=True, kw_only=True):
    """One line of the groups: a heading with what stands under it, or a group.

    Attributes:
        key: which group ("0"), or which wave of the fight ("wave:w3"); "" for a heading that is only read.
        heading: whether it heads those below.
        name: of the group; of a heading when they arrive.
        count: "×4", or "".
        side: party, foe or neutral.
        mark: its colour mark, or "".
        hidden: whether players do not see them.
        detail: challenge rating and points of one, hit points.
        points: experience points of all.
        due: a wave whose round has begun.
    """

    key: str
    name: str
    heading: bool = False
    count: str = ""
    side: Side = "foe"
    mark: str = ""
    hidden: bool = False
    detail: str = ""
    points: str = ""
    due: bool = False
    accessible: str = ""


class EditorRow(Struct, frozen=True, kw_only=True):
    """The group that is looked at, as it stands in the fields; ``mistakes``: what is wrong, by field."""

    count: str = ""
    name: str = ""
    placeholder: str = ""
    side: str = "foes"
    hidden: bool = False
    hp: str = "average"
    colour: str = ""
    wave: str = ""
    mistakes: dict[str, str] = {}


class PreparedView(Struct, frozen=True, kw_only=True):
    """Everything the window shows.

    Attributes:
        remark: how many encounters there are.
        plans: the list.
        current: the key of the one looked at; "" for none.
        name: its name, as are tags and notes.
        worth: what it is worth.
        party: the characters it is reckoned for, as they are typed.
        party_hint: those it is reckoned for where nothing is typed.
        party_wrong: why what is typed makes no party.
        groups: its lines.
        group: the key of the line looked at.
        editor: the fields of that group; None where there is nothing to change.
        find: what is typed into the finder.
        hits: what it found.
        find_wrong: why nothing is found.
        wave_at: the round in which what is added to the fight arrives.
        wave_wrong: why that is no round.
        put: the button's words; put_reason: why it cannot be pressed.
        undo: what undo would take back, in words; "" for nothing.
        said: what was just done, or what went wrong.
        said_is_problem: it went wrong.
        can_bring: a wave of the fight is looked at.
        empty: what to do where there is nothing to show.
        held: the fight can only be read.
    """

    remark: str = ""
    plans: tuple[PlanRow, ...] = ()
    current: str = ""
    name: str = ""
    tags: str = ""
    notes: str = ""
    worth: WorthRow = WorthRow()
    party: str = ""
    party_hint: str = ""
    party_wrong: str = ""
    groups: tuple[GroupRow, ...] = ()
    group: str = ""
    editor: EditorRow | None = None
    find: str = ""
    hits: tuple[FinderRow, ...] = ()
    find_wrong: str = ""
    wave_at: str = ""
    wave_wrong: str = ""
    put: str = ""
    put_reason: str = ""
    undo: str = ""
    said: str = ""
    said_is_problem: bool = False
    can_bring: bool = False
    empty: str = ""
    held: str = ""

    @property
    def is_fight(self) -> bool:
        """Whether the fight under way is looked at."""
        return self.current == FIGHT
