"""Whatever closes, the keyboard goes on: nothing hidden has it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog

from encounter_tracker.encounter import commands as c
from encounter_tracker.rules.creature import Creature
from encounter_tracker.support.party import PartyMember
from tests.app.table import Table
from tests.app.test_paste import BLOCK

Key = Qt.Key


@pytest.fixture(scope="module")
def window(qapp: object) -> Iterator[Table]:
    made = Table()
    yield made
    made.close()


@pytest.fixture
def table(window: Table) -> Table:
    """An ogre in the fight, the keyboard in the list."""
    window.window.report(window.window.files.new())
    window.window.bridge.dispatch(c.AddCombatant(creature=Creature(name="Ogre", hit_dice=4, hp=30)))
    window.window.activateWindow()
    window.window.panes.order.view.setFocus()
    window.settle()
    return window


def test_party_opened_over_the_palette_gives_the_keyboard_to_the_list(table: Table) -> None:
    partying = table.window.partying
    partying.shelf.save((PartyMember(creature=Creature(name="Kyra", hit_dice=5, hp=38)),))
    table.ctrl(Key.Key_K)
    table.type("nobody is called that")
    table.ctrl(Key.Key_P)
    assert partying.surface.is_open
    table.key(Key.Key_Escape)
    assert table.focus is table.window.panes.order.view
    table.type("h")
    table.key(Key.Key_Escape)
    assert partying.shelf.members()[0].player == ""


def test_a_file_by_dialog_gives_the_keyboard_back(
    table: Table, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "block.txt"
    file.write_text(BLOCK, encoding="utf-8")

    def choose(*_arguments: object) -> tuple[list[str], str]:
        table.focus.clearFocus()  # so is it right behind a dialog: the window is not active yet
        return [str(file)], ""

    monkeypatch.setattr(QFileDialog, "getOpenFileNames", choose)
    table.ctrl(Key.Key_I)
    assert table.window.pasting.surface.is_open
    table.key(Key.Key_Escape)
    assert not table.window.pasting.surface.is_open
    assert table.focus is table.window.panes.order.view


def test_a_closed_popover_keeps_no_keyboard(table: Table) -> None:
    table.ctrl(Key.Key_K)
    palette = QApplication.focusWidget()
    assert palette is not None
    table.key(Key.Key_Escape)
    focus = QApplication.focusWidget()
    assert focus is not None
    assert focus.isVisible()
    assert focus is not palette


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)
def test_shift_and_f10_open_the_menu_of_what_has_the_keyboard(table: Table) -> None:
    asked = []
    table.window.panes.order.view.context_requested.connect(lambda who, _at: asked.append(who))
    table.key(Key.Key_Down)
    table.key(Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    popup = QApplication.activePopupWidget()
    assert popup is not None
    popup.close()
    assert asked == [table.who("Ogre").id]
