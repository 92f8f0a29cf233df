"""A forgiving search: accents, letter case and small typing errors do not matter."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    _Ranking = Callable[["Searchable", tuple[str, ...]], "Rank | None"]

_LETTERS: Final = str.maketrans({"œ": "oe", "æ": "ae", "ß": "ss"})
_WORD: Final = re.compile(r"[a-z0-9]+")
#: From how many letters on one and two typing errors are forgiven.
_ONE_ERROR, _TWO_ERRORS = 4, 8
#: The rank of those that other words, or words of several names, answer; parts of words come after it.
OTHER_WORDS: Final = 3


class Rank(NamedTuple):
    """How well somebody answers; the lowest is the best.

    ``beyond``: letters of a name behind those typed; of misspelt words, how many are no words of a name.
    """

    kind: int
    beyond: int = 0


_WHOLE, _WORDS = Rank(0), Rank(2)


class Searchable(Protocol):
    """What can be searched: names (both languages) and other words it goes by."""

    @property
    def search_names(self) -> tuple[str, ...]:
        """What it is called."""

    @property
    def search_words(self) -> tuple[str, ...]:
        """Other words it is found by."""


Found = TypeVar("Found", bound=Searchable)


def find(
    entries: Iterable[Found], text: str, limit: int = 20, first: Callable[[Found], Any] | None = None
) -> list[Found]:
    """The entries that answer to a text, best first, at most ``limit``.

    Best is the whole name, then a name that begins so (the shorter the better), then one whose words begin so, then
    other words, then parts of words; misspelt words come in only where nothing else does. An empty text finds the
    first entries as they stand. ``first``: what comes first among names that begin so, whatever their length (the last
    used ones, say); it orders as the entries stand.
    """
    wanted = words_of(text)
    pool = list(entries)
    if not wanted:
        return pool[:limit]
    ranked = _ranked(pool, wanted, _rank, first)
    if not ranked:
        ranked = _ranked(pool, wanted, _misspelt)
    return ranked[:limit]


@lru_cache(maxsize=32_768)
def words_of(text: str) -> tuple[str, ...]:
    """The words of a text in plain small letters."""
    plain = unicodedata.normalize("NFKD", text.casefold().translate(_LETTERS))
    return tuple(_WORD.findall("".join(c for c in plain if not unicodedata.combining(c))))


def _ranked(
    pool: list[Found], wanted: tuple[str, ...], rank: _Ranking, first: Callable[[Found], Any] | None = None
) -> list[Found]:
    found = []
    for place, entry in enumerate(pool):
        score = rank(entry, wanted)
        if score is not None:
            before = first(entry) if first is not None else 0
            found.append((score.kind, before, score.beyond, place, entry))
    found.sort(key=lambda item: item[:4])
    return [item[-1] for item in found]


def _rank(entry: Searchable, wanted: tuple[str, ...]) -> Rank | None:
    names = [words_of(name) for name in entry.search_names]
    by_name = rank_names(names, wanted)
    if by_name is not None:
        return by_name
    others = [word for text in entry.search_words for word in words_of(text)]
    everything = [*(word for name in names for word in name), *others]
    if _all_begin(everything, wanted):
        return Rank(OTHER_WORDS)
    if all(any(part in word for word in everything) for part in wanted):
        return Rank(OTHER_WORDS + 1)
    return None


def rank_names(names: Sequence[tuple[str, ...]], wanted: tuple[str, ...]) -> Rank | None:
    """How well one of these names (as their words) answers; None: none does by itself."""
    if wanted in names:
        return _WHOLE
    joined = " ".join(wanted)
    beyond = [sum(map(len, name)) for name in names if " ".join(name).startswith(joined)]
    if beyond:
        return Rank(1, min(beyond) - sum(map(len, wanted)))
    if any(_all_begin(name, wanted) for name in names):
        return _WORDS
    return None


def _misspelt(entry: Searchable, wanted: tuple[str, ...]) -> Rank | None:
    """The errors of all parts; of as many, those in names come before those in other words."""
    known = {word: 1 for text in entry.search_words for word in words_of(text)}
    known |= {word: 0 for text in entry.search_names for word in words_of(text)}
    total = elsewhere = 0
    for part in wanted:
        allowed = allowed_errors(part)
        slips = ((errors(part, word, allowed), other) for word, other in known.items())
        fewest, other = min(slips, default=(allowed + 1, 0))
        if fewest > allowed:
            return None
        total += fewest
        elsewhere += other
    return Rank(total, elsewhere)


def _all_begin(words: Iterable[str], wanted: tuple[str, ...]) -> bool:
    left = list(words)
    return all(any(word.startswith(part) for word in left) for part in wanted)


def allowed_errors(part: str) -> int:
    """How many typing errors are forgiven in a word."""
    return (len(part) >= _ONE_ERROR) + (len(part) >= _TWO_ERRORS)


def errors(part: str, word: str, allowed: int) -> int:
    """Typing errors between what was typed and the beginning of a word: letters wrong, missing, extra or swapped."""
    beginning = word[: len(part) + allowed]
    too_many = allowed + 1
    if len(set(part) - set(beginning)) > allowed:
        return too_many
    before: list[int] = []
    last = list(range(len(beginning) + 1))
    for i, letter in enumerate(part, 1):
        row = [i]
        for j, against in enumerate(beginning, 1):
            cost = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (letter != against))
            if i > 1 and j > 1 and letter == beginning[j - 2] and part[i - 2] == against:
                cost = min(cost, before[j - 2] + 1)
            row.append(cost)
        if min(row) > allowed:
            return too_many
        before, last = last, row
    return min(last)
