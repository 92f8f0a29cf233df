"""The negative levels: each with its source and DC, its daily save, and the way to give or take some."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from encounter_tracker.ui.combatant.form import FormView
from encounter_tracker.ui.combatant.paint import paint_level_row
from encounter_tracker.ui.combatant.row_list import RowList
from encounter_tracker.ui.popover_keys import enter_cap
from encounter_tracker.ui.why.pane_popover import FittingScroll, PanePopover
from encounter_tracker.ui.why.popover import WhyHead
from encounter_tracker.ui.why.wrapped import Paragraph
from encounter_tracker.ui.widgets.button import Button
from encounter_tracker.ui.widgets.field import TextField
from encounter_tracker.viewmodels.combatant_rows import FormGroup
from encounter_tracker.viewmodels.texts.language import tr

if TYPE_CHECKING:
    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.combatant import CombatantViewModel
    from encounter_tracker.viewmodels.combatant_rows import CombatantSheet, LevelsView

_ROW = 26


class LevelsPopover(PanePopover):
    """Negative levels of the combatant shown."""

    def __init__(self, theme: Theme, view_model: CombatantViewModel, window: QWidget) -> None:
        """Make a closed popover.

        Args:
            theme: the theme.
            view_model: whom it asks and tells.
            window: the window it lies over.
        """
        super().__init__(theme, window)
        self._model = view_model
        self._view: LevelsView | None = None
        self.head = WhyHead(theme)
        self.list = RowList(theme, _ROW, paint_level_row)
        self.die = TextField(theme, placeholder="d20", height=28)
        self.die.setFixedWidth(theme.px(60))
        self.save = Button(theme, icon="dices")
        self.remove = Button(theme)
        self.form = FormView(theme)
        self.message = Paragraph(theme, role="danger", pad=12)
        self.give = Button(theme, icon="plus", kind="primary")
        self.force = Button(theme)
        self.row_buttons = QWidget()
        self._lay_out(theme)
        self._connect()
        self.retranslate()

    def _lay_out(self, theme: Theme) -> None:
        above, below = QHBoxLayout(self.row_buttons), QHBoxLayout()
        above.setContentsMargins(12, 6, 12, 6)
        below.setContentsMargins(12, 2, 12, 10)
        for widget in (self.die, self.save, self.remove):
            above.addWidget(widget)
        for widget in (self.give, self.force):
            below.addWidget(widget)
        for layout in (above, below):
            layout.setSpacing(8)
            layout.addStretch(1)
        self.column.addWidget(self.head)
        self.column.addWidget(FittingScroll(theme, self.list), 1)
        self.column.addWidget(self.row_buttons)
        self.column.addWidget(self.form)
        self.column.addWidget(self.message)
        self.column.addLayout(below)

    def _connect(self) -> None:
        self.save.clicked.connect(self._on_save)
        self.die.submitted.connect(lambda _text: self._on_save())
        self.die.text_edited.connect(lambda _text: self._say(""))
        self.remove.clicked.connect(lambda: self._on_remove(self.list.current))
        self.list.remove_requested.connect(self._on_remove)
        self.list.current_changed.connect(lambda _key: self._enable())
        self.give.clicked.connect(lambda: self._on_give(force=False))
        self.force.clicked.connect(lambda: self._on_give(force=True))
        self.form.submitted.connect(lambda: self._on_give(force=False))
        self.form.edited.connect(lambda: self._say(""))
        self._model.sheet_changed.connect(self._on_sheet)

    def show_levels(self, pane: QWidget, anchor: QWidget) -> None:
        """Open at the line of pips."""
        view = self._model.levels()
        if view is None:
            return
        self.form.set_groups((FormGroup(caption="", fields=self._model.level_form()),))
        self._say("")
        self._take(view)
        if view.rows:
            self.list.choose(view.rows[0].key)
        self.open_over(pane, anchor)

    def focus_first(self) -> None:
        """The list where there are levels, else the form."""
        if self.list.rows:
            self.list.setFocus(Qt.FocusReason.PopupFocusReason)
            return
        cell = next(iter(self.form.cells.values()), None)
        if cell is not None:
            cell.focus()

    def changeEvent(self, event: QEvent) -> None:
        """Say the fixed words in the new language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Say the fixed words in the language in use."""
        self.save.setText(tr("LevelsPopover", "Save"))
        self.save.setToolTip(tr("LevelsPopover", "The daily Fortitude save; success takes this level away"))
        self.remove.setText(tr("LevelsPopover", "Take away"))
        self.remove.set_key(tr("Keys", "Del"))
        self.give.setText(tr("LevelsPopover", "Give"))
        self.give.set_key(enter_cap())
        self.force.setText(tr("ActionPopover", "Do it all the same"))
        self.die.set_name(tr("LevelsPopover", "Die of the save, or = and the sum"))
        self.list.setAccessibleName(tr("LevelsPopover", "Negative levels"))

    # ---- inside ---------------------------------------------------------------------------------------------

    def _take(self, view: LevelsView) -> None:
        self._view = view
        self.setAccessibleName(view.title)
        self.head.set_texts(view.title, str(len(view.rows)), view.remark)
        self.list.set_rows(view.rows)
        self.row_buttons.setVisible(bool(view.rows))
        self._enable()

    def _enable(self) -> None:
        row = self.list.row(self.list.current)
        can_save = row is not None and row.can_save
        self.save.setEnabled(can_save)
        self.die.setEnabled(can_save)
        self.remove.setEnabled(row is not None)

    def _on_save(self) -> None:
        row = self.list.row(self.list.current)
        if row is None or not row.can_save:
            return
        result = self._model.save_level(row.key, self.die.text)
        self._say(result.message)
        self.die.set_wrong(result.message)
        if result.ok:
            self.die.set_text("")

    def _on_remove(self, key: str) -> None:
        if key:
            self._say(self._model.remove_level(key).message)

    def _on_give(self, *, force: bool) -> None:
        result = self._model.give_levels(self.form.values, force=force)
        self.form.set_wrong(result.fields)
        self._say(result.message, can_force=result.can_force)

    def _say(self, message: str, *, can_force: bool = False) -> None:
        self.message.set_text(message)
        self.force.setVisible(can_force)
        self.die.set_wrong("")
        self.settle()

    def _on_sheet(self, sheet: CombatantSheet | None) -> None:
        if not self.is_open or self._view is None:
            return
        if sheet is None or sheet.who != self._view.who:
            self.close_popover()
            return
        view = self._model.levels()
        if view is not None and view != self._view:
            self._take(view)
            if not self.list.current and view.rows:
                self.list.choose(view.rows[0].key)
            self.settle()
