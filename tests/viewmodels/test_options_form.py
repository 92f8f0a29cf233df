from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from encounter_tracker.encounter.commands import SetOptions
from encounter_tracker.encounter.state import Options
from encounter_tracker.session.model import EncounterModel
from encounter_tracker.support.dice import Dice
from encounter_tracker.viewmodels.bridge import EncounterBridge
from encounter_tracker.viewmodels.options_form import (
    LIMIT,
    OptionRow,
    OptionsViewModel,
    options_command,
    options_view,
    usual_values,
    values_of,
)


@pytest.fixture
def vm(qtbot: QtBot) -> OptionsViewModel:
    vm = OptionsViewModel(EncounterBridge(EncounterModel(Dice(1))))
    vm.begin()
    return vm


def row(vm: OptionsViewModel, key: str) -> OptionRow:
    return next(row for row in vm.view.rows if row.key == key)


def options(vm: OptionsViewModel) -> Options:
    return vm._bridge.state.options


def test_every_option_of_the_rules_is_there_with_where_it_comes_from():
    view = options_view(usual_values(), Options())
    assert [row.key for row in view.rows] == list(Options.__struct_fields__)
    for found in view.rows:
        assert found.title
        assert found.means.endswith("(Source text.)")
        assert len(found.choices) >= 2
    assert view.usual
    assert not view.can_apply


def test_the_defaults_are_those_of_the_source_texts():
    assert values_of(Options()) == usual_values()


def test_one_step_sets_all_that_differs(vm: OptionsViewModel):
    vm.choose("disruption", "concentration_check")
    vm.choose("negative_levels_lower_cmd", "true")
    vm.choose(LIMIT, "100")
    assert row(vm, "disruption").means.endswith("(Core rules.)")
    assert [found.key for found in vm.view.rows if found.changed] == [LIMIT, "disruption", "negative_levels_lower_cmd"]
    before = vm._bridge.model.position
    assert vm.apply()
    assert vm._bridge.model.position == before + 1
    step = vm._bridge.model.undo_step
    assert step is not None
    assert step.command == SetOptions(
        disruption="concentration_check", negative_levels_lower_cmd=True, concentration_limit_rounds=100
    )
    assert options(vm) == Options(
        disruption="concentration_check", negative_levels_lower_cmd=True, concentration_limit_rounds=100
    )


def test_any_number_of_rounds(vm: OptionsViewModel):
    vm.choose(LIMIT, "other")
    assert row(vm, LIMIT).typed == "60"
    assert not vm.view.can_apply
    vm.type_limit("30")
    assert row(vm, LIMIT).changed
    assert vm.apply()
    assert options(vm).concentration_limit_rounds == 30
    vm.begin()
    assert (row(vm, LIMIT).chosen, row(vm, LIMIT).typed) == ("other", "30")


@pytest.mark.parametrize("text", ["", "x", "0", "99999"])
def test_a_bad_number_is_marked_and_changes_nothing(vm: OptionsViewModel, text: str):
    vm.type_limit(text)
    assert row(vm, LIMIT).wrong
    assert not vm.apply()
    assert options(vm) == Options()


def test_back_to_the_source_texts(vm: OptionsViewModel):
    vm.choose("dispel", "caster_level_check")
    vm.choose("round_counting", "initiative_count")
    vm.choose("fire_immunity_means_cold_vulnerability", "false")
    assert vm.apply()
    vm.begin()
    assert not vm.view.usual
    vm.choose_usual()
    assert vm.apply()
    assert options(vm) == Options()


def test_nothing_to_set_is_no_command():
    assert options_command(usual_values(), Options()) is None


def test_closed_it_does_nothing(vm: OptionsViewModel):
    vm.choose("dispel", "caster_level_check")
    vm.stop()
    assert not vm.apply()
    assert options(vm) == Options()
