"""The header of the combatant pane: who, in what state, hit points; two lines, or one where there is little height."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QSizePolicy

from encounter_tracker.ui.widgets.base import PaintedButton, PaintedWidget, keep_tooltip
from encounter_tracker.ui.widgets.button import Button
from encounter_tracker.ui.widgets.canvas import Run, key_cap_width, runs_width
from encounter_tracker.ui.widgets.chips import chip_width, paint_chip
from encounter_tracker.ui.widgets.hit_points import paint_hp_bar
from encounter_tracker.viewmodels.rows import HpView, TileRow
from encounter_tracker.viewmodels.texts.language import tr

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent
    from PySide6.QtWidgets import QWidget

    from encounter_tracker.ui.theme import Role, TextSize, Theme
    from encounter_tracker.ui.widgets.canvas import Canvas
    from encounter_tracker.viewmodels.combatant_rows import SheetHead

_TALL, _LOW = 56, 36
_PAD = 12
_HP_LEAST = 156


class HpBlock(PaintedButton):
    """Hit points: figures over their bar. Pressed, it asks to enter some."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._hp = HpView(current=0, total=0)
        self.low = False

    def set_hp(self, hp: HpView, why: str = "") -> None:
        """Show these hit points; ``why``: what they are made of, for the tooltip."""
        self.setToolTip(f"{hp.accessible}\n{why}".strip())
        if hp != self._hp:
            self._hp = hp
            self.setAccessibleName(hp.accessible)
            self.update()

    def wanted_width(self, room: int | None = None) -> int:
        """What figures, label and bar need; the bar gives way to the figures where there is no more ``room``."""
        label = runs_width(self.theme, (Run(tr("HpBlock", "hp"), "small"),)) + 6 + key_cap_width(self.theme, "H") + 8
        figures = label + runs_width(self.theme, self._figures()) + runs_width(self.theme, self._extras())
        if self.low:
            return round(figures + 24 + self.theme.px(72))
        wanted, least = max(self.theme.px(_HP_LEAST), round(figures + 10)), round(figures + 10)
        return wanted if room is None else max(least, min(wanted, room))

    def paint(self, canvas: Canvas) -> None:
        """Label, key, figures, bar."""
        width = float(self.width())
        if self.low:
            self._paint_low(canvas, width)
        else:
            px, runs = self.theme.px, self._figures()
            x = width - runs_width(self.theme, runs)
            canvas.runs(x, px(4), px(30), runs)
            left = self._paint_label(canvas, 0, px(20))
            canvas.runs(left, px(10), px(20), self._extras(), x - 6)
            paint_hp_bar(canvas, QRectF(0, px(36), width, px(10)), self._hp)
        if self.shows_ring:
            canvas.focus_ring(QRectF(self.rect()).adjusted(0, 1, 0, -1), 4)

    def _paint_low(self, canvas: Canvas, width: float) -> None:
        height, runs = float(self.height()), self._figures()
        x = width - runs_width(self.theme, runs)
        canvas.runs(x, 0, height, runs)
        left = self._paint_label(canvas, 0, height / 2)
        left = canvas.runs(left, 0, height, self._extras(), x - 40)
        bar = self.theme.px(9)
        paint_hp_bar(canvas, QRectF(left + 4, (height - bar) / 2, x - left - 16, bar), self._hp)

    def _paint_label(self, canvas: Canvas, x: float, middle: float) -> float:
        high = self.theme.px(20)
        x = canvas.put(x, middle - high / 2, high, tr("HpBlock", "hp"), "small", "normal", "ink2") + 6
        right = x + key_cap_width(self.theme, "H")
        canvas.key_cap(right, middle, "H")
        return right + 8

    def _figures(self) -> tuple[Run, ...]:
        hp = self._hp
        role: Role = "ink2" if hp.state == "dead" else "danger" if hp.current < 0 else "ink"
        size: TextSize = "title" if self.low else "display"
        detail = Run(f" {hp.detail_text}", "small" if hp.current < 0 else "lead", "normal", "ink2")
        return (Run(hp.current_text, size, "heavy", role), detail)

    def _extras(self) -> tuple[Run, ...]:
        runs = []
        if self._hp.temp_text:
            runs.append(Run(f"{self._hp.temp_text} ", "small", "strong", "hp_temp"))
        if self._hp.nonlethal_text:
            runs.append(Run(f"{self._hp.nonlethal_text} ", "small", "strong", "ink"))
        return tuple(runs)


