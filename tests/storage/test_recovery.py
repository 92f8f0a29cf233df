"""A damaged file stays as it is; what can be read of it goes into a new one, and what is lost is told."""

from __future__ import annotations

import errno
import random
from pathlib import Path

import pytest

from encounter_tracker.encounter.apply import Applied
from encounter_tracker.encounter.state import Encounter
from encounter_tracker.session.model import EncounterModel
from encounter_tracker.storage import files
from encounter_tracker.storage.encounter_file import EncounterFileError, create, open_file
from encounter_tracker.storage.problems import (
    CannotReadError,
    CannotWriteError,
    DamagedFileError,
    DiskFullError,
    MissingFileError,
    NewerFormatError,
    NotAnEncounterError,
    NothingLeftError,
)
from encounter_tracker.storage.recovery import Recovered, recover
from encounter_tracker.support import paths
from tests.storage.play import as_text, do, go_on, leave_in_the_middle, names, played, sql
from tests.storage.test_opening import DAMAGES, cut, overwrite

PAGE = 4096


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the test's encounter is."""
    return tmp_path / "fight.encounter"


@pytest.fixture
def fight(path: Path) -> EncounterModel:
    """The sample fight, played into the file."""
    return played(path)


def recovered(path: Path) -> Recovered:
    """Recover, and check that the original was left alone and that the new file can be played on, undone and redone."""
    before = path.read_bytes()
    told = recover(path)
    assert path.read_bytes() == before
    assert told.path.parent == path.parent
    assert told.path != path
    assert all(problem.in_english() for problem in told.report())
    model, opened = go_on(told.path)
    with opened.file:
        assert opened.warning is None
        assert model.position == told.steps
        end = as_text(model.state)
        for _ in range(told.steps):
            assert isinstance(do(model, "undo"), Applied)
        for _ in range(told.steps):
            assert isinstance(do(model, "redo"), Applied)
        assert as_text(model.state) == end
        assert isinstance(do(model, "note", text="on we go"), Applied)
        assert isinstance(do(model, "next_turn" if model.state.started else "start"), Applied)
        do(model, "undo")
        do(model, "undo")
    return told


def state_of(path: Path) -> Encounter:
    opened = open_file(path)
    with opened.file:
        return opened.state


@pytest.mark.parametrize(
    "damage",
    [
        "header destroyed", "first page destroyed", "no format", "table lost", "position lost", "position is no JSON",
        "step lost", "step is no JSON", "unknown command", "unknown event", "combatant lost", "combatant gone",
        "combatant is no JSON", "scene lost", "roster lost", "strange entity", "a page destroyed", "cut by a byte",
        "cut in half", "position is no number", "step is no text",
    ],
)  # fmt: skip
def test_what_is_left_is_brought_back(path: Path, fight: EncounterModel, damage: str):
    DAMAGES[damage](path)
    told = recovered(path)
    assert names(path.parent) == ["fight (recovered).encounter", "fight.encounter"]
    state = state_of(told.path)
    assert len(state.present) >= 9


@pytest.mark.parametrize("damage", ["no format", "position lost", "combatant is no JSON", "roster lost", "scene lost"])
def test_where_all_steps_are_left_nothing_is_lost(path: Path, fight: EncounterModel, damage: str):
    DAMAGES[damage](path)
    told = recovered(path)
    assert (told.lost, told.with_history, told.missing, told.older) == (0, True, (), ())
    assert told.report()[0].code == "recovered"
    model, opened = go_on(told.path)
    opened.file.close()
    assert model.steps[: told.steps] == fight.steps
    assert as_text(model.state) == as_text(fight.state)


def test_an_index_that_is_damaged_costs_nothing(path: Path, fight: EncounterModel):
    ((root,),) = sql(path, "SELECT rootpage FROM sqlite_master WHERE name = 'version_position'")
    overwrite(path, (root - 1) * PAGE, b"\xff" * 200)
    with pytest.raises(DamagedFileError):
        open_file(path)
    told = recovered(path)
    assert told.lost == 0
    assert as_text(state_of(told.path)) == as_text(fight.state)


