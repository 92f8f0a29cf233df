"""Where the columns of the hits stand, and their headings."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal

from encounter_tracker.ui.popover_keys import alt_cap
from encounter_tracker.ui.widgets.base import PaintedLabel, keep_tooltip

if TYPE_CHECKING:
    from PySide6.QtGui import QMouseEvent
    from PySide6.QtWidgets import QWidget

    from encounter_tracker.ui.theme import Role, Theme
    from encounter_tracker.ui.widgets import Canvas

_EDGE, _SIGN, _GAP, _WIDE_GAP = 12, 18, 8, 16
_CR, _HP, _AC, _BAR = 46, 36, 30, 10
_SOURCE_FROM, _KIND_FROM = 400, 600
_SOURCE_SHARE, _KIND_SHARE = 0.2, 0.2
_HIGH = 24
RIGHT = Qt.AlignmentFlag.AlignRight
_RIGHT = frozenset({"cr", "hp", "ac"})


class Columns(NamedTuple):
    """Left edge and width of each; 0 wide: left out for want of room."""

    sign: float
    name: tuple[float, float]
    cr: tuple[float, float]
    kind: tuple[float, float]
    hp: tuple[float, float]
    ac: tuple[float, float]
    source: tuple[float, float]


def columns_for(theme: Theme, width: float) -> Columns:
    """The columns of a list so wide; the name gets what is left."""
    px = theme.px
    right = width - _EDGE - _BAR

    def take(wide: float, gap: int = _GAP) -> tuple[float, float]:
        nonlocal right
        if not wide:
            return right, 0.0
        right -= wide
        place = right, wide
        right -= gap
        return place

    source = take(width * _SOURCE_SHARE if width >= px(_SOURCE_FROM) else 0, _WIDE_GAP)
    ac, hp = take(px(_AC)), take(px(_HP))
    kind = take(width * _KIND_SHARE if width >= px(_KIND_FROM) else 0, _WIDE_GAP)
    cr = take(px(_CR))
    sign = float(_EDGE)
    name = sign + px(_SIGN)
    return Columns(sign, (name, right - name), cr, kind, hp, ac, source)


class ColumnHeads(PaintedLabel):
    """The headings above the hits; a click sorts by one, another click the other way, a third no more."""

    sorted_by = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._order = ""
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.apply_sizes()

    def set_order(self, order: str) -> None:
        """By what the hits are sorted: a column, with "-" before it the other way; "" as they answer."""
        if order != self._order:
            self._order = order
            self.update()

    def retranslate(self) -> None:
        """Say the fixed words in the language in use."""
        text = QCoreApplication.translate("LibraryList", "A click sorts; {0} sorts by challenge rating")
        keep_tooltip(self, text.format(alt_cap("K")))
        self.update()

    def apply_sizes(self) -> None:
        """Keep the height."""
        self.setFixedHeight(self.theme.px(_HIGH))

    def _heads(self) -> list[tuple[str, str, tuple[float, float]]]:
        tr, at = QCoreApplication.translate, columns_for(self.theme, self.width())
        heads = [
            ("name", tr("LibraryList", "Name"), at.name),
            ("cr", tr("LibraryList", "CR"), at.cr),
            ("type", tr("LibraryList", "Type"), at.kind),
            ("hp", tr("LibraryList", "hp"), at.hp),
            ("ac", tr("LibraryList", "AC"), at.ac),
            ("source", tr("LibraryList", "From"), at.source),
        ]
        return [head for head in heads if head[2][1] > 0]

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Sort by the column under the pointer."""
        at = event.position().x()
        for key, _, (x, wide) in self._heads():
            if x - _GAP / 2 <= at < x + wide + _GAP / 2:
                self.sorted_by.emit(key)
                break
        event.accept()

    def paint(self, canvas: Canvas) -> None:
        """Each over its column, the sign of the order beside it, a line below."""
        high, size = self.height(), self.theme.px(6)
        for key, text, (x, wide) in self._heads():
            right = key in _RIGHT
            sorted_by = self._order.removeprefix("-") == key
            role: Role = "ink" if sorted_by else "ink2"
            align = RIGHT if right else Qt.AlignmentFlag.AlignLeft
            used = canvas.text(QRectF(x, 0, wide, high), text, "tiny", "medium", role, align)
            if sorted_by:
                left = x + wide - used - size - 3 if right else x + used + 4
                canvas.triangle(left, (high - size) / 2, size, up=not self._order.startswith("-"), role=role)
        canvas.rule(0, high - 1, self.width())
