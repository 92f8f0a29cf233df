from __future__ import annotations

from typing import Any

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from encounter_tracker.encounter.commands import AnyCommand
from encounter_tracker.rules.creature import Creature
from encounter_tracker.session.model import EncounterModel
from encounter_tracker.support.catalogue import sample_creatures
from encounter_tracker.support.dice import Dice
from encounter_tracker.viewmodels.add_command import (
    AddChoices,
    add_command,
    live_line,
    mistakes_of,
    names_of,
    read_count,
)
from encounter_tracker.viewmodels.add_form import AddViewModel
from encounter_tracker.viewmodels.add_hand import by_hand, implied_weaknesses, more_form, needed_form, weakness_text
from encounter_tracker.viewmodels.bridge import EncounterBridge
from encounter_tracker.viewmodels.texts.language import set_language

GOBLIN = Creature(name="Goblin", hit_dice=1, hp=6, hp_formula="1d10+1")
TWO = "2 × Goblin: Goblin 1…2"
PLAIN = Creature(name="Ooze", hit_dice=2, hp=9)


class Adding:
    """An empty encounter, its bridge and the view-model."""

    def __init__(self, **how: Any) -> None:
        self.bridge = EncounterBridge(EncounterModel(Dice(1)))
        self.vm = AddViewModel(self.bridge, **how)
        self.vm.begin()

    def do(self, do: str, **fields: Any) -> None:
        self.bridge.dispatch(msgspec.convert({"do": do, **fields}, AnyCommand))

    def names(self) -> list[str]:
        return [who.name for who in self.bridge.state.present]

    def hits(self) -> list[str]:
        return [hit.name for hit in self.vm.view.hits]

    @property
    def last(self) -> Any:
        step = self.bridge.model.undo_step
        assert step is not None
        return step.command


@pytest.fixture
def adding(qtbot: QtBot) -> Adding:
    return Adding()


# --- what is typed ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "count", "name"),
    [
        ("gob", "", "gob"),
        ("6 gob", "6", "gob"),
        ("gob 6", "6", "gob"),
        ("6x gob", "6", "gob"),
        ("6 × gob", "6", "gob"),
        ("gob x6", "6", "gob"),
        ("gob x 6", "6", "gob"),
        ("  dire   wolf  2 ", "2", "dire wolf"),
        ("6", "6", ""),
        ("", "", ""),
        ("gob6", "", "gob6"),
        ("6 guard 2", "6", "guard 2"),
        ("12345 gob", "", "12345 gob"),
    ],
)
def test_a_count_and_a_name(text: str, count: str, name: str):
    assert read_count(text) == (count, name)


# --- the command -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("choices", "fields"),
    [
        (AddChoices(), {"side": "foes", "count": 1, "hp": "average", "initiative": None, "roll": None, "name": None}),
        (AddChoices(side="party", count="6"), {"side": "party", "count": 6}),
        (AddChoices(hp="roll"), {"hp": "roll"}),
        (AddChoices(hp="typed", hp_text=" 12 "), {"hp": 12}),
        (AddChoices(hp="roll", hp_text="12"), {"hp": "roll"}),
        (AddChoices(initiative="typed", initiative_text="−2"), {"initiative": -2, "roll": None}),
        (AddChoices(initiative="all"), {"initiative": None, "roll": 7}),
        (AddChoices(initiative="each", initiative_text="5"), {"initiative": None, "roll": None}),
        (AddChoices(name="  Grosh "), {"name": "Grosh"}),
        (AddChoices(hidden=True, flying=True), {"hidden": True, "flying": True, "swimming": False}),
    ],
)
def test_choices_become_fields(choices: AddChoices, fields: dict[str, Any]):
    command = add_command(GOBLIN, choices, die=7)
    assert {name: getattr(command, name) for name in fields} == fields
    assert command.creature == GOBLIN
    assert not command.by_hand


def test_what_has_no_dice_is_not_rolled():
    assert add_command(PLAIN, AddChoices(hp="roll")).hp == "average"


