"""Rows that are widgets, one under the other; they scroll where there is no height for all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from encounter_tracker.ui.widgets.scroll_bar import slim_scroll_bars

if TYPE_CHECKING:
    from encounter_tracker.ui.theme import Theme


class RowsArea(QScrollArea):
    """The rows go into ``column``; what they lie on (``ground``) is seen through."""

    def __init__(self, theme: Theme) -> None:
        """An empty one."""
        super().__init__()
        self.ground = QWidget()
        self.column = QVBoxLayout(self.ground)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(0)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        slim_scroll_bars(self, theme)
        self.setWidget(self.ground)
        for ground in (self, self.viewport(), self.ground):
            ground.setAutoFillBackground(False)
