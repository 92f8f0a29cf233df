"""The form with all fields: what is typed, what it becomes, what is wrong with it."""

from __future__ import annotations

import msgspec
import pytest

from encounter_tracker.encounter import commands as c
from encounter_tracker.rules.creature import Attack, DamageReduction, Regeneration
from encounter_tracker.session.model import EncounterModel
from encounter_tracker.viewmodels import combatant_parse as parse
from encounter_tracker.viewmodels.combatant_edit import edit_command
from encounter_tracker.viewmodels.combatant_fields import edit_form
from encounter_tracker.viewmodels.texts.language import set_language
from tests.viewmodels.combatant_fight import do, started


def values(model: EncounterModel, who: str) -> dict[str, str]:
    return {field.key: field.value for group in edit_form(model.state, who) for field in group.fields}


def change(who: str = "c1", **typed: str) -> tuple[dict[str, object], dict[str, str]]:
    """What the command sets for what was typed, dots written as two underscores, and the mistakes."""
    model = started()
    form = values(model, who) | {key.replace("__", "."): text for key, text in typed.items()}
    command, mistakes = edit_command(model.state, who, form)
    return (command.set if command is not None else {}), mistakes


@pytest.mark.parametrize("who", ["c1", "c2", "c3"])
def test_an_untouched_form_changes_nothing(who: str):
    model = started()
    assert edit_command(model.state, who, values(model, who)) == (None, {})


def test_spaces_that_do_not_break_come_back_as_others_and_change_nothing():
    """A field of several lines gives plain spaces back, where French has others before a colon."""
    model = started()
    special = {"Éventration": "les deux griffes touchent\u00a0: 1d6+7 de plus"}
    do(model, c.EditCombatant(who="c1", set={"special": special}))
    form = {key: text.replace("\u00a0", " ") for key, text in values(model, "c1").items()}
    assert edit_command(model.state, "c1", form) == (None, {})
    command, _ = edit_command(model.state, "c1", form | {"name": "Chef"})
    assert command is not None
    assert command.set == {"name": "Chef"}


@pytest.mark.parametrize("who", ["c1", "c2", "c3"])
def test_every_field_is_read_back_as_it_was_written(who: str):
    """Each field, marked as changed by a space that means nothing, gives the value there is."""
    model = started()
    before = model.state.combatants[who]
    for key, text in values(model, who).items():
        if not text or key in {"hidden", "flying", "swimming", "by_hand", "current_hp", "temp_hp", "nonlethal", "hp"}:
            continue
        form = values(model, who) | {key: f"{text},"} if key in {"skills", "feats", "resist"} else None
        if form is None:
            continue
        command, mistakes = edit_command(model.state, who, form)
        assert not mistakes, key
        if command is not None:
            do(model, command)
    assert model.state.combatants[who].creature == before.creature


def test_what_changes_is_one_command():
    assert change(name="Brannoc the Bold", ac__total="25", saves__fort="+11", abilities__str="20") == (
        {
            "name": "Brannoc the Bold",
            "ac": {"total": 25},
            "saves": {"fort": 11},
            "abilities": {"str": 20},
        },
        {},
    )


