"""Ability harm, negative levels, death attacks, restoration, raising: what would happen to each is shown first."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from encounter_tracker.ui.beside import PAD, BesidePopover, line_of
from encounter_tracker.ui.field_rows import FieldRows
from encounter_tracker.ui.flow import Flow
from encounter_tracker.ui.popover_keys import PopoverKeys, alt_cap, enter_cap, escape_cap
from encounter_tracker.ui.target_list import TargetList
from encounter_tracker.ui.widgets import Button, Run, TextLine
from encounter_tracker.viewmodels.texts.language import tr

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtCore import QRect
    from PySide6.QtGui import QKeyEvent

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.many import ManyViewModel
    from encounter_tracker.viewmodels.many_view import ManyView

_WEIGHTS = {"source": 3, "kind": 3, "levels": 3, "by": 3, "lasting": 6}
#: The field where one begins, for each thing that can be done.
_FIRST = ("amount", "dc", "by")


class ManyPopover(BesidePopover):
    """The form; ``open_for`` shows it beside the order list. Enter applies, Esc does not."""

    def __init__(self, theme: Theme, window: QWidget, view_model: ManyViewModel) -> None:
        """Make a closed popover over ``window``."""
        super().__init__(theme, window)
        self._vm = view_model
        self.title = TextLine(theme, height=38)
        self.rows = FieldRows(theme, _WEIGHTS)
        self.list = TargetList(theme)
        self.roll = Button(theme, icon="dices", kind="flat", height=26)
        self.apply_button = Button(theme, icon="check", kind="primary", height=32)
        self.force = Button(theme, kind="danger", height=32)
        self.close_button = Button(theme, kind="flat", height=32)
        self._build()
        self._connect()
        self.keys = PopoverKeys(self, self._key_actions())
        self.retranslate()

    def main_field(self) -> QWidget:
        """The amount, the DC, or the first field there is."""
        cells = self.rows.cells
        cell = next((cells[key] for key in _FIRST if key in cells), next(iter(cells.values()), None))
        if cell is None:
            return self.apply_button
        return cell.control.focusProxy() or cell.control

    # --- building ------------------------------------------------------------------------------------------------

    def _build(self) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(PAD, 0, PAD, 0)
        head.addWidget(self.title, 1)
        head.addWidget(self.roll)
        inner = QVBoxLayout()
        inner.setContentsMargins(PAD, 0, PAD, 8)
        inner.addWidget(self.rows)
        self.foot = Flow((self.apply_button, self.force, self.close_button), gap=8, last_right=True)
        self.body.addLayout(head)
        self.body.addLayout(inner)
        self.body.addWidget(self.list, 1)
        self.body.addLayout(line_of((self.foot, 1), top=8, bottom=8))

    def _connect(self) -> None:
        vm = self._vm
        self.rows.edited.connect(vm.set_value)
        self.rows.submitted.connect(self.submit)
        self.list.typed.connect(vm.set_typed)
        self.list.submitted.connect(self.submit)
        self.roll.clicked.connect(vm.roll_again)
        self.apply_button.clicked.connect(self.submit)
        self.force.clicked.connect(lambda: vm.apply(force=True))
        self.close_button.clicked.connect(self.close_popover)
        vm.view_changed.connect(self.show_view)
        vm.applied.connect(self.close_popover)
        self.closed.connect(vm.finish)

    def _key_actions(self) -> dict[str, Callable[[], object]]:
        actions: dict[str, Callable[[], object]] = {"R": self._vm.roll_again}
        for digit in range(1, 10):
            actions[str(digit)] = partial(self.list.focus_nth, digit)
        return actions

    # --- opening and doing ---------------------------------------------------------------------------------------

    def open_for(self, anchor: QRect, kind: str, values: Mapping[str, str] | None = None) -> bool:
        """Open beside ``anchor`` (the order list) for one kind of act, with ``values``. False where nobody is meant."""
        if not self._vm.begin(kind, values):
            return False
        self.show_view(self._vm.view)
        self.open_at(anchor)
        return True

    def focus_first(self) -> None:
        """Where one begins; what stands there is marked."""
        key = next((key for key in _FIRST if key in self.rows.cells), None)
        if key is None or not self.rows.go_to([key]):
            super().focus_first()

    def submit(self) -> None:
        """Apply it; what stands in the way gets the keyboard."""
        if self._vm.apply():
            return
        problems = self._vm.view.problems
        if not self.rows.go_to([key for key in self.rows.cells if key in problems]):
            self.list.focus_wrong()

    # --- what it shows -------------------------------------------------------------------------------------------

    def show_view(self, view: ManyView) -> None:
        """Show what would happen."""
        self.setAccessibleName(view.title)
        remark = Run(f"   {view.remark}", "body", "normal", "ink2")
        self.title.set_runs((Run(view.title, "lead", "strong", "ink"), remark))
        self._show_fields(view)
        self.rows.set_wrong(view.problems)
        if self.list.set_lines(view.lines):
            self._order_tabs()
        self.roll.setText(view.dice)
        self.roll.setVisible(bool(view.dice))
        self.apply_button.setText(view.apply)
        self.apply_button.setEnabled(view.can_apply)
        self.force.setVisible(view.can_force)
        self.settle()

    def _show_fields(self, view: ManyView) -> None:
        """Other fields only where others are asked; what is typed stays under the keyboard."""
        shape = [[(field.key, field.choices) for field in group.fields] for group in view.groups]
        shown = [[(field.key, field.choices) for field in group.fields] for group in self.rows.groups]
        if shape == shown:
            return
        held = next((key for key, cell in self.rows.cells.items() if cell.control.hasFocus()), "")
        self.rows.set_groups(view.groups)
        if held:
            self.rows.go_to([held])
        self._order_tabs()

    def _order_tabs(self) -> None:
        stops: list[QWidget] = [*self.rows.stops(), self.roll, *self.list.stops()]
        self.order_tabs([*stops, self.apply_button, self.force, self.close_button])

    def lay_out(self, width: int) -> None:
        """The buttons break their line where there is no room."""
        self.foot.set_width(width - 2 * PAD)

    def show_all(self) -> None:
        """All targets."""
        self.list.set_room(None)

    def grow(self, height: int) -> None:
        """The targets scroll where there is too little height."""
        if height < 0:
            self.list.set_room(self.list.full_height + height)

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.roll.set_key(alt_cap("R"))
        self.roll.setToolTip(tr("Many", "Roll again for each"))
        self.apply_button.set_key(enter_cap())
        self.force.setText(tr("Many", "Do it all the same"))
        self.force.set_key(tr("Keys", "Ctrl Enter"))
        self.close_button.setText(tr("Many", "Cancel"))
        self.close_button.set_key(escape_cap())
        if self.is_open:
            self.show_view(self._vm.view)

    # --- events --------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+Enter does it all the same."""
        enter = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._vm.apply(force=True)
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
