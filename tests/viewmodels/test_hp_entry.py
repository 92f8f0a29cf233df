from __future__ import annotations

from typing import Any

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from encounter_tracker.encounter.commands import (
    AnyCommand,
    AttackInfo,
    DamagePart,
    DealDamage,
    EditCombatant,
    GiveTempHp,
    Heal,
)
from encounter_tracker.encounter.derive import derived
from encounter_tracker.session.model import EncounterModel
from encounter_tracker.support.dice import Dice
from encounter_tracker.viewmodels.bridge import EncounterBridge
from encounter_tracker.viewmodels.hp_attack import attack_choice, option_name, reduction_name
from encounter_tracker.viewmodels.hp_command import AttackChoice
from encounter_tracker.viewmodels.hp_entry import HpEntryViewModel
from encounter_tracker.viewmodels.hp_rows import HpTargetRow
from encounter_tracker.viewmodels.texts.events import event_text
from encounter_tracker.viewmodels.texts.language import set_language

HOUND = {"name": "Hell hound", "hp": 30, "immune": ["fire"], "vulnerable": ["cold"]}
ICE = {"name": "Ice elemental", "hp": 19, "vulnerable": ["fire"], "immune": ["cold"]}
HEXER = {"name": "Tiefling hexer", "hp": 23, "resist": {"fire": 5}}
GARGOYLE = {"name": "Gargoyle", "hp": 42, "dr": [{"amount": 10, "bypass": "magic"}]}
SHADOW = {"name": "Shadow", "hp": 19, "type": "undead", "subtypes": ["incorporeal"], "abilities": {"con": None}}
TROLL = {"name": "Troll", "hp": 63, "regeneration": {"amount": 5, "stopped_by": ["fire"]}, "abilities": {"con": 14}}


class Entry:
    """A fight, its bridge and the entry of hit points."""

    def __init__(self) -> None:
        self.bridge = EncounterBridge(EncounterModel(Dice(1)))
        self.vm = HpEntryViewModel(self.bridge)
        self.do("add", creature={"name": "Brannoc", "hit_dice": 4, "hp": 58}, side="party", initiative=20)
        self.do("add", creature={"name": "Ysolde", "hit_dice": 4, "hp": 45}, side="party", initiative=19)
        for number, block in enumerate((HOUND, ICE, HEXER, GARGOYLE, SHADOW, TROLL)):
            self.do("add", creature={"hit_dice": 4, **block}, initiative=15 - number)

    def do(self, do: str, **fields: Any) -> None:
        self.bridge.dispatch(msgspec.convert({"do": do, **fields}, AnyCommand))

    def id(self, name: str) -> str:
        return self.bridge.state.by_name[name]

    def select(self, *names: str) -> tuple[str, ...]:
        found = tuple(self.id(name) for name in names)
        self.bridge.select(found)
        return found

    def type(self, text: str, *names: str) -> None:
        self.select(*names)
        assert self.vm.begin(text)

    def row(self, name: str) -> HpTargetRow:
        return next(row for row in self.vm.view.table.rows if row.name == name)

    def hp(self, name: str) -> int:
        return derived(self.bridge.state, self.id(name)).hp

    @property
    def last(self) -> Any:
        step = self.bridge.model.undo_step
        assert step is not None
        return step.command

    def verdicts(self, name: str) -> list[str]:
        return [chip.text for chip in self.row(name).verdicts]

    def steps(self, name: str) -> dict[str, str]:
        row = self.row(name)
        cells = zip(self.vm.view.table.columns, row.steps, strict=True)
        return {column.key: cell.value for column, cell in cells if cell is not None}


@pytest.fixture
def entry(qtbot: QtBot) -> Entry:
    return Entry()


GOOD_AND_EVIL = ("good", "evil")
FIRE = ("Hell hound", "Ice elemental", "Tiefling hexer")


# --- what is shown ---------------------------------------------------------------------------------------------------


