"""French names of attacks, skills, feats, abilities, riders and immunities in stat blocks.

The usual terms come from the catalogue's words; here stand other spellings, plurals and feminines that books and sites
print, and what a word means in its place ("vol" is a skill among skills and a movement among speeds).
"""

from __future__ import annotations

from typing import Final

from encounter_tracker.support.catalogue import french_words

__all__ = ["ATTACK_NAMES", "FEATS", "IMMUNITIES", "LANGUAGES", "RIDERS", "SKILLS", "SPECIALS", "pairs"]


def pairs(lines: str) -> dict[str, str]:
    """A table written one meaning a line: "claw: griffe, griffes"."""
    rows = (line.strip().split(":", 1) for line in lines.strip().splitlines())
    return {word.strip(): token for token, words in rows for word in words.split(",")}


ATTACK_NAMES: Final[dict[str, str]] = {
    shown: token for shown, token in french_words("attacks").items() if not token.startswith("plus ")
} | pairs("""
    antenna: antenne, antennes
    arm: bras
    bastard sword: épée bâtarde, épées bâtardes
    battleaxe: hache d'armes, haches d'armes
    beak: bec, becs
    bite: morsure, morsures
    bomb: bombe, bombes
    branch: branche, branches
    butt: coup de tête, coups de tête
    claw: griffe, griffes, coup de griffe, coups de griffe, coups de griffes
    club: gourdin, gourdins
    composite longbow: arc long composite, grand arc composite
    composite shortbow: arc court composite
    dagger: dague, dagues
    dart: fléchette, fléchettes
    falchion: cimeterre à deux mains
    earth breaker: briseterre
    fang: croc, crocs
    fist: poing, poings
    gore: cornes, coup de cornes, coup de corne, coups de corne, encornement
    greataxe: grande hache, grandes haches
    greatclub: massue, massues
    greatsword: épée à deux mains, épées à deux mains
    hair: cheveux, chevelure
    hand: main, mains
    head: tête, têtes
    heavy mace: masse d'armes lourde, masse lourde
    hoof: sabot, sabots, coup de sabot, coups de sabot
    horn: corne, cornes (seules)
    incorporeal touch: contact intangible, contacts intangibles, toucher intangible, attaque de contact intangible
    javelin: javeline, javelines, javelot, javelots
    kick: coup de pied, coups de pied
    lash: lanière, lanières
    leg: patte, pattes
    light crossbow: arbalète légère
    light mace: masse d'armes légère, masse légère
    longbow: arc long, grand arc
    longspear: pique
    longsword: épée longue, épées longues
    mandible: mandibule, mandibules
    morningstar: morgenstern
    pincer: pince, pinces
    pseudopod: pseudopode, pseudopodes
    quill: piquant, piquants
    ray: rayon, rayons
    rock: rocher, rochers, rochet, roc, rocs, pierre
    root: racine, racines
    scimitar: cimeterre, cimeterres
    short sword: épée courte, épées courtes
    shortbow: arc court, petit arc
    slam: coup, coups
    sling: fronde
    snake bite: morsure de serpent, morsures de serpent, morsures des serpents, morsures de serpents
    spear: lance, lances
    spike: pique acérée, pointe, pointes
    spine: épine, épines
    sting: dard, dards, piqûre, piqûres, aiguillon
    swarm: nuée, essaim
    tail: queue, queues
    tail slap: coup de queue, coups de queue
    tail sting: dard caudal
    tail sweep: balayage de la queue, balayage caudal
    talon: serre, serres
    tendril: vrille, vrilles
    tentacle: tentacule, tentacules
    tongue: langue, langues
    touch: contact, toucher, attaque de contact, contact de corps à corps
    trident: trident, tridents
    tusk: défense, défenses
    unarmed strike: attaque à mains nues, combat à mains nues, coup à mains nues, mains nues, frappe à mains nues
    vine: liane, lianes
    web: toile, toile d'araignée
    whip: fouet, fouets
    wing: aile, ailes, coup d'aile, coups d'aile, coups d'ailes
    wing buffet: battement d'ailes, battements d'ailes
    """)

RIDERS: Final[dict[str, str]] = pairs("""
    ability damage: affaiblissement temporaire de caractéristique
    attach: fixation, attachement
    bleed: saignement
    blood drain: absorption de sang
    burn: combustion
    constrict: constriction
    curse: malédiction
    disease: maladie
    distraction: distraction
    energy drain: absorption d'énergie
    entangle: enchevêtrement
    grab: étreinte
    paralysis: paralysie
    poison: poison, venin
    pull: attraction
    push: poussée
    rend: éventration
    rust: rouille
    stun: étourdissement
    swallow whole: engloutissement
    trip: croc-en-jambe
""")

