"""Hit points of one or many in one field: what would happen is shown before Enter does it."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from encounter_tracker.ui.beside import line_of
from encounter_tracker.ui.flow import Flow
from encounter_tracker.ui.hp.details import AttackDetails
from encounter_tracker.ui.hp.entry_line import EntryLine
from encounter_tracker.ui.hp.legend import Legend
from encounter_tracker.ui.hp.table import TargetTable
from encounter_tracker.ui.popover_keys import PopoverKeys, alt_cap, enter_cap, escape_cap
from encounter_tracker.ui.why.wrapped import Paragraph
from encounter_tracker.ui.widgets import Button, Popover, Run, TextLine
from encounter_tracker.viewmodels.hp_echo import legend

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.hp_entry import HpEntryViewModel
    from encounter_tracker.viewmodels.hp_view import HpEntryView

_WIDTH, _LEAST_WIDTH = 872, 380
_TOP, _GAP = 92, 14
_FOOT, _PAD, _INSET, _EDGE = 8, 12, 2, 12


class HpEntryPopover(Popover):
    """The popover; ``open_for`` shows it beside the order list, never over it."""

    def __init__(self, theme: Theme, window: QWidget, view_model: HpEntryViewModel) -> None:
        """Make a closed popover over ``window``."""
        super().__init__(theme, window, backdrop="dim", close_on_leave=False)
        self._window, self._vm = window, view_model
        self._anchor = QRect()
        self._settling = False
        self._ordered: list[QWidget] = []
        self._make_controls()
        self._build()
        self._connect()
        self._keys = PopoverKeys(self, self._key_actions())
        self.retranslate()

    # --- building ------------------------------------------------------------------------------------------------

    def _make_controls(self) -> None:
        theme = self.theme
        self.title = TextLine(theme, height=40)
        self.promise = TextLine(theme, "", "small", "normal", "ink2", align=Qt.AlignmentFlag.AlignRight, height=40)
        self.line = EntryLine(theme)
        line = self.line
        self.field, self.echo, self.source = line.field, line.echo, line.source
        self.roll, self.half, self.attack, self.tools = line.roll, line.half, line.attack, line.tools
        self.details = AttackDetails(theme)
        self.details.hide()
        self.table = TargetTable(theme)
        self.idle = TextLine(theme, "", "small", "normal", "ink2", height=26)
        self.disruption = Paragraph(theme, role="down", pad=_PAD)
        self.problem = TextLine(theme, "", "body", "strong", "danger", height=26)
        self.legend = Legend(theme)
        self.apply = Button(theme, icon="check", kind="primary", height=32)
        self.force = Button(theme, kind="danger", height=32)
        self.overrule = Button(theme, icon="pencil", height=32)
        self.overrule.setCheckable(True)
        self.close_button = Button(theme, kind="flat", height=32)

    def _build(self) -> None:
        head = line_of((self.title, 0), (self.promise, 1))
        self.foot = Flow((self.apply, self.force, self.overrule, self.close_button), gap=8, last_right=True)
        foot = line_of((self.foot, 1))
        foot.setContentsMargins(12, 6, 12, 8)
        self.body.addLayout(head)
        self.body.addWidget(self.line)
        self.body.addWidget(self.details)
        self.body.addWidget(self.table)
        self.body.addLayout(line_of((self.idle, 1)))
        self.body.addWidget(self.disruption)
        self.body.addLayout(line_of((self.problem, 1)))
        self.body.addWidget(self.legend)
        self.body.addLayout(foot)

    def _connect(self) -> None:
        vm = self._vm
        self.field.text_edited.connect(vm.set_text)
        self.field.submitted.connect(lambda _text: self.submit())
        self.source.clicked.connect(self._show_source)
        self.roll.clicked.connect(vm.roll_again)
        self.half.clicked.connect(vm.toggle_half_for_all)
        self.attack.clicked.connect(self.toggle_details)
        self.details.source_chosen.connect(vm.set_source)
        self.details.hostile_chosen.connect(vm.set_hostile)
        self.details.attack_chosen.connect(vm.set_attack)
        self.details.set_off_chosen.connect(vm.set_off_by)
        self.details.concentration_edited.connect(vm.set_concentration)
        self.details.concentration.submitted.connect(lambda _text: self.submit())
        self.table.saved_toggled.connect(vm.toggle_saved)
        self.table.overruled_edited.connect(vm.set_overruled)
        self.table.submitted.connect(self.submit)
        self.apply.clicked.connect(self.submit)
        self.force.clicked.connect(lambda: vm.apply(force=True))
        self.overrule.clicked.connect(self.toggle_overrule)
        self.close_button.clicked.connect(self.close_popover)
        vm.view_changed.connect(self.show_view)
        vm.text_changed.connect(self.field.set_text)
        vm.applied.connect(self.close_popover)
        self.closed.connect(vm.finish)

    def _key_actions(self) -> dict[str, Callable[[], object]]:
        vm = self._vm
        actions: dict[str, Callable[[], object]] = {
            "H": vm.toggle_half_for_all,
            "O": self.toggle_overrule,
            "R": vm.roll_again,
            "A": self.toggle_details,
            "C": self._next_set_off,
        }
        for digit in range(1, 10):
            actions[str(digit)] = partial(vm.toggle_saved_at, digit)
        return actions

    # --- opening -------------------------------------------------------------------------------------------------

    def open_for(self, anchor: QRect, first: str = "") -> bool:
        """Open beside ``anchor`` (the order list, in the window's coordinates), ``first`` being typed already.

        Open already, it takes ``first`` into its field. False where there is nobody to enter for.
        """
        if self.is_open:
            self.field.edit.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.field.edit.insert(first)
            self._vm.set_text(self.field.text)
            return True
        self._anchor = anchor
        self.field.set_text(first)
        if not self._vm.begin(first):
            return False
        self._fold(False)
        self.spare(QRect(QPoint(0, anchor.top()), anchor.bottomRight()))
        self.show_view(self._vm.view)
        self._open(self._place_beside)
        return True

    def focus_first(self) -> None:
        """The field has the keyboard, the caret behind what is typed."""
        self.field.edit.setFocus(Qt.FocusReason.OtherFocusReason)
        self.field.edit.end(False)

    def _place_beside(self, size: QSize) -> QRect:
        left = self._anchor.right() + 1 + _GAP
        room = self._window.width() - left - 8
        width = max(_LEAST_WIDTH, min(self.theme.px(_WIDTH), room))
        return QRect(left, min(_TOP, self._anchor.top() + 40), width, size.height())

    def settle(self) -> None:
        """Give the table the height that the rest leaves, then place the panel."""
        if self.isHidden() or self._settling:
            return
        self._settling = True
        try:
            width = self._place_beside(QSize(0, 0)).width()
            self.take_width(width)
            self._break_lines(width - 2 * _INSET)
            self._spread()
            room = self._room_for_table()
            for giving_way in (self.legend, self.idle, self.promise, self.title):
                if room >= self.table.least_height:
                    break
                giving_way.hide()
                room = self._room_for_table()
            self.table.set_room(room)
            super().settle()
            self.is_settled()
        finally:
            self._settling = False

    def _spread(self) -> None:
        """Show all that gives way where there is no height."""
        for line in (self.title, self.promise, self.legend):
            line.show()
        self.idle.setVisible(bool(self._vm.view.table.idle))

    def _room_for_table(self) -> int:
        self.body.activate()
        rest = self.body.sizeHint().height() - self.table.height() - 2 * _EDGE
        return self._window.height() - self._anchor.top() - _FOOT - rest

    def _break_lines(self, width: int) -> None:
        self.table.set_width(width)
        self.details.set_width(width)
        self.line.break_lines(width)
        self.foot.set_width(width - 2 * _PAD)

    # --- what the user does --------------------------------------------------------------------------------------

    def submit(self) -> None:
        """Apply what is shown."""
        self._vm.apply()

    def toggle_details(self) -> None:
        """Fold the attack out or in."""
        self._fold(self.details.isHidden())

    def toggle_overrule(self) -> None:
        """Type points over the reckoned ones, or leave them as reckoned after all."""
        self._vm.toggle_overrule()
        if self._vm.view.overruling:
            self.table.focus_points()
        else:
            self.focus_first()

    def _next_set_off(self) -> None:
        """A target casts: say what set the blow off, in sight."""
        if self._vm.view.disruption.at_stake:
            self._fold(True)
            self._vm.next_set_off()

    def _show_source(self) -> None:
        self._fold(True)
        self.details.source.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _fold(self, out: bool) -> None:
        self.details.setVisible(out)
        self.attack.setChecked(out)
        if not out and self.isAncestorOf(QApplication.focusWidget() or self):
            self.focus_first()
        self.settle()

    # --- what it shows -------------------------------------------------------------------------------------------

    def show_view(self, view: HpEntryView) -> None:
        """Show what was understood and what would happen."""
        title = QCoreApplication.translate("HpEntry", "Hit points")
        self.title.set_runs((Run(title, "lead", "strong", "ink"), Run(f"   {view.remark}", "body", "normal", "ink2")))
        self.line.show_view(view)
        self.overrule.setChecked(view.overruling)
        self.overrule.setEnabled(view.is_blow)
        self.details.show_view(view)
        self.table.show_table(view.table, overruling=view.overruling)
        self._show_line(self.idle, view.table.idle)
        keys = "" if view.set_off or not view.disruption.lines else f" ({alt_cap('C')})"
        self.disruption.set_text(" ".join(view.disruption.lines) + keys)
        self._show_line(self.problem, view.problem)
        self.force.setVisible(view.can_force)
        self.apply.setText(view.apply_text)
        self.apply.setEnabled(view.can_apply)
        self.apply.setToolTip(view.problem or view.message)
        controls = self._controls()
        if controls != self._ordered:
            self._ordered = controls
            for one, other in pairwise(controls):
                QWidget.setTabOrder(one, other)
            self._keys.watch()
        self.settle()

    def _controls(self) -> list[QWidget]:
        """What Tab reaches, in its order."""
        head: list[QWidget] = [self.field.edit, self.source, self.roll, self.half, self.attack]
        foot: list[QWidget] = [self.apply, self.force, self.overrule, self.close_button]
        return [*head, *self.details.controls(), *self.table.controls(), *foot]

    def _show_line(self, line: TextLine, text: str) -> None:
        line.set_text(text)
        line.setVisible(bool(text))

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        tr = QCoreApplication.translate
        self.setAccessibleName(tr("HpEntry", "Hit points"))
        self.promise.set_text(tr("HpEntry", "nothing is applied before Enter"))
        self.line.retranslate()
        self.force.setText(tr("HpEntry", "Do it all the same"))
        self.force.set_key(tr("Keys", "Ctrl Enter"))
        self.overrule.setText(tr("HpEntry", "Overrule…"))
        self.overrule.set_key(alt_cap("O"))
        self.apply.set_key(enter_cap())
        self.close_button.setText(tr("HpEntry", "Close"))
        self.close_button.set_key(escape_cap())
        self.legend.set_items(legend())
        self.details.retranslate()
        self.table.retranslate()
        self.show_view(self._vm.view)

    def apply_sizes(self) -> None:
        """Follow the text size."""
        if hasattr(self, "line"):
            self.settle()

    # --- events --------------------------------------------------------------------------------------------------

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002 - Qt's name
        """Tab takes the correction that is offered; else it goes on, inside."""
        if next and self.field.edit.hasFocus() and self._vm.take_correction():
            return True
        return super().focusNextPrevChild(next)

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

    def _on_focus_changed(self, old: QWidget | None, new: QWidget | None) -> None:
        """A click into the list changes who is meant: the keyboard comes back. Elsewhere: close."""
        super()._on_focus_changed(old, new)
        if new is None or self.isHidden() or new is self or self.isAncestorOf(new) or new.window() is not self.window():
            return
        at = QRect(new.mapTo(self._window, QPoint(0, 0)), new.size())
        if self._anchor.intersects(at):
            QTimer.singleShot(0, self, self._take_back)
        else:
            self.close_popover()

    def _take_back(self) -> None:
        if self.is_open:
            self.field.edit.setFocus(Qt.FocusReason.OtherFocusReason)
