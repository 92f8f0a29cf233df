"""The index answers as the plain search does."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from encounter_tracker.support import catalogue
from encounter_tracker.support.index import SearchIndex
from encounter_tracker.support.search import find


class Thing(Struct, frozen=True):
    search_names: tuple[str, ...]
    search_words: tuple[str, ...] = ()


WORDS = st.sampled_from(
    ["goblin", "gobelin", "gob", "hobgobelin", "ogre", "d'ombre", "élémentaire", "feu", "of", "Fire", "dragons", "12"]
)
NAMES = st.lists(WORDS, min_size=1, max_size=3).map(" ".join)
THINGS = st.builds(Thing, st.lists(NAMES, min_size=1, max_size=2).map(tuple), st.lists(NAMES, max_size=2).map(tuple))
TYPED = st.one_of(NAMES, st.text("goblinfeu érd 1", max_size=12))


@given(st.lists(THINGS, max_size=12), TYPED, st.integers(1, 13))
def test_the_index_finds_what_the_search_finds(things: list[Thing], text: str, limit: int):
    assert SearchIndex(things).find(text, limit) == find(things, text, limit)


@given(st.lists(THINGS, max_size=12), TYPED)
def test_only_what_is_taken(things: list[Thing], text: str):
    def takes(thing: Thing) -> bool:
        return len(thing.search_names) == 1

    found = SearchIndex(things).find(text, 20, takes)
    assert found == find([thing for thing in things if takes(thing)], text, 20)


@pytest.mark.parametrize("text", ["gobelin", "Gobbelin", "OGRE", "squelete", "elementaire d feu", "zomb", "x", ""])
def test_over_the_creatures(text: str):
    creatures = catalogue.sample_creatures()
    index = SearchIndex(creatures)
    assert index.find(text, 10) == find(creatures, text, 10)
    assert index.find(text, 10) == find(creatures, text, 10)


def test_the_words_typed_before_are_forgotten_in_time():
    index = SearchIndex([Thing(("goblin",))])
    for number in range(100):
        index.find(f"goblon{number:02}", 5)
    assert index.find("goblon", 5) == [Thing(("goblin",))]


@pytest.mark.parametrize("text", ["s", "sk", "skel", "squ", "gob", "or"])
def test_the_shorter_name_first(text: str):
    creatures = catalogue.sample_creatures()
    assert SearchIndex(creatures).find(text, 10) == find(creatures, text, 10)
