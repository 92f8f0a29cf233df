"""The ready-made creatures of ``resources/creatures``: their figures agree with each other, in both languages."""

from __future__ import annotations

import json
import re
from collections import Counter
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final

import msgspec
import pytest

from encounter_tracker.rules.creature import SIZE_MODIFIERS, SPECIAL_SIZE_MODIFIERS, Creature, modifier
from encounter_tracker.rules.figures import SKILL_ABILITIES
from encounter_tracker.rules.vocabulary import ABILITIES
from encounter_tracker.rules.weapons import read_weapon
from encounter_tracker.support import catalogue
from encounter_tracker.support.catalogue import SampleCreature
from encounter_tracker.support.resources import resource
from encounter_tracker.support.search import words_of
from encounter_tracker.support.spells import spells
from encounter_tracker.viewmodels.affliction_block import blocks_of

if TYPE_CHECKING:
    from collections.abc import Iterator

FILES = sorted(file.name for file in resource("creatures", "samples.json").parent.glob("*.json"))
RAW: Final[dict[str, Any]] = {name: json.loads(resource("creatures", name).read_bytes()) for name in FILES}
NEW = [name for name in FILES if name != "samples.json"]
ENTRIES = [(name, entry) for name in NEW for entry in RAW[name]["creatures"]]
CREATURES = [msgspec.convert(entry, SampleCreature) for _, entry in ENTRIES]
EVERYBODY = [entry for name in FILES for entry in RAW[name]["creatures"]]

CHALLENGES: Final = ("1/8", "1/6", "1/4", "1/3", "1/2", *(str(number) for number in range(1, 21)))
XP: Final = dict(
    zip(
        CHALLENGES,
        (50, 65, 100, 135, 200, *(base << step for step in range(10) for base in (400, 600))),
        strict=True,
    ),
)
#: Faces of the Hit Dice, quarters of a base attack bonus a die, good saves (None: not the same for all).
TYPES: Final[dict[str, tuple[int, int, str | None]]] = {
    "aberration": (8, 3, "will"),
    "animal": (8, 3, None),
    "construct": (10, 4, ""),
    "dragon": (12, 4, "fort ref will"),
    "fey": (6, 2, "ref will"),
    "humanoid": (8, 3, None),
    "magical beast": (10, 4, "fort ref"),
    "monstrous humanoid": (10, 4, "ref will"),
    "ooze": (8, 3, ""),
    "outsider": (10, 4, None),
    "plant": (8, 3, "fort"),
    "undead": (8, 3, "will"),
    "vermin": (8, 3, "fort"),
}
#: The same of the classes, by the faces of their Hit Dice.
CLASS_QUARTERS: Final = {6: 2, 8: 3, 10: 4, 12: 4}
SAVE_FEATS: Final = {"fort": "Great Fortitude", "ref": "Lightning Reflexes", "will": "Iron Will"}
#: Figures that are not what the others make of them: creature and figure, the reason, the difference.
EXCEPTIONS: Final[dict[tuple[str, str], tuple[str, int]]] = {
    **{("nymph", save): ("unearthly grace: the Charisma bonus", 7) for save in SAVE_FEATS},
    **{("ghaele-azata", save): ("its constant holy aura", 4) for save in ("fort", "will")},
    **{("nalfeshnee", save): ("its constant unholy aura", 4) for save in SAVE_FEATS},
    **{("marilith", save): ("its constant unholy aura", 4) for save in SAVE_FEATS},
    **{("balor", save): ("its constant unholy aura", 4) for save in SAVE_FEATS},
    **{("night-hag", save): ("the heartstone", 2) for save in SAVE_FEATS},
    ("vampire", "will"): ("a cloak of resistance +3", 3),
    ("archmage", "will"): ("a cloak of resistance +3", 3),
    ("paladin", "fort"): ("divine grace", 3),
    ("paladin", "will"): ("divine grace", 3),
}


def ids(sample: SampleCreature) -> str:
    return sample.key


def excepted(sample: SampleCreature, figure: str) -> int:
    return EXCEPTIONS.get((sample.key, figure), ("", 0))[1]


def scores(creature: Creature) -> dict[str, int]:
    return {ability: modifier(creature.score(ability)) for ability in ABILITIES}


def parts_of_ac(creature: Creature) -> dict[str, int]:
    parts = [re.fullmatch(r"([+-]\d+) ([a-zA-Z]+)", part) for part in creature.ac.notes.split(", ") if part]
    assert all(parts), creature.ac.notes
    return {part[2]: int(part[1]) for part in parts if part}


