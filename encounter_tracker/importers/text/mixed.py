"""A paste in two languages: each creature is read in its own."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from encounter_tracker.importers.text.detect import VOCABULARIES, language_of
from encounter_tracker.importers.text.lines import Line, lines_of, split_blocks
from encounter_tracker.importers.text.vocabulary import fold

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from encounter_tracker.importers.text.source import Source
    from encounter_tracker.importers.text.vocabulary import Vocabulary

__all__ = ["Block", "blocks_of"]

_ENGLISH: Final = (
    "hp ac wis touch flat-footed senses feats cmb cmd speed skills reach ranged melee atk will xp ref saves"
)
_FRENCH: Final = "pv ca dmd bmo vig sag vd fp dons bba px taille competences langues allonge contact depourvu nls rd"
#: Words that stand in stat blocks of one language only (the markers of a language stand here and there in others too).
_OWN: Final = {
    "en": frozenset(_ENGLISH.split()),
    "fr": frozenset(_FRENCH.split()),
}
_WORD: Final = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")
_LABEL: Final = re.compile(r"[\s*_#|>]*([^\W\d_]+)")
_DIFFERENT: Final = 6
_CLEARLY: Final = 2


class Block(NamedTuple):
    """A creature of a paste: what stands above the first, its own lines, its language."""

    above: list[Line]
    lines: list[Line]
    words: Vocabulary


class _Start(NamedTuple):
    at: int
    found_by: frozenset[str]


def blocks_of(source: Source) -> list[Block]:
    """The creatures of a paste, each with the vocabulary it is to be read with."""
    main = language_of(source.text)
    others = [one for one in VOCABULARIES if one.code != main.code and _speaks(source.text, one)]
    if not others:
        return _blocks(lines_of(source, main), main, source)
    read_as = {words.code: words for words in (main, *others)}
    lines = {code: lines_of(source, words) for code, words in read_as.items()}
    found: list[Block] = []
    starts = _starts(source, lines, read_as)
    ends = [start for start, _ in starts[1:]] + [len(source.text)]
    for (start, code), end in zip(starts, ends, strict=True):
        above = _within(source.text, lines[code], 0, start) if not found else []
        found.append(Block(above, _within(source.text, lines[code], start, end), read_as[code]))
    return found


def _blocks(lines: list[Line], words: Vocabulary, source: Source) -> list[Block]:
    ranges = split_blocks(source, lines, words)
    return [
        Block(lines[:first] if number == 0 else [], lines[first:last], words)
        for number, (first, last) in enumerate(ranges)
    ]


def _speaks(text: str, words: Vocabulary) -> bool:
    """Whether so many words of a language begin lines that a creature of it must be there."""
    firsts = {fold(found[1]) for line in text.split("\n") if (found := _LABEL.match(line)) is not None}
    own = _OWN.get(words.code, frozenset())
    every = {fold(word) for word in _WORD.findall(text)}
    return len(every & own) >= _DIFFERENT and len(firsts & own) >= _CLEARLY


def _starts(source: Source, lines: dict[str, list[Line]], read_as: dict[str, Vocabulary]) -> list[tuple[int, str]]:
    """Where creatures begin, and in which language each is: a start counts for the language that found it."""
    by_place: dict[int, set[str]] = {}
    for code, words in read_as.items():
        for first, _ in split_blocks(source, lines[code], words):
            by_place.setdefault(lines[code][first].start, set()).add(code)
    places = [_Start(at, frozenset(by_place[at])) for at in sorted(by_place)]
    told = _told(source.text, places, read_as)
    kept: list[tuple[int, str]] = []
    for place, code in zip(places, _filled(told, next(iter(read_as))), strict=True):
        if not kept or code in place.found_by or code != kept[-1][1]:
            kept.append((place.at, code))
    return kept


def _told(text: str, places: Sequence[_Start], read_as: Iterable[str]) -> list[str]:
    """The language of each piece; "" where it does not say."""
    ends = [place.at for place in places[1:]] + [len(text)]
    return [_language(text[place.at : end], tuple(read_as)) for place, end in zip(places, ends, strict=True)]


def _filled(told: Sequence[str], main: str) -> list[str]:
    """A piece that does not say goes with the next, the last with the one before."""
    found = list(told)
    for index in range(len(found) - 2, -1, -1):
        found[index] = found[index] or found[index + 1]
    before = main
    for index, code in enumerate(found):
        found[index] = before = code or before
    return found


def _language(text: str, codes: tuple[str, ...]) -> str:
    found = {fold(word) for word in _WORD.findall(text)}
    scores = {code: len(found & _OWN.get(code, frozenset())) for code in codes}
    best = max(scores, key=lambda code: scores[code])
    return best if all(scores[best] > score for code, score in scores.items() if code != best) else ""


def _within(text: str, lines: Sequence[Line], start: int, end: int) -> list[Line]:
    """The lines of a range; one that goes over its edge is cut there."""
    found = []
    for line in lines:
        first, last = max(line.start, start), min(line.end, end)
        if last > first or (line.blank and start <= line.start < end):
            found.append(line._replace(start=first, end=last, blank=not text[first:last].strip()))
    return found
