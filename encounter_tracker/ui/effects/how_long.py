"""How long: five sentences with fields in them, one of which holds, and where it ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QButtonGroup, QVBoxLayout, QWidget

from encounter_tracker.ui.effects.parts import Heading, Radio, WrongLine, words
from encounter_tracker.ui.effects.strip import RoundsStrip
from encounter_tracker.ui.flow import Flow, paired
from encounter_tracker.ui.widgets import Combo, Segment, Segments, TextField
from encounter_tracker.viewmodels.effect_words import plain

if TYPE_CHECKING:
    from collections.abc import Callable

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.effect_view import FormView

tr = QCoreApplication.translate

KINDS: Final = ("count", "until", "concentration", "triggered", "unlimited")
_FIELDS: Final = ("amount", "most", "after")


class DurationSection(QWidget):
    """Every form of duration there is."""

    changed = Signal(object)
    """Fields of the duration are to be set (a dict)."""
    trigger_changed = Signal(str)
    """What triggers it was typed."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.heading = Heading(theme)
        self.radios = {kind: Radio(theme) for kind in KINDS}
        self._group = QButtonGroup(self)
        for radio in self.radios.values():
            self._group.addButton(radio)
        self.fields = {key: TextField(theme, height=26) for key in _FIELDS}
        self.unit = Combo(theme, height=26)
        self.most_unit, self.after_unit = Combo(theme, height=26), Combo(theme, height=26)
        self.anchor, self.of = Combo(theme, height=26), Combo(theme, height=26)
        self.edge, self.turn = Segments(theme, height=24), Segments(theme, height=24)
        self.trigger = TextField(theme, height=26)
        self.strip = RoundsStrip(theme)
        self.wrong = WrongLine(theme)
        self._words = {key: words(theme) for key in ("at", "of", "turn of", "then", "more")}
        self._build()
        self._connect()
        theme.theme_changed.connect(self._apply_sizes)
        self._apply_sizes()
        self.retranslate()

    def _build(self) -> None:
        radios, fields, said = self.radios, self.fields, self._words
        after = paired(said["then"], fields["after"])
        sentences: dict[str, tuple[QWidget, ...]] = {
            "count": (radios["count"], fields["amount"], self.unit, said["at"], self.anchor),
            "until": (radios["until"], self.edge, said["of"], self.turn, said["turn of"], self.of),
            "concentration": (
                radios["concentration"], fields["most"], self.most_unit, after, self.after_unit, said["more"],
            ),
            "triggered": (radios["triggered"], self.trigger),
            "unlimited": (radios["unlimited"],),
        }  # fmt: skip
        self._rows = {kind: Flow(parts, line_gap=2) for kind, parts in sentences.items()}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(1)
        self._column.addWidget(self.heading)
        for row in self._rows.values():
            self._column.addWidget(row)
        self._column.addWidget(self.strip)
        self._column.addWidget(self.wrong)

    def _connect(self) -> None:
        for kind, radio in self.radios.items():
            radio.toggled.connect(self._on_radio(kind))
        for key, kind in (("amount", "count"), ("most", "concentration"), ("after", "concentration")):
            self.fields[key].text_edited.connect(self._setter(kind, key))
        for control, kind, key in (
            (self.unit, "count", "unit"),
            (self.anchor, "count", "anchor"),
            (self.edge, "until", "edge"),
            (self.turn, "until", "turn"),
            (self.of, "until", "of"),
            (self.most_unit, "concentration", "most_unit"),
            (self.after_unit, "concentration", "after_unit"),
        ):
            control.chosen_changed.connect(self._setter(kind, key))
        self.trigger.text_edited.connect(self._on_trigger)

    def _setter(self, kind: str, key: str) -> Callable[[str], None]:
        """Whoever changes a field of a sentence means that sentence."""
        return lambda value: self.changed.emit({"kind": kind, key: value})

    def _on_radio(self, kind: str) -> Callable[[bool], None]:
        def toggled(on: bool) -> None:
            if on:
                self._place_strip(kind)
                self.changed.emit({"kind": kind})

        return toggled

    def _on_trigger(self, text: str) -> None:
        self.changed.emit({"kind": "triggered"})
        self.trigger_changed.emit(text)

    def show_view(self, view: FormView) -> None:
        """Show what has been entered."""
        duration = view.form.duration
        radio = self.radios[duration.kind]
        if not radio.isChecked():
            blocked = radio.blockSignals(True)
            radio.setChecked(True)
            radio.blockSignals(blocked)
        for other in self.radios.values():
            other.update()
        texts = {"amount": duration.amount, "most": duration.most, "after": duration.after}
        for key, field in self.fields.items():
            field.set_text(texts[key])
            field.set_wrong(view.problems.get(f"duration.{key}", ""))
        self.unit.set_chosen(duration.unit)
        self.most_unit.set_chosen(duration.most_unit)
        self.after_unit.set_chosen(duration.after_unit)
        self.anchor.set_items(view.everyone, view.anchor)
        self.of.set_items(view.everyone, view.of)
        self.edge.set_chosen(duration.edge)
        self.turn.set_chosen(duration.turn)
        self.trigger.set_text(view.form.trigger)
        self.trigger.edit.setReadOnly("trigger" in view.locked)
        problems = [text for key, text in view.problems.items() if key.startswith("duration.")]
        self.wrong.say(problems[0] if problems else "")
        self.strip.set_row(view.strip, plain(view.ends))
        self._place_strip(duration.kind)
        self._break_lines()

    def _break_lines(self) -> None:
        """The sentences go on in a second line where there is no room."""
        for row in self._rows.values():
            row.set_width(self.width())

    def _place_strip(self, kind: str) -> None:
        """The strip stands under the sentence that holds, and what is wrong with it too."""
        row = self._rows[kind]
        wanted = self._column.indexOf(row) + 1
        here = self._column.indexOf(self.strip)
        if here != wanted:
            for widget in (self.strip, self.wrong):
                self._column.removeWidget(widget)
            wanted = self._column.indexOf(row) + 1
            self._column.insertWidget(wanted, self.strip)
            self._column.insertWidget(wanted + 1, self.wrong)

    def retranslate(self) -> None:
        """Say the fixed words in the language in use."""
        self.heading.set_text(tr("DurationSection", "How long"))
        sentences = {
            "count": (
                tr("DurationSection", "for"),
                tr("DurationSection", "for a number of rounds, minutes, hours or days"),
            ),
            "until": (tr("DurationSection", "until the"), tr("DurationSection", "until the start or end of a turn")),
            "concentration": (
                tr("DurationSection", "while concentrating, at most"),
                tr("DurationSection", "while concentrating"),
            ),
            "triggered": (tr("DurationSection", "until triggered or discharged"), ""),
            "unlimited": (tr("DurationSection", "no limit: until dispelled or dismissed"), ""),
        }
        for kind, (text, name) in sentences.items():
            self.radios[kind].setText(text)
            self.radios[kind].setAccessibleName(name or text)
            self.radios[kind].updateGeometry()
        said = {
            "at": tr("DurationSection", "counted at the turn of"),
            "of": tr("DurationSection", "of"),
            "turn of": tr("DurationSection", "turn of"),
            "then": tr("DurationSection", "then"),
            "more": tr("DurationSection", "more"),
        }
        for key, text in said.items():
            self._words[key].set_text(text)
        units: list[tuple[str, str]] = [
            ("rounds", tr("DurationSection", "rounds")),
            ("minutes", tr("DurationSection", "minutes")),
            ("hours", tr("DurationSection", "hours")),
            ("days", tr("DurationSection", "days")),
        ]
        for combo in (self.unit, self.most_unit, self.after_unit):
            combo.set_items(units)
            combo.setAccessibleName(tr("DurationSection", "Unit"))
        self.edge.set_items(
            (Segment("start", tr("DurationSection", "start")), Segment("end", tr("DurationSection", "end")))
        )
        self.turn.set_items(
            (Segment("this", tr("DurationSection", "this")), Segment("next", tr("DurationSection", "the next")))
        )
        self.fields["amount"].set_name(tr("DurationSection", "How many"))
        self.fields["most"].set_name(tr("DurationSection", "At most so long"))
        self.fields["after"].set_name(tr("DurationSection", "So long after"))
        for combo in (self.anchor, self.of):
            combo.setAccessibleName(tr("DurationSection", "Whose turn"))
        self.edge.setAccessibleName(tr("DurationSection", "Which edge of the turn"))
        self.turn.setAccessibleName(tr("DurationSection", "Which turn"))
        self.trigger.set_name(tr("DurationSection", "What triggers it"))
        self.trigger.edit.setPlaceholderText(tr("DurationSection", "what triggers it"))
        self._break_lines()

    def _apply_sizes(self) -> None:
        for field in self.fields.values():
            field.setFixedWidth(self.theme.px(46))
        for combo in (self.unit, self.most_unit, self.after_unit):
            combo.setFixedWidth(self.theme.px(98))
        for combo in (self.anchor, self.of):
            combo.setMaximumWidth(self.theme.px(190))
        self.trigger.setFixedWidth(self.theme.px(220))


def changed_fields(fields: object) -> dict[str, Any]:
    """What a signal of changed fields carries."""
    return dict(fields) if isinstance(fields, dict) else {}