@pytest.mark.parametrize(
    ("typed", "wanted"),
    [
        ({"side": "foes"}, {"side": "foes"}),
        ({"size": "small"}, {"size": "small"}),
        ({"hidden": "1"}, {"hidden": True}),
        ({"initiative": "22"}, {"initiative": 22}),
        ({"current_hp": "−4"}, {"current_hp": -4}),
        ({"temp_hp": "8"}, {"temp_hp": 8}),
        ({"nonlethal": "4"}, {"nonlethal": 4}),
        ({"nonlethal": ""}, {}),
        ({"feats": "Power Attack;"}, {}),
        ({"hp": "60"}, {"hp": 60}),
        ({"level": ""}, {"level": None}),
        ({"cr": "1/2"}, {"cr": "1/2"}),
        ({"cr": "7"}, {"cr": 7}),
        ({"cr": ""}, {"cr": None}),
        ({"abilities__int": "—"}, {"abilities": {"int": None}}),
        ({"ac__touch": ""}, {"ac": {"touch": None}}),
        ({"speed__land": "30"}, {"speed": {"land": 30}}),
        ({"speed__fly": "60"}, {"speed": {"fly": 60}}),
        ({"senses__darkvision": ""}, {"senses": {"darkvision": 0}}),
        ({"senses__scent": "1"}, {"senses": {"scent": True}}),
        ({"sr": "17"}, {"sr": 17}),
        ({"subtypes": "dwarf, human"}, {"subtypes": ["dwarf", "human"]}),
        ({"immune": "feu, undead traits"}, {"immune": ["fire", "undead traits"]}),
        ({"vulnerable": "cold"}, {"vulnerable": ["cold"]}),
        ({"resist": "fire 10, froid 5"}, {"resist": {"fire": 10, "cold": 5}}),
        ({"dr": "10/magic; 5/- (Ex)"}, {"dr": [
            {"amount": 10, "bypass": "magic", "kind": "supernatural"},
            {"amount": 5, "bypass": "—", "kind": "extraordinary"},
        ]}),
        ({"regeneration": "5 (fire, acide)"}, {"regeneration": {"amount": 5, "stopped_by": ["fire", "acid"]}}),
        ({"fast_healing": "3"}, {"fast_healing": 3}),
        ({"skills": "Climb +8, Stealth +3"}, {"skills": {"Climb": 8, "Stealth": 3, "Perception": None}}),
        ({"special": "Hardy: +2\nRage: 5 rounds"}, {"special": {"Hardy": "+2", "Rage": "5 rounds", "Stability": None}}),
        ({"feats": "Power Attack, Cleave"}, {"feats": ["Power Attack", "Cleave"]}),
        ({"spells": ""}, {"spells": []}),
        ({"note": "hates elves"}, {"note": "hates elves"}),
    ],
)  # fmt: skip
def test_each_kind_of_field(typed: dict[str, str], wanted: dict[str, object]):
    assert change(**typed) == (wanted, {})


@pytest.mark.parametrize(
    ("typed", "field", "words"),
    [
        ({"name": " "}, "name", "needs a name"),
        ({"ac__total": "many"}, "ac.total", "whole number"),
        ({"hit_dice": "-1"}, "hit_dice", "from 0"),
        ({"abilities__str": "x"}, "abilities.str", "whole number"),
        ({"speed__land": "fast"}, "speed.land", "distance in ft"),
        ({"speed__land": "-5"}, "speed.land", "not negative"),
        ({"resist": "fire"}, "resist", "needs a number"),
        ({"resist": "friends 5"}, "resist", "no energy"),
        ({"dr": "lots"}, "dr", "no reduction"),
        ({"regeneration": "some"}, "regeneration", "not understood"),
        ({"skills": "Climb"}, "skills", "needs a number"),
        ({"attacks": "(1d6)"}, "attacks", "not understood"),
    ],
)
def test_a_mistake_is_told_at_its_field_and_nothing_changes(typed: dict[str, str], field: str, words: str):
    wanted, mistakes = change(**typed, xp="900")
    assert wanted == {}
    assert list(mistakes) == [field]
    assert words in mistakes[field]


def test_the_first_speed_of_a_block_without_any_keeps_the_one_on_land():
    assert change("c3", speed__fly="60") == ({"speed": {"land": 30, "fly": 60}}, {})


def test_the_dead_have_no_current_hit_points_to_set():
    model = started()
    do(model, c.Kill(target="Brannoc"))
    assert "current_hp" not in values(model, "c1")


def test_metres_are_typed_in_french():
    set_language("fr")
    try:
        assert change(speed__land="9", senses__darkvision="7,5") == (
            {"speed": {"land": 30}, "senses": {"darkvision": 25}},
            {},
        )
    finally:
        set_language("en")


def test_the_command_does_what_was_typed():
    model = started()
    form = values(model, "c1") | {"skills": "Stealth +3", "special": "Rage", "temp_hp": "5", "current_hp": "31"}
    command, _ = edit_command(model.state, "c1", form)
    assert command is not None
    do(model, command)
    combatant = model.state.combatants["c1"]
    assert combatant.creature.skills == {"Stealth": 3}
    assert combatant.creature.special == {"Rage": ""}
    assert (combatant.temp_hp, combatant.wounds) == ({"": 5}, 27)
    do(model, c.Undo())
    assert model.state.combatants["c1"].creature.skills == {"Climb": 8, "Perception": 6}


