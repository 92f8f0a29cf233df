"""Resources in the pane, with the mouse and with keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from encounter_tracker.encounter import commands as c
from tests.ui.combatant_window import Window

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

Key = Qt.Key
GIVE = c.EditCombatant(who="c1", set={"resources": {"Channel": {"left": 2, "most": 4}, "Rage": {"left": 5, "most": 5}}})


def left(window: Window) -> list[int]:
    return [resource.left for resource in window.brannoc.resources.values()]


def test_keys_spend_and_give_back(qtbot: QtBot):
    window = Window(qtbot, GIVE)
    rows = window.pane.sheet.resources
    assert rows.isVisible()
    rows.setFocus()
    window.press(Key.Key_Space)
    assert left(window) == [1, 5]
    window.press(Key.Key_Plus)
    window.press(Key.Key_Right)
    assert left(window) == [3, 5]
    window.press(Key.Key_Down)
    window.press(Key.Key_Minus)
    assert left(window) == [3, 4]
    window.press(Key.Key_Return)
    assert window.pane.edit_page.isVisible()


def test_a_click_on_the_signs(qtbot: QtBot):
    window = Window(qtbot, GIVE)
    rows = window.pane.sheet.resources
    row = rows.rect_of("Channel")
    for x, expected in ((rows.width() - 40, [1, 5]), (rows.width() - 20, [2, 5]), (60, [2, 5])):
        QTest.mouseClick(
            rows.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(x, row.center().y())
        )
        window.settle()
        assert left(window) == expected


def test_nothing_is_shown_where_there_is_nothing(qtbot: QtBot):
    window = Window(qtbot)
    assert not window.pane.sheet.resources.isVisible()
    window.do(GIVE)
    assert window.pane.sheet.resources.isVisible()
