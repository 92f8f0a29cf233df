"""A poison, disease or curse for whoever is selected: chosen or written, its first save typed or rolled."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from encounter_tracker.ui.beside import PAD, BesidePopover, line_of
from encounter_tracker.ui.effects.quick import ProposalPanel
from encounter_tracker.ui.field_rows import FieldRows
from encounter_tracker.ui.flow import Flow
from encounter_tracker.ui.popover_keys import PopoverKeys, alt_cap, enter_cap, escape_cap
from encounter_tracker.ui.target_list import TargetList
from encounter_tracker.ui.why.wrapped import Paragraph
from encounter_tracker.ui.widgets import Button, Run, Segment, Segments, TextField, TextLine
from encounter_tracker.viewmodels.effect_finder import FinderRow
from encounter_tracker.viewmodels.texts.language import tr

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QRect
    from PySide6.QtGui import QKeyEvent

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.affliction import AfflictionViewModel
    from encounter_tracker.viewmodels.affliction_form import AfflictionForm
    from encounter_tracker.viewmodels.affliction_view import AfflictionView

_AS_TYPED: Final = "as typed"
_WEIGHTS = {"source": 3, "times": 3, "effect": 6}


class AfflictionPopover(BesidePopover):
    """The form; ``open_for`` shows it beside the order list. Enter applies, Esc does not."""

    def __init__(self, theme: Theme, window: QWidget, view_model: AfflictionViewModel) -> None:
        """Make a closed popover over ``window``."""
        super().__init__(theme, window)
        self._vm = view_model
        self.title = TextLine(theme, height=38)
        self.field = TextField(theme, icon="search", hint="↑ ↓", height=32)
        self.panel = ProposalPanel(theme, self)
        self.rows = FieldRows(theme, _WEIGHTS)
        self.summary = Paragraph(theme)
        self.note = Paragraph(theme, role="ink2")
        self.first = Segments(theme, (), height=26)
        self.first_label = TextLine(theme, "", "small", "normal", "ink2", height=26)
        self.list = TargetList(theme)
        self.apply_button = Button(theme, icon="check", kind="primary", height=32)
        self.force = Button(theme, kind="danger", height=32)
        self.close_button = Button(theme, kind="flat", height=32)
        self._build()
        self._connect()
        self.keys = PopoverKeys(self, self._key_actions())
        self.retranslate()

    def main_field(self) -> QWidget:
        """The name."""
        return self.field.edit

    # --- building ------------------------------------------------------------------------------------------------

    def _build(self) -> None:
        inner = QVBoxLayout()
        inner.setContentsMargins(PAD, 0, PAD, 4)
        inner.setSpacing(4)
        for widget in (self.title, self.field, self.rows, self.summary, self.note):
            inner.addWidget(widget)
        saves = QHBoxLayout()
        saves.setSpacing(8)
        saves.addWidget(self.first_label)
        saves.addWidget(self.first)
        saves.addStretch(1)
        inner.addLayout(saves)
        self.foot = Flow((self.apply_button, self.force, self.close_button), gap=8, last_right=True)
        self.body.addLayout(inner)
        self.body.addWidget(self.list, 1)
        self.body.addLayout(line_of((self.foot, 1), top=8, bottom=8))

    def _connect(self) -> None:
        vm = self._vm
        self.field.text_edited.connect(self._on_typed)
        self.field.step_requested.connect(self._on_step)
        self.field.submitted.connect(lambda _text: self._on_enter())
        self.field.edit.focus_changed.connect(self._on_field_focus)
        self.panel.lines.chosen.connect(self.take)
        self.rows.edited.connect(vm.set_value)
        self.rows.submitted.connect(self.submit)
        self.first.chosen_changed.connect(vm.set_first)
        self.list.typed.connect(vm.set_typed)
        self.list.submitted.connect(self.submit)
        self.apply_button.clicked.connect(self.submit)
        self.force.clicked.connect(lambda: vm.apply(force=True))
        self.close_button.clicked.connect(self.close_popover)
        vm.view_changed.connect(self.show_view)
        vm.form_changed.connect(self._fill)
        vm.applied.connect(self.close_popover)
        self.closed.connect(vm.finish)

    def _key_actions(self) -> dict[str, Callable[[], object]]:
        actions: dict[str, Callable[[], object]] = {"F": self._toggle_first}
        for digit in range(1, 10):
            actions[str(digit)] = partial(self.list.focus_nth, digit)
        return actions

    # --- opening -------------------------------------------------------------------------------------------------

    def open_for(self, anchor: QRect, key: str = "") -> bool:
        """Open beside ``anchor`` (the order list); ``key``: what is chosen already. False where nobody is meant."""
        if not self._vm.begin(key):
            return False
        self.panel.hide()
        self.show_view(self._vm.view)
        self.open_at(anchor)
        return True

    def focus_first(self) -> None:
        """The name; all of it is marked."""
        super().focus_first()
        self.field.edit.selectAll()

    # --- the name and what answers to it -------------------------------------------------------------------------

    def _on_typed(self, text: str) -> None:
        self._vm.set_name(text)
        if self._vm.form.name == text:  # a line of a stat block has been taken apart instead
            self._offer(text)

    def _offer(self, text: str) -> None:
        rows = self._vm.proposals(text)
        typed = " ".join(text.split()).casefold()
        if rows and rows[0].text.casefold() == typed:
            self._vm.choose(rows[0].key)
            rows = ()
        if rows and typed:
            as_typed = tr("AfflictionForm", "“{0}”").format(text.strip())
            rows = (*rows, FinderRow(key=_AS_TYPED, text=as_typed, remark=tr("AfflictionForm", "as typed")))
        self.panel.lines.set_rows(rows, mark_first=bool(typed))
        self.panel.setVisible(bool(rows))
        self._place_panel()

    def _place_panel(self) -> None:
        if self.panel.isHidden():
            return
        below = self.field.geometry()
        top = below.bottom() + 3
        height = min(self.panel.lines.wanted_height + 10, max(80, self.height() - top - 16))
        self.panel.setGeometry(below.x(), top, below.width(), height)
        self.panel.raise_()

    def _on_step(self, by: int) -> None:
        if self.panel.isHidden():
            self.panel.lines.set_rows(self._vm.proposals(""), mark_first=False)
            self.panel.show()
            self._place_panel()
        self.panel.lines.step(by)
        current = self.panel.lines.current
        self.field.edit.setAccessibleDescription(current.text if current is not None else "")

    def _on_enter(self) -> None:
        current = self.panel.lines.current
        if not self.panel.isHidden() and current is not None:
            self.take(current.key)
        else:
            self.submit()

    def take(self, key: str) -> None:
        """Take what the finder offers under this key."""
        self.panel.hide()
        if key != _AS_TYPED:
            self._vm.choose(key)
        self.field.edit.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_field_focus(self) -> None:
        """Going on takes what is marked, where it begins as was typed."""
        if self.field.edit.hasFocus() or self.panel.isHidden():
            return
        current, typed = self.panel.lines.current, self.field.text.strip()
        self.panel.hide()
        focus = QApplication.focusWidget()
        goes_on = focus is not None and self.isAncestorOf(focus)
        if goes_on and typed and current is not None and current.text.casefold().startswith(typed.casefold()):
            self._vm.choose(current.key)

    def _fill(self, form: AfflictionForm) -> None:
        self.field.set_text(form.name)
        self.rows.set_groups(self._vm.groups())
        self.rows.set_values({key: getattr(form, key) for key in self.rows.cells})
        self._order_tabs()

    # --- what the user does --------------------------------------------------------------------------------------

    def submit(self) -> None:
        """Apply it; what stands in the way gets the keyboard."""
        self.panel.hide()
        if self._vm.apply():
            return
        problems = self._vm.view.problems
        if "name" in problems:
            self.field.edit.setFocus(Qt.FocusReason.OtherFocusReason)
        elif not self.rows.go_to([key for key in self.rows.cells if key in problems]):
            self.list.focus_wrong()

    def _toggle_first(self) -> None:
        self._vm.set_first("failed" if self._vm.view.first == "made" else "made")

    # --- what it shows -------------------------------------------------------------------------------------------

    def show_view(self, view: AfflictionView) -> None:
        """Show what would happen."""
        title = tr("AfflictionForm", "Poison, disease, curse")
        self.title.set_runs((Run(title, "lead", "strong", "ink"), Run(f"   {view.remark}", "body", "normal", "ink2")))
        self.field.set_wrong(view.problems.get("name", ""))
        self.rows.set_wrong(view.problems)
        self.summary.set_text(view.summary)
        self.note.set_text(view.note)
        self.first.set_chosen(view.first)
        if self.list.set_lines(view.lines):
            self._order_tabs()
        self.apply_button.setText(view.apply)
        self.apply_button.setEnabled(view.can_apply)
        self.force.setVisible(view.can_force)
        self.settle()

    def lay_out(self, width: int) -> None:
        """The buttons break their line where there is no room."""
        self.foot.set_width(width - 2 * PAD)

    def show_all(self) -> None:
        """The note and all targets."""
        self.note.setVisible(bool(self.note.words))
        self.list.set_room(None)

    def grow(self, height: int) -> None:
        """The targets scroll where there is too little height."""
        if height < 0:
            self.list.set_room(self.list.full_height + height)

    def give_way(self) -> Sequence[QWidget]:
        """What the catalogue says besides."""
        return (self.note,)

    def settle(self) -> None:
        """Place the panel, and the list of proposals over it."""
        super().settle()
        self._place_panel()
        self.is_settled()

    def _order_tabs(self) -> None:
        stops: list[QWidget] = [self.field.edit, *self.rows.stops(), self.first, *self.list.stops()]
        stops += [self.apply_button, self.force, self.close_button]
        self.order_tabs(stops)

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.setAccessibleName(tr("AfflictionForm", "Poison, disease, curse"))
        self.field.set_name(tr("AfflictionForm", "Name of the affliction"))
        self.field.edit.setPlaceholderText(tr("AfflictionForm", "Name, or the line of a stat block"))
        self.first_label.set_text(tr("AfflictionForm", "First save"))
        self.first.set_items(
            (
                Segment("made", tr("AfflictionForm", "made now")),
                Segment("failed", tr("AfflictionForm", "failed already")),
            ),
        )
        self.first.setToolTip(alt_cap("F"))
        self.apply_button.set_key(enter_cap())
        self.force.setText(tr("AfflictionForm", "Do it all the same"))
        self.force.set_key(tr("Keys", "Ctrl Enter"))
        self.close_button.setText(tr("AfflictionForm", "Cancel"))
        self.close_button.set_key(escape_cap())
        if self.is_open:
            self._fill(self._vm.form)
            self.show_view(self._vm.view)

    # --- events --------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes the proposals, then the form; Ctrl+Enter does it all the same."""
        enter = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._vm.apply(force=True)
            return
        if event.key() == Qt.Key.Key_Escape and not self.panel.isHidden():
            self.panel.hide()
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
