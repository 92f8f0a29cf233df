"""What kind of damage natural attacks and manufactured weapons do."""

from __future__ import annotations

import re
from typing import Final

__all__ = ["damage_types"]

_B: Final = ("bludgeoning",)
_P: Final = ("piercing",)
_S: Final = ("slashing",)
_BLUNT_NATURAL: Final = (
    "slams?|hooves|hoof|tail slaps?|tails?|wings?|wing buffets?|tentacles?|tendrils?|pseudopods?|arms?|fists?|"
    "tongues?|vines?|branch(?:es)?|roots?|limbs?|legs?|trunks?|heads?|hands?|stomps?|pincers?|unarmed strikes?|"
    "tail lash|rocks?|boulders?|stones?|headbutt|flurry of blows|forelimbs?|punch|kick|foot|crush|trample"
)
_BLUNT_WEAPONS: Final = (
    "clubs?|greatclubs?|maces?|warhammers?|hammers?|flails?|quarterstaffs?|quarterstaves|staff|staffs|slings?|"
    "saps?|nunchaku|sai|tonfa|meteor hammer|bolas|light hammer|earth breaker|hammer fist|brass knuckles|"
    "stingchuck|combat scabbard|gauntlet|bo staff|dire flail|flindbar|boomerang|throwing shield|jutte|"
    "sansetsukon|gnome flickmace|flickmace|patu|mere club|nine-section whip|piston maul|quarterstave|"
    "(?:light |heavy )?(?:wooden |steel )?shield(?: bash)?|improvised weapon|chair|bottle|halfling sling staff|"
    "sling staff|cestus|tetsubo|cudgel|hanbo|net-weight|maul|aspergillum|scepter|cane|mattock-butt|aklys"
)
_POINTED_WEAPONS: Final = (
    "rapiers?|short ?swords?|shortswords?|spears?|shortspears?|longspears?|lances?|javelins?|tridents?|picks?|"
    "(?:short|long)?bows?|composite (?:short|long)bows?|crossbows?|darts?|shuriken|arrows?|bolts?|stiletto|estoc|"
    "punching dagger|spiked gauntlet|siangham|harpoons?|blowguns?|boar spear|ranseur|spiked chain|armor spikes|"
    "shield spikes|pilum|main-gauche|gladius|swordbreaker|brass knife|katar|syringe spear|unicorn horn|tusk|"
    "wooden stake|stake|pickaxe|hunga munga|mancatcher|emei piercer|iron brush|pata|madu|kestros|atlatl|"
    "pitchfork|rope dart|starknife|barbs?|thorns?|icicles?|shards?|splinters?|drill|kunai|needle|nail|nails|"
    "ankus|sword cane|spiked (?:light |heavy )?(?:wooden |steel )?shields?"
)
_EDGED_WEAPONS: Final = (
    "longswords?|greatswords?|bastard swords?|scimitars?|falchions?|axes?|battleaxes?|greataxes?|handaxes?|"
    "throwing axes?|waraxes?|glaives?|guisarmes?|sickles?|kukris?|kamas?|whips?|swords?|katanas?|falcatas?|"
    "two-bladed sword|fauchard|bardiche|chakram|khopesh|machete|nodachi|elven curve blade|curve blade|"
    "sawtooth sabre|broadsword|claymore|zweihander|glaive-guisarme|bill|naginata|shang gou|klar|flambard|hatchet|"
    "waveblade|wave blade|saw|buzzsaw|sabers?|sabres?|cutlass|blades?|scizore|urumi|orc double axe|temple sword|"
    "butchering axe|hooked axe|aldori dueling sword|dueling sword|terbutje|dogslicer|horsechopper|bladed scarf|"
    "scarf|tekko-kagi|nine-ring broadsword|rhoka|knife|knives|cleaver|garrote|hook|shears|razor"
)
_BLUNT_AND_POINTED: Final = (
    "morningstar|spiked club|battle aspergillum|bec de corbin|lucerne hammer|gnome hooked hammer|hooked hammer|"
    "planson|taiaha|pistols?|muskets?|rifles?|revolver|pepperbox|blunderbuss|culverin|shotgun"
)
_POINTED_OR_EDGED: Final = (
    "dagger|daggers|scythes?|switchscythe|wakizashi|dwarven urgrosh|urgrosh|fighting fan|kyoketsu shoge|"
    "punching knife|kama-dagger|halberd|dogslicer-dagger|spiked gauntlet-blade"
)
_TABLE: Final[tuple[tuple[tuple[str, ...], str], ...]] = (
    (("slashing", "piercing", "bludgeoning"), "bite|jaws?|snake bite|snakes?|serpents?|fangs|teeth|maw|monk's spade"),
    (_P, "gore|horns?|antlers?|sting|stinger|tail sting|beak|quills?|spines?|spikes?|tusks?|proboscis"),
    (("bludgeoning", "slashing"), "claws?|foreclaws?|rake"),
    (_S, "talons?|wing blades?|mandibles?"),
    (_B, _BLUNT_NATURAL),
    (
        ("bludgeoning", "piercing"),
        _BLUNT_AND_POINTED,
    ),
    (
        ("piercing", "slashing"),
        _POINTED_OR_EDGED,
    ),
    (("bludgeoning", "slashing"), "kusarigama|maulaxe"),
    (_B, _BLUNT_WEAPONS),
    (_P, _POINTED_WEAPONS),
    (_S, _EDGED_WEAPONS),
)
_COMPILED: Final = [(types, re.compile(rf"(?<![\w-])(?:{names})(?![\w-])")) for types, names in _TABLE]


def damage_types(name: str) -> tuple[str, ...]:
    """The types of damage of a weapon or natural attack, by the last word of its name that is known."""
    best: tuple[int, int, tuple[str, ...]] = (-1, 0, ())
    plain = name.lower()
    for types, pattern in _COMPILED:
        for found in pattern.finditer(plain):
            if (found.end(), found.end() - found.start()) > best[:2]:
                best = (found.end(), found.end() - found.start(), types)
    return best[2]
