"""French sizes, types, alignments, energies, materials and senses in stat blocks."""

from __future__ import annotations

from typing import Final

from encounter_tracker.importers.text.words_fr import pairs
from encounter_tracker.support.catalogue import french_words

__all__ = [
    "ALIGNMENTS",
    "ENERGIES",
    "MATERIALS",
    "QUALITIES",
    "SCHOOLS",
    "SENSES",
    "SIZES",
    "SUBTYPES",
    "TYPES",
]

SIZES: Final = pairs("""
    fine: I, Infime
    diminutive: Min, Minuscule
    tiny: TP, Très petite, Très petit
    small: P, Petite, Petit
    medium: M, Moyenne, Moyen
    large: G, Grande, Grand
    huge: TG, Très grande, Très grand
    gargantuan: Gig, Gigantesque, Gar
    colossal: C, Col, Colossale, Colossal, C+
""")

TYPES: Final = pairs("""
    aberration: Aberration
    animal: Animal
    construct: Créature artificielle, Artificielle, Créature artificiel
    dragon: Dragon
    fey: Fée, Créature féerique
    humanoid: Humanoïde
    magical beast: Créature magique, Bête magique
    monstrous humanoid: Humanoïde monstrueux, Humanoïde monstrueuse
    ooze: Vase
    outsider: Extérieur, Créature extérieure, Créature extraplanaire
    plant: Plante, Créature végétale
    undead: Mort-vivant, Mort vivant, Mort-vivante, Morte-vivante
    vermin: Vermine
    elemental: Élémentaire
    giant: Géant
""")

SUBTYPES: Final = (
    french_words("subtypes")
    | french_words("types")
    | pairs("""
    augmented: altérée, altéré, augmenté
    chaotic: Chaos, chaotique
    lawful: Loi, loyal
    good: Bien, bon
    evil: Mal, mauvais
    cold: froid
    fire: feu
    earth: terre
    water: eau
    air: air
    elf: elfe, elfique
    half-elf: demi-elfe
    half-orc: demi-orque, demi-orc
    orc: orque, orc
    dwarf: nain
    human: humain, humaine
    halfling: halfelin, halfeline
    gnome: gnome
    giant: géant, géante
    goblinoid: gobelinoïde, gobelin
    incorporeal: intangible
    extraplanar: extraplanaire, extra-planaire
    native: natif, native
    aquatic: aquatique
    shapechanger: métamorphe, changeforme, polymorphe
    swarm: nuée
    reptilian: reptilien, reptilienne
    mythic: mythique
    elemental: élémentaire
    daemon: daémon, daemon
    demon: démon
    devil: diable
    inevitable: inévitable
    clockwork: mécanique, horlogerie
    psychopomp: psychopompe
    augmented humanoid: humanoïde altéré, humanoïde altérée, humanoïde augmenté
    augmented animal: animal altéré, animal augmenté
    augmented vermin: vermine altérée
    augmented dragon: dragon altéré
    augmented outsider: extérieur altéré
    augmented giant: géant altéré
    augmented monstrous humanoid: humanoïde monstrueux altéré
    augmented magical beast: créature magique altérée
    augmented fey: fée altérée
    augmented plant: plante altérée
    augmented undead: mort-vivant altéré
    augmented aberration: aberration altérée
    """)
)

_ALIGNMENTS: Final = pairs("""
    LG: LB, Loyal Bon, Loyale Bonne
    NG: NB, Neutre Bon, Neutre Bonne
    CG: CB, Chaotique Bon, Chaotique Bonne
    LN: LN, Loyal Neutre, Loyale Neutre
    N: N, NN, Neutre, Neutre strict, Neutre absolu, Absolument neutre
    CN: CN, Chaotique Neutre
    LE: LM, Loyal Mauvais, Loyale Mauvaise
    NE: NM, Neutre Mauvais, Neutre Mauvaise
    CE: CM, Chaotique Mauvais, Chaotique Mauvaise
    any: tout alignement, tous alignements, n'importe quel alignement, alignement quelconque, au choix, variable
    any: quelconque, tous, n'importe lequel
""")
#: What translators leave as it was.
_LEFT: Final = {name: name for name in ("LG", "NG", "CG", "LE", "NE", "CE", "TN")} | {"TN": "N"}
ALIGNMENTS: Final = (
    _LEFT
    | _ALIGNMENTS
    | {
        f"{often} {name}": word
        for often in ("toujours", "généralement", "souvent", "habituellement")
        for name, word in _ALIGNMENTS.items()
        if " " in name or name == "Neutre"
    }
)

