"""A name has 80 letters at most, wherever one is typed."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from encounter_tracker.support.own_effects import OwnEffectStore
from encounter_tracker.viewmodels.add_command import AddChoices, mistakes_of
from encounter_tracker.viewmodels.add_form import AddViewModel
from encounter_tracker.viewmodels.add_hand import by_hand
from encounter_tracker.viewmodels.bridge import EncounterBridge
from encounter_tracker.viewmodels.combatant import CombatantViewModel
from encounter_tracker.viewmodels.effect_editor import EffectFormViewModel
from encounter_tracker.viewmodels.typed_name import name_problem
from tests.viewmodels.effect_fight import fight

JUST, LONG = "n" * 80, "n" * 81
SENTENCE = "A name has 80 letters at most; this one has 81"


@pytest.fixture
def bridge(qtbot: QtBot) -> EncounterBridge:
    return EncounterBridge(fight())


def test_the_sentence():
    assert (name_problem(JUST), name_problem(f" {JUST} "), name_problem("")) == ("", "", "")
    assert name_problem(LONG) == SENTENCE


def test_adding_by_hand_and_under_another_name(bridge: EncounterBridge):
    assert by_hand(LONG, {"hit_dice": "1", "hp": "5"}).mistakes == {"name": SENTENCE}
    assert by_hand(JUST, {"hit_dice": "1", "hp": "5"}).mistakes == {}
    assert mistakes_of(AddChoices(name=LONG)) == {"named": SENTENCE}
    adding = AddViewModel(bridge)
    adding.set_text(f"{LONG} 12 30")
    assert (adding.view.problem, adding.view.can_add) == (SENTENCE, False)
    adding.set_text("gob")
    adding.set_name(LONG)
    assert (adding.view.problem, adding.view.can_add) == (SENTENCE, False)


def test_renaming_and_editing(bridge: EncounterBridge):
    model = CombatantViewModel(bridge)
    assert model.act("rename", {"name": LONG}).fields == {"name": SENTENCE}
    assert model.submit_edit({"name": LONG}).fields == {"name": SENTENCE}
    assert model.act("rename", {"name": JUST}).ok
    assert JUST in bridge.state.by_name


def test_effects(bridge: EncounterBridge, tmp_path: Path):
    form = EffectFormViewModel(bridge, OwnEffectStore(tmp_path / "own.json"))
    form.start()
    form.name_it(LONG)
    assert form.view.problems["name"] == SENTENCE
    assert not form.apply()
    form.name_it(JUST)
    assert form.apply()
