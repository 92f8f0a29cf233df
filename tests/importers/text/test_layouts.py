"""One and the same creature, however its block was copied."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from encounter_tracker.importers.text import read_text
from tests.importers.text.blocks import (
    BOOK,
    CASTER,
    FIFTH,
    FORM,
    HERO_LAB,
    OLD,
    SECOND,
    TABLES,
    figures,
    one,
    rows,
    wrapped,
)

CHANGES = {
    "dos": lambda text: text.replace("\n", "\r\n"),
    "old_mac": lambda text: text.replace("\n", "\r"),
    "narrow": lambda text: wrapped(text, 44),
    "one_blank_line": lambda text: re.sub(r"\n+", "\n\n", text),
    "no_break_spaces": lambda text: text.replace(" ", "\u00a0"),
    "tabs": lambda text: "\n".join("\t" + line for line in text.split("\n")),
    "spaces": lambda text: "\n".join("   " + line + "  " for line in text.split("\n")),
    "quoted": lambda text: "\n".join("> " + line for line in text.split("\n")),
    "paragraphs": lambda text: "\n".join(f"<p>{line}</p>" for line in text.split("\n")),
    "breaks": lambda text: text.replace("\n", "<br />"),
    "entities": lambda text: text.replace("—", "&mdash;").replace("–", "&#8211;").replace("’", "&rsquo;"),
    "bold": lambda text: re.sub(r"(?m)^(Init|AC|hp|Fort|Speed|Melee|Str|Feats|Skills|DR|Immune)\b", r"**\1**", text),
    "bbcode": lambda text: re.sub(r"(?m)^(Init|AC|hp|Fort|Speed|Melee|Str|Feats|Skills)\b", r"[b]\1[/b]", text),
    "ligatures": lambda text: text.replace("fi", "\ufb01").replace("fl", "\ufb02"),
    "minus_signs": lambda text: re.sub(r"(?<=[ (])[-–](?=\d)", "\u2212", text),
    "escapes": lambda text: re.sub(r"(?<=[ (])\+(?=\d)", r"\\+", text),
    "no_headings": lambda text: re.sub(r"(?m)^(DEFENSE|OFFENSE|TACTICS|STATISTICS|ECOLOGY)\n", "", text),
    "zero_width": lambda text: text.replace("; ", ";\u200b "),
}


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("text", [BOOK, CASTER], ids=["book", "caster"])
def test_the_same_whatever_was_done_to_it(text: str, change: str) -> None:
    assert rows(figures(CHANGES[change](text))) == rows(figures(text))


def test_all_line_breaks_lost() -> None:
    stats = BOOK[BOOK.index("SLATE") : BOOK.index("ECOLOGY")]
    expected, found = figures(stats)[0], figures(" ".join(stats.split("\n")))[0]
    assert found == expected


def test_a_block_of_a_book() -> None:
    creature = one(BOOK).creature
    assert (creature.name, creature.cr, creature.xp) == ("Slate Wader", 6, 2400)
    assert (creature.alignment, creature.size, creature.type) == ("NE", "large", "aberration")
    assert creature.subtypes == ("aquatic", "earth")
    assert (creature.hp, creature.hit_dice, creature.hp_formula) == (76, 8, "8d8+40")
    assert (creature.ac.total, creature.ac.touch, creature.ac.flat_footed) == (20, 11, 18)
    assert creature.ac.notes == "+2 Dex, +9 natural, -1 size"
    assert (creature.saves.fort, creature.saves.ref, creature.saves.will) == (7, 6, 8)
    assert creature.saves.notes == "+4 vs. poison"
    assert creature.immune == ("disease", "mind-affecting")
    assert creature.resist == {"acid": 10, "fire": 5}
    assert creature.vulnerable == ("sonic",)
    assert creature.channel_resistance == 2
    assert creature.defensive == ("slippery",)
    assert (creature.bab, creature.cmb, creature.cmd) == (6, 12, 24)
    assert creature.speed == {"land": 20, "swim": 40}
    assert (creature.space, creature.reach) == (10, 10)
    assert creature.skills["Knowledge (nature)"] == 6
    assert "Lurker" in creature.feats
    assert "Reach 10 ft. (15 ft. with claws)" in creature.notes
    assert creature.special["Heap form"].startswith("As a move action it lies down and passes for a heap of slates;")


def test_a_caster() -> None:
    creature = one(CASTER).creature
    assert creature.name == "Orsa Quillfeather"
    assert creature.hit_dice == 8
    assert creature.caster_level == 6
    slow = {"name": "slow", "level": 3, "per_day": 4, "kind": "spell", "cl": 6, "dc": 17}
    assert slow in creature.spells
    assert (creature.ac.total, creature.hp) == (18, 61), "not those of the second figures"
    assert "AC 14, touch 14, flat-footed 10" in creature.notes


def test_a_form_with_colons() -> None:
    creature = one(FORM).creature
    assert (creature.name, creature.size, creature.type) == ("Fen Hulk", "large", "plant")
    assert creature.abilities["int"] is None
    assert creature.speed == {"land": 20, "swim": 20}
    assert (creature.senses.tremorsense, creature.senses.low_light) == (30, True)
    assert creature.fast_healing == 2


def test_markdown_with_tables() -> None:
    creature = one(TABLES).creature
    assert creature.name == "Ash Strider"
    assert creature.abilities == {"str": 22, "dex": 15, "con": 18, "int": 4, "wis": 14, "cha": 11}
    assert (creature.init, creature.senses.darkvision, creature.skills) == (6, 60, {"Perception": 12})
    assert (creature.space, creature.reach) == (10, 5)
    assert creature.attacks[0].name == "bite"


def test_hero_lab() -> None:
    entry = one(HERO_LAB)
    assert entry.current_hp == 31
    assert (entry.creature.hp, entry.creature.hp_formula) == (47, "5d10+15")
    assert entry.creature.special["Favored enemy"] == "giants +4, orcs +2\nBetter against these."
    assert entry.creature.feats[-1] == "Precise Shot"
    assert "He keeps a list" in entry.creature.notes


def test_the_game_before() -> None:
    result = read_text(OLD)
    assert result.game == "3.5"
    assert [(issue.severity, issue.code) for issue in result.issues] == [("doubtful", "older_game")]
    creature = result.creatures[0].creature
    assert (creature.hp, creature.hit_dice, creature.ac.total, creature.saves.will) == (45, 6, 17, 6)
    assert creature.dr[0].bypass == "magic"
    assert creature.senses.darkvision == 60
    assert creature.resist == {"acid": 10}


def test_an_old_block_that_runs_on() -> None:
    text = (
        "Mire Beetle: CR 1; Small vermin; HD 2d8+2; hp\n11; Init +1; Spd 30 ft. (6 squares), climb 20 ft.; AC 14\n"
        "(+1 size, +1 dex, +2 natural), touch 12, flat-footed 13; Base Atk +1;\nGrp -3; Full Atk +3 melee "
        "(1d4, bite); Space/Reach 5 ft./5 ft.;\nAL N; SV Fort +4, Ref +1, Will +0; Str 10, Dex 13, Con 12,\n"
        "Int -, Wis 10, Cha 2"
    )
    creature = one(text).creature
    assert (creature.name, creature.hp, creature.hit_dice, creature.ac.total) == ("Mire Beetle", 11, 2, 14)
    assert (creature.type, creature.size) == ("vermin", "small")
    assert creature.abilities["int"] is None
    assert (creature.speed, creature.alignment) == ({"land": 30, "climb": 20}, "N")


@pytest.mark.parametrize(("text", "game"), [(FIFTH, "5e"), (SECOND, "pf2")])
def test_other_games_are_named(text: str, game: str) -> None:
    result = read_text(text)
    assert (result.game, result.creatures) == (game, ())
    assert [(issue.severity, issue.code, issue.arguments) for issue in result.issues] == [
        ("error", "other_game", (game,))
    ]


def test_many_in_one_paste() -> None:
    result = read_text("\n".join([BOOK, CASTER, HERO_LAB]))
    assert [entry.creature.name for entry in result.creatures] == ["Slate Wader", "Orsa Quillfeather", "Brakka"]
    alone = [one(text).creature.hp for text in (BOOK, CASTER, HERO_LAB)]
    assert [entry.creature.hp for entry in result.creatures] == alone
    lines = [(entry.first_line, entry.last_line) for entry in result.creatures]
    assert all(before[1] < after[0] for before, after in pairwise(lines))


def test_short_blocks_without_headers() -> None:
    text = "Club Man\nAC 15\nhp 30\nFort +4, Ref +1, Will +2\nMelee club +6 (1d6+4)\n\nSling Man\nAC 13\nhp 12\n"
    assert [entry.creature.name for entry in read_text(text).creatures] == ["Club Man", "Sling Man"]


@pytest.mark.parametrize("name", ["REED CUTTERS (4)", "Reed Cutters (4)"])
def test_several_of_a_kind(name: str) -> None:
    text = f"{name} CR 1/2\nXP 200 each\nN Medium humanoid (human)\nInit +1\nAC 12\nhp 6 each (1d10+1)\n"
    entry = one(text)
    assert (entry.creature.name, entry.count, entry.creature.cr, entry.creature.xp) == ("Reed Cutters", 4, "1/2", 200)
    assert entry.creature.hp == 6


def test_a_name_over_a_line_with_rating_and_type() -> None:
    entry = one("Tin Man\nLN Lrg construct CR 6 XP 2400\nInit +5; Senses darkvision 60ft\nAC 24\nhp 63 (6d10+30)\n")
    assert (entry.creature.name, entry.creature.size, entry.creature.type) == ("Tin Man", "large", "construct")
    assert (entry.creature.cr, entry.creature.xp, entry.creature.alignment) == (6, 2400, "LN")


def test_an_app_without_signs_and_types() -> None:
    text = (
        "<p>Some Bard</p><p>MONSTER</p><p>Neutral Medium Human Bard 12;</p><p>Init 1; Senses Perception: +14</p>"
        "<p>DEFENSE</p><p>AC 22, touch 13, flat-footed 21</p><p>hp 109</p><p>Fort 11, Ref 13, Will 11</p>"
        "<p>Bard spells known (CL 12; concentration +24)</p><p>1st (7/day)- Alarm (DC 19); Invisibility, "
        "Greater (DC 22); Grease (DC 19);</p><p>Str 10, Dex 13, Con 16, Int 14, Wis 8, Cha 26</p>"
        "<p>Base Atk + +9; CMB +9; CMD 22</p>"
    )
    creature = one(text).creature
    assert (creature.name, creature.alignment, creature.size, creature.hit_dice) == ("Some Bard", "N", "medium", 12)
    assert (creature.hp, creature.bab, creature.saves.fort, creature.init) == (109, 9, 11, 1)
    assert [spell["name"] for spell in creature.spells] == ["alarm", "invisibility, greater", "grease"]
