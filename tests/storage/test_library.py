"""The library: own creatures, edits of built-in ones, tags, search and filters, undo, other windows."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule
from msgspec.structs import replace

from encounter_tracker.storage.library import Library
from encounter_tracker.storage.shelf_file import Opened, _migrate
from encounter_tracker.storage.shelves import KEPT_ACTIONS, Shelves, Store
from encounter_tracker.support import catalogue
from encounter_tracker.support.library import LibraryEntry, LibraryError, LibraryFilter
from encounter_tracker.support.search import words_of
from tests.storage.shelf import CREATURES, creature, entry


@pytest.fixture
def shelves(tmp_path: Path):
    shelves = Shelves(tmp_path / "data" / "library.db")
    yield shelves
    shelves.close()


@pytest.fixture
def library(shelves: Shelves) -> Library:
    return shelves.library


def names(library: Library, text: str, **filters: object) -> list[str]:
    return [hit.name_en for hit in library.search(text, LibraryFilter(**filters))]  # type: ignore[arg-type]


def refused(call, *args: object) -> str:
    with pytest.raises(LibraryError) as error:
        call(*args)
    return error.value.code


# --- own creatures ---------------------------------------------------------------------------------------------------


def test_nothing_is_opened_before_it_is_wanted(tmp_path: Path):
    shelves = Shelves(tmp_path / "library.db")
    assert shelves.problem is None
    shelves.close()
    assert not list(tmp_path.iterdir())


def test_built_in_creatures_are_not_copied(library: Library, shelves: Shelves):
    assert library.search("gobelin")[0].key == "goblin"
    assert library.get("goblin").creature.name == "Goblin"  # type: ignore[union-attr]
    assert shelves.store.rows("creature") == {}


def test_an_own_creature_is_kept(library: Library, tmp_path: Path):
    kept = library.save(entry(tags=("swamp",), name_fr="Quagglé des marais", note="nasty"))
    assert kept.key
    assert kept.origin == "own"
    again = Shelves(tmp_path / "data" / "library.db")
    assert again.library.get(kept.key) == kept
    assert [hit.key for hit in again.library.search("quaggle")] == [kept.key]
    again.close()


def test_a_changed_creature_keeps_its_key(library: Library):
    kept = library.save(entry())
    changed = library.save(replace(kept, creature=creature("Bog Lurker", hp=44)))
    assert changed.key == kept.key
    assert [hit.hp for hit in library.search("bog lurker")] == [44]


def test_two_of_one_name_are_told_apart(library: Library):
    library.save(entry())
    second = library.save(entry())
    assert second.variant == 2
    assert [hit.variant for hit in library.search("bog lurker")] == [1, 2]


def test_a_creature_that_is_gone(library: Library):
    assert library.get("nothing") is None
    assert library.original("nothing") is None
    assert refused(library.delete, ["nothing"]) == "no_such_entry"
    assert refused(library.restore, "nothing") == "no_such_entry"


# --- edits of built-in ones ------------------------------------------------------------------------------------------


def test_an_edit_of_a_built_in_creature_and_the_original_again(library: Library):
    original = library.get("goblin")
    assert original is not None
    edited = library.save(replace(original, creature=replace(original.creature, hp=11)))
    assert edited.origin == "edited"
    assert edited.variant == 1
    assert library.search("goblin")[0].hp == 11
    assert library.search("goblin")[0].origin == "edited"
    assert library.search("gobelin")[0].key == "goblin"
    assert library.original("goblin") == original
    assert library.named("Gobelin").hp == 11  # type: ignore[union-attr]
    assert library.restore("goblin") == original
    assert library.restore("goblin") == original
    assert library.save(replace(edited, creature=original.creature)) == original
    assert library.get("goblin") == original
    assert library.search("goblin")[0].origin == "built-in"


def test_what_came_with_the_program_cannot_be_deleted(library: Library):
    assert refused(library.delete, ["goblin"]) == "built_in"
    assert library.undo_action is None
    kept = library.save(entry())
    assert library.delete(["goblin", kept.key]) == 1


def test_deleting_an_edit_brings_the_original_back(library: Library):
    original = library.get("ogre")
    assert original is not None
    library.save(replace(original, note="mine"))
    assert library.delete(["ogre"]) == 1
    assert library.get("ogre") == original


# --- names for `add` -------------------------------------------------------------------------------------------------


def test_own_creatures_go_before_built_in_ones_by_name(library: Library):
    assert library.named("ogre") == catalogue.creature_named("ogre")
    library.save(LibraryEntry(creature=creature("Ogre", hp=99), name_fr="Ogre des tests"))
    assert library.named("OGRE").hp == 99  # type: ignore[union-attr]
    assert library.named("ogre des tests").name == "Ogre des tests"  # type: ignore[union-attr]
    assert library.named("nobody of this name") is None


# --- tags ------------------------------------------------------------------------------------------------------------


def test_tags_of_own_and_built_in_creatures(library: Library):
    kept = library.save(entry(tags=("old",)))
    assert library.tag([kept.key, "goblin", "gone"], add=["chapter 2"], remove=["old"]) == 2
    assert library.get(kept.key).tags == ("chapter 2",)  # type: ignore[union-attr]
    assert library.get("goblin").tags[-1] == "chapter 2"  # type: ignore[union-attr]
    assert library.get("goblin").origin == "built-in"  # type: ignore[union-attr]
    assert set(names(library, "", tags=frozenset({"chapter 2"}))) == {"Bog Lurker", "Goblin"}
    assert set(names(library, "chapter 2")) == {"Bog Lurker", "Goblin"}
    assert library.facets().tags["chapter 2"] == 2
    assert library.tag(["goblin"], add=["chapter 2", "goblinoid"]) == 0
    assert library.tag(["goblin"], remove=["chapter 2"]) == 1
    assert library.undo().what == "tags"
    assert "chapter 2" in library.get("goblin").tags  # type: ignore[union-attr]
    library.undo()
    assert library.get(kept.key) == kept


# --- search and filters ----------------------------------------------------------------------------------------------


def test_search_forgives_in_both_languages(library: Library):
    library.save(entry("Quaggling Mound", name_fr="Tertre zyrant"))
    for text in ("quaggling", "QUAGLING", "tertre zyr", "Terte zirant", "mound quag"):
        assert names(library, text)[0] == "Quaggling Mound", text


def test_without_a_text_all_by_name(library: Library):
    english = [hit.name_en for hit in library.search("", limit=9999, language="en")]
    french = [hit.name_fr for hit in library.search("", limit=9999, language="fr_FR")]
    assert len(english) == len(french) == len(catalogue.sample_creatures())
    assert english == sorted(english, key=words_of)
    assert french == sorted(french, key=words_of)
    assert french != english
    assert len(library.search("", limit=3)) == 3


def test_filters(library: Library):
    library.save(
        LibraryEntry(
            creature=creature("Quaggle Wyrm", cr=29, type="dragon", size="huge", source="My world"), kind="npc"
        )
    )
    assert names(library, "", cr_min=29) == ["Quaggle Wyrm"]
    assert names(library, "quaggle wyrm", cr_max=28) == []
    assert "Goblin" in names(library, "", cr_min="1/4", cr_max="1/2")
    assert names(library, "", types=frozenset({"dragon"}), origins=frozenset({"own"})) == ["Quaggle Wyrm"]
    assert "Goblin" in names(library, "", types=frozenset({"goblinoid"}))
    assert names(library, "", sizes=frozenset({"huge"}), sources=frozenset({"My world"})) == ["Quaggle Wyrm"]
    assert names(library, "quaggle", kinds=frozenset({"npc"})) == ["Quaggle Wyrm"]
    assert names(library, "", kinds=frozenset({"monster"}), sources=frozenset({"My world"})) == []
    facets = library.facets()
    assert facets.sources["My world"] == 1
    assert facets.types["dragon"] >= 1
    assert facets.origins["own"] == 1
    assert "" not in facets.sources


def test_a_creature_without_challenge_rating_is_in_no_range(library: Library):
    library.save(LibraryEntry(creature=creature("Nameless", cr=None)))
    assert names(library, "nameless") == ["Nameless"]
    assert names(library, "nameless", cr_min=0) == []


# --- undo ------------------------------------------------------------------------------------------------------------


def test_deleting_and_undo_and_redo(library: Library):
    kept = library.save(entry())
    other = library.save(entry("Other"))
    assert library.delete([kept.key, other.key]) == 2
    action = library.undo_action
    assert action is not None
    assert (action.what, action.count, set(action.names)) == ("delete", 2, {"Bog Lurker", "Other"})
    assert library.search("bog lurker") == []
    assert library.undo() == action
    assert library.get(kept.key) == kept
    assert library.redo_action == action
    library.redo()
    assert library.get(kept.key) is None
    library.undo()
    library.undo()
    library.undo()
    assert names(library, "", origins=frozenset({"own"})) == []
    assert refused(library.undo) == "nothing_to_undo"
    library.redo()
    assert names(library, "", origins=frozenset({"own"})) == ["Bog Lurker"]
    library.save(entry("Third"))
    assert refused(library.redo) == "nothing_to_redo"


def test_undo_after_a_restart(library: Library, tmp_path: Path):
    kept = library.save(entry())
    library.delete([kept.key])
    again = Shelves(tmp_path / "data" / "library.db")
    again.library.undo()
    assert again.library.get(kept.key) == kept
    again.close()


def test_only_the_last_actions_are_kept(library: Library, shelves: Shelves):
    kept = library.save(entry())
    for number in range(KEPT_ACTIONS + 5):
        library.save(replace(kept, note=str(number)))
    for _ in range(KEPT_ACTIONS):
        library.undo()
    assert library.undo_action is None
    assert library.get(kept.key).note == "4"  # type: ignore[union-attr]


class Undoing(RuleBasedStateMachine):
    """Whatever is done and taken back: the library is what it was after as many actions."""

    def __init__(self) -> None:
        super().__init__()
        connection = sqlite3.connect(":memory:", isolation_level=None)
        _migrate(connection)
        self.store = Store(Opened(connection))
        self.library = Library(self.store)
        self.states = [self.now()]
        self.position = 0

    def teardown(self) -> None:
        self.store.close()

    def now(self) -> dict[str, str]:
        return self.store.rows("creature")

    def done(self) -> None:
        self.states[self.position + 1 :] = [self.now()]
        self.position += 1

    @rule(creature=CREATURES, key=st.sampled_from(["", "goblin", "ogre"]))
    def save(self, creature, key) -> None:
        kept = self.library.save(LibraryEntry(creature=creature, key=key))
        assert self.library.get(kept.key) == kept
        self.done()

    @rule(data=st.data())
    def delete(self, data) -> None:
        keys = list(self.now())
        if keys:
            self.library.delete([data.draw(st.sampled_from(keys))])
            self.done()

    @rule()
    def undo(self) -> None:
        if self.position:
            self.library.undo()
            self.position -= 1

    @rule()
    def redo(self) -> None:
        if self.position + 1 < len(self.states):
            self.library.redo()
            self.position += 1

    @invariant()
    def rows_are_what_they_were(self) -> None:
        assert self.now() == self.states[self.position]

    @invariant()
    def hits_are_the_rows(self) -> None:
        own = {hit.key: hit for hit in self.library.search("", limit=10_000) if hit.own}
        assert own.keys() == self.now().keys()
        for key, hit in own.items():
            found = self.library.get(key)
            assert found is not None
            assert (hit.name_en, hit.hp, hit.cr) == (found.creature.name, found.creature.hp, found.creature.cr)


TestUndoing = Undoing.TestCase
TestUndoing.settings = settings(max_examples=15, stateful_step_count=15, deadline=None)


# --- other windows, and what cannot be kept --------------------------------------------------------------------------


def test_what_another_window_changes_is_seen(library: Library, tmp_path: Path):
    before = library.revision
    assert library.search("bog lurker") == []
    other = Shelves(tmp_path / "data" / "library.db")
    kept = other.library.save(entry())
    other.close()
    assert library.revision > before
    assert [hit.key for hit in library.search("bog lurker")] == [kept.key]


def test_what_has_no_json_is_refused(library: Library):
    assert refused(library.save, entry("half a \ud800 character")) == "cannot_write"
    assert library.undo_action is None


@given(CREATURES)
@settings(max_examples=20, deadline=None)
def test_whatever_is_saved_comes_back(creature):
    connection = sqlite3.connect(":memory:", isolation_level=None)
    _migrate(connection)
    store = Store(Opened(connection))
    library = Library(store)
    kept = library.save(LibraryEntry(creature=creature))
    assert library.get(kept.key) == kept
    assert kept.key in {hit.key for hit in library.search(creature.name, limit=1000)}
    store.close()


def test_a_row_that_makes_no_sense_is_passed_over(library: Library, shelves: Shelves, expected_log: list[str]):
    expected_log.append("library entry bad")
    kept = library.save(entry())
    connection = shelves.store._connection
    connection.execute("INSERT INTO record VALUES ('creature', 'bad', '{\"creature\": 1}'), ('tags', 'goblin', '7')")
    shelves.store._revisions.update(["creature"])
    assert names(library, "", origins=frozenset({"own"})) == ["Bog Lurker"]
    assert library.get("bad") is None
    assert library.get("goblin").tags  # type: ignore[union-attr]
    assert library.tag(["bad", kept.key], add=["x"]) == 1


def test_an_action_knows_both_names(library: Library) -> None:
    entry = library.get("goblin")
    assert entry is not None
    library.save(replace(entry, creature=replace(entry.creature, hp=9)))
    action = library.undo_action
    assert action is not None
    assert (action.names, action.names_fr) == (("Goblin",), ("Gobelin",))
    library.tag(["goblin"], ["cave"], [])
    assert library.undo_action is not None
    assert library.undo_action.names_fr == ("Gobelin",)
