"""A window with a list at the left and the combatant pane beside it, over a real encounter."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter.state import Combatant
from encounter_tracker.ui.combatant import CombatantPane
from encounter_tracker.ui.combatant.form import FieldCell
from encounter_tracker.ui.theme import Theme, ThemeMode
from encounter_tracker.ui.widgets import Button
from encounter_tracker.ui.widgets.tiles import Tile
from encounter_tracker.viewmodels.combatant import CombatantViewModel
from tests.viewmodels.combatant_fight import bridge_of, do, started

Made = TypeVar("Made")


class Window(QWidget):
    """What a game master has before them."""

    def __init__(self, qtbot: QtBot, *commands: c.Command, width: int = 500, height: int = 600) -> None:
        super().__init__()
        qtbot.addWidget(self)
        self.qtbot = qtbot
        self.theme = Theme(mode=ThemeMode.DARK)
        self.model = started()
        do(self.model, *commands)
        self.bridge = bridge_of(self.model)
        self.vm = CombatantViewModel(self.bridge)
        self.refusals: list[str] = []
        self.bridge.refused.connect(self.refusals.append)
        self.list = Button(self.theme, "the list")
        self.pane = CombatantPane(self.theme, self.vm)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(1)
        self.list.setFixedWidth(400)
        row.addWidget(self.list)
        row.addWidget(self.pane, 1)
        self.resize(401 + width, height)
        with qtbot.waitActive(self):
            self.show()
            self.activateWindow()
        self.settle()

    @property
    def brannoc(self) -> Combatant:
        return self.model.state.combatants["c1"]

    @property
    def focus(self) -> QWidget:
        focus = QApplication.focusWidget()
        assert focus is not None
        return focus

    def do(self, *commands: c.Command) -> None:
        do(self.model, *commands)
        self.settle()

    def settle(self) -> None:
        """Let layouts and deferred deletions happen."""
        QApplication.processEvents()

    def tile(self, key: str) -> Tile:
        found = self.pane.sheet.figures.tile(key) or self.pane.sheet.abilities.tile(key)
        assert found is not None
        return found

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """A key, to whatever has the keyboard."""
        self.qtbot.keyClick(self.focus, key, modifiers)
        self.settle()

    def write(self, text: str) -> None:
        """Text, to whatever has the keyboard; what is selected is replaced."""
        self.qtbot.keyClicks(self.focus, text)
        self.settle()

    def click(self, widget: QWidget) -> None:
        assert widget.isVisible()
        self.qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)
        self.settle()

    def made(self, popover: Made | None) -> Made:
        """A popover that must exist by now."""
        assert popover is not None
        return popover

    def cell(self, key: str) -> FieldCell:
        """A field of the form with all fields."""
        return self.pane.edit_page.form.cells[key]
