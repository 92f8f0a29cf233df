"""Daily preparations: a line for each spell still in force; ticked, its slot stays empty and it goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QWidget

from encounter_tracker.ui.beside import PAD, BesidePopover, line_of
from encounter_tracker.ui.flow import Flow
from encounter_tracker.ui.popover_keys import enter_cap, escape_cap
from encounter_tracker.ui.ticks import TickList
from encounter_tracker.ui.why.wrapped import Paragraph
from encounter_tracker.ui.widgets import Button, Combo, TextLine

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QRect

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.preparations import PreparationsView, PreparationsViewModel

tr = QCoreApplication.translate


class PreparationsPopover(BesidePopover):
    """The surface; ``open_for`` shows it beside the order list."""

    def __init__(self, theme: Theme, window: QWidget, view_model: PreparationsViewModel) -> None:
        """Make a closed popover over ``window``."""
        super().__init__(theme, window)
        self._vm = view_model
        self.title = TextLine(theme, "", "lead", "strong", "ink", height=38)
        self.who = Combo(theme, height=26)
        self.explained = Paragraph(theme, pad=PAD)
        self.lines = TickList(theme)
        self.nothing = TextLine(theme, "", "small", "normal", "ink2", height=28)
        self.do = Button(theme, icon="check", kind="primary", height=32)
        self.close_button = Button(theme, kind="flat", height=32)
        self.foot = Flow((self.do, self.close_button), gap=8, last_right=True)
        head = line_of((self.title, 0), (self.who, 0))
        head.addStretch(1)
        self.body.addLayout(head)
        self.body.addWidget(self.explained)
        self.body.addWidget(self.lines)
        self.body.addLayout(line_of((self.nothing, 1)))
        self.body.addLayout(line_of((self.foot, 1), top=8, bottom=8))
        self.who.chosen_changed.connect(view_model.set_who)
        self.lines.toggled.connect(view_model.toggle)
        self.lines.submitted.connect(self.submit)
        self.do.clicked.connect(self.submit)
        self.close_button.clicked.connect(self.close_popover)
        view_model.view_changed.connect(self.show_view)
        view_model.done.connect(self.close_popover)
        self.closed.connect(view_model.stop)
        self.retranslate()

    def open_for(self, anchor: QRect, who: str = "") -> bool:
        """Open beside ``anchor`` (the order list); False where nobody is there."""
        self.close_popover()
        if not self._vm.begin(who):
            return False
        self.show_view(self._vm.view)
        self.open_at(anchor)
        return True

    def main_field(self) -> QWidget:
        """The first spell that can be kept, else the button."""
        return self.lines.first() or self.do

    def submit(self) -> None:
        """Prepare."""
        self._vm.do()

    def show_view(self, view: PreparationsView) -> None:
        """Show what ends and what goes on."""
        self.who.set_items(view.people, view.who)
        self.lines.set_lines(view.lines)
        self.nothing.set_text(view.nothing)
        self.nothing.setVisible(bool(view.nothing))
        self.do.setText(view.deed_text)
        self.order_tabs([self.who, *self.lines.controls(), self.do, self.close_button])
        self.settle()

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.setAccessibleName(tr("Preparations", "Daily preparations"))
        self.title.set_text(tr("Preparations", "Daily preparations"))
        self.who.setAccessibleName(tr("Preparations", "Who prepares"))
        explained = tr(
            "Preparations",
            "Filling a slot again ends the spell cast from it. Tick what is to go on: its slot then stays empty. "
            "No time passes.",
        )
        self.explained.set_text(explained)
        self.do.set_key(enter_cap())
        self.close_button.setText(tr("HpEntry", "Close"))
        self.close_button.set_key(escape_cap())
        self.show_view(self._vm.view)

    def lay_out(self, width: int) -> None:
        """Break the lines for this width."""
        self.foot.set_width(width - 2 * PAD)
        self.lines.set_room(-1)

    def grow(self, height: int) -> None:
        """The spells give up lines where there is no room."""
        if height < 0:
            self.lines.set_room(self.lines.wanted_height + height)

    def show_all(self) -> None:
        """Everything that gave way comes back."""
        self.explained.setVisible(bool(self.explained.words))

    def give_way(self) -> Sequence[QWidget]:
        """What is left out for want of height."""
        return (self.explained,)

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
