"""All fields of a combatant in place of its sheet; saved as one step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from encounter_tracker.ui.combatant.form import FormView
from encounter_tracker.ui.leaving import Leaving, put_back
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
    """The form with all fields. Ctrl+Enter saves, Esc leaves without (the second one, where something was typed).

    Where another combatant takes its place, or it is closed otherwise, what was typed is kept for the next time.
    """

    save_requested = Signal(dict)
    """What was changed: {field: what it holds now}; the others keep what they are by then."""
    left = Signal()
    """Without saving."""
    words_wanted = Signal()
    """The fields are to be said in another language: ``say_again``."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._name = self._key = ""
        self._done = True
        self._drafts: dict[str, dict[str, tuple[str, str]]] = {}  # by whom: what was typed, in which unit
        self.header = PaneHeader(theme, height=36, line=True)
        self.form = FormView(theme)
        self.area = FittingScroll(theme, self.form)
        self.message = Paragraph(theme, role="danger", pad=12)
        self._leaving = Leaving(self.message)
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
        column.addSpacing(4)
        column.addWidget(self.message)
        column.addLayout(buttons)
        self.save.clicked.connect(self._on_save)
        self.cancel.clicked.connect(self._leave)
        self.form.submitted.connect(self._on_save)
        self.form.edited.connect(self._on_edit)
        self.retranslate()

    def begin(self, name: str, groups: Sequence[FormGroup], field: str = "", key: str = "") -> None:
        """Show the fields of a combatant (``key``: whose draft it is) and go to one of them."""
        self._keep_draft()
        self._name, self._key, self._done = name, key, False
        self._show(groups, field)
        if self._put(self._drafts.pop(key, {})):
            put_back(self.message)

    def done(self) -> None:
        """It is saved, or not wanted any more: nothing is kept."""
        self._leaving.stay()
        self._done = True

    @property
    def unsaved(self) -> bool:
        """Whether something was typed that is not saved."""
        return not self._done and bool(self.form.changed)

    def _keep_draft(self) -> None:
        """What was typed for the one before."""
        self._leaving.stay()
        if self.unsaved:
            self._drafts[self._key] = self._typed()

    def _typed(self) -> dict[str, tuple[str, str]]:
        cells = self.form.cells
        return {key: (value, _unit(cells[key].field.label)) for key, value in self.form.changed.items()}

    def _put(self, typed: dict[str, tuple[str, str]]) -> bool:
        """Put in what was typed, but where it was in another unit; whether there was something."""
        for key, (value, unit) in typed.items():
            cell = self.form.cells.get(key)
            if cell is not None and _unit(cell.field.label) == unit:
                cell.set_value(value)
        return bool(typed)

    def _show(self, groups: Sequence[FormGroup], field: str) -> None:
        self.message.set_text("")
        self.form.set_groups(groups)
        self.retranslate()
        cell = self.form.cells.get(field) or next(iter(self.form.cells.values()), None)
        if cell is not None:
            cell.focus()
            QTimer.singleShot(0, self, lambda: self._reveal(cell))

    def say_again(self, groups: Sequence[FormGroup]) -> None:
        """The same fields in another language; what was typed stays, unless it was in another unit."""
        typed = self._typed()
        focus = QApplication.focusWidget()
        inside = (key for key, cell in self.form.cells.items() if focus is not None and cell.isAncestorOf(focus))
        self._leaving.stay()
        self._show(groups, next(inside, ""))
        self._put(typed)

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
            if not event.isAutoRepeat() and self._leaving.may(unsaved=self.unsaved):
                self._leave()
        elif _is_ours(event):
            self._on_save()
        else:
            super().keyPressEvent(event)

    def _leave(self) -> None:
        self.done()
        self.left.emit()

    def _on_edit(self) -> None:
        self._leaving.stay()
        self.message.set_text("")

    def _on_save(self) -> None:
        self._leaving.stay()
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