_SKILLS: Final[dict[str, str]] = french_words("skills") | pairs("""
    Acrobatics: Acrobatie
    Autohypnosis: Autohypnose
    Climb: Grimper, Grimpe
    Craft: Artisanats
    Knowledge (nobility): Connaissances (noblesse et royauté), Connaissances (noblesse)
    Disable Device: Sabotages
    Escape Artist: Evasion
    Handle Animal: Dressages
    Knowledge: Connaissance, Conn, Conn.
    Knowledge (local): Connaissances (local), Connaissances (folklore), Connaissances (folklores locaux)
    Knowledge (arcana): Connaissances (mystère), Connaissances (arcanes)
    Knowledge (dungeoneering): Connaissances (souterrains), Connaissances (donjons)
    Knowledge (engineering): Connaissances (architecture et ingénierie)
    Knowledge (planes): Connaissances (plan)
    Sense Motive: Psycho
    Stealth: Furtivité, Déplacement silencieux
    Use Magic Device: Utilisation d'objet magique, Utilisation des objets magiques, UOM
""")

SKILLS: Final[dict[str, str]] = _SKILLS | {
    shown.replace("Connaissances", "Connaissance"): word for shown, word in _SKILLS.items()
}

FEATS: Final[dict[str, str]] = french_words("feats") | pairs("""
    Alertness: Vigilance
    Blind-Fight: Combat en aveugle, Combat aveugle
    Cleave: Enchaînement
    Craft Magic Arms and Armor: Création d'armes et d'armures magiques
    Eschew Materials: Dispense de composantes
    Cleaving Finish: Enchaînement final
    Combat Casting: Magie de guerre
    Diehard: Dur à cuire
    Dodge: Esquive
    Endurance: Endurance
    Extend Spell: Extension de durée
    Extra Channel: Canalisation supplémentaire
    Great Fortitude: Vigueur surhumaine
    Hover: Vol stationnaire
    Improved Bull Rush: Science de la bousculade
    Improved Initiative: Science de l'initiative, Science de l'Initiative
    Intimidating Prowess: Prouesse intimidante
    Iron Will: Volonté de fer
    Mobility: Souplesse du serpent
    Point-Blank Shot: Tir à bout portant
    Power Attack: Attaque en puissance
    Precise Shot: Tir de précision
    Rapid Shot: Tir rapide
    Run: Course
    Scribe Scroll: Écriture de parchemins
    Selective Channeling: Canalisation sélective
    Spell Penetration: Efficacité des sorts accrue
    Toughness: Robustesse
    Weapon Finesse: Attaque en finesse, Botte secrète
    Acrobatic: Voltigeur
    Deadly Aim: Visée mortelle
    Deflect Arrows: Interception de projectiles
    Far Shot: Tir lointain
    Improved Natural Armor: Armure naturelle améliorée, Science de l'armure naturelle
    Improved Natural Attack: Arme naturelle améliorée, Science de l'attaque naturelle
    Improved Sunder: Science de la destruction d'arme
    Quicken Spell-Like Ability: Incantation rapide de pouvoir magique
    Snatch: Saisie
    Wingover: Virage sur l'aile, Volte-face
""")

SPECIALS: Final[dict[str, str]] = french_words("special") | pairs("""
    All-around vision: Vision panoramique, Vision à 360°
    Breath weapon: Souffle, Arme de souffle
    Burn: Combustion
    Channel energy: Canalisation d'énergie, Canalisation
    Constrict: Constriction
    Create spawn: Création de rejetons, Création de rejeton
    Energy drain: Absorption d'énergie
    Evasion: Esquive totale
    Improved evasion: Esquive extraordinaire
    Favored enemy: Ennemi juré
    Favored terrain: Environnement de prédilection
    Fast movement: Déplacement rapide
    Ferocity: Férocité
    Freeze: Immobilité
    Frightful presence: Présence terrifiante, Présence effroyable
    Grab: Étreinte
    Hold breath: Retenir son souffle, Apnée
    Improved uncanny dodge: Esquive instinctive supérieure
    Light sensitivity: Sensibilité à la lumière
    Light blindness: Aveuglement par la lumière, Aveuglé par la lumière, Aveuglement à la lumière
    Paralysis: Paralysie
    Petrifying gaze: Regard pétrifiant
    Poison: Poison
    Pounce: Bond
    Powerful charge: Charge puissante
    Rage: Rage de berserker, Rage de barbare, Rage
    Rake: Griffes arrière, Griffes arrières, Ratissage
    Rend: Éventration
    Resurrection vulnerability: Vulnérabilité à la résurrection
    Rock catching: Interception de rochers, Interception de rocher
    Rock throwing: Lancer de rochers, Lancer de rocher
    Sneak attack: Attaque sournoise
    Spell-like abilities: Pouvoirs magiques
    Strength damage: Affaiblissement temporaire de Force, Affaiblissement de Force
    Swallow whole: Engloutissement, Avaler tout rond
    Trample: Piétinement
    Trap sense: Sens des pièges
    Trapfinding: Recherche des pièges
    Trip: Croc-en-jambe
    Uncanny dodge: Esquive instinctive
    Web: Toile, Toile d'araignée
    Wild empathy: Empathie sauvage
    Wild shape: Forme animale
    Woodland stride: Déplacement facilité
    Trackless step: Absence de traces
    Nature sense: Instinct naturel
    Incorporeal: Intangible, Intangibilité
    Track: Pistage
    Weapon training: Entraînement aux armes, Maniement des armes
    Armor training: Entraînement aux armures
    Bravery: Courage
    Sunlight powerlessness: Impuissance au soleil, Impuissant au soleil
    Change shape: Changement de forme, Métamorphose
    Summon: Convocation
    Undead traits: Traits de mort-vivant
    Construct traits: Traits des créatures artificielles
    Magic immunity: Immunité à la magie
    Immunity to magic: Immunité contre la magie
""")

