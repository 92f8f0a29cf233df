"""A small form over the window that shows what will happen while it is filled in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, QRect, QSize, Qt
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from encounter_tracker.ui.combatant.form import FormView
from encounter_tracker.ui.popover_keys import enter_cap, escape_cap
from encounter_tracker.ui.why.wrapped import Paragraph
from encounter_tracker.ui.widgets import Button, Popover, Run, TextLine
from encounter_tracker.viewmodels.combatant_rows import FormGroup

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from encounter_tracker.ui.theme import Role, Theme
    from encounter_tracker.viewmodels.combatant_rows import FormField
    from encounter_tracker.viewmodels.live_form import LiveForm, LiveFormViewModel, LiveLine, LiveView

_WIDTH, _TOP, _GAP, _LINES = 480, 96, 15, 5
_TONES: Final[dict[str, Role]] = {"": "ink2", "good": "up", "bad": "down", "strong": "ink"}


class LiveFormPopover(Popover):
    """Enter does it, Ctrl+Enter all the same, Esc does not."""

    def __init__(self, theme: Theme, window: QWidget, view_model: LiveFormViewModel) -> None:
        """Make a closed popover over ``window``."""
        super().__init__(theme, window, backdrop="clear")
        self._vm, self._window = view_model, window
        self._shown: tuple[FormField, ...] = ()
        self._beside = QRect()
        self.title = TextLine(theme, "", "lead", "strong", "ink", height=38)
        self.form = FormView(theme)
        self.lines = [TextLine(theme, height=20) for _ in range(_LINES)]
        self.remark = Paragraph(theme, pad=12)
        self.reason = Paragraph(theme, role="danger", pad=12)
        self.apply = Button(theme, icon="check", kind="primary", height=32)
        self.force = Button(theme, kind="danger", height=32)
        self.cancel = Button(theme, kind="flat", height=32)
        head, words, foot = QHBoxLayout(), QVBoxLayout(), QHBoxLayout()
        head.setContentsMargins(12, 0, 12, 0)
        head.addWidget(self.title)
        words.setContentsMargins(12, 0, 12, 2)
        words.setSpacing(0)
        for line in self.lines:
            words.addWidget(line)
        foot.setContentsMargins(12, 8, 12, 8)
        foot.setSpacing(8)
        for button in (self.apply, self.force):
            foot.addWidget(button)
        foot.addStretch(1)
        foot.addWidget(self.cancel)
        self.body.addLayout(head)
        self.body.addWidget(self.form)
        self.body.addLayout(words)
        self.body.addWidget(self.remark)
        self.body.addWidget(self.reason)
        self.body.addLayout(foot)
        self.apply.clicked.connect(self.submit)
        self.force.clicked.connect(lambda: view_model.do(force=True))
        self.cancel.clicked.connect(self.close_popover)
        self.form.edited.connect(lambda: view_model.set_values(self.form.values))
        self.form.submitted.connect(self.submit)
        view_model.view_changed.connect(self.show_view)
        view_model.done.connect(self.close_popover)
        self.closed.connect(view_model.stop)
        self.retranslate()

    def ask(self, form: LiveForm, beside: QRect) -> bool:
        """Open with a form at the right of a rectangle (the order list); False where what it is about is gone."""
        self.close_popover()
        self._shown = ()
        if not self._vm.begin(form):
            return False
        self._beside = beside
        self._open(self._place_beside)
        return True

    def _place_beside(self, size: QSize) -> QRect:
        left = self._beside.right() + _GAP
        width = min(self.theme.px(_WIDTH), self._window.width() - left - 8)
        return QRect(left, _TOP, width, size.height())

    def focus_first(self) -> None:
        """The first field that is typed into, else the first."""
        cells = list(self.form.cells.values())
        typed = next((cell for cell in cells if cell.field.kind in {"text", "number"}), None)
        first = typed or next(iter(cells), None)
        if first is not None:
            first.focus()
        else:
            self.apply.setFocus(Qt.FocusReason.PopupFocusReason)

    def submit(self) -> None:
        """Do it."""
        self._vm.do()

    def show_view(self, view: LiveView) -> None:
        """Show the form and what will happen."""
        self.title.set_text(view.title)
        self.setAccessibleName(view.title)
        self._show_fields(view.fields)
        for key, cell in self.form.cells.items():
            cell.set_wrong(view.wrong.get(key, ""))
        for place, line in enumerate(self.lines):
            shown: LiveLine | None = view.lines[place] if place < len(view.lines) else None
            line.setVisible(shown is not None)
            if shown is not None:
                weight = "normal" if shown.tone == "" else "strong"
                line.set_runs((Run(shown.text, "body", weight, _TONES[shown.tone]),))  # type: ignore[arg-type]
        self.remark.set_text(view.remark)
        self.reason.set_text(view.reason)
        self.apply.setText(view.button)
        self.apply.setEnabled(view.can_do)
        self.force.setVisible(view.can_force)
        self.settle()

    def _show_fields(self, fields: tuple[FormField, ...]) -> None:
        """Fields that are other ones are made anew; the keyboard stays where it was."""
        plain = tuple(replace(field, value="") for field in fields)
        if plain != self._shown:
            focus = QApplication.focusWidget()
            inside = [key for key, cell in self.form.cells.items() if focus is not None and cell.isAncestorOf(focus)]
            self._shown = plain
            self.form.set_groups((FormGroup(caption="", fields=fields),))
            there = self.form.cells.get(inside[0]) if inside else None
            if there is not None:
                there.control.setFocus(Qt.FocusReason.OtherFocusReason)
        for field in fields:
            if self.form.cells[field.key].value != field.value:
                self.form.cells[field.key].set_value(field.value)

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        tr = QCoreApplication.translate
        self.apply.set_key(enter_cap())
        self.force.setText(tr("HpEntry", "Do it all the same"))
        self.force.set_key(tr("Keys", "Ctrl Enter"))
        self.cancel.setText(tr("ActionPopover", "Cancel"))
        self.cancel.set_key(escape_cap())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+Enter does it all the same."""
        enter = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._vm.do(force=True)
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