class Readout(PaintedButton):
    """A small figure in a line of text that unfolds: initiative, caster level."""

    why_requested = Signal(str)
    """The key of the figure."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.row = TileRow(key="", caption="", value="")
        self.clicked.connect(lambda: self.why_requested.emit(self.row.key))

    def set_row(self, row: TileRow) -> None:
        """Show a figure."""
        if row != self.row:
            self.row = row
            self.setAccessibleName(row.accessible or f"{row.name} {row.value}")
            self.setVisible(bool(row.key))
            self.update()

    def sizeHint(self) -> QSize:
        """As wide as the words."""
        return QSize(round(runs_width(self.theme, self._runs()) + 8.5), self.theme.px(24))

    def paint(self, canvas: Canvas) -> None:
        """Caption and value, with the dotted line."""
        height = float(self.height())
        runs = self._runs()
        canvas.runs(4, 0, height, runs)
        start = 4 + runs_width(self.theme, runs[:1])
        width = self.theme.face("small", "strong").width(self.row.value)
        canvas.dotted(start, height / 2 + self.theme.px(9), width)
        if self.shows_ring:
            canvas.focus_ring(QRectF(self.rect()).adjusted(0, 1, 0, -1), 3)

    def _runs(self) -> tuple[Run, ...]:
        trend = self.row.trend
        role: Role = "now_text" if self.row.overruled else "ink" if not trend else "up" if trend == "up" else "down"
        return (Run(f"{self.row.caption} ", "tiny", "medium", "ink2"), Run(self.row.value, "small", "strong", role))


class SheetHeader(PaintedWidget):
    """Who it is, with the buttons of the pane."""

    hp_requested = Signal()
    """Hit points are to be entered."""
    hp_why_requested = Signal()
    """What the hit points are made of is asked (the right button)."""
    edit_requested = Signal()
    """All fields are to be edited."""
    pin_requested = Signal()
    """The pane is to keep to this combatant, or to follow again."""
    menu_requested = Signal()
    """The menu is wanted, under its button."""
    rename_requested = Signal()
    """A double click on the name."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._head: SheetHead | None = None
        self._low = False
        self._name_rect, self._kind_rect = QRectF(), QRectF()
        self.hp = HpBlock(theme, self)
        self.readouts = (Readout(theme, self), Readout(theme, self))
        self.pin = Button(theme, icon="pin", kind="flat", height=24, parent=self)
        self.edit = Button(theme, icon="pencil", kind="flat", height=24, parent=self)
        self.menu = Button(theme, icon="ellipsis", kind="flat", height=24, parent=self)
        self.pin.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hp.clicked.connect(self.hp_requested)
        self.hp.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.hp.customContextMenuRequested.connect(lambda _at: self.hp_why_requested.emit())
        self.edit.clicked.connect(self.edit_requested)
        self.pin.clicked.connect(self.pin_requested)
        self.menu.clicked.connect(self.menu_requested)
        self.setTabOrder(self.pin, self.edit)
        self.setTabOrder(self.edit, self.menu)
        self.setTabOrder(self.menu, self.hp)
        self.apply_sizes()
        self.retranslate()

    # ---- what it shows --------------------------------------------------------------------------------------

    def set_head(self, head: SheetHead) -> None:
        """Show a combatant."""
        if head == self._head:
            return
        self._head = head
        self.setAccessibleName(head.accessible)
        self.hp.set_hp(head.hp, head.hp_why)
        empty = TileRow(key="", caption="", value="")
        for place, readout in enumerate(self.readouts):
            readout.set_row(head.readouts[place] if place < len(head.readouts) else empty)
        self._lay_out()
        self.update()

    def set_pinned(self, *, pinned: bool) -> None:
        """Show whether the pane keeps to this combatant."""
        self.pin.setChecked(pinned)
        self.pin.set_icon("pin-off" if pinned else "pin")
        text = tr("SheetHeader", "Follow the turn again") if pinned else tr("SheetHeader", "Pin the pane to this one")
        self.pin.setToolTip(text)
        self.pin.setAccessibleName(text)

    def set_low(self, *, low: bool) -> None:
        """One line instead of two."""
        if low != self._low:
            self._low = self.hp.low = low
            self.apply_sizes()
            self._lay_out()
            self.update()

    def retranslate(self) -> None:
        """Say the fixed words in the language in use."""
        self.set_pinned(pinned=self.pin.isChecked())
        for button, text in (
            (self.edit, tr("SheetHeader", "Edit all fields (Ctrl+Shift+E)")),
            (self.menu, tr("SheetHeader", "What can be done to this one")),
        ):
            button.setToolTip(text)
            button.setAccessibleName(text)

    def changeEvent(self, event: QEvent) -> None:
        """Say the fixed words in the new language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    # ---- geometry -------------------------------------------------------------------------------------------

    def apply_sizes(self) -> None:
        """Keep the height."""
        self.setFixedHeight(self.theme.px(_LOW if self._low else _TALL))
        self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything has its place from the right."""
        super().resizeEvent(event)
        self._lay_out()

    def mouseDoubleClickEvent(self, event: object) -> None:
        """Another name is wanted."""
        del event
        self.rename_requested.emit()

    def _lay_out(self) -> None:
        px, right = self.theme.px, self.width() - _PAD
        side = max(px(24), self.theme.tokens.size["hit_target"])
        name = round(self.theme.face("title", "heavy").width(self._head.name) + 1) if self._head is not None else 0
        wide = self.hp.wanted_width(right - px(38) - 4 - name - 3 * (side + 1) - 10)
        self.hp.setGeometry(right - wide, 0, wide, self.height() - 1)
        right -= wide + 10
        top = (self.height() - side) // 2 if self._low else px(7)
        edge = right
        for button in (self.menu, self.edit, self.pin):
            right -= side + 1
            button.setGeometry(right, top, side, side)
        if self._low:
            self._place_readouts(right - 4, (self.height() - px(24)) // 2)
        else:
            self._name_rect = QRectF(px(38), px(6), right - 4 - px(38), px(28))
            edge = self._place_readouts(edge, px(30))
            self._kind_rect = QRectF(px(38), px(32), edge - 6 - px(38), px(18))

    def _place_readouts(self, right: int, top: int) -> int:
        """From the right; returns the left edge. In one line the room decides whether they are shown."""
        for readout in reversed(self.readouts):
            if readout.row.key:
                hint = readout.sizeHint()
                right -= hint.width()
                readout.setGeometry(right, top, hint.width(), hint.height())
        if self._low:
            self._name_rect = QRectF(self.theme.px(36), 0, right - 8 - self.theme.px(36), self.height() - 1)
        return right

    # ---- painting -------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        """Sign, name, what it is; the controls paint themselves."""
        canvas.rule(0, self.height() - 1, self.width())
        head = self._head
        if head is None:
            return
        px = self.theme.px
        if self._low:
            canvas.side_sign(head.side, px(12), px(10), px(16), dim=head.dead)
        else:
            canvas.side_sign(head.side, px(12), px(11), px(18), dim=head.dead)
        x = self._paint_name(canvas, head)
        if self._low:
            rect = self._name_rect
            self._paint_kind(canvas, head, QRectF(x + 8, 0, rect.right() - x - 8, rect.height()))
        else:
            self._paint_kind(canvas, head, self._kind_rect)

    def _paint_name(self, canvas: Canvas, head: SheetHead) -> float:
        """The name and its icons; returns the x behind them."""
        rect, icon = self._name_rect, self.theme.size("icon")
        room = rect.width() - len(head.icons) * (icon + 5)
        used = canvas.text(
            QRectF(rect.x(), rect.y(), room, rect.height()), head.name, "title", "heavy", "ink2" if head.dead else "ink"
        )
        if head.dead:
            canvas.rule(rect.x(), round(rect.center().y()) + 1, used, "ink2")
        x = rect.x() + used
        for sign in head.icons:
            canvas.icon(sign.name, x + 6, rect.center().y() - icon / 2, icon, "ink2")
            x += icon + 5
        cut = used < self.theme.face("title", "heavy").width(head.name)
        words = [head.name if cut else "", *(sign.text for sign in head.icons), head.kind]
        keep_tooltip(self, "\n".join(word for word in words if word))
        return x

    def _paint_kind(self, canvas: Canvas, head: SheetHead, rect: QRectF) -> None:
        x = rect.x()
        if head.chip is not None:
            high = self.theme.size("chip")
            wide = min(chip_width(self.theme, head.chip), rect.width())
            if wide > self.theme.px(30):
                paint_chip(canvas, x, rect.center().y() - high / 2, head.chip, high, wide)
                x += wide + 6
        if rect.right() - x > self.theme.px(24):
            canvas.text(QRectF(x, rect.y(), rect.right() - x, rect.height()), head.kind, "small", "normal", "ink2")