@pytest.mark.parametrize(
    ("choices", "wrong"),
    [
        (AddChoices(), set()),
        (AddChoices(count="0"), {"count"}),
        (AddChoices(count="100"), {"count"}),
        (AddChoices(count=""), {"count"}),
        (AddChoices(count="many"), {"count"}),
        (AddChoices(hp="typed"), {"hp"}),
        (AddChoices(hp="typed", hp_text="0"), {"hp"}),
        (AddChoices(hp="average", hp_text="x"), set()),
        (AddChoices(initiative="typed", initiative_text="fast"), {"initiative"}),
        (AddChoices(initiative="typed", initiative_text="-5"), set()),
        (AddChoices(initiative="each", initiative_text="fast"), set()),
    ],
)
def test_what_is_wrong_beside(choices: AddChoices, wrong: set[str]):
    assert set(mistakes_of(choices)) == wrong
    assert all(mistakes_of(choices).values())


@pytest.mark.parametrize(
    ("creature", "choices", "line"),
    [
        (GOBLIN, AddChoices(), "Goblin: 6 hp, initiative rolled at the start"),
        (GOBLIN, AddChoices(count="6"), "6 × Goblin: Goblin 1…6, 6 hp each, initiative rolled at the start"),
        (GOBLIN, AddChoices(hp="roll"), "Goblin: 1d10+1 hp rolled, initiative rolled at the start"),
        (GOBLIN, AddChoices(hp="roll", count="2"), f"{TWO}, 1d10+1 hp rolled for each, initiative rolled at the start"),
        (PLAIN, AddChoices(hp="roll"), "Ooze: 9 hp, initiative rolled at the start"),
        (GOBLIN, AddChoices(hp="typed", hp_text="4"), "Goblin: 4 hp, initiative rolled at the start"),
        (GOBLIN, AddChoices(initiative="typed", initiative_text="12"), "Goblin: 6 hp, initiative 12"),
        (GOBLIN, AddChoices(initiative="all", count="2"), f"{TWO}, 6 hp each, one initiative roll for all"),
        (GOBLIN, AddChoices(initiative="all"), "Goblin: 6 hp, initiative rolled"),
        (GOBLIN, AddChoices(name="X", hidden=True), "X: 6 hp, initiative rolled at the start, hidden from the players"),
    ],
)  # fmt: skip
def test_what_enter_would_add(adding: Adding, creature: Creature, choices: AddChoices, line: str):
    assert live_line(adding.bridge.state, creature, choices) == line


def test_once_the_fight_runs_initiative_is_rolled_at_once(adding: Adding):
    adding.do("add", creature={"name": "Ogre", "hit_dice": 4, "hp": 30})
    adding.do("start")
    state = adding.bridge.state
    assert live_line(state, GOBLIN, AddChoices()) == "Goblin: 6 hp, initiative rolled"
    assert live_line(state, GOBLIN, AddChoices(count="2")).endswith("initiative rolled for each")


def test_names_go_on_from_those_in_use(adding: Adding):
    adding.do("add", creature={"name": "Goblin", "hit_dice": 1, "hp": 6}, count=3)
    assert names_of(adding.bridge.state, "Goblin", 2, typed=False) == "Goblin 4…5"
    assert names_of(adding.bridge.state, "Goblin", 1, typed=True) == "Goblin"


# --- finding and adding ----------------------------------------------------------------------------------------------


def test_gob_and_enter_add_a_goblin(adding: Adding, qtbot: QtBot):
    adding.vm.set_text("gob")
    assert adding.hits() == ["Goblin", "Goblin dog", "Bugbear", "Hobgoblin", "“gob” by hand"]
    assert (adding.vm.view.current, adding.vm.view.button) == (0, "Add Goblin")
    with qtbot.waitSignal(adding.vm.added):
        assert adding.vm.add()
    assert adding.names() == ["Goblin"]
    assert adding.last.side == "foes"
    assert not adding.last.by_hand


def test_six_gob_adds_six_in_one_step_and_is_ready_for_the_next(adding: Adding, qtbot: QtBot):
    adding.vm.set_text("6 gob")
    assert adding.vm.view.choices.count == "6"
    with qtbot.waitSignal(adding.vm.text_changed) as told:
        adding.vm.add()
    assert told.args == [""]
    assert adding.names() == [f"Goblin {number}" for number in range(1, 7)]
    assert adding.bridge.model.position == 1
    view = adding.vm.view
    assert (view.line, view.choices.count, view.current, view.can_add) == ("Added: Goblin 1…6", "1", -1, False)
    adding.vm.set_text("t")
    assert "Added" not in adding.vm.view.line


