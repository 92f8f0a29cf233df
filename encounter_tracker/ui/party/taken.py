"""What was taken over from a fight into the party, and what only the game master can decide."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QSize, Qt
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from encounter_tracker.ui.popover_keys import PopoverKeys, alt_cap, escape_cap
from encounter_tracker.ui.why.pane_popover import FittingScroll
from encounter_tracker.ui.why.wrapped import Paragraph
from encounter_tracker.ui.widgets import Button, Popover, TextLine
from encounter_tracker.viewmodels.party_sync import TakenRow, TakenView

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.party_sync import PartySync

__all__ = ["TakenPopover"]

tr = QCoreApplication.translate

_WIDTH, _TOP, _EDGE, _PAD, _FOOT = 560, 64, 8, 12, 44
_DIGITS: Final = "123456789"


class TakenLine(QWidget):
    """One member: what is different; where it is open, what can be done."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.row = TakenRow(key="", name="", text="", kind="taken")
        self.name = TextLine(theme, "", "body", "strong", "ink", height=22)
        self.text = Paragraph(theme, size="body")
        self.take = Button(theme, icon="check", height=26)
        self.bring = Button(theme, icon="swords", height=26)
        buttons = QHBoxLayout()
        buttons.setContentsMargins(0, 4, 0, 4)
        buttons.setSpacing(8)
        buttons.addWidget(self.take)
        buttons.addWidget(self.bring)
        buttons.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(_PAD, 4, _PAD, 6)
        column.setSpacing(0)
        column.addWidget(self.name)
        column.addWidget(self.text)
        column.addLayout(buttons)

    def set_row(self, row: TakenRow, digit: str) -> None:
        """Show a member; ``digit``: the key that takes it over."""
        self.row = row
        self.name.set_text(row.name)
        self.text.set_text(row.text)
        self.setAccessibleName(f"{row.name}: {row.text}")
        for button in (self.take, self.bring):
            button.setVisible(row.kind == "open")
        self.take.setText(tr("Party", "Take over into the party"))
        self.take.set_key(alt_cap(digit) if digit else "")
        self.bring.setText(tr("Party", "Take over into the fight"))


class TakenPopover(Popover):
    """At the right of the window; a click elsewhere leaves it open, Esc closes it."""

    def __init__(self, theme: Theme, window: QWidget, sync: PartySync) -> None:
        """Make a closed popover over ``window``."""
        super().__init__(theme, window, close_on_leave=False)
        self._window, self._sync = window, sync
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.title = TextLine(theme, "", "lead", "strong", "ink", height=30)
        self.remark = Paragraph(theme, pad=_PAD)
        self.caption = Paragraph(theme, pad=_PAD)
        self.lines: list[TakenLine] = []
        self._digits: dict[str, str] = {}
        self._list = QWidget()
        self._column = QVBoxLayout(self._list)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self.caption)
        self.area = FittingScroll(theme, self._list)
        self.undo = Button(theme, icon="undo-2", kind="flat")
        self.close_button = Button(theme, kind="flat")
        self._build()
        sync.view_changed.connect(self.show_view)
        self.undo.clicked.connect(sync.undo)
        self.close_button.clicked.connect(self.close_popover)
        self.keys = PopoverKeys(self, self._key_actions())
        self.retranslate()

    def _build(self) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(_PAD, 4, 8, 0)
        head.addWidget(self.title, 1)
        head.addWidget(self.undo)
        head.addWidget(self.close_button)
        self.body.addLayout(head)
        self.body.addWidget(self.remark)
        self.body.addWidget(self.area, 1)
        self.body.addSpacing(6)

    def _key_actions(self) -> dict[str, Callable[[], object]]:
        actions: dict[str, Callable[[], object]] = {digit: partial(self._take_nth, digit) for digit in _DIGITS}
        actions["U"] = self._sync.undo
        return actions

    def open_list(self) -> None:
        """Show it, with the keyboard in it; while it is open everyone keeps their digit."""
        if not self.is_open:
            self._digits = {}
        self.show_view(self._sync.view)
        if self.is_open:
            self.focus_first()
        else:
            self._open(self._place_right)

    def focus_first(self) -> None:
        """The first button where something is open, else the list."""
        line = next((line for line in self.lines if not line.isHidden() and line.row.kind == "open"), None)
        (line.take if line is not None else self).setFocus(Qt.FocusReason.OtherFocusReason)

    def _place_right(self, size: QSize) -> QRect:
        width = min(self.theme.px(_WIDTH), self._window.width() - 2 * _EDGE)
        height = min(size.height(), self._window.height() - _TOP - _FOOT)
        return QRect(self._window.width() - width - _EDGE, _TOP, width, height)

    def settle(self) -> None:
        """What wraps is measured for the width it gets."""
        if not self.isHidden():
            width = self._place_right(QSize(0, 0)).width()
            self.take_width(width)
            self.area.expect_width(width - 4)
        super().settle()

    def show_view(self, view: TakenView) -> None:
        """Show what was taken over, then what is open."""
        self.setAccessibleName(view.title)
        self.title.set_text(view.title)
        self.remark.set_text(view.remark)
        while len(self.lines) < len(view.rows):
            self._add()
        here, open_ones = {row.key for row in view.rows}, [row.key for row in view.rows if row.kind == "open"]
        self._digits = {key: digit for key, digit in self._digits.items() if key in here}
        free = iter([digit for digit in _DIGITS if digit not in self._digits.values()])
        for key in open_ones:
            if key not in self._digits:
                self._digits[key] = next(free, "")
        for line, row in zip(self.lines, view.rows, strict=False):
            line.set_row(row, self._digits[row.key] if row.kind == "open" else "")
            line.show()
        for line in self.lines[len(view.rows) :]:
            line.hide()
        self._place_caption(view)
        self.area.setVisible(bool(view.rows))
        self.undo.setVisible(view.can_undo)
        self.keys.watch()
        focus = QApplication.focusWidget()
        if self.is_open and focus is not None and self.isAncestorOf(focus) and not focus.isVisible():
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.settle()

    def _place_caption(self, view: TakenView) -> None:
        """The words over those that are open."""
        open_at = next((place for place, row in enumerate(view.rows) if row.kind == "open"), None)
        self._column.removeWidget(self.caption)
        self._column.insertWidget(open_at or 0, self.caption)
        words = tr(
            "Party",
            "These differ between the party and this fight, and the party may be newer. The first value is the "
            "party’s, the second that of the fight. Nothing changes unless you choose.",
        )
        self.caption.set_text(words if open_at is not None else "")

    def _add(self) -> None:
        line = TakenLine(self.theme, self._list)
        line.take.clicked.connect(lambda: self._sync.take(line.row.key))
        line.bring.clicked.connect(lambda: self._sync.bring(line.row.key))
        self._column.addWidget(line)
        self.lines.append(line)

    def _take_nth(self, digit: str) -> None:
        for line in self.lines:
            if not line.isHidden() and line.row.kind == "open" and self._digits[line.row.key] == digit:
                self._sync.take(line.row.key)
                return

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.undo.setText(tr("Party", "Undo"))
        self.undo.set_key(alt_cap("U"))
        self.close_button.setText(tr("Passage", "Close"))
        self.close_button.set_key(escape_cap())
        self.show_view(self._sync.view)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows and pages scroll."""
        if not self.area.step(event):
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