def test_fourteen_fire_on_three(entry: Entry):
    entry.do("start")
    entry.type("14 fire", *FIRE)
    view = entry.vm.view
    assert (view.remark, view.echo, view.source_text) == (
        "3 selected",
        "14 fire damage",
        "from Brannoc · a hostile act",
    )
    assert [column.key for column in view.table.columns] == ["vulnerable", "immune", "resistance"]
    assert entry.steps("Hell hound") == {"immune": "0"}
    assert entry.steps("Ice elemental") == {"vulnerable": "×1.5 → 21"}
    assert entry.steps("Tiefling hexer") == {"resistance": "−5 → 9"}
    assert [row.amount for row in view.table.rows] == ["0", "21", "9"]
    assert view.apply_text == "Apply: 0, 21, 9"
    assert [(r.before, r.after, r.after_words) for r in view.table.rows] == [
        ("30", "30", "/ 30"),
        ("19", "−2", "/ 19"),
        ("23", "14", "/ 23"),
    ]
    assert [row.below for row in view.table.rows] == [False, True, False]
    assert entry.verdicts("Hell hound") == ["nothing gets through"]
    assert entry.verdicts("Ice elemental") == ["falls: dying at −2"]
    assert entry.verdicts("Tiefling hexer") == []
    assert view.table.idle == "Not in play here: save, incorporeal, damage reduction, temporary hit points"
    assert entry.row("Ice elemental").bar.preview == -2
    assert entry.row("Hell hound").bar.preview is None


def test_it_is_applied_as_it_was_shown_in_one_step(entry: Entry, qtbot: QtBot):
    entry.do("start")
    targets = entry.select(*FIRE)
    entry.vm.begin("14 fire")
    steps = entry.bridge.model.position
    with qtbot.waitSignal(entry.vm.applied):
        assert entry.vm.apply()
    assert entry.bridge.model.position == steps + 1
    assert entry.last == DealDamage(target=targets, amount=14, type="fire", source=entry.id("Brannoc"))
    assert [entry.hp(name) for name in FIRE] == [30, -2, 14]


@pytest.mark.parametrize(
    ("text", "name", "steps", "amount"),
    [
        ("12 slashing", "Gargoyle", {"reduction": "−10 → 2"}, "2"),
        ("12 slashing +1", "Gargoyle", {"reduction": "–"}, "12"),
        ("8 slashing", "Gargoyle", {"reduction": "−8 → 0"}, "0"),
        ("9 cold magic", "Shadow", {"incorporeal": "½ → 4"}, "4"),
        ("9 slashing", "Shadow", {"incorporeal": "0"}, "0"),
        ("9 slashing + 4 force", "Shadow", {"incorporeal": "−9 → 4"}, "4"),
        ("9 cold magic", "Hell hound", {"vulnerable": "×1.5 → 13"}, "13"),
        ("6 slashing + 4 fire", "Tiefling hexer", {"resistance": "−4 → 6"}, "6"),
        ("6 slashing + 4 fire", "Hell hound", {"immune": "−4 → 6"}, "6"),
        ("6 fire + 6 fire", "Tiefling hexer", {"resistance": "−5 → 7"}, "7"),
        ("15 fire half", "Ice elemental", {"saved": "½ → 7", "vulnerable": "×1.5 → 10"}, "10"),
        ("12", "Gargoyle", {}, "12"),
    ],
)
def test_the_steps_in_the_order_of_the_rules(entry: Entry, text: str, name: str, steps: dict[str, str], amount: str):
    entry.type(text, name)
    assert entry.steps(name) == steps
    assert entry.row(name).amount == amount


@pytest.mark.parametrize(
    ("text", "name", "detail"),
    [
        ("12 slashing", "Gargoyle", "10/magic"),
        ("12 slashing +1", "Gargoyle", "10/magic overcome"),
        ("9 cold magic", "Shadow", "half from magic"),
        ("9 slashing", "Shadow", "not magical"),
        ("9 fire", "Hell hound", "fire"),
        ("9 fire", "Ice elemental", "to fire"),
        ("9 fire", "Tiefling hexer", "fire 5"),
    ],
)
def test_why(entry: Entry, text: str, name: str, detail: str):
    entry.type(text, name)
    assert [cell.detail for cell in entry.row(name).steps if cell is not None] == [detail]


def test_inferred_vulnerability_says_from_what(entry: Entry):
    entry.do("add", creature={"name": "Imp", "hit_dice": 1, "hp": 9, "immune": ["fire"]}, by_hand=True)
    entry.type("4 cold", "Imp")
    assert [cell.detail for cell in entry.row("Imp").steps if cell is not None] == ["immune to fire"]


