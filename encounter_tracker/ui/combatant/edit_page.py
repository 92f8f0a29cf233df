"""All fields of a combatant in place of its sheet; saved as one step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from encounter_tracker.ui.combatant.form import FormView
from encounter_tracker.ui.popover_keys import escape_cap
from encounter_tracker.ui.why.pane_popover import FittingScroll
from encounter_tracker.ui.why.wrapped import Paragraph
from encounter_tracker.ui.widgets.button import Button
from encounter_tracker.ui.widgets.header import PaneHeader
from encounter_tracker.viewmodels.texts.language import fill, tr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.combatant import Result
    from encounter_tracker.viewmodels.combatant_rows import FormGroup

_UNIT_MOST = 2


class EditPage(QWidget):
    """The form with all fields. Ctrl+Enter saves, Esc leaves without."""

    save_requested = Signal(dict)
    """What was changed: {field: what it holds now}; the others keep what they are by then."""
    left = Signal()
    """Without saving."""
    words_wanted = Signal()
    """The fields are to be said in another language: ``say_again``."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._name = ""
        self.header = PaneHeader(theme, height=36, line=True)
        self.form = FormView(theme)
        self.area = FittingScroll(theme, self.form)
        self.message = Paragraph(theme, role="danger", pad=12)
        self.save = Button(theme, icon="check", kind="primary")
        self.cancel = Button(theme, kind="flat")
        buttons = QHBoxLayout()
        buttons.setContentsMargins(12, 6, 12, 8)
        buttons.setSpacing(8)
        buttons.addWidget(self.save)
        buttons.addWidget(self.cancel)
        buttons.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.header)
        column.addWidget(self.area, 1)
        column.addWidget(self.message)
        column.addLayout(buttons)
        self.save.clicked.connect(self._on_save)
        self.cancel.clicked.connect(self.left)
        self.form.submitted.connect(self._on_save)
        self.form.edited.connect(lambda: self.message.set_text(""))
        self.retranslate()

    def begin(self, name: str, groups: Sequence[FormGroup], field: str = "") -> None:
        """Show the fields of a combatant and go to one of them."""
        self._name = name
        self.message.set_text("")
        self.form.set_groups(groups)
        self.retranslate()
        cell = self.form.cells.get(field) or next(iter(self.form.cells.values()), None)
        if cell is not None:
            cell.focus()
            QTimer.singleShot(0, self, lambda: self._reveal(cell))

    def say_again(self, groups: Sequence[FormGroup]) -> None:
        """The same fields in another language; what was typed stays, unless it was in another unit."""
        typed, labels = self.form.changed, {key: cell.field.label for key, cell in self.form.cells.items()}
        focus = QApplication.focusWidget()
        inside = (key for key, cell in self.form.cells.items() if focus is not None and cell.isAncestorOf(focus))
        self.begin(self._name, groups, next(inside, ""))
        for key, value in typed.items():
            cell = self.form.cells.get(key)
            if cell is not None and _unit(cell.field.label) == _unit(labels[key]):
                cell.set_value(value)

    def focus_first(self) -> None:
        """Give the keyboard to the first field."""
        cell = next(iter(self.form.cells.values()), None)
        if cell is not None:
            cell.focus()

    def show_result(self, result: Result) -> None:
        """Say what is wrong."""
        self.message.set_text(result.message)
        if self.form.set_wrong(result.fields):
            cell = next(cell for key, cell in self.form.cells.items() if key in result.fields)
            self._reveal(cell)

    def retranslate(self) -> None:
        """Say the fixed words in the language in use."""
        self.header.set_title(fill(tr("EditPage", "Edit {0}"), self._name), tr("EditPage", "one step to undo"))
        self.save.setText(tr("EditPage", "Save"))
        self.save.set_key(tr("Keys", "Ctrl+Enter"))
        self.cancel.setText(tr("EditPage", "Cancel"))
        self.cancel.set_key(escape_cap())

    def changeEvent(self, event: QEvent) -> None:
        """Say the fixed words in the new language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
            if self.form.cells and self.isVisible():
                self.words_wanted.emit()
        super().changeEvent(event)

    def event(self, event: QEvent) -> bool:
        """Claim our keys before a shortcut of the window does."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and _is_ours(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+Enter saves, Esc leaves."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif _is_ours(event):
            self._on_save()
        else:
            super().keyPressEvent(event)

    def _on_save(self) -> None:
        self.save_requested.emit(self.form.changed)

    def _reveal(self, cell: QWidget) -> None:
        if self.form.isAncestorOf(cell):
            self.area.ensureWidgetVisible(cell, 0, 40)


def _is_ours(event: QKeyEvent) -> bool:
    if event.key() == Qt.Key.Key_Escape:
        return True
    ctrl = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
    return ctrl and event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}


def _unit(label: str) -> str:
    """The unit at the end of a label ("Reach, ft")."""
    end = label.rpartition(", ")[2]
    return end if len(end) <= _UNIT_MOST else ""
