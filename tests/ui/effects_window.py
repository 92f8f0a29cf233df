"""A window with the effects pane and something else that can have the keyboard."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLineEdit, QMenu, QWidget
from pytestqt.qtbot import QtBot

from encounter_tracker.session.model import EncounterModel
from encounter_tracker.support.own_effects import OwnEffectStore
from encounter_tracker.ui.effects import EffectsPane
from encounter_tracker.ui.theme import Theme, ThemeMode
from encounter_tracker.viewmodels.bridge import EncounterBridge
from encounter_tracker.viewmodels.effects import EffectsViewModel
from tests.viewmodels.effect_fight import GivenDice, effect_id, fight, who

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton
CTRL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier


class Window:
    """The pane at 409 points in a window of 1366×768; keys of the fight are counted in `fought`."""

    def __init__(self, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, file: Path, *faces: int) -> None:
        self.qtbot = qtbot
        # menus are made but not shown: without a display they cannot have the keyboard to themselves
        self.popped: list[QMenu] = []
        monkeypatch.setattr(QMenu, "popup", lambda menu, _at: self.popped.append(menu))
        self.model: EncounterModel = fight(GivenDice(*faces) if faces else None)
        self.bridge = EncounterBridge(self.model)
        self.theme = Theme(mode=ThemeMode.DARK)
        self.view_model = EffectsViewModel(self.bridge, store=OwnEffectStore(file))
        self.window = QWidget()
        self.window.resize(1366, 768)
        self.other = QLineEdit()
        self.pane = EffectsPane(self.theme, self.view_model)
        self.pane.setFixedWidth(409)
        row = QHBoxLayout(self.window)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.other, 1)
        row.addWidget(self.pane)
        self.fought: list[str] = []
        for keys in ("N", "Del", "K", "+", "Esc", "Ctrl+S", "Ctrl+Z", "F6"):
            QShortcut(QKeySequence(keys), self.window).activated.connect(self._counter(keys))
        qtbot.addWidget(self.window)
        with qtbot.waitActive(self.window):
            self.window.show()
            self.window.activateWindow()
        self.other.setFocus()
        self.settle()

    def _counter(self, keys: str) -> Callable[[], None]:
        return lambda: self.fought.append(keys)

    def settle(self) -> None:
        for _ in range(4):
            QApplication.processEvents()

    def type(self, text: str) -> None:
        self.qtbot.keyClicks(self.focus, text)

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        self.qtbot.keyClick(self.focus, key, modifiers)
        self.settle()

    def click(self, widget: QWidget) -> None:
        self.settle()
        assert widget.isVisible()
        self.qtbot.mouseClick(widget, LEFT)
        self.settle()

    def segment(self, segments: QWidget, key: str) -> None:
        for button in segments.findChildren(QWidget):
            item = getattr(button, "item", None)
            if item is not None and item.key == key and button.isVisible():
                self.click(button)
                return
        raise AssertionError(key)

    def choose(self, combo: QWidget, key: str) -> None:
        """Choose as a user does: with the keyboard in the combo."""
        from encounter_tracker.ui.widgets import Combo

        assert isinstance(combo, Combo)
        combo.setFocus()
        steps = combo.findData(key) - combo.currentIndex()
        for _ in range(abs(steps)):
            self.qtbot.keyClick(combo, Key.Key_Down if steps > 0 else Key.Key_Up)
        assert combo.chosen == key
        self.settle()

    def pick(self, *texts: str) -> None:
        """Choose an item of the menu that was opened last, or of its inner menus."""
        menu = self.popped.pop()
        for text in texts[:-1]:
            menu = next(action.menu() for action in menu.actions() if action.text() == text)  # type: ignore[assignment]
        action = next(action for action in menu.actions() if action.text() == texts[-1])
        assert action.isEnabled()
        action.trigger()
        self.settle()

    @property
    def focus(self) -> QWidget:
        focus = QApplication.focusWidget()
        assert focus is not None
        return focus

    def who(self, name: str) -> str:
        return who(self.model.state, name)

    def effect(self, name: str) -> str:
        return effect_id(self.model.state, name)

    @property
    def names(self) -> list[str]:
        return [effect.name for effect in self.model.state.effects.values()]

    @property
    def commands(self) -> list[object]:
        return [step.command for step in self.model.steps[5 : self.model.position]]

    def select(self, *names: str) -> None:
        self.bridge.select(tuple(self.who(name) for name in names))
