"""Kinds of text that were met after the first blocks had been read: lost signs, forum lines, scans, odd headers."""

from __future__ import annotations

from encounter_tracker.importers.text import read_text
from encounter_tracker.importers.text.weapon_types import damage_types
from tests.importers.text.blocks import one

STATS = """\
Init +2; Senses darkvision 60 ft.; Perception +5
DEFENSE
AC 15, touch 12, flat-footed 13 (+2 Dex, +3 natural)
hp 22 (3d10+6)
Fort +5, Ref +5, Will +2
{defence}
OFFENSE
Speed 30 ft.
Melee claw +5 (1d6+2)
STATISTICS
Str 14, Dex 14, Con 15, Int 8, Wis 12, Cha 9
Base Atk +3; CMB +5; CMD 17
"""


def block(header: str, defence: str = "DR 5/magic") -> str:
    return f"{header}\n{STATS.format(defence=defence)}"


def test_commas_lost_at_the_ends_of_lines() -> None:
    text = block(
        "Tar Sprite CR 2\nXP 600\nNE Medium outsider (evil, lawful\nshapechanger)", "Resist acid 10\ncold 5; SR 13"
    )
    creature = one(text).creature
    assert creature.subtypes == ("evil", "lawful", "shapechanger")
    assert (creature.resist, creature.sr) == ({"acid": 10, "cold": 5}, 13)


def test_a_name_glued_to_its_rating() -> None:
    creature = one(block("Ferry WardenCR 3\nXP 800\nN Medium humanoid (human)")).creature
    assert (creature.name, creature.cr) == ("Ferry Warden", 3)


def test_a_header_in_one_line_with_a_page_in_brackets() -> None:
    head = "Dike Wardens CR 2 Ratfolk fighter 2/rogue 1 (some book 12) NG Small humanoid (ratfolk)"
    creature = one(" ".join(block(head).split("\n"))).creature
    assert (creature.name, creature.cr, creature.alignment) == ("Dike Wardens", 2, "NG")
    assert (creature.size, creature.type, creature.subtypes) == ("small", "humanoid", ("ratfolk",))


def test_a_quote_between_title_and_rating() -> None:
    quote = "> A draft that nobody has looked through yet; its figures are those that were printed in the sheet."
    text = f"# Bog Singer\n\n{quote}\n\n**CR** 1/2 · **XP** 200\nGoblin bard 1\nNE Small humanoid (goblinoid)\n\n"
    assert one(text + STATS.format(defence="SR 5")).creature.name == "Bog Singer"


def test_a_line_with_race_and_sex_is_not_the_name() -> None:
    text = block("Brannoc\n\nMale eidolon\n\neidolon 3\nMedium outsider")
    assert one(text).creature.name == "Brannoc"


def test_marks_of_headings_in_wikis() -> None:
    text = block("!!Clay Runner\nN Small construct").replace("Perception +5\nDEFENSE", "Perception -\n!!Defense")
    read = one(text)
    assert (read.creature.name, read.creature.senses.others) == ("Clay Runner", ())
    assert not read.issues


def test_perception_in_small_letters() -> None:
    creature = one(block("Quay Guard\nN Medium humanoid").replace("darkvision 60 ft.; P", "p")).creature
    assert (creature.skills, creature.senses.others) == ({"Perception": 5}, ())


def test_a_sense_again_among_the_qualities_has_no_range() -> None:
    creature = one(block("Quay Guard\nN Medium humanoid") + "SQ darkvision, evasion").creature
    assert (creature.senses.darkvision, creature.senses.others) == (60, ())


