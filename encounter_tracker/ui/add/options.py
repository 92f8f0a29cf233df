"""What is chosen beside whom: side, copies, hit points, initiative, name, and how they come in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from encounter_tracker.ui.flow import Flow, settled
from encounter_tracker.ui.popover_keys import alt_cap
from encounter_tracker.ui.widgets import CheckChip, Segment, Segments, TextField, TextLine

if TYPE_CHECKING:
    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.add_form import AddView

_COUNT, _NUMBER, _NAME, _LABEL = 56, 88, 170, 84


class AddOptions(QWidget):
    """The choices, in three lines."""

    side_chosen = Signal(str)
    count_edited = Signal(str)
    hp_chosen = Signal(str)
    """average, roll or typed."""
    hp_edited = Signal(str)
    initiative_chosen = Signal(str)
    """each, all or typed."""
    initiative_edited = Signal(str)
    name_edited = Signal(str)
    flag_changed = Signal(str, bool)
    """hidden, flying or swimming."""
    submitted = Signal()
    """Enter in a field."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._mode = {"hp": "average", "initiative": "each"}
        self.side = Segments(theme)
        self.count = TextField(theme)
        self.name = TextField(theme)
        self.hp = Segments(theme)
        self.hp_points = TextField(theme)
        self.initiative = Segments(theme)
        self.initiative_count = TextField(theme)
        self.flags = {flag: CheckChip(theme, "", checked=False) for flag in ("hidden", "flying", "swimming")}
        self.labels = {
            key: TextLine(theme, "", "small", "normal", "ink2") for key in ("side", "count", "name", "hp", "init")
        }
        self._connect()
        self._build()
        self.apply_sizes()
        theme.theme_changed.connect(self.apply_sizes)
        self.retranslate()

    def _connect(self) -> None:
        self.side.chosen_changed.connect(self.side_chosen)
        self.hp.chosen_changed.connect(self._on_hp)
        self.initiative.chosen_changed.connect(self._on_initiative)
        self.count.text_edited.connect(self.count_edited)
        self.name.text_edited.connect(self.name_edited)
        self.hp_points.text_edited.connect(self.hp_edited)
        self.initiative_count.text_edited.connect(self.initiative_edited)
        self.count.step_requested.connect(self._on_step)
        for flag, chip in self.flags.items():
            chip.clicked.connect(lambda _on=False, key=flag: self.flag_changed.emit(key, self.flags[key].isChecked()))
        for field in (self.count, self.name, self.hp_points, self.initiative_count):
            field.submitted.connect(lambda _text: self.submitted.emit())

    def _build(self) -> None:
        labels = self.labels
        self._lines = (
            Flow((labels["side"], self.side, labels["count"], self.count, labels["name"], self.name)),
            Flow((labels["hp"], self.hp, self.hp_points, *self.flags.values())),
            Flow((labels["init"], self.initiative, self.initiative_count)),
        )
        box = QVBoxLayout(self)
        box.setContentsMargins(12, 4, 12, 6)
        box.setSpacing(4)
        for line in self._lines:
            box.addWidget(line)

    def add_last(self, widget: QWidget) -> None:
        """Put a control behind those of the last line."""
        self._lines[-1].add(widget)

    def set_width(self, width: int) -> None:
        """Break the lines for this width."""
        for line in self._lines:
            line.set_width(width - 24)
        settled(self)

    def apply_sizes(self) -> None:
        """Follow the text size."""
        px = self.theme.px
        widths = ((self.count, _COUNT), (self.name, _NAME), (self.hp_points, _NUMBER), (self.initiative_count, _NUMBER))
        for field, width in widths:
            field.setFixedWidth(px(width))
        for key in ("side", "hp", "init"):
            self.labels[key].setFixedWidth(px(_LABEL))  # so that what they name stands under each other

    def controls(self) -> list[QWidget]:
        """What Tab reaches, in its order."""
        return [
            *self.side.findChildren(QPushButton),
            self.count.edit,
            self.name.edit,
            *self.hp.findChildren(QPushButton),
            self.hp_points.edit,
            *self.flags.values(),
            *self.initiative.findChildren(QPushButton),
            self.initiative_count.edit,
        ]

    def show_view(self, view: AddView) -> None:
        """Show what is chosen."""
        choices = view.choices
        self.side.set_chosen(choices.side)
        self.count.set_text(choices.count)
        self.name.set_text(choices.name)
        self.name.edit.setPlaceholderText(
            view.hits[view.current].name if view.current >= 0 and not view.by_hand else ""
        )
        self.labels["name"].setVisible(not view.by_hand)
        self.name.setVisible(not view.by_hand)
        self._set_hp_modes(by_hand=view.by_hand)
        self.hp.set_chosen(choices.hp)
        self.hp_points.set_text(choices.hp_text)
        self.hp_points.setVisible(choices.hp == "typed")
        self.initiative.set_chosen(choices.initiative)
        self.initiative_count.set_text(choices.initiative_text)
        self.initiative_count.setVisible(choices.initiative == "typed")
        for flag, chip in self.flags.items():
            chip.setChecked(getattr(choices, flag))
        fields = {
            "count": self.count,
            "hp": self.hp_points,
            "initiative": self.initiative_count,
            "named": self.name,
        }
        for key, field in fields.items():
            field.set_wrong(view.mistakes.get(key, "") if not (key == "hp" and view.by_hand) else "")

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        tr = QCoreApplication.translate
        words = {
            "side": tr("AddForm", "Side"),
            "count": tr("AddForm", "Copies"),
            "name": tr("AddForm", "Named"),
            "hp": tr("AddForm", "Hit points"),
            "init": tr("AddForm", "Initiative"),
        }
        for key, text in words.items():
            self.labels[key].set_text(text)
        self.side.setAccessibleName(words["side"])
        self.side.set_items(
            (
                Segment("party", tr("AddForm", "Party")),
                Segment("foes", tr("AddForm", "Foes")),
                Segment("neutral", tr("AddForm", "Neutral")),
            )
        )
        self.side.setToolTip(tr("AddForm", "Side: {0}").format(alt_cap("S")))
        self.count.set_name(words["count"])
        self.name.set_name(tr("AddForm", "Another name"))
        self.hp.setAccessibleName(words["hp"])
        self._set_hp_modes(by_hand=False)
        self.hp_points.set_name(words["hp"])
        self.initiative.setAccessibleName(words["init"])
        self.initiative.set_items(
            (
                Segment("each", tr("AddForm", "A d20 each")),
                Segment("all", tr("AddForm", "One d20 for all")),
                Segment("typed", tr("AddForm", "Typed")),
            )
        )
        self.initiative_count.set_name(words["init"])
        self.flags["hidden"].setText(tr("AddForm", "hidden from players"))
        self.flags["flying"].setText(tr("AddForm", "flying"))
        self.flags["swimming"].setText(tr("AddForm", "swimming"))

    def _set_hp_modes(self, *, by_hand: bool) -> None:
        """By hand the form has a field for the points."""
        tr = QCoreApplication.translate
        rolled = Segment(
            "roll", tr("AddForm", "Rolled"), name=tr("AddForm", "Rolled for each, where the dice are known")
        )
        if by_hand:
            self.hp.set_items((Segment("average", tr("AddForm", "As typed below")), rolled))
        else:
            average = Segment("average", tr("AddForm", "Average"))
            self.hp.set_items((average, rolled, Segment("typed", tr("AddForm", "Typed"))))

    def _on_hp(self, mode: str) -> None:
        self.hp_chosen.emit(mode)
        if mode == "typed":
            self.hp_points.edit.setFocus()

    def _on_initiative(self, mode: str) -> None:
        self.initiative_chosen.emit(mode)
        if mode == "typed":
            self.initiative_count.edit.setFocus()

    def _on_step(self, step: int) -> None:
        """Up and down count."""
        if self.count.text.isdecimal():
            self.count_edited.emit(str(max(1, int(self.count.text) - step)))