def test_undone_steps_stay_undone(path: Path, fight: EncounterModel):
    model, opened = go_on(path)
    for _ in range(4):
        do(model, "undo")
    opened.file.set_title("Crypt")
    opened.file.close()
    DAMAGES["strange entity"](path)
    told = recover(path)
    again, opened = go_on(told.path)
    with opened.file:
        assert opened.file.title == "Crypt"
        assert again.position == len(fight.steps) - 4
        assert again.steps == fight.steps
        assert as_text(again.state) == as_text(model.state)


def test_after_a_lost_step_the_last_state_is_kept_without_history(path: Path, fight: EncounterModel):
    DAMAGES["step lost"](path)
    told = recovered(path)
    assert (told.steps, told.lost, told.with_history) == (0, len(fight.steps), False)
    assert (told.missing, told.older, told.lost_effects) == ((), (), 0)
    assert told.report()[0].code == "recovered_state"
    assert as_text(state_of(told.path)) == as_text(fight.state)


def test_steps_that_are_lost_at_the_end_are_counted(path: Path, fight: EncounterModel):
    count = len(fight.steps)
    for table in ("step", "version"):
        sql(path, f"DELETE FROM {table} WHERE position > {count - 3}")  # noqa: S608
    told = recovered(path)
    assert (told.steps, told.lost, told.with_history) == (count - 3, 3, True)
    assert told.report()[0].code == "recovered_part"
    assert as_text(state_of(told.path)) == as_text(fight._states[count - 3])  # type: ignore[arg-type]


def test_a_combatant_that_is_lost_leaves_a_stand_in(path: Path, fight: EncounterModel):
    sql(path, "DELETE FROM step WHERE position = 1", "DELETE FROM version WHERE entity = 'combatant:c3'")
    told = recovered(path)
    assert told.missing == ("c3 (?)",)
    assert told.report()[1].code == "recovered_missing"
    assert "c3 (?)" in told.report()[1].in_english()
    state = state_of(told.path)
    assert state.order == fight.state.order
    assert state.active == fight.state.active
    assert {c.name for c in state.present} == {c.name for c in fight.state.present} - {"Corvin"} | {"c3 (?)"}


def test_a_combatant_of_whom_only_an_earlier_moment_is_known(path: Path, fight: EncounterModel):
    sql(path, "DELETE FROM step WHERE position = 30", "UPDATE version SET value = '{' WHERE entity = 'combatant:c3'")
    told = recovered(path)
    assert told.missing == ()
    assert told.older == ("Corvin",)
    assert [problem.code for problem in told.report()] == ["recovered_state", "recovered_older"]
    assert [c.name for c in state_of(told.path).present] == [c.name for c in fight.state.present]


def test_an_effect_that_is_lost_is_counted(path: Path, fight: EncounterModel):
    key = next(iter(fight.state.effects))
    sql(path, "DELETE FROM step WHERE position = 1")
    sql(path, f"DELETE FROM version WHERE entity = 'effect:{key}'")  # noqa: S608
    told = recovered(path)
    assert told.lost_effects == 1
    assert told.report()[1].code == "recovered_effects"
    assert list(state_of(told.path).effects) == list(fight.state.effects)[1:]


def test_without_scene_and_roster_everybody_is_still_there(path: Path, fight: EncounterModel):
    sql(path, "DELETE FROM step WHERE position = 1", "DELETE FROM version WHERE entity IN ('scene', 'roster')")
    told = recovered(path)
    state = state_of(told.path)
    assert {c.name for c in state.present} == {c.name for c in fight.state.present}
    assert set(state.order) == set(fight.state.order)
    assert state.next_number > max(int(key[1:]) for key in fight.state.combatants)
    assert set(state.effects) >= set(fight.state.effects)


def test_where_most_is_lost_the_beginning_is_kept_instead(path: Path, fight: EncounterModel):
    sql(
        path,
        "DELETE FROM step WHERE position = 2",
        "DELETE FROM version WHERE entity LIKE 'combatant:%' AND entity != 'combatant:c1'",
    )
    told = recovered(path)
    assert (told.steps, told.lost, told.with_history) == (1, len(fight.steps) - 1, True)
    assert [c.name for c in state_of(told.path).present] == ["Tamsin"]