def test_a_line_below_a_forum_post() -> None:
    text = (
        "Wenna Dask\n\nFemale NG elf witch 6 | HP 33/38 | AC 14 T 12 FF 12 | CMB +3, CMD 15 | F: +3, R: +5, W: +7 | "
        "Init: +6 | Perc: +9, SM: +2 | Speed 30ft"
    )
    creature = one(text).creature
    assert (creature.ac.total, creature.ac.touch, creature.ac.flat_footed) == (14, 12, 12)
    assert (creature.saves.fort, creature.saves.ref, creature.saves.will) == (3, 5, 7)
    assert (creature.init, creature.skills["Perception"], creature.cmd) == (6, 9, 15)
    assert (creature.alignment, creature.speed) == ("NG", {"land": 30})


def test_short_labels_of_forums() -> None:
    text = (
        "Tomb Hound CR 1\nN Medium undead\nInit +2; Perc +4\nAC 13, touch 12, flat-footed 11\nhp 13 (2d8+4)\n"
        "Fort +2, Rflx +2, Will +3\nDefQ: evasion, DR 5/bludgeoning\nSpd 40 ft.\nMle: bite +3 (1d6+3)\n"
        "Str 14, Dex 15, Con -, Int -, Wis 10, Cha 12"
    )
    creature = one(text).creature
    assert (creature.saves.ref, creature.skills["Perception"]) == (2, 4)
    assert (creature.attacks[0].name, creature.defensive, creature.dr[0].amount) == ("bite", ("evasion",), 5)


def test_figures_a_scan_tore_apart() -> None:
    text = block("Fen Brute CR 2\nN Large giant").replace("Fort +5", "Fort +1 2").replace("Int 8", "lnt 1 0")
    creature = one(text.replace("Init", "lnit")).creature
    assert (creature.saves.fort, creature.abilities["int"], creature.init) == (12, 10, 2)


def test_scores_above_the_figures() -> None:
    text = (
        "Ilvane\n\nMale elf wizard 5\n\nStrength 10\nDexterity 16\nConstitution 12\nIntelligence 20\nWisdom 10\n"
        "Charisma 8\n\nHP: 29\nInitiative: +3\nAC: 13 Touch: 13 Flat foot: 10\nFort: 3\nRef: 5\nWill: 5"
    )
    creature = one(text).creature
    assert (creature.name, creature.abilities["int"], creature.ac.flat_footed) == ("Ilvane", 20, 10)


def test_many_of_a_kind() -> None:
    assert (one(block("Orc Scout (x4)\nCR 1\nCE Medium humanoid")).count) == 4


def test_french_translators_left_some_words() -> None:
    text = (
        "Gardien de digue\nFP 3\nPX 800\nCréature magique de taille G, LG\nInit +2 ; Sens vision nocturne\n"
        "Défense\nCA 15, contact 11, pris au dépourvu 13 (Dex +2, naturelle +4, taille -1)\npv 30 (4d10+8)\n"
        "Réf +6, Vig +6, Vol +2\nCapacités défensives tenace immunité poison, résistance au froid (10)\n"
        "RD solidité 5\nAttaque\nVD 9 m\nCorps à corps morsure, +7 (1d8+4)\nCaractéristiques\n"
        "For 18, Dex 14, Con 15, Int 3, Sag 12, Cha 6\nBBA +4, BMO +9, DMD 21"
    )
    creature = read_text(text).creatures[0].creature
    assert (creature.alignment, creature.hardness, creature.resist) == ("LG", 5, {"cold": 10})
    assert (creature.immune, creature.defensive) == (("poison",), ("tenace",))


def test_attacks_under_no_label() -> None:
    text = (
        "Quay Thugs (4) CR 1/2\nNE human rogue 1\nInit +3; Senses Perception +4\nAC 15, touch 13, flat-footed 12\n"
        "hp 9 each\nFort +1, Ref +5, Will +0\nSpd 30 ft.\ndagger +3 (1d4+1/19-20)\nSling +3 (1d4+1) range 50 ft.\n"
        "orc double axe +2 (1d8+1/x3)\nStr 13, Dex 17, Con 12, Int 10, Wis 11, Cha 8\nBAB +0, CMB +1, CMD 14"
    )
    creature = one(text).creature
    assert (one(text).count, creature.alignment, creature.speed) == (4, "NE", {"land": 30})
    assert [(attack.name, attack.kind) for attack in creature.attacks] == [
        ("dagger", "melee"),
        ("sling", "ranged"),
        ("orc double axe", "melee"),
    ]
    assert creature.attacks[1].properties == ("range 50 ft",)


