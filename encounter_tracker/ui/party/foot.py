"""Below the party: into the fight, rest, time, from the fight, undo; above them what came of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from encounter_tracker.ui.flow import Flow
from encounter_tracker.ui.popover_keys import alt_cap
from encounter_tracker.ui.why.wrapped import Paragraph
from encounter_tracker.ui.widgets import Button
from encounter_tracker.viewmodels.texts.language import fill

if TYPE_CHECKING:
    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.party_rows import PartyView

tr = QCoreApplication.translate


class PartyFoot(QWidget):
    """The buttons and the sentence over them."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.said = Paragraph(theme, pad=12)
        self.problem = Paragraph(theme, role="danger", pad=12)
        self.join = Button(theme, icon="swords", kind="primary", height=32)
        self.night = Button(theme, icon="moon", height=32)
        self.time = Button(theme, icon="hourglass", height=32)
        self.taken = Button(theme, icon="history", height=32)
        self.undo = Button(theme, icon="undo-2", kind="flat", height=32)
        self.buttons = Flow((self.join, self.night, self.time, self.taken, self.undo), gap=8, last_right=True)
        row = QVBoxLayout()
        row.setContentsMargins(12, 8, 12, 8)
        row.addWidget(self.buttons)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.said)
        column.addWidget(self.problem)
        column.addLayout(row)

    def show_view(self, view: PartyView, *, form: bool) -> None:
        """Show how things stand; ``form``: one is open and has the primary button."""
        self.join.setText(view.fight_text)
        self.join.setEnabled(not view.fight_reason)
        self.join.setToolTip(view.fight_reason)
        self.join.set_kind("plain" if form else "primary")
        self.join.set_key("" if form else tr("Keys", "Ctrl+Enter"))
        for button in (self.night, self.time):
            button.setEnabled(not view.rest_reason)
            button.setToolTip(view.rest_reason)
        self.undo.setEnabled(bool(view.undo_text))
        words = fill(tr("Party", "Undo: {0}"), view.undo_text) if view.undo_text else tr("Party", "Undo")
        self.undo.setText(words)
        self.said.set_text("" if view.problem else view.said)
        self.problem.set_text(view.said if view.problem else "")
        self.buttons.set_width(self.buttons.width())

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.night.setText(tr("Party", "Rest…"))
        self.night.set_key(alt_cap("N"))
        self.time.setText(tr("Party", "Time passes…"))
        self.time.set_key(alt_cap("T"))
        self.taken.setText(tr("Party", "From the fight…"))
        self.taken.set_key(alt_cap("O"))
        self.undo.set_key(tr("Keys", "Ctrl+Z"))
