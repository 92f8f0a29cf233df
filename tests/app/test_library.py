"""The library at the real window: found, looked at, added, changed, taken back, imported, exported."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from encounter_tracker.app.importing import importers, keep_in
from encounter_tracker.app.shelving import named_in, shelf_ports
from encounter_tracker.encounter.commands import AddCombatant
from encounter_tracker.encounter.state import Encounter
from encounter_tracker.importers.exporting import export_creatures
from encounter_tracker.rules.creature import ArmorClass, Creature
from encounter_tracker.session.model import EncounterModel
from encounter_tracker.storage.shelf_file import default_path
from encounter_tracker.storage.shelves import Shelves
from encounter_tracker.support.dice import Dice
from encounter_tracker.support.imported import ImportedCreature
from encounter_tracker.support.library import LibraryEntry
from encounter_tracker.ui.library import LibrarySurface
from encounter_tracker.ui.library.columns import columns_for
from encounter_tracker.ui.theme import Theme, ThemeMode
from encounter_tracker.viewmodels.bridge import EncounterBridge
from encounter_tracker.viewmodels.library import LibraryViewModel
from tests.app.table import Table

Key, ALT, SHIFT, CTRL = (
    Qt.Key,
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
)


class Desk(Table):
    """The library alone over an empty window, with the real shelves and readers: quicker than a whole one."""

    def __init__(self) -> None:
        self.shelves = Shelves()
        model = EncounterModel(Dice(1), library=named_in(self.shelves))
        self.bridge = EncounterBridge(model)
        self.over = QWidget()
        self.vm = LibraryViewModel(self.bridge, shelf_ports(self.shelves), importers(keep_in(self.shelves)))
        self.surface = LibrarySurface(Theme(mode=ThemeMode.DARK), self.over, self.vm)
        self.over.resize(1366, 768)
        self.over.show()
        self.over.activateWindow()
        self.settle()

    @property
    def state(self) -> Encounter:
        return self.bridge.state

    def names(self) -> list[str]:
        return [who.name for who in self.state.present]

    @property
    def focus(self) -> QWidget:
        return QApplication.focusWidget() or self.over

    def close(self) -> None:
        self.vm.importing.wait()
        self.over.close()
        self.over.deleteLater()
        self.shelves.close()
        self.settle()


@pytest.fixture
def desk(qapp: object) -> Iterator[Desk]:
    made = Desk()
    yield made
    QGuiApplication.clipboard().clear()
    made.close()


@pytest.fixture
def table(qapp: object) -> Iterator[Table]:
    made = Table()
    yield made
    QGuiApplication.clipboard().clear()
    made.close()


def opened(table: Table) -> LibrarySurface:
    if isinstance(table, Desk):
        table.surface.open_library()
        return table.surface
    table.ctrl(Key.Key_L)
    return table.window.librarian.surface


def looked_at(table: Table) -> LibraryViewModel:
    return table.vm if isinstance(table, Desk) else table.window.librarian.view_model


def listed(surface: LibrarySurface) -> list[str]:
    return [row.name for row in surface.list.hits.rows]


def said(table: Table) -> str:
    return looked_at(table).view.foot.said


def keep(*creatures: Creature) -> None:
    """Put some into the library before the window is made."""
    shelves = Shelves()
    shelves.library.import_many([ImportedCreature(creature=one) for one in creatures])
    shelves.close()


HAG = Creature(name="Cinder Hag", hit_dice=8, hp=68, ac=ArmorClass(total=19), cr=6, source="Home", type="fey")


# --- found and added --------------------------------------------------------------------------------------------------


def test_nothing_is_opened_before_the_library_is_wanted(table: Table) -> None:
    assert not default_path().exists()
    opened(table)
    assert default_path().exists()


def test_found_counted_and_added_with_the_keyboard_alone(table: Table) -> None:
    surface = opened(table)
    assert table.focus is surface.filters.search.edit
    table.type("gobelin")
    assert listed(surface)[0] == "Goblin"
    assert surface.foot.add.text() == "Add Goblin to the fight"
    table.key(Key.Key_C, ALT)
    table.type("3")
    assert surface.foot.add.text() == "Add 3 × Goblin to the fight"
    table.key(Key.Key_Return)
    assert table.names() == ["Goblin 1", "Goblin 2", "Goblin 3"]
    assert said(table) == "Added: Goblin 1, Goblin 2 and Goblin 3"
    assert surface.is_open
    table.ctrl(Key.Key_Z)
    assert table.names() == []
    table.key(Key.Key_Escape)
    assert not surface.is_open
    assert table.focus is table.window.start_page.field.edit


def test_the_keyboard_stays_in_the_library_when_the_fight_comes_up_below(table: Table) -> None:
    surface = opened(table)
    table.type("goblin")
    table.key(Key.Key_Return)
    table.type("orc")
    table.key(Key.Key_Return)
    assert table.names() == ["Goblin", "Orc"]
    table.key(Key.Key_Escape)
    assert not surface.is_open
    assert table.window.panes.order.isAncestorOf(table.focus)


def test_several_are_chosen_and_added_at_once_and_the_window_closes(desk: Desk) -> None:
    surface = opened(desk)
    desk.type("wolf")
    desk.key(Key.Key_L, ALT)
    desk.key(Key.Key_Down, SHIFT)
    assert len(looked_at(desk).keys) == 2
    desk.key(Key.Key_S, ALT)
    desk.ctrl(Key.Key_Return)
    assert not surface.is_open
    assert len(desk.names()) == 2
    assert {who.side for who in desk.state.present} == {"party"}
    desk.ctrl(Key.Key_Z)
    assert desk.names() == []


def test_too_many_and_a_wrong_count_are_said_and_add_nobody(desk: Desk) -> None:
    surface = opened(desk)
    desk.key(Key.Key_C, ALT)
    desk.type("0")
    assert not surface.foot.add.isEnabled()
    desk.key(Key.Key_Return)
    assert "1 to 99" in said(desk)
    desk.type("9")
    desk.key(Key.Key_L, ALT)
    desk.ctrl(Key.Key_A)
    desk.key(Key.Key_Return)
    assert "too many" in said(desk)
    assert desk.names() == []


def test_the_fight_that_can_only_be_read_gets_nobody(desk: Desk) -> None:
    desk.bridge.model.read_only = True
    surface = opened(desk)
    assert not surface.foot.add.isEnabled()
    desk.key(Key.Key_Return)
    assert "can only be read" in said(desk)


def test_filters_by_keyboard_and_all_of_them_cleared(desk: Desk) -> None:
    keep(HAG)
    surface = opened(desk)
    desk.key(Key.Key_R, ALT)
    desk.type("5")
    desk.key(Key.Key_Tab)
    desk.type("7")
    desk.key(Key.Key_T, ALT)
    desk.type("fey")
    assert surface.filters.combos["type"].chosen == "fey"
    assert "Cinder Hag" in listed(surface)
    assert all(5 <= float(row.cr) <= 7 for row in surface.list.hits.rows)
    desk.key(Key.Key_O, ALT)
    desk.type("imp")
    assert listed(surface) == ["Cinder Hag"]
    assert surface.list.hits.rows[0].origin_name == "imported · Home"
    desk.key(Key.Key_R, ALT)
    desk.type("x")
    assert surface.filters.cr_min.message_text.startswith("Type a challenge rating")
    desk.key(Key.Key_X, ALT)
    assert len(listed(surface)) > 200
    assert (surface.filters.cr_max.text, desk.focus) == ("", surface.filters.search.edit)


def test_sorted_by_a_column(desk: Desk) -> None:
    surface = opened(desk)
    desk.type("dragon")
    best = listed(surface)
    desk.key(Key.Key_K, ALT)
    ratings = [float(row.cr) for row in surface.list.hits.rows if row.cr.isdecimal()]
    assert ratings == sorted(ratings)
    desk.key(Key.Key_K, ALT)
    assert surface.list.hits.rows[0].cr == str(int(max(ratings)))
    desk.key(Key.Key_K, ALT)
    assert listed(surface) == best
    at = columns_for(surface.theme, surface.heads.width())
    for column, field in ((at.name, "name"), (at.hp, "hp"), (at.ac, "ac"), (at.kind, "kind"), (at.source, "origin")):
        middle = QPoint(round(column[0] + column[1] / 2), 8)
        QTest.mouseClick(surface.heads, Qt.MouseButton.LeftButton, pos=middle)
        shown = [getattr(row, field) for row in surface.list.hits.rows]
        if field in {"hp", "ac"}:
            assert list(map(int, shown)) == sorted(map(int, shown))
        elif field == "name":
            assert shown == sorted(shown)
        assert desk.vm.view.order != ""
        assert not surface.heads.grab().isNull()


def test_thousands_are_all_within_reach(desk: Desk) -> None:
    desk.shelves.library.import_many(
        [ImportedCreature(creature=Creature(name=f"Imp {n:04}", hit_dice=1, hp=n + 1)) for n in range(1500)]
    )
    surface = opened(desk)
    everyone = len(surface.list.hits.rows)
    assert everyone > 1500
    assert surface.list.hits.rowCount() == 1000
    desk.key(Key.Key_L, ALT)
    desk.key(Key.Key_End)
    assert surface.list.hits.rowCount() == everyone
    assert desk.vm.view.current == surface.list.hits.rows.key_at(everyone - 1)
    desk.key(Key.Key_Home)
    desk.ctrl(Key.Key_A)
    assert len(desk.vm.keys) == everyone
    desk.type("imp 1499")
    assert listed(surface) == ["Imp 1499"]
    surface.filters.search.edit.selectAll()
    desk.type("imp")
    desk.ctrl(Key.Key_D)  # the duplicate stands where the list does not reach at first
    assert desk.vm.view.preview.name.endswith("(copy)")
    assert surface.list.currentIndex().row() == surface.list.hits.rows.place_of(desk.vm.view.current)


def test_letters_typed_in_the_list_search(desk: Desk) -> None:
    surface = opened(desk)
    desk.key(Key.Key_L, ALT)
    desk.type("orc")
    assert surface.filters.search.text == "orc"
    assert listed(surface)[0] == "Orc"


def test_nobody_is_called_that(desk: Desk) -> None:
    surface = opened(desk)
    desk.type("qqqqqqqq")
    assert surface.list.isHidden()
    assert surface.empty.accessibleName().startswith("Nobody is called that")
    assert surface.foot.add.text() == "Add to the fight"
    for key in (Key.Key_E, Key.Key_D, Key.Key_T, Key.Key_R):
        desk.ctrl(key)
    assert not surface.is_editing


def test_the_preview_shows_the_whole_block_in_the_language_in_use(table: Table) -> None:
    opened(table)
    table.type("aboleth")
    facts = {fact.key: fact for fact in looked_at(table).view.preview.facts}
    assert {"type", "hp", "ac", "attacks", "special", "spells", "skills", "feats"} <= facts.keys()
    table.window.preferences.set_language("fr")
    table.settle()
    try:
        assert looked_at(table).view.preview.name == "Aboleth"
        french = {fact.key: fact for fact in looked_at(table).view.preview.facts}
        assert french["type"].text != facts["type"].text
        assert french["special"].lines != facts["special"].lines
    finally:
        table.window.preferences.set_language("en")


# --- changed and taken back -------------------------------------------------------------------------------------------


def test_a_built_in_creature_is_edited_and_its_original_had_back(desk: Desk) -> None:
    surface = opened(desk)
    desk.type("goblin")
    desk.ctrl(Key.Key_E)
    assert surface.is_editing
    surface.page.form.cells["hp"].focus()
    desk.type("11")
    surface.page.form.cells["tags"].focus()
    desk.type("caves, to check")
    desk.ctrl(Key.Key_Return)
    assert not surface.is_editing
    assert surface.list.hits.rows[0].hp == "11"
    assert surface.list.hits.rows[0].origin == "edited"
    assert surface.foot.undo.text() == "Undo: Goblin kept"
    assert surface.preview.buttons["delete"].isHidden()
    desk.ctrl(Key.Key_R)
    assert surface.list.hits.rows[0].hp == "6"
    assert surface.preview.buttons["restore"].isHidden()
    desk.ctrl(Key.Key_Z)
    assert surface.list.hits.rows[0].hp == "11"
    desk.ctrl(Key.Key_Z)
    assert (surface.list.hits.rows[0].hp, surface.list.hits.rows[0].origin) == ("6", "built-in")
    desk.ctrl(Key.Key_Y)
    assert surface.list.hits.rows[0].hp == "11"


def test_mistakes_in_the_form_are_marked_and_nothing_changes(desk: Desk) -> None:
    surface = opened(desk)
    desk.type("goblin")
    desk.ctrl(Key.Key_E)
    surface.page.form.cells["hp"].set_value("many")
    desk.ctrl(Key.Key_Return)
    assert surface.is_editing
    assert "whole number" in surface.page.message.accessibleName()
    desk.key(Key.Key_Escape)
    assert "Esc again" in surface.page.message.accessibleName()
    assert surface.is_editing
    desk.key(Key.Key_Escape)
    assert surface.is_open
    assert not surface.is_editing
    assert surface.foot.undo.isHidden()


def test_a_new_creature_by_hand(desk: Desk) -> None:
    surface = opened(desk)
    desk.type("orc")
    desk.ctrl(Key.Key_N)
    desk.ctrl(Key.Key_Return)
    assert "needs a name" in surface.page.message.accessibleName()
    desk.type("Zorblax")
    surface.page.form.cells["attacks"].focus()
    desk.type("melee club +3 (1d6+1, bludgeoning)")
    desk.ctrl(Key.Key_Return)
    assert said(desk) == "Kept: Zorblax"
    view = looked_at(desk).view
    assert (view.preview.name, "own" in view.preview.about) == ("Zorblax", True)
    desk.key(Key.Key_Return)
    assert desk.who("Zorblax").creature.attacks[0].damage == "1d6+1"


def test_renamed_duplicated_tagged_and_deleted(desk: Desk) -> None:
    keep(HAG)
    surface = opened(desk)
    desk.type("cinder")
    desk.key(Key.Key_F2)
    desk.type("Ember Hag")
    desk.key(Key.Key_Return)
    assert listed(surface) == []
    surface.filters.search.edit.selectAll()
    desk.type("ember")
    desk.ctrl(Key.Key_D)
    assert listed(surface) == ["Ember Hag", "Ember Hag (copy)"]
    desk.ctrl(Key.Key_T)
    desk.type("swamp; night")
    desk.key(Key.Key_Return)
    assert "tags: swamp, night" in looked_at(desk).view.preview.about
    desk.ctrl(Key.Key_T)
    desk.type("night")
    desk.key(Key.Key_Return)
    assert "tags: night" in looked_at(desk).view.preview.about
    desk.key(Key.Key_L, ALT)
    desk.key(Key.Key_Delete)
    assert said(desk) == "Deleted: Ember Hag (copy)"
    assert listed(surface) == ["Ember Hag"]
    desk.click(surface.foot.undo)
    assert listed(surface) == ["Ember Hag", "Ember Hag (copy)"]


def test_what_came_with_the_program_is_not_deleted(desk: Desk) -> None:
    surface = opened(desk)
    assert not surface.preview.buttons["delete"].isEnabled()
    desk.key(Key.Key_L, ALT)
    desk.key(Key.Key_Down, SHIFT)
    desk.key(Key.Key_Delete)
    assert "cannot be deleted" in said(desk)


def test_delete_in_the_search_deletes_a_letter(desk: Desk) -> None:
    keep(HAG)
    surface = opened(desk)
    desk.type("cinder")
    desk.key(Key.Key_Home)
    desk.key(Key.Key_Delete)
    assert surface.filters.search.text == "inder"
    assert listed(surface) == ["Cinder Hag"]


# --- from the fight, files, the clipboard -----------------------------------------------------------------------------


def test_the_stat_block_of_a_combatant_is_kept(table: Table) -> None:
    table.window.bridge.dispatch(_add(HAG))
    table.window.bridge.select((table.state.by_name["Cinder Hag"],))
    table.window.registry.trigger("keep_creature")
    assert table.window.banner.text == "Kept in the library: Cinder Hag"
    table.window.registry.trigger("keep_creature")
    assert table.window.banner.text == "In the library already: Cinder Hag"
    surface = opened(table)
    table.type("cinder")
    assert [row.origin for row in surface.list.hits.rows] == ["own"]


def _add(creature: Creature) -> Any:
    return AddCombatant(creature=creature)


def files(tmp_path: Path, *creatures: Creature) -> str:
    path = tmp_path / "more.json"
    path.write_bytes(export_creatures(creatures))
    return str(path)


def test_a_file_is_imported_in_one_step_and_asked_about_where_figures_differ(
    table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    keep(HAG)
    other = msgspec.structs.replace(HAG, hp=90)
    many = [Creature(name=f"Imp {n}", hit_dice=1, hp=n + 1) for n in range(40)]
    path = files(tmp_path, other, *many)
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_args: ([path], ""))
    surface = opened(table)
    table.ctrl(Key.Key_I)
    vm = looked_at(table)
    qtbot.waitUntil(lambda: vm.view.question is not None)
    assert vm.view.foot.said == ""
    assert "Cinder Hag" in surface.foot.said.accessibleName()
    assert table.focus is surface.foot.answers[0]
    table.click(surface.foot.answers[1])
    qtbot.waitUntil(lambda: vm.view.foot.said != "")
    assert said(table) == "40 kept in the library · 1 replaced in the library"
    table.ctrl(Key.Key_F)
    table.type("cinder")
    assert [row.hp for row in surface.list.hits.rows] == ["90"]
    table.ctrl(Key.Key_Z)
    assert [row.hp for row in surface.list.hits.rows] == ["68"]


def test_the_question_of_an_import_is_left_with_escape(desk: Desk, tmp_path: Path, qtbot: QtBot) -> None:
    keep(HAG)
    surface = opened(desk)
    drop(surface, files(tmp_path, msgspec.structs.replace(HAG, hp=90)))
    vm = looked_at(desk)
    qtbot.waitUntil(lambda: vm.view.question is not None)
    desk.key(Key.Key_Escape)
    assert vm.view.question is None
    assert surface.is_open
    desk.ctrl(Key.Key_F)
    desk.type("cinder")
    assert [row.hp for row in surface.list.hits.rows] == ["68"]


def drop(surface: LibrarySurface, path: str) -> None:
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(path)])
    where = QPointF(60, 60)
    left, nothing = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    copied = Qt.DropAction.CopyAction
    QApplication.sendEvent(surface, QDragEnterEvent(where.toPoint(), copied, mime, left, nothing))
    QApplication.sendEvent(surface, QDropEvent(where, copied, mime, left, nothing, QEvent.Type.Drop))


def test_what_was_not_understood_is_found_again(desk: Desk, tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "hag.txt"
    path.write_text("Ash Hag CR 6\nAC 19, touch 12, flat-footed 17\nhp 68 (8d10+24)\nSenses smokesight; Perception +12")
    surface = opened(desk)
    drop(surface, str(path))
    vm = looked_at(desk)
    qtbot.waitUntil(lambda: vm.view.foot.said != "")
    assert "1 not wholly understood" in said(desk)
    desk.click(surface.foot.offer)
    assert listed(surface) == ["Ash Hag"]
    assert surface.filters.combos["tag"].chosen == "to check"


def test_a_file_with_nobody_in_it(desk: Desk, tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "nobody.xml"
    path.write_text("<a")
    surface = opened(desk)
    drop(surface, str(path))
    vm = looked_at(desk)
    qtbot.waitUntil(lambda: vm.view.foot.said != "")
    assert vm.view.foot.said_is_problem


def test_exported_to_a_file_and_copied(table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keep(HAG)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (str(tmp_path / "out"), ""))
    opened(table)
    table.type("cinder")
    table.ctrl(Key.Key_S)
    assert "out.json" in said(table)
    assert b'"Cinder Hag"' in (tmp_path / "out.json").read_bytes()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (str(tmp_path / "no" / "out.json"), ""))
    table.ctrl(Key.Key_S)
    assert said(table).startswith("The file cannot be written")
    table.ctrl(Key.Key_C)
    assert '"Cinder Hag"' in QGuiApplication.clipboard().text()
    table.ctrl(Key.Key_V)
    assert table.window.pasting.surface.is_open
    assert table.window.pasting.view_model.draft.result.creatures[0].creature == HAG


# --- adding and the palette -------------------------------------------------------------------------------------------


def test_own_creatures_are_found_where_one_adds(table: Table) -> None:
    keep(
        HAG, Creature(name="Goblin", hit_dice=3, hp=30, source="Home"), Creature(name="Goblin king", hit_dice=5, hp=40)
    )
    table.key(Key.Key_Insert)
    table.type("gobl")
    hits = table.window.panes.add_view_model.view.hits
    assert [(hit.name, "imported" in hit.detail) for hit in hits[:3]] == [
        ("Goblin", True),
        ("Goblin king", True),
        ("Goblin", False),
    ]
    table.key(Key.Key_Return)
    assert table.who("Goblin").creature.hp == 30
    table.type("cindr")
    table.key(Key.Key_Return)
    assert "Cinder Hag" in table.names()


def test_the_palette_finds_them_and_the_library(table: Table) -> None:
    keep(HAG)
    table.ctrl(Key.Key_K)
    table.type("cinder")
    hit = table.window.palette_popover.list.current
    assert hit is not None
    assert (hit.text, hit.detail) == ("Cinder Hag", "imported · add")
    table.key(Key.Key_Return)
    assert table.window.panes.add_view_model.view.button == "Add Cinder Hag"
    table.key(Key.Key_Escape)
    table.ctrl(Key.Key_K)
    table.type("bestiary")
    table.key(Key.Key_Return)
    assert table.window.librarian.surface.is_open


def test_the_start_page_leads_to_it(table: Table) -> None:
    table.click(table.window.start_page.further["library"])
    assert table.window.librarian.surface.is_open


def test_add_by_name_takes_the_own_one(desk: Desk) -> None:
    keep(HAG)
    desk.bridge.dispatch(AddCombatant(from_="cinder hag"))
    assert desk.who("Cinder Hag").creature == HAG


# --- trouble ----------------------------------------------------------------------------------------------------------


def test_a_damaged_library_is_told_once(qapp: object, expected_log: list[str]) -> None:
    expected_log.append("library.db is damaged")
    path = default_path()
    path.parent.mkdir(parents=True)
    path.write_bytes(b"no database at all" * 100)
    table = Table()
    opened(table)
    table.settle()
    assert "damaged" in table.window.banner.text
    table.window.banner.dismiss()
    table.key(Key.Key_Escape)
    table.key(Key.Key_Insert)
    table.type("gob")
    assert table.window.banner.text.startswith("The library was damaged")
    assert table.window.banner.isHidden()
    table.close()


def test_a_library_that_can_only_be_read_keeps_nothing(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    surface = opened(desk)
    monkeypatch.setattr(desk.shelves.store, "read_only", True)
    desk.type("goblin")
    desk.ctrl(Key.Key_E)
    desk.ctrl(Key.Key_N)
    assert not surface.is_editing
    assert not surface.new.isEnabled()
    desk.key(Key.Key_Return)
    assert desk.names() == ["Goblin"]


def test_the_mouse_chooses_and_a_double_click_adds(desk: Desk) -> None:
    surface = opened(desk)
    view = surface.list
    at = view.visualRect(view.hits.index(2)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert looked_at(desk).view.current == view.hits.rows.key_at(2)
    QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert desk.names() == [view.hits.rows[2].name]


def test_small_windows_and_both_grounds(table: Table) -> None:
    surface = opened(table)
    themes: tuple[Literal["light", "dark"], ...] = ("light", "dark")
    for (width, height), theme in zip(((910, 512), (1024, 700)), themes, strict=True):
        table.window.preferences.set_theme(theme)
        table.window.resize(width, height)
        table.settle()
        assert surface.geometry().right() <= width
        assert surface.foot.geometry().bottom() <= surface.height()
        assert surface.list.height() > 100
    table.window.preferences.set_theme("dark")


def test_entries_keep_their_names_in_both_languages(qapp: object) -> None:
    from encounter_tracker.viewmodels.library_form import entry_named
    from encounter_tracker.viewmodels.texts.language import set_language

    entry = LibraryEntry(creature=HAG, name_fr="Guenaude de cendre")
    assert entry_named(entry, "Ash Hag").name("fr") == "Guenaude de cendre"
    set_language("fr")
    try:
        renamed = entry_named(entry, "Sorcière de cendre")
    finally:
        set_language("en")
    assert (renamed.name("fr"), renamed.name("en")) == ("Sorcière de cendre", "Cinder Hag")
