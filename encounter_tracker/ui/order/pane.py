"""The left pane: header with the count, the list, the tray."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QVBoxLayout, QWidget

from encounter_tracker.ui.order.tray import TrayView
from encounter_tracker.ui.order.view import OrderView
from encounter_tracker.ui.widgets.header import PaneHeader

if TYPE_CHECKING:
    from collections.abc import Sequence

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.rows import OrderRow, TrayRow

tr = QCoreApplication.translate


class OrderPane(QWidget):
    """Everything at the left. Signals are those of its parts: `view` (the list) and `tray`."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.header = PaneHeader(theme, line=True)
        self.view = OrderView(theme)
        self.tray = TrayView(theme)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.header)
        column.addWidget(self.view, 1)
        column.addWidget(self.tray)
        self.setFocusProxy(self.view)
        self.setAutoFillBackground(True)
        theme.theme_changed.connect(self._dress)
        self._dress()
        self.retranslate()

    def set_rows(self, order: Sequence[OrderRow], waiting: Sequence[TrayRow] = (), remark: str = "") -> None:
        """Show the order and those who wait.

        Args:
            order: the rows of the list.
            waiting: the lines of the tray.
            remark: the text beside the title ("13 in order, 2 waiting"), from the view-model.
        """
        self.tray.set_rows(waiting)
        layout = self.layout()
        if layout is not None:
            layout.activate()  # the list must know its height before it chooses that of its rows
        self.view.set_rows(order)
        self.header.set_remark(remark)

    def add_foot(self, widget: QWidget) -> None:
        """Put something between the list and the tray."""
        column = self.layout()
        if isinstance(column, QVBoxLayout):
            column.insertWidget(column.indexOf(self.tray), widget)

    def retranslate(self) -> None:
        """Say the fixed words in the language in use."""
        self.header.set_title(tr("OrderPane", "Initiative"))
        self.view.retranslate()
        self.tray.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _dress(self) -> None:
        palette = self.theme.palette()
        palette.setColor(QPalette.ColorRole.Window, self.theme.color("pane"))
        self.setPalette(palette)