def test_a_second_attempt_takes_another_name(path: Path, fight: EncounterModel):
    DAMAGES["no format"](path)
    assert recover(path).path.name == "fight (recovered).encounter"
    assert recover(path).path.name == "fight (recovered)-2.encounter"
    assert recover(path, "récupéré").path.name == "fight (récupéré).encounter"


def test_a_file_that_is_whole_is_copied_as_it_is(path: Path, fight: EncounterModel):
    told = recovered(path)
    assert told.lost == 0
    assert as_text(state_of(told.path)) == as_text(fight.state)


def test_a_file_left_in_the_middle_of_a_step_is_read_with_its_journal(path: Path, tmp_path: Path):
    model = played(tmp_path / "same.encounter")
    leave_in_the_middle(path, tmp_path)
    journal = path.with_name("fight.encounter-journal").read_bytes()
    told = recovered(path)
    assert told.lost == 0
    assert path.with_name("fight.encounter-journal").read_bytes() == journal
    assert as_text(state_of(told.path)) == as_text(model.state)


@pytest.mark.parametrize("damage", ["emptied", "all zeros", "cut in the header", "cut after a page"])
def test_where_nothing_is_left_this_is_said(path: Path, fight: EncounterModel, damage: str):
    DAMAGES[damage](path)
    before = path.read_bytes()
    with pytest.raises(NothingLeftError, match="open one of the dated copies"):
        recover(path)
    assert path.read_bytes() == before
    assert names(path.parent) == ["fight.encounter"]


def test_what_is_no_encounter_is_not_recovered(path: Path):
    with pytest.raises(MissingFileError):
        recover(path)
    path.write_text("a shopping list")
    with pytest.raises(NotAnEncounterError):
        recover(path)
    path.unlink()
    create(path).close()
    sql(path, "PRAGMA user_version = 99")
    with pytest.raises(NewerFormatError):
        recover(path)


def test_where_the_folder_cannot_be_written_the_data_folder_takes_it(
    path: Path, fight: EncounterModel, monkeypatch: pytest.MonkeyPatch
):
    put = files.put_in_place

    def guarded(fresh: Path, target: Path, *, replace: bool) -> None:
        if target.parent == path.parent:
            raise PermissionError(errno.EACCES, "Permission denied")
        put(fresh, target, replace=replace)

    monkeypatch.setattr(files, "put_in_place", guarded)
    told = recover(path)
    assert told.path == paths.encounters_dir() / "fight (recovered).encounter"
    assert as_text(state_of(told.path)) == as_text(fight.state)


@pytest.mark.parametrize(("number", "kind"), [(errno.ENOSPC, DiskFullError), (errno.EACCES, CannotWriteError)])
def test_where_nothing_can_be_written_this_is_said(
    path: Path, fight: EncounterModel, monkeypatch: pytest.MonkeyPatch, number: int, kind: type[EncounterFileError]
):
    def fail(*_: object, **__: object) -> None:
        raise OSError(number, "as the test wants it")

    monkeypatch.setattr(files, "put_in_place", fail)
    with pytest.raises(kind):
        recover(path)
    assert names(path.parent) == ["fight.encounter"]


def test_without_room_to_read_it_this_is_said(path: Path, fight: EncounterModel, monkeypatch: pytest.MonkeyPatch):
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(files, "Scratch", full)
    with pytest.raises(CannotReadError, match="the disk is full"):
        recover(path)


@pytest.mark.parametrize("chance", range(40))
def test_whatever_bytes_are_destroyed_there_is_no_crash(path: Path, fight: EncounterModel, chance: int):
    """Nothing but a new file that opens and what is said of it, or a plain word that nothing is left."""
    dice = random.Random(chance)
    size = path.stat().st_size
    for _ in range(dice.randint(1, 6)):
        length = dice.choice([1, 16, 500, PAGE, 3 * PAGE])
        overwrite(path, dice.randrange(size), dice.randbytes(length) if dice.random() < 0.5 else bytes(length))
    if dice.random() < 0.3:
        cut(path, dice.randrange(size // 3, size))
    try:
        opened = open_file(path)
    except DamagedFileError:
        pass
    else:
        opened.file.close()
    try:
        told = recovered(path)
    except NothingLeftError:
        return
    assert told.steps + told.lost >= 0
