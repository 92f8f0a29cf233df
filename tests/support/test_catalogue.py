from __future__ import annotations

import json
import re
from typing import Any

import msgspec
import pytest

from encounter_tracker.encounter import commands
from encounter_tracker.encounter.state import Modifier
from encounter_tracker.rules.creature import SIZE_MODIFIERS, SPECIAL_SIZE_MODIFIERS, Creature, modifier
from encounter_tracker.rules.durations import AnyDuration
from encounter_tracker.rules.figures import SKILL_ABILITIES
from encounter_tracker.rules.vocabulary import ABILITIES, CONDITIONS, ENERGY_TYPES
from encounter_tracker.session.model import EncounterModel
from encounter_tracker.session.replay import play
from encounter_tracker.session.snapshot import snapshot
from encounter_tracker.support import catalogue
from encounter_tracker.support.casting import Amount, Casting, DurationRule, rolled
from encounter_tracker.support.catalogue import EffectEntry, SampleCreature
from encounter_tracker.support.resources import resource

EFFECTS = catalogue.effects()
#: The first of the ready-made creatures; the others have tests of their own.
CREATURES = [
    sample
    for sample in catalogue.sample_creatures()
    if sample.key
    in {entry["key"] for entry in json.loads(resource("creatures", "samples.json").read_bytes())["creatures"]}
]
PLAIN_KEYS = {
    *ABILITIES,
    *("ac", "touch", "attack", "melee", "ranged", "damage", "saves", "fort", "ref", "will", "init", "cmb", "cmd"),
    *("skills", "checks", "speed", "caster_level", "dr", "sr", "concealment"),
}
CLASSES = ("wizard", "cleric", "druid", "bard", "paladin", "ranger")
SCHOOLS = {
    *("abjuration", "conjuration", "divination", "enchantment", "evocation", "illusion", "necromancy"),
    *("transmutation", ""),
}


def ids(entry: Any) -> str:
    return str(entry.key)


def texts(value: Any) -> list[tuple[str, str]]:
    """Every pair of texts in the two languages, however deep."""
    if isinstance(value, dict):
        if isinstance(value.get("en"), str):
            return [(value["en"], value["fr"])]
        return [pair for inner in value.values() for pair in texts(inner)]
    if isinstance(value, list):
        return [pair for inner in value for pair in texts(inner)]
    return []


@pytest.mark.parametrize("name", ["catalogue/conditions.json", "catalogue/effects.json", "creatures/samples.json"])
def test_texts_are_complete_in_both_languages(name: str) -> None:
    found = texts(json.loads(resource(*name.split("/")).read_bytes()))
    assert found
    for english, french in found:
        assert english.strip() == english != "", english
        assert french.strip() == french != "", english
        assert "'" not in french, french
        assert not re.search(r" [:;?!%»]|« ", french), french
        assert not re.search(r"(?<![\w\d+])-\d", english + french), english


def test_a_field_not_known_is_an_error_that_names_it() -> None:
    entry = json.loads(resource("catalogue", "effects.json").read_bytes())[0]
    with pytest.raises(msgspec.ValidationError, match="colour"):
        msgspec.convert({**entry, "colour": "red"}, EffectEntry)


# --- conditions ---------------------------------------------------------------------------------------------------


def test_every_condition_is_there_once() -> None:
    assert [entry.key for entry in catalogue.conditions()] == sorted(CONDITIONS)


@pytest.mark.parametrize("entry", catalogue.conditions(), ids=ids)
def test_condition(entry: catalogue.ConditionEntry) -> None:
    assert catalogue.condition(entry.key) is entry
    assert entry.name.say("en_GB") == entry.name.en
    assert entry.name.say("fr_FR") == entry.name.fr
    assert entry.name.say("fr", feminine=True) == (entry.name.fr_f or entry.name.fr)
    assert entry.name.fr_f != entry.name.fr
    assert not entry.icon or resource("icons", f"{entry.icon}.svg").is_file()
    assert len(entry.summary.en) < 200
    assert len(entry.summary.fr) < 250


def test_feminine() -> None:
    shaken = catalogue.condition("shaken")
    assert shaken is not None
    assert (shaken.name.say("fr"), shaken.name.say("fr", feminine=True)) == ("secoué", "secouée")
    assert catalogue.condition("tired") is None


