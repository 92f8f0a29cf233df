"""The current encounter always has a file, and is found again at the next start."""

from __future__ import annotations

import errno
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from encounter_tracker.encounter.state import Encounter
from encounter_tracker.session.model import EncounterModel
from encounter_tracker.storage import backups, current, files
from encounter_tracker.storage.encounter_file import Opened
from encounter_tracker.storage.problems import (
    AlreadyThereError,
    CannotWriteError,
    DamagedFileError,
    DiskFullError,
    MissingFileError,
)
from encounter_tracker.support import paths
from encounter_tracker.support.dice import Dice
from encounter_tracker.support.settings import SettingsStore
from tests.storage.play import OGRE, as_text, names, play, played

NOW = datetime(2026, 3, 1, 19, 30, tzinfo=UTC)
ADD = {"do": "add", "creature": OGRE}


def start(now: datetime = NOW) -> current.Started:
    """What a program does that is started."""
    return current.open_last_or_new(SettingsStore(), now)


def session(opened: Opened) -> EncounterModel:
    model = EncounterModel(Dice(1))
    model.open(opened.file, opened.steps, opened.position, opened.state, read_only=opened.read_only)
    return model


def test_a_first_start_begins_an_encounter_in_the_data_folder():
    started = start()
    with started.opened.file as file:
        assert started.failure is None
        assert (started.opened.steps, started.opened.position, started.opened.state) == ([], 0, Encounter())
        assert file.path == paths.encounters_dir() / "2026-03-01 193000.encounter"
        assert current.is_unnamed(file.path)
        assert not file.read_only


def test_the_next_start_goes_on_where_the_last_stopped():
    opened = start().opened
    model = session(opened)
    play(model, [ADD, {"do": "note", "text": "one"}, {"do": "undo"}])
    opened.file.close()
    started = start(NOW + timedelta(days=1))
    again = session(started.opened)
    with started.opened.file as file:
        assert started.failure is None
        assert file.path == opened.file.path
        assert as_text(again.state) == as_text(model.state)
        assert again.steps == model.steps


def test_two_new_ones_in_a_second_have_two_names():
    store = SettingsStore()
    with current.start_new(store, NOW).file as one, current.start_new(store, NOW, title="Crypt").file as other:
        assert one.path != other.path
        assert other.title == "Crypt"


def test_where_the_last_one_is_gone_a_new_one_begins_and_this_is_said(tmp_path: Path):
    path = tmp_path / "fight.encounter"
    played(path)
    current.open_named(SettingsStore(), path, NOW).file.close()
    path.unlink()
    started = start()
    with started.opened.file as file:
        assert isinstance(started.failure, MissingFileError)
        assert current.is_unnamed(file.path)
    assert start().failure is None


def test_a_damaged_last_one_stays_and_a_new_one_begins(tmp_path: Path):
    path = tmp_path / "fight.encounter"
    played(path)
    current.open_named(SettingsStore(), path, NOW).file.close()
    path.write_bytes(path.read_bytes()[:9000])
    started = start()
    with started.opened.file:
        assert isinstance(started.failure, DamagedFileError)
        assert started.failure.problem.values["path"] == str(path)
        assert path.stat().st_size == 9000
        assert len(backups.backups_of(path)) == 1, "and there is a dated copy to go back to"


def test_a_second_window_on_the_current_one_reads_only(tmp_path: Path):
    first = start()
    second = start()
    with first.opened.file, second.opened.file:
        assert second.opened.file.path == first.opened.file.path
        assert second.opened.read_only
        assert second.opened.warning is not None
        assert second.opened.warning.code == "in_use_read_only"


def test_opening_makes_a_dated_copy(tmp_path: Path):
    path = tmp_path / "fight.encounter"
    played(path)
    store = SettingsStore()
    for days in (0, 0, 1):
        current.open_named(store, path, NOW + timedelta(days=days)).file.close()
    assert len(backups.backups_of(path)) == 1, "nothing happened since"
    opened = current.open_named(store, path, NOW)
    play(session(opened), [{"do": "note", "text": "one"}])
    opened.file.close()
    current.open_named(store, path, NOW + timedelta(days=1)).file.close()
    assert len(backups.backups_of(path)) == 2


