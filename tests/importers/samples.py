"""Small files in the forms of other programs, written for these tests."""

from __future__ import annotations

import io
import json
import zipfile
from typing import Any

MONSTER = """<Monster>
    <Name>Bog Lurker</Name><CR>4</CR><XP>1200</XP><Alignment>NE</Alignment><Size>Large</Size>
    <Type>magical beast</Type><SubType>(aquatic, evil)</SubType><Init>-1</Init>
    <Senses>darkvision 60 ft., low-light vision, scent; Perception +8</Senses><Aura>stench (30 ft., DC 15)</Aura>
    <AC>17, touch 8, flat-footed 17</AC><AC_Mods>(-1 Dex, +9 natural, -1 size)</AC_Mods>
    <HP>45</HP><HD>(6d10+12)</HD><HP_Mods>regeneration 3 (acid or good weapons)</HP_Mods>
    <Saves>Fort +7, Ref +4, Will +3; +2 vs. poison</Saves><Fort>7</Fort><Ref>4</Ref><Will>3</Will>
    <Save_Mods>+2 vs. poison</Save_Mods><DefensiveAbilities>ferocity, channel resistance +2</DefensiveAbilities>
    <DR>5/cold iron and 3/—</DR><Immune>mind-affecting effects, poison</Immune><Resist>cold 10, fire 5</Resist>
    <SR>15</SR><Weaknesses>vulnerability to sonic, light blindness</Weaknesses>
    <Speed>20 ft., swim 40 ft., fly 30 ft. (clumsy)</Speed>
    <Melee>2 claws +9 (1d6+4 plus grab),
    bite +9 (1d8+4/19-20) or +1 club +10/+5 (1d6+5)</Melee>
    <Ranged>spit +4 touch (2d6 acid)</Ranged><Space>10 ft.</Space><Reach>5 ft. (10 ft. with tail)</Reach>
    <SpecialAttacks>rend (2 claws, 1d6+6)</SpecialAttacks>
    <SpellLikeAbilities>(CL 6th) At will-detect good (DC 11) 3/day-obscuring mist, web (DC 13)</SpellLikeAbilities>
    <AbilitiyScores>Str 18, Dex 8, Con 15, Int -, Wis 12, Cha 9</AbilitiyScores><BaseAtk>6</BaseAtk>
    <CMB>+11 (+15 grapple)</CMB><CMD>20</CMD><Feats>Iron Will, Weapon Focus (bite, claw)</Feats>
    <Skills>Perception +8, Stealth +3 (+11 in bogs)</Skills><Languages>Aklo</Languages><SQ>amphibious</SQ>
    <Environment>bogs</Environment><Source>Own notes</Source><Sparkle>very</Sparkle><IsTemplate>0</IsTemplate>
    <SpecialAbilitiesList><SpecialAbility><Name>Rend</Name><Type>Ex</Type><Text>It tears.</Text></SpecialAbility>
    </SpecialAbilitiesList>
    <ActiveConditions><ActiveCondition><Condition><Name>Prone</Name></Condition><Turns>3</Turns></ActiveCondition>
    <ActiveCondition><Condition><Name>Sunburnt</Name></Condition></ActiveCondition></ActiveConditions>
  </Monster>"""

BESTIARY = f"""<?xml version="1.0" encoding="utf-8"?>
<ArrayOfMonster>
  {MONSTER}
</ArrayOfMonster>
"""
CUSTOM = f"""<?xml version="1.0"?><ExportData><Monsters>{MONSTER}</Monsters>
<Spells><Spell><name>Fizz</name></Spell></Spells></ExportData>"""
FIGHT = f"""<?xml version="1.0"?>
<ArrayOfCharacter>
<Character><Name>Lurker 2</Name><HP>12</HP><MaxHP>44</MaxHP><NonlethalDamage>3</NonlethalDamage>
<TemporaryHP>5</TemporaryHP><IsMonster>true</IsMonster><CurrentInitiative>17</CurrentInitiative>
<IsHidden>true</IsHidden><Notes>limps</Notes>{MONSTER}</Character>
<Character><Name>Anna</Name><HP>21</HP><MaxHP>21</MaxHP>
<IsMonster>false</IsMonster><CurrentInitiative>0</CurrentInitiative>
<Resources><ActiveResource><Name>Rage</Name><Current>4</Current><Max>8</Max></ActiveResource></Resources>
<Monster><Name>Anna</Name><HP>0</HP></Monster></Character>
</ArrayOfCharacter>"""

