"""Names made of several words, in French."""

from __future__ import annotations

import pytest

from encounter_tracker.support.catalogue import term


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("+1 flaming longsword", "épée longue de feu +1"),
        ("+2 holy keen greatsword", "épée à deux mains sainte acérée +2"),
        ("masterwork warhammer", "marteau de guerre de maître"),
        ("masterwork adamantine dagger", "dague en adamantium de maître"),
        ("frost giant", "frost giant"),
        ("+1 longsword (ébréchée)", "épée longue +1 (ébréchée)"),
        ("Improved Critical (vine)", "Science du critique (liane)"),
        ("Weapon Focus (tentacle)", "Arme de prédilection (tentacule)"),
        ("Skill Focus (Stealth)", "Talent (Discrétion)"),
        ("Profession (sailor)", "Profession (sailor)"),
        ("+1 zorblade", "+1 zorblade"),
        ("Strange Feat (bite)", "Strange Feat (bite)"),
        ("speed", "speed"),
        ("", ""),
    ],
)
def test_composed(name: str, shown: str) -> None:
    assert term(name, "fr") == shown
    assert term(name, "en") == name
