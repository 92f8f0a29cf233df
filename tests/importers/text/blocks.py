"""Stat blocks written for the tests: creatures of nobody's book, in the layouts people paste."""

from __future__ import annotations

import json
import re
import textwrap
from typing import Any

import msgspec

from encounter_tracker.importers.text import read_text
from encounter_tracker.support.imported import ImportedCreature, Issue

BOOK = """\
Something like a heap of wet slates drags itself up the bank.
SLATE WADER CR 6
XP 2,400
NE Large aberration (aquatic, earth)
Init +6; Senses blindsense 30 ft., darkvision 60 ft., low-light
vision, silt sight; Perception +12
Aura drowning chill (20 ft., DC 17)
DEFENSE
AC 20, touch 11, flat-footed 18 (+2 Dex, +9 natural, –1 size)
hp 76 (8d8+40); regeneration 3 (cold or salt)
Fort +7, Ref +6, Will +8; +4 vs. poison
Defensive Abilities channel resistance +2, slippery; DR 5/cold iron
and good; Immune disease, mind-
affecting effects; Resist acid 10, fire 5; SR 17
Weaknesses vulnerable to sonic
OFFENSE
Speed 20 ft., swim 40 ft.
Melee 2 claws +11 (1d6+5 plus grab), bite +11 (1d8+5/19–20 plus
1d6 cold)
Ranged slate shard +7 (1d8+5/×3)
Space 10 ft.; Reach 10 ft. (15 ft. with claws)
Special Attacks constrict (1d6+5), slate spray (30-ft. cone, 4d6
slashing, Reflex DC 19 half, usable every 1d4 rounds)
Spell-Like Abilities (CL 8th; concentration +10)
Constant—water walk
At will—fog cloud, obscuring mist
3/day—hold person (DC 15), stone shape
1/week—control water
STATISTICS
Str 21, Dex 15, Con 20, Int 9, Wis 14, Cha 14
Base Atk +6; CMB +12 (+16 grapple); CMD 24 (can’t be tripped)
Feats Ability Focus (slate spray), Improved Initiative, Iron
Will, LurkerB, Weapon Focus (claw)
Skills Climb +11, Knowledge (dungeoneering, nature) +6, Perception
+12, Stealth +9 (+17 in silt), Swim +13; Racial Modifiers +8
Stealth in silt
Languages Aklo, Aquan; telepathy 60 ft.
SQ amphibious, heap form
ECOLOGY
Environment cold rivers
Organization solitary or heap (2–4)
Treasure standard
SPECIAL ABILITIES
Heap Form (Ex) As a move action it lies down and passes for a
heap of slates; Perception DC 24 sees through it.
Slate Spray (Ex) The shards stay on the ground and make it
difficult terrain.
"""

CASTER = """\
Orsa Quillfeather CR 7
XP 3,200
Female half-elf sorcerer 6/fighter 2
CN Medium humanoid (elf, human)
Init +7; Senses low-light vision; Perception +4
AC 18, touch 14, flat-footed 14 (+4 armor, +3 Dex, +1 dodge)
hp 61 (8 HD; 6d6+2d10+29)
Fort +7, Ref +5, Will +5; +2 vs. enchantments
Immune sleep
Speed 30 ft.
Melee +1 frost rapier +10 (1d6+2/18–20 plus 1d6 cold) or dagger +8 (1d4+1/19–20)
Ranged mwk composite longbow +10 (1d8+1/×3)
Sorcerer Spells Known (CL 6th; concentration +10)
3rd (4/day)—haste, slow (DC 17)
2nd (6/day)—glitterdust (DC 16), mirror image
1st (8/day)—grease (DC 15), mage armor, magic missile, shield
0 (at will)—daze (DC 14), detect magic, light
Bloodline arcane
TACTICS
Before Combat She casts mage armor and shield.
Base Statistics Without mage armor, her statistics are AC 14, touch 14, flat-footed 10; hp 55.
STATISTICS
Str 12, Dex 16, Con 14, Int 10, Wis 8, Cha 18
Base Atk +5; CMB +6; CMD 20
Feats Dodge, Improved Initiative, Toughness, Weapon Finesse
Skills Bluff +13, Perception +4, Spellcraft +9, Use Magic Device +13
Languages Common, Elven
SQ arcane bond (ring), elf blood
Combat Gear potion of fly; Other Gear +1 frost rapier, 120 gp
"""

FORM = """\
Name: Fen Hulk
CR: 4
Alignment: N Size: L Type: Plant
Init: +0 Senses: Tremorsense 30 feet. Low-light vision. Perception: +5
AC: 17, touch: 9, flat-footed: 17 (-1 size, +8 natural)
HP: 45 (6d8+18) Fast Healing 2
Fort: +8, Ref: +2, Will: +3
Immune: plant traits
Speed: 20 Swim: 20
Melee: slam +8 (2d6+7)
Space 10 ft.; Reach 10 ft.
Str: 20 Dex: 10 Con: 17 Int: - Wis: 12 Cha: 5
Base Atk: +4; CMB: +10; CMD: 20
"""

TABLES = """\
## Ash Strider

**CR 7** | **XP 3,200**

*NE Large magical beast (fire)*

| Init | Senses | Perception |
|---|---|---|
| +6 | darkvision 60 ft., low-light vision | +12 |

### Defense

**AC:** 20, touch 11, flat-footed 18 (+2 Dex, +9 natural, -1 size)
**HP:** 85 (9d10+36)
**Fort:** +10, **Ref:** +8, **Will:** +5
**Immune:** fire; **Weaknesses:** vulnerable to cold

### Offense

**Speed:** 50 ft.
**Melee:** [bite](https://example.org/bite) +14 (2d6+6 plus 1d6 fire), 2 hooves +9 (1d6+3)
**Space/Reach:** 10 ft./5 ft.

### Statistics

| Str | Dex | Con | Int | Wis | Cha |
|:---:|:---:|:---:|:---:|:---:|:---:|
| 22 | 15 | 18 | 4 | 14 | 11 |

**Base Atk:** +9; **CMB:** +16; **CMD:** 28 (32 vs. trip)
"""

