"""The words of the rules: closed sets of tokens shared by stat blocks, commands and state."""

from __future__ import annotations

from typing import Final, Literal, get_args

Ability = Literal["str", "dex", "con", "int", "wis", "cha"]
ABILITIES: Final[tuple[Ability, ...]] = get_args(Ability)

Side = Literal["party", "foes", "neutral"]
Size = Literal["fine", "diminutive", "tiny", "small", "medium", "large", "huge", "gargantuan", "colossal"]
Save = Literal["fort", "ref", "will"]

EffectKind = Literal["spell", "spell-like", "supernatural", "extraordinary", "nonmagical"]
TargetState = Literal["affected", "resisted", "saved", "suppressed"]
LightLevel = Literal["bright", "normal", "dim", "dark"]
Exposure = Literal["contact", "ingested", "inhaled", "injury", "spell", "trap"]
AfflictionKind = Literal["poison", "disease", "curse"]

BonusType = Literal[
    "untyped",
    "alchemical",
    "armor",
    "circumstance",
    "competence",
    "deflection",
    "dodge",
    "enhancement",
    "inherent",
    "insight",
    "luck",
    "morale",
    "natural armor",
    "profane",
    "racial",
    "resistance",
    "sacred",
    "shield",
    "size",
    "trait",
    "penalty",
]
#: Bonuses of these types add up when they come from different sources (rule 0).
STACKING_TYPES: Final[frozenset[str]] = frozenset({"untyped", "dodge", "circumstance", "penalty"})

ConditionName = Literal[
    "bleed",
    "blinded",
    "confused",
    "cowering",
    "dazed",
    "dazzled",
    "deafened",
    "disabled",
    "dying",
    "entangled",
    "exhausted",
    "fascinated",
    "fatigued",
    "flat-footed",
    "frightened",
    "grappled",
    "helpless",
    "incorporeal",
    "invisible",
    "nauseated",
    "panicked",
    "paralyzed",
    "petrified",
    "pinned",
    "prone",
    "shaken",
    "sickened",
    "stable",
    "staggered",
    "stunned",
    "unconscious",
]
CONDITIONS: Final[tuple[ConditionName, ...]] = get_args(ConditionName)

AttackKind = Literal["weapon", "natural", "touch", "spell", "spell-like", "supernatural", "channel"]
PHYSICAL_TYPES: Final[frozenset[str]] = frozenset({"slashing", "piercing", "bludgeoning"})
ENERGY_TYPES: Final[frozenset[str]] = frozenset({"fire", "cold", "acid", "electricity", "sonic"})
DamageType = Literal[
    "slashing",
    "piercing",
    "bludgeoning",
    "fire",
    "cold",
    "acid",
    "electricity",
    "sonic",
    "force",
    "positive",
    "negative",
    "precision",
    "untyped",
]

Status = Literal["up", "staggered", "disabled", "unconscious", "stable", "dying", "dead"]

FigureName = Literal[
    "ac",
    "touch",
    "flat_footed",
    "fort",
    "ref",
    "will",
    "init",
    "melee",
    "ranged",
    "cmb",
    "cmd",
    "speed",
    "caster_level",
    "sr",
]
FIGURES: Final[tuple[FigureName, ...]] = get_args(FigureName)

ROUNDS_PER_MINUTE: Final = 10
ROUNDS_PER_HOUR: Final = 600
ROUNDS_PER_DAY: Final = 14_400
SECONDS_PER_ROUND: Final = 6
