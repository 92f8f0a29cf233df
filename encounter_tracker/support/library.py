"""The library of creatures as the window sees it: entries, hits, filters, imports; the storage keeps it.

Built-in creatures come with the program (``support.creatures``) and are never copied; an edit of one is kept under its
key in their place, so that the original can be had back.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final, Literal, Protocol

import msgspec

from encounter_tracker.encounter.refusal import QT_TRANSLATE_NOOP
from encounter_tracker.rules.challenge import rating
from encounter_tracker.rules.creature import Creature

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from encounter_tracker.support.imported import ImportedCreature

Kind = Literal["monster", "npc", "hero"]
Origin = Literal["built-in", "edited", "own", "imported"]
Duplicates = Literal["keep both", "replace", "skip"]

#: The tag of imported creatures of which something was not understood.
TO_CHECK: Final = "to check"

#: What went wrong, in words that say what to do (context "Library").
PROBLEMS: Final[dict[str, str]] = {
    "no_such_entry": QT_TRANSLATE_NOOP("Library", "The library has no such entry any more: search again."),
    "built_in": QT_TRANSLATE_NOOP(
        "Library", "“{name}” came with the program and cannot be deleted. Edit it, or filter for your own creatures."
    ),
    "nothing_to_undo": QT_TRANSLATE_NOOP("Library", "There is nothing in the library to undo."),
    "nothing_to_redo": QT_TRANSLATE_NOOP("Library", "There is nothing in the library to do again."),
    "cannot_write": QT_TRANSLATE_NOOP("Library", "The library cannot be written ({detail}); nothing was changed."),
    "cannot_read": QT_TRANSLATE_NOOP("Library", "The library cannot be read just now ({detail})."),
    "set_aside": QT_TRANSLATE_NOOP(
        "Library",
        "The library was damaged. It was left as it is under the name “{path}”; what could be read of it is in a new"
        " one (entries: {count}).",
    ),
    "newer": QT_TRANSLATE_NOOP(
        "Library",
        "The library was written by a newer version of this program. It was left as it is: until the program is updated"
        " only the creatures that come with it are there, and nothing is kept.",
    ),
    "cannot_open": QT_TRANSLATE_NOOP(
        "Library",
        "The library “{path}” cannot be opened ({detail}). Only the creatures that come with the program are there,"
        " and nothing is kept.",
    ),
}


class LibraryError(Exception):
    """Something in the library could not be done, and nothing was changed: a key of :data:`PROBLEMS` and its values.

    The value ``detail`` is a key of ``storage.problems.DETAILS`` (context "EncounterFileDetail").
    """

    def __init__(self, code: str, **values: Any) -> None:
        """Take the code and what its sentence names."""
        super().__init__(code, values)
        self.code = code
        self.values: dict[str, Any] = values


class Data(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Base of all values here."""


class LibraryEntry(Data, frozen=True, dict=True):
    """One creature of the library.

    Attributes:
        creature: its block; its name is the one in the language it came in.
        key: its place; "" before it was kept.
        name_fr: its French name where it has one of its own.
        name_en: its English name where it is not the block's.
        kind: monster, npc or hero.
        tags: words of the game master's to file it under.
        origin: came with the program, such a one edited, own, or imported.
        note: for the game master.
        special_fr: French texts of its special abilities (built-in ones).
        variant: 2 and up where several have the same name and source.
    """

    creature: Creature
    key: str = ""
    name_fr: str = ""
    name_en: str = ""
    kind: Kind = "monster"
    tags: tuple[str, ...] = ()
    origin: Origin = "own"
    note: str = ""
    special_fr: dict[str, str] = {}
    variant: int = 1

    def name(self, language: str) -> str:
        """Its name in a language."""
        own = self.name_fr if language.startswith("fr") else self.name_en
        return own or self.creature.name

    def block(self, language: str) -> Creature:
        """The stat block with its name and special texts in a language; tokens stay English."""
        name = self.name(language)
        if not language.startswith("fr") or not self.special_fr:
            return self.creature if name == self.creature.name else msgspec.structs.replace(self.creature, name=name)
        special = {title: self.special_fr.get(title, text) for title, text in self.creature.special.items()}
        return msgspec.structs.replace(self.creature, name=name, special=special)


class LibraryHit(Data, frozen=True, dict=True):
    """One line of a search: enough to show and to choose; ``LibraryPort.get`` has the rest."""

    key: str
    name_en: str
    name_fr: str
    kind: Kind = "monster"
    origin: Origin = "built-in"
    type: str = ""
    subtypes: tuple[str, ...] = ()
    size: str = "medium"
    cr: int | float | str | None = None
    level: int = 0
    hp: int = 0
    ac: int = 10
    source: str = ""
    tags: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    variant: int = 1

    def name(self, language: str) -> str:
        """Its name in a language."""
        return self.name_fr if language.startswith("fr") else self.name_en

    @cached_property
    def rating(self) -> Fraction | None:
        """Its challenge rating as a number."""
        return rating(self.cr)

    @property
    def own(self) -> bool:
        """Whether it is the game master's: not as it came with the program."""
        return self.origin != "built-in"

    @cached_property
    def search_names(self) -> tuple[str, ...]:
        """What it is called, in both languages."""
        return (self.name_en,) if self.name_en == self.name_fr else (self.name_en, self.name_fr)

    @property
    def search_words(self) -> tuple[str, ...]:
        """Other words it is found by."""
        return self.words


