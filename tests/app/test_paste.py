"""Pasting and importing at the real window, with the real readers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from encounter_tracker.storage.shelves import Shelves
from tests.app.table import Table

#: Written for these tests.
BLOCK = """Cinder Hag CR 6
XP 2,400
NE Medium monstrous humanoid (fire)
Init +6; Senses darkvision 60 ft., smokesight; Perception +12
DEFENSE
AC 19, touch 12, flat-footed 17 (+2 Dex, +7 natural)
hp 68 (8d10+24)
Fort +5, Ref +8, Will +9
OFFENSE
Speed 30 ft.
Melee 2 claws +12 (1d6+4)
STATISTICS
Str 19, Dex 15, Con 16, Int 13, Wis 16, Cha 14
Base Atk +8; CMB +12; CMD 24"""


@pytest.fixture
def table(qapp: object) -> Iterator[Table]:
    made = Table()
    yield made
    QGuiApplication.clipboard().clear()
    made.close()


def copy(text: str) -> None:
    QGuiApplication.clipboard().setText(text)


def fight(table: Table) -> None:
    table.window.files.sample()
    table.settle()
    table.window.panes.order.view.setFocus()
    table.settle()


def test_a_stat_block_is_in_the_fight_with_two_keys(table: Table) -> None:
    fight(table)
    copy(BLOCK)
    table.ctrl(Qt.Key.Key_V)
    surface = table.window.pasting.surface
    assert surface.is_open
    assert [question.row.said for question in surface.reading.questions] == ["“smokesight”"]
    table.key(Qt.Key.Key_Return)
    assert not surface.is_open
    hag = table.who("Cinder Hag")
    assert (hag.creature.hp, hag.creature.ac.touch, hag.creature.saves.will, hag.side) == (68, 12, 9, "foes")
    assert hag.initiative is not None
    assert table.focus is table.window.panes.order.view
    table.ctrl(Qt.Key.Key_Z)
    assert "Cinder Hag" not in table.names()


def test_nobody_is_there_yet_and_the_line_has_the_keyboard(table: Table) -> None:
    assert table.focus is table.window.start_page.field.edit
    copy("Brannoc 16 58")
    table.ctrl(Qt.Key.Key_V)
    assert table.window.start_page.field.text == "Brannoc 16 58"  # one line is for the line
    table.window.start_page.field.set_text("")
    copy(BLOCK)
    table.ctrl(Qt.Key.Key_V)
    assert table.window.start_page.field.text == ""
    table.key(Qt.Key.Key_Return)
    assert table.names() == ["Cinder Hag"]


def test_from_the_add_popover(table: Table) -> None:
    fight(table)
    copy(BLOCK)
    table.key(Qt.Key.Key_A)
    table.key(Qt.Key.Key_V, Qt.KeyboardModifier.AltModifier)
    assert table.window.pasting.surface.is_open
    assert not table.window.panes.add.is_open
    table.key(Qt.Key.Key_Escape)
    assert table.focus is table.window.panes.order.view
    table.key(Qt.Key.Key_A)
    table.ctrl(Qt.Key.Key_V)
    assert table.window.pasting.surface.is_open
    assert table.window.pasting.surface.source.toPlainText() == BLOCK


def test_by_palette_and_menu(table: Table) -> None:
    fight(table)
    copy(BLOCK)
    hits = table.window.palette_popover
    hits.open_palette()
    table.type("presse-papiers")
    table.key(Qt.Key.Key_Return)
    assert table.window.pasting.surface.is_open
    table.key(Qt.Key.Key_Escape)
    assert table.window.registry.action("import").isEnabled()
    assert table.window.registry.keys_of("paste") == "Ctrl+V"


def test_files_by_dialog(table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fight(table)
    one, other = tmp_path / "hag.txt", tmp_path / "broken.json"
    one.write_text(BLOCK, "utf-8")
    other.write_text('{"name": ', "utf-8")
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_args: ([str(one), str(other)], ""))
    assert table.window.registry.trigger("import")
    surface = table.window.pasting.surface
    wait_for_reading(table)
    assert [row.name for row in surface.creatures.view.rows.rows] == ["Cinder Hag"]
    first = surface.reading.questions[0].row
    assert "broken JSON" in first.reading
    assert "broken.json" in first.reading
    table.ctrl(Qt.Key.Key_Return)
    assert "Cinder Hag" in table.names()


def wait_for_reading(table: Table) -> None:
    model = table.window.pasting.view_model
    thread = model._reading._thread
    if thread is not None:
        thread.join(20)
    table.settle()
    assert model.view.busy is None


def test_a_text_file_dropped_on_the_window_is_shown(table: Table, tmp_path: Path) -> None:
    fight(table)
    file = tmp_path / "hag.txt"
    file.write_text(BLOCK.replace("\n", "\r\n"), "utf-8")
    drop(table, str(file))
    wait_for_reading(table)
    surface = table.window.pasting.surface
    assert surface.source.isVisible()
    assert surface.source.toPlainText() == BLOCK
    assert surface.source.mark_of(4) == "no"


def test_json_in_the_clipboard_is_read(table: Table) -> None:
    fight(table)
    copy('{"name": "Ogre", "hit_dice": 4, "hp": 30}')
    table.ctrl(Qt.Key.Key_V)
    table.key(Qt.Key.Key_Return)
    assert table.who("Ogre").creature.hp == 30


def test_an_encounter_that_is_dropped_is_opened(table: Table, tmp_path: Path) -> None:
    fight(table)
    path = str(tmp_path / "kept.encounter")
    table.window.files.copy_to(path)
    table.window.files.new()
    table.settle()
    assert table.names() == []
    drop(table, path)
    assert table.names()
    assert not table.window.pasting.surface.is_open


@pytest.mark.parametrize("where", ["add", "note", "paste"])
def test_a_file_dropped_on_a_text_is_read_not_typed(table: Table, tmp_path: Path, where: str) -> None:
    fight(table)
    file = tmp_path / "hag.txt"
    file.write_text(BLOCK, "utf-8")
    if where == "add":
        table.window.registry.trigger("add")
        field: QWidget = table.window.panes.add.field.edit
    elif where == "note":
        field = table.window.panes.combatant.sheet.note.lines.edit.viewport()
    else:
        copy("Ogre")
        table.window.pasting.open_paste()
        field = table.window.pasting.surface.source.viewport()
    table.settle()
    drop(table, str(file), field)
    wait_for_reading(table)
    surface = table.window.pasting.surface
    assert surface.is_open
    assert surface.source.toPlainText() == BLOCK
    assert table.window.panes.add.field.text == ""
    assert table.window.panes.combatant.sheet.note.lines.text == ""


def drop(table: Table, path: str, on: QWidget | None = None) -> None:
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(path)])
    copied, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(300, 300), copied, mime, left, none)
    target = on or table.window
    QApplication.sendEvent(target, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(target, QDropEvent(QPointF(300, 300), copied, mime, left, none, QEvent.Type.Drop))
    table.settle()


def test_closing_the_window_ends_a_reading(table: Table, tmp_path: Path) -> None:
    fight(table)
    file = tmp_path / "hag.txt"
    file.write_text(BLOCK, "utf-8")
    table.window.pasting.open_files([str(file)])
    table.window.close()
    assert not table.window.pasting.view_model._reading.busy


def test_kept_in_the_library_and_found_there(table: Table) -> None:
    fight(table)
    copy(BLOCK)
    table.ctrl(Qt.Key.Key_V)
    table.ctrl(Qt.Key.Key_S)
    surface = table.window.pasting.surface
    assert surface.is_open
    assert "kept in the library" in surface.foot.said.accessibleName()
    table.ctrl(Qt.Key.Key_S)
    assert "already" in surface.foot.said.accessibleName()
    with_library = Shelves()
    assert with_library.library.named("Cinder Hag") is not None
    with_library.close()


def test_keeping_asks_where_the_library_has_other_figures(table: Table) -> None:
    copy(BLOCK)
    table.ctrl(Qt.Key.Key_V)
    surface = table.window.pasting.surface
    table.ctrl(Qt.Key.Key_S)
    assert "kept in the library" in surface.foot.said.accessibleName()
    surface.open_text(BLOCK.replace("hp 68", "hp 70"))
    table.settle()
    table.ctrl(Qt.Key.Key_S)
    assert surface.foot.said.accessibleName() == "In the library with other figures: Cinder Hag."
    assert surface.foot.add.isHidden() or not surface.foot.right.isVisible()
    assert table.focus is surface.foot.answers[0]
    table.key(Qt.Key.Key_Tab)
    table.key(Qt.Key.Key_Space)
    assert "1 replaced in the library" in surface.foot.said.accessibleName()
    shelves = Shelves()
    assert [hit.hp for hit in shelves.library.search("Cinder Hag")] == [70]
    shelves.close()
