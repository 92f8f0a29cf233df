"""The foot of the paste window: how many, on whose side, and the buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from encounter_tracker.ui.flow import Flow, paired
from encounter_tracker.ui.popover_keys import alt_cap
from encounter_tracker.ui.widgets import Button, Run, Segment, Segments, TextField, TextLine
from encounter_tracker.ui.widgets.base import keep_tooltip

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from encounter_tracker.ui.theme import Role, Theme
    from encounter_tracker.viewmodels.paste_rows import FootRow

_PAD, _NAME_MOST, _ANSWERS = 14, 160, 3


class PasteFoot(QWidget):
    """Everything below the two columns; breaks into two lines where there is no room for one."""

    count_edited = Signal(str)
    count_stepped = Signal(int)
    side_chosen = Signal(str)
    roll_changed = Signal(bool)
    answered = Signal(str)
    """What becomes of those that the library has with other figures."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.said = TextLine(theme, "", "small", height=20)
        self.count_label = TextLine(theme, "", "body", height=32)
        self.count = TextField(theme, height=32)
        self.side_label = TextLine(theme, "", "body", height=32)
        self.side = Segments(theme, height=32)
        self.roll = Button(theme, height=32)
        self.roll.setCheckable(True)
        self.keep = Button(theme, kind="flat", height=32, key="Ctrl+S")
        self.party = Button(theme, icon="users", kind="flat", height=32)
        self.cancel = Button(theme, height=32)
        self.add = Button(theme, icon="check", kind="primary", height=32, key="Ctrl+↵")
        self._count_pair = paired(self.count_label, self.count)
        self._side_pair = paired(self.side_label, self.side)
        self.templates = Button(theme, icon="layers", height=32)
        self.left = Flow((self._count_pair, self._side_pair, self.roll, self.templates), gap=8)
        self.right = Flow((self.party, self.keep, self.cancel, self.add), gap=8, right=True)
        self.answers = tuple(Button(theme, height=32) for _ in range(_ANSWERS))
        self.asking = Flow(self.answers, gap=8)
        self._keys: tuple[str, ...] = ()
        for place, button in enumerate(self.answers):
            button.clicked.connect(lambda _on=False, at=place: self.answered.emit(self._keys[at]))
        for flow in (self.left, self.right, self.asking):
            flow.setParent(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(_PAD, 0, _PAD, 0)
        column.setSpacing(0)
        column.addWidget(self.said)
        column.addStretch(1)
        self.said.hide()
        self.asking.hide()
        self.count.text_edited.connect(self.count_edited)
        self.count.step_requested.connect(lambda step: self.count_stepped.emit(-step))
        self.side.chosen_changed.connect(self.side_chosen)
        self.roll.clicked.connect(lambda: self.roll_changed.emit(self.roll.isChecked()))
        theme.theme_changed.connect(self._lay_out)

    def show_row(self, row: FootRow) -> None:
        """Show how things stand."""
        self.said.set_runs((Run(row.said, "small", "strong", _said_role(row)),) if row.said else ())
        self.said.setVisible(bool(row.said))
        self._show_answers(row)
        self.count_label.set_text(row.count_label)
        wide = self.count_label.sizeHint().width()
        self.count_label.setFixedWidth(min(wide, self.theme.px(_NAME_MOST)))
        self.count.setFixedWidth(self.theme.px(44))
        if self.count.text.strip() != row.count.strip():
            self.count.set_text(row.count)
        self.count.set_wrong(row.count_wrong)
        self.side_label.set_text(row.side_label)
        self.side.set_items([Segment(key, text) for key, text in row.sides], row.side)
        self.side.set_chosen(row.side)
        self.roll.setChecked(row.roll)
        self.roll.set_icon("check" if row.roll else "")
        self.roll.setEnabled(not row.roll_reason)
        keep_tooltip(self.roll, row.roll_reason)
        self.keep.setText(row.keep)
        self.keep.setVisible(bool(row.keep))
        self.party.setVisible(bool(row.keep))
        self.add.setText(row.button)
        self.add.setEnabled(row.can_add)
        keep_tooltip(self.add, row.add_reason)
        for button in (self.roll, self.party, self.keep, self.add):
            button.updateGeometry()
        for pair in (self._count_pair, self._side_pair):
            layout = pair.layout()
            if layout is not None:
                layout.activate()
        self._lay_out()

    def _show_answers(self, row: FootRow) -> None:
        """What is asked about keeping stands in the place of everything else."""
        asks, asked = bool(row.answers), bool(self._keys)
        self._keys = tuple(key for key, _ in row.answers)
        for button, (_, text) in zip(self.answers, row.answers, strict=False):
            button.setText(text)
            button.updateGeometry()
        self.asking.setVisible(asks)
        self.left.setVisible(not asks)
        self.right.setVisible(not asks)
        if asks and not asked:
            self.answers[0].setFocus(Qt.FocusReason.OtherFocusReason)
        elif asked and not asks:
            self.keep.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Say the fixed words in the language in use."""
        tr = QCoreApplication.translate
        self.count.set_name(tr("Paste", "How many"))
        self.side.setAccessibleName(tr("Paste", "On whose side"))
        self.roll.setText(tr("Paste", "roll initiative"))
        self.cancel.setText(tr("Paste", "Cancel"))
        self.templates.setText(tr("Prepared", "Templates…"))
        self.templates.updateGeometry()
        keep_tooltip(self.templates, alt_cap("M"))
        self.party.setText(tr("Paste", "Into the party"))
        self.party.set_key(alt_cap("G"))
        keep_tooltip(self.side, alt_cap("S"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """One line, or two."""
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        px = self.theme.px
        width = self.width() - 2 * _PAD
        if width <= 0:
            return
        top = px(20) + 4 if not self.said.isHidden() else px(9)
        if self._keys:
            self.asking.set_width(width)
            self.asking.setGeometry(_PAD, top, width, self.asking.height())
            self.said.setFixedHeight(px(20))
            self.setFixedHeight(top + self.asking.height() + px(9))
            return
        left, right = self.left.wanted_width, self.right.wanted_width
        if left + right + 16 <= width:
            self.left.set_width(width - right - 16)
            self.right.set_width(right)
            self.left.setGeometry(_PAD, top, width - right - 16, self.left.height())
            self.right.setGeometry(_PAD + width - right, top, right, self.right.height())
            bottom = top + max(self.left.height(), self.right.height())
        else:
            self.left.set_width(width)
            self.left.setGeometry(_PAD, top, width, self.left.height())
            self.right.set_width(width)
            self.right.setGeometry(_PAD, top + self.left.height() + 6, width, self.right.height())
            bottom = top + self.left.height() + 6 + self.right.height()
        self.said.setFixedHeight(px(20))
        if self.height() != bottom + px(9):
            self.setFixedHeight(bottom + px(9))

    @property
    def focused_field(self) -> bool:
        """Whether a number is being typed."""
        return self.count.edit.hasFocus()


def _said_role(row: FootRow) -> Role:
    if row.answers:
        return "now_text"
    return "danger" if row.said_is_problem else "up"


ENTER = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
