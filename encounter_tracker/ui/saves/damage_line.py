"""What damage comes of a save: how much, of which type, and how much of it for those who fail and who make it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from encounter_tracker.ui.flow import Flow, paired, settled
from encounter_tracker.ui.widgets import Run, Segment, Segments, TextField, TextLine

if TYPE_CHECKING:
    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.save_rows import SavePopoverView

_FIELD, _SAID = 150, 150


class DamageLine(QWidget):
    """A line that breaks."""

    edited = Signal(str)
    """The damage was typed."""
    share_chosen = Signal(bool, str)
    """How much those take who make it (True) or fail."""
    submitted = Signal()
    """Enter in the field."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.field = TextField(theme, icon="flame")
        self.said = TextLine(theme, height=28)
        self.failed_label, self.made_label = (
            TextLine(theme, "", "small", "normal", "ink2", height=28) for _ in range(2)
        )
        self.failed, self.made = Segments(theme), Segments(theme)
        shares = (paired(self.failed_label, self.failed), paired(self.made_label, self.made))
        self._line = Flow((self.field, self.said, *shares))
        box = QVBoxLayout(self)
        box.setContentsMargins(12, 2, 12, 4)
        box.addWidget(self._line)
        self.field.text_edited.connect(self.edited)
        self.field.submitted.connect(lambda _text: self.submitted.emit())
        self.failed.chosen_changed.connect(lambda key: self.share_chosen.emit(False, key))
        self.made.chosen_changed.connect(lambda key: self.share_chosen.emit(True, key))
        self._apply_sizes()
        theme.theme_changed.connect(self._apply_sizes)

    def show_view(self, view: SavePopoverView) -> None:
        """Show what is entered."""
        draft, wrong = view.draft, view.wrong.get("damage", "")
        self.field.set_text(draft.damage)
        self.field.set_wrong(wrong)
        self.field.setToolTip(wrong)
        known = bool(draft.damage.strip()) and not wrong
        style = ("strong", "ink") if known else ("normal", "ink2")
        said = Run(wrong, "body", "strong", "danger") if wrong else Run(view.damage_said, "body", *style)  # type: ignore[arg-type]
        self.said.set_runs((said,))
        self.failed.set_chosen(draft.failed)
        self.made.set_chosen(draft.made)

    def set_width(self, width: int) -> None:
        """Break the line for this width."""
        self._line.set_width(width - 24)
        settled(self)

    def controls(self) -> list[QWidget]:
        """What Tab reaches, in its order."""
        shares = [*self.failed.findChildren(QPushButton), *self.made.findChildren(QPushButton)]
        return [self.field.edit, *shares]

    def retranslate(self) -> None:
        """Say the fixed words in the language in use."""
        tr = QCoreApplication.translate
        self.field.set_name(tr("SaveEntry", "Damage: 8d6 fire"))
        self.field.edit.setPlaceholderText(tr("SaveEntry", "8d6 fire"))
        self.failed_label.set_text(tr("SaveEntry", "who fails takes"))
        self.made_label.set_text(tr("SaveEntry", "who makes it takes"))
        shares = [
            Segment("full", tr("SaveEntry", "all")),
            Segment("half", tr("SaveEntry", "half")),
            Segment("none", tr("SaveEntry", "none")),
        ]
        for control, label, usual in ((self.failed, self.failed_label, "full"), (self.made, self.made_label, "half")):
            control.setAccessibleName(label.accessibleName())
            control.set_items(shares, control.chosen or usual)

    def _apply_sizes(self) -> None:
        self.field.setFixedWidth(self.theme.px(_FIELD))
        self.said.setMinimumWidth(self.theme.px(_SAID))