HERO = """<character role="npc" relationship="enemy" name="Reed Knight" playername="">
<race racetext="Human"/><alignment name="Lawful Evil"/><size name="Medium"><space value="5"/><reach value="5"/></size>
<classes level="4" summary="Fighter 4"><class name="Fighter" level="4" casterlevel="0"/></classes>
<types><type name="Humanoid" active="yes"/></types><subtypes><subtype name="Human"/></subtypes>
<challengerating text="CR 1/2" value="0.5"/><xpaward value="200"/>
<senses><special name="Darkvision (60 feet)" shortname="Darkvision (60 feet)"/></senses>
<health hitdice="4d10+8" hitpoints="34" nonlethal="2" currenthp="20"/>
<languages><language name="Common"/></languages>
<attributes><attribute name="Strength"><attrvalue text="16" modified="16"/></attribute>
<attribute name="Constitution"><attrvalue text="14" modified="14"/></attribute>
<attribute name="Intelligence"><attrvalue text="-" modified="0"/></attribute></attributes>
<saves><save abbr="Fort" save="+6"/><save abbr="Ref" save="+2"/><save abbr="Will" save="-1"/></saves>
<damagereduction><special shortname="DR 5/magic"/></damagereduction>
<immunities><special shortname="Immunity to Fire"/></immunities>
<resistances><special shortname="Energy Resistance, Cold (10)"/>
<special shortname="Spell Resistance (16)"/></resistances>
<weaknesses><special shortname="Vulnerability to Acid"/></weaknesses>
<armorclass ac="19" touch="11" flatfooted="18" fromarmor="+7" fromdexterity="+1" fromshield="" frommisc="+1"/>
<maneuvers cmb="+7" cmd="18"><maneuvertype name="Trip" cmb="+9" cmd="20"/></maneuvers>
<initiative total="+5"/><movement><speed value="20"/><special shortname="Flight (40 feet, Good)"/></movement>
<skills><skill name="Climb" ranks="4" attrbonus="3" value="5"/><skill name="Bluff" ranks="0" attrbonus="0" value="0"/>
<skill name="Perception" ranks="0" attrbonus="0" value="0"/></skills>
<feats><feat name="Power Attack"/><feat name="Shield Proficiency" profgroup="yes"/></feats>
<attack baseattack="+4"><special name="Grab (Ex)"><description>Holds.</description></special></attack>
<melee><weapon name="Longsword" categorytext="Melee Weapon" attack="+8" damage="1d8+3" crit="19-20/x2"
equipped="mainhand">
<weight/><weptype>Slashing</weptype></weapon>
<weapon name="Claw x2 (Knight)" categorytext="Melee Weapon" attack="+7" damage="1d4+3 plus poison" crit="20/x2"/>
<weapon name="Unarmed Strike" categorytext="Melee Weapon, Unarmed Attack" attack="+7" damage="1d3+3"
crit="20/x2"/></melee>
<ranged/><spelllike><special shortname="Darkness (3/day) (DC 12)"/></spelllike>
<spellsknown><spell name="Shield" level="1" casterlevel="3" dc="0"/></spellsknown>
<gear><item name="Rope"/></gear><conditions><condition name="Shaken"/></conditions><oddity name="Blue" text="yes"/>
<minions><character role="npc" relationship="ally" name="Rat"><health hitdice="1d4" hitpoints="2" currenthp="2"/>
<armorclass ac="14"/></character></minions></character>"""
HERO_XML = (
    '<?xml version="1.0" encoding="ISO-8859-1"?>\n<document><public><program name="Hero Lab">é</program>'
    f"{HERO}</public></document>"
).encode("latin-1")
BLOCK = """REED KNIGHT	CR 3
Male Human Fighter 4
LE Medium Humanoid (human)
Init +5; Senses Perception +0
--------------------
DEFENSE
--------------------
AC 19, touch 11, flat-footed 18 (+7 armor, +1 Dex, +1 shield)
hp 34 (4d10+8)
Fort +6, Ref +2, Will -1
--------------------
OFFENSE
--------------------
Spd 20 ft.
Melee Longsword +8 (1d8+3/19-20/x2)
--------------------
STATISTICS
--------------------
Str 16, Dex 12, Con 14, Int 10, Wis 8, Cha 10
Base Atk +4; CMB +7; CMD 18
Feats Power Attack

Hero Lab&#174; and the logo are Registered Trademarks of LWD Technology, Inc."""
INDEX = '<document signature="Portfolio Index"><game folder="{0}"/><characters/></document>'
OLD_PORTFOLIO = f"""<?xml version="1.0" encoding="ISO-8859-1"?>
<document signature="Hero Lab Portfolio"><game folder="pathfinder"/><portfolio>
<hero heroname="Reed Knight" playername="" isally="no"><statblock>{BLOCK}</statblock></hero>
<hero heroname="Empty"><statblock></statblock></hero></portfolio></document>"""


