from __future__ import annotations

import msgspec
import pytest

from encounter_tracker.encounter.commands import ApplyEffect
from encounter_tracker.encounter.state import Concentration, Effect, Until
from encounter_tracker.rules.durations import AnyDuration, Duration, Span
from encounter_tracker.viewmodels.effect_duration import (
    DurationForm,
    form_of_duration,
    form_of_effect,
    in_words,
)
from encounter_tracker.viewmodels.effect_fields import whole, within
from tests.viewmodels.effect_fight import do, fight, who

FORMS = [
    (DurationForm(amount="3"), {"rounds": 3}),
    (DurationForm(amount="5", unit="minutes"), {"minutes": 5}),
    (DurationForm(amount="1", unit="hours"), {"hours": 1}),
    (DurationForm(amount="2", unit="days"), {"days": 2}),
    (DurationForm(kind="until", edge="start", turn="next", of="c1"), {"until": "start", "of": "c1", "turn": "next"}),
    (DurationForm(kind="until", edge="end", turn="next", of="c1"), {"until": "end", "of": "c1", "turn": "next"}),
    (DurationForm(kind="until", edge="end", turn="this", of="c1"), {"until": "end", "of": "c1", "turn": "this"}),
    (DurationForm(kind="concentration"), {"concentration": True}),
    (DurationForm(kind="concentration", most="10"), {"concentration": True, "max": {"rounds": 10}}),
    (
        DurationForm(kind="concentration", most="7", most_unit="minutes", after="2"),
        {"concentration": True, "max": {"minutes": 7}, "after": {"rounds": 2}},
    ),
    (DurationForm(kind="concentration", after="1", after_unit="hours"), {"concentration": True, "after": {"hours": 1}}),
    (DurationForm(kind="triggered"), "triggered"),
    (DurationForm(kind="unlimited"), "unlimited"),
]


@pytest.mark.parametrize(("form", "said"), FORMS)
def test_every_duration_of_the_scripts_can_be_entered_and_read_back(form: DurationForm, said: object) -> None:
    state = fight().state
    assert form.problems(state, "") == {}
    duration = form.to_duration("")
    assert duration == msgspec.convert(said, AnyDuration)
    assert form_of_duration(duration, form) == form
    assert form_of_duration(duration).to_duration("") == duration


@pytest.mark.parametrize(("form", "said"), FORMS)
def test_what_is_entered_is_accepted_by_the_encounter(form: DurationForm, said: object) -> None:
    model = fight()
    do(model, ApplyEffect(name="x", targets=("Ogre",), source="Kyra", duration=form.to_duration("")))


@pytest.mark.parametrize("text", ["", "x", "0", "-3", "1.5", "10000", "3 4x"])
def test_a_wrong_count_is_named(text: str) -> None:
    problems = DurationForm(amount=text).problems(fight().state, "")
    assert list(problems) == ["amount"]
    assert "1 to 9999" in problems["amount"]


def test_wrong_bounds_of_concentration_are_named_and_empty_ones_are_none() -> None:
    state = fight().state
    assert set(DurationForm(kind="concentration", most="x", after="0").problems(state, "")) == {"most", "after"}
    assert DurationForm(kind="concentration", amount="x").problems(state, "") == {}


def test_this_turn_is_the_one_running_now() -> None:
    state = fight().state
    kyra, ogre = who(state, "Kyra"), who(state, "Ogre")
    form = DurationForm(kind="until", edge="end", turn="this")
    assert form.problems(state, kyra) == {}
    assert "Ogre" in form.problems(state, ogre)["turn"]
    past = DurationForm(kind="until", edge="start", turn="this", of=kyra)
    assert "started" in past.problems(state, "")["turn"]
    assert "Choose" in DurationForm(kind="until").problems(state, "")["turn"]


def test_whose_turn_falls_back_to_the_one_given() -> None:
    duration = DurationForm(kind="until", of="").to_duration("c2")
    assert isinstance(duration, Duration)
    assert duration.of == "c2"


@pytest.mark.parametrize(
    ("rounds", "words"),
    [
        (7, ("7", "rounds")),
        (20, ("2", "minutes")),
        (25, ("25", "rounds")),
        (600, ("1", "hours")),
        (28800, ("2", "days")),
    ],
)
def test_rounds_in_the_largest_unit_that_fits(rounds: int, words: tuple[str, str]) -> None:
    assert in_words(rounds) == words


def test_a_count_in_several_units_is_shown_in_one() -> None:
    form = form_of_duration(Duration(minutes=1, rounds=3))
    assert (form.amount, form.unit) == ("13", "rounds")


def test_the_duration_of_an_effect_in_force_is_what_is_left() -> None:
    counted = form_of_effect(Effect(id="e", name="x", anchor="c1", remaining=30, duration=Duration(rounds=40)))
    assert (counted.kind, counted.amount, counted.unit, counted.anchor) == ("count", "3", "minutes", "c1")
    until = form_of_effect(Effect(id="e", name="x", until=Until(edge="end", of="c2", armed_turn=1)))
    assert (until.kind, until.edge, until.of, until.turn) == ("until", "end", "c2", "this")
    later = form_of_effect(Effect(id="e", name="x", until=Until(edge="start", of="c2")))
    assert later.turn == "next"
    kept = form_of_effect(Effect(id="e", name="x", remaining=10, concentration=Concentration(after=2)))
    assert (kept.kind, kept.most, kept.most_unit, kept.after) == ("concentration", "1", "minutes", "2")
    endless = form_of_effect(Effect(id="e", name="x", concentration=Concentration()))
    assert (endless.most, endless.after) == ("", "")
    assert form_of_effect(Effect(id="e", name="x")).kind == "unlimited"
    assert form_of_effect(Effect(id="e", name="x", duration="triggered")).kind == "triggered"


def test_spans_of_both_bounds_are_read() -> None:
    form = form_of_duration(Duration(concentration=True, max=Span(minutes=1, rounds=5), after=Span(hours=1)))
    assert (form.most, form.most_unit, form.after, form.after_unit) == ("15", "rounds", "1", "hours")


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("7", 7),
        (" +2 ", 2),
        ("−3", -3),
        ("-3", -3),
        ("–1", -1),
        ("1 000", 1000),
        ("2.5", None),
        ("", None),
        ("x", None),
    ],
)
def test_whole_numbers(text: str, value: int | None) -> None:
    assert whole(text) == value


def test_the_sentence_names_the_range_with_a_real_minus() -> None:
    assert within("5", 1, 9) == ""
    assert "−9" in within("x", -9, 9)