def test_temporary_hit_points_are_the_last_step(entry: Entry):
    entry.do("temp_hp", target="Ysolde", amount=8)
    entry.type("14", "Ysolde")
    assert entry.steps("Ysolde") == {"temporary": "−8 → 6"}
    assert (entry.row("Ysolde").amount, entry.row("Ysolde").after) == ("6", "39")
    entry.vm.set_text("5")
    assert entry.verdicts("Ysolde") == ["temporary hit points take it all"]
    entry.vm.apply()
    assert entry.hp("Ysolde") == 45


def test_a_bare_number_says_that_it_is_taken_as_it_is(entry: Entry):
    entry.type("12", "Gargoyle")
    assert "A bare number" in entry.vm.view.table.idle
    entry.vm.set_text("12 fire")
    assert "damage reduction (this passes it)" in entry.vm.view.table.idle
    entry.vm.set_text("12 slashing")
    assert "damage reduction" not in entry.vm.view.table.idle


def test_types_of_several_parts_are_told_with_what_was_rolled(entry: Entry):
    entry.type("6 slashing + 4 fire", "Troll")
    assert entry.vm.view.echo == "damage: 6 slashing + 4 fire"
    assert entry.row("Troll").rolled.value == "10"
    assert entry.row("Troll").rolled.detail == "6 slashing + 4 fire"
    entry.vm.set_text("6 slashing")
    assert entry.row("Troll").rolled.detail == "slashing"


@pytest.mark.parametrize(
    ("text", "echo"),
    [
        ("12", "12 damage"),
        ("n4 slashing", "4 slashing damage, nonlethal"),
        ("8 cold magic", "8 cold damage · spell"),
        ("8 slashing +1 cold iron good", "8 slashing damage · weapon +1, cold iron, good"),
        ("8 touch magic", "8 damage · touch attack, magic"),
        ("8 ghost touch", "8 damage · weapon, ghost touch"),
        ("14 fire half", "14 fire damage, halved for all"),
        ("+5", "heals 5"),
        ("=30", "hit points become 30"),
        ("t5", "5 temporary hit points"),
        ("", ""),
    ],
)
def test_what_was_understood_in_words(entry: Entry, text: str, echo: str):
    entry.type(text, "Troll")
    assert entry.vm.view.echo == echo


def test_a_screen_reader_hears_the_row(entry: Entry):
    entry.type("14 fire", "Ice elemental")
    said = entry.row("Ice elemental").accessible
    assert said == "Ice elemental, 14 fire, vulnerable: ×1.5 → 21 to fire, 19 to −2, falls: dying at −2"
    entry.vm.set_text("")
    assert entry.row("Ice elemental").accessible == "Ice elemental, 19 of 19 hit points"


# --- what becomes of them --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "text", "verdict"),
    [
        ({}, "19", ["disabled at 0"]),
        ({}, "60", ["dies at −41"]),
        ({}, "n19", ["staggered (nonlethal)"]),
        ({}, "n25", ["unconscious (nonlethal)"]),
        ({"amount": 21}, "3", ["still dying at −5"]),
        ({"amount": 21}, "30", ["dies at −32"]),
        ({"amount": 21}, "+10", ["wakes"]),
        ({"amount": 21}, "+2", ["wakes: disabled at 0"]),
        ({"amount": 23}, "+2", ["stable at −2"]),
        ({"amount": 3}, "+9", ["at full hit points"]),
        ({"amount": 3}, "+1", []),
        ({"amount": 19, "nonlethal": True}, "+3", ["no longer staggered", "nonlethal −3"]),
        ({"amount": 100}, "5", ["dead already"]),
        ({"amount": 100}, "+5", ["dead: healing does nothing"]),
    ],
)
def test_verdicts(entry: Entry, before: dict[str, Any], text: str, verdict: list[str]):
    if before:
        entry.do("damage", target="Ice elemental", **before)
    entry.type(text, "Ice elemental")
    assert entry.verdicts("Ice elemental") == verdict


def test_unconscious_by_nonlethal_damage(entry: Entry):
    entry.do("damage", target="Troll", amount=20)
    entry.type("n50", "Troll")
    assert entry.verdicts("Troll") == ["unconscious (nonlethal)"]
    row = entry.row("Troll")
    assert (row.before, row.after, row.after_words, row.amount) == ("0", "50", "nonlethal / 43", "50")
    assert row.bar.nonlethal == 50


