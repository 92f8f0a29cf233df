"""What it is: name, from whom, kind, its numbers, what it may."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from encounter_tracker.ui.effects.parts import CAPTION, FlowRow, WarningLine, WrongLine, caption, line, words
from encounter_tracker.ui.widgets import Button, Combo, Segment, Segments, TextField, TextLine
from encounter_tracker.viewmodels.effect_choices import saves_choices

if TYPE_CHECKING:
    from collections.abc import Callable

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.effect_view import FormView

tr = QCoreApplication.translate

_NUMBERS: Final = ("level", "caster_level", "dc")
_TOGGLES: Final = ("spell_resistance", "dismissible", "ends_on_hostile_act", "forbids_hostile_acts")


class HeadSection(QWidget):
    """The first lines of the editor."""

    changed = Signal(object)
    """Fields of the form are to be set (a dict)."""
    source_changed = Signal(str)
    """Another brings it about: the id, or ""."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.name = TextField(theme, size="strong")
        self.source = Combo(theme)
        self.kind = Segments(theme, height=26)
        self.numbers = {key: TextField(theme, height=26) for key in _NUMBERS}
        self.number_words = {key: words(theme) for key in _NUMBERS}
        self.save = Combo(theme, height=26)
        self.toggles = {key: Button(theme, height=26) for key in _TOGGLES}
        self.implies = TextLine(theme, "", "small")
        self.warning = WarningLine(theme, CAPTION + 8)
        self.wrong = WrongLine(theme)
        self._captions = (caption(theme), caption(theme, 30), caption(theme), caption(theme), caption(theme))
        self._build()
        self.name.text_edited.connect(lambda text: self.changed.emit({"name": text}))
        self.source.chosen_changed.connect(self.source_changed)
        self.kind.chosen_changed.connect(lambda key: self.changed.emit({"kind": key}))
        self.save.chosen_changed.connect(lambda key: self.changed.emit({"save": key}))
        for key, field in self.numbers.items():
            field.text_edited.connect(self._setter(key))
        for key, toggle in self.toggles.items():
            toggle.setCheckable(True)
            toggle.clicked.connect(self._toggler(key))
        theme.theme_changed.connect(self._apply_sizes)
        self._apply_sizes()
        self.retranslate()

    def _build(self) -> None:
        named, sourced, kinds, numbered, may = self._captions
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        first = line(named, self.name, sourced, self.source, spacing=8)
        column.addLayout(first)
        column.addLayout(line(kinds, self.kind, None, spacing=8))
        numbers = line(numbered, spacing=8)
        for key in _NUMBERS:
            numbers.addWidget(self.number_words[key])
            numbers.addWidget(self.numbers[key])
        numbers.addWidget(self.save)
        numbers.addStretch(1)
        column.addLayout(numbers)
        self._may = FlowRow(*self.toggles.values(), spacing=8)
        allowed = line(may, self._may, spacing=8)
        allowed.setAlignment(may, Qt.AlignmentFlag.AlignTop)
        column.addLayout(allowed)
        column.addWidget(self.wrong)
        column.addLayout(line(caption(self.theme), self.implies, spacing=8))
        column.addWidget(self.warning)

    def show_view(self, view: FormView) -> None:
        """Show what has been entered."""
        form = view.form
        self.name.set_text(form.name)
        self.name.set_wrong(view.problems.get("name", ""))
        nobody = [("", tr("HeadSection", "nobody"))]
        known = {key for key, _ in view.everyone}
        typed = [(view.source, view.source)] if view.source and view.source not in known else []
        self.source.set_items([*nobody, *typed, *view.everyone], view.source)
        self.source.set_chosen(view.source)
        self.kind.set_chosen(form.kind)
        for key, field in self.numbers.items():
            field.set_text(getattr(form, key))
            field.set_wrong(view.problems.get(key, ""))
        self.save.set_chosen(form.save)
        self.save.setEnabled("save" not in view.locked)
        for key, toggle in self.toggles.items():
            on = bool(getattr(form, key))
            toggle.setChecked(on)
            toggle.set_icon("check" if on else "")
            locked = key in view.locked
            useless = key == "spell_resistance" and view.unresisted
            toggle.setEnabled(not locked and not useless)
            tip = tr("HeadSection", "Stays as the effect was laid.") if locked else ""
            toggle.setToolTip(tr("HeadSection", "Spell resistance is no help against this kind.") if useless else tip)
        self._may.place()
        self.implies.set_text(view.implies)
        self.warning.say(view.warning)
        problems = [view.problems[key] for key in ("name", *_NUMBERS) if key in view.problems]
        self.wrong.say(problems[0] if problems else "")

    def retranslate(self) -> None:
        """Say the fixed words in the language in use."""
        named, sourced, kinds, numbered, may = self._captions
        named.set_text(tr("HeadSection", "Name"))
        sourced.set_text(tr("HeadSection", "from"))
        kinds.set_text(tr("HeadSection", "Kind"))
        numbered.set_text(tr("HeadSection", "Numbers"))
        may.set_text(tr("HeadSection", "Rules"))
        self.name.set_name(tr("HeadSection", "Name"))
        self.source.setAccessibleName(tr("HeadSection", "From whom"))
        self.kind.setAccessibleName(tr("HeadSection", "Kind"))
        self.kind.set_items(
            (
                Segment("spell", tr("HeadSection", "spell")),
                Segment("spell-like", tr("HeadSection", "spell-like")),
                Segment("supernatural", tr("HeadSection", "supernatural")),
                Segment("extraordinary", tr("HeadSection", "extraordinary")),
                Segment("nonmagical", tr("HeadSection", "nonmagical")),
            ),
            self.kind.chosen,
        )
        texts = {
            "level": tr("HeadSection", "level"),
            "caster_level": tr("HeadSection", "caster level"),
            "dc": tr("HeadSection", "DC"),
        }
        for key, text in texts.items():
            self.number_words[key].set_text(text)
            self.numbers[key].set_name(text)
        self.save.set_items(saves_choices(), self.save.chosen)
        self.save.setAccessibleName(tr("HeadSection", "Saving throw"))
        self.toggles["spell_resistance"].setText(tr("HeadSection", "spell resistance"))
        self.toggles["dismissible"].setText(tr("HeadSection", "dismissible"))
        self.toggles["ends_on_hostile_act"].setText(tr("HeadSection", "ends on a hostile act"))
        self.toggles["forbids_hostile_acts"].setText(tr("HeadSection", "forbids hostile acts"))
        self._may.place()

    def _setter(self, key: str) -> Callable[[str], None]:
        return lambda text: self.changed.emit({key: text})

    def _toggler(self, key: str) -> Callable[[bool], None]:
        return lambda on: self.changed.emit({key: on})

    def _apply_sizes(self) -> None:
        for field in self.numbers.values():
            field.setFixedWidth(self.theme.px(46))
        self.source.setFixedWidth(self.theme.px(150))
        self.save.setFixedWidth(self.theme.px(120))
