"""Damaged files of every form: no exception, no hang, never silence."""

from __future__ import annotations

import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from encounter_tracker.importers.files import read_file
from tests.importers import samples

NAMES = sorted(samples.ALL)
ODD = (
    b"-1",
    b"0",
    b"99999999999999999999",
    b"1e999",
    b"null",
    b'""',
    b"[]",
    b"{}",
    b"NaN",
    b"\xff",
    b"<",
    b"&#0;",
    b"\0",
)


def mutated(data: bytes, seed: int) -> bytes:
    dice = random.Random(seed)
    kind = dice.randrange(5)
    at, end = sorted((dice.randrange(len(data)), dice.randrange(len(data))))
    if kind == 0:
        return data[:at]
    if kind == 1:
        return data[:at] + data[min(end, at + 300) :]
    if kind == 2:
        return data[:end] + data[at : min(end, at + 300)] * dice.randrange(2, 9) + data[end:]
    if kind == 3:
        broken = bytearray(data)
        for _ in range(dice.randrange(1, 20)):
            broken[dice.randrange(len(broken))] = dice.randrange(256)
        return bytes(broken)
    return re.sub(rb'\d+|"[^"]{0,12}"', lambda found: dice.choice(ODD) if dice.random() < 0.1 else found[0], data)


@pytest.mark.parametrize("name", NAMES)
def test_mutated(name: str):
    for seed in range(25):
        result = read_file(name, mutated(samples.ALL[name], seed))
        assert result.creatures or result.issues
        assert "file_unreadable" not in {issue.code for issue in result.issues}
        for one in result.creatures:
            assert one.creature.name


@settings(max_examples=60, deadline=None)
@given(data=st.binary(max_size=300), name=st.sampled_from(NAMES), place=st.floats(0, 1))
def test_anything_put_anywhere(data: bytes, name: str, place: float):
    whole = samples.ALL[name]
    at = int(place * len(whole))
    result = read_file(name, whole[:at] + data + whole[at:])
    assert result.creatures or result.issues


@settings(max_examples=60, deadline=None)
@given(data=st.one_of(st.binary(max_size=2000), st.text(max_size=2000).map(str.encode)))
def test_any_bytes(data: bytes):
    result = read_file("x", data)
    assert result.creatures or result.issues


@pytest.mark.parametrize("unit", [b"a ", b"[", b'{"a":', b"<a>", b"- ", b"1d", b"(", b"and ", b"+1 "])
def test_much_of_the_same(unit: bytes):
    junk = unit * (200_000 // len(unit))
    for data in (junk, b"```statblock\nname: x\nmelee: " + junk + b"\n```", b"<ArrayOfMonster><Monster><Melee>" + junk):
        result = read_file("x", data)
        assert result.creatures or result.issues
