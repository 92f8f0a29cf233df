"""The forgiving search over thousands of entries: the same answers as ``search.find``, within milliseconds.

The words of all entries are gathered once. What was typed is looked up among them (there are far fewer words than
entries), and only entries that have such words are ranked.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING, Final, Generic

from encounter_tracker.support.search import OTHER_WORDS, Found, Rank, allowed_errors, errors, rank_names, words_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

#: Behind every word that begins so.
_LAST: Final = "\uffff"
_KEPT: Final = 64
_OTHERS: Final = Rank(OTHER_WORDS)


class SearchIndex(Generic[Found]):
    """Entries that are searched again and again; they do not change."""

    def __init__(self, entries: Iterable[Found]) -> None:
        """Gather the words; equal ranks keep the order given."""
        self.entries: tuple[Found, ...] = tuple(entries)
        self._names: list[tuple[tuple[str, ...], ...]] = []
        self._places: dict[str, list[int]] = {}
        self._name_places: dict[str, list[int]] = {}
        for place, entry in enumerate(self.entries):
            names = tuple(words_of(name) for name in entry.search_names)
            self._names.append(names)
            own = dict.fromkeys(word for name in names for word in name)
            others = (word for text in entry.search_words for word in words_of(text))
            for word in own:
                self._name_places.setdefault(word, []).append(place)
            for word in dict.fromkeys((*own, *others)):
                self._places.setdefault(word, []).append(place)
        self._vocabulary = sorted(self._places)
        self._cuts: dict[int, list[tuple[str, int]]] = {}
        self._slips: dict[str, dict[int, Rank]] = {}

    def find(self, text: str, limit: int = 20, takes: Callable[[Found], bool] | None = None) -> list[Found]:
        """The entries that answer to a text, best first, at most ``limit``; ``takes``: only such as these."""
        wanted = words_of(text)
        entries = self.entries
        if not wanted:
            found = entries if takes is None else tuple(entry for entry in entries if takes(entry))
            return list(found[:limit])
        places = self._beginning_so(wanted, takes)
        if len(places) < limit:
            began = set(places)
            places += sorted(place for place in self._having(wanted, self._containing, takes) if place not in began)
        if not places:
            places = self._misspelt(wanted, takes)
        return [entries[place] for place in places[:limit]]

    def _beginning_so(self, wanted: tuple[str, ...], takes: Callable[[Found], bool] | None) -> list[int]:
        """Those all of whose parts begin words of theirs, best first: only names make a difference among them."""
        places = self._having(wanted, self._beginning, takes)
        by_name = self._having(wanted, self._beginning_names, takes)
        ranked = [(self._rank(place, wanted), place) for place in by_name]
        ranked += [(_OTHERS, place) for place in places - by_name]
        return [place for _, place in sorted(ranked)]

    def _rank(self, place: int, wanted: tuple[str, ...]) -> Rank:
        return rank_names(self._names[place], wanted) or _OTHERS

    def _having(
        self,
        wanted: tuple[str, ...],
        places: Callable[[str], set[int]],
        takes: Callable[[Found], bool] | None,
    ) -> set[int]:
        """The places of entries that have all parts."""
        found = set.intersection(*(places(part) for part in wanted))
        return found if takes is None else {place for place in found if takes(self.entries[place])}

    def _beginning(self, part: str) -> set[int]:
        return _places(self._places, self._words_beginning(part))

    def _beginning_names(self, part: str) -> set[int]:
        return _places(self._name_places, self._words_beginning(part))

    def _containing(self, part: str) -> set[int]:
        return _places(self._places, [word for word in self._vocabulary if part in word])

    def _words_beginning(self, part: str) -> list[str]:
        start = bisect_left(self._vocabulary, part)
        return self._vocabulary[start : bisect_left(self._vocabulary, part + _LAST)]

    # --- typing errors -------------------------------------------------------------------------------------------

    def _misspelt(self, wanted: tuple[str, ...], takes: Callable[[Found], bool] | None) -> list[int]:
        totals: dict[int, Rank] | None = None
        for part in wanted:
            slips = self._slips_of(part)
            if totals is None:
                totals = dict(slips)
            else:
                totals = {place: _sum(total, slips[place]) for place, total in totals.items() if place in slips}
        found = [(total, place) for place, total in (totals or {}).items()]
        return [place for _, place in sorted(found) if takes is None or takes(self.entries[place])]

    def _slips_of(self, part: str) -> dict[int, Rank]:
        """The fewest errors by entry, for those within what is forgiven; of the last parts asked for it is kept.

        With as many errors a word of a name is better than another.
        """
        known = self._slips.get(part)
        if known is not None:
            return known
        allowed = allowed_errors(part)
        beginnings = {}
        letters, least = _letters(part), len(part) - allowed
        for beginning, its_letters in self._beginnings(len(part) + allowed):
            if (letters & ~its_letters).bit_count() <= allowed and len(beginning) >= least:
                count = errors(part, beginning, allowed)
                if count <= allowed:
                    beginnings[beginning] = count
        slips: dict[int, Rank] = {}
        cut = len(part) + allowed
        for beginning, count in beginnings.items():
            for word in self._words_beginning(beginning) if len(beginning) == cut else (beginning,):
                named = self._name_places.get(word, ())
                for rank, places in ((Rank(count), named), (Rank(count, 1), self._places[word])):
                    for place in places:
                        slips[place] = min(rank, slips.get(place, rank))
        if len(self._slips) >= _KEPT:
            self._slips.clear()
        self._slips[part] = slips
        return slips

    def _beginnings(self, length: int) -> list[tuple[str, int]]:
        """The different beginnings of words, at most so long, with their letters."""
        known = self._cuts.get(length)
        if known is None:
            different = dict.fromkeys(word[:length] for word in self._vocabulary)
            known = self._cuts[length] = [(beginning, _letters(beginning)) for beginning in different]
        return known


def _sum(one: Rank, other: Rank) -> Rank:
    return Rank(one.kind + other.kind, one.beyond + other.beyond)


def _letters(word: str) -> int:
    """The letters of a word as bits."""
    bits = 0
    for letter in word:
        bits |= 1 << (ord(letter) - 48)
    return bits


def _places(by_word: dict[str, list[int]], words: Iterable[str]) -> set[int]:
    return {place for word in words for place in by_word.get(word, ())}
