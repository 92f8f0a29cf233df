"""The rows of the combatant pane, painted: pure functions of canvas, rectangle, row and look."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF

from encounter_tracker.ui.widgets.canvas import NO_PEN, RIGHT
from encounter_tracker.ui.widgets.readouts import paint_pip

if TYPE_CHECKING:
    from encounter_tracker.ui.combatant.row_list import RowLook
    from encounter_tracker.ui.theme import Role
    from encounter_tracker.ui.widgets.canvas import Canvas
    from encounter_tracker.viewmodels.combatant_rows import ForceRow, LevelRow, LineRow, SourceRow

PAD: Final = 12
_NAME_AT: Final = 30
_WHAT, _SOURCE = 0.32, 0.63  # where the columns begin, as shares of the room
_UNTIL_LEAST: Final = 46
_DETAIL_LEAST: Final = 44


def paint_ground(canvas: Canvas, rect: QRectF, look: RowLook) -> None:
    """Selected, under the pointer, with the keyboard."""
    if look.selected:
        canvas.fill(rect, "select_wash")
        canvas.fill(QRectF(rect.x(), rect.y(), 3, rect.height()), "select_line")
    elif look.hover:
        canvas.fill(rect, "raised")


def paint_ring(canvas: Canvas, rect: QRectF, look: RowLook) -> None:
    """The ring of the keyboard, over all else."""
    if look.focus:
        canvas.focus_ring(rect.adjusted(1, 0, -1, 0), 3)


def paint_force_row(canvas: Canvas, rect: QRectF, row: ForceRow, look: RowLook) -> None:
    """Sign, name, what it does, from whom, until when."""
    theme, y, height, width = canvas.theme, rect.y(), rect.height(), rect.width()
    paint_ground(canvas, rect, look)
    canvas.rule(PAD, y, width - 2 * PAD)
    _paint_tone(canvas, rect, row)
    ink: Role = "ink" if row.works else "ink2"
    room = width - 54
    what, source = _NAME_AT + room * _WHAT, _NAME_AT + room * _SOURCE
    right = width - PAD
    role: Role = "now_text" if row.ending else ink
    wide = theme.face("small", "strong").width(row.until)
    left = right - wide
    canvas.put(left, y, height, row.until, "small", "strong", role)
    icon = "hourglass" if row.ending else "brain" if row.kept_up else ""
    if icon:
        small = theme.size("icon_small")
        left -= small + 5
        canvas.icon(icon, left, y + (height - small) / 2, small, role)
    left = min(left, right - _UNTIL_LEAST)
    source = min(source, left - 6)
    canvas.text(QRectF(_NAME_AT, y, what - _NAME_AT - 6, height), row.name, "body", "strong", ink)
    end = source if row.source else left
    canvas.text(QRectF(what, y, end - what - 6, height), row.what, "small", "normal", ink)
    canvas.text(QRectF(source, y, left - source - 6, height), row.source, "small", "normal", "ink2")
    paint_ring(canvas, rect, look)


def _paint_tone(canvas: Canvas, rect: QRectF, row: ForceRow) -> None:
    middle = rect.center().y()
    if row.works and row.tone != "plain":
        up = row.tone == "help"
        canvas.triangle(14, middle - 3, 8, up=up, role="up" if up else "down")
        return
    painter = canvas.painter
    painter.setPen(NO_PEN)
    if row.works:
        painter.setBrush(canvas.theme.brush("ink2"))
        painter.drawEllipse(QRectF(14.5, middle - 3.5, 7, 7))
    else:
        canvas.box(QRectF(14.5, middle - 3.5, 7, 7), None, "ink3", 3.5, 1.5)


def paint_attack_row(canvas: Canvas, rect: QRectF, row: LineRow, look: RowLook) -> None:
    """Name, current bonuses with their change, damage."""
    theme, y, height = canvas.theme, rect.y(), rect.height()
    paint_ground(canvas, rect, look)
    right = rect.right() - PAD
    line = y + height - theme.px(2)
    wide = theme.face("small").width(row.detail)
    role: Role = "ink" if not row.detail_trend else "up" if row.detail_trend == "up" else "down"
    canvas.put(right - wide, y, height, row.detail, "small", "normal", role)
    if wide:
        canvas.dotted(right - wide, line, wide - 1)
    right -= max(wide, theme.px(_DETAIL_LEAST)) + 10
    wide = theme.face("body", "strong").width(row.value)
    canvas.put(right - wide, y, height, row.value, "body", "strong", "ink")
    if wide:
        canvas.dotted(right - wide + 1, line, wide - 2)
    right -= wide + 6
    if row.delta:
        better = row.trend == "up"
        tone: Role = "up" if better else "down"
        wide = theme.face("tiny", "strong").width(row.delta)
        canvas.put(right - wide, y, height, row.delta, "tiny", "strong", tone)
        canvas.triangle(
            right - wide - theme.px(6) - 2, rect.center().y() - theme.px(3), theme.px(6), up=better, role=tone
        )
        right -= wide + theme.px(6) + 8
    canvas.text(QRectF(PAD, y, right - PAD, height), row.text, "body", "normal", "ink")
    paint_ring(canvas, rect, look)


def paint_defence_row(canvas: Canvas, rect: QRectF, row: LineRow, look: RowLook) -> None:
    """Icon, words, where it comes from."""
    theme, y, height, x = canvas.theme, rect.y(), rect.height(), rect.x() + PAD
    paint_ground(canvas, rect, look)
    small = theme.px(14)
    canvas.icon(row.icon, x, y + (height - small) / 2, small, "ink2")
    x += small + 8
    right = rect.right() - PAD
    ink: Role = "ink2" if row.muted else "ink"
    x += canvas.text(QRectF(x, y, right - x, height), row.text, "body", "normal", ink) + 8
    if row.detail and right - x > theme.px(30):
        canvas.text(QRectF(x, y, right - x, height), row.detail, "small", "normal", "ink2")
    paint_ring(canvas, rect, look)


def paint_source_row(canvas: Canvas, rect: QRectF, row: SourceRow, look: RowLook) -> None:
    """A penalty or bonus: amount, what, from whom, until when."""
    theme, y, height, right = canvas.theme, rect.y(), rect.height(), rect.right() - PAD
    paint_ground(canvas, rect, look)
    canvas.rule(PAD, y, rect.width() - 2 * PAD)
    role: Role = "ink2" if not row.counts else "down" if row.trend == "down" else "up"
    amount = QRectF(PAD, y, theme.px(40), height)
    canvas.text(amount, row.amount, "strong", "strong", role, RIGHT, elide=False)
    wide = theme.face("small", "strong").width(row.until)
    canvas.put(right - wide, y, height, row.until, "small", "strong", "ink")
    right -= wide + 8
    x = PAD + theme.px(40) + 12.0
    ink: Role = "ink" if row.counts else "ink2"
    x += canvas.text(QRectF(x, y, right - x, height), row.text, "body", "strong", ink) + 8
    if right - x > theme.px(30):
        canvas.text(QRectF(x, y, right - x, height), row.detail, "small", "normal", "ink2")
    paint_ring(canvas, rect, look)


def paint_level_row(canvas: Canvas, rect: QRectF, row: LevelRow, look: RowLook) -> None:
    """A negative level: its pip, what it is, from whom and against what."""
    theme, y, height, right = canvas.theme, rect.y(), rect.height(), rect.right() - PAD
    paint_ground(canvas, rect, look)
    canvas.rule(PAD, y, rect.width() - 2 * PAD)
    size = theme.px(12)
    paint_pip(canvas, PAD + 2, y + (height - size) / 2, size, "permanent" if row.permanent else "temporary")
    x = PAD + size + 14.0
    x += canvas.text(QRectF(x, y, right - x, height), row.text, "body", "strong", "ink") + 8
    if right - x > theme.px(30):
        canvas.text(QRectF(x, y, right - x, height), row.detail, "small", "normal", "ink2")
    paint_ring(canvas, rect, look)