# ---- attacks ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        (
            "melee +1 longsword +12/+7 (1d8+8, slashing, 19-20)",
            {
                "name": "+1 longsword", "kind": "melee", "bonus": [12, 7], "damage": "1d8+8", "types": ["slashing"],
                "properties": ["19-20"],
            },
        ),
        (
            "ranged longbow +7",
            {"name": "longbow", "kind": "ranged", "bonus": [7], "damage": "", "types": [], "properties": []},
        ),
        (
            "distance arc long −1 (1d8, perforant)",
            {
                "name": "arc long", "kind": "ranged", "bonus": [-1], "damage": "1d8", "types": ["piercing"],
                "properties": [],
            },
        ),
        ("bite", {"name": "bite", "kind": "melee", "bonus": [], "damage": "", "types": [], "properties": []}),
        (
            "touch +4 (fire)",
            {"name": "touch", "kind": "melee", "bonus": [4], "damage": "", "types": ["fire"], "properties": []},
        ),
    ],
)  # fmt: skip
def test_an_attack_in_one_line(line: str, wanted: dict[str, object]):
    assert parse.parse_attacks(f"\n{line}\n") == [wanted]


def test_attacks_are_read_back_as_written():
    attacks = (
        Attack(name="claw", bonus=(9, 9), damage="1d6+5", types=("slashing",), properties=("magic", "plus grab")),
        Attack(name="rock", kind="ranged", bonus=(6,), damage="1d8+5", types=("bludgeoning",)),
        Attack(name="gaze"),
    )
    read = parse.parse_attacks(parse.attacks_text(attacks))
    assert msgspec.convert(read, tuple[Attack, ...]) == attacks


def test_reductions_are_read_back_as_written():
    reductions = (DamageReduction(amount=10, bypass="cold iron"), DamageReduction(amount=5, kind="extraordinary"))
    read = parse.parse_reductions(parse.reductions_text(reductions))
    assert tuple(DamageReduction(**one) for one in read) == reductions
    assert parse.parse_reductions("—") == []


def test_regeneration_is_read_back_as_written():
    there = Regeneration(amount=5, stopped_by=("fire", "acid"))
    read = parse.parse_regeneration(parse.regeneration_text(there))
    assert read == {"amount": 5, "stopped_by": ["fire", "acid"]}
    assert (parse.parse_regeneration("—"), parse.regeneration_text(None)) == (None, "")


def test_commas_in_brackets_do_not_cut():
    assert parse.parse_words("Weapon Focus (axe, throwing); Cleave") == ["Weapon Focus (axe, throwing)", "Cleave"]


def test_the_miss_chance_of_one_unseen_can_only_be_lowered():
    assert change(unseen_miss="20") == ({"unseen_miss": 20}, {})
    assert change(unseen_miss="60") == ({}, {"unseen_miss": "50 at most: it can only be lowered"})


FURTHER = {
    "alignment": "CE",
    "hardness": "10",
    "maneuverability": "good",
    "senses__others": "lifesense, thoughtsense (30 ft.)",
    "senses__true_seeing": "1",
    "senses__by_sound": "1",
    "auras": "fear, stench",
    "defensive": "evasion",
    "weaknesses": "light blindness",
    "languages": "Common, telepathy",
    "notes": "first\nsecond",
    "spells": "spell-like, caster level 7, 3/day: haste, fear (DC 15)\nbless",
}


def test_further_fields_of_the_block():
    wanted, mistakes = change(**FURTHER)
    assert mistakes == {}
    assert wanted == {
        "alignment": "CE",
        "hardness": 10,
        "maneuverability": "good",
        "senses": {"others": ["lifesense", "thoughtsense (30 ft.)"], "true_seeing": True, "by_sound": True},
        "auras": ["fear", "stench"],
        "defensive": ["evasion"],
        "weaknesses": ["light blindness"],
        "languages": ["Common", "telepathy"],
        "notes": "first\nsecond",
        "spells": [
            {"name": "haste", "kind": "spell-like", "cl": 7, "per_day": 3},
            {"name": "fear", "kind": "spell-like", "cl": 7, "per_day": 3, "dc": 15},
            "bless",
        ],
    }


def test_what_was_typed_there_is_kept_and_shown_again():
    model = started()
    typed = {key.replace("__", "."): text for key, text in FURTHER.items()}
    command, _ = edit_command(model.state, "c1", values(model, "c1") | typed)
    assert command is not None
    do(model, command)
    assert {key: values(model, "c1")[key] for key in typed} == typed


def test_every_field_of_a_stat_block_can_be_edited():
    creature = msgspec.structs.fields(started().state.combatants["c1"].creature)
    keys = {key.partition(".")[0] for key in values(started(), "c1")}
    assert {field.name for field in creature} <= keys


def test_another_way_to_move_or_to_fly_stays():
    model = started()
    do(model, c.EditCombatant(who="c1", set={"speed": {"jet": 60}, "maneuverability": "like a stone"}))
    form = values(model, "c1")
    assert (form["speed.jet"], form["maneuverability"]) == ("60", "like a stone")
