"""The words of French stat blocks, as books, wikis and forums print them; lookups forgive accents and letter case."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from encounter_tracker.importers.text.terms_fr import (
    ALIGNMENTS,
    ENERGIES,
    MATERIALS,
    QUALITIES,
    SCHOOLS,
    SENSES,
    SIZES,
    SUBTYPES,
    TYPES,
)
from encounter_tracker.importers.text.vocabulary import Vocabulary, fold
from encounter_tracker.importers.text.words_fr import (
    ATTACK_NAMES,
    FEATS,
    IMMUNITIES,
    LANGUAGES,
    RIDERS,
    SKILLS,
    SPECIALS,
    pairs,
)
from encounter_tracker.support.catalogue import effects, token
from encounter_tracker.support.spells import spells

__all__ = ["FRENCH"]


@cache
def _tables() -> tuple[dict[str, str], dict[str, str]]:
    """Feats, and what may stand in the bracket behind one, by their folded names."""
    inner = SKILLS | SPECIALS | ENERGIES | ATTACK_NAMES | SCHOOLS
    return {fold(name): word for name, word in FEATS.items()}, {fold(name): word for name, word in inner.items()}


@cache
def _token(text: str) -> str:
    """The token of a French term wherever it stands; any other word stays as it is."""
    for written in (text, text.replace("'", "’"), text.replace("’", "'")):
        found = token(written, "fr")
        if found != written:
            return found
    name, bracket, inner = text.partition(" (")
    feats, parts = _tables()
    feat = feats.get(fold(name)) or feats.get(fold(name).removesuffix("s"))  # the mark of a bonus feat
    if feat is not None and not bracket:
        return feat
    if not bracket or feat is None:
        return text
    words = [parts.get(fold(word.strip()), word.strip()) for word in inner.rstrip(") ").split(",")]
    return f"{feat} ({', '.join(words)})"


@cache
def _spells() -> dict[str, str]:
    """The spells of the catalogue by their folded French names."""
    names = [(entry.name.fr, entry.key) for entry in effects()]
    names += [(entry.label("fr"), entry.key) for entry in spells()]
    names += [("convocation", "summon")]
    return {fold(shown): key for shown, key in reversed(names)}


def _spell(text: str) -> str:
    """A spell in English; one that is not in the catalogue in small letters, as it is printed."""
    found = _spells().get(fold(text)) or _spells().get(fold(text).rstrip("s"))
    if found is None:
        small = text[:1].lower() + text[1:]
        other = _token(small)
        found = other if other.islower() else small
    return found


_BONUS: Final = re.compile(r"\s*(\+\d)(?=\s|$)")
_MASTER: Final = re.compile(r"\s+de (?:maître|maitre)(?!\w)", re.IGNORECASE)


@cache
def _weapon(text: str) -> str:
    """A weapon in English: "épée longue de feu +1" -> "+1 flaming longsword"; unknown words stand in brackets."""
    bonus = _BONUS.search(text)
    bare = _BONUS.sub("", text, count=1)
    master = _MASTER.search(bare) is not None
    bare = " ".join(_MASTER.sub("", bare).split())
    words = bare.split(" ")
    names = {fold(name): word for name, word in ATTACK_NAMES.items()}
    for size in range(len(words), 0, -1):
        found = names.get(fold(" ".join(words[:size])))
        if found is not None:
            before, left = _qualities(" ".join(words[size:]))
            parts = ["masterwork" if master else "", bonus[1] if bonus is not None else "", before, found, left]
            return " ".join(part for part in parts if part)
    return text


def _qualities(text: str) -> tuple[str, str]:
    """What makes a weapon magic, in English, and the rest in brackets."""
    known = [word for shown, word in QUALITIES.items() if re.search(rf"(?<!\w){shown}(?!\w)", text)]
    for shown in QUALITIES:
        text = re.sub(rf"(?<!\w){shown}(?!\w)", "", text)
    left = " ".join(text.split()).removeprefix("et ").strip("[]() ")
    return " ".join(known), f"({left})" if left else ""


_LABELS: Final = pairs("""
    cr: FP, Facteur de puissance, CR, FP/RMY
    xp: PX, XP, Points d'expérience, Expérience
    source: Source, Sources, Réf. du livre
    alignment: Alignement
    size: Taille
    type: Type, Type et taille, Taille et type
    subtypes: Sous-type, Sous-types
    hit_dice: DV, Dés de vie, Dé de vie, Dés de Vie
    init: Init, Initiative, Init.
    senses: Sens
    perception: Perception
    aura: Aura, Auras
    ac: CA, Classe d'armure, C.A.
    hp: pv, Points de vie, PdV, p.v.
    fort: Vig, Vigueur, Vig.
    ref: Réf, Réflexes, Réflexe, Réf.
    will: Vol, Volonté, Vol., Vlt
    saves: Jets de sauvegarde, Sauvegardes, JS, JdS, Jets de sauvegardes, Jet de sauvegarde
    defensive: Capacités défensives, Capacité défensive, Défenses, Défenses spéciales, Aptitudes défensives
    defensive: Capacité de défense, Capacités de défense, Pouvoirs défensifs, Pouvoir défensif
    dr: RD, Réduction de dégâts, Réduction des dégâts, Réductions de dégâts
    immune: Immunité, Immunités, Immunisé
    resist: Résistance, Résistances, Résistances aux énergies, Résistance aux énergies, Rés, Résistances énergies
    resist: Résistance aux énergies destructives, Résistances aux énergies destructives
    sr: RM, Résistance à la magie
    weaknesses: Faiblesse, Faiblesses, Vulnérabilité, Vulnérabilités, Vulnérable
    fast_healing: Guérison accélérée, Guérison rapide
    regeneration: Régénération
    hardness: Solidité
    speed: VD, Vitesse, Vitesse de déplacement, Déplacement, Vitesses, V.D.
    melee: Corps à corps, Corps-à-corps, CàC, CaC, Au corps à corps, Attaque au corps à corps, Mêlée, Càc
    melee: Attaques au corps à corps, Corps à Corps
    ranged: Distance, Dist, Dist., À distance, Attaque à distance, Attaques à distance
    attacks: Attaques, Attaque à outrance, Attaque
    space: Espace, Espace occupé, Espace/Allonge, Espace occupé/allonge, Emplacement
    reach: Allonge
    special_attacks: Attaques spéciales, Attaque spéciale, Attaque spéciales, Attaques spéciale, Att. spéciales
    special_attacks: Actions spéciales, Capacités offensives
    str: For, Force
    dex: Dex, Dextérité
    con: Con, Constitution
    int: Int, Intelligence
    wis: Sag, Sagesse
    cha: Cha, Charisme
    abilities: Caractéristiques, Valeurs de caractéristiques, Valeurs de caractéristique
    bab: BBA, Bonus de base à l'attaque, BAB, Attaque de base
    bab_grapple: Attaque de base/lutte
    grapple: Lutte
    cmb: BMO, Bonus de manœuvre offensive, Bonus de manoeuvre offensive, BMC
    cmd: DMD, BMD, Degré de manœuvre défensive, Degré de manoeuvre défensive, DMC
    feats: Dons, Don
    skills: Compétences, Compétence
    racial: Modificateurs raciaux, Modificateur racial, Mod. raciaux, Modif. raciaux, Modificateurs racial
    racial: Bonus raciaux, Bonus racial, Modificateurs raciaux aux compétences
    languages: Langues, Langue, Langages, Langage, Langues parlées
    sq: Particularité, Particularités, Part, Part., Qualités spéciales, Caractéristiques spéciales, Part. spéciales
    note: Environnement, Organisation, Organisation sociale, Trésor, Trésors, Équipement, Équipement de combat
    note: Équipement divers, Autre équipement, Autres équipements, Autres possessions, Possessions, Équipements
    note: Matériel, Matériel de combat, Objets magiques, Climat/Terrain, Climat, Terrain, Évolution possible
    note: Ajustement de niveau, Lignage, Lignée, Mystère, Patron, Patrons, Domaine, Domaines, Inquisition, Inquisitions
    note: École opposée, Écoles opposées, École d'opposition, Écoles d'opposition
    note: Écoles interdites, Traits, Avant le combat, Pendant le combat, Moral
    note: Divinité, Grimoire, Formules, Familier, Compagnon animal, Révélations, Révélation
    note: Objectif, Bénédictions, Habitat, Défaut
    note: Faveur, Faveurs, Tactique, Tactiques, Pénalité d'armure, Pénalité d'armure aux tests
    note: Équipement personnel, Progression, Archétype, Archétypes, Pouvoirs de rage, Découvertes, Maléfices
    tactics: Statistiques de base, Caractéristiques de base, Profil de base