def test_the_stable_die_again(entry: Entry):
    entry.do("damage", target="Troll", amount=65)
    entry.do("stabilise", target="Troll")
    entry.type("2", "Troll")
    assert entry.verdicts("Troll") == ["dying again at −4"]


def test_regeneration_stops(entry: Entry):
    entry.type("5 fire", "Troll")
    (chip,) = entry.row("Troll").verdicts
    assert (chip.text, chip.tooltip) == ("regeneration stops", "regeneration stops (fire)")


def test_the_immune_are_told_and_nobody_else_is_hurt_less(entry: Entry):
    entry.type("n4", "Shadow", "Troll")
    assert entry.verdicts("Shadow") == ["immune: undead traits"]
    assert entry.row("Shadow").refused
    assert entry.vm.view.apply_text == "Apply: 4"
    assert entry.vm.apply()
    assert entry.hp("Troll") == 63


def test_what_rides_on_a_blow_falls_away_with_its_damage(entry: Entry):
    entry.type("8 piercing with poison", "Gargoyle", "Troll")
    assert entry.vm.view.echo == "8 piercing damage · with it: poison"
    (nothing, falls) = entry.row("Gargoyle").verdicts
    assert (nothing.text, falls.text) == ("nothing gets through", "falls away: poison")
    assert falls.tooltip == "Does not happen, as the blow does no damage: poison"
    assert entry.verdicts("Troll") == []
    assert entry.vm.apply()
    assert entry.last.riders == ("poison",)
    texts = [event_text(record, entry.bridge.state).text for record in entry.bridge.model.log()]
    assert texts[-2:] == [
        "Gargoyle takes no damage (piercing); falls away: poison",
        "Troll loses 8 hp (piercing): 63 → 55; with it: poison",
    ]


def test_the_bar_below_nothing(entry: Entry):
    entry.do("damage", target="Ice elemental", amount=22)
    entry.type("+1", "Ice elemental")
    assert (entry.row("Ice elemental").bar.current, entry.row("Ice elemental").bar.preview) == (-2, None)
    entry.vm.set_text("+9")
    assert (entry.row("Ice elemental").bar.current, entry.row("Ice elemental").bar.preview) == (0, 6)


# --- healing, setting, temporary -------------------------------------------------------------------------------------


def test_healing(entry: Entry):
    entry.do("start")
    entry.do("damage", target=["Brannoc", "Ysolde"], amount=10)
    targets = entry.select("Brannoc", "Ysolde")
    entry.vm.begin("+12")
    view = entry.vm.view
    assert (view.table.outcome, view.apply_text, view.source_text) == ("heals", "Apply: 10, 10", "from Brannoc")
    assert not view.is_blow
    assert view.table.columns == ()
    assert not entry.row("Ysolde").can_save
    entry.vm.apply()
    assert entry.last == Heal(target=targets, amount=12, source=entry.id("Brannoc"))


def test_temporary_hit_points(entry: Entry):
    entry.type("t5", "Ysolde")
    assert entry.row("Ysolde").after_words == "+5 temporary"
    assert entry.vm.view.source_text == "from nobody in particular"
    entry.vm.apply()
    assert entry.last == GiveTempHp(target=entry.id("Ysolde"), amount=5)


def test_setting_hit_points(entry: Entry):
    entry.do("damage", target="Ysolde", amount=50)
    entry.type("=30", "Ysolde")
    assert (entry.row("Ysolde").before, entry.row("Ysolde").after, entry.verdicts("Ysolde")) == ("−5", "30", ["wakes"])
    assert entry.vm.view.source_text == ""
    entry.vm.apply()
    assert entry.last == EditCombatant(who=entry.id("Ysolde"), set={"current_hp": 30})
    assert entry.hp("Ysolde") == 30


def test_setting_works_on_one(entry: Entry):
    entry.type("=30", "Ysolde", "Brannoc")
    assert entry.vm.view.problem == "“=” sets one at a time: select only one"
    position = entry.bridge.model.position
    assert not entry.vm.apply()
    assert not entry.vm.apply(force=True)
    assert entry.bridge.model.position == position


# --- saves, source, attack -------------------------------------------------------------------------------------------


def test_who_saved(entry: Entry):
    hound, ice, _ = entry.select(*FIRE)
    entry.vm.begin("15 fire")
    entry.vm.toggle_saved(ice)
    assert [row.saved for row in entry.vm.view.table.rows] == [False, True, False]
    assert entry.row("Ice elemental").amount == "10"
    entry.vm.toggle_saved_at(1)
    entry.vm.toggle_saved_at(9)
    entry.vm.toggle_saved("nobody")
    entry.vm.apply()
    assert entry.last.saved == (hound, ice)


