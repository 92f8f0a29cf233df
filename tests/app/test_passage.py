"""Rest and time in the real window: the list of what happened, left open, closed, answered."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from encounter_tracker.encounter.commands import AddCombatant, ApplyEffect, DealDamage, GiveNegativeLevels
from encounter_tracker.rules.durations import Duration
from encounter_tracker.support.catalogue import creature_named
from tests.app.table import Table

pytestmark = pytest.mark.gui


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[Table]:
    made = Table()
    for name, side, initiative in (("Brannoc", "party", 20), ("Ogre", "foes", 15)):
        made.window.bridge.dispatch(
            AddCombatant(creature=creature_named(name), side=side, initiative=initiative),  # type: ignore[arg-type]
        )
    made.window.bridge.dispatch(DealDamage(target=("Brannoc", "Ogre"), amount=12))
    made.window.panes.order.view.setFocus()
    made.settle()
    yield made
    made.close()


def _select(table: Table, *names: str) -> None:
    ids = tuple(table.who(name).id for name in names)
    table.window.panes.order.view.select(ids, current=ids[-1])
    table.window.bridge.select(ids)
    table.settle()


def test_everyone_rests_and_the_list_stays_until_esc(table: Table):
    table.window.registry.trigger("rest")
    table.settle()
    passage = table.window.ailing.passage
    assert passage.is_open
    assert any(text.startswith("Brannoc: ") for text in passage.list.texts)
    assert any(text.startswith("Ogre: ") for text in passage.list.texts)
    # a click elsewhere leaves it open, and the keys of the fight act
    table.click_row("Ogre")
    table.window.panes.order.view.setFocus()
    assert passage.is_open
    table.type("n")
    assert table.state.started
    assert passage.is_open
    table.key(Qt.Key.Key_Escape)
    assert not passage.is_open
    assert table.window.panes.order.view.hasFocus()


def test_the_list_says_it_and_the_banner_does_not(table: Table):
    table.window.bridge.dispatch(DealDamage(target="Ogre", amount=12))
    table.window.bridge.dispatch(ApplyEffect(name="haste", targets=("Ogre",), duration=Duration(minutes=1)))
    table.settle()
    table.window.registry.trigger("rest")
    table.settle()
    assert any("haste" in text for text in table.window.ailing.passage.list.texts)
    assert "haste" not in table.window.banner.text


def test_esc_inside_gives_the_keyboard_back(table: Table):
    table.window.panes.order.view.setFocus()
    table.window.registry.trigger("rest")
    table.settle()
    passage = table.window.ailing.passage
    assert passage.isAncestorOf(table.focus) or table.focus is passage
    table.key(Qt.Key.Key_Escape)
    assert not passage.is_open
    assert table.window.panes.order.view.hasFocus()


def test_with_some_selected_it_asks_who_rests(table: Table):
    _select(table, "Ogre")
    hurt = table.now("Brannoc").hp
    table.window.registry.trigger("rest")
    table.settle()
    assert table.window.prompt.is_open
    table.key(Qt.Key.Key_Return)  # the selected
    assert not table.window.prompt.is_open
    assert table.now("Brannoc").hp == hurt
    assert table.now("Ogre").hp > table.now("Ogre").max_hp - 12
    assert table.window.ailing.passage.is_open
    table.ctrl(Qt.Key.Key_Z)
    assert not table.window.ailing.passage.is_open
    table.window.registry.trigger("rest_day")
    table.settle()
    table.key(Qt.Key.Key_Right)  # everyone
    table.key(Qt.Key.Key_Return)
    assert table.now("Brannoc").hp > hurt


def test_daily_saves_are_answered_in_turn_in_the_list(table: Table):
    table.window.bridge.dispatch(GiveNegativeLevels(target="Brannoc", count=2, dc=15))
    table.window.registry.trigger("advance_time")
    table.settle()
    table.type("1")
    table.window.prompt.fields["unit"].set_chosen("days")  # type: ignore[union-attr]
    table.key(Qt.Key.Key_Return)
    passage = table.window.ailing.passage
    assert passage.is_open
    assert not passage.due.isHidden()
    first = passage.due.lines[0]
    assert first.field.edit.hasFocus()
    table.type("99")
    table.key(Qt.Key.Key_Return)
    assert first.field.message_text
    table.key(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    table.type("20")
    table.key(Qt.Key.Key_Return)
    assert len(table.who("Brannoc").negative_levels) == 1
    table.key(Qt.Key.Key_R, Qt.KeyboardModifier.AltModifier)  # the program rolls the other
    assert not table.state.due
    assert any("made" in text for text in passage.list.texts)
    assert passage.isAncestorOf(table.focus) or table.focus is passage


def test_the_list_can_be_asked_for_again(table: Table):
    table.window.registry.trigger("rest")
    table.settle()
    table.key(Qt.Key.Key_Escape)
    table.ctrl(Qt.Key.Key_J)
    passage = table.window.ailing.passage
    assert passage.is_open
    assert passage.list.texts
    table.click(passage.close_button)
    assert not passage.is_open


def test_one_rests_from_the_menu_of_its_pane(table: Table):
    _select(table, "Ogre")
    table.window.panes.combatant.ask("rest")
    table.settle()
    assert table.window.ailing.passage.is_open
    assert table.window.ailing.passage.remark.words == "8 h · Ogre"
