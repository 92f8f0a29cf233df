"""What the paste window shows, ready made."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from encounter_tracker.viewmodels.paste_facts import Fact

__all__ = [
    "BusyRow", "ChoiceRow", "CreatureRow", "FootRow", "LineMark", "Mark", "PasteView", "Piece", "QuestionRow",
    "SectionKind", "SectionRow", "UnderstoodRow",
]  # fmt: skip

Mark = Literal["", "ok", "note", "ask", "no"]
"""How a line was read: not at all a matter of stat blocks, whole, kept as a note, doubtful, not understood."""

SectionKind = Literal["error", "unknown", "doubtful"]


class LineMark(Struct, frozen=True):
    """A line of the source (from 1) and how it was read."""

    line: int
    mark: Mark


class Piece(Struct, frozen=True):
    """A boxed piece of a line; ``key``: its question."""

    line: int
    start: int
    end: int
    mark: Literal["ask", "no"]
    key: str


class ChoiceRow(Struct, frozen=True, kw_only=True):
    """One reading: a button, or (``free``) a field with what is typed in it."""

    text: str
    chosen: bool = False
    free: bool = False
    value: str = ""
    problem: str = ""


class QuestionRow(Struct, frozen=True, kw_only=True):
    """A piece that was doubted or not understood.

    ``line``, ``start``, ``end``: where it stands in the source; line 0 where there are no lines.
    """

    key: str
    place: str
    said: str
    reading: str
    choices: tuple[ChoiceRow, ...] = ()
    line: int = 0
    start: int = 0
    end: int = 0


class SectionRow(Struct, frozen=True, kw_only=True):
    """All pieces of one kind; ``more``: how many are not listed."""

    kind: SectionKind
    title: str
    remark: str
    questions: tuple[QuestionRow, ...]
    more: str = ""


class UnderstoodRow(Struct, frozen=True, kw_only=True):
    """What was understood of the creature."""

    title: str = ""
    remark: str = ""
    differs: bool = False
    facts: tuple[Fact, ...] = ()


class CreatureRow(Struct, frozen=True, kw_only=True):
    """A line of the list of creatures; ``no`` and ``ask`` count its open pieces; ``count`` is "× 3" or ""."""

    place: int
    name: str
    detail: str
    ticked: bool
    count: str = ""
    no: int = 0
    ask: int = 0
    hero: bool = False
    spoken: str = ""


class BusyRow(Struct, frozen=True, kw_only=True):
    """A reading that goes on; ``share``: of 1, below 0 where it is not known."""

    text: str
    share: float = -1.0


class FootRow(Struct, frozen=True, kw_only=True):
    """Count, side, initiative and the buttons.

    ``sides``: (key, text) with ``side`` chosen. ``said``: a sentence above them, a problem or what was done.
    ``keep``: the words of that button, "" where nothing can be kept. ``answers``: to what ``said`` asks about keeping.
    """

    count_label: str = ""
    count: str = ""
    count_wrong: str = ""
    side_label: str = ""
    sides: tuple[tuple[str, str], ...] = ()
    side: str = ""
    roll: bool = True
    roll_reason: str = ""
    button: str = ""
    can_add: bool = False
    add_reason: str = ""
    keep: str = ""
    said: str = ""
    said_is_problem: bool = False
    answers: tuple[tuple[str, str], ...] = ()


class PasteView(Struct, frozen=True, kw_only=True):
    """The whole window.

    ``is_text``: the source is shown and can be changed. ``creatures``: the list, as searched; ``listed``: whether there
    is one at all. ``empty``: what to do where there is no creature.
    """

    title: str = ""
    remark: str = ""
    source_title: str = ""
    source_remark: str = ""
    is_text: bool = True
    empty: str = ""
    marks: tuple[LineMark, ...] = ()
    pieces: tuple[Piece, ...] = ()
    listed: bool = False
    creatures: tuple[CreatureRow, ...] = ()
    creatures_remark: str = ""
    search: str = ""
    current: int = 0
    sections: tuple[SectionRow, ...] = ()
    understood: UnderstoodRow = UnderstoodRow()
    foot: FootRow = FootRow()
    busy: BusyRow | None = None
