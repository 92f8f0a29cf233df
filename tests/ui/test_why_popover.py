"""Why a figure is what it is: the popover at its tile."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QShortcut
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from encounter_tracker.encounter import commands as c
from encounter_tracker.ui.theme import ThemeMode
from encounter_tracker.ui.why import WhyPopover
from tests.ui.combatant_window import Window
from tests.viewmodels.combatant_fight import spell

pytestmark = pytest.mark.gui

Key, LEFT = Qt.Key, Qt.MouseButton.LeftButton
ALT = Qt.KeyboardModifier.AltModifier
FAITH = spell("shield of faith", 38, ("ac", 3, "deflection"), id="faith")
EVIL = spell("protection from evil", 19, ("ac", 2, "deflection"), id="evil")


def opened(window: Window, figure: str = "ac") -> WhyPopover:
    window.tile(figure).setFocus(Qt.FocusReason.TabFocusReason)
    window.press(Key.Key_W)
    return window.made(window.pane.overlays.why)


def test_it_stands_under_its_tile_in_the_column_of_the_pane(qtbot: QtBot):
    window = Window(qtbot, FAITH, EVIL)
    why = opened(window)
    panel = why.geometry().adjusted(12, 12, -12, -12)
    pane = window.pane.geometry()
    tile = window.tile("ac")
    assert panel.left() == pane.left() + 8
    assert panel.right() == pane.right() - 8
    assert panel.top() == tile.mapTo(window, QPoint(0, tile.height())).y() + 4
    assert panel.left() > window.list.geometry().right()


def test_where_there_is_more_room_above_it_goes_there(qtbot: QtBot):
    many = [spell(f"ward {number}", 9, ("attack", 1, "morale"), id=f"w{number}") for number in range(4)]
    window = Window(qtbot, *many)
    attacks = window.pane.sheet.columns.attacks
    attacks.setFocus()
    attacks.choose("attacks:1")
    window.press(Key.Key_W)
    window.settle()
    why = window.made(window.pane.overlays.why)
    panel = why.geometry().adjusted(12, 12, -12, -12)
    assert panel.bottom() < attacks.mapTo(window, QPoint(0, 0)).y()
    assert panel.top() >= 0


def test_in_a_low_window_nothing_of_it_is_squeezed(qtbot: QtBot):
    window = Window(qtbot, height=420)
    window.tile("cha").setFocus()
    window.press(Key.Key_W)
    ability = window.made(window.pane.overlays.ability)
    panel = ability.geometry().adjusted(12, 12, -12, -12)
    assert window.rect().contains(panel)
    tops = [line.y() for line in ability.lines]
    assert [second - first >= 30 for first, second in itertools.pairwise(tops)] == [True, True]
    assert ability.restore.mapTo(window, QPoint(0, ability.restore.height())).y() < panel.bottom()


def test_it_says_all_of_it_to_a_screen_reader(qtbot: QtBot):
    why = opened(Window(qtbot, FAITH))
    assert why.accessibleName() == "Why: Armor Class 26"
    assert "deflection: shield of faith" in why.accessibleDescription()
    assert why.head.accessibleName() == "AC 26, Brannoc, now"


def test_it_is_higher_with_more_parts(qtbot: QtBot):
    window = Window(qtbot)
    why = opened(window)
    before = why.height()
    window.press(Key.Key_Escape)
    window.do(FAITH, EVIL)
    why = opened(window)
    assert why.height() > before + 2 * 42


def test_it_follows_the_encounter_while_open(qtbot: QtBot):
    window = Window(qtbot)
    why = opened(window)
    before = why.height()
    window.do(FAITH)
    assert (why.is_open, why.accessibleName()) == (True, "Why: Armor Class 26")
    assert why.height() > before
    window.do(c.NextTurn())
    assert why.is_open
    window.bridge.select(("c2",))
    assert not why.is_open


def test_o_overrules_and_enter_takes_it(qtbot: QtBot):
    window = Window(qtbot)
    why = opened(window)
    window.press(Key.Key_O)
    assert (why.overrule.isVisible(), window.focus) == (True, why.overrule.field.edit)
    window.write("16")
    window.press(Key.Key_Return)
    assert window.brannoc.overrides == {"ac": 16}
    assert (why.is_open, window.focus) == (False, window.tile("ac"))


def test_an_overruled_figure_goes_back(qtbot: QtBot):
    window = Window(qtbot, c.EditCombatant(who="c1", set={"figures": {"ac": 16}}))
    why = opened(window)
    window.click(why.overrule_button)
    window.click(why.overrule.back)
    assert window.brannoc.overrides == {}


def test_without_overruling_there_is_nothing_to_go_back_from(qtbot: QtBot):
    window = Window(qtbot)
    why = opened(window)
    window.click(why.overrule_button)
    assert not why.overrule.back.isVisible()


def test_nonsense_is_marked_and_told(qtbot: QtBot):
    window = Window(qtbot)
    why = opened(window)
    window.press(Key.Key_O)
    window.write("high")
    window.click(why.overrule.apply)
    assert (why.is_open, why.overrule.field.message_text) == (True, "Type a whole number")
    assert window.brannoc.overrides == {}
    window.write("1")
    assert why.overrule.field.message_text == ""


def test_up_and_down_count_in_the_field(qtbot: QtBot):
    window = Window(qtbot)
    why = opened(window)
    window.press(Key.Key_O)
    window.press(Key.Key_Up)
    window.press(Key.Key_Up)
    window.press(Key.Key_Down)
    assert why.overrule.field.text == "25"
    why.overrule.field.set_text("x")
    window.press(Key.Key_Up)
    assert why.overrule.field.text == "x"


def test_letters_lead_to_other_figures(qtbot: QtBot):
    window = Window(qtbot)
    taken: list[str] = []
    shortcut = QShortcut("F", window)
    shortcut.activated.connect(lambda: taken.append("F"))
    why = opened(window)
    window.press(Key.Key_F)
    assert (why.is_open, why.figure, why.anchor) == (True, "fort", window.tile("fort"))
    window.press(Key.Key_W)
    assert why.figure == "will"
    assert taken == []


def test_while_typing_letters_are_letters_and_alt_leads(qtbot: QtBot):
    window = Window(qtbot)
    why = opened(window)
    window.press(Key.Key_O)
    window.write("f")
    assert (why.figure, why.overrule.field.text) == ("ac", "f")
    window.press(Key.Key_O, ALT)
    assert not why.overrule.isVisible()
    window.press(Key.Key_T, ALT)
    assert why.figure == "touch"


def test_a_skill_cannot_be_overruled(qtbot: QtBot):
    window = Window(qtbot)
    window.pane.show_why("Climb")
    window.settle()
    why = window.made(window.pane.overlays.why)
    assert not why.overrule_button.isVisible()
    why.open_overrule()
    assert not why.overrule.isVisible()
    assert not why.rule_button.isVisible()


def test_the_rule_is_shown_in_place(qtbot: QtBot):
    window = Window(qtbot)
    why = opened(window)
    before = why.height()
    window.press(Key.Key_F1)
    assert why.rule.isVisible()
    assert why.rule.accessibleName().startswith("Bonuses of one type do not add up")
    assert why.height() > before
    window.click(why.rule_button)
    assert not why.rule.isVisible()
    assert why.height() == before


def test_into_the_log(qtbot: QtBot):
    window = Window(qtbot)
    why = opened(window)
    window.click(why.log_button)
    last = [record.event for record in window.model.log()][-1]
    assert last.text == "Armor Class: 24 stat block = 24"  # type: ignore[union-attr]
    assert not why.is_open


def test_a_click_on_a_part_opens_its_effect(qtbot: QtBot):
    window = Window(qtbot, FAITH)
    why = opened(window)
    row = window.theme.px(42)
    with qtbot.assertNotEmitted(window.pane.effect_requested):
        qtbot.mouseClick(why.parts, LEFT, pos=QPoint(100, row // 2))
    with qtbot.waitSignal(window.pane.effect_requested) as told:
        qtbot.mouseClick(why.parts, LEFT, pos=QPoint(100, row + row // 2))
    assert told.args == ["faith"]
    assert not why.is_open


def test_the_pointer_over_a_part_tells_it_in_full(qtbot: QtBot):
    window = Window(qtbot, FAITH)
    why = opened(window)
    at = QPointF(100, window.theme.px(42) * 1.5)
    none = Qt.MouseButton.NoButton
    move = QMouseEvent(QEvent.Type.MouseMove, at, at, none, none, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(why.parts, move)
    assert why.parts.toolTip().splitlines()[0] == "deflection: shield of faith"
    assert why.parts.cursor().shape() is Qt.CursorShape.PointingHandCursor


@pytest.mark.parametrize("mode", list(ThemeMode))
def test_it_is_painted_in_every_theme(qtbot: QtBot, mode: ThemeMode):
    window = Window(qtbot, FAITH, EVIL, c.ApplyCondition(target="Brannoc", condition="prone"))
    why = opened(window)
    window.theme.set_mode(mode)
    image = why.grab().toImage()
    colours = {image.pixelColor(x, y).name() for x in range(0, image.width(), 2) for y in range(0, image.height(), 2)}
    assert window.theme.color("raised").name() in colours  # the headings of what does not count, and sometimes
    assert window.theme.color("up").name() in colours


def test_many_parts_scroll(qtbot: QtBot):
    many = [spell(f"ward {number}", 9, ("ac", 1, "dodge"), id=f"w{number}") for number in range(30)]
    window = Window(qtbot, *many)
    why = opened(window)
    panel = why.geometry().adjusted(12, 12, -12, -12)
    assert panel.bottom() <= window.height()
    assert why.area.bar.isVisible()
    assert why.overrule_button.mapTo(window, QPoint(0, 0)).y() < window.height() - 28
