"""A blow at someone who is casting or concentrating: what becomes of the spell is told before it is struck."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from encounter_tracker.encounter.commands import AnyCommand, DealDamage
from encounter_tracker.session.model import EncounterModel
from encounter_tracker.support.dice import Dice
from encounter_tracker.viewmodels.bridge import EncounterBridge
from encounter_tracker.viewmodels.hp_disruption import set_off_name
from encounter_tracker.viewmodels.hp_entry import HpEntryViewModel

CORVIN = {"name": "Corvin", "hit_dice": 5, "level": 5, "hp": 30, "caster_level": 5, "abilities": {"int": 18}}
OGRE = {"name": "Ogre", "hit_dice": 4, "hp": 30}


class Entry:
    def __init__(self) -> None:
        self.bridge = EncounterBridge(EncounterModel(Dice(1)))
        self.vm = HpEntryViewModel(self.bridge)
        self.do("add", creature=CORVIN, side="party", initiative=20)
        self.do("add", creature=OGRE, initiative=10)
        self.do("start")

    def do(self, do: str, **fields: Any) -> None:
        self.bridge.dispatch(msgspec.convert({"do": do, **fields}, AnyCommand))

    def id(self, name: str) -> str:
        return self.bridge.state.by_name[name]

    def cast(self) -> None:
        self.do("begin_cast", who="Corvin", spell={"name": "slow", "level": 3, "components": ["somatic"]})

    def concentrate(self) -> None:
        self.do(
            "effect", name="calm", id="calm", targets=["Ogre"], source="Corvin", level=2,
            duration={"concentration": True},
        )  # fmt: skip
        for _ in range(2):
            self.do("next_turn")
        self.do("concentrate", who="Corvin", effect="calm")

    def type(self, text: str) -> None:
        self.bridge.select((self.id("Corvin"),))
        assert self.vm.begin(text)

    @property
    def lines(self) -> tuple[str, ...]:
        return self.vm.view.disruption.lines

    @property
    def last(self) -> Any:
        step = self.bridge.model.undo_step
        assert step is not None
        return step.command


@pytest.fixture
def entry(qtbot: QtBot) -> Entry:
    return Entry()


def test_nothing_is_said_of_those_who_do_not_cast(entry: Entry):
    entry.type("6")
    assert not entry.vm.view.disruption.at_stake
    entry.vm.next_set_off()
    assert entry.vm.view.set_off == ""


def test_a_caster_is_pointed_out(entry: Entry):
    entry.cast()
    entry.type("6")
    assert entry.lines == ("Corvin is casting slow: say whether a reaction to it strikes.",)


@pytest.mark.parametrize(
    ("points", "line", "lost"),
    [
        ("4", "Corvin keeps slow: less than its level (5) gets through.", False),
        ("5", "Corvin loses slow: at least its level (5) gets through.", True),
    ],
)
def test_by_damage_and_level(entry: Entry, points: str, line: str, lost: bool):
    entry.cast()
    entry.type(points)
    entry.vm.set_off_by("reaction")
    assert entry.lines == (line,)
    assert entry.vm.view.disruption.lost is lost
    assert entry.vm.apply()
    assert isinstance(entry.last, DealDamage)
    assert entry.last.reaction is True
    casting = entry.bridge.state.combatants[entry.id("Corvin")].casting
    assert casting is not None
    assert casting.state == ("lost" if lost else "casting")


def test_free_actions_do_not_disrupt_what_is_being_cast(entry: Entry):
    entry.cast()
    entry.type("9")
    entry.vm.next_set_off()
    entry.vm.next_set_off()
    assert entry.vm.view.set_off == "free action"
    assert entry.lines == ("Corvin keeps slow: only reactions disrupt what is being cast.",)


def test_a_spell_concentrated_on(entry: Entry):
    entry.concentrate()
    entry.type("9")
    assert entry.lines == ("Corvin concentrates on calm: say whether this set the blow off.",)
    entry.vm.set_off_by("free action")
    assert entry.lines == ("Corvin loses calm: at least its level (5) gets through.",)
    assert entry.vm.apply()
    assert "calm" not in entry.bridge.state.effects


def test_a_concentration_check_may_be_typed(entry: Entry):
    entry.do("options", disruption="concentration_check")
    entry.cast()
    entry.type("6")
    entry.vm.set_off_by("reaction")
    assert entry.vm.view.disruption.asks_roll
    # 10 + 6 points + level 3; d20 + caster level 5 + Intelligence 4
    assert entry.lines == ("Corvin: concentration check d20 +9 against DC 19; 10 or more keeps slow.",)
    entry.vm.set_concentration("9")
    assert entry.lines == ("Corvin loses slow: concentration 18 against DC 19.",)
    entry.vm.set_concentration("10")
    assert entry.lines == ("Corvin keeps slow: concentration 19 against DC 19.",)
    assert entry.vm.apply()
    assert entry.last.concentration_roll == 10


def test_what_is_no_die_is_rolled(entry: Entry):
    entry.do("options", disruption="concentration_check")
    entry.cast()
    entry.type("6")
    entry.vm.set_off_by("reaction")
    entry.vm.set_concentration("31")
    assert entry.lines[0].startswith("Corvin: concentration check")
    assert entry.vm.apply()
    assert entry.last.concentration_roll is None


def test_names():
    assert [set_off_name(key) for key in ("", "reaction", "free action")] == [
        "not set off by casting",
        "by a reaction to the casting",
        "by a free action",
    ]
