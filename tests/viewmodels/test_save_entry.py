"""Saving throws being entered, and what comes of them: one step at the end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.commands import AnyCommand, ApplyEffect, DealDamage, DoTogether, MakeSave
from encounter_tracker.encounter.derive import derived
from encounter_tracker.encounter.events import CheckRolled
from encounter_tracker.session.model import EncounterModel
from encounter_tracker.support.dice import Dice
from encounter_tracker.support.own_effects import OwnEffectStore
from encounter_tracker.viewmodels.bridge import EncounterBridge
from encounter_tracker.viewmodels.save_draft import SaveDraft
from encounter_tracker.viewmodels.save_entry import SaveViewModel

KYRA: dict[str, Any] = {"name": "Kyra", "hit_dice": 5, "hp": 40, "caster_level": 5, "abilities": {"wis": 18}}
DWARF: dict[str, Any] = {
    "name": "Dwarf",
    "hit_dice": 3,
    "hp": 30,
    "saves": {"fort": 4, "ref": 1, "will": 2, "notes": "+2 vs. poison and spells"},
}
GHOUL: dict[str, Any] = {
    "name": "Ghoul",
    "type": "undead",
    "hit_dice": 2,
    "hp": 13,
    "saves": {"fort": 2, "ref": 2, "will": 5},
    "abilities": {"con": None},
    "channel_resistance": 2,
}
DROW: dict[str, Any] = {"name": "Drow", "hit_dice": 4, "hp": 24, "sr": 17, "saves": {"will": 3}}


class Table:
    def __init__(self, store: OwnEffectStore, *, seed: int = 1) -> None:
        self.bridge = EncounterBridge(EncounterModel(Dice(seed)))
        self.do("add", creature=KYRA, side="party", initiative=20)
        for number, creature in enumerate((DWARF, GHOUL, DROW)):
            self.do("add", creature=creature, initiative=15 - number)
        self.do("start")
        self.vm = SaveViewModel(self.bridge, store)
        self.seen: list[str] = []
        self.vm.field_wanted.connect(self.seen.append)
        self.vm.applied.connect(lambda: self.seen.append("applied"))

    def do(self, do: str, **fields: Any) -> None:
        outcome = self.bridge.dispatch(msgspec.convert({"do": do, **fields}, AnyCommand))
        assert not hasattr(outcome, "reason"), outcome

    def id(self, name: str) -> str:
        return self.bridge.state.by_name[name]

    def hp(self, name: str) -> int:
        return derived(self.bridge.state, self.id(name)).hp

    def begin(self, *names: str) -> SaveViewModel:
        self.bridge.select(tuple(self.id(name) for name in names))
        assert self.vm.begin()
        return self.vm

    def roll(self, **faces: str) -> None:
        for name, text in faces.items():
            self.vm.set_roll(self.id(name), text)

    def row(self, name: str) -> Any:
        return next(row for row in self.vm.view.rows if row.name == name)

    @property
    def last(self) -> Any:
        step = self.bridge.model.undo_step
        assert step is not None
        return step

    def rolled(self) -> dict[str, CheckRolled]:
        events = [record.event for record in self.last.records]
        return {self.bridge.state.combatants[e.who].name: e for e in events if isinstance(e, CheckRolled)}


@pytest.fixture
def table(qapp: QCoreApplication, tmp_path: Path) -> Table:
    return Table(OwnEffectStore(tmp_path / "own.json"))


# --- the saves -------------------------------------------------------------------------------------------------------


def test_nobody_there(tmp_path: Path):
    bridge = EncounterBridge(EncounterModel(Dice(1)))
    assert not SaveViewModel(bridge, OwnEffectStore(tmp_path / "own.json")).begin()


def test_each_has_its_bonus_with_its_reasons(table: Table):
    table.do("condition", target="Dwarf", condition="shaken")
    vm = table.begin("Dwarf", "Ghoul")
    assert vm.view.remark == "Dwarf and Ghoul"
    assert (table.row("Dwarf").modifier, table.row("Ghoul").modifier) == ("+0", "+5")
    assert table.row("Dwarf").why == "stat block 2, shaken −2"
    vm.toggle_against("spell")
    assert table.row("Dwarf").modifier == "+2"
    vm.toggle_against("spell")
    vm.change(other="poison; curses")
    assert table.row("Dwarf").modifier == "+2"
    vm.change(other="")
    vm.toggle_against("channel")  # rule D8
    assert table.row("Ghoul").modifier == "+7"
    assert "channel resistance +2" in table.row("Ghoul").why
    vm.set_save("fort")
    assert table.row("Ghoul").modifier == "+2"
    vm.set_save("wisdom")
    assert vm.draft.save == "fort"


def test_live_success_with_natural_1_and_20(table: Table):
    vm = table.begin("Dwarf", "Ghoul", "Drow")
    vm.change(dc="15")
    table.roll(Dwarf="13", Ghoul="1", Drow="20")
    assert [(row.total, row.verdict, row.verdict_text) for row in vm.view.rows] == [
        ("15", "made", "made"),
        ("6", "failed", "failed (1)"),
        ("23", "made", "made (20)"),
    ]
    table.roll(Ghoul="=25")
    assert (table.row("Ghoul").total, table.row("Ghoul").verdict) == ("25", "made")
    table.roll(Ghoul="21")
    assert table.row("Ghoul").problem
    assert not vm.view.can_apply
    vm.change(dc="x")
    assert "dc" in vm.view.wrong


def test_all_saves_are_one_command_with_the_dice_that_were_shown(table: Table):
    vm = table.begin("Dwarf", "Ghoul")
    vm.change(dc="15")
    table.roll(Dwarf="13", Ghoul="4")
    before = table.bridge.model.position
    assert vm.submit()
    assert table.bridge.model.position == before + 1
    assert isinstance(table.last.command, MakeSave)
    rolled = table.rolled()
    assert (rolled["Dwarf"].face, rolled["Dwarf"].success) == (13, True)
    assert (rolled["Ghoul"].face, rolled["Ghoul"].success) == (4, False)
    assert table.seen == ["applied"]


def test_a_sum_is_kept_as_a_sum(table: Table):
    vm = table.begin("Dwarf", "Ghoul")
    table.roll(Dwarf="=19", Ghoul="4")
    assert vm.submit()
    rolled = table.rolled()
    assert (rolled["Dwarf"].face, rolled["Dwarf"].total) == (None, 19)
    assert rolled["Ghoul"].face == 4
    assert isinstance(table.last.command, DoTogether)


def test_without_a_dc_totals_alone(table: Table):
    vm = table.begin("Dwarf")
    table.roll(Dwarf="10")
    assert table.row("Dwarf").verdict == ""
    assert vm.submit()
    assert table.rolled()["Dwarf"].success is None


def test_enter_rolls_all_then_applies(table: Table):
    vm = table.begin("Dwarf", "Ghoul")
    vm.change(dc="15")
    assert vm.view.apply_text == "Roll all"
    assert not vm.submit("dc")
    shown = [row.roll for row in vm.view.rows]
    assert all(shown)
    assert vm.view.apply_text.startswith("Apply: ")
    assert vm.submit("dc")
    assert [str(event.face) for event in table.rolled().values()] == shown


def test_enter_goes_from_die_to_die_where_they_are_typed(table: Table):
    vm = table.begin("Dwarf", "Ghoul", "Drow")
    table.roll(Dwarf="10")
    assert vm.view.apply_text == "Next roll"
    assert not vm.submit(table.id("Dwarf"))
    assert table.seen == [table.id("Ghoul")]
    assert vm.view.asked.startswith("Type the d20 of Ghoul")
    assert not vm.submit(table.id("Ghoul"))  # open where the keyboard is: rolled
    assert table.row("Ghoul").roll
    assert not table.row("Drow").roll


def test_rolling_again_leaves_what_was_typed(table: Table):
    vm = table.begin("Dwarf", "Ghoul")
    table.roll(Dwarf="10")
    vm.roll()
    seen = set()
    for _ in range(20):
        vm.roll()
        assert table.row("Dwarf").roll == "10"
        seen.add(table.row("Ghoul").roll)
    assert len(seen) > 3


def test_the_game_master_turns_a_verdict_round(table: Table):
    vm = table.begin("Dwarf", "Ghoul")
    vm.change(dc="15")
    table.roll(Dwarf="2", Ghoul="19")
    vm.toggle_made(table.id("Dwarf"))
    assert (table.row("Dwarf").verdict_text, table.row("Dwarf").said) == ("made, you say", True)
    vm.toggle_made_at(2)
    assert table.row("Ghoul").verdict_text == "failed, you say"
    vm.toggle_made_at(2)
    assert (table.row("Ghoul").verdict_text, table.row("Ghoul").said) == ("made", False)
    assert vm.submit()
    rolled = table.rolled()
    assert (rolled["Dwarf"].success, rolled["Dwarf"].overruled) == (True, True)
    assert (rolled["Ghoul"].success, rolled["Ghoul"].overruled) == (True, False)


def test_a_verdict_can_be_said_without_a_die(table: Table):
    vm = table.begin("Dwarf")
    vm.toggle_made(table.id("Dwarf"))
    assert table.row("Dwarf").verdict == "made"
    assert vm.view.open == ()
    vm.toggle_made(table.id("Dwarf"))
    assert table.row("Dwarf").verdict == "failed"


def test_it_follows_the_selection(table: Table):
    vm = table.begin("Dwarf")
    table.bridge.select((table.id("Dwarf"), table.id("Drow")))
    assert [row.name for row in vm.view.rows] == ["Dwarf", "Drow"]
    table.do("remove", who="Drow")
    assert [row.name for row in vm.view.rows] == ["Dwarf"]
    vm.finish()
    table.bridge.select((table.id("Ghoul"),))
    assert [row.name for row in vm.view.rows] == ["Dwarf"]


# --- damage ----------------------------------------------------------------------------------------------------------


def test_damage_full_or_half_in_the_same_step(table: Table):
    vm = table.begin("Dwarf", "Ghoul", "Drow")
    vm.set_save("ref")
    vm.toggle_damage()
    assert vm.view.open[0] == "dc"
    vm.change(dc="15")
    table.roll(Dwarf="18", Ghoul="3", Drow="20")
    assert vm.view.open == ("damage",)
    vm.set_damage("15 fire")
    assert [(row.amount, row.what) for row in vm.view.rows] == [("7", "half"), ("15", ""), ("7", "half")]
    assert table.row("Ghoul").chips[0].text.startswith("dies")
    assert vm.view.apply_text == "Apply: 7, 15, 7"
    before = table.bridge.model.position
    assert vm.submit()
    assert table.bridge.model.position == before + 1
    assert (table.hp("Dwarf"), table.hp("Drow")) == (23, 17)
    table.do("undo")
    assert (table.hp("Dwarf"), table.hp("Drow")) == (30, 24)


def test_who_takes_how_much_is_chosen(table: Table):
    vm = table.begin("Dwarf", "Drow")
    vm.change(dc="15")
    vm.toggle_damage()
    vm.set_damage("10")
    table.roll(Dwarf="18", Drow="3")
    vm.set_share(True, "none")
    vm.set_share(False, "half")
    vm.set_share(False, "double")
    assert [(row.amount, row.what) for row in vm.view.rows] == [("", "no damage"), ("5", "half")]
    assert vm.view.apply_text == "Apply: 0, 5"
    assert vm.submit()
    assert (table.hp("Dwarf"), table.hp("Drow")) == (30, 19)


def test_nobody_takes_any(table: Table):
    vm = table.begin("Dwarf")
    vm.change(dc="5")
    vm.toggle_damage()
    vm.set_damage("10")
    vm.set_share(True, "none")
    table.roll(Dwarf="18")
    assert vm.submit()
    assert isinstance(table.last.command, MakeSave)


def test_dice_of_damage_are_rolled_once_and_shown(table: Table):
    vm = table.begin("Dwarf")
    vm.change(dc="25")
    vm.toggle_damage()
    vm.set_damage("4d6 cold")
    assert vm.view.damage_said == "8d6 fire, or the points: 28 fire"
    vm.roll()
    assert "dice" in vm.view.damage_said
    shown, faces = table.row("Dwarf").amount, vm.draft.faces
    vm.set_damage("4d6 fire")
    assert vm.draft.faces == faces
    assert vm.submit()
    assert table.hp("Dwarf") == 30 - int(shown)
    assert vm.draft.faces == faces


def test_enter_rolls_typed_dice_of_damage(table: Table):
    vm = table.begin("Dwarf")
    vm.change(dc="15")
    vm.toggle_damage()
    table.roll(Dwarf="10")
    assert not vm.submit("damage")
    assert table.seen == ["damage"]
    vm.set_damage("2d6")
    assert not vm.submit("damage")
    assert vm.view.open == ()
    vm.set_damage("2d6 fier")
    assert "damage" in vm.view.wrong
    vm.set_damage("+5")
    assert "damage" in vm.view.wrong


def test_channelled_energy_and_spells_are_such_blows(table: Table):
    vm = table.begin("Ghoul")
    vm.toggle_against("channel")
    vm.change(dc="25")
    vm.toggle_damage()
    vm.set_damage("6 positive")
    table.roll(Ghoul="5")
    assert vm.draft.source == table.id("Kyra")
    assert vm.submit()
    damage = next(command for command in table.last.command.commands if isinstance(command, DealDamage))
    assert damage.attack is not None
    assert (damage.attack.kind, damage.source) == ("channel", table.id("Kyra"))
    assert table.hp("Ghoul") == 7


def test_points_can_be_overruled(table: Table):
    vm = table.begin("Dwarf")
    vm.change(dc="25")
    vm.toggle_damage()
    vm.set_damage("10")
    table.roll(Dwarf="5")
    vm.toggle_overrule()
    vm.set_takes(table.id("Dwarf"), "3")
    assert table.row("Dwarf").amount == "3"
    vm.set_takes(table.id("Dwarf"), "x")
    assert vm.view.wrong
    vm.set_takes(table.id("Dwarf"), "")
    assert table.row("Dwarf").amount == "10"


def test_a_hostile_act_is_told_beforehand(table: Table):
    table.do("effect", name="sanctuary", targets=["Kyra"], source="Kyra", ends_on_hostile_act=True)
    vm = table.begin("Dwarf")
    vm.change(dc="25")
    vm.toggle_damage()
    vm.set_damage("10")
    table.roll(Dwarf="5")
    assert any("sanctuary ends" in line for line in vm.view.also)
    vm.change(hostile=False)
    assert vm.view.also == ()
    vm.change(hostile=True)
    vm.set_source("")
    assert vm.view.also == ()


# --- effects ---------------------------------------------------------------------------------------------------------


def test_an_effect_on_those_who_fail(table: Table):
    vm = table.begin("Dwarf", "Ghoul")
    vm.choose_effect("effect:hold person")
    assert vm.draft.save == "will"
    assert vm.draft.dc == "17"
    assert vm.draft.against == ("compulsion", "mind-affecting", "spell")
    assert table.row("Dwarf").modifier == "+4"  # against spells
    table.roll(Dwarf="5", Ghoul="2")
    assert table.row("Dwarf").what == "hold person"
    assert table.row("Ghoul").what.startswith("immune")
    before = table.bridge.model.position
    assert vm.submit()
    assert table.bridge.model.position == before + 1
    assert "paralyzed" in derived(table.bridge.state, table.id("Dwarf")).conditions
    assert "paralyzed" not in derived(table.bridge.state, table.id("Ghoul")).conditions
    table.do("undo")
    assert not table.bridge.state.effects


def test_those_who_make_it_are_marked_as_saved(table: Table):
    vm = table.begin("Dwarf", "Kyra")
    vm.choose_effect("effect:hold person")
    table.roll(Dwarf="5", Kyra="20")
    assert table.row("Kyra").what == "not affected"
    assert vm.submit()
    command = next(command for command in table.last.command.commands if isinstance(command, ApplyEffect))
    assert command.saved == (table.id("Kyra"),)
    effect = next(iter(table.bridge.state.effects.values()))
    assert {who: target.state for who, target in effect.targets.items()} == {
        table.id("Dwarf"): "affected",
        table.id("Kyra"): "saved",
    }
    assert effect.dc == 17


def test_where_all_make_it_nothing_is_laid(table: Table):
    vm = table.begin("Dwarf")
    vm.choose_effect("effect:hold person")
    table.roll(Dwarf="20")
    assert vm.submit()
    assert isinstance(table.last.command, MakeSave)


def test_a_condition_for_rounds(table: Table):
    vm = table.begin("Dwarf", "Drow")
    vm.change(dc="18")
    vm.choose_effect("condition:sickened")
    vm.effect.change_duration(kind="count", unit="rounds", amount="3")
    table.roll(Dwarf="2", Drow="19")
    assert table.row("Dwarf").what == "sickened"
    assert vm.submit()
    assert "sickened" in derived(table.bridge.state, table.id("Dwarf")).conditions
    assert "sickened" not in derived(table.bridge.state, table.id("Drow")).conditions


def test_an_effect_of_any_name(table: Table):
    vm = table.begin("Dwarf")
    vm.toggle_effect()
    vm.change(dc="18")
    table.roll(Dwarf="2")
    assert not vm.submit()
    assert table.seen == ["effect"]
    vm.effect.name_it("glued to the floor")
    assert table.row("Dwarf").what == "glued to the floor"
    vm.effect.change_duration(kind="count", amount="x")
    assert any(field.startswith("effect ") for field in vm.view.wrong)
    vm.effect.change_duration(amount="2")
    assert vm.submit()
    assert [effect.name for effect in table.bridge.state.effects.values()] == ["glued to the floor"]


def test_spell_resistance_is_checked_with_the_dice_that_are_shown(table: Table):
    vm = table.begin("Drow")
    vm.choose_effect("effect:hold person")
    vm.roll()
    face = vm.effect.form.targets[0].face
    assert face
    vm.effect.put(msgspec.structs.replace(vm.effect.form, targets=(
        msgspec.structs.replace(vm.effect.form.targets[0], face="2"),
    )))  # fmt: skip
    table.roll(Drow="2")
    assert table.row("Drow").what == "resists it"
    assert vm.submit()
    effect = next(iter(table.bridge.state.effects.values()))
    assert effect.targets[table.id("Drow")].state == "resisted"


def test_damage_and_effect_together(table: Table):
    vm = table.begin("Dwarf")
    vm.change(dc="20")
    vm.toggle_damage()
    vm.set_damage("5 sonic")
    vm.choose_effect("condition:stunned")
    table.roll(Dwarf="3")
    assert vm.submit()
    assert table.hp("Dwarf") == 25
    assert "stunned" in derived(table.bridge.state, table.id("Dwarf")).conditions
    assert [type(command).__name__ for command in table.last.command.commands] == [
        "MakeSave",
        "DealDamage",
        "ApplyCondition",
    ]


def test_what_is_refused_is_said_and_can_be_forced(table: Table):
    vm = table.begin("Ghoul")
    vm.choose_effect("effect:hold person")
    table.roll(Ghoul="2")
    assert vm.view.problem
    assert vm.view.can_force
    assert not vm.submit()
    assert not table.bridge.state.effects
    assert vm.submit(force=True)
    assert "paralyzed" in derived(table.bridge.state, table.id("Ghoul")).conditions


def test_what_it_is_against_is_kept_in_one_form():
    draft = SaveDraft(against=("fear",), other=" Gaze ,, fear; Sleep effects")
    assert draft.descriptors == ("fear", "gaze", "sleep effects")