HERO_LAB = """\
Brakka
Male dwarf ranger 5
LN Medium humanoid (dwarf)
Init +2; Senses darkvision 60 ft.; Perception +10
--------------------
Defense
--------------------
AC 17, touch 12, flat-footed 15 (+5 armor, +2 Dex)
hp 47 (5d10+15) (currently 31)
Fort +7, Ref +6, Will +3; +2 vs. poison, spells, and spell-like abilities
--------------------
Offense
--------------------
Speed 20 ft.
Melee mwk battleaxe +9 (1d8+3/×3) or
   unarmed strike +8 (1d3+3 nonlethal)
Ranged light crossbow +7 (1d8/19-20)
Special Attacks favored enemy (giants +4, orcs +2)
--------------------
Statistics
--------------------
Str 16, Dex 14, Con 16, Int 10, Wis 14, Cha 8
Base Atk +5; CMB +8; CMD 20 (24 vs. bull rush, 24 vs. trip)
Feats Endurance, Point-blank Shot, Precise Shot[APG]
Skills Climb +10, Perception +10 (+12 to notice unusual stonework), Survival +10
Languages Common, Dwarven
SQ track +2
Other Gear chainmail, crossbow bolts (20), 31 gp
--------------------
Special Abilities
--------------------
Darkvision (60 feet) Sees in the dark.
Favored Enemy (Giants +4, Orcs +2) (Ex) Better against these.
Track +2 Adds to Survival when following tracks.
--------------------
He keeps a list of all the giants he has met.
"""

OLD = """\
Bog Lurker
Large Aberration (Aquatic)
Hit Dice: 6d8+18 (45 hp)
Initiative: +1
Speed: 20 ft. (4 squares), swim 40 ft.
Armor Class: 17 (-1 size, +1 Dex, +7 natural), touch 10, flat-footed 16
Base Attack/Grapple: +4/+12
Attack: Claw +7 melee (1d6+4)
Full Attack: 2 claws +7 melee (1d6+4) and bite +2 melee (1d8+2)
Space/Reach: 10 ft./10 ft.
Special Qualities: Darkvision 60 ft., damage reduction 5/magic, immunity to poison, resistance to acid 10, \
fast healing 2
Saves: Fort +5, Ref +3, Will +6
Abilities: Str 19, Dex 12, Con 17, Int 6, Wis 12, Cha 8
Skills: Hide +5, Listen +6, Spot +6, Swim +12
Feats: Alertness, Iron Will, Power Attack
Challenge Rating: 5
Alignment: Usually neutral evil
Level Adjustment: -
"""

FIFTH = """\
Mud Imp
Small fiend, neutral evil
Armor Class 13
Hit Points 7 (2d6)
Speed 20 ft.
STR DEX CON INT WIS CHA
8 (-1) 14 (+2) 10 (+0) 10 (+0) 8 (-1) 8 (-1)
Senses darkvision 60 ft., passive Perception 9
Challenge 1/4 (50 XP)
Actions
Slap. Melee Weapon Attack: +4 to hit, reach 5 ft., one target.
"""

SECOND = """\
Mud Imp Creature 1
NE Small Fiend
Perception +5; darkvision
Skills Acrobatics +6, Stealth +6
Str +0, Dex +3, Con +1, Int +0, Wis +1, Cha +1
Items sling
AC 16; Fort +5, Ref +8, Will +4
HP 15
Speed 25 feet
Melee [one-action] jaws +8 (agile, finesse), Damage 1d6 piercing
"""

ALL = (BOOK, CASTER, FORM, TABLES, HERO_LAB, OLD)


def one(text: str) -> ImportedCreature:
    """The only creature of a text."""
    result = read_text(text)
    assert [issue.code for issue in result.issues if issue.severity == "error"] == []
    assert len(result.creatures) == 1
    return result.creatures[0]


def figures(text: str) -> list[dict[str, Any]]:
    """What was read, without the notes and texts in which line breaks stand."""
    found = []
    for entry in read_text(text).creatures:
        data = msgspec.to_builtins(entry.creature)
        found.append({key: value for key, value in data.items() if key not in {"notes", "special", "source"}})
    return found


def lines_accounted(text: str, entries: tuple[ImportedCreature, ...]) -> set[int]:
    """Lines that were understood, kept as prose, or named by an issue."""
    found: set[int] = set()
    for entry in entries:
        found |= set(entry.understood) | set(entry.noted)
        found |= {line for issue in entry.issues for line in lines_of(issue)}
    return found


def lines_of(issue: Issue) -> range:
    """The lines an issue is about."""
    return range(issue.line, issue.line + len(re.findall(r"\r\n?|\n", issue.text)) + 1)


def lines_with_words(text: str) -> set[int]:
    """Lines in which there is something to read."""
    lines = re.split(r"\r\n?|\n", text)
    return {number for number, line in enumerate(lines, 1) if any(char.isalnum() for char in line)}


def wrapped(text: str, width: int) -> str:
    """A text with its lines broken anew."""
    return "\n".join(
        "\n".join(textwrap.wrap(line, width, break_long_words=False, break_on_hyphens=False)) if line.strip() else line
        for line in text.split("\n")
    )


def rows(result: list[dict[str, Any]]) -> str:
    """A result for comparing."""
    return json.dumps(result, sort_keys=True, indent=1)
