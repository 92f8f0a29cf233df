"""Dispel effects, or counter a spell: what the check makes of each is shown before Enter does it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from encounter_tracker.ui.beside import PAD, BesidePopover, line_of
from encounter_tracker.ui.casting.target_row import DieField
from encounter_tracker.ui.flow import Flow
from encounter_tracker.ui.popover_keys import PopoverKeys, alt_cap, enter_cap, escape_cap
from encounter_tracker.ui.ticks import TickList
from encounter_tracker.ui.why.wrapped import Paragraph
from encounter_tracker.ui.widgets import Button, Combo, Segment, Segments, TextField, TextLine

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QRect
    from PySide6.QtGui import QKeyEvent

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.dispel_entry import DispelViewModel
    from encounter_tracker.viewmodels.dispel_view import DispelView

tr = QCoreApplication.translate

_FIELDS: Final = ("level", "modifier", "die")
_FIELD = 52


class DispelPopover(BesidePopover):
    """The surface; ``open_for`` shows it beside the order list."""

    def __init__(self, theme: Theme, window: QWidget, view_model: DispelViewModel) -> None:
        """Make a closed popover over ``window``."""
        super().__init__(theme, window)
        self._vm = view_model
        self._make_controls()
        self._build()
        self._connect()
        self.keys = PopoverKeys(self, self._key_actions())
        self.retranslate()

    def _make_controls(self) -> None:
        theme = self.theme
        self.title = TextLine(theme, "", "lead", "strong", "ink", height=38)
        self.by = Combo(theme, height=26)
        self.promise = TextLine(theme, "", "small", "normal", "ink2", align=Qt.AlignmentFlag.AlignRight, height=38)
        self.mode = Segments(theme, height=26)
        self.caster = Combo(theme, height=26)
        self.all = Button(theme, kind="flat", height=24)
        self.lines = TickList(theme)
        self.nothing = TextLine(theme, "", "small", "normal", "ink2", height=26)
        self.outcome = TextLine(theme, "", "body", "strong", "ink", height=26)
        self.rule = Paragraph(theme, pad=PAD)
        self.fields = {key: TextField(theme, height=28) for key in _FIELDS}
        self.labels = {key: TextLine(theme, "", "small", "normal", "ink2", height=28) for key in _FIELDS}
        self.reckoned = TextLine(theme, "", "body", "strong", "ink", height=28)
        self.shields: list[DieField] = []
        self.shield_line = Flow(gap=16)
        self.reason = Paragraph(theme, role="danger", pad=PAD)
        self.do = Button(theme, icon="check", kind="primary", height=32)
        self.force = Button(theme, kind="danger", height=32)
        self.roll = Button(theme, icon="dices", height=32)
        self.close_button = Button(theme, kind="flat", height=32)
        self.apply_sizes()

    def _build(self) -> None:
        self._modes = Flow((self.mode, self.caster, self.all))
        numbers: list[QWidget] = []
        for key in _FIELDS:
            numbers += [self.labels[key], self.fields[key]]
        self._numbers = Flow((*numbers, self.reckoned))
        self.foot = Flow((self.do, self.force, self.roll, self.close_button), gap=8, last_right=True)
        self.body.addLayout(line_of((self.title, 0), (self.by, 0), (self.promise, 1)))
        self.body.addLayout(line_of((self._modes, 1), bottom=6))
        self.body.addWidget(self.lines)
        self.body.addLayout(line_of((self.nothing, 1)))
        self.body.addLayout(line_of((self.outcome, 1)))
        column = QVBoxLayout()
        column.setContentsMargins(PAD, 8, PAD, 4)
        column.setSpacing(6)
        column.addWidget(self._numbers)
        column.addWidget(self.shield_line)
        self.body.addLayout(column)
        self.body.addWidget(self.rule)
        self.body.addWidget(self.reason)
        self.body.addLayout(line_of((self.foot, 1), top=6, bottom=8))

    def _connect(self) -> None:
        vm = self._vm
        self.by.chosen_changed.connect(lambda who: vm.change(by=who))
        self.mode.chosen_changed.connect(lambda key: vm.change(mode=key))
        self.caster.chosen_changed.connect(lambda who: vm.change(caster=who))
        self.all.clicked.connect(vm.choose_all)
        self.lines.toggled.connect(vm.toggle)
        self.lines.submitted.connect(self.submit)
        for key, field in self.fields.items():
            field.text_edited.connect(lambda text, key=key: vm.change(**{key: text}))
            field.submitted.connect(lambda _text: self.submit())
        self.do.clicked.connect(self.submit)
        self.force.clicked.connect(lambda: vm.do(force=True))
        self.roll.clicked.connect(vm.roll)
        self.close_button.clicked.connect(self.close_popover)
        vm.view_changed.connect(self.show_view)
        vm.done.connect(self.close_popover)
        self.closed.connect(vm.stop)

    def _key_actions(self) -> dict[str, Callable[[], object]]:
        return {"R": self._vm.roll, "A": self._vm.choose_all}

    def open_for(self, anchor: QRect, by: str = "", *, level: int | None = None, counter: str = "") -> bool:
        """Open beside ``anchor`` (the order list); False where nobody is there."""
        self.close_popover()
        if not self._vm.begin(by, level=level, counter=counter):
            return False
        self.show_view(self._vm.view)
        self.open_at(anchor)
        return True

    def main_field(self) -> QWidget:
        """What is missing: the level, else the effects, else the die."""
        view = self._vm.view
        if view.needs_level and not view.draft.level and not view.level_hint.isdigit():
            return self.fields["level"].edit
        first = self.lines.first()
        if view.draft.mode == "effects" and not view.draft.chosen and first is not None:
            return first
        return self.fields["die"].edit

    def submit(self) -> None:
        """Do what the button says."""
        self._vm.do()

    # --- what it shows --------------------------------------------------------------------------------------------

    def show_view(self, view: DispelView) -> None:
        """Show what is entered and what would come of it."""
        draft = view.draft
        counters = draft.mode == "counter"
        self.by.set_items(view.casters, draft.by)
        self.mode.set_chosen(draft.mode)
        self.caster.set_items(view.targets, draft.caster)
        self.caster.setVisible(counters and bool(view.targets))
        self.all.setVisible(not counters)
        self.lines.set_lines(view.lines)
        self.nothing.set_text(view.nothing)
        self.nothing.setVisible(bool(view.nothing))
        self.outcome.set_text(view.outcome)
        self.outcome.setVisible(bool(view.outcome))
        self.rule.set_text(view.rule)
        hints = {"level": view.level_hint, "modifier": view.modifier_hint, "die": "d20"}
        for key, field in self.fields.items():
            field.set_text(getattr(draft, key))
            field.edit.setPlaceholderText(hints[key])
            field.set_wrong(view.problems.get(key, ""))
        for widget in (self.fields["level"], self.labels["level"]):
            widget.setVisible(view.needs_level)
        self.reckoned.set_text(view.reckoned)
        self._show_shields(view)
        self.reason.set_text(view.reason or next(iter(view.problems.values()), ""))
        self.do.setText(view.deed_text)
        self.do.setEnabled(view.can_do)
        self.do.setToolTip(view.reason)
        self.force.setVisible(view.can_force)
        self._order()
        self.settle()

    def _show_shields(self, view: DispelView) -> None:
        while len(self.shields) < len(view.shields):
            self._add_shield()
        for place, field in enumerate(self.shields):
            field.setVisible(place < len(view.shields))
            if place < len(view.shields):
                who, cell = view.shields[place]
                field.setProperty("who", who)
                field.show_cell(cell)
        self.shield_line.setVisible(bool(view.shields))

    def _add_shield(self) -> None:
        field = DieField(self.theme)
        field.edited.connect(lambda _kind, text: self._vm.set_resistance_die(str(field.property("who")), text))
        field.submitted.connect(self.submit)
        self.shield_line.add(field)
        self.shields.append(field)

    def _order(self) -> None:
        head: list[QWidget] = [self.by, *self.mode.findChildren(QPushButton), self.caster, self.all]
        dice = [field.field.edit for field in self.shields]
        numbers = [field.edit for field in self.fields.values()]
        foot: list[QWidget] = [self.do, self.force, self.roll, self.close_button]
        self.order_tabs([*head, *self.lines.controls(), *numbers, *dice, *foot])

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.setAccessibleName(tr("Dispel", "Dispel or counter"))
        self.title.set_text(tr("Dispel", "Dispel or counter"))
        self.by.setAccessibleName(tr("Dispel", "Who dispels"))
        self.promise.set_text(tr("HpEntry", "nothing is applied before Enter"))
        self.mode.setAccessibleName(tr("Dispel", "What is dispelled"))
        self.mode.set_items(
            [
                Segment("effects", tr("Dispel", "effects in force")),
                Segment("counter", tr("Dispel", "a spell being cast")),
            ]
        )
        self.caster.setAccessibleName(tr("Dispel", "Whose spell"))
        self.all.setText(tr("Dispel", "All or none"))
        self.all.set_key(alt_cap("A"))
        names = {
            "level": tr("Dispel", "level of the dispelling spell"),
            "modifier": tr("Dispel", "modifier"),
            "die": tr("Dispel", "die"),
        }
        for key, name in names.items():
            self.labels[key].set_text(name)
            self.fields[key].set_name(name)
        self.do.set_key(enter_cap())
        self.force.setText(tr("HpEntry", "Do it all the same"))
        self.force.set_key(tr("Keys", "Ctrl Enter"))
        self.roll.setText(tr("Dispel", "Roll"))
        self.roll.set_key(alt_cap("R"))
        self.close_button.setText(tr("HpEntry", "Close"))
        self.close_button.set_key(escape_cap())
        self.show_view(self._vm.view)

    # --- room -----------------------------------------------------------------------------------------------------

    def apply_sizes(self) -> None:
        """Follow the text size."""
        if hasattr(self, "fields"):
            for field in self.fields.values():
                field.setFixedWidth(self.theme.px(_FIELD))

    def lay_out(self, width: int) -> None:
        """Break the lines for this width."""
        for line in (self._modes, self._numbers, self.shield_line, self.foot):
            line.set_width(width - 2 * PAD)
        self.lines.set_room(-1)

    def grow(self, height: int) -> None:
        """The effects give up lines where there is no room."""
        if height < 0:
            self.lines.set_room(self.lines.wanted_height + height)

    def show_all(self) -> None:
        """Everything that gave way comes back."""
        self.rule.setVisible(bool(self.rule.words))
        self.promise.show()

    def give_way(self) -> Sequence[QWidget]:
        """What is left out for want of height."""
        return (self.rule, self.promise)

    # --- events ---------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+Enter does it all the same."""
        enter = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            if self._vm.view.can_force:
                self._vm.do(force=True)
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
