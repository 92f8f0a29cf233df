"""A short notice at the foot of the window; takes no focus and goes by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, QSize, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QColor
from PySide6.QtWidgets import QApplication, QHBoxLayout, QStyle, QWidget

from encounter_tracker.ui.widgets.base import FocusPolicy, PaintedWidget, keep_tooltip
from encounter_tracker.ui.widgets.button import Button

if TYPE_CHECKING:
    from PySide6.QtGui import QEnterEvent

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.ui.widgets.canvas import Canvas

_HEIGHT, _PAD, _EDGE, _ABOVE_FOOT = 36, 14, 8, 14
_SHOWN_MS, _FADE_MS = 6000, 180
_READ_AT_ONCE, _TO_ACT = 60, 3  # letters read in that time; how much longer with a button


class Banner(PaintedWidget):
    """One line, an optional action, gone after six seconds (later if it is long) unless the pointer rests on it."""

    action_requested = Signal()
    """The button of the banner."""
    gone = Signal()
    """It has faded or was dismissed."""

    def __init__(self, theme: Theme, window: QWidget, *, shown_ms: int = _SHOWN_MS) -> None:
        """Make a hidden banner.

        Args:
            theme: the theme.
            window: the window at whose foot it appears.
            shown_ms: how long it stays.
        """
        super().__init__(theme, window)
        self._host, self._text, self._icon = window, "", ""
        self._opacity = 1.0
        self._shown_ms, self._spared = shown_ms, window
        self._button = Button(theme, height=24, parent=self)  # outlined, in full ink: the panel has its ground
        self._button.setFocusPolicy(FocusPolicy.NoFocus)  # it must not take the keys of whoever is typing
        self._button.clicked.connect(self._on_action)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, _EDGE + _PAD - 6, 0)
        row.addStretch(1)
        row.addWidget(self._button, 0, Qt.AlignmentFlag.AlignVCenter)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._fade)
        self._animation = QVariantAnimation(self)
        self._animation.setDuration(_FADE_MS)
        self._animation.setStartValue(1.0)
        self._animation.setEndValue(0.0)
        self._animation.valueChanged.connect(self._on_fading)
        self._animation.finished.connect(self.dismiss)
        self.hide()

    @property
    def text(self) -> str:
        """What it says."""
        return self._text

    @property
    def stays_ms(self) -> int:
        """How long what it says now stays."""
        reading = max(1.0, len(self._text) / _READ_AT_ONCE)
        return round(self._shown_ms * reading * (_TO_ACT if self._button.text() else 1))

    def stand_above(self, widget: QWidget) -> None:
        """Stand above this part of the window, while that is shown, not over it."""
        self._spared = widget

    def show_message(self, text: str, *, action: str = "", icon: str = "") -> None:
        """Say something; a message that is still shown is replaced."""
        self._animation.stop()
        self._opacity = 1.0
        self._text, self._icon = text, icon
        self.setAccessibleName(text)
        self._button.setText(action)
        self._button.setVisible(bool(action))
        self._host.installEventFilter(self)
        self._settle()
        self.show()
        self.raise_()
        self._timer.start(self.stays_ms)
        self.update()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def dismiss(self) -> None:
        """Take it away at once."""
        self._timer.stop()
        if not self.isHidden():
            self.hide()
            self._host.removeEventFilter(self)
            self.gone.emit()

    def sizeHint(self) -> QSize:
        """As wide as the words."""
        width = 2 * (_PAD + _EDGE) + self.theme.face("body").width(self._text)
        width += self.theme.size("icon") + 8 if self._icon else 0
        width += self._button.sizeHint().width() + 12 if self._button.text() else 0
        return QSize(round(width + 0.5), self.theme.px(_HEIGHT) + 2 * _EDGE)

    def paint(self, canvas: Canvas) -> None:
        """Shadow, panel, icon, words."""
        canvas.painter.setOpacity(self._opacity)
        panel = QRectF(self.rect()).adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        for step in range(_EDGE - 2):
            canvas.box(panel.adjusted(-step, 2 - step, step, step + 2), QColor(0, 0, 0, 16), None, 6 + step)
        canvas.box(panel, "raised", "line", self.theme.radius("panel"))
        x = panel.x() + _PAD
        if self._icon:
            size = self.theme.size("icon")
            canvas.icon(self._icon, x, panel.center().y() - size / 2, size, "ink2")
            x += size + 8
        right = self._button.x() - 8 if not self._button.isHidden() else panel.right() - _PAD
        line = QRectF(x, panel.y(), right - x + 1, panel.height())
        used = canvas.text(line, self._text)
        keep_tooltip(self, self._text if used < self.theme.face("body").width(self._text) else "")

    def enterEvent(self, event: QEnterEvent) -> None:
        """Stay while the pointer is here."""
        super().enterEvent(event)
        self._timer.stop()
        self._animation.stop()
        self._opacity = 1.0
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Go on waiting."""
        super().leaveEvent(event)
        if not self.isHidden():
            self._timer.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the window."""
        if event.type() is QEvent.Type.Resize and watched is self.parentWidget():
            self._settle()
        return super().eventFilter(watched, event)

    def apply_sizes(self) -> None:
        """Follow the text size."""
        self._settle()

    def _settle(self) -> None:
        window = self._host.rect()
        size = self.sizeHint().boundedTo(window.size())
        foot = window.height()
        if self._spared is not self._host and self._spared.isVisible():
            foot = max(self._spared.mapTo(self._host, QPoint(0, 0)).y(), size.height() + _ABOVE_FOOT)
        top = foot - size.height() - _ABOVE_FOOT
        self.setGeometry((window.width() - size.width()) // 2, top, size.width(), size.height())

    def _fade(self) -> None:
        if QApplication.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) == 0:
            self.dismiss()  # the system asks for no motion
            return
        self._button.hide()
        self._animation.start()

    def _on_fading(self, value: object) -> None:
        if isinstance(value, float):
            self._opacity = value
            self.update()

    def _on_action(self) -> None:
        self.dismiss()
        self.action_requested.emit()
