"""Templates on creatures: figures worked out by hand from the game's rules, and what holds for any creature."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from encounter_tracker.rules import ac_text, damage_text
from encounter_tracker.rules.challenge import rating, xp_of
from encounter_tracker.rules.creature import SIZE_MODIFIERS, ArmorClass, Attack, Creature, Saves
from encounter_tracker.rules.dice import parse_dice
from encounter_tracker.rules.templates import TEMPLATES, FigureChange, Templated, TemplateRefusal, apply_templates
from encounter_tracker.rules.vocabulary import ABILITIES

WOLF = Creature(
    name="Wolf", hit_dice=2, hp=13, hp_formula="2d8+4", type="animal", size="medium", cr=1, xp=400, init=2,
    ac=ArmorClass(total=14, touch=12, flat_footed=12, notes="+2 Dex, +2 natural"), saves=Saves(fort=5, ref=5, will=1),
    bab=1, cmb=2, cmd=14, abilities={"str": 13, "dex": 15, "con": 15, "int": 2, "wis": 12, "cha": 6},
    speed={"land": 50}, space=5, reach=5,
    attacks=(Attack(name="bite", bonus=(2,), damage="1d6+1", properties=("plus trip (DC 13)",)),),
    skills={"Perception": 8, "Stealth": 6, "Survival": 1}, special={"Trip": "DC 13", "Pack": 3},
)  # fmt: skip
OGRE = Creature(
    name="Ogre", hit_dice=4, hp=30, hp_formula="4d8+12", type="humanoid", subtypes=("giant",), size="large", cr=3,
    xp=800, init=-1, ac=ArmorClass(total=17, touch=8, flat_footed=17, notes="+4 armor, -1 Dex, +5 natural, -1 size"),
    saves=Saves(fort=6, ref=0, will=3), bab=3, cmb=9, cmd=18, speed={"land": 30}, space=10, reach=10,
    abilities={"str": 21, "dex": 8, "con": 15, "int": 6, "wis": 10, "cha": 7}, skills={"Climb": 7, "Fly": -3},
    attacks=(
        Attack(name="greatclub", bonus=(7, 2), damage="2d8+7"),
        Attack(name="javelin", kind="ranged", bonus=(1,), damage="1d8+5"),
    ),
    feats=("Iron Will", "Weapon Focus (greatclub)"),
)  # fmt: skip


def made(creature: Creature, *names: str) -> Creature:
    found = apply_templates(creature, names)
    assert isinstance(found, Templated)
    return found.creature


def refused(creature: Creature, *names: str) -> tuple[str, str, str]:
    found = apply_templates(creature, names)
    assert isinstance(found, TemplateRefusal)
    return found.template, found.code, found.other


def by_field(creature: Creature, *names: str) -> dict[str, FigureChange]:
    found = apply_templates(creature, names)
    assert isinstance(found, Templated)
    return {change.field: change for change in found.changes}


def told(change: FigureChange) -> list[tuple[str, int]]:
    return [(part.of, part.value) for part in change.parts]


# --- the simple ones -------------------------------------------------------------------------------------------------


def test_advanced():
    wolf = made(WOLF, "advanced")
    assert wolf.abilities == {"str": 17, "dex": 19, "con": 19, "int": 2, "wis": 16, "cha": 10}
    assert wolf.ac == ArmorClass(total=18, touch=14, flat_footed=14, notes="+4 Dex, +4 natural")
    assert (wolf.hp, wolf.hp_formula, wolf.cr, wolf.xp, wolf.init) == (17, "2d8+8", 2, 600, 4)
    assert (wolf.saves.fort, wolf.saves.ref, wolf.saves.will) == (7, 7, 3)
    assert (wolf.cmb, wolf.cmd) == (4, 18)
    assert wolf.attacks[0] == Attack(name="bite", bonus=(4,), damage="1d6+4", properties=("plus trip (DC 15)",))
    assert wolf.special == {"Trip": "DC 15", "Pack": 3}
    assert wolf.skills == {"Perception": 10, "Stealth": 8, "Survival": 3}
    assert made(OGRE, "advanced").abilities["int"] == 10


def test_every_change_is_told_with_its_parts():
    changes = by_field(WOLF, "advanced")
    assert (changes["ac.total"].before, changes["ac.total"].after) == (14, 18)
    assert told(changes["ac.total"]) == [("dex", 2), ("natural armor", 2)]
    assert told(changes["attacks.0.bonus.0"]) == [("str", 2)]
    assert told(changes["hp"]) == [("con", 4)]
    assert told(changes["skills.Perception"]) == [("wis", 2)]
    assert changes["attacks.0.damage"].after == "1d6+4"
    assert changes["abilities.str"].template == "advanced"
    assert "abilities.int" not in changes


def test_giant():
    ogre = made(OGRE, "giant")
    assert (ogre.size, ogre.space, ogre.reach, ogre.cr, ogre.xp) == ("huge", 15, 15, 4, 1200)
    assert ogre.ac == ArmorClass(total=18, touch=6, flat_footed=18, notes="+4 armor, -2 Dex, +8 natural, -2 size")
    assert (ogre.hp, ogre.hp_formula) == (38, "4d8+20")
    assert ogre.attacks[0] == Attack(name="greatclub", bonus=(8, 3), damage="3d8+10")
    assert ogre.attacks[1] == Attack(name="javelin", kind="ranged", bonus=(-1,), damage="2d6+7")
    assert (ogre.cmb, ogre.cmd) == (12, 20)
    assert ogre.skills == {"Climb": 9, "Fly": -6}
    assert told(by_field(OGRE, "giant")["ac.total"]) == [("size", -1), ("dex", -1), ("natural armor", 3)]


def test_young():
    wolf = made(WOLF, "young")
    assert (wolf.size, wolf.cr, wolf.xp, wolf.hp, wolf.hp_formula) == ("small", "1/2", 200, 9, "2d8")
    assert wolf.ac == ArmorClass(total=15, touch=15, flat_footed=11, notes="+4 Dex, +1 size")
    assert wolf.attacks[0].bonus == (1,)
    assert wolf.attacks[0].damage == "1d4-1"
    assert wolf.skills["Stealth"] == 12
    assert (wolf.cmb, wolf.cmd) == (-1, 13)


def test_planar_ones_by_hit_dice():
    wolf = made(WOLF, "fiendish")
    assert (wolf.cr, wolf.sr, wolf.dr, wolf.resist) == (1, 6, (), {"cold": 5, "fire": 5})
    assert wolf.senses.darkvision == 60
    assert "+2 damage" in wolf.special["Smite good"]
    big = msgspec.structs.replace(WOLF, hit_dice=7, hp=40, cr=5, resist={"acid": 12})
    angel = made(big, "celestial")
    assert (angel.cr, angel.xp, angel.sr) == (6, 2400, 11)
    assert angel.resist == {"acid": 12, "cold": 10, "electricity": 10}
    assert [(dr.amount, dr.bypass) for dr in angel.dr] == [(5, "evil")]
    again = made(made(msgspec.structs.replace(big, hit_dice=12), "celestial"), "celestial")
    assert [(dr.amount, dr.bypass) for dr in again.dr] == [(10, "evil")]
    assert made(msgspec.structs.replace(WOLF, cr=None), "fiendish").sr is None


def test_several_one_on_the_other():
    found = apply_templates(WOLF, ["fiendish", "advanced", "advanced"])
    assert isinstance(found, Templated)
    assert found.creature.cr == 3
    assert [change.template for change in found.changes if change.field == "ac.total"] == ["advanced", "advanced"]


# --- the dead --------------------------------------------------------------------------------------------------------


def test_skeleton():
    ogre = made(OGRE, "skeleton")
    assert (ogre.type, ogre.subtypes, ogre.alignment) == ("undead", (), "NE")
    assert (ogre.hp, ogre.hp_formula, ogre.cr, ogre.xp, ogre.init) == (18, "4d8", 2, 600, 4)
    assert ogre.ac == ArmorClass(total=15, touch=9, flat_footed=15, notes="+4 armor, +2 natural, -1 size")
    assert (ogre.saves, ogre.bab, ogre.cmb, ogre.cmd) == (Saves(fort=1, ref=1, will=4), 3, 9, 19)
    assert ogre.abilities == {"str": 21, "dex": 10, "con": None, "int": None, "wis": 10, "cha": 10}
    assert ogre.feats == ("Improved Initiative",)
    assert ogre.attacks[0] == Attack(name="greatclub", bonus=(6,), damage="2d8+7")
    assert ogre.attacks[2] == Attack(name="claw", bonus=(7, 7), damage="1d6+5", types=("slashing",))
    assert [(dr.amount, dr.bypass) for dr in ogre.dr] == [(5, "bludgeoning")]
    assert ogre.immune == ("cold", "undead traits")
    assert ogre.skills == {}
    found = apply_templates(OGRE, ["skeleton"])
    assert isinstance(found, Templated)
    assert found.check == ("class_levels",)
    assert told(by_field(OGRE, "skeleton")["attacks.0.bonus.0"]) == [("feats", -1)]


def test_zombie():
    ogre = made(OGRE, "zombie")
    assert (ogre.hit_dice, ogre.hp, ogre.hp_formula, ogre.cr, ogre.init) == (6, 33, "6d8+6", 2, -2)
    assert ogre.ac == ArmorClass(total=14, touch=7, flat_footed=14, notes="+4 armor, -2 Dex, +3 natural, -1 size")
    assert (ogre.saves, ogre.bab) == (Saves(fort=2, ref=0, will=5), 4)
    assert ogre.attacks[2] == Attack(name="slam", bonus=(9,), damage="1d8+6", types=("bludgeoning",))
    assert [(dr.amount, dr.bypass) for dr in ogre.dr] == [(5, "slashing")]
    assert ogre.special.keys() == {"Staggered"}
    assert ogre.feats == ("Toughness",)


def test_wings_are_of_use_to_zombies_alone():
    bat = msgspec.structs.replace(WOLF, speed={"fly": 40}, maneuverability="good")
    assert made(bat, "skeleton").speed == {"land": 0}
    assert (made(bat, "zombie").speed, made(bat, "zombie").maneuverability) == ({"fly": 40}, "clumsy")


def test_the_dead_of_great_might():
    wyrm = msgspec.structs.replace(WOLF, hit_dice=25, size="colossal", attacks=(), cmb=None, cmd=None)
    assert made(wyrm, "skeleton").cr == 10
    zombie = made(wyrm, "zombie")
    assert (zombie.hit_dice, zombie.cmb, zombie.cmd) == (35, None, None)
    assert zombie.attacks[0] == Attack(name="slam", bonus=(20,), damage="4d6+3", types=("bludgeoning",))


def test_tiny_hands_make_no_claws_and_weak_ones_little_harm():
    sprite = Creature(name="Sprite", hit_dice=1, hp=3, type="fey", size="fine", abilities={"str": 2, "dex": 17})
    assert made(sprite, "skeleton").attacks == ()
    assert made(sprite, "zombie").attacks[0].damage == "1-3"
    clawed = msgspec.structs.replace(sprite, attacks=(Attack(name="claws", bonus=(1,)), Attack(name="slam")))
    assert [attack.name for attack in made(clawed, "skeleton").attacks] == ["claws", "slam"]
    assert [attack.name for attack in made(clawed, "zombie").attacks] == ["claws", "slam"]


# --- refusals --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fields", "names", "refusal"),
    [
        ({}, ["huge"], ("huge", "unknown", "")),
        ({"size": "colossal"}, ["giant"], ("giant", "colossal", "")),
        ({"size": "gargantuan"}, ["giant", "giant"], ("giant", "colossal", "")),
        ({"size": "fine"}, ["young"], ("young", "fine", "")),
        ({"type": "dragon"}, ["young"], ("young", "dragon", "")),
        ({}, ["advanced", "giant", "young"], ("young", "opposite", "giant")),
        ({}, ["celestial", "fiendish"], ("fiendish", "opposite", "celestial")),
        ({}, ["fiendish", "advanced", "fiendish"], ("fiendish", "twice", "")),
        ({}, ["skeleton", "zombie"], ("zombie", "undead", "")),
        ({"type": "construct"}, ["zombie"], ("zombie", "construct", "")),
        ({"subtypes": ("incorporeal",)}, ["skeleton"], ("skeleton", "incorporeal", "")),
        ({"subtypes": ("swarm",)}, ["zombie"], ("zombie", "swarm", "")),
        ({"type": "ooze"}, ["skeleton"], ("skeleton", "no_bones", "")),
    ],
)
def test_what_cannot_be_combined(fields: dict[str, Any], names: list[str], refusal: tuple[str, str, str]):
    assert refused(msgspec.structs.replace(WOLF, **fields), *names) == refusal


def test_an_ooze_may_rise_as_a_zombie():
    assert made(msgspec.structs.replace(WOLF, type="ooze"), "zombie").type == "undead"


# --- blocks that say little, or something else -----------------------------------------------------------------------


def test_a_block_with_little_in_it():
    bare = Creature(name="Thing", hit_dice=1, hp=1)
    assert made(bare).cr is None
    thing = made(bare, "advanced", "giant", "fiendish")
    assert (thing.size, thing.space, thing.cr) == ("large", None, None)
    assert thing.ac == ArmorClass(total=15, notes="+1 Dex, +5 natural, -1 size")
    assert made(bare, "young").hp == 1


@pytest.mark.parametrize(
    ("fields", "names", "code"),
    [
        ({"ac": ArmorClass(total=18, touch=12, flat_footed=16)}, ["young"], "ac_parts"),
        ({"ac": ArmorClass(total=18)}, ["advanced"], "ac_parts"),
        ({"reach": 25}, ["giant"], "reach"),
        ({}, ["giant"], "special_dcs"),
        ({"spells": ({"name": "web", "dc": 14},)}, ["skeleton"], "special"),
        ({"level": 3}, ["skeleton"], "class_levels"),
    ],
)
def test_what_the_game_master_should_check(fields: dict[str, Any], names: list[str], code: str):
    found = apply_templates(msgspec.structs.replace(WOLF, **fields), names)
    assert isinstance(found, Templated)
    assert code in found.check


def test_natural_armor_without_a_bracket_is_what_touch_attacks_pass():
    wolf = made(msgspec.structs.replace(WOLF, ac=ArmorClass(total=13, touch=12, flat_footed=11)), "young")
    assert wolf.ac == ArmorClass(total=15, touch=15, flat_footed=11)


def test_armor_holds_dexterity_back():
    knight = msgspec.structs.replace(
        WOLF, ac=ArmorClass(total=20, touch=11, flat_footed=19, notes="+9 armor, +1 Dex"), abilities={"dex": 16}
    )
    assert made(knight, "advanced").ac == ArmorClass(
        total=22, touch=11, flat_footed=21, notes="+9 armor, +1 Dex, +2 natural"
    )
    slow = made(msgspec.structs.replace(knight, abilities={"dex": 12}), "giant").ac
    assert slow == ArmorClass(total=21, touch=9, flat_footed=21, notes="+9 armor, -1 size, +3 natural")


def test_long_bodies_reach_less_far():
    assert made(WOLF, "giant").reach == 5
    assert made(msgspec.structs.replace(WOLF, type="humanoid"), "giant").reach == 10
    horse = msgspec.structs.replace(WOLF, size="large", space=10, reach=5)
    assert made(horse, "giant").reach == 10


def test_the_small_use_dexterity_for_manoeuvres():
    cat = msgspec.structs.replace(WOLF, size="tiny", cmb=1, cmd=9, abilities={"str": 3, "dex": 15})
    grown = made(cat, "giant")
    assert grown.size == "small"
    assert grown.cmb == 1 + 1 - 6 + 2
    assert made(msgspec.structs.replace(cat, size="small", cmb=-4), "young").cmb == -4 - 1 + 6 + 2


def test_finesse_goes_by_the_better_score():
    fencer = msgspec.structs.replace(WOLF, feats=("Weapon Finesse",), abilities={"str": 13, "dex": 18})
    assert told(by_field(fencer, "advanced")["attacks.0.bonus.0"]) == [("dex", 2)]
    assert made(fencer, "giant").attacks[0].bonus == (0,)
    brute = msgspec.structs.replace(fencer, abilities={"str": 18, "dex": 12})
    assert told(by_field(brute, "advanced")["attacks.0.bonus.0"]) == [("str", 2)]


def test_undead_live_by_charisma_and_constructs_by_nothing():
    ghoul = msgspec.structs.replace(WOLF, type="undead", abilities={"con": None, "cha": 14})
    assert made(ghoul, "advanced").hp == 17
    assert made(ghoul, "advanced").saves.fort == 7
    assert made(msgspec.structs.replace(WOLF, type="construct", abilities={"con": None}), "advanced").hp == 13


def test_hit_points_do_not_fall_below_one_a_die():
    weak = msgspec.structs.replace(WOLF, hp=3, hp_formula="2d8-2+1d4")
    assert made(weak, "young").hp == 2
    assert told(by_field(weak, "young")["hp"]) == [("con", -4), ("least", 3)]
    assert made(weak, "young").hp_formula == "2d8+1d4-6"
    assert made(msgspec.structs.replace(weak, hp=1), "young").hp == 1
    odd = msgspec.structs.replace(WOLF, hp_formula="4d8-1d4")
    assert made(odd, "advanced").hp_formula == "4d8-1d4"
    assert made(msgspec.structs.replace(WOLF, hp_formula="many"), "advanced").hp_formula == "many"


def test_dcs_of_spells_and_auras():
    lich = msgspec.structs.replace(
        WOLF, spells=("fly", {"name": "web", "dc": 14}, {"name": "wish"}), auras=("fear (60 ft., DC 20)",)
    )
    assert made(lich, "advanced").spells == ("fly", {"name": "web", "dc": 16}, {"name": "wish"})
    assert made(lich, "advanced").auras == ("fear (60 ft., DC 22)",)


# --- damage and brackets as they are printed -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dice", "size", "larger", "expected"),
    [
        ("1d6", "medium", True, "1d8"),
        ("1d8", "medium", True, "2d6"),
        ("1d8", "small", True, "1d10"),
        ("2d6", "medium", True, "3d6"),
        ("2d4", "medium", True, "2d6"),
        ("1d12", "medium", True, "2d8"),
        ("2d6", "large", False, "1d8"),
        ("2d8", "large", False, "1d10"),
        ("1d8", "large", False, "1d6"),
        ("2d6", "medium", False, "1d10"),
        ("1", "fine", False, "1"),
        ("16d8", "large", True, "16d8"),
        ("7d7", "large", True, "7d7"),
    ],
)
def test_dice_by_size(dice: str, size: str, larger: bool, expected: str):
    assert damage_text.by_size(dice, size, larger=larger) == expected


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("1d6+4 plus poison", ("1d6", 4, " plus poison")),
        ("1d4 – 1", ("1d4", -1, "")),
        ("1d8/19-20", ("1d8", 0, "/19-20")),
        ("1", ("1", 0, "")),
    ],
)
def test_damage_in_its_parts(text: str, parts: tuple[str, int, str]):
    found = damage_text.parse(text)
    assert found is not None
    assert (found.dice, found.bonus, found.rest) == parts


@pytest.mark.parametrize("text", ["", "poison", "1d6 Str damage", "2d6x", "1d4 Dex drain"])
def test_what_is_no_damage(text: str):
    assert damage_text.parse(text) is None


@pytest.mark.parametrize(
    ("attack", "strength", "share"),
    [
        (Attack(name="bite", damage="1d6+6"), 4, 1.5),
        (Attack(name="bite", damage="1d6+4"), 4, 1.0),
        (Attack(name="hoof", damage="1d6+2"), 4, 0.5),
        (Attack(name="web", damage="1d6"), 4, 0.0),
        (Attack(name="+3 mace", damage="1d6+7"), 4, 1.0),
        (Attack(name="+3 greataxe", damage="1d12+9"), 4, 1.5),
        (Attack(name="longbow", kind="ranged", damage="1d8+4"), 4, 0.0),
        (Attack(name="javelin", kind="ranged", damage="1d6+4"), 4, 1.0),
        (Attack(name="incorporeal touch", damage="1d6"), 0, 0.0),
        (Attack(name="slam", damage="1d6"), 0, 1.0),
    ],
)
def test_how_much_strength_is_in_damage(attack: Attack, strength: int, share: float):
    damage = damage_text.parse(attack.damage)
    assert damage is not None
    assert damage_text.strength_share(attack, damage, strength, sole=False) == share


def test_the_only_attack_of_a_weak_creature_takes_half_as_much_more():
    bite = Attack(name="bite", damage="1d6")
    damage = damage_text.parse(bite.damage)
    assert damage is not None
    assert damage_text.strength_share(bite, damage, 1, sole=True) == 0.5
    assert damage_text.strength_share(bite, damage, 0, sole=True) == 1.5


def test_brackets():
    parts = ac_text.parts_of("+2 Dex, −1 taille; +3 armure naturelle, +1 dodge")
    assert parts == {"dex": 2, "size": -1, "natural": 3, "dodge": 1}
    assert ac_text.written({**parts, "size": 0}) == "+2 Dex, +3 natural, +1 dodge"


# --- any creature ----------------------------------------------------------------------------------------------------

SCORES = st.one_of(st.none(), st.integers(1, 40))
ANY = st.builds(
    Creature,
    name=st.just("Any"),
    hit_dice=st.integers(0, 40),
    hp=st.integers(-5, 500),
    hp_formula=st.sampled_from(["", "4d8+8", "2d6-2", "junk"]),
    type=st.sampled_from(["", "animal", "humanoid", "undead", "construct", "dragon", "fey", "ooze"]),
    size=st.sampled_from(tuple(SIZE_MODIFIERS)),
    cr=st.sampled_from([None, "1/8", "1/2", 1, 7, 30, "nonsense"]),
    ac=st.builds(
        ArmorClass,
        total=st.integers(0, 40),
        touch=st.one_of(st.none(), st.integers(0, 30)),
        flat_footed=st.one_of(st.none(), st.integers(0, 40)),
        notes=st.sampled_from(["", "+2 Dex, +3 natural", "+1 deflection, -1 size", "rubbish"]),
    ),
    abilities=st.fixed_dictionaries({}, optional=dict.fromkeys(ABILITIES, SCORES)),
    cmb=st.one_of(st.none(), st.integers(-5, 40)),
    cmd=st.one_of(st.none(), st.integers(0, 60)),
    space=st.sampled_from([None, 2.5, 5, 10]),
    reach=st.sampled_from([None, 0, 5, 10, 25]),
    attacks=st.lists(
        st.builds(
            Attack,
            name=st.sampled_from(["bite", "claw", "greataxe", "javelin", "longbow"]),
            kind=st.sampled_from(["melee", "ranged"]),
            bonus=st.lists(st.integers(-5, 30), max_size=3).map(tuple),
            damage=st.sampled_from(["", "1d6", "2d6+9 plus poison", "1d6 Str damage", "1d4-1"]),
        ),
        max_size=3,
    ).map(tuple),
    skills=st.dictionaries(
        st.sampled_from(["Perception", "Stealth", "Fly", "Craft (bow)", "odd"]), st.integers(-9, 30)
    ),
    feats=st.lists(st.sampled_from(["Weapon Finesse", "Weapon Focus (bite)", "Toughness"])).map(tuple),
)


@given(ANY, st.lists(st.sampled_from(TEMPLATES), max_size=4))
def test_any_creature_stays_valid_and_every_change_is_told(creature: Creature, names: list[str]):
    found = apply_templates(creature, names)
    if isinstance(found, TemplateRefusal):
        assert found.template in names
        return
    made = found.creature
    assert msgspec.json.decode(msgspec.json.encode(made), type=Creature) == made
    if names:
        assert all(score is None or score >= 1 for score in made.abilities.values())
    for ability, score in creature.abilities.items():
        assert made.abilities[ability] is None or score is not None or "skeleton" in names or "zombie" in names
    if made.cr != creature.cr:
        assert made.xp == xp_of(rating(made.cr))
    assert parse_dice(made.hp_formula) is not None or made.hp_formula == creature.hp_formula
    assert bool(found.changes) == (made != creature)
    for change in found.changes:
        assert change.before != change.after
        if change.parts:
            assert sum(part.value for part in change.parts) == (change.after or 0) - (change.before or 0)
