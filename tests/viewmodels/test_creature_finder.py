"""In which order creatures are offered that answer to what was typed."""

from __future__ import annotations

import pytest

from encounter_tracker.support.library import LibraryHit
from encounter_tracker.viewmodels.creature_finder import best_first

OWN = LibraryHit("k1", "Goblin", "Goblin", origin="imported")
BUILT_IN = LibraryHit("goblin", "Goblin", "Gobelin")


@pytest.mark.parametrize("text", ["goblin", "gob"])
def test_of_as_good_answers_own_ones_come_first(text: str) -> None:
    assert best_first([BUILT_IN, OWN], text) == [OWN, BUILT_IN]


def test_found_in_spite_of_errors_they_stay_as_they_stand() -> None:
    assert best_first([BUILT_IN, OWN], "gobelain") == [BUILT_IN, OWN]
