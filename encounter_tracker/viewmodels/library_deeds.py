"""What is done to creatures of the library: each thing is one step that can be taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec
from PySide6.QtCore import QCoreApplication

from encounter_tracker.support.library import LibraryEntry, LibraryError
from encounter_tracker.viewmodels.library_form import entry_named
from encounter_tracker.viewmodels.library_words import place_words, tag_name, tags_read
from encounter_tracker.viewmodels.texts.language import fill, language, listed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from encounter_tracker.rules.creature import Creature
    from encounter_tracker.support.library import LibraryPort
    from encounter_tracker.viewmodels.shelf_ports import ShelfPorts

__all__ = ["Deeds", "Done"]

tr = QCoreApplication.translate

_NAMES: Final = 3


class Done(NamedTuple):
    """What came of it, in a sentence; ``key``: whom to look at now."""

    text: str
    problem: bool = False
    key: str = ""


class Deeds:
    """Does things in the library of some shelves; never raises."""

    def __init__(self, shelves: ShelfPorts) -> None:
        """Nothing is opened yet."""
        self._shelves = shelves

    @property
    def library(self) -> LibraryPort:
        """The library, opened now."""
        return self._shelves.library()

    @property
    def held(self) -> str:
        """Why nothing can be kept, or ""."""
        try:
            read_only = self.library.read_only
        except LibraryError:
            read_only = True
        return tr("Library", "the library cannot be written here") if read_only else ""

    def get(self, key: str) -> LibraryEntry | None:
        """An entry; None where it is gone or cannot be read."""
        try:
            return self.library.get(key) if key else None
        except LibraryError:
            return None

    def entries(self, keys: Iterable[str]) -> list[LibraryEntry]:
        """Those of these keys that are there."""
        return [entry for entry in map(self.get, keys) if entry is not None]

    def save(self, entry: LibraryEntry, text: str) -> Done:
        """Keep an entry; ``text`` says so, with the name put in."""
        return self._try(lambda: self._saved(entry, text))

    def _saved(self, entry: LibraryEntry, text: str) -> Done:
        kept = self.library.save(entry)
        return Done(fill(text, kept.name(language())), key=kept.key)

    def rename(self, key: str, name: str) -> Done:
        """Give an entry another name in the language in use."""
        entry = self.get(key)
        if entry is None:
            return self._gone()
        return self.save(entry_named(entry, name), tr("Library", "It is called {0} now."))

    def duplicate(self, key: str) -> Done:
        """Another entry with the same figures, as one of the user's own."""
        entry = self.get(key)
        if entry is None:
            return self._gone()
        pattern = tr("Library", "{0} (copy)")
        named = entry_named(
            entry,
            fill(pattern, entry.name(language())),
            fill(pattern, entry.name("en" if language() == "fr" else "fr")) if entry.name_fr else "",
        )
        copy = msgspec.structs.replace(named, key="", origin="own", variant=1)
        return self.save(copy, tr("Library", "Duplicated: {0}"))

    def keep(self, creatures: Sequence[tuple[Creature, bool]]) -> Done:
        """Keep stat blocks of the fight, heroes marked; those that are there just so are not kept again."""
        return self._try(lambda: self._kept(creatures))

    def _kept(self, creatures: Sequence[tuple[Creature, bool]]) -> Done:
        library = self.library
        kept: list[LibraryEntry] = []
        there: list[str] = []
        for creature, hero in creatures:
            if library.named(creature.name) == creature or creature in (one.creature for one in kept):
                there.append(creature.name)
            else:
                kept.append(library.save(LibraryEntry(creature=creature, kind="hero" if hero else "monster")))
        if not kept:
            return Done(fill(tr("Library", "In the library already: {0}"), listed(tuple(dict.fromkeys(there)), _NAMES)))
        names = listed(tuple(entry.creature.name for entry in kept), _NAMES)
        return Done(fill(tr("Library", "Kept in the library: {0}"), names), key=kept[-1].key)

    def tags_of(self, keys: Sequence[str]) -> str:
        """The tags that all of these have, as they are typed; those that came with the program are left out."""
        sets = [self._own_tags(entry) for entry in self.entries(keys)]
        first = sets[0] if sets else ()
        return ", ".join(tag_name(tag) for tag in first if all(tag in tags for tags in sets))

    def _own_tags(self, entry: LibraryEntry) -> tuple[str, ...]:
        original = self.library.original(entry.key)
        given = original.tags if original is not None and entry.origin == "built-in" else ()
        return tuple(tag for tag in entry.tags if tag not in given)

    def tag(self, keys: Sequence[str], before: str, text: str) -> Done:
        """What was added to the tags or taken away from them is so for all of these."""
        old, new = tags_read(before), tags_read(text)
        add = [tag for tag in new if tag not in old]
        remove = [tag for tag in old if tag not in new]
        if not add and not remove:
            return Done("")

        def done() -> Done:
            self.library.tag(keys, add, remove)
            return Done(tr("Library", "Tags changed."), key=keys[0])

        return self._try(done)

    def delete(self, keys: Sequence[str]) -> Done:
        """Delete those of them that are the user's own; edits of built-in ones stay."""
        entries = self.entries(keys)
        own = [entry for entry in entries if entry.origin in {"own", "imported"}]
        if not own:
            names = listed(tuple(entry.name(language()) for entry in entries), _NAMES)
            return Done(fill(tr("Library", "{0} came with the program and cannot be deleted."), names), problem=True)

        def done() -> Done:
            count = self.library.delete([entry.key for entry in own])
            if count == 1:
                return Done(fill(tr("Library", "Deleted: {0}"), own[0].name(language())))
            return Done(tr("Library", "%n deleted", "", count))

        return self._try(done)

    def restore(self, key: str) -> Done:
        """The original of an edited one."""

        def done() -> Done:
            entry = self.library.restore(key)
            return Done(
                fill(tr("Library", "{0} is again as it came with the program."), entry.name(language())), key=key
            )

        return self._try(done)

    def undo(self) -> Done:
        """Take the last action back."""

        def done() -> Done:
            return Done(fill(tr("Library", "Taken back: {0}"), place_words(self.library.undo())))

        return self._try(done)

    def redo(self) -> Done:
        """Do again what was taken back."""

        def done() -> Done:
            return Done(fill(tr("Library", "Done again: {0}"), place_words(self.library.redo())))

        return self._try(done)

    def next_words(self) -> tuple[str, str]:
        """What undo and redo would do; "" for nothing."""
        try:
            back, again = self.library.undo_action, self.library.redo_action
        except LibraryError:
            return "", ""
        return place_words(back) if back else "", place_words(again) if again else ""

    def exported(self, keys: Sequence[str]) -> str:
        """The text of a file with these."""
        return self._shelves.export(self.entries(keys))

    def _gone(self) -> Done:
        return Done(self._shelves.trouble(LibraryError("no_such_entry")), problem=True)

    def _try(self, act: Callable[[], Done]) -> Done:
        try:
            return act()
        except LibraryError as error:
            return Done(self._shelves.trouble(error), problem=True)
