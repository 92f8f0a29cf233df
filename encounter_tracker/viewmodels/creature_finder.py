"""Creatures by what is typed: those of the library, or (where there is none) those that come with the program."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final, NamedTuple

from encounter_tracker.support import catalogue, search
from encounter_tracker.support.library import LibraryError, LibraryFilter
from encounter_tracker.support.search import OTHER_WORDS, Rank, rank_names, words_of
from encounter_tracker.viewmodels.add_hits import MOST, AddEntry, sample_entry
from encounter_tracker.viewmodels.texts.language import language

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from encounter_tracker.support.library import LibraryHit, LibraryPort

__all__ = ["Brief", "CreatureFinder", "best_first"]

_log = logging.getLogger(__name__)

#: Of so many of the best hits the game master's own come first among equals.
_LOOKED_AT: Final = 120
#: So many own ones are offered before something was typed.
_OWN_FIRST: Final = 12
_OWN: Final = LibraryFilter(origins=frozenset({"own", "edited", "imported"}))


class Brief(NamedTuple):
    """A creature in a word: its key, its name now, all it is called, where it is from."""

    key: str
    name: str
    names: tuple[str, ...]
    origin: str = "built-in"


class CreatureFinder:
    """Finds while one types; the library is opened at the first search."""

    def __init__(self, library: Callable[[], LibraryPort] | None = None) -> None:
        """``library``: None for the creatures that come with the program alone."""
        self._library = library

    def find(self, name: str, limit: int = MOST) -> tuple[AddEntry, ...]:
        """Those who answer to a name, best first, own ones first among equals; with no name own ones, then others."""
        wanted = words_of(name)
        if self._library is None:
            pool = (sample_entry(one) for one in catalogue.sample_creatures())
            return tuple(search.find(pool, name, limit, first=lambda one: _rank(one.names[0], wanted)))
        if wanted:
            found = (self._entry_of(hit) for hit in self._hits(name)[:limit])
            return tuple(entry for entry in found if entry is not None)
        own = (self._entry_of(hit) for hit in self._library().search("", _OWN, _OWN_FIRST, language()))
        first = [entry for entry in own if entry is not None]
        known = {entry.key for entry in first}
        rest = (sample_entry(one) for one in catalogue.sample_creatures()[:limit] if one.key not in known)
        return tuple([*first, *rest][:limit])

    def warm(self) -> None:
        """Gather the words now, so that the first letter that is typed finds at once."""
        if self._library is not None:
            self._library().search("a", limit=1, language=language())

    def briefly(self, text: str, limit: int) -> tuple[Brief, ...]:
        """The same in a word each."""
        if self._library is None:
            return tuple(
                Brief(one.key, one.names.say(language()), one.search_names) for one in catalogue.sample_creatures()
            )
        return tuple(
            Brief(hit.key, hit.name(language()), hit.search_names, hit.origin) for hit in self._hits(text)[:limit]
        )

    def entry(self, key: str) -> AddEntry | None:
        """The one of a key, or of a name; None where there is none."""
        sample = catalogue.creature_of(key)
        if self._library is None:
            if sample is not None:
                return sample_entry(sample)
            return next((one for one in self.find(key, 1) if words_of(key) in map(words_of, one.names)), None)
        found = self._library().search(key, limit=1, language=language()) if sample is None else []
        return self._entry_at(key) or (self._entry_of(found[0]) if found else None)

    def _hits(self, text: str) -> list[LibraryHit]:
        assert self._library is not None  # noqa: S101 - asked before
        return best_first(self._library().search(text, limit=_LOOKED_AT, language=language()), text)

    def _entry_of(self, hit: LibraryHit) -> AddEntry | None:
        return self._entry_at(hit.key, hit.search_words)

    def _entry_at(self, key: str, words: tuple[str, ...] = ()) -> AddEntry | None:
        assert self._library is not None  # noqa: S101 - asked before
        try:
            entry = self._library().get(key)
        except LibraryError as error:
            _log.info("library entry %s: %s", key, error)
            return None
        if entry is None:
            return None
        creature, known = entry.block(language()), dict.fromkeys((entry.name("en"), entry.name("fr")))
        return AddEntry(
            key=key,
            creature=creature,
            names=(creature.name, *known),
            hero=entry.kind == "hero",
            words=words,
            origin=entry.origin,
            variant=entry.variant,
        )


def best_first(hits: Sequence[LibraryHit], text: str) -> list[LibraryHit]:
    """The best of the hits in order: by how well a name answers, own ones first, then by the name in use (short first).

    Those found by other words, or in spite of errors, stay as they stand; so do all but the first hundred or so.
    """
    wanted, code = words_of(text), language()
    if not wanted:
        return list(hits)

    def place(hit: LibraryHit) -> tuple[int, bool, Rank]:
        ranks = {name: _rank(name, wanted) for name in hit.search_names}
        kind = min(ranks.values()).kind
        return kind, kind < OTHER_WORDS and not hit.own, ranks[hit.name(code)]

    return [*sorted(hits[:_LOOKED_AT], key=place), *hits[_LOOKED_AT:]]


def _rank(name: str, wanted: tuple[str, ...]) -> Rank:
    return rank_names((words_of(name),), wanted) or Rank(OTHER_WORDS)
