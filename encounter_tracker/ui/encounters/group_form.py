"""The fields of one group: how many, their name, side, hit points, hidden, mark, when they arrive."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from encounter_tracker.ui.flow import Flow, paired, settled
from encounter_tracker.ui.popover_keys import alt_cap
from encounter_tracker.ui.widgets import Button, CheckChip, Combo, Segment, Segments, TextField, TextLine
from encounter_tracker.ui.widgets.base import keep_tooltip
from encounter_tracker.viewmodels.marks import MARKS, mark_name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.prepared_rows import EditorRow

_COUNT, _NAME, _ROUND, _MARK, _PAD = 46, 150, 50, 150, 12

tr = QCoreApplication.translate


class GroupForm(QWidget):
    """Emits what the user changes; the view-model says what stands in the fields."""

    count_edited = Signal(str)
    count_stepped = Signal(int)
    name_edited = Signal(str)
    side_chosen = Signal(str)
    hp_chosen = Signal(str)
    hidden_changed = Signal(bool)
    colour_chosen = Signal(str)
    wave_edited = Signal(str)
    templates_requested = Signal()
    remove_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.count = TextField(theme)
        self.name = TextField(theme)
        self.wave = TextField(theme)
        self.side = Segments(theme)
        self.hp = Segments(theme)
        self.hidden = CheckChip(theme, "", checked=False)
        self.colour = Combo(theme)
        self.templates = Button(theme, icon="layers")
        self.remove = Button(theme, icon="trash-2", kind="flat")
        self.labels = {key: TextLine(theme, "", "small", height=28) for key in ("count", "name", "wave")}
        self.problem = TextLine(theme, "", "small", "strong", "danger", height=18)
        pairs = {key: paired(self.labels[key], getattr(self, key)) for key in self.labels}
        self._pairs = tuple(pairs.values())
        self.flow = Flow(
            (
                *(pairs["count"], pairs["name"], self.side, self.hp, pairs["wave"]),
                *(self.colour, self.hidden, self.templates, self.remove),
            ),
            gap=8,
            line_gap=6,
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(_PAD, 6, _PAD, 6)
        column.setSpacing(2)
        column.addWidget(self.flow)
        column.addWidget(self.problem)
        self._connect()
        theme.theme_changed.connect(self.apply_sizes)
        self.apply_sizes()

    def _connect(self) -> None:
        self.count.text_edited.connect(self.count_edited)
        self.count.step_requested.connect(lambda step: self.count_stepped.emit(-step))
        self.name.text_edited.connect(self.name_edited)
        self.wave.text_edited.connect(self.wave_edited)
        self.side.chosen_changed.connect(self.side_chosen)
        self.hp.chosen_changed.connect(self.hp_chosen)
        self.colour.chosen_changed.connect(self.colour_chosen)
        self.hidden.clicked.connect(lambda: self.hidden_changed.emit(self.hidden.isChecked()))
        self.templates.clicked.connect(self.templates_requested)
        self.remove.clicked.connect(self.remove_requested)

    def apply_sizes(self) -> None:
        """Widths of the fields."""
        for field, width in ((self.count, _COUNT), (self.name, _NAME), (self.wave, _ROUND), (self.colour, _MARK)):
            field.setFixedWidth(self.theme.px(width))

    def show_row(self, row: EditorRow) -> None:
        """Show the group."""
        for field, text, key in (
            (self.count, row.count, "count"),
            (self.name, row.name, "name"),
            (self.wave, row.wave, "wave"),
        ):
            field.set_text(text)
            field.set_wrong(row.mistakes.get(key, ""))
        self.name.edit.setPlaceholderText(row.placeholder)
        self.side.set_chosen(row.side)
        self.hp.set_chosen(row.hp)
        self.hidden.setChecked(row.hidden)
        self.colour.set_chosen(row.colour)
        problem = next((text for text in row.mistakes.values() if text), "")
        self.problem.set_text(problem)
        self.problem.setVisible(bool(problem))
        settled(self)

    def set_width(self, width: int) -> None:
        """Break the line for this width."""
        self.flow.set_width(width - 2 * _PAD)
        settled(self)

    def controls(self) -> Iterator[QWidget]:
        """What Tab reaches, in its order."""
        yield from (self.count.edit, self.name.edit, self.side, self.hp, self.wave.edit)
        yield from (self.colour, self.hidden, self.templates, self.remove)

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        words = {
            "count": tr("AddForm", "Copies"),
            "name": tr("AddForm", "Named"),
            "wave": tr("Prepared", "arrive in round"),
        }
        for key, text in words.items():
            self.labels[key].set_text(text)
        self.count.set_name(words["count"])
        self.name.set_name(tr("AddForm", "Another name"))
        self.wave.set_name(tr("Prepared", "Round in which they arrive"))
        keep_tooltip(self.wave, tr("Prepared", "Round in which they arrive; empty: from the beginning"))
        self.side.setAccessibleName(tr("AddForm", "Side"))
        self.side.set_items(
            (
                Segment("foes", tr("AddForm", "Foes")),
                Segment("neutral", tr("AddForm", "Neutral")),
                Segment("party", tr("AddForm", "Party")),
            )
        )
        self.hp.setAccessibleName(tr("AddForm", "Hit points"))
        self.hp.set_items(
            (
                Segment("average", tr("Prepared", "Average hp")),
                Segment(
                    "roll", tr("Prepared", "Rolled hp"), name=tr("AddForm", "Rolled for each, where the dice are known")
                ),
            )
        )
        self.hidden.setText(tr("Prepared", "hidden"))
        self.hidden.setAccessibleDescription(tr("AddForm", "hidden from players"))
        self.colour.setAccessibleName(tr("Prepared", "Colour mark"))
        self.colour.set_items([(key, mark_name(key)) for key in ("", *MARKS)])
        self.templates.setText(tr("Prepared", "Templates…"))
        self.remove.setText(tr("Prepared", "Remove"))
        for control, letter in ((self.side, "S"), (self.hidden, "H"), (self.colour, "U"), (self.templates, "T")):
            keep_tooltip(control, alt_cap(letter))
        keep_tooltip(self.remove, tr("Prepared", "Del, in the list"))
        for pair in self._pairs:
            layout = pair.layout()
            if layout is not None:
                layout.activate()
        for control in (self.templates, self.remove, self.hidden):
            control.updateGeometry()
        settled(self)
