"""One row of the effects, painted: a pure function of canvas, rectangle, row and state."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF

from encounter_tracker.ui.widgets.canvas import NO_PEN, Canvas, Run, runs_width

if TYPE_CHECKING:
    from encounter_tracker.ui.theme import Role, Theme
    from encounter_tracker.viewmodels.effects import EffectRow

EDGE = 12
_NAME_AT, _NAME_SHARE, _NAME_MOST = 30, 0.40, 156
_LEFT_LEAST = 44  # room for what is left, so that the column stands still
_GAP = 8


class EffectRowState(NamedTuple):
    """What only the view knows of a row."""

    selected: bool = False
    focus: bool = False
    hover: bool = False


class RowLine(NamedTuple):
    """A row laid out: where its columns stand, and whether something had to be shortened."""

    name: QRectF
    middle: QRectF
    runs: tuple[Run, ...]
    left_at: float
    icon_at: float  # -1 for none
    cut: bool


def lay_out_row(theme: Theme, row: EffectRow, width: float, height: float) -> RowLine:
    """Where everything stands. Where there is little room the target matters more than the source."""
    left_width = theme.face("small", "strong").width(row.left)
    right = width - EDGE
    left_at = right - left_width
    icon = theme.size("icon_small")
    icon_at = left_at - icon - 5 if row.ending or row.kept_up else -1.0
    limit = min(icon_at if icon_at >= 0 else left_at, right - theme.px(_LEFT_LEAST)) - _GAP
    at = theme.px(_NAME_AT)
    face = theme.face("body", "strong")
    wanted = face.width(row.name)
    name_width = min((width - at) * _NAME_SHARE, theme.px(_NAME_MOST))
    runs = middle_runs(row)
    spare = limit - (at + name_width) - runs_width(theme, runs)
    if wanted > name_width - 6 and spare > 0:  # a long name may take what the middle does not need
        name_width = min(wanted + 6, name_width + spare)
    elif spare < 0 and wanted + 6 < name_width:
        name_width = max(wanted + 10, name_width + spare)
    middle = QRectF(at + name_width, 0, max(0.0, limit - at - name_width), height)
    if runs_width(theme, runs) > middle.width() + 0.5:
        runs = middle_runs(row, with_source=False)
    cut = wanted > name_width - 5.5 or runs_width(theme, runs) > middle.width() + 0.5
    return RowLine(QRectF(at, 0, name_width - 6, height), middle, runs, left_at, icon_at, cut)


def middle_runs(row: EffectRow, *, with_source: bool = True) -> tuple[Run, ...]:
    """From whom → upon whom."""
    targets = Run(row.targets, "small", "normal", "ink")
    if not row.source:
        return (targets,)
    arrow = Run("→ ", "small", "normal", "ink2")
    if not with_source:
        return arrow, targets
    return Run(f"{row.source} ", "small", "normal", "ink2"), arrow, targets


def paint_effect_row(canvas: Canvas, rect: QRectF, row: EffectRow, state: EffectRowState) -> None:
    """Ground, sign, name, from whom upon whom, what is left."""
    theme, painter = canvas.theme, canvas.painter
    painter.save()
    painter.translate(rect.topLeft())
    width, height = rect.width(), rect.height()
    _paint_ground(canvas, QRectF(0, 0, width, height), state)
    dim = not row.works
    _paint_sign(canvas, row, height)
    line = lay_out_row(theme, row, width, height)
    canvas.text(line.name, row.name, "body", "strong", "ink2" if dim else "ink")
    canvas.runs(line.middle.x(), 0, height, line.runs, line.middle.right())
    role: Role = "now_text" if row.ending else "ink2" if dim else "ink"
    if line.icon_at >= 0:
        icon = theme.size("icon_small")
        canvas.icon("hourglass" if row.ending else "brain", line.icon_at, (height - icon) / 2, icon, role)
    canvas.put(line.left_at, 0, height, row.left, "small", "strong", role)
    if state.focus:
        canvas.focus_ring(QRectF(1, 1, width - 2, height - 2), 4)
    painter.restore()


def _paint_ground(canvas: Canvas, rect: QRectF, state: EffectRowState) -> None:
    canvas.fill(rect, "select_wash" if state.selected else "raised" if state.hover else "pane")
    if state.selected:
        canvas.fill(QRectF(0, 0, 3, rect.height()), "select_line")
    canvas.rule(EDGE, rect.height() - 1, rect.width() - 2 * EDGE)


def _paint_sign(canvas: Canvas, row: EffectRow, height: float) -> None:
    """▲ helps, ▼ harms, ● neither."""
    theme = canvas.theme
    size = theme.px(8)
    x, y = theme.px(14), (height - size + 1) / 2
    if row.tone == "plain" or not row.works:
        dot = theme.px(7)
        canvas.painter.setPen(NO_PEN)
        canvas.painter.setBrush(theme.brush("ink2"))
        canvas.painter.drawEllipse(QRectF(x + (size - dot) / 2, (height - dot) / 2, dot, dot))
        return
    helps = row.tone == "help"
    canvas.triangle(x, y, size, up=helps, role="up" if helps else "down")
