"""Whole fights in the real window: by keyboard, by mouse, taken back, and found again after closing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from encounter_tracker.encounter.commands import AddCombatant, ApplyEffect, SetInitiative
from encounter_tracker.rules.durations import Duration
from encounter_tracker.support.catalogue import creature_named
from tests.app.table import Table

pytestmark = pytest.mark.gui


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[Table]:
    made = Table()
    yield made
    made.close()


def _three(table: Table) -> None:
    for name, side, initiative in (("Brannoc", "party", 20), ("Ogre", "foes", 15), ("Goblin", "foes", 9)):
        table.window.bridge.dispatch(
            AddCombatant(creature=creature_named(name), side=side, initiative=initiative),  # type: ignore[arg-type]
        )
    table.window.panes.order.view.setFocus()
    table.settle()


def test_a_fight_by_keyboard(table: Table):
    # the start page has the keyboard: a line for each
    table.type("Kyra 20 30")
    table.key(Qt.Key.Key_Return)
    assert table.names() == ["Kyra"]
    assert table.who("Kyra").side == "party"
    table.key(Qt.Key.Key_Escape)  # no more lines
    # an ogre from the built-in creatures
    table.type("a")
    table.type("ogre")
    table.key(Qt.Key.Key_Return)
    table.key(Qt.Key.Key_Escape)
    assert "Ogre" in table.names()
    table.type("n")
    assert table.state.started
    assert table.state.round == 1
    first = table.active
    table.type("n")
    assert table.active != first
    table.type("n")
    assert table.state.round == 2
    assert table.active == first


def test_hit_points_by_keyboard(table: Table):
    _three(table)
    table.type("n")
    assert table.active == "Brannoc"
    table.key(Qt.Key.Key_Down)
    view = table.window.panes.order.view
    view.select((table.who("Ogre").id,), current=table.who("Ogre").id)
    before = table.now("Ogre").hp
    table.type("1")
    assert table.window.panes.hp.is_open
    table.type("2 fire")
    assert table.now("Ogre").hp == before  # nothing is applied before Enter
    table.key(Qt.Key.Key_Return)
    assert table.now("Ogre").hp == before - 12
    assert not table.window.panes.hp.is_open
    table.ctrl(Qt.Key.Key_Z)
    assert table.now("Ogre").hp == before
    table.ctrl(Qt.Key.Key_Y)
    assert table.now("Ogre").hp == before - 12


def test_a_wrong_word_is_marked_and_changes_nothing(table: Table):
    _three(table)
    view = table.window.panes.order.view
    view.select((table.who("Ogre").id,), current=table.who("Ogre").id)
    steps = table.window.bridge.model.position
    table.type("h")
    table.type("12 fier")
    table.key(Qt.Key.Key_Return)
    assert table.window.panes.hp.is_open
    assert table.window.bridge.model.position == steps
    table.key(Qt.Key.Key_Tab)  # takes the correction
    table.key(Qt.Key.Key_Return)
    assert table.window.bridge.model.position == steps + 1


def test_a_condition_and_an_effect_by_keyboard_end_by_themselves(table: Table):
    _three(table)
    table.type("n")
    table.type("c")
    table.type("shak")
    table.key(Qt.Key.Key_Return)  # takes the proposal and applies it
    assert "shaken" in table.now("Brannoc").conditions
    assert table.focus is table.window.panes.order.view
    table.window.bridge.dispatch(
        ApplyEffect(name="shield of faith", source="Brannoc", targets=("Brannoc",), duration=Duration(rounds=1)),
    )
    for _ in range(3):
        table.window.panes.order.view.setFocus()
        table.type("n")
    assert table.active == "Brannoc"
    assert not any(effect.name == "shield of faith" for effect in table.state.effects.values())
    assert "shield of faith" in table.window.banner.text


def test_delay_and_come_back_by_keyboard(table: Table):
    _three(table)
    table.type("n")
    table.type("d")
    assert table.active == "Ogre"
    assert table.window.panes.order_view_model.view.tray[0].name == "Brannoc"
    table.key(Qt.Key.Key_1, Qt.KeyboardModifier.AltModifier)
    assert table.active == "Brannoc"
    table.type("n")
    assert table.active == "Ogre"


def test_ready_asks_for_the_trigger(table: Table):
    _three(table)
    table.type("n")
    table.type("r")
    assert table.window.prompt.is_open
    table.key(Qt.Key.Key_Return)
    assert table.window.prompt.is_open  # empty: marked
    table.type("if the ogre moves")
    table.key(Qt.Key.Key_Return)
    assert table.who("Brannoc").readied == "if the ogre moves"


def test_a_fight_by_mouse(table: Table):
    _three(table)
    table.click(table.window.top_bar.turn)
    assert table.active == "Brannoc"
    table.click_row("Ogre")
    table.click_row("Goblin", Qt.KeyboardModifier.ControlModifier)
    assert len(table.window.bridge.selected) == 2
    assert table.window.bridge.shown == table.who("Goblin").id
    table.click(table.window.top_bar.turn)
    assert table.active == "Ogre"
    assert table.window.bridge.selected == ()
    bottom = table.window.panes.order.view.rect_of(table.who("Goblin").id).bottomLeft()
    table.drag_row("Brannoc", bottom + QPoint(100, 30))
    assert table.names() == ["Ogre", "Goblin", "Brannoc"]
    table.click(table.window.top_bar.undo)
    assert table.names() == ["Brannoc", "Ogre", "Goblin"]
    table.click(table.window.top_bar.redo)
    assert table.names() == ["Ogre", "Goblin", "Brannoc"]


def test_moving_by_keyboard(table: Table):
    _three(table)
    view = table.window.panes.order.view
    view.select((table.who("Goblin").id,), current=table.who("Goblin").id)
    table.key(Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert table.names() == ["Brannoc", "Goblin", "Ogre"]


def test_closing_and_opening_finds_everything(qtbot: QtBot):
    first = Table()
    _three(first)
    first.type("n")
    first.window.bridge.dispatch(SetInitiative(who="Goblin", total=30))
    state, label = first.state, first.window.top_view_model.view.undo
    first.close()
    second = Table()
    assert second.state == state
    assert second.window.top_view_model.view.undo == label
    second.ctrl(Qt.Key.Key_Z)
    assert second.who("Goblin").initiative == 9
    while second.window.bridge.model.undo_step is not None:
        second.ctrl(Qt.Key.Key_Z)
    assert second.names() == []
    second.close()


def test_a_second_window_on_the_same_file_can_only_read(qtbot: QtBot, table: Table):
    _three(table)
    second = Table(table.window.files.path)
    assert second.window.bridge.model.read_only
    assert second.names() == table.names()
    assert not second.window.top_bar.turn.isEnabled()
    assert "another window" in second.window.banner.text
    second.close()


def test_a_foreign_file_is_refused_and_left_alone(qtbot: QtBot, table: Table, tmp_path):
    foreign = tmp_path / "notes.encounter"
    foreign.write_text("milk, bread")
    trouble = table.window.files.open(str(foreign))
    assert trouble is not None
    assert "not an encounter" in trouble.text
    assert foreign.read_text() == "milk, bread"


def test_the_sample_opens_in_a_file_of_its_own(table: Table):
    before = table.window.files.path
    table.window.registry.trigger("sample")
    table.settle()
    assert table.state.started
    assert table.window.files.path != before


def test_every_action_does_something(table: Table):
    assert table.window.registry.unbound == ()


def test_next_turn_never_goes_by_space(table: Table):
    _three(table)
    table.type("n")
    active = table.active
    table.click(table.window.top_bar.turn)
    assert table.active != active
    active = table.active
    table.key(Qt.Key.Key_Space)
    assert table.active == active


def test_the_language_switches_everything(table: Table):
    _three(table)
    table.window.preferences.set_language("fr")
    table.settle()
    assert table.window.top_bar.turn.text() == "Commencer"
    table.window.preferences.set_language("en")
    table.settle()
    assert table.window.top_bar.turn.text() == "Start"


def test_the_window_keeps_to_a_small_laptop(table: Table):
    for index in range(14):
        table.window.bridge.dispatch(AddCombatant(creature=creature_named("Goblin"), initiative=index))
    table.window.resize(1366, 768)
    table.settle()
    view = table.window.panes.order.view
    assert view.verticalScrollBar().maximum() == 0
    assert table.window.workbench.has_three_columns
    table.window.resize(1024, 700)
    table.settle()
    assert not table.window.workbench.has_three_columns


class _Watch(QObject):
    """Notes every widget that is shown as a window of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.shown.append(type(watched).__name__)
        return super().eventFilter(watched, event)


def test_nothing_flickers_up_as_a_window_of_its_own(table: Table):
    _three(table)
    table.type("n")
    watch = _Watch()
    application = QApplication.instance()
    assert application is not None
    application.installEventFilter(watch)
    for key in (
        "add",
        "hp",
        "effect",
        "condition",
        "effect_editor",
        "why",
        "overrule",
        "edit",
        "ready",
        "keys",
        "palette",
    ):
        assert table.window.registry.trigger(key), key
        table.settle()
        for _ in range(3):
            table.key(Qt.Key.Key_Escape)
    application.removeEventFilter(watch)
    assert watch.shown == []


def test_figures_begin_hit_points_in_the_combatant_pane_too(table: Table):
    table.type("Kyra 20 30")
    table.key(Qt.Key.Key_Return)
    table.key(Qt.Key.Key_Escape)
    table.click_row("Kyra")
    table.key(Qt.Key.Key_Return)  # into the pane
    assert table.window.panes.combatant.focused_figure == "ac"
    table.type("-4")
    table.key(Qt.Key.Key_Return)
    assert table.now("Kyra").hp == 26
