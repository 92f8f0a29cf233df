"""Stat blocks made up for these tests, in the layouts that people paste, and what must be read from them.

``data/NAME.txt`` is what is pasted; ``data/NAME.json`` holds the expected fields of each creature (others may be set
too) and under ``unknown`` the pieces that nobody can understand.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from encounter_tracker.importers.text import read_text
from encounter_tracker.support.imported import ImportResult

DATA = Path(__file__).parent / "data"
NAMES = sorted(path.stem for path in DATA.glob("*.txt"))


def read(name: str) -> ImportResult:
    return read_text((DATA / f"{name}.txt").read_text("utf-8"))


def expected(name: str) -> dict[str, Any]:
    given: dict[str, Any] = json.loads((DATA / f"{name}.json").read_text("utf-8"))
    return given


def misses(wanted: Any, found: Any, where: str) -> list[str]:
    """Where what was read differs; objects may hold more than is asked for."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        return [miss for key, value in wanted.items() for miss in misses(value, found.get(key), f"{where}.{key}")]
    if isinstance(wanted, list) and isinstance(found, list | tuple) and len(wanted) == len(found):
        return [miss for i, value in enumerate(wanted) for miss in misses(value, found[i], f"{where}[{i}]")]
    if where.endswith(".kind") and found is None:
        found = "melee"
    if ".saves." in where and found is None:
        found = 0
    same = str(wanted) == str(found) if where.endswith(".cr") else wanted == found
    return [] if same else [f"{where}: should be {wanted!r}, is {found!r}"]


def test_there_are_enough() -> None:
    assert sum(name.startswith("fr-") for name in NAMES) >= 12
    assert sum(name.startswith("en-") for name in NAMES) >= 6


@pytest.mark.parametrize("name", NAMES)
def test_fields(name: str) -> None:
    result = read(name)
    assert result.language == name[:2]
    wanted = expected(name)["creatures"]
    found = [msgspec.to_builtins(read.creature) for read in result.creatures]
    assert len(found) == len(wanted), [creature["name"] for creature in found]
    defaults: dict[str, Any] = {"init": 0, "bab": 0, "size": "medium", "fast_healing": 0}
    for i, fields in enumerate(wanted):
        assert misses(fields, defaults | found[i], str(i)) == []


@pytest.mark.parametrize("name", NAMES)
def test_nothing_that_can_be_understood_is_unknown(name: str) -> None:
    unknown = [i.text for read in read(name).creatures for i in read.issues if i.severity == "unknown"]
    assert unknown == expected(name).get("unknown", [])


@pytest.mark.parametrize("name", NAMES)
def test_a_strange_line_stays(name: str) -> None:
    """Wherever something stands that no field takes, it is kept in the creature or told."""
    lines = (DATA / f"{name}.txt").read_text("utf-8").splitlines()
    for at in range(1, len(lines) + 1, 11):
        pasted = "\n".join([*lines[:at], "Zorblaxe 17 quuxifie", *lines[at:]])
        kept = msgspec.json.encode(read_text(pasted)).decode().casefold()
        assert "zorblaxe" in kept, at
        assert "quuxifie" in kept, at
