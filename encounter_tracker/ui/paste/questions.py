"""Pieces that were not understood or doubted, each with its readings as buttons."""

from __future__ import annotations

import re
from math import ceil
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from encounter_tracker.ui.flow import Flow
from encounter_tracker.ui.widgets import Button, TextField
from encounter_tracker.ui.widgets.base import PaintedLabel, PaintedWidget, keep_tooltip

if TYPE_CHECKING:
    from PySide6.QtGui import QMouseEvent, QResizeEvent

    from encounter_tracker.ui.theme import Role, Theme
    from encounter_tracker.ui.widgets import Canvas
    from encounter_tracker.viewmodels.paste_rows import ChoiceRow, QuestionRow, SectionKind, SectionRow

_PAD, _TEXT, _SAID, _TOP, _BELOW = 14, 62, 20, 4, 7
_BAND = 32
_NUMBER: Final = re.compile(r"\d+")
_WRAP = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignLeft)
_LOOKS: dict[SectionKind, tuple[str, Role]] = {
    "error": ("triangle-alert", "danger"),
    "unknown": ("circle-x", "danger"),
    "doubtful": ("circle-help", "now_text"),
}


class Band(PaintedLabel):
    """The heading of a section: icon, title, a quiet remark."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._icon, self._title, self._remark, self._key = "", "", "", ""
        self._role: Role = "ink2"
        self._remark_role: Role = "ink2"
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.apply_sizes()

    def set_texts(self, icon: str, role: Role, title: str, remark: str, *, remark_role: Role = "ink2") -> None:
        """Change what it says."""
        self._icon, self._role, self._title, self._remark = icon, role, title, remark
        self._remark_role = remark_role
        self.setAccessibleName(", ".join(text for text in (title, remark) if text))
        self.update()

    def set_key(self, key: str) -> None:
        """The key that goes to the next question."""
        self._key = key
        self.update()

    def apply_sizes(self) -> None:
        """Keep the height."""
        self.setFixedHeight(self.theme.px(_BAND))

    def sizeHint(self) -> QSize:
        """As wide as there is room."""
        return QSize(self.theme.px(200), self.height())

    def minimumSizeHint(self) -> QSize:
        """The remark may be shortened."""
        return QSize(0, self.height())

    def paint(self, canvas: Canvas) -> None:
        """Ground, icon, words."""
        high = float(self.height())
        canvas.fill(QRectF(self.rect()), "raised")
        size = self.theme.size("icon")
        canvas.icon(self._icon, _PAD, (high - size) / 2, size, self._role)
        x = canvas.put(_PAD + size + 8, 0, high, self._title, "body", "strong", "ink") + 10
        right = canvas.key_cap(self.width() - _PAD, high / 2, self._key) - 8 if self._key else self.width() - _PAD
        room = right - x
        canvas.text(QRectF(x, 0, room, high), self._remark, "small", "normal", self._remark_role)
        keep_tooltip(self, "" if self.theme.face("small").fits(self._remark, room) else self._remark)


class Question(PaintedWidget):
    """One piece: where, what it says, why it is asked, the readings."""

    pointed = Signal(str)
    """It was clicked, or the keyboard came to one of its readings."""
    chosen = Signal(str, int)
    typed = Signal(str, int, str)
    left = Signal(int)
    """The arrow keys go on to the question above (-1) or below (+1)."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._row: QuestionRow | None = None
        self._current = False
        self.controls: list[Button | TextField] = []
        self.flow = Flow(gap=6, parent=self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def row(self) -> QuestionRow:
        """What it shows."""
        assert self._row is not None  # noqa: S101 - shown only with a row
        return self._row

    def set_current(self, *, on: bool) -> None:
        """Whether its piece is the one that is pointed at."""
        if on != self._current:
            self._current = on
            self.update()

    def show_row(self, row: QuestionRow) -> None:
        """Ask this."""
        if row == self._row:
            return
        shapes = [choice.free for choice in row.choices]
        before = [choice.free for choice in self._row.choices] if self._row is not None else None
        self._row = row
        if shapes != before:
            self._rebuild(row)
        for control, choice in zip(self.controls, row.choices, strict=True):
            self._show_choice(control, choice)
        words = ", ".join(text for text in (row.place, row.said, row.reading) if text)
        self.setAccessibleName(words)
        for control in self.controls:
            target = control.edit if isinstance(control, TextField) else control
            target.setAccessibleDescription(words)
        self._lay_out()
        self.update()

    def _rebuild(self, row: QuestionRow) -> None:
        for control in self.controls:
            self.flow.remove(control)
            control.hide()
            control.deleteLater()
        self.controls = [self._control(number, choice) for number, choice in enumerate(row.choices)]
        for control in self.controls:
            self.flow.add(control)
            control.show()

    def _control(self, number: int, choice: ChoiceRow) -> Button | TextField:
        if choice.free:
            field = TextField(self.theme, height=24, size="small", parent=self.flow)
            field.text_edited.connect(lambda text: self.typed.emit(self.row.key, number, text))
            field.submitted.connect(lambda _text: self.left.emit(1))
            field.edit.installEventFilter(self)
            return field
        button = Button(self.theme, height=24, parent=self.flow)
        button.setCheckable(True)
        button.clicked.connect(lambda: self._on_clicked(number))
        button.installEventFilter(self)
        return button

    def _on_clicked(self, number: int) -> None:
        for place, control in enumerate(self.controls):
            if isinstance(control, Button):
                control.setChecked(place == number)
        self.chosen.emit(self.row.key, number)

    def _show_choice(self, control: Button | TextField, choice: ChoiceRow) -> None:
        if isinstance(control, TextField):
            control.edit.setPlaceholderText(choice.text)
            control.set_name(choice.text)
            wide = self.theme.face("small").width(choice.text) + 24
            control.setFixedWidth(round(max(self.theme.px(70), wide)))
            if not control.edit.hasFocus():
                control.set_text(choice.value)
            control.set_wrong(choice.problem)
            return
        control.setText(choice.text)
        control.setChecked(choice.chosen)
        control.set_icon("check" if choice.chosen else "")
        control.updateGeometry()

    @property
    def main(self) -> QWidget | None:
        """Its reading that is taken, else the first."""
        for control, choice in zip(self.controls, self.row.choices, strict=True):
            if choice.chosen:
                return control
        return self.controls[0] if self.controls else None

    # --- layout and painting -------------------------------------------------------------------------------------

    @property
    def _problem(self) -> str:
        return next((choice.problem for choice in self.row.choices if choice.problem), "")

    @property
    def _left(self) -> int:
        if not self.row.place:
            return _PAD
        widest = _NUMBER.sub("0000", self.row.place)  # for all rows the same, whatever the number of its line
        return max(self.theme.px(_TEXT), _PAD + 10 + ceil(self.theme.face("small").width(widest)))

    def _words_high(self) -> int:
        metrics = self.theme.face("small").metrics
        room = QRectF(0, 0, max(40, self.width() - self._left - _PAD), 10_000)
        return round(metrics.boundingRect(room.toRect(), _WRAP, self._problem or self.row.reading).height())

    def _lay_out(self) -> None:
        if self._row is None:
            return
        px = self.theme.px
        y = px(_TOP) + (px(_SAID) if self.row.said else 2) + self._words_high() + 4
        self.flow.setVisible(bool(self.controls))
        if self.controls:
            width = max(40, self.width() - self._left - _PAD + 4)
            self.flow.set_width(width)
            self.flow.setGeometry(self._left - 4, y, width, self.flow.height())
            y += self.flow.height() + 2
        self.setFixedHeight(y + px(_BELOW) - 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lines break anew."""
        super().resizeEvent(event)
        self._lay_out()

    def apply_sizes(self) -> None:
        """Follow the text size."""
        for control, choice in zip(self.controls, self._row.choices if self._row else (), strict=False):
            self._show_choice(control, choice)
        self._lay_out()

    def sizeHint(self) -> QSize:
        """As wide as there is room."""
        return QSize(self.theme.px(300), self.height())

    def minimumSizeHint(self) -> QSize:
        """It breaks."""
        return QSize(0, self.height())

    def paint(self, canvas: Canvas) -> None:
        """Line, piece, reason, a rule below."""
        row, px = self.row, self.theme.px
        if self._current:
            canvas.fill(QRectF(0, 0, 3, self.height() - 1), "select_line")
        width = self.width() - self._left - _PAD
        canvas.text(QRectF(_PAD, px(_TOP), self._left - _PAD - 4, px(_SAID)), row.place, "small", "normal", "ink2")
        y = float(px(_TOP))
        if row.said:
            canvas.text(QRectF(self._left, y, width, px(_SAID)), row.said, "body", "strong", "ink")
            y += px(_SAID)
        else:
            y += 2  # on the line of its place
        problem = self._problem
        painter = canvas.painter
        painter.setFont(self.theme.font("small"))
        painter.setPen(self.theme.color("danger" if problem else "ink2"))
        painter.drawText(QRectF(self._left, y, width, self._words_high() + 2), _WRAP, problem or row.reading)
        canvas.rule(_PAD, self.height() - 1, self.width() - 2 * _PAD)
        keep_tooltip(self, "" if self.theme.face("body", "strong").fits(row.said, width) else row.said)

    # --- events --------------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click points at the piece."""
        self.pointed.emit(self.row.key)
        event.accept()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The keyboard comes; arrows go on."""
        if event.type() is QEvent.Type.FocusIn and self._row is not None:
            self.pointed.emit(self.row.key)
        elif event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and self._arrow(watched, event):
            return True
        return super().eventFilter(watched, event)

    def _arrow(self, watched: QObject, event: QKeyEvent) -> bool:
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        key = Qt.Key(event.key())
        if key in steps:
            self.left.emit(steps[key])
            return True
        sideways = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        if key in sideways and isinstance(watched, Button) and watched in self.controls:
            at = self.controls.index(watched) + sideways[key]
            if 0 <= at < len(self.controls):
                self.controls[at].setFocus(Qt.FocusReason.TabFocusReason)
            return True
        return False


class Section(QWidget):
    """All questions of a kind."""

    pointed = Signal(str)
    chosen = Signal(str, int)
    typed = Signal(str, int, str)
    left = Signal(str, int)

    def __init__(self, theme: Theme, kind: SectionKind, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme, self._kind = theme, kind
        self.band = Band(theme)
        self.questions: list[Question] = []
        self.more = Band(theme)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self.band)
        self._column.addWidget(self.more)
        self.more.hide()

    def show_row(self, row: SectionRow) -> None:
        """Ask these."""
        icon, role = _LOOKS[self._kind]
        self.band.set_texts(icon, role, row.title, row.remark)
        while len(self.questions) < len(row.questions):
            question = Question(self.theme, self)
            question.pointed.connect(self.pointed)
            question.chosen.connect(self.chosen)
            question.typed.connect(self.typed)
            question.left.connect(lambda step, which=question: self.left.emit(which.row.key, step))
            self._column.insertWidget(1 + len(self.questions), question)
            self.questions.append(question)
        for place, question in enumerate(self.questions):
            if place < len(row.questions):
                question.show_row(row.questions[place])
            question.setVisible(place < len(row.questions))
        self.more.set_texts("ellipsis", "ink2", row.more, "")
        self.more.setVisible(bool(row.more))

    @property
    def shown(self) -> list[Question]:
        """The questions that are asked now."""
        return [question for question in self.questions if not question.isHidden()]
