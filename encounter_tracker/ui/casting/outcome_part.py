"""What is to come of the spell: what its targets have against it, its points, how long it lasts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from encounter_tracker.ui.beside import PAD
from encounter_tracker.ui.effects.quick_duration import QuickDuration
from encounter_tracker.ui.effects.words import runs_of
from encounter_tracker.ui.flow import Flow, settled
from encounter_tracker.ui.widgets import Button, CheckChip, Combo, TextField, TextLine
from encounter_tracker.viewmodels.cast_words import attack_choices, save_choices, save_result_choices
from encounter_tracker.viewmodels.texts.language import distance_unit

if TYPE_CHECKING:
    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.cast_view import CastView

tr = QCoreApplication.translate

_CHIPS: Final = ("instantaneous", "sr", "hostile", "slot", "keeps_on_miss")
_POINTS, _REACH = 190, 52


class OutcomePart(QWidget):
    """Everything but the targets."""

    changed = Signal(object)
    """Fields of the draft are to be set (a dict)."""
    duration_changed = Signal(object)
    turn_of_changed = Signal(str)
    reroll_requested = Signal()
    submitted = Signal()
    """Enter in a field."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.chips = {key: CheckChip(theme, "", checked=False) for key in _CHIPS}
        self.attack, self.save, self.save_result = (Combo(theme, height=26) for _ in range(3))
        self.reach = TextField(theme, height=26)
        self.reach_label, self.unit = (TextLine(theme, "", "small", "normal", "ink2", height=26) for _ in range(2))
        self.points = TextField(theme, icon="heart", height=28)
        self.roll = Button(theme, icon="dices", kind="flat")
        self.echo = TextLine(theme, "", "body", "strong", "ink", height=28)
        self.duration = QuickDuration(theme)
        self.ends = TextLine(theme, "", "small", height=20)
        self._build()
        self._connect()
        theme.theme_changed.connect(self.apply_sizes)
        self.apply_sizes()
        self.retranslate()

    def _build(self) -> None:
        chips = self.chips
        self._line = Flow(
            (
                chips["instantaneous"], self.save, self.save_result, chips["sr"], self.attack, chips["keeps_on_miss"],
                self.reach_label, self.reach, self.unit, chips["hostile"], chips["slot"],
            ),
        )  # fmt: skip
        self._points = Flow((self.points, self.roll))
        self._points.add(self.echo, grows=True)
        box = QVBoxLayout(self)
        box.setContentsMargins(PAD, 4, PAD, 2)
        box.setSpacing(6)
        for widget in (self._line, self._points, self.duration, self.ends):
            box.addWidget(widget)

    def _connect(self) -> None:
        for key, chip in self.chips.items():
            chip.clicked.connect(lambda _on=False, key=key, chip=chip: self.changed.emit({key: chip.isChecked()}))
        self.attack.chosen_changed.connect(lambda key: self.changed.emit({"attack": key}))
        self.save.chosen_changed.connect(lambda key: self.changed.emit({"save": key}))
        self.save_result.chosen_changed.connect(lambda key: self.changed.emit({"save_result": key}))
        self.reach.text_edited.connect(lambda text: self.changed.emit({"reach": text}))
        self.points.text_edited.connect(lambda text: self.changed.emit({"points": text}))
        for field in (self.reach, self.points):
            field.submitted.connect(lambda _text: self.submitted.emit())
        self.roll.clicked.connect(self.reroll_requested)
        self.duration.changed.connect(self.duration_changed)
        self.duration.turn_of_changed.connect(self.turn_of_changed)
        self.duration.submitted.connect(self.submitted)

    def apply_sizes(self) -> None:
        """Follow the text size."""
        self.points.setFixedWidth(self.theme.px(_POINTS))
        self.reach.setFixedWidth(self.theme.px(_REACH))

    def set_width(self, width: int) -> None:
        """Break the lines for this width."""
        for line in (self._line, self._points):
            line.set_width(width - 2 * PAD)
        settled(self)

    def show_view(self, view: CastView) -> None:
        """Show what is entered."""
        draft, problems = view.draft, view.problems
        for key, chip in self.chips.items():
            chip.setChecked(bool(getattr(draft, key)))
        self.chips["keeps_on_miss"].setVisible(bool(draft.attack))
        self.chips["slot"].setVisible(not draft.instantaneous)
        self.attack.set_chosen(draft.attack)
        self.save.set_chosen(draft.save)
        self.save_result.set_chosen(draft.save_result)
        self.save_result.setVisible(bool(draft.save))
        self.reach.set_text(draft.reach)
        self.reach.set_wrong(problems.get("reach", ""))
        self.points.set_text(draft.points)
        self.points.set_wrong(problems.get("points", ""))
        self.roll.setText(view.faces)
        self.roll.setVisible(bool(view.faces))
        self.echo.set_text(view.points_echo)
        for widget in (self.duration, self.ends):
            widget.setVisible(not draft.instantaneous)
        if not draft.instantaneous:
            self.duration.show_view(view.form)
            self.ends.set_runs(runs_of(view.ends, "small"))

    def controls(self) -> list[QWidget]:
        """What Tab reaches, in its order."""
        chips = self.chips
        first: list[QWidget] = [chips["instantaneous"], self.save, self.save_result, chips["sr"], self.attack]
        first += [chips["keeps_on_miss"], self.reach.edit, chips["hostile"], chips["slot"], self.points.edit, self.roll]
        duration = self.duration
        last: list[QWidget] = [*duration.kinds.findChildren(QPushButton), duration.amount.edit, duration.counted_at]
        return [*first, *last, duration.edge, duration.turn_of, duration.most.edit, duration.after.edit]

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        words = {
            "instantaneous": tr("Cast", "instantaneous"),
            "sr": tr("Cast", "spell resistance"),
            "hostile": tr("Cast", "a hostile act"),
            "slot": tr("Cast", "from a slot"),
            "keeps_on_miss": tr("Cast", "a miss keeps it"),
        }
        tips = {
            "instantaneous": tr("Cast", "Nothing stays in force"),
            "sr": tr("Cast", "A check for each target that has spell resistance"),
            "hostile": tr("Cast", "Ends invisibility and the like, and frees those charmed by the caster’s side"),
            "slot": tr("Cast", "Ends at daily preparations, when the slot is filled again"),
            "keeps_on_miss": tr("Cast", "A miss does not lose the spell"),
        }
        for key, chip in self.chips.items():
            chip.setText(words[key])
            chip.setToolTip(tips[key])
            chip.updateGeometry()
        for combo, items, name in (
            (self.attack, attack_choices(), tr("Cast", "Spell attack")),
            (self.save, save_choices(), tr("Cast", "Saving throw")),
            (self.save_result, save_result_choices(), tr("Cast", "What a made save does")),
        ):
            combo.set_items(items)
            combo.setAccessibleName(name)
            combo.setToolTip(name)
        self.reach_label.set_text(tr("Cast", "range"))
        self.unit.set_text(distance_unit())
        self.reach.set_name(tr("Cast", "Range"))
        self.points.set_name(tr("Cast", "Damage or healing: 5d6 fire, +1d8+5"))
        self.points.edit.setPlaceholderText(tr("Cast", "no damage"))
        self.roll.setToolTip(tr("HpEntry", "Roll again"))
        self.duration.retranslate()
