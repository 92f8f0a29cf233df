"""A headed paragraph of running text; the figures in it unfold."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QSizePolicy

from encounter_tracker.ui.widgets.base import PaintedButton
from encounter_tracker.ui.widgets.button import Button
from encounter_tracker.ui.widgets.canvas import Run

if TYPE_CHECKING:
    from PySide6.QtGui import QMouseEvent, QResizeEvent
    from PySide6.QtWidgets import QWidget

    from encounter_tracker.ui.theme import Role, Theme
    from encounter_tracker.ui.widgets.canvas import Canvas
    from encounter_tracker.viewmodels.combatant_rows import FlowItem, FlowRow

tr = QCoreApplication.translate

_PAD, _LINE, _HEAD, _FOOT = 12, 19, 22, 6
_COMMA = ", "


class _Word(NamedTuple):
    """A word at its place."""

    rect: QRectF
    run: Run
    item: int
    unfolds: bool = False


class FlowView(PaintedButton):
    """Skills, feats, special qualities or spells. Left and right go from figure to figure, W or a click asks why."""

    why_requested = Signal(str)
    """The figure that was asked about."""
    cast_requested = Signal()
    """A spell of the list is to be cast."""
    edit_requested = Signal(str)
    """Enter, F2 or a double click: the field to open."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.row: FlowRow | None = None
        self._current = -1
        self.cast = Button(theme, icon="zap", key="M", kind="flat", height=20, parent=self)
        self.cast.hide()
        self.cast.clicked.connect(self.cast_requested)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_row(self, row: FlowRow) -> None:
        """Show a paragraph."""
        if row == self.row:
            return
        self.row = row
        self._current = -1
        self.cast.setVisible(row.key == "spells")
        self.cast.setText(tr("CombatantFlow", "Cast…"))
        self._place_cast()
        words = [" ".join(text for text in (item.title, item.text, item.value) if text) for item in row.items]
        self.setAccessibleName(f"{row.caption}: {', '.join(words)}")
        self.updateGeometry()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the button at the right of the heading."""
        super().resizeEvent(event)
        self._place_cast()

    def _place_cast(self) -> None:
        size = self.cast.sizeHint()
        self.cast.setGeometry(self.width() - size.width() - 8, 1, size.width(), size.height())

    # ---- geometry -------------------------------------------------------------------------------------------

    def hasHeightForWidth(self) -> bool:
        """The narrower, the higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Heading and lines."""
        words = self._lay_out(width)
        bottom = max((word.rect.bottom() for word in words), default=float(self.theme.px(_HEAD)))
        return round(bottom) + _FOOT

    def sizeHint(self) -> QSize:
        """As high as it is at the width it has."""
        return QSize(self.theme.px(200), self.heightForWidth(max(self.width(), self.theme.px(200))))

    def minimumSizeHint(self) -> QSize:
        """It wraps."""
        return QSize(self.theme.px(80), self.theme.px(_HEAD))

    def _lay_out(self, width: int) -> tuple[_Word, ...]:
        row = self.row
        if row is None:
            return ()
        return self.theme.memo(("flow", row, width), lambda: self._words(row, width))

    def _words(self, row: FlowRow, width: int) -> tuple[_Word, ...]:
        px = self.theme.px
        found: list[_Word] = []
        x, y, right = float(_PAD), float(px(_HEAD)), float(width - _PAD)
        for number, item in enumerate(row.items):
            last = number == len(row.items) - 1
            if row.stacked and number:
                x, y = float(_PAD), y + px(_LINE)
            for run, unfolds in _runs(item, comma=not last and not row.stacked):
                wide = self.theme.face(run.size, run.weight).width(run.text)
                if x + wide > right and x > _PAD:
                    x, y = float(_PAD + (px(12) if row.stacked else 0)), y + px(_LINE)
                word = _Word(QRectF(x, y, wide, px(_LINE)), run, number, unfolds)
                _append(found, word, apart=bool(item.figure))
                x += wide
        return tuple(found)

    # ---- keyboard and mouse ---------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Claim our keys before a shortcut of the window does."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._claims(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left, right, W, Enter, F2."""
        match event.key():
            case Qt.Key.Key_Left:
                self._step(-1)
            case Qt.Key.Key_Right:
                self._step(+1)
            case Qt.Key.Key_W if self.figure:
                self.why_requested.emit(self.figure)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_F2 if self.row is not None:
                self.edit_requested.emit(self.row.key)
            case Qt.Key.Key_Up | Qt.Key.Key_Down:
                event.ignore()
            case _:
                super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click on a figure asks why."""
        super().mouseReleaseEvent(event)
        item = self._item_at(event.position())
        if self.row is not None and item is not None and self.row.items[item].figure:
            self._current = item
            self.why_requested.emit(self.row.items[item].figure)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Edit."""
        del event
        if self.row is not None:
            self.edit_requested.emit(self.row.key)

    @property
    def figure(self) -> str:
        """The figure with the keyboard, or ""."""
        row = self.row
        return row.items[self._current].figure if row is not None and 0 <= self._current < len(row.items) else ""

    def figure_at(self, point: QPointF) -> str:
        """The figure at a point, or ""."""
        item = self._item_at(point)
        return self.row.items[item].figure if self.row is not None and item is not None else ""

    def has_figure(self, figure: str) -> bool:
        """Whether a figure stands in it."""
        return self.row is not None and any(item.figure == figure for item in self.row.items)

    def _item_at(self, point: QPointF) -> int | None:
        return next((word.item for word in self._lay_out(self.width()) if word.rect.contains(point)), None)

    def _claims(self, event: QKeyEvent) -> bool:
        return event.modifiers() == Qt.KeyboardModifier.NoModifier and event.key() in {
            Qt.Key.Key_W,
            Qt.Key.Key_F2,
            Qt.Key.Key_Return,
            Qt.Key.Key_Enter,
        }

    def _step(self, by: int) -> None:
        row = self.row
        if row is None:
            return
        places = [place for place, item in enumerate(row.items) if item.figure]
        later = [place for place in places if (place - self._current) * by > 0]
        if later:
            self._current = later[0] if by > 0 else later[-1]
            self.update()

    # ---- painting -------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        """Rule, heading, words."""
        row = self.row
        if row is None:
            return
        canvas.rule(0, 0, self.width())
        canvas.put(_PAD, 2, self.theme.px(_HEAD - 2), row.caption, "small", "strong", "ink2")
        for word in self._lay_out(self.width()):
            rect, run = word.rect, word.run
            if word.item == self._current and self.shows_ring and word.unfolds:
                canvas.box(rect.adjusted(-2, 1, 1, -1), "select_wash", "select_line", 3)
            canvas.text(rect.adjusted(0, 0, 1, 0), run.text, run.size, run.weight, run.role)
            if word.unfolds:
                canvas.dotted(rect.x(), rect.bottom() - 2, rect.width() - 1)
        if self.shows_ring:
            canvas.focus_ring(QRectF(self.rect()).adjusted(4, 1, -4, -1), 4)


