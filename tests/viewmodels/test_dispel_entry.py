"""Dispelling and countering as a game master enters them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from encounter_tracker.encounter.commands import AnyCommand, CounterSpell, DispelEffects
from encounter_tracker.session.model import EncounterModel
from encounter_tracker.viewmodels.bridge import EncounterBridge
from encounter_tracker.viewmodels.dispel_entry import DispelViewModel
from encounter_tracker.viewmodels.ticks import TickLine

CORVIN = {"name": "Corvin", "hit_dice": 5, "hp": 30, "caster_level": 5, "abilities": {"int": 18}}
OGRE = {"name": "Ogre", "hit_dice": 4, "hp": 30, "sr": 12, "abilities": {"int": 6}}
HAG = {"name": "Hag", "hit_dice": 6, "hp": 40, "caster_level": 6, "abilities": {"cha": 16}}


class Given:
    def __init__(self) -> None:
        self.faces: list[int] = []

    def roll(self, sides: int) -> int:
        return self.faces.pop(0)


class Entry:
    def __init__(self) -> None:
        self.dice = Given()
        self.bridge = EncounterBridge(EncounterModel(self.dice))
        self.vm = DispelViewModel(self.bridge)
        for number, block in enumerate((CORVIN, HAG, OGRE)):
            self.do("add", creature=block, side="foes" if number else "party", initiative=20 - number)
        self.do("start")
        self.do("effect", name="bane", id="bane", targets=["Corvin"], source="Hag", level=1, dc=14, caster_level=6)
        self.do("effect", name="fear", id="fear", targets=["Corvin"], source="Hag", level=4, dc=17, caster_level=6)
        self.do("effect", name="bless", id="bless", targets=["Ogre"], source="Hag", level=1, dc=14, caster_level=6)
        self.do("effect", name="old curse", id="curse", targets=["Corvin"], level=3)
        self.do("condition", target="Corvin", condition="prone")

    def do(self, do: str, **fields: Any) -> None:
        self.bridge.dispatch(msgspec.convert({"do": do, **fields}, AnyCommand))

    def id(self, name: str) -> str:
        return self.bridge.state.by_name[name]

    def open(self, *names: str, **how: Any) -> None:
        self.bridge.select(tuple(self.id(name) for name in names))
        assert self.vm.begin(**how)

    def line(self, key: str) -> TickLine:
        return next(line for line in self.vm.view.lines if line.id == key)

    @property
    def last(self) -> Any:
        step = self.bridge.model.undo_step
        assert step is not None
        return step.command


@pytest.fixture
def entry(qtbot: QtBot) -> Entry:
    return Entry()


def test_effects_on_the_selected_are_chosen_and_the_others_say_why_not(entry: Entry):
    entry.open("Corvin", level=3)
    assert [(line.id, line.ticked, line.enabled) for line in entry.vm.view.lines][:3] == [
        ("bane", True, True),
        ("fear", True, True),
        ("bless", False, True),
    ]
    assert (entry.line("curse").enabled, entry.line("curse").verdict) == (False, "it has no DC")
    prone = next(line for line in entry.vm.view.lines if line.text == "prone")
    assert (prone.enabled, prone.verdict) == (False, "no spell and no spell-like ability")
    entry.vm.toggle("curse")
    assert "curse" not in entry.vm.draft.chosen
    assert entry.line("bane").detail == "on Corvin · from Hag · DC 14, level 1"


def test_while_the_die_is_open_it_says_what_is_needed(entry: Entry):
    entry.open("Corvin", level=3)
    assert (entry.vm.view.modifier_hint, entry.vm.view.reckoned) == ("+9", "+9")
    # bane: level 1: a failure is enough for what is lower; a natural 1 that fails is not
    assert entry.line("bane").verdict == "ends on 2 or more"
    assert entry.line("fear").verdict == "ends on 8 or more"
    assert entry.vm.view.deed_text == "Dispel"


def test_degrees_are_shown_before_enter(entry: Entry):
    entry.open("Corvin", level=3)
    entry.vm.change(die="5")
    assert entry.vm.view.reckoned == "+9 = 14"
    assert (entry.line("bane").verdict, entry.line("fear").verdict) == ("ends", "stays: failure")
    assert entry.vm.view.deed_text == "Dispel: 1 end(s)"
    before = entry.bridge.model.position
    assert entry.vm.do()
    assert entry.bridge.model.position == before + 1
    assert isinstance(entry.last, DispelEffects)
    assert "bane" not in entry.bridge.state.effects
    assert "fear" in entry.bridge.state.effects


def test_out_of_reach(entry: Entry):
    entry.open("Corvin", level=0)
    entry.vm.change(modifier="0")
    assert entry.line("fear").verdict == "out of reach"


def test_spell_resistance_shields_what_is_upon_its_owner(entry: Entry):
    entry.open("Ogre", level=3)
    ((who, cell),) = entry.vm.view.shields
    assert (who, cell.label, cell.reckoned) == (entry.id("Ogre"), "Ogre, SR 12", "+5")
    entry.vm.set_resistance_die(who, "6")
    assert entry.vm.view.shields[0][1].verdict == "resisted"
    entry.vm.change(die="20")
    assert entry.line("bless").verdict == "stays: spell resistance"
    entry.vm.set_resistance_die(who, "7")
    assert entry.vm.view.shields[0][1].reckoned == "+5 = 12"
    assert entry.line("bless").verdict == "ends"


def test_open_dice_are_rolled_when_it_is_done(entry: Entry):
    entry.open("Ogre", level=3)
    entry.dice.faces = [15, 16]
    assert entry.vm.do()
    assert "bless" not in entry.bridge.state.effects


def test_rolled_beforehand(entry: Entry):
    entry.open("Ogre", level=3)
    entry.dice.faces = [15, 3]
    entry.vm.roll()
    assert (entry.vm.draft.die, entry.vm.draft.dice) == ("15", {entry.id("Ogre"): "3"})
    assert entry.line("bless").verdict == "stays: spell resistance"


def test_without_a_level_it_says_so(entry: Entry):
    entry.open("Corvin")
    view = entry.vm.view
    assert (view.reason, view.can_do, view.can_force) == ("Say the level of the dispelling spell", False, False)
    assert not entry.vm.do()


def test_the_level_of_the_spell_being_cast(entry: Entry):
    entry.do("begin_cast", who="Corvin", spell={"name": "dispel magic", "level": 3})
    entry.open("Corvin")
    assert (entry.vm.view.level_hint, entry.vm.view.reason) == ("3", "")


def test_by_caster_level_one_check_ends_one(entry: Entry):
    entry.do("options", dispel="caster_level_check")
    entry.open("Corvin")
    view = entry.vm.view
    assert (view.needs_level, view.modifier_hint) == (False, "+5")
    assert view.rule.startswith("One caster level check")
    assert entry.line("bane").detail == "on Corvin · from Hag · DC 17"
    assert entry.line("curse").verdict == "it has no caster level"
    entry.vm.change(die="12")
    assert [entry.line(key).verdict for key in ("bane", "fear")] == ["ends", "stays: one check ends one spell"]


def test_countering_a_spell_being_cast(entry: Entry):
    entry.do("next_turn")
    entry.do("begin_cast", who="Hag", spell={"name": "slow", "level": 3, "dc": 16})
    entry.open(by=entry.id("Corvin"), level=3, counter=entry.id("Hag"))
    view = entry.vm.view
    assert (view.draft.mode, view.targets) == ("counter", ((entry.id("Hag"), "Hag: slow"),))
    assert view.outcome == "It is countered on 7 or more."
    entry.vm.change(die="6")
    assert entry.vm.view.outcome == "It goes on: failure."
    entry.vm.change(die="7")
    assert (entry.vm.view.outcome, entry.vm.view.deed_text) == ("It is countered: the spell is lost.", "Counter it")
    assert entry.vm.do()
    assert isinstance(entry.last, CounterSpell)
    casting = entry.bridge.state.combatants[entry.id("Hag")].casting
    assert casting is not None
    assert casting.why_lost == "counterspelled"


def test_nobody_is_casting(entry: Entry):
    entry.open()
    entry.vm.change(mode="counter")
    assert entry.vm.view.nothing == "Nobody else is casting a spell."


@pytest.mark.parametrize(("field", "value"), [("level", "10"), ("modifier", "x"), ("die", "21")])
def test_bad_input_is_marked_and_changes_nothing(entry: Entry, field: str, value: str):
    entry.open("Corvin", level=3)
    entry.vm.change(**{field: value})
    assert field in entry.vm.view.problems
    assert not entry.vm.do()


def test_all_and_none(entry: Entry):
    entry.open(level=3)
    entry.vm.choose_all()
    assert entry.vm.draft.chosen == {"bane", "fear", "bless"}
    entry.vm.choose_all()
    assert entry.vm.draft.chosen == frozenset()
    assert not entry.vm.view.can_do


def test_what_ends_meanwhile_is_no_longer_chosen(entry: Entry):
    entry.open("Corvin", level=3)
    entry.do("end_effect", effect="bane")
    assert entry.vm.draft.chosen == {"fear"}


def test_nobody_there_is_nothing_to_open(qtbot: QtBot):
    assert not DispelViewModel(EncounterBridge(EncounterModel(Given()))).begin()
