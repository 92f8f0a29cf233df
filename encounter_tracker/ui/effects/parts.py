"""Small parts of the full editor: captions, lines, section headings, a radio, the line that says what is wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from encounter_tracker.ui.widgets import TextLine
from encounter_tracker.ui.widgets.base import PaintedButton, PaintedLabel, keep_tooltip

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QResizeEvent

    from encounter_tracker.ui.theme import Role, Theme
    from encounter_tracker.ui.widgets.canvas import Canvas

CAPTION = 104


def line(*parts: QWidget | None, spacing: int = 7, left: int = 0) -> QHBoxLayout:
    """Widgets in a row; None: free room."""
    row = QHBoxLayout()
    row.setContentsMargins(left, 0, 0, 0)
    row.setSpacing(spacing)
    for part in parts:
        if part is None:
            row.addStretch(1)
        else:
            row.addWidget(part)
    return row


def caption(theme: Theme, width: int = CAPTION) -> TextLine:
    """The word before a line of fields."""
    label = TextLine(theme, "", "small", "medium", "ink2", height=26)
    label.setFixedWidth(theme.px(width))
    return label


def words(theme: Theme) -> TextLine:
    """Words between fields, never shortened."""
    label = TextLine(theme, "", "body", height=26)
    label.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
    return label


class FlowRow(QWidget):
    """Widgets side by side, in as many lines as they need."""

    def __init__(self, *widgets: QWidget, spacing: int = 6) -> None:
        super().__init__()
        self._spacing = spacing
        self._items: list[QWidget] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_widgets(widgets)

    def set_widgets(self, widgets: Iterable[QWidget]) -> None:
        """Show these, in this order."""
        self._items = list(widgets)
        for widget in self._items:
            if widget.parentWidget() is not self:
                widget.setParent(self)
            widget.show()
        self.place()

    def place(self) -> None:
        """Lay them out anew; call it when one of them changed its size."""
        x = y = high = 0
        for widget in self._items:
            size = widget.sizeHint()
            width, height = size.width(), max(size.height(), widget.minimumHeight())
            if x and x + width > self.width():
                x, y, high = 0, y + high + 3, 0
            widget.setGeometry(x, y, width, height)
            x += width + self._spacing
            high = max(high, height)
        if y + high != self.height() or self.minimumHeight() != y + high:
            self.setFixedHeight(y + high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the lines anew."""
        super().resizeEvent(event)
        self.place()

    def sizeHint(self) -> QSize:
        """As wide as there is room."""
        return QSize(200, self.minimumHeight())

    def minimumSizeHint(self) -> QSize:
        """As wide as the widest."""
        widest = max((widget.sizeHint().width() for widget in self._items), default=0)
        return QSize(widest, self.minimumHeight())


class WrongLine(TextLine):
    """What is wrong with the line above; takes no room while nothing is."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", "small", "normal", "danger", height=18, parent=parent)
        self.hide()

    def say(self, text: str) -> None:
        """Say it, or nothing."""
        self.set_text(text)
        self.setVisible(bool(text))


class WarningLine(PaintedLabel):
    """Something to know before it is applied; takes no room while there is nothing."""

    def __init__(self, theme: Theme, left: int = 0, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._text, self._left = "", left
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.apply_sizes()
        self.hide()

    def say(self, text: str) -> None:
        """Say it, or nothing."""
        self._text = text
        self.setAccessibleName(text)
        keep_tooltip(self, text)
        self.setVisible(bool(text) and self.parentWidget() is not None)
        self.update()

    def apply_sizes(self) -> None:
        """Keep the height."""
        self.setFixedHeight(self.theme.px(22))

    def sizeHint(self) -> QSize:
        """As wide as there is room."""
        return QSize(self.theme.px(200), self.height())

    def paint(self, canvas: Canvas) -> None:
        """Sign and words."""
        icon, left = self.theme.size("icon_small"), float(self.theme.px(self._left))
        canvas.icon("ban", left, (self.height() - icon) / 2, icon, "now_text")
        words_at = QRectF(left + icon + 6, 0, self.width() - left - icon - 6, self.height())
        canvas.text(words_at, self._text, "small", "strong", "now_text")


class Heading(PaintedLabel):
    """The heading of a section, under a line; a control may stand at its right."""

    def __init__(self, theme: Theme, control: QWidget | None = None, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._text = ""
        if control is not None:
            row = line(None, control)
            row.setContentsMargins(0, 4, 0, 0)
            self.setLayout(row)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.apply_sizes()

    def set_text(self, text: str) -> None:
        """Change the words."""
        self._text = text
        self.setAccessibleName(text)
        self.update()

    def apply_sizes(self) -> None:
        """Keep the height."""
        self.setFixedHeight(self.theme.px(28))

    def paint(self, canvas: Canvas) -> None:
        """Line and words."""
        canvas.rule(0, 3, self.width())
        canvas.text(QRectF(0, 4, self.width(), self.height() - 4), self._text, "small", "strong", "ink")


class Radio(PaintedButton):
    """One of several sentences: a ring, filled while it is the one that holds."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.toggled.connect(self.update)
        self.apply_sizes()

    def apply_sizes(self) -> None:
        """As high as the hit target."""
        self.setFixedHeight(max(self.theme.px(26), self.theme.tokens.size["hit_target"]))

    def sizeHint(self) -> QSize:
        """Ring and words."""
        theme = self.theme
        width = theme.px(18) + (7 + theme.face("body").width(self.text()) if self.text() else 0)
        return QSize(max(round(width + 1.5), theme.tokens.size["hit_target"]), self.height())

    def minimumSizeHint(self) -> QSize:
        """Never shortened."""
        return self.sizeHint()

    def paint(self, canvas: Canvas) -> None:
        """Ring, filling, words."""
        theme, on = self.theme, self.isChecked()
        ring, dot = theme.px(15), theme.px(7)
        middle = self.height() / 2
        role: Role = "select_line" if on else "ink" if self.underMouse() else "ink2"
        canvas.box(QRectF(1, middle - ring / 2, ring, ring), None, role, ring / 2, 1.8)
        if on:
            inner = QRectF(1 + (ring - dot) / 2, middle - dot / 2, dot, dot)
            canvas.box(inner, role, None, dot / 2)
        if self.shows_ring:
            canvas.focus_ring(QRectF(0, 1, self.width(), self.height() - 2), 4)
        ink: Role = "ink" if on or self.underMouse() else "ink2"
        canvas.put(theme.px(18) + 7, 0, self.height(), self.text(), "body", "normal", ink)
