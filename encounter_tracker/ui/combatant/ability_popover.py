"""One ability: damage, drain and base score up and down; penalties and bonuses with their sources."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from encounter_tracker.ui.combatant.paint import paint_source_row
from encounter_tracker.ui.combatant.row_list import RowList
from encounter_tracker.ui.why.pane_popover import PanePopover
from encounter_tracker.ui.why.popover import WhyHead
from encounter_tracker.ui.why.wrapped import Paragraph
from encounter_tracker.ui.widgets.button import Button
from encounter_tracker.ui.widgets.field import TextField
from encounter_tracker.ui.widgets.header import TextLine
from encounter_tracker.viewmodels.texts.language import fill, tr

if TYPE_CHECKING:
    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.combatant import CombatantViewModel
    from encounter_tracker.viewmodels.combatant_rows import AbilityView, CombatantSheet, StepperRow

_PAD = 12
_SOURCE_ROW = 26


class StepperLine(QWidget):
    """A number with a button for less and one for more; it may be typed as well."""

    wanted = Signal(str, str)
    """Which number, and what it is to be."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.row: StepperRow | None = None
        self.label = TextLine(theme, "", "body", "medium", "ink", height=28)
        self.label.setFixedWidth(theme.px(112))
        self.less = Button(theme, icon="minus")
        self.field = TextField(theme, size="strong")
        self.field.setFixedWidth(theme.px(56))
        self.more = Button(theme, icon="plus")
        self.detail = TextLine(theme, "", "small", "normal", "ink2", height=28)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(_PAD, 2, _PAD, 2)
        layout.setSpacing(4)
        layout.addWidget(self.label)
        for widget in (self.less, self.field, self.more):
            layout.addWidget(widget)
        layout.addSpacing(6)
        layout.addWidget(self.detail, 1)
        self.less.clicked.connect(lambda: self._step(-1))
        self.more.clicked.connect(lambda: self._step(+1))
        self.field.step_requested.connect(lambda step: self._step(-step))
        self.field.submitted.connect(self._on_typed)
        self.field.edit.editingFinished.connect(self._on_left)
        self.field.text_edited.connect(lambda _text: self.field.set_wrong(""))

    def set_row(self, row: StepperRow) -> None:
        """Show a number."""
        self.row = row
        self.label.set_text(row.label)
        self.detail.set_text(row.detail)
        self.field.set_text(row.text)
        self.field.set_name(row.label)
        self.field.set_wrong("")
        self.less.setEnabled(row.can_lower)
        self.more.setEnabled(row.can_raise)
        self.less.setAccessibleName(fill(tr("AbilityPopover", "{0}: one less"), row.label))
        self.more.setAccessibleName(fill(tr("AbilityPopover", "{0}: one more"), row.label))
        self.less.setToolTip(self.less.accessibleName())
        self.more.setToolTip(self.more.accessibleName())

    def _step(self, by: int) -> None:
        row = self.row
        if row is not None and (row.can_lower if by < 0 else row.can_raise):
            self.wanted.emit(row.key, str(row.value + by))

    def _on_typed(self, text: str) -> None:
        if self.row is not None:
            self.wanted.emit(self.row.key, text)

    def _on_left(self) -> None:
        if self.row is not None and not self.field.edit.hasFocus() and self.field.text != self.row.text:
            self.wanted.emit(self.row.key, self.field.text)


