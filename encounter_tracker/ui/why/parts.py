"""The parts of a figure, painted: what counts, what does not and why, what counts only sometimes."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QSizePolicy

from encounter_tracker.ui.widgets.base import PaintedLabel
from encounter_tracker.ui.widgets.canvas import RIGHT
from encounter_tracker.viewmodels.texts.language import tr

if TYPE_CHECKING:
    from PySide6.QtGui import QMouseEvent
    from PySide6.QtWidgets import QWidget

    from encounter_tracker.ui.theme import Role, Theme
    from encounter_tracker.ui.widgets.canvas import Canvas
    from encounter_tracker.viewmodels.texts.parts import PartRow
    from encounter_tracker.viewmodels.why import WhyView

_ROW, _TITLE = 42, 26
_VALUE_RIGHT, _TEXT_LEFT, _PAD = 52, 70, 14


class _Line(NamedTuple):
    """One line of the list: a heading, or a part."""

    title: str
    detail: str = ""
    value: str = ""
    until: str = ""
    role: Role = "ink"
    heading: bool = False
    idle: bool = False
    soon: bool = False
    effect: str = ""


class PartsView(PaintedLabel):
    """The parts, one below the other. A click on one that comes from an effect asks for it."""

    effect_requested = Signal(str)
    """The id of the effect behind the part that was clicked."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._lines: tuple[_Line, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMouseTracking(True)

    def set_view(self, view: WhyView) -> None:
        """Show a figure taken apart."""
        lines = [_part_line(row) for row in view.parts]
        if view.idle:
            lines.append(_Line(tr("WhyPopover", "Does not count"), view.idle_remark, heading=True))
            lines += [_part_line(row) for row in view.idle]
        if view.sometimes:
            lines.append(_Line(tr("WhyPopover", "Only sometimes"), heading=True))
            lines += [_Line(row.title, row.detail, row.value, role="ink2", idle=True) for row in view.sometimes]
        self._lines = tuple(lines)
        self.setAccessibleName(view.accessible)
        self.apply_sizes()
        self.update()

    def apply_sizes(self) -> None:
        """Room for all lines."""
        self.setFixedHeight(sum(self._height(line) for line in self._lines))

    def sizeHint(self) -> QSize:
        """As wide as the pane."""
        return QSize(self.theme.px(300), self.height())

    def minimumSizeHint(self) -> QSize:
        """It may be narrow."""
        return QSize(self.theme.px(200), self.height())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Open the effect behind a part."""
        line = self._line_at(event.position().y())
        if line is not None and line.effect and event.button() is Qt.MouseButton.LeftButton:
            self.effect_requested.emit(line.effect)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """A hand over what can be opened; the whole text where it was shortened."""
        line = self._line_at(event.position().y())
        if line is None:
            return
        opens = bool(line.effect)
        self.setCursor(Qt.CursorShape.PointingHandCursor if opens else Qt.CursorShape.ArrowCursor)
        self.setToolTip("\n".join(text for text in (line.title, line.detail, line.until) if text))

    def paint(self, canvas: Canvas) -> None:
        """One line below the other."""
        y = 0.0
        for line in self._lines:
            height = self._height(line)
            rect = QRectF(0, y, self.width(), height)
            if line.heading:
                self._paint_heading(canvas, rect, line)
            else:
                self._paint_part(canvas, rect, line)
            y += height

    def _height(self, line: _Line) -> int:
        return self.theme.px(_TITLE if line.heading else _ROW)

    def _line_at(self, y: float) -> _Line | None:
        for line in self._lines:
            y -= self._height(line)
            if y < 0:
                return line
        return None

    def _paint_heading(self, canvas: Canvas, rect: QRectF, line: _Line) -> None:
        canvas.fill(rect, "raised")
        x = canvas.put(_PAD, rect.y(), rect.height(), line.title, "small", "strong", "ink") + 10
        room = QRectF(x, rect.y(), rect.width() - x - _PAD, rect.height())
        canvas.text(room, line.detail, "small", "normal", "ink2")

    def _paint_part(self, canvas: Canvas, rect: QRectF, line: _Line) -> None:
        px, width, top = self.theme.px, rect.width(), rect.y()
        canvas.rule(_PAD, top, width - 2 * _PAD)
        value = QRectF(0, top + px(4), px(_VALUE_RIGHT), px(34))
        if line.idle:
            canvas.text(value, line.value, "strong", "normal", "ink2", RIGHT, elide=False)
        else:
            canvas.text(value, line.value, "figure", "strong", line.role, RIGHT, elide=False)
        left = px(_TEXT_LEFT)
        wide = self.theme.face("small", "strong").width(line.until) + 6 if line.until else 0
        title = QRectF(left, top + px(4), width - left - _PAD - wide, px(18))
        canvas.text(title, line.title, "body", "strong", "ink2" if line.idle else "ink")
        detail = QRectF(left, top + px(21), width - left - _PAD, px(18))
        canvas.text(detail, line.detail, "small", "normal", "ink2")
        if line.until:
            until = QRectF(width - _PAD - wide, top + px(4), wide, px(18))
            canvas.text(until, line.until, "small", "strong", "now_text" if line.soon else "ink", RIGHT, elide=False)


def _part_line(row: PartRow) -> _Line:
    role: Role = "ink" if row.harmful is None else "down" if row.harmful else "up"
    return _Line(
        title=row.title,
        detail=row.detail,
        value=row.value,
        until=row.until,
        role=role,
        idle=not row.counts,
        soon=row.soon,
        effect=row.effect,
    )
