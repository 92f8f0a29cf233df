"""Adding combatants by keyboard and mouse."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from encounter_tracker.session.model import EncounterModel
from encounter_tracker.support.dice import Dice
from encounter_tracker.ui.add import AddPopover
from encounter_tracker.ui.add.hits import ROW
from encounter_tracker.ui.theme import Theme, ThemeMode
from encounter_tracker.ui.widgets import Button
from encounter_tracker.viewmodels.add_form import AddViewModel
from encounter_tracker.viewmodels.bridge import EncounterBridge

Key, Mod, LEFT = Qt.Key, Qt.KeyboardModifier, Qt.MouseButton.LeftButton


class Window(QWidget):
    """A window with a button and the popover."""

    def __init__(self, theme: Theme, size: tuple[int, int] = (1366, 768)) -> None:
        super().__init__()
        self.bridge = EncounterBridge(EncounterModel(Dice(1)))
        self.vm = AddViewModel(self.bridge)
        self.button = Button(theme, "Add", parent=self)
        self.popover = AddPopover(theme, self, self.vm)
        self.resize(*size)

    def names(self) -> list[str]:
        return [who.name for who in self.bridge.state.present]

    @property
    def last(self) -> Any:
        step = self.bridge.model.undo_step
        assert step is not None
        return step.command


def control(popover: AddPopover, key: str) -> Any:
    """The control of a field of the form."""
    return popover.hand.cell(key).control


def segment(segments: Any, text: str) -> QWidget:
    """The button of a choice."""
    found: QWidget = next(button for button in segments._buttons if button.item.text == text)
    return found


def folded_out(popover: AddPopover) -> bool:
    return popover.hand.more_is_out


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(mode=ThemeMode.DARK)


def shown(qtbot: QtBot, theme: Theme, size: tuple[int, int] = (1366, 768)) -> Window:
    window = Window(theme, size)
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    window.button.setFocus()
    return window


@pytest.fixture
def window(qtbot: QtBot, theme: Theme) -> Window:
    found = shown(qtbot, theme)
    found.popover.open_add()
    return found


def test_gob_enter_six_gob_enter_escape(window: Window, qtbot: QtBot):
    edit = window.popover.field.edit
    assert edit.hasFocus()
    qtbot.keyClicks(edit, "gob")
    assert window.popover.line.accessibleName() == "Goblin: 6 hp, initiative rolled at the start"
    qtbot.keyClick(edit, Key.Key_Return)
    assert (edit.text(), edit.hasFocus()) == ("", True)
    assert window.popover.line.accessibleName() == "Added: Goblin"
    qtbot.keyClicks(edit, "6 gob")
    assert window.popover.options.count.text == "6"
    qtbot.keyClick(edit, Key.Key_Return)
    qtbot.keyClicks(edit, "troll 2")
    qtbot.keyClick(edit, Key.Key_Return)
    assert window.names() == ["Goblin", *(f"Goblin {n}" for n in range(2, 8)), "Troll 1", "Troll 2"]
    qtbot.keyClick(edit, Key.Key_Escape)
    assert not window.popover.is_open
    assert window.button.hasFocus()


def test_enter_on_an_empty_field_adds_nobody_and_says_what_to_do(window: Window, qtbot: QtBot):
    qtbot.keyClick(window.popover.field.edit, Key.Key_Return)
    assert window.names() == []
    assert window.popover.field.message_text == "Type a name, or choose one with the arrow keys"
    qtbot.keyClicks(window.popover.field.edit, "g")
    assert window.popover.field.message_text == ""


def test_arrow_keys_choose_a_hit(window: Window, qtbot: QtBot):
    edit = window.popover.field.edit
    qtbot.keyClicks(edit, "gob")
    qtbot.keyClick(edit, Key.Key_Down)
    assert window.popover.hits.accessibleName().startswith("Goblin dog")
    qtbot.keyClick(edit, Key.Key_Return)
    assert window.names() == ["Goblin dog"]


def test_a_click_chooses_and_a_double_click_adds(window: Window, qtbot: QtBot):
    hits = window.popover.hits
    qtbot.mouseClick(hits, LEFT, pos=QPoint(60, ROW * 2 + 4))
    assert window.popover.add.text() == "Add Orc"
    qtbot.mouseDClick(hits, LEFT, pos=QPoint(60, ROW + 4))
    assert window.names() == ["Kobold"]


def test_the_hits_scroll_by_wheel_and_follow_the_keys(window: Window, qtbot: QtBot):
    hits = window.popover.hits
    at = QPointF(60, 20)
    wheel = QWheelEvent(
        at,
        at,
        QPoint(0, 0),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Mod.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(hits, wheel)
    qtbot.mouseClick(hits, LEFT, pos=QPoint(60, 4))
    assert window.popover.add.text() == "Add Kobold"
    for _ in range(hits.shown + 3):
        qtbot.keyClick(window.popover.field.edit, Key.Key_Down)
    assert not hits.grab().isNull()
    qtbot.mouseClick(hits, LEFT, pos=QPoint(60, ROW * (hits.shown - 1) + 4))
    assert hits.accessibleName().startswith("Ogre")
    qtbot.mouseClick(hits, LEFT, pos=QPoint(60, 5000))


def test_choices_by_mouse(window: Window, qtbot: QtBot):
    options = window.popover.options
    qtbot.keyClicks(window.popover.field.edit, "orc")
    for segments, text in ((options.side, "Neutral"), (options.hp, "Typed"), (options.initiative, "Typed")):
        button = segment(segments, text)
        qtbot.mouseClick(button, LEFT)
    assert options.initiative_count.edit.hasFocus()
    qtbot.keyClicks(options.initiative_count.edit, "15")
    qtbot.keyClick(options.initiative_count.edit, Key.Key_Return)
    assert options.hp_points.edit.hasFocus()
    assert options.hp_points.message_text
    qtbot.keyClicks(options.hp_points.edit, "9")
    qtbot.mouseClick(options.flags["hidden"], LEFT)
    options.name.edit.setFocus()
    qtbot.keyClicks(options.name.edit, "Ugg")
    options.count.edit.setFocus()
    options.count.edit.selectAll()
    qtbot.keyClicks(options.count.edit, "2")
    qtbot.keyClick(options.count.edit, Key.Key_Up)
    assert options.count.text == "3"
    qtbot.keyClick(options.count.edit, Key.Key_Down)
    qtbot.keyClick(options.count.edit, Key.Key_Return)
    command = window.last
    assert (command.side, command.hp, command.initiative, command.hidden, command.name, command.count) == (
        "neutral",
        9,
        15,
        True,
        "Ugg",
        2,
    )
    assert window.names() == ["Ugg 1", "Ugg 2"]
    assert options.name.text == ""


def test_alt_s_goes_through_the_sides(window: Window, qtbot: QtBot):
    edit = window.popover.field.edit
    qtbot.keyClicks(edit, "orc")
    qtbot.keyClick(edit, Key.Key_S, Mod.AltModifier)
    assert edit.text() == "orc"
    assert window.popover.options.side.chosen == "neutral"


def test_one_entered_by_hand(window: Window, qtbot: QtBot):
    popover = window.popover
    qtbot.keyClicks(popover.field.edit, "Grosh")
    assert popover.hand.isVisible()
    qtbot.keyClick(popover.field.edit, Key.Key_Return)
    dice, points = control(popover, "hit_dice"), control(popover, "hp")
    assert dice.edit.hasFocus()
    assert dice.message_text
    assert points.message_text
    qtbot.keyClicks(dice.edit, "4")
    qtbot.keyClick(dice.edit, Key.Key_Tab)
    qtbot.keyClicks(points.edit, "4d8+12")
    assert popover.line.accessibleName() == "Grosh: 30 hp, initiative rolled at the start"
    qtbot.keyClick(points.edit, Key.Key_Return)
    assert window.names() == ["Grosh"]
    assert (dice.text, points.text) == ("", "")
    assert popover.field.edit.hasFocus()
    assert not popover.hand.isVisible()


def test_more_fields_fold_out_and_mistakes_in_them_are_shown(window: Window, qtbot: QtBot):
    popover = window.popover
    qtbot.keyClicks(popover.field.edit, "Imp")
    qtbot.keyClick(popover.field.edit, Key.Key_B, Mod.AltModifier)
    assert control(popover, "hit_dice").edit.hasFocus()
    qtbot.keyClick(popover.field.edit, Key.Key_M, Mod.AltModifier)
    assert folded_out(popover)
    assert popover.hand.area.isVisible()
    popover.hand.cell("hit_dice").set_value("1")
    popover.hand.cell("hp").set_value("8")
    immune = control(popover, "immune").edit
    immune.setFocus()
    qtbot.keyClicks(immune, "fire")
    assert popover.hand.weak.isVisible()
    assert popover.hand.weak.isChecked()
    qtbot.mouseClick(popover.hand.weak, LEFT)
    resist = control(popover, "resist")
    resist.edit.setFocus()
    qtbot.keyClicks(resist.edit, "fire")
    qtbot.keyClick(control(popover, "hp").edit, Key.Key_M, Mod.AltModifier)
    assert not folded_out(popover)
    qtbot.keyClick(control(popover, "hp").edit, Key.Key_Return)
    assert window.names() == []
    assert folded_out(popover)
    assert resist.edit.hasFocus()
    qtbot.keyClicks(resist.edit, "acid 5")
    qtbot.keyClick(resist.edit, Key.Key_Return)
    assert window.names() == ["Imp"]
    assert not window.last.by_hand
    assert window.last.creature.resist == {"acid": 5}


def test_it_opens_with_a_creature(qtbot: QtBot, theme: Theme):
    window = shown(qtbot, theme)
    window.popover.open_add("Troll")
    assert window.popover.field.text == "Troll"
    qtbot.keyClick(window.popover.field.edit, Key.Key_Return)
    assert window.names() == ["Troll"]
    window.popover.close_popover()
    window.popover.open_add()
    assert window.popover.field.text == ""


def test_tab_goes_through_everything_and_stays_inside(window: Window, qtbot: QtBot):
    popover = window.popover
    qtbot.keyClicks(popover.field.edit, "orc")
    seen: list[QWidget] = []
    for _ in range(40):
        qtbot.keyClick(QApplication.focusWidget(), Key.Key_Tab)
        focus = QApplication.focusWidget()
        assert focus is not None
        assert popover.isAncestorOf(focus)
        if focus is popover.field.edit:
            break
        seen.append(focus)
    inputs = [popover.options.count.edit, popover.options.name.edit, popover.options.flags["hidden"], popover.add]
    places = [seen.index(widget) for widget in inputs]
    assert places == sorted(places)
    assert seen[-1] is popover.close_button


@pytest.mark.parametrize("size", [(1366, 768), (1093, 614), (1024, 700), (910, 512)])
@pytest.mark.parametrize("text", ["gob", "Grosh"])
def test_it_fits_into_the_window_and_lets_the_list_be_seen(
    qtbot: QtBot, theme: Theme, size: tuple[int, int], text: str
):
    window = shown(qtbot, theme, size)
    window.popover.open_add()
    qtbot.keyClicks(window.popover.field.edit, text)
    if text == "Grosh":
        window.popover.toggle_more()
    panel = window.popover.geometry().adjusted(12, 12, -12, -12)
    assert window.rect().contains(panel)
    assert window.popover.foot.geometry().bottom() < window.popover.height() - 12
    assert window.popover.hits.height() >= ROW
    if size[0] == 1366:
        assert panel.left() > 455


def test_another_language_keeps_what_was_typed(window: Window, qtbot: QtBot):
    popover = window.popover
    qtbot.keyClicks(popover.field.edit, "Grosh")
    popover.hand.cell("hit_dice").set_value("4")
    popover.by_hand.setText("")
    QApplication.sendEvent(popover, QEvent(QEvent.Type.LanguageChange))
    assert popover.by_hand.text() == "By hand"
    assert popover.hand.cell("hit_dice").value == "4"


def test_it_paints_in_both_themes_and_larger_text(window: Window, theme: Theme, qtbot: QtBot):
    qtbot.keyClicks(
        window.popover.field.edit, "a creature with a name that is much too long to be shown in full anywhere"
    )
    window.popover.toggle_more()
    theme.set_mode(ThemeMode.LIGHT)
    theme.set_text_size(125)
    assert not window.grab().isNull()
    assert window.popover.hits.height() >= theme.px(ROW)
