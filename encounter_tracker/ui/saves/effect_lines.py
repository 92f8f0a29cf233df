"""What effect comes of a failed save: found in the catalogue or named, and how long it lasts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from encounter_tracker.ui.effects.finder import FinderList
from encounter_tracker.ui.effects.quick_duration import QuickDuration
from encounter_tracker.ui.effects.words import runs_of
from encounter_tracker.ui.widgets import Combo, Run, TextField, TextLine

if TYPE_CHECKING:
    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.effect_editor import EffectFormViewModel
    from encounter_tracker.viewmodels.save_rows import SavePopoverView

_ROW, _SHOWN, _FINDER, _DURATION = 28, 5, 240, 420


class EffectLines(QWidget):
    """Finder at the left, duration at the right; below each other where there is little width."""

    chosen = Signal(str)
    """Something of the finder was taken: its key."""
    submitted = Signal()
    """Enter in a field."""
    changed = Signal()
    """Its height is another one."""

    def __init__(self, theme: Theme, view_model: EffectFormViewModel) -> None:
        super().__init__()
        self.theme, self._vm = theme, view_model
        self.finder = TextField(theme, icon="search", hint="↑ ↓")
        self.list = FinderList(theme, low=True)
        self.list.hide()
        self.duration = QuickDuration(theme)
        self.end = TextLine(theme, "", "small", "normal", "ink2", height=20)
        self._row = QHBoxLayout()
        self._row.setSpacing(12)
        self._below = QVBoxLayout()
        self._narrow = False
        self._row.addWidget(self.finder)
        self._row.addWidget(self.duration, 1)
        self._row.setAlignment(self.finder, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 2, 12, 4)
        column.setSpacing(4)
        column.addLayout(self._row)
        column.addWidget(self.list)
        column.addLayout(self._below)
        column.addWidget(self.end)
        self.finder.text_edited.connect(self._on_typed)
        self.finder.step_requested.connect(self._step)
        self.finder.submitted.connect(lambda _text: self._enter())
        self.list.chosen.connect(self._take)
        self.duration.changed.connect(self._on_duration)
        self.duration.turn_of_changed.connect(view_model.set_turn_of)
        self.duration.submitted.connect(self.submitted)

    def begin(self) -> None:
        """An empty finder."""
        self.finder.set_text("")
        self.list.hide()

    def show_view(self, view: SavePopoverView) -> None:
        """Show the effect."""
        form = view.form
        if form is None:
            return
        if not self.finder.edit.hasFocus() or not self.list.isVisible():
            self.finder.set_text(form.form.name)
        named = bool(form.form.name.strip())
        self.duration.show_view(form)
        self.duration.setEnabled(named)
        wrong = next((text for field, text in view.wrong.items() if field.startswith("effect ")), "")
        if wrong:
            self.end.set_runs((Run(wrong, "small", "strong", "danger"),))
        else:
            self.end.set_runs(runs_of(form.ends, "small") if named else ())

    def focus_finder(self) -> None:
        """Look for an effect."""
        self.finder.edit.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.finder.edit.selectAll()
        if not self.finder.text.strip():
            self._offer("")

    def set_width(self, width: int) -> None:
        """Beside or below each other."""
        narrow = width < self.theme.px(_FINDER + _DURATION + 40)
        if narrow != self._narrow:
            self._narrow = narrow
            (self._row if narrow else self._below).removeWidget(self.duration)
            (self._below if narrow else self._row).addWidget(self.duration)
        self.finder.setFixedWidth(width - 24 if narrow else self.theme.px(_FINDER))

    def controls(self) -> list[QWidget]:
        """What Tab reaches, in its order."""
        inside = self.duration
        fields: list[QWidget] = [inside.amount.edit, inside.most.edit, inside.after.edit]
        combos: list[QWidget] = [*inside.findChildren(Combo)]
        return [self.finder.edit, *inside.kinds.findChildren(QPushButton), *fields, *combos]

    def retranslate(self) -> None:
        """Say the fixed words in the language in use."""
        tr = QCoreApplication.translate
        words = tr("SaveEntry", "Effect or condition on those who fail")
        self.finder.set_name(words)
        self.finder.edit.setPlaceholderText(words)
        self.duration.retranslate()
        self.list.retranslate()

    # --- the finder ----------------------------------------------------------------------------------------------

    def _on_typed(self, text: str) -> None:
        self._vm.name_it(text)
        self._offer(text)

    def _offer(self, text: str) -> None:
        rows = self._vm.finder().quick_rows(text)
        same = len(rows) > 0 and rows[0].text.casefold() == text.strip().casefold()
        self.list.set_rows(rows, mark_first=bool(text.strip()) and not same)
        self.list.setFixedHeight(self.theme.px(_ROW) * max(1, min(_SHOWN, len(rows))))
        self.list.setVisible(bool(rows))
        self.changed.emit()

    def _step(self, by: int) -> None:
        if self.list.isHidden():
            self._offer(self.finder.text)
        self.list.step(by)
        current = self.list.current
        self.finder.edit.setAccessibleDescription(current.text if current is not None else "")

    def _enter(self) -> None:
        current = self.list.current
        if not self.list.isHidden() and current is not None:
            self._take(current.key)
        else:
            self._close_list()
            self.submitted.emit()

    def _take(self, key: str) -> None:
        self._close_list()
        self.chosen.emit(key)
        self.finder.set_text(self._vm.form.name)
        self.finder.edit.home(False)

    def _close_list(self) -> None:
        self.list.hide()
        self.changed.emit()

    def _on_duration(self, fields: dict[str, Any]) -> None:
        self._vm.change_duration(**fields)
