"""What the game master says over the rules: the armour class, the miss chance, what comes of the roll."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from encounter_tracker.ui.flow import Flow, paired, settled
from encounter_tracker.ui.widgets import Segment, Segments, TextField, TextLine

if TYPE_CHECKING:
    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.attack_rows import AttackPopoverView

_FIELD = 52
_ROLLED = "rolled"


class Overrule(QWidget):
    """One line that breaks; the points are typed in the table of the target."""

    changed = Signal(object)
    """Fields of the draft (a dict)."""
    submitted = Signal()
    """Enter in a field."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.ac_label, self.chance_label = (TextLine(theme, "", "small", "normal", "ink2", height=28) for _ in range(2))
        self.ac, self.chance = TextField(theme), TextField(theme)
        self.outcome = Segments(theme)
        self.line = Flow((paired(self.ac_label, self.ac), paired(self.chance_label, self.chance), self.outcome))
        box = QVBoxLayout(self)
        box.setContentsMargins(12, 2, 12, 4)
        box.addWidget(self.line)
        self.ac.text_edited.connect(lambda text: self.changed.emit({"ac": text}))
        self.chance.text_edited.connect(lambda text: self.changed.emit({"chance": text}))
        self.outcome.chosen_changed.connect(self._on_outcome)
        for field in (self.ac, self.chance):
            field.submitted.connect(lambda _text: self.submitted.emit())
        self._apply_sizes()
        theme.theme_changed.connect(self._apply_sizes)

    def _on_outcome(self, key: str) -> None:
        self.changed.emit({"outcome": "" if key == _ROLLED else key})

    def show_view(self, view: AttackPopoverView) -> None:
        """Show what was said, and what was reckoned where nothing was."""
        draft = view.draft
        for field, text, reckoned, name in (
            (self.ac, draft.ac, view.ac, "ac"),
            (self.chance, draft.chance, view.chance, "chance"),
        ):
            field.edit.setPlaceholderText(reckoned)
            field.set_text(text)
            field.set_wrong(view.wrong.get(name, ""))
        self.outcome.set_chosen(draft.outcome or _ROLLED)

    def set_width(self, width: int) -> None:
        """Break the line for this width."""
        self.line.set_width(width - 24)
        settled(self)

    def field(self, name: str) -> TextField | None:
        """A field by its name in the draft."""
        return {"ac": self.ac, "chance": self.chance}.get(name)

    def controls(self) -> list[QWidget]:
        """What Tab reaches, in its order."""
        return [self.ac.edit, self.chance.edit, *self.outcome.findChildren(QPushButton)]

    def retranslate(self) -> None:
        """Say the fixed words in the language in use."""
        tr = QCoreApplication.translate
        self.ac_label.set_text(tr("Attack", "AC"))
        self.ac.set_name(tr("Attack", "Armor class, whatever was reckoned"))
        self.chance_label.set_text(tr("Attack", "miss chance, %"))
        self.chance.set_name(tr("Attack", "Miss chance in percent, whatever was reckoned"))
        self.outcome.setAccessibleName(tr("Attack", "What comes of it"))
        self.outcome.set_items(
            [
                Segment(_ROLLED, tr("Attack", "as rolled")),
                Segment("miss", tr("Attack", "misses")),
                Segment("hit", tr("Attack", "hits")),
                Segment("critical", tr("Attack", "critical hit")),
            ],
            self.outcome.chosen or _ROLLED,
        )

    def _apply_sizes(self) -> None:
        for field in (self.ac, self.chance):
            field.setFixedWidth(self.theme.px(_FIELD))
