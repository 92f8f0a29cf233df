"""The spell itself: level, caster level, DC, class, components, hands, time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from encounter_tracker.ui.beside import PAD
from encounter_tracker.ui.flow import Flow, settled
from encounter_tracker.ui.widgets import CheckChip, Combo, Segment, Segments, TextField, TextLine
from encounter_tracker.viewmodels.cast_words import (
    class_choices,
    component_choices,
    hand_choices,
    holding_choices,
    time_choices,
    tradition_choices,
)

if TYPE_CHECKING:
    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.cast_view import CastView

tr = QCoreApplication.translate

_NUMBER, _AMOUNT = 46, 52
_FIELDS = ("level", "caster_level", "dc")


class SpellPart(QWidget):
    """What is entered before the spell is begun."""

    changed = Signal(object)
    """Fields of the draft are to be set (a dict)."""
    class_chosen = Signal(str)
    component_toggled = Signal(str)
    submitted = Signal()
    """Enter in a field."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.fields = {key: TextField(theme, height=26) for key in _FIELDS}
        self.labels = {key: TextLine(theme, "", "small", "normal", "ink2", height=26) for key in _FIELDS}
        self.caster_class, self.tradition = Combo(theme, height=26), Combo(theme, height=26)
        self.components = {key: CheckChip(theme, "", checked=False) for key, _ in component_choices()}
        self.hands = Segments(theme, height=26)
        self.holding, self.time = Combo(theme, height=26), Combo(theme, height=26)
        self.voice = CheckChip(theme, "")
        self.amount = TextField(theme, height=26)
        self._build()
        self._connect()
        theme.theme_changed.connect(self.apply_sizes)
        self.apply_sizes()
        self.retranslate()

    def _build(self) -> None:
        numbers: list[QWidget] = []
        for key in _FIELDS:
            numbers += [self.labels[key], self.fields[key]]
        self._lines = (
            Flow((*numbers, self.caster_class, self.tradition, self.time, self.amount)),
            Flow((*self.components.values(), self.hands, self.holding, self.voice)),
        )
        box = QVBoxLayout(self)
        box.setContentsMargins(PAD, 2, PAD, 4)
        box.setSpacing(6)
        for line in self._lines:
            box.addWidget(line)

    def _connect(self) -> None:
        for key, field in (*self.fields.items(), ("amount", self.amount)):
            field.text_edited.connect(lambda text, key=key: self.changed.emit({key: text}))
            field.submitted.connect(lambda _text: self.submitted.emit())
        self.caster_class.chosen_changed.connect(self.class_chosen)
        self.tradition.chosen_changed.connect(lambda key: self.changed.emit({"tradition": key}))
        self.holding.chosen_changed.connect(lambda key: self.changed.emit({"holding": key}))
        self.time.chosen_changed.connect(lambda key: self.changed.emit({"time": key}))
        self.hands.chosen_changed.connect(lambda key: self.changed.emit({"hands": int(key)}))
        self.voice.clicked.connect(lambda: self.changed.emit({"voice": self.voice.isChecked()}))
        for key, chip in self.components.items():
            chip.clicked.connect(lambda _on=False, key=key: self.component_toggled.emit(key))

    def apply_sizes(self) -> None:
        """Follow the text size."""
        for field in self.fields.values():
            field.setFixedWidth(self.theme.px(_NUMBER))
        self.amount.setFixedWidth(self.theme.px(_AMOUNT))

    def set_width(self, width: int) -> None:
        """Break the lines for this width."""
        for line in self._lines:
            line.set_width(width - 2 * PAD)
        settled(self)

    def show_view(self, view: CastView) -> None:
        """Show what is entered."""
        draft = view.draft
        hints = {"level": view.level_hint, "caster_level": view.caster_level_hint, "dc": view.dc_hint}
        for key, field in self.fields.items():
            field.set_text(getattr(draft, key))
            field.edit.setPlaceholderText(hints[key])
            field.set_wrong(view.problems.get(key, ""))
        self.caster_class.set_chosen(draft.caster_class)
        self.tradition.set_chosen(draft.tradition)
        self.holding.set_chosen(draft.holding)
        self.time.set_chosen(draft.time)
        self.hands.set_chosen(str(draft.hands))
        self.voice.setChecked(draft.voice)
        self.amount.set_text(draft.amount)
        self.amount.set_wrong(view.problems.get("amount", ""))
        self.amount.setVisible(draft.time in {"rounds", "minutes", "hours"})
        for key, chip in self.components.items():
            chip.setChecked(key in draft.components)

    def controls(self) -> list[QWidget]:
        """What Tab reaches, in its order."""
        numbers = [field.edit for field in self.fields.values()]
        first: list[QWidget] = [*numbers, self.caster_class, self.tradition, self.time, self.amount.edit]
        hands = self.hands.findChildren(QPushButton)
        return [*first, *self.components.values(), *hands, self.holding, self.voice]

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        names = {
            "level": tr("Cast", "level"),
            "caster_level": tr("Cast", "caster level"),
            "dc": tr("Cast", "DC"),
        }
        for key, name in names.items():
            self.labels[key].set_text(name)
            self.fields[key].set_name(name)
        for combo, items, name in (
            (self.caster_class, class_choices(), tr("Cast", "Class it casts as")),
            (self.tradition, tradition_choices(), tr("Cast", "Tradition")),
            (self.holding, holding_choices(), tr("Cast", "What the caster holds")),
            (self.time, time_choices(), tr("Cast", "Casting time")),
        ):
            combo.set_items(items)
            combo.setAccessibleName(name)
            combo.setToolTip(name)
        self.hands.setAccessibleName(tr("Cast", "Free hands"))
        self.hands.set_items([Segment(key, text) for key, text in hand_choices()])
        self.voice.setText(tr("Cast", "can speak"))
        self.amount.set_name(tr("Cast", "How long the casting takes"))
        for key, text in component_choices():
            self.components[key].setText(text)
        for chip in (*self.components.values(), self.voice):
            chip.updateGeometry()