# --- effects ------------------------------------------------------------------------------------------------------


def test_keys_are_unique() -> None:
    groups = [
        [entry.key for entry in EFFECTS],
        [sample.key for sample in CREATURES],
        *([choice.key for choice in entry.choices] for entry in EFFECTS),
    ]
    for keys in groups:
        assert len(set(keys)) == len(keys)


@pytest.mark.parametrize("entry", EFFECTS, ids=ids)
def test_effect(entry: EffectEntry) -> None:
    assert catalogue.effect(entry.key) is entry
    spell = entry.kind in {"spell", "spell-like"}
    assert bool(entry.levels) == spell
    assert list(entry.levels) == [name for name in CLASSES if name in entry.levels]
    assert entry.level == next(iter(entry.levels.values()), 0)
    assert entry.school in SCHOOLS
    assert bool(entry.school) == spell
    assert spell or not (entry.sr or entry.dismissible)
    assert (entry.save == "none") == (not entry.save_result)
    assert not entry.harmless or entry.sr or entry.save != "none"
    assert entry.note is not None
    assert len(entry.note.en) < 220
    assert len(entry.note.fr) < 260
    assert list(entry.descriptors) == sorted(entry.descriptors)


@pytest.mark.parametrize("entry", EFFECTS, ids=ids)
def test_effect_makes_a_command(entry: EffectEntry) -> None:
    for level in (1, 5, 11, 20):
        for choice in ("", *(choice.key for choice in entry.choices)):
            casting = Casting(level=level, source="Ysolde", abilities={"cha": 3}, conditional=True)
            given = entry.fields(casting, choice)
            command = msgspec.convert({**given, "name": entry.label("en", choice), "targets": []}, commands.ApplyEffect)
            assert command.catalogue == entry.key
            assert command.source == "Ysolde"
            for change in command.modifiers:
                check_modifier(change)
            keys = [(change.on, change.type) for change in command.modifiers]
            assert len(set(keys)) == len(keys)


def check_modifier(change: Modifier) -> None:
    on = change.on
    skill = on.lower().split(" (")[0] in SKILL_ABILITIES and on[0].isupper()
    assert on in PLAIN_KEYS or skill or on.removeprefix("resist.") in ENERGY_TYPES, on
    assert change.value != 0
    if change.type == "penalty":
        assert on in ABILITIES
        assert change.value < 0
    elif on in ABILITIES:
        assert change.value > 0


def fields(key: str, level: int, choice: str = "", **given: Any) -> dict[str, Any]:
    entry = catalogue.effect(key)
    assert entry is not None
    return entry.fields(Casting(level=level, **given), choice)


def values(key: str, level: int, choice: str = "", **given: Any) -> dict[str, int]:
    given_here = fields(key, level, choice, **given)["modifiers"]
    return {change["on"]: change["value"] for change in given_here if "against" not in change}


@pytest.mark.parametrize(
    ("key", "level", "choice", "expected"),
    [
        ("bless", 1, "", {"attack": 1}),
        ("haste", 5, "", {"attack": 1, "ac": 1, "ref": 1, "speed": 30}),
        ("shield of faith", 5, "", {"ac": 2}),
        ("shield of faith", 6, "", {"ac": 3}),
        ("shield of faith", 20, "", {"ac": 5}),
        ("divine favor", 5, "", {"attack": 1, "damage": 1}),
        ("divine favor", 9, "", {"attack": 3, "damage": 3}),
        ("barkskin", 3, "", {"ac": 2}),
        ("barkskin", 12, "", {"ac": 5}),
        ("resist energy", 6, "fire", {"resist.fire": 10}),
        ("resist energy", 7, "cold", {"resist.cold": 20}),
        ("resist energy", 11, "acid", {"resist.acid": 30}),
        ("protection from energy", 5, "sonic", {"resist.sonic": 60}),
        ("protection from energy", 15, "sonic", {"resist.sonic": 120}),
        ("spell resistance", 9, "", {"sr": 21}),
        ("inspire courage", 5, "", {"attack": 2, "damage": 2}),
        ("power attack", 3, "two", {"melee": -1, "cmb": -1, "damage": 3}),
        ("power attack", 4, "two", {"melee": -2, "cmb": -2, "damage": 6}),
        ("power attack", 20, "one", {"melee": -6, "cmb": -6, "damage": 12}),
        ("combat expertise", 8, "", {"melee": -3, "cmb": -3, "ac": 3}),
        ("prayer", 5, "foes", {"attack": -1, "damage": -1, "saves": -1, "skills": -1}),
        ("bestow curse", 7, "wis", {"wis": -6}),
        ("rage", 5, "rage", {"str": 4, "con": 4, "will": 2, "ac": -2}),
        ("fly", 5, "", {"Fly": 2}),
    ],
)
def test_figures(key: str, level: int, choice: str, expected: dict[str, int]) -> None:
    assert values(key, level, choice) == expected


