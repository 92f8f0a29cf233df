"""The field, what was understood of it, and the buttons beside it, over as many lines as the width asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from encounter_tracker.ui.beside import line_of
from encounter_tracker.ui.flow import Flow
from encounter_tracker.ui.popover_keys import alt_cap
from encounter_tracker.ui.widgets import Button, Run, TextField, TextLine

if TYPE_CHECKING:
    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.hp_view import HpEntryView

_FIELD, _FIELD_LEAST = 232, 170
_WORDS = 190  # the least for what was understood, beside the field
_PAD = 12


class EntryLine(QWidget):
    """Its controls are connected by the popover."""

    def __init__(self, theme: Theme) -> None:
        """An empty one."""
        super().__init__()
        self.theme = theme
        self._stacked = False
        self._tools_beside = True
        self.field = TextField(theme, icon="heart", height=40, size="title")
        self.echo = TextLine(theme, height=20)
        self.source = Button(theme, kind="flat", height=22)
        self.roll = Button(theme, icon="dices", kind="flat")
        self.half = Button(theme)
        self.half.setCheckable(True)
        self.attack = Button(theme, icon="sword")
        self.attack.setCheckable(True)
        self.tools = Flow((self.roll, self.half, self.attack), gap=8, right=True)
        self._build()

    def _build(self) -> None:
        self._understood = QWidget()
        words = QVBoxLayout(self._understood)
        words.setContentsMargins(0, 0, 0, 0)
        words.setSpacing(0)
        echo = line_of((self.echo, 1))
        echo.setContentsMargins(8, 0, 0, 0)  # as far in as the words of the button below
        words.addLayout(echo)
        source = QHBoxLayout()
        source.addWidget(self.source)
        source.addStretch(1)
        words.addLayout(source)
        self._entry, self._second, self._below = line_of((self.field, 0)), line_of(), line_of()
        self._entry.addWidget(self._understood, 1)
        self._entry.addWidget(self.tools)
        self._entry.setContentsMargins(_PAD, 0, _PAD, 8)
        self._second.setContentsMargins(4, 0, _PAD, 0)
        self._below.setContentsMargins(_PAD, 0, _PAD, 0)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(0)
        for line in (self._entry, self._second, self._below):
            lines.addLayout(line)

    def break_lines(self, width: int) -> None:
        """Buttons stand beside the field, or, where that leaves no room for the words, below it."""
        px, room = self.theme.px, width - 2 * _PAD
        least, words, field = px(_FIELD_LEAST), px(_WORDS) + 8, px(_FIELD)
        stacked = least + words > room
        self.field.setFixedWidth(room if stacked else max(least, min(field, room - words)))
        if stacked != self._stacked:
            self._stacked = stacked
            (self._entry if stacked else self._second).removeWidget(self._understood)
            if stacked:
                self._second.addWidget(self._understood, 1)
            else:
                self._entry.insertWidget(1, self._understood, 1)
        beside = self.field.width() + px(_WORDS) + self.tools.wanted_width + 16 <= room
        if beside != self._tools_beside:
            self._tools_beside = beside
            (self._below if beside else self._entry).removeWidget(self.tools)
            (self._entry if beside else self._below).addWidget(self.tools)
            self._below.setContentsMargins(_PAD, 0, _PAD, 0 if beside else 8)
        self.tools.setFixedWidth(self.tools.wanted_width if beside else room)

    def show_view(self, view: HpEntryView) -> None:
        """Show what was understood."""
        if view.message:
            self.echo.set_runs((Run(view.message, "body", "strong", "danger" if view.wrong else "ink2"),))
        else:
            self.echo.set_runs((Run(view.echo, "body", "strong", "ink"),) if view.echo else ())
        self.source.setText(view.source_text)
        self.source.setVisible(bool(view.source_text))
        self.field.set_wrong(view.message if view.wrong else "")
        self.roll.setText(view.dice)
        self.roll.setVisible(bool(view.dice))
        self.half.setChecked(view.half_all)
        self.half.setEnabled(view.is_blow)

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        tr = QCoreApplication.translate
        self.field.set_name(tr("HpEntry", "Hit points: 12, +5, =30, 8 cold magic"))
        self.source.setToolTip(tr("HpEntry", "Who does it, and whether it is a hostile act"))
        self.roll.set_key(alt_cap("R"))
        self.roll.setToolTip(tr("HpEntry", "Roll again"))
        self.half.setText(tr("HpEntry", "Half for all"))
        self.half.set_key(alt_cap("H"))
        self.attack.setText(tr("HpEntry", "Attack…"))
        self.attack.set_key(alt_cap("A"))
