"""The log strip as a game master uses it: filter, note, reasons, names, copying, folding."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QContextMenuEvent, QGuiApplication, QHelpEvent, QImage, QKeySequence, QPainter, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QToolTip, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from encounter_tracker.encounter import commands as c
from encounter_tracker.ui.log import LogPane, LogWhy, log_line
from encounter_tracker.ui.log.line import LineState, paint_log_line
from encounter_tracker.ui.theme import Theme, ThemeMode
from encounter_tracker.viewmodels.bridge import EncounterBridge
from encounter_tracker.viewmodels.log import LogViewModel
from encounter_tracker.viewmodels.texts.names import set_language
from tests.viewmodels.texts.scene import Fight

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton
CTRL = Qt.KeyboardModifier.ControlModifier
NONE = Qt.KeyboardModifier.NoModifier

pytestmark = pytest.mark.gui


class Strip:
    """A window with a field above and the log below."""

    def __init__(self, qtbot: QtBot, theme: Theme) -> None:
        self.fight = Fight()
        self.fight.do(c.DealDamage(target="Ogre", amount=12, source="Merisiel"))
        parts = (c.DamagePart(amount=9, type="fire"),)
        self.fight.do(c.DealDamage(target="Kyra", parts=parts, saved=True, source="Ogre"))
        self.bridge = EncounterBridge(self.fight.model)
        self.vm = LogViewModel(self.bridge)
        self.window = QWidget()
        self.other = QLineEdit()
        self.pane = LogPane(theme, self.vm)
        column = QVBoxLayout(self.window)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.other)
        column.addStretch(1)
        column.addWidget(self.pane)
        self.pane.setFixedHeight(112)
        self.window.resize(910, 420)
        qtbot.addWidget(self.window)
        self.window.show()
        self.window.activateWindow()
        qtbot.waitActive(self.window)
        self.other.setFocus()

    @property
    def texts(self) -> list[str]:
        return [self.vm.model.row_at(place).text for place in range(self.vm.model.rowCount())]

    def at(self, place: int, *, name: str = "", why: bool = False) -> QPoint:
        """A point of a line: on a name, on the link, or on neither."""
        index = self.vm.model.index(place, 0)
        rect = self.pane.list.visualRect(index)
        line = log_line(self.pane.theme, self.vm.model.row_at(place), rect.width())
        x = rect.width() - 20.0
        if why:
            x = line.why_x + line.why_width / 2
        for piece in line.pieces:
            if name and piece.text == name:
                x = piece.x + piece.width / 2
        return QPoint(round(x), rect.center().y())

    def click(self, at: QPoint, modifier: Qt.KeyboardModifier = NONE) -> None:
        QTest.mouseClick(self.pane.list.viewport(), LEFT, modifier, at)


@pytest.fixture
def strip(qtbot: QtBot) -> Iterator[Strip]:
    QGuiApplication.clipboard().clear()
    yield Strip(qtbot, Theme(mode=ThemeMode.DARK))
    set_language("en")


def test_four_lines_are_seen_and_the_newest_is_on_top(strip: Strip) -> None:
    view = strip.pane.list
    seen = [view.indexAt(QPoint(5, y)).row() for y in (5, 25, 45, 65)]
    assert seen == [0, 1, 2, 3]
    assert strip.texts[:2] == ["Kyra loses 4 hp (fire, Ogre): 30 → 26", "Ogre loses 12 hp (Merisiel): 30 → 18"]
    strip.fight.do(c.NextTurn())
    assert view.indexAt(QPoint(5, 5)).row() == 0
    assert strip.texts[0] == "Merisiel starts its turn"


def test_only_lines_in_sight_are_painted(strip: Strip, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(200):
        strip.fight.do(c.WriteNote(text=f"note {number}"))
    painted: list[str] = []
    monkeypatch.setattr(
        "encounter_tracker.ui.log.list_view.paint_log_line", lambda _p, _rect, row, *_: painted.append(row.text)
    )
    strip.pane.list.viewport().repaint()
    assert painted[:4] == ["note 199", "note 198", "note 197", "note 196"]
    assert len(painted) <= 5  # a strip of 112 has two points left over


def test_whoever_reads_further_down_keeps_reading_the_same_lines(strip: Strip) -> None:
    for number in range(30):
        strip.fight.do(c.WriteNote(text=f"note {number}"))
    QApplication.processEvents()
    view = strip.pane.list
    view.verticalScrollBar().setValue(10)
    assert view.indexAt(QPoint(5, 5)).data() == "note 19"
    strip.fight.do(c.NextTurn())
    QApplication.processEvents()
    assert view.indexAt(QPoint(5, 5)).data() == "note 19"


def test_choosing_a_group(strip: Strip) -> None:
    QTest.mouseClick(strip.pane.groups._buttons[3], LEFT)
    assert strip.vm.filter.group == "turns"
    assert strip.texts == ["Kyra starts its turn", "Round 1", "The fight begins", *strip.texts[3:]]
    assert strip.pane.header.accessibleName() == f"Log, {strip.vm.remark}"
    QTest.mouseClick(strip.pane.groups._buttons[0], LEFT)
    assert strip.pane.header.accessibleName() == "Log"


def test_typing_a_filter_and_leaving_it(strip: Strip) -> None:
    strip.pane.focus_filter()
    QTest.keyClicks(strip.pane.filter_field.edit, "meris")
    assert strip.texts[0] == "Ogre loses 12 hp (Merisiel): 30 → 18"
    QTest.keyClick(strip.pane.filter_field.edit, Key.Key_Return)
    assert strip.pane.list.hasFocus()
    assert strip.vm.filter.text == "meris"
    strip.pane.focus_filter()
    QTest.keyClick(strip.pane.filter_field.edit, Key.Key_Escape)
    assert strip.vm.filter.is_open
    assert strip.pane.filter_field.text == ""
    assert strip.pane.list.hasFocus()


def test_escape_gives_the_focus_back_to_where_it_was(strip: Strip) -> None:
    assert strip.other.hasFocus()
    strip.pane.focus_filter()
    QTest.keyClick(strip.pane.filter_field.edit, Key.Key_Escape)
    assert strip.other.hasFocus()


def test_writing_a_note(strip: Strip, qtbot: QtBot) -> None:
    QTest.mouseClick(strip.pane.note_button, LEFT)
    field = strip.pane.note_field
    assert field.edit.hasFocus()
    QTest.keyClicks(field.edit, "The altar glows")
    with qtbot.waitSignal(strip.pane.note_requested) as told:
        QTest.keyClick(field.edit, Key.Key_Return)
    assert told.args == ["The altar glows"]
    assert strip.texts[0] == "The altar glows"
    assert not field.isVisible()
    strip.pane.open_note()
    assert field.text == ""


def test_a_note_that_is_given_up_or_empty_is_not_written(strip: Strip, qtbot: QtBot) -> None:
    before = strip.fight.model.position
    strip.pane.open_note()
    QTest.keyClicks(strip.pane.note_field.edit, "nothing")
    with qtbot.assertNotEmitted(strip.pane.note_requested):
        QTest.keyClick(strip.pane.note_field.edit, Key.Key_Escape)
        strip.pane.open_note()
        QTest.keyClick(strip.pane.note_field.edit, Key.Key_Return)
    assert strip.fight.model.position == before
    assert strip.other.hasFocus()


def test_escape_in_a_field_is_not_a_shortcut_of_the_window(strip: Strip) -> None:
    fired: list[bool] = []
    shortcut = QShortcut(QKeySequence(Key.Key_Escape), strip.window)
    shortcut.activated.connect(lambda: fired.append(True))
    strip.pane.open_note()
    QTest.keyClick(strip.pane.note_field.edit, Key.Key_Escape)
    assert not fired
    assert not strip.pane.note_field.isVisible()


def test_a_name_in_a_line_selects_its_combatant(strip: Strip, qtbot: QtBot) -> None:
    with qtbot.waitSignal(strip.pane.combatant_requested) as told:
        strip.click(strip.at(1, name="Merisiel"))
    assert told.args == ["c2"]
    assert strip.bridge.selected == ("c2",)
    strip.click(strip.at(1, name="Ogre"))
    assert strip.bridge.selected == ("c3",)


def test_a_click_beside_the_names_selects_the_line_alone(strip: Strip, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(strip.pane.combatant_requested):
        strip.click(strip.at(1))
        strip.click(strip.at(0, name="Kyra"), CTRL)
    assert strip.pane.list.selected_places == [0, 1]


def test_why_opens_over_the_line_and_escape_closes_it(strip: Strip) -> None:
    strip.click(strip.at(0, why=True))
    why = strip.pane._why
    assert why is not None
    assert why.is_open
    assert why.texts == ("Kyra loses 4 hp (fire, Ogre): 30 → 26", "9 fire dealt · 4 after a save")
    line = strip.pane.list.rect_on_screen(strip.vm.model.index(0, 0))
    assert why.geometry().center().y() < strip.window.mapFromGlobal(line.topLeft()).y()
    assert strip.window.rect().contains(why.geometry())
    QTest.keyClick(why, Key.Key_Escape)
    assert why.isHidden()
    strip.click(strip.at(1))
    assert why.isHidden()


def test_why_by_keyboard(strip: Strip) -> None:
    strip.pane.list.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(strip.pane.list, Key.Key_Down)
    QTest.keyClick(strip.pane.list, Key.Key_Return)
    assert not strip.window.findChildren(LogWhy)
    QTest.keyClick(strip.pane.list, Key.Key_Up)
    QTest.keyClick(strip.pane.list, Key.Key_Return)
    (why,) = strip.window.findChildren(LogWhy)
    assert why.is_open
    QTest.keyClick(why, Key.Key_Escape)
    assert strip.pane.list.hasFocus()


def test_copying_selected_lines(strip: Strip) -> None:
    strip.click(strip.at(0))
    strip.click(strip.at(1), CTRL)
    QTest.keySequence(strip.pane.list, QKeySequence(QKeySequence.StandardKey.Copy))
    assert QGuiApplication.clipboard().text().splitlines() == [
        "1 · 20\tOgre loses 12 hp (Merisiel): 30 → 18",
        "1 · 20\tKyra loses 4 hp (fire, Ogre): 30 → 26",
        "\t    9 fire dealt · 4 after a save",
    ]


def test_copy_in_the_list_comes_before_a_shortcut_of_the_window(strip: Strip) -> None:
    fired: list[bool] = []
    shortcut = QShortcut(QKeySequence(QKeySequence.StandardKey.Copy), strip.window)
    shortcut.activated.connect(lambda: fired.append(True))
    strip.click(strip.at(0))
    QTest.keySequence(strip.pane.list, QKeySequence(QKeySequence.StandardKey.Copy))
    assert not fired
    assert QGuiApplication.clipboard().text().startswith("1 · 20\tKyra")


def test_letters_in_the_list_are_for_the_window(strip: Strip) -> None:
    fired: list[bool] = []
    shortcut = QShortcut(QKeySequence("N"), strip.window)
    shortcut.activated.connect(lambda: fired.append(True))
    strip.click(strip.at(1))
    QTest.keyClick(strip.pane.list, Key.Key_N)
    assert fired
    assert strip.pane.list.selected_places == [1]


def test_the_menu_of_a_line_limits_the_log_to_one(strip: Strip) -> None:
    menu = QMenu()
    strip.click(strip.at(1))
    strip.pane.fill_menu(menu, strip.vm.model.row_at(1))
    labels = [action.text() for action in menu.actions()]
    assert labels == ["Copy", "Only lines about Ogre", "Only lines about Merisiel", "Show everything"]
    assert not menu.actions()[3].isEnabled()
    menu.actions()[2].trigger()
    assert strip.texts[0] == "Ogre loses 12 hp (Merisiel): 30 → 18"
    assert strip.pane.who_button.isVisible()
    assert strip.pane.who_button.text() == "Merisiel"
    QTest.mouseClick(strip.pane.who_button, LEFT)
    assert strip.vm.filter.is_open
    assert not strip.pane.who_button.isVisible()


def test_the_menu_opens_where_it_is_asked_for(strip: Strip, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[tuple[list[str], QPoint]] = []
    texts = lambda menu: [action.text() for action in menu.actions()]  # noqa: E731
    monkeypatch.setattr(QMenu, "popup", lambda menu, at: opened.append((texts(menu), at)))
    view = strip.pane.list
    at = strip.at(1)
    where = view.viewport().mapToGlobal(at)
    QApplication.sendEvent(view.viewport(), QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, where, NONE))
    assert opened == [(["Copy", "Only lines about Ogre", "Only lines about Merisiel", "Show everything"], where)]
    beside = QPoint(10, 500)
    where = view.viewport().mapToGlobal(beside)
    QApplication.sendEvent(view.viewport(), QContextMenuEvent(QContextMenuEvent.Reason.Mouse, beside, where, NONE))
    assert opened[1] == (["Copy", "Show everything"], where)


def test_folding_to_the_newest_line_and_back(strip: Strip, qtbot: QtBot) -> None:
    pane = strip.pane
    pane.setMinimumHeight(0)
    pane.setMaximumHeight(400)
    with qtbot.waitSignal(pane.fold_changed) as folded:
        QTest.mouseClick(pane.fold_button, LEFT)
    assert folded.args == [True]
    assert (pane.is_folded, pane.sizeHint().height()) == (True, 28)
    assert pane.newest.isVisible()
    assert not pane.list.isVisible()
    assert pane.newest.accessibleName().endswith("Kyra loses 4 hp (fire, Ogre): 30 → 26")
    strip.fight.do(c.WriteNote(text="The altar glows"))
    assert pane.newest.accessibleName().endswith("The altar glows")
    QTest.mouseClick(pane.newest, LEFT, NONE, QPoint(pane.newest.width() - 40, 14))
    assert (pane.is_folded, pane.sizeHint().height()) == (False, 112)
    QApplication.processEvents()
    assert pane.list.isVisible()


def test_a_strip_that_is_squeezed_shows_its_newest_line(strip: Strip) -> None:
    strip.pane.setFixedHeight(28)
    QApplication.processEvents()
    assert strip.pane.newest.isVisible()
    assert not strip.pane.header.isVisible()
    strip.pane.setFixedHeight(72)
    QApplication.processEvents()
    assert strip.pane.list.isVisible()
    assert not strip.pane.newest.isVisible()


def test_a_note_in_the_folded_strip_takes_the_place_of_the_line(strip: Strip) -> None:
    strip.pane.setFixedHeight(28)
    QApplication.processEvents()
    strip.pane.open_note()
    assert strip.pane.note_field.isVisible()
    assert not strip.pane.newest.isVisible()
    QTest.keyClicks(strip.pane.note_field.edit, "aha")
    QTest.keyClick(strip.pane.note_field.edit, Key.Key_Return)
    assert strip.pane.newest.isVisible()
    assert strip.pane.newest.accessibleName().endswith("aha")


def test_names_and_reasons_of_the_folded_line(strip: Strip, qtbot: QtBot) -> None:
    strip.pane.setFixedHeight(28)
    QApplication.processEvents()
    newest = strip.pane.newest
    assert newest.row is not None
    line = log_line(strip.pane.theme, newest.row, newest.width())
    with qtbot.waitSignal(strip.pane.combatant_requested) as told:
        QTest.mouseClick(newest, LEFT, NONE, QPoint(round(line.pieces[0].x + 5), 14))
    assert told.args == ["c1"]
    QTest.mouseClick(newest, LEFT, NONE, QPoint(round(line.why_x + 5), 14))
    assert strip.pane._why is not None
    assert strip.pane._why.is_open
    assert not strip.pane.is_folded


def test_long_lines_are_shortened_before_the_link_and_told_whole(strip: Strip) -> None:
    strip.window.resize(420, 420)
    QApplication.processEvents()
    long = "poison that makes the blood thick as honey and the sight dim as dusk"
    parts = (c.DamagePart(amount=9, type="fire"),)
    strip.fight.do(c.DealDamage(target="Kyra", parts=parts, saved=True, riders=(long,)))
    row = strip.vm.model.row_at(0)
    view = strip.pane.list
    rect = view.visualRect(strip.vm.model.index(0, 0))
    line = log_line(strip.pane.theme, row, rect.width())
    assert line.cut
    assert line.why_x + line.why_width <= rect.width()
    at = rect.center()
    QApplication.sendEvent(view.viewport(), QHelpEvent(QEvent.Type.ToolTip, at, view.viewport().mapToGlobal(at)))
    assert QToolTip.text() == row.text
    QToolTip.hideText()


def test_the_pointer_shows_what_can_be_clicked(strip: Strip) -> None:
    view = strip.pane.list
    QTest.mouseMove(view.viewport(), strip.at(1, name="Ogre"))
    assert view.viewport().cursor().shape() is Qt.CursorShape.PointingHandCursor
    QTest.mouseMove(view.viewport(), strip.at(1))
    assert view.viewport().cursor().shape() is Qt.CursorShape.ArrowCursor


def test_a_narrow_header_keeps_everything_that_can_be_clicked(strip: Strip) -> None:
    pane = strip.pane
    strip.vm.set_who("c2")
    strip.window.resize(540, 420)
    QApplication.processEvents()
    assert pane.note_button.text() == ""
    assert pane.note_button.accessibleName()
    controls = [pane.who_button, pane.groups, pane.filter_field, pane.note_button, pane.fold_button]
    for before, after in pairwise(controls):
        assert before.geometry().right() < after.x()
        assert before.width() >= before.sizeHint().width() or before is pane.filter_field
    strip.window.resize(910, 420)
    QApplication.processEvents()
    assert pane.note_button.text() == "Note"


def test_language_and_theme_can_change_at_any_time(strip: Strip) -> None:
    strip.fight.do(c.ApplyCondition(target="Ogre", condition="prone"))
    set_language("fr")
    strip.bridge.retranslate()
    QApplication.sendEvent(strip.pane, QEvent(QEvent.Type.LanguageChange))
    assert "à terre" in strip.pane.newest.accessibleName()
    before = strip.pane.grab().toImage()
    strip.pane.theme.set_mode(ThemeMode.LIGHT)
    assert strip.pane.grab().toImage() != before


def test_bold_is_the_name_of_whom_the_line_is_about(strip: Strip) -> None:
    row = strip.vm.model.row_at(1)
    line = log_line(strip.pane.theme, row, 900)
    assert [(p.text, p.weight, p.who) for p in line.pieces] == [
        ("Ogre", "strong", "c3"),
        (" loses 12 hp (", "normal", ""),
        ("Merisiel", "normal", "c2"),
        ("): 30 → 18", "normal", ""),
    ]
    assert line.who_at(line.pieces[2].x + 1) == "c2"
    assert line.who_at(line.pieces[1].x + 1) == ""


@pytest.mark.parametrize("state", [LineState(selected=True), LineState(hover=True), LineState(focus=True)])
def test_states_of_a_line_differ_in_the_picture(strip: Strip, state: LineState) -> None:
    row = strip.vm.model.row_at(0)

    def picture(how: LineState) -> QImage:
        image = QImage(600, 20, QImage.Format.Format_RGB32)
        image.fill(0)
        painter = QPainter(image)
        paint_log_line(painter, QRect(QPoint(0, 0), image.size()).toRectF(), row, strip.pane.theme, how)
        painter.end()
        return image

    assert picture(state) != picture(LineState())


def test_points_of_a_line_outside_of_it_are_nobody(strip: Strip) -> None:
    line = log_line(strip.pane.theme, strip.vm.model.row_at(0), 900)
    assert line.who_at(0) == ""
    assert not line.is_why(QPointF(10, 5).x())


def test_the_key_for_notes_can_be_another(strip: Strip) -> None:
    before = strip.pane.note_button.sizeHint().width()
    strip.pane.set_keys("Ctrl+Shift+L")
    assert strip.pane.note_button.sizeHint().width() > before


def test_the_pointer_on_the_folded_line(strip: Strip) -> None:
    strip.pane.setFixedHeight(28)
    QApplication.processEvents()
    newest = strip.pane.newest
    assert newest.row is not None
    line = log_line(strip.pane.theme, newest.row, newest.width())
    QTest.mouseMove(newest, QPoint(round(line.pieces[0].x + 5), 14))
    assert newest.cursor().shape() is Qt.CursorShape.PointingHandCursor
    QTest.mouseMove(newest, QPoint(newest.width() - 30, 14))
    assert newest.cursor().shape() is Qt.CursorShape.ArrowCursor


def test_leaving_the_list_takes_the_mark_from_the_name(strip: Strip) -> None:
    view = strip.pane.list
    QTest.mouseMove(view.viewport(), strip.at(1, name="Ogre"))
    marked = view.grab().toImage()
    QApplication.sendEvent(view, QEvent(QEvent.Type.Leave))
    assert view.grab().toImage() != marked


def test_an_empty_log_shows_nothing_and_asks_for_nothing(qtbot: QtBot) -> None:
    from encounter_tracker.session.model import EncounterModel
    from encounter_tracker.support.dice import Dice

    vm = LogViewModel(EncounterBridge(EncounterModel(Dice(1))))
    pane = LogPane(Theme(mode=ThemeMode.DARK), vm)
    qtbot.addWidget(pane)
    pane.resize(600, 112)
    pane.show()
    pane.list.setFocus()
    QTest.keyClick(pane.list, Key.Key_Return)
    pane.list.copy_requested.emit([])
    pane.resize(600, 28)
    pane.grab()
    assert pane.newest.accessibleName() == ""