class AbilityPopover(PanePopover):
    """Everything about one ability. Each step is done at once and can be undone."""

    effect_requested = Signal(str)
    """The effect behind a penalty or bonus is to be opened."""

    def __init__(self, theme: Theme, view_model: CombatantViewModel, window: QWidget) -> None:
        """Make a closed popover.

        Args:
            theme: the theme.
            view_model: whom it asks and tells.
            window: the window it lies over.
        """
        super().__init__(theme, window)
        self._model = view_model
        self._view: AbilityView | None = None
        self._refused: tuple[str, str] | None = None
        self.head = WhyHead(theme)
        self.lines = tuple(StepperLine(theme) for _ in range(3))
        self.sources = RowList(theme, _SOURCE_ROW, paint_source_row)
        self.note = Paragraph(theme, pad=_PAD)
        self.message = Paragraph(theme, role="danger", pad=_PAD)
        self.force = Button(theme)
        self.restore = Button(theme, icon="heart")
        buttons = QHBoxLayout()
        buttons.setContentsMargins(_PAD, 6, _PAD, 10)
        buttons.setSpacing(8)
        buttons.addWidget(self.restore)
        buttons.addWidget(self.force)
        buttons.addStretch(1)
        texts = QVBoxLayout()
        texts.setContentsMargins(0, 4, 0, 2)
        texts.addWidget(self.note)
        texts.addWidget(self.message)
        self.column.addWidget(self.head)
        for line in self.lines:
            self.column.addWidget(line)
            line.wanted.connect(self._on_wanted)
        self.column.addSpacing(4)
        self.column.addWidget(self.sources)
        self.column.addLayout(texts)
        self.column.addLayout(buttons)
        self.restore.clicked.connect(self._on_restore)
        self.force.clicked.connect(self._on_force)
        self.sources.open_requested.connect(self._on_effect)
        view_model.sheet_changed.connect(self._on_sheet)
        self.retranslate()

    def show_ability(self, ability: str, pane: QWidget, anchor: QWidget) -> None:
        """Open for an ability at its tile."""
        view = self._model.ability(ability)
        if view is not None:
            self._say("", can_force=False)
            self._take(view)
            self.open_over(pane, anchor)

    def focus_first(self) -> None:
        """The first number."""
        field = self.lines[0].field
        field.setFocus(Qt.FocusReason.PopupFocusReason)
        field.edit.selectAll()

    def changeEvent(self, event: QEvent) -> None:
        """Say the fixed words in the new language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Say the fixed words in the language in use."""
        self.restore.setText(tr("AbilityPopover", "Take all damage and drain back"))
        self.force.setText(tr("ActionPopover", "Do it all the same"))

    def _take(self, view: AbilityView) -> None:
        self._view = view
        self.setAccessibleName(view.name)
        self.head.set_texts(f"{view.caption} {view.score}", view.modifier, view.remark)
        for line, row in zip(self.lines, view.steppers, strict=True):
            line.set_row(row)
        self.sources.set_rows(view.sources)
        self.sources.setAccessibleName(tr("AbilityPopover", "Penalties and bonuses"))
        self.note.set_text(view.note)
        self.restore.setEnabled(any(row.value for row in view.steppers if row.key != "base"))

    def _on_wanted(self, key: str, text: str, *, force: bool = False) -> None:
        if self._view is None:
            return
        result = self._model.set_ability(self._view.key, key, text, force=force)
        self._refused = (key, text) if result.can_force else None
        self._say(result.message, can_force=result.can_force)
        for line in self.lines:
            if line.row is not None and line.row.key == key:
                line.field.set_wrong(result.message)
        self.settle()

    def _on_force(self) -> None:
        if self._refused is not None:
            self._on_wanted(*self._refused, force=True)

    def _on_restore(self) -> None:
        if self._view is not None:
            self._say(self._model.restore_ability(self._view.key).message, can_force=False)
            self.settle()

    def _on_effect(self, key: str) -> None:
        row = self.sources.row(key)
        if row is not None and row.effect:
            self.close_popover()
            self.effect_requested.emit(row.effect)

    def _say(self, message: str, *, can_force: bool) -> None:
        self.message.set_text(message)
        self.force.setVisible(can_force)

    def _on_sheet(self, sheet: CombatantSheet | None) -> None:
        if not self.is_open or self._view is None:
            return
        if sheet is None or sheet.who != self._view.who:
            self.close_popover()
            return
        view = self._model.ability(self._view.key)
        if view is not None and view != self._view:
            self._take(view)
            self.settle()
