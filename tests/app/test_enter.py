"""Enter answers wherever the keyboard is in a form, on a choice as well."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from encounter_tracker.encounter.commands import AnyCommand
from encounter_tracker.ui.widgets import Combo
from tests.app.table import Table

pytestmark = pytest.mark.gui

Key = Qt.Key


def do(table: Table, do: str, **fields: object) -> None:
    table.window.bridge.dispatch(msgspec.convert({"do": do, **fields}, AnyCommand))
    table.settle()


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[Table]:
    table = Table()
    corvin = {
        "name": "Corvin",
        "hit_dice": 5,
        "hp": 30,
        "caster_level": 5,
        "spells": ["bless"],
        "abilities": {"con": 14},
    }
    do(table, "add", creature=corvin, side="party", initiative=20)
    do(table, "add", creature={"name": "Ogre", "hit_dice": 4, "hp": 30, "sr": 15}, initiative=9)
    do(table, "start")
    table.window.panes.order.view.setFocus()
    yield table
    table.close()


def on_choice(table: Table, within: QWidget, name: str = "") -> Combo:
    """Bring the keyboard to a choice."""
    shown = [combo for combo in within.findChildren(Combo) if combo.isVisible() and name in combo.accessibleName()]
    shown[0].setFocus(Qt.FocusReason.TabFocusReason)
    return shown[0]


def test_raising_begins_with_a_choice(table: Table):
    do(table, "kill", target="Ogre")
    table.click_row("Ogre")
    table.window.registry.trigger("raise")
    table.settle()
    assert isinstance(table.focus, Combo)
    table.key(Key.Key_Return)
    assert table.who("Ogre").death is None


def test_an_order_to_the_compelled(table: Table):
    do(table, "effect", name="dominate person", targets=["Ogre"], source="Corvin", descriptors=["compulsion"], dc=15)
    table.window.registry.trigger("order_charmed")
    table.settle()
    form = table.window.magic.form
    assert form.is_open
    on_choice(table, form)
    table.key(Key.Key_Return)
    assert not form.is_open


def test_all_fields_of_a_combatant(table: Table):
    table.click_row("Ogre")
    table.window.panes.edit()
    table.settle()
    page = table.window.panes.combatant
    choice = on_choice(table, page)
    table.key(Key.Key_Down)
    before = table.window.bridge.model.position
    table.key(Key.Key_Return)
    assert table.window.bridge.model.position == before + 1
    assert not choice.isVisible()


def test_casting_dispelling_saving_attacking_preparing(table: Table):
    table.click_row("Ogre")
    table.type("mbless")
    cast = table.window.magic.cast
    on_choice(table, cast)
    before = table.window.bridge.model.position
    table.key(Key.Key_Return)
    assert table.window.bridge.model.position > before
    cast.close_popover()

    do(table, "effect", name="bane", targets=["Ogre"], source="Corvin", level=1, dc=13)
    table.click_row("Ogre")
    table.type("x3")
    on_choice(table, table.window.magic.dispel)
    table.key(Key.Key_Return)
    assert not table.window.magic.dispel.is_open

    table.click_row("Ogre")
    table.type("s15")
    table.click(table.window.panes.saves.with_damage)
    table.type("6 fire")
    on_choice(table, table.window.panes.saves)
    table.key(Key.Key_Return)  # rolls
    table.key(Key.Key_Return)
    assert not table.window.panes.saves.is_open

    table.click_row("Ogre")
    table.type("t")
    attack = table.window.panes.attack
    on_choice(table, attack)
    before = table.window.bridge.model.position
    table.key(Key.Key_Return)
    assert table.window.bridge.model.position == before + 1 or attack.is_open  # it asks what it lacks
    table.key(Key.Key_Escape)

    table.window.registry.trigger("preparations")
    table.settle()
    on_choice(table, table.window.magic.preparations)
    table.key(Key.Key_Return)
    assert not table.window.magic.preparations.is_open


def test_the_quick_form_and_a_light(table: Table):
    table.click_row("Ogre")
    table.type("ebless")
    table.key(Key.Key_Tab)
    on_choice(table, table.window.panes.effects)
    before = len(table.state.effects)
    table.key(Key.Key_Return)
    assert len(table.state.effects) == before + 1

    table.window.registry.trigger("light")
    table.settle()
    light = table.window.sensing.light
    light.add_light.choice.setFocus()
    table.key(Key.Key_Return)
    assert len(table.state.effects) == before + 2
    assert light.is_open


def test_hit_points_with_the_attack_details(table: Table):
    table.click_row("Ogre")
    table.type("5")
    hp = table.window.panes.hp
    table.click(hp.attack)
    on_choice(table, hp)
    table.key(Key.Key_Return)
    assert not hp.is_open
    assert table.now("Ogre").hp == 25
