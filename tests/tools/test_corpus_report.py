"""The report on how much is read right, with a corpus of two creatures made up here."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.tools.corpus_report import check_folder, expected_fields, main, same, sense

ENGLISH = """Bog Newt CR 1/2
XP 200
N Small animal (aquatic)
Init +1; Senses low-light vision; Perception +5
DEFENSE
AC 13, touch 12, flat-footed 12 (+1 Dex, +1 natural, +1 size)
hp 9 (2d8)
Fort +3, Ref +4, Will +1
OFFENSE
Speed 20 ft., swim 30 ft.
Melee bite +2 (1d4)
STATISTICS
Str 10, Dex 13, Con 11, Int 1, Wis 12, Cha 5
Base Atk +1; CMB +0; CMD 11
Feats Skill Focus (Perception)
Skills Perception +5, Swim +8
"""
FRENCH = """Triton des flaques
FP 1/2
PX 200
Animal (aquatique) de taille P, N
Init +1 ; Sens vision dans le noir 18 m (12 c), vision nocturne ; Perception +5
Défense
CA 13, contact 12, pris au dépourvu 12 (Dex +1, naturelle +1, taille +1)
pv 9 (2d8)
Réf +4, Vig +3, Vol +1
Attaque
VD 6 m (4 c), nage 9 m (6 c)
Corps à corps morsure, +2 (1d4)
Caractéristiques
For 10, Dex 13, Con 11, Int 1, Sag 12, Cha 5
BBA +1, BMO +0, DMD 11
Dons Talent (Perception)
Compétences Natation +8, Perception +5
"""
FIGURES: dict[str, Any] = {
    "cr": "1/2", "xp": 200, "alignment": "N", "size": "Small", "type": "animal", "hd": 2, "hp": 9, "ac": 13,
    "touch": 12, "flat_footed": 12, "fort": 3, "ref": 4, "will": 1, "init": 1, "str": 10, "dex": 13, "con": 11,
    "int": 1, "wis": 12, "cha": 5, "dr": [], "sr": None, "immune": [], "resist": {}, "weaknesses": [], "vulnerable": [],
    "bab": 1, "cmb": 0, "cmd": 11, "speed": {"land": 20, "swim": 30}, "fast_healing": None, "regeneration": None,
    "senses": ["low-light vision"], "perception": 5, "subtypes": ["aquatic"],
}  # fmt: skip


@pytest.fixture
def corpus(tmp_path: Path) -> Path:
    (tmp_path / "newt.txt").write_text(ENGLISH, "utf-8")
    (tmp_path / "triton.txt").write_text(FRENCH, "utf-8")
    french = FIGURES | {
        "file": "triton.txt", "lang": "fr", "name": "Triton des flaques", "size": "P", "type": "Animal",
        "senses": ["vision dans le noir 18 m", "vision nocturne"], "subtypes": ["aquatique"],
        "canon": {"size": "Small", "type": "animal", "speed_ft": {"land": 20, "swim": 30}},
    }  # fmt: skip
    rows = [FIGURES | {"file": "newt.txt", "lang": "en", "name": "Bog Newt"}, french]
    (tmp_path / "truth.jsonl").write_text("\n".join(json.dumps(row) for row in rows) + "\n", "utf-8")
    return tmp_path


def test_all_is_right(corpus: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(corpus), "--details"]) == 0
    printed = capsys.readouterr().out
    assert "should be" not in printed
    assert "en: hit points, AC and saves 100.0 %  (7 of 7)" in printed
    assert "fr: hit points, AC and saves 100.0 %  (7 of 7)" in printed


def test_a_miss_is_counted_and_named(corpus: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = [json.loads(line) for line in (corpus / "truth.jsonl").read_text("utf-8").splitlines()]
    rows[0]["hp"] = 10
    (corpus / "truth.jsonl").write_text("\n".join(json.dumps(row) for row in rows), "utf-8")
    assert main([str(corpus), "--details", "--lang", "en"]) == 0
    printed = capsys.readouterr().out
    assert "newt.txt: hp: should be 10, is 9" in printed
    assert "en: hit points, AC and saves  85.7 %  (6 of 7)" in printed
    assert "fr:" not in printed


def test_fields_with_several_answers_do_not_count(corpus: Path) -> None:
    whole = {check.field for check in check_folder(corpus, "en")}
    row = FIGURES | {"file": "newt.txt", "lang": "en", "name": "Bog Newt", "ambiguous": ["hp"]}
    (corpus / "truth.jsonl").write_text(json.dumps(row), "utf-8")
    assert whole - {check.field for check in check_folder(corpus)} == {"hp"}


def test_without_a_corpus(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path / "nowhere")]) == 0
    assert "nothing to compare" in capsys.readouterr().out


def test_a_language_without_rows(corpus: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(corpus), "--lang", "de"]) == 0
    assert "No row of this language" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("field", "expected", "found", "right"),
    [
        ("cr", "4", 4, True),
        ("cr", "1/2", "1/2", True),
        ("cr", "4", 5, False),
        ("type", "Magical Beast", "magical beast", True),
        ("alignment", "NN", "N", True),
        ("immune", ["fire", "acid"], ("acid", "fire"), True),
        ("immune", ["fire", "acid"], ("acid",), False),
        ("immune", ["fire"], ("fire", "fire"), False),
        ("resist", {"fire": 5}, {"fire": 5, "cold": 5}, False),
        ("con", None, None, True),
        ("con", None, 10, False),
        ("bab", None, 0, True),
        ("bab", None, 1, False),
        ("sr", None, 11, False),
        ("weaknesses", ["vulnérable à l'air"], ("vulnérable à l’air",), True),
    ],
)
def test_same(field: str, expected: Any, found: Any, right: bool) -> None:
    assert same(field, expected, found) is right


def test_senses_in_feet() -> None:
    assert sense("vision dans le noir à 18 m", "fr") == "darkvision 60"
    assert sense("Blindsight (30 feet)", "en") == "blindsight 30"
    assert sense("scent", "en") == "scent"


def test_expected_fields_of_a_french_row() -> None:
    row = FIGURES | {
        "lang": "fr", "name": "X", "regeneration": {"value": 5, "bypass": "acide ou feu"},
        "subtypes": ["Chaos"], "canon": {"speed_ft": {"fly": 40, "maneuverability": "good"}},
    }  # fmt: skip
    wanted = expected_fields(row)
    assert wanted["regeneration"] == [5, "acid", "fire"]
    assert wanted["subtypes"] == ["chaotic"]
    assert wanted["speed"] == {"fly": 40}
    assert wanted["maneuverability"] == "good"
