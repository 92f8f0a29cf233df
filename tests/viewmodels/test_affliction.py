"""The form of an affliction for whoever is selected: what it shows before it is done, and what it does."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from encounter_tracker.encounter.commands import AddCombatant, GiveAffliction, NextTurn, StartEncounter, Undo
from encounter_tracker.encounter.state import AfflictionEffect, Frequency
from encounter_tracker.rules.creature import Creature, Saves
from encounter_tracker.session.model import EncounterModel
from encounter_tracker.viewmodels.affliction import AfflictionViewModel
from encounter_tracker.viewmodels.affliction_form import AfflictionForm
from encounter_tracker.viewmodels.bridge import EncounterBridge
from encounter_tracker.viewmodels.target_lines import TargetLine
from tests.french import in_french
from tests.viewmodels.effect_fight import GivenDice, do

SPIDER = Creature(
    name="Giant spider",
    type="vermin",
    hit_dice=3,
    hp=16,
    special={
        "Poison": "Bite—injury; save Fort DC 14; frequency 1/round for 4 rounds; effect 1d2 Strength; cure 1 save",
    },
)
KYRA = Creature(name="Kyra", hit_dice=5, hp=40, saves=Saves(fort=5), abilities={"str": 12, "con": 14})
OGRE = Creature(name="Ogre", hit_dice=4, hp=30, saves=Saves(fort=4), abilities={"str": 21, "con": 15})
WIGHT = Creature(name="Wight", type="undead", hit_dice=4, hp=26, abilities={"con": None})


class Desk:
    """The view-model over a small fight in which the spider is active."""

    def __init__(self, *faces: int) -> None:
        self.dice = GivenDice(1, 2, 3, 4, *faces)  # the roll-off of initiative is not ours
        self.model = EncounterModel(self.dice)
        for number, creature in enumerate((SPIDER, KYRA, OGRE, WIGHT)):
            do(self.model, AddCombatant(creature=creature, initiative=20 - number))
        do(self.model, StartEncounter())
        self.dice.faces = list(faces)
        self.bridge = EncounterBridge(self.model)
        self.view_model = AfflictionViewModel(self.bridge)

    def begin(self, *names: str, key: str = "") -> AfflictionViewModel:
        self.bridge.select(tuple(self.id(name) for name in names))
        assert self.view_model.begin(key)
        return self.view_model

    def id(self, name: str) -> str:
        return self.bridge.state.by_name[name]

    def line(self, name: str) -> TargetLine:
        return next(line for line in self.view_model.view.lines if line.name == name)

    def ill(self, name: str) -> list[str]:
        return [e.name for e in self.bridge.state.effects_on.get(self.id(name), ()) if e.affliction is not None]


@pytest.fixture
def desk(qtbot: QtBot) -> Iterator[Desk]:
    made = Desk(12, 2, 1)
    yield made
    made.bridge.deleteLater()


VENOM = "entry:giant spider venom"


def test_what_a_die_would_do_is_said_before_it_is_done(desk: Desk):
    view_model = desk.begin("Kyra", "Ogre", key=VENOM)
    assert view_model.form.source == desk.id("Giant spider")
    assert desk.line("Kyra").die == "d20 +5"
    assert "rolled when applied" in desk.line("Kyra").outcome
    view_model.set_typed(desk.id("Kyra"), "9")
    assert desk.line("Kyra").outcome == "14 against 14: saved, nothing happens"
    assert desk.line("Kyra").tone == "help"
    view_model.set_typed(desk.id("Kyra"), "8")
    assert desk.line("Kyra").outcome.startswith("13 against 14: failed; at once 1d2 Strength damage, then a save each")
    view_model.set_typed(desk.id("Kyra"), "=30")
    assert desk.line("Kyra").tone == "help"
    view_model.set_typed(desk.id("Kyra"), "20")
    assert desk.line("Kyra").tone == "help"
    view_model.set_typed(desk.id("Kyra"), "1")
    assert desk.line("Kyra").tone == "harm"
    assert not desk.bridge.state.effects


def test_typed_and_rolled_saves_in_one_step_of_undo(desk: Desk):
    view_model = desk.begin("Kyra", "Ogre", key=VENOM)
    view_model.set_typed(desk.id("Kyra"), "9")
    assert view_model.apply()
    # the Ogre rolled 12 + 4 = 16: both saved
    assert (desk.ill("Kyra"), desk.ill("Ogre")) == ([], [])
    position = desk.model.position
    view_model = desk.begin("Kyra", "Ogre", key=VENOM)
    view_model.set_typed(desk.id("Ogre"), "2")
    view_model.set_typed(desk.id("Kyra"), "3")
    assert view_model.apply()
    assert (desk.ill("Kyra"), desk.ill("Ogre")) == (["giant spider venom"], ["giant spider venom"])
    assert desk.model.position == position + 1
    do(desk.model, Undo())
    assert not desk.bridge.state.effects


def test_failed_already_asks_for_no_die(desk: Desk):
    view_model = desk.begin("Kyra", key=VENOM)
    view_model.set_first("failed")
    assert desk.line("Kyra").die == ""
    desk.dice.faces = [2]
    assert view_model.apply()
    assert desk.ill("Kyra") == ["giant spider venom"]
    assert desk.bridge.state.combatants[desk.id("Kyra")].harm["str"].damage == 2


def test_the_immune_are_left_out_and_the_game_master_may_insist(desk: Desk):
    view_model = desk.begin("Kyra", "Wight", key=VENOM)
    assert desk.line("Wight").tone == "out"
    assert "undead traits" in desk.line("Wight").outcome
    assert view_model.view.can_force
    assert view_model.view.apply == "Apply to Kyra"
    view_model.set_typed(desk.id("Kyra"), "20")
    assert view_model.apply()
    assert desk.ill("Wight") == []
    view_model = desk.begin("Wight", key=VENOM)
    view_model.set_first("failed")
    assert not view_model.view.can_apply
    assert not view_model.apply()
    desk.dice.faces = [1]
    assert view_model.apply(force=True)
    assert desk.ill("Wight") == ["giant spider venom"]


def test_another_dose_is_told_and_counts(desk: Desk):
    view_model = desk.begin("Kyra", key=VENOM)
    view_model.set_first("failed")
    desk.dice.faces = [2]
    assert view_model.apply()
    view_model = desk.begin("Kyra", key=VENOM)
    view_model.set_first("failed")
    assert desk.line("Kyra").outcome == "another dose, 2 in all: DC 14 → 16, 2 more saves"
    assert view_model.apply()
    (effect,) = desk.bridge.state.effects.values()
    assert (effect.dc, effect.affliction.doses if effect.affliction else 0) == (16, 2)
    # and chosen from what is in force, its DC is that of one dose
    rows = view_model.proposals("")
    assert rows[0].key == f"effect:{effect.id}"
    view_model = desk.begin("Ogre", key=rows[0].key)
    assert (view_model.form.name, view_model.form.dc) == ("giant spider venom", "14")


def test_a_disease_does_not_come_twice(desk: Desk):
    view_model = desk.begin("Kyra", key="entry:filth fever")
    view_model.set_first("failed")
    desk.dice.faces = [3]
    assert view_model.apply()
    (effect,) = desk.bridge.state.effects.values()
    assert effect.affliction is not None
    assert effect.affliction.next_at == 3 * 14_400  # the dice of its onset
    view_model = desk.begin("Kyra", "Ogre", key="entry:filth fever")
    view_model.set_first("failed")
    assert desk.line("Kyra").tone == "out"
    assert not view_model.view.can_force
    desk.dice.faces = [1, 1]
    assert view_model.apply(force=True)
    assert desk.ill("Ogre") == ["filth fever"]
    assert desk.ill("Kyra") == ["filth fever"]


def test_the_poison_of_a_creature_that_is_here(desk: Desk):
    view_model = desk.begin("Kyra")
    row = next(row for row in view_model.proposals("poison") if row.key.startswith("block:"))
    assert row.text == "Poison (Giant spider)"
    view_model.choose(row.key)
    assert view_model.form == AfflictionForm(
        name="Poison (Giant spider)",
        dc="14",
        every="1 r",
        times="4",
        effect="1d2 Str",
        cure="1",
        source=desk.id("Giant spider"),
    )


def test_a_line_of_a_stat_block_typed_as_name_fills_in_everything(desk: Desk, qtbot: QtBot):
    view_model = desk.begin("Kyra")
    with qtbot.waitSignal(view_model.form_changed, timeout=100) as caught:
        view_model.set_name(
            "Sting—injury; save Fort DC 17; frequency 1/round for 6 rounds; effect 1d4 Con; cure 2 saves"
        )
    assert caught.args is not None
    assert (view_model.form.name, view_model.form.dc, view_model.form.effect) == ("Sting", "17", "1d4 Con")


def test_what_is_wrong_is_said_only_when_it_is_typed_or_applied(desk: Desk):
    view_model = desk.begin("Kyra")
    assert view_model.view.problems == {}
    view_model.set_value("effect", "luck")
    assert set(view_model.view.problems) == {"effect"}
    assert not view_model.apply()
    assert set(view_model.view.problems) == {"name", "dc", "effect"}
    assert not desk.bridge.state.effects


def test_a_die_that_cannot_be_is_marked_and_stops_it(desk: Desk):
    view_model = desk.begin("Kyra", key=VENOM)
    view_model.set_typed(desk.id("Kyra"), "25")
    assert "A d20 shows 1 to 20" in desk.line("Kyra").wrong
    assert not view_model.view.can_apply
    assert not view_model.apply()


def test_it_follows_the_selection_while_it_is_open(desk: Desk):
    view_model = desk.begin("Kyra", key=VENOM)
    desk.bridge.select((desk.id("Ogre"), desk.id("Wight")))
    assert [line.name for line in view_model.view.lines] == ["Ogre", "Wight"]
    view_model.finish()
    desk.bridge.select((desk.id("Kyra"),))
    assert [line.name for line in view_model.view.lines] == ["Ogre", "Wight"]


def test_bonuses_against_poison_count(qtbot: QtBot):
    desk = Desk()
    hardy = Creature(name="Dwarf", hit_dice=3, hp=20, saves=Saves(fort=3, notes="+2 vs. poison"))
    desk.dice.faces = [1]
    do(desk.model, AddCombatant(creature=hardy, initiative=3))
    view_model = desk.begin("Dwarf", key=VENOM)
    assert desk.line("Dwarf").die == "d20 +5"
    view_model.set_value("kind", "disease")
    assert desk.line("Dwarf").die == "d20 +3"


def test_the_name_is_kept_in_english_and_said_in_french(desk: Desk):
    with in_french():
        desk.bridge.retranslate()
        view_model = desk.begin("Kyra", key=VENOM)
        assert view_model.form.name == "venin d’araignée géante"
        view_model.set_first("failed")
        desk.dice.faces = [2]
        assert view_model.apply()
    assert desk.ill("Kyra") == ["giant spider venom"]


def test_nobody_meant_nothing_opens(qtbot: QtBot):
    model = EncounterModel(GivenDice())
    assert not AfflictionViewModel(EncounterBridge(model)).begin()


def test_who_is_poisoned_turn_by_turn(desk: Desk):
    do(
        desk.model,
        GiveAffliction(
            target="Kyra",
            name="venom",
            exposure="injury",
            save="fort",
            dc=14,
            frequency=Frequency(rounds=1, times=1),
            effect=AfflictionEffect(conditions=("sickened",)),
        ),
        NextTurn(),
    )
    assert [due.what for due in desk.bridge.state.due] == ["affliction_save"]
