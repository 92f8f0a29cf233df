from __future__ import annotations

import pytest

from encounter_tracker.rules.creature import Senses
from encounter_tracker.rules.light import Light
from encounter_tracker.rules.sight import Observer, Seen, eyes_serve_in_the_dark, sight, within

DIM = Light(level="dim")
DARK = Light(level="dark")
BLACK = Light(level="dark", blocks_darkvision=True)
INVISIBLE = Seen(invisible=True)


def eyes(**senses: bool | int) -> Observer:
    return Observer(senses=Senses(**senses))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("reach", "feet", "reaches"),
    [(0, None, False), (0, 0, False), (60, None, True), (60, 60, True), (60, 65, False)],
)
def test_ranges(reach: int, feet: int | None, reaches: bool):
    assert within(reach, feet) is reaches


@pytest.mark.parametrize(
    ("observer", "seen", "miss", "why"),
    [
        (eyes(), Seen(), 0, "light"),
        (eyes(), Seen(light=Light(level="bright")), 0, "light"),
        (eyes(), Seen(light=DIM), 20, "light"),
        (eyes(low_light=True), Seen(light=DIM), 0, "low_light"),
        (eyes(darkvision=60), Seen(light=DIM), 0, "darkvision"),
        (eyes(low_light=True, darkvision=60), Seen(light=DIM), 0, "low_light"),
        (eyes(true_seeing=True), Seen(light=DIM), 0, "true_seeing"),
        (eyes(darkvision=60), Seen(light=DARK), 0, "darkvision"),
        (eyes(true_seeing=True), Seen(light=BLACK), 0, "true_seeing"),
        (eyes(true_seeing=True, darkvision=60), Seen(light=BLACK), 0, "true_seeing"),
        (eyes(see_invisible=True), INVISIBLE, 0, "see_invisible"),
        (eyes(see_invisible=True), Seen(invisible=True, light=DIM), 20, "see_invisible"),
        (eyes(true_seeing=True), INVISIBLE, 0, "true_seeing"),
        (eyes(see_invisible=True), Seen(ethereal=True), 0, "see_invisible"),
        (eyes(see_invisible=True), Seen(), 0, "light"),
        (eyes(blindsight=60), INVISIBLE, 0, "blindsight"),
        (eyes(blindsight=60), Seen(light=BLACK, concealment=50), 0, "blindsight"),
        (eyes(), Seen(invisible=True, outlined=True), 0, "light"),
        (eyes(), Seen(incorporeal=True), 0, "light"),
        (Observer(ethereal=True), Seen(ethereal=True), 0, "light"),
        (Observer(ethereal=True), Seen(), 0, "light"),
        (Observer(blinded=True, senses=Senses(blindsight=30)), Seen(), 0, "blindsight"),
    ],
)
def test_what_is_seen(observer: Observer, seen: Seen, miss: int, why: str):
    view = sight(observer, seen)
    assert (view.sees, view.miss, view.why) == (True, miss, why)
    assert view.obscured == ("dim" if miss == 20 else "")


@pytest.mark.parametrize(
    ("observer", "seen", "why"),
    [
        (Observer(awake=False, senses=Senses(blindsight=60)), Seen(), "senseless"),
        (Observer(blinded=True), Seen(), "blinded"),
        (Observer(blinded=True, senses=Senses(true_seeing=True)), Seen(), "blinded"),
        (eyes(), INVISIBLE, "invisible"),
        (eyes(darkvision=60), INVISIBLE, "invisible"),
        (eyes(), Seen(ethereal=True), "ethereal"),
        (eyes(blindsight=60), Seen(ethereal=True), "ethereal"),
        (eyes(), Seen(light=DARK), "dark"),
        (eyes(low_light=True, see_invisible=True), Seen(light=DARK), "dark"),
        (eyes(darkvision=60), Seen(light=BLACK), "darkvision_blocked"),
        (eyes(blindsight=60), Seen(light=DARK, incorporeal=True), "dark"),
        (eyes(blindsense=60), Seen(light=DARK), "dark"),
        (Observer(deafened=True, senses=Senses(blindsight=60, by_sound=True)), INVISIBLE, "invisible"),
    ],
)
def test_what_is_not_seen(observer: Observer, seen: Seen, why: str):
    view = sight(observer, seen)
    assert (view.sees, view.miss, view.why) == (False, 50, why)


def test_beyond_the_range_of_a_sense():
    assert sight(eyes(darkvision=60), Seen(light=DARK), 65).why == "too_far"
    assert sight(eyes(darkvision=60), Seen(light=DIM), 65).miss == 20
    assert sight(eyes(blindsight=30), INVISIBLE, 35).why == "invisible"
    assert sight(eyes(blindsight=30), INVISIBLE, 30).sees


@pytest.mark.parametrize(
    ("observer", "seen", "miss", "obscured"),
    [
        (eyes(), Seen(concealment=20), 20, "concealment"),
        (eyes(), Seen(concealment=50, light=DIM), 50, "concealment"),
        (eyes(), Seen(concealment=20, light=DIM), 20, "dim"),
        (eyes(see_invisible=True), Seen(concealment=50), 50, "concealment"),
        (eyes(true_seeing=True), Seen(concealment=50), 0, ""),
        (eyes(), Seen(concealment=50, outlined=True), 0, ""),
    ],
)
def test_concealment_of_ones_own(observer: Observer, seen: Seen, miss: int, obscured: str):
    view = sight(observer, seen)
    assert (view.sees, view.miss, view.obscured) == (True, miss, obscured)


@pytest.mark.parametrize(
    ("observer", "seen", "feet", "place"),
    [
        (eyes(blindsense=40), INVISIBLE, None, "blindsense"),
        (eyes(blindsense=40), INVISIBLE, 45, ""),
        (eyes(tremorsense=40), INVISIBLE, 40, "tremorsense"),
        (eyes(tremorsense=40), Seen(invisible=True, aloft=True), 40, ""),
        (eyes(scent=True), INVISIBLE, 5, "scent"),
        (eyes(scent=True), INVISIBLE, 10, ""),
        (eyes(scent=True), INVISIBLE, None, ""),
        (eyes(scent=True, blindsense=30), Seen(invisible=True, incorporeal=True), 5, ""),
        (eyes(), Seen(invisible=True, in_water=True, aloft=True), 30, "water"),
        (eyes(), Seen(light=DARK, in_water=True, aloft=True), 30, ""),
        (Observer(deafened=True, senses=Senses(blindsense=40, by_sound=True)), INVISIBLE, 5, ""),
    ],
)
def test_who_is_located_though_not_seen(observer: Observer, seen: Seen, feet: int | None, place: str):
    view = sight(observer, seen, feet)
    assert (view.sees, view.miss, view.located_by) == (False, 50, place)


@pytest.mark.parametrize(
    ("senses", "light", "deaf", "serves"),
    [
        (Senses(), DARK, False, False),
        (Senses(low_light=True, blindsense=60, tremorsense=60, scent=True), DARK, False, False),
        (Senses(darkvision=60), DARK, False, True),
        (Senses(darkvision=60), BLACK, False, False),
        (Senses(true_seeing=True), BLACK, False, True),
        (Senses(blindsight=60), BLACK, True, True),
        (Senses(blindsight=60, by_sound=True), DARK, False, True),
        (Senses(blindsight=60, by_sound=True), DARK, True, False),
    ],
)
def test_what_serves_in_the_dark(senses: Senses, light: Light, deaf: bool, serves: bool):
    assert eyes_serve_in_the_dark(senses, light, deafened=deaf) is serves
