"""What the library window shows, as frozen rows; the lines of the hits are made when they are looked at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, overload

from msgspec import Struct

from encounter_tracker.viewmodels.paste_facts import Fact
from encounter_tracker.viewmodels.paste_rows import BusyRow

if TYPE_CHECKING:
    from collections.abc import Callable

    from encounter_tracker.support.library import LibraryHit

__all__ = ["FilterRow", "HitRow", "HitRows", "LibraryFoot", "LibraryView", "PreviewRow", "QuestionRow", "Word"]

Word = tuple[str, str]
"""A key and its words."""


class HitRow(Struct, frozen=True, kw_only=True):
    """A line of the list.

    ``origin_name``: where it is from, with the source where it is the user's. ``variant``: "2" and up where several
    have the same name and source. ``spoken``: all of it, for screen readers.
    """

    key: str
    name: str
    cr: str
    kind: str
    hp: str
    ac: str
    source: str
    origin: str
    origin_name: str
    variant: str = ""
    hero: bool = False
    spoken: str = ""


class HitRows(Sequence[HitRow]):
    """The hits of a search as lines; a line is made when it is asked for."""

    def __init__(self, hits: Sequence[LibraryHit] = (), make: Callable[[LibraryHit], HitRow] | None = None) -> None:
        """``make``: a hit as a line."""
        self._hits, self._make = hits, make
        self._made: dict[int, HitRow] = {}
        self._places: dict[str, int] | None = None

    def __len__(self) -> int:
        """How many."""
        return len(self._hits)

    @overload
    def __getitem__(self, place: int) -> HitRow: ...
    @overload
    def __getitem__(self, place: slice) -> list[HitRow]: ...
    def __getitem__(self, place: int | slice) -> HitRow | list[HitRow]:
        """A line, or some."""
        if isinstance(place, slice):
            return [self[at] for at in range(*place.indices(len(self)))]
        if place < 0:
            place += len(self)
        row = self._made.get(place)
        if row is None:
            assert self._make is not None  # noqa: S101 - there are hits
            row = self._made[place] = self._make(self._hits[place])
        return row

    def key_at(self, place: int) -> str:
        """The key of a line, without making it."""
        return self._hits[place].key

    def place_of(self, key: str) -> int:
        """Where a key stands; -1 where it does not."""
        if self._places is None:
            self._places = {hit.key: place for place, hit in enumerate(self._hits)}
        return self._places.get(key, -1)


class FilterRow(Struct, frozen=True, kw_only=True):
    """The filters: what is chosen of what there is; "" lets all through."""

    cr_min: str = ""
    cr_max: str = ""
    cr_min_wrong: str = ""
    cr_max_wrong: str = ""
    types: tuple[Word, ...] = ()
    type: str = ""
    sizes: tuple[Word, ...] = ()
    size: str = ""
    sources: tuple[Word, ...] = ()
    source: str = ""
    tags: tuple[Word, ...] = ()
    tag: str = ""
    origins: tuple[Word, ...] = ()
    origin: str = ""
    active: bool = False


class PreviewRow(Struct, frozen=True, kw_only=True):
    """The creature that is looked at, whole.

    ``other``: its name in the other language where that differs. ``about``: where it is from, its tags.
    ``delete_reason``: why it cannot be deleted. ``edited``: its original can be had back.
    """

    key: str = ""
    name: str = ""
    other: str = ""
    about: str = ""
    note: str = ""
    facts: tuple[Fact, ...] = ()
    edited: bool = False
    delete_reason: str = ""


class QuestionRow(Struct, frozen=True, kw_only=True):
    """A question about an import, and its answers."""

    text: str
    answers: tuple[Word, ...]


class LibraryFoot(Struct, frozen=True, kw_only=True):
    """Count, side, the button that adds, what was said last, what undo takes back.

    ``offer``: a button that shows what is to be checked.
    """

    count: str = "1"
    count_wrong: str = ""
    side: str = ""
    sides: tuple[Word, ...] = ()
    button: str = ""
    can_add: bool = False
    add_reason: str = ""
    said: str = ""
    said_is_problem: bool = False
    offer: str = ""
    undo: str = ""
    redo: str = ""


class LibraryView(Struct, frozen=True, kw_only=True, eq=False):
    """The whole window.

    ``held``: why nothing can be kept. ``order``: the column that the rows are sorted by, "-cr" downwards.
    """

    remark: str = ""
    rows: HitRows
    current: str = ""
    marked: frozenset[str] = frozenset()
    empty: str = ""
    filters: FilterRow = FilterRow()
    preview: PreviewRow = PreviewRow()
    foot: LibraryFoot = LibraryFoot()
    busy: BusyRow | None = None
    question: QuestionRow | None = None
    held: str = ""
    order: str = ""