def test_conditional_modifiers_are_left_out_unless_asked_for() -> None:
    assert "modifiers" not in fields("smite evil", 5, abilities={"cha": 4})
    smite = values("smite evil", 5, conditional=True, abilities={"cha": 4})
    assert smite == {"attack": 4, "damage": 5, "ac": 4}
    assert values("smite evil", 5, conditional=True, abilities={"cha": -1}) == {"damage": 5}


@pytest.mark.parametrize(
    ("key", "limited"),
    [
        ("bless", {"saves": (1, ["fear"])}),
        ("bane", {"saves": (-1, ["fear"])}),
        ("death ward", {"saves": (4, ["death"])}),
        ("inspire courage", {"saves": (2, ["charm", "fear"])}),
        ("protection from evil", {"ac": (2, ["evil"]), "saves": (2, ["evil"])}),
    ],
)
def test_what_counts_only_against_something(key: str, limited: dict[str, Any]) -> None:
    given = fields(key, 5)["modifiers"]
    assert {change["on"]: (change["value"], change["against"]) for change in given if "against" in change} == limited


def test_adamantine_goes_through_stoneskin() -> None:
    assert fields("stoneskin", 7)["modifiers"] == [{"on": "dr", "type": "untyped", "value": 10, "bypass": "adamantine"}]


def test_rolled_values() -> None:
    entry = catalogue.effect("ray of enfeeblement")
    assert entry is not None
    assert entry.dice() == ("1d6",)
    assert values(entry.key, 5, rolled={"1d6": 6}) == {"str": -8}
    assert values(entry.key, 20, rolled={"1d6": 1}) == {"str": -6}
    assert values(entry.key, 5) == {"str": -5}
    spray = catalogue.effect("color spray")
    assert spray is not None
    assert spray.dice("2") == ("2d4",)
    assert spray.fields(Casting(rolled={"2d4": 7}), "2")["duration"] == {"rounds": 7}
    assert spray.fields(Casting(), "5")["duration"] == {"rounds": 1}
    life = catalogue.effect("false life")
    assert life is not None
    assert life.gives.temp_hp is not None
    assert life.gives.temp_hp.resolve(Casting(level=12, rolled={"1d10": 4})) == 14


@pytest.mark.parametrize(
    ("key", "level", "expected"),
    [
        ("bless", 5, {"minutes": 5}),
        ("barkskin", 5, {"minutes": 50}),
        ("mage armor", 5, {"hours": 5}),
        ("charm monster", 7, {"days": 7}),
        ("divine favor", 5, {"minutes": 1}),
        ("cause fear", 5, {"rounds": 2}),
        ("ghoul touch", 5, {"rounds": 5}),
        ("enervation", 20, {"hours": 15}),
        ("calm emotions", 5, {"concentration": True, "max": {"rounds": 5}}),
        ("charge", 5, {"until": "start", "of": "Brannoc", "turn": "next"}),
        ("bestow curse", 5, "unlimited"),
    ],
)
def test_durations(key: str, level: int, expected: object) -> None:
    found = fields(key, level, source="Brannoc")["duration"]
    assert found == expected
    msgspec.convert(found, AnyDuration)


def test_marks_that_the_rules_ask_for() -> None:
    assert fields("invisibility", 5)["ends_on_hostile_act"] is True
    assert "ends_on_hostile_act" not in fields("greater invisibility", 7)
    assert fields("sanctuary", 5)["ends_on_hostile_act"] is True
    assert fields("calm emotions", 5)["forbids_hostile_acts"] is True
    assert "death" in fields("death ward", 7)["protects_from"]
    assert fields("light", 1)["light"] == 0
    assert fields("deeper darkness", 5, "dim")["blocks_darkvision"] is True
    assert "blocks_darkvision" not in fields("deeper darkness", 5, "normal")
    assert {"charm", "mind-affecting"} <= set(fields("charm person", 1)["descriptors"])
    assert fields("total defense", 1)["kind"] == "nonmagical"
    assert "caster_level" not in fields("total defense", 1)


