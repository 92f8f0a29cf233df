"""What is read and not operated, or only asked about: a hit point bar, a strip of chips, negative levels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize
from PySide6.QtWidgets import QSizePolicy, QWidget

from encounter_tracker.ui.widgets.base import PaintedButton, PaintedLabel
from encounter_tracker.ui.widgets.canvas import NO_BRUSH, NO_PEN, Run
from encounter_tracker.ui.widgets.chips import GAP, chip_width, paint_chips
from encounter_tracker.ui.widgets.hit_points import paint_hp_bar
from encounter_tracker.viewmodels.rows import HpView, PipsView

if TYPE_CHECKING:
    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.ui.widgets.canvas import Canvas
    from encounter_tracker.viewmodels.rows import Chip, PipKind

_PITCH, _TIGHT = 17, 9  # from pip to pip; below the second there are figures only
_PIP = 12


class HpBar(PaintedLabel):
    """The bar of hit points alone."""

    def __init__(
        self, theme: Theme, hp: HpView | None = None, *, height: int = 8, parent: QWidget | None = None
    ) -> None:
        """Make a bar; give it its value now or with `set_view`."""
        super().__init__(theme, parent)
        self._height = height
        self._hp = HpView(current=0, total=0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.apply_sizes()
        if hp is not None:
            self.set_view(hp)

    def set_view(self, hp: HpView) -> None:
        """Show these hit points."""
        if hp != self._hp:
            self._hp = hp
            self.setAccessibleName(hp.accessible)
            self.setToolTip(hp.accessible)
            self.update()

    def apply_sizes(self) -> None:
        """Keep the height."""
        self.setFixedHeight(self.theme.px(self._height))

    def sizeHint(self) -> QSize:
        """As wide as in a row of the order."""
        return QSize(self.theme.px(122), self.height())

    def paint(self, canvas: Canvas) -> None:
        """The bar."""
        paint_hp_bar(canvas, QRectF(self.rect()), self._hp)


class ChipStrip(PaintedLabel):
    """Chips in a line; what does not fit is counted, and the tooltip has all."""

    def __init__(self, theme: Theme, chips: tuple[Chip, ...] = (), parent: QWidget | None = None) -> None:
        """Make a strip; give it its chips now or with `set_chips`."""
        super().__init__(theme, parent)
        self._chips: tuple[Chip, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.apply_sizes()
        self.set_chips(chips)

    def set_chips(self, chips: tuple[Chip, ...]) -> None:
        """Show these chips."""
        if chips != self._chips:
            self._chips = chips
            whole = ", ".join(f"{chip.text} {chip.remaining}".rstrip() for chip in chips)
            self.setAccessibleName(whole)
            self.setToolTip(whole)
            self.updateGeometry()
            self.update()

    def apply_sizes(self) -> None:
        """Keep the height."""
        self.setFixedHeight(self.theme.size("chip") + 2)

    def sizeHint(self) -> QSize:
        """Room for all."""
        width = sum(chip_width(self.theme, chip) + GAP for chip in self._chips)
        return QSize(round(width), self.height())

    def minimumSizeHint(self) -> QSize:
        """Room for a count."""
        return QSize(self.theme.px(40), self.height())

    def paint(self, canvas: Canvas) -> None:
        """The chips."""
        paint_chips(canvas, 0, 1, self.width(), self._chips, self.theme.size("chip"))


class NegativeLevels(PaintedButton):
    """One pip for each Hit Die: an open ring is free, a half one temporary, a full square permanent.

    Signals: `clicked` (asks why).
    """

    def __init__(
        self, theme: Theme, view: PipsView | None = None, *, pad: int = 12, parent: QWidget | None = None
    ) -> None:
        """Make the line; give it its value now or with `set_view`."""
        super().__init__(theme, parent)
        self._pad = pad
        self._view = PipsView(caption="", pips=())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.apply_sizes()
        if view is not None:
            self.set_view(view)

    def set_view(self, view: PipsView) -> None:
        """Show these levels."""
        if view != self._view:
            self._view = view
            words = " ".join(part for part in (f"{view.caption}:", view.count_text, view.rest_text) if part)
            self.setAccessibleName(view.accessible or words)
            self.update()

    def apply_sizes(self) -> None:
        """Keep the height."""
        self.setFixedHeight(self.theme.size("row_effect"))

    def sizeHint(self) -> QSize:
        """As wide as it gets."""
        return QSize(self.theme.px(300), self.height())

    def minimumSizeHint(self) -> QSize:
        """It may be shortened."""
        return QSize(self.theme.px(160), self.height())

    def paint(self, canvas: Canvas) -> None:
        """Caption, pips, words."""
        theme, view, height = self.theme, self._view, float(self.height())
        words = (
            Run(view.count_text, "body", "heavy", "down"),
            Run(f" {view.rest_text}" if view.count_text else view.rest_text, "small", "normal", "ink2"),
        )
        x = canvas.put(self._pad, 0, height, view.caption, "small", "strong", "ink") + 12
        wide = theme.face("small").width(view.rest_text) + theme.face("body", "heavy").width(view.count_text) + 12
        room = self.width() - self._pad - x - wide
        pitch = min(float(theme.px(_PITCH)), room / max(1, len(view.pips)))
        if pitch >= theme.px(_TIGHT):
            size = min(float(theme.px(_PIP)), pitch - 1)
            for kind in view.pips:
                paint_pip(canvas, x, (height - size) / 2, size, kind)
                x += pitch
            x += 6
        canvas.runs(x, 0, height, words, self.width() - self._pad)
        if self.shows_ring:
            canvas.focus_ring(QRectF(self.rect()).adjusted(4, 1, -4, -1), 4)


def paint_pip(canvas: Canvas, x: float, y: float, size: float, kind: PipKind) -> None:
    """One level: three shapes, told apart without colour."""
    painter, rect = canvas.painter, QRectF(x, y, size, size)
    if kind == "permanent":
        canvas.box(rect, "down", None, 1.5)
        return
    ring = rect.adjusted(1, 1, -1, -1)
    painter.setBrush(NO_BRUSH)
    painter.setPen(canvas.theme.pen("down" if kind == "temporary" else "ink3", 1.6))
    painter.drawEllipse(ring)
    if kind == "temporary":
        painter.setPen(NO_PEN)
        painter.setBrush(canvas.theme.brush("down"))
        painter.drawPie(ring, 90 * 16, 180 * 16)
