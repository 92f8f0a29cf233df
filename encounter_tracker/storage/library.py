"""The library of creatures: the built-in ones, the user's own and imported ones, and edits of built-in ones.

Implements ``support.library.LibraryPort``. All hits are in memory (some thousands), the blocks stay on disk.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from encounter_tracker.storage import hits
from encounter_tracker.storage.importing import Import
from encounter_tracker.storage.shelves import Cancelled, encode, new_key
from encounter_tracker.support import catalogue
from encounter_tracker.support.index import SearchIndex
from encounter_tracker.support.library import (
    Facets,
    ImportOptions,
    ImportReport,
    LibraryAction,
    LibraryEntry,
    LibraryError,
    LibraryFilter,
    LibraryHit,
)
from encounter_tracker.support.search import words_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from encounter_tracker.rules.creature import Creature
    from encounter_tracker.storage.shelves import Store
    from encounter_tracker.support.imported import ImportedCreature

_log = logging.getLogger(__name__)

SHELF: Final = "creature"
#: Own tags of built-in creatures: a row of JSON by key.
TAGS: Final = "tags"
EVERYTHING: Final = LibraryFilter()
AS_USUAL: Final = ImportOptions()
_NAMES_TOLD: Final = 3


class Library:
    """See ``LibraryPort``."""

    def __init__(self, store: Store) -> None:
        """Over open rows; nothing is read yet."""
        self._store = store
        self._seen = -1
        self._hits: dict[str, LibraryHit] = {}
        self._index: SearchIndex[LibraryHit] | None = None
        self._in_order: dict[str, tuple[LibraryHit, ...]] = {}
        self._filtered: tuple[LibraryFilter, frozenset[str]] | None = None

    @property
    def revision(self) -> int:
        """Grows with every change of any shelf."""
        return self._store.revision

    @property
    def read_only(self) -> bool:
        """Whether nothing can be kept."""
        return self._store.read_only

    # --- reading -------------------------------------------------------------------------------------------------

    def search(
        self,
        text: str,
        filters: LibraryFilter = EVERYTHING,
        limit: int = 200,
        language: str = "en",
    ) -> list[LibraryHit]:
        """The hits for a text, best first; without a text all, by their names in the language."""
        with self._store.lock:
            self._refresh()
            takes = None if filters == EVERYTHING else self._taking(filters)
            if words_of(text):
                if self._index is None:
                    self._index = SearchIndex(self._by_name("en"))
                return self._index.find(text, limit, takes)
            found = self._by_name(language)
            return list(found[:limit] if takes is None else [hit for hit in found if takes(hit)][:limit])

    def _taking(self, filters: LibraryFilter) -> Callable[[LibraryHit], bool]:
        """The filter, looked up: it stays the same while somebody types."""
        if self._filtered is None or self._filtered[0] != filters:
            checked = filters.checked()
            self._filtered = filters, frozenset(hit.key for hit in self._hits.values() if checked(hit))
        keys = self._filtered[1]
        return lambda hit: hit.key in keys

    def facets(self) -> Facets:
        """What there is to filter by."""
        with self._store.lock:
            self._refresh()
            return hits.facets_of(self._hits.values())

    def get(self, key: str) -> LibraryEntry | None:
        """The entry; None where it is gone."""
        with self._store.lock:
            row = self._store.row(SHELF, key)
            if row is not None:
                return hits.entry_of(key, row)
            found = self.original(key)
            if found is None:
                return None
            own = hits.tags_of(self._store.row(TAGS, key))
            return replace(found, tags=(*found.tags, *own)) if own else found

    def original(self, key: str) -> LibraryEntry | None:
        """The built-in entry behind an edited one."""
        sample = catalogue.creature_of(key)
        return hits.built_in(sample) if sample is not None else None

    def named(self, name: str) -> Creature | None:
        """The block of this name in the language of the name, own ones first."""
        wanted = words_of(name)
        with self._store.lock:
            self._refresh()
            own = (hit for hit in self._hits.values() if hit.own)
            found = next((hit for hit in own if wanted in map(words_of, hit.search_names)), None)
            entry = self.get(found.key) if found is not None else None
        if found is None or entry is None:
            return catalogue.creature_named(name)
        return entry.block("en" if wanted == words_of(found.name_en) else "fr")

    def _by_name(self, language: str) -> tuple[LibraryHit, ...]:
        code = "fr" if language.startswith("fr") else "en"
        if code not in self._in_order:
            self._in_order[code] = tuple(
                sorted(self._hits.values(), key=lambda hit: (words_of(hit.name(code)), hit.variant))
            )
        return self._in_order[code]

    def _refresh(self) -> None:
        """Read all rows, where something was changed since."""
        now = self._store.revision_of(SHELF) + self._store.revision_of(TAGS)
        if now == self._seen:
            return
        try:
            tags, rows = self._store.rows(TAGS), self._store.rows(SHELF)
        except LibraryError as error:  # a search never fails: what was there last, else what came with the program
            _log.warning("the library cannot be read: %s", error)
            if self._hits:
                return
            tags, rows, now = {}, {}, -1
        own_tags = {key: hits.tags_of(row) for key, row in tags.items()}
        found = {}
        for sample in catalogue.sample_creatures():
            hit = hits.hit_of(hits.built_in(sample), hits.sample_words(sample))
            own = own_tags.get(sample.key, ())
            found[sample.key] = replace(hit, tags=(*hit.tags, *own), words=(*hit.words, *own)) if own else hit
        for key, row in rows.items():
            brief = hits.brief_of(key, row)
            if brief is not None:
                found[key] = brief
        self._take(found)
        self._seen = now

    def _take(self, found: dict[str, LibraryHit]) -> None:
        self._hits = found
        self._index = None
        self._in_order = {}
        self._filtered = None

    # --- changing ------------------------------------------------------------------------------------------------

    def save(self, entry: LibraryEntry) -> LibraryEntry:
        """Keep an entry, new (key "") or changed; under the key of a built-in one, as its edit. Gives it back."""
        with self._store.lock:
            self._refresh()
            known = self._hits.get(entry.key) if entry.key else None
            if entry.key and catalogue.creature_of(entry.key) is not None:
                kept = replace(entry, origin="edited")
                if replace(entry, origin="built-in") == self.original(entry.key):
                    return self.restore(entry.key)
            elif known is not None:
                kept = replace(entry, origin="own" if known.origin != "imported" else "imported")
            else:
                origin = entry.origin if entry.origin == "imported" else "own"
                kept = replace(entry, key=entry.key or new_key(), origin=origin, variant=self._next_variant(entry))
            self._change("save", {kept.key: kept})
            return kept

    def restore(self, key: str) -> LibraryEntry:
        """Give up the edits of a built-in creature."""
        with self._store.lock:
            found = self.original(key)
            if found is None:
                raise LibraryError("no_such_entry")
            if self._store.row(SHELF, key) is not None:
                self._change("restore", {key: None})
            return found

    def delete(self, keys: Sequence[str]) -> int:
        """Delete own entries in one action; edits of built-in ones are given up. Gives how many went."""
        with self._store.lock:
            gone: dict[str, LibraryEntry | None] = {
                key: None for key in keys if self._store.row(SHELF, key) is not None
            }
            if not gone:
                self._refuse_to_delete(keys)
            self._change("delete", gone)
            return len(gone)

    def _refuse_to_delete(self, keys: Sequence[str]) -> None:
        built_in = next((entry for key in keys if (entry := self.original(key))), None)
        if built_in is None:
            raise LibraryError("no_such_entry")
        raise LibraryError("built_in", name=built_in.creature.name)

    def tag(self, keys: Sequence[str], add: Sequence[str] = (), remove: Sequence[str] = ()) -> int:
        """Add and take away tags of several entries in one action."""
        with self._store.lock:
            self._refresh()
            changes: dict[tuple[str, str], str | None] = {}
            for key in keys:
                row = self._store.row(SHELF, key)
                entry = hits.entry_of(key, row) if row is not None else None
                if entry is not None:
                    tags = _tagged(entry.tags, add, remove)
                    if tags != entry.tags:
                        changes[SHELF, key] = encode(replace(entry, tags=tags))
                elif catalogue.creature_of(key) is not None:
                    old = hits.tags_of(self._store.row(TAGS, key))
                    tags = _tagged(old, [tag for tag in add if tag not in self._hits[key].tags], remove)
                    if tags != old:
                        changes[TAGS, key] = encode(tags) if tags else None
            told = [self._hits[key] for _, key in changes if key in self._hits]
            names, french = [hit.name_en for hit in told], [hit.name_fr for hit in told]
            self._store.change(_action("tags", names, french), changes)
            return len(changes)

    def conflicts(self, creatures: Sequence[ImportedCreature], options: ImportOptions = AS_USUAL) -> list[str]:
        """Names of those that the library has with other figures."""
        with self._store.lock:
            return self._import(options).conflicts(creatures)

    def import_many(
        self,
        creatures: Sequence[ImportedCreature],
        options: ImportOptions = AS_USUAL,
        progress: Callable[[int, int], None] | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> ImportReport:
        """Take many in as one action: all or, cancelled or failed, none."""
        with self._store.lock:
            taken = self._import(options)
            for number, imported in enumerate(creatures):
                if number % 50 == 0:
                    if cancelled is not None and cancelled():
                        return ImportReport(cancelled=True)
                    if progress is not None:
                        progress(number, len(creatures))
                taken.take(imported)
            changes: dict[tuple[str, str], str | None] = {(SHELF, key): row for key, row in taken.rows.items()}
            try:
                self._store.change(_action("import", taken.names), changes, cancelled)
            except Cancelled:
                return ImportReport(cancelled=True)
        if progress is not None:
            progress(len(creatures), len(creatures))
        return taken.report()

    def _import(self, options: ImportOptions) -> Import:
        self._refresh()
        own = (hit for hit in self._hits.values() if hit.origin in {"own", "imported"})
        return Import(own, options, self.get)

    def undo(self) -> LibraryAction:
        """Take the last action back (of any shelf)."""
        return self._store.undo()

    def redo(self) -> LibraryAction:
        """Do again what was taken back."""
        return self._store.redo()

    @property
    def undo_action(self) -> LibraryAction | None:
        """What ``undo`` would take back."""
        return self._store.undo_action

    @property
    def redo_action(self) -> LibraryAction | None:
        """What ``redo`` would do again."""
        return self._store.redo_action

    def _change(self, what: str, entries: Mapping[str, LibraryEntry | None]) -> None:
        """Do one action; what is in memory follows without reading everything again."""
        self._refresh()
        told = [entry if entry is not None else self._hits[key] for key, entry in entries.items()]
        names, french = [one.name("en") for one in told], [one.name("fr") for one in told]
        changes = {(SHELF, key): None if entry is None else encode(entry) for key, entry in entries.items()}
        self._store.change(_action(what, names, french), changes)
        found = dict(self._hits)
        for key, entry in entries.items():
            now = entry if entry is not None else self.get(key)
            found.pop(key, None)
            if now is not None:
                sample = catalogue.creature_of(key)
                found[key] = hits.hit_of(now, hits.sample_words(sample) if sample is not None else ())
        self._take(found)
        self._seen = self._store.revision_of(SHELF) + self._store.revision_of(TAGS)

    def _next_variant(self, entry: LibraryEntry) -> int:
        same = hits.identity(entry.creature.name, entry.creature.source)
        own = (hit for hit in self._hits.values() if hit.origin in {"own", "imported"})
        return max((hit.variant for hit in own if hits.identity_of(hit) == same), default=0) + 1


def _tagged(tags: Sequence[str], add: Sequence[str], remove: Sequence[str]) -> tuple[str, ...]:
    return tuple(tag for tag in dict.fromkeys((*tags, *add)) if tag not in remove)


def _action(what: str, names: Sequence[str], french: Sequence[str] = ()) -> LibraryAction:
    told, told_fr = tuple(names[:_NAMES_TOLD]), tuple(french[:_NAMES_TOLD])
    return LibraryAction(what=what, names=told, count=len(names), names_fr=told_fr if told_fr != told else ())
