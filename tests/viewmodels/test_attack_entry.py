"""The attack being entered: what the dice make of it, what follows, one command at the end."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.commands import AnyCommand, DoTogether, MakeAttack
from encounter_tracker.encounter.derive import derived
from encounter_tracker.rules.creature import Attack
from encounter_tracker.rules.weapons import read_weapon
from encounter_tracker.session.model import EncounterModel
from encounter_tracker.support.dice import Dice
from encounter_tracker.viewmodels.attack_draft import read_damage, read_die, read_miss
from encounter_tracker.viewmodels.attack_entry import AttackViewModel
from encounter_tracker.viewmodels.bridge import EncounterBridge
from encounter_tracker.viewmodels.texts.events import event_text

FIGHTER: dict[str, Any] = {
    "name": "Brannoc",
    "hit_dice": 6,
    "hp": 50,
    "bab": 6,
    "attacks": [
        {"name": "+1 longsword", "bonus": [11, 6], "damage": "1d8+5/19-20", "types": ["slashing"]},
        {"name": "longbow", "kind": "ranged", "bonus": [8], "damage": "1d8/x3", "types": ["piercing"]},
    ],
}
BEAST: dict[str, Any] = {
    "name": "Beast",
    "hit_dice": 4,
    "hp": 24,
    "ac": {"total": 17, "touch": 12, "flat_footed": 15},
    "abilities": {"dex": 14},
    "attacks": [
        {"name": "bite", "bonus": [7], "damage": "1d6+4 plus poison", "types": ["piercing"]},
        {"name": "claws", "bonus": [7], "damage": "1d4+4", "types": ["slashing"]},
    ],
}
GARGOYLE: dict[str, Any] = {"name": "Gargoyle", "hit_dice": 5, "hp": 42, "dr": [{"amount": 10, "bypass": "magic"}]}


class Table:
    """A fight in its second round, and the view-model."""

    def __init__(self, *, seed: int = 1) -> None:
        self.bridge = EncounterBridge(EncounterModel(Dice(seed)))
        self.do("add", creature=FIGHTER, side="party", initiative=20)
        self.do("add", creature=BEAST, initiative=15)
        self.do("add", creature=GARGOYLE, initiative=10)
        self.do("add", creature={"name": "Ysolde", "hit_dice": 4, "hp": 30}, side="party", initiative=5)
        self.do("start")
        for _ in range(4):
            self.do("next_turn")
        self.vm = AttackViewModel(self.bridge)
        self.seen: list[str] = []
        self.vm.field_wanted.connect(self.seen.append)
        self.vm.went_on.connect(lambda: self.seen.append("went on"))
        self.vm.finished.connect(lambda: self.seen.append("finished"))

    def do(self, do: str, **fields: Any) -> None:
        outcome = self.bridge.dispatch(msgspec.convert({"do": do, **fields}, AnyCommand))
        assert not hasattr(outcome, "reason"), outcome

    def id(self, name: str) -> str:
        return self.bridge.state.by_name[name]

    def select(self, *names: str) -> None:
        self.bridge.select(tuple(self.id(name) for name in names))

    def hp(self, name: str) -> int:
        return derived(self.bridge.state, self.id(name)).hp

    def begin(self, *names: str, **fields: Any) -> AttackViewModel:
        self.select(*names)
        assert self.vm.begin(**fields)
        return self.vm

    @property
    def last(self) -> Any:
        step = self.bridge.model.undo_step
        assert step is not None
        return step.command


@pytest.fixture
def table(qapp: QCoreApplication) -> Table:
    return Table()


# --- typed dice ------------------------------------------------------------------------------------------------------


def test_dice_as_typed():
    assert read_die(" 14 ").face == 14
    assert read_die("=24", sums=True).total == 24
    assert not read_die("").known
    for wrong in ("21", "0", "x", "=24"):
        assert read_die(wrong).problem
    assert read_die("21", sums=True).problem
    assert read_miss("34, 71") == ((34, 71), "")
    assert read_miss("1 2 3")[1]
    assert read_miss("101")[1]


def test_points_as_typed():
    sword = read_weapon(Attack(name="longsword", damage="1d8+5", types=("slashing",)))
    assert read_damage("9", sword).once == 9
    whole = read_damage("=18", sword)
    assert [(part.amount, part.type) for part in whole.parts] == [(18, "slashing")]
    both = read_damage("9 + 4 fire", sword)
    assert [(part.amount, part.type) for part in both.parts] == [(9, "slashing"), (4, "fire")]
    assert read_damage("9, 4 fire", sword) == both
    assert read_damage("2d6 + 4", sword, ((2, 3),)).once == 9
    assert read_damage("n6", sword).nonlethal
    assert read_damage("2d6+3", sword).dice
    assert read_damage("2d6+3", sword, ((2, 3),)).once == 8
    assert read_damage("9 fier", sword).problem
    assert read_damage("+5", sword).problem
    assert read_damage("5 magic", sword).problem
    assert not read_damage(" ", sword).problem


# --- who -------------------------------------------------------------------------------------------------------------


def test_the_active_one_attacks_the_selected_foes(table: Table):
    view = table.begin("Beast", "Ysolde", "Brannoc").view
    assert view.remark == "Brannoc against Beast"
    assert [target.name for target in view.targets] == ["Beast"]
    assert [(line.name, line.bonus, line.chosen) for line in view.lines] == [
        ("+1 longsword", "+11", True),
        ("+1 longsword", "+6", False),
        ("longbow", "+8", False),
    ]


def test_without_a_foe_somebody_is_chosen(table: Table):
    vm = table.begin("Ysolde")
    assert vm.view.targets == ()
    assert not vm.submit()
    assert table.seen == ["target"]
    assert [row.text for row in vm.finder_rows("")] == ["Beast", "Gargoyle", "Ysolde"]
    assert [row.text for row in vm.finder_rows("yso")] == ["Ysolde"]
    vm.set_target(table.id("Ysolde"))
    assert vm.view.remark == "Brannoc against Ysolde"
    vm.set_target(table.id("Brannoc"))  # nobody attacks oneself
    assert vm.view.remark == "Brannoc against Ysolde"


def test_nobody_there():
    assert not AttackViewModel(EncounterBridge(EncounterModel(Dice(1)))).begin()


def test_another_attacker_and_another_line(table: Table):
    vm = table.begin("Brannoc", attacker=table.id("Beast"), place=1)
    assert vm.view.remark == "Beast against Brannoc"
    assert [line.chosen for line in vm.view.lines] == [False, True]
    vm.set_attacker(table.id("Ysolde"))
    assert vm.view.remark == "Ysolde against Brannoc"
    assert [line.name for line in vm.view.lines] == ["unarmed strike"]
    vm.set_attacker(table.id("Brannoc"))
    assert vm.view.targets == ()


def test_clicking_in_the_list_changes_the_target(table: Table):
    vm = table.begin("Beast")
    table.select("Gargoyle")
    assert vm.view.remark == "Brannoc against Gargoyle"
    table.select("Gargoyle", "Beast")
    assert [(target.name, target.chosen, target.key) for target in vm.view.targets] == [
        ("Gargoyle", True, "1"),
        ("Beast", False, "2"),
    ]
    vm.set_target_at(2)
    assert vm.view.remark == "Brannoc against Beast"


# --- the roll --------------------------------------------------------------------------------------------------------


def test_what_the_die_must_show_then_what_it_makes(table: Table):
    vm = table.begin("Beast")
    assert vm.view.total == "hits from 6 on"
    assert vm.view.attack_title == "Attack +11"
    assert vm.view.armor_title == "AC 17"
    assert vm.view.apply_text == "Roll the d20"
    vm.set_die("d20", "5")
    assert vm.view.total == "16 = 5 + 11"
    assert vm.view.result is not None
    assert vm.view.result.text == "misses by 1"
    assert vm.view.apply_text == "Apply: a miss"
    assert vm.view.can_apply
    vm.set_die("d20", "6")
    assert vm.view.result.text == "hits"
    assert vm.view.wanted == "damage"
    assert vm.view.damage.hint == "1d8+5"
    vm.set_die("damage", "9")
    assert vm.view.apply_text == "Apply: hit, 9"
    assert vm.view.table.rows[0].after == "15"
    vm.set_die("d20", "21")
    assert "d20" in vm.view.wrong
    assert not vm.view.can_apply


def test_enter_goes_to_what_is_open(table: Table):
    vm = table.begin("Beast")
    assert not vm.submit()
    assert table.seen == ["d20"]
    vm.set_die("d20", "15")
    assert not vm.submit("d20")
    assert table.seen[-1] == "damage"
    vm.set_die("damage", "x")
    assert not vm.submit("damage")
    assert table.seen[-1] == "damage"
    vm.set_die("damage", "10")
    before = table.bridge.model.position
    assert vm.submit("damage")
    assert table.bridge.model.position == before + 1
    assert table.hp("Beast") == 14
    assert isinstance(table.last, MakeAttack)


def test_enter_on_an_open_die_rolls_it_alone(table: Table):
    vm = table.begin("Beast")
    assert not vm.submit("d20")
    face = vm.view.d20.text
    assert face
    vm.set_die("d20", "15")
    assert not vm.submit("damage")
    assert "dice" in vm.view.damage.said
    assert vm.submit("damage")
    assert table.hp("Beast") < 24


def test_every_part_is_explained(table: Table):
    table.do("condition", target="Beast", condition="prone")
    table.do("condition", target="Brannoc", condition="invisible")
    vm = table.begin("Beast")
    vm.toggle_circumstance("flanking")
    attack = [(part.value, part.title) for part in vm.view.attack_parts]
    assert ("+11", "attack as printed") in attack
    assert ("+2", "flanking") in attack
    assert ("+2", "invisible") in attack
    armor = [(part.value, part.title) for part in vm.view.armor_parts]
    assert ("−4", "prone") in armor
    assert any(title == "Dexterity bonus lost" for _, title in armor)
    assert "does not see the attacker" in vm.view.armor_note
    assert vm.view.armor_title == "AC 11"
    vm.toggle_circumstance("flanking")
    assert not any(part.title == "flanking" for part in vm.view.attack_parts)


def test_touch_and_ranged_meet_another_armor_class(table: Table):
    vm = table.begin("Beast")
    vm.change(touch=True, ranged=True)
    assert vm.view.armor_title == "touch AC 12"


def test_a_critical_hit_is_confirmed_and_multiplied(table: Table):
    vm = table.begin("Beast")
    vm.set_die("d20", "19")
    assert vm.view.wanted == "confirm"
    assert vm.view.confirm.shown
    assert vm.view.apply_text == "Confirm the critical"
    vm.set_die("confirm", "2")
    assert "not confirmed" in vm.view.confirm.said
    vm.set_die("confirm", "12")
    assert vm.view.damage.hint == "1d8+5 ×2"
    vm.set_die("damage", "9")
    assert vm.view.apply_text == "Apply: critical, 18"
    assert vm.view.damage.said == "18 dealt · 9 ×2"
    vm.set_die("damage", "=17")
    assert vm.view.apply_text == "Apply: critical, 17"
    assert vm.view.result is not None
    assert (vm.view.result.text, vm.view.result.remaining) == ("critical hit", "×2")


def test_miss_chance_with_its_reason(table: Table):
    table.do("environment", light="dim")
    vm = table.begin("Beast")
    assert "20 %" in vm.view.sight
    vm.set_die("d20", "15")
    assert vm.view.wanted == "miss"
    assert vm.view.miss.shown
    vm.set_die("miss", "20")
    assert vm.view.result is not None
    assert vm.view.result.text == "misses: not seen well"
    assert vm.view.can_apply
    vm.set_die("miss", "21")
    assert vm.view.wanted == "damage"
    table.do("environment", light="normal")
    assert not vm.view.miss.shown
    assert vm.view.sight == "Brannoc sees Beast: no miss chance"


def test_an_empty_confirmation_is_not_called_missed_while_the_miss_chance_is_open(table: Table):
    table.do("environment", light="dim")
    vm = table.begin("Beast")
    vm.set_die("d20", "20")
    assert vm.view.wanted == "miss"
    assert vm.view.confirm.shown
    assert "Critical threat" in vm.view.confirm.said
    vm.set_die("confirm", "1")
    assert "not confirmed" in vm.view.confirm.said


def test_the_square_of_an_unseen_target_is_guessed(table: Table):
    table.do("condition", target="Beast", condition="invisible")
    vm = table.begin("Beast")
    assert vm.view.guess_asked
    vm.set_die("d20", "15")
    vm.change(guess="wrong")
    assert vm.view.wanted == "miss"  # rolled whether or not anyone is there
    vm.set_die("miss", "90")
    assert vm.view.result is not None
    assert vm.view.result.text == "misses: nobody there"


# --- rolled by the program -------------------------------------------------------------------------------------------


def test_all_open_dice_are_rolled_at_once_and_again(table: Table):
    vm = table.begin("Beast")
    vm.roll()
    assert vm.view.d20.text
    assert vm.view.wanted == ""
    seen = set()
    for _ in range(30):
        vm.roll()
        seen.add(vm.view.d20.text)
        assert vm.view.wanted == ""
    assert len(seen) > 5
    assert vm.submit()


def test_what_was_typed_is_not_rolled_again(table: Table):
    vm = table.begin("Beast")
    vm.set_die("d20", "18")
    vm.roll()
    assert vm.view.d20.text == "18"
    first = vm.view.damage.said
    assert first.endswith(tuple(f"dice {face}" for face in range(1, 9)))
    said = set()
    for _ in range(20):
        vm.roll()
        said.add(vm.view.damage.said)
        assert vm.view.d20.text == "18"
    assert len(said) > 2


def test_rolled_damage_is_what_the_command_does(table: Table):
    vm = table.begin("Beast")
    vm.set_die("d20", "20")
    vm.roll()
    shown = vm.view.table.rows[0].after
    assert vm.submit()
    assert str(table.hp("Beast")).replace("-", "−") == shown


def test_typed_dice_are_rolled(table: Table):
    vm = table.begin("Beast")
    vm.set_die("d20", "15")
    vm.set_die("damage", "2d4")
    assert vm.view.wanted == "damage"
    vm.roll()
    assert vm.view.wanted == ""
    assert "dice" in vm.view.damage.said
    faces = vm.draft.typed_faces
    vm.set_die("damage", "2d4 fire")
    assert vm.draft.typed_faces == faces  # the same dice stay as they fell
    vm.roll()
    assert vm.view.table.rows[0].rolled.detail == "fire"


def test_precision_damage_is_rolled_and_needs_to_see(table: Table):
    vm = table.begin("Beast")
    vm.set_precision("2d6")
    assert 2 <= vm.draft.precision_points <= 12
    vm.set_die("d20", "15")
    vm.set_die("damage", "9")
    assert vm.view.table.rows[0].rolled.value == str(9 + vm.draft.precision_points)
    table.do("environment", light="dim")
    vm.set_die("miss", "99")
    assert vm.view.table.rows[0].rolled.value == "9"
    assert any("No precision damage" in line for line in vm.view.also)
    vm.set_precision("rubbish")
    assert "precision" in vm.view.wrong


# --- what it does besides --------------------------------------------------------------------------------------------


def test_the_targets_own_reckoning_and_what_happens_besides(table: Table):
    table.do(
        "effect", name="invisibility", targets=["Brannoc"], source="Brannoc", conditions=["invisible"],
        ends_on_hostile_act=True,
    )  # fmt: skip
    vm = table.begin("Gargoyle", place=1)
    vm.set_die("d20", "15")
    vm.set_die("damage", "12")
    row = vm.view.table.rows[0]
    assert (row.rolled.value, row.amount) == ("12", "2")
    assert [column.key for column in vm.view.table.columns] == ["reduction"]
    assert any("invisibility ends" in line for line in vm.view.also)


def test_riders_are_named_and_fall_away(table: Table):
    vm = table.begin("Brannoc", attacker=table.id("Beast"))
    vm.set_die("d20", "19")
    vm.set_die("damage", "9")
    assert vm.view.also[0] == "With it: poison"
    table.do("edit", who="Brannoc", set={"dr": [{"amount": 20, "bypass": "—"}]})
    assert vm.view.also[0] == "Falls away as no damage is done: poison"
    assert vm.view.riders == ()


def test_a_miss_is_applied_too(table: Table):
    table.do(
        "effect", name="sanctuary", targets=["Brannoc"], source="Brannoc", ends_on_hostile_act=True,
    )  # fmt: skip
    vm = table.begin("Beast")
    vm.set_die("d20", "2")
    assert vm.submit()
    assert table.hp("Beast") == 24
    assert not table.bridge.state.effects


def test_a_charge_lowers_the_guard_in_the_same_step(table: Table):
    vm = table.begin("Beast")
    vm.toggle_circumstance("charge")
    vm.set_die("d20", "2")
    assert any("charge" in line for line in vm.view.also)
    before = table.bridge.model.position
    assert vm.submit()
    assert table.bridge.model.position == before + 1
    assert isinstance(table.last, DoTogether)
    assert derived(table.bridge.state, table.id("Brannoc")).figures["ac"].total == 8
    assert vm.draft.circumstances == ()  # the next attack is none


# --- one after the other ---------------------------------------------------------------------------------------------


def test_the_next_iterative_attack_follows_then_it_is_over(table: Table):
    vm = table.begin("Beast")
    vm.toggle_circumstance("flanking")
    vm.set_die("d20", "2")
    assert vm.submit()
    assert [(line.chosen, line.done) for line in vm.view.lines[:2]] == [(False, True), (True, False)]
    assert vm.view.d20.text == ""
    assert vm.draft.circumstances == ("flanking",)
    vm.set_die("d20", "2")
    assert vm.submit()
    assert table.seen == ["went on", "finished"]
    assert not vm.submit()


def test_natural_attacks_follow_each_other(table: Table):
    vm = table.begin("Brannoc", attacker=table.id("Beast"))
    vm.set_die("d20", "2")
    assert vm.submit()
    assert [line.chosen for line in vm.view.lines] == [False, True]


def test_whoever_falls_gives_way_to_the_next_target(table: Table):
    vm = table.begin("Beast", "Gargoyle")
    vm.set_die("d20", "15")
    vm.set_die("damage", "25")
    assert vm.submit()
    assert vm.view.remark == "Brannoc against Gargoyle"
    assert vm.draft.number == 2


def test_one_attack_against_several(table: Table):
    vm = table.begin("Beast", "Gargoyle", place=1)
    vm.set_die("d20", "2")
    assert vm.submit()
    assert vm.view.remark == "Brannoc against Gargoyle"
    vm.set_die("d20", "1")
    assert vm.submit()
    assert table.seen == ["went on", "finished"]


def test_arrows_choose_the_line(table: Table):
    vm = table.begin("Beast")
    vm.step_line(-1)
    assert (vm.draft.place, vm.draft.number) == (0, 1)
    vm.step_line(1)
    vm.step_line(1)
    assert (vm.draft.place, vm.draft.number) == (1, 1)
    vm.set_line("9:1")
    assert vm.draft.place == 1


# --- the game master says --------------------------------------------------------------------------------------------


def test_everything_can_be_overruled(table: Table):
    table.do("environment", light="dim")
    vm = table.begin("Beast")
    vm.toggle_overrule()
    vm.set_die("d20", "5")
    vm.change(ac="15")
    assert vm.view.armor_title == "AC 15"
    vm.change(chance="0")
    assert not vm.view.miss.shown
    vm.set_die("damage", "9")
    vm.change(takes="3")
    assert vm.view.apply_text == "Apply: hit, 3"
    vm.change(ac="x")
    assert "ac" in vm.view.wrong
    vm.change(ac="")
    assert vm.submit()
    assert table.hp("Beast") == 24  # AC 17 again: a miss
    vm.toggle_overrule()
    vm.change(outcome="hit")
    vm.set_die("damage", "4")
    assert vm.view.result is not None
    assert vm.view.result.text == "hits, you say"
    assert vm.submit()
    assert table.hp("Beast") == 20
    table.do("undo")
    assert table.hp("Beast") == 24


def test_what_is_refused_can_be_forced(table: Table):
    table.do("condition", target="Brannoc", condition="unconscious")
    vm = table.begin("Beast")
    vm.set_die("d20", "2")
    assert vm.view.problem
    assert vm.view.can_force
    assert not vm.submit()
    assert vm.submit(force=True)


def test_whoever_leaves_is_neither_attacker_nor_target(table: Table):
    vm = table.begin("Beast", "Gargoyle")
    table.do("remove", who="Beast")
    assert vm.view.remark == "Brannoc against Gargoyle"
    table.do("remove", who="Brannoc")
    assert table.seen == ["finished"]


def test_a_full_attack_that_was_left_goes_on_in_the_same_turn(table: Table):
    vm = table.begin("Beast")
    vm.set_die("d20", "2")
    assert vm.submit()
    vm.finish()
    vm = table.begin("Gargoyle")
    assert (vm.draft.number, vm.view.remark) == (2, "Brannoc against Gargoyle")
    vm.finish()
    vm = table.begin("Beast", place=0)  # with this attack: from the beginning
    assert vm.draft.number == 1
    vm.set_die("d20", "2")
    assert vm.submit()
    vm.finish()
    for _ in range(4):
        table.do("next_turn")
    assert table.begin("Beast").draft.number == 1


def test_riders_are_offered_once_the_blow_is_known(table: Table):
    vm = table.begin("Brannoc", attacker=table.id("Beast"))
    vm.set_die("d20", "19")
    assert vm.view.riders == ()
    vm.set_die("damage", "9")
    assert vm.view.riders == ("poison",)


def test_blind_fight_rolls_the_miss_chance_twice(table: Table):
    table.do("edit", who="Brannoc", set={"feats": ["Blind-Fight"]})
    table.do("condition", target="Beast", condition="invisible")
    vm = table.begin("Beast")
    vm.set_die("d20", "15")
    assert "Blind-Fight" in vm.view.miss.said
    vm.roll()
    assert len(vm.view.miss.text.split()) == 2
    vm.set_die("miss", "50 51")
    assert vm.view.wanted == "damage"  # one of the two hits
    vm.set_die("miss", "50 12")
    assert vm.view.result is not None
    assert vm.view.result.text == "misses: not seen well"
    vm.set_die("miss", "26")  # one roll against the chance of both
    assert vm.view.wanted == "damage"


def test_natural_1_and_20(table: Table):
    vm = table.begin("Beast")
    vm.toggle_overrule()
    vm.change(ac="40")
    assert vm.view.total == "hits with a 20 only"
    vm.set_die("d20", "20")
    vm.set_die("confirm", "10")
    vm.set_die("damage", "9")
    assert vm.view.result is not None
    assert vm.view.result.text == "natural 20: hits"
    vm.change(ac="5")
    assert vm.view.armor_title == "AC 5"
    vm.set_die("d20", "1")
    assert vm.view.result.text == "natural 1: misses"
    vm.set_die("d20", "")
    assert vm.view.total == "hits unless the d20 shows 1"


def test_an_attack_without_dice_of_damage(table: Table):
    table.do("edit", who="Brannoc", set={"attacks": [{"name": "touch", "bonus": [5], "damage": "fatigue"}]})
    vm = table.begin("Beast")
    assert vm.view.armor_title == "touch AC 12"
    vm.set_die("d20", "15")
    assert vm.view.wanted == ""
    assert vm.view.also[0] == "With it: fatigue"
    assert vm.submit()


def test_other_numbers_are_checked(table: Table):
    vm = table.begin("Beast")
    vm.change(modifier="+3")
    assert vm.view.attack_title == "Attack +14"
    vm.change(modifier="much")
    assert "modifier" in vm.view.wrong
    vm.change(modifier="")
    vm.set_die("damage", "9 slshing")
    assert vm.view.damage.problem == "“slshing” is not understood: slashing?"
    vm.set_die("damage", "")
    vm.toggle_overrule()
    vm.change(chance="101")
    assert "chance" in vm.view.wrong


# --- antimagic and guesses -------------------------------------------------------------------------------------------


def test_where_magic_is_held_down_a_magic_weapon_is_a_weapon(table: Table):
    vm = table.begin("Gargoyle")
    assert vm.view.damage.hint == "1d8+5"
    table.do("antimagic", who="Gargoyle", inside=True)
    assert vm.view.damage.hint == "1d8+4"
    assert "−1 no magic weapon where magic is held down" in [
        f"{part.value} {part.title}" for part in vm.view.attack_parts
    ]
    assert vm.view.attack_title == "Attack +10"


def test_a_guess_asks_for_the_miss_chance_whatever_the_d20_shows(table: Table):
    table.do("effect", name="invisibility", targets=["Beast"], conditions=["invisible"])
    vm = table.begin("Beast")
    vm.set_die("d20", "2")
    assert not vm.view.miss.shown
    for guess in ("right", "wrong"):
        vm.change(guess=guess)
        assert vm.view.miss.shown
        assert vm.view.wanted == "miss"
    vm.set_die("miss", "80")
    assert vm.submit()
    assert table.hp("Beast") == 24


# --- swarms ----------------------------------------------------------------------------------------------------------

SWARM: dict[str, Any] = {
    "name": "Rats",
    "subtypes": ["swarm"],
    "hit_dice": 3,
    "hp": 16,
    "attacks": [{"name": "swarm", "damage": "1d6", "types": ["piercing"], "properties": ["plus disease"]}],
}


def test_a_swarm_asks_for_no_die_but_its_damage(table: Table):
    table.do("add", creature=SWARM)
    table.do("condition", target="Ysolde", condition="invisible")
    vm = table.begin("Ysolde", attacker=table.id("Rats"))
    view = vm.view
    assert [(line.name, line.bonus) for line in view.lines] == [("swarm", "—")]
    assert (view.d20.shown, view.miss.shown, view.confirm.shown, view.damage.shown) == (False, False, False, True)
    assert (view.attack_title, view.sight, view.guess_asked, view.armor_note) == ("", "", False, "")
    assert (view.total, view.known) == ("A swarm hits whoever it covers: no roll, no miss chance", False)
    assert view.result is not None
    assert view.result.text == "hits by itself"
    assert (view.wanted, view.apply_text) == ("damage", "Roll the damage")
    vm.set_die("damage", "4")
    assert vm.view.apply_text == "Apply: hit, 4"
    assert vm.submit("damage")
    assert table.hp("Ysolde") == 26
    step = table.bridge.model.undo_step
    assert step is not None
    told = [event_text(record, table.bridge.state) for record in step.records]
    made = next(one for one in told if "hits by itself" in one.text)
    assert made.text == "Rats covers Ysolde and hits by itself (swarm)"


def test_a_swarm_overruled(table: Table):
    table.do("add", creature=SWARM)
    vm = table.begin("Ysolde", attacker=table.id("Rats"))
    vm.toggle_overrule()
    vm.change(outcome="miss")
    assert vm.view.apply_text == "Apply: a miss"
    assert vm.submit()
    assert table.hp("Ysolde") == 30


# --- what holds only sometimes ---------------------------------------------------------------------------------------


def smitten(table: Table) -> None:
    table.do("edit", who="Brannoc", set={"abilities": {"cha": 16}})
    given = {"catalogue": "smite evil", "kind": "supernatural", "source": "Brannoc"}
    table.do("effect", name="smite evil", targets=["Brannoc"], **given)


def words(table: Table) -> dict[str, tuple[str, str]]:
    return {key: (text, when) for key, text, _, when in table.vm.view.circumstances if key.startswith("effect:")}


def test_a_bonus_against_one_foe_is_ticked(table: Table):
    smitten(table)
    vm = table.begin("Beast")
    ((key, (text, when)),) = words(table).items()
    assert (text, when) == ("smite evil +3 attack, +6 damage", "against the foe it was declared on")
    assert (vm.view.attack_title, vm.view.damage.hint) == ("Attack +11", "1d8+5")
    vm.toggle_circumstance(key)
    assert (vm.view.attack_title, vm.view.damage.hint) == ("Attack +14", "1d8+11")
    assert "+3 smite evil" in [f"{part.value} {part.title}" for part in vm.view.attack_parts]
    vm.set_die("d20", "10")
    table.select("Gargoyle")  # another target: it is ticked again, or not
    assert vm.view.attack_title == "Attack +11"
    vm.set_target(table.id("Beast"))
    assert vm.view.attack_title == "Attack +11"


def test_it_counts_on_the_damage_that_the_program_rolls(table: Table):
    smitten(table)
    smite = {"damage_situation": {"smite evil": 6}, "rolls": {"damage:Brannoc": [3]}}
    table.do("attack", attacker="Brannoc", target="Beast", roll=15, **smite)
    assert table.hp("Beast") == 24 - 14


def test_what_the_target_has_against_this_attacker_is_ticked_too(table: Table):
    smitten(table)
    vm = table.begin("Brannoc", attacker=table.id("Beast"))
    usual = vm.view.armor_title
    ((key, (text, _)),) = words(table).items()
    assert text == "smite evil AC +3"
    vm.toggle_circumstance(key)
    assert (usual, vm.view.armor_title) == ("AC 10", "AC 13")
    assert "+3 smite evil" in [f"{part.value} {part.title}" for part in vm.view.armor_parts]


@pytest.mark.parametrize(
    ("condition", "ticked", "problem"),
    [
        ("stunned", False, "Brannoc is stunned: no such action"),
        ("paralyzed", False, "Brannoc is paralyzed: no such action"),
        ("fatigued", True, "Brannoc is fatigued: no running and no charge"),
    ],
)
def test_who_cannot_act_or_charge_does_so_by_force_alone(table: Table, condition: str, ticked: bool, problem: str):
    table.do("condition", target="Brannoc", condition=condition)
    vm = table.begin("Beast")
    if ticked:
        assert not vm.view.problem
        vm.toggle_circumstance("charge")
    vm.set_die("d20", "15")
    vm.set_die("damage", "9")
    assert (vm.view.problem, vm.view.can_apply, vm.view.can_force) == (problem, False, True)
    assert not vm.submit()
    assert vm.submit(force=True)
    assert table.hp("Beast") == 15
