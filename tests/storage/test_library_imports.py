"""Taking many creatures in: one action, all or nothing; what is there already."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from msgspec.structs import replace

from encounter_tracker.storage.library import Library
from encounter_tracker.storage.shelves import Shelves
from encounter_tracker.support.library import ImportOptions, LibraryError
from tests.storage.shelf import bestiary, entry, imported


@pytest.fixture
def shelves(tmp_path: Path):
    shelves = Shelves(tmp_path / "library.db")
    yield shelves
    shelves.close()


@pytest.fixture
def library(shelves: Shelves) -> Library:
    return shelves.library


def own(library: Library) -> list[str]:
    return sorted(hit.name_en for hit in library.search("", limit=100_000) if hit.own)


def test_a_whole_bestiary_is_one_action(library: Library):
    told: list[tuple[int, int]] = []
    report = library.import_many(bestiary(2000), progress=lambda done, of: told.append((done, of)))
    assert len(report.added) == 2000
    assert told[0] == (0, 2000)
    assert told[-1] == (2000, 2000)
    assert told == sorted(told)
    assert [hit.name_en for hit in library.search("beast 01234")] == ["Beast 01234"]
    action = library.undo_action
    assert action is not None
    assert (action.what, action.count, action.names[0]) == ("import", 2000, "Beast 00000")
    library.undo()
    assert own(library) == []
    library.redo()
    assert len(own(library)) == 2000


@pytest.mark.parametrize("after", [0, 1, 5, 41, 43])
def test_a_cancelled_import_keeps_nothing(library: Library, after: int):
    kept = library.save(entry())
    asked = []

    def cancelled() -> bool:
        asked.append(True)
        return len(asked) > after

    report = library.import_many(bestiary(2000), cancelled=cancelled)
    assert report.cancelled
    assert report.added == ()
    assert own(library) == ["Bog Lurker"]
    assert library.undo_action is not None
    assert library.undo_action.names == (kept.creature.name,)


def test_the_same_once_more_is_skipped(library: Library):
    library.import_many(bestiary(20))
    report = library.import_many([*bestiary(20), imported("New one"), imported("New one")])
    assert (len(report.added), report.skipped) == (1, 21)
    assert library.conflicts(bestiary(20)) == []


CHANGED = [imported("Beast 00003", source="BESTIARY ", hp=77), imported("Beast 00004", source="Elsewhere", hp=78)]


def test_other_figures_under_the_same_name_and_source_are_kept_beside(library: Library):
    library.import_many(bestiary(5))
    assert library.conflicts(CHANGED) == ["Beast 00003"]
    report = library.import_many(CHANGED)
    assert (len(report.added), report.skipped, report.replaced) == (2, 0, ())
    hits = library.search("beast 00003")
    assert [(hit.hp, hit.variant) for hit in hits] == [(13, 1), (77, 2)]


def test_other_figures_replace_where_that_is_wanted(library: Library):
    library.import_many(bestiary(5))
    (old,) = library.search("beast 00003")
    library.tag([old.key], add=["mine"])
    report = library.import_many(CHANGED, ImportOptions(duplicates="replace", tags=("new",)))
    assert (report.replaced, len(report.added)) == ((old.key,), 1)
    now = library.get(old.key)
    assert now is not None
    assert (now.creature.hp, now.tags) == (77, ("mine", "new"))
    library.undo()
    now = library.get(old.key)
    assert now is not None
    assert now.creature.hp == 13


def test_other_figures_are_skipped_where_that_is_wanted(library: Library):
    library.import_many(bestiary(5))
    report = library.import_many(CHANGED, ImportOptions(duplicates="skip"))
    assert (len(report.added), report.skipped) == (1, 1)


def test_what_an_import_says_beside_the_block(library: Library):
    hero = replace(imported("Kyra of Tests"), hero=True, names_fr="Kyra des tests", tags=("a",))
    options = ImportOptions(source="party.por", tags=("a", "b"))
    (key,) = library.import_many([hero], options).added
    found = library.get(key)
    assert found is not None
    assert (found.kind, found.origin, found.tags) == ("hero", "imported", ("a", "b"))
    assert (found.name("fr"), found.creature.source) == ("Kyra des tests", "party.por")
    assert library.get(library.import_many([hero], ImportOptions(kind="npc")).added[0]).kind == "npc"  # type: ignore[union-attr]


def test_nothing_to_take_in_is_no_action(library: Library):
    assert library.import_many([]).added == ()
    assert library.undo_action is None


def test_a_changed_import_stays_one(library: Library):
    (key,) = library.import_many([imported("Wisp")]).added
    found = library.get(key)
    assert found is not None
    assert library.save(replace(found, note="x", origin="own")).origin == "imported"


def test_one_that_cannot_be_kept_keeps_all_out(library: Library):
    with pytest.raises(LibraryError):
        library.import_many([imported("Fine"), imported("half a \ud800")])
    assert own(library) == []


def test_an_import_in_another_thread_and_a_search_meanwhile(library: Library):
    reports = []
    worker = threading.Thread(target=lambda: reports.append(library.import_many(bestiary(500))))
    worker.start()
    while worker.is_alive():
        assert len(own(library)) in {0, 500}
    worker.join()
    assert len(reports[0].added) == 500
    assert len(own(library)) == 500