@pytest.mark.parametrize(
    ("text", "name"), [("gobelin", "Goblin"), ("necrophage", "Wight"), ("trol", "Troll"), ("hel hond", "Hell hound")]
)
def test_it_is_found_in_both_languages_and_with_mistakes(adding: Adding, text: str, name: str):
    adding.vm.set_text(text)
    assert adding.hits()[0] == name


def test_the_block_is_added_in_the_language_in_use(adding: Adding):
    try:
        set_language("fr")
        adding.bridge.retranslate()
        adding.vm.set_text("goblin")
        assert adding.hits()[0] == "Gobelin"
        adding.vm.add()
    finally:
        set_language("en")
    assert adding.names() == ["Gobelin"]


def test_enter_on_nothing_adds_nobody(adding: Adding):
    assert not adding.vm.add()
    assert adding.vm.view.problem == "Type a name, or choose one with the arrow keys"
    assert adding.names() == []


def test_arrow_keys_choose(adding: Adding):
    adding.vm.step(+1)
    assert adding.vm.view.current == 0
    adding.vm.step(-1)
    assert adding.vm.view.by_hand
    adding.vm.set_text("gob")
    adding.vm.step(+1)
    adding.vm.add()
    assert adding.names() == ["Goblin dog"]
    adding.vm.step(-1)
    assert adding.vm.view.current == len(adding.vm.view.hits) - 1
    adding.vm.choose(99)
    assert adding.vm.view.current == len(adding.vm.view.hits) - 1


def test_heroes_are_of_the_party_all_others_foes(adding: Adding):
    adding.vm.set_text("brannoc")
    assert adding.vm.view.choices.side == "party"
    assert adding.vm.view.hits[0].detail.startswith("level 5 · ")
    adding.vm.add()
    adding.vm.set_text("wolf")
    adding.vm.set_side("neutral")
    adding.vm.add()
    adding.vm.set_text("tamsin")
    adding.vm.add()
    adding.vm.set_text("guard")
    adding.vm.add()
    assert [who.side for who in adding.bridge.state.present] == ["party", "neutral", "party", "foes"]
    adding.vm.set_text("guard")
    adding.vm.set_side("neutral")
    for side in ("party", "foes", "neutral"):
        adding.vm.next_side()
        assert adding.vm.view.choices.side == side


def test_the_count_beside_and_the_count_typed(adding: Adding):
    adding.vm.set_text("3 gob")
    adding.vm.set_count("4")
    assert adding.vm.view.button == "Add 4 × Goblin"
    adding.vm.set_text("3 gobl")
    assert adding.vm.view.choices.count == "3"
    adding.vm.set_text("gobl")
    assert adding.vm.view.choices.count == "1"
    adding.vm.set_count("2")
    adding.vm.set_text("gobli")
    assert adding.vm.view.choices.count == "2"


def test_a_count_that_cannot_be_is_told_at_once(adding: Adding):
    adding.vm.set_text("500 gob")
    assert (adding.vm.view.problem, adding.vm.view.can_add) == ("1 to 99 at a time", False)
    assert adding.vm.view.button == "Add Goblin"
    assert not adding.vm.add()


def test_what_is_missing_is_told_after_enter(adding: Adding):
    adding.vm.set_text("gob")
    adding.vm.set_hp("typed")
    assert (adding.vm.view.problem, adding.vm.view.mistakes) == ("", {})
    assert not adding.vm.add()
    assert adding.vm.view.mistakes == {"hp": "Type their hit points, 1 to 99999, or choose average or rolled"}
    adding.vm.set_hp("typed", "4")
    assert adding.vm.view.mistakes == {}
    adding.vm.add()
    assert adding.last.hp == 4
    assert adding.vm.view.choices.hp == "average"


def test_one_d20_for_all(adding: Adding):
    adding.vm.set_text("3 gob")
    adding.vm.set_initiative("all")
    adding.vm.add()
    counts = {who.initiative for who in adding.bridge.state.present}
    assert len(counts) == 1
    assert adding.last.roll in range(1, 21)
    assert adding.vm.view.choices.initiative == "all"


