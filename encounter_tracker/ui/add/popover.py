"""Add combatants: type "6 gob", Enter, and they are there; the next one can be typed at once."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QSize, Qt, Signal
from PySide6.QtWidgets import QWidget

from encounter_tracker.ui.add.hand import HandForm
from encounter_tracker.ui.add.hits import AddHits
from encounter_tracker.ui.add.options import AddOptions
from encounter_tracker.ui.beside import line_of
from encounter_tracker.ui.flow import Flow
from encounter_tracker.ui.popover_keys import PopoverKeys, alt_cap, enter_cap, escape_cap
from encounter_tracker.ui.templates.picker import TemplatePicker
from encounter_tracker.ui.widgets import Button, Popover, Run, TextField, TextLine

if TYPE_CHECKING:
    from collections.abc import Callable

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.add_form import AddView, AddViewModel

_WIDTH, _TOP, _FOOT, _GAP = 760, 60, 8, 14
_PAD, _INSET, _EDGE, _HIGH = 12, 2, 12, 620
_HITS_MOST, _HITS_BY_HAND, _HITS_LEAST = 7, 2, 2
_ROWS, _ROWS_LEAST = 7, 2


class AddPopover(Popover):
    """The popover; ``open_add`` shows it."""

    paste_requested = Signal()
    """What is in the clipboard is to be read instead."""

    def __init__(self, theme: Theme, window: QWidget, view_model: AddViewModel) -> None:
        """Make a closed popover over ``window``."""
        super().__init__(theme, window, backdrop="dim")
        self._window, self._vm = window, view_model
        self._settling = False
        self._ordered: list[QWidget] = []
        self.title = TextLine(theme, height=40)
        self.promise = TextLine(theme, "", "small", "normal", "ink2", align=Qt.AlignmentFlag.AlignRight, height=40)
        self.field = TextField(theme, icon="user-plus", hint="↑ ↓", height=40, size="title")
        self.field.leave_blocks()
        self.hits = AddHits(theme)
        self.options = AddOptions(theme)
        self.templates = Button(theme, icon="layers", height=28)
        self.templates.setCheckable(True)
        self.picker = TemplatePicker(theme, view_model.templates, rows=_ROWS)
        self.picker.hide()
        self.hand = HandForm(theme)
        self.line = TextLine(theme, "", "body", "strong", "ink", height=28)
        self.add = Button(theme, icon="plus", kind="primary", height=32)
        self.by_hand = Button(theme, icon="pencil", height=32)
        self.by_hand.setCheckable(True)
        self.more = Button(theme, icon="list-filter", height=32)
        self.more.setCheckable(True)
        self.paste = Button(theme, icon="clipboard-paste", height=32)
        self.close_button = Button(theme, kind="flat", height=32)
        self._build()
        self._connect()
        self._keys = PopoverKeys(self, self._key_actions())
        self.retranslate()

    def _build(self) -> None:
        self.options.add_last(self.templates)
        buttons = (self.add, self.by_hand, self.more, self.paste, self.close_button)
        self.foot = Flow(buttons, gap=8, last_right=True)
        foot = line_of((self.foot, 1))
        foot.setContentsMargins(_PAD, 6, _PAD, 8)
        self.body.addLayout(line_of((self.title, 0), (self.promise, 1)))
        self.body.addLayout(line_of((self.field, 1)))
        self.body.addSpacing(6)
        self.body.addWidget(self.hits)
        self.body.addSpacing(4)
        self.body.addWidget(self.options)
        self._templates_row = line_of((self.picker, 1))
        self.body.addLayout(self._templates_row)
        self.body.addWidget(self.hand)
        self.body.addLayout(line_of((self.line, 1)))
        self.body.addLayout(foot)

    def _connect(self) -> None:
        vm, options = self._vm, self.options
        self.field.text_edited.connect(vm.set_text)
        self.field.submitted.connect(lambda _text: self.submit())
        self.closed.connect(self._vm.finish)
        self.field.step_requested.connect(vm.step)
        self.hits.chosen.connect(vm.choose)
        self.hits.taken.connect(self.submit)
        options.side_chosen.connect(vm.set_side)
        options.count_edited.connect(vm.set_count)
        options.hp_chosen.connect(vm.set_hp)
        options.hp_edited.connect(lambda text: vm.set_hp("typed", text))
        options.initiative_chosen.connect(vm.set_initiative)
        options.initiative_edited.connect(lambda text: vm.set_initiative("typed", text))
        options.name_edited.connect(vm.set_name)
        options.flag_changed.connect(vm.set_flag)
        options.submitted.connect(self.submit)
        self.hand.edited.connect(vm.set_hand)
        self.hand.weak_changed.connect(vm.set_weak)
        self.hand.submitted.connect(self.submit)
        self.add.clicked.connect(self.submit)
        self.templates.clicked.connect(self.toggle_templates)
        self.picker.resized.connect(self.settle)
        self.by_hand.clicked.connect(self.toggle_by_hand)
        self.more.clicked.connect(self.toggle_more)
        self.paste.clicked.connect(self.paste_requested)
        self.close_button.clicked.connect(self.close_popover)
        vm.view_changed.connect(self.show_view)
        vm.text_changed.connect(self.field.set_text)
        vm.hand_cleared.connect(self.hand.clear)
        vm.added.connect(self.focus_first)

    def _key_actions(self) -> dict[str, Callable[[], object]]:
        return {
            "B": self.toggle_by_hand,
            "M": self.toggle_more,
            "V": self.paste_requested.emit,
            "S": self._vm.next_side,
            "T": self.toggle_templates,
        }

    # --- opening -------------------------------------------------------------------------------------------------

    def open_add(self, key: str = "") -> None:
        """Open with an empty field, or with a creature chosen (by key or name)."""
        self.hand.clear()
        self.hand.fold_more(out=False)
        self.picker.hide()
        self._vm.begin(key)
        self.field.set_text(self._vm.text)
        self.show_view(self._vm.view)
        self.spare(QRect(0, self.theme.size("top_bar"), self._list_width(), self._window.height()))
        self._open(self._place_beside)
        self.settle()  # lines that break know their height only once they are shown
        self.focus_first()

    def focus_first(self) -> None:
        """The finder has the keyboard."""
        self.field.edit.setFocus(Qt.FocusReason.OtherFocusReason)
        self.field.edit.selectAll()

    def _place_beside(self, size: QSize) -> QRect:
        """Beside the list where there is room, else over its right part: who is added is seen to come."""
        whole = self._window.width()
        width = min(self.theme.px(_WIDTH), whole - 16)
        left = min(self._list_width() + _GAP, whole - width - _FOOT)
        top = min(_TOP, max(_FOOT, self._window.height() - _FOOT - size.height()))
        return QRect(left, top, width, size.height())

    def _list_width(self) -> int:
        return self.theme.tokens.layout.left.of(self._window.width())

    def settle(self) -> None:
        """Give the hits and the form the height that there is, then place the panel."""
        if self.isHidden() or self._settling:
            return
        self._settling = True
        try:
            width = self._place_beside(QSize(0, 0)).width() - 2 * _INSET
            self.options.set_width(width)
            self.foot.set_width(width - 2 * _PAD)
            view = self._vm.view
            wanted = _HITS_BY_HAND if view.by_hand else _HITS_MOST
            self.hits.set_shown(min(wanted, max(1, len(view.hits))) if view.by_hand else wanted)
            self.picker.set_width(width - 2 * _PAD)
            self.picker.changes.set_most(_ROWS)
            self.hand.set_room(width, self._room_for_hand())
            self.body.activate()
            over = self.body.sizeHint().height() - 2 * _EDGE - self._height_most()
            row = self.hits.height() // self.hits.shown
            if over > 0:
                self.hits.set_shown(max(_HITS_LEAST, self.hits.shown - over // row - 1))
                self._lower_changes()
            super().settle()
            self.is_settled()
        finally:
            self._settling = False

    def _lower_changes(self) -> None:
        """Fewer changes of templates in sight, where the rest leaves no room."""
        self.body.activate()
        over = self.body.sizeHint().height() - 2 * _EDGE - self._height_most()
        if over > 0 and not self.picker.isHidden():
            row = self.picker.changes.height() // max(1, self.picker.changes.shown)
            self.picker.changes.set_most(max(_ROWS_LEAST, self.picker.changes.shown - over // max(1, row) - 1))

    def _height_most(self) -> int:
        """The top bar stays in sight where the window is high enough."""
        height = self._window.height() - 2 * _FOOT
        return height - self.theme.size("top_bar") if height >= self.theme.px(_HIGH) else height

    def _room_for_hand(self) -> int:
        self.body.activate()
        hand = self.hand.sizeHint().height() if not self.hand.isHidden() else 0
        rest = self.body.sizeHint().height() - hand - 2 * _EDGE
        return self._height_most() - rest

    # --- what the user does --------------------------------------------------------------------------------------

    def submit(self) -> None:
        """Add them, or go to what is missing."""
        if not self._vm.add():
            self._go_to_mistake()

    def toggle_by_hand(self) -> None:
        """To the fields for one's own creature, or back."""
        self._vm.toggle_by_hand()
        if self._vm.view.by_hand and self._vm.text:
            self.hand.focus_first()
        else:
            self.focus_first()

    def toggle_templates(self) -> None:
        """Fold the templates out, or in again."""
        self.picker.setVisible(self.picker.isHidden())
        self.show_view(self._vm.view)
        if self.picker.isHidden():
            self.focus_first()
        else:
            self.picker.focus_first()

    def toggle_more(self) -> None:
        """Fold the other fields out or in."""
        if not self._vm.view.by_hand:
            self._vm.toggle_by_hand()
        self.hand.fold_more(out=not self.hand.more_is_out)
        self.show_view(self._vm.view)
        if self.hand.more_is_out:
            self.hand.focus_more()

    def _go_to_mistake(self) -> None:
        mistakes = self._vm.view.mistakes
        if self._vm.view.by_hand and self.hand.show_mistakes(mistakes):
            self.settle()
            return
        fields = {
            "count": self.options.count,
            "named": self.options.name,
            "hp": self.options.hp_points,
            "initiative": self.options.initiative_count,
        }
        field = next((fields[key] for key in mistakes if key in fields), self.field)
        field.edit.setFocus(Qt.FocusReason.OtherFocusReason)
        field.edit.selectAll()

    # --- what it shows -------------------------------------------------------------------------------------------

    def show_view(self, view: AddView) -> None:
        """Show what was found and what Enter would add."""
        self.hits.show_hits(view.hits, view.current)
        self.options.show_view(view)
        self.field.set_wrong(view.mistakes.get("name", ""))
        if view.by_hand:
            self.hand.prepare()
        self.hand.setVisible(view.by_hand)
        self.hand.show_weakness(view.weakness, ticked=view.weak)
        self.hand.set_wrong(view.mistakes)
        self.by_hand.setChecked(view.by_hand)
        self.templates.setChecked(not self.picker.isHidden() or bool(self._vm.templates.chosen))
        self.more.setVisible(view.by_hand)
        self.more.setChecked(self.hand.more_is_out)
        if view.problem:
            self.line.set_runs((Run(view.problem, "body", "strong", "danger"),))
        else:
            self.line.set_runs((Run(view.line, "body", "strong", "ink"),) if view.line else ())
        self.add.setText(view.button)
        self.add.setEnabled(view.can_add)
        controls = self._controls()
        if controls != self._ordered:
            self._ordered = controls
            for one, other in pairwise(controls):
                QWidget.setTabOrder(one, other)
            self._keys.watch()
        self.settle()

    def _controls(self) -> list[QWidget]:
        """What Tab reaches, in its order."""
        foot: list[QWidget] = [self.add, self.by_hand, self.more, self.paste, self.close_button]
        return [
            self.field.edit,
            *self.options.controls(),
            self.templates,
            *self.picker.controls(),
            *self.hand.controls(),
            *foot,
        ]

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        tr = QCoreApplication.translate
        self.setAccessibleName(tr("AddForm", "Add combatants"))
        self.title.set_runs((Run(tr("AddForm", "Add combatants"), "lead", "strong", "ink"),))
        self.promise.set_text(tr("AddForm", "Enter adds and stays for the next"))
        self.field.set_name(
            tr("AddForm", "Whom to add: goblin, 6 gob, troll 2, or a name, its initiative and hit points: Seelah 19 28")
        )
        self.field.edit.setPlaceholderText(tr("AddForm", "goblin, 6 gob, troll 2, or Seelah 19 28"))
        self.add.set_key(enter_cap())
        self.templates.setText(tr("AddForm", "Templates"))
        self.templates.set_key(alt_cap("T"))
        self.templates.setToolTip(tr("AddForm", "Advanced, giant, young, fiendish, celestial, skeleton, zombie"))
        self.picker.retranslate()
        self.by_hand.setText(tr("AddForm", "By hand"))
        self.by_hand.set_key(alt_cap("B"))
        self.more.setText(tr("AddForm", "More fields"))
        self.more.set_key(alt_cap("M"))
        self.paste.setText(tr("AddForm", "Paste"))
        self.paste.set_key(alt_cap("V"))
        self.paste.setToolTip(tr("AddForm", "Read a stat block or a file from the clipboard"))
        self.close_button.setText(tr("AddForm", "Close"))
        self.close_button.set_key(escape_cap())
        self.options.retranslate()
        self.hand.retranslate()
        self.show_view(self._vm.view)

    def apply_sizes(self) -> None:
        """Follow the text size."""
        if hasattr(self, "foot"):
            self.settle()

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