def test_feats_without_commas() -> None:
    text = block("Hill Brigand CR 2\nN Medium humanoid (human)")
    feats = "Feats Iron Will Power Attack\nToughness\nWeapon Focus (longsword)\nStrange Art of the Hills\n"
    creature = one(text + feats).creature
    known = ("Iron Will", "Power Attack", "Toughness", "Weapon Focus (longsword)")
    assert creature.feats == (*known, "Strange Art of the Hills")


def test_remarks_behind_figures() -> None:
    text = (
        "GRAVE KEEPER CR —\nLN Medium humanoid (human)\nInit +4/–16, dual initiative; Senses Perception +6\n"
        "AC 22, touch 12, flat-footed 20 (24 with tower shield; +7 armor, +2 Dex, +3 shield)\n"
        "hp 45 (currently 30) (4 HD; 3d10+1d8+16)\nFort +3 (+7 vs. poison), Ref +5, Will +2; +2 vs. fear\n"
        "DR 10/—; SR 11 + CR\nImmune undead traits\nSpeed 20 ft. (30 ft. without armor)\n"
        "Ranged composite longbow +7 (1d8+3/×3), range 110 ft.\n"
        "Str 17, Dex 14, Con 14, Int 10, Wis 12, Cha 8\nBase Atk +3; CMB +6; CMD 18"
    )
    entry = one(text)
    creature = entry.creature
    assert (creature.init, creature.hp, entry.current_hp, creature.hit_dice) == (4, 45, 30, 4)
    assert (creature.ac.total, creature.saves.fort, creature.sr, creature.speed) == (22, 3, 11, {"land": 20})
    assert creature.attacks[0].properties == ("x3", "range 110 ft")
    assert [issue.code for issue in entry.issues] == []
    for part in ("-16, dual initiative", "24 with tower shield", "+7 vs. poison", "SR 11 + CR", "30 ft. without armor"):
        assert part in creature.notes + creature.ac.notes + creature.saves.notes


def test_a_broken_tag_takes_no_text_along() -> None:
    text = block("Fen Brute CR 2\nN Large giant").replace("AC 15", '<div class="a"\nid="b">AC 15')
    assert one(text).creature.ac.total == 15
    broken = text.replace("Fort +5", "<div cla\nFort +5").replace("Will +2", 'Will +2\nss="x">')
    creature = one(broken).creature
    assert (creature.saves.fort, creature.saves.will) == (5, 2)


def test_reductions_and_regeneration_of_the_mightiest() -> None:
    text = block("Prince of Locks CR 25\nLE Medium outsider (devil, evil)", "DR 20/epic, good, and\n\nsilver; SR 36")
    text = text.replace("hp 22 (3d10+6)", "hp 22 (3d10+6); regeneration 30 (deific or mythic)")
    entry = one(text)
    assert entry.creature.dr[0].bypass == "epic and good and silver"
    assert entry.creature.regeneration is not None
    assert entry.creature.regeneration.stopped_by == ("deific", "mythic")
    assert [issue.code for issue in entry.issues] == []
    text = text.replace("deific or mythic", "chaotic spells and effects")
    assert one(text).creature.regeneration.stopped_by == ("chaotic",)  # type: ignore[union-attr]


def test_wiki_quotes_around_a_link() -> None:
    text = (
        "{s:BDTitre|Veilleuse des gués|FP 4}\n* '''PX''' 1 200\n* [[type Extérieur|Extérieur]] de taille M, NB\n"
        "* '''Init''' +4 ; '''Sens''' [[vision dans le noir]] 18 m (12 cases), ''[[vision lucide]]'' ; "
        "[[Perception]] +8\n* '''CA''' 17, contact 14, pris au dépourvu 13 (Dex +4, naturelle +3)\n"
        "* '''pv''' 39 (6d10+6)\n* '''Réf''' +9, '''Vig''' +6, '''Vol''' +4"
    )
    senses = read_text(text).creatures[0].creature.senses
    assert (senses.darkvision, senses.true_seeing, senses.others) == (60, True, ())


