"""Choose a mark for the selected: a shape in its colour, its name, and the digit that takes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout

from encounter_tracker.ui.popover_keys import escape_cap
from encounter_tracker.ui.widgets import Button, PaintedButton, Popover, TextLine
from encounter_tracker.ui.widgets.base import keep_tooltip
from encounter_tracker.ui.widgets.marks import paint_mark
from encounter_tracker.viewmodels.marks import MarkChoice

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.ui.widgets import Canvas
    from encounter_tracker.viewmodels.marks import MarksViewModel

_WIDTH, _COLUMNS, _HIGH, _TOP, _GAP = 470, 2, 30, 60, 14
_FRENCH = {"&": "1", "é": "2", '"': "3", "'": "4", "(": "5", "-": "6", "è": "7", "_": "8", "à": "0"}
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -_COLUMNS, Qt.Key.Key_Down: _COLUMNS}


class MarkButton(PaintedButton):
    """One mark."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.choice = MarkChoice(key="", text="", digit="")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.apply_sizes()

    def show_choice(self, choice: MarkChoice) -> None:
        """Show a mark."""
        self.choice = choice
        self.setAccessibleName(choice.text)
        self.update()

    def apply_sizes(self) -> None:
        """Keep the height."""
        self.setFixedHeight(self.theme.px(_HIGH))

    def sizeHint(self) -> QSize:
        """Half the width."""
        return QSize(self.theme.px(_WIDTH // _COLUMNS), self.height())

    def paint(self, canvas: Canvas) -> None:
        """Shape, name, digit; the one in use has a frame."""
        rect, height, choice = QRectF(self.rect()), float(self.height()), self.choice
        if choice.chosen:
            canvas.box(rect.adjusted(1, 1, -1, -1), "select_wash", "select_line", 4, 1.5)
        elif self.underMouse():
            canvas.box(rect.adjusted(1, 1, -1, -1), "raised", None, 4)
        size = self.theme.px(14)
        if choice.key:
            paint_mark(canvas, choice.key, 10, (height - size) / 2, size)
        else:
            canvas.icon("x", 10, (height - size) / 2, size, "ink2")
        right = canvas.key_cap(rect.width() - 8, height / 2, choice.digit) - 8
        left = 10 + size + 8
        canvas.text(QRectF(left, 0, right - left, height), choice.text, "body", "normal", "ink")
        keep_tooltip(self, "" if self.theme.face("body").fits(choice.text, right - left) else choice.text)
        if self.shows_ring:
            canvas.focus_ring(rect, 4)


class MarksPopover(Popover):
    """``open_marks`` shows it for the selected."""

    def __init__(self, theme: Theme, window: QWidget, view_model: MarksViewModel) -> None:
        """Make a closed one over ``window``."""
        super().__init__(theme, window, backdrop="clear")
        self._window, self._vm = window, view_model
        self.title = TextLine(theme, "", "strong", "strong", "ink", height=28)
        self.buttons = [MarkButton(theme) for _ in view_model.choices()]
        self.each = Button(theme, icon="layers", key="E", kind="plain", height=28)
        self.cancel = Button(theme, kind="flat", height=28)
        grid = QGridLayout()
        grid.setSpacing(2)
        for place, button in enumerate(self.buttons):
            grid.addWidget(button, place // _COLUMNS, place % _COLUMNS)
            button.clicked.connect(lambda _on=False, one=button: self._take(one.choice.key))
        foot = QHBoxLayout()
        foot.addWidget(self.each)
        foot.addStretch(1)
        foot.addWidget(self.cancel)
        inner = QVBoxLayout()
        inner.setContentsMargins(12, 6, 12, 10)
        inner.setSpacing(6)
        inner.addWidget(self.title)
        inner.addLayout(grid)
        inner.addLayout(foot)
        self.body.addLayout(inner)
        self.each.clicked.connect(self._one_each)
        self.cancel.clicked.connect(self.close_popover)
        self.retranslate()

    def open_marks(self) -> None:
        """For the selected, else the active one."""
        if not self._vm.title:
            return
        self._show_all()
        self._open(self._placed)

    def _placed(self, size: QSize) -> QRect:
        """Beside the list where there is room."""
        whole = self._window.width()
        width = min(self.theme.px(_WIDTH), whole - 16)
        left = self.theme.tokens.layout.left.of(whole) + _GAP
        return QRect(min(left, whole - width - 8), _TOP, width, size.height())

    def focus_first(self) -> None:
        """The mark they have, else the first."""
        chosen = next((button for button in self.buttons if button.choice.chosen), self.buttons[0])
        chosen.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _show_all(self) -> None:
        self.title.set_text(self._vm.title)
        self.setAccessibleName(self._vm.title)
        for button, choice in zip(self.buttons, self._vm.choices(), strict=True):
            button.show_choice(choice)
        self.each.setVisible(self._vm.several)

    def _take(self, colour: str) -> None:
        if self._vm.choose(colour):
            self.close_popover()

    def _one_each(self) -> None:
        if self._vm.several and self._vm.one_each():
            self.close_popover()

    def event(self, event: QEvent) -> bool:
        """Claim digits and E before a shortcut of the window does."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and _meant(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A digit chooses, E gives each one, arrows walk."""
        key = _meant(event)
        if key == "E":
            self._one_each()
        elif key:
            button = next((button for button in self.buttons if button.choice.digit == key), None)
            if button is not None:
                self._take(button.choice.key)
        elif event.key() in _STEPS:
            self._step(_STEPS[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def _step(self, by: int) -> None:
        at = next((place for place, button in enumerate(self.buttons) if button.hasFocus()), 0)
        wanted = at + by
        if 0 <= wanted < len(self.buttons):
            self.buttons[wanted].setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        tr = QCoreApplication.translate
        self.each.setText(tr("Marks", "A mark each"))
        self.each.setToolTip(tr("Marks", "Give each another mark, in the order of the list"))
        self.cancel.setText(tr("Marks", "Cancel"))
        self.cancel.set_key(escape_cap())
        self._show_all()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()


def _meant(event: QKeyEvent) -> str:
    """The digit (on French keyboards the key of its place too) or "E" that a key means; "" for none."""
    held = event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier)
    if held != Qt.KeyboardModifier.NoModifier:
        return ""
    text = event.text()
    if text.upper() == "E":
        return "E"
    return text if len(text) == 1 and text in "012345678" else _FRENCH.get(text, "")
