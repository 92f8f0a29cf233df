"""Several lines of text in our frame, and the game master's note with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPalette
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QSizePolicy, QVBoxLayout, QWidget

from encounter_tracker.ui.widgets.base import PaintedWidget
from encounter_tracker.ui.widgets.dropping import local_files
from encounter_tracker.ui.widgets.header import SectionLabel
from encounter_tracker.ui.widgets.scroll_bar import slim_scroll_bars
from encounter_tracker.viewmodels.texts.language import tr

if TYPE_CHECKING:
    from PySide6.QtGui import QDragEnterEvent, QFocusEvent, QResizeEvent

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.ui.widgets.canvas import Canvas

_LEAST, _MOST = 2, 8  # lines
_PAD = 12


class _Edit(QPlainTextEdit):
    left = Signal()
    entered = Signal()
    dropped = Signal()
    focus_changed = Signal()

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
        if event.reason() is not Qt.FocusReason.PopupFocusReason:
            self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ctrl = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and ctrl:
            self.entered.emit()
            event.ignore()  # a form around it saves
        elif event.key() == Qt.Key.Key_Escape:
            self.dropped.emit()
            event.ignore()
        else:
            super().keyPressEvent(event)


class LinesEdit(PaintedWidget):
    """A framed text of several lines (`.edit`), as high as its text within bounds."""

    text_edited = Signal(str)
    """The user changed the text."""
    submitted = Signal(str)
    """Ctrl+Enter, or the focus left."""
    dropped = Signal()
    """Esc."""

    def __init__(self, theme: Theme, *, name: str = "", placeholder: str = "", parent: QWidget | None = None) -> None:
        """Make a field.

        Args:
            theme: the theme.
            name: the accessible name.
            placeholder: shown while it is empty.
            parent: the parent.
        """
        super().__init__(theme, parent)
        self._wrong = False
        self._quiet = False
        self.edit = _Edit(self)
        self.edit.setFrameShape(QFrame.Shape.NoFrame)
        self.edit.setTabChangesFocus(True)
        self.edit.setPlaceholderText(placeholder)
        self.edit.setAccessibleName(name)
        self.edit.document().setDocumentMargin(2)
        slim_scroll_bars(self.edit, theme)
        self.edit.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.edit.textChanged.connect(self._on_text)
        self.edit.focus_changed.connect(self.update)
        self.edit.left.connect(lambda: self.submitted.emit(self.text))
        self.edit.entered.connect(lambda: self.submitted.emit(self.text))
        self.edit.dropped.connect(self.dropped)
        self.setFocusProxy(self.edit)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.apply_sizes()

    @property
    def text(self) -> str:
        """What is in the field."""
        return self.edit.toPlainText()

    def set_text(self, text: str) -> None:
        """Put a text into the field."""
        if text != self.text:
            self._quiet = True
            self.edit.setPlainText(text)
            self._quiet = False

    def set_name(self, name: str) -> None:
        """Name it for screen readers."""
        self.edit.setAccessibleName(name)

    def set_wrong(self, message: str) -> None:
        """Mark the text as not understood; the sentence stands elsewhere."""
        self._wrong = bool(message)
        self.edit.setAccessibleDescription(message)
        self.update()

    def apply_sizes(self) -> None:
        """Font, ground, height."""
        self.edit.setFont(self.theme.font("body"))
        palette = self.theme.palette()
        palette.setColor(QPalette.ColorRole.Base, QColor(0, 0, 0, 0))
        self.edit.setPalette(palette)
        self._fit()

    def sizeHint(self) -> QSize:
        """Wide enough for a sentence."""
        return QSize(self.theme.px(200), self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the text in the frame."""
        super().resizeEvent(event)
        self._fit()

    def paint(self, canvas: Canvas) -> None:
        """The frame."""
        frame, radius = QRectF(self.rect()), self.theme.radius("control")
        canvas.box(frame, "sunken", "danger" if self._wrong else "line", radius, 2 if self._wrong else 1)
        if self.edit.hasFocus():
            canvas.focus_ring(frame, radius)

    def _on_text(self) -> None:
        self._fit()
        if not self._quiet:
            self.text_edited.emit(self.text)

    def _fit(self) -> None:
        lines = min(max(round(self.edit.document().size().height()), _LEAST), _MOST)
        high = round(lines * self.edit.fontMetrics().lineSpacing()) + 12
        if high != self.height():
            self.setFixedHeight(high)
        self.edit.setGeometry(4, 3, max(0, self.width() - 8), max(0, high - 6))


class NoteField(QWidget):
    """The game master's note on a combatant, written down when the focus leaves it."""

    note_changed = Signal(str)
    """The note is another one now."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._note = ""
        self.caption = SectionLabel(theme)
        self.lines = LinesEdit(theme)
        column = QVBoxLayout(self)
        column.setContentsMargins(_PAD, 2, _PAD, 10)
        column.setSpacing(2)
        column.addWidget(self.caption)
        column.addWidget(self.lines)
        self.lines.submitted.connect(self._on_submitted)
        self.lines.dropped.connect(lambda: self.lines.set_text(self._note))
        self.retranslate()

    def set_note(self, note: str) -> None:
        """Show a note; what is being typed stays."""
        if note != self._note:
            typed = self.lines.edit.hasFocus() and self.lines.text != self._note
            self._note = note
            if not typed:
                self.lines.set_text(note)

    def flush(self) -> None:
        """Write down what was typed so far."""
        self._on_submitted(self.lines.text)

    def retranslate(self) -> None:
        """Say the fixed words in the language in use."""
        self.caption.set_text(tr("NoteField", "Note"))
        self.lines.set_name(tr("NoteField", "Note"))
        self.lines.edit.setPlaceholderText(tr("NoteField", "For the game master’s eyes"))

    def changeEvent(self, event: QEvent) -> None:
        """Say the fixed words in the new language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _on_submitted(self, text: str) -> None:
        if text != self._note:
            self._note = text
            self.note_changed.emit(text)
