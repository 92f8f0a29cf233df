"""Controls in a line that breaks where there is no room: for forms that must stay usable in a narrow window."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QResizeEvent


class _Item(NamedTuple):
    widget: QWidget
    grows: bool


class Flow(QWidget):
    """Children one behind the other, broken into lines; its height follows from the width given to ``set_width``."""

    def __init__(
        self,
        widgets: Iterable[QWidget] = (),
        *,
        gap: int = 6,
        line_gap: int = 4,
        right: bool = False,
        last_right: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """Make a line.

        Args:
            widgets: the children.
            gap: between two of a line.
            line_gap: between two lines.
            right: the lines end at the right edge.
            last_right: the last child stands at the right edge.
            parent: the parent.
        """
        super().__init__(parent)
        self._items: list[_Item] = []
        self._gap, self._line_gap, self._right, self._last_right = gap, line_gap, right, last_right
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        for widget in widgets:
            self.add(widget)

    def add(self, widget: QWidget, *, grows: bool = False) -> None:
        """Add a child behind the others; one that ``grows`` takes what is left of its line."""
        widget.setParent(self)
        self._items.append(_Item(widget, grows))

    def insert_before(self, other: QWidget, widget: QWidget) -> None:
        """Add a child before another one."""
        widget.setParent(self)
        place = next((at for at, item in enumerate(self._items) if item.widget is other), len(self._items))
        self._items.insert(place, _Item(widget, False))

    def remove(self, widget: QWidget) -> None:
        """Lay this child out no more."""
        self._items = [item for item in self._items if item.widget is not widget]

    @property
    def wanted_width(self) -> int:
        """How wide all would be in one line."""
        shown = self._shown()
        return sum(_hint(item.widget).width() for item in shown) + self._gap * max(0, len(shown) - 1)

    def set_width(self, width: int) -> None:
        """Break the line for this width and take the height that it needs."""
        lines = self._lines(width)
        y = 0
        for line in lines:
            high = max(_hint(item.widget).height() for item in line)
            self._place(line, y, high, width, last=line is lines[-1])
            y += high + self._line_gap
        self.setFixedHeight(max(0, y - self._line_gap))

    def sizeHint(self) -> QSize:
        """All in one line."""
        return QSize(self.wanted_width, self.height())

    def minimumSizeHint(self) -> QSize:
        """It breaks."""
        return QSize(0, self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the width."""
        super().resizeEvent(event)
        self.set_width(self.width())

    def _shown(self) -> list[_Item]:
        return [item for item in self._items if not item.widget.isHidden()]

    def _lines(self, width: int) -> list[list[_Item]]:
        lines: list[list[_Item]] = []
        left = 0
        for item in self._shown():
            wide = _hint(item.widget).width()
            if lines and wide + self._gap <= left:
                lines[-1].append(item)
                left -= wide + self._gap
            else:
                lines.append([item])
                left = width - wide
        return lines

    def _place(self, line: list[_Item], y: int, high: int, width: int, *, last: bool) -> None:
        widths = [min(_hint(item.widget).width(), width) for item in line]
        spare = width - sum(widths) - self._gap * (len(line) - 1)
        growing = [index for index, item in enumerate(line) if item.grows]
        for index in growing:
            widths[index] += spare // len(growing)
        x = spare if self._right and not growing else 0
        for index, (item, wide) in enumerate(zip(line, widths, strict=True)):
            if self._last_right and last and index == len(line) - 1:
                x = width - wide
            tall = _hint(item.widget).height()
            item.widget.setGeometry(QRect(x, y + (high - tall) // 2, wide, tall))
            x += wide + self._gap


def paired(label: QWidget, control: QWidget, gap: int = 6) -> QWidget:
    """A label with its control, which stay together where a line breaks."""
    holder = QWidget()
    row = QHBoxLayout(holder)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(gap)
    row.addWidget(label)
    row.addWidget(control)
    holder.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
    return holder


def settled(widget: QWidget) -> None:
    """Tell the layout around a widget at once that what it holds has changed its height."""
    layout = widget.layout()
    if layout is not None:
        layout.activate()
    widget.updateGeometry()


def _hint(widget: QWidget) -> QSize:
    """What a child would like, within the sizes it was given."""
    return widget.sizeHint().expandedTo(widget.minimumSize()).boundedTo(widget.maximumSize())
