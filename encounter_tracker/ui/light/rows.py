"""Lines of the light popover: who stands in which light, and each light and darkness."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from encounter_tracker.ui.widgets import Button
from encounter_tracker.ui.widgets.base import PaintedLabel, keep_tooltip

if TYPE_CHECKING:
    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.ui.widgets.canvas import Canvas
    from encounter_tracker.viewmodels.light_rows import LightRow, PlaceRow

tr = QCoreApplication.translate

_LINE, _ROW, _WORD = 22, 36, 84


class PlaceLines(PaintedLabel):
    """A line for each degree of light in which somebody stands."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._rows: tuple[PlaceRow, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.apply_sizes()

    def set_rows(self, rows: tuple[PlaceRow, ...]) -> None:
        """Show these."""
        if rows != self._rows:
            self._rows = rows
            said = [f"{row.word}: {', '.join(name for name, _ in row.people)}" for row in rows]
            said += [row.blinded for row in rows if row.blinded]
            self.setAccessibleName("; ".join(said))
            keep_tooltip(self, "\n".join(said))
            self.apply_sizes()
            self.updateGeometry()
            self.update()

    def apply_sizes(self) -> None:
        """A line for each, one more for those who are blinded."""
        lines = len(self._rows) + sum(bool(row.blinded) for row in self._rows)
        self.setFixedHeight(max(1, lines) * self.theme.px(_LINE))

    def sizeHint(self) -> QSize:
        """As high as its lines."""
        return QSize(self.theme.px(300), self.height())

    def paint(self, canvas: Canvas) -> None:
        """Sign of the light, its name, who stands in it."""
        theme, px = self.theme, self.theme.px
        y, high = 0.0, float(px(_LINE))
        icon = theme.size("icon_small")
        for row in self._rows:
            canvas.icon(row.icon, 0, y + (high - icon) / 2, icon, "ink2")
            canvas.text(QRectF(icon + 6, y, px(_WORD) - icon - 10, high), row.word, "small", "strong", "ink")
            self._paint_people(canvas, row, float(px(_WORD)), y, high)
            y += high
            if row.blinded:
                canvas.icon("eye-off", px(_WORD), y + (high - icon) / 2, icon, "danger")
                left = px(_WORD) + icon + 6
                canvas.text(QRectF(left, y, self.width() - left, high), row.blinded, "small", "normal", "danger")
                y += high

    def _paint_people(self, canvas: Canvas, row: PlaceRow, x: float, y: float, high: float) -> None:
        theme, px = self.theme, self.theme.px
        face, sign = theme.face("small"), px(11)
        for at, (name, side) in enumerate(row.people):
            wide = sign + 4 + face.width(name)
            left = len(row.people) - at
            more = f"+{left}"
            last = at == len(row.people) - 1
            if x + wide + (0 if last else 10 + face.width(more)) > self.width() and at:
                canvas.put(x, y, high, more, "small", "strong", "ink2")
                return
            canvas.side_sign(side, x, y + (high - sign) / 2, sign)
            canvas.text(QRectF(x + sign + 4, y, self.width() - x - sign - 4, high), name, "small", "normal", "ink")
            x += wide + 10


class _Words(PaintedLabel):
    def __init__(self, theme: Theme, row: LightRow, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._row = row
        self.setAccessibleName(row.accessible)
        self.setToolTip(row.accessible)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.apply_sizes()

    def apply_sizes(self) -> None:
        """Keep the height."""
        self.setFixedHeight(self.theme.px(_ROW))

    def sizeHint(self) -> QSize:
        """As wide as there is room."""
        return QSize(self.theme.px(200), self.height())

    def paint(self, canvas: Canvas) -> None:
        """Sign, name, how strong and on whom."""
        theme, px = self.theme, self.theme.px
        icon, high = theme.size("icon"), self.height()
        canvas.icon(self._row.icon, 0, (high - icon) / 2, icon, "ink2")
        left = icon + 8
        room = self.width() - left - 4
        canvas.text(QRectF(left, 2, room, px(17)), self._row.name, "body", "strong", "ink")
        canvas.text(QRectF(left, px(18), room, px(16)), self._row.detail, "small", "normal", "ink2")


class LightLines(QWidget):
    """The lights and darknesses, each with what can be done to it."""

    cover_requested = Signal(str)
    """The selected step into this one, or out of it."""
    end_requested = Signal(str)
    """This one is put out."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.buttons: dict[str, tuple[Button, Button]] = {}
        self._rows: tuple[LightRow, ...] | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)

    def set_rows(self, rows: tuple[LightRow, ...], chosen: str, *, always: bool = False) -> None:
        """Show these; ``chosen``: who would step in or out."""
        if rows == self._rows and not always:
            return
        self._rows = rows
        focused = next((key for key, pair in self.buttons.items() if any(b.hasFocus() for b in pair)), "")
        while (item := self._column.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self.buttons = {}
        for row in rows:
            self._column.addWidget(self._line(row, chosen))
        if focused in self.buttons:
            self.buttons[focused][1].setFocus()

    def _line(self, row: LightRow, chosen: str) -> QWidget:
        line = QWidget(self)
        move = Button(self.theme, kind="flat", height=24, icon="plus" if row.move == "in" else "minus", parent=line)
        end = Button(self.theme, kind="flat", height=24, icon="x", parent=line)
        name = tr("LightLines", "{0}: {1} step in") if row.move == "in" else tr("LightLines", "{0}: {1} step out")
        _say(move, name.format(row.name, chosen))
        out = tr("LightLines", "Put {0} out") if row.can_put_out else tr("LightLines", "End {0}")
        _say(end, out.format(row.name))
        move.setVisible(bool(row.move))
        move.clicked.connect(lambda: self.cover_requested.emit(row.id))
        end.clicked.connect(lambda: self.end_requested.emit(row.id))
        across = QHBoxLayout(line)
        across.setContentsMargins(0, 0, 0, 0)
        across.setSpacing(2)
        across.addWidget(_Words(self.theme, row, line), 1)
        across.addWidget(move)
        across.addWidget(end)
        self.buttons[row.id] = (move, end)
        return line


def _say(button: Button, name: str) -> None:
    button.setAccessibleName(name)
    button.setToolTip(name)
