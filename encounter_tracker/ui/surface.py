"""What the large forms over the window share: frame, title, size, the keys that they claim, the language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from encounter_tracker.ui.effects.keys import is_claimed
from encounter_tracker.ui.widgets import Popover
from encounter_tracker.ui.widgets.base import PaintedLabel

if TYPE_CHECKING:
    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.ui.widgets import Canvas

_AROUND = 12  # what is left of the window around it


class Parting(PaintedLabel):
    """A line between parts."""

    def __init__(self, theme: Theme, *, upright: bool = False) -> None:
        super().__init__(theme)
        if upright:
            self.setFixedWidth(1)
        else:
            self.setFixedHeight(1)

    def paint(self, canvas: Canvas) -> None:
        """The line."""
        canvas.fill(self.rect().toRectF(), "line")


class SurfaceTitle(PaintedLabel):
    """What the surface is, a remark, and the key that leaves it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._title = self._remark = self._esc = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.apply_sizes()

    def set_texts(self, title: str, remark: str, esc: str) -> None:
        """Change the words."""
        self._title, self._remark, self._esc = title, remark, esc
        self.setAccessibleName(", ".join(text for text in (title, remark) if text))
        self.update()

    def apply_sizes(self) -> None:
        """Keep the height."""
        self.setFixedHeight(self.theme.px(44))

    def paint(self, canvas: Canvas) -> None:
        """Title, remark, key, a line below."""
        height = float(self.height())
        right = canvas.key_cap(self.width() - 14, height / 2, self._esc) - 10
        x = canvas.put(14, 0, height, self._title, "lead", "strong", "ink") + 12
        canvas.text(QRectF(x, 0, right - x, height), self._remark, "body", "normal", "ink2")
        canvas.rule(0, height - 1, self.width())


class Surface(Popover):
    """A panel over most of the window: a title, two parts side by side, what becomes of it below.

    Subclasses fill ``left_column``, call ``put_together`` once, say in ``left_width`` how wide the left part is, and
    all their words in ``retranslate``. ``show_over`` opens it.
    """

    def __init__(self, theme: Theme, window: QWidget, size: tuple[int, int], *, stray_click: bool = True) -> None:
        """Make a closed one.

        Args:
            theme: the theme.
            window: the window it lies over.
            size: the most it takes of the window, at 100 %.
            stray_click: whether a click beside it closes it.
        """
        super().__init__(theme, window, backdrop="dim", edge="line", close_on_leave=False)
        self._window, self._most = window, size
        if self._scrim is not None and not stray_click:
            self._scrim.pressed.disconnect(self.close_popover)
        self.title = SurfaceTitle(theme)
        self._left, self._between = QWidget(), Parting(theme, upright=True)
        self.left_column = QVBoxLayout(self._left)
        self.left_column.setContentsMargins(0, 0, 0, 0)
        self.left_column.setSpacing(0)

    def put_together(self, right: QWidget, foot: QWidget, *above: QWidget) -> None:
        """``above``: what stands over both parts, below the title."""
        middle = QHBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(self._left)
        middle.addWidget(self._between)
        middle.addWidget(right, 1)
        for widget in (self.title, *above):
            self.body.addWidget(widget)
        self.body.addLayout(middle, 1)
        self.body.addWidget(Parting(self.theme))
        self.body.addWidget(foot)

    def show_left(self, *, on: bool) -> None:
        """Show the left part, or the right one alone."""
        self._left.setVisible(on)
        self._between.setVisible(on)

    def left_width(self, width: int) -> int:
        """How wide the left part is where the whole has this width."""
        return width // 2

    def show_over(self) -> None:
        """Open it in the middle of the window; open already, its first control has the keyboard."""
        already = self.is_open
        self._open(self._placed)
        if already:
            self.focus_first()

    def retranslate(self) -> None:
        """Say everything in the language in use."""

    def _placed(self, _size: QSize) -> QRect:
        host, px = self._window.size(), self.theme.px
        width = min(px(self._most[0]), host.width() - 2 * _AROUND)
        height = min(px(self._most[1]), host.height() - 2 * _AROUND)
        self._left.setFixedWidth(self.left_width(width))
        return QRect(QPoint((host.width() - width) // 2, (host.height() - height) // 2), QSize(width, height))

    def event(self, event: QEvent) -> bool:
        """Claim its keys before a shortcut of the window does."""
        if is_claimed(event, alone=True):
            event.accept()
            return True
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        """Speak the language in use."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