def test_half_for_all_and_back(entry: Entry):
    entry.type("15 fire", *FIRE)
    entry.vm.toggle_saved_at(2)
    entry.vm.toggle_half_for_all()
    assert entry.vm.view.half_all
    entry.vm.toggle_half_for_all()
    assert not any(row.saved for row in entry.vm.view.table.rows)
    entry.vm.toggle_half_for_all()
    entry.vm.apply()
    assert entry.last.saved is True


def test_half_means_nothing_to_healing(entry: Entry):
    entry.type("+5", "Ysolde")
    entry.vm.toggle_half_for_all()
    entry.vm.toggle_saved_at(1)
    entry.vm.toggle_overrule()
    assert not entry.vm.view.half_all
    assert not entry.vm.view.overruling


def test_those_who_saved_stay_when_the_text_changes(entry: Entry):
    entry.type("15 fire", "Ice elemental")
    entry.vm.toggle_saved_at(1)
    entry.vm.set_text("16 fire")
    assert entry.row("Ice elemental").saved


def test_the_source_is_who_is_active_and_can_be_another(entry: Entry):
    entry.do("start")
    entry.type("5", "Troll")
    assert entry.vm.view.source == entry.id("Brannoc")
    entry.vm.set_source(entry.id("Ysolde"))
    entry.vm.set_hostile(False)
    assert entry.vm.view.source_text == "from Ysolde · not a hostile act"
    entry.vm.apply()
    assert (entry.last.source, entry.last.hostile) == (entry.id("Ysolde"), False)
    entry.type("5", "Troll")
    entry.vm.set_source("")
    entry.vm.set_text("6")
    assert entry.vm.view.source_text == "from nobody in particular"
    assert ("", "Brannoc") not in entry.vm.view.sources
    entry.vm.apply()
    assert entry.last.source is None


def test_nobody_strikes_their_own_side_by_default(entry: Entry):
    entry.do("start")
    entry.type("5", "Ysolde")
    assert entry.vm.view.source == ""
    entry.select("Ysolde", "Troll")
    assert entry.vm.view.source == entry.id("Brannoc")


def test_what_was_chosen_of_the_attack(entry: Entry):
    entry.type("12 slashing", "Gargoyle")
    entry.vm.set_attack(AttackChoice(enhancement=2, materials=("silver",), flags=("ignores_reduction",)))
    assert entry.row("Gargoyle").amount == "12"
    entry.vm.apply()
    assert entry.last.attack == AttackInfo(enhancement=2, materials=("silver",), ignores_reduction=True)


@pytest.mark.parametrize(
    ("text", "choice", "attack"),
    [
        ("8", AttackChoice(kind="spell"), AttackInfo(kind="spell")),
        ("8 fire", AttackChoice(flags=("magical",)), AttackInfo(kind="spell", magical=True)),
        ("8 slashing", AttackChoice(flags=("magical",)), AttackInfo(enhancement=1, magical=True)),
        ("8 +1 good", AttackChoice(alignments=("good", "evil")), AttackInfo(enhancement=1, alignments=GOOD_AND_EVIL)),
        ("8 slashing ghost touch", AttackChoice(kind="natural"), AttackInfo(kind="natural", ghost_touch=True)),
        ("8 slashing +1", AttackChoice(), AttackInfo(enhancement=1)),
    ],
)  # fmt: skip
def test_choices_come_on_top_of_the_text(entry: Entry, text: str, choice: AttackChoice, attack: AttackInfo):
    entry.type(text, "Troll")
    entry.vm.set_attack(choice)
    entry.vm.apply()
    assert entry.last.attack == attack


def test_choices_from_controls():
    assert attack_choice("", 0) == AttackChoice()
    assert attack_choice("spell", 2, flags=("magical",)) == AttackChoice(
        kind="spell", enhancement=2, flags=("magical",)
    )


def test_names_of_what_an_attack_is():
    assert [option_name(key) for key in ("touch", "ignores_reduction", "cold iron")] == [
        "touch attack",
        "ignores reduction",
        "cold iron",
    ]
    assert reduction_name("5/cold iron and good") == "5/cold iron and good"
    assert reduction_name("15/bludgeoning") == "15/bludgeoning"
    assert reduction_name("3/—") == "3/—"


