"""A reading that goes on: what is read, how far it is, and a button that stops it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy

from encounter_tracker.ui.widgets import Button
from encounter_tracker.ui.widgets.base import PaintedWidget
from encounter_tracker.viewmodels.paste_rows import BusyRow

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.ui.widgets import Canvas

_PAD, _HIGH, _BAR = 14, 64, 6


class BusyPanel(PaintedWidget):
    """Hidden while nothing is read."""

    cancelled = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._row = BusyRow(text="")
        self.stop = Button(theme, icon="x", height=28)
        self.stop.clicked.connect(self.cancelled)
        row = QHBoxLayout(self)
        row.setContentsMargins(_PAD, 8, _PAD, 8)
        row.addStretch(1)
        row.addWidget(self.stop)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.apply_sizes()
        self.hide()

    def show_row(self, row: BusyRow | None) -> None:
        """Show how far it is."""
        self.setVisible(row is not None and self.parentWidget() is not None)
        if row is not None and row != self._row:
            self._row = row
            self.setAccessibleName(row.text)
            self.update()

    def retranslate(self) -> None:
        """Say the fixed words in the language in use."""
        self.stop.setText(QCoreApplication.translate("Paste", "Stop"))
        self.stop.updateGeometry()

    def apply_sizes(self) -> None:
        """Keep the height."""
        self.setFixedHeight(self.theme.px(_HIGH))

    def sizeHint(self) -> QSize:
        """As wide as there is room."""
        return QSize(self.theme.px(300), self.height())

    def paint(self, canvas: Canvas) -> None:
        """Words, a bar below where the share is known."""
        px, middle = self.theme.px, self.height() / 2
        width = self.stop.x() - 2 * _PAD
        canvas.text(QRectF(_PAD, middle - px(20), width, px(20)), self._row.text, "body", "strong", "ink")
        bar = QRectF(_PAD, middle + 6, width, px(_BAR))
        canvas.box(bar, "hp_track", None, 3)
        if self._row.share > 0:
            canvas.box(
                QRectF(bar.x(), bar.y(), max(6.0, bar.width() * self._row.share), bar.height()), "select_line", None, 3
            )
