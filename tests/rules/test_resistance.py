from __future__ import annotations

import pytest

from encounter_tracker.rules.resistance import overcomes, useless_against
from encounter_tracker.rules.vocabulary import EffectKind


@pytest.mark.parametrize(
    ("kind", "own", "reason"),
    [
        ("spell", False, None),
        ("spell-like", False, None),
        ("spell", True, "own"),
        ("supernatural", False, "kind"),
        ("extraordinary", True, "kind"),
        ("nonmagical", False, "kind"),
    ],
)
def test_where_it_is_no_use(kind: EffectKind, own: bool, reason: str | None):
    assert useless_against(kind, own=own) == reason


def test_reaching_it_is_enough():
    assert overcomes(16, 16)
    assert not overcomes(15, 16)