def test_labels_tones_and_notes() -> None:
    energy = catalogue.effect("resist energy")
    prayer = catalogue.effect("prayer")
    spray = catalogue.effect("color spray")
    assert energy is not None
    assert prayer is not None
    assert spray is not None
    assert energy.label("en", "fire") == "resist energy (fire)"
    assert energy.label("fr", "fire") == "résistance aux énergies destructives (feu)"
    assert energy.label("fr") == "résistance aux énergies destructives"
    assert (prayer.tone_of(), prayer.tone_of("foes"), prayer.tone_of("allies")) == ("plain", "harm", "help")
    assert spray.note_of("en", "3-4").endswith("Then stunned 1 round.")
    assert spray.note_of("fr") == spray.note.fr if spray.note else False


def test_amounts() -> None:
    assert Amount(by_level=((3, 2), (6, 3))).resolve(Casting(level=1)) == 2
    assert Amount(base=4).resolve(Casting()) == 4
    assert Amount(step=1, levels=3, at_most=4).resolve(Casting(level=20)) == 4
    assert rolled("2d6+1", {}) == 8
    assert rolled("", {}) == 0
    assert DurationRule(per_level="rounds", levels=3).resolve(Casting(level=2)) == {"rounds": 1}


# --- creatures ----------------------------------------------------------------------------------------------------


def parts_of_ac(creature: Creature) -> dict[str, int]:
    return {name: int(value) for value, name in re.findall(r"([+-]\d+) ([a-zA-Z]+)", creature.ac.notes)}


def averages(creature: Creature) -> tuple[int, int]:
    """The average of the formula, and with the first die at its most, as class levels have it."""
    found = re.fullmatch(r"(\d+)d(\d+)(?:\+(\d+))?", creature.hp_formula)
    assert found is not None
    number, faces, plus = (int(part or 0) for part in found.groups())
    assert number == creature.hit_dice
    return number * (faces + 1) // 2 + plus, faces + (number - 1) * (faces + 1) // 2 + plus


@pytest.mark.parametrize("sample", CREATURES, ids=ids)
def test_creature_is_consistent(sample: SampleCreature) -> None:
    creature = sample.creature
    score = {ability: modifier(creature.score(ability)) for ability in ABILITIES}
    assert set(creature.abilities) == set(ABILITIES)
    average, first_highest = averages(creature)
    assert creature.hp == (first_highest if "class-levels" in sample.tags else average)

    parts = parts_of_ac(creature)
    assert creature.ac.total == 10 + sum(parts.values())
    assert parts.get("Dex", 0) == score["dex"]
    assert parts.get("size", 0) == SIZE_MODIFIERS[creature.size]
    assert creature.ac.touch == 10 + sum(v for k, v in parts.items() if k not in {"armor", "shield", "natural"})
    assert creature.ac.flat_footed == creature.ac.total - max(0, parts.get("Dex", 0)) - parts.get("dodge", 0)

    special_size = SPECIAL_SIZE_MODIFIERS[creature.size]
    strength = score["dex"] if "incorporeal" in creature.subtypes else score["str"]
    assert creature.cmb == creature.bab + strength + special_size
    extra = parts.get("dodge", 0) + parts.get("deflection", 0)
    assert creature.cmd == 10 + creature.bab + score["str"] + score["dex"] + special_size + extra


