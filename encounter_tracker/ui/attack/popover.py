"""One attack after the other: what the dice make of it, and what it does, is shown before Enter does it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QRect, Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget

from encounter_tracker.ui.attack.dice import AttackDice
from encounter_tracker.ui.attack.lines import LINE, AttackLines
from encounter_tracker.ui.attack.overrule import Overrule
from encounter_tracker.ui.attack.situation import Situation
from encounter_tracker.ui.attack.who import WhoAttacksWhom
from encounter_tracker.ui.beside import BesidePopover, line_of
from encounter_tracker.ui.flow import Flow
from encounter_tracker.ui.hp.table import TargetTable
from encounter_tracker.ui.popover_keys import PopoverKeys, alt_cap, enter_cap, escape_cap
from encounter_tracker.ui.widgets import Button, Run, TextLine

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QKeyEvent

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.attack_entry import AttackViewModel
    from encounter_tracker.viewmodels.attack_rows import AttackPopoverView

_ALSO, _LINES = 3, 5


class AttackPopover(BesidePopover):
    """The popover; ``open_for`` shows it beside the order list."""

    rider_wanted = Signal(str, str, str)
    """The blow was applied, and what rides on it is to be seen to: the target's id, the words of it, who struck."""

    def __init__(self, theme: Theme, window: QWidget, view_model: AttackViewModel) -> None:
        """Make a closed popover over ``window``."""
        super().__init__(theme, window)
        self._vm = view_model
        self._make_controls()
        self._build()
        self._connect()
        self.keys = PopoverKeys(self, self._key_actions())
        self.retranslate()

    # --- building ------------------------------------------------------------------------------------------------

    def _make_controls(self) -> None:
        theme = self.theme
        self.title = TextLine(theme, height=38)
        self.promise = TextLine(theme, "", "small", "normal", "ink2", align=Qt.AlignmentFlag.AlignRight, height=38)
        self.who = WhoAttacksWhom(theme, self._vm.finder_rows)
        self.lines = AttackLines(theme)
        self.dice = AttackDice(theme)
        self.overruled = Overrule(theme)
        self.table = TargetTable(theme)
        self.also = [TextLine(theme, "", "small", "normal", "ink2", height=18) for _ in range(_ALSO)]
        self.situation = Situation(theme)
        self.problem = TextLine(theme, "", "body", "strong", "danger", height=24)
        self.apply = Button(theme, icon="check", kind="primary", height=32)
        self.force = Button(theme, kind="danger", height=32)
        self.rider = Button(theme, icon="flask-conical", height=32)
        self.overrule = Button(theme, icon="pencil", height=32)
        self.details = Button(theme, icon="swords", height=32)
        for button in (self.overrule, self.details):
            button.setCheckable(True)
        self.close_button = Button(theme, kind="flat", height=32)
        buttons = (self.apply, self.force, self.rider, self.details, self.overrule, self.close_button)
        self.foot = Flow(buttons, gap=8, last_right=True)

    def _build(self) -> None:
        self.body.addLayout(line_of((self.title, 0), (self.promise, 1)))
        middle = self.scrolling()
        for part in (self.who, self.lines, self.dice, self.overruled, self.table):
            middle.addWidget(part)
        for line in self.also:
            middle.addLayout(line_of((line, 1)))
        middle.addWidget(self.situation)
        self.body.addLayout(line_of((self.problem, 1)))
        self.body.addLayout(line_of((self.foot, 1), top=8, bottom=8))
        self.situation.hide()

    def _connect(self) -> None:
        vm = self._vm
        self.who.attacker_chosen.connect(vm.set_attacker)
        self.who.target_chosen.connect(self._on_target)
        self.who.finding_changed.connect(self._on_finding)
        self.lines.line_chosen.connect(vm.set_line)
        self.dice.edited.connect(vm.set_die)
        self.dice.line_stepped.connect(vm.step_line)
        self.dice.roll.clicked.connect(self._roll)
        self.dice.guess_chosen.connect(lambda key: vm.change(guess=key))
        self.table.overruled_edited.connect(lambda _who, text: vm.change(takes=text))
        self.situation.circumstance_toggled.connect(vm.toggle_circumstance)
        self.situation.precision_edited.connect(vm.set_precision)
        for part in (self.situation, self.overruled):
            part.changed.connect(lambda fields: vm.change(**fields))
        self.dice.submitted.connect(vm.submit)
        for fields in (self.overruled, self.table, self.situation):
            fields.submitted.connect(self.submit)
        self.apply.clicked.connect(self._press)
        self.force.clicked.connect(lambda: vm.submit(force=True))
        self.rider.clicked.connect(self.apply_with_rider)
        self.overrule.clicked.connect(self.toggle_overrule)
        self.details.clicked.connect(self.toggle_situation)
        self.close_button.clicked.connect(self.close_popover)
        vm.view_changed.connect(self.show_view)
        vm.field_wanted.connect(self.go_to)
        vm.went_on.connect(self.focus_first)
        vm.finished.connect(self.close_popover)
        self.closed.connect(vm.finish)

    def _key_actions(self) -> dict[str, Callable[[], object]]:
        actions: dict[str, Callable[[], object]] = {
            "R": self._roll,
            "O": self.toggle_overrule,
            "A": self.toggle_situation,
            "T": self.who.toggle_finder,
            "S": self.apply_with_rider,
        }
        for digit in range(1, 10):
            actions[str(digit)] = partial(self._vm.set_target_at, digit)
        return actions

    # --- opening -------------------------------------------------------------------------------------------------

    def open_for(self, anchor: QRect, attacker: str | None = None, place: int | None = None) -> bool:
        """Open beside ``anchor`` (the order list); False where there is nobody who could attack."""
        self.close_popover()
        if not self._vm.begin(attacker, place):
            return False
        self._fold(False)
        self.who.close_finder()
        self.show_view(self._vm.view)
        self.open_at(anchor)
        return True

    def main_field(self) -> QWidget:
        """The d20, or the damage where there is none; while somebody is looked for, the finder."""
        return self.who.pick.field.edit if self.who.finding else self.dice.first

    def focus_first(self) -> None:
        """The d20 has the keyboard; while nobody is attacked, the finder."""
        if not self._vm.draft.target and not self.who.finding:
            self.who.open_finder()
        else:
            super().focus_first()

    # --- room ----------------------------------------------------------------------------------------------------

    def lay_out(self, width: int) -> None:
        """Break the lines for this width."""
        for part in (self.who, self.dice, self.table, self.situation, self.overruled):
            part.set_width(width)
        self.foot.set_width(width - 24)

    def grow(self, height: int) -> None:
        """The attacks take the lines they want; where there is no room, parts are left out, then attacks."""
        px = self.theme.px
        wanted = min(self.lines.wanted_lines, _LINES)
        lack = (wanted - self.lines.shown_lines) * px(LINE) - height
        if lack > 0:
            lack = self.dice.spare_lines(-(-lack // px(18))) * px(18)
        self.lines.set_room(wanted - (-(-lack // px(LINE)) if lack > 0 else 0))

    def show_all(self) -> None:
        """Everything that gave way comes back."""
        self.dice.show_all()
        for line in (self.title, self.promise):
            line.show()
        self._show_also(self._vm.view)

    def give_way(self) -> Sequence[QWidget]:
        """What is left out for want of height."""
        return (*reversed(self.also), self.promise, self.title)

    # --- what the user does --------------------------------------------------------------------------------------

    def submit(self) -> None:
        """Go to what is open, or apply what is shown."""
        self._vm.submit()

    def _press(self) -> None:
        """The button does what it says: roll what is open, or apply."""
        self._vm.submit(self._vm.view.wanted)
        if self._vm.view.wanted and self.is_open:
            self.go_to(self._vm.view.wanted)

    def apply_with_rider(self) -> None:
        """Apply the blow, then see to what rides on it."""
        view = self._vm.view
        if view.riders and self._vm.submit():
            self.close_popover()
            self.rider_wanted.emit(view.draft.target, view.riders[0], view.attacker)

    def _roll(self) -> None:
        self._vm.roll()
        if self.dice.roll.hasFocus():
            self.dice.first.setFocus(Qt.FocusReason.OtherFocusReason)

    def toggle_overrule(self) -> None:
        """Say what the dice do not, or leave it as rolled after all."""
        self._vm.toggle_overrule()
        if self._vm.draft.overruling:
            self.overruled.ac.edit.setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            self.focus_first()

    def toggle_situation(self) -> None:
        """Fold the situation out or in."""
        self._fold(self.situation.isHidden())
        chip = next(iter(self.situation.circumstances.values()), None)
        if not self.situation.isHidden() and chip is not None:
            chip.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def go_to(self, name: str) -> None:
        """Give the keyboard to a field, by its name in the draft."""
        if name == "target":
            if not self.who.finding:
                self.who.open_finder()
            return
        if self.situation.field(name) is not None:
            self._fold(True)
        field = self.dice.fields.get(name) or self.overruled.field(name) or self.situation.field(name)
        if field is not None:
            field.edit.setFocus(Qt.FocusReason.OtherFocusReason)
            field.edit.selectAll()
        elif name == "takes":
            self.table.focus_points()

    def _on_target(self, who: str) -> None:
        self._vm.set_target(who)
        self.dice.first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_finding(self) -> None:
        self.settle()
        if not self.who.finding and self.is_open:
            self.dice.first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _fold(self, out: bool) -> None:
        focus = QApplication.focusWidget()
        inside = focus is not None and self.situation.isAncestorOf(focus)
        self.situation.setVisible(out)
        self.details.setChecked(out)
        if inside and not out:
            self.focus_first()
        self.settle()

    # --- what it shows -------------------------------------------------------------------------------------------

    def show_view(self, view: AttackPopoverView) -> None:
        """Show what was entered and what would happen."""
        title = QCoreApplication.translate("Attack", "Attack")
        self.title.set_runs((Run(title, "lead", "strong", "ink"), Run(f"   {view.remark}", "body", "normal", "ink2")))
        self.who.show_view(view)
        self.lines.set_rows(view.lines)
        self.dice.show_view(view)
        self._show_dice(bool(view.armor_title))
        self.overruled.setVisible(view.draft.overruling)
        self.overruled.show_view(view)
        self.table.show_table(view.table, overruling=view.draft.overruling)
        self.table.setVisible(bool(view.table.rows))
        self.situation.show_view(view)
        self._show_also(view)
        _show(self.problem, view.problem)
        self.apply.setText(view.apply_text)
        # it stays to be pressed while a die is open: then it shows which
        open_still = bool(view.wanted) or not view.draft.target
        self.apply.setEnabled(view.can_apply or (open_still and not view.problem))
        self.apply.setToolTip(view.problem)
        self.force.setVisible(view.can_force)
        self.rider.setVisible(bool(view.riders))
        rider = view.rider
        self.rider.setText(QCoreApplication.translate("Attack", "…, then {0}").format(rider))
        self.overrule.setChecked(view.draft.overruling)
        self.order_tabs(self._controls())
        self.settle()

    def _show_dice(self, there: bool) -> None:
        """While nobody is attacked there are none; the keyboard goes to the finder then."""
        focus = QApplication.focusWidget()
        lost = not there and focus is not None and self.dice.isAncestorOf(focus)
        self.dice.setVisible(there)
        if lost and self.is_open:
            self.focus_first()

    def _show_also(self, view: AttackPopoverView) -> None:
        shown = list(view.also[:_ALSO])
        if len(view.also) > _ALSO:
            rest = len(view.also) - _ALSO + 1
            shown[-1] = QCoreApplication.translate("Attack", "%n more things happen", "", rest)
        for place, line in enumerate(self.also):
            _show(line, shown[place] if place < len(shown) else "")
        self.also[-1].setToolTip("\n".join(view.also))

    def _controls(self) -> list[QWidget]:
        """What Tab reaches, in its order."""
        middle = [*self.overruled.controls(), *self.table.controls(), *self.situation.controls()]
        foot: list[QWidget] = [self.apply, self.force, self.rider, self.details, self.overrule, self.close_button]
        return [*self.who.controls(), self.lines.list, *self.dice.controls(), *middle, *foot]

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        tr = QCoreApplication.translate
        self.setAccessibleName(tr("Attack", "Attack"))
        self.promise.set_text(tr("Attack", "nothing is applied before Enter"))
        for part in (self.who, self.lines, self.dice, self.situation, self.overruled, self.table):
            part.retranslate()
        for button, text, key in (
            (self.details, tr("Attack", "Situation…"), alt_cap("A")),
            (self.overrule, tr("Attack", "Overrule…"), alt_cap("O")),
            (self.force, tr("Attack", "Do it all the same"), tr("Keys", "Ctrl Enter")),
            (self.close_button, tr("Attack", "Close"), escape_cap()),
        ):
            button.setText(text)
            button.set_key(key)
        self.apply.set_key(enter_cap())
        self.rider.set_key(alt_cap("S"))
        self.rider.setToolTip(tr("Attack", "Apply the blow, then see to what rides on it"))
        self.show_view(self._vm.view)

    # --- events --------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+Enter does it all the same; Esc closes the finder first."""
        enter = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._vm.submit(force=True)
            return
        if event.key() == Qt.Key.Key_Escape and self.who.finding and self._vm.draft.target:
            self.who.close_finder()
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()


def _show(line: TextLine, text: str) -> None:
    line.set_text(text)
    line.setVisible(bool(text))
