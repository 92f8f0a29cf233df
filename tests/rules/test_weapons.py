from __future__ import annotations

from typing import Any

import pytest

from encounter_tracker.rules.creature import Attack
from encounter_tracker.rules.dice import DiceSum, parse_dice
from encounter_tracker.rules.weapons import Weapon, miss_in_one, misses, read_weapon, without_magic


def read(name: str = "sword", damage: str = "", *properties: str, types: tuple[str, ...] = (), **more: Any) -> Weapon:
    return read_weapon(Attack(name=name, damage=damage, properties=properties, types=types, **more))


def dice(text: str) -> DiceSum:
    found = parse_dice(text)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("text", "points", "crit_from", "multiplier"),
    [
        ("1d8+4/19-20/x3", "1d8+4", 19, 3),
        ("1d8+4/19–20", "1d8+4", 19, 2),
        ("1d6/×3", "1d6", 20, 3),
        ("1d6-1/20/x4", "1d6-1", 20, 4),
        ("2d6 + 7 / 15-20", "2d6+7", 15, 2),
        ("(1d6)", "1d6", 20, 2),
        ("1", "1", 20, 2),
    ],
)
def test_dice_and_critical_hits(text: str, points: str, crit_from: int, multiplier: int):
    weapon = read("sword", text)
    assert (weapon.dice, weapon.crit_from, weapon.multiplier) == (dice(points), crit_from, multiplier)
    assert weapon.riders == ()


def test_properties_may_say_it_too():
    weapon = read("scimitar", "1d6+1", "18-20", "x3", "120 ft.", "magic", "brace")
    assert (weapon.crit_from, weapon.multiplier, weapon.magical, weapon.riders) == (18, 3, True, ())


def test_what_comes_with_a_blow():
    weapon = read("bite", "1d8+1 plus 1d6 fire, 2 cold and poison", "plus 1d4 acid and grab", "trip", "1d4 Con drain")
    assert weapon.extras == ((dice("1d6"), "fire"), (dice("2"), "cold"), (dice("1d4"), "acid"))
    assert weapon.riders == ("poison", "grab", "trip", "1d4 con drain")
    assert read("slam", "1d6/19-20/1d6 fire").extras == ((dice("1d6"), "fire"),)
    assert read("slam", "1d6", "1d6 fire damage").riders == ("1d6 fire damage",)
    assert read("slam", "1d6", "1d6 electricity").extras == ((dice("1d6"), "electricity"),)
    assert read("slam", "1d6", "plus 1d6 sneak attack").extras == ((dice("1d6"), "precision"),)


def test_types():
    assert read("ray", "4d6 fire").type == "fire"
    assert read("griffe", "1d6 feu damage").type == "fire"
    weapon = read("bite", "1d6", types=("Slashing", "piercing", "odd"))
    assert (weapon.type, weapon.other_types) == ("slashing", ("piercing",))
    assert read("touch", "").type is None
    assert read("gaze", "see text").dice is None
    assert read("gaze", "99999d6").dice is None


@pytest.mark.parametrize("name", ["bite", "2 claws", "tail slap", "morsure", "griffes"])
def test_natural_attacks(name: str):
    assert read(name, "1d6").natural
    assert not read("longsword", "1d6").natural
    assert read("fist", "1d6", "natural").natural


@pytest.mark.parametrize("name", ["touch", "incorporeal touch", "ray of frost", "contact", "rayon"])
def test_touch_attacks(name: str):
    assert read(name).touch
    assert read("claw", "1d6", "touch").touch
    assert not read("array", "1d6").touch


def test_qualities():
    weapon = read("+2 holy cold iron longsword", "1d8", "ghost touch")
    assert (weapon.enhancement, weapon.materials, weapon.alignments) == (2, ("cold iron",), ("good",))
    assert weapon.ghost_touch
    assert not weapon.launched
    assert read("épée longue +1", "1d8").enhancement == 1
    assert read("masterwork longsword", "1d8").enhancement == 0
    assert read("silvered dagger", "1d4", "adamantine").materials == ("silver", "adamantine")
    assert read("+1 composite longbow", "1d8").launched
    assert read("arbalète légère", "1d8").launched


@pytest.mark.parametrize(("chance", "rolls", "left"), [(50, 1, 50), (50, 2, 25), (20, 2, 4), (100, 2, 100), (0, 1, 0)])
def test_two_misses_in_one_roll(chance: int, rolls: int, left: int):
    assert miss_in_one(chance, rolls) == left


def test_misses():
    assert misses(50, [50])
    assert not misses(50, [51])
    assert misses(50, [1, 50])
    assert not misses(50, [1, 51])


def test_a_blow_without_dice_carries_its_words():
    weapon = read_weapon(Attack(name="touch", damage="fatigue plus poison"))
    assert weapon.dice is None
    assert weapon.riders == ("fatigue", "poison")


@pytest.mark.parametrize(
    ("name", "damage", "extras", "alignments"),
    [
        ("+1 flaming holy longsword", "1d8+4 plus 1d6 fire plus 2d6 precision", ("precision",), ()),
        ("+1 claw", "1d6+4 plus 1d6 fire", ("fire",), ()),
        ("evil gore", "1d6+4 plus 1d6 fire", ("fire",), ("evil",)),
    ],
)
def test_where_magic_is_held_down(name: str, damage: str, extras: tuple[str, ...], alignments: tuple[str, ...]):
    weapon = without_magic(read_weapon(Attack(name=name, damage=damage, properties=("magic", "ghost touch"))))
    assert (weapon.enhancement, weapon.magical, weapon.ghost_touch) == (0, False, False)
    assert tuple(kind for _, kind in weapon.extras) == extras
    assert weapon.alignments == alignments
