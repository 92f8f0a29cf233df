"""A pill that is in or out: the targets of an effect, the filters of a list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize
from PySide6.QtWidgets import QSizePolicy

from encounter_tracker.ui.widgets.base import PaintedButton

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from encounter_tracker.ui.theme import Role, Theme
    from encounter_tracker.ui.widgets.canvas import Canvas

_HEIGHT = 20
_GAP = 5


class CheckChip(PaintedButton):
    """A checkable pill: a tick while it is in, an open ring while it is out. Signals: `toggled`, `clicked`.

    A chip may carry another icon and a note behind it ("saved", with a shield).
    """

    def __init__(
        self,
        theme: Theme,
        text: str,
        *,
        checked: bool = True,
        icon: str = "check",
        note: str = "",
        parent: QWidget | None = None,
    ) -> None:
        """Make a chip.

        Args:
            theme: the theme.
            text: the label.
            checked: whether it starts as in.
            icon: the icon while it is in.
            note: quiet words behind the pill.
            parent: the parent.
        """
        super().__init__(theme, parent)
        self._icon, self._note = icon, note
        self.setCheckable(True)
        self.setText(text)
        self.setChecked(checked)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.toggled.connect(self.update)
        self.set_note(note, icon)
        self.apply_sizes()

    def set_note(self, note: str, icon: str = "check") -> None:
        """Say what became of it ("saved"), with an icon of its own."""
        self._note, self._icon = note, icon
        self.setAccessibleDescription(note)
        self.updateGeometry()
        self.update()

    def apply_sizes(self) -> None:
        """As high as the hit target."""
        self.setFixedHeight(max(self.theme.px(24), self.theme.tokens.size["hit_target"]))

    def sizeHint(self) -> QSize:
        """Pill and note."""
        width = self._pill_width()
        if self._note:
            width += _GAP + self.theme.face("small").width(self._note)
        return QSize(round(width + 0.49), self.height())

    def minimumSizeHint(self) -> QSize:
        """Never shortened."""
        return self.sizeHint()

    def paint(self, canvas: Canvas) -> None:
        """Pill, icon, label, note."""
        theme, high = self.theme, self.theme.px(_HEIGHT)
        on = self.isChecked()
        pill = QRectF(0, (self.height() - high) / 2, self._pill_width(), high)
        ink: Role = "ink3" if not self.isEnabled() else "ink2" if self._note or not on else "ink"
        line: Role = "ink3" if self.underMouse() else "line"
        canvas.box(pill, "pane" if on else None, line, high / 2)
        if self.shows_ring:
            canvas.focus_ring(pill.adjusted(0, -1, 0, 1), high / 2 + 1)
        icon = theme.size("icon_small")
        middle = pill.center().y()
        if on:
            canvas.icon(self._icon, 7, middle - icon / 2, icon, ink)
        else:
            ring = theme.px(9)
            canvas.box(QRectF(7 + (icon - ring) / 2, middle - ring / 2, ring, ring), None, "ink3", ring / 2, 1.5)
        canvas.put(7 + icon + 4, pill.y(), high, self.text(), "small", "medium", ink)
        if self._note:
            canvas.put(pill.right() + _GAP, pill.y(), high, self._note, "small", "normal", "ink2")

    def _pill_width(self) -> float:
        return 7 + self.theme.size("icon_small") + 4 + self.theme.face("small", "medium").width(self.text()) + 9
