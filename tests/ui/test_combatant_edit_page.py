"""The form with all fields, in place of the sheet."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from encounter_tracker.encounter import commands as c
from encounter_tracker.ui.combatant.form import FormView
from encounter_tracker.viewmodels.combatant_rows import FormField, FormGroup
from tests.ui.combatant_window import Window

pytestmark = pytest.mark.gui

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier


def editing(qtbot: QtBot, *commands: c.Command, field: str = "", **size: int) -> Window:
    window = Window(qtbot, *commands, **size)
    window.pane.edit_all(field)
    window.settle()
    return window


def test_the_pencil_opens_it(qtbot: QtBot):
    window = Window(qtbot)
    window.click(window.pane.sheet.header.edit)
    assert window.pane.edit_page.isVisible()
    assert window.focus is window.cell("name").control.focusProxy()


def test_several_fields_are_one_step(qtbot: QtBot):
    window = editing(qtbot)
    position = window.model.position
    window.write("Bran")
    window.cell("ac.total").focus()
    window.write("26")
    window.cell("side").set_value("neutral")
    window.click(window.cell("hidden").control)
    window.cell("attacks").focus()
    window.press(Key.Key_End, CTRL)
    window.press(Key.Key_Return)
    window.write("melee bite +9 (1d6+4, piercing)")
    window.press(Key.Key_Return, CTRL)
    brannoc = window.brannoc
    assert window.model.position == position + 1
    assert (brannoc.name, brannoc.side, brannoc.hidden, brannoc.creature.ac.total) == ("Bran", "neutral", True, 26)
    assert [attack.name for attack in brannoc.creature.attacks] == ["waraxe", "throwing axe", "bite"]
    assert brannoc.creature.attacks[2].types == ("piercing",)
    assert window.pane.sheet.isVisible()


def test_enter_in_a_field_saves(qtbot: QtBot):
    window = editing(qtbot, field="hp")
    window.write("60")
    window.press(Key.Key_Return)
    assert window.brannoc.base_hp == 60
    assert window.pane.sheet.isVisible()


def test_escape_leaves_without_saving(qtbot: QtBot):
    window = Window(qtbot)
    window.tile("will").setFocus()
    window.pane.edit_all()
    window.settle()
    position = window.model.position
    window.press(Key.Key_Escape)
    assert (window.model.position, window.pane.sheet.isVisible()) == (position, True)
    assert window.focus is window.tile("will")
    window.pane.edit_all()
    window.click(window.pane.edit_page.cancel)
    assert window.pane.sheet.isVisible()


def test_what_was_typed_is_thrown_away_by_the_second_escape_only(qtbot: QtBot):
    window = editing(qtbot)
    position = window.model.position
    message = window.pane.edit_page.message
    window.write("Bran")
    window.press(Key.Key_Escape)
    assert window.pane.edit_page.isVisible()
    assert message.accessibleName() == "Not saved yet: Esc again throws away what was typed, Ctrl+Enter keeps it."
    assert message.isVisible()
    window.write("n")
    assert message.isHidden()
    window.press(Key.Key_Escape)
    assert window.cell("name").value == "Brann"
    window.press(Key.Key_Escape)
    assert (window.model.position, window.pane.sheet.isVisible()) == (position, True)
    window.pane.edit_all()
    assert window.cell("name").value == "Brannoc"
    assert message.isHidden()


def test_what_was_typed_is_kept_while_another_is_looked_at(qtbot: QtBot):
    window = editing(qtbot)
    window.write("Bran")
    window.bridge.select(("c2",))
    window.pane.edit_all()
    assert window.cell("name").value == "Troll"
    window.bridge.select(("c1",))
    window.pane.edit_all()
    assert window.cell("name").value == "Bran"
    assert "is here again" in window.pane.edit_page.message.accessibleName()
    window.press(Key.Key_Return, CTRL)
    assert window.brannoc.name == "Bran"
    window.pane.edit_all()
    assert window.pane.edit_page.form.changed == {}


def test_a_mistake_is_marked_and_brought_into_sight(qtbot: QtBot):
    window = editing(qtbot)
    position = window.model.position
    window.cell("skills").set_value("Climb")
    window.write("Bran")
    window.click(window.pane.edit_page.save)
    assert window.model.position == position
    cell = window.cell("skills")
    assert cell.message.accessibleName().startswith("“Climb” needs a number")
    assert cell.message.isVisible()
    assert window.focus is cell.control.focusProxy()
    area = window.pane.edit_page.area
    top = cell.mapTo(area.viewport(), QPoint(0, 0)).y()
    assert 0 <= top < area.viewport().height()
    window.press(Key.Key_End, CTRL)
    window.write(" +9")
    assert not cell.message.isVisible()
    window.click(window.pane.edit_page.save)
    assert window.brannoc.creature.skills == {"Climb": 9}
    assert window.brannoc.name == "Bran"


def test_what_the_rules_refuse_is_told_in_the_form(qtbot: QtBot):
    window = editing(qtbot)
    window.write("Troll")
    window.press(Key.Key_Return)
    page = window.pane.edit_page
    assert page.isVisible()
    assert page.message.accessibleName() == "Someone is named “Troll” already"
    window.write("o")
    assert not page.message.isVisible()


def test_a_field_is_opened_where_one_asked_for_it(qtbot: QtBot):
    window = editing(qtbot, field="note")
    assert window.focus is window.cell("note").control.focusProxy()
    qtbot.waitUntil(lambda: window.pane.edit_page.area.verticalScrollBar().value() > 0)


def test_an_untouched_form_is_no_step(qtbot: QtBot):
    window = editing(qtbot)
    position = window.model.position
    assert window.pane.edit_page.form.changed == {}
    window.click(window.pane.edit_page.save)
    assert (window.model.position, window.pane.sheet.isVisible()) == (position, True)


def test_the_form_stays_while_the_fight_goes_on(qtbot: QtBot):
    window = editing(qtbot)
    window.write("Bran")
    window.do(c.DealDamage(target="Brannoc", amount=5))
    assert (window.pane.edit_page.isVisible(), window.cell("name").value) == (True, "Bran")
    window.press(Key.Key_Return)
    assert (window.brannoc.name, window.brannoc.wounds) == ("Bran", 5)


def test_another_combatant_leaves_the_form(qtbot: QtBot):
    window = editing(qtbot)
    window.bridge.select(("c2",))
    assert window.pane.sheet.isVisible()


def test_more_columns_where_there_is_more_room(qtbot: QtBot):
    window = editing(qtbot, width=420)
    narrow = window.cell("type").mapTo(window, QPoint(0, 0)), window.cell("cr").mapTo(window, QPoint(0, 0))
    window.resize(401 + 640, 600)
    window.settle()
    wide = window.cell("type").mapTo(window, QPoint(0, 0)), window.cell("cr").mapTo(window, QPoint(0, 0))
    assert narrow[0].y() != narrow[1].y() or narrow[1].x() < wide[1].x()
    abilities = [window.cell(f"abilities.{key}").mapTo(window, QPoint(0, 0)).y() for key in ("str", "cha")]
    assert abilities[0] == abilities[1]


def test_no_field_is_cut_off(qtbot: QtBot):
    window = editing(qtbot, width=420)
    form = window.pane.edit_page.form
    for key, cell in form.cells.items():
        right = cell.mapTo(form, QPoint(cell.width(), 0)).x()
        assert right <= form.width(), key
        assert cell.control.width() <= cell.width(), key


def test_a_form_begins_anew(qtbot: QtBot):
    window = Window(qtbot)
    form = FormView(window.theme)
    qtbot.addWidget(form)
    form.set_groups((FormGroup(caption="One", fields=(FormField(key="a", label="A", value="1"),)),))
    form.set_groups((FormGroup(caption="", fields=(FormField(key="b", label="B", kind="check", value="1"),)),))
    assert form.values == {"b": "1"}
    form.cells["b"].set_value("")
    assert form.changed == {"b": ""}
