"""What the painted widgets share: the theme, a ring while the keyboard is in use, a repaint when the theme changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from encounter_tracker.ui.widgets.canvas import Canvas

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent

    from encounter_tracker.ui.theme import Theme

FocusPolicy = Qt.FocusPolicy

_QUIET = frozenset(
    {Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason, Qt.FocusReason.MenuBarFocusReason}
)


def ring_after(reason: Qt.FocusReason, *, before: bool) -> bool:
    """Whether the ring is to be shown: not when the mouse brought the focus, as before when a window or menu did."""
    return before if reason in _QUIET else reason is not Qt.FocusReason.MouseFocusReason


def keep_tooltip(widget: QWidget, text: str) -> None:
    """Set a tooltip if it is another one; may be called while painting."""
    if widget.toolTip() != text:
        widget.setToolTip(text)


class PaintedWidget(QWidget):
    """A widget that paints itself with roles and tokens.

    Subclasses override `paint` and, where lengths depend on the text size, `apply_sizes`.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._ring = False
        theme.theme_changed.connect(self._on_theme_changed)

    @property
    def shows_ring(self) -> bool:
        """Whether the focus is here and came (or is used) by keyboard."""
        return self._ring and self.hasFocus()

    def paint(self, canvas: Canvas) -> None:
        """Paint the whole widget."""

    def apply_sizes(self) -> None:
        """Set what depends on the text size (fixed heights, margins); also called when the theme changes."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint with a canvas."""
        del event
        painter = QPainter(self)
        self.paint(Canvas(painter, self.theme))
        painter.end()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring unless the mouse brought the focus."""
        self._ring = ring_after(event.reason(), before=self._ring)
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the ring away."""
        super().focusOutEvent(event)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Show the ring from the first key on."""
        if not self._ring:
            self._ring = True
            self.update()
        super().keyPressEvent(event)

    def _on_theme_changed(self) -> None:
        self.apply_sizes()
        self.updateGeometry()
        self.update()


class PaintedLabel(QLabel):
    """Text to a screen reader (by its accessible name), painted with roles and tokens; never has the focus."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        theme.theme_changed.connect(self._on_theme_changed)

    def paint(self, canvas: Canvas) -> None:
        """Paint the whole label."""

    def apply_sizes(self) -> None:
        """Set what depends on the text size (fixed heights, margins); also called when the theme changes."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint with a canvas."""
        del event
        painter = QPainter(self)
        self.paint(Canvas(painter, self.theme))
        painter.end()

    def _on_theme_changed(self) -> None:
        self.apply_sizes()
        self.updateGeometry()
        self.update()


class PaintedButton(QPushButton):
    """A push button (to the keyboard, the mouse and screen readers) that paints itself with roles and tokens."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._ring = False
        self.setAutoDefault(False)
        self.setFocusPolicy(FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        theme.theme_changed.connect(self._on_theme_changed)

    @property
    def shows_ring(self) -> bool:
        """Whether the focus is here and came (or is used) by keyboard."""
        return self._ring and self.hasFocus()

    def paint(self, canvas: Canvas) -> None:
        """Paint the whole button."""

    def apply_sizes(self) -> None:
        """Set what depends on the text size (fixed heights, margins); also called when the theme changes."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint with a canvas."""
        del event
        painter = QPainter(self)
        self.paint(Canvas(painter, self.theme))
        painter.end()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring unless the mouse brought the focus."""
        self._ring = ring_after(event.reason(), before=self._ring)
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the ring away."""
        super().focusOutEvent(event)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Show the ring from the first key on; Enter presses the button, as Space does."""
        if not self._ring:
            self._ring = True
            self.update()
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and not event.isAutoRepeat():
            self.click() if self.menu() is None else self.showMenu()
            return
        super().keyPressEvent(event)

    def _on_theme_changed(self) -> None:
        self.apply_sizes()
        self.updateGeometry()
        self.update()