# --- overruling ------------------------------------------------------------------------------------------------------


def test_points_are_typed_over(entry: Entry):
    hound, ice, hexer = entry.select(*FIRE)
    entry.vm.begin("14 fire")
    entry.vm.toggle_overrule()
    entry.vm.set_overruled(hound, "5")
    entry.vm.set_overruled(ice, "0")
    entry.vm.set_overruled(hexer, "")
    assert entry.vm.view.apply_text == "Apply: 5, 0, 9"
    assert entry.vm.view.overruling
    assert entry.row("Hell hound").overruled == "5"
    position = entry.bridge.model.position
    entry.vm.apply()
    assert entry.bridge.model.position == position + 1
    assert entry.last.overrule == {hound: 5, ice: 0}
    assert [entry.hp(name) for name in FIRE] == [25, 19, 14]


def test_what_was_typed_over_is_dropped_with_the_mode(entry: Entry):
    (troll,) = entry.select("Troll")
    entry.vm.begin("14")
    entry.vm.toggle_overrule()
    entry.vm.set_overruled(troll, "5")
    entry.vm.toggle_overrule()
    entry.vm.apply()
    assert entry.last.overrule == {}


@pytest.mark.parametrize("text", ["x", "-3", "1.5", "²", "1234567"])
def test_points_must_be_a_number(entry: Entry, text: str):
    (troll,) = entry.select("Troll")
    entry.vm.begin("14")
    entry.vm.toggle_overrule()
    entry.vm.set_overruled(troll, text)
    assert entry.vm.view.problem.startswith("A number of points")
    assert not entry.vm.view.can_apply
    assert not entry.vm.apply()
    assert entry.hp("Troll") == 63


# --- dice ------------------------------------------------------------------------------------------------------------


def test_dice_are_rolled_once_and_shown(entry: Entry):
    entry.type("2d6 a", "Troll")
    first = entry.vm.view.dice
    entry.vm.set_text("2d6 acid")
    assert entry.vm.view.dice == first
    faces = tuple(int(face) for face in first.split(" + "))
    assert entry.row("Troll").amount == str(sum(faces))
    entry.vm.apply()
    assert (entry.last.amount, entry.last.type) == (sum(faces), "acid")


def test_dice_are_rolled_again(entry: Entry):
    entry.type("6d6 acid", "Troll")
    first = entry.vm.view.dice
    entry.vm.roll_again()
    assert entry.vm.view.dice != first
    entry.vm.set_text("6")
    entry.vm.roll_again()
    assert entry.vm.view.dice == ""


def test_dice_of_several_parts(entry: Entry):
    entry.type("1d8-3 slashing + 2d6 fire", "Troll")
    one, two, three = (int(face) for face in entry.vm.view.dice.split(" + "))
    entry.vm.apply()
    assert entry.last.parts == (
        DamagePart(amount=max(0, one - 3), type="slashing"),
        DamagePart(amount=two + three, type="fire"),
    )


def test_many_dice_are_not_all_shown(entry: Entry):
    entry.type("30d6", "Troll")
    assert entry.vm.view.dice.endswith("+ …")
    assert entry.vm.view.dice.count("+") == 10


def test_healing_dice(entry: Entry):
    entry.do("damage", target="Troll", amount=30)
    entry.type("+2d8+3", "Troll")
    faces = [int(face) for face in entry.vm.view.dice.split(" + ")]
    entry.vm.apply()
    assert entry.hp("Troll") == 33 + sum(faces) + 3


# --- mistakes --------------------------------------------------------------------------------------------------------


def test_a_mistake_changes_nothing_and_is_corrected(entry: Entry, qtbot: QtBot):
    entry.type("14 fier", "Troll")
    view = entry.vm.view
    assert (view.message, view.wrong, view.correction) == ("“fier”: fire? Tab takes it", True, "fire")
    assert view.table.results == ()
    assert not entry.vm.apply()
    assert entry.hp("Troll") == 63
    with qtbot.waitSignal(entry.vm.text_changed) as told:
        assert entry.vm.take_correction()
    assert told.args == ["14 fire"]
    assert entry.vm.view.can_apply
    assert not entry.vm.take_correction()


