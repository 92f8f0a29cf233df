"""The file of the library: damaged, newer, somebody else's, or not to be had."""

from __future__ import annotations

import os
import sqlite3
import sys
from pathlib import Path

import pytest

from encounter_tracker.storage import shelf_file
from encounter_tracker.storage.problems import DETAILS
from encounter_tracker.storage.shelves import Shelves
from encounter_tracker.support.library import PROBLEMS, LibraryError
from tests.storage.guarded import guarded
from tests.storage.shelf import bestiary, entry


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "library.db"


def filled(path: Path, count: int = 300) -> None:
    shelves = Shelves(path)
    shelves.library.import_many(bestiary(count))
    shelves.close()


def sentence(problem: LibraryError | None) -> str:
    assert problem is not None
    values = dict(problem.values)
    if "detail" in values:
        values["detail"] = DETAILS[values["detail"]]
    return PROBLEMS[problem.code].format(**values)


def own(shelves: Shelves) -> int:
    return sum(hit.own for hit in shelves.library.search("", limit=100_000))


def test_a_file_is_in_the_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setenv("ENCOUNTER_TRACKER_HOME", str(tmp_path))
    shelves = Shelves()
    shelves.library.save(entry())
    shelves.close()
    assert (tmp_path / "data" / "library.db").is_file()


def test_a_file_with_damage_inside_is_set_aside_and_the_rest_is_read(path: Path, expected_log: list[str]):
    filled(path)
    content = bytearray(path.read_bytes())
    for page in (9, 15):
        content[page * 4096 : page * 4096 + 200] = os.urandom(200)
    path.write_bytes(content)
    expected_log += ["is damaged"]
    shelves = Shelves(path)
    assert own(shelves) > 100
    told = sentence(shelves.problem)
    aside = path.with_name("library-damaged.db")
    assert str(aside) in told
    assert aside.read_bytes() == content
    kept = shelves.library.save(entry())
    shelves.close()
    again = Shelves(path)
    assert again.library.get(kept.key) == kept
    assert again.problem is None
    again.close()


@pytest.mark.parametrize("content", [b"rubbish", b"SQLite format 3\0" + bytes(3000), bytes(5000)])
def test_rubbish_is_set_aside(path: Path, content: bytes, expected_log: list[str]):
    path.write_bytes(content)
    path.with_name("library-damaged.db").write_bytes(b"older")
    expected_log += ["is damaged"]
    shelves = Shelves(path)
    shelves.library.save(entry())
    assert own(shelves) == 1
    assert shelves.problem is not None
    assert shelves.problem.code == "set_aside"
    assert path.with_name("library-damaged-2.db").read_bytes() == content
    assert path.with_name("library-damaged.db").read_bytes() == b"older"
    shelves.close()


def test_a_truncated_file(path: Path, expected_log: list[str]):
    filled(path)
    path.write_bytes(path.read_bytes()[: 20 * 4096])
    expected_log += ["is damaged"]
    shelves = Shelves(path)
    assert own(shelves) > 0
    assert shelves.problem is not None
    shelves.close()


def test_the_database_of_another_program_is_left_alone(path: Path, expected_log: list[str]):
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE record(recipe TEXT)")
    connection.commit()
    connection.close()
    before = path.read_bytes()
    expected_log += ["another program"]
    shelves = Shelves(path)
    shelves.library.save(entry())
    assert path.with_name("library-damaged.db").read_bytes() == before
    shelves.close()


def test_an_empty_file_is_filled(path: Path):
    path.touch()
    shelves = Shelves(path)
    shelves.library.save(entry())
    assert shelves.problem is None
    shelves.close()


def test_a_newer_format_is_left_alone(path: Path):
    filled(path, 3)
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    before = path.read_bytes()
    shelves = Shelves(path)
    assert own(shelves) == 0
    assert shelves.library.search("goblin")
    assert shelves.library.read_only
    assert "newer version" in sentence(shelves.problem)
    for change in (lambda: shelves.library.save(entry()), shelves.library.undo, shelves.library.redo):
        with pytest.raises(LibraryError) as error:
            change()
        assert "read-only" in sentence(error.value)
    shelves.close()
    assert path.read_bytes() == before


def test_a_folder_that_cannot_be_had(path: Path, expected_log: list[str]):
    path.touch()
    expected_log += ["cannot be opened"]
    shelves = Shelves(path / "below" / "library.db")
    assert shelves.library.search("goblin")
    assert "cannot be opened" in sentence(shelves.problem)
    shelves.close()


@pytest.mark.skipif(sys.platform == "win32", reason="permissions of folders are something else there")
def test_a_file_that_may_only_be_read():
    with guarded(lambda folder: filled(folder / "library.db", 3)) as folder:
        shelves = Shelves(folder / "library.db")
        assert own(shelves) == 3
        with pytest.raises(LibraryError) as error:
            shelves.library.save(entry())
        assert sentence(error.value)
        shelves.close()


def test_a_closed_file_says_so(path: Path):
    shelves = Shelves(path)
    assert shelves.library.search("goblin")
    shelves.close()
    assert shelves.library.search("goblin")
    for call in (shelves.party.members, shelves.prepared.plans, lambda: shelves.library.save(entry())):
        with pytest.raises(LibraryError) as error:
            call()
        assert "closed" in sentence(error.value)


def test_a_search_never_fails(path: Path, expected_log: list[str]):
    filled(path, 3)
    shelves = Shelves(path)
    assert shelves.party.members() == ()
    shelves.close()
    expected_log.append("the library cannot be read")
    assert shelves.library.search("goblin")
    assert own(shelves) == 0


def test_a_file_that_another_program_holds(path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(shelf_file, "_PATIENCE_SECONDS", 0.05)
    shelves = Shelves(path)
    assert own(shelves) == 0
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(LibraryError) as error:
        shelves.library.save(entry())
    assert "another program" in sentence(error.value)
    assert shelves.library.search("goblin")
    other.execute("ROLLBACK")
    other.close()
    shelves.library.save(entry())
    shelves.close()
