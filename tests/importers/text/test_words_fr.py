"""French tables: every token that they lead to can be shown in French again."""

from __future__ import annotations

import pytest

from encounter_tracker.importers.text import words_fr
from encounter_tracker.importers.text.vocabulary import fold
from encounter_tracker.importers.text.vocabulary_fr import FRENCH
from encounter_tracker.support.catalogue import term


@pytest.mark.parametrize("table", ["ATTACK_NAMES", "SKILLS", "FEATS", "SPECIALS", "IMMUNITIES", "LANGUAGES", "RIDERS"])
def test_every_token_has_a_french_word(table: str) -> None:
    words: dict[str, str] = getattr(words_fr, table)
    alike = {fold(name) for name in words}
    before = "plus " if table == "RIDERS" else ""
    assert [
        token for token in words.values() if term(before + token, "fr") == before + token and fold(token) not in alike
    ] == []


def test_no_empty_label() -> None:
    for table in ("labels", "headings", "senses", "movements", "immunities", "feats", "materials"):
        assert "" not in FRENCH.all_of(table)


@pytest.mark.parametrize(
    ("printed", "token"),
    [
        ("épée longue de feu +1", "+1 flaming longsword"),
        ("rapière de maître", "masterwork rapier"),
        ("fouet vorpal +2", "+2 vorpal whip"),
        ("épée longue +1 ébréchée", "+1 longsword (ébréchée)"),
        ("marteau de guerre", "warhammer"),
        ("coupe-chou +2", "coupe-chou +2"),
    ],
)
def test_weapons(printed: str, token: str) -> None:
    assert FRENCH.weapon(printed) == token


@pytest.mark.parametrize(
    ("printed", "token"),
    [
        ("Attaque en puissance", "Power Attack"),
        ("ecriture de parchemins", "Scribe Scroll"),
        ("Science du critique (morsure, griffe)", "Improved Critical (bite, claw)"),
        ("Talent (Perception)", "Skill Focus (Perception)"),
        ("École renforcée (nécromancie)", "Spell Focus (necromancy)"),
        ("Don inconnu (griffe)", "Don inconnu (griffe)"),
    ],
)
def test_feats(printed: str, token: str) -> None:
    assert FRENCH.named("feats", printed) == token
