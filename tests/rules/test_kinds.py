from __future__ import annotations

from typing import get_args

import pytest

from encounter_tracker.rules.kinds import KINDS, KindRule
from encounter_tracker.rules.vocabulary import EffectKind

ALL = KindRule(provokes=True, dispellable=True, counterable=True, resistible=True, suppressible=True)


@pytest.mark.parametrize(
    ("kind", "rule"),
    [
        ("spell", ALL),
        ("spell-like", ALL),
        ("supernatural", KindRule(suppressible=True)),
        ("extraordinary", KindRule()),
        ("nonmagical", KindRule()),
    ],
)
def test_the_table(kind: EffectKind, rule: KindRule):
    assert KINDS[kind] == rule


def test_every_kind_has_its_answers():
    assert set(KINDS) == set(get_args(EffectKind))
