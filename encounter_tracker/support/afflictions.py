"""Poisons and diseases that come with the program (rule G4): figures only, in both languages."""

from __future__ import annotations

from functools import cache, cached_property
from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta

from encounter_tracker.encounter.state import AfflictionEffect, Cure, Frequency
from encounter_tracker.rules.vocabulary import AfflictionKind, Exposure, Save
from encounter_tracker.support import search
from encounter_tracker.support.casting import Data, Text, Unit
from encounter_tracker.support.catalogue import Words
from encounter_tracker.support.resources import resource

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["AfflictionEntry", "Onset", "affliction", "affliction_named", "afflictions", "find"]


class Onset(Data, frozen=True):
    """How long it takes to begin: a number or dice of one unit."""

    amount: Annotated[int, Meta(ge=1)] | str
    unit: Unit


class AfflictionEntry(Data, frozen=True, dict=True):
    """A poison, disease or curse as an ``affliction`` command gives it; without ``cure`` no saves cure it."""

    key: str
    name: Text
    kind: AfflictionKind
    exposure: Exposure
    save: Save
    dc: Annotated[int, Meta(ge=1)]
    effect: AfflictionEffect
    onset: Onset | None = None
    frequency: Frequency | None = None
    cure: Cure | None = None
    note: Text | None = None
    words: Words = Words()

    @cached_property
    def search_names(self) -> tuple[str, ...]:
        """What it is called, in both languages."""
        return (self.name.en, self.name.fr)

    @cached_property
    def search_words(self) -> tuple[str, ...]:
        """Other words it is found by."""
        return (*self.words.en, *self.words.fr, self.kind)

    def names(self) -> Iterator[str]:
        """Every name it goes by, in small letters."""
        yield from (name.casefold() for name in self.search_names)


@cache
def afflictions() -> tuple[AfflictionEntry, ...]:
    """All of them: poisons, then diseases, each in alphabetical order."""
    return msgspec.json.decode(resource("catalogue", "afflictions.json").read_bytes(), type=tuple[AfflictionEntry, ...])


def affliction(key: str) -> AfflictionEntry | None:
    """The entry of this key."""
    return next((entry for entry in afflictions() if entry.key == key), None)


def affliction_named(name: str) -> AfflictionEntry | None:
    """The entry of this name, in any language."""
    return _by_name().get(name.strip().casefold())


def find(text: str, limit: int = 20) -> list[AfflictionEntry]:
    """The entries that answer to a text, best first."""
    return search.find(afflictions(), text, limit)


@cache
def _by_name() -> dict[str, AfflictionEntry]:
    return {name: entry for entry in reversed(afflictions()) for name in entry.names()}