@pytest.mark.parametrize("sample", CREATURES, ids=ids)
def test_creature_is_plausible(sample: SampleCreature) -> None:
    creature = sample.creature
    score = {ability: modifier(creature.score(ability)) for ability in ABILITIES}
    life = score["cha"] if creature.type == "undead" else score["con"]
    for save, from_ability in (("fort", life), ("ref", score["dex"]), ("will", score["wis"])):
        base = getattr(creature.saves, save) - from_ability
        assert creature.hit_dice // 3 <= base <= 2 + creature.hit_dice // 2 + 4, save
    assert creature.hit_dice // 2 <= creature.bab <= creature.hit_dice
    assert creature.init - score["dex"] in {0, 4}
    assert (creature.init - score["dex"] == 4) == ("Improved Initiative" in creature.feats)
    assert creature.attacks
    for attack in creature.attacks:
        best = max(score["str"], score["dex"])
        top = creature.bab + best + SIZE_MODIFIERS[creature.size]
        assert max(attack.bonus) <= top + 4, attack.name
        assert not attack.damage or re.fullmatch(r"\d+d\d+([+-]\d+)?", attack.damage)
    for skill in creature.skills:
        assert skill.split(" (")[0].lower() in SKILL_ABILITIES
    assert creature.space
    assert creature.reach
    assert creature.speed
    if creature.spells:
        assert creature.caster_level


@pytest.mark.parametrize("sample", CREATURES, ids=ids)
def test_creature_in_french(sample: SampleCreature) -> None:
    creature = sample.creature
    assert creature.name == sample.names.en
    french = sample.block("fr")
    assert french.name == sample.names.fr
    assert sample.block("en") is creature
    assert set(sample.special_fr) == {name for name, text in creature.special.items() if text}
    assert list(french.special) == list(creature.special)
    tokens = [
        *(attack.name for attack in creature.attacks),
        *(p for attack in creature.attacks for p in attack.properties if not re.fullmatch(r"x\d|\d\d-20", p)),
        *(kind for attack in creature.attacks for kind in attack.types),
        *(reduction.bypass for reduction in creature.dr),
        *creature.skills,
        *creature.feats,
        *creature.special,
        *creature.immune,
        *creature.vulnerable,
        *creature.spells,
        creature.type,
        *creature.subtypes,
    ]
    known = msgspec.json.decode(resource("creatures", "samples.json").read_bytes())["terms"]
    for token in tokens:
        assert token in known or catalogue.effect(token), token
        assert catalogue.term(token, "en") == token
        assert catalogue.term(token, "fr")


def test_terms() -> None:
    assert catalogue.term("Improved Initiative", "fr_FR") == "Science de l’initiative"
    assert catalogue.term("bless", "fr") == "bénédiction"
    assert catalogue.term("something else", "fr") == "something else"
    assert catalogue.term("Construct", "fr") == "créature artificielle"
    assert catalogue.term("construct traits", "fr") == "traits des créatures artificielles"
    assert catalogue.term("construct", "en") == "construct"


def test_terms_back_to_tokens() -> None:
    assert catalogue.token("Science de l’initiative", "fr") == "Improved Initiative"
    assert catalogue.token("discrétion", "fr") == "Stealth"
    assert catalogue.token("Vol", "fr") == "Fly"
    assert catalogue.token("vol", "fr") == "fly"
    assert catalogue.token("bénédiction", "fr_FR") == "bless"
    assert catalogue.token("Stealth", "fr") == "Stealth"
    assert catalogue.token("autre chose", "fr") == "autre chose"
    assert catalogue.token("discrétion", "en") == "discrétion"


def test_french_words_of_one_kind() -> None:
    assert catalogue.french_words("feats")["Piétinement"] == "Trample"
    assert catalogue.french_words("immunities")["sommeil"] == "sleep"
    assert catalogue.french_words("languages")["nain"] == "Dwarven"
    assert catalogue.french_words("no such kind") == {}


def test_every_term_leads_back() -> None:
    """What is shown in French and read again is the same token, or one that is shown alike."""
    words = msgspec.json.decode(resource("catalogue", "words.json").read_bytes(), type=dict[str, dict[str, str]])
    terms = msgspec.json.decode(resource("creatures", "samples.json").read_bytes())["terms"]
    for word in (*terms, *(word for section in words.values() for word in section)):
        shown = catalogue.term(word, "fr")
        assert catalogue.term(catalogue.token(shown, "fr"), "fr") == shown


def test_creatures_by_name() -> None:
    ogre, goblin = catalogue.creature_named("OGRE"), catalogue.creature_named("gobelin")
    assert ogre is not None
    assert ogre.hp == 30
    assert goblin is not None
    assert goblin.name == "Gobelin"
    assert catalogue.creature_named("Géant des collines") == catalogue.creature_named("geant des  collines")
    assert catalogue.creature_named("ogr") is None
    assert catalogue.creature_named("") is None


