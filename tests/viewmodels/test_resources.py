"""Resources in the pane and in the form with all fields."""

from __future__ import annotations

import pytest

from encounter_tracker.encounter.commands import AddCombatant, EditCombatant
from encounter_tracker.rules.creature import Creature
from encounter_tracker.session.model import EncounterModel
from encounter_tracker.support.dice import Dice
from encounter_tracker.viewmodels.bridge import EncounterBridge
from encounter_tracker.viewmodels.combatant import CombatantViewModel
from encounter_tracker.viewmodels.combatant_parse import ParseError
from encounter_tracker.viewmodels.combatant_rows import ResourceRow
from encounter_tracker.viewmodels.resources import parse_resources, resources_text
from encounter_tracker.viewmodels.texts.events import event_text
from encounter_tracker.viewmodels.texts.labels import command_label

USED = {"Channel": {"left": 1, "most": 4}, "Wand": {"left": 31, "most": 50, "daily": False}}


@pytest.fixture
def pane() -> CombatantViewModel:
    model = EncounterModel(Dice(1))
    model.dispatch(AddCombatant(creature=Creature(name="Kyra", hit_dice=5, hp=38)))
    model.dispatch(EditCombatant(who="Kyra", set={"resources": USED}))
    return CombatantViewModel(EncounterBridge(model))


def rows(pane: CombatantViewModel) -> tuple[ResourceRow, ...]:
    assert pane.sheet is not None
    return pane.sheet.resources


def left(pane: CombatantViewModel) -> dict[str, int]:
    return {row.key: row.left for row in rows(pane)}


def test_they_are_shown_spent_and_given_back(pane: CombatantViewModel):
    assert [(row.value, row.detail) for row in rows(pane)] == [("1 / 4", "a day"), ("31 / 50", "charges")]
    pane.spend("Channel", 1)
    assert left(pane)["Channel"] == 0
    assert pane.spend("Channel", 1).ok  # none left: nothing happens
    pane.spend("Channel", -9)
    assert left(pane) == {"Channel": 4, "Wand": 31}
    assert pane.spend("Rage", 1).ok
    assert left(pane) == {"Channel": 4, "Wand": 31}


def test_the_log_and_undo_name_what_was_used(pane: CombatantViewModel):
    pane.spend("Channel", 1)
    step = pane._bridge.model.undo_step
    assert step is not None
    state = pane._bridge.state
    assert event_text(step.records[0], state).text == "Kyra: Channel 1 → 0"
    assert command_label(step.command, state) == "Channel of Kyra"
    pane.submit_edit({"resources": "Channel 2/5"})
    step = pane._bridge.model.undo_step
    assert step is not None
    assert event_text(step.records[0], pane._bridge.state).text == "Kyra: Channel 0 → 2 · Wand 31 → –"


def test_they_are_typed_a_line_each(pane: CombatantViewModel):
    fields = {field.key: field for group in pane.edit_form() for field in group.fields}
    assert fields["resources"].value == "Channel 1/4\nWand 31/50 (charges)"
    assert pane.submit_edit({"resources": "Channel 2/5\nRage 12"}).ok
    assert [(row.key, row.value) for row in rows(pane)] == [("Channel", "2 / 5"), ("Rage", "12 / 12")]
    wrong = pane.submit_edit({"resources": "Channel"})
    assert "energy 3/4" in wrong.fields["resources"]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Level 3 spells: 2 / 4", {"Level 3 spells": (2, 4, True)}),
        ("\nKi pool 7\n", {"Ki pool": (7, 7, True)}),
        ("Baguette 3/50 (pas quotidien)", {"Baguette": (3, 50, False)}),
        ("Wand = 3/50 charges", {"Wand": (3, 50, False)}),
    ],
)
def test_lines_in_many_ways(text: str, found: dict[str, tuple[int, int, bool]]):
    read = parse_resources(text)
    assert {name: (one["left"], one["most"], one["daily"]) for name, one in read.items()} == found


@pytest.mark.parametrize("text", ["3/4", "Rage many", "Rage 1/1000"])
def test_lines_that_say_nothing(text: str):
    with pytest.raises(ParseError):
        parse_resources(text)


def test_none_is_no_text():
    assert not resources_text({})
