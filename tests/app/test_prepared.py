"""Prepared encounters, waves, templates and marks at the real window, by keyboard and mouse."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from encounter_tracker.app.shelving import named_in, shelf_ports
from encounter_tracker.encounter.commands import AddCombatant, EditCombatant, PrepareWave, StartEncounter
from encounter_tracker.encounter.groups import Group
from encounter_tracker.encounter.state import Encounter
from encounter_tracker.rules.creature import Creature
from encounter_tracker.session.model import EncounterModel
from encounter_tracker.storage.shelves import Shelves
from encounter_tracker.support.dice import Dice
from encounter_tracker.ui.encounters import EncountersSurface
from encounter_tracker.ui.theme import Theme, ThemeMode
from encounter_tracker.viewmodels.bridge import EncounterBridge
from encounter_tracker.viewmodels.prepared import PreparedViewModel
from tests.app.table import Table
from tests.french import in_french

Key = Qt.Key
ALT, SHIFT, CTRL = (
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
)
OGRE = Creature(name="Ogre", hit_dice=4, hp=30, cr=3)


class Desk(Table):
    """The builder alone over an empty window, with the real shelves: quicker than a whole one."""

    def __init__(self) -> None:
        self.shelves = Shelves()
        self.bridge = EncounterBridge(EncounterModel(Dice(1), library=named_in(self.shelves)))
        self.over = QWidget()
        self.vm = PreparedViewModel(self.bridge, shelf_ports(self.shelves))
        self.surface = EncountersSurface(Theme(mode=ThemeMode.DARK), self.over, self.vm)
        self.over.resize(1366, 768)
        self.over.show()
        self.over.activateWindow()
        self.settle()

    @property
    def state(self) -> Encounter:
        return self.bridge.state

    @property
    def focus(self) -> QWidget:
        return QApplication.focusWidget() or self.over

    def groups(self) -> list[str]:
        return [row.name for row in self.surface.editor.groups.rows]

    def plans(self) -> list[str]:
        return [row.name for row in self.surface.plans.rows]

    def close(self) -> None:
        self.over.close()
        self.over.deleteLater()
        self.shelves.close()
        self.settle()


@pytest.fixture
def desk(qapp: object) -> Iterator[Desk]:
    made = Desk()
    yield made
    made.close()


@pytest.fixture
def table(qapp: object) -> Iterator[Table]:
    made = Table()
    yield made
    QGuiApplication.clipboard().clear()
    made.close()


def surface_of(table: Table) -> EncountersSurface:
    surface = table.window.preparing.encounters
    assert surface is not None
    return surface


def fight(table: Table) -> None:
    """Two heroes against two ogres and a wight, under way."""
    bridge = table.window.bridge
    hero = Creature(name="Seelah", hit_dice=5, hp=40, level=5)
    bridge.dispatch(AddCombatant(creature=hero, side="party", count=2))
    bridge.dispatch(AddCombatant(creature=OGRE, count=2))
    bridge.dispatch(AddCombatant(creature=Creature(name="Wight", type="undead", hit_dice=4, hp=26, cr=3)))
    bridge.dispatch(StartEncounter())
    table.settle()
    table.window.panes.order.view.setFocus()
    table.settle()


def prepare(table: Table) -> None:
    """Four goblins now, an ogre in round 3, by keyboard alone; the builder is open."""
    table.key(Key.Key_N, ALT)
    table.type("Bridge")
    table.key(Key.Key_Return)
    table.type("4 gob")
    table.key(Key.Key_Return)
    table.type("ogre")
    table.key(Key.Key_Return)
    table.key(Key.Key_R, ALT)
    table.type("3")
    table.key(Key.Key_Return)


def test_an_encounter_is_built_and_put_into_the_fight_by_keyboard(table: Table) -> None:
    table.ctrl(Key.Key_G)
    prepare(table)
    surface = surface_of(table)
    assert surface.is_open
    assert table.focus is surface.editor.groups
    assert [row.name for row in surface.editor.groups.rows] == [
        "From the beginning",
        "Goblin",
        "Arrive in round 3",
        "Ogre",
    ]
    table.key(Key.Key_P, ALT)
    table.type("4x2")
    assert surface.editor.worth.row.accessible == "CR 4, 1,340 XP, hard, for level 2, 335 XP each"
    table.key(Key.Key_Return, CTRL)
    assert not surface.is_open
    assert table.names() == ["Goblin 1", "Goblin 2", "Goblin 3", "Goblin 4"]
    assert table.window.preparing.band.coming.accessibleName() == "Waves to come: Round 3: Ogre"
    table.ctrl(Key.Key_Z)
    assert table.names() == []
    assert table.window.preparing.band.isHidden()
    table.ctrl(Key.Key_K)
    table.type("bridg")
    table.key(Key.Key_Return)  # found by its name
    assert surface.is_open
    assert surface.editor.name.text == "Bridge"


def test_a_wave_is_announced_brought_with_one_key_and_taken_back(table: Table) -> None:
    fight(table)
    table.window.bridge.dispatch(PrepareWave(round=2, groups=(Group(creature=OGRE, count=2),)))
    table.settle()
    band, before = table.window.preparing.band, table.names()
    assert not band.coming.isHidden()
    table.key(Key.Key_A, SHIFT)  # none is due yet
    assert table.names() == before
    while table.state.round < 2:
        table.key(Key.Key_N)
    assert [line.row.text for line in band.lines if not line.isHidden()] == ["Ogre ×2"]
    assert band.coming.isHidden()
    table.key(Key.Key_A, SHIFT)
    assert set(table.names()) - set(before) == {"Ogre 3", "Ogre 4"}
    assert band.isHidden()
    table.ctrl(Key.Key_Z)
    assert table.names() == before
    table.click(band.lines[0].drop)
    assert band.isHidden()
    assert not table.state.waves
    table.ctrl(Key.Key_Z)
    table.click(band.lines[0].bring)
    assert "Ogre 3" in table.names()


def test_the_worth_of_the_fight_and_its_waves(table: Table) -> None:
    fight(table)
    table.window.bridge.dispatch(PrepareWave(round=9, groups=(Group(creature=OGRE),)))
    table.settle()
    table.click(table.window.preparing.band.coming)
    surface = surface_of(table)
    assert surface.is_open
    view = table.window.preparing.view_model
    assert view is not None
    assert view.view.is_fight
    assert view.view.can_bring
    assert table.focus is surface.editor.groups
    table.key(Key.Key_Delete)
    assert not table.state.waves
    table.key(Key.Key_A, ALT)
    table.type("3 goblin")
    table.key(Key.Key_Return)
    assert [(coming.round, coming.count) for coming in table.state.waves] == [(table.state.round + 1, 3)]
    table.ctrl(Key.Key_Z)  # in the empty field: of the fight
    assert not table.state.waves
    table.key(Key.Key_Escape)
    assert not surface.is_open


def test_del_in_the_list_deletes_and_undo_brings_back(desk: Desk) -> None:
    desk.surface.open_at()
    prepare(desk)
    desk.key(Key.Key_D, ALT)
    desk.key(Key.Key_L, ALT)
    assert desk.plans() == ["Bridge", "Bridge (2)"]
    desk.key(Key.Key_Delete)
    assert desk.plans() == ["Bridge"]
    assert desk.surface.foot.undo.isVisible()
    desk.ctrl(Key.Key_Z)
    assert desk.plans() == ["Bridge", "Bridge (2)"]
    desk.ctrl(Key.Key_Y)
    assert desk.plans() == ["Bridge"]
    desk.ctrl(Key.Key_Z)
    desk.key(Key.Key_Up)
    assert desk.surface.editor.name.text == "Bridge"
    desk.surface.foot.menu.aboutToShow.emit()
    desk.surface.foot.menu.actions()[0].trigger()
    desk.settle()
    assert desk.groups().count("Goblin") == 2
    desk.key(Key.Key_F2)
    assert desk.focus is desk.surface.editor.name.edit
    desk.key(Key.Key_Escape)
    assert not desk.surface.is_open


def test_plus_minus_del_and_enter_in_the_groups(desk: Desk) -> None:
    desk.surface.open_at()
    prepare(desk)
    editor = desk.surface.editor
    desk.key(Key.Key_Plus)
    desk.key(Key.Key_Plus)
    desk.key(Key.Key_Minus)
    assert editor.groups.rows[-1].count == "×2"
    desk.key(Key.Key_Return)
    assert desk.focus is editor.form.count.edit
    desk.type("no")
    assert editor.form.problem.accessibleName() == "1 to 99 at a time"
    desk.key(Key.Key_Up)  # from what made sense last
    assert editor.form.count.text == "3"
    desk.key(Key.Key_H, ALT)
    desk.key(Key.Key_S, ALT)
    desk.key(Key.Key_U, ALT)
    row = editor.groups.rows[-1]
    assert (row.hidden, row.side, row.mark) == (True, "neutral", "red")
    desk.key(Key.Key_G, ALT)
    desk.key(Key.Key_Delete)
    assert desk.groups() == ["Goblin"]
    desk.key(Key.Key_A, ALT)
    desk.type("tro")
    desk.key(Key.Key_Down)
    desk.key(Key.Key_Escape)  # what is typed goes first
    assert desk.surface.is_open
    assert editor.finder.text == ""


def test_a_group_gets_a_template_and_the_keyboard_comes_back(desk: Desk) -> None:
    desk.surface.open_at()
    prepare(desk)
    desk.key(Key.Key_T, ALT)
    popover = desk.surface.templates
    assert popover.is_open
    desk.key(Key.Key_1, ALT)
    desk.key(Key.Key_2, ALT)
    assert popover.picker.changes.rows
    desk.key(Key.Key_3, ALT)  # young goes not with giant: it says why
    assert "not together" in popover.picker.line.accessibleName()
    desk.key(Key.Key_Return, CTRL)
    assert not popover.is_open
    assert desk.surface.is_open
    assert desk.focus is desk.surface.editor.groups
    assert desk.groups()[-1] == "Giant Advanced Ogre"


def test_templates_and_marks_of_someone_in_the_fight(table: Table) -> None:
    fight(table)
    table.click_row("Ogre 1")
    table.key(Key.Key_T, SHIFT)
    popover = table.window.preparing.templates
    assert popover.is_open
    assert not popover.apply.isEnabled()
    table.key(Key.Key_Space)  # the first: advanced
    changes = popover.picker.changes
    changes.setFocus()
    table.key(Key.Key_End)
    assert changes.first == len(changes.rows) - changes.shown
    table.key(Key.Key_Home)
    assert changes.first == 0
    table.key(Key.Key_Return, CTRL)
    assert not popover.is_open
    assert table.who("Advanced Ogre 1").creature.cr == 4
    assert table.focus is table.window.panes.order.view
    table.ctrl(Key.Key_Z)
    assert table.who("Ogre 1").creature == OGRE
    table.key(Key.Key_U)
    marks = table.window.preparing.marks
    assert marks.is_open
    assert marks.each.isHidden()
    table.key(Key.Key_5)
    assert not marks.is_open
    assert table.who("Ogre 1").colour == "blue"
    assert table.focus is table.window.panes.order.view
    table.click_row("Ogre 2", CTRL)
    table.click_row("Wight", CTRL)
    table.key(Key.Key_U)
    table.key(Key.Key_E)
    chosen = [table.who(name).colour for name in ("Ogre 1", "Ogre 2", "Wight")]
    assert len(set(chosen)) == 3
    assert "" not in chosen
    table.key(Key.Key_U)
    table.key(Key.Key_Right)
    table.key(Key.Key_Escape)
    table.key(Key.Key_U)
    QTest.keyClicks(table.focus, "&")  # 1 on a French keyboard
    table.settle()
    assert [table.who(name).colour for name in ("Ogre 1", "Ogre 2", "Wight")] == ["red"] * 3
    table.ctrl(Key.Key_Z)
    assert [table.who(name).colour for name in ("Ogre 1", "Ogre 2", "Wight")] == chosen


def test_templates_where_combatants_are_added(table: Table) -> None:
    table.window.registry.trigger("add")
    table.settle()
    table.type("2 ogre")
    add = table.window.panes.add
    table.key(Key.Key_T, ALT)
    assert not add.picker.isHidden()
    table.key(Key.Key_Space)
    assert add.add.text() == "Add 2 × Advanced Ogre"
    add.field.edit.setFocus()
    table.key(Key.Key_Return)
    assert table.names() == ["Advanced Ogre 1", "Advanced Ogre 2"]
    table.type("ogre")
    assert add.add.text() == "Add Ogre"  # the next begins anew
    table.key(Key.Key_T, ALT)
    assert add.picker.isHidden()
    table.key(Key.Key_Escape)
    table.window.panes.order.view.setFocus()
    table.ctrl(Key.Key_L)
    table.type("ogre")
    table.ctrl(Key.Key_M)
    table.key(Key.Key_6, ALT)
    table.key(Key.Key_Return, CTRL)
    table.key(Key.Key_Return)
    table.key(Key.Key_Escape)
    assert table.who("Ogre Skeleton").creature.type == "undead"
    QGuiApplication.clipboard().setText("Cinder Hag CR 6\nhp 68 (8d10+24)\nAC 19, touch 12, flat-footed 17\nStr 19")
    table.ctrl(Key.Key_V)
    table.key(Key.Key_M, ALT)
    table.key(Key.Key_2, ALT)
    table.key(Key.Key_Return, CTRL)
    assert table.window.pasting.surface.is_open
    table.key(Key.Key_Return, CTRL)
    assert table.who("Giant Cinder Hag").creature.size == "large"


def test_numbers_of_copies_leave_no_gap_while_the_dead_lie_there(table: Table) -> None:
    fight(table)
    table.window.bridge.dispatch(EditCombatant(who="Ogre 2", set={"current_hp": -99}))
    table.window.bridge.dispatch(AddCombatant(creature=OGRE))
    table.settle()
    assert {"Ogre 1", "Ogre 2", "Ogre 3"} <= set(table.names())
    table.click_row("Ogre 3")
    table.key(Key.Key_V)
    assert table.who("Ogre 3").hidden


def test_everything_is_in_sight_in_a_small_french_window(desk: Desk) -> None:
    with in_french():
        desk.over.resize(910, 512)
        desk.surface.open_at()
        prepare(desk)
        surface = desk.surface
        inside = surface.rect()
        for part in (surface.editor.form, surface.editor.notes, surface.foot.put, surface.editor.groups):
            assert inside.contains(part.mapTo(surface, part.rect().bottomRight())), part
        assert surface.editor.groups.height() >= 50
        assert surface.editor.form.remove.geometry().bottom() <= surface.editor.form.flow.height()
        assert surface.editor.form.geometry().bottom() < surface.editor.notes.mapTo(surface.editor, QPoint(0, 0)).y()


def test_it_is_so_when_the_window_becomes_small(desk: Desk) -> None:
    with in_french():
        desk.surface.open_at()
        prepare(desk)
        roomy = desk.surface.editor.groups.minimumHeight()
        desk.over.resize(910, 512)
        desk.settle()
        assert desk.surface.editor.groups.minimumHeight() < roomy
        form, notes = desk.surface.editor.form, desk.surface.editor.notes
        assert form.remove.geometry().bottom() <= form.flow.height()
        assert form.geometry().bottom() < notes.mapTo(desk.surface.editor, QPoint(0, 0)).y()
        assert form.height() >= form.flow.height()