def test_a_typed_initiative_is_for_once(adding: Adding):
    adding.vm.set_text("gob")
    adding.vm.set_initiative("typed", "17")
    adding.vm.add()
    assert adding.bridge.state.present[0].initiative == 17
    assert (adding.vm.view.choices.initiative, adding.vm.view.choices.initiative_text) == ("each", "")


def test_another_name_and_how_they_come_in(adding: Adding):
    adding.vm.set_text("ogre")
    adding.vm.set_name("Grosh")
    adding.vm.set_flag("hidden", True)
    adding.vm.set_flag("flying", True)
    assert adding.vm.view.button == "Add Grosh"
    adding.vm.add()
    (who,) = adding.bridge.state.present
    assert (who.name, who.creature.name, who.hidden, who.flying) == ("Grosh", "Ogre", True, True)
    assert adding.vm.view.choices == AddChoices()


def test_it_begins_with_a_creature(adding: Adding):
    for key in ("hell-hound", "Hell hound", "Molosse infernal"):
        adding.vm.begin(key)
        assert adding.vm.text == "Hell hound"
        assert adding.vm.view.can_add
    adding.vm.begin("nobody")
    assert adding.vm.text == ""


def test_a_refusal_is_said_and_keeps_what_was_typed(adding: Adding, qtbot: QtBot):
    adding.vm.set_text("gob")
    adding.bridge.model.read_only = True
    with qtbot.assertNotEmitted(adding.vm.added):
        assert not adding.vm.add()
    assert "can only be read" in adding.vm.view.problem
    assert adding.vm.text == "gob"


def test_the_line_follows_the_encounter(adding: Adding):
    adding.vm.set_text("2 gob")
    adding.do("add", creature={"name": "Goblin", "hit_dice": 1, "hp": 6}, count=2)
    assert "Goblin 3…4" in adding.vm.view.line


# --- by hand ---------------------------------------------------------------------------------------------------------


def test_an_unknown_name_is_entered_by_hand(adding: Adding, qtbot: QtBot):
    adding.vm.set_text("2 Grosh")
    assert adding.hits() == ["“Grosh” by hand"]
    assert adding.vm.view.by_hand
    assert not adding.vm.add()
    assert set(adding.vm.view.mistakes) == {"hit_dice", "hp"}
    adding.vm.set_hand({"hit_dice": "4", "hp": "30"})
    assert adding.vm.view.mistakes == {}
    assert adding.vm.view.line == "2 × Grosh: Grosh 1…2, 30 hp each, initiative rolled at the start"
    with qtbot.waitSignal(adding.vm.hand_cleared):
        adding.vm.add()
    assert adding.names() == ["Grosh 1", "Grosh 2"]
    assert adding.last.by_hand
    assert adding.last.creature == Creature(name="Grosh", hit_dice=4, hp=30)


def test_a_known_name_can_be_entered_by_hand_all_the_same(adding: Adding):
    adding.vm.set_text("ogre")
    seen = []
    for _ in range(2):
        adding.vm.toggle_by_hand()
        seen.append(adding.vm.view.by_hand)
    assert seen == [True, False]
    adding.vm.set_text("")
    adding.vm.toggle_by_hand()
    adding.vm.set_hand({"hit_dice": "4", "hp": "30"})
    assert not adding.vm.add()
    assert adding.vm.view.mistakes == {"name": "Type a name first"}


def test_typed_hit_points_beside_mean_nothing_by_hand(adding: Adding):
    adding.vm.set_text("gob")
    adding.vm.set_hp("typed", "5")
    adding.vm.set_text("Grosh")
    adding.vm.set_hand({"hit_dice": "1", "hp": "8"})
    assert adding.vm.add()
    assert adding.last.hp == "average"


def test_immunity_to_fire_offers_vulnerability_to_cold(adding: Adding):
    adding.vm.set_text("Qwxq")
    adding.vm.set_hand({"hit_dice": "1", "hp": "8"})
    assert adding.vm.view.weakness == ""
    adding.vm.set_hand({"hit_dice": "1", "hp": "8", "immune": "feu, poison"})
    assert (adding.vm.view.weakness, adding.vm.view.weak) == ("immune to fire: vulnerable to cold", True)
    adding.vm.set_weak(False)
    adding.vm.add()
    assert not adding.last.by_hand
    adding.vm.set_text("Qwxq")
    adding.vm.set_hand({"hit_dice": "1", "hp": "8", "immune": "fire"})
    assert adding.vm.view.weak
    adding.vm.add()
    assert adding.last.by_hand


