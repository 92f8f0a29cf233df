"""Creatures of two languages in one paste: each is read in its own."""

from __future__ import annotations

from itertools import permutations

import pytest

from encounter_tracker.importers.text import read_text

ENGLISH = """Mire stalker CR 3
XP 800
N Large animal
Init +2; Senses low-light vision; Perception +7
AC 15, touch 11, flat-footed 13 (+2 Dex, +4 natural, -1 size)
hp 30 (4d8+12)
Fort +7, Ref +6, Will +2
Speed 40 ft., swim 20 ft.
Melee bite +6 (1d8+6)
Space 10 ft.; Reach 5 ft.
Str 19, Dex 15, Con 16, Int 2, Wis 12, Cha 6
Base Atk +3; CMB +8; CMD 20
Feats Skill Focus (Perception), Run
Skills Perception +7, Swim +12
"""
FRENCH = """Veilleur des tourbes
FP 2
PX 600
NM Mort-vivant de taille M
Init +1 ; Sens vision dans le noir 18 m ; Perception +6
Défense
CA 14, contact 11, pris au dépourvu 13 (Dex +1, naturelle +3)
pv 19 (3d8+6)
Réf +2, Vig +3, Vol +4
Attaque
VD 9 m
Corps à corps 2 griffes, +4 (1d6+2)
Caractéristiques
For 14, Dex 13, Con -, Int 8, Sag 12, Cha 14
BBA +2, BMO +4, DMD 15
Dons Robustesse
"""
OTHER = ENGLISH.replace("Mire stalker", "Reed prowler").replace("hp 30 (4d8+12)", "hp 34 (4d8+16)")
READ = {
    ENGLISH: ("Mire stalker", 30, 15, 7),
    FRENCH: ("Veilleur des tourbes", 19, 14, 3),
    OTHER: ("Reed prowler", 34, 15, 7),
}


@pytest.mark.parametrize("blocks", list(permutations((ENGLISH, FRENCH, OTHER))))
@pytest.mark.parametrize("between", ["\n", "\n\n\n"])
def test_each_is_read_in_its_language(blocks: tuple[str, ...], between: str) -> None:
    result = read_text(between.join(blocks))
    found = [
        (one.creature.name, one.creature.hp, one.creature.ac.total, one.creature.saves.fort) for one in result.creatures
    ]
    assert found == [READ[block] for block in blocks]
    assert not [issue for one in result.creatures for issue in one.issues]


def test_the_language_of_all_is_named_only_if_there_is_one() -> None:
    assert read_text(f"{ENGLISH}\n{FRENCH}").language == ""
    assert read_text(f"{ENGLISH}\n{OTHER}").language == "en"
    assert read_text(FRENCH).language == "fr"


def test_words_of_the_other_language_in_a_description_change_nothing() -> None:
    noted = f"{FRENCH}\nEn anglais : melee, ranged, speed, reach, touch, skills, feats, will, saves.\n"
    result = read_text(noted)
    assert [one.creature.name for one in result.creatures] == ["Veilleur des tourbes"]
    assert result.language == "fr"


def test_a_page_that_names_its_creature_twice_begins_at_the_first() -> None:
    page = f"Mire stalker\n\nIt waits in the reeds for days.\n\n{ENGLISH}"
    first, second = read_text(f"{OTHER}\n{page}").creatures
    assert (first.creature.name, second.creature.name) == ("Reed prowler", "Mire stalker")
    assert "reeds" in second.creature.notes
    assert first.creature.notes == ""


LABELLED = """Bog lamprey
Aln: NE Size: H Type: Magical Beast Sub: Mutant
Init: +4 Senses: Darkvision 60 feet. Perception: +10
DEFENSE
AC 14 touch 8 flat-footed 14
HP 53 ( 6d10+20 )
Fort +8 , Ref +4 , Will +3
OFFENSE
Speed: 10 Swim: 40
Str 26 Dex 10 Con 18 Int 12 Wis 12 Cha 6
Base Atk +6 ; CMB +14
Feats: Improved Initiative, Iron Will
Skills Climb +17, Perception +13
"""


@pytest.mark.parametrize("first", [FRENCH, ENGLISH, FRENCH + "\n" + ENGLISH])
def test_a_header_of_labels_begins_a_creature(first: str) -> None:
    found = read_text(f"{first}\n\n{LABELLED}").creatures
    assert [one.creature.name for one in found][-1] == "Bog lamprey"
    assert (found[-1].creature.hp, found[-1].creature.ac.total, found[-1].creature.saves.fort) == (53, 14, 8)
    assert found[-2].creature.name == READ[first][0] if first in READ else READ[ENGLISH][0]


@pytest.mark.parametrize("above", [FRENCH, ""])
def test_a_sentence_with_a_challenge_rating_is_no_header(above: str) -> None:
    prose = (
        "\nBandits are usually found in pairs (CR 1) or in a gang of a dozen accompanying a highwayman (CR 8). They"
        " often make up the rank-and-file members of a bandit lord's gang, and are seldom alone.\n\n"
    )
    bare = ENGLISH.replace("Mire stalker CR 3\n", "Mire stalker\n")
    found = read_text(f"{above}\n\n{OTHER}{prose}{bare}").creatures
    assert [one.creature.name for one in found][-2:] == ["Reed prowler", "Mire stalker"]
