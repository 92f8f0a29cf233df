from __future__ import annotations

from typing import Any

import pytest

from encounter_tracker.rules.triggers import Sensing, unnoticed


@pytest.mark.parametrize(
    ("sense", "given", "why"),
    [
        ("seen", {}, None),
        ("seen", {"invisible": True}, "invisible"),
        ("seen", {"line_of_sight": False}, "no_line_of_sight"),
        ("seen", {"audible": False}, None),
        ("seen", {"dc": 16, "stealth": 17}, "stealth"),
        ("seen", {"dc": 16, "stealth": 16}, None),
        ("seen", {"stealth": 40}, None),
        ("heard", {"invisible": True, "line_of_sight": False}, None),
        ("heard", {"audible": False}, "inaudible"),
        ("heard", {"dc": 16, "stealth": 17}, "stealth"),
        ("heard", {"dc": 16}, None),
    ],
)
def test_what_is_noticed(sense: Sensing, given: dict[str, Any], why: str | None):
    assert unnoticed(sense, **given) == why