def test_kinds_of_samples() -> None:
    kinds = [sample.kind for sample in CREATURES]
    assert kinds.count("hero") >= 4
    assert kinds.count("npc") >= 2
    assert kinds.count("monster") >= 18
    for sample in CREATURES:
        assert (sample.kind == "hero") == (sample.creature.level == 5)


# --- the sample fight ---------------------------------------------------------------------------------------------


def script(language: str) -> list[Any]:
    lines = catalogue.sample_script(language).splitlines()
    return [
        msgspec.json.decode(line, type=commands.AnyCommand)
        for line in lines
        if line.strip() and not line.startswith("#")
    ]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_script_is_well_formed(language: str) -> None:
    found = script(language)
    blocks = {sample.names.say(language): sample.block(language) for sample in CREATURES}
    added = [command for command in found if isinstance(command, commands.AddCombatant)]
    assert [command.side for command in added].count("party") == 4
    assert [command.side for command in added].count("foes") == 6
    for command in added:
        assert command.creature is not None
        assert command.creature == blocks[command.creature.name]
        assert command.initiative is not None
    assert isinstance(found[-1], commands.GiveTempHp)


def test_scripts_are_the_same_fight() -> None:
    english, french = script("en"), script("fr_FR")
    assert [type(command) for command in english] == [type(command) for command in french]


class NoDice:
    def roll(self, sides: int) -> int:
        msg = f"a d{sides} was left open"
        raise AssertionError(msg)


def played(commands_: list[Any]) -> EncounterModel:
    model = EncounterModel(NoDice())
    assert not play(model, list(enumerate(commands_, 1)))
    return model


@pytest.mark.parametrize("language", ["en", "fr"])
def test_sample_fight_is_played_without_a_die(language: str) -> None:
    model = played(script(language))
    now = snapshot(model.state, model.log(), [])
    names = {sample.key: sample.names.say(language) for sample in CREATURES}
    who = {key: now["combatants"].get(name) for key, name in names.items()}
    assert (now["round"], now["active"], now["delaying"]) == (2, "Ysolde", ["Tamsin"])
    assert [who[key]["status"] for key in ("hobgoblin", "skeleton", "ogre")] == ["dying", "dead", "staggered"]
    assert who["skeleton"]["death"] == {"cause": "hit_points", "round": 2, "source": "Corvin"}
    brannoc = who["brannoc"]
    assert (brannoc["hp"], brannoc["max_hp"], brannoc["temp_hp"]) == (31, 47, 9)
    assert brannoc["negative_levels"]["temporary"] == 1
    assert who["wight"]["temp_hp"] == 5
    assert who["ysolde"]["abilities"]["str"]["damage"] == 2
    assert who["corvin"]["conditions"] == ["prone"]
    assert who["ogre"]["conditions"] == ["shaken", "staggered"]
    slow = next(effect for effect in now["effects"] if effect["source"] == "Corvin")
    assert slow["remaining_rounds"] == 4
    assert slow["targets"] == {names["hobgoblin"]: "affected", names["ogre"]: "affected", names["cultist"]: "saved"}


def test_changes_of_size_come_out_right() -> None:
    add = commands.AddCombatant(creature=catalogue.creature_named("guard"), initiative=10)
    before = snapshot(played([add]).state, [], [])["combatants"]["Guard"]["figures"]
    for key, changes in (
        # Strength and Dexterity, size on attacks and AC, special size on CMB and CMD
        (
            "enlarge person",
            {"ac": -2, "touch": -2, "melee": 0, "ranged": -2, "cmb": 2, "cmd": 1, "ref": -1, "init": -1},
        ),
        ("reduce person", {"ac": 2, "touch": 2, "melee": 0, "ranged": 2, "cmb": -2, "cmd": -1, "ref": 1, "init": 1}),
    ):
        entry = catalogue.effect(key)
        assert entry is not None
        given = entry.fields(Casting(level=5))
        effect = msgspec.convert({**given, "name": key, "targets": ["Guard"]}, commands.ApplyEffect)
        after = snapshot(played([add, effect]).state, [], [])["combatants"]["Guard"]["figures"]
        assert {name: after[name] - before[name] for name in changes} == changes
