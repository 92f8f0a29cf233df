"""Plays into an encounter file that may not grow beyond some bytes, until a command is refused."""

from __future__ import annotations

import resource
import sys
from pathlib import Path

from encounter_tracker.encounter.apply import Refused
from encounter_tracker.encounter.commands import WriteNote
from encounter_tracker.session.model import EncounterModel
from encounter_tracker.storage.encounter_file import open_file
from encounter_tracker.support.dice import Dice


def main(path: Path, most: int) -> None:
    opened = open_file(path)
    model = EncounterModel(Dice(1))
    model.open(opened.file, opened.steps, opened.position, opened.state)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
    while True:
        outcome = model.dispatch(WriteNote(text="x" * 1000))
        if isinstance(outcome, Refused):
            print(model.position, outcome.reason.in_english())  # noqa: T201 - what the test reads
            return


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
