"""Casting on one surface: the spell, its means, its targets, and what comes of it before Enter does it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt, Signal
from PySide6.QtWidgets import QApplication, QMenu, QVBoxLayout, QWidget

from encounter_tracker.ui.beside import PAD, BesidePopover, line_of
from encounter_tracker.ui.casting.outcome_part import OutcomePart
from encounter_tracker.ui.casting.spell_part import SpellPart
from encounter_tracker.ui.casting.target_table import CastTargets
from encounter_tracker.ui.effects.quick import ProposalPanel
from encounter_tracker.ui.flow import Flow
from encounter_tracker.ui.popover_keys import PopoverKeys, alt_cap, enter_cap, escape_cap
from encounter_tracker.ui.why.wrapped import Paragraph
from encounter_tracker.ui.widgets import Button, Combo, TextField, TextLine

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QRect
    from PySide6.QtGui import QKeyEvent

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.cast_entry import CastViewModel
    from encounter_tracker.viewmodels.cast_view import CastView

tr = QCoreApplication.translate

_SPELL: Final = 300
_LIST_ROW, _LIST_ROWS = 28, 9


class CastPopover(BesidePopover):
    """The surface; ``open_for`` shows it beside the order list, so that targets can be clicked there."""

    counter_requested = Signal(str)
    """The spell that this one (id) is casting is to be countered."""

    def __init__(self, theme: Theme, window: QWidget, view_model: CastViewModel) -> None:
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
        self.title = TextLine(theme, "", "lead", "strong", "ink", height=38)
        self.caster = Combo(theme, height=26)
        self.promise = TextLine(theme, "", "small", "normal", "ink2", align=Qt.AlignmentFlag.AlignRight, height=38)
        self.spell = TextField(theme, icon="zap", hint="↑ ↓", height=36, size="strong")
        self.echo = TextLine(theme, height=36)
        self.lost = Paragraph(theme, role="danger", pad=PAD)
        self.panel = ProposalPanel(theme, self)
        self.part = SpellPart(theme)
        self.summary = TextLine(theme, "", "body", "strong", "ink", height=24)
        self.reminder = Paragraph(theme, pad=PAD)
        self.known = TextLine(theme, "", "small", "normal", "ink2", height=26)
        self.identify = Button(theme, icon="eye", height=24)
        self.counter = Button(theme, icon="ban", height=24)
        self.targets = CastTargets(theme)
        self.outcome = OutcomePart(theme)
        self.reason = Paragraph(theme, role="danger", pad=PAD)
        self.do = Button(theme, icon="check", kind="primary", height=32)
        self.other = Button(theme, height=32)
        self.force = Button(theme, kind="danger", height=32)
        self.roll = Button(theme, icon="dices", height=32)
        self.close_button = Button(theme, kind="flat", height=32)

    def _build(self) -> None:
        self.head = line_of((self.title, 0), (self.caster, 0), (self.promise, 1))
        self._entry = line_of((self.spell, 0), (self.echo, 1), bottom=4)
        self._told = Flow((self.known, self.identify, self.counter))
        told = QVBoxLayout()
        told.setContentsMargins(PAD, 0, PAD, 2)
        told.addWidget(self._told)
        self.foot = Flow((self.do, self.force, self.other, self.roll, self.close_button), gap=8, last_right=True)
        self.body.addLayout(self.head)
        self.body.addWidget(self.lost)
        self.body.addLayout(self._entry)
        middle = self.scrolling()
        middle.addLayout(line_of((self.summary, 1)))
        middle.addWidget(self.part)
        middle.addWidget(self.reminder)
        middle.addLayout(told)
        middle.addWidget(self.targets)
        middle.addWidget(self.outcome)
        self.body.addWidget(self.reason)
        self.body.addLayout(line_of((self.foot, 1), top=6, bottom=8))

    def _connect(self) -> None:
        vm = self._vm
        self.caster.chosen_changed.connect(vm.set_caster)
        self.spell.text_edited.connect(self._on_typed)
        self.spell.step_requested.connect(self._on_step)
        self.spell.submitted.connect(lambda _text: self._on_enter())
        self.spell.edit.focus_changed.connect(self._on_spell_focus)
        self.panel.lines.chosen.connect(self.take)
        self.part.changed.connect(lambda fields: vm.change(**fields))
        self.part.class_chosen.connect(vm.set_class)
        self.part.component_toggled.connect(vm.toggle_component)
        self.outcome.changed.connect(lambda fields: vm.change(**fields))
        self.outcome.duration_changed.connect(vm.change_duration)
        self.outcome.turn_of_changed.connect(vm.set_turn_of)
        self.outcome.reroll_requested.connect(vm.roll_points)
        self.targets.die_edited.connect(vm.set_die)
        self.targets.outcome_chosen.connect(vm.set_outcome)
        self.targets.share_chosen.connect(vm.set_share)
        self.targets.willing_toggled.connect(vm.toggle_willing)
        for part in (self.part, self.outcome, self.targets):
            part.submitted.connect(self.submit)
        self.identify.clicked.connect(self.offer_identify)
        self.counter.clicked.connect(self._on_counter)
        self.do.clicked.connect(self.submit)
        self.other.clicked.connect(self.do_other)
        self.force.clicked.connect(lambda: self._do("", force=True))
        self.roll.clicked.connect(vm.roll_missing)
        self.close_button.clicked.connect(self.close_popover)
        vm.view_changed.connect(self.show_view)
        vm.typed_changed.connect(self.spell.set_text)
        vm.trouble.connect(self._on_trouble)
        vm.done.connect(self.close_popover)
        self.closed.connect(self._on_closed)

    def _key_actions(self) -> dict[str, Callable[[], object]]:
        actions: dict[str, Callable[[], object]] = {
            "R": self._vm.roll_missing,
            "B": self.do_other,
            "I": self.offer_identify,
            "U": self._on_counter,
        }
        for digit in range(1, 10):
            actions[str(digit)] = partial(self._vm.toggle_saved_at, digit)
        return actions

    # --- opening and closing --------------------------------------------------------------------------------------

    def open_for(self, anchor: QRect, who: str = "") -> bool:
        """Open beside ``anchor`` (the order list) for a caster, or for whoever casts now; False for nobody."""
        self.close_popover()
        if not self._vm.begin(who):
            return False
        self.show_view(self._vm.view)
        self.open_at(anchor)
        return True

    def main_field(self) -> QWidget:
        """The spell; once it is begun the first die that is open, else the button."""
        if self._vm.view.stage == "choose":
            return self.spell.edit
        return self.targets.first_die() or self.do

    def focus_first(self) -> None:
        """The main field has the keyboard; an empty one offers the caster's own spells."""
        super().focus_first()
        if self._vm.view.stage == "choose" and not self.spell.text:
            self._offer("")

    def _on_closed(self) -> None:
        self.panel.hide()
        self._vm.stop()

    # --- the finder -----------------------------------------------------------------------------------------------

    def _on_typed(self, text: str) -> None:
        self._vm.type_name(text)
        self._offer(text)

    def _offer(self, text: str) -> None:
        """Show what answers to the text; a name that is chosen already needs no list."""
        rows = self._vm.finder_rows(text)
        chosen = bool(rows) and rows[0].text.casefold() == text.strip().casefold()
        if not rows or chosen:
            self.panel.hide()
            return
        self.panel.lines.set_rows(rows, mark_first=bool(text.strip()))
        self.panel.show()
        self._place_panel()

    def _place_panel(self) -> None:
        if self.panel.isHidden():
            return
        at = self.spell.mapTo(self, QPoint(0, self.spell.height() + 2))
        wanted = min(self.panel.lines.wanted_height, self.theme.px(_LIST_ROW) * _LIST_ROWS) + 10
        width = max(self.spell.width(), min(self.width() - 2 * at.x(), self.theme.px(460)))
        self.panel.setGeometry(at.x(), at.y(), width, min(wanted, max(60, self.height() - at.y() - 20)))
        self.panel.raise_()

    def _on_step(self, by: int) -> None:
        if self.panel.isHidden():
            self.panel.lines.set_rows(self._vm.finder_rows(""), mark_first=False)
            self.panel.show()
            self._place_panel()
        self.panel.lines.step(by)
        current = self.panel.lines.current
        self.spell.edit.setAccessibleDescription(current.text if current is not None else "")

    def _on_enter(self) -> None:
        current = self.panel.lines.current
        if not self.panel.isHidden() and current is not None:
            self.take(current.key)
        else:
            self.submit()

    def take(self, key: str) -> None:
        """Take a spell of the list."""
        self.panel.hide()
        self._vm.choose(key)
        self.spell.edit.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_spell_focus(self) -> None:
        """Left by Tab, what is marked and begins as was typed is meant."""
        focus = QApplication.focusWidget()
        if focus is None or focus is self.spell.edit or not self.isAncestorOf(focus):
            return
        current, typed = self.panel.lines.current, self.spell.text.strip()
        meant = not self.panel.isHidden() and current is not None and bool(typed)
        self.panel.hide()
        if meant and current is not None and current.text.casefold().startswith(typed.casefold()):
            self._vm.choose(current.key)

    # --- what the user does ---------------------------------------------------------------------------------------

    def submit(self) -> None:
        """Do what the button says."""
        self._do("")

    def do_other(self) -> None:
        """Do what the second button says."""
        if self._vm.view.other:
            self._do(self._vm.view.other)

    def _do(self, deed: str, *, force: bool = False) -> None:
        self.panel.hide()
        begun = self._vm.do(deed, force=force)  # type: ignore[arg-type]
        if begun and self.is_open:
            self.focus_first()

    def offer_identify(self) -> None:
        """A menu of those who may find out what is being cast."""
        choices = self._vm.view.identify
        if not choices:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for key, text in choices:
            menu.addAction(text).triggered.connect(partial(self._identified, key))
        menu.popup(self.identify.mapToGlobal(QPoint(0, self.identify.height())))

    def _identified(self, key: str, _checked: bool = False) -> None:
        self._vm.identify(key)

    def _on_counter(self) -> None:
        if self._vm.view.stage == "begun":
            caster = self._vm.view.caster
            self.close_popover()
            self.counter_requested.emit(caster)

    def _on_trouble(self, field: str) -> None:
        """Bring the keyboard to what has to be mended."""
        fields: dict[str, QWidget] = {key: one.edit for key, one in self.part.fields.items()}
        fields |= {
            "name": self.spell.edit,
            "amount": self.part.amount.edit,
            "points": self.outcome.points.edit,
            "reach": self.outcome.reach.edit,
            "duration.amount": self.outcome.duration.amount.edit,
            "duration.most": self.outcome.duration.most.edit,
            "duration.after": self.outcome.duration.after.edit,
        }
        if field in fields:
            fields[field].setFocus(Qt.FocusReason.OtherFocusReason)

    # --- what it shows --------------------------------------------------------------------------------------------

    def show_view(self, view: CastView) -> None:
        """Show what is entered and what would come of it."""
        begun = view.stage == "begun"
        self.title.set_text(view.title)
        self.caster.set_items(view.casters, view.caster)
        self.spell.setVisible(not begun)
        self.spell.set_wrong(view.problems.get("name", ""))
        self.echo.set_text(view.echo)
        self.echo.setVisible(not begun)
        self.lost.set_text(view.lost)
        self.part.setVisible(not begun)
        self.part.show_view(view)
        self.summary.set_text(view.summary)
        self.summary.setVisible(begun)
        self.reminder.set_text(view.reminder)
        self.known.set_text(view.known)
        for widget in (self.known, self._told):
            widget.setVisible(bool(view.known))
        self.identify.setVisible(begun and bool(view.identify))
        self.counter.setVisible(begun)
        self.targets.show_view(view)
        self.outcome.show_view(view)
        self.reason.set_text(self._trouble_text(view))
        self._show_buttons(view)
        head: list[QWidget] = [self.caster, self.spell.edit]
        foot: list[QWidget] = [self.do, self.force, self.other, self.roll, self.close_button]
        told: list[QWidget] = [self.identify, self.counter]
        middle = [*self.targets.controls(), *self.outcome.controls()]
        self.order_tabs([*head, *self.part.controls(), *told, *middle, *foot])
        self.settle()
        self._place_panel()

    def _trouble_text(self, view: CastView) -> str:
        """What stands in the way, in one sentence."""
        dice = next((cell.problem for row in view.rows for cell in row.cells if cell.problem), "")
        return view.reason or next(iter(view.problems.values()), "") or dice

    def _show_buttons(self, view: CastView) -> None:
        self.do.setText(view.deed_text)
        self.do.setEnabled(not view.reason)
        self.do.setToolTip(view.reason)
        self.other.setText(view.other_text)
        self.other.setVisible(bool(view.other))
        self.force.setVisible(view.can_force)
        self.roll.setVisible(view.can_roll and view.deed == "finish")

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.setAccessibleName(tr("Cast", "Cast a spell"))
        self.caster.setAccessibleName(tr("Cast", "Who casts"))
        self.promise.set_text(tr("HpEntry", "nothing is applied before Enter"))
        self.spell.set_name(tr("Cast", "Spell"))
        self.spell.edit.setPlaceholderText(tr("Cast", "Name of the spell"))
        self.identify.setText(tr("Cast", "Identify…"))
        self.identify.set_key(alt_cap("I"))
        self.counter.setText(tr("Cast", "Counter it…"))
        self.counter.set_key(alt_cap("U"))
        self.do.set_key(enter_cap())
        self.other.set_key(alt_cap("B"))
        self.force.setText(tr("HpEntry", "Do it all the same"))
        self.force.set_key(tr("Keys", "Ctrl Enter"))
        self.roll.setText(tr("TargetsSection", "Roll what is missing"))
        self.roll.set_key(alt_cap("R"))
        self.close_button.setText(tr("HpEntry", "Close"))
        self.close_button.set_key(escape_cap())
        for part in (self.part, self.outcome, self.targets):
            part.retranslate()
        self.panel.lines.retranslate()
        self.show_view(self._vm.view)

    # --- room -----------------------------------------------------------------------------------------------------

    def lay_out(self, width: int) -> None:
        """Break the lines for this width."""
        self.spell.setFixedWidth(min(self.theme.px(_SPELL), width - 2 * PAD))
        for part in (self.part, self.targets, self.outcome):
            part.set_width(width)
        self._told.set_width(width - 2 * PAD)
        self.foot.set_width(width - 2 * PAD)
        self.targets.set_room(-1)

    def grow(self, height: int) -> None:
        """The targets give up lines where there is no room."""
        if height < 0:
            self.targets.set_room(self.targets.wanted_height + height)

    def show_all(self) -> None:
        """Everything that gave way comes back."""
        for widget in (self.title, self.promise):
            widget.show()
        self.reminder.setVisible(bool(self.reminder.words))

    def give_way(self) -> Sequence[QWidget]:
        """What is left out for want of height."""
        return (self.promise, self.reminder)

    # --- events ---------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+Enter does it all the same; Esc closes the list first."""
        enter = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._do("", force=True)
            return
        if event.key() == Qt.Key.Key_Escape and not self.panel.isHidden() and self.spell.text.strip():
            self.panel.hide()
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
