"""Single fields in the many ways they are printed."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from encounter_tracker.rules.creature import Attack, Creature
from encounter_tracker.rules.weapons import read_weapon
from tests.importers.text.blocks import one

HEAD = "Test Beast CR 5\nN Medium animal\n"
BODY = "AC 10, touch 10, flat-footed 10\nhp 13 (2d8+4)\nFort +0, Ref +0, Will +0\n"


def read(*lines: str) -> Creature:
    return one(HEAD + "Init +0; Perception +0\n" + BODY + "\n".join(lines) + "\n").creature


def attacks(line: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(msgspec.json.encode(read("Speed 30 ft.", line).attacks))
    return found


@pytest.mark.parametrize(
    ("line", "total", "touch", "flat", "notes"),
    [
        ("AC 21, touch 15, flat-footed 16 (+5 Dex, +6 natural)", 21, 15, 16, "+5 Dex, +6 natural"),
        ("AC 16, touch 11, flat-footed 14; (+2 Dex, +5 natural, –1 size)", 16, 11, 14, "+2 Dex, +5 natural, -1 size"),
        ("AC 22 (+2 Dex, +10 natural), touch 12, flat-footed 20", 22, 12, 20, "+2 Dex, +10 natural"),
        ("AC 16 (touch 11, flat-footed 14)", 16, 11, 14, ""),
        (
            "AC: 14, touch: 12, flat footed: 12 (+2 Dex, +2 armor); 20% miss chance",
            14,
            12,
            12,
            "+2 Dex, +2 armor; 20% miss chance",
        ),
        ("AC 7, touch x, flat-footed x", 7, None, None, ""),
    ],
)
def test_armor_class(line: str, total: int, touch: int | None, flat: int | None, notes: str) -> None:
    armor = one(f"{HEAD}Init +0\n{line}\nhp 13 (2d8+4)\n").creature.ac
    assert (armor.total, armor.touch, armor.flat_footed, armor.notes) == (total, touch, flat, notes)


@pytest.mark.parametrize(
    ("line", "hp", "dice", "formula"),
    [
        ("hp 84 (13d8+26)", 84, 13, "13d8+26"),
        ("HP 32 (5d8 + 9)", 32, 5, "5d8+9"),
        ("hp 86 (7d8+2d6+4d10+22)", 86, 13, "7d8+2d6+4d10+22"),
        ("hp 39 (1d8 plus 6d10+2)", 39, 7, "1d8 plus 6d10+2"),
        ("hp 111 (11d6+55 plus 15 false life)", 111, 11, "11d6+55 plus 15 false life"),
        ("hp 55 each (10d8+10)", 55, 10, "10d8+10"),
        ("Hit Dice: 6d8+18 (45 hp)", 45, 6, "6d8+18"),
        ("hp 41 (5 HD; 3d8+2d10+12)", 41, 5, "3d8+2d10+12"),
        ("hp 41 (6 HD)", 41, 6, ""),
    ],
)
def test_hit_points(line: str, hp: int, dice: int, formula: str) -> None:
    creature = one(f"{HEAD}Init +0\nAC 10\n{line}\n").creature
    assert (creature.hp, creature.hit_dice, creature.hp_formula) == (hp, dice, formula)


def test_healing_behind_hit_points() -> None:
    creature = one(f"{HEAD}Init +0\nAC 10\nhp 52 (8d8+16); fast healing 2, regeneration 5 (acid or fire)\n").creature
    assert creature.fast_healing == 2
    assert creature.regeneration is not None
    assert (creature.regeneration.amount, creature.regeneration.stopped_by) == (5, ("acid", "fire"))


def test_saves_with_notes() -> None:
    saves = one(
        f"{HEAD}Init +0\nAC 10\nhp 5 (1d8)\nFort +9; Ref +7 (+9 vs. traps), Will –1; +4 vs. fear\n"
    ).creature.saves
    assert (saves.fort, saves.ref, saves.will) == (9, 7, -1)
    assert saves.notes == "Ref (+9 vs. traps); +4 vs. fear"


def test_defences() -> None:
    creature = read(
        "Defensive Abilities evasion, hardness 5, channel resistance +4; DR 10/magic and silver and 1/–; "
        "Immune acid, cold, and fire; Resist electricity 10, sonic 5 (from a ring); SR 21",
        "Weaknesses light blindness, vulnerability to cold and sonic",
    )
    assert creature.defensive == ("evasion",)
    assert (creature.hardness, creature.channel_resistance, creature.sr) == (5, 4, 21)
    assert [(dr.amount, dr.bypass) for dr in creature.dr] == [(10, "magic and silver"), (1, "—")]
    assert creature.immune == ("acid", "cold", "fire")
    assert creature.resist == {"electricity": 10, "sonic": 5}
    assert creature.vulnerable == ("cold", "sonic")
    assert creature.weaknesses == ("light blindness", "vulnerability to cold and sonic")
    assert "sonic 5 (from a ring)" in creature.notes


def test_energies_with_one_amount() -> None:
    assert read("Resist acid, cold, and fire 10").resist == {"acid": 10, "cold": 10, "fire": 10}


def test_commas_lost_at_line_ends() -> None:
    assert read("Immune ability damage, disease\nenergy drain, fire").immune == (
        "ability damage",
        "disease",
        "energy drain",
        "fire",
    )


@pytest.mark.parametrize(
    ("line", "speed", "maneuverability"),
    [
        ("Speed 30 ft., fly 60 ft. (good), swim 40 ft.", {"land": 30, "fly": 60, "swim": 40}, "good"),
        ("Speed fly 40 ft. (perfect)", {"fly": 40}, "perfect"),
        ("Spd 20 ft., Burrowing (20 feet), Swimming (10 feet)", {"land": 20, "burrow": 20, "swim": 10}, ""),
        (
            "Speed 20 ft., fly 60 ft. (average); 15 ft., fly 40 ft. (average) in armor",
            {"land": 20, "fly": 60},
            "average",
        ),
        ("Speed 20 ft. (4 squares)", {"land": 20}, ""),
        ("Speed: 10 Swim: 40 Climb: 10", {"land": 10, "swim": 40, "climb": 10}, ""),
        ("Speed 0 ft.", {"land": 0}, ""),
    ],
)
def test_speeds(line: str, speed: dict[str, int], maneuverability: str) -> None:
    creature = read(line)
    assert (creature.speed, creature.maneuverability) == (speed, maneuverability)


def test_natural_attacks() -> None:
    bite, claws, swarm = attacks("Melee bite +8 (1d8+5/19–20 plus poison and trip), 2 claws +8 (1d6+5) or swarm (3d6)")
    assert (bite["bonus"], bite["damage"], bite["types"]) == ([8], "1d8+5", ["slashing", "piercing", "bludgeoning"])
    assert bite["properties"] == ["19-20", "plus poison", "plus trip"]
    assert (claws["name"], claws["bonus"], claws["types"]) == ("claw", [8, 8], ["bludgeoning", "slashing"])
    assert (swarm["name"], swarm["damage"], "bonus" in swarm) == ("swarm", "3d6", False)


def test_weapons() -> None:
    sword, whip, bow = attacks(
        "Melee +1 vorpal longsword +31/+26/+21 (2d6+13), +1 flaming whip +30/+25 (1d4+7 plus 1d6 fire and entangle)\n"
        "Ranged mwk composite longbow +11/+6 (1d8+2/×3)"
    )
    assert (sword["name"], sword["bonus"], sword["types"]) == ("+1 vorpal longsword", [31, 26, 21], ["slashing"])
    assert sword["properties"] == ["magic"]
    assert whip["properties"] == ["plus 1d6 fire", "plus entangle", "magic"]
    assert (bow["name"], bow["kind"], bow["properties"]) == ("masterwork composite longbow", "ranged", ["x3"])


@pytest.mark.parametrize(
    ("line", "damage", "types", "properties"),
    [
        ("Melee incorporeal touch +4 (1d4 Wisdom damage)", None, ["bludgeoning"], ["1d4 Wis damage"]),
        ("Melee touch +5 (1d8+5 negative energy plus paralysis)", "1d8+5", ["negative"], ["plus paralysis"]),
        ("Ranged ray +7 touch (4d10 fire)", "4d10", ["fire"], ["touch"]),
        ("Melee sap +3 (1d6+1 nonlethal)", "1d6+1", ["bludgeoning"], ["nonlethal"]),
        ("Melee touch +7 (attach)", None, None, ["plus attach"]),
        (
            "Melee tail slap +5 (1d8+3 plus 2d6 electricity/19-20)",
            "1d8+3",
            ["bludgeoning"],
            ["19-20", "plus 2d6 electricity"],
        ),
        ("Ranged hand crossbow +5 (1d4/19–20plus poison)", "1d4", ["piercing"], ["19-20", "plus poison"]),
        ("Ranged light crossbow +2 (1d8, 19–20/x2)", "1d8", ["piercing"], ["19-20"]),
        ("Melee Bite (Test Beast) +25 (4d8+12/19-20/x2)", "4d8+12", ["slashing", "piercing", "bludgeoning"], ["19-20"]),
    ],
)
def test_damage(line: str, damage: str | None, types: list[str] | None, properties: list[str]) -> None:
    (attack,) = attacks(line)
    assert attack.get("damage") == damage
    assert attack.get("properties") == properties
    if types is not None:
        assert attack.get("types", ["bludgeoning"]) == types


def test_attacks_are_as_the_fight_reads_them() -> None:
    attack = read("Melee +2 keen falchion +14/+9 (2d4+8/15–20 plus 1d6 cold and stun)").attacks[0]
    weapon = read_weapon(attack)
    assert (weapon.crit_from, weapon.multiplier, weapon.enhancement, weapon.type) == (15, 2, 2, "slashing")
    assert [(str(kind), dice.average) for dice, kind in weapon.extras] == [("cold", 3)]
    assert weapon.riders == ("stun",)
    assert isinstance(attack, Attack)


def test_spells_of_several_lists() -> None:
    creature = read(
        "Spell-Like Abilities (CL 9th; concentration +12)",
        "Constant—detect law; At will—fog cloud, shatter (DC 14)",
        "1/day—summon (level 4, 1 hound 35%)",
        "Cleric Spells Prepared (CL 5th)",
        "3rd—dispel magicD, prayer (2)",
        "0 (at will)—light, stabilize[APG]",
        "D domain spell; Domains Law, War",
    )
    spells = {spell["name"]: spell for spell in creature.spells}
    assert spells["detect law"] == {"name": "detect law", "per_day": "constant", "kind": "spell-like", "cl": 9}
    assert spells["shatter"]["dc"] == 14
    assert spells["summon (level 4, 1 hound 35%)"]["per_day"] == 1
    assert spells["dispel magic"] == {"name": "dispel magic", "level": 3, "kind": "spell", "cl": 5}
    assert spells["stabilize"]["level"] == 0
    assert creature.caster_level == 5


def test_skills_with_groups_and_shortened() -> None:
    creature = read(
        "Skills Knowledge (arcana, planes) +11, Percep. +14, Perform (sing) +9 (+13 at night), Diplomacy +24 Fly -2"
    )
    assert creature.skills == {
        "Perception": 0,
        "Knowledge (arcana)": 11,
        "Knowledge (planes)": 11,
        "Perform (sing)": 9,
        "Diplomacy": 24,
        "Fly": -2,
    }
    assert "Perform (sing) +9 (+13 at night)" in creature.notes


def test_special_attacks_meet_their_paragraphs() -> None:
    creature = read(
        "Special Attacks breath weapon (30-ft. cone, 4d6 fire, Reflex DC 15 half), sneak attack +2d6",
        "SQ compression",
        "SPECIAL ABILITIES",
        "Breath Weapon (Su) It smells of tar.",
        "Tar Skin (Ex) Fire makes it burn for 1d4 rounds",
        "and longer.",
    )
    assert creature.special == {
        "Breath weapon": "30-ft. cone, 4d6 fire, Reflex DC 15 half\nIt smells of tar.",
        "Sneak attack": "+2d6",
        "Compression": "",
        "Tar Skin": "Fire makes it burn for 1d4 rounds and longer.",
    }
