"""The page for a new member: found by name, or by hand with few fields; all others are there at will."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from encounter_tracker.ui.add.hits import ROW, AddHits
from encounter_tracker.ui.combatant.form import FormView
from encounter_tracker.ui.effects.keys import APPLY, on_keys
from encounter_tracker.ui.leaving import Leaving, put_back
from encounter_tracker.ui.popover_keys import enter_cap, escape_cap
from encounter_tracker.ui.why.pane_popover import FittingScroll
from encounter_tracker.ui.why.wrapped import Paragraph
from encounter_tracker.ui.widgets import Button, SectionLabel, TextField
from encounter_tracker.viewmodels import party_adding as adding
from encounter_tracker.viewmodels.combatant_rows import FormField, FormGroup

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.party_new import NewMember
    from encounter_tracker.viewmodels.party_rows import NewView

tr = QCoreApplication.translate

_LEAST_SHOWN, _MOST_SHOWN = 2, 9
_REST = 270  # what everything but the hits takes


class NewMemberPage(QWidget):
    """Name, hits, fields, buttons; what was typed goes with the second Esc only, and stays where it is closed else."""

    left = Signal()
    """Back, nothing is added."""
    paste_requested = Signal()
    import_requested = Signal()

    def __init__(self, theme: Theme, model: NewMember, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme, self._model = theme, model
        self.name = TextField(theme, icon="search", hint="↑ ↓", height=32, size="strong")
        self.hits = AddHits(theme)
        self.heading = SectionLabel(theme)
        self.form = FormView(theme)
        self.more = Button(theme, icon="chevron-down", kind="flat")
        self.more.setCheckable(True)
        self.message = Paragraph(theme, role="danger", pad=12)
        self._leaving = Leaving(self.message)
        self.add = Button(theme, icon="check", kind="primary", height=32)
        self.paste = Button(theme, icon="clipboard-paste", height=32)
        self.load = Button(theme, icon="file-down", height=32)
        self.cancel = Button(theme, kind="flat", height=32)
        self._lay_out()
        self.name.text_edited.connect(self._find)
        self.name.step_requested.connect(model.step)
        self.name.submitted.connect(lambda _text: self._submit())
        self.hits.chosen.connect(model.choose)
        self.hits.taken.connect(self._submit)
        self.form.submitted.connect(self._by_hand)
        self.form.edited.connect(self._on_edit)
        self.more.toggled.connect(lambda _on: self._show_fields())
        self.add.clicked.connect(self._submit)
        self.cancel.clicked.connect(self._leave)
        self.paste.clicked.connect(self.paste_requested)
        self.load.clicked.connect(self.import_requested)
        model.view_changed.connect(self.show_view)
        on_keys(self, APPLY, self._submit)
        self._show_fields()
        self.retranslate()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        top = QHBoxLayout()
        top.setContentsMargins(12, 10, 12, 6)
        top.addWidget(self.name)
        column.addLayout(top)
        column.addWidget(self.hits)
        head = QHBoxLayout()
        head.setContentsMargins(12, 8, 12, 0)
        head.addWidget(self.heading, 1)
        head.addWidget(self.more)
        column.addLayout(head)
        column.addWidget(FittingScroll(self.theme, self.form), 1)
        column.addWidget(self.message)
        foot = QHBoxLayout()
        foot.setContentsMargins(12, 8, 12, 8)
        foot.setSpacing(8)
        foot.addWidget(self.add)
        foot.addWidget(self.paste)
        foot.addWidget(self.load)
        foot.addStretch(1)
        foot.addWidget(self.cancel)
        column.addLayout(foot)

    def begin(self) -> None:
        """With the keyboard in the name; empty, or with what was typed before and is not thrown away."""
        self._leaving.stay()
        if self.unsaved:
            self._model.find(self.name.text)
            self._mean_hand()
        else:
            self.name.set_text("")
        self.show_view(self._model.view)
        if self.unsaved:
            put_back(self.message)
        self.name.edit.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def unsaved(self) -> bool:
        """Whether fields were filled in; a mere search for a name is nothing to lose."""
        return bool(self.form.changed)

    def _clear(self) -> None:
        self.name.set_text("")
        self.more.setChecked(False)
        for cell in self.form.cells.values():
            cell.set_value(cell.field.value)

    def _leave(self) -> None:
        self._clear()
        self.left.emit()

    def show_view(self, view: NewView) -> None:
        """Show the hits, and what is wrong."""
        self.hits.show_hits(view.hits, view.current)
        self.add.setText(view.button)
        wrong = {key: text for key, text in view.wrong.items() if key in self.form.cells}
        if wrong:
            self.form.set_wrong(wrong)
        named = view.wrong.get("name", "")
        self.name.set_wrong(named)
        self.message.set_text(named or view.message)
        if named:
            self.name.edit.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.name.set_name(tr("Party", "Name"))
        self.name.edit.setPlaceholderText(tr("Party", "A name: of a hero in the library, or a new one"))
        self.heading.set_text(tr("Party", "Or by hand"))
        self.more.setText(tr("Party", "All fields"))
        self.add.set_key(enter_cap())
        self.paste.setText(tr("Party", "Paste…"))
        self.load.setText(tr("Party", "From a file…"))
        self.cancel.setText(tr("Party", "Back"))
        self.cancel.set_key(escape_cap())

    def changeEvent(self, event: QEvent) -> None:
        """Another language: the fields are named anew, what was typed stays."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
            self._show_fields()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back; the second one, where something was typed."""
        if event.key() == Qt.Key.Key_Escape:
            if not event.isAutoRepeat() and self._leaving.may(unsaved=self.unsaved):
                self._leave()
            return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As many hits as leave room for the fields."""
        super().resizeEvent(event)
        spare = self.height() - self.theme.px(_REST)
        self.hits.set_shown(min(_MOST_SHOWN, max(_LEAST_SHOWN, spare // self.theme.px(ROW))))

    def _show_fields(self) -> None:
        typed = self.form.values if self.form.cells else {}
        player = FormField(key="player", label=tr("Party", "Player"))
        first = FormGroup(caption="", fields=(*adding.form()[0].fields, player))
        self.form.set_groups((first, *(adding.more_form() if self.more.isChecked() else ())))
        for key, text in typed.items():
            if key in self.form.cells and text:
                self.form.cells[key].set_value(text)
        self.more.set_icon("chevron-up" if self.more.isChecked() else "chevron-down")

    def _find(self, text: str) -> None:
        self._go_on()
        self._model.find(text)

    def _on_edit(self) -> None:
        self._go_on()
        self._mean_hand()

    def _go_on(self) -> None:
        """One types: what was said about leaving is over."""
        self._leaving.stay()
        self.message.set_text("")

    def _mean_hand(self) -> None:
        """Who types into the fields means one by hand."""
        hand = next((place for place, hit in enumerate(self._model.view.hits) if hit.by_hand), None)
        typed = any(text.strip() for key, text in self.form.changed.items() if key != "player")
        if typed and hand is not None and not self._model.by_hand:
            self._model.choose(hand)

    def _by_hand(self) -> None:
        self._mean_hand()
        self._submit()

    def _submit(self) -> None:
        self._leaving.stay()
        if self._model.add(self.form.values):
            self._clear()
