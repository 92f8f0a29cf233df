"""The line of the first page: what is typed is its own, everything else is the window's."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from encounter_tracker.encounter import commands as c
from encounter_tracker.rules.creature import Creature
from tests.app.table import Table

Key = Qt.Key


@pytest.fixture(scope="module")
def window(qapp: object) -> Iterator[Table]:
    made = Table()
    yield made
    made.close()


@pytest.fixture
def table(window: Table) -> Table:
    """Nobody yet, the keyboard in the line."""
    window.window.report(window.window.files.new())
    window.window.activateWindow()
    window.window.start_page.field.set_text("")
    window.window.start_page.field.edit.setFocus()
    window.settle()
    return window


def test_undo_takes_back_who_was_typed(table: Table) -> None:
    for line in ("Brannoc 16 58", "Seelah 12 40"):
        table.type(line)
        table.key(Key.Key_Return)
    table.ctrl(Key.Key_Z)
    assert table.names() == ["Brannoc"]
    table.ctrl(Key.Key_Z)
    assert not table.state.combatants
    table.ctrl(Key.Key_Y)
    assert table.names() == ["Brannoc"]


def test_the_party_is_a_key_away_while_the_line_has_the_keyboard(table: Table) -> None:
    button = table.window.start_page.further["party"]
    assert button.isVisible()
    assert table.window.start_page.shown_keys["party"] == "Ctrl+P"
    table.type("g")
    table.ctrl(Key.Key_P)
    assert table.window.start_page.field.text == "g"
    surface = table.window.partying.surface
    assert surface.isVisible()
    table.key(Key.Key_Escape)


def test_undo_takes_back_letters_first(table: Table) -> None:
    table.type("Brannoc 16 58")
    table.key(Key.Key_Return)
    table.type("Seel")
    table.ctrl(Key.Key_Z)
    assert table.names() == ["Brannoc"]
    assert table.window.start_page.field.text == ""


@pytest.mark.parametrize("text", ['{"name": "Ogre", "hp": 40}', "<p>Ogre</p>", "Ogre CR 3 " * 30])
def test_a_block_in_one_line_opens_the_paste_window(table: Table, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    table.ctrl(Key.Key_V)
    assert table.window.start_page.field.text == ""
    assert table.window.pasting.surface.is_open
    table.key(Key.Key_Escape)


def test_a_name_is_pasted_into_the_line(table: Table) -> None:
    QGuiApplication.clipboard().setText("Brannoc 16 58")
    table.ctrl(Key.Key_V)
    assert table.window.start_page.field.text == "Brannoc 16 58"


def test_who_comes_from_elsewhere_ends_the_lines(table: Table) -> None:
    table.type("Brannoc 16 58")
    table.key(Key.Key_Return)
    assert table.window.workbench.shows_start
    table.window.bridge.dispatch(c.AddCombatant(creature=Creature(name="Ogre", hit_dice=4, hp=30)))
    table.settle()
    assert not table.window.workbench.shows_start
    assert table.focus is table.window.panes.order.view
