"""How many rounds are left, typed: a small field over the list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from encounter_tracker.ui.widgets import Button, Popover, TextField, TextLine

if TYPE_CHECKING:
    from encounter_tracker.ui.theme import Theme

tr = QCoreApplication.translate

_WIDTH = 340


class RoundsLeft(Popover):
    """Asks for the rounds left of an effect: a number, or by how many to change it."""

    answered = Signal(str, str)
    """The effect's id and what was typed."""

    def __init__(self, theme: Theme, window: QWidget) -> None:
        super().__init__(theme, window)
        self._effect = ""
        self._title = TextLine(theme, "", "small", "strong", "ink")
        self.field = TextField(theme, icon="hourglass", message=True)
        self.apply_button = Button(theme, icon="check", kind="primary")
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.field, 1, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.apply_button, 0, Qt.AlignmentFlag.AlignTop)
        inner = QVBoxLayout()
        inner.setContentsMargins(12, 8, 12, 6)
        inner.setSpacing(6)
        inner.addWidget(self._title)
        inner.addLayout(row)
        self.body.addLayout(inner)
        self.field.submitted.connect(self._submit)
        self.field.text_edited.connect(lambda _text: self.field.set_wrong(""))
        self.apply_button.clicked.connect(self._submit)

    def ask(self, effect: str, name: str, left: str, anchor: QWidget) -> None:
        """Open under ``anchor`` for one effect."""
        self._effect = effect
        self._title.set_text(tr("RoundsLeft", "Rounds left of {0}").format(name))
        self.field.set_name(tr("RoundsLeft", "Rounds left: a number, or +3, −2"))
        self.apply_button.setText(tr("RoundsLeft", "Set"))
        self.apply_button.set_key(tr("RoundsLeft", "Enter"))
        self.field.set_text(left)
        self.field.set_wrong("")
        self.open_below(anchor, width=self.theme.px(_WIDTH), align_right=True)
        self.field.edit.selectAll()

    def focus_first(self) -> None:
        """The field takes the keyboard."""
        self.field.edit.setFocus(Qt.FocusReason.PopupFocusReason)

    def say_wrong(self, text: str) -> None:
        """Mark what was typed."""
        self.field.set_wrong(text)

    def _submit(self) -> None:
        self.answered.emit(self._effect, self.field.text)
