"""Seeing and not seeing in the real window: the table, light, finding, antimagic, walls; by keys and by mouse."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import UNSET
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from encounter_tracker.encounter.commands import (
    AddCombatant,
    AddTarget,
    ApplyCondition,
    ApplyEffect,
    Detect,
    EditEffect,
    EndEffect,
    Grope,
    Listen,
    MarkMoved,
    SetAntimagic,
    SetDistance,
    SetEnvironment,
    Smell,
)
from encounter_tracker.support.catalogue import creature_named
from tests.app.table import Table

pytestmark = pytest.mark.gui

Key, Mod, LEFT = Qt.Key, Qt.KeyboardModifier, Qt.MouseButton.LeftButton
CAST = (("Brannoc", "party", 20), ("Ogre", "foes", 15), ("Goblin", "foes", 9), ("Tamsin", "party", 8))


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[Table]:
    made = Table()
    for name, side, initiative in CAST:
        made.window.bridge.dispatch(
            AddCombatant(creature=creature_named(name), side=side, initiative=initiative),  # type: ignore[arg-type]
        )
    made.window.panes.order.view.setFocus()
    made.settle()
    made.type("n")
    yield made
    made.close()


def last(table: Table) -> Any:
    step = table.window.bridge.model.undo_step
    return None if step is None else step.command


def steps(table: Table) -> int:
    return table.window.bridge.model.position


def segment(table: Table, segments: QWidget, key: str) -> None:
    for button in segments.findChildren(QWidget):
        item = getattr(button, "item", None)
        if item is not None and item.key == key and button.isVisible():
            table.click(button)
            return
    raise AssertionError(key)


def clear_and_type(table: Table, text: str) -> None:
    table.ctrl(Key.Key_A)
    table.key(Key.Key_Delete)
    table.type(text)


def chips(table: Table, name: str) -> list[str]:
    return [chip.text for chip in table.row(name).chips]  # type: ignore[attr-defined]


def logged(table: Table, words: str) -> bool:
    from encounter_tracker.viewmodels.texts.events import event_text

    return any(words in event_text(record, table.state).text for record in table.window.bridge.model.log())


# ---- who sees whom --------------------------------------------------------------------------------------------------


def test_the_table_by_keyboard(table: Table):
    table.window.bridge.dispatch(SetEnvironment(light="dark"))
    table.ctrl(Key.Key_4)
    sight = table.window.sensing.sight
    assert sight.is_open
    assert table.focus is sight.table
    view = table.window.sensing.sight_view_model.pair
    assert view is not None
    assert view.viewer.name == "Brannoc"  # whose turn it is, and a foe that he does not see
    assert view.target.side == "foe"
    assert "does not see" in sight.side.title.accessibleName()
    table.key(Key.Key_Down)
    assert table.window.sensing.sight_view_model.pair is None  # the Ogre itself
    table.key(Key.Key_Right)
    view = table.window.sensing.sight_view_model.pair
    assert view is not None
    assert (view.viewer.name, view.target.name, view.verdict) == ("Ogre", "Goblin", "sees")  # darkvision
    table.type("n")
    assert table.active == "Brannoc"  # letters of the fight mean nothing here
    table.key(Key.Key_Escape)
    assert not sight.is_open
    assert table.focus is table.window.panes.order.view


def test_the_table_explains_its_first_pair_each_time_it_is_opened(table: Table):
    for _ in range(2):
        table.window.registry.trigger("sight")
        table.settle()
        assert table.window.sensing.sight.side.title.accessibleName().startswith("Brannoc → ")
        table.key(Key.Key_Escape)


def test_the_ethereal_are_unseen_by_one_effect(table: Table):
    table.click_row("Ogre")
    table.type("e")
    table.type("ethereal jaunt")
    table.key(Key.Key_Return)
    table.window.registry.trigger("find_unseen")
    table.settle()
    find = table.window.sensing.find
    assert find.whom.chosen == table.who("Ogre").id
    assert find.sight.accessibleName() == "does not see: 50 % miss"


def test_a_distance_is_typed_in_the_panel(table: Table):
    table.window.bridge.dispatch(SetEnvironment(light="dark"))
    table.ctrl(Key.Key_4)
    sight, model = table.window.sensing.sight, table.window.sensing.sight_view_model
    sight.table.choose(table.who("Ogre").id, table.who("Brannoc").id)
    table.settle()
    assert model.pair is not None
    assert model.pair.verdict == "sees"
    table.key(Key.Key_D, Mod.AltModifier)
    assert table.focus is sight.side.distance.edit
    before = steps(table)
    table.type("far")
    table.key(Key.Key_Return)
    assert sight.is_open
    assert sight.side.distance.message_text
    assert steps(table) == before
    clear_and_type(table, "80")
    table.key(Key.Key_Return)
    assert last(table) == SetDistance(from_=table.who("Ogre").id, to=table.who("Brannoc").id, feet=80)
    assert "does not see" in model.pair.verdict
    assert table.focus is sight.table
    assert sight.side.distance.text == "80"


def test_the_cell_under_the_pointer_is_explained_meanwhile(table: Table):
    table.window.bridge.dispatch(ApplyCondition(target="Goblin", condition="invisible"))
    table.window.registry.trigger("sight")
    table.settle()
    sight, model = table.window.sensing.sight, table.window.sensing.sight_view_model
    grid, places = sight.table, sight.table.grid
    chosen = grid.current_pair()
    other = grid.grid_model.index(places.place(table.who("Tamsin").id), places.place(table.who("Goblin").id))
    middle = grid.visualRect(other).center()
    QTest.mouseMove(grid.viewport(), middle)
    table.settle()
    assert model.pair is not None
    assert (model.pair.viewer.name, model.pair.target.name) == ("Tamsin", "Goblin")
    assert grid.current_pair() == chosen
    QTest.mouseMove(table.window, QPoint(5, 5))
    QApplication.sendEvent(grid.viewport(), _leave())
    table.settle()
    assert (model.pair.viewer.id, model.pair.target.id) == chosen
    QTest.mouseClick(grid.viewport(), LEFT, Mod.NoModifier, middle)
    table.settle()
    assert grid.current_pair() == (table.who("Tamsin").id, table.who("Goblin").id)


def _leave():
    from PySide6.QtCore import QEvent

    return QEvent(QEvent.Type.Leave)


def test_the_top_bar_works_meanwhile_and_the_table_follows(table: Table):
    table.ctrl(Key.Key_4)
    sight = table.window.sensing.sight
    segment(table, table.window.top_bar.light, "dark")
    assert table.state.environment.light == "dark"
    assert sight.is_open
    assert table.focus is sight.table
    assert any(cell.kind == "dark" for row in sight.table.grid.cells for cell in row)
    segment(table, sight.light, "normal")
    assert table.state.environment.light == "normal"
    assert table.window.top_bar.light.chosen == "normal"
    table.ctrl(Key.Key_4)  # hides it again
    assert not sight.is_open


def test_another_pane_takes_the_place_of_the_table(table: Table):
    table.ctrl(Key.Key_4)
    table.ctrl(Key.Key_2)
    assert not table.window.sensing.sight.is_open


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1024, 700)])
def test_fourteen_are_seen_without_scrolling(table: Table, width: int, height: int):
    for index in range(10):
        table.window.bridge.dispatch(AddCombatant(creature=creature_named("Goblin"), initiative=index))
    table.window.resize(width, height)
    table.settle()
    table.ctrl(Key.Key_4)
    grid = table.window.sensing.sight.table
    assert len(grid.grid.heads) == 14
    assert grid.verticalScrollBar().maximum() == 0
    assert grid.horizontalScrollBar().maximum() == 0
    assert grid.verticalHeader().sectionSize(0) >= 26


def test_the_dead_and_the_gone_leave_the_table(table: Table):
    table.ctrl(Key.Key_4)
    grid = table.window.sensing.sight.table
    kept = grid.current_pair()
    table.window.bridge.dispatch(ApplyCondition(target="Tamsin", condition="invisible"))
    assert grid.current_pair() == kept
    from encounter_tracker.encounter.commands import Kill, RemoveCombatant

    table.window.bridge.dispatch(Kill(target="Tamsin"))
    assert [head.name for head in grid.grid.heads] == ["Brannoc", "Ogre", "Goblin"]
    table.window.bridge.dispatch(RemoveCombatant(who=("Brannoc", "Ogre", "Goblin")))
    table.settle()
    assert not table.window.sensing.sight.is_open


def test_a_screen_reader_hears_the_cells(table: Table):
    table.window.bridge.dispatch(ApplyCondition(target="Goblin", condition="invisible"))
    table.ctrl(Key.Key_4)
    grid = table.window.sensing.sight.table
    index = grid.grid_model.index(0, grid.grid.place(table.who("Goblin").id))
    words = index.data(Qt.ItemDataRole.AccessibleTextRole)
    assert words.startswith("Brannoc looks at Goblin: it is invisible: 50 % miss")
    assert grid.grid_model.headerData(0, Qt.Orientation.Vertical) == "Brannoc"


def test_searching_from_the_table_and_back(table: Table):
    table.window.bridge.dispatch(ApplyCondition(target="Goblin", condition="invisible"))
    table.ctrl(Key.Key_4)
    sight, find = table.window.sensing.sight, table.window.sensing.find
    assert sight.side.listen.isVisible()
    table.key(Key.Key_L, Mod.AltModifier)
    assert find.is_open
    assert sight.is_open
    assert (find.who.chosen, find.whom.chosen, find.way.chosen) == (
        table.who("Brannoc").id,
        table.who("Goblin").id,
        "listen",
    )
    table.type("20")
    table.key(Key.Key_Return)
    assert isinstance(last(table), Listen)
    table.key(Key.Key_Escape)
    assert not find.is_open
    assert sight.is_open
    assert table.focus is sight.table
    model = table.window.sensing.sight_view_model
    assert model.pair is not None
    assert model.pair.cell.kind == "found"
    table.key(Key.Key_M, Mod.AltModifier)
    assert last(table) == MarkMoved(who=table.who("Goblin").id)
    assert model.pair.cell.kind == "invisible"


# ---- light ----------------------------------------------------------------------------------------------------------


def test_blinded_by_the_dark_comes_and_goes_by_itself(table: Table):
    segment(table, table.window.top_bar.light, "dark")
    assert "blinded (dark)" in chips(table, "Brannoc")
    assert "blinded (dark)" not in chips(table, "Goblin")  # darkvision
    assert logged(table, "Brannoc sees nothing in the dark")
    table.window.panes.order.view.setFocus()
    table.key(Key.Key_B, Mod.ShiftModifier)
    assert table.state.environment.light == "dim"
    assert "blinded (dark)" not in chips(table, "Brannoc")
    assert logged(table, "Brannoc sees again")


def test_magical_darkness_by_keyboard(table: Table):
    table.ctrl(Key.Key_B)
    light = table.window.sensing.light
    assert light.is_open
    table.key(Key.Key_4, Mod.AltModifier)
    assert table.state.environment.light == "dark"
    table.key(Key.Key_M, Mod.AltModifier)
    assert last(table) == SetEnvironment(light="dark", magical=True, level=2)
    light.level.edit.setFocus()
    before = steps(table)
    clear_and_type(table, "12")
    table.key(Key.Key_Return)
    assert light.level.message_text
    assert steps(table) == before
    clear_and_type(table, "4")
    table.key(Key.Key_Return)
    assert table.state.environment.level == 4
    assert "level 5 and more" in light.meaning.words
    assert any("magical 4" in button.accessibleName() for button in table.window.top_bar.light.findChildren(QWidget))
    table.key(Key.Key_Escape)
    assert not light.is_open
    assert table.focus is table.window.panes.order.view


def test_light_on_the_selected_by_mouse(table: Table):
    table.click(table.window.top_bar.light_more)
    light = table.window.sensing.light
    assert light.is_open
    segment(table, light.light, "dark")
    table.click_row("Tamsin")
    table.click_row("Goblin", Mod.ControlModifier)
    assert light.is_open
    assert "Goblin and Tamsin" in light.add_light.label.accessibleName()
    light.add_light.choice.setFocus()
    while light.add_light.choice.chosen != "effect:torch":
        table.key(Key.Key_Down)
    table.click(light.add_light.add)
    command = last(table)
    assert isinstance(command, ApplyEffect)
    assert set(command.targets) == {table.who("Tamsin").id, table.who("Goblin").id}
    effect = next(iter(table.state.effects))
    table.click_row("Brannoc")
    step_in, put_out = light.rows.buttons[effect]
    table.click(step_in)
    assert last(table) == AddTarget(effect=effect, targets=(table.who("Brannoc").id,))
    before = steps(table)
    light.add_darkness.level.edit.setFocus()
    clear_and_type(table, "dark")
    table.click(light.add_darkness.add)
    assert light.add_darkness.level.message_text
    assert steps(table) == before
    light.add_darkness.level.edit.setFocus()
    clear_and_type(table, "2")
    table.key(Key.Key_Return)
    assert steps(table) == before + 1
    assert last(table).darkness == 2
    table.click(light.put_out)
    assert last(table) == EndEffect(effect=effect)
    assert not light.put_out.isEnabled()
    table.click(table.window.top_bar.light_more)
    assert not light.is_open
    assert put_out is not None


def test_the_light_popover_closes_when_one_goes_elsewhere(table: Table):
    table.ctrl(Key.Key_B)
    table.ctrl(Key.Key_2)
    assert not table.window.sensing.light.is_open


def test_light_from_the_table_of_who_sees_whom(table: Table):
    table.ctrl(Key.Key_4)
    sight, light = table.window.sensing.sight, table.window.sensing.light
    table.key(Key.Key_B, Mod.AltModifier)
    assert light.is_open
    assert sight.is_open
    table.key(Key.Key_4, Mod.AltModifier)
    assert any(cell.kind == "dark" for row in sight.table.grid.cells for cell in row)
    table.click(sight.lights)
    assert not light.is_open
    assert sight.is_open


# ---- finding --------------------------------------------------------------------------------------------------------


def test_finding_by_keyboard(table: Table):
    table.window.bridge.dispatch(ApplyCondition(target="Goblin", condition="invisible"))
    table.type("f")
    find = table.window.sensing.find
    assert find.is_open
    assert find.way.chosen == "detect"
    assert table.focus is find.face.edit
    table.type("21")
    before = steps(table)
    table.key(Key.Key_Return)
    assert find.face.message_text
    assert find.wrong.words
    assert steps(table) == before
    clear_and_type(table, "15")
    table.click(find.conditions.activities["fights"])
    find.conditions.fields["apart"].edit.setFocus()
    table.type("60")
    table.key(Key.Key_X, Mod.AltModifier)
    assert "26" in find.dc.accessibleName()
    find.conditions.choices["obstacle"].setFocus()
    table.key(Key.Key_Down)
    assert "31" in find.dc.accessibleName()
    find.face.edit.setFocus()
    table.key(Key.Key_Return)
    assert steps(table) == before + 1
    assert last(table) == Detect(
        who=table.who("Brannoc").id,
        for_=table.who("Goblin").id,
        roll=15,
        activity=("fights",),
        distance=60,
        obstacle="door",
        exact=True,
        rolls=last(table).rolls,
    )
    assert find.outcome.isVisible()
    assert "Brannoc does not find Goblin" in find.outcome.accessibleName()
    assert logged(table, "Brannoc does not find Goblin")
    table.key(Key.Key_Escape)
    assert not find.is_open
    table.ctrl(Key.Key_Z)
    assert steps(table) == before


def test_groping_scent_and_trail_each_one_command(table: Table):
    table.window.bridge.dispatch(ApplyCondition(target="Goblin", condition="invisible"))
    table.type("f")
    find = table.window.sensing.find
    table.key(Key.Key_3, Mod.AltModifier)
    assert table.focus is find.face.edit
    table.type("20")
    find.conditions.fields["miss"].edit.setFocus()
    table.type("90")
    table.key(Key.Key_Return)
    assert isinstance(last(table), Grope)
    assert "knows exactly where Goblin is" in find.outcome.accessibleName()
    assert find.moved.isVisible()
    table.click(find.moved)
    assert isinstance(last(table), MarkMoved)
    assert not find.moved.isVisible()
    table.click(find.flour)
    assert isinstance(last(table), ApplyEffect)
    assert "outlined" not in chips(table, "Goblin")
    assert not find.flour.isVisible()  # it shows now
    before = steps(table)
    table.key(Key.Key_4, Mod.AltModifier)
    assert not find.face.isVisible()
    table.key(Key.Key_Return)
    assert steps(table) == before  # Brannoc has no nose for it
    assert find.outcome.isVisible()
    table.key(Key.Key_5, Mod.AltModifier)
    find.conditions.fields["hours"].edit.setFocus()
    clear_and_type(table, "3")
    assert "16" in find.dc.accessibleName()
    table.click(find.conditions.checks["masked"])
    assert "26" in find.dc.accessibleName()


def test_someone_else_looks_with_its_nose(table: Table):
    table.window.bridge.dispatch(AddCombatant(creature=creature_named("Wolf"), initiative=1))
    table.window.sensing.find_for(table.who("Wolf").id, table.who("Tamsin").id)
    table.settle()
    find = table.window.sensing.find
    assert find.way.chosen == "scent"
    find.conditions.choices["wind"].setFocus()
    table.key(Key.Key_Down)
    find.conditions.choices["odour"].setFocus()
    table.key(Key.Key_Down)
    assert "120 ft" in find.dc.accessibleName()
    table.click(find.apply)
    assert last(table) == Smell(who=table.who("Wolf").id, for_=table.who("Tamsin").id, wind="upwind", smell="strong")
    find.who.setFocus()
    table.key(Key.Key_Home)
    assert table.window.sensing.find_view_model.view.draft.who == table.who("Brannoc").id


# ---- antimagic ------------------------------------------------------------------------------------------------------


def test_antimagic_is_marked_and_holds_magic_down(table: Table):
    table.window.bridge.dispatch(ApplyEffect(name="bless", targets=("Brannoc",), source="Tamsin"))
    table.click_row("Brannoc")
    table.key(Key.Key_M, Mod.ShiftModifier)
    assert last(table) == SetAntimagic(who=(table.who("Brannoc").id,), inside=True)
    assert "antimagic" in chips(table, "Brannoc")
    assert "bless (suppressed)" in chips(table, "Brannoc")
    assert any(icon.name == "ban" for icon in table.row("Brannoc").icons)  # type: ignore[attr-defined]
    row = table.window.panes.effects_view_model.view.rows[0]
    assert not row.works
    assert row.left == "antimagic"
    assert "held down by antimagic on Brannoc" in row.tooltip
    table.click_row("Ogre", Mod.ControlModifier)
    table.key(Key.Key_M, Mod.ShiftModifier)  # one is outside: both are inside
    assert table.who("Ogre").antimagic
    table.key(Key.Key_M, Mod.ShiftModifier)
    assert not table.who("Ogre").antimagic
    assert not table.who("Brannoc").antimagic
    assert table.window.panes.effects_view_model.view.rows[0].works


def test_the_forms_warn_of_antimagic(table: Table):
    table.window.bridge.dispatch(SetAntimagic(who=("Ogre",), inside=True))
    table.click_row("Ogre")
    table.type("e")
    table.type("bane")
    quick = table.window.panes.effects.quick
    assert quick.warning.isVisible()
    assert "Ogre" in quick.warning.accessibleName()
    table.ctrl(Key.Key_E)
    head = table.window.panes.effects.editor.head
    assert head.warning.isVisible()
    segment(table, head.kind, "extraordinary")
    assert not head.warning.isVisible()
    assert not head.toggles["spell_resistance"].isEnabled()


# ---- walls ----------------------------------------------------------------------------------------------------------


def test_a_wall_from_the_palette_to_the_effect(table: Table):
    table.ctrl(Key.Key_K)
    table.type("wall")
    table.key(Key.Key_Return)
    editor = table.window.panes.effects.editor
    walls = editor.walls
    assert editor.is_open
    assert walls.is_open
    assert table.focus is walls.grid
    assert not walls.apply.isEnabled()
    table.key(Key.Key_Space)
    table.key(Key.Key_Right, Mod.ShiftModifier)
    table.key(Key.Key_Down)
    table.key(Key.Key_Down)
    table.key(Key.Key_Space)
    assert "apart" not in walls.wrong.words
    assert "touches" in walls.wrong.words
    table.key(Key.Key_Return)
    assert walls.is_open  # unsound
    table.key(Key.Key_Space)  # takes it away
    assert walls.wrong.words == ""
    table.key(Key.Key_H, Mod.AltModifier)
    table.type("20")
    table.key(Key.Key_Return)
    assert not walls.is_open
    assert editor.is_open
    assert "2 square" in editor.area_section.wall.text()
    assert "20 ft high" in editor.area_section.wall.text()
    editor.head.name.edit.setFocus()
    table.type("wall of stone")
    table.ctrl(Key.Key_Return)
    assert not editor.is_open
    command = last(table)
    assert isinstance(command, ApplyEffect)
    assert command.targets == ()
    assert command.wall is not None
    assert (command.wall.height, command.wall.thickness, len(command.wall.squares)) == (20, 5, 2)
    row = table.window.panes.effects_view_model.view.rows[0]
    assert row.targets == "area"
    assert "wall of 2 square" in row.tooltip


def test_a_wall_by_mouse_and_by_names(table: Table):
    table.window.registry.trigger("effect_editor")
    table.settle()
    editor = table.window.panes.effects.editor
    editor.area.ensureWidgetVisible(editor.area_section.wall)
    table.click(editor.area_section.wall)
    walls = editor.walls
    assert walls.is_open
    start, end = (walls.grid.rect_of(square).center().toPoint() for square in ((2, 2), (4, 2)))
    QTest.mousePress(walls.grid, LEFT, Mod.NoModifier, start)
    QTest.mouseMove(walls.grid, walls.grid.rect_of((3, 2)).center().toPoint())
    QTest.mouseMove(walls.grid, end)
    QTest.mouseRelease(walls.grid, LEFT, Mod.NoModifier, end)
    table.settle()
    assert walls.squares.text == "C3 D3 E3"
    walls.squares.edit.setFocus()
    clear_and_type(table, "C3-E3 E3")
    assert "twice" in walls.wrong.words
    clear_and_type(table, "C3-E3 Q")
    assert walls.squares.message_text
    table.key(Key.Key_C, Mod.AltModifier)
    assert walls.squares.text == ""
    walls.numbers["height"].edit.setFocus()
    clear_and_type(table, "0")
    assert walls.numbers["height"].message_text
    table.key(Key.Key_Escape)
    assert not walls.is_open
    assert editor.is_open
    assert editor.view_model.form.wall is None


def test_light_and_darkness_in_the_editor(table: Table):
    table.window.registry.trigger("effect_editor")
    table.settle()
    editor = table.window.panes.effects.editor
    area = editor.area_section
    editor.head.name.edit.setFocus()
    table.type("gloom")
    editor.area.ensureWidgetVisible(area)
    segment(table, area.shines, "darkness")
    area.power.edit.setFocus()
    clear_and_type(table, "twelve")
    before = steps(table)
    table.ctrl(Key.Key_Return)
    assert steps(table) == before
    assert area.power.message_text
    assert table.focus is area.power.edit
    clear_and_type(table, "3")
    table.click(area.blocks)
    table.ctrl(Key.Key_Return)
    command = last(table)
    assert isinstance(command, ApplyEffect)
    assert (command.darkness, command.light, command.blocks_darkvision) == (3, None, True)
    table.window.panes.effects.edit(next(iter(table.state.effects)))
    table.settle()
    area.power.edit.setFocus()
    clear_and_type(table, "2")
    table.ctrl(Key.Key_Return)
    command = last(table)
    assert isinstance(command, EditEffect)
    assert (command.darkness, command.light) == (2, UNSET)


# ---- all of it ------------------------------------------------------------------------------------------------------


def test_nothing_flickers_up_and_all_speak_french(table: Table):
    from tests.app.test_fight import _Watch

    watch = _Watch()
    application = QApplication.instance()
    assert application is not None
    application.installEventFilter(watch)
    table.window.preferences.set_language("fr")
    for key in ("sight", "light", "find_unseen", "antimagic", "wall"):
        assert table.window.registry.trigger(key), key
        table.settle()
        table.window.preferences.set_language("en")
        table.settle()
        table.window.preferences.set_language("fr")
        table.settle()
        for _ in range(3):
            table.key(Key.Key_Escape)
    table.window.preferences.set_language("en")
    application.removeEventFilter(watch)
    assert watch.shown == []
