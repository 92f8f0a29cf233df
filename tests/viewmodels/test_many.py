"""Harm and cures of several at once: what is shown before, what is done, and one step of undo."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from encounter_tracker.encounter.commands import (
    AddCombatant,
    ApplyCondition,
    ApplyEffect,
    DamageAbility,
    DrainAbility,
    GiveNegativeLevels,
    Kill,
    Undo,
)
from encounter_tracker.encounter.derive import Derived, derived
from encounter_tracker.encounter.state import Combatant
from encounter_tracker.rules.creature import Creature, Saves
from encounter_tracker.session.model import EncounterModel
from encounter_tracker.viewmodels.bridge import EncounterBridge
from encounter_tracker.viewmodels.many import ManyViewModel
from encounter_tracker.viewmodels.target_lines import TargetLine
from encounter_tracker.viewmodels.texts.labels import command_label
from tests.viewmodels.effect_fight import GivenDice, do

KYRA = Creature(
    name="Kyra", hit_dice=5, hp=40, saves=Saves(fort=5), abilities={"str": 12, "con": 14, "int": 10, "wis": 12}
)
OGRE = Creature(name="Ogre", hit_dice=4, hp=30, saves=Saves(fort=4), abilities={"str": 21, "con": 15})
WIGHT = Creature(name="Wight", type="undead", hit_dice=4, hp=26, abilities={"str": 12, "con": None, "int": 11})


class Desk:
    """The view-model over three combatants."""

    def __init__(self) -> None:
        self.dice = GivenDice(*[1] * 9)
        self.model = EncounterModel(self.dice)
        for number, creature in enumerate((KYRA, OGRE, WIGHT)):
            do(self.model, AddCombatant(creature=creature, initiative=20 - number))
        self.dice.faces = []
        self.bridge = EncounterBridge(self.model)
        self.many = ManyViewModel(self.bridge)

    def begin(self, key: str, *names: str, **values: str) -> ManyViewModel:
        self.bridge.select(tuple(self.bridge.state.by_name[name] for name in names))
        assert self.many.begin(key)
        for field, text in values.items():
            self.many.set_value(field, text)
        return self.many

    def type(self, name: str, text: str) -> None:
        self.many.set_typed(self.who(name).id, text)

    def who(self, name: str) -> Combatant:
        return self.bridge.state.combatants[self.bridge.state.by_name[name]]

    def now(self, name: str) -> Derived:
        return derived(self.bridge.state, self.who(name).id)

    def line(self, name: str) -> TargetLine:
        return next(line for line in self.many.view.lines if line.name == name)

    def fields(self) -> list[str]:
        return [field.key for group in self.many.view.groups for field in group.fields]


@pytest.fixture
def desk(qtbot: QtBot) -> Iterator[Desk]:
    made = Desk()
    yield made
    made.bridge.deleteLater()


# ---- ability damage and drain -----------------------------------------------------------------------------------


def test_each_target_gets_its_own_dice_and_the_result_is_shown(desk: Desk):
    desk.dice.faces = [3, 2, 1]
    desk.begin("ability", "Kyra", "Ogre", "Wight", amount="1d4+1")
    assert desk.many.view.dice == "1d4+1"
    assert (desk.line("Kyra").die, desk.line("Ogre").die) == ("4", "3")
    assert desk.line("Kyra").outcome == "Str damage 0 → 4, modifier +1 → −1"
    assert desk.line("Kyra").tone == "harm"
    assert (desk.line("Wight").tone, desk.line("Wight").die) == ("out", "")
    position = desk.model.position
    assert desk.many.apply()
    assert [desk.who(name).harm["str"].damage for name in ("Kyra", "Ogre")] == [4, 3]
    assert "str" not in desk.who("Wight").harm
    assert desk.model.position == position + 1
    do(desk.model, Undo())
    assert desk.who("Kyra").harm == {}


def test_points_can_be_typed_for_one_and_rolled_again_for_all(desk: Desk):
    desk.dice.faces = [3, 2, 4, 4]
    desk.begin("ability", "Kyra", "Ogre", amount="1d4")
    desk.type("Kyra", "1")
    assert desk.line("Kyra").outcome.startswith("Str damage 0 → 1")
    desk.many.roll_again()
    assert (desk.line("Kyra").die, desk.line("Ogre").die) == ("4", "4")
    assert desk.line("Kyra").typed == "1"
    assert desk.many.apply()
    assert [desk.who(name).harm["str"].damage for name in ("Kyra", "Ogre")] == [1, 4]


def test_dice_stay_as_they_fell_while_something_else_changes(desk: Desk):
    desk.dice.faces = [3]
    desk.begin("ability", "Kyra", amount="1d4")
    desk.many.set_value("ability", "con")
    assert desk.line("Kyra").die == "3"
    desk.many.set_value("harm", "drain")
    assert desk.line("Kyra").outcome == "Con drain 0 → 3, modifier +2 → +0, hit points 40 → 30"


def test_who_would_die_and_who_would_faint(desk: Desk):
    desk.begin("ability", "Kyra", "Ogre", amount="15", ability="con")
    assert desk.line("Kyra").outcome == "Dies: Constitution damage"
    assert desk.line("Kyra").tone == "deadly"
    desk.begin("ability", "Kyra", amount="12")
    assert desk.line("Kyra").tone == "deadly"
    assert desk.line("Kyra").outcome.startswith("Unconscious, Str damage 0 → 12")


def test_lasting_is_asked_of_damage_only(desk: Desk):
    desk.begin("ability", "Kyra", amount="2", lasting="1")
    assert "lasting" in desk.fields()
    assert desk.many.apply()
    assert desk.who("Kyra").harm["str"].lasting == 2
    desk.begin("ability", "Kyra", harm="drain")
    assert "lasting" not in desk.fields()


def test_without_an_amount_nothing_is_done_and_the_field_says_what_to_type(desk: Desk):
    desk.begin("ability", "Kyra")
    assert desk.many.view.problems == {}
    assert not desk.many.view.can_apply
    assert not desk.many.apply()
    assert "1d4" in desk.many.view.problems["amount"]
    desk.many.set_value("amount", "lots")
    assert "amount" in desk.many.view.problems
    desk.many.set_value("amount", "2")
    desk.type("Kyra", "many")
    assert desk.line("Kyra").wrong
    assert not desk.many.apply()
    assert desk.who("Kyra").harm == {}


def test_immunity_can_be_overruled(desk: Desk):
    desk.begin("ability", "Wight", amount="2")
    assert not desk.many.view.can_apply
    assert desk.many.view.can_force
    assert desk.many.apply(force=True)
    assert desk.who("Wight").harm["str"].damage == 2


# ---- levels, death ----------------------------------------------------------------------------------------------


def test_negative_levels_upon_several(desk: Desk):
    desk.begin("levels", "Kyra", "Ogre", "Wight", amount="2", dc="15")
    assert desk.line("Kyra").outcome == "Negative levels 0 → 2 of 5 HD, hit points 40 → 30"
    assert "undead traits" in desk.line("Wight").outcome
    desk.type("Ogre", "4")
    assert desk.line("Ogre").outcome == "Dies: negative levels"
    assert desk.many.apply()
    assert [level.dc for level in desk.who("Kyra").negative_levels] == [15, 15]
    assert desk.who("Ogre").death is not None
    desk.begin("levels", "Kyra", permanent="1")
    assert desk.line("Kyra").outcome.startswith("Negative levels 2 → 3 of 5 HD, 1 permanent")


def test_no_levels_are_not_one(desk: Desk):
    desk.begin("levels", "Kyra", amount="2")
    desk.type("Kyra", "0")
    assert desk.line("Kyra").wrong
    assert not desk.many.apply()


def test_a_death_attack_with_typed_and_rolled_saves(desk: Desk):
    desk.begin("death_attack", "Kyra", "Ogre", "Wight")
    assert desk.line("Kyra").outcome == "Dies: death attack"
    assert desk.line("Kyra").die == ""
    desk.many.set_value("dc", "16")
    assert (desk.line("Kyra").die, desk.line("Wight").die) == ("d20 +5", "")
    assert desk.line("Kyra").outcome == "rolled when applied; if it fails: dies: death attack"
    desk.type("Kyra", "11")
    assert desk.line("Kyra").outcome == "16 against 16: saved, nothing happens"
    desk.type("Kyra", "10")
    assert (desk.line("Kyra").outcome, desk.line("Kyra").tone) == (
        "15 against 16: failed; dies: death attack",
        "deadly",
    )
    desk.type("Kyra", "=16")
    desk.dice.faces = [3]
    assert desk.many.apply()
    assert desk.who("Kyra").death is None
    death = desk.who("Ogre").death
    assert death is not None
    assert death.cause == "death_attack"


def test_death_ward_leaves_one_out(desk: Desk):
    do(desk.model, ApplyEffect(name="death ward", targets=("Kyra",), protects_from=("death",)))
    desk.begin("death_attack", "Kyra", "Ogre")
    assert desk.line("Kyra").outcome == "left out: Death ward protects Kyra from this"
    assert desk.many.view.apply == "Apply to Ogre"
    assert desk.many.apply()
    assert desk.who("Kyra").death is None
    assert desk.who("Ogre").death is not None


# ---- cures ------------------------------------------------------------------------------------------------------


def test_lesser_restoration_upon_several_each_with_its_own_die(desk: Desk):
    do(
        desk.model,
        DamageAbility(target="Kyra", ability="str", amount=4),
        DamageAbility(target="Ogre", ability="con", amount=2),
        ApplyCondition(target="Ogre", condition="exhausted"),
    )
    desk.dice.faces = [3, 1, 2]
    desk.begin("restoration", "Kyra", "Ogre", "Wight")
    assert desk.line("Kyra").outcome == "Str damage 4 → 1, modifier −1 → +1"
    assert "now fatigued" in desk.line("Ogre").outcome
    assert "no longer exhausted" in desk.line("Ogre").outcome
    assert desk.line("Kyra").tone == "help"
    assert desk.line("Wight").tone == "out"
    assert not desk.many.view.can_force
    assert desk.many.apply()
    assert desk.who("Kyra").harm["str"].damage == 1
    assert "fatigued" in desk.now("Ogre").conditions


def test_restoration_asks_for_levels_and_gives_no_field_to_each(desk: Desk):
    do(
        desk.model,
        GiveNegativeLevels(target="Kyra", count=2, dc=15),
        GiveNegativeLevels(target="Kyra", count=1, permanent=True),
        DrainAbility(target="Kyra", ability="wis", amount=3),
    )
    desk.dice.faces = [2]  # of the lesser kind, which is proposed first
    desk.begin("restoration", "Kyra", kind="full")
    assert desk.fields() == ["kind", "ability", "levels"]
    assert desk.line("Kyra").die == ""
    assert "Wis drain 3 → 0" in desk.line("Kyra").outcome
    assert "negative levels 3 → 1 of 5 HD, 1 permanent" in desk.line("Kyra").outcome
    desk.many.set_value("levels", "permanent")
    assert "negative levels 3 → 2 of 5 HD" in desk.line("Kyra").outcome
    assert desk.many.apply()
    assert len(desk.who("Kyra").negative_levels) == 2


def test_raising_several(desk: Desk):
    do(desk.model, Kill(target="Kyra"), Kill(target="Ogre", cause="death_attack"))
    desk.begin("raise", "Kyra", "Ogre", "Wight")
    assert desk.line("Kyra").outcome == "Alive again with 5 hit points, negative levels 0 → 2 of 5 HD, 2 permanent"
    assert "death attack" in desk.line("Ogre").outcome
    assert desk.line("Wight").tone == "out"
    desk.many.set_value("by", "resurrection")
    assert desk.line("Ogre").tone == "help"
    assert desk.many.apply()
    assert desk.who("Kyra").death is None
    assert desk.who("Ogre").death is None


# ---- all of them ------------------------------------------------------------------------------------------------


def test_it_follows_the_selection(desk: Desk):
    desk.begin("ability", "Kyra", amount="2")
    desk.bridge.select((desk.who("Ogre").id,))
    assert [line.name for line in desk.many.view.lines] == ["Ogre"]
    desk.many.finish()
    desk.bridge.select((desk.who("Kyra").id,))
    assert [line.name for line in desk.many.view.lines] == ["Ogre"]


def test_an_unknown_kind_or_nobody_opens_nothing(desk: Desk):
    desk.bridge.select((desk.who("Kyra").id,))
    assert not desk.many.begin("dance")
    desk.bridge.select(())
    assert not desk.many.begin("ability")


def test_the_undo_button_names_how_many(desk: Desk):
    desk.begin("ability", "Kyra", "Ogre", amount="2")
    assert desk.many.apply()
    step = desk.model.undo_step
    assert step is not None
    assert command_label(step.command, desk.bridge.state) == "2 Strength damage to 2 target(s)"
