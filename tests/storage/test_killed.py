"""Killing the program at any moment loses the command in flight at most."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from encounter_tracker.session.model import EncounterModel
from encounter_tracker.session.script import decode_command, encode_command
from encounter_tracker.storage.encounter_file import create
from encounter_tracker.support.dice import Dice
from tests.storage import killed_player
from tests.storage.play import as_text, do, go_on, names

ROOT = Path(__file__).resolve().parents[2]
KILLS = 30


def play_and_kill(path: Path, lines: int, moment: float) -> list[str]:
    """Let a program play, kill it after so many commands and a part of the next, and return all it said.

    ``moment``: which part, measured by what the last command took.
    """
    player = subprocess.Popen(
        [sys.executable, str(Path(killed_player.__file__)), str(path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert player.stdout is not None
    said: list[str] = []
    times = [time.perf_counter()]
    while len(said) < lines:
        line = player.stdout.readline()
        if not line:
            break
        said.append(line)
        times.append(time.perf_counter())
    end = times[-1] + moment * (times[-1] - times[-2])
    while time.perf_counter() < end:
        pass
    player.kill()
    # not communicate(): it reads past what readline has taken from the pipe beforehand, and so loses lines
    said += player.stdout.read().splitlines(keepends=True)
    assert player.stderr is not None
    errors = player.stderr.read()
    player.wait()
    player.stdout.close()
    player.stderr.close()
    assert not errors, errors
    return [line for line in said if line.endswith("\n")]


@pytest.mark.timeout(400)
def test_killed_at_any_moment_nothing_acknowledged_is_lost(tmp_path: Path):
    path = tmp_path / "fight.encounter"
    create(path).close()
    chance = random.Random(20)
    at, steps = 0, 0
    for _ in range(KILLS):
        said = play_and_kill(path, chance.randint(2, 40), chance.random() * 1.5)
        moves = killed_player.moves_from(at)
        for line in said:
            move, position, count = line.split()
            assert move == next(moves)
            at = killed_player.after(at, move)
            steps = at if move == "step" else steps
            assert (int(position), int(count)) == (at, steps)
        next_move = next(moves)
        next_at = killed_player.after(at, next_move)

        model, opened = go_on(path)
        with opened.file:
            assert opened.warning is None, "the lock of the killed program does not block"
            assert not opened.read_only
            assert model.position in {at, next_at}
            if model.position == next_at:
                at = next_at
                steps = at if next_move == "step" else steps
            assert len(model.steps) == steps
            check_history(model)
    assert at > KILLS
    assert names(tmp_path) == ["fight.encounter"]


def check_history(model: EncounterModel) -> None:
    """The steps are those that were played, the state is theirs, and the first undo after it works."""
    fresh = EncounterModel(Dice(1))
    before = fresh.state
    for number, step in enumerate(model.steps, 1):
        assert json.loads(encode_command(step.command)).items() >= killed_player.command(number).items()
        before = fresh.state if number == model.position else before
        fresh.dispatch(step.command)
        if number == model.position:
            assert as_text(fresh.state) == as_text(model.state)
    if model.position:
        do(model, "undo")
        assert as_text(model.state) == as_text(before)
        do(model, "redo")


def test_the_check_of_history_can_fail(tmp_path: Path):
    model = EncounterModel(Dice(1))
    for number in (1, 2, 3):
        model.dispatch(decode_command(json.dumps(killed_player.command(number))))
    check_history(model)
    do(model, "undo")
    do(model, "note", text="something else")
    with pytest.raises(AssertionError):
        check_history(model)
