from __future__ import annotations

from encounter_tracker.rules import vocabulary as v


def test_the_words_of_the_scripts():
    assert len(v.CONDITIONS) == len(set(v.CONDITIONS)) == 31
    assert v.ABILITIES == ("str", "dex", "con", "int", "wis", "cha")
    assert v.FIGURES[:3] == ("ac", "touch", "flat_footed")
    assert not v.PHYSICAL_TYPES & v.ENERGY_TYPES


def test_time():
    assert (v.ROUNDS_PER_MINUTE, v.ROUNDS_PER_HOUR, v.ROUNDS_PER_DAY) == (10, 600, 14_400)
    assert v.ROUNDS_PER_MINUTE * v.SECONDS_PER_ROUND == 60
