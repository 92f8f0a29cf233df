"""A paragraph of quiet text that wraps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtWidgets import QSizePolicy

from encounter_tracker.ui.widgets.base import PaintedLabel

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent
    from PySide6.QtWidgets import QWidget

    from encounter_tracker.ui.theme import Role, TextSize, Theme
    from encounter_tracker.ui.widgets.canvas import Canvas

_FLAGS = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignLeft)


class Paragraph(PaintedLabel):
    """Text over as many lines as it needs; hidden while it is empty."""

    def __init__(
        self,
        theme: Theme,
        text: str = "",
        size: TextSize = "small",
        role: Role = "ink2",
        *,
        pad: int = 0,
        parent: QWidget | None = None,
    ) -> None:
        """Make a paragraph.

        Args:
            theme: the theme.
            text: the words.
            size: type size.
            role: colour.
            pad: space at both sides.
            parent: the parent.
        """
        super().__init__(theme, parent)
        self._text, self._size, self._role, self._pad = "", size, role, pad
        self._usual = role
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._text = text
        self.setAccessibleName(text)
        if not text:
            self.hide()  # never shown here: without a parent it would be a window of its own for a moment

    @property
    def words(self) -> str:
        """The words."""
        return self._text

    def set_text(self, text: str, role: Role | None = None) -> None:
        """Show other words, in their own colour or in this one; none hide it."""
        role = role or self._usual
        if (text, role) != (self._text, self._role):
            self._text, self._role = text, role
            self.setAccessibleName(text)
            self.setVisible(bool(text) and self.parentWidget() is not None)
            self.updateGeometry()
            self.update()

    def hasHeightForWidth(self) -> bool:
        """The narrower, the higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Room for all lines."""
        metrics = self.theme.face(self._size).metrics
        room = QRectF(0, 0, max(10, width - 2 * self._pad), 100_000)
        return round(metrics.boundingRect(room, _FLAGS, self._text).height() + 0.5) + 2

    def sizeHint(self) -> QSize:
        """One line."""
        return QSize(self.theme.px(120), self.heightForWidth(self.width() if self.width() > 1 else 400))

    def minimumSizeHint(self) -> QSize:
        """It wraps."""
        return QSize(0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width may need another height: the layouts around know only the one of before."""
        super().resizeEvent(event)
        before = event.oldSize().width()
        if event.size().width() != before and self.heightForWidth(self.width()) != self.heightForWidth(before):
            self.updateGeometry()

    def paint(self, canvas: Canvas) -> None:
        """The lines."""
        painter = canvas.painter
        painter.setFont(self.theme.font(self._size))
        painter.setPen(self.theme.color(self._role))
        painter.drawText(QRectF(self._pad, 1, self.width() - 2 * self._pad, self.height()), _FLAGS, self._text)
