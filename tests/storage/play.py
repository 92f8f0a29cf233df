"""Encounters for the tests of storage: played into a file, read back, compared."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from encounter_tracker.encounter.apply import Applied, Refused
from encounter_tracker.encounter.state import Encounter
from encounter_tracker.session.model import EncounterModel, Outcome
from encounter_tracker.session.script import decode_command, parse_script
from encounter_tracker.storage.encounter_file import EncounterFile, Opened, create, open_file
from encounter_tracker.support.dice import Dice
from encounter_tracker.support.resources import resource

OGRE = {"name": "Ogre", "hit_dice": 4, "hp": 30, "init": -1, "abilities": {"str": 21, "dex": 8, "con": 15}}
TROLL = {"name": "Troll", "hit_dice": 6, "hp": 63, "init": 2, "regeneration": {"amount": 5, "stopped_by": ["fire"]}}


def sample() -> list[dict[str, Any]]:
    """The sample fight as plain commands."""
    text = resource("samples", "sample-encounter.jsonl").read_text(encoding="utf-8")
    parse_script(text)
    return [json.loads(line) for line in text.splitlines() if line and not line.startswith("#")]


def begin(path: Path) -> tuple[EncounterModel, EncounterFile]:
    """A session on a new file."""
    model = EncounterModel(Dice(1))
    file = create(path)
    model.open(file, [], 0, model.state)
    return model, file


def do(model: EncounterModel, what: str, **fields: Any) -> Outcome:
    """Dispatch one command, given as in a script."""
    return model.dispatch(decode_command(json.dumps({"do": what, **fields})))


def play(model: EncounterModel, commands: Iterable[dict[str, Any]]) -> None:
    """Dispatch commands that must all be applied."""
    for command in commands:
        outcome = model.dispatch(decode_command(json.dumps(command)))
        assert isinstance(outcome, Applied), (command, outcome)


def played(path: Path, commands: Iterable[dict[str, Any]] | None = None) -> EncounterModel:
    """A fight in a file that is closed again; the model still has all states in memory."""
    model, file = begin(path)
    play(model, sample() if commands is None else commands)
    file.close()
    return model


def go_on(path: Path) -> tuple[EncounterModel, Opened]:
    """A session on what was kept."""
    opened = open_file(path)
    model = EncounterModel(Dice(2))
    model.open(opened.file, opened.steps, opened.position, opened.state, read_only=opened.read_only)
    return model, opened


def as_text(state: Encounter) -> str:
    """A state with everything in it, the order of its mappings included: equal texts are equal states."""
    return repr(state)


def why_not(outcome: Outcome) -> str:
    """The reason of a refusal, in English."""
    assert isinstance(outcome, Refused), outcome
    return outcome.reason.in_english()


def sql(path: Path, *statements: str) -> list[Any]:
    """Do something to a file behind the program's back; the rows of the last statement."""
    connection = sqlite3.connect(path, isolation_level=None)
    try:
        rows: list[Any] = []
        for statement in statements:
            rows = connection.execute(statement).fetchall()
        return rows
    finally:
        connection.close()


def names(folder: Path) -> list[str]:
    """What is in a folder."""
    return sorted(path.name for path in folder.iterdir())


def leave_in_the_middle(path: Path, folder: Path) -> None:
    """An encounter file as a program leaves it that is killed in the middle of a commit."""
    other = folder / "killed.encounter"
    played(other)
    connection = sqlite3.connect(other, isolation_level=None)
    connection.execute("PRAGMA cache_size = 1")
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("UPDATE version SET value = value || '                                        '")
    for suffix in ("", "-journal"):
        (folder / ("fight.encounter" + suffix)).write_bytes((folder / ("killed.encounter" + suffix)).read_bytes())
    connection.execute("ROLLBACK")
    connection.close()
    other.unlink()
    assert path.with_name("fight.encounter-journal").stat().st_size > 512
