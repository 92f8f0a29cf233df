"""The hit point entry as a game master uses it: typed and clicked over a window with the real list."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QAction, QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from encounter_tracker.encounter.commands import AnyCommand, AttackInfo
from encounter_tracker.encounter.derive import derived
from encounter_tracker.session.model import EncounterModel
from encounter_tracker.support.dice import Dice
from encounter_tracker.ui.hp import HpEntryPopover
from encounter_tracker.ui.order import OrderPane
from encounter_tracker.ui.popover_keys import held_key
from encounter_tracker.ui.theme import Theme, ThemeMode
from encounter_tracker.ui.widgets import Button
from encounter_tracker.viewmodels.bridge import EncounterBridge
from encounter_tracker.viewmodels.hp_entry import HpEntryViewModel
from encounter_tracker.viewmodels.order import OrderViewModel

Key, Mod, LEFT = Qt.Key, Qt.KeyboardModifier, Qt.MouseButton.LeftButton
CAST: list[dict[str, Any]] = [
    {"name": "Hell hound", "hp": 30, "immune": ["fire"]},
    {"name": "Ice elemental", "hp": 19, "vulnerable": ["fire"]},
    {"name": "Tiefling hexer", "hp": 23, "resist": {"fire": 5}},
    {"name": "Gargoyle", "hp": 42, "dr": [{"amount": 10, "bypass": "magic"}]},
]
FIRE = ("Hell hound", "Ice elemental", "Tiefling hexer")


class Table(QWidget):
    """A window with the list at the left, a button at the right, and the popover."""

    def __init__(self, theme: Theme, size: tuple[int, int] = (1366, 768)) -> None:
        super().__init__()
        self.bridge = EncounterBridge(EncounterModel(Dice(1)))
        self.do("add", creature={"name": "Brannoc", "hit_dice": 4, "hp": 58}, side="party", initiative=20)
        for number, block in enumerate(CAST):
            self.do("add", creature={"hit_dice": 4, **block}, initiative=15 - number)
        self.do("start")
        self.order = OrderViewModel(self.bridge)
        self.pane = OrderPane(theme)
        self.pane.setFixedWidth(round(size[0] / 3))
        self.button = Button(theme, "Next turn")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 52, 0, 0)
        row.addWidget(self.pane)
        row.addStretch(1)
        row.addWidget(self.button)
        self.vm = HpEntryViewModel(self.bridge)
        self.popover = HpEntryPopover(theme, self, self.vm)
        self.pane.view.selection_changed.connect(self.bridge.select)
        self.pane.view.entry_started.connect(self.enter)
        self.order.view_changed.connect(lambda view: self.pane.view.set_rows(view.rows))
        self.pane.view.set_rows(self.order.view.rows)
        self.resize(*size)

    def do(self, do: str, **fields: Any) -> None:
        self.bridge.dispatch(msgspec.convert({"do": do, **fields}, AnyCommand))

    def select(self, *names: str) -> None:
        self.pane.view.select([self.bridge.state.by_name[name] for name in names])

    def list_rect(self) -> QRect:
        return QRect(self.pane.mapTo(self, QPoint(0, 0)), self.pane.size())

    def enter(self, first: str = "") -> bool:
        return self.popover.open_for(self.list_rect(), first)

    def hp(self, name: str) -> int:
        return derived(self.bridge.state, self.bridge.state.by_name[name]).hp

    def row_of(self, name: str) -> Any:
        return next(row for row in self.popover.table.rows if row.row.name == name)

    @property
    def last(self) -> Any:
        step = self.bridge.model.undo_step
        assert step is not None
        return step.command


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(mode=ThemeMode.DARK)


def shown(qtbot: QtBot, theme: Theme, size: tuple[int, int] = (1366, 768)) -> Table:
    table = Table(theme, size)
    qtbot.addWidget(table)
    with qtbot.waitActive(table):
        table.show()
        table.activateWindow()
    table.pane.view.setFocus()
    return table


@pytest.fixture
def table(qtbot: QtBot, theme: Theme) -> Table:
    return shown(qtbot, theme)


def test_a_digit_in_the_list_opens_it_with_the_digit_typed(table: Table, qtbot: QtBot):
    table.select(*FIRE)
    qtbot.keyClick(table.pane.view, "1")
    edit = table.popover.field.edit
    assert edit.hasFocus()
    qtbot.keyClicks(edit, "4 fire")
    assert edit.text() == "14 fire"
    assert table.popover.apply.text() == "Apply: 0, 21, 9"
    qtbot.keyClick(edit, Key.Key_Return)
    assert not table.popover.is_open
    assert table.pane.view.hasFocus()
    assert [table.hp(name) for name in FIRE] == [30, -2, 14]


def test_escape_changes_nothing_and_goes_back_to_the_list(table: Table, qtbot: QtBot):
    table.select("Gargoyle")
    table.enter("12")
    position = table.bridge.model.position
    qtbot.keyClick(table.popover.field.edit, Key.Key_Escape)
    assert not table.popover.is_open
    assert table.pane.view.hasFocus()
    assert table.bridge.model.position == position
    table.enter()
    assert table.popover.field.text == ""


@pytest.mark.parametrize("size", [(1366, 768), (1093, 614), (1024, 700), (910, 512), (1920, 1040)])
def test_it_never_lies_over_the_list(qtbot: QtBot, theme: Theme, size: tuple[int, int]):
    table = shown(qtbot, theme, size)
    table.select(*FIRE, "Gargoyle")
    table.enter("14 slashing + 5 fire")
    table.popover.toggle_details()
    panel = table.popover.geometry().adjusted(12, 12, -12, -12)
    assert panel.left() > table.list_rect().right()
    assert panel.right() < size[0]
    assert panel.top() >= 0
    assert panel.bottom() < size[1]
    assert table.popover.apply.geometry().width() >= table.popover.apply.sizeHint().width()
    lowest = table.popover.foot.geometry().bottom()
    assert lowest < table.popover.height() - 12


def test_the_mistake_is_marked_and_tab_corrects_it(table: Table, qtbot: QtBot):
    table.select("Gargoyle")
    table.enter("1")
    edit = table.popover.field.edit
    qtbot.keyClicks(edit, "4 fier")
    assert table.popover.field.message_text == "“fier”: fire? Tab takes it"
    assert table.popover.echo.accessibleName() == "“fier”: fire? Tab takes it"
    assert not table.popover.apply.isEnabled()
    qtbot.keyClick(edit, Key.Key_Return)
    assert table.popover.is_open
    assert table.hp("Gargoyle") == 42
    qtbot.keyClick(edit, Key.Key_Tab)
    assert edit.text() == "14 fire"
    assert edit.hasFocus()
    assert table.popover.field.message_text == ""
    qtbot.keyClick(edit, Key.Key_Return)
    assert table.hp("Gargoyle") == 28


def test_a_word_being_typed_is_not_marked(table: Table, qtbot: QtBot):
    table.select("Gargoyle")
    table.enter("14 fi")
    assert table.popover.field.message_text == ""
    assert "Tab takes it" in table.popover.echo.accessibleName()


def test_tab_goes_on_where_there_is_nothing_to_correct(table: Table, qtbot: QtBot):
    table.select(*FIRE)
    table.enter("14 fire")
    popover = table.popover
    seen = []
    for _ in range(8):
        qtbot.keyClick(QApplication.focusWidget(), Key.Key_Tab)
        seen.append(QApplication.focusWidget())
    halves = [row.half for row in popover.table.rows]
    assert seen == [popover.source, popover.half, popover.attack, *halves, popover.apply, popover.overrule]
    qtbot.keyClick(popover.overrule, Key.Key_Backtab)
    assert popover.apply.hasFocus()


@pytest.mark.parametrize("key", [Key.Key_2, Key.Key_Eacute])
def test_alt_and_a_digit_halve_for_one_though_the_window_has_that_key(table: Table, qtbot: QtBot, key: Qt.Key):
    action = QAction("bring back", table)
    action.setShortcut(QKeySequence("Alt+2"))
    table.addAction(action)
    table.select(*FIRE)
    table.enter("14 fire")
    with qtbot.assertNotEmitted(action.triggered):
        qtbot.keyClick(table.popover.field.edit, key, Mod.AltModifier)
    assert table.popover.field.text == "14 fire"
    assert table.row_of("Ice elemental").half.isChecked()
    assert table.popover.apply.text() == "Apply: 0, 10, 9"
    qtbot.keyClick(table.popover.field.edit, key, Mod.AltModifier)
    assert not table.row_of("Ice elemental").half.isChecked()


def test_half_for_all_by_key_and_by_mouse(table: Table, qtbot: QtBot):
    table.select(*FIRE)
    table.enter("14 fire")
    qtbot.keyClick(table.popover.field.edit, Key.Key_H, Mod.AltModifier)
    assert table.popover.half.isChecked()
    assert [row.half.isChecked() for row in table.popover.table.rows] == [True] * 3
    qtbot.mouseClick(table.popover.half, LEFT)
    assert [row.half.isChecked() for row in table.popover.table.rows] == [False] * 3
    qtbot.mouseClick(table.row_of("Tiefling hexer").half, LEFT)
    assert table.popover.apply.text() == "Apply: 0, 21, 2"


def test_overruling_by_keyboard(table: Table, qtbot: QtBot):
    table.select(*FIRE)
    table.enter("14 fire")
    qtbot.keyClick(table.popover.field.edit, Key.Key_O, Mod.AltModifier)
    first = table.row_of("Hell hound").field.edit
    assert first.hasFocus()
    assert first.placeholderText() == "0"
    qtbot.keyClicks(first, "3")
    assert table.popover.apply.text() == "Apply: 3, 21, 9"
    qtbot.keyClick(first, Key.Key_Tab)
    assert table.row_of("Ice elemental").half.hasFocus()
    qtbot.keyClick(first, Key.Key_Return)
    assert [table.hp(name) for name in FIRE] == [27, -2, 14]
    table.enter("14 fire")
    assert not table.row_of("Hell hound").field.isVisible()


def test_overruling_can_be_left_again(table: Table, qtbot: QtBot):
    table.select("Gargoyle")
    table.enter("14 fire")
    qtbot.mouseClick(table.popover.overrule, LEFT)
    qtbot.keyClicks(table.row_of("Gargoyle").field.edit, "x")
    assert table.popover.problem.accessibleName().startswith("A number of points")
    qtbot.keyClick(table.row_of("Gargoyle").field.edit, Key.Key_O, Mod.AltModifier)
    assert table.popover.field.edit.hasFocus()
    assert not table.popover.problem.isVisible()
    assert table.row_of("Gargoyle").row.amount == "14"


def test_dice_are_shown_and_rolled_again(table: Table, qtbot: QtBot):
    table.select("Gargoyle")
    table.enter("8d6 acid")
    rolled = table.popover.roll.text()
    assert table.popover.roll.isVisible()
    assert rolled.count("+") == 7
    qtbot.keyClick(table.popover.field.edit, Key.Key_R, Mod.AltModifier)
    assert table.popover.roll.text() != rolled
    again = table.popover.roll.text()
    qtbot.mouseClick(table.popover.roll, LEFT)
    assert table.popover.roll.text() != again
    qtbot.keyClick(table.popover.field.edit, Key.Key_Return)
    assert table.last.amount == sum(int(face) for face in table.popover.roll.text().split(" + "))


def test_the_attack_unfolds_and_counts(table: Table, qtbot: QtBot):
    table.select("Gargoyle")
    table.enter("12 slashing")
    popover = table.popover
    assert popover.details.isHidden()
    qtbot.keyClick(popover.field.edit, Key.Key_A, Mod.AltModifier)
    assert popover.details.isVisible()
    assert popover.field.text == "12 slashing"
    assert popover.apply.text() == "Apply: 2"
    qtbot.mouseClick(popover.details.flags["magical"], LEFT)
    assert popover.apply.text() == "Apply: 12"
    qtbot.mouseClick(popover.details.materials["silver"], LEFT)
    popover.details.kind.setCurrentIndex(popover.details.kind.findData("natural"))
    popover.details.kind.activated.emit(popover.details.kind.currentIndex())
    qtbot.keyClick(popover.field.edit, Key.Key_Return)
    assert table.last.attack == AttackInfo(kind="natural", enhancement=1, materials=("silver",), magical=True)
    table.enter("5")
    assert popover.details.isHidden()
    assert not popover.details.flags["magical"].isChecked()


def test_the_source_is_chosen_and_whether_it_is_hostile(table: Table, qtbot: QtBot):
    table.select("Gargoyle")
    table.enter("12")
    popover = table.popover
    assert popover.source.text() == "from Brannoc · a hostile act"
    qtbot.mouseClick(popover.source, LEFT)
    source = popover.details.source
    assert source.hasFocus()
    qtbot.mouseClick(popover.details.hostile, LEFT)
    assert popover.source.text() == "from Brannoc · not a hostile act"
    source.setCurrentIndex(0)
    source.activated.emit(0)
    assert popover.source.text() == "from nobody in particular"
    assert not popover.details.hostile.isEnabled()
    qtbot.keyClick(popover.field.edit, Key.Key_Return)
    assert (table.last.source, table.last.hostile) == (None, False)


def test_what_is_forbidden_is_done_all_the_same_only_when_asked(table: Table, qtbot: QtBot):
    table.do("effect", name="calm", targets=["Brannoc"], forbids_hostile_acts=True)
    table.select("Gargoyle")
    table.enter("12")
    popover = table.popover
    assert popover.force.isVisible()
    assert "forbids" in popover.problem.accessibleName()
    qtbot.keyClick(popover.field.edit, Key.Key_Return)
    assert table.hp("Gargoyle") == 42
    qtbot.keyClick(popover.apply, Key.Key_Return, Mod.ControlModifier)
    assert table.hp("Gargoyle") == 30


def test_control_and_enter_in_the_field_apply_once(table: Table, qtbot: QtBot):
    table.select("Gargoyle")
    table.enter("12")
    qtbot.keyClick(table.popover.field.edit, Key.Key_Return, Mod.ControlModifier)
    assert table.hp("Gargoyle") == 30
    table.do("effect", name="calm", targets=["Brannoc"], forbids_hostile_acts=True)
    table.enter("5")
    qtbot.keyClick(table.popover.field.edit, Key.Key_Return, Mod.ControlModifier)
    assert table.hp("Gargoyle") == 25
    assert not table.popover.is_open


def test_a_click_in_the_list_changes_who_is_meant_and_the_keyboard_comes_back(table: Table, qtbot: QtBot):
    table.select("Gargoyle")
    table.enter("7")
    view = table.pane.view
    hound = view.rect_of(table.bridge.state.by_name["Hell hound"])
    qtbot.mouseClick(view.viewport(), LEFT, Mod.ControlModifier, hound.center())
    qtbot.waitUntil(table.popover.field.edit.hasFocus)
    assert table.popover.is_open
    assert [row.row.name for row in table.popover.table.rows if row.isVisible()] == ["Hell hound", "Gargoyle"]
    assert table.popover.field.text == "7"


def test_it_closes_when_the_keyboard_goes_elsewhere(table: Table, qtbot: QtBot):
    table.select("Gargoyle")
    table.enter("7")
    table.button.setFocus()
    assert not table.popover.is_open
    assert table.button.hasFocus()


def test_more_digits_from_the_list_go_into_the_open_field(table: Table, qtbot: QtBot):
    table.select("Gargoyle")
    table.enter("1")
    assert table.enter("2")
    assert table.popover.field.text == "12"
    assert table.popover.apply.text() == "Apply: 12"


def test_without_anyone_it_stays_closed(qtbot: QtBot, theme: Theme):
    window = QWidget()
    qtbot.addWidget(window)
    popover = HpEntryPopover(theme, window, HpEntryViewModel(EncounterBridge(EncounterModel(Dice(1)))))
    assert not popover.open_for(QRect(0, 0, 100, 100), "5")
    assert not popover.is_open


def test_many_targets_scroll(table: Table, qtbot: QtBot):
    for number in range(14):
        table.do("add", creature={"name": f"Goblin {number}", "hit_dice": 1, "hp": 6}, initiative=1)
    table.pane.view.selectAll()
    table.enter("3")
    area = table.popover.table.area
    assert area.verticalScrollBar().maximum() > 0
    assert table.popover.geometry().bottom() < 768 + 12
    assert table.popover.apply.text() == "Apply to 19"
    assert [row.row.key for row in table.popover.table.rows][8:11] == ["9", "", ""]


def test_what_was_cut_is_in_the_tooltip(qtbot: QtBot, theme: Theme):
    table = shown(qtbot, theme, (910, 512))
    name = "Gargoyle of the endlessly long and winding staircase"
    table.do("rename", who="Gargoyle", to=name)
    table.select(name)
    table.enter("14 fire")
    row = table.row_of(name)
    row.grab()
    assert name in row.toolTip()


def test_another_language_is_said_at_once(table: Table):
    table.select("Gargoyle")
    table.enter("5")
    table.popover.half.setText("")
    QApplication.sendEvent(table.popover, QEvent(QEvent.Type.LanguageChange))
    assert table.popover.half.text() == "Half for all"


@pytest.mark.parametrize("mode", [ThemeMode.DARK, ThemeMode.LIGHT])
def test_it_paints_and_follows_theme_and_text_size(table: Table, theme: Theme, mode: ThemeMode):
    table.select(*FIRE, "Gargoyle")
    table.enter("9 slashing +1 and 4 fire half")
    theme.set_mode(mode)
    height = table.popover.table.rows[0].height()
    theme.set_text_size(125)
    assert table.popover.table.rows[0].height() > height
    table.row_of("Gargoyle").half.setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.sendEvent(
        table.row_of("Gargoyle").half, QFocusEvent(QEvent.Type.FocusIn, Qt.FocusReason.TabFocusReason)
    )
    assert not table.grab().isNull()


@pytest.mark.parametrize(
    ("key", "modifiers", "held"),
    [
        (Key.Key_H, Mod.AltModifier, "H"),
        (Key.Key_H, Mod.AltModifier | Mod.ShiftModifier, "H"),
        (Key.Key_H, Mod.NoModifier, ""),
        (Key.Key_H, Mod.AltModifier | Mod.ControlModifier, ""),
        (Key.Key_9, Mod.AltModifier, "9"),
        (Key.Key_Ccedilla, Mod.AltModifier, "9"),
        (Key.Key_F1, Mod.AltModifier, ""),
    ],
)
def test_keys_that_are_held(key: Qt.Key, modifiers: Qt.KeyboardModifier, held: str):
    assert held_key(QKeyEvent(QEvent.Type.KeyPress, key, modifiers)) == held


@pytest.mark.parametrize(("size", "text_size"), [((820, 480), 100), ((910, 512), 130), ((1366, 768), 150)])
def test_what_was_understood_is_whole_in_little_room(qtbot: QtBot, size: tuple[int, int], text_size: int):
    theme = Theme(mode=ThemeMode.DARK, text_size=text_size)
    table = Table(theme, size)
    qtbot.addWidget(table)
    table.pane.setFixedWidth(max(320, round(size[0] / 3)))
    table.show()
    table.select("Gargoyle")
    table.enter("14 electricity")
    qtbot.wait(0)
    popover = table.popover
    assert (
        popover.field.geometry().right() < popover.echo.mapTo(popover.line, QPoint(0, 0)).x() or popover.line._stacked
    )
    assert popover.echo.width() >= theme.face("body", "strong").width("14 electricity damage")
    assert popover.line.rect().contains(popover.field.geometry())
