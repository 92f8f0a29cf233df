"""A game master at the real window: types, clicks, looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from encounter_tracker.app.window import build_window
from encounter_tracker.encounter.derive import derived
from encounter_tracker.support.dice import Dice
from encounter_tracker.support.settings import SettingsStore

if TYPE_CHECKING:
    from encounter_tracker.encounter.derive import Derived
    from encounter_tracker.encounter.state import Combatant, Encounter


class Table:
    """One window with a fixed seed; ``close`` it before opening the next."""

    def __init__(self, file: str | None = None, *, seed: int = 1) -> None:
        self.store = SettingsStore()
        self.window = build_window(file, store=self.store, dice=Dice(seed))
        self.window.resize(1366, 768)
        self.window.show()
        self.window.activateWindow()
        self.settle()

    # --- looking -------------------------------------------------------------------------------------------------

    @property
    def state(self) -> Encounter:
        return self.window.bridge.state

    def who(self, name: str) -> Combatant:
        return self.state.combatants[self.state.by_name[name]]

    def now(self, name: str) -> Derived:
        return derived(self.state, self.state.by_name[name])

    @property
    def active(self) -> str | None:
        active = self.state.active
        return self.state.combatants[active].name if active is not None else None

    def names(self) -> list[str]:
        return [row.name for row in self.window.panes.order_view_model.view.rows]

    def row(self, name: str) -> object:
        return next(row for row in self.window.panes.order_view_model.view.rows if row.name == name)

    # --- doing ---------------------------------------------------------------------------------------------------

    def settle(self) -> None:
        QApplication.processEvents()
        QApplication.processEvents()

    @property
    def focus(self) -> QWidget:
        return QApplication.focusWidget() or self.window

    def type(self, text: str) -> None:
        """Type into whatever has the keyboard."""
        for letter in text:
            QTest.keyClicks(self.focus, letter)
        self.settle()

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(self.focus, key, modifiers)
        self.settle()

    def ctrl(self, key: Qt.Key) -> None:
        self.key(key, Qt.KeyboardModifier.ControlModifier)

    def click(self, widget: QWidget) -> None:
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
        self.settle()

    def click_row(self, name: str, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        view = self.window.panes.order.view
        rect = view.rect_of(self.who(name).id)
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, modifiers, rect.center())
        self.settle()

    def drag_row(self, name: str, to: QPoint) -> None:
        viewport = self.window.panes.order.view.viewport()
        start = self.window.panes.order.view.rect_of(self.who(name).id).center()
        QTest.mousePress(viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
        QTest.mouseMove(viewport, start + QPoint(0, 12))
        QTest.mouseMove(viewport, to)
        QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, to)
        self.settle()

    def close(self) -> None:
        if not isValid(self.window):
            return  # by the test itself
        self.window.close()
        self.window.deleteLater()
        self.settle()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # no event loop runs that would do it
