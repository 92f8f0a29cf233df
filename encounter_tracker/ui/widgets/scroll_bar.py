"""A slim scroll bar: a rounded thumb, no arrows, no ground."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractScrollArea, QScrollBar, QStyle, QStyleOptionSlider

from encounter_tracker.ui.widgets.canvas import Canvas

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QWidget

    from encounter_tracker.ui.theme import Role, Theme

_WIDTH = 10


class ScrollBar(QScrollBar):
    """Qt's scroll bar (mouse, wheel, screen readers) with a look of its own."""

    def __init__(self, theme: Theme, orientation: Qt.Orientation, parent: QWidget | None = None) -> None:
        super().__init__(orientation, parent)
        self.theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        theme.theme_changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """Ten points across."""
        hint = super().sizeHint()
        upright = self.orientation() is Qt.Orientation.Vertical
        return QSize(_WIDTH, hint.height()) if upright else QSize(hint.width(), _WIDTH)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The thumb, darker under the pointer."""
        del event
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        thumb = self.style().subControlRect(
            QStyle.ComplexControl.CC_ScrollBar, option, QStyle.SubControl.SC_ScrollBarSlider, self
        )
        painter = QPainter(self)
        canvas = Canvas(painter, self.theme)
        canvas.fill(QRectF(self.rect()), "pane")
        role: Role = "ink2" if self.underMouse() or self.isSliderDown() else "ink3"
        canvas.box(QRectF(thumb).adjusted(2, 2, -2, -2), role, None, 3)
        painter.end()


def slim_scroll_bars(area: QAbstractScrollArea, theme: Theme) -> None:
    """Give a list or a scrolling pane our scroll bars."""
    area.setVerticalScrollBar(ScrollBar(theme, Qt.Orientation.Vertical, area))
    area.setHorizontalScrollBar(ScrollBar(theme, Qt.Orientation.Horizontal, area))