LANGUAGES: Final[dict[str, str]] = french_words("languages") | pairs("""
    Aquan: aquan
    Auran: auran, aérien
    Common: langue commune, taldan
    Dwarven: langue naine
    Elven: elfe
    Halfling: halfelin
    Ignan: ignan
    Terran: terran
    Orc: orc
    Undercommon: commun des profondeurs
""")

IMMUNITIES: Final[dict[str, str]] = french_words("immunities") | pairs("""
    ability damage: affaiblissement temporaire de caractéristique, affaiblissements temporaires de caractéristique
    ability damage: affaiblissement temporaire de caractéristiques, affaiblissements temporaires de caractéristiques
    ability damage: affaiblissement temporaire, affaiblissements temporaires
    ability drain: diminution permanente de caractéristique, diminution permanente de caractéristiques
    ability drain: diminutions permanentes de caractéristique, diminution permanente, affaiblissement permanent
    ability drain: diminutions permanentes de caractéristiques
    acid: acides, acide, dégâts d'acide
    aging: vieillissement, vieillissement magique
    bleed: saignements, effets de saignement, hémorragie
    blindness: aveuglement, cécité
    charm: charmes, effets de charme, effet de charme
    cold: froid, dégâts de froid
    compulsion: effets de coercition, coercitions
    confusion: effets de confusion
    critical hits: coup critique, coups critiques, critiques
    curse: malédictions, effets de malédiction
    dazed: hébètement
    death effects: effet de mort, effets de mort, magie de mort
    disease: maladies, les maladies
    electricity: électricité, dégâts d'électricité
    emotion effects: effets émotionnels, émotions
    energy drain: absorption d'énergie, absorptions d'énergie, perte de niveaux, effets d'absorption d'énergie
    exhaustion: épuisement
    fatigue: fatigue
    fear: terreur, peur, effets de terreur, effets de peur, la terreur
    fire: feu, dégâts de feu, le feu
    flanking: prises en tenaille, prise en tenaille, tenaille, attaques en tenaille
    gaze attacks: attaque de regard, regards
    magic: magie
    mind-affecting: effets mentaux, effet mental, effets mentals, les effets mentaux, effets affectant l'esprit
    nausea: nausée, nausées
    negative energy: énergie négative, dégâts d'énergie négative
    negative levels: niveau négatif, niveaux négatifs
    nonlethal damage: dégâts non-létaux, dégâts non létaux
    paralysis: effets de paralysie
    permanent wounds: blessures permanentes
    petrification: changement en pierre, effets de pétrification
    poison: poisons, les poisons, venin
    polymorph: métamorphoses, effets de métamorphose
    precision damage: dégâts de précision, attaques de précision
    sickened: fièvre, fiévreux
    sleep: sommeil, effets de sommeil, sommeil magique, sorts de sommeil
    sneak attacks: attaques sournoises, attaque sournoise
    sonic: son, sons, sonique, dégâts de son, effets de son
    stunning: étourdissements, étourdissement, effets d'étourdissement
    swarm traits: traits de nuée, traits des nuées
    undead traits: mort-vivant, morts-vivants, traits de mort-vivant, traits de morts-vivants, traits des morts vivants
    construct traits: traits de créature artificielle, traits de créatures artificielles, créature artificielle
    vermin traits: traits de vermine
    plant traits: traits de plante, traits de plantes, traits des végétaux
    ooze traits: traits de vase
    elemental traits: traits d'élémentaire, traits d'élémentaires
    dragon traits: traits de dragon, traits de dragons
    weapon damage: dégâts par armes, dégâts par arme, dégâts des armes, dégâts infligés par les armes
    death from massive damage: mort par dégâts excessifs, dégâts massifs
    illusion: illusions
    trip: croc-en-jambe, crocs-en-jambe
    vision-based effects: effets visuels, effets basés sur la vision
""")
