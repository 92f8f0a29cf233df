"""Hit points: the bar and the figures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainterPath

from encounter_tracker.ui.widgets.canvas import Run, runs_width

if TYPE_CHECKING:
    from encounter_tracker.ui.theme import Role
    from encounter_tracker.ui.widgets.canvas import Canvas
    from encounter_tracker.viewmodels.rows import HpView

_HALF, _QUARTER = 0.5, 0.25
_CORNER = 2.0
_HATCH_STEP = 5.0


def hp_role(hp: HpView) -> Role:
    """Green above half, amber to a quarter, red below."""
    ratio = hp.current / hp.total if hp.total > 0 else 0.0
    return "hp_ok" if ratio > _HALF else "hp_low" if ratio > _QUARTER else "hp_crit"


def paint_hp_bar(canvas: Canvas, rect: QRectF, hp: HpView) -> None:
    """Fill = current; cyan end = temporary; hatch from the left = nonlethal; cross-hatch = what is left below 0."""
    painter = canvas.painter
    canvas.box(rect, "hp_track", None, _CORNER)
    if hp.state == "dead":
        return
    clip = QPainterPath()
    clip.addRoundedRect(rect, _CORNER, _CORNER)
    painter.save()
    painter.setClipPath(clip)
    if hp.current < 0:
        _paint_below_zero(canvas, rect, hp)
    else:
        _paint_above_zero(canvas, rect, hp, clip)
    painter.restore()


def _paint_below_zero(canvas: Canvas, rect: QRectF, hp: HpView) -> None:
    share = 1 - hp.current / hp.dies_at if hp.dies_at < 0 else 0.0
    left = QRectF(rect.x(), rect.y(), rect.width() * max(0.0, share), rect.height())
    canvas.fill(left, "hp_crit")
    hatch = QBrush(canvas.theme.color("pane"), Qt.BrushStyle.DiagCrossPattern)
    canvas.painter.setBrushOrigin(rect.topLeft())
    canvas.painter.fillRect(left, hatch)


def _paint_above_zero(canvas: Canvas, rect: QRectF, hp: HpView, clip: QPainterPath) -> None:
    painter, theme = canvas.painter, canvas.theme
    whole = max(hp.total, hp.current + hp.temp, 1)
    scale = rect.width() / whole
    role = hp_role(hp)
    x, y, height = rect.x(), rect.y(), rect.height()
    canvas.fill(QRectF(x, y, hp.current * scale, height), role)
    if hp.nonlethal > 0:
        _paint_nonlethal(canvas, QRectF(x, y, min(hp.nonlethal, hp.current) * scale, height), clip)
    if hp.temp > 0:
        canvas.fill(QRectF(x + hp.current * scale + 1, y, hp.temp * scale - 1, height), "hp_temp")
    if hp.preview is not None:
        _paint_preview(canvas, rect, hp, scale)
    for mark in (_QUARTER, _HALF):
        painter.fillRect(QRectF(x + round(hp.total * scale * mark), rect.bottom() - 3, 1, 3), theme.color("pane"))


def _paint_preview(canvas: Canvas, rect: QRectF, hp: HpView, scale: float) -> None:
    """What would be lost is hatched; what would be won is hatched on the track."""
    after = max(0, hp.preview or 0)
    low, high = min(after, hp.current), max(after, hp.current)
    part = QRectF(rect.x() + low * scale, rect.y(), (high - low) * scale, rect.height())
    canvas.fill(part, "hp_track")
    canvas.painter.setBrushOrigin(rect.topLeft())
    canvas.painter.fillRect(part, QBrush(canvas.theme.color(hp_role(hp)), Qt.BrushStyle.BDiagPattern))


def _paint_nonlethal(canvas: Canvas, rect: QRectF, clip: QPainterPath) -> None:
    painter = canvas.painter
    painter.setPen(canvas.theme.pen("sunken", 1.6))
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    slant, x = rect.height(), rect.x() - rect.height()
    while x < rect.right() + slant:
        painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + slant, rect.y()))
        x += _HATCH_STEP
    painter.setClipPath(clip)


def hp_runs(hp: HpView) -> tuple[Run, ...]:
    """The figures of a row: current large, the rest small."""
    gone = hp.current < 0
    pieces = [Run(hp.current_text, "lead", "heavy", "danger" if gone else "ink")]
    if hp.detail_text:
        pieces.append(Run(("  " if gone else " ") + hp.detail_text, "small", "normal", "ink2"))
    if hp.temp_text:
        pieces.append(Run("  " + hp.temp_text, "small", "strong", "hp_temp"))
    if hp.nonlethal_text:
        pieces.append(Run("  " + hp.nonlethal_text, "small", "strong", "ink"))
    return tuple(pieces)


def paint_hp_figures(canvas: Canvas, rect: QRectF, hp: HpView) -> None:
    """Right-aligned figures; what does not fit is left to the bar and the tooltip, the current value never."""
    theme = canvas.theme
    pieces = theme.memo(("hp", hp), lambda: hp_runs(hp))
    width = runs_width(theme, pieces)
    while width > rect.width() and len(pieces) > 1:
        pieces = pieces[:1] + pieces[2:]  # the total gives way first, then temporary, then nonlethal
        width = runs_width(theme, pieces)
    canvas.runs(rect.right() - width, rect.y(), rect.height(), pieces)