def test_what_weapons_do() -> None:
    assert damage_types("claw") == ("bludgeoning", "slashing")
    assert damage_types("+1 starknife") == ("piercing",)
    assert damage_types("scythe") == ("piercing", "slashing")
    assert damage_types("masterwork double-barreled pistol") == ("bludgeoning", "piercing")
    assert damage_types("heavy steel shield") == ("bludgeoning",)
    assert damage_types("spiked heavy shield") == ("piercing",)
    assert damage_types("ray of dust") == ()


def test_alignment_behind_the_class_and_dice_behind_a_bracket() -> None:
    text = (
        "Capitaine des quais — FP 6\nHumain (m) guerrier 7 — LN\nInit +2 ; Perception +8\n"
        "CA 23 (contact 12, pris au dépourvu 21) [24 avec le pavois]\npv 59 (actuels 41) – DV 7d10+21\n"
        "Vig +8 (+10 contre le poison) Réf +4 Vol +4 (+6 contre la peur)\nRD 2/— ; Résistance feu 5\n"
        "VD 6 m (9 m sans armure)\nDistance arc long composite +9 (1d8+4, x3), portée 33 m\n"
        "For 18 Dex 14 Con 14 Int 10 Sag 12 Cha 13\nBBA +7 BMO +11 DMD 23"
    )
    entry = read_text(text).creatures[0]
    creature = entry.creature
    assert (creature.alignment, creature.hp, entry.current_hp) == ("LN", 59, 41)
    assert (creature.hit_dice, creature.hp_formula) == (7, "7d10+21")
    assert (creature.attacks[0].kind, creature.attacks[0].properties) == ("ranged", ("x3", "portée 33 m"))
    assert [issue.code for issue in entry.issues] == []


def test_a_block_in_one_line_with_attacks_between_semicolons() -> None:
    text = (
        "Raider of the Dunes (CR 1/2): hp 12; Init +0; Spd 30 ft.; AC 13, touch 10, flat-footed 13; Fort +3, Ref +0, "
        "Will –1; falchion +5 (2d4+4/18–20), javelin +1 (1d6+3) range 30 ft.; Str 17, Dex 11, Con 12, Int 7, Wis 8, "
        "Cha 6; BAB +1; CMB +4; CMD 14"
    )
    creature = one(text).creature
    assert [(attack.name, attack.kind, attack.bonus) for attack in creature.attacks] == [
        ("falchion", "melee", (5,)),
        ("javelin", "ranged", (1,)),
    ]
    assert (creature.saves.will, creature.saves.notes, creature.notes) == (-1, "", "")


def test_a_note_of_two_lines_is_a_creature() -> None:
    creature = one("Mud Ogre CR 3\nhp 30").creature
    assert (creature.name, creature.cr, creature.hp) == ("Mud Ogre", 3, 30)
    creature = one("Mud Ogre\nAC 17, touch 8, flat-footed 17, hp 30, Fort +5, Ref +0, Will +3").creature
    assert (creature.ac.total, creature.ac.touch, creature.ac.notes, creature.hp) == (17, 8, "", 30)
    assert (creature.saves.fort, creature.saves.ref, creature.saves.will) == (5, 0, 3)
    creature = one("Ogre de vase\nCA 17, pv 30").creature
    assert (creature.ac.total, creature.hp) == (17, 30)


def test_a_few_sentences_are_none() -> None:
    for text in ("Dear all,\nspeed is what we need in 3 days.", "Speed: we meet at 8.\nhp to come later."):
        assert read_text(text).failed
