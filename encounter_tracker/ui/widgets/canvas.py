"""Drawing with roles and tokens: a painter that knows the theme."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintDevice

    from encounter_tracker.ui.theme import Role, TextSize, Theme, Weight

    Ink: TypeAlias = Role | QColor

LEFT = Qt.AlignmentFlag.AlignLeft
RIGHT = Qt.AlignmentFlag.AlignRight
CENTER = Qt.AlignmentFlag.AlignHCenter

NO_PEN = Qt.PenStyle.NoPen
NO_BRUSH = Qt.BrushStyle.NoBrush


class Run(NamedTuple):
    """A piece of a line of text in its own size, weight and colour."""

    text: str
    size: TextSize = "body"
    weight: Weight = "normal"
    role: Role = "ink"


def runs_width(theme: Theme, runs: Sequence[Run]) -> float:
    """How wide the pieces are, one behind the other."""
    return sum(theme.face(run.size, run.weight).width(run.text) for run in runs)


class Canvas:
    """A painter with the theme at hand. Make one per paint event; it keeps no state but the painter's own."""

    __slots__ = ("painter", "ratio", "theme")

    def __init__(self, painter: QPainter, theme: Theme) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        device: QPaintDevice | None = painter.device()
        self.painter = painter
        self.theme = theme
        self.ratio = device.devicePixelRatioF() if device is not None else 1.0

    # ---- text -----------------------------------------------------------------------------------------------

    def text(  # noqa: PLR0913
        self,
        rect: QRectF,
        text: str,
        size: TextSize = "body",
        weight: Weight = "normal",
        role: Ink = "ink",
        align: Qt.AlignmentFlag = LEFT,
        *,
        elide: bool = True,
    ) -> float:
        """Draw one line, vertically centred, shortened to the box; returns the width used."""
        face = self.theme.face(size, weight)
        width, used = rect.width(), face.width(text)
        if elide and used > width + 0.5:
            text = face.elided(text, width)
            used = face.width(text)
        if not text:
            return 0.0
        x = rect.x()
        if align is RIGHT:
            x += width - used
        elif align is CENTER:
            x += (width - used) / 2
        self.put(x, rect.y(), rect.height(), text, size, weight, role)
        return used

    def put(  # noqa: PLR0913, PLR0917
        self,
        x: float,
        y: float,
        height: float,
        text: str,
        size: TextSize = "body",
        weight: Weight = "normal",
        role: Ink = "ink",
    ) -> float:
        """Draw a text as it is, vertically centred in a line; returns the x behind it."""
        theme, painter = self.theme, self.painter
        face = theme.face(size, weight)
        painter.setFont(face.font)
        painter.setPen(theme.color(role) if isinstance(role, str) else role)
        baseline = round((y + (height - face.height) / 2 + face.ascent) * self.ratio) / self.ratio
        painter.drawStaticText(QPointF(x, baseline - face.ascent), face.laid_out(text))
        return x + face.width(text)

    def runs(self, x: float, y: float, height: float, runs: Sequence[Run], limit: float = 1e6) -> float:
        """Draw pieces one behind the other, the last that fits shortened; returns the x behind them."""
        for run in runs:
            if x >= limit:
                break
            rect = QRectF(x, y, limit - x, height)
            x += self.text(rect, run.text, run.size, run.weight, run.role)
        return x

    # ---- shapes ---------------------------------------------------------------------------------------------

    def box(
        self,
        rect: QRectF,
        fill: Ink | None = None,
        line: Ink | None = None,
        radius: float = 5.0,
        width: float = 1.0,
    ) -> None:
        """A rounded rectangle; its outline lies inside the rectangle."""
        painter = self.painter
        if fill is None:
            painter.setBrush(NO_BRUSH)
        else:
            painter.setBrush(self.theme.brush(fill) if isinstance(fill, str) else fill)
        if line is None:
            painter.setPen(NO_PEN)
        else:
            painter.setPen(self.theme.pen(line, width) if isinstance(line, str) else QPen(line, width))
            half = width / 2
            rect = rect.adjusted(half, half, -half, -half)
        painter.drawRoundedRect(rect, radius, radius)

    def fill(self, rect: QRectF, role: Ink) -> None:
        """A plain area."""
        self.painter.fillRect(rect, self.theme.color(role) if isinstance(role, str) else role)

    def rule(self, x: float, y: float, width: float, role: Role = "line") -> None:
        """A horizontal line, one point high."""
        self.painter.fillRect(QRectF(x, y, width, 1.0), self.theme.color(role))

    def rule_down(self, x: float, y: float, height: float, role: Role = "line") -> None:
        """A vertical line, one point wide."""
        self.painter.fillRect(QRectF(x, y, 1.0, height), self.theme.color(role))

    def dotted(self, x: float, y: float, width: float, role: Role = "ink2") -> None:
        """The sign for "this number unfolds": a dotted underline."""
        self.painter.setPen(self.theme.memo(("dotted", role), lambda: _dotted_pen(self.theme.color(role))))
        self.painter.drawLine(QPointF(x, y), QPointF(x + width, y))

    def triangle(self, x: float, y: float, size: float, *, up: bool, role: Role = "ink") -> None:
        """Up is better, down is worse."""
        self.painter.setPen(NO_PEN)
        self.painter.setBrush(self.theme.brush(role))
        base, tip = (size - 1, 0.0) if up else (0.0, size - 1)
        points = [QPointF(x, y + base), QPointF(x + size, y + base), QPointF(x + size / 2, y + tip)]
        self.painter.drawPolygon(QPolygonF(points))

    def icon(self, name: str, x: float, y: float, size: float = 16, role: Role = "ink2") -> None:
        """An icon; `size` in points as they are painted."""
        ratio = self.ratio
        pixmap = self.theme.icon(name, role, round(size), ratio)
        self.painter.drawPixmap(QPointF(round(x * ratio) / ratio, round(y * ratio) / ratio), pixmap)

    def focus_ring(self, rect: QRectF, radius: float = 5.0) -> None:
        """The ring around what has the keyboard."""
        self.box(rect, None, "focus", radius, self.theme.tokens.size["focus_ring"])

    # ---- signs ----------------------------------------------------------------------------------------------

    def key_cap(self, right: float, middle: float, text: str, role: Role = "ink2", line: Role = "ink3") -> float:
        """A key, right-aligned; returns its left edge."""
        width, height = key_cap_width(self.theme, text), self.theme.px(16)
        rect = QRectF(right - width, middle - height / 2, width, height)
        self.box(rect, None, line, 3)
        self.text(rect, text, "tiny", "normal", role, CENTER, elide=False)
        return right - width

    def side_sign(self, side: str, x: float, y: float, size: float = 14, *, dim: bool = False) -> None:
        """Shape and colour: shield = party, diamond = foe, ring = neutral."""
        theme, painter = self.theme, self.painter
        role: Role = "ink2" if dim else "party" if side == "party" else "foe" if side == "foe" else "neutral"
        painter.save()
        painter.translate(x, y)
        painter.scale(size / 14, size / 14)
        if side in {"party", "foe"}:
            painter.setPen(NO_PEN)
            painter.setBrush(theme.brush(role))
            painter.drawPath(theme.memo(("sign", side), _shield if side == "party" else _diamond))
        else:
            painter.setBrush(NO_BRUSH)
            painter.setPen(theme.pen(role, 2.4))
            painter.drawEllipse(QRectF(2.2, 2.2, 9.6, 9.6))
        painter.restore()


def key_cap_width(theme: Theme, text: str) -> float:
    """How wide a key cap is."""
    return max(theme.px(16), theme.face("tiny").width(text) + 8) if text else 0.0


def _dotted_pen(color: QColor) -> QPen:
    pen = QPen(color, 1.4, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.RoundCap)
    pen.setDashPattern([0.1, 2.2])
    return pen


def _shield() -> QPainterPath:
    path = QPainterPath(QPointF(7, 0.5))
    path.cubicTo(9, 2, 11, 2.4, 12.5, 2.4)
    path.cubicTo(12.8, 8, 11, 11.5, 7, 13.6)
    path.cubicTo(3, 11.5, 1.2, 8, 1.5, 2.4)
    path.cubicTo(3, 2.4, 5, 2, 7, 0.5)
    return path


def _diamond() -> QPainterPath:
    path = QPainterPath(QPointF(7, 0.3))
    for x, y in ((13.7, 7.0), (7.0, 13.7), (0.3, 7.0)):
        path.lineTo(x, y)
    path.closeSubpath()
    return path
