"""What can be said for each way of looking: fields and choices, shown for the way that is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from encounter_tracker.ui.flow import Flow
from encounter_tracker.ui.widgets import CheckChip, Combo, TextField, TextLine

if TYPE_CHECKING:
    from collections.abc import Callable

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.find_view import FindView

tr = QCoreApplication.translate

_FIELD = 76


class Conditions(QWidget):
    """Everything but the die: what the other does, how far, what lies between, wind and smells."""

    changed = Signal(object)
    """Fields of the draft are to be set (a dict)."""
    activity_toggled = Signal(str)
    """The other does this, or does not."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.fields = {key: TextField(theme) for key in ("stealth", "apart", "hours", "miss")}
        self.labels = {key: TextLine(theme, "", "small", "normal", "ink2", height=28) for key in self.fields}
        self.unit = TextLine(theme, "", "small", "normal", "ink2", height=28)
        self.checks = {key: CheckChip(theme, "") for key in ("exact", "direction", "masked", "water")}
        self.activities: dict[str, CheckChip] = {}
        self.doing = Flow((), gap=8, line_gap=2)
        self.choices = {key: Combo(theme) for key in ("obstacle", "wind", "odour")}
        self.choice_labels = {key: TextLine(theme, "", "small", "normal", "ink2", height=28) for key in self.choices}
        self._ways: dict[str, tuple[QWidget, ...]] = {}
        self._build()
        self._connect()

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.doing)
        choices = {key: self._line(self.choice_labels[key], combo) for key, combo in self.choices.items()}
        for line in choices.values():
            column.addWidget(line)
        lines = {key: self._line(self.labels[key], field) for key, field in self.fields.items()}
        for key, field in self.fields.items():
            field.setFixedWidth(self.theme.px(112 if key == "stealth" else _FIELD))
        lines["apart"].layout().insertWidget(2, self.unit)  # type: ignore[union-attr]
        for key in ("apart", "stealth", "hours", "miss"):
            column.addWidget(lines[key])
        marks = Flow(self.checks.values(), gap=10)
        column.addWidget(marks)
        column.addStretch(1)
        self.marks = marks
        self._ways = {
            "listen": (lines["stealth"],),
            "detect": (self.doing, choices["obstacle"], lines["apart"], lines["stealth"], self.checks["exact"], marks),
            "grope": (lines["miss"],),
            "scent": (choices["wind"], choices["odour"], self.checks["direction"], self.checks["masked"], marks),
            "trail": (lines["hours"], self.checks["masked"], self.checks["water"], marks),
        }

    def _line(self, label: TextLine, control: QWidget) -> QWidget:
        line = QWidget(self)
        across = QHBoxLayout(line)
        across.setContentsMargins(0, 0, 0, 0)
        across.setSpacing(8)
        label.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        across.addWidget(label)
        across.addWidget(control)
        across.addStretch(1)
        return line

    def _connect(self) -> None:
        for key, field in self.fields.items():
            field.text_edited.connect(self._setter(key))
        for key, check in self.checks.items():
            check.clicked.connect(self._setter(key))
        for key, combo in self.choices.items():
            combo.chosen_changed.connect(self._setter(key))

    def _setter(self, key: str) -> Callable[[object], None]:
        return lambda value: self.changed.emit({key: value})

    def show_view(self, view: FindView) -> None:
        """Show what belongs to the chosen way."""
        draft = view.draft
        wanted = self._ways[draft.way]
        for group in self._ways.values():
            for widget in group:
                if widget not in wanted:
                    widget.hide()
        for widget in wanted:
            widget.show()
        self._show_activities(view)
        self.choices["obstacle"].set_items(view.obstacles)
        for key, combo in self.choices.items():
            combo.set_chosen(getattr(draft, key))
        for key, field in self.fields.items():
            field.set_text(getattr(draft, key))
            field.set_wrong(view.problems.get(key, ""))
        self.fields["stealth"].edit.setPlaceholderText(view.stealth)
        self.fields["apart"].edit.setPlaceholderText(view.apart)
        self.unit.set_text(view.unit)
        for key, check in self.checks.items():
            check.setChecked(bool(getattr(draft, key)))
        self.place()

    def _show_activities(self, view: FindView) -> None:
        for toggle in view.toggles:
            chip = self.activities.get(toggle.key)
            if chip is None:
                chip = self.activities[toggle.key] = CheckChip(self.theme, toggle.text, parent=self.doing)
                chip.clicked.connect(self._toggler(toggle.key))
                self.doing.add(chip)
            if chip.text() != toggle.text:
                chip.setText(toggle.text)
                chip.updateGeometry()
            chip.setChecked(toggle.on)
            chip.setVisible(True)

    def _toggler(self, key: str) -> Callable[[bool], None]:
        return lambda _on: self.activity_toggled.emit(key)

    def place(self) -> None:
        """Break the lines of chips anew."""
        width = self.width() if self.width() > 100 else self.theme.px(340)
        self.doing.set_width(width)
        self.marks.set_width(width)

    def retranslate(self) -> None:
        """Say the fixed words in the language in use."""
        words = {
            "stealth": tr("FindPopover", "Its Stealth check"),
            "apart": tr("FindPopover", "Apart"),
            "hours": tr("FindPopover", "Hours old"),
            "miss": tr("FindPopover", "d100 against 50 %"),
        }
        for key, text in words.items():
            self.labels[key].set_text(text)
            self.fields[key].set_name(text)
        self.fields["miss"].edit.setPlaceholderText(tr("FindPopover", "rolled"))
        self.checks["exact"].setText(tr("FindPopover", "the exact place +20"))
        self.checks["direction"].setText(tr("FindPopover", "its direction: a move action"))
        self.checks["masked"].setText(tr("FindPopover", "a stronger smell masks it"))
        self.checks["water"].setText(tr("FindPopover", "through water"))
        captions = {
            "obstacle": tr("FindPopover", "Between"),
            "wind": tr("FindPopover", "Wind"),
            "odour": tr("FindPopover", "Smell"),
        }
        for key, text in captions.items():
            self.choice_labels[key].set_text(text)
            self.choices[key].setAccessibleName(text)
        winds = (
            ("none", tr("FindPopover", "none")),
            ("upwind", tr("FindPopover", "it is upwind: ×2")),
            ("downwind", tr("FindPopover", "it is downwind: ÷2")),
        )
        odours = (
            ("normal", tr("FindPopover", "usual")),
            ("strong", tr("FindPopover", "strong: ×2")),
            ("overpowering", tr("FindPopover", "overpowering: ×3")),
        )
        self.choices["wind"].set_items(winds, self.choices["wind"].chosen)
        self.choices["odour"].set_items(odours, self.choices["odour"].chosen)
        for check in self.checks.values():
            check.updateGeometry()
        self.place()
