"""Libraries for tests: own creatures, imports, and what a file holds."""

from __future__ import annotations

from hypothesis import strategies as st

from encounter_tracker.rules.creature import ArmorClass, Creature
from encounter_tracker.support.imported import ImportedCreature
from encounter_tracker.support.library import LibraryEntry


def creature(name: str = "Bog Lurker", **fields: object) -> Creature:
    return Creature(**{"name": name, "hit_dice": 3, "hp": 20, "type": "aberration", "cr": 2, **fields})  # type: ignore[arg-type]


def entry(name: str = "Bog Lurker", **fields: object) -> LibraryEntry:
    return LibraryEntry(creature=creature(name), **fields)  # type: ignore[arg-type]


def imported(name: str, **fields: object) -> ImportedCreature:
    return ImportedCreature(creature=creature(name, **fields))


def bestiary(count: int) -> list[ImportedCreature]:
    return [imported(f"Beast {number:05}", source="Bestiary", hp=10 + number % 90) for number in range(count)]


CREATURES = st.builds(
    Creature,
    name=st.sampled_from(["Goblin", "Bog Lurker", "Élémentaire", "Ogre"]),
    hit_dice=st.integers(1, 20),
    hp=st.integers(1, 200),
    cr=st.sampled_from([None, "1/3", 1, 5, 17]),
    ac=st.builds(ArmorClass, total=st.integers(5, 40)),
    source=st.sampled_from(["", "Bestiary", "My world"]),
)
