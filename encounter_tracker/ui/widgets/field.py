"""A real line edit in our frame: plain, with the focus, or wrong with a sentence that says how to mend it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QMimeData, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QGuiApplication, QKeyEvent, QKeySequence, QPalette
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget

from encounter_tracker.ui.widgets.base import PaintedWidget, keep_tooltip
from encounter_tracker.ui.widgets.canvas import key_cap_width
from encounter_tracker.ui.widgets.dropping import local_files

if TYPE_CHECKING:
    from PySide6.QtGui import QDragEnterEvent, QFocusEvent, QMouseEvent, QResizeEvent

    from encounter_tracker.ui.theme import TextSize, Theme
    from encounter_tracker.ui.widgets.canvas import Canvas

_MESSAGE_HEIGHT = 18
#: Nobody types that much into one line.
_LINE: Final = 160


class _Edit(QLineEdit):
    focus_changed = Signal()
    step_requested = Signal(int)
    leaves_blocks = False

    def event(self, event: QEvent) -> bool:
        if self.leaves_blocks and event.type() is QEvent.Type.ShortcutOverride and self._is_of_window(event):
            event.ignore()
            return False
        return super().event(event)

    def _is_of_window(self, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent):
            return False
        nothing_typed = event.matches(QKeySequence.StandardKey.Undo) and not self.isUndoAvailable()
        nothing_undone = event.matches(QKeySequence.StandardKey.Redo) and not self.isRedoAvailable()
        return nothing_typed or nothing_undone or _pastes_a_block(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if local_files(event.mimeData()):
            event.ignore()  # for what lies around it
            return
        super().dragEnterEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focus_changed.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.focus_changed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if event.key() in steps and event.modifiers() in {
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.KeypadModifier,
        }:
            self.step_requested.emit(steps[Qt.Key(event.key())])
            event.accept()
            return
        super().keyPressEvent(event)


def _pastes_a_block(event: QKeyEvent) -> bool:
    if not event.matches(QKeySequence.StandardKey.Paste):
        return False
    mime: QMimeData | None = QGuiApplication.clipboard().mimeData()
    if mime is None:
        return False
    text = mime.text().strip()
    return mime.hasUrls() or "\n" in text or len(text) > _LINE or text.startswith(("{", "[", "<"))


class TextField(PaintedWidget):
    """A framed line edit (`.edit`) with an icon, a key hint and, if asked for, a line for what is wrong."""

    text_changed = Signal(str)
    """The text changed, by the user or by `set_text`."""
    text_edited = Signal(str)
    """The user changed the text."""
    submitted = Signal(str)
    """Enter."""
    step_requested = Signal(int)
    """Up (-1) or down (+1): for a list of proposals, or a number."""

    def __init__(  # noqa: PLR0913 - a control has many faces
        self,
        theme: Theme,
        *,
        name: str = "",
        placeholder: str = "",
        icon: str = "",
        hint: str = "",
        height: int = 28,
        size: TextSize = "body",
        message: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """Make a field.

        Args:
            theme: the theme.
            name: the accessible name.
            placeholder: shown while it is empty.
            icon: an icon at the left ("search", "heart").
            hint: a key cap at the right.
            height: of the frame: 28, 40 for hit points, 24 in bands.
            size: type size.
            message: keep a line free under the frame for what is wrong; without it, show `message_text` elsewhere.
            parent: the parent.
        """
        super().__init__(theme, parent)
        self._icon, self._hint, self._height, self._size = icon, hint, height, size
        self._message_line, self._message = message, ""
        self.edit = _Edit(self)
        self.edit.setFrame(False)
        self.edit.setPlaceholderText(placeholder)
        self.edit.textChanged.connect(self.text_changed)
        self.edit.textEdited.connect(self.text_edited)
        self.edit.returnPressed.connect(self._on_return)
        self.edit.focus_changed.connect(self.update)
        self.edit.step_requested.connect(self.step_requested)
        self.setFocusProxy(self.edit)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_name(name or placeholder)
        self.apply_sizes()

    @property
    def text(self) -> str:
        """What is in the field."""
        return self.edit.text()

    @property
    def message_text(self) -> str:
        """What is wrong, or ""."""
        return self._message

    def set_text(self, text: str) -> None:
        """Put a text into the field."""
        if text != self.edit.text():
            self.edit.setText(text)

    def leave_blocks(self) -> None:
        """Leave to the window: Ctrl+V with a file or a block in the clipboard, Ctrl+Z and Ctrl+Y with nothing typed.

        A block: several lines, a very long one, JSON, HTML.
        """
        self.edit.leaves_blocks = True

    def set_name(self, name: str) -> None:
        """Name it for screen readers."""
        self.edit.setAccessibleName(name)

    def set_hint(self, hint: str) -> None:
        """Show another key cap, or none."""
        if hint != self._hint:
            self._hint = hint
            self._lay_out()
            self.update()

    def set_wrong(self, message: str) -> None:
        """Mark the text as not understood and say how to mend it; "" takes the mark away."""
        if message != self._message:
            self._message = message
            self.edit.setAccessibleDescription(message)
            self._lay_out()
            self.update()

    def apply_sizes(self) -> None:
        """Fix the height and give the edit its font and a ground that shows ours."""
        theme = self.theme
        height = max(theme.px(self._height), theme.tokens.size["hit_target"])
        self.setFixedHeight(height + (theme.px(_MESSAGE_HEIGHT) if self._message_line else 0))
        self.edit.setFont(theme.font(self._size))
        palette = theme.palette()
        palette.setColor(QPalette.ColorRole.Base, QColor(0, 0, 0, 0))
        self.edit.setPalette(palette)
        self._lay_out()

    def sizeHint(self) -> QSize:
        """Room for some twenty figures."""
        return QSize(self.theme.px(200), self.height())

    def minimumSizeHint(self) -> QSize:
        """Room for three figures and what stands beside them."""
        return QSize(self.theme.px(44), self.height())

    def paint(self, canvas: Canvas) -> None:
        """Frame, icon, key cap, message."""
        theme, frame = self.theme, self._frame()
        radius = theme.radius("control")
        wrong = bool(self._message)
        canvas.box(frame, "sunken", "danger" if wrong else "line", radius, 2 if wrong else 1)
        if self.edit.hasFocus():
            canvas.focus_ring(frame, radius)
            if wrong:  # both are to be seen: what has the keyboard, and that it is not understood
                canvas.box(frame.adjusted(2.5, 2.5, -2.5, -2.5), None, "danger", radius - 2, 1.5)
        icon = "triangle-alert" if wrong and self._icon else self._icon
        if icon:
            size = theme.size("icon")
            canvas.icon(icon, 8, frame.center().y() - size / 2, size, "danger" if wrong else "ink2")
        if self._hint:
            canvas.key_cap(frame.right() - 7, frame.center().y(), self._hint)
        if self._message_line and wrong:
            line = QRectF(2, frame.bottom() + 1, self.width() - 4, theme.px(_MESSAGE_HEIGHT) - 1)
            used = canvas.text(line, self._message, "small", "normal", "danger")
            keep_tooltip(self, self._message if used < theme.face("small").width(self._message) else "")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the edit in the frame."""
        super().resizeEvent(event)
        self._lay_out()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on the frame is a click into the text."""
        self.edit.setFocus(Qt.FocusReason.MouseFocusReason)
        event.accept()

    def _frame(self) -> QRectF:
        below = self.theme.px(_MESSAGE_HEIGHT) if self._message_line else 0
        return QRectF(0, 0, self.width(), self.height() - below)

    def _lay_out(self) -> None:
        frame = self._frame()
        left = 8 + self.theme.size("icon") + 4 if self._icon else 6
        right = round(key_cap_width(self.theme, self._hint)) + 14 if self._hint else 6
        self.edit.setGeometry(left, 3, max(0, round(frame.width()) - left - right), round(frame.height()) - 6)

    def _on_return(self) -> None:
        self.submitted.emit(self.edit.text())