class LibraryFilter(Data, frozen=True):
    """What hits must be like; an empty set lets all through. Challenge ratings as printed ("1/3", 5)."""

    cr_min: int | float | str | None = None
    cr_max: int | float | str | None = None
    types: frozenset[str] = frozenset()
    sizes: frozenset[str] = frozenset()
    sources: frozenset[str] = frozenset()
    tags: frozenset[str] = frozenset()
    kinds: frozenset[str] = frozenset()
    origins: frozenset[str] = frozenset()

    def checked(self) -> Callable[[LibraryHit], bool]:
        """A function that tells whether a hit is like that: of every set given, one word must be its."""
        least, most = rating(self.cr_min), rating(self.cr_max)
        no_rating = least is None and most is None
        return lambda hit: (no_rating or _within(hit.rating, least, most)) and self._takes_words(hit)

    def _takes_words(self, hit: LibraryHit) -> bool:
        return (
            (not self.types or hit.type in self.types or not self.types.isdisjoint(hit.subtypes))
            and (not self.sizes or hit.size in self.sizes)
            and (not self.sources or hit.source in self.sources)
            and (not self.tags or not self.tags.isdisjoint(hit.tags))
            and (not self.kinds or hit.kind in self.kinds)
            and (not self.origins or hit.origin in self.origins)
        )


def _within(value: Fraction | None, least: Fraction | None, most: Fraction | None) -> bool:
    return value is not None and (least is None or value >= least) and (most is None or value <= most)


class Facets(Data, frozen=True):
    """What there is to filter by, with how many entries each has; the most frequent first."""

    types: dict[str, int] = {}
    sizes: dict[str, int] = {}
    sources: dict[str, int] = {}
    tags: dict[str, int] = {}
    origins: dict[str, int] = {}


class ImportOptions(Data, frozen=True):
    """How to take creatures in.

    ``duplicates``: what becomes of one that the library has under the same name and source but with other figures
    (one that is the same in everything is always skipped). ``kind``: None, heroes as such, all others monsters.
    ``tags`` are added to each.
    """

    duplicates: Duplicates = "keep both"
    tags: tuple[str, ...] = ()
    kind: Kind | None = None
    source: str = ""
    """For those whose block names none (the file's name, say)."""


class ImportReport(Data, frozen=True):
    """What an import did: keys. Cancelled: nothing was kept."""

    added: tuple[str, ...] = ()
    replaced: tuple[str, ...] = ()
    skipped: int = 0
    cancelled: bool = False


class LibraryAction(Data, frozen=True):
    """One thing done to library, party or prepared encounters, for the words of its undo.

    ``what``: "save", "add" (new members), "delete", "import", "restore", "tags". ``shelf``: "creature", "member",
    "plan". ``names``: of what it was done to (of an import the first few), ``names_fr`` the same in French, where some
    differ; ``count``: to how many.
    """

    what: str
    shelf: str = "creature"
    names: tuple[str, ...] = ()
    count: int = 1
    names_fr: tuple[str, ...] = ()


class LibraryPort(Protocol):
    """The library for view-models (``storage.library.Library``). Whatever changes it raises ``LibraryError``.

    ``revision`` grows with every change, another window's too (seen at the next call).
    """

    @property
    def revision(self) -> int:
        """Grows with every change of any shelf."""

    @property
    def read_only(self) -> bool:
        """Whether nothing can be kept (see the problem told at the start)."""

    def search(
        self, text: str, filters: LibraryFilter = ..., limit: int = ..., language: str = ...
    ) -> list[LibraryHit]:
        """The hits for a text, best first; without a text all, by their names in the language."""

    def facets(self) -> Facets:
        """What there is to filter by."""

    def get(self, key: str) -> LibraryEntry | None:
        """The entry; None where it is gone."""

    def original(self, key: str) -> LibraryEntry | None:
        """The built-in entry behind an edited one."""

    def named(self, name: str) -> Creature | None:
        """The block of this name in the language of the name, own ones first (for ``add`` with ``from``)."""

    def save(self, entry: LibraryEntry) -> LibraryEntry:
        """Keep an entry, new (key "") or changed; under the key of a built-in one, as its edit. Gives it back."""

    def restore(self, key: str) -> LibraryEntry:
        """Give up the edits of a built-in creature."""

    def delete(self, keys: Sequence[str]) -> int:
        """Delete own entries in one action; edits of built-in ones are given up. Gives how many went."""

    def tag(self, keys: Sequence[str], add: Sequence[str] = (), remove: Sequence[str] = ()) -> int:
        """Add and take away tags of several entries in one action."""

    def conflicts(self, creatures: Sequence[ImportedCreature], options: ImportOptions = ...) -> list[str]:
        """Names of those that the library has with other figures: ask what to do when there are any."""

    def import_many(
        self,
        creatures: Sequence[ImportedCreature],
        options: ImportOptions = ...,
        progress: Callable[[int, int], None] | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> ImportReport:
        """Take many in as one action: all or, cancelled or failed, none. ``progress``: how many of how many."""

    def undo(self) -> LibraryAction:
        """Take the last action back (of any shelf)."""

    def redo(self) -> LibraryAction:
        """Do again what was taken back."""

    @property
    def undo_action(self) -> LibraryAction | None:
        """What ``undo`` would take back."""

    @property
    def redo_action(self) -> LibraryAction | None:
        """What ``redo`` would do again."""
