"""A small form over the window: a question or two, one primary button, Esc goes back."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from encounter_tracker.ui.popover_keys import enter_cap, escape_cap
from encounter_tracker.ui.widgets import Button, Popover, SectionLabel, Segment, Segments, TextField, TextLine

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from encounter_tracker.ui.theme import Theme

_WIDTH = 420


class Ask(NamedTuple):
    """One question.

    Attributes:
        key: the name of the answer.
        label: the words above it.
        text: what stands in the field.
        placeholder: shown while it is empty.
        choices: (key, words): choose one of these instead of typing.
        check: gives the sentence for what is wrong with a text, or "".
    """

    key: str
    label: str
    text: str = ""
    placeholder: str = ""
    choices: tuple[tuple[str, str], ...] = ()
    check: Callable[[str], str] | None = None


class PromptPopover(Popover):
    """Ask something and emit ``answered`` with the answers by key; nothing is emitted while an answer is wrong."""

    answered = Signal(object)

    def __init__(self, theme: Theme, window: QWidget) -> None:
        """Make a closed prompt over ``window``."""
        super().__init__(theme, window, backdrop="clear")
        self._title = SectionLabel(theme)
        self._explanation = TextLine(theme, "", "small", "normal", "ink2")
        self._form = QVBoxLayout()
        self._form.setSpacing(theme.space("xs"))
        self._fields: dict[str, TextField | Segments] = {}
        self._asks: dict[str, Ask] = {}
        self._then: Callable[[dict[str, str]], object] | None = None
        self._apply = Button(theme, kind="primary", icon="check")
        self._apply.clicked.connect(self.submit)
        self._cancel = Button(theme, kind="flat")
        self._cancel.clicked.connect(self.close_popover)
        buttons = QHBoxLayout()
        buttons.addWidget(self._apply)
        buttons.addStretch(1)
        buttons.addWidget(self._cancel)
        inner = QVBoxLayout()
        inner.setContentsMargins(14, 12, 14, 12)
        inner.setSpacing(theme.space("s"))
        inner.addWidget(self._title)
        inner.addWidget(self._explanation)
        inner.addLayout(self._form)
        inner.addLayout(buttons)
        self.body.addLayout(inner)

    def ask(
        self,
        title: str,
        asks: Sequence[Ask],
        button: str,
        then: Callable[[dict[str, str]], object],
        *,
        explanation: str = "",
    ) -> None:
        """Open with these questions; ``then`` gets the answers."""
        self.close_popover()
        self._clear()
        self._then = then
        self._title.set_text(title)
        self.setAccessibleName(title)
        self._explanation.set_text(explanation)
        self._explanation.setVisible(bool(explanation))
        self._apply.setText(button)
        self._apply.set_key(enter_cap())
        self._cancel.setText(QCoreApplication.translate("Prompt", "Cancel"))
        self._cancel.set_key(escape_cap())
        for ask in asks:
            self._add(ask)
        stops = [self._stop(control) for control in self._fields.values()]
        for one, other in pairwise((*stops, self._apply, self._cancel)):
            QWidget.setTabOrder(one, other)
        self.open_centred(top=96, width=self.theme.px(_WIDTH))

    def focus_first(self) -> None:
        """The first question has the keyboard."""
        first = next(iter(self._fields.values()), None)
        (self._stop(first) if first is not None else self._apply).setFocus(Qt.FocusReason.ShortcutFocusReason)

    @staticmethod
    def _stop(control: TextField | Segments) -> QWidget:
        """What has the keyboard in a control."""
        return control.edit if isinstance(control, TextField) else control

    @property
    def fields(self) -> dict[str, TextField | Segments]:
        """The controls by the names of their answers."""
        return self._fields

    def answers(self) -> dict[str, str]:
        """What is answered now."""
        return {
            key: control.text if isinstance(control, TextField) else control.chosen
            for key, control in self._fields.items()
        }

    def submit(self) -> None:
        """Check the answers, then close and hand them over."""
        wrong: TextField | None = None
        for key, control in self._fields.items():
            check = self._asks[key].check
            if isinstance(control, TextField) and check is not None:
                problem = check(control.text)
                control.set_wrong(problem)
                if problem and wrong is None:
                    wrong = control
        self.settle()
        if wrong is not None:
            wrong.edit.setFocus()
            return
        answers, then = self.answers(), self._then
        self.close_popover()
        if then is not None:
            then(answers)
        self.answered.emit(answers)

    def _add(self, ask: Ask) -> None:
        self._asks[ask.key] = ask
        self._form.addWidget(TextLine(self.theme, ask.label, "small", "normal", "ink2"))
        control: TextField | Segments
        if ask.choices:
            control = Segments(
                self.theme, [Segment(key, words) for key, words in ask.choices], ask.text, name=ask.label
            )
        else:
            control = TextField(self.theme, name=ask.label, placeholder=ask.placeholder, message=ask.check is not None)
            control.set_text(ask.text)
            control.edit.selectAll()
            # Enter is not connected: a line edit passes it on, and keyPressEvent answers
        self._fields[ask.key] = control
        self._form.addWidget(control)

    def _clear(self) -> None:
        self._fields.clear()
        self._asks.clear()
        while (item := self._form.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.setParent(None)
                widget.deleteLater()

    def changeEvent(self, event: QEvent) -> None:
        """In another language the question is to be asked again."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.close_popover()

    def keyPressEvent(self, event: object) -> None:
        """Enter answers, wherever the focus is."""
        from PySide6.QtGui import QKeyEvent

        if isinstance(event, QKeyEvent):
            if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
                self.submit()
                return
            super().keyPressEvent(event)
