"""What each form holds arrives whole: figures, lists, what a saved fight knew, and the rest in the notes."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from encounter_tracker.importers.exporting import export_creatures
from encounter_tracker.importers.files import read_file
from encounter_tracker.rules.creature import (
    ArmorClass,
    Attack,
    Creature,
    DamageReduction,
    Regeneration,
    Saves,
    Senses,
)
from encounter_tracker.support.catalogue import sample_creatures
from encounter_tracker.support.imported import ImportedCreature
from tests.importers import samples


def read(name: str, data: bytes | None = None) -> list[ImportedCreature]:
    return list(read_file(name, samples.ALL[name] if data is None else data).creatures)


def said(creature: ImportedCreature) -> list[tuple[str, str]]:
    return [(issue.code, issue.text) for issue in creature.issues]


@pytest.mark.parametrize("place", ["Melee", "Reach"])
def test_combat_manager_special_attack_behind_another_part(place: str):
    parts = {"Melee": "bite +2 (1d6 plus poison)", "Reach": "5 ft."}
    parts[place] += " Special Attack web (+5 ranged, DC 12, hp 2)"
    fields = "".join(f"<{tag}>{text}</{tag}>" for tag, text in parts.items())
    monster = f"<ArrayOfMonster><Monster><Name>Spider</Name><HP>9</HP><HD>2d8</HD>{fields}</Monster></ArrayOfMonster>"
    (entry,) = read("a.xml", monster.encode())
    assert [attack.name for attack in entry.creature.attacks] == ["bite"]
    assert (entry.creature.special, entry.creature.reach) == ({"web": "+5 ranged, DC 12, hp 2"}, 5)


def test_combat_manager():
    (one,) = read("bestiary.xml")
    creature = one.creature
    assert (creature.hp, creature.hit_dice, creature.hp_formula, creature.cr, creature.xp) == (
        45,
        6,
        "6d10+12",
        4,
        1200,
    )
    assert (creature.type, creature.subtypes, creature.size) == ("magical beast", ("aquatic", "evil"), "large")
    assert creature.ac == ArmorClass(total=17, touch=8, flat_footed=17, notes="-1 Dex, +9 natural, -1 size")
    assert creature.saves == Saves(fort=7, ref=4, will=3, notes="+2 vs. poison")
    assert creature.senses == Senses(darkvision=60, low_light=True, scent=True)
    assert creature.abilities == {"str": 18, "dex": 8, "con": 15, "int": None, "wis": 12, "cha": 9}
    assert (creature.bab, creature.cmb, creature.cmd, creature.init, creature.sr) == (6, 11, 20, -1, 15)
    assert creature.speed == {"land": 20, "swim": 40, "fly": 30}
    assert (creature.maneuverability, creature.space, creature.reach) == ("clumsy", 10, 5)
    assert creature.dr == (DamageReduction(amount=5, bypass="cold iron"), DamageReduction(amount=3, bypass="—"))
    assert creature.regeneration == Regeneration(amount=3, stopped_by=("acid", "good"))
    assert (creature.immune, creature.vulnerable) == (("mind-affecting", "poison"), ("sonic",))
    assert (creature.resist, creature.channel_resistance) == ({"cold": 10, "fire": 5}, 2)
    claw, bite, club, spit = creature.attacks
    assert claw == Attack(
        name="claw",
        bonus=(9, 9),
        damage="1d6+4",
        types=("bludgeoning", "slashing"),
        properties=("plus grab",),
    )
    assert (bite.properties, club.name, club.bonus) == (("19-20",), "+1 club", (10, 5))
    assert (spit.kind, spit.damage, spit.properties) == ("ranged", "2d6 acid", ("touch",))
    assert creature.spells[0] == {"name": "detect good", "kind": "spell-like", "cl": 6, "per_day": "at will", "dc": 11}
    assert [spell["per_day"] for spell in creature.spells] == ["at will", 3, 3]
    assert creature.special == {"amphibious": "", "Rend (Ex)": "2 claws, 1d6+6; It tears."}
    assert creature.feats == ("Iron Will", "Weapon Focus (bite, claw)")
    for kept in (
        "CMB: +15 grapple",
        "Environment: bogs",
        "Sparkle: very",
        "Prone: 3 rounds",
        "Sunburnt",
        "Reach: 10 ft. with tail",
    ):
        assert kept in creature.notes
    assert said(one) == [("part_unknown", "very"), ("condition_unknown", "Sunburnt")]
    assert one.issues[0].where == "/ArrayOfMonster/Monster[1]/Sparkle"


def test_a_saved_fight():
    lurker, anna = read("fight.cmpt")
    assert (lurker.creature.hp, lurker.current_hp, lurker.temp_hp, lurker.nonlethal) == (44, 12, 5, 3)
    assert (lurker.initiative, lurker.side, lurker.hidden, lurker.conditions) == (17, "foes", True, ("prone",))
    assert "Creature: Bog Lurker" in lurker.creature.notes
    assert (anna.hero, anna.side, anna.initiative, anna.creature.hp, anna.current_hp) == (True, "party", None, 21, 21)
    (doubt,) = anna.issues
    assert (doubt.code, doubt.arguments) == ("figure_missing", ("hit_dice", "1"))
    assert [(choice.code, choice.patch, choice.free) for choice in doubt.choices] == [
        ("as_value", {"hit_dice": 1}, False),
        ("own_value", {"hit_dice": 1}, True),
    ]


def test_hero_lab():
    knight, rat = read("hero.xml")
    creature = knight.creature
    assert (creature.name, creature.type, creature.alignment, creature.level) == ("Reed Knight", "humanoid", "LE", 4)
    assert (creature.cr, creature.xp, creature.hp, creature.hp_formula) == ("1/2", 200, 34, "4d10+8")
    assert creature.ac == ArmorClass(total=19, touch=11, flat_footed=18, notes="+7 armor, +1 Dex, +1 misc")
    assert creature.saves == Saves(fort=6, ref=2, will=-1)
    assert creature.abilities == {"str": 16, "con": 14, "int": None}
    assert (creature.bab, creature.cmb, creature.cmd, creature.init, creature.sr) == (4, 7, 18, 5, 16)
    assert (creature.speed, creature.maneuverability) == ({"land": 20, "fly": 40}, "good")
    assert (creature.resist, creature.immune, creature.vulnerable) == ({"cold": 10}, ("fire",), ("acid",))
    assert [(one.name, one.bonus) for one in creature.attacks] == [("longsword", (8,)), ("claw", (7, 7))]
    assert creature.attacks[0].properties == ("19-20",)
    assert creature.attacks[1].properties == ("plus poison",)
    assert creature.skills == {"Climb": 5, "Perception": 0}
    assert creature.feats == ("Power Attack",)
    assert creature.spells == (
        {"name": "shield", "kind": "spell", "level": 1, "cl": 3},
        {"name": "darkness", "kind": "spell-like", "dc": 12, "per_day": 3},
    )
    assert (knight.current_hp, knight.nonlethal, knight.side, knight.conditions) == (20, 2, "foes", ("shaken",))
    assert said(knight) == [("part_unknown", "Blue yes")]
    assert (rat.creature.hp, rat.side, rat.current_hp) == (2, "party", None)


def test_portfolio_takes_the_text_where_the_xml_is_broken():
    broken = samples.portfolio(more={"statblocks_xml/1_reed knight.xml": b"<document><public>"})
    result = read_file("x.por", broken)
    assert [one.creature.name for one in result.creatures] == ["Reed Knight", "Marsh Knight"]
    assert [(issue.code, issue.where) for issue in result.issues] == [
        ("xml_broken", "statblocks_xml/1_reed knight.xml")
    ]


@pytest.mark.parametrize(("folder", "game"), [("pathfinder2", "pf2"), ("d20", "3.5"), ("5e", "5e"), ("wod", "wod")])
def test_portfolio_of_another_game(folder: str, game: str):
    for data in (samples.portfolio(folder), samples.OLD_PORTFOLIO.replace("pathfinder", folder).encode()):
        result = read_file("x.por", data)
        assert (result.creatures, result.game) == ((), game)
        assert [issue.code for issue in result.issues] == ["game_other"]


def test_an_old_portfolio_cut_in_a_block():
    cut = samples.OLD_PORTFOLIO[: samples.OLD_PORTFOLIO.index("Feats Power")]
    result = read_file("x.por", cut.encode())
    assert [one.creature.hp for one in result.creatures] == [34]
    assert {issue.code for issue in result.issues} == {"xml_broken", "creature_cut"}


@pytest.mark.parametrize("name", ["v9.json", "v10.json"])
def test_foundry_reckons_what_the_data_implies(name: str):
    (one,) = read(name)
    creature = one.creature
    # 18 rolled + 4 HD x 2 (Con) - 2; BAB 3 of 4 levels; the shirt lets only +1 Dex through
    assert (creature.hit_dice, creature.hp, creature.hp_formula) == (4, 24, "4d8+6")
    assert creature.ac == ArmorClass(
        total=19,
        touch=11,
        flat_footed=17,
        notes="+4 armor, +1 Dex, +4 natural, -1 size, +1 dodge",
    )
    assert creature.saves == Saves(fort=3, ref=6, will=4)
    assert (creature.bab, creature.cmb, creature.cmd, creature.init) == (3, 8, 21, 6)
    assert (creature.type, creature.subtypes, creature.size, creature.cr) == ("humanoid", ("giant",), "large", "1/3")
    assert creature.senses == Senses(darkvision=60, low_light=True, scent=True)
    assert creature.abilities["int"] is None
    claw, club = creature.attacks
    assert (claw.bonus, claw.types, claw.properties) == ((6, 6), ("bludgeoning", "slashing"), ("plus grab",))
    assert (club.bonus, club.damage, club.types, club.properties) == (
        (7, 2),
        "1d8+6",
        ("bludgeoning",),
        ("plus 1d6 fire",),
    )
    assert creature.spells[1] == {
        "name": "web",
        "kind": "spell-like",
        "level": 2,
        "cl": 5,
        "dc": 10,
        "per_day": "at will",
    }
    assert creature.dr == (DamageReduction(amount=5, bypass="magic"),)
    assert (creature.immune, creature.resist, creature.vulnerable) == (
        ("acid", "mind-affecting"),
        {"cold": 10},
        ("fire",),
    )
    assert (creature.fast_healing, creature.regeneration) == (2, Regeneration(amount=3, stopped_by=("fire",)))
    assert creature.skills == {"Perception": 5, "Stealth": 0}
    assert (creature.feats, creature.special) == (
        ("Iron Will", "Dodge", "Odd Feat"),
        {"Hold Breath": "", "Rend (Ex)": "Tears."},
    )
    assert (one.current_hp, one.temp_hp, one.conditions) == (20, 3, ("prone", "blinded"))
    assert "Seen in the marsh." in creature.notes
    assert ("formula_unread", "fort: 1d4") in said(one)
    assert ("condition_unknown", "odd") in said(one)
    assert "figure_reckoned" in [code for code, _text in said(one)]


def system(**over: Any) -> bytes:
    raw = samples.actor()
    for path, value in over.items():
        place = raw["system"]
        *way, last = path.split("__")
        for key in way:
            place = place.setdefault(key, {})
        place[last] = value
    return json.dumps(raw).encode()


def test_foundry_newer_traits():
    (one,) = read(
        "x.json",
        system(
            traits__senses={
                "dv": {"value": 60},
                "ts": 30,
                "ll": {"enabled": True},
                "sc": 30,
                "si": True,
                "custom": "odd sense",
            },
            traits__dr={
                "value": [{"amount": 10, "types": ["coldIron", "magic"], "operator": False}, {"amount": 3, "types": []}]
            },
            traits__eres={"value": [{"amount": 5, "types": ["electric"]}], "custom": "fire 10"},
            traits__size="med",
            attributes__sr__formula="17",
        ),
    )
    creature = one.creature
    assert creature.senses.darkvision == 60
    assert (creature.senses.tremorsense, creature.senses.scent, creature.senses.see_invisible) == (30, 30, True)
    assert creature.senses.others == ("odd sense",)
    assert creature.dr == (
        DamageReduction(amount=10, bypass="cold iron and magic"),
        DamageReduction(amount=3, bypass="—"),
    )
    assert creature.resist == {"electricity": 5, "fire": 10}
    assert creature.sr == 17


def test_foundry_figures_that_the_tabletop_reckoned_itself():
    data = {
        "attributes__hd": {"total": 4},
        "attributes__ac": {"normal": {"total": 22}, "touch": {"total": 13}, "flatFooted": {"total": 20}},
        "attributes__savingThrows": {"fort": {"total": 9}, "ref": {"total": 8}, "will": {"total": 7}},
        "attributes__cmb": {"total": 12},
        "attributes__cmd": {"total": 25},
        "attributes__init": {"total": 3},
        "attributes__hp": {"max": 50, "value": 0},
    }
    (one,) = read("x.json", system(**data))
    creature = one.creature
    assert (creature.ac.total, creature.ac.touch, creature.ac.flat_footed) == (22, 13, 20)
    assert creature.saves == Saves(fort=9, ref=8, will=7)
    assert (creature.cmb, creature.cmd, creature.init, creature.hp, one.current_hp) == (12, 25, 3, 50, 0)


def test_foundry_documents_that_are_no_creatures():
    documents = [
        {"_id": "1", "name": "Sword", "type": "weapon", "system": {}},
        samples.actor(),
        samples.actor(type="vehicle", name="Cart"),
        {"name": "Blank", "type": "npc", "system": {"abilities": {}, "attributes": {"hp": {"value": 0}}}},
    ]
    result = read_file("x.json", json.dumps(documents).encode())
    assert [one.creature.name for one in result.creatures] == ["Marsh Giant"]
    assert [(issue.code, issue.arguments[0], issue.where) for issue in result.issues] == [
        ("not_a_creature", "Sword", "[0]"),
        ("not_a_creature", "Cart", "[2]"),
        ("not_a_creature", "Blank", "[3]"),
    ]


def test_foundry_actors_in_a_bundle_and_text_in_an_empty_actor():
    empty = {
        "name": "Marsh Ogre",
        "type": "npc",
        "system": {
            "abilities": {},
            "attributes": {"hp": {"value": 0}},
            "details": {"notes": {"value": samples.TEXT_BLOCK.replace("\n", "<br>")}},
        },
    }
    result = read_file("x.json", json.dumps({"name": "folder", "actors": [empty]}).encode())
    assert [(one.creature.name, one.creature.hp) for one in result.creatures] == [("Marsh Ogre", 30)]


def test_fantasy_statblock():
    (one,) = read("witch.md")
    creature = one.creature
    assert (creature.name, creature.hp, creature.hp_formula, creature.hit_dice) == ("Fen Witch", 27, "5d10", 5)
    assert creature.ac == ArmorClass(total=15, touch=12, flat_footed=13, notes="dex +2, natural +3")
    assert creature.abilities == {"str": 14, "dex": 15, "con": 10, "int": None, "wis": 13, "cha": 16}
    assert (creature.fast_healing, creature.sr, creature.caster_level) == (1, 14, 5)
    assert creature.immune == ("sleep", "fear")
    assert creature.spells[0] == {"name": "sleep", "kind": "spell", "cl": 5, "level": 1, "per_day": 4, "dc": 14}
    assert creature.spells[-1] == {"name": "dancing lights", "kind": "spell-like", "per_day": "at will"}
    assert (one.first_line, one.last_line) == (7, 52)
    lines = samples.STATBLOCK_NOTE.split("\n")
    assert [(issue.code, lines[issue.line - 1].strip()) for issue in one.issues if issue.code == "yaml_line"] == [
        ("yaml_line", "this line is wrong"),
        ("yaml_line", "- and more"),
    ]
    assert "this line is wrong" in creature.notes
    assert ("part_unknown", "green") in said(one)


@pytest.mark.parametrize(("layout", "game"), [("Basic 5e Layout", "5e"), ("Pathfinder 2e", "pf2")])
def test_fantasy_statblock_of_another_game(layout: str, game: str):
    note = f"```statblock\nlayout: {layout}\nname: Goblin\nac: 15\nhp: 7\nstats: [8, 14, 10, 10, 8, 8]\n```\n"
    result = read_file("x.md", note.encode())
    assert (result.creatures, result.game) == ((), game)
    assert [(issue.code, issue.line) for issue in result.issues] == [("game_other", 2)]


def test_front_matter():
    (one,) = read("troll.md")
    creature = one.creature
    assert (creature.name, creature.cr, creature.hp, creature.hp_formula) == ("Fen Troll", "1/2", 63, "6d8+36")
    assert creature.ac == ArmorClass(total=16, touch=11, flat_footed=14, notes="+2 dex, +5 natural, -1 size")
    assert creature.saves == Saves(fort=11, ref=4, will=3, notes="vs poison 4")
    assert creature.senses == Senses(darkvision=60, low_light=True, others=("mist sight",))
    assert creature.regeneration == Regeneration(amount=5, stopped_by=("acid", "fire"))
    assert [(attack.name, attack.bonus) for attack in creature.attacks] == [("bite", (8,)), ("claw", (8, 8))]
    assert (creature.feats, creature.source) == (("Iron Will (mythic)", "Dodge"), "Own notes p. 3")
    assert creature.special == {"rend": "2 claws, 1d6+7", "Damp (Ex)": "It drips."}
    assert creature.speed == {"land": 30, "swim": 20}


def test_a_note_with_another_creature_below_its_front_matter():
    note = samples.FRONT_NOTE.replace("# Fen Troll", "# Marsh Ogre\n" + samples.TEXT_BLOCK.partition("\n")[2])
    creatures = read("x.md", note.encode())
    assert [(one.creature.name, one.creature.hp) for one in creatures] == [("Fen Troll", 63), ("Marsh Ogre", 30)]
    assert creatures[1].first_line > creatures[0].last_line


def test_pcgen_sheet():
    (one,) = read("sheet.xml")
    creature = one.creature
    assert (creature.name, creature.hp, creature.hit_dice, creature.level, creature.cr) == ("Ilvara", 27, 4, 4, 3)
    assert creature.ac == ArmorClass(total=19, touch=14, flat_footed=15, notes="+4 armor, +1 shield, +4 Dex")
    assert (creature.saves, creature.init) == (Saves(fort=2, ref=8, will=1), 8)
    assert (creature.bab, creature.cmb, creature.cmd) == (3, 3, 17)
    assert [(attack.name, attack.bonus, attack.damage) for attack in creature.attacks] == [
        ("rapier", (7,), "1d6"),
        ("bite", (2,), "1d4"),
    ]
    assert creature.skills == {"Stealth": 11}
    assert creature.spells == (
        {"name": "dancing lights", "kind": "spell-like", "per_day": 1},
        {"name": "shield", "kind": "spell", "level": 1, "cl": 4},
    )
    assert (one.hero, one.side, creature.subtypes) == (True, "party", ("elf",))
    assert "Past: Once a thief." in creature.notes
    older = samples.PCGEN_SHEET.replace("<cmb>", "<grapple>").replace("</cmb>", "</grapple>")
    result = read_file("x.xml", older.encode())
    assert [(issue.code, issue.arguments[0]) for issue in result.issues] == [("game_other", "3.5")]


def test_pcgen_group():
    (one,) = read("group.rpgrp")
    creature = one.creature
    assert (creature.hp, one.current_hp, creature.hp_formula, creature.level) == (27, 13, "4d8+4", 4)
    assert (creature.ac.total, creature.ac.touch, creature.ac.flat_footed) == (19, 14, 15)
    assert (creature.saves, creature.cmb, creature.cmd) == (Saves(fort=2, ref=8, will=1), 3, 17)
    assert creature.attacks == (Attack(name="rapier", bonus=(7,), damage="1d6", properties=("18-20",)),)
    assert (one.hero, creature.abilities) == (True, {"str": 10, "dex": 18})
    assert said(one) == [("part_unknown", "odd")]


def test_our_own_creatures_go_out_and_come_back():
    creatures = [entry.creature for entry in sample_creatures()]
    result = read_file("x.json", export_creatures(creatures))
    assert (result.form, [one.creature for one in result.creatures]) == ("encounter-tracker", creatures)
    assert not result.issues
    for name in ("fight.cmpt", "witch.md", "v10.json"):
        first = read(name)
        again = read_file("x.json", export_creatures(first)).creatures
        known = [
            msgspec.structs.replace(one, issues=(), first_line=0, last_line=0, understood=(), noted=()) for one in first
        ]
        assert list(again) == known


RAT = {"name": "Rat", "hit_dice": 1, "hp": 4}


@pytest.mark.parametrize(
    "value",
    [
        RAT,
        [RAT],
        {"creatures": [RAT]},
        {"combatants": {"c1": {"id": "c1", "creature": RAT}}},
        [{"key": "rat", "names": {"en": "Rat", "fr": "Rat"}, "creature": RAT}],
    ],
)
def test_our_own_json_in_any_form(value: Any):
    (one,) = read("x.json", json.dumps(value).encode())
    assert one.creature == Creature(name="Rat", hit_dice=1, hp=4)


def test_our_own_json_with_errors_keeps_what_holds():
    value = [
        {**RAT, "size": "gigantic", "init": 10**12, "wings": 2, "ac": {"total": "x"}},
        {"creature": RAT, "current_hp": "many"},
        {"creature": RAT, "hp": {"current": 2}, "tags": ["pest"]},
        "nonsense",
    ]
    result = read_file("x.json", json.dumps(value).encode())
    odd, plain, hurt = result.creatures
    assert odd.creature.hp == 4
    assert (odd.creature.size, odd.creature.init) == ("medium", 0)
    assert {issue.arguments[0] for issue in odd.issues} == {"size", "init", "wings", "ac"}
    for kept in ("gigantic", "1000000000", "wings: 2", "'total': 'x'"):
        assert kept in odd.creature.notes
    assert (plain.current_hp, [issue.code for issue in plain.issues]) == (None, ["figure_odd"])
    assert (hurt.current_hp, hurt.tags) == (2, ("pest",))
    assert [(issue.code, issue.where) for issue in result.issues] == [("not_a_creature", "[3]")]


def armed(*items: dict[str, Any]) -> list[Attack]:
    """The attacks of a giant (BAB 3, Str +4, Dex +2, large) with these items instead of its own attacks."""
    raw = samples.actor()
    raw["items"] = [one for one in raw["items"] if one["type"] != "attack"] + list(items)
    (one,) = read("x.json", json.dumps(raw).encode())
    return list(one.creature.attacks)


def test_foundry_attacks_from_their_parts():
    axe = samples.item(
        "weapon",
        "Greataxe",
        equipped=True,
        enh=1,
        actions=[
            {
                "actionType": "mwak",
                "ability": {"attack": "str", "damage": "str", "damageMult": 1.5, "critMult": 3},
                "damage": {"parts": [{"formula": "3d6", "types": ["slashing"]}]},
                "extraAttacks": {"type": "standard"},
            },
        ],
    )
    spare = samples.item("weapon", "Dagger", equipped=False, actionType="mwak")
    (found,) = armed(axe, spare)
    assert found == Attack(
        name="greataxe",
        bonus=(7,),  # 3 + 4 - 1 + 1; no second attack below BAB 6
        damage="3d6+7",
        types=("slashing",),
        properties=("x3",),
    )
    tail = samples.item(
        "attack",
        "Tail Slap",
        attackType="natural",
        primaryAttack=False,
        actionType="mwak",
        ability={"attack": "str", "damage": "str", "critRange": 19},
        damage={"parts": [["1d8", "B"], ["@abilities.str.mod", "fire"]]},
        effectNotes=["trip"],
    )
    bow = samples.item(
        "attack",
        "Longbow",
        actionType="rwak",
        range={"units": "ft"},
        damage={"parts": [["1d8 + 1", "P"]]},
        attackBonus="@nobody",
    )
    howl = samples.item("attack", "Howl", attackType="misc", description={"value": "<p>Loud.</p>"})
    rend = samples.item("attack", "Special Attack: Rend (2 Claws, 1d6+7)", attackType="misc")
    found_tail, found_bow = armed(tail, bow, howl, rend)
    assert (found_tail.name, found_tail.bonus, found_tail.damage) == ("tail slap", (1,), "1d8+2")
    assert found_tail.properties == ("19-20", "plus @abilities.str.mod fire", "plus trip")
    assert (found_bow.kind, found_bow.bonus, found_bow.damage, found_bow.types) == (
        "ranged",
        (4,),
        "1d8+1",
        ("piercing",),
    )


def test_a_creature_that_breaks_its_reader_leaves_the_others(monkeypatch: pytest.MonkeyPatch):
    from encounter_tracker.importers import foundry

    whole = foundry._traits

    def breaking(draft: Any, actor: Any) -> None:
        if draft.fields["name"] == "Second":
            raise KeyError("odd")
        whole(draft, actor)

    monkeypatch.setattr(foundry, "_traits", breaking)
    result = read_file("x.db", samples.ALL["many.db"])
    assert [one.creature.name for one in result.creatures] == ["Marsh Giant"]
    assert [(issue.code, issue.line) for issue in result.issues] == [("creature_broken", 2)]
