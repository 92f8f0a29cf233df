"""A popover that stands beside the order list and never over it; a click into the list changes who is meant."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from encounter_tracker.ui.why.pane_popover import FittingScroll
from encounter_tracker.ui.widgets import PaintedButton, Popover

if TYPE_CHECKING:
    from collections.abc import Sequence

    from encounter_tracker.ui.popover_keys import PopoverKeys
    from encounter_tracker.ui.theme import Theme

_WIDTH, _LEAST_WIDTH = 872, 380
_TOP, _GAP, _FOOT, _EDGE = 72, 14, 8, 12
PAD = 12


class BesidePopover(Popover):
    """Opens at the right of a rectangle (the order list) and takes the width and height there are.

    Override ``main_field`` (what gets the keyboard back after a click into the list), ``lay_out`` (break lines for a
    width), and ``give_way`` (what is left out step by step where there is no height).
    """

    def __init__(self, theme: Theme, window: QWidget) -> None:
        super().__init__(theme, window, backdrop="dim", close_on_leave=False)
        self._window = window
        self._anchor = QRect()
        self._settling = False
        self._ordered: list[QWidget] = []
        self.keys: PopoverKeys | None = None
        self._scroll: FittingScroll | None = None

    def scrolling(self) -> QVBoxLayout:
        """A column between what is above and what comes below: it scrolls where everything gave way in vain."""
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self._scroll = FittingScroll(self.theme, content)
        self.body.addWidget(self._scroll, 1)
        return column

    # --- to be overridden ----------------------------------------------------------------------------------------

    def main_field(self) -> QWidget:
        """What has the keyboard first."""
        return self

    def lay_out(self, width: int) -> None:
        """Break the lines for this inner width."""

    def give_way(self) -> Sequence[QWidget]:
        """What may be left out for want of height, in this order; all are shown again first."""
        return ()

    def show_all(self) -> None:
        """Show again what gave way."""

    def grow(self, height: int) -> None:
        """Lists take what is left of this inner height (it may be below 0: then they take their least)."""

    # --- opening and placing -------------------------------------------------------------------------------------

    def open_at(self, anchor: QRect) -> None:
        """Open beside ``anchor``, in the coordinates of the window."""
        self._anchor = anchor
        self.spare(QRect(QPoint(0, anchor.top()), anchor.bottomRight()))
        self._open(self._place_beside)

    def focus_first(self) -> None:
        """The main field has the keyboard."""
        self.main_field().setFocus(Qt.FocusReason.OtherFocusReason)

    def _place_beside(self, size: QSize) -> QRect:
        left = self._anchor.right() + 1 + _GAP
        width = max(_LEAST_WIDTH, min(self.theme.px(_WIDTH), self._window.width() - left - _FOOT))
        top = min(_TOP, self._anchor.top() + 20)
        below = max(_FOOT, self._window.height() - top - size.height() - _FOOT)
        return QRect(left, top if below > _FOOT else self._top_for(size), width, size.height())

    def _top_for(self, size: QSize) -> int:
        """Higher up where there is no room below."""
        return max(_FOOT, min(_TOP, self._window.height() - size.height() - _FOOT))

    def settle(self) -> None:
        """Break the lines, give lists the height that the rest leaves, then place the panel."""
        if self.isHidden() or self._settling:
            return
        self._settling = True
        try:
            self.show_all()
            width = self._place_beside(QSize(0, 0)).width()
            self.take_width(width)
            self.lay_out(width - 4)
            self._activate_inside()
            self.grow(self._spare_height())
            for widget in self.give_way():
                if self._spare_height() >= 0:
                    break
                widget.hide()
            super().settle()
            self.is_settled()
        finally:
            self._settling = False

    def _activate_inside(self) -> None:
        """What changed deep inside is known to the layouts above only once those below are done."""
        if self._scroll is None:
            return
        for widget in reversed(self._scroll.findChildren(QWidget)):
            layout = widget.layout()
            if layout is not None:
                layout.activate()

    def _spare_height(self) -> int:
        """What is left of the height of the window."""
        if self._scroll is not None:
            self._scroll.expect_width(self._place_beside(QSize(0, 0)).width() - 4)
        self.body.activate()
        high = self.body.sizeHint().height()
        if self.body.hasHeightForWidth():  # text that wraps
            high = self.body.heightForWidth(self._place_beside(QSize(0, 0)).width() + 2 * _EDGE)
        return self._window.height() - 2 * _FOOT - (high - 2 * _EDGE)

    def order_tabs(self, controls: list[QWidget]) -> None:
        """Tab goes through these; the keys of the popover work in all of them.

        A click on a button leaves the keyboard where it is: Enter stays the popover's.
        """
        if controls == self._ordered:
            return
        self._ordered = list(controls)
        for one, other in pairwise(controls):
            QWidget.setTabOrder(one, other)
        for control in controls:
            if isinstance(control, PaintedButton):
                control.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        if self.keys is not None:
            self.keys.watch()

    # --- focus ---------------------------------------------------------------------------------------------------

    def _on_focus_changed(self, old: QWidget | None, new: QWidget | None) -> None:
        """A click into the list changes who is meant: the keyboard comes back. Elsewhere: close."""
        super()._on_focus_changed(old, new)
        if self._scroll is not None and new is not None and self._scroll.isAncestorOf(new):
            self._scroll.ensureWidgetVisible(new, 0, 16)
        if new is None or self.isHidden() or new is self or self.isAncestorOf(new) or new.window() is not self.window():
            return
        at = QRect(new.mapTo(self._window, QPoint(0, 0)), new.size())
        if self._anchor.intersects(at):
            QTimer.singleShot(0, self, self._take_back)
        else:
            self.close_popover()

    def _take_back(self) -> None:
        if self.is_open:
            self.focus_first()


def line_of(*widgets: tuple[QWidget, int], gap: int = 8, top: int = 0, bottom: int = 0) -> QHBoxLayout:
    """Widgets in a row, each with its stretch, in from the edge of the panel."""
    row = QHBoxLayout()
    row.setContentsMargins(PAD, top, PAD, bottom)
    row.setSpacing(gap)
    for widget, stretch in widgets:
        row.addWidget(widget, stretch)
    return row


def row_of(*widgets: QWidget | None, gap: int = 8) -> QHBoxLayout:
    """Widgets in a row, None for what is left over."""
    row = QHBoxLayout()
    row.setSpacing(gap)
    for widget in widgets:
        if widget is None:
            row.addStretch(1)
        else:
            row.addWidget(widget)
    return row
