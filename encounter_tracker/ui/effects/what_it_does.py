"""What it does: changes of figures with what becomes of them, conditions, descriptors, a note."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QPoint, Qt, Signal
from PySide6.QtWidgets import QMenu, QVBoxLayout, QWidget

from encounter_tracker.ui.effects.parts import FlowRow, Heading, WrongLine, caption, line
from encounter_tracker.ui.widgets import Button, Combo, TextField, TextLine
from encounter_tracker.viewmodels.effect_choices import (
    bonus_choices,
    condition_choices,
    descriptor_choices,
    key_choice,
    key_of_choice,
    modifier_keys,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.effect_view import FormView, ModifierRow

tr = QCoreApplication.translate

_TYPED: Final = ("resist.", "skill.")


class ModifierLine(QWidget):
    """One change of a figure."""

    changed = Signal(object)
    """Fields of the line are to be set (a dict)."""
    remove_requested = Signal()
    """The line is to go."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.key = Combo(theme, height=26)
        self.typed = TextField(theme, height=26)
        self.value = TextField(theme, height=26)
        self.type = Combo(theme, height=26)
        self.shows = TextLine(theme, "", "small", height=26)
        self.remove = Button(theme, icon="x", kind="flat", height=24)
        self.wrong = WrongLine(theme)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 1, 0, 1)
        column.setSpacing(0)
        column.addLayout(line(self.key, self.typed, self.value, self.type, self.shows, self.remove, spacing=6))
        column.addWidget(self.wrong)
        self.key.chosen_changed.connect(self._on_key)
        self.typed.text_edited.connect(self._on_typed)
        self.value.text_edited.connect(lambda text: self.changed.emit({"value": text}))
        self.type.chosen_changed.connect(lambda key: self.changed.emit({"type": key}))
        self.remove.clicked.connect(self.remove_requested)
        theme.theme_changed.connect(self._apply_sizes)
        self._apply_sizes()
        self.retranslate()

    def show_row(self, row: ModifierRow) -> None:
        """Show a line."""
        choice, typed = key_choice(row.on)
        self.key.set_chosen(choice)
        self.typed.setVisible(choice in _TYPED)
        self.typed.set_text(typed)
        self.value.set_text(row.value)
        self.value.set_wrong(row.problem)
        self.type.set_chosen(row.type)
        self.shows.set_text(row.shows)
        self.wrong.say(row.problem)

    def retranslate(self) -> None:
        """Say the fixed words in the language in use."""
        self.key.set_items(modifier_keys(), self.key.chosen)
        self.type.set_items(bonus_choices(), self.type.chosen)
        self.key.setAccessibleName(tr("ModifierLine", "What changes"))
        self.type.setAccessibleName(tr("ModifierLine", "Type of bonus"))
        self.value.set_name(tr("ModifierLine", "By how much"))
        self.typed.set_name(tr("ModifierLine", "Energy or skill"))
        self.typed.edit.setPlaceholderText(tr("ModifierLine", "name"))
        self.remove.setAccessibleName(tr("ModifierLine", "Remove this change"))
        self.remove.setToolTip(tr("ModifierLine", "Remove this change"))

    def _on_key(self, choice: str) -> None:
        self.changed.emit({"on": key_of_choice(choice, "")})
        if choice in _TYPED:
            self.typed.setFocus()

    def _on_typed(self, text: str) -> None:
        self.changed.emit({"on": key_of_choice(self.key.chosen, text)})

    def _apply_sizes(self) -> None:
        self.key.setFixedWidth(self.theme.px(162))
        self.typed.setFixedWidth(self.theme.px(110))
        self.value.setFixedWidth(self.theme.px(56))
        self.type.setFixedWidth(self.theme.px(132))


