"""Saving throws of one or many, and what comes of them: shown before Enter does it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QRect, Qt
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from encounter_tracker.ui.beside import BesidePopover, line_of
from encounter_tracker.ui.flow import Flow, paired
from encounter_tracker.ui.popover_keys import PopoverKeys, alt_cap, enter_cap, escape_cap
from encounter_tracker.ui.saves.damage_line import DamageLine
from encounter_tracker.ui.saves.effect_lines import EffectLines
from encounter_tracker.ui.saves.table import SaveTable
from encounter_tracker.ui.widgets import Button, CheckChip, Combo, Run, Segment, Segments, TextField, TextLine

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QKeyEvent

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.save_entry import SaveViewModel
    from encounter_tracker.viewmodels.save_rows import SavePopoverView

_DC, _OTHER, _ALSO, _WIDEST = 64, 130, 3, 200


class SavePopover(BesidePopover):
    """The popover; ``open_for`` shows it beside the order list."""

    def __init__(self, theme: Theme, window: QWidget, view_model: SaveViewModel) -> None:
        """Make a closed popover over ``window``."""
        super().__init__(theme, window)
        self._vm = view_model
        self.words: dict[str, CheckChip] = {}
        self._make_controls()
        self._build()
        self._connect()
        self.keys = PopoverKeys(self, self._key_actions())
        self.apply_sizes()
        self.retranslate()

    # --- building ------------------------------------------------------------------------------------------------

    def _make_controls(self) -> None:
        theme = self.theme
        self.title = TextLine(theme, height=38)
        self.promise = TextLine(theme, "", "small", "normal", "ink2", align=Qt.AlignmentFlag.AlignRight, height=38)
        self.saves = Segments(theme, height=40)
        self.dc_label = TextLine(theme, height=40)
        self.dc = TextField(theme, height=40, size="title")
        self.roll = Button(theme, icon="dices")
        self.against_label = TextLine(theme, "", "small", "normal", "ink2", height=24)
        self.other = TextField(theme, height=24)
        self.table = SaveTable(theme)
        self.then_label = TextLine(theme, "", "small", "normal", "ink2", height=28)
        self.with_damage, self.with_effect = Button(theme, icon="flame"), Button(theme, icon="hourglass")
        self.from_label = TextLine(theme, "", "small", "normal", "ink2", height=28)
        self.source = Combo(theme)
        self.source.setMaximumWidth(theme.px(_WIDEST))
        self.hostile = CheckChip(theme, "")
        self.damage = DamageLine(theme)
        self.effect = EffectLines(theme, self._vm.effect)
        self.also = [TextLine(theme, "", "small", "normal", "ink2", height=18) for _ in range(_ALSO)]
        self.problem = TextLine(theme, "", "body", "strong", "danger", height=24)
        self.apply = Button(theme, icon="check", kind="primary", height=32)
        self.force = Button(theme, kind="danger", height=32)
        self.overrule = Button(theme, icon="pencil", height=32)
        for button in (self.overrule, self.with_damage, self.with_effect):
            button.setCheckable(True)
        self.close_button = Button(theme, kind="flat", height=32)
        self.head = Flow((self.saves, self.dc_label, self.dc, self.roll), gap=8)
        self.against = Flow((self.against_label, self.other), gap=6, line_gap=2)
        buttons = (self.then_label, self.with_damage, self.with_effect)
        self._from = paired(self.from_label, self.source)
        self.then = Flow((*buttons, self._from, self.hostile), gap=8)
        self.foot = Flow((self.apply, self.force, self.overrule, self.close_button), gap=8, last_right=True)

    def _build(self) -> None:
        self.body.addLayout(line_of((self.title, 0), (self.promise, 1)))
        self.body.addLayout(line_of((self.head, 1), bottom=6))
        middle = self.scrolling()
        middle.addLayout(line_of((self.against, 1), bottom=4))
        middle.addWidget(self.table)
        middle.addLayout(line_of((self.then, 1), top=8, bottom=2))
        middle.addWidget(self.damage)
        middle.addWidget(self.effect)
        for line in self.also:
            middle.addLayout(line_of((line, 1)))
        self.body.addLayout(line_of((self.problem, 1)))
        self.body.addLayout(line_of((self.foot, 1), top=6, bottom=8))

    def _connect(self) -> None:
        vm = self._vm
        self.saves.chosen_changed.connect(vm.set_save)
        self.dc.text_edited.connect(lambda text: vm.change(dc=text, checked=False))
        self.dc.submitted.connect(lambda _text: vm.submit("dc"))
        self.dc.step_requested.connect(self._into_table)
        self.other.text_edited.connect(lambda text: vm.change(other=text))
        self.other.submitted.connect(lambda _text: vm.submit("dc"))
        self.roll.clicked.connect(self._roll)
        self.table.roll_edited.connect(vm.set_roll)
        self.table.turned.connect(vm.toggle_made)
        self.table.taken_edited.connect(vm.set_takes)
        self.table.submitted.connect(vm.submit)
        self.with_damage.clicked.connect(self.toggle_damage)
        self.with_effect.clicked.connect(self.toggle_effect)
        self.damage.edited.connect(vm.set_damage)
        self.damage.share_chosen.connect(vm.set_share)
        self.source.chosen_changed.connect(vm.set_source)
        self.hostile.clicked.connect(lambda: vm.change(hostile=self.hostile.isChecked()))
        self.damage.submitted.connect(lambda: vm.submit("damage"))
        self.effect.chosen.connect(vm.choose_effect)
        self.effect.submitted.connect(lambda: vm.submit("effect"))
        self.effect.changed.connect(self.settle)
        self.apply.clicked.connect(self.submit)
        self.force.clicked.connect(lambda: vm.submit(force=True))
        self.overrule.clicked.connect(self.toggle_overrule)
        self.close_button.clicked.connect(self.close_popover)
        vm.view_changed.connect(self.show_view)
        vm.field_wanted.connect(self.go_to)
        vm.applied.connect(self.close_popover)
        self.closed.connect(vm.finish)

    def _key_actions(self) -> dict[str, Callable[[], object]]:
        vm = self._vm
        actions: dict[str, Callable[[], object]] = {
            "R": self._roll,
            "O": self.toggle_overrule,
            "D": self.toggle_damage,
            "E": self.toggle_effect,
            "F": partial(vm.set_save, "fort"),
            "X": partial(vm.set_save, "ref"),
            "W": partial(vm.set_save, "will"),
        }
        for digit in range(1, 10):
            actions[str(digit)] = partial(vm.toggle_made_at, digit)
        return actions

    # --- opening -------------------------------------------------------------------------------------------------

    def open_for(self, anchor: QRect, *, save: str = "", dc: str = "") -> bool:
        """Open beside ``anchor`` (the order list); False where there is nobody who could save."""
        self.close_popover()
        if not self._vm.begin(save=save, dc=dc):
            return False
        self.effect.begin()
        self.show_view(self._vm.view)
        self.open_at(anchor)
        return True

    def main_field(self) -> QWidget:
        """The DC."""
        return self.dc.edit

    # --- room ----------------------------------------------------------------------------------------------------

    def lay_out(self, width: int) -> None:
        """Break the lines for this width."""
        for flow in (self.head, self.against, self.then, self.foot):
            flow.set_width(width - 24)
        for part in (self.table, self.damage, self.effect):
            part.set_width(width)

    def grow(self, height: int) -> None:
        """The table takes what there is."""
        self.table.set_room(self.table.height() + height)

    def show_all(self) -> None:
        """Everything that gave way comes back."""
        for line in (self.title, self.promise):
            line.show()
        self._show_also(self._vm.view)

    def give_way(self) -> Sequence[QWidget]:
        """What is left out for want of height."""
        return (*reversed(self.also), self.promise, self.title)

    # --- what the user does --------------------------------------------------------------------------------------

    def _roll(self) -> None:
        self._vm.roll()
        if self.roll.hasFocus():
            self.focus_first()

    def submit(self) -> None:
        """What the button says."""
        self._vm.submit(next(iter(self._vm.view.open), ""))

    def _into_table(self, by: int) -> None:
        """Down from the DC is the first die."""
        if by > 0 and self._vm.draft.who:
            self.table.focus_die(self._vm.draft.who[0])

    def toggle_damage(self) -> None:
        """Damage comes of it, or not."""
        self._vm.toggle_damage()
        if self._vm.draft.with_damage:
            self.damage.field.edit.setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            self._keep_focus()

    def toggle_effect(self) -> None:
        """An effect comes of it, or not."""
        self._vm.toggle_effect()
        if self._vm.draft.with_effect:
            self.effect.focus_finder()
        else:
            self._keep_focus()

    def toggle_overrule(self) -> None:
        """Type points over the reckoned ones, or leave them as reckoned after all."""
        self._vm.toggle_overrule()
        if self._vm.draft.overruling:
            self.table.focus_taken()
        else:
            self._keep_focus()

    def _keep_focus(self) -> None:
        focus = QApplication.focusWidget()
        if focus is None or not focus.isVisible() or not self.isAncestorOf(focus):
            self.focus_first()

    def go_to(self, name: str) -> None:
        """Give the keyboard to a field: "dc", "damage", "effect …", or the die of an id."""
        if name in {"dc", "damage"}:
            field = self.dc if name == "dc" else self.damage.field
            field.edit.setFocus(Qt.FocusReason.OtherFocusReason)
            field.edit.selectAll()
        elif name == "effect" or name.startswith("effect "):
            self.effect.focus_finder()
        elif name.startswith("takes "):
            self.table.focus_taken()
        else:
            self.table.focus_die(name)

    # --- what it shows -------------------------------------------------------------------------------------------

    def show_view(self, view: SavePopoverView) -> None:
        """Show what was entered and what would happen."""
        title = QCoreApplication.translate("SaveEntry", "Saving throws")
        self.title.set_runs((Run(title, "lead", "strong", "ink"), Run(f"   {view.remark}", "body", "normal", "ink2")))
        draft = view.draft
        self.saves.set_items([Segment(key, words) for key, words in view.saves], draft.save)
        self.dc.set_text(draft.dc)
        dc_asked = view.asked if view.open[:1] == ("dc",) else ""
        self.dc.set_wrong(view.wrong.get("dc", dc_asked))
        self.dc.setToolTip(view.wrong.get("dc", ""))
        self._show_words(view)
        self.table.show_view(view)
        self.with_damage.setChecked(draft.with_damage)
        self.with_effect.setChecked(draft.with_effect)
        self._show_source(view)
        self.damage.setVisible(draft.with_damage)
        self.damage.show_view(view)
        self.effect.setVisible(draft.with_effect)
        self.effect.show_view(view)
        self._show_also(view)
        first_wrong = next(iter(view.wrong.values()), "")
        text = first_wrong or view.problem or view.asked
        self.problem.set_text(text)
        self.problem.setVisible(bool(text))
        self.force.setVisible(view.can_force)
        self.overrule.setVisible(draft.with_damage)
        self.overrule.setChecked(draft.overruling)
        self.apply.setText(view.apply_text)
        self.apply.setEnabled(bool(view.rows) and not view.wrong and not view.problem)
        self.apply.setToolTip(text)
        self.order_tabs(self._controls())
        self.settle()

    def _show_source(self, view: SavePopoverView) -> None:
        draft = view.draft
        nobody = QCoreApplication.translate("HpEntry", "nobody in particular")
        self.source.set_items([("", nobody), *view.sources], draft.source)
        self.source.set_chosen(draft.source)
        self.hostile.setChecked(draft.hostile)
        self._from.setVisible(draft.with_damage or draft.with_effect)
        self.hostile.setVisible(draft.with_damage and bool(draft.source))

    def _show_words(self, view: SavePopoverView) -> None:
        for key, words, chosen in view.against:
            if key not in self.words:
                chip = CheckChip(self.theme, words, checked=False)
                chip.clicked.connect(lambda _on=False, key=key: self._vm.toggle_against(key))
                self.against.insert_before(self.other, chip)
                chip.show()
                self.words[key] = chip
            chip = self.words[key]
            chip.setText(words)
            chip.setChecked(chosen)
            chip.updateGeometry()
        shown = {key for key, _, _ in view.against}
        for key, chip in self.words.items():
            chip.setVisible(key in shown)
        self.other.set_text(view.draft.other)

    def _show_also(self, view: SavePopoverView) -> None:
        shown = list(view.also[:_ALSO])
        if len(view.also) > _ALSO:
            rest = len(view.also) - _ALSO + 1
            shown[-1] = QCoreApplication.translate("SaveEntry", "%n more things happen", "", rest)
        for place, line in enumerate(self.also):
            line.set_text(shown[place] if place < len(shown) else "")
            line.setVisible(place < len(shown))
        self.also[-1].setToolTip("\n".join(view.also))

    def _controls(self) -> list[QWidget]:
        """What Tab reaches, in its order."""
        head: list[QWidget] = [self.dc.edit, *self.saves.findChildren(QPushButton), self.roll]
        words: list[QWidget] = [*self.words.values(), self.other.edit]
        source: list[QWidget] = [self.with_damage, self.with_effect, self.source, self.hostile]
        then = [*source, *self.damage.controls(), *self.effect.controls()]
        foot: list[QWidget] = [self.apply, self.force, self.overrule, self.close_button]
        return [*head, *words, *self.table.controls(), *then, *foot]

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        tr = QCoreApplication.translate
        self.setAccessibleName(tr("SaveEntry", "Saving throws"))
        self.promise.set_text(tr("SaveEntry", "nothing is applied before Enter"))
        self.saves.setAccessibleName(tr("SaveEntry", "Which save"))
        self.dc_label.set_text(tr("SaveEntry", "DC"))
        self.dc.set_name(tr("SaveEntry", "DC"))
        self.against_label.set_text(tr("SaveEntry", "against"))
        self.other.set_name(tr("SaveEntry", "Against what else, with commas between"))
        self.other.edit.setPlaceholderText(tr("SaveEntry", "other…"))
        self.then_label.set_text(tr("SaveEntry", "What comes of it:"))
        self.from_label.set_text(tr("HpEntry", "from"))
        self.source.setAccessibleName(tr("HpEntry", "Who does it"))
        self.hostile.setText(tr("HpEntry", "a hostile act"))
        for part in (self.table, self.damage, self.effect):
            part.retranslate()
        for button, text, key in (
            (self.roll, tr("SaveEntry", "Roll"), alt_cap("R")),
            (self.with_damage, tr("SaveEntry", "Damage"), alt_cap("D")),
            (self.with_effect, tr("SaveEntry", "Effect"), alt_cap("E")),
            (self.overrule, tr("SaveEntry", "Overrule…"), alt_cap("O")),
            (self.force, tr("SaveEntry", "Do it all the same"), tr("Keys", "Ctrl Enter")),
            (self.close_button, tr("SaveEntry", "Close"), escape_cap()),
        ):
            button.setText(text)
            button.set_key(key)
        self.roll.setToolTip(tr("SaveEntry", "Roll all dice that are open; once more rolls again"))
        self.apply.set_key(enter_cap())
        self.show_view(self._vm.view)

    def apply_sizes(self) -> None:
        """Follow the text size."""
        if hasattr(self, "dc"):
            self.dc.setFixedWidth(self.theme.px(_DC))
            self.other.setFixedWidth(self.theme.px(_OTHER))
            self.settle()

    # --- events --------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+Enter does it all the same."""
        enter = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._vm.submit(force=True)
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