def test_while_a_word_is_typed_it_is_not_wrong_and_its_end_is_shown(entry: Entry):
    entry.type("14 fi", "Tiefling hexer")
    view = entry.vm.view
    assert (view.wrong, view.message) == (False, "“fi”: fire? Tab takes it")
    assert entry.row("Tiefling hexer").amount == "9"
    assert not view.can_apply
    assert not entry.vm.apply()
    assert entry.vm.view.wrong
    entry.vm.set_text("14 fir")
    assert not entry.vm.view.wrong


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "Type how many points"),
        ("magic", "Type a number as well"),
        ("14 xyzzy", "“xyzzy” is not understood: take it out"),
        ("t5 6", "“6” does not belong here: one number, one type"),
        ("1234567", "“1234567” is more than this field takes"),
    ],
)
def test_enter_says_what_is_missing(entry: Entry, text: str, message: str):
    entry.type(text, "Troll")
    assert not entry.vm.apply()
    assert (entry.vm.view.message, entry.vm.view.wrong) == (message, True)


def test_words_are_proposed_in_french_where_french_is_spoken(entry: Entry):
    entry.type("14 f", "Troll")
    assert entry.vm.view.correction == "fire"
    try:
        set_language("fr")
        entry.bridge.retranslate()
        assert entry.vm.view.correction == "feu"
    finally:
        set_language("en")


# --- refusals --------------------------------------------------------------------------------------------------------


def test_what_forbids_hostile_acts_is_told_before_and_can_be_forced(entry: Entry):
    entry.do("start")
    entry.do("effect", name="calm", targets=["Brannoc"], forbids_hostile_acts=True)
    entry.type("5", "Troll")
    view = entry.vm.view
    assert "forbids Brannoc hostile acts" in view.problem
    assert (view.can_apply, view.can_force) == (False, True)
    assert not entry.vm.apply()
    assert entry.vm.apply(force=True)
    assert entry.last.force
    assert entry.hp("Troll") == 58


def test_only_immune_targets_can_be_forced(entry: Entry):
    entry.type("n4", "Shadow")
    assert entry.vm.view.problem == "Shadow is immune: undead traits"
    assert entry.vm.apply(force=True)


def test_a_refusal_by_the_session_keeps_it_open(entry: Entry, qtbot: QtBot):
    entry.type("5", "Troll")
    entry.bridge.model.read_only = True
    with qtbot.waitSignal(entry.bridge.refused), qtbot.assertNotEmitted(entry.vm.applied):
        assert not entry.vm.apply()


# --- following, repeating --------------------------------------------------------------------------------------------


def test_it_follows_the_selection_while_open(entry: Entry):
    entry.type("5", "Troll")
    entry.select("Troll", "Gargoyle")
    assert [row.name for row in entry.vm.view.table.rows] == ["Troll", "Gargoyle"]
    entry.do("remove", who="Troll")
    assert [row.name for row in entry.vm.view.table.rows] == ["Gargoyle"]
    entry.do("remove", who="Gargoyle")
    assert entry.vm.view.problem == "Nobody is selected: choose someone in the list"
    assert entry.vm.view.remark == "nobody selected"
    entry.vm.finish()
    entry.select("Shadow")
    assert entry.vm.view.table.rows == ()


def test_it_follows_the_encounter(entry: Entry):
    entry.type("5", "Troll")
    entry.do("damage", target="Troll", amount=3)
    assert (entry.row("Troll").before, entry.row("Troll").after) == ("60", "55")


def test_without_anyone_there_is_nothing_to_open(qtbot: QtBot):
    vm = HpEntryViewModel(EncounterBridge(EncounterModel(Dice(1))))
    assert not vm.begin("5")


def test_the_active_one_is_meant_where_nobody_is_selected(entry: Entry):
    entry.do("start")
    assert entry.vm.begin("5")
    assert entry.vm.view.remark == "Brannoc"


def test_the_active_one_stays_meant_when_the_turn_passes(entry: Entry):
    entry.do("start")
    entry.vm.begin("5")
    entry.do("next_turn")
    assert entry.vm.view.remark == "Brannoc"


def test_a_closed_entry_applies_nothing(entry: Entry):
    entry.type("5", "Troll")
    entry.vm.apply()
    assert not entry.vm.apply()
    assert not entry.vm.apply(force=True)
    assert entry.hp("Troll") == 58