def test_where_no_dated_copy_can_be_made_it_opens_and_warns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    path = tmp_path / "fight.encounter"
    played(path)
    monkeypatch.setattr(files, "put_in_place", full)
    opened = current.open_named(SettingsStore(), path, NOW)
    with opened.file:
        assert not opened.read_only
        assert opened.warning is not None
        assert opened.warning.code == "disk_full"


def test_without_a_data_folder_this_is_said(user_home: Path, monkeypatch: pytest.MonkeyPatch):
    def denied(folder: Path) -> Path:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(paths, "ensure", denied)
    with pytest.raises(CannotWriteError, match="access is not allowed"):
        start()


def test_save_as_goes_on_in_the_new_file(tmp_path: Path):
    store = SettingsStore()
    opened = current.open_last_or_new(store, NOW).opened
    model = session(opened)
    play(model, [ADD])
    path = tmp_path / "fight.encounter"
    new = current.save_as(store, opened.file, path)
    model.open(new.file, new.steps, new.position, new.state)
    opened.file.close()
    play(model, [{"do": "note", "text": "in the new file"}])
    new.file.close()
    assert not current.is_unnamed(path)
    started = start()
    with started.opened.file as file:
        assert file.path == path
        assert len(started.opened.steps) == 2


def test_save_as_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    store = SettingsStore()
    path = tmp_path / "fight.encounter"
    played(path)
    with current.open_last_or_new(store, NOW).opened.file as file:
        before = path.read_bytes()
        with pytest.raises(AlreadyThereError):
            current.save_as(store, file, path)
        with monkeypatch.context() as patch:
            patch.setattr(files, "put_in_place", full)
            with pytest.raises(DiskFullError):
                current.save_as(store, file, path, overwrite=True)
        assert path.read_bytes() == before
        assert current.recent(store) == (file.path,)
        new = current.save_as(store, file, path, overwrite=True)
        new.file.close()
        assert new.steps == []
        assert current.recent(store) == (path, file.path)


def test_leaving_an_unnamed_one_in_which_nothing_was_done_deletes_it(tmp_path: Path):
    store = SettingsStore()
    empty = current.start_new(store, NOW)
    current.leave(empty.file)
    used = current.start_new(store, NOW)
    play(session(used), [ADD, {"do": "undo"}])
    current.leave(used.file)
    named = tmp_path / "fight.encounter"
    played(named, [])
    current.leave(current.open_named(store, named, NOW).file)
    assert names(paths.encounters_dir()) == [used.file.path.name]
    assert named.exists()
    assert current.recent(store) == (named, used.file.path)


def test_after_an_empty_one_was_left_the_next_start_goes_on_with_the_one_before(tmp_path: Path):
    started = start()
    assert started.failure is None
    current.leave(started.opened.file)
    started = start()
    assert started.failure is None, "nobody misses what was empty"
    play(session(started.opened), [ADD])
    current.leave(started.opened.file)
    current.leave(current.start_new(SettingsStore(), NOW).file)
    again = start()
    with again.opened.file as file:
        assert again.failure is None
        assert file.path == started.opened.file.path


def test_a_reader_deletes_nothing():
    store = SettingsStore()
    with current.start_new(store, NOW).file as file:
        reader = current.open_named(store, file.path, NOW)
        current.leave(reader.file)
        assert file.path.exists()


def test_the_list_of_recent_ones_names_what_is_still_there(tmp_path: Path):
    store = SettingsStore()
    found: list[Path] = []
    for name in "abc":
        path = tmp_path / f"{name}.encounter"
        played(path, [])
        current.open_named(store, path, NOW).file.close()
        found.insert(0, path)
    found[1].unlink()
    assert current.recent(store) == (found[0], found[2])
