"""Effects of one's own in the real window: kept in the editor, found everywhere, there after a restart."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from encounter_tracker.encounter.commands import AddCombatant, StartEncounter
from encounter_tracker.support.catalogue import creature_named
from encounter_tracker.support.own_effects import OwnEffectStore
from encounter_tracker.ui.effects.editor import EffectEditor
from tests.app.table import Table

pytestmark = pytest.mark.gui

Key = Qt.Key


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[Table]:
    table = Table()
    for name, initiative in (("Corvin", 15), ("Ogre", 9)):
        table.window.bridge.dispatch(AddCombatant(creature=creature_named(name), initiative=initiative))
    table.window.bridge.dispatch(StartEncounter())
    table.window.panes.order.view.setFocus()
    table.settle()
    keep(table, "Hex of Woe")
    yield table
    table.close()


def keep(table: Table, name: str) -> None:
    table.click_row("Ogre")
    table.window.registry.trigger("effect_editor")
    table.settle()
    editor = table.window.findChild(EffectEditor)
    assert editor is not None
    editor.head.name.edit.setFocus()
    table.type(name)
    table.ctrl(Key.Key_S)
    table.key(Key.Key_Escape)
    table.window.panes.order.view.setFocus()


def test_it_can_be_cast_and_stays_kept(table: Table):
    table.click_row("Ogre")
    table.type("mhex")
    cast = table.window.magic.cast
    assert not cast.panel.isHidden()
    table.key(Key.Key_Return)
    assert cast.spell.text == "Hex of Woe"
    table.key(Key.Key_Return)
    assert [effect.name for effect in table.state.effects.values()] == ["Hex of Woe"]
    keep(table, "Hex of Need")
    assert {effect.key for effect in OwnEffectStore().value.own} == {"own:hex of woe", "own:hex of need"}


def test_the_palette_finds_it(table: Table):
    table.click_row("Ogre")
    table.ctrl(Key.Key_K)
    table.type("hex")
    table.key(Key.Key_Return)
    assert table.window.panes.effects.quick.isVisible()
    table.key(Key.Key_Return)
    assert [effect.name for effect in table.state.effects.values()] == ["Hex of Woe"]


def test_it_is_there_after_a_restart(table: Table, qtbot: QtBot):
    table.close()
    again = Table()
    again.window.panes.order.view.setFocus()
    again.click_row("Ogre")
    again.type("ehex")
    again.key(Key.Key_Return)
    assert [effect.name for effect in again.state.effects.values()] == ["Hex of Woe"]
    again.close()
