"""Measured, never asserted: the library with thousands of creatures. Run: ``python -m tests.benchmarks.library``."""

from __future__ import annotations

import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

COUNT = 6000
REPEATS = 15
_SYLLABLES = ("ka", "ro", "mi", "ta", "zul", "gor", "bel", "fen", "dra", "lis", "on", "ar", "eth", "mor", "qua", "siv")


def main() -> int:
    from msgspec.structs import replace

    from encounter_tracker.storage.shelves import Shelves
    from encounter_tracker.support.catalogue import sample_creatures
    from encounter_tracker.support.imported import ImportedCreature
    from encounter_tracker.support.library import LibraryFilter

    dice = random.Random(1)
    names = ["".join(dice.choices(_SYLLABLES, k=dice.randint(2, 4))) for _ in range(COUNT)]
    blocks = [sample.creature for sample in sample_creatures()]
    bestiary = [
        ImportedCreature(
            creature=replace(dice.choice(blocks), name=" ".join(dice.sample(names, 2)), source="Bestiary"),
            names_fr=" ".join(dice.sample(names, 2)),
        )
        for _ in range(COUNT)
    ]
    with tempfile.TemporaryDirectory() as folder:
        shelves = Shelves(Path(folder, "library.db"))
        library = shelves.library
        _line("first search", _times(lambda: library.search("goblin"), 1))
        _line(f"import of {COUNT}", _times(lambda: library.import_many(bestiary), 1))
        _line("first search after it", _times(lambda: library.search("goblin"), 1))
        for text in ("g", "go", "gob", "gobelin", "gobbelin", "kamrozul", "dragn rouge", "humanoid", ""):
            _line(f"search “{text}”", _times(lambda text=text: library.search(text)))  # type: ignore[misc]
        narrow = LibraryFilter(cr_min=1, cr_max=5, types=frozenset({"humanoid"}))
        _line("search “k”, filtered", _times(lambda: library.search("k", narrow)))
        _line("filters to choose from", _times(library.facets))
        _line("undo of the import", _times(library.undo, 1))
        shelves.close()
    return 0


def _times(act: Callable[[], object], repeats: int = REPEATS) -> list[float]:
    found = []
    for _ in range(repeats):
        began = time.perf_counter()
        act()
        found.append((time.perf_counter() - began) * 1e3)
    return found


def _line(what: str, times: list[float]) -> None:
    sys.stdout.write(f"{what:34} {statistics.median(times):8.1f} ms\n")


if __name__ == "__main__":
    sys.exit(main())
