"""Files of every version of the format can be opened for ever."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from encounter_tracker.encounter.apply import Applied
from encounter_tracker.encounter.state import Encounter
from encounter_tracker.storage import migrations
from tests.storage.make_version_file import FOLDER
from tests.storage.play import as_text, do, go_on, sql

FILES = sorted(FOLDER.glob("version-*.encounter"))


def test_there_is_a_file_of_every_version():
    assert [file.name for file in FILES] == [f"version-{n}.encounter" for n in range(1, migrations.newest() + 1)]


@pytest.mark.parametrize("kept", FILES, ids=lambda file: file.stem)
def test_a_file_of_every_version_opens_and_plays_on(tmp_path: Path, kept: Path):
    path = tmp_path / kept.name
    shutil.copyfile(kept, path)
    assert sql(path, "PRAGMA user_version") == [(int(kept.stem.removeprefix("version-")),)]
    model, opened = go_on(path)
    with opened.file as file:
        assert opened.warning is None
        assert file.title == "The crypt"
        assert (len(model.steps), model.position) == (54, 51)
        state = model.state
        assert (state.round, state.active) == (2, "c7")
        assert [c.name for c in state.present] == [
            "Tamsin", "Hobgoblin", "Corvin", "Wight", "Brannoc",
            "Cultist", "Ysolde", "Ogre", "Skeleton", "Giant spider",
        ]  # fmt: skip
        assert {c.name: c.wounds for c in state.present if c.wounds} == {
            "Tamsin": 15, "Hobgoblin": 26, "Brannoc": 16, "Cultist": 12, "Ysolde": 4, "Skeleton": 8,
        }  # fmt: skip
        assert [effect.name for effect in state.effects.values()] == [
            "slow", "shaken", "bane", "bless", "prone", "charge",
        ]  # fmt: skip
        for _ in range(51):
            assert isinstance(do(model, "undo"), Applied)
        assert model.state == Encounter()
        for _ in range(54):
            assert isinstance(do(model, "redo"), Applied)
        end = as_text(model.state)
    model, opened = go_on(path)
    with opened.file:
        assert as_text(model.state) == end
        assert sql(path, "PRAGMA user_version") == [(migrations.newest(),)]