def _append(words: list[_Word], word: _Word, *, apart: bool) -> None:
    """Words of one look that stand side by side are drawn as one; ``apart``: only those of one item."""
    last = words[-1] if words else None
    alike = last is not None and (last.rect.y(), last.run[1:], last.unfolds) == (word.rect.y(), word.run[1:], False)
    if last is not None and alike and not word.unfolds and not (apart and last.item != word.item):
        words[-1] = last._replace(
            rect=last.rect.united(word.rect), run=last.run._replace(text=last.run.text + word.run.text)
        )
    else:
        words.append(word)


def _runs(item: FlowItem, *, comma: bool) -> list[tuple[Run, bool]]:
    """An item in pieces that wrap; a title and a figure in bold."""
    found: list[tuple[Run, bool]] = []
    if item.title:
        title = tr("CombatantFlow", "{0}:").format(item.title) + " " if item.text else item.title
        found += [(Run(word, "small", "strong", "ink"), False) for word in _split(title)]
    end = _COMMA if comma and not item.value else ""
    found += [(Run(word, "small", "normal", "ink"), False) for word in _split(item.text + (" " if item.value else end))]
    if item.value:
        role: Role = "ink" if not item.trend else "up" if item.trend == "up" else "down"
        found.append((Run(item.value, "small", "strong", role), bool(item.figure)))
        if comma:
            found.append((Run(_COMMA, "small", "normal", "ink"), False))
    return found


def _split(text: str) -> list[str]:
    """Words with the space behind them."""
    words = text.split(" ")
    spaced = [f"{word} " for word in words[:-1]] + words[-1:]
    return [word for word in spaced if word]
