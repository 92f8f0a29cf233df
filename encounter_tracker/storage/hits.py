"""Rows of the library to entries and hits: for a hit only the few fields that it shows are read."""

from __future__ import annotations

import logging
from collections import Counter
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from encounter_tracker.support import catalogue
from encounter_tracker.support.library import Facets, Kind, LibraryEntry, LibraryHit, Origin
from encounter_tracker.support.search import words_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from encounter_tracker.support.catalogue import SampleCreature

_log = logging.getLogger(__name__)

Identity = tuple[tuple[str, ...], str]


class _Ac(Struct, frozen=True):
    total: int = 10


class _Block(Struct, frozen=True):
    name: str
    hit_dice: int
    hp: int
    type: str = ""
    subtypes: tuple[str, ...] = ()
    size: str = "medium"
    level: int | None = None
    cr: int | float | str | None = None
    ac: _Ac = _Ac()
    source: str = ""


class _Brief(Struct, frozen=True):
    creature: _Block
    name_fr: str = ""
    name_en: str = ""
    kind: Kind = "monster"
    tags: tuple[str, ...] = ()
    origin: Origin = "own"
    variant: int = 1


_brief: Final = msgspec.json.Decoder(_Brief)
_entry: Final = msgspec.json.Decoder(LibraryEntry)
_tags: Final = msgspec.json.Decoder(tuple[str, ...])


def entry_of(key: str, row: str) -> LibraryEntry | None:
    """The entry of a row; None for one that makes no sense."""
    try:
        return replace(_entry.decode(row), key=key)
    except (msgspec.MsgspecError, ValueError) as error:
        _log.warning("library entry %s: %s", key, error)
        return None


def brief_of(key: str, row: str) -> LibraryHit | None:
    """The hit of a row; None for one that makes no sense."""
    try:
        return _hit(key, _brief.decode(row), ())
    except (msgspec.MsgspecError, ValueError) as error:
        _log.warning("library entry %s: %s", key, error)
        return None


def tags_of(row: str | None) -> tuple[str, ...]:
    """Own tags of a built-in creature."""
    if row is None:
        return ()
    try:
        return _tags.decode(row)
    except (msgspec.MsgspecError, ValueError):
        return ()


def hit_of(entry: LibraryEntry, words: Iterable[str] = ()) -> LibraryHit:
    """The hit of an entry; ``words``: what else it is found by."""
    return _hit(entry.key, entry, words)


def _hit(key: str, entry: LibraryEntry | _Brief, words: Iterable[str]) -> LibraryHit:
    block = entry.creature
    kind = block.type
    own = (*entry.tags, kind, *block.subtypes, catalogue.term(kind, "fr"), block.source)
    return LibraryHit(
        key=key,
        name_en=entry.name_en or block.name,
        name_fr=entry.name_fr or block.name,
        kind=entry.kind,
        origin=entry.origin,
        type=kind,
        subtypes=block.subtypes,
        size=block.size,
        cr=block.cr,
        level=block.hit_dice if block.level is None else block.level,
        hp=block.hp,
        ac=block.ac.total,
        source=block.source,
        tags=entry.tags,
        words=tuple(word for word in dict.fromkeys((*words, *own)) if word),
        variant=entry.variant,
    )


def built_in(sample: SampleCreature) -> LibraryEntry:
    """The entry of a creature that came with the program."""
    return LibraryEntry(
        creature=sample.creature,
        key=sample.key,
        name_en=sample.names.en,
        name_fr=sample.names.fr,
        kind=sample.kind,
        tags=sample.tags,
        origin="built-in",
        special_fr=sample.special_fr,
    )


def sample_words(sample: SampleCreature) -> tuple[str, ...]:
    """What else a built-in creature is found by, in both languages."""
    return sample.search_words


def facets_of(found: Iterable[LibraryHit]) -> Facets:
    """What the hits can be filtered by."""
    counts: dict[str, Counter[str]] = {name: Counter() for name in Facets.__struct_fields__}
    for hit in found:
        counts["types"][hit.type] += 1
        counts["sizes"][hit.size] += 1
        counts["sources"][hit.source] += 1
        counts["tags"].update(hit.tags)
        counts["origins"][hit.origin] += 1
    return Facets(**{name: {word: n for word, n in count.most_common() if word} for name, count in counts.items()})


def identity(name: str, source: str) -> Identity:
    """What makes two entries the same creature: name and source, accents and letter case apart."""
    return words_of(name), source.casefold().strip()


def identity_of(hit: LibraryHit) -> Identity:
    """The identity of a hit."""
    return identity(hit.name_en, hit.source)
