"""Templates for combatants in the fight: choose, see what changes, apply."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QSize
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from encounter_tracker.ui.effects.keys import APPLY, on_keys
from encounter_tracker.ui.popover_keys import PopoverKeys, escape_cap
from encounter_tracker.ui.templates.picker import TemplatePicker
from encounter_tracker.ui.why.wrapped import Paragraph
from encounter_tracker.ui.widgets import Button, Popover, TextLine
from encounter_tracker.ui.widgets.base import keep_tooltip

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.template_target import TemplatesHead, TemplateTarget

_WIDTH, _TOP, _GAP, _ROWS, _ROWS_LEAST, _ROW, _EDGE = 560, 60, 14, 16, 4, 21, 12


class TemplatesPopover(Popover):
    """``open_templates`` shows it for the selected."""

    def __init__(self, theme: Theme, window: QWidget, view_model: TemplateTarget, *, edits: bool = True) -> None:
        """Make a closed one over ``window``; ``edits``: it is an edit of combatants, and says so."""
        super().__init__(theme, window, backdrop="clear")
        self._window, self._vm = window, view_model
        self._fitting, self._edits = False, edits
        self.title = TextLine(theme, "", "lead", "strong", "ink", height=28)
        self.hint = Paragraph(theme)
        self.picker = TemplatePicker(theme, view_model.templates, rows=_ROWS)
        self.problem = Paragraph(theme, role="danger")
        self.apply = Button(theme, icon="check", kind="primary", height=32, key="Ctrl+↵")
        self.cancel = Button(theme, kind="flat", height=32)
        buttons = QHBoxLayout()
        buttons.addWidget(self.apply)
        buttons.addStretch(1)
        buttons.addWidget(self.cancel)
        inner = QVBoxLayout()
        inner.setContentsMargins(14, 8, 14, 10)
        inner.setSpacing(6)
        for part in (self.title, self.hint, self.picker, self.problem):
            inner.addWidget(part)
        inner.addLayout(buttons)
        self.body.addLayout(inner)
        self.apply.clicked.connect(self.submit)
        self.cancel.clicked.connect(self.close_popover)
        self.closed.connect(view_model.finish)
        view_model.head_changed.connect(self.show_head)
        self.picker.resized.connect(self.settle)
        on_keys(self, APPLY, self.submit)
        places = range(1, len(self.picker.chips) + 1)
        self._keys = PopoverKeys(self, {str(place): partial(self._toggle_nth, place) for place in places})
        self.retranslate()

    def open_templates(self) -> None:
        """For the selected, else the one shown."""
        if not self._vm.begin():
            return
        self.show_head(self._vm.head)
        self._open(self._placed)
        self.settle()

    def focus_first(self) -> None:
        """The first template has the keyboard."""
        self.picker.focus_first()

    def submit(self) -> None:
        """Apply, and go back."""
        if self._vm.apply():
            self.close_popover()

    def show_head(self, head: TemplatesHead) -> None:
        """Show for whom, and what the button does."""
        self.title.set_text(head.title)
        self.setAccessibleName(head.title)
        self.problem.set_text(head.problem)
        self.apply.setText(head.button)
        self.apply.setEnabled(head.can_apply)
        self.apply.updateGeometry()
        keep_tooltip(self.apply, head.apply_reason)
        self._keys.watch()
        self.settle()

    def settle(self) -> None:
        """As many rows as the window has room for."""
        if self.isHidden() or self._fitting:
            return
        self._fitting = True
        try:
            width = min(self.theme.px(_WIDTH), self._window.width() - 16)
            self.take_width(width)
            self.picker.set_width(width - 32)
            self.picker.changes.set_most(_ROWS)
            self.body.activate()
            wraps = self.body.hasHeightForWidth()
            whole = self.body.heightForWidth(self.width()) if wraps else self.body.sizeHint().height()
            over = whole - 2 * _EDGE - (self._window.height() - 16)
            if over > 0:
                rows = self.picker.changes.shown - over // self.theme.px(_ROW) - 1
                self.picker.changes.set_most(max(_ROWS_LEAST, rows))
            super().settle()
            self.is_settled()
        finally:
            self._fitting = False

    def _placed(self, size: QSize) -> QRect:
        """Beside the list where there is room."""
        whole = self._window.width()
        width = min(self.theme.px(_WIDTH), whole - 16)
        left = self.theme.tokens.layout.left.of(whole) + _GAP
        top = min(_TOP, max(8, self._window.height() - 8 - size.height()))
        return QRect(min(left, whole - width - 8), top, width, size.height())

    def _toggle_nth(self, place: int) -> None:
        chip = list(self.picker.chips.values())[place - 1]
        chip.setFocus()
        chip.click()

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        tr = QCoreApplication.translate
        edit = tr("Templates", "They change the stat block by the rules, as one edit: undo gives the old one back.")
        self.hint.set_text(edit if self._edits else "")
        self.cancel.setText(tr("Templates", "Cancel"))
        self.cancel.set_key(escape_cap())
        self.picker.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
