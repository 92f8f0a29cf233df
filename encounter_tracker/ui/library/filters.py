"""What is searched for, and the filters beside."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from encounter_tracker.ui.flow import Flow
from encounter_tracker.ui.popover_keys import alt_cap
from encounter_tracker.ui.widgets import Button, Combo, TextField, TextLine
from encounter_tracker.ui.widgets.base import keep_tooltip

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QResizeEvent

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.library_rows import FilterRow

_PAD, _SEARCH_LEAST, _CR = 14, 178, 50
_WIDTHS = {"type": 122, "size": 104, "source": 118, "tag": 96, "origin": 112}
_TIGHT, _ROOMY, _WIDER = 940, 1180, 1.25  # between the two all stand in one line by being narrower
_LETTERS = {"type": "T", "size": "Z", "source": "Q", "tag": "G", "origin": "O"}


class LibraryFilters(QWidget):
    """One line, or more where there is no room."""

    searched = Signal(str)
    stepped = Signal(int)
    submitted = Signal()
    changed = Signal(str, str)
    """A filter and what is chosen of it."""
    cleared = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.search = TextField(theme, icon="search", hint="↑ ↓", height=32, size="strong")
        self.cr_label = TextLine(theme, "", "body", height=28)
        self.dash = TextLine(theme, "–", "body", "normal", "ink2", height=28)
        self.cr_min = TextField(theme, height=28)
        self.cr_max = TextField(theme, height=28)
        self.combos = {key: Combo(theme) for key in _WIDTHS}
        self.clear = Button(theme, icon="x", kind="flat", height=28)
        between = QWidget()
        row = QHBoxLayout(between)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        for widget in (self.cr_label, self.cr_min, self.dash, self.cr_max):
            row.addWidget(widget)
        self._between = between
        self.flow = Flow((), gap=8, line_gap=6, parent=self)
        self.flow.add(self.search, grows=True)
        for part in (between, *self.combos.values(), self.clear):
            self.flow.add(part)
        column = QVBoxLayout(self)
        column.setContentsMargins(_PAD, 8, _PAD, 8)
        column.addWidget(self.flow)
        self.search.text_edited.connect(self.searched)
        self.search.step_requested.connect(self.stepped)
        self.search.submitted.connect(lambda _text: self.submitted.emit())
        for key, field in (("cr_min", self.cr_min), ("cr_max", self.cr_max)):
            field.text_edited.connect(lambda text, key=key: self.changed.emit(key, text))
            field.submitted.connect(lambda _text: self.submitted.emit())
        for key, combo in self.combos.items():
            combo.chosen_changed.connect(lambda chosen, key=key: self.changed.emit(key, chosen))
        self.clear.clicked.connect(self.cleared)
        theme.theme_changed.connect(self._size)
        self._size()

    def keys(self) -> dict[str, Callable[[], object]]:
        """Alt and a letter goes to a filter."""
        found: dict[str, Callable[[], object]] = {
            _LETTERS[key]: partial(combo.setFocus, Qt.FocusReason.ShortcutFocusReason)
            for key, combo in self.combos.items()
        }
        found["R"] = lambda: self._into(self.cr_min)
        found["F"] = self.focus_search
        found["X"] = self.clear.click
        return found

    def focus_search(self) -> None:
        """The search has the keyboard."""
        self._into(self.search)

    @staticmethod
    def _into(field: TextField) -> None:
        field.edit.setFocus(Qt.FocusReason.ShortcutFocusReason)
        field.edit.selectAll()

    def show_row(self, row: FilterRow) -> None:
        """Show what is chosen."""
        for field, text, wrong in (
            (self.cr_min, row.cr_min, row.cr_min_wrong),
            (self.cr_max, row.cr_max, row.cr_max_wrong),
        ):
            if field.text != text:
                field.set_text(text)
            field.set_wrong(wrong)
        for key, items in (
            ("type", row.types),
            ("size", row.sizes),
            ("source", row.sources),
            ("tag", row.tags),
            ("origin", row.origins),
        ):
            combo, chosen = self.combos[key], getattr(row, key)
            combo.set_items(items, chosen)
            combo.set_chosen(chosen)
            keep_tooltip(combo, f"{combo.accessibleName()}: {combo.currentText()} ({alt_cap(_LETTERS[key])})")
        if self.clear.isHidden() == row.active:
            self.clear.setVisible(row.active)
            self.flow.set_width(self.flow.width())

    def retranslate(self) -> None:
        """Say the fixed words in the language in use."""
        tr = QCoreApplication.translate
        self.search.set_name(tr("Library", "Search the library"))
        self.search.edit.setPlaceholderText(tr("Library", "Name, type, tag (English or French)"))
        self.cr_label.set_text(tr("Library", "CR"))
        self.cr_min.set_name(tr("Library", "Challenge rating from"))
        self.cr_max.set_name(tr("Library", "Challenge rating to"))
        self.cr_min.edit.setPlaceholderText(tr("Library", "from"))
        self.cr_max.edit.setPlaceholderText(tr("Library", "to"))
        names = {
            "type": tr("Library", "Type"),
            "size": tr("Library", "Size"),
            "source": tr("Library", "Source"),
            "tag": tr("Library", "Tag"),
            "origin": tr("Library", "Where from"),
        }
        for key, combo in self.combos.items():
            combo.setAccessibleName(names[key])
        keep_tooltip(self.cr_min, tr("Library", "Challenge rating from") + f" ({alt_cap('R')})")
        self.clear.setText(tr("Library", "Clear"))
        self.clear.updateGeometry()
        self._size()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the line where there is no room."""
        super().resizeEvent(event)
        self._size()

    def _size(self) -> None:
        px = self.theme.px
        self.search.setMinimumWidth(px(_SEARCH_LEAST))
        for field in (self.cr_min, self.cr_max):
            field.setFixedWidth(px(_CR))
        wider = 1.0 if px(_TIGHT) <= self.width() < px(_ROOMY) else _WIDER
        for key, combo in self.combos.items():
            combo.setFixedWidth(round(px(_WIDTHS[key]) * wider))
        for widget in (self.cr_label, self.dash):
            widget.setFixedWidth(widget.sizeHint().width())
        layout = self._between.layout()
        if layout is not None:
            layout.activate()
        self.flow.set_width(max(1, self.width() - 2 * _PAD))