@pytest.mark.parametrize(
    ("fields", "implied"),
    [
        ({"immune": ("fire",)}, ("cold",)),
        ({"immune": ("fire",), "resist": {"cold": 5}}, ()),
        ({"immune": ("cold",)}, ()),
        ({"immune": ("cold",), "subtypes": ("cold",)}, ("fire",)),
        ({"immune": ("poison",)}, ()),
    ],
)
def test_what_immunities_imply(fields: dict[str, Any], implied: tuple[str, ...]):
    assert implied_weaknesses(Creature(name="x", hit_dice=1, hp=1, **fields)) == implied


def test_the_tick_in_words():
    assert weakness_text(("fire",)) == "immune to cold: vulnerable to fire"
    assert weakness_text(("cold", "fire")) == "vulnerable to cold, fire"


@pytest.mark.parametrize(
    ("text", "hp", "formula"), [("30", 30, ""), ("4d8+12", 30, "4d8+12"), ("d6", 3, "d6"), (" 7 ", 7, "")]
)
def test_hit_points_by_hand(text: str, hp: int, formula: str):
    made = by_hand("x", {"hit_dice": "4", "hp": text}).creature
    assert made is not None
    assert (made.hp, made.hp_formula) == (hp, formula)


@pytest.mark.parametrize(
    ("values", "wrong"),
    [
        ({"hit_dice": "", "hp": "5"}, {"hit_dice"}),
        ({"hit_dice": "100", "hp": "5"}, {"hit_dice"}),
        ({"hit_dice": "two", "hp": "5"}, {"hit_dice"}),
        ({"hit_dice": "0", "hp": "0"}, {"hp"}),
        ({"hit_dice": "1", "hp": "many"}, {"hp"}),
        ({"hit_dice": "1", "hp": "5", "ac.total": "x"}, {"ac.total"}),
        ({"hit_dice": "1", "hp": "5", "resist": "fire"}, {"resist"}),
        ({"hit_dice": "1", "hp": "5", "dr": "much"}, {"dr"}),
        ({"hit_dice": "1", "hp": "5", "regeneration": "much"}, {"regeneration"}),
        ({"hit_dice": "1", "hp": "5", "abilities.str": "-4"}, {"abilities.str"}),
        ({"hit_dice": "1", "hp": "5", "size": "enormous"}, {""}),
    ],
)
def test_what_is_wrong_by_hand(values: dict[str, str], wrong: set[str]):
    made = by_hand("x", values)
    assert made.creature is None
    assert set(made.mistakes) == wrong
    assert all(made.mistakes.values())


def test_all_fields_by_hand():
    values = {
        "hit_dice": "4", "hp": "30", "ac.total": "17", "init": "-1", "type": "humanoid", "subtypes": "giant",
        "size": "large", "level": "5", "cr": "1/2", "ac.touch": "8", "ac.flat_footed": "17",
        "saves.fort": "6", "bab": "3", "cmb": "9", "cmd": "18", "caster_level": "2", "sr": "12",
        "abilities.str": "21", "abilities.con": "—", "speed.fly": "60", "senses.darkvision": "60",
        "senses.low_light": "1", "attacks": "melee greatclub +7 (2d8+7, bludgeoning)", "dr": "5/magic",
        "resist": "feu 5", "immune": "sleep", "vulnerable": "cold", "fast_healing": "3", "regeneration": "2 (acid)",
        "channel_resistance": "4",
    }  # fmt: skip
    known = {field.key for group in (*needed_form(), *more_form()) for field in group.fields}
    assert set(values) <= known
    made = by_hand("Grosh", values).creature
    assert made is not None
    assert (made.ac.total, made.ac.touch, made.ac.flat_footed, made.init, made.size) == (17, 8, 17, -1, "large")
    assert (made.level, made.cr, made.cmb, made.cmd, made.bab, made.sr, made.caster_level) == (
        5,
        "1/2",
        9,
        18,
        3,
        12,
        2,
    )
    assert made.abilities == {"str": 21, "con": None}
    assert made.speed == {"land": 30, "fly": 60}
    assert (made.senses.darkvision, made.senses.low_light) == (60, True)
    assert made.attacks[0].bonus == (7,)
    assert (made.dr[0].bypass, made.resist, made.immune, made.vulnerable) == (
        "magic",
        {"fire": 5},
        ("sleep",),
        ("cold",),
    )
    assert made.regeneration is not None
    assert (made.fast_healing, made.regeneration.amount, made.channel_resistance) == (3, 2, 4)
    assert (made.type, made.subtypes, made.saves.fort) == ("humanoid", ("giant",), 6)


