"""English names of attacks, skills, riders and immunities in stat blocks."""

from __future__ import annotations

from typing import Final

from encounter_tracker.importers.text.words_fr import FEATS as FRENCH_FEATS

_NATURAL_WORDS: Final = (
    "antler arm beak bite claw forelimb foreclaw gore hair hoof horn jaw leg limb lash pincer pseudopod quill rake "
    "root rotor slam spike sting stinger tail talon tendril tentacle tongue touch trunk tusk vine whisker wing branch "
    "fist head hand mandible"
)
_NATURAL: Final = _NATURAL_WORDS.split()
_IRREGULAR: Final = {"hooves": "hoof", "hoofs": "hoof", "touches": "touch", "lashes": "lash", "branches": "branch"}
_TWO_WORDS: Final = {
    "tail slap": "tail slap",
    "tail slaps": "tail slap",
    "tail lash": "tail lash",
    "tail sting": "tail sting",
    "wing buffet": "wing buffet",
    "wing buffets": "wing buffet",
    "incorporeal touch": "incorporeal touch",
    "incorporeal touches": "incorporeal touch",
    "incorporeal claw": "incorporeal claw",
    "incorporeal claws": "incorporeal claw",
    "melee touch": "touch",
    "unarmed strike": "unarmed strike",
    "unarmed strikes": "unarmed strike",
    "head butt": "gore",
    "snake bites": "snake bite",
    "talons": "talons",
    "swarm": "swarm",
    "troop": "troop",
    "rocks": "rock",
    "daggers": "dagger",
    "javelins": "javelin",
    "shuriken": "shuriken",
    "shurikens": "shuriken",
    "rays": "ray",
    "spikes": "spike",
    "spines": "spine",
    "darts": "dart",
    "longswords": "longsword",
    "short swords": "short sword",
    "scimitars": "scimitar",
    "spears": "spear",
}
#: Printed names of natural attacks and of weapons in the plural -> English singular.
ATTACK_NAMES: Final[dict[str, str]] = {
    **{name: name for name in _NATURAL},
    **{f"{name}s": name for name in _NATURAL},
    **_IRREGULAR,
    **_TWO_WORDS,
    "talons": "talon",
}

SKILLS: Final[dict[str, str]] = {
    name: name
    for name in (
        "Acrobatics",
        "Appraise",
        "Bluff",
        "Climb",
        "Craft",
        "Diplomacy",
        "Disable Device",
        "Disguise",
        "Escape Artist",
        "Fly",
        "Handle Animal",
        "Heal",
        "Intimidate",
        "Knowledge",
        "Linguistics",
        "Perception",
        "Perform",
        "Profession",
        "Ride",
        "Sense Motive",
        "Sleight of Hand",
        "Spellcraft",
        "Stealth",
        "Survival",
        "Swim",
        "Use Magic Device",
        "Artistry",
        "Lore",
        "Autohypnosis",
        "Balance",
        "Concentration",
        "Decipher Script",
        "Forgery",
        "Gather Information",
        "Hide",
        "Jump",
        "Listen",
        "Move Silently",
        "Open Lock",
        "Search",
        "Spot",
        "Tumble",
        "Use Rope",
    )
} | {"Knowledges": "Knowledge", "Crafts": "Craft"}

RIDERS: Final[dict[str, str]] = {
    name: name
    for name in (
        "attach",
        "bleed",
        "blood drain",
        "burn",
        "constrict",
        "curse",
        "disease",
        "distraction",
        "energy drain",
        "entangle",
        "grab",
        "paralysis",
        "poison",
        "pull",
        "push",
        "rend",
        "stun",
        "swallow whole",
        "trip",
    )
}

_IMMUNE: Final = (
    "ability damage, ability drain, bleed, blindness, charm, compulsion, confusion, construct traits, critical "
    "hits, curses, dazed, death effects, disease, dragon traits, elemental traits, energy drain, exhausted, "
    "exhaustion, fatigue, fatigued, fear, flanking, gaze attacks, illusions, magic, ooze traits, paralysis, "
    "petrification, plant traits, poison, polymorph, precision damage, sickened, sleep, sneak attacks, "
    "staggered, stun, stunning, swarm traits, undead traits, weapon damage"
)
IMMUNITIES: Final[dict[str, str]] = {
    **{name: name for name in _IMMUNE.split(", ")},
    "mind-affecting effects": "mind-affecting",
    "mind-affecting effect": "mind-affecting",
    "mind affecting effects": "mind-affecting",
    "mind-affecting": "mind-affecting",
    "magic sleep": "sleep",
    "magic sleep effects": "sleep",
    "sleep effects": "sleep",
    "fear effects": "fear",
    "cold damage": "cold",
    "fire damage": "fire",
    "acid damage": "acid",
    "electrical": "electricity",
    "electricity damage": "electricity",
    "sonic damage": "sonic",
}

#: The feats of the game, to find them where commas are missing.
FEATS: Final[dict[str, str]] = {name: name for name in FRENCH_FEATS.values()}
