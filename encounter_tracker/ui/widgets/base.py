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

    _Widget = QWidget
else:
    _Widget = object  # the widget itself comes behind, in the classes below

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


class _Painted(_Widget):
    """Paints itself with roles and tokens, and anew when the theme changes.

    Subclasses override `paint` and, where lengths depend on the text size, `apply_sizes`.
    """

    theme: Theme

    def _follow(self, theme: Theme) -> None:
        self.theme = theme
        theme.theme_changed.connect(self._on_theme_changed)

    def paint(self, canvas: Canvas) -> None:
        """Paint the whole of it."""

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


class _Ringed(_Painted):
    """Shows a ring while the keyboard is in use."""

    _ring = False

    @property
    def shows_ring(self) -> bool:
        """Whether the focus is here and came (or is used) by keyboard."""
        return self._ring and self.hasFocus()

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
        self._show_ring()
        super().keyPressEvent(event)

    def _show_ring(self) -> None:
        if not self._ring:
            self._ring = True
            self.update()


class PaintedWidget(_Ringed, QWidget):
    """A widget that paints itself."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._follow(theme)


class PaintedLabel(_Painted, QLabel):
    """Text to a screen reader (by its accessible name), painted with roles and tokens; never has the focus."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._follow(theme)


class PaintedButton(_Ringed, QPushButton):
    """A push button (to the keyboard, the mouse and screen readers) that paints itself with roles and tokens."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._follow(theme)
        self.setAutoDefault(False)
        self.setFocusPolicy(FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button, as Space does."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and not event.isAutoRepeat():
            self._show_ring()
            self.click() if self.menu() is None else self.showMenu()
            return
        super().keyPressEvent(event)
