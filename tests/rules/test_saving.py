from __future__ import annotations

import pytest

from encounter_tracker.rules.saving import CHANNELLING, bonuses_in_words, plain_descriptors


@pytest.mark.parametrize(
    ("text", "save", "against", "bonus"),
    [
        ("+2 vs. fear", "will", "fear", 2),
        ("+2 vs. fear", "fort", "fear", 2),
        ("+2 vs. fear", "will", "poison", 0),
        ("+4 racial bonus on saves vs. poison; evasion", "fort", "poison", 4),
        ("+1 on Will saves against fear", "will", "fear", 1),
        ("+1 on Will saves against fear", "ref", "fear", 0),
        ("+2 against poison and disease", "fort", "disease", 2),
        ("+2 vs. mind-affecting effects", "will", "fear", 2),
        ("+2 vs. enchantments", "will", "charm", 2),
        ("+4 to Fortitude saving throws against the poisons", "fort", "poison", 4),
        ("+2 contre les sorts", "will", "spell", 2),
        ("+2 vs. traps, +3 vs. spells", "ref", "spells", 3),
        ("evasion", "ref", "trap", 0),
        ("", "ref", "trap", 0),
    ],
)
def test_bonuses_in_a_blocks_own_words(text: str, save: str, against: str, bonus: int):
    found = bonuses_in_words(text, save, plain_descriptors([against]))
    assert sum(part.value for part in found) == bonus


def test_descriptors_in_one_form():
    assert plain_descriptors([]) == frozenset()
    assert plain_descriptors(["Fear Effects"]) == {"fear", "mind-affecting"}
    assert plain_descriptors(["channeled energy"]) & CHANNELLING
    assert plain_descriptors(["channel"]) & CHANNELLING
