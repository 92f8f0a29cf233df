"""Plays for ever into an encounter file, saying where it stands after each command, until it is killed."""

from __future__ import annotations

import itertools
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from encounter_tracker.encounter.apply import Applied
from encounter_tracker.session.model import EncounterModel
from encounter_tracker.session.script import decode_command
from encounter_tracker.storage.encounter_file import open_file
from encounter_tracker.support.dice import Dice

CREATURE = {"name": "Ogre", "hit_dice": 4, "hp": 3000, "init": -1}
#: What is done again and again: steps forward, with some undone and done again.
MOVES = ("step", "step", "step", "undo", "undo", "redo", "step", "step", "undo", "redo", "step")


def command(position: int) -> dict[str, Any]:
    """The command of the step at this position."""
    who = f"c{position % 12 + 1}"
    first: dict[int, dict[str, Any]] = {1: {"do": "add", "creature": CREATURE, "count": 12}, 2: {"do": "start"}}
    later: list[dict[str, Any]] = [
        {"do": "effect", "name": f"ward {position}", "targets": [who], "duration": {"rounds": 3}},
        {"do": "condition", "target": who, "condition": "shaken", "duration": {"rounds": 2}},
        {"do": "next_turn"},
        {"do": "note", "text": f"step {position}"},
        {"do": "damage", "target": [who, "c3"], "amount": position % 7},
    ]
    return first.get(position) or later[position % len(later)]


def after(position: int, move: str) -> int:
    """Where the encounter stands after a move."""
    return position + (-1 if move == "undo" else 1)


def moves_from(position: int) -> Iterator[str]:
    """What is done by a program that begins here: first only forward, so that there is enough to undo."""
    return itertools.chain(["step"] * (5 - position), itertools.cycle(MOVES))


def main(path: Path) -> None:
    opened = open_file(path)
    model = EncounterModel(Dice(1))
    model.open(opened.file, opened.steps, opened.position, opened.state, read_only=opened.read_only)
    for move in moves_from(model.position):
        what = command(model.position + 1) if move == "step" else {"do": move}
        outcome = model.dispatch(decode_command(json.dumps(what)))
        assert isinstance(outcome, Applied), outcome
        print(move, model.position, len(model.steps), flush=True)  # noqa: T201 - what the test waits for


if __name__ == "__main__":
    main(Path(sys.argv[1]))
