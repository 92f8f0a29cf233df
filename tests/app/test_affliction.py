"""Poisons and diseases in the real window, by keyboard and by mouse."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from encounter_tracker.encounter.commands import AddCombatant, GiveAffliction
from encounter_tracker.encounter.state import AfflictionEffect, Cure, Frequency
from encounter_tracker.support.catalogue import creature_named
from encounter_tracker.ui.combatant.menu import force_menu
from tests.app.table import Table

pytestmark = pytest.mark.gui


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[Table]:
    made = Table()
    for name, side, initiative in (("Ogre", "foes", 15), ("Brannoc", "party", 20), ("Wight", "foes", 9)):
        made.window.bridge.dispatch(
            AddCombatant(creature=creature_named(name), side=side, initiative=initiative),  # type: ignore[arg-type]
        )
    made.window.panes.order.view.setFocus()
    made.settle()
    made.type("n")
    yield made
    made.close()


def _select(table: Table, *names: str) -> None:
    view = table.window.panes.order.view
    ids = tuple(table.who(name).id for name in names)
    view.select(ids, current=ids[-1])
    table.window.bridge.select(ids)
    view.setFocus()
    table.settle()


def _ill(table: Table, name: str) -> list[str]:
    return [e.name for e in table.state.effects_on.get(table.who(name).id, ()) if e.affliction is not None]


def test_a_poison_from_the_key_to_the_cure(table: Table):
    _select(table, "Ogre")
    table.key(Qt.Key.Key_C, Qt.KeyboardModifier.ShiftModifier)
    popover = table.window.ailing.affliction
    assert popover.is_open
    table.type("spid")
    table.key(Qt.Key.Key_Return)  # takes the proposal
    assert popover.field.text == "giant spider venom"
    assert popover.rows.values["dc"] == "14"
    table.key(Qt.Key.Key_1, Qt.KeyboardModifier.AltModifier)  # the die of the first target
    table.type("2")
    assert "failed" in popover.list.rows[0].row.outcome
    table.key(Qt.Key.Key_Return)
    assert not popover.is_open
    assert _ill(table, "Ogre") == ["giant spider venom"]
    assert table.window.panes.order.view.hasFocus()
    chips = [chip for chip in table.row("Ogre").chips if "spider" in chip.text]
    assert (chips[0].kind, chips[0].remaining) == ("harm", "1 r")
    # its save falls due at the start of its turn, and is answered in the band
    table.type("n")
    assert table.active == "Ogre"
    sheet = table.window.panes.combatant.sheet
    assert not sheet.due.isHidden()
    assert "(1 of 4, the next in 1 r)" in sheet.due.lines[0].row.text
    sheet.due.lines[0].field.setFocus()
    table.type("18")
    table.key(Qt.Key.Key_Return)
    assert _ill(table, "Ogre") == []
    assert sheet.due.isHidden()


def test_esc_closes_the_proposals_then_the_form_and_gives_the_keyboard_back(table: Table):
    _select(table, "Ogre")
    table.key(Qt.Key.Key_C, Qt.KeyboardModifier.ShiftModifier)
    popover = table.window.ailing.affliction
    table.type("s")
    assert not popover.panel.isHidden()
    table.key(Qt.Key.Key_Escape)
    assert popover.is_open
    table.key(Qt.Key.Key_Escape)
    assert not popover.is_open
    assert table.window.panes.order.view.hasFocus()
    assert not table.state.effects


def test_a_name_of_ones_own_although_others_answer_to_it(table: Table):
    _select(table, "Ogre")
    table.window.registry.trigger("affliction")
    table.settle()
    popover = table.window.ailing.affliction
    table.type("oil")
    assert popover.panel.lines.rows[-1].text == "“oil”"
    table.key(Qt.Key.Key_Up)  # round to the last line
    table.key(Qt.Key.Key_Return)
    assert (popover.field.text, popover.rows.values["dc"]) == ("oil", "")
    assert popover.panel.isHidden()


def test_going_on_takes_what_is_marked(table: Table):
    _select(table, "Ogre")
    table.window.registry.trigger("affliction")
    table.settle()
    popover = table.window.ailing.affliction
    table.type("purple")
    table.key(Qt.Key.Key_Tab)
    assert (popover.field.text, popover.rows.values["dc"]) == ("purple worm poison", "24")


def test_several_by_mouse_with_the_immune_left_out(table: Table):
    _select(table, "Ogre", "Brannoc", "Wight")
    table.window.registry.trigger("affliction")
    table.settle()
    popover = table.window.ailing.affliction
    table.type("filth")
    row = popover.panel.lines.rows[0]
    QTest.mouseClick(
        popover.panel.lines.viewport(),
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        popover.panel.lines.rect_of(row.key).center(),
    )
    table.settle()
    assert popover.field.text == "filth fever"
    table.click(popover.first.findChildren(QAbstractButton)[1])  # failed already
    assert popover.list.rows[0].row.die == ""
    table.click(popover.apply_button)
    assert not popover.is_open
    assert (_ill(table, "Ogre"), _ill(table, "Brannoc"), _ill(table, "Wight")) == (
        ["filth fever"],
        ["filth fever"],
        [],
    )
    table.ctrl(Qt.Key.Key_Z)
    assert not table.state.effects


def test_a_mistake_gets_the_keyboard_and_nothing_changes(table: Table):
    _select(table, "Ogre")
    table.window.registry.trigger("affliction")
    table.settle()
    popover = table.window.ailing.affliction
    table.type("green slime")
    table.key(Qt.Key.Key_Return)
    assert popover.is_open
    assert table.focus is popover.rows.cells["dc"].control.focusProxy()
    table.type("15")
    table.key(Qt.Key.Key_Return)
    assert table.focus is popover.rows.cells["effect"].control.focusProxy()
    table.type("1 con")
    table.key(Qt.Key.Key_F, Qt.KeyboardModifier.AltModifier)  # failed already
    table.key(Qt.Key.Key_Return)
    assert not popover.is_open
    assert _ill(table, "Ogre") == ["green slime"]


def test_a_click_into_the_list_changes_who_is_meant(table: Table):
    _select(table, "Ogre")
    table.window.registry.trigger("affliction")
    table.settle()
    popover = table.window.ailing.affliction
    table.click_row("Brannoc")
    assert popover.is_open
    assert [row.row.name for row in popover.list.rows if not row.isHidden()] == ["Brannoc"]
    assert popover.field.edit.hasFocus()


def test_nobody_is_disturbed_by_the_language(table: Table):
    _select(table, "Ogre")
    table.window.registry.trigger("affliction")
    table.settle()
    popover = table.window.ailing.affliction
    table.type("drow")
    table.key(Qt.Key.Key_Return)
    try:
        table.window.preferences.set_language("fr")
        table.settle()
        assert popover.is_open
        assert popover.rows.values["dc"] == "13"
    finally:
        table.window.preferences.set_language("en")
    table.settle()


def test_the_menu_of_what_is_in_force_has_a_save_another_dose_and_the_cure(table: Table):
    table.window.bridge.dispatch(
        GiveAffliction(
            target="Ogre",
            name="wyvern poison",
            exposure="injury",
            save="fort",
            dc=17,
            frequency=Frequency(rounds=1, times=6),
            effect=AfflictionEffect(ability_damage={"con": 1}),
            cure=Cure(saves=2),
        ),
    )
    _select(table, "Ogre")
    pane = table.window.panes.combatant
    row = next(row for row in pane.sheet.force.rows if row.affliction)
    ended: list[str] = []
    actions = {action.text(): action for action in force_menu(pane, row, ended.append, ended.append).actions()}
    assert "It is cured" in actions
    actions["Save against it now"].trigger()
    table.settle()
    assert any("Save against wyvern poison" in told.text for told in pane.sheet.told._rows)
    actions["Another dose…"].trigger()
    table.settle()
    popover = table.window.ailing.affliction
    assert popover.is_open
    assert (popover.field.text, popover.rows.values["dc"]) == ("wyvern poison", "17")
    table.key(Qt.Key.Key_F, Qt.KeyboardModifier.AltModifier)
    assert "another dose, 2 in all: DC 17 → 19" in popover.list.rows[0].row.outcome
    table.key(Qt.Key.Key_Return)
    (effect,) = table.state.effects.values()
    assert effect.dc == 19
    pane.sheet.force.setFocus()
    pane.sheet.force.choose(effect.id)
    table.key(Qt.Key.Key_Delete)
    assert not table.state.effects


def test_the_palette_finds_poisons_by_name(table: Table):
    _select(table, "Ogre")
    table.ctrl(Qt.Key.Key_K)
    table.type("filth fever")
    table.key(Qt.Key.Key_Return)
    popover = table.window.ailing.affliction
    assert popover.is_open
    assert (popover.field.text, popover.rows.values["kind"]) == ("filth fever", "disease")
    table.key(Qt.Key.Key_Escape)
    table.ctrl(Qt.Key.Key_K)
    table.type("venom")
    assert "Poison, disease, curse" in [hit.text for hit in table.window.palette_popover.list.hits]
