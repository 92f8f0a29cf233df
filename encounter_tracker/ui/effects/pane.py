"""The right pane: what is in force, and the quick form for what comes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QVBoxLayout, QWidget

from encounter_tracker.ui.effects.editor import EffectEditor
from encounter_tracker.ui.effects.effect_list import EffectList
from encounter_tracker.ui.effects.menus import build_menu
from encounter_tracker.ui.effects.quick import QuickEffectForm
from encounter_tracker.ui.effects.rounds_left import RoundsLeft
from encounter_tracker.ui.widgets import Button, PaneHeader, Segment, Segments

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.effects import EffectsView, EffectsViewModel

tr = QCoreApplication.translate


class EffectsPane(QWidget):
    """Header with choices, the list (`.list`), the quick form (`.quick`); the full editor (`.editor`) over the window.

    `open_effect`, `open_condition` (E, C) open the quick form, `open_editor` (Ctrl+E) the full one.
    """

    order_requested = Signal(str)
    """An order to one by an effect: both ids, "c3|e5"."""
    trigger_requested = Signal(str)
    """The stored trigger of an effect (its id) may have come."""

    def __init__(self, theme: Theme, view_model: EffectsViewModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme, self.view_model = theme, view_model
        self.header = PaneHeader(theme, line=True)
        self.filters = Segments(theme, height=22)
        self.add_button = Button(theme, icon="plus", key="E", kind="flat", height=22)
        self.list = EffectList(theme)
        self.quick = QuickEffectForm(theme, view_model.quick, self)
        self._editor: EffectEditor | None = None
        self._left: RoundsLeft | None = None
        self.header.add_control(self.filters)
        self.header.add_control(self.add_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.header)
        column.addWidget(self.list, 1)
        column.addWidget(self.quick)
        self.setFocusProxy(self.list)
        self.setAutoFillBackground(True)
        self._connect()
        self._dress()
        self.retranslate()

    def _connect(self) -> None:
        view_model = self.view_model
        self.filters.chosen_changed.connect(view_model.choose_filter)
        self.add_button.clicked.connect(self.open_effect)
        self.list.open_requested.connect(lambda effect: view_model.do(effect, "edit"))
        self.list.act_requested.connect(self._act)
        self.list.context_requested.connect(self._open_menu)
        self.quick.all_fields_requested.connect(self.open_editor)
        view_model.view_changed.connect(self._show)
        view_model.edit_requested.connect(self.edit)
        self.theme.theme_changed.connect(self._dress)

    # ---- opening --------------------------------------------------------------------------------------------

    @property
    def editor(self) -> EffectEditor:
        """The full editor over this pane's window, made when it is first asked for."""
        if self._editor is None:
            self._editor = EffectEditor(self.theme, self.view_model.editor, self.window())
        return self._editor

    def open_effect(self) -> None:
        """A new effect, in the quick form."""
        if not self.view_model.bridge.held():
            self.quick.open_new()

    def open_condition(self) -> None:
        """A new condition, in the quick form."""
        if not self.view_model.bridge.held():
            self.quick.open_new(prefer_conditions=True)

    def open_entry(self, key: str) -> None:
        """A new effect from an entry of the catalogue, in the quick form; "effect:bless" or "condition:shaken"."""
        if self.view_model.bridge.held():
            return
        self.quick.open_new(prefer_conditions=key.startswith("condition:"))
        self.quick.take(key)

    def open_editor(self) -> None:
        """All fields: of what the quick form has so far, of the effect with the keyboard, or of a new one."""
        if self.view_model.bridge.held():
            return
        if not self.quick.isHidden():
            form = self.view_model.quick
            self.quick.cancel()
            self.editor.open_from(form)
        elif self.list.hasFocus() and self.list.chosen:
            self.edit(self.list.chosen)
        else:
            self.editor.open_new()

    def open_wall(self) -> None:
        """A new wall, drawn on its grid."""
        self.editor.open_wall()

    def edit(self, effect: str) -> None:
        """Edit an effect in force."""
        if not self.view_model.bridge.held():
            self.editor.open_effect(effect)

    # ---- what it shows --------------------------------------------------------------------------------------

    def _show(self, view: EffectsView) -> None:
        self.filters.set_items([Segment(key, text) for key, text in view.filters], view.chosen)
        self.list.set_rows(view.rows)

    def retranslate(self) -> None:
        """Say the fixed words in the language in use."""
        self.header.set_title(tr("EffectsPane", "Effects"))
        self.filters.setAccessibleName(tr("EffectsPane", "Which effects"))
        self.add_button.setAccessibleName(tr("EffectsPane", "New effect"))
        self.add_button.setToolTip(tr("EffectsPane", "New effect (E), new condition (C)"))
        self.list.set_nothing(tr("EffectsPane", "Nothing is in force."))
        self.list.retranslate()
        self.quick.retranslate()
        if self._editor is not None:
            self._editor.retranslate()
        self._show(self.view_model.view)

    # ---- what is done to an effect --------------------------------------------------------------------------

    def _act(self, effect: str, key: str) -> None:
        if key == "left":
            self._ask_left(effect)
        elif key.startswith("order:"):
            self.order_requested.emit(f"{key.removeprefix('order:')}|{effect}")
        elif key == "notice":
            self.trigger_requested.emit(effect)
        else:
            self.view_model.do(effect, key)

    def _open_menu(self, effect: str, at: QPoint) -> None:
        items = self.view_model.menu(effect)
        build_menu(self.theme, items, lambda key: self._act(effect, key), self).popup(at)

    def _ask_left(self, effect: str) -> None:
        left = self.view_model.left_of(effect)
        if not left:
            return
        if self._left is None:
            self._left = RoundsLeft(self.theme, self.window())
            self._left.answered.connect(self._set_left)
        row = next((row for row in self.view_model.view.rows if row.id == effect), None)
        self._left.ask(effect, row.name if row is not None else "", left, self.header)

    def _set_left(self, effect: str, text: str) -> None:
        if self._left is None:
            return
        wrong = self.view_model.set_left(effect, text)
        if wrong:
            self._left.say_wrong(wrong)
        else:
            self._left.close_popover()

    # ---- events ---------------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Speak the language in use."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the proposals over their field."""
        super().resizeEvent(event)
        self.quick.place_panel()

    def _dress(self) -> None:
        palette = self.theme.palette()
        palette.setColor(QPalette.ColorRole.Window, self.theme.color("pane"))
        self.setPalette(palette)
