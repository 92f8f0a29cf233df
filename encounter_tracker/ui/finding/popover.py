"""Finding someone unseen (F): by ear, by the table of the invisible, by groping, by scent, by a trail."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from encounter_tracker.ui.beside import row_of
from encounter_tracker.ui.finding.pages import Conditions
from encounter_tracker.ui.finding.paint import DcTable, OutcomeLine
from encounter_tracker.ui.popover_keys import PopoverKeys, alt_cap, enter_cap, escape_cap
from encounter_tracker.ui.why.wrapped import Paragraph
from encounter_tracker.ui.widgets import Button, Combo, KeyCap, Popover, Segment, Segments, TextField, TextLine
from encounter_tracker.viewmodels.find_draft import WAYS

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.find_view import FindOutcome, FindView
    from encounter_tracker.viewmodels.finding import FindViewModel

tr = QCoreApplication.translate

_WIDTH, _PAD, _TOP, _WHO = 640, 14, 92, 176


class FindPopover(Popover):
    """The finder; ``open_for`` shows it for two combatants."""

    def __init__(self, theme: Theme, window: QWidget, view_model: FindViewModel, people: QWidget) -> None:
        """Make a closed popover beside the list ``people``."""
        super().__init__(theme, window, backdrop="clear")
        self._window, self._vm, self._people = window, view_model, people
        self._shown_way = ""
        self.title = TextLine(theme, "", "lead", "strong", "ink", height=36)
        self.cap = KeyCap(theme, escape_cap())
        self.who = Combo(theme)
        self.arrow = TextLine(theme, "", "small", "normal", "ink2", height=28)
        self.whom = Combo(theme)
        self.sight = TextLine(theme, "", "small", "normal", "ink2", height=20)
        self.way = Segments(theme, (), expand=True)
        self.explanation = Paragraph(theme)
        self.conditions = Conditions(theme)
        self.dc = DcTable(theme)
        self.needed = TextLine(theme, "", "body", "strong", "ink", height=28)
        self.die_label = TextLine(theme, "", "small", "normal", "ink2", height=32)
        self.face = TextField(theme, height=32)
        self.wrong = Paragraph(theme, "", "small", "danger")
        self.apply = Button(theme, icon="dices", kind="primary", height=32)
        self.outcome = OutcomeLine(theme)
        self.place = Paragraph(theme)
        self.moved = Button(theme, icon="footprints", height=28)
        self.flour = Button(theme, icon="layers", height=28)
        self.leave = Button(theme, kind="flat", height=28)
        self._build()
        self._connect()
        ways = {str(at): partial(view_model.change, way=way) for at, way in enumerate(WAYS, 1)}
        self._keys = PopoverKeys(
            self,
            {**ways, "M": self.moved.click, "P": self.flour.click, "X": self.conditions.checks["exact"].click},
        )
        self.retranslate()

    # ---- building ---------------------------------------------------------------------------------------------------

    def _build(self) -> None:
        inner = QVBoxLayout()
        inner.setContentsMargins(_PAD, 2, _PAD, 10)
        inner.setSpacing(6)
        inner.addLayout(row_of(self.title, None, self.cap))
        inner.addLayout(row_of(self.who, self.arrow, self.whom, None))
        inner.addWidget(self.sight)
        inner.addWidget(self.way)
        inner.addWidget(self.explanation)
        middle = QHBoxLayout()
        middle.setSpacing(14)
        middle.addWidget(self.conditions, 1)
        middle.addWidget(self.dc)
        inner.addLayout(middle)
        inner.addWidget(self.needed)
        inner.addLayout(row_of(self.die_label, self.face, self.apply, None))
        inner.addWidget(self.wrong)
        inner.addWidget(self.outcome)
        inner.addWidget(self.place)
        inner.addLayout(row_of(self.moved, self.flour, None, self.leave))
        self.body.addLayout(inner)
        self.arrow.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.die_label.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.face.setFixedWidth(self.theme.px(84))
        for combo in (self.who, self.whom):
            combo.setMinimumWidth(self.theme.px(_WHO))

    def _connect(self) -> None:
        vm = self._vm
        self.who.chosen_changed.connect(lambda key: vm.change(who=key))
        self.whom.chosen_changed.connect(lambda key: vm.change(whom=key))
        self.way.chosen_changed.connect(lambda key: vm.change(way=key))
        self.conditions.changed.connect(lambda fields: vm.change(**fields))
        self.conditions.activity_toggled.connect(vm.toggle)
        # Enter is not connected: a line edit passes it on, and keyPressEvent answers
        self.face.text_edited.connect(lambda text: vm.change(face=text))
        self.apply.clicked.connect(vm.apply)
        self.moved.clicked.connect(vm.mark_moved)
        self.flour.clicked.connect(vm.mark_with_flour)
        self.leave.clicked.connect(self.close_popover)
        vm.view_changed.connect(self.show_view)
        vm.outcome_changed.connect(self.show_outcome)
        vm.trouble.connect(self._on_trouble)
        self.closed.connect(vm.finish)

    # ---- opening ----------------------------------------------------------------------------------------------------

    def open_for(self, who: str = "", whom: str = "", way: str = "") -> bool:
        """Show it; False where there are not two who could look for each other."""
        if not self._vm.begin(who, whom, way):
            return False
        self.show_outcome(None)
        self._open(self._placed)
        return True

    def focus_first(self) -> None:
        """The die; where none is rolled, the button."""
        first = self.face.edit if self._vm.view.draft.rolls else self.apply
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _placed(self, size: QSize) -> QRect:
        """Beside the list where there is room."""
        width = min(self.theme.px(_WIDTH), self._window.width() - 16)
        beside = self._people.mapTo(self._window, QPoint(self._people.width(), 0)).x() + 8
        left = min(beside, self._window.width() - width - 8)
        return QRect(left, _TOP, width, size.height())

    # ---- what it shows ----------------------------------------------------------------------------------------------

    def show_view(self, view: FindView) -> None:
        """Show what was chosen, and what it takes."""
        draft = view.draft
        self.who.set_items(view.observers, draft.who)
        self.whom.set_items(view.targets, draft.whom)
        self.sight.set_text(view.sight)
        self.way.set_items([Segment(key, words) for key, words in view.ways], draft.way)
        self.way.set_chosen(draft.way)
        self.explanation.set_text(view.explanation)
        self.conditions.show_view(view)
        self.dc.show_view(view)
        self.needed.set_text(view.needed)
        self.needed.setVisible(bool(view.needed))
        self.die_label.setVisible(draft.rolls)
        self.face.setVisible(draft.rolls)
        self.face.set_text(draft.face)
        self.face.set_wrong(view.problems.get("face", ""))
        self.wrong.set_text(next(iter(view.problems.values()), ""))
        self.apply.setText(view.button)
        self.place.set_text(view.place)
        self.moved.setVisible(bool(view.place))
        self.flour.setVisible(view.can_mark)
        self._keep_focus(draft.way)
        self._keys.watch()
        self.settle()

    def _keep_focus(self, way: str) -> None:
        """Another way shows other fields: the keyboard goes to the die, unless it chooses the way just now."""
        changed, self._shown_way = way != self._shown_way, way
        choosing = any(button.hasFocus() for button in self.way.findChildren(QWidget))
        if changed and self.is_open and not choosing:
            self.focus_first()

    def show_outcome(self, outcome: FindOutcome | None) -> None:
        """Show what came of the last search."""
        self.outcome.show_outcome(outcome)
        self.settle()

    def retranslate(self) -> None:
        """Say the fixed words in the language in use."""
        self.setAccessibleName(tr("FindPopover", "Find someone unseen"))
        self.title.set_text(tr("FindPopover", "Find someone unseen"))
        self.cap.set_key(escape_cap())
        self.arrow.set_text(tr("FindPopover", "looks for"))
        self.who.setAccessibleName(tr("FindPopover", "Who looks"))
        self.whom.setAccessibleName(tr("FindPopover", "For whom"))
        self.way.setAccessibleName(tr("FindPopover", "How"))
        self.die_label.set_text(tr("FindPopover", "d20"))
        self.face.set_name(tr("FindPopover", "d20; empty: rolled"))
        self.face.edit.setPlaceholderText(tr("FindPopover", "rolled"))
        self.apply.set_key(enter_cap())
        self.moved.setText(tr("FindPopover", "It has moved"))
        self.moved.set_key(alt_cap("M"))
        self.flour.setText(tr("FindPopover", "Mark with flour"))
        self.flour.set_key(alt_cap("P"))
        self.flour.setToolTip(tr("FindPopover", "Flour or dust shows where it is until it is washed off"))
        self.leave.setText(tr("FindPopover", "Close"))
        self.leave.set_key(escape_cap())
        self.conditions.retranslate()

    # ---- events -----------------------------------------------------------------------------------------------------

    def _on_trouble(self, field: str) -> None:
        """Bring the keyboard to what has to be mended."""
        found = self.conditions.fields.get(field) or (self.face if field == "face" else None)
        if found is not None:
            found.edit.setFocus(Qt.FocusReason.OtherFocusReason)
            found.edit.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter looks, wherever the keyboard is."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and not event.isAutoRepeat():
            self._vm.apply()
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
