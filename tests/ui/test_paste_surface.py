"""The paste window by keyboard and mouse."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from encounter_tracker.session.model import EncounterModel
from encounter_tracker.support.dice import Dice
from encounter_tracker.ui.paste import PasteSurface
from encounter_tracker.ui.paste.boxes import units
from encounter_tracker.ui.paste.surface import text_of
from encounter_tracker.ui.theme import Theme, ThemeMode
from encounter_tracker.ui.widgets import Button, TextField
from encounter_tracker.viewmodels.bridge import EncounterBridge
from encounter_tracker.viewmodels.paste import PasteViewModel
from encounter_tracker.viewmodels.paste_ports import FileRead, Importers, Kept
from tests.paste_reader import HAG, read

Key, Mod, LEFT = Qt.Key, Qt.KeyboardModifier, Qt.MouseButton.LeftButton
SEVERAL = f"{HAG}\n\n# Ogre 30\n?cmd 2B\n\n# Troll 63"


class Window(QWidget):
    """A window with a button and the paste window over it."""

    def __init__(self, theme: Theme, size: tuple[int, int]) -> None:
        super().__init__()
        self.bridge = EncounterBridge(EncounterModel(Dice(1)))
        self.kept: list[Any] = []
        self.read_file: Callable[..., FileRead] = lambda *_args: FileRead(read("# A 5\n# B 6"))
        ports = Importers(read, self.file, self.keep)
        self.vm = PasteViewModel(self.bridge, ports)
        self.button = Button(theme, "Here", parent=self)
        self.surface = PasteSurface(theme, self, self.vm)
        self.resize(*size)

    def file(self, *args: Any) -> FileRead:
        return self.read_file(*args)

    def keep(self, entries: Any, _progress: Any, _cancelled: Any, _duplicates: Any) -> Kept:
        self.kept.append(entries)
        return Kept("kept")

    @property
    def names(self) -> list[str]:
        return [who.name for who in self.bridge.state.present]


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[Window]:
    made = Window(Theme(mode=ThemeMode.DARK), (1366, 768))
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    made.button.setFocus()
    yield made
    made.vm.close()
    QGuiApplication.clipboard().clear()


def copy(text: str) -> None:
    QGuiApplication.clipboard().setText(text)


def focus() -> QWidget:
    found = QApplication.focusWidget()
    assert found is not None
    return found


def choices(window: Window, place: int) -> list[Any]:
    return window.surface.reading.questions[place].controls


# --- opening and closing --------------------------------------------------------------------------------------------


def test_enter_accepts_all_that_was_copied(window: Window, qtbot: QtBot) -> None:
    copy(HAG)
    window.surface.open_clipboard()
    assert window.surface.foot.add.text() == "Add 1 to the fight"
    assert focus() is window.surface.foot.add
    qtbot.keyClick(focus(), Key.Key_Return)
    assert window.names == ["Hag"]
    assert not window.surface.is_open
    assert focus() is window.button


def test_what_was_not_added_is_kept_while_closed(window: Window, qtbot: QtBot) -> None:
    copy(HAG)
    window.surface.open_clipboard()
    qtbot.mouseClick(choices(window, 1)[1], LEFT)
    qtbot.keyClick(focus(), Key.Key_Escape)
    assert not window.surface.is_open
    assert focus() is window.button
    window.surface.open_clipboard()
    assert window.surface.source.toPlainText() == HAG
    assert choices(window, 1)[1].isChecked()
    qtbot.mouseClick(window.surface.again, LEFT)
    assert choices(window, 1)[0].isChecked()


def test_another_text_in_the_clipboard_replaces_it(window: Window) -> None:
    copy(HAG)
    window.surface.open_clipboard()
    window.surface.close_popover()
    copy("# Ogre 30")
    window.surface.open_clipboard()
    assert window.surface.source.toPlainText() == "# Ogre 30"


def test_a_web_page_without_plain_text(window: Window) -> None:
    mime = QMimeData()
    mime.setHtml("<h1># Ogre 30</h1><p>ac 17</p>")
    assert text_of(mime) == "# Ogre 30\nac 17"
    assert text_of(QMimeData()) == ""
    assert text_of(None) == ""


def test_with_an_empty_clipboard_one_types(window: Window, qtbot: QtBot) -> None:
    window.surface.open_clipboard()
    assert focus() is window.surface.source
    qtbot.keyClicks(window.surface.source, "# Ogre 30")
    window.vm.flush()
    assert window.surface.foot.add.isEnabled()
    qtbot.keyClick(focus(), Key.Key_Return, Mod.ControlModifier)
    assert window.names == ["Ogre"]


def test_keys_of_the_fight_do_not_act_here(window: Window, qtbot: QtBot) -> None:
    copy(HAG)
    window.surface.open_clipboard()
    for key in (Key.Key_N, Key.Key_F6, Key.Key_K):
        qtbot.keyClick(focus(), key)
    assert window.surface.is_open


def test_pasting_again_with_the_keys(window: Window, qtbot: QtBot) -> None:
    copy(HAG)
    window.surface.open_clipboard()
    copy("# Ogre 30")
    qtbot.keyClick(window.surface.foot.add, Key.Key_V, Mod.ControlModifier)
    assert window.surface.source.toPlainText() == "# Ogre 30"


# --- the source -----------------------------------------------------------------------------------------------------


def test_typing_in_the_source_reads_again(window: Window, qtbot: QtBot) -> None:
    copy(HAG)
    window.surface.open_clipboard()
    source = window.surface.source
    assert [source.mark_of(line) for line in range(1, 6)] == ["ok", "ok", "ask", "no", "note"]
    source.setFocus()
    qtbot.keyClick(source, Key.Key_End)
    with qtbot.waitSignal(window.vm.view_changed):
        qtbot.keyClick(source, Key.Key_Return)
        assert [source.mark_of(line) for line in (4, 5)] == ["ask", "no"]  # marks go along at once
        qtbot.keyClicks(source, "init 3")
    assert [source.mark_of(line) for line in range(1, 7)] == ["ok", "ok", "ok", "ask", "no", "note"]
    assert window.surface.reading.questions[0].row.place == "line 5"


def test_the_caret_and_the_questions_find_each_other(window: Window, qtbot: QtBot) -> None:
    copy("prose\n" * 60 + HAG)
    window.surface.open_clipboard()
    source, reading = window.surface.source, window.surface.reading
    qtbot.mouseClick(reading.questions[1], LEFT, pos=QPoint(80, 10))
    assert source.textCursor().blockNumber() == 62
    assert source.textCursor().positionInBlock() == 1
    entered: list[str] = []
    source.piece_entered.connect(entered.append)
    source.setFocus()
    qtbot.keyClick(source, Key.Key_Down)
    assert entered == [reading.questions[0].row.key]
    assert source.textCursor().blockNumber() == 63


def test_the_number_of_a_line_is_whole(window: Window) -> None:
    copy("prose\n" * 1200 + HAG)
    window.surface.open_clipboard()
    for question in window.surface.reading.questions:
        assert question.row.place.startswith("line 12")
        assert question._left > 18 + question.theme.face("small").width(question.row.place)


def test_the_boxes_leave_room_for_their_signs(window: Window) -> None:
    copy(HAG)
    window.surface.open_clipboard()
    QApplication.processEvents()
    source = window.surface.source
    block = source.document().findBlockByNumber(3)
    [(piece, rect, last)] = source._boxes(block)
    assert last
    assert rect.width() > source.fontMetrics().horizontalAdvance(piece_text(block.text(), piece)) + 12


def piece_text(line: str, piece: Any) -> str:
    return line[piece.start : piece.end]


def test_places_are_counted_as_qt_counts() -> None:
    assert units("a𝔸b", 2) == 3
    assert units("abc", 2) == 2


def test_a_click_on_a_line_number_goes_there(window: Window, qtbot: QtBot) -> None:
    copy(HAG)
    window.surface.open_clipboard()
    source = window.surface.source
    y = round(source.top_of(source.document().findBlockByNumber(2))) + 4
    qtbot.mouseClick(source.gutter, LEFT, pos=QPoint(10, y))
    assert source.textCursor().blockNumber() == 2


def test_text_pasted_into_the_source_has_one_kind_of_line_ends(window: Window, qtbot: QtBot) -> None:
    window.surface.open_clipboard()
    copy("# Ogre 30\u2028ac 4\x0bcmd")
    qtbot.keyClick(window.surface.source, Key.Key_V, Mod.ControlModifier)
    assert window.surface.source.toPlainText() == "# Ogre 30\nac 4\ncmd"


def test_a_text_too_long_to_show_is_read_all_the_same(window: Window, qtbot: QtBot) -> None:
    window.surface.open_clipboard()
    copy(HAG + "\n" + "x" * 400_000)
    with qtbot.waitSignal(window.vm.view_changed, check_params_cb=lambda view: view.listed):
        qtbot.keyClick(window.surface.source, Key.Key_V, Mod.ControlModifier)
    assert not window.surface.source.isVisible()
    assert focus() is window.surface.foot.add


# --- questions ------------------------------------------------------------------------------------------------------


def test_choosing_with_the_mouse(window: Window, qtbot: QtBot) -> None:
    copy(HAG)
    window.surface.open_clipboard()
    qtbot.mouseClick(choices(window, 1)[1], LEFT)
    assert [control.isChecked() for control in choices(window, 1)[:2]] == [False, True]
    qtbot.mouseClick(choices(window, 1)[1], LEFT)  # again: it stays chosen
    assert choices(window, 1)[1].isChecked()
    qtbot.mouseClick(window.surface.foot.add, LEFT)
    assert window.bridge.state.present[0].creature.cmd == 28


def test_every_reading_is_reached_by_keyboard(window: Window, qtbot: QtBot) -> None:
    copy(HAG)
    window.surface.open_clipboard()
    qtbot.keyClick(focus(), Key.Key_N, Mod.AltModifier)
    assert focus() is choices(window, 0)[0]
    assert window.surface.source.textCursor().blockNumber() == 3
    qtbot.keyClick(focus(), Key.Key_Down)
    assert focus() is choices(window, 1)[0]
    qtbot.keyClick(focus(), Key.Key_Right)
    qtbot.keyClick(focus(), Key.Key_Space)
    assert choices(window, 1)[1].isChecked()
    qtbot.keyClick(focus(), Key.Key_Right)
    field = choices(window, 1)[2]
    assert isinstance(field, TextField)
    assert focus() is field.edit
    qtbot.keyClicks(field.edit, "4x")
    assert field.message_text
    assert choices(window, 1)[0].isChecked() is False
    qtbot.keyClick(field.edit, Key.Key_Backspace)
    qtbot.keyClicks(field.edit, "0")
    assert not field.message_text
    qtbot.keyClick(field.edit, Key.Key_Return)
    assert focus() is window.surface.foot.add
    qtbot.keyClick(focus(), Key.Key_P, Mod.AltModifier)
    assert focus() is field.edit  # the reading that is taken
    qtbot.keyClick(focus(), Key.Key_Return, Mod.ControlModifier)
    assert window.bridge.state.present[0].creature.cmd == 40


def test_tab_stays_inside_and_reaches_the_choices(window: Window, qtbot: QtBot) -> None:
    copy(HAG)
    window.surface.open_clipboard()
    seen = []
    for _ in range(30):
        qtbot.keyClick(focus(), Key.Key_Tab)
        seen.append(focus())
        assert window.surface.isAncestorOf(focus())
    assert choices(window, 0)[0] in seen
    assert window.surface.foot.add in seen


# --- several --------------------------------------------------------------------------------------------------------


def test_walking_through_several(window: Window, qtbot: QtBot) -> None:
    copy(SEVERAL)
    window.surface.open_clipboard()
    surface = window.surface
    assert surface.creatures.isVisible()
    qtbot.keyClick(focus(), Key.Key_L, Mod.AltModifier)
    assert focus() is surface.creatures.view
    qtbot.keyClick(focus(), Key.Key_Down)
    assert window.vm.draft.current == 1
    assert surface.source.textCursor().blockNumber() == 6
    assert surface.foot.count_label.accessibleName() == "Ogre ×"
    qtbot.keyClick(focus(), Key.Key_Plus)
    assert surface.foot.count.text == "2"
    qtbot.keyClick(focus(), Key.Key_Minus)
    assert surface.foot.count.text == "1"
    qtbot.keyClick(focus(), Key.Key_Down)
    qtbot.keyClick(focus(), Key.Key_Space)
    assert surface.foot.add.text() == "Add 2 to the fight"
    surface.source.setFocus()
    qtbot.keyClick(surface.source, Key.Key_Home, Mod.ControlModifier)
    assert window.vm.draft.current == 0


def test_a_click_on_the_box_ticks_and_on_the_name_looks(window: Window, qtbot: QtBot) -> None:
    copy(SEVERAL)
    window.surface.open_clipboard()
    view = window.surface.creatures.view
    rect = view.visualRect(view.rows.index(1))
    qtbot.mouseClick(view.viewport(), LEFT, pos=QPoint(18, rect.center().y()))
    assert window.vm.draft.ticked == {0, 2}
    assert window.vm.draft.current == 0
    qtbot.mouseClick(view.viewport(), LEFT, pos=QPoint(120, rect.center().y()))
    assert window.vm.draft.current == 1
    qtbot.mouseClick(window.surface.creatures.none_button, LEFT)
    assert not window.surface.foot.add.isEnabled()
    qtbot.mouseClick(window.surface.creatures.all_button, LEFT)
    assert window.surface.foot.add.isEnabled()


# --- the foot -------------------------------------------------------------------------------------------------------


def test_count_side_and_initiative(window: Window, qtbot: QtBot) -> None:
    copy(HAG)
    window.surface.open_clipboard()
    foot = window.surface.foot
    qtbot.keyClick(focus(), Key.Key_C, Mod.AltModifier)
    assert focus() is foot.count.edit
    qtbot.keyClicks(focus(), "0")
    assert foot.count.message_text
    assert not foot.add.isEnabled()
    qtbot.keyClick(focus(), Key.Key_Return)
    assert window.names == []
    assert "1 to 99" in foot.said.accessibleName()
    foot.count.edit.selectAll()
    qtbot.keyClicks(focus(), "2")
    qtbot.keyClick(focus(), Key.Key_Up)
    assert foot.count.text == "3"
    qtbot.keyClick(focus(), Key.Key_S, Mod.AltModifier)
    assert foot.side.chosen == "party"
    qtbot.keyClick(focus(), Key.Key_I, Mod.AltModifier)
    assert not foot.roll.isChecked()
    qtbot.keyClick(focus(), Key.Key_Return)
    assert window.names == ["Hag 1", "Hag 2", "Hag 3"]
    assert {who.side for who in window.bridge.state.present} == {"party"}
    assert all(who.initiative is None for who in window.bridge.state.present)


def test_ctrl_s_keeps(window: Window, qtbot: QtBot) -> None:
    copy(HAG)
    window.surface.open_clipboard()
    window.surface.source.setFocus()
    qtbot.keyClick(focus(), Key.Key_S, Mod.ControlModifier)
    assert len(window.kept) == 1
    assert window.surface.foot.said.accessibleName() == "kept"
    assert window.surface.is_open
    qtbot.mouseClick(window.surface.foot.keep, LEFT)
    assert len(window.kept) == 2
    qtbot.mouseClick(window.surface.foot.cancel, LEFT)
    assert not window.surface.is_open


@pytest.mark.parametrize("size", [(1366, 768), (910, 512), (1920, 1040)])
def test_everything_fits(qtbot: QtBot, size: tuple[int, int]) -> None:
    window = Window(Theme(mode=ThemeMode.LIGHT), size)
    qtbot.addWidget(window)
    window.show()
    copy(SEVERAL)
    window.surface.open_clipboard()
    QApplication.processEvents()
    foot = window.surface.foot
    for button in (foot.add, foot.cancel, foot.keep, foot.roll):
        corner = button.mapTo(window, QPoint(button.width(), button.height()))
        assert corner.x() <= window.width() - 12
        assert corner.y() <= window.height() - 12
        assert button.width() >= button.sizeHint().width()
    assert window.surface.source.height() > 90


# --- files ----------------------------------------------------------------------------------------------------------


def mime_of(*paths: str) -> QMimeData:
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(path) for path in paths])
    return mime


def test_files_in_the_clipboard_are_read(window: Window, qtbot: QtBot) -> None:
    QGuiApplication.clipboard().setMimeData(mime_of("/x/a.por"))
    with qtbot.waitSignal(window.vm.view_changed, check_params_cb=lambda view: view.listed):
        window.surface.open_clipboard()
    surface = window.surface
    assert surface.creatures.isVisible()
    assert not surface.source.isVisible()
    assert focus() is surface.foot.add
    qtbot.keyClick(focus(), Key.Key_Return)
    assert window.names == ["A", "B"]


def test_dropping_files_and_text(window: Window, qtbot: QtBot) -> None:
    window.surface.open_clipboard()
    with qtbot.waitSignal(window.vm.view_changed, check_params_cb=lambda view: view.listed):
        drop(window.surface, mime_of("/x/a.por"))
    text = QMimeData()
    text.setText(HAG)
    drop(window.surface, text)
    assert window.surface.source.toPlainText() == HAG
    with qtbot.waitSignal(window.vm.view_changed, check_params_cb=lambda view: view.listed):
        window.surface.source.insertFromMimeData(mime_of("/x/b.por"))


def drop(widget: QWidget, mime: QMimeData) -> None:
    at, copied = QPoint(20, 20), Qt.DropAction.CopyAction
    enter = QDragEnterEvent(at, copied, mime, LEFT, Mod.NoModifier)
    QApplication.sendEvent(widget, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(widget, QDropEvent(QPointF(at), copied, mime, LEFT, Mod.NoModifier, QEvent.Type.Drop))


def test_a_long_reading_is_stopped_with_enter(window: Window, qtbot: QtBot) -> None:
    begun, ended = threading.Event(), threading.Event()

    def slow(_path: str, progress: Any, cancelled: Any) -> FileRead:
        progress(1, 4)
        begun.set()
        while not cancelled() and not ended.wait(0.005):
            pass
        ended.set()
        return FileRead(read("# A 5\n# B 6"))

    window.read_file = slow
    with qtbot.waitSignal(
        window.vm.view_changed, check_params_cb=lambda view: view.busy is not None and view.busy.share > 0
    ):
        window.surface.open_files(["/x/large.xml"])
    assert begun.wait(10)
    assert window.surface.reading.busy.isVisible()
    assert window.surface.reading.busy.accessibleName() == "Reading large.xml…"
    assert focus() is window.surface.reading.busy.stop
    window.grab()
    qtbot.keyClick(focus(), Key.Key_Return)
    assert ended.wait(10)
    qtbot.waitUntil(lambda: not window.surface.reading.busy.isVisible())
    assert window.surface.is_open


def test_thousands_are_listed_and_searched(window: Window, qtbot: QtBot) -> None:
    many = read("\n".join(f"# Goblin {number} 5" for number in range(3000)) + "\n# Ogre 30")
    window.read_file = lambda *_args: FileRead(many)
    with qtbot.waitSignal(window.vm.view_changed, check_params_cb=lambda view: view.listed):
        window.surface.open_files(["/x/large.xml"])
    surface = window.surface
    assert focus() is surface.creatures.view
    assert not surface.foot.add.isEnabled()
    for everybody in (True, False):
        qtbot.keyClick(focus(), Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        assert {row.ticked for row in surface.creatures.view.rows.rows} == {everybody}
    surface.creatures.search.edit.setFocus()
    qtbot.keyClicks(focus(), "ogr")
    assert len(surface.creatures.view.rows.rows) == 1
    qtbot.mouseClick(surface.creatures.all_button, LEFT)
    qtbot.keyClick(focus(), Key.Key_Return, Mod.ControlModifier)
    assert window.names == ["Ogre"]


def test_pictures_of_all_states_are_painted(window: Window, qtbot: QtBot) -> None:
    copy(SEVERAL + "\n# Nobody")
    window.surface.open_clipboard()
    window.surface.reading.step(1)
    window.vm.set_count("0")
    assert not window.grab().isNull()
    window.surface.theme.set_mode(ThemeMode.LIGHT)
    window.surface.theme.set_text_size(130)
    assert not window.grab().isNull()
    QApplication.sendEvent(window.surface, QEvent(QEvent.Type.LanguageChange))
    assert window.surface.is_open
