"""A field and a short list to choose a combatant from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from encounter_tracker.ui.effects.finder import FinderList
from encounter_tracker.ui.widgets import TextField

if TYPE_CHECKING:
    from collections.abc import Callable

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.effect_finder import FinderRow

_SHOWN, _ROW = 6, 28


class CombatantPick(QWidget):
    """Type a name, arrows choose, Enter takes."""

    chosen = Signal(str)
    """The id of the one chosen."""

    def __init__(self, theme: Theme, rows_of: Callable[[str], tuple[FinderRow, ...]]) -> None:
        """Offer what ``rows_of`` finds for a text."""
        super().__init__()
        self.theme, self._rows_of = theme, rows_of
        self.field = TextField(theme, icon="search", hint="↑ ↓")
        self.list = FinderList(theme, low=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 0, 12, 6)
        column.setSpacing(4)
        column.addWidget(self.field)
        column.addWidget(self.list)
        self.field.text_edited.connect(self.offer)
        self.field.step_requested.connect(self._step)
        self.field.submitted.connect(lambda _text: self._take())
        self.list.chosen.connect(self.chosen)

    def begin(self) -> None:
        """Offer everybody, with the keyboard in the field."""
        self.field.set_text("")
        self.offer("")
        self.field.edit.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def offer(self, text: str) -> None:
        """Offer who answers to a text."""
        rows = self._rows_of(text)
        self.list.set_rows(rows, mark_first=True)
        self.list.setFixedHeight(self.theme.px(_ROW) * max(1, min(_SHOWN, len(rows))))
        nobody = QCoreApplication.translate("Pick", "Nobody is called that: type another name.")
        self.field.set_wrong("" if rows else nobody)
        self.field.setToolTip("" if rows else nobody)
        self._tell()
        self.updateGeometry()

    def retranslate(self) -> None:
        """Say the fixed words in the language in use."""
        tr = QCoreApplication.translate
        self.field.set_name(tr("Pick", "Name of a combatant"))
        self.field.edit.setPlaceholderText(tr("Pick", "Name of a combatant"))
        self.list.setAccessibleName(tr("Pick", "Combatants to choose from"))

    def _step(self, by: int) -> None:
        self.list.step(by)
        self._tell()

    def _tell(self) -> None:
        current = self.list.current
        self.field.edit.setAccessibleDescription(current.text if current is not None else "")

    def _take(self) -> None:
        current = self.list.current
        if current is not None:
            self.chosen.emit(current.key)
