"""What is kept of a member beside its sheet: whose it is, its mark, a note, whether it comes along."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from encounter_tracker.ui.widgets import CheckChip, Combo, TextField
from encounter_tracker.viewmodels.marks import mark_choices

if TYPE_CHECKING:
    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.party_rows import PartyView

tr = QCoreApplication.translate


class AboutLine(QWidget):
    """One line over the sheet; what is typed is kept with Enter and when the field is left."""

    changed = Signal(str, str)
    """A field ("player", "note", "colour") and what it holds."""
    present_changed = Signal(bool)
    """Whether it comes along."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._key = ""
        self.player = TextField(theme, icon="users")
        self.note = TextField(theme, icon="pencil")
        self.mark = Combo(theme)
        self.present = CheckChip(theme, "")
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 8, 12, 8)
        row.setSpacing(8)
        row.addWidget(self.player, 3)
        row.addWidget(self.note, 3)
        row.addWidget(self.mark, 3)
        row.addWidget(self.present)
        for name, field in (("player", self.player), ("note", self.note)):
            field.edit.editingFinished.connect(lambda name=name, field=field: self.changed.emit(name, field.text))
        self.mark.chosen_changed.connect(lambda key: self.changed.emit("colour", key))
        self.present.toggled.connect(self.present_changed)
        self.retranslate()

    def flush(self) -> None:
        """Keep what is being typed."""
        for name, field in (("player", self.player), ("note", self.note)):
            if field.edit.hasFocus():
                self.changed.emit(name, field.text)

    def show_view(self, view: PartyView) -> None:
        """Show those of the one looked at; what is being typed stays."""
        other = view.current != self._key
        self._key = view.current
        for field, text in ((self.player, view.player), (self.note, view.note)):
            if other or not field.edit.hasFocus():
                field.set_text(text)
        self.mark.set_chosen(view.colour)
        self.present.blockSignals(True)
        self.present.setChecked(view.present)
        self.present.blockSignals(False)

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.player.set_name(tr("Party", "Player"))
        self.player.edit.setPlaceholderText(tr("Party", "Player"))
        self.note.set_name(tr("Party", "Note about the player"))
        self.note.edit.setPlaceholderText(tr("Party", "Note about the player"))
        self.mark.setAccessibleName(tr("Party", "Mark"))
        self.mark.set_items([(choice.key, choice.text) for choice in mark_choices()], self.mark.chosen)
        self.present.setText(tr("Party", "Comes along"))

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
