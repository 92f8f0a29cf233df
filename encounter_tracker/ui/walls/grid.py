"""The grid: squares drawn by clicking and dragging, or with the arrows and Space."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QSizePolicy

from encounter_tracker.ui.widgets.base import PaintedWidget
from encounter_tracker.ui.widgets.canvas import CENTER
from encounter_tracker.viewmodels.wall_draft import COLUMNS, ROWS, Square, square_name

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
    from PySide6.QtWidgets import QWidget

    from encounter_tracker.ui.theme import Role, Theme
    from encounter_tracker.ui.widgets.canvas import Canvas
    from encounter_tracker.viewmodels.wall_draft import WallView

tr = QCoreApplication.translate

_SQUARE, _EDGE = 24, 20
_STEPS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class WallGrid(PaintedWidget):
    """Squares with letters on top and numbers at the left. Shift and an arrow draw a line."""

    toggle_requested = Signal(object)
    """A square is to be added or taken away: a pair of numbers."""
    set_requested = Signal(object, bool)
    """A square is to belong to the wall, or not."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._view: WallView | None = None
        self._at: Square = (COLUMNS // 2 - 1, ROWS // 2 - 1)
        self._drawing: bool | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.apply_sizes()

    @property
    def cursor_square(self) -> Square:
        """The square with the keyboard."""
        return self._at

    def show_view(self, view: WallView) -> None:
        """Show the wall."""
        self._view = view
        self._say()
        self.update()

    def apply_sizes(self) -> None:
        """Squares no smaller than the hit target."""
        self.setFixedSize(self._edge + COLUMNS * self._square + 2, self._edge + ROWS * self._square + 2)

    def sizeHint(self) -> QSize:
        """The whole grid."""
        return self.size()

    @property
    def _square(self) -> int:
        return max(self.theme.px(_SQUARE), self.theme.tokens.size["hit_target"])

    @property
    def _edge(self) -> int:
        return self.theme.px(_EDGE)

    def rect_of(self, square: Square) -> QRectF:
        """Where a square is."""
        size = self._square
        return QRectF(self._edge + square[0] * size, self._edge + square[1] * size, size, size)

    # ---- keyboard and pointer ---------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move, with Shift they draw; Space adds or takes away."""
        step = _STEPS.get(Qt.Key(event.key()))
        if step is not None:
            if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
                self.set_requested.emit(self._at, True)
            self._go(self._at[0] + step[0], self._at[1] + step[1])
            if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
                self.set_requested.emit(self._at, True)
            super().keyPressEvent(event)
            event.accept()
            return
        if event.key() == Qt.Key.Key_Space:
            self.toggle_requested.emit(self._at)
            return
        super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A square more or less; dragging goes on with the same."""
        square = self._square_at(event.position())
        if square is None or self._view is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        self._drawing = square not in self._view.squares
        self._go(*square)
        self.set_requested.emit(square, self._drawing)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Draw along."""
        square = self._square_at(event.position())
        if square is None or self._drawing is None or square == self._at:
            return
        self._go(*square)
        self.set_requested.emit(square, self._drawing)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The line ends."""
        del event
        self._drawing = None

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Say where one is."""
        super().focusInEvent(event)
        self._say()

    def _square_at(self, at: QPointF) -> Square | None:
        x, y = int((at.x() - self._edge) // self._square), int((at.y() - self._edge) // self._square)
        return (x, y) if 0 <= x < COLUMNS and 0 <= y < ROWS else None

    def _go(self, x: int, y: int) -> None:
        self._at = min(max(x, 0), COLUMNS - 1), min(max(y, 0), ROWS - 1)
        self._say()
        self.update()

    def _say(self) -> None:
        view = self._view
        name = square_name(self._at)
        inside = view is not None and self._at in view.squares
        text = tr("WallGrid", "{0}, part of the wall") if inside else tr("WallGrid", "{0}, free")
        self.setAccessibleName(tr("WallGrid", "Squares of the wall"))
        self.setAccessibleDescription(text.format(name))

    # ---- painting ---------------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        """Letters and numbers, lines, the wall, what is wrong with it, the square with the keyboard."""
        self._paint_names(canvas)
        canvas.fill(QRectF(self._edge, self._edge, COLUMNS * self._square, ROWS * self._square), "sunken")
        if self._view is not None:
            for square in self._view.squares:
                wrong = square in self._view.wrong_squares
                fill: Role = "danger_fill" if wrong else "ink2"
                rect = self.rect_of(square)
                canvas.fill(rect, fill)
                if wrong:
                    size = self.theme.px(14)
                    middle = rect.center()
                    canvas.icon("x", middle.x() - size / 2, middle.y() - size / 2, size, "danger_ink")
        for column in range(COLUMNS + 1):
            canvas.rule_down(self._edge + column * self._square, self._edge, ROWS * self._square)
        for row in range(ROWS + 1):
            canvas.rule(self._edge, self._edge + row * self._square, COLUMNS * self._square)
        if self.shows_ring:
            canvas.focus_ring(self.rect_of(self._at).adjusted(0, 0, 1, 1), 2)

    def _paint_names(self, canvas: Canvas) -> None:
        size, edge = self._square, self._edge
        for column in range(COLUMNS):
            rect = QRectF(edge + column * size, 0, size, edge)
            canvas.text(rect, square_name((column, 0))[0], "tiny", "normal", self._role(column == self._at[0]), CENTER)
        for row in range(ROWS):
            rect = QRectF(0, edge + row * size, edge, size)
            canvas.text(rect, str(row + 1), "tiny", "normal", self._role(row == self._at[1]), CENTER)

    def _role(self, here: bool) -> Role:
        return "ink" if here and self.hasFocus() else "ink2"