# --- the line of the start page --------------------------------------------------------------------------------------


def test_a_name_an_initiative_and_hit_points_are_one_by_hand(adding: Adding):
    adding.vm.set_text("Seelah 19 28")
    view = adding.vm.view
    assert view.hits[0].name == "“Seelah”"
    assert view.hits[0].detail == "initiative 19 · 28 hp"
    assert (view.by_hand, view.can_add, view.choices.count) == (False, True, "1")
    assert view.line == "Seelah: 28 hp, initiative 19"
    assert view.button == "Add Seelah"
    assert adding.vm.add()
    assert (adding.last.creature.name, adding.last.initiative, adding.last.hp) == ("Seelah", 19, 28)
    assert adding.last.by_hand
    assert (adding.vm.view.choices.initiative, adding.vm.view.choices.hp) == ("each", "average")


def test_the_numbers_of_a_known_creature_are_its_initiative_and_hit_points(adding: Adding):
    adding.vm.set_text("goblin 16 4")
    assert adding.vm.add()
    assert (adding.last.creature.name, adding.last.initiative, adding.last.hp) == ("Goblin", 16, 4)
    assert not adding.last.by_hand
    assert adding.last.count == 1


def test_a_count_before_a_whole_line(adding: Adding):
    adding.vm.set_text("3 Bogward -2 9")
    assert adding.vm.add()
    assert adding.names() == ["Bogward 1", "Bogward 2", "Bogward 3"]
    assert (adding.last.initiative, adding.last.hp) == (-2, 9)


def test_what_was_typed_in_the_line_goes_with_it(adding: Adding):
    adding.vm.set_text("troll 12 30")
    adding.vm.set_text("troll 2")
    choices = adding.vm.view.choices
    assert (choices.count, choices.initiative, choices.hp) == ("2", "each", "average")
    adding.vm.set_text("Seelah 19 28")
    adding.vm.set_text("")
    assert adding.vm.view.choices.initiative == "each"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("Seelah 999 28", "Type an initiative count from −50 to 150, or let it be rolled"),
        ("Seelah 19 0", "Type their hit points, 1 to 99999, or choose average or rolled"),
    ],
)
def test_numbers_out_of_range_are_said_and_not_added(adding: Adding, text: str, sentence: str):
    adding.vm.set_text(text)
    assert not adding.vm.view.can_add
    assert adding.vm.view.problem == sentence
    assert not adding.vm.add()
    assert adding.names() == []


def test_the_side_follows_the_kind_unless_it_was_changed_for_this_entry(adding: Adding):
    hero = next(sample.names.en for sample in sample_creatures() if sample.kind == "hero")
    adding.vm.set_text(hero)
    assert adding.vm.view.choices.side == "party"
    adding.vm.set_side("foes")
    assert adding.vm.add()
    adding.vm.set_text(hero)
    assert adding.vm.view.choices.side == "party"
    adding.vm.set_text("gob")
    assert adding.vm.view.choices.side == "foes"
    adding.vm.set_side("party")
    assert adding.vm.add()
    adding.vm.set_text("gob")
    assert adding.vm.view.choices.side == "foes"


def test_nothing_is_followed_while_nobody_looks(adding: Adding):
    told: list[object] = []
    adding.vm.view_changed.connect(told.append)
    adding.vm.set_text("Goblin")
    adding.vm.finish()
    told.clear()
    adding.do("add", creature={"name": "Goblin", "hit_dice": 1, "hp": 6})
    assert told == []
    adding.vm.begin("Goblin")
    assert "Goblin 2" in adding.vm.view.line
