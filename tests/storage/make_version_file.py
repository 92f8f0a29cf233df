"""Makes the encounter file that is kept for ever as an example of the newest format.

``python -m tests.storage.make_version_file``, once for each format, when it is final: tests/data/files/ keeps one of
every version, and ``test_versions.py`` opens them all.
"""

from __future__ import annotations

from pathlib import Path

from encounter_tracker.session.model import EncounterModel
from encounter_tracker.storage import migrations
from encounter_tracker.storage.encounter_file import create_over
from encounter_tracker.support.dice import Dice
from tests.storage.play import do, play, sample

FOLDER = Path(__file__).resolve().parents[1] / "data" / "files"


def main() -> None:
    model = EncounterModel(Dice(1))
    file = create_over(FOLDER / f"version-{migrations.newest()}.encounter")
    model.open(file, [], 0, model.state)
    play(model, sample())
    for _ in range(3):
        do(model, "undo")
    file.set_title("The crypt")
    file.close()


if __name__ == "__main__":
    main()
