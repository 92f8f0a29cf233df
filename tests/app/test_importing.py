"""What the library says of keeping, as the paste window shows it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from encounter_tracker.app.importing import importers, keep_in
from encounter_tracker.rules.creature import Creature
from encounter_tracker.storage.shelves import Shelves
from encounter_tracker.support.imported import ImportedCreature, Issue
from encounter_tracker.support.library import TO_CHECK, LibraryError, LibraryFilter
from encounter_tracker.viewmodels.paste_ports import Kept


class Failing:
    """Shelves whose library cannot be written."""

    @property
    def library(self) -> Any:
        return self

    def import_many(self, creatures: Sequence[ImportedCreature], *_more: Any) -> Any:
        raise LibraryError("cannot_write", detail="no_room" if creatures else "")


def many(count: int) -> list[ImportedCreature]:
    return [ImportedCreature(creature=Creature(name=f"Imp {n}", hit_dice=1, hp=n + 1)) for n in range(count)]


def _quiet(done: int, total: int) -> None:
    assert done <= total


def _keep(creatures: list[ImportedCreature], cancelled: Callable[[], bool] = lambda: False) -> Kept:
    shelves = Shelves()
    try:
        return keep_in(shelves)(creatures, _quiet, cancelled, None)
    finally:
        shelves.close()


def test_what_is_new_and_what_was_there(qapp: object) -> None:
    assert _keep(many(2)).text.startswith("2 ")
    said = _keep(many(3)).text
    assert said.startswith("1 ")
    assert "· 2 " in said
    assert "already" in _keep(many(3)).text


def test_other_figures_are_asked_about(qapp: object) -> None:
    _keep(many(2))
    shelves = Shelves()
    keep = keep_in(shelves)
    other = [ImportedCreature(creature=Creature(name="Imp 1", hit_dice=1, hp=50)), *many(3)[2:]]
    asked = keep(other, _quiet, lambda: False, None)
    assert (asked.conflicts, asked.text) == (("Imp 1",), "")
    done = keep(other, _quiet, lambda: False, "replace")
    assert (len(done.keys), done.conflicts) == (2, ())
    assert [hit.hp for hit in shelves.library.search("Imp 1") if hit.name_en == "Imp 1"] == [50]
    shelves.close()


def test_what_was_not_understood_is_found_by_its_tag(qapp: object) -> None:
    doubts = (Issue(severity="doubtful", code="x"), Issue(severity="unknown", code="y"))
    imported = [ImportedCreature(creature=many(1)[0].creature, issues=doubts), *many(2)[1:]]
    shelves = Shelves()
    kept = keep_in(shelves)(imported, _quiet, lambda: False, None)
    assert kept.to_check == 1
    assert "to check" in kept.text
    found = shelves.library.search("", LibraryFilter(tags=frozenset({TO_CHECK})))
    assert [hit.name_en for hit in found] == ["Imp 0"]
    shelves.close()


def test_stopped_means_nothing_was_kept(qapp: object) -> None:
    kept = _keep(many(2), lambda: True)
    assert kept.problem
    assert "nothing was kept" in kept.text
    assert _keep(many(2)).text.startswith("2 ")


def test_trouble_is_a_sentence(qapp: object) -> None:
    kept = keep_in(Failing())(many(1), _quiet, lambda: False, "skip")  # type: ignore[arg-type]
    assert kept.problem
    assert "cannot be written" in kept.text


@pytest.mark.parametrize("text", ["", "\udcff\x00", "{", "<a", "# nothing"])
def test_whatever_is_pasted_gives_a_result(text: str) -> None:
    assert importers().text(text).failed


def test_a_file_that_is_not_there(tmp_path: Any) -> None:
    read = importers().file(str(tmp_path / "gone.txt"), _quiet, lambda: False)
    assert [issue.code for issue in read.result.issues] == ["file_missing"]
    assert read.text == ""


def test_the_files_of_a_folder(tmp_path: Any) -> None:
    for name in ("One", "Two"):
        (tmp_path / f"{name}.json").write_text(f'{{"name": "{name}", "hit_dice": 1, "hp": 5}}', "utf-8")
    (tmp_path / ".hidden").write_text("x", "utf-8")
    (tmp_path / "below").mkdir()
    read = importers().file(str(tmp_path), _quiet, lambda: False)
    assert [entry.creature.name for entry in read.result.creatures] == ["One", "Two"]
    assert not read.result.issues
    empty = importers().file(str(tmp_path / "below"), _quiet, lambda: False)
    assert empty.result.failed