def dice_of(creature: Creature) -> list[tuple[int, int]]:
    assert re.fullmatch(r"\d+d\d+(?:\+\d+d\d+)*(?:[+-]\d+)?", creature.hp_formula), creature.hp_formula
    return [(int(number), int(faces)) for number, faces in re.findall(r"(\d+)d(\d+)", creature.hp_formula)]


def racial(creature: Creature) -> bool:
    """Whether all Hit Dice are those of the creature's type: no class levels."""
    return all(faces == TYPES[creature.type][0] for _, faces in dice_of(creature))


@pytest.mark.parametrize("name", NEW)
def test_files_are_sorted_and_laid_out_alike(name: str) -> None:
    raw = RAW[name]
    assert list(raw) == ["terms", "creatures"]
    assert list(raw["terms"]) == sorted(raw["terms"], key=str.lower)
    order = [(Fraction(str(entry["creature"]["cr"])), entry["key"]) for entry in raw["creatures"]]
    assert order == sorted(order)
    assert all(len(line) <= 400 for line in resource("creatures", name).read_text(encoding="utf-8").splitlines())


def test_keys_and_names_are_unique() -> None:
    keys = [entry["key"] for entry in EVERYBODY]
    for found in (keys, *([words_of(entry["names"][code]) for entry in EVERYBODY] for code in ("en", "fr"))):
        assert [name for name, number in Counter(found).items() if number > 1] == []


def test_all_are_in_the_catalogue() -> None:
    assert {sample.key for sample in catalogue.sample_creatures()} >= {entry["key"] for entry in EVERYBODY}


def test_there_are_enough_of_every_challenge_rating() -> None:
    assert len(EVERYBODY) >= 200
    found = Counter(str(entry["creature"]["cr"]) for entry in EVERYBODY)
    assert set(XP) - set(found) == set()
    assert all(found[str(cr)] >= 5 for cr in range(1, 14))
    assert len({entry["creature"]["type"] for entry in EVERYBODY}) == len(TYPES)


@pytest.mark.parametrize("sample", CREATURES, ids=ids)
def test_texts(sample: SampleCreature) -> None:
    creature = sample.creature
    assert sample.key == re.sub(r"[^a-z0-9]+", "-", sample.names.en.lower().replace("'", "")).strip("-")
    assert creature.name == sample.names.en
    assert sample.tags
    assert len(set(sample.tags)) == len(sample.tags)
    assert set(sample.special_fr) == {name for name, text in creature.special.items() if text}
    for english, french in (
        (sample.names.en, sample.names.fr),
        *((str(text), sample.special_fr[name]) for name, text in creature.special.items() if text),
    ):
        assert english.strip() == english != ""
        assert french.strip() == french != ""
        assert "'" not in french
        assert not re.search(r" [:;?!%»]|« ", french), french
        assert not re.search(r"(?<![\w\d+])-\d", english + french), english
        assert len(english) <= 160, english
        assert not re.search(r"\b(?:DC|ft|the|and|negates|half|save|hit|rounds?\b.*\bWill)\b", french), french


