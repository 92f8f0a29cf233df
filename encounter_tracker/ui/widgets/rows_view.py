"""What the lists share: rows in one column, painted by one delegate, a ring while the keyboard is in use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QAbstractItemView, QFrame, QStyledItemDelegate, QTreeView

from encounter_tracker.ui.widgets.scroll_bar import slim_scroll_bars

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from PySide6.QtWidgets import QWidget

    from encounter_tracker.ui.theme import Theme


class RowDelegate(QStyledItemDelegate):
    """Paints rows; ``ring``: whether the one with the keyboard shows it."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.ring = False


class RowsView(QTreeView):
    """Rows in one column. A tree view, because it repaints only those that changed and lays out only those in sight."""

    def __init__(
        self, theme: Theme, parent: QWidget | None = None, *, several: bool = False, scrolls: bool = True
    ) -> None:
        """Make one without rows.

        Args:
            theme: the theme.
            parent: the parent.
            several: whether several rows can be selected.
            scrolls: whether it scrolls; without, it is to be as high as its rows.
        """
        super().__init__(parent)
        self.theme = theme
        mode, never = QAbstractItemView.SelectionMode, Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUniformRowHeights(True)
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setItemsExpandable(False)
        self.setExpandsOnDoubleClick(False)
        self.setIndentation(0)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(mode.ExtendedSelection if several else mode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(never)
        self.setMouseTracking(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setTabKeyNavigation(False)
        if scrolls:
            slim_scroll_bars(self, theme)
        else:
            self.setVerticalScrollBarPolicy(never)
            self.setAutoScroll(False)
        theme.theme_changed.connect(self._on_theme_changed)
        self._dress()

    def _set_ring(self, *, on: bool) -> None:
        delegate = self.itemDelegate()
        if isinstance(delegate, RowDelegate) and delegate.ring != on:
            delegate.ring = on
            self.update(self.currentIndex())

    def _dress(self) -> None:
        palette = self.theme.palette()
        palette.setColor(QPalette.ColorRole.Base, self.theme.color("pane"))
        self.setPalette(palette)

    def _on_theme_changed(self) -> None:
        self._dress()
        self.doItemsLayout()
        self.viewport().update()
