"""Harm and cures of several in the real window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from encounter_tracker.encounter.commands import AddCombatant, DamageAbility, Kill
from encounter_tracker.support.catalogue import creature_named
from encounter_tracker.ui.shell.creature_menu import creature_menu
from tests.app.table import Table

pytestmark = pytest.mark.gui

ALT, SHIFT, CTRL = (
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
)


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[Table]:
    made = Table()
    for name, side, initiative in (("Brannoc", "party", 20), ("Ogre", "foes", 15), ("Wight", "foes", 9)):
        made.window.bridge.dispatch(
            AddCombatant(creature=creature_named(name), side=side, initiative=initiative),  # type: ignore[arg-type]
        )
    made.window.panes.order.view.setFocus()
    made.settle()
    yield made
    made.close()


def _select(table: Table, *names: str) -> None:
    view = table.window.panes.order.view
    ids = tuple(table.who(name).id for name in names)
    view.select(ids, current=ids[-1])
    table.window.bridge.select(ids)
    view.setFocus()
    table.settle()


def _open(table: Table, action: str, *names: str) -> None:
    _select(table, *names)
    table.window.registry.trigger(action)
    table.settle()
    assert table.window.ailing.many.is_open


def test_strength_damage_on_two_by_keyboard(table: Table):
    _select(table, "Brannoc", "Ogre", "Wight")
    table.key(Qt.Key.Key_H, SHIFT)
    many = table.window.ailing.many
    assert many.is_open
    assert table.focus is many.rows.cells["amount"].control.focusProxy()
    table.type("3")
    table.key(Qt.Key.Key_2, ALT)  # the points of the second
    table.type("1")
    table.key(Qt.Key.Key_Return)
    assert not many.is_open
    assert table.who("Brannoc").harm["str"].damage == 3
    assert table.who("Ogre").harm["str"].damage == 1
    assert "str" not in table.who("Wight").harm
    assert table.window.panes.order.view.hasFocus()
    table.ctrl(Qt.Key.Key_Z)
    assert table.who("Brannoc").harm == {}


def test_insisting_on_the_immune(table: Table):
    _open(table, "negative_levels", "Wight")
    many = table.window.ailing.many
    assert not many.apply_button.isEnabled()
    table.key(Qt.Key.Key_Return, CTRL)
    assert len(table.who("Wight").negative_levels) == 1
    assert not many.is_open


def test_restoration_by_mouse(table: Table):
    for name in ("Brannoc", "Ogre"):
        table.window.bridge.dispatch(DamageAbility(target=name, ability="dex", amount=1))
    _open(table, "restoration", "Brannoc", "Ogre")
    many = table.window.ailing.many
    table.click(many.roll)
    table.click(many.apply_button)
    assert table.who("Brannoc").harm == {}
    assert table.who("Ogre").harm == {}


def test_choosing_the_other_kind_changes_the_fields_and_keeps_the_keyboard(table: Table):
    _open(table, "restoration", "Brannoc")
    many = table.window.ailing.many
    combo = many.rows.cells["kind"].control
    combo.setFocus()
    table.key(Qt.Key.Key_Down)  # restoration
    assert "levels" in many.rows.cells
    assert many.rows.cells["kind"].control.hasFocus()
    assert many.rows.values["kind"] == "full"


def test_the_dead_are_raised_together(table: Table):
    for name in ("Brannoc", "Ogre"):
        table.window.bridge.dispatch(Kill(target=name))
    _open(table, "raise", "Brannoc", "Ogre")
    table.click(table.window.ailing.many.apply_button)
    assert table.who("Brannoc").death is None
    assert table.who("Ogre").death is None


def test_a_death_attack_asks_for_each_save(table: Table):
    _open(table, "death_attack", "Brannoc", "Ogre")
    table.type("15")
    table.key(Qt.Key.Key_1, ALT)
    table.type("20")
    table.key(Qt.Key.Key_Tab)
    table.type("1")
    table.key(Qt.Key.Key_Return)
    assert table.who("Brannoc").death is None
    assert table.who("Ogre").death is not None


def test_what_is_wrong_gets_the_keyboard(table: Table):
    _open(table, "ability_harm", "Ogre")
    many = table.window.ailing.many
    table.key(Qt.Key.Key_Return)
    assert many.is_open
    assert table.focus is many.rows.cells["amount"].control.focusProxy()
    table.type("2")
    table.key(Qt.Key.Key_1, ALT)
    table.type("x")
    table.key(Qt.Key.Key_Return)
    assert many.is_open
    assert table.focus is many.list.rows[0].field.edit
    table.key(Qt.Key.Key_Escape)
    assert not many.is_open
    assert table.who("Ogre").harm == {}


def test_the_palette_and_the_menu_have_them(table: Table):
    _select(table, "Ogre")
    table.ctrl(Qt.Key.Key_K)
    table.type("death attack")
    table.key(Qt.Key.Key_Return)
    assert table.window.ailing.many.is_open
    table.key(Qt.Key.Key_Escape)
    menu = QMenu(table.window)
    table.window.registry.fill_menu(menu)
    assert "Harm and cure" in [action.text() for action in menu.actions()]
    _select(table, "Ogre", "Wight")
    menu = creature_menu(table.window, table.who("Wight").id)
    inner = next(action.menu() for action in menu.actions() if action.text() == "Harm and cure")
    assert isinstance(inner, QMenu)
    assert "Negative levels…" in [action.text() for action in inner.actions()]