def zipped(files: dict[str, bytes | str]) -> bytes:
    """A zip file."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as file:
        for name, data in files.items():
            file.writestr(name, data)
    return out.getvalue()


def portfolio(game: str = "pathfinder", more: dict[str, bytes | str] | None = None) -> bytes:
    """A Hero Lab portfolio: one character in XML and text, one in text only."""
    files: dict[str, bytes | str] = {
        "index.xml": INDEX.format(game),
        "statblocks_xml/1_reed knight.xml": HERO_XML,
        "statblocks_text/1_reed knight.txt": BLOCK,
        "statblocks_text/2_only text.txt": BLOCK.replace("REED KNIGHT", "MARSH KNIGHT"),
    }
    return zipped(files | (more or {}))


def actor(shape: str = "system", **over: Any) -> dict[str, Any]:
    """A Foundry actor of the pf1 system that holds little but what cannot be reckoned."""
    data: dict[str, Any] = {
        "abilities": {
            "str": {"value": 18},
            "dex": {"value": 14},
            "con": {"value": 15},
            "int": {"value": None},
            "wis": {"value": 12},
            "cha": {"value": 7},
        },
        "attributes": {
            "naturalAC": "+4",
            "hp": {"value": 20, "temp": 3},
            "speed": {"land": {"base": 30}, "swim": {"base": 20}},
            "init": {"value": 0},
            "conditions": {"prone": True, "blind": True, "odd": True, "dazed": False},
            "spells": {
                "spellbooks": {"spelllike": {"cl": {"formula": "5"}, "ability": "cha", "altName": "Spell-like"}}
            },
        },
        "details": {"alignment": "ce", "cr": {"base": 0.3375}, "notes": {"value": "<p>Seen in the <b>marsh</b>.</p>"}},
        "traits": {
            "size": "lg",
            "senses": "darkvision 60 ft., scent; Perception +5",
            "dr": "5/magic",
            "eres": "cold 10",
            "fastHealing": "2",
            "regen": "regeneration 3 (fire)",
            "di": {"value": ["acid"], "custom": ""},
            "ci": {"value": ["mindAffecting"], "custom": ""},
            "dv": {"value": ["fire"]},
            "languages": {"value": ["giant"]},
        },
        "skills": {"per": {"rank": 4}, "swm": {"rank": 0}, "ste": {"rank": 2, "ability": "dex"}},
    }
    items: list[dict[str, Any]] = [
        item(
            "class",
            "Humanoid (Giant)",
            level=4,
            hd=8,
            hp=18,
            bab="med",
            classType="racial",
            savingThrows={"fort": {"value": "low"}, "ref": {"value": "high"}, "will": {"value": "low"}},
            classSkills={"per": True},
        ),
        item("feat", "Iron Will", changes=[change("2", "will")]),
        item("feat", "Dodge", changes=[change("1", "ac", "dodge")]),
        item("feat", "Odd Feat", changes=[change("1d4", "fort")]),
        item("feat", "Sense: Low-light Vision", featType="racial"),
        item("feat", "Special Quality: Hold Breath", featType="misc"),
        item("feat", "Rend", featType="misc", abilityType="ex", description={"value": "<p>Tears.</p>"}),
        item("equipment", "Chain Shirt", equipped=True, equipmentType="armor", armor={"value": 4, "dex": 1}),
        item("equipment", "Spare Plate", equipped=False, equipmentType="armor", armor={"value": 9}),
        item("buff", "Rage", active=False, changes=[change("4", "str")]),
        item(
            "buff",
            "Adjusted",
            active=True,
            changes=[change("-2", "mhp"), change("max(1, @attributes.hd.total)", "init")],
        ),
        item(
            "attack",
            "Claws",
            actionType="mwak",
            attackType="natural",
            attackNotes=["2 claws +6 (1d6+4 plus grab)"],
            damage={"parts": [["1d6", "B and S"]]},
        ),
        item(
            "attack",
            "Club",
            actions=[
                {
                    "actionType": "mwak",
                    "attackBonus": "1",
                    "ability": {"attack": "str", "damage": "str", "damageMult": 1.5},
                    "damage": {
                        "parts": [["sizeRoll(1, 8, @size)", {"values": ["bludgeoning"]}], ["1d6", {"values": ["fire"]}]]
                    },
                    "attackParts": [["-5", "second"]],
                }
            ],
        ),
        item("spell", "Darkness", spellbook="spelllike", level=2, uses={"max": "3", "per": "day"}),
        item("spell", "Web", spellbook="spelllike", level=2, atWill=True, save={"type": "ref", "dc": "0"}),
        item("loot", "Gem", quantity=2),
        item("mystery", "Thing"),
    ]
    raw = {
        "_id": "a1",
        "name": "Marsh Giant",
        "type": "npc",
        shape: data,
        "items": [_shaped(one, shape) for one in items],
    }
    return raw | over


def _shaped(one: dict[str, Any], shape: str) -> dict[str, Any]:
    return {"name": one["name"], "type": one["type"], shape: one["system"]}


def item(kind: str, name: str, **data: Any) -> dict[str, Any]:
    """An item of a Foundry actor."""
    return {"name": name, "type": kind, "system": data}


def change(formula: str, target: str, kind: str = "untyped") -> dict[str, Any]:
    """A change that an item makes."""
    return {"formula": formula, "subTarget": target, "operator": "add", "modifier": kind, "target": "misc"}


def actor_json(shape: str = "system", **over: Any) -> bytes:
    """The same as a file."""
    return json.dumps(actor(shape, **over)).encode()


STATBLOCK_NOTE = """---
name: Fen Witch
tags: [monster]
---
Some words.
```statblock
layout: Basic Pathfinder 1e Layout
source: "Own notes"
name: Fen Witch
Monster_CR: 3
Monster_XP: 800
alignment: NE
size: Medium
type: monstrous humanoid
subtype: (aquatic)
INI: +6
perception: +9
senses: darkvision, low-light vision
AC: 15, touch 12, flat-footed 13 (dex +2, natural +3)
HP: 27
HP_extra: fast healing 1
HD: 5d10
saves: Fort +1, Ref +6, Will +5
DR: 5/cold iron
SR: 14
immune: [[Sleep|sleep]], fear
speed: 30 ft., swim 30 ft.
melee: 2 claws +7 (1d4+2), "needle" +7 (1d3)
pf1e_stats: [14, 15, 10, None, 13, 16]
BAB: 5
CMB: 7
CMD: 19 (can't be tripped)
feats: Alertness, Combat Casting
skills: Bluff +11, Stealth +10
this line is wrong
racial_modifiers:
- Stealth 4
known_spells:
  - name:
    desc: (CL 5)
  - name: 1st (4/day)
    desc: sleep (DC 14), fog cloud
  - name: 0
    desc: light
spell-like_abilities:
  - name: At will
    desc: dancing lights
special_abilities:
  - name: Bog Curse (Su)
    desc: A touch that rots.
    - and more
colour: green
```
"""
FRONT_NOTE = """---
title1: Fen Troll
CR: 1/2
XP: 200
alignment: CE
size: Large
type: humanoid
subtypes:
- giant
initiative:
  bonus: 2
