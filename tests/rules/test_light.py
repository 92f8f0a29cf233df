from __future__ import annotations

import pytest

from encounter_tracker.rules.light import Ambient, Darkness, Light, Power, light_here, outdone, shines
from encounter_tracker.rules.vocabulary import LightLevel

PLAIN = Power.of(0)


def here(ambient: LightLevel, lights: tuple[int, ...] = (), dark: tuple[int, ...] = (), *, level: int = 0) -> str:
    around = Ambient(light=ambient, power=Power(level > 0, level))
    return light_here(around, map(Power.of, lights), [Darkness(power=Power.of(one)) for one in dark]).level


@pytest.mark.parametrize(
    ("light", "darkness", "works"),
    [(0, 0, True), (1, 0, True), (0, 1, False), (1, 1, False), (2, 1, True), (1, 2, False)],
)
def test_what_shines_in_which_darkness(light: int, darkness: int, works: bool):
    assert shines(Power.of(light), Power.of(darkness)) is works


def test_magic_of_no_level_is_still_magic():
    assert not shines(Power.of(0), Power(magical=True, level=0))
    assert shines(Power.of(1), Power(magical=True, level=0))


@pytest.mark.parametrize("ambient", ["bright", "normal", "dim", "dark"])
def test_the_ambient_light_alone(ambient: LightLevel):
    assert here(ambient) == ambient


@pytest.mark.parametrize(
    ("ambient", "lights", "dark", "level", "found"),
    [
        ("dim", (0,), (), 0, "normal"),
        ("dim", (0,), (), 2, "dim"),
        ("dim", (3,), (), 2, "normal"),
        ("bright", (0,), (), 0, "bright"),
        ("dark", (0,), (), 0, "normal"),
        ("dark", (0,), (), 1, "dark"),
        ("dark", (2,), (), 1, "normal"),
        ("bright", (), (0,), 0, "dark"),
        ("bright", (), (2,), 0, "dark"),
        ("bright", (3,), (2,), 0, "normal"),
        ("bright", (2,), (2,), 0, "dark"),
        ("bright", (3, 5), (2, 4), 0, "normal"),
        ("bright", (3,), (2, 4), 0, "dark"),
        ("bright", (), (2,), 3, "bright"),
        ("normal", (), (3,), 3, "dark"),
        ("normal", (), (0,), 1, "normal"),
    ],
)
def test_light_and_darkness(
    ambient: LightLevel,
    lights: tuple[int, ...],
    dark: tuple[int, ...],
    level: int,
    found: str,
):
    assert here(ambient, lights, dark, level=level) == found


def test_darkvision_is_blocked_only_where_it_is_dark():
    deep = Darkness(power=Power.of(3), blocks_darkvision=True)
    assert light_here(Ambient(), [], [deep]) == Light(level="dark", blocks_darkvision=True)
    assert light_here(Ambient(), [Power.of(4)], [deep]) == Light(level="normal")
    assert light_here(Ambient(light="dark"), [], []) == Light(level="dark")
    assert Light(level="dark").dark
    assert not Light(level="dim").dark


@pytest.mark.parametrize(
    ("own", "other", "ends"),
    [(3, 2, True), (3, 3, True), (2, 3, False), (3, 0, False), (0, 0, False)],
)
def test_what_dispels_its_opposite_by_itself(own: int, other: int, ends: bool):
    assert outdone(Power.of(own), Power.of(other)) is ends
