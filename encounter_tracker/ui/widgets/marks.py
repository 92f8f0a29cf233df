"""Marks that tell combatants apart: a shape for every colour, so that they differ without it too."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from encounter_tracker.ui.widgets.canvas import NO_BRUSH, NO_PEN

if TYPE_CHECKING:
    from encounter_tracker.ui.theme import Role
    from encounter_tracker.ui.widgets.canvas import Canvas

__all__ = ["paint_mark"]

_SIZE: Final = 14.0
_MIDDLE: Final = _SIZE / 2


def paint_mark(canvas: Canvas, colour: str, x: float, y: float, size: float = 12, *, dim: bool = False) -> None:
    """Draw the mark of a colour; of one that nobody knows a small ring. ``dim``: of the dead."""
    theme, painter = canvas.theme, canvas.painter
    make = _SHAPES.get(colour)
    painter.save()
    painter.translate(x, y)
    painter.scale(size / _SIZE, size / _SIZE)
    if make is None:
        painter.setBrush(NO_BRUSH)
        painter.setPen(theme.pen("ink2", 1.6))
        painter.drawEllipse(QRectF(3.5, 3.5, 7, 7))
    else:
        painter.setPen(NO_PEN)
        painter.setBrush(theme.brush("ink2" if dim else cast("Role", f"mark_{colour}")))
        painter.drawPath(theme.memo(("mark", colour), make))
    painter.restore()


def _polygon(*points: tuple[float, float]) -> QPainterPath:
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(*point)
    path.closeSubpath()
    return path


def _round(corners: int, radius: float, turn: float, inner: float = 0.0) -> QPainterPath:
    """A regular polygon, with ``inner`` a star."""
    points = []
    for corner in range(corners):
        for place, reach in ((0.0, radius), (0.5, inner)):
            if reach:
                angle = turn + 2 * pi * (corner + place) / corners
                points.append((_MIDDLE + reach * sin(angle), _MIDDLE - reach * cos(angle)))
    return _polygon(*points)


def _circle() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QRectF(1, 1, 12, 12))
    return path


def _bar() -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(0.5, 4.5, 13, 5), 1.5, 1.5)
    return path


def _square() -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(1.5, 1.5, 11, 11), 1, 1)
    return path


def _cross() -> QPainterPath:
    a, b, c, d = 0.8, 4.8, 9.2, 13.2
    return _polygon((b, a), (c, a), (c, b), (d, b), (d, c), (c, c), (c, d), (b, d), (b, c), (a, c), (a, b), (b, b))


_SHAPES: Final = {
    "red": _circle,
    "orange": lambda: _polygon((7, 0.8), (13.6, 12.8), (0.4, 12.8)),
    "yellow": lambda: _round(5, 7.0, 0.0, 3.0),
    "green": _square,
    "blue": lambda: _round(6, 6.8, pi / 6),
    "violet": _cross,
    "brown": lambda: _polygon((7, 13.2), (13.6, 1.2), (0.4, 1.2)),
    "grey": _bar,
}