@pytest.mark.parametrize("sample", CREATURES, ids=ids)
def test_hit_points(sample: SampleCreature) -> None:
    creature = sample.creature
    dice = dice_of(creature)
    assert creature.hit_dice == sum(number for number, _ in dice)
    bonus = re.search(r"[+-]\d+$", creature.hp_formula)
    twice = sum(number * (faces + 1) for number, faces in dice)
    if "class-levels" in sample.tags:
        twice += dice[0][1] - 1
    assert creature.hp == max(1, twice // 2 + int(bonus[0] if bonus else 0)) + excepted(sample, "hp")
    assert creature.xp == XP[str(creature.cr)]


@pytest.mark.parametrize("sample", CREATURES, ids=ids)
def test_armor_class(sample: SampleCreature) -> None:
    creature = sample.creature
    parts = parts_of_ac(creature)
    assert set(parts) <= {
        "armor",
        "deflection",
        "Dex",
        "dodge",
        "insight",
        "luck",
        "natural",
        "profane",
        "shield",
        "size",
    }
    assert list(parts) == sorted(parts, key=str.lower)
    assert 0 not in parts.values()
    worn = {"armor", "shield"} & set(parts)
    dexterity = scores(creature)["dex"]
    assert parts.get("Dex", 0) == dexterity or (worn and 0 <= parts.get("Dex", 0) < dexterity)
    assert parts.get("size", 0) == SIZE_MODIFIERS[creature.size]
    assert creature.ac.total == 10 + sum(parts.values())
    assert creature.ac.touch == 10 + sum(v for k, v in parts.items() if k not in {"armor", "shield", "natural"})
    assert creature.ac.flat_footed == creature.ac.total - max(0, parts.get("Dex", 0)) - parts.get("dodge", 0)


@pytest.mark.parametrize("sample", CREATURES, ids=ids)
def test_combat_maneuvers(sample: SampleCreature) -> None:
    creature = sample.creature
    if "swarm" in creature.subtypes:
        assert (creature.cmb, creature.cmd) == (None, None)
        assert "swarm traits" in creature.immune
        return
    score, parts = scores(creature), parts_of_ac(creature)
    special_size = SPECIAL_SIZE_MODIFIERS[creature.size]
    nimble = creature.abilities["str"] is None or special_size <= -2 or "Agile Maneuvers" in creature.feats
    assert creature.cmb == creature.bab + score["dex" if nimble else "str"] + special_size + excepted(sample, "cmb")
    extra = sum(parts.get(name, 0) for name in ("deflection", "dodge", "insight", "luck", "profane"))
    trained = creature.hit_dice - creature.bab if "Defensive Combat Training" in creature.feats else 0
    cmd = 10 + creature.bab + score["str"] + score["dex"] + special_size + extra + trained
    assert creature.cmd == cmd + excepted(sample, "cmd")


@pytest.mark.parametrize("sample", CREATURES, ids=ids)
def test_base_attack_and_initiative(sample: SampleCreature) -> None:
    creature = sample.creature
    assert creature.hit_dice // 2 <= creature.bab <= creature.hit_dice
    kinds = {faces for _, faces in dice_of(creature)}
    if racial(creature):
        assert creature.bab == creature.hit_dice * TYPES[creature.type][1] // 4
    elif len(kinds) == 1:
        assert creature.bab == creature.hit_dice * CLASS_QUARTERS[kinds.pop()] // 4
    quick = 4 if "Improved Initiative" in creature.feats else 0
    assert creature.init == scores(creature)["dex"] + quick + excepted(sample, "init")


@pytest.mark.parametrize("sample", CREATURES, ids=ids)
def test_saves(sample: SampleCreature) -> None:
    creature = sample.creature
    score = scores(creature)
    life = score["cha"] if creature.type == "undead" else score["con"]
    poor, good = creature.hit_dice // 3, 2 + creature.hit_dice // 2
    good_ones = TYPES[creature.type][2]
    for save, from_ability in (("fort", life), ("ref", score["dex"]), ("will", score["wis"])):
        base = getattr(creature.saves, save) - from_ability - (2 if SAVE_FEATS[save] in creature.feats else 0)
        base -= excepted(sample, save)
        if not racial(creature):
            assert poor - 1 <= base <= good + 2, save
        elif good_ones is None:
            assert base in {poor, good}, save
        else:
            assert base == (good if save in good_ones.split() else poor), save


@pytest.mark.parametrize("sample", CREATURES, ids=ids)
def test_attacks(sample: SampleCreature) -> None:
    creature = sample.creature
    assert creature.attacks
    score = scores(creature)
    top = creature.bab + max(score["str"], score["dex"]) + SIZE_MODIFIERS[creature.size]
    for attack in creature.attacks:
        assert attack.types or attack.name == "light ray"
        assert bool(attack.bonus) is (attack.name != "swarm")  # that hits by itself
        assert max(attack.bonus, default=0) <= top + 6, attack.name
        assert not attack.damage or re.fullmatch(r"\d+(d\d+)?([+-]\d+)?", attack.damage), attack.damage
        assert attack.damage or attack.properties, attack.name
        weapon = read_weapon(attack)
        assert (weapon.dice is not None) == bool(attack.damage)
    best = max(max(attack.bonus, default=0) for attack in creature.attacks)
    assert "swarm" in creature.subtypes or best >= top - 8


@pytest.mark.parametrize("sample", CREATURES, ids=ids)
def test_the_rest_is_complete(sample: SampleCreature) -> None:
    creature = sample.creature
    assert list(creature.abilities) == list(ABILITIES)
    assert creature.alignment in {"LG", "NG", "CG", "LN", "N", "CN", "LE", "NE", "CE"}
    assert creature.type in TYPES
    assert list(creature.subtypes) == sorted(creature.subtypes)
    assert list(creature.feats) == sorted(creature.feats)
    assert list(creature.skills) == sorted(creature.skills)
    for skill in creature.skills:
        assert skill.split(" (")[0].lower() in SKILL_ABILITIES
    assert creature.space
    assert creature.reach is not None
    assert creature.speed
    assert set(creature.speed) <= {"land", "fly", "climb", "swim", "burrow"}
    assert ("fly" in creature.speed) == bool(creature.maneuverability)
    for spell in creature.spells:
        assert spell["cl"] <= creature.caster_level
        assert spell["kind"] in {"spell", "spell-like"}
        assert ("level" in spell) == (spell["kind"] == "spell")
        assert spell.get("per_day", 1) in {"at will", "constant", *range(1, 30)}
        assert 10 <= spell.get("dc", 10) <= 40


def tokens(creature: Creature) -> Iterator[str]:
    for attack in creature.attacks:
        yield attack.name
        yield from attack.types
        yield from (text for text in attack.properties if not re.fullmatch(r"x\d|\d\d-20", text))
    yield from (reduction.bypass for reduction in creature.dr if reduction.bypass != "—")
    yield from (*creature.skills, *creature.feats, *creature.special, *creature.resist)
    yield from (*creature.immune, *creature.vulnerable, *creature.auras, *creature.weaknesses, *creature.defensive)
    yield from creature.regeneration.stopped_by if creature.regeneration is not None else ()
    yield from (spell["name"] for spell in creature.spells)
    yield from (creature.type, *creature.subtypes)


@pytest.fixture(scope="module")
def known() -> set[str]:
    words = json.loads(resource("catalogue", "words.json").read_bytes())
    found = {word for section in words.values() for word in section}
    found |= {word for raw in RAW.values() for word in raw["terms"]}
    return found | {entry.key for entry in catalogue.effects()} | {entry.key for entry in spells()}


@pytest.mark.parametrize(("name", "entry"), ENTRIES, ids=[entry["key"] for _, entry in ENTRIES])
def test_every_word_has_french(name: str, entry: dict[str, Any], known: set[str]) -> None:
    sample = msgspec.convert(entry, SampleCreature)
    assert [token for token in (*tokens(sample.creature), *sample.tags) if token not in known] == [], name


def test_words_are_read_back_as_themselves() -> None:
    used = {token for sample in CREATURES for token in tokens(sample.creature)}
    assert [word for word in used if catalogue.token(catalogue.term(word, "fr"), "fr") != word] == []


def test_terms_are_needed_and_lead_back() -> None:
    used = {token for sample in CREATURES for token in (*tokens(sample.creature), *sample.tags)}
    shown: dict[str, str] = {}
    for name in NEW:
        for word, french in RAW[name]["terms"].items():
            assert word in used, word
            assert french.strip() == french != ""
            assert "'" not in french
            assert shown.setdefault(word, french) == french, word
            assert catalogue.term(catalogue.token(french, "fr"), "fr") == french


@pytest.mark.parametrize("sample", CREATURES, ids=ids)
def test_afflictions_are_read_alike_in_both_languages(sample: SampleCreature) -> None:
    english = dict(blocks_of(sample.creature.special))
    french = dict(blocks_of(sample.block("fr").special))
    assert list(english) == list(french)
    for name, form in english.items():
        other = french[name]
        assert (form.save, form.dc, form.effect, form.cure) == (other.save, other.dc, other.effect, other.cure)
        assert (form.every, form.times, form.exposure) == (other.every, other.times, other.exposure)
        assert form.dc
        assert form.effect
    riders = {rider for attack in sample.creature.attacks for rider in read_weapon(attack).riders}
    if {"poison", "disease"} & riders:
        assert english


@pytest.mark.parametrize("exception", sorted(EXCEPTIONS), ids="-".join)
def test_exceptions_are_needed(exception: tuple[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    sample = next(sample for sample in CREATURES if sample.key == exception[0])
    reason, _ = EXCEPTIONS[exception]
    assert reason
    monkeypatch.delitem(EXCEPTIONS, exception)
    with pytest.raises(AssertionError):
        CHECKS[exception[1]](sample)


CHECKS: Final = {
    "hp": test_hit_points,
    "cmb": test_combat_maneuvers,
    "cmd": test_combat_maneuvers,
    "init": test_base_attack_and_initiative,
    **dict.fromkeys(SAVE_FEATS, test_saves),
}
