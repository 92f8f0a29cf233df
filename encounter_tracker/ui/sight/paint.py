"""Drawing the table of who sees whom: cells, heads at the left and on top."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF

from encounter_tracker.ui.widgets.canvas import NO_PEN

if TYPE_CHECKING:
    from encounter_tracker.ui.theme import Role
    from encounter_tracker.ui.widgets.canvas import Canvas
    from encounter_tracker.viewmodels.sight_rows import SightCell, SightHead

_FILLS: Final[dict[str, Role]] = {"some": "plain_fill", "much": "harm_fill", "off": "raised"}
_INKS: Final[dict[str, Role]] = {"some": "plain_ink", "much": "harm_ink"}
#: How far the names on top lean to the left.
_LEAN: Final = -58
_CORNER: Final = 9


def paint_cell(canvas: Canvas, rect: QRectF, cell: SightCell, *, focus: bool = False) -> None:
    """One cell: an eye, or a tinted box with a sign and the miss chance; a corner for the lost Dexterity bonus."""
    theme = canvas.theme
    inner = rect.adjusted(2, 3, -2, -2)
    fill = _FILLS.get(cell.tone)
    if fill is not None:
        canvas.box(inner, fill, None, 4)
    middle = inner.center()
    if cell.tone in _INKS:
        _paint_chance(canvas, inner, cell, _INKS[cell.tone])
    elif cell.icon:
        size = theme.px(14)
        canvas.icon(cell.icon, middle.x() - size / 2, middle.y() - size / 2, size, "ink2")
    elif cell.kind == "self" and fill is None:
        canvas.fill(QRectF(middle.x() - 5, middle.y(), 10, 1.2), "ink3")
    if cell.loses_dex:
        _paint_corner(canvas, inner, "harm_ink" if cell.tone in {"much", "off"} else "plain_ink")
    if focus:
        canvas.focus_ring(rect.adjusted(0, 1, 0, 0), 5)


def _paint_chance(canvas: Canvas, inner: QRectF, cell: SightCell, ink: Role) -> None:
    theme = canvas.theme
    face, icon, gap = theme.face("small", "heavy"), theme.size("icon_small"), 3
    text = cell.text if icon + gap + face.width(cell.text) <= inner.width() - 4 else cell.short
    wide = icon + gap + face.width(text)
    x = inner.center().x() - wide / 2
    canvas.icon(cell.icon, x, inner.center().y() - icon / 2, icon, ink)
    canvas.put(x + icon + gap, inner.y(), inner.height(), text, "small", "heavy", ink)


def _paint_corner(canvas: Canvas, inner: QRectF, role: Role) -> None:
    right, bottom = inner.right(), inner.bottom()
    points = [QPointF(right, bottom - _CORNER), QPointF(right, bottom), QPointF(right - _CORNER, bottom)]
    canvas.painter.setPen(NO_PEN)
    canvas.painter.setBrush(canvas.theme.brush(role))
    canvas.painter.drawPolygon(QPolygonF(points))


def paint_row_head(canvas: Canvas, rect: QRectF, head: SightHead, *, marked: bool) -> None:
    """Sign, name, senses; at the right the light where it stands."""
    theme, px = canvas.theme, canvas.theme.px
    canvas.fill(rect, "select_wash" if marked else "pane")
    canvas.rule(rect.x(), rect.y(), rect.width())
    sign, icon, middle = px(14), theme.size("icon_small"), rect.center().y()
    canvas.side_sign(head.side, rect.x() + 10, middle - sign / 2, sign)
    right = rect.right() - icon - 8
    canvas.icon(head.light_icon, right, middle - icon / 2, icon, "ink2")
    if head.antimagic:
        right -= icon + 3
        canvas.icon("ban", right, middle - icon / 2, icon, "ink2")
    left = rect.x() + 10 + sign + 8
    room = right - 4 - left
    ink: Role = "now_text" if head.active else "ink"
    name, detail = theme.face("body", "strong").height, theme.face("tiny").height
    if name + detail <= rect.height():
        top = rect.y() + (rect.height() - name - detail) / 2
        canvas.text(QRectF(left, top, room, name), head.name, "body", "strong", ink)
        canvas.text(QRectF(left, top + name, room, detail), head.detail, "tiny", "normal", _detail_role(head))
        return
    canvas.text(QRectF(left, rect.y(), room, rect.height()), head.name, "body", "strong", ink)


def _detail_role(head: SightHead) -> Role:
    return "danger" if head.warns else "ink2"


def paint_column_head(canvas: Canvas, rect: QRectF, head: SightHead, *, marked: bool) -> None:
    """The name leaning over, under it the sign and the light where it stands; the ground is painted before."""
    theme, px, painter = canvas.theme, canvas.theme.px, canvas.painter
    sign, icon = px(12), theme.size("icon_small")
    pair = sign + 4 + icon
    x, y = rect.center().x() - pair / 2, rect.bottom() - px(18)
    canvas.side_sign(head.side, x, y, sign)
    canvas.icon(head.light_icon, x + sign + 4, y + (sign - icon) / 2, icon, "ink2")
    painter.save()
    painter.translate(rect.center().x() - 2, rect.bottom() - px(24))
    painter.rotate(_LEAN)
    room = QRectF(0, -px(10), (rect.height() - px(26)) * 1.16, px(20))
    ink: Role = "now_text" if head.active else "ink"
    canvas.text(room, head.name, "small", "strong" if marked else "medium", ink)
    painter.restore()
