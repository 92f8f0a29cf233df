"""Popover and banner: what lies over the window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QAction, QEnterEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from encounter_tracker.ui.theme import Theme, ThemeMode
from encounter_tracker.ui.widgets import Banner, Button, Popover, TextField

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(mode=ThemeMode.DARK)


class Window(QWidget):
    """A window with two buttons, and a popover with a field and a button."""

    def __init__(self, theme: Theme, **how: object) -> None:
        super().__init__()
        self.first, self.second = Button(theme, "first"), Button(theme, "second")
        row = QHBoxLayout(self)
        row.addWidget(self.first)
        row.addStretch(1)
        row.addWidget(self.second)
        self.popover = Popover(theme, self, name="Hit points", **how)  # type: ignore[arg-type]
        self.field, self.apply = TextField(theme, name="Hit points"), Button(theme, "Apply")
        self.popover.body.addWidget(self.field)
        self.popover.body.addWidget(self.apply)
        self.resize(600, 400)


def shown(qtbot: QtBot, theme: Theme, **how: object) -> Window:
    window = Window(theme, **how)
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    return window


def test_escape_closes_and_gives_the_focus_back(theme: Theme, qtbot: QtBot) -> None:
    window = shown(qtbot, theme)
    window.second.setFocus()
    window.popover.open_below(window.first, width=240)
    assert (window.popover.is_open, window.field.edit.hasFocus()) == (True, True)
    qtbot.keyClicks(window.field.edit, "14 fire")
    with qtbot.waitSignal(window.popover.closed):
        qtbot.keyClick(window.field.edit, Key.Key_Escape)
    assert (window.popover.is_open, window.second.hasFocus()) == (False, True)


def test_escape_belongs_to_the_popover_even_if_the_window_has_it_as_a_shortcut(theme: Theme, qtbot: QtBot) -> None:
    window = shown(qtbot, theme)
    action = QAction("clear the selection", window)
    action.setShortcut(Key.Key_Escape)
    window.addAction(action)
    window.popover.open_centred(width=240)
    with qtbot.assertNotEmitted(action.triggered), qtbot.waitSignal(window.popover.closed):
        qtbot.keyClick(window.field.edit, Key.Key_Escape)


def test_tab_stays_inside(theme: Theme, qtbot: QtBot) -> None:
    window = shown(qtbot, theme)
    window.popover.open_centred(width=240)
    seen = []
    for key in (Key.Key_Tab, Key.Key_Tab, Key.Key_Backtab):
        qtbot.keyClick(QApplication.focusWidget(), key)
        seen.append(QApplication.focusWidget())
    assert seen == [window.apply, window.field.edit, window.apply]


def test_it_closes_when_the_focus_goes_elsewhere_and_leaves_it_there(theme: Theme, qtbot: QtBot) -> None:
    window = shown(qtbot, theme)
    window.first.setFocus()
    window.popover.open_in(QRect(100, 100, 240, 100))
    qtbot.mouseClick(window.second, LEFT)
    assert not window.popover.is_open
    assert window.second.hasFocus()


def test_it_may_stay_open_beside_the_list(theme: Theme, qtbot: QtBot) -> None:
    window = shown(qtbot, theme, close_on_leave=False)
    window.popover.open_in(QRect(100, 100, 240, 100))
    qtbot.mouseClick(window.second, LEFT)
    assert window.popover.is_open


def test_a_click_beside_it_closes_it_where_there_is_a_backdrop(theme: Theme, qtbot: QtBot) -> None:
    window = shown(qtbot, theme, backdrop="dim")
    window.popover.spare(QRect(0, 0, 90, 400))
    window.popover.open_in(QRect(150, 100, 240, 100))
    under = window.childAt(500, 350)
    assert under is not None
    assert window.childAt(20, 200) is not under, "the spared part stays free"
    assert not window.grab().isNull()
    with qtbot.assertNotEmitted(window.popover.closed):
        qtbot.mouseClick(window.popover, LEFT, pos=QPoint(20, 20))
    with qtbot.waitSignal(window.popover.closed):
        qtbot.mouseClick(under, LEFT)
    assert not under.isVisible()


def test_it_keeps_inside_the_window_and_follows_its_size(theme: Theme, qtbot: QtBot) -> None:
    window = shown(qtbot, theme)
    window.popover.open_in(QRect(500, 350, 300, 200))
    assert window.rect().adjusted(-12, -12, 12, 12).contains(window.popover.geometry())
    window.resize(300, 180)
    qtbot.waitUntil(lambda: window.rect().adjusted(-12, -12, 12, 12).contains(window.popover.geometry()))


def test_it_opens_above_its_anchor_where_there_is_no_room_below(theme: Theme, qtbot: QtBot) -> None:
    window = shown(qtbot, theme)
    window.first.setParent(window)
    window.layout().removeWidget(window.first)  # type: ignore[union-attr]
    window.first.setGeometry(10, 360, 100, 28)
    window.popover.open_below(window.first, width=240)
    assert window.popover.geometry().bottom() <= 360 + 12
    window.popover.close_popover()
    window.first.setGeometry(10, 10, 100, 28)
    window.popover.open_below(window.first, width=240, align_right=True)
    assert window.popover.geometry().top() >= 30


def test_it_opens_beside_the_list(theme: Theme, qtbot: QtBot) -> None:
    window = shown(qtbot, theme)
    window.popover.open_beside(window.first, top=120)
    panel = window.popover.geometry().adjusted(12, 12, -12, -12)
    assert (panel.left(), panel.top()) == (window.first.geometry().right() + 7, 120)
    height = panel.height()
    window.popover.body.addWidget(Button(theme, "More", height=40))
    qtbot.waitUntil(lambda: window.popover.geometry().height() - 24 >= height + 40)


def test_opening_twice_only_places_it_anew(theme: Theme, qtbot: QtBot) -> None:
    window = shown(qtbot, theme)
    window.first.setFocus()
    window.popover.open_in(QRect(100, 100, 240, 100))
    with qtbot.assertNotEmitted(window.popover.opened):
        window.popover.open_in(QRect(200, 150, 240, 100))
    assert window.popover.geometry().adjusted(12, 12, -12, -12) == QRect(200, 150, 240, 100)
    window.popover.close_popover()
    window.popover.close_popover()
    assert window.first.hasFocus()


def test_a_widget_that_is_gone_gets_no_focus(theme: Theme, qtbot: QtBot) -> None:
    window = shown(qtbot, theme)
    window.second.setFocus()
    window.popover.open_centred()
    window.second.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    window.popover.close_popover()
    assert not window.popover.is_open


def test_a_banner_comes_takes_no_focus_and_goes_by_itself(theme: Theme, qtbot: QtBot) -> None:
    window = shown(qtbot, theme)
    window.first.setFocus()
    banner = Banner(theme, window, shown_ms=30)
    with qtbot.waitSignal(banner.gone, timeout=3000):
        banner.show_message("Ysolde’s bless has ended", icon="hourglass")
        assert banner.isVisible()
        assert (banner.text, banner.accessibleName()) == ("Ysolde’s bless has ended",) * 2
        assert window.first.hasFocus()
        assert not banner.grab().isNull()
    assert not banner.isVisible()


def test_a_banner_waits_while_the_pointer_rests_on_it(theme: Theme, qtbot: QtBot) -> None:
    window = shown(qtbot, theme)
    banner = Banner(theme, window, shown_ms=20)
    banner.show_message("Ysolde’s bless has ended", action="Undo")
    middle = banner.rect().center().toPointF()
    QApplication.sendEvent(banner, QEnterEvent(middle, middle, middle))
    qtbot.wait(60)
    assert banner.isVisible()
    with qtbot.waitSignal(banner.gone, timeout=3000):
        QApplication.sendEvent(banner, QEvent(QEvent.Type.Leave))


def test_a_banner_stays_as_long_as_it_takes_to_read_and_to_act(theme: Theme, qtbot: QtBot) -> None:
    banner = Banner(theme, shown(qtbot, theme), shown_ms=1000)
    banner.show_message("short")
    assert banner.stays_ms == 1000
    banner.show_message("x" * 150)
    assert banner.stays_ms == 2500
    banner.show_message("short", action="Undo")
    assert banner.stays_ms == 3000


def test_a_banner_stands_above_what_it_must_not_cover(theme: Theme, qtbot: QtBot) -> None:
    window = shown(qtbot, theme)
    banner = Banner(theme, window)
    banner.stand_above(window.second)
    banner.show_message("Ysolde’s bless has ended")
    assert banner.geometry().bottom() < window.second.mapTo(window, QPoint(0, 0)).y()
    window.second.hide()
    banner.show_message("Ysolde’s bless has ended")
    assert banner.geometry().bottom() > window.height() - 40


def test_the_action_of_a_banner_is_told_once(theme: Theme, qtbot: QtBot) -> None:
    window = shown(qtbot, theme)
    banner = Banner(theme, window)
    banner.show_message("3 foes removed", action="Undo")
    button = banner.findChild(Button)
    assert button is not None
    with qtbot.waitSignal(banner.action_requested):
        qtbot.mouseClick(button, LEFT)
    assert not banner.isVisible()
    banner.show_message("A very long notice " * 20)
    assert window.rect().contains(banner.geometry())
    window.resize(300, 300)
    qtbot.waitUntil(lambda: window.rect().contains(banner.geometry()))
