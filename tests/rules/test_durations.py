from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from encounter_tracker.rules.durations import AnyDuration, Duration, Span

UNITS = {"rounds": 1, "minutes": 10, "hours": 600, "days": 14_400}
SPANS = st.dictionaries(st.sampled_from(sorted(UNITS)), st.integers(0, 500), min_size=1)


def read(value: Any) -> Any:
    return msgspec.convert(value, AnyDuration)


@given(SPANS)
def test_rounds_of_six_seconds(span: dict[str, int]):
    rounds = sum(count * UNITS[unit] for unit, count in span.items())
    assert Span(**span).in_rounds == rounds
    duration = read(span)
    assert duration.in_rounds == rounds
    assert duration.counted


@given(SPANS)
def test_written_and_read_again(span: dict[str, int]):
    duration = Duration(concentration=True, max=Span(**span), after=Span(rounds=1))
    assert msgspec.json.decode(msgspec.json.encode(duration), type=Duration) == duration


def test_a_span_of_nothing():
    assert Span(rounds=0).in_rounds == 0
    with pytest.raises(ValueError, match="needs rounds, minutes, hours or days"):
        Span()


def test_the_other_forms_have_no_count():
    for duration in (read({"until": "end", "of": "Ann"}), read({"concentration": True})):
        assert not duration.counted
        assert duration.in_rounds == 0
    assert read("unlimited") == "unlimited"


@pytest.mark.parametrize(
    ("value", "problem"),
    [
        ({}, "a duration is one of"),
        ({"rounds": 3, "concentration": True}, "a duration is one of"),
        ({"rounds": 3, "until": "start", "of": "Ann"}, "a duration is one of"),
        ({"until": "start"}, "needs 'of'"),
        ({"until": "start", "turn": "next"}, "needs 'of'"),
        ({"rounds": 3, "of": "Ann"}, "go with 'until'"),
        ({"concentration": True, "turn": "next"}, "go with 'until'"),
        ({"rounds": 3, "max": {"rounds": 2}}, "go with 'concentration'"),
        ({"minutes": 1, "after": {"rounds": 2}}, "go with 'concentration'"),
        ({"rounds": -1}, "`int` >= 0"),
        ({"rounds": 1, "weeks": 2}, "unknown field `weeks`"),
        ({"until": "middle", "of": "Ann"}, "Invalid enum value 'middle'"),
        ({"concentration": True, "max": {}}, "needs rounds, minutes, hours or days"),
        ("forever", "Invalid enum value 'forever'"),
    ],
)
def test_what_is_no_duration(value: Any, problem: str):
    with pytest.raises(msgspec.ValidationError, match=problem):
        read(value)
