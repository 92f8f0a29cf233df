"""Saving throws in the real window: by keyboard and by mouse."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from encounter_tracker.encounter.commands import AddCombatant, StartEncounter
from encounter_tracker.rules.creature import Creature, Saves
from encounter_tracker.ui.saves import SavePopover
from encounter_tracker.ui.saves.save_row import SaveLine
from tests.app.table import Table

pytestmark = pytest.mark.gui
Key, ALT = Qt.Key, Qt.KeyboardModifier.AltModifier


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[Table]:
    made = Table()
    for name, side, initiative in (("Kyra", "party", 20), ("Ogre", "foes", 15), ("Goblin", "foes", 9)):
        creature = Creature(name=name, hit_dice=3, hp=20, saves=Saves(fort=3, ref=1, will=2))
        made.window.bridge.dispatch(AddCombatant(creature=creature, side=side, initiative=initiative))  # type: ignore[arg-type]
    made.window.bridge.dispatch(StartEncounter())
    made.window.panes.order.view.setFocus()
    made.settle()
    yield made
    made.close()


def popover(table: Table) -> SavePopover:
    found: SavePopover = table.window.panes.saves
    return found


def line(table: Table, name: str) -> SaveLine:
    found = popover(table).table.line(table.who(name).id)
    assert found is not None
    return found


def select(table: Table, *names: str) -> None:
    view = table.window.panes.order.view
    ids = tuple(table.who(name).id for name in names)
    view.select(ids, current=ids[-1])
    table.settle()


def test_saves_by_three_keys(table: Table):
    select(table, "Ogre", "Goblin")
    table.type("s")
    assert popover(table).dc.edit.hasFocus()
    table.type("15")
    before = table.window.bridge.model.position
    table.key(Key.Key_Return)  # rolls
    assert table.window.bridge.model.position == before
    assert line(table, "Ogre").row.total
    table.key(Key.Key_Return)  # applies
    assert table.window.bridge.model.position == before + 1
    assert not popover(table).is_open
    assert table.window.panes.order.view.hasFocus()
    assert "Will save" in table.window.panes.log_view_model.newest.text  # type: ignore[union-attr]


def test_a_fireball_with_typed_dice(table: Table):
    select(table, "Ogre", "Goblin")
    table.type("s")
    table.type("14")
    table.key(Key.Key_X, ALT)  # Reflex
    table.key(Key.Key_Down)  # into the first die
    assert line(table, "Ogre").field.edit.hasFocus()
    table.type("5")
    table.key(Key.Key_Return)
    assert line(table, "Goblin").field.edit.hasFocus()
    table.type("15")
    table.key(Key.Key_D, ALT)
    assert popover(table).damage.field.edit.hasFocus()
    table.type("11 fire")
    assert popover(table).apply.text() == "Apply: 11, 5"
    table.key(Key.Key_2, ALT)  # the goblin fails after all
    assert popover(table).apply.text() == "Apply: 11, 11"
    table.click(line(table, "Goblin").verdict)
    table.key(Key.Key_Return)
    assert not popover(table).is_open
    assert (table.now("Ogre").hp, table.now("Goblin").hp) == (9, 15)
    table.ctrl(Key.Key_Z)
    assert (table.now("Ogre").hp, table.now("Goblin").hp) == (20, 20)


def test_an_effect_from_the_finder(table: Table):
    select(table, "Ogre", "Goblin")
    table.type("s")
    table.type("14")
    table.key(Key.Key_E, ALT)
    assert popover(table).effect.finder.edit.hasFocus()
    assert popover(table).effect.list.isVisible()
    table.type("nausea")
    table.key(Key.Key_Return)  # takes it
    assert popover(table).is_open
    assert not popover(table).effect.list.isVisible()
    table.key(Key.Key_Return)  # rolls
    table.key(Key.Key_1, ALT)
    if line(table, "Ogre").row.verdict != "failed":
        table.key(Key.Key_1, ALT)
    if line(table, "Goblin").row.verdict != "made":
        table.key(Key.Key_2, ALT)
    table.key(Key.Key_Return)  # applies
    assert not popover(table).is_open
    assert "nauseated" in table.now("Ogre").conditions
    assert "nauseated" not in table.now("Goblin").conditions


def test_a_click_in_the_list_changes_who_saves(table: Table):
    select(table, "Ogre")
    table.type("s")
    table.click_row("Goblin", Qt.KeyboardModifier.ControlModifier)
    assert popover(table).is_open
    assert [shown.row.name for shown in popover(table).table.lines if shown.isVisible()] == ["Ogre", "Goblin"]
    assert popover(table).dc.edit.hasFocus()


def test_against_what_by_mouse_and_by_words(table: Table):
    select(table, "Ogre")
    table.type("s")
    table.click(popover(table).words["fear"])
    assert table.window.panes.save_view_model.draft.against == ("fear",)
    popover(table).other.edit.setFocus()
    table.type("gaze")
    assert table.window.panes.save_view_model.draft.descriptors == ("fear", "gaze")
    QTest.mouseClick(popover(table).saves.findChildren(QWidget)[0], Qt.MouseButton.LeftButton)
    table.settle()
    assert table.window.panes.save_view_model.draft.save == "fort"


def test_what_is_wrong_is_marked_and_changes_nothing(table: Table):
    select(table, "Ogre")
    before = table.window.bridge.model.position
    table.type("s")
    table.type("15")
    table.key(Key.Key_Down)
    table.type("44")
    table.key(Key.Key_Return)
    assert line(table, "Ogre").field.message_text
    assert popover(table).problem.isVisible()
    assert table.window.bridge.model.position == before
    table.key(Key.Key_Escape)
    assert not popover(table).is_open
    assert table.window.bridge.model.position == before


def test_points_are_overruled(table: Table):
    select(table, "Ogre")
    table.type("s")
    table.type("30")
    table.key(Key.Key_D, ALT)
    table.type("10")
    table.key(Key.Key_R, ALT)
    if line(table, "Ogre").row.verdict != "failed":
        table.key(Key.Key_1, ALT)
    table.key(Key.Key_O, ALT)
    assert line(table, "Ogre").taken.edit.hasFocus()
    table.type("4")
    table.key(Key.Key_Return)
    assert table.now("Ogre").hp == 16


def test_many_scroll_in_a_small_window(table: Table):
    for _ in range(12):
        table.window.bridge.dispatch(AddCombatant(creature=Creature(name="Rat", hit_dice=1, hp=3), initiative=3))
    table.window.resize(1024, 700)
    ids = tuple(c.id for c in table.state.present if c.side == "foes")
    table.window.panes.order.view.select(ids, current=ids[-1])
    table.settle()
    table.type("s")
    table.key(Key.Key_D, ALT)
    table.key(Key.Key_E, ALT)
    shown = popover(table)
    assert table.window.rect().contains(shown.geometry().adjusted(12, 12, -12, -12))
    for button in (shown.apply, shown.close_button):
        assert button.visibleRegion().boundingRect().size() == button.size()
    shown.table.focus_die(ids[-1])
    table.settle()
    last = shown.table.line(ids[-1])
    assert last is not None
    assert not last.visibleRegion().isEmpty()


def test_it_needs_somebody_and_is_reached_by_the_palette(table: Table):
    select(table, "Ogre")
    table.ctrl(Key.Key_K)
    table.type("saving")
    table.key(Key.Key_Return)
    assert popover(table).is_open


class _Watch(QObject):
    def __init__(self) -> None:
        super().__init__()
        self.shown: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.shown.append(type(watched).__name__)
        return super().eventFilter(watched, event)


def test_nothing_flickers_up(table: Table):
    watch = _Watch()
    application = QApplication.instance()
    assert application is not None
    select(table, "Ogre")
    application.installEventFilter(watch)
    table.type("s")
    table.key(Key.Key_D, ALT)
    table.key(Key.Key_E, ALT)
    table.type("sha")
    table.key(Key.Key_Return)
    table.key(Key.Key_R, ALT)
    table.key(Key.Key_O, ALT)
    table.window.preferences.set_language("fr")
    table.settle()
    table.window.preferences.set_language("en")
    table.settle()
    for _ in range(3):
        table.key(Key.Key_Escape)
    application.removeEventFilter(watch)
    assert watch.shown == []