""")

_HEADINGS: Final = pairs("""
    defense: Défense, Défenses, Défensif, Capacités défensives
    offense: Attaque, Attaques, Offensive, Offense, Capacités offensives, Magie
    statistics: Caractéristiques, Statistiques, Caractéristique, Profil technique
    tactics: Tactique, Tactiques, Stratégie, Combat
    ecology: Écologie
    special: Particularités, Capacités spéciales, Capacité spéciale, Pouvoirs spéciaux, Pouvoir spécial
    special: Pouvoir spéciaux
    special: Aptitudes spéciales, Aptitude spéciale, Capacités, Pouvoirs, Facultés spéciales, Capacités Spéciales
    special: Capacités particulières, Particularité
    gear: Équipement, Équipements, Équipement de combat, Équipement divers, Possessions
    description: Description, Comportement, Apparence, Historique, Habitat et société, Mœurs, Société, Moeurs et société
    header: Profil, Généralités, Profil de base
""")

_MARKERS: Final = (
    "pv ca sens vig vd dons competences competence langues allonge espace faiblesses immunites fp px bba bmo dmd sag "
    "taille contact depourvu naturelle armure tresor environnement ecologie defense caracteristiques nls rd rm "
    "distance particularites pouvoirs magiques prepares connus nocturne odorat"
)

_PROSE: Final = (
    "le la les un une des du de d' et est sont a ont que qui dans par sur pour se s' ne n' pas il elle ils elles ce "
    "cette ces son sa ses leur leurs au aux avec lorsque lorsqu quand si mais car ou dont peut peuvent comme plus"
)

_GAMES: Final = {
    "5e": (
        r"^\W*classe d['’]armure\b\W*\d{1,9}",
        r"^\W*points? de vie\b\W*\d{1,9} ?\(\d{1,9}d\d{1,9}",
        r"^\W*(?:facteur de puissance|puissance|dangerosité|fp|id)\b\W*[\d/]+ ?\([\d\s. ]+ ?px",
        r"\bperception passive\b",
        r"attaque d['’]arme au corps à corps",
        r"^\W*actions légendaires\b",
        r"^\W*(?:for|dex)\b.{0,40}\b\d{1,9} ?\([+-]\d{1,9}\)",
        r"^\W*actions\W*$",
        r"\bbonus de maîtrise\b",
        r"^\W*(?:jets de sauvegarde|sauvegardes)\b.{0,9}\b(?:for|dex|con|int|sag|cha) ?\+",
    ),
    "pf2": (
        r"^.{0,60}\bcréature ?-?\d{1,2}\b",
        r"\bperception\b\W{0,5}\+\d{1,9} ?;",
        r"\[(?:une|deux|trois)[- ]actions?\]",
        r"\b(?:qualifié|expert|maître|légendaire) en\b",
        r"^\W*objets\b",
        r"\bca\b ?\d{1,9} ?[;,] ?vig\b",
        r"[◆◇⬻⭓⬺]",
    ),
    "3.5": (
        r"^\W*dés de vie ?:?\W*\d{1,9}d\d{1,9}",
        r"^\W*attaque de base/lutte\b",
        r"^\W*ajustement de niveau\b",
        r"^\W*attaque à outrance ?:",
        r"^\W*espace(?: occupé)?/allonge ?:",
        r"^\W*facteur de puissance ?:",
        r"\b(?:détection|perception auditive|déplacement silencieux|fouille) [+-]\d{1,9}",
    ),
}

_PARTS: Final = (
    "armor shield natural size deflection dodge insight luck sacred profane dex wis cha int rage monk morale "
    "competence enhancement racial untyped"
)
_WORD: Final = r"[\w'’/-]+"
_HEADER_END: Final = r"(?=\s*(?:[(\[:\n]|\Z))"
_READY: Final = r"(?:pr[ée]par[ée]e?s?|connue?s?)"

FRENCH: Final = Vocabulary(
    code="fr",
    labels=_LABELS,
    headings=_HEADINGS,
    spell_headers=(
        (rf"pouvoirs? magiques?(?: {_WORD}){{0,6}}?{_HEADER_END}", "spell-like"),
        (rf"magie psychique(?: {_WORD}){{0,4}}?{_HEADER_END}", "spell-like"),
        (rf"(?:sorts?|extraits?|formules?)(?: {_WORD}){{0,6}}? {_READY}(?: {_WORD}){{0,5}}?{_HEADER_END}", "spell"),
        (rf"(?:sorts?|extraits?) d(?:e |es |['’] ?){_WORD}(?: {_WORD}){{0,3}}?{_HEADER_END}", "spell"),
        (r"sorts", "spell"),
    ),
    sizes=SIZES,
    types=TYPES,
    subtypes=SUBTYPES,
    alignments=ALIGNMENTS,
    energies=ENERGIES,
    materials=MATERIALS,
    senses=SENSES,
    movements=pairs("""
        land: au sol, sol, terrestre, marche, base
        fly: vol, en vol, volant
        swim: nage, à la nage, natation
        climb: escalade, grimpe
        burrow: creusement, fouissement, creuser
        jet: propulsion
    """),
    maneuverabilities=pairs("""
        clumsy: déplorable, maladroit, maladroite, exécrable
        poor: médiocre, mauvaise, mauvais, faible
        average: moyenne, moyen
        good: bonne, bon
        perfect: parfaite, parfait
    """),
    armor_parts={word: word for word in _PARTS.split()}
    | pairs("""
        armor: armure, d'armure
        shield: bouclier, rondache, écu, pavois
        natural: naturelle, armure naturelle, naturel, d'armure naturelle
        size: taille, de taille
        deflection: parade, de parade
        dodge: esquive, d'esquive
        insight: intuition, d'intuition
        luck: chance, de chance
        sacred: sacré, sacrée, saint
        profane: malfaisance, profane, de malfaisance, impie
        dex: Dex, Dextérité
        wis: Sag, Sagesse
        cha: Cha, Charisme
        int: Int, Intelligence
        rage: rage
        monk: moine
        morale: moral
        competence: compétence
        enhancement: altération
        racial: racial, raciale
        untyped: divers
    """),
    immunities=IMMUNITIES,
    attack_names=ATTACK_NAMES,
    riders=RIDERS,
    skills=SKILLS,
    feats=FEATS,
    specials=SPECIALS,
    languages=LANGUAGES,
    token=_token,
    weapon=_weapon,
    spell=_spell,
    size_lead_pattern=r"(?:de\s+)?taille",
    none_words=frozenset({"aucun", "aucune", "aucuns", "aucunes", "néant", "-", "--", "—", "–", "n/a", "rien"}),
    feet_pattern=r"(?:pieds?|ft\b\.?)",
    metre_pattern=r"(?:m[èe]tres?|m\b\.?)",
    square_pattern=r"(?:cases?|c\b\.?)",
    touch_pattern=r"(?:au )?contacts?",
    flat_footed_pattern=r"(?:pris(?:e)? )?(?:au )?d[ée]p[ou]u?rvue?s?",
    dc_pattern=r"(?:dd|sd)",
    caster_level_pattern=r"(?:niveau de lanceur de sorts?|nls|nlp)",
    concentration_pattern=r"(?:concentration|conc\.)",
    at_will_pattern=r"(?:[àa] volont[ée])",
    constant_pattern=r"(?:constante?s?|permanente?s?|toujours actifs?)",
    per_day_pattern=r"(?:/ ?j(?:our)?s?\b|(?: fois)? par jour|x ?/ ?jour)",
    other_frequency_pattern=(
        r"(?:/ ?|par )"
        r"(?:semaine|mois|an|ann[ée]e|heure|minute|round|si[èe]cle|d[ée]cennie|\d{1,9} (?:jours|rounds|minutes|heures))"
    ),
    ordinal_pattern=r"(?:ers?|re|[èe]mes?|e|nde?)",
    spell_level_pattern=r"(?:niveau|niv\.?|tours? de magie|oraisons?)",
    and_pattern=r"et",
    or_pattern=r"ou",
    plus_pattern=r"(?:plus|et)",
    versus_pattern=r"(?:contre|vs\.?|face (?:[àa]|aux?))",
    vulnerable_pattern=r"vuln[ée]rab(?:ilit[ée]s?|les?)(?: (?:aux?|[àa] l['’]|[àa] la|[àa](?!\w))|:| contre)?",
    immune_pattern=r"(?:immunis[ée]e?s?|immunit[ée]s?)(?: (?:aux?|[àa] l['’]|[àa] la|[àa](?!\w)|contre))?",
    hit_dice_pattern=r"(?:dv|d[ée]s? de vie)",
    hp_pattern=r"(?:pvs?|points? de vie)",
    fast_healing_pattern=r"gu[ée]rison (?:acc[ée]l[ée]r[ée]e|rapide)",
    regeneration_pattern=r"r[ée]g[ée]n[ée]ration",
    hardness_pattern=r"solidit[ée]",
    channel_resistance_pattern=r"r[ée]sistance (?:[àa] la|contre la) canalisation(?: d['’][ée]nergie)?",
    resistance_pattern=r"r[ée]sistances? (?:aux?|(?:[àa]|contre) l(?:['’]|a |e )|[àa](?= ))",
    spell_resistance_pattern=r"(?:rm|r[ée]sistance [àa] la magie)",
    reduction_pattern=r"(?:rd|r[ée]ductions? (?:de|des) d[ée]g[âa]ts)",
    each_pattern=r"(?:chacune?|chaque)",
    markers=frozenset(_MARKERS.split()),
    prose_words=frozenset(_PROSE.split()),
    ability_kind_pattern=r"(?:ext|sur|mag|ex|su|sp|psi)\.?",
    footers=(
        r"pathfinder-fr\b.*",
        r"\W{0,3}(?:\(c\)|©|copyright)\s?\d{4}.*",
        r"modifier (?:la page|cette page).*",
        r"derni[èe]re modification.*",
    ),
    games=_GAMES,
    decimal=",",
    thousands=" .\u202f\u00a0'",
)
