"""What an action asks before it is done: a small form over the pane."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from encounter_tracker.ui.combatant.form import FormView
from encounter_tracker.ui.popover_keys import enter_cap, escape_cap
from encounter_tracker.ui.why.pane_popover import PanePopover
from encounter_tracker.ui.why.wrapped import Paragraph
from encounter_tracker.ui.widgets.button import Button
from encounter_tracker.ui.widgets.header import TextLine
from encounter_tracker.viewmodels.combatant_rows import FormGroup
from encounter_tracker.viewmodels.texts.language import tr

if TYPE_CHECKING:
    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.combatant import CombatantViewModel
    from encounter_tracker.viewmodels.combatant_rows import ActionForm, CombatantSheet


class ActionPopover(PanePopover):
    """The form of an action. Enter does it, Esc does not; what is refused may be insisted on."""

    def __init__(self, theme: Theme, view_model: CombatantViewModel, window: QWidget) -> None:
        """Make a closed popover.

        Args:
            theme: the theme.
            view_model: whom it asks and tells.
            window: the window it lies over.
        """
        super().__init__(theme, window)
        self._model = view_model
        self._asked: ActionForm | None = None
        self._who = ""
        self.title = TextLine(theme, "", "lead", "strong", "ink", height=36)
        self.form = FormView(theme)
        self.message = Paragraph(theme, role="danger", pad=12)
        self.do = Button(theme, icon="check", kind="primary")
        self.force = Button(theme, kind="plain")
        self.cancel = Button(theme, kind="flat")
        head, buttons = QHBoxLayout(), QHBoxLayout()
        head.setContentsMargins(12, 2, 12, 0)
        head.addWidget(self.title)
        buttons.setContentsMargins(12, 6, 12, 10)
        buttons.setSpacing(8)
        for button in (self.do, self.force, self.cancel):
            buttons.addWidget(button)
        buttons.addStretch(1)
        self.column.addLayout(head)
        self.column.addWidget(self.form)
        self.column.addWidget(self.message)
        self.column.addLayout(buttons)
        self.do.clicked.connect(lambda: self._do(force=False))
        self.force.clicked.connect(lambda: self._do(force=True))
        self.cancel.clicked.connect(self.close_popover)
        self.form.submitted.connect(lambda: self._do(force=False))
        self.form.edited.connect(lambda: self._say("", can_force=False))
        view_model.sheet_changed.connect(self._on_sheet)
        self.retranslate()

    def ask(self, form: ActionForm, pane: QWidget, anchor: QWidget) -> None:
        """Ask what an action needs."""
        self._asked = form
        self._who = self._model.who or ""
        self.setAccessibleName(form.title)
        self.title.set_text(form.title)
        self.form.set_groups((FormGroup(caption="", fields=form.fields),))
        self.do.setText(form.button)
        self.do.set_kind("danger" if form.danger else "primary")
        self._say("", can_force=False)
        self.open_over(pane, anchor)

    def focus_first(self) -> None:
        """The first field."""
        cell = next(iter(self.form.cells.values()), None)
        if cell is not None:
            cell.focus()
        else:
            self.do.setFocus(Qt.FocusReason.PopupFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        """Say the fixed words in the new language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Say the fixed words in the language in use."""
        self.do.set_key(enter_cap())
        self.force.setText(tr("ActionPopover", "Do it all the same"))
        self.cancel.setText(tr("ActionPopover", "Cancel"))
        self.cancel.set_key(escape_cap())

    def _do(self, *, force: bool) -> None:
        if self._asked is None:
            return
        result = self._model.act(self._asked.key, self.form.values, force=force)
        if result.ok:
            self.close_popover()
            return
        self.form.set_wrong(result.fields)
        self._say(result.message, can_force=result.can_force)

    def _say(self, message: str, *, can_force: bool) -> None:
        self.message.set_text(message)
        self.force.setVisible(can_force)
        self.settle()

    def _on_sheet(self, sheet: CombatantSheet | None) -> None:
        if self.is_open and (sheet is None or sheet.who != self._who):
            self.close_popover()