class WordChips(QWidget):
    """Words that can be taken away, and a button that offers more."""

    remove_requested = Signal(str)
    """A word is to go: its key."""
    add_requested = Signal()
    """More are wanted."""

    def __init__(self, theme: Theme, key: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.caption = caption(theme, 130)
        self.add_button = Button(theme, icon="plus", key=key, kind="flat", height=24)
        self.chips: dict[str, Button] = {}
        self._shown: tuple[tuple[str, str], ...] = ()
        self._flow = FlowRow(self.add_button)
        row = line(self.caption, self._flow, spacing=6)
        row.setAlignment(self.caption, Qt.AlignmentFlag.AlignTop)
        row.setContentsMargins(0, 1, 0, 1)
        self.setLayout(row)
        self.add_button.clicked.connect(self.add_requested)

    def set_words(self, words: Sequence[tuple[str, str]]) -> None:
        """Show these words by key."""
        if tuple(words) == self._shown:
            return
        self._shown = tuple(words)
        for chip in self.chips.values():
            chip.hide()
            chip.deleteLater()
        self.chips = {key: self._chip(key, text) for key, text in words}
        self._flow.set_widgets((*self.chips.values(), self.add_button))

    def place(self) -> None:
        """Lay the words out anew."""
        self._flow.place()

    def _chip(self, key: str, text: str) -> Button:
        chip = Button(self.theme, text, icon="x", height=24)
        said = tr("WordChips", "Remove {0}").format(text)
        chip.setAccessibleName(said)
        chip.setToolTip(said)
        chip.clicked.connect(lambda: self.remove_requested.emit(key))
        return chip


class DoesSection(QWidget):
    """Everything it does."""

    modifier_changed = Signal(int, object)
    """Fields of a line are to be set: which, and a dict."""
    modifier_removed = Signal(int)
    """A line is to go."""
    modifier_added = Signal()
    """One more line."""
    condition_added = Signal(str)
    condition_removed = Signal(str)
    descriptor_toggled = Signal(str)
    """It has a descriptor, or not any more."""
    changed = Signal(object)
    """Fields of the form are to be set (a dict)."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.lines: list[ModifierLine] = []
        self.add_button = Button(theme, icon="plus", key="Alt M", kind="flat", height=24)
        self.heading = Heading(theme, self.add_button)
        self.conditions = WordChips(theme, "Alt C")
        self.descriptors = WordChips(theme, "Alt D")
        self.extras = {key: TextField(theme, height=26) for key in ("points", "temp_hp", "negative_levels")}
        self._extra_lines = {key: QWidget() for key in self.extras}
        self._extra_words = {key: TextLine(theme, "", "small", height=26) for key in self.extras}
        self.note = TextField(theme, height=26)
        self._note_caption = caption(theme, 130)
        self._free_conditions: tuple[tuple[str, str], ...] = ()
        self._build()
        self._connect()
        theme.theme_changed.connect(self._apply_sizes)
        self._apply_sizes()
        self.retranslate()

    def _build(self) -> None:
        self._rows = QVBoxLayout()
        self._rows.setSpacing(0)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.heading)
        column.addLayout(self._rows)
        column.addWidget(self.conditions)
        for key, holder in self._extra_lines.items():
            row = line(self.extras[key], self._extra_words[key], spacing=6)
            row.setContentsMargins(0, 2, 0, 2)
            holder.setLayout(row)
            column.addWidget(holder)
        column.addWidget(self.descriptors)
        column.addLayout(line(self._note_caption, self.note, spacing=6))

    def _connect(self) -> None:
        self.add_button.clicked.connect(self.modifier_added)
        self.conditions.add_requested.connect(self.offer_conditions)
        self.conditions.remove_requested.connect(self.condition_removed)
        self.descriptors.add_requested.connect(self.offer_descriptors)
        self.descriptors.remove_requested.connect(self.descriptor_toggled)
        self.note.text_edited.connect(lambda text: self.changed.emit({"note": text}))
        for key, field in self.extras.items():
            field.text_edited.connect(self._setter(key))

    def _setter(self, key: str) -> Callable[[str], None]:
        return lambda text: self.changed.emit({key: text})

    def show_view(self, view: FormView) -> None:
        """Show what it does."""
        while len(self.lines) > len(view.modifiers):
            gone = self.lines.pop()
            self._rows.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        while len(self.lines) < len(view.modifiers):
            self._add_line(len(self.lines))
        for shown, row in zip(self.lines, view.modifiers, strict=True):
            shown.show_row(row)
        self.conditions.set_words(view.conditions)
        self.descriptors.set_words(view.descriptors)
        self._free_conditions = condition_choices(view.form)
        self.note.set_text(view.form.note)
        extras = dict(view.extra)
        for key, field in self.extras.items():
            self._extra_lines[key].setVisible(key in extras)
            field.set_text(getattr(view.form, key))
            field.set_wrong(view.problems.get(key, ""))
            label = extras.get(key, "")
            self._extra_words[key].set_text(view.problems.get(key, "") or label)
            field.set_name(label)

    def _add_line(self, at: int) -> None:
        made = ModifierLine(self.theme)
        made.changed.connect(lambda fields: self.modifier_changed.emit(at, fields))
        made.remove_requested.connect(lambda: self.modifier_removed.emit(at))
        self.lines.append(made)
        self._rows.addWidget(made)

    def offer_conditions(self) -> None:
        """A menu of the conditions that are not there yet."""
        self._offer(self._free_conditions, self.conditions.add_button, self.condition_added.emit)

    def offer_descriptors(self) -> None:
        """A menu of descriptors."""
        there = set(self.descriptors.chips)
        free = tuple(choice for choice in descriptor_choices() if choice[0] not in there)
        self._offer(free, self.descriptors.add_button, self.descriptor_toggled.emit)

    def _offer(self, choices: Sequence[tuple[str, str]], button: QWidget, add: Callable[[str], None]) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for key, text in choices:
            menu.addAction(text).triggered.connect(_calling(add, key))
        menu.popup(button.mapToGlobal(QPoint(0, button.height())))

    def retranslate(self) -> None:
        """Say the fixed words in the language in use."""
        self.heading.set_text(tr("DoesSection", "What it does"))
        self.add_button.setText(tr("DoesSection", "A change of a figure"))
        self.conditions.caption.set_text(tr("DoesSection", "and the conditions"))
        self.conditions.add_button.setText(tr("DoesSection", "Add"))
        self.conditions.add_button.setAccessibleName(tr("DoesSection", "Add a condition"))
        self.descriptors.caption.set_text(tr("DoesSection", "descriptors"))
        self.descriptors.add_button.setText(tr("DoesSection", "Add"))
        self.descriptors.add_button.setAccessibleName(tr("DoesSection", "Add a descriptor"))
        self._note_caption.set_text(tr("DoesSection", "note"))
        self.conditions.place()
        self.descriptors.place()
        self.note.set_name(tr("DoesSection", "Note"))
        for shown in self.lines:
            shown.retranslate()

    def _apply_sizes(self) -> None:
        for field in self.extras.values():
            field.setFixedWidth(self.theme.px(56))


def _calling(add: Callable[[str], None], key: str) -> Callable[[], None]:
    return lambda: add(key)