def test_many_results_are_counted(entry: Entry):
    entry.type("5", *FIRE, "Gargoyle", "Shadow", "Troll", "Brannoc")
    assert entry.vm.view.apply_text == "Apply to 7"
    assert [row.key for row in entry.vm.view.table.rows] == ["1", "2", "3", "4", "5", "6", "7"]


def test_the_last_entry_again(entry: Entry):
    entry.do("start")
    entry.type("2d6 fire", "Troll")
    entry.vm.toggle_saved_at(1)
    entry.vm.apply()
    amount = entry.last.amount
    targets = entry.select("Gargoyle", "Tiefling hexer")
    assert entry.vm.repeat_last()
    assert entry.last.target == targets
    assert (entry.last.amount, entry.last.type, entry.last.saved) == (amount, "fire", False)
    assert entry.last.source == entry.id("Brannoc")


def test_setting_again_takes_one(entry: Entry):
    entry.type("=5", "Troll")
    entry.vm.apply()
    entry.select("Gargoyle", "Tiefling hexer")
    assert entry.vm.repeat_last()
    assert (entry.hp("Gargoyle"), entry.hp("Tiefling hexer")) == (5, 23)


def test_nothing_to_repeat(entry: Entry, qtbot: QtBot):
    entry.select("Troll")
    with qtbot.waitSignal(entry.bridge.refused) as told:
        assert not entry.vm.repeat_last()
    assert told.args == ["No hit points were entered yet"]


def test_repeating_for_nobody(entry: Entry):
    entry.type("5", "Troll")
    entry.vm.apply()
    entry.bridge.select(())
    position = entry.bridge.model.position
    assert not entry.vm.repeat_last()
    assert entry.bridge.model.position == position


def test_a_source_that_is_gone_is_not_repeated(entry: Entry):
    entry.do("start")
    entry.type("5", "Troll")
    entry.vm.apply()
    entry.do("remove", who="Brannoc")
    entry.select("Gargoyle")
    assert entry.vm.repeat_last()
    assert entry.last.source is None


def test_setting_negative_hit_points(entry: Entry):
    entry.type("=-5", "Troll")
    assert entry.vm.view.can_apply
    assert entry.vm.apply()
    assert entry.hp("Troll") == -5


# --- hardness and swarms (CORE) --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "block", "steps", "amount", "detail"),
    [
        ("12 slashing", {"hardness": 8}, {"hardness": "−8 → 4"}, "4", "hardness 8"),
        ("12 fire", {"hardness": 8}, {"hardness": "−8 → 4"}, "4", "hardness 8"),
        ("6 slashing + 4 fire", {"hardness": 8}, {"hardness": "−8 → 2"}, "2", "hardness 8"),
        ("12 slashing adamantine", {"hardness": 8}, {"hardness": "–"}, "12", "hardness 8 overcome"),
        ("12", {"hardness": 8}, {}, "12", ""),
        ("9 slashing", {"size": "tiny"}, {"swarm": "½ → 4"}, "4", "half from slashing and piercing"),
        ("9 fire area", {"size": "fine"}, {"swarm": "×1.5 → 13"}, "13", "by an area"),
        ("9 feu zone", {"size": "fine"}, {"swarm": "×1.5 → 13"}, "13", "by an area"),
        ("9 slashing", {"size": "fine"}, {"immune": "0"}, "0", "swarm traits"),
    ],
)
def test_hard_things_and_swarms(
    entry: Entry, text: str, block: dict[str, Any], steps: dict[str, str], amount: str, detail: str
):
    entry.do("edit", who="Gargoyle", set={"dr": [], "subtypes": ["swarm"] if "size" in block else [], **block})
    entry.type(text, "Gargoyle")
    assert entry.steps("Gargoyle") == steps
    assert entry.row("Gargoyle").amount == amount
    assert [cell.detail for cell in entry.row("Gargoyle").steps if cell is not None] == [detail][: len(steps)]
    assert entry.vm.apply()
    assert entry.hp("Gargoyle") == 42 - int(amount)


def test_that_it_fills_an_area_can_be_ticked(entry: Entry):
    entry.do("edit", who="Gargoyle", set={"subtypes": ["swarm"], "size": "fine"})
    entry.type("10 fire", "Gargoyle")
    entry.vm.set_attack(attack_choice("", 0, flags=("area",)))
    assert entry.row("Gargoyle").amount == "15"
    assert "area" in entry.vm.view.echo
