"""The foot of the library: what was done last and what takes it back, how many, on whose side, the button."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QWidget

from encounter_tracker.ui.flow import Flow, paired
from encounter_tracker.ui.popover_keys import alt_cap, enter_cap, escape_cap
from encounter_tracker.ui.widgets import Button, Run, Segment, Segments, TextField, TextLine
from encounter_tracker.ui.widgets.base import keep_tooltip

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from encounter_tracker.ui.theme import Role, Theme
    from encounter_tracker.viewmodels.library_rows import LibraryFoot, LibraryView, QuestionRow

_PAD, _ANSWERS, _SAID = 14, 3, 24
_OTHER = Qt.FocusReason.OtherFocusReason


class LibraryFootBar(QWidget):
    """Two lines: what was said with undo, and what adds; a question about an import takes the place of the second."""

    count_edited = Signal(str)
    count_stepped = Signal(int)
    side_chosen = Signal(str)
    answered = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.said = TextLine(theme, "", "small", height=_SAID, parent=self)
        self.offer = Button(theme, kind="flat", height=_SAID, icon="list-filter")
        self.undo = Button(theme, kind="flat", height=_SAID, icon="undo-2", key="Ctrl+Z")
        self.told = Flow((self.offer, self.undo), gap=6, right=True, parent=self)
        self.count_label = TextLine(theme, "", "body", height=32)
        self.count = TextField(theme, height=32)
        self.side_label = TextLine(theme, "", "body", height=32)
        self.side = Segments(theme, height=32)
        self.close_button = Button(theme, height=32)
        self.add = Button(theme, icon="plus", kind="primary", height=32)
        self._count_pair = paired(self.count_label, self.count)
        self._side_pair = paired(self.side_label, self.side)
        self.left = Flow((self._count_pair, self._side_pair), gap=12, parent=self)
        self.right = Flow((self.close_button, self.add), gap=8, right=True, parent=self)
        self.answers = tuple(Button(theme, height=32) for _ in range(_ANSWERS))
        self.asking = Flow(self.answers, gap=8, parent=self)
        self.asking.hide()
        self._keys: tuple[str, ...] = ()
        for place, button in enumerate(self.answers):
            button.clicked.connect(lambda _on=False, at=place: self.answered.emit(self._keys[at]))
        self.count.text_edited.connect(self.count_edited)
        self.count.step_requested.connect(lambda step: self.count_stepped.emit(-step))
        self.side.chosen_changed.connect(self.side_chosen)
        theme.theme_changed.connect(self._lay_out)

    def show_view(self, view: LibraryView) -> None:
        """Show how things stand."""
        row, question = view.foot, view.question
        self._say(row, question)
        self.offer.setText(row.offer)
        self.offer.setVisible(bool(row.offer) and question is None)
        self.undo.setText(row.undo)
        self.undo.setVisible(bool(row.undo) and question is None)
        keep_tooltip(self.undo, "\n".join(text for text in (row.undo, row.redo and f"{row.redo} (Ctrl+Y)") if text))
        self.count.setFixedWidth(self.theme.px(44))
        if self.count.text.strip() != row.count.strip():
            self.count.set_text(row.count)
        self.count.set_wrong(row.count_wrong)
        self.side.set_items([Segment(key, text) for key, text in row.sides], row.side)
        self.side.set_chosen(row.side)
        self.add.setText(row.button)
        self.add.setEnabled(row.can_add)
        keep_tooltip(self.add, row.add_reason)
        self._ask(question)
        for button in (self.offer, self.undo, self.add):
            button.updateGeometry()
        for pair in (self._count_pair, self._side_pair):
            layout = pair.layout()
            if layout is not None:
                layout.activate()
        self._lay_out()

    def _say(self, row: LibraryFoot, question: QuestionRow | None) -> None:
        text = question.text if question is not None else row.said
        role: Role = "now_text" if question is not None else "danger" if row.said_is_problem else "up"
        if text:
            self.said.set_runs((Run(text, "small", "strong", role),))
        else:
            hint = QCoreApplication.translate(
                "Library", "Ctrl+E edit · F2 rename · Ctrl+D duplicate · Ctrl+T tags · Alt+L list · Alt+P stat block"
            )
            self.said.set_runs((Run(hint, "small", "normal", "ink2"),))
        keep_tooltip(self.said, text)

    def _ask(self, question: QuestionRow | None) -> None:
        asked = bool(self._keys)
        answers = question.answers if question is not None else ()
        self._keys = tuple(key for key, _ in answers)
        for button, (_, text) in zip(self.answers, answers, strict=False):
            button.setText(text)
            button.updateGeometry()
        for flow in (self.left, self.right):
            flow.setVisible(question is None)
        self.asking.setVisible(question is not None)
        if question is not None and not asked:
            self.answers[0].setFocus(_OTHER)
        elif question is None and asked:
            self.add.setFocus(_OTHER)

    def retranslate(self) -> None:
        """Say the fixed words in the language in use."""
        tr = QCoreApplication.translate
        self.count_label.set_text(tr("Library", "How many"))
        self.side_label.set_text(tr("Paste", "as"))
        for label in (self.count_label, self.side_label):
            label.setFixedWidth(label.sizeHint().width())
        self.count.set_name(tr("Library", "How many of each"))
        self.side.setAccessibleName(tr("Paste", "On whose side"))
        keep_tooltip(self.count, alt_cap("C"))
        keep_tooltip(self.side, alt_cap("S"))
        self.close_button.setText(tr("AddForm", "Close"))
        self.close_button.set_key(escape_cap())
        self.add.set_key(enter_cap())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """One line, or two."""
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        px, width = self.theme.px, self.width() - 2 * _PAD
        if width <= 0:
            return
        told = min(self.told.wanted_width, round(width * 0.6))
        self.told.set_width(told)
        self.told.setGeometry(_PAD + width - told, 4, told, self.told.height())
        self.said.setGeometry(_PAD, 4, max(1, width - told - 12), px(_SAID))
        top = 4 + max(px(_SAID), self.told.height()) + 4
        if self._keys:
            self.asking.set_width(width)
            self.asking.setGeometry(_PAD, top, width, self.asking.height())
            bottom = top + self.asking.height()
        else:
            bottom = self._lay_out_adding(top, width)
        if self.height() != bottom + px(9):
            self.setFixedHeight(bottom + px(9))

    def _lay_out_adding(self, top: int, width: int) -> int:
        left, right = self.left.wanted_width, self.right.wanted_width
        if left + right + 16 <= width:
            self.left.set_width(width - right - 16)
            self.left.setGeometry(_PAD, top, width - right - 16, self.left.height())
            self.right.set_width(right)
            self.right.setGeometry(_PAD + width - right, top, right, self.right.height())
            return top + max(self.left.height(), self.right.height())
        self.left.set_width(width)
        self.left.setGeometry(_PAD, top, width, self.left.height())
        below = top + self.left.height() + 6
        self.right.set_width(width)
        self.right.setGeometry(_PAD, below, width, self.right.height())
        return below + self.right.height()
