"""Taking creatures into the library: what is there already, what is new, what is kept beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from encounter_tracker.storage.hits import identity, identity_of
from encounter_tracker.storage.shelves import encode, new_key
from encounter_tracker.support.library import ImportOptions, ImportReport, LibraryEntry, LibraryHit

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from encounter_tracker.storage.hits import Identity
    from encounter_tracker.support.imported import ImportedCreature


class Import:
    """One import being put together: ``rows`` are what it will write."""

    def __init__(
        self,
        own: Iterable[LibraryHit],
        options: ImportOptions,
        get: Callable[[str], LibraryEntry | None],
    ) -> None:
        """``own``: the entries that the library has of the user's; ``get`` reads one whole."""
        self._options = options
        self._get = get
        self._known: dict[Identity, list[str]] = {}
        self._variants: dict[Identity, int] = {}
        for hit in own:
            same = identity_of(hit)
            self._known.setdefault(same, []).append(hit.key)
            self._variants[same] = max(hit.variant, self._variants.get(same, 0))
        self._entries: dict[str, LibraryEntry] = {}
        self._skipped = 0
        self._replaced: dict[str, None] = {}
        self.rows: dict[str, str] = {}
        self.names: list[str] = []

    def conflicts(self, creatures: Sequence[ImportedCreature]) -> list[str]:
        """Names of those that are there with other figures."""
        found: dict[str, None] = {}
        for imported in creatures:
            entry = self._entry(imported)
            known = self._known.get(_identity(entry), [])
            if known and not any(self._is(key, entry) for key in known):
                found[entry.creature.name] = None
        return list(found)

    def take(self, imported: ImportedCreature) -> None:
        """Take one in, skip it, or put it in another's place."""
        entry = self._entry(imported)
        same = _identity(entry)
        known = self._known.setdefault(same, [])
        if any(self._is(key, entry) for key in known) or (known and self._options.duplicates == "skip"):
            self._skipped += 1
            return
        if known and self._options.duplicates == "replace":
            key = known[0]
            old = self._entry_at(key)
            kept = replace(entry, key=key, variant=old.variant, note=old.note, tags=_joined(old.tags, entry.tags))
            self._replaced[key] = None
        else:
            self._variants[same] = self._variants.get(same, 0) + 1
            kept = replace(entry, key=new_key(), variant=self._variants[same])
            known.append(kept.key)
        self._entries[kept.key] = kept
        self.rows[kept.key] = encode(kept)
        self.names.append(kept.creature.name)

    def report(self) -> ImportReport:
        """What came of it."""
        added = tuple(key for key in self.rows if key not in self._replaced)
        return ImportReport(added=added, replaced=tuple(self._replaced), skipped=self._skipped)

    def _entry(self, imported: ImportedCreature) -> LibraryEntry:
        creature, options = imported.creature, self._options
        if options.source and not creature.source:
            creature = replace(creature, source=options.source)
        return LibraryEntry(
            creature=creature,
            name_fr=imported.names_fr,
            kind=options.kind or ("hero" if imported.hero else "monster"),
            tags=_joined(imported.tags, options.tags),
            origin="imported",
        )

    def _is(self, key: str, entry: LibraryEntry) -> bool:
        """Whether the entry of this key has just these figures."""
        return self._entry_at(key).creature == entry.creature

    def _entry_at(self, key: str) -> LibraryEntry:
        found = self._entries.get(key) or self._get(key)
        assert found is not None  # noqa: S101 - it has a hit, so it can be read
        self._entries[key] = found
        return found


def _identity(entry: LibraryEntry) -> Identity:
    return identity(entry.creature.name, entry.creature.source)


def _joined(tags: tuple[str, ...], more: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys((*tags, *more)))