ENERGIES: Final = pairs("""
    acid: acide, d'acide
    cold: froid, de froid
    electricity: électricité, électrique, d'électricité, électriques, foudre
    fire: feu, de feu
    sonic: son, sonique, de son, soniques, sonore
    force: force, de force
    positive: énergie positive, positive, d'énergie positive
    negative: énergie négative, négative, d'énergie négative, négatif
    bludgeoning: contondant, contondants, contondante, contondantes
    piercing: perforant, perforants, perforante, perforantes
    slashing: tranchant, tranchants, tranchante, tranchantes
    nonlethal: non létal, non létaux, non-létal, non-létaux, non-létale
    bleed: saignement, de saignement
    precision: précision, de précision
    untyped: non typé
""")

MATERIALS: Final = pairs("""
    magic: magie, magique, magiques, arme magique, armes magiques
    epic: épique, épiques, armes épiques, arme épique
    silver: argent, argenté, argentées, argent alchimique, armes en argent, arme en argent, argentée
    cold iron: fer froid, fer-froid, arme en fer froid, armes en fer froid
    adamantine: adamantium, adamantine, adamante, adamanthium
    mithral: mithral, mithril
    good: Bien, bon, bonne, bonnes, bons, armes bonnes, sorts bons, bénie, saint, sainte, le Bien, d'alignement bon
    evil: Mal, mauvais, mauvaise, mauvaises, armes mauvaises, sorts mauvais, le Mal, maudit, maudite
    evil: d'alignement mauvais, armes maudites, arme maudite, armes impies
    good: armes saintes, arme sainte, armes bénies, sorts du Bien, armes du Bien
    lawful: Loi, loyal, loyale, loyales, loyaux, armes loyales, la Loi, axiomatique
    chaotic: Chaos, chaotique, chaotiques, armes chaotiques, le Chaos, anarchique
    bludgeoning: contondant, contondante, contondantes, contondants, armes contondantes
    piercing: perforant, perforante, perforantes, perforants, armes perforantes
    slashing: tranchant, tranchante, tranchantes, tranchants, armes tranchantes
    vorpal weapons: armes vorpales
    vorpal: vorpal, vorpale
    wood: bois
    obsidian: obsidienne
""")

SENSES: Final = pairs("""
    darkvision: vision dans le noir, vision nocturne dans le noir, infravision
    low_light: vision nocturne, vision crépusculaire
    blindsight: vision aveugle, vue aveugle
    blindsense: perception aveugle, sens aveugle
    scent: odorat, flair, odorat supérieur, odorat surdéveloppé
    tremorsense: perception des vibrations, sens des vibrations, perception de vibrations
    see_invisible: détection de l'invisibilité, voir l'invisible, vision de l'invisible
    true_seeing: vision lucide, vision véritable
""") | dict.fromkeys(
    (
        *(
            "détection de la magie",
            "détection du Mal",
            "détection du Bien",
            "détection du Chaos",
            "détection de la Loi",
        ),
        *("détection des pensées", "détection des morts-vivants", "perception de la vie", "perception des pensées"),
        *("vision dans les ténèbres", "vision dans la fumée", "vision dans la brume", "vision dans la neige"),
        *(
            "vision à 360°",
            "vision panoramique",
            "sens des dragons",
            "sens draconiques",
            "sens de dragon",
            "sens aiguisés",
        ),
        *(
            "sens de la vie",
            "vision de la vie",
            "vision dans le brouillard",
            "vision dans les nuages",
            "vision magique",
        ),
        *(
            "vision magique suprême",
            "vision de la mort",
            "sens de l'eau",
            "vision thermique",
            "perception de la chaleur",
        ),
        *(
            "perception des émotions",
            "perception de la magie",
            "odorat du sang",
            "perception du sang",
            "vision parfaite",
        ),
        *("vision verte", "vision normale", "perception spirituelle", "perception de l'eau", "optique supérieure"),
        *("perception des morts-vivants", "perception de la mort", "rayons X", "sens du sang", "sens exacerbés"),
    ),
    "",
)

SCHOOLS: Final = pairs("""
    abjuration: abjuration
    conjuration: invocation
    divination: divination
    enchantment: enchantement
    evocation: évocation
    illusion: illusion
    necromancy: nécromancie
    transmutation: transmutation
""")

#: What makes a weapon magic, behind its name.
QUALITIES: Final = pairs("""
    flaming: de feu, enflammée, enflammé
    frost: de froid, glaciale, glacial
    shock: de foudre, électrique
    corrosive: corrosive, corrosif, d'acide
    holy: sainte, saint
    unholy: maudite, maudit, impie
    keen: acérée, acéré, affûtée, affûté
    vorpal: vorpale, vorpal
    ghost touch: spectrale, spectral
    returning: boomerang
    speed: de rapidité
    thundering: de tonnerre, tonnante
    vicious: vicieuse, vicieux
    wounding: sanglante, sanglant
    axiomatic: axiomatique
    anarchic: anarchique
    adamantine: en adamantium
    cold iron: en fer froid
    silver: en argent, d'argent
    mithral: en mithral
    broken: brisée, brisé
""")
