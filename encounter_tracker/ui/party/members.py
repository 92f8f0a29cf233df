"""The members of the party as a list: who they are, how they stand, who comes along."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent

from encounter_tracker.ui.combatant.paint import paint_ground, paint_ring
from encounter_tracker.ui.combatant.row_list import RowList
from encounter_tracker.ui.widgets.chips import paint_chips
from encounter_tracker.ui.widgets.hit_points import paint_hp_bar, paint_hp_figures
from encounter_tracker.ui.widgets.marks import paint_mark

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from encounter_tracker.ui.combatant.row_list import RowLook
    from encounter_tracker.ui.theme import Role, Theme
    from encounter_tracker.ui.widgets.canvas import Canvas
    from encounter_tracker.viewmodels.party_rows import PartyRow

_ROW: Final = 58
_TICK, _PAD, _HP, _MARK = 36, 12, 122, 16
_PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)


def paint_member(canvas: Canvas, rect: QRectF, row: PartyRow, look: RowLook) -> None:
    """Tick, mark, name and player above, what it is and what is on it below; hit points at the right."""
    theme, px = canvas.theme, canvas.theme.px
    paint_ground(canvas, rect, look)
    canvas.rule(rect.x() + _PAD, rect.bottom() - 1, rect.width() - 2 * _PAD)
    y, right = rect.y(), rect.right() - _PAD
    _paint_tick(canvas, rect, on=row.present)
    ink: Role = "ink" if row.present and not row.dead else "ink2"
    left, end = rect.x() + px(_TICK), right - px(_HP) - 10
    x = left
    if row.colour:
        paint_mark(canvas, row.colour, x, y + px(8), px(12), dim=row.dead)
        x += px(_MARK)
    face = theme.face("strong", "strong")
    wide = min(face.width(row.name), end - x)
    canvas.text(QRectF(x, y + px(4), wide, px(20)), row.name, "strong", "strong", ink)
    if row.dead:
        canvas.rule(x, y + px(14), wide, "ink2")
    x += wide + 8
    if row.in_fight and x + px(14) <= end:
        canvas.icon("swords", x, y + px(7), px(14), "ink2")
        x += px(14) + 8
    canvas.text(QRectF(x, y + px(4), max(0.0, end - x), px(20)), row.player, "small", "normal", "ink2")
    if row.chips:
        kind = theme.face("small").width(row.kind)
        room = min(kind, max(px(60), (end - left) * 0.4))
        canvas.text(QRectF(left, y + px(29), room, px(20)), row.kind, "small", "normal", "ink2")
        paint_chips(canvas, left + room + 8, y + px(31), right, row.chips, px(16))
    else:
        canvas.text(QRectF(left, y + px(29), right - left, px(20)), row.kind, "small", "normal", "ink2")
    if row.hp is not None:
        hp = QRectF(right - px(_HP), y + px(3), px(_HP), px(18))
        paint_hp_figures(canvas, hp, row.hp)
        paint_hp_bar(canvas, QRectF(hp.x(), y + px(22), px(_HP), px(5)), row.hp)
    paint_ring(canvas, rect, look)


def _paint_tick(canvas: Canvas, rect: QRectF, *, on: bool) -> None:
    px = canvas.theme.px
    box = QRectF(rect.x() + px(11), rect.y() + px(6), px(16), px(16))
    canvas.box(box, "select_line" if on else "sunken", None if on else "ink2", 3, 1.5)
    if on:
        canvas.icon("check", box.x() + px(2), box.y() + px(2), px(12), "sunken")


class MemberList(RowList):
    """Space ticks, Alt and the arrows move, Del takes out, Enter goes to the sheet."""

    toggled = Signal(str)
    """Whether this one comes along is to be the other way round."""
    moved = Signal(str, int)
    """One place up (-1) or down (+1)."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, _ROW, paint_member, parent)

    def event(self, event: QEvent) -> bool:
        """Space and the arrows with Alt are ours."""
        override = event.type() is QEvent.Type.ShortcutOverride
        if override and isinstance(event, QKeyEvent) and (_step(event) or _ticks(event)):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Tick and move."""
        if self.current and _step(event):
            self.moved.emit(self.current, _step(event))
        elif self.current and _ticks(event):
            self.toggled.emit(self.current)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on the tick ticks."""
        super().mousePressEvent(event)
        if event.button() is Qt.MouseButton.LeftButton and event.position().x() < self.theme.px(_TICK) - 2:
            row: Any = self.row(self.current)
            if row is not None and self.rect_of(row.key).contains(event.position().toPoint()):
                self.toggled.emit(row.key)


def _ticks(event: QKeyEvent) -> bool:
    return event.key() == Qt.Key.Key_Space and event.modifiers() in _PLAIN


def _step(event: QKeyEvent) -> int:
    """Alt with up or down (on macOS Control)."""
    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    if held not in {Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.MetaModifier}:
        return 0
    return {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