senses:
  darkvision: 60
  low-light vision: true
  mist sight:
AC:
  AC: 16
  touch: 11
  flat_footed: 14
  components:
    dex: 2
    natural: 5
    size: -1
HP:
  HP: 63
  long: 6d8+36
  regeneration: 5
  regeneration_weakness: acid or fire
saves:
  fort: 11
  ref: 4
  will: 3
  vs poison: 4
DR:
- amount: 5
  weakness: magic
speeds:
  base: 30
  swim: 20
attacks:
  melee:
  - - text: bite +8 (1d8+5)
    - text: 2 claws +8 (1d6+5)
  special:
  - rend (2 claws, 1d6+7)
ability_scores: {STR: 21, DEX: 14, CON: 23, INT: 6, WIS: 9, CHA: 6}
BAB: 4
CMB: 10
CMD: 22
feats:
- name: Iron Will
  is_mythic: true
- name: Dodge
skills:
  Perception: 8
sources:
- name: Own notes
  page: 3
special_abilities:
  Damp (Ex): It drips.
desc_long: |
  Long words
  in two lines.
---
# Fen Troll
"""

PCGEN_SHEET = """<?xml version="1.0" encoding="UTF-8"?>
<!-- sheet -->
<character><basics><name>Ilvara</name><playername>Bea</playername><charactertype>PC</charactertype>
<alignment><short>CG</short></alignment><bab>3</bab>
<classes><levels_total>4</levels_total><shortform>Rog4</shortform></classes>
<cr>3</cr><face><short>5</short></face><reach><reach>5 ft.</reach></reach><hitdice>4d8+4</hitdice>
<languages><all>Common, Elven</all></languages><move><all>Walk 30 ft.</all></move>
<race>Elf</race><race><racetype>Humanoid</racetype><racesubtype>Elf</racesubtype></race>
<size><long>Medium</long></size><vision><all>Low-Light Vision</all></vision>
<notes><note><name>Past</name><value>Once a thief.</value></note></notes></basics>
<abilities><ability><name><short>STR</short></name><score>10</score></ability>
<ability><name><short>DEX</short></name><score>18</score></ability></abilities>
<hit_points><points>27</points><die>4d8+4</die><damage_reduction>2/-</damage_reduction><current/></hit_points>
<armor_class><total>19</total><flat>15</flat><touch>14</touch><armor_bonus>+4</armor_bonus><stat_mod>+4</stat_mod>
<shield_bonus>+1</shield_bonus><spell_resistance>0</spell_resistance></armor_class>
<initiative><total>+8</total></initiative>
<skills><skill><name>Stealth</name><ranks>4.0</ranks><skill_mod>11</skill_mod><ability_mod>4</ability_mod></skill>
<skill><name>Swim</name><ranks>0.0</ranks><skill_mod>0</skill_mod><ability_mod>0</ability_mod></skill></skills>
<saving_throws><saving_throw><name><short>fort</short></name><total>+2</total></saving_throw>
<saving_throw><name><short>ref</short></name><total>+8</total></saving_throw>
<saving_throw><name><short>will</short></name><total>+1</total></saving_throw></saving_throws>
<attack><cmb><total>+3</total><defense>17</defense></cmb></attack>
<weapons><unarmed><total>+3</total><damage>1d3</damage><critical>20/x2</critical></unarmed>
<weapon><common><name><short>Rapier</short><output>Rapier</output></name><category>Standard-Melee</category>
<critical><range>18-20</range><multiplier>2</multiplier></critical></common>
<melee><w1_h1_p><to_hit>+7</to_hit><damage>1d6</damage></w1_h1_p></melee></weapon>
<naturalattack><name>Bite</name><tohit>+2</tohit><damage>1d4</damage><threat>20/x2</threat></naturalattack></weapons>
<feats><feat><name>Weapon Finesse</name></feat></feats>
<special_qualities><special_quality><name>Trapfinding</name><description>Finds traps.</description></special_quality>
</special_qualities>
<spells><spells_innate><racial_innate><spell><name>Dancing Lights</name><times_memorized>1</times_memorized></spell>
</racial_innate></spells_innate><known_spells><class spellcasterlevel="4"><level number="1"><spell><name>Shield</name>
<dc>0</dc></spell></level></class></known_spells></spells></character>"""

PCGEN_GROUP = """<group-set><game-name>PCGen stat block</game-name><groups><group><name>Party</name><combatants>
<combatant><name>Ilvara</name><count>1</count><init-modifier>8</init-modifier><player>Bea</player><type>default</type>
<type>Humanoid</type><descriptor>Elf</descriptor><levels>4th lvl Rogue; </levels>
<senses>Low-Light Vision; Perception +9</senses>
<hitDice>4d8+4  (27 hp)</hitDice><hitPoints>27</hitPoints><currentHitPoints>13</currentHitPoints><size>M</size>
<speed>Walk 30 ft.</speed><ac>19</ac><touchAc>14</touchAc><flatFootedAc>15</flatFootedAc><baseAttack>+3</baseAttack>
<baseAttackGrapple>+3; CMB +3; CMD 17</baseAttackGrapple><fortSave>+2</fortSave><reflexSave>+8</reflexSave>
<willSave>+1</willSave><str>10 [+0]</str><dex>18 [+4]</dex><attack>Rapier: +7 (1d6/18-20/x2);</attack>
<feats>Weapon Finesse</feats><weird>odd</weird></combatant></combatants></group></groups></group-set>"""
PCGEN_TEMPLATE = (
    r"<group-set><combatants>|FOR.0,50,1,<name>\\%.NAME\\</name>,<combatant>,</combatant>,1|</combatants></group-set>"
)

TEXT_BLOCK = """Marsh Ogre CR 3
XP 800
CE Large humanoid (giant)
Init -1; Senses darkvision 60 ft., low-light vision; Perception +5
DEFENSE
AC 17, touch 8, flat-footed 17 (+4 armor, -1 Dex, +5 natural, -1 size)
hp 30 (4d8+12)
Fort +6, Ref +0, Will +3
OFFENSE
Speed 30 ft.
Melee greatclub +7 (2d8+7)
STATISTICS
Str 21, Dex 8, Con 15, Int 6, Wis 10, Cha 7
Base Atk +3; CMB +9; CMD 18
"""

ALL: dict[str, bytes] = {
    "bestiary.xml": BESTIARY.encode(),
    "custom.cmx": CUSTOM.encode(),
    "fight.cmpt": FIGHT.encode(),
    "hero.xml": HERO_XML,
    "party.por": portfolio(),
    "old.por": OLD_PORTFOLIO.encode("latin-1"),
    "v10.json": actor_json("system"),
    "v9.json": actor_json("data"),
    "many.db": actor_json("data") + b"\n" + actor_json("data", _id="b", name="Second") + b"\n",
    "witch.md": STATBLOCK_NOTE.encode(),
    "troll.md": FRONT_NOTE.encode(),
    "sheet.xml": PCGEN_SHEET.encode(),
    "group.rpgrp": PCGEN_GROUP.encode(),
    "own.json": json.dumps([{"name": "Rat", "hit_dice": 1, "hp": 4}]).encode(),
    "ogre.txt": TEXT_BLOCK.encode(),
}
