"""All keys on one sheet (? or F1), made from the action table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from encounter_tracker.ui.why.pane_popover import FittingScroll
from encounter_tracker.ui.widgets import KeyCap, Popover, SectionLabel, TextLine
from encounter_tracker.viewmodels.actions import GROUPS, Action, group_name

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent

    from encounter_tracker.ui.theme import Theme

_COLUMNS = 3
_STEP, _PAGE = 24, 240


class KeySheet(Popover):
    """A sheet to read; any of Esc, Enter and a click beside it closes it."""

    def __init__(self, theme: Theme, window: QWidget, entries: Callable[[], tuple[Action, ...]]) -> None:
        """Make a closed sheet over ``window``; ``entries``: the actions in the language in use."""
        super().__init__(theme, window, backdrop="dim")
        self._entries = entries
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._page: FittingScroll | None = None

    def open_sheet(self) -> None:
        """Show the keys of all actions."""
        tr = QCoreApplication.translate
        self.setAccessibleName(tr("KeySheet", "All keys"))
        if self._page is not None:
            self._page.setParent(None)
            self._page.deleteLater()
        self._page = FittingScroll(self.theme, self._make(self._entries()))
        self.body.addWidget(self._page)
        self.open_centred(top=40)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Where the window is too low for all keys, arrows and pages scroll."""
        bar = self._page.verticalScrollBar() if self._page is not None else None
        steps = {
            Qt.Key.Key_Up: -_STEP,
            Qt.Key.Key_Down: _STEP,
            Qt.Key.Key_PageUp: -_PAGE,
            Qt.Key.Key_PageDown: _PAGE,
        }
        if bar is not None and event.key() in steps:
            bar.setValue(bar.value() + steps[Qt.Key(event.key())])
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Another language while it is read."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange and self.is_open:
            self.open_sheet()

    def focus_first(self) -> None:
        """The sheet itself has the keyboard."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _make(self, entries: tuple[Action, ...]) -> QWidget:
        tr = QCoreApplication.translate
        page = QWidget()
        columns = QHBoxLayout(page)
        columns.setContentsMargins(20, 16, 20, 16)
        columns.setSpacing(28)
        stacks = [QVBoxLayout() for _ in range(_COLUMNS)]
        for stack in stacks:
            stack.setSpacing(2)  # not that of the columns, which they would take over
        used = [0] * _COLUMNS
        extra = (
            (tr("KeySheet", "Hit points of the selected"), "0…9 + − ="),
            (tr("KeySheet", "Select one, several"), tr("KeySheet", "↑ ↓ Shift")),
            (tr("KeySheet", "All foes, then all"), "Ctrl+A"),
            (tr("KeySheet", "Bring back from the tray"), "Alt+1…9"),
        )
        for group in GROUPS:
            lines = [(e.text.rstrip("…"), _shown(e)) for e in entries if e.group == group and e.keys]
            if group == "combatant":
                lines += extra
            if not lines:
                continue
            column = used.index(min(used))
            used[column] += len(lines) + 2
            stacks[column].addWidget(SectionLabel(self.theme, group_name(group)))
            stacks[column].addWidget(self._lines(lines))
            stacks[column].addSpacing(10)
        for stack in stacks:
            stack.addStretch(1)
            columns.addLayout(stack)
        return page

    def _lines(self, lines: list[tuple[str, str]]) -> QWidget:
        block = QWidget()
        block.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        grid = QGridLayout(block)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(3)
        for row, (words, key) in enumerate(lines):
            line = TextLine(self.theme, words, "small", "normal", "ink")
            line.setMinimumWidth(self.theme.px(180))
            grid.addWidget(line, row, 0)
            grid.addWidget(KeyCap(self.theme, key), row, 1, Qt.AlignmentFlag.AlignRight)
        return block


def _shown(entry: Action) -> str:
    return QKeySequence(entry.keys[0]).toString(QKeySequence.SequenceFormat.NativeText)
