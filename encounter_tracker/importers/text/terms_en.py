"""English words of the line below the name, of senses, energies and materials."""

from __future__ import annotations

from typing import Final


def each(*words: str) -> dict[str, str]:
    """Words that are their own tokens."""
    return {word: word for word in words}


TYPES: Final = {
    **each(
        "aberration",
        "animal",
        "construct",
        "dragon",
        "fey",
        "humanoid",
        "magical beast",
        "monstrous humanoid",
        "ooze",
        "outsider",
        "plant",
        "undead",
        "vermin",
    ),
    "elemental": "elemental",
    "giant": "giant",
    "beast": "magical beast",
    "monstrous beast": "magical beast",
    "shapechanger": "shapechanger",
}

ENERGIES: Final = {
    **each("acid", "cold", "electricity", "fire", "sonic", "force", "positive", "negative", "untyped", "precision"),
    **each("bludgeoning", "piercing", "slashing", "nonlethal", "bleed"),
    "electric": "electricity",
    "electrical": "electricity",
    "lightning": "electricity",
    "positive energy": "positive",
    "negative energy": "negative",
    "non-lethal": "nonlethal",
}

MATERIALS: Final = {
    **each("magic", "epic", "silver", "cold iron", "adamantine", "good", "evil", "lawful", "chaotic", "mithral"),
    **each("bludgeoning", "piercing", "slashing", "wood", "obsidian", "natural weapons"),
    "chaos": "chaotic",
    "law": "lawful",
    "magical": "magic",
    "silvered": "silver",
    "alchemical silver": "silver",
    "cold-iron": "cold iron",
    "iron": "cold iron",
    "holy": "good",
    "unholy": "evil",
}

SENSES: Final = {
    "darkvision": "darkvision",
    "low-light vision": "low_light",
    "low light vision": "low_light",
    "lowlight vision": "low_light",
    "low-light": "low_light",
    "blindsight": "blindsight",
    "blind sight": "blindsight",
    "blindsense": "blindsense",
    "blind sense": "blindsense",
    "scent": "scent",
    "keen scent": "scent",
    "tremorsense": "tremorsense",
    "see invisible": "see_invisible",
    "see invisibility": "see_invisible",
    "true seeing": "true_seeing",
    "true sight": "true_seeing",
    **dict.fromkeys(
        (
            "all-around vision",
            "arcane sight",
            "greater arcane sight",
            "blood scent",
            "carrion sense",
            "cloud vision",
            "deathwatch",
            "dead sense",
            "detect chaos",
            "detect evil",
            "detect good",
            "detect law",
            "detect magic",
            "detect thoughts",
            "detect undead",
            "disease scent",
            "dragon senses",
            "emotionsense",
            "fog vision",
            "greensight",
            "heatsense",
            "lifesense",
            "life-sense",
            "life sense",
            "life sight",
            "mindsense",
            "mistsight",
            "moonlight vision",
            "perfect scent",
            "see in darkness",
            "sense magic",
            "smoke vision",
            "snow vision",
            "soulsense",
            "spiritsense",
            "thoughtsense",
            "trueseeing",
            "water sense",
            "x-ray vision",
            "xray vision",
            "moisture sense",
            "bloodsense",
            "deathsense",
            "sound imitation",
            "normal vision",
        ),
        "",
    ),
}


_SUBTYPES: Final = (
    "acid adlet aeon aether agathion air angel aquatic archon asura augmented azata behemoth chaotic "
    "clockwork cold colossus daemon darkfolk deep demodand demon devil div dwarf earth electricity "
    "elemental elf evil extraplanar fire giant gnome goblinoid godspawn good gremlin great halfling "
    "herald hive human incorporeal inevitable kaiju kami kasatha kitsune kyton lashunta lawful leshy "
    "living manasaputra mortic mythic native nightshade oni orc protean psychopomp qlippoth rakshasa "
    "ratfolk reptilian robot samsaran sasquatch shapechanger swarm troop udaeus unbreathing vanara "
    "vishkanya wayang water mutant "
)
SUBTYPES: Final = each(*_SUBTYPES.split())

ALIGNMENTS: Final = {
    **each("LG", "NG", "CG", "LN", "N", "CN", "LE", "NE", "CE"),
    "NN": "N",
    "TN": "N",
    "lawful good": "LG",
    "neutral good": "NG",
    "chaotic good": "CG",
    "lawful neutral": "LN",
    "neutral": "N",
    "true neutral": "N",
    "chaotic neutral": "CN",
    "lawful evil": "LE",
    "neutral evil": "NE",
    "chaotic evil": "CE",
    "always lawful evil": "LE",
    "always neutral evil": "NE",
    "always chaotic evil": "CE",
    "always neutral": "N",
    "usually neutral": "N",
    "usually chaotic evil": "CE",
    "usually lawful evil": "LE",
    "usually neutral evil": "NE",
    "often chaotic evil": "CE",
    "often neutral evil": "NE",
    "often lawful evil": "LE",
    "always lawful good": "LG",
    "always neutral good": "NG",
    "always chaotic good": "CG",
    "any alignment": "any",
    "any": "any",
    "unaligned": "N",
}

SIZES: Final = each("fine", "diminutive", "tiny", "small", "medium", "large", "huge", "gargantuan", "colossal") | {
    "medium-size": "medium",
    "medium-sized": "medium",
    "colossal+": "colossal",
    "tiny-sized": "tiny",
    "Lrg": "large",
    "Lg": "large",
    "Med": "medium",
    "Sml": "small",
    "Grg": "gargantuan",
}
