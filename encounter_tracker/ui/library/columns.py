"""Where the columns of the hits stand, and their headings."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF, Qt

from encounter_tracker.ui.widgets.base import PaintedLabel

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.ui.widgets import Canvas

_EDGE, _SIGN, _GAP, _WIDE_GAP = 12, 18, 8, 16
_CR, _HP, _AC, _BAR = 46, 36, 30, 10
_SOURCE_FROM, _KIND_FROM = 400, 520
_SOURCE_SHARE, _KIND_SHARE = 0.2, 0.2
_HIGH = 24
RIGHT = Qt.AlignmentFlag.AlignRight


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
    """The headings above the hits."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.apply_sizes()

    def apply_sizes(self) -> None:
        """Keep the height."""
        self.setFixedHeight(self.theme.px(_HIGH))

    def paint(self, canvas: Canvas) -> None:
        """Each over its column, a line below."""
        tr, at = QCoreApplication.translate, columns_for(self.theme, self.width())
        left = Qt.AlignmentFlag.AlignLeft
        for (x, wide), text, align in (
            (at.name, tr("LibraryList", "Name"), left),
            (at.cr, tr("LibraryList", "CR"), RIGHT),
            (at.kind, tr("LibraryList", "Type"), left),
            (at.hp, tr("LibraryList", "hp"), RIGHT),
            (at.ac, tr("LibraryList", "AC"), RIGHT),
            (at.source, tr("LibraryList", "From"), left),
        ):
            if wide > 0:
                canvas.text(QRectF(x, 0, wide, self.height()), text, "tiny", "medium", "ink2", align)
        canvas.rule(0, self.height() - 1, self.width())
