"""The button: turn, primary, plain, flat, danger, and "on" while checked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from PySide6.QtCore import QRectF, QSize
from PySide6.QtWidgets import QSizePolicy

from encounter_tracker.ui.widgets.base import FocusPolicy, PaintedButton
from encounter_tracker.ui.widgets.canvas import key_cap_width

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from encounter_tracker.ui.theme import Role, TextSize, Theme, Weight
    from encounter_tracker.ui.widgets.canvas import Canvas

ButtonKind: TypeAlias = Literal["plain", "turn", "primary", "flat", "danger"]


class _Look(NamedTuple):
    fill: Role | None
    line: Role | None
    ink: Role
    cap: Role  # outline of the key cap


_LOOKS: dict[str, _Look] = {
    "plain": _Look("raised", "line", "ink", "ink3"),
    "turn": _Look("now", "now_line", "now_ink", "now_ink"),
    "primary": _Look("select_line", None, "sunken", "sunken"),
    "flat": _Look(None, None, "ink2", "ink3"),
    "danger": _Look("danger_fill", None, "danger_ink", "danger_ink"),
    "on": _Look("select_wash", "select_line", "ink", "ink3"),
    "disabled": _Look(None, "line", "ink3", "line"),
}
_SMALL_TO = 24  # buttons up to this height use the small type
_GAP = 6


class Button(PaintedButton):
    """A button with an icon, a label and the key that does the same.

    Signals are those of every Qt button (`clicked`, `toggled`). A disabled button should say why in its tooltip.
    """

    def __init__(  # noqa: PLR0913
        self,
        theme: Theme,
        text: str = "",
        *,
        icon: str = "",
        key: str = "",
        kind: ButtonKind = "plain",
        height: int = 28,
        parent: QWidget | None = None,
    ) -> None:
        """Make a button.

        Args:
            theme: the theme.
            text: the label; empty for an icon alone (then set `setToolTip` and `setAccessibleName`).
            icon: the name of an icon.
            key: the key to show in a cap.
            kind: how it looks.
            height: 28, 32 in the top bar, 22 in pane headers (its target is 24 all the same).
            parent: the parent.
        """
        super().__init__(theme, parent)
        self._icon, self._key, self._kind, self._height = icon, key, kind, height
        self.setText(text)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        if kind == "turn":
            self.setFocusPolicy(FocusPolicy.NoFocus)  # a leftover Space must never advance the turn
        self.apply_sizes()

    @property
    def kind(self) -> ButtonKind:
        """How the button looks."""
        return self._kind

    def set_kind(self, kind: ButtonKind) -> None:
        """Change the look."""
        if kind != self._kind:
            self._kind = kind
            self.update()

    def set_key(self, key: str) -> None:
        """Show another key, or none."""
        if key != self._key:
            self._key = key
            self.updateGeometry()
            self.update()

    def set_icon(self, icon: str) -> None:
        """Show another icon, or none."""
        if icon != self._icon:
            self._icon = icon
            self.updateGeometry()
            self.update()

    def apply_sizes(self) -> None:
        """Keep the height; nothing clickable is lower than the hit target."""
        self.setFixedHeight(max(self.theme.px(self._height), self.theme.tokens.size["hit_target"]))

    def sizeHint(self) -> QSize:
        """As wide as icon, label and key need."""
        theme, icon = self.theme, self.theme.size("icon")
        text = self.text()
        if self._icon and not text and not self._key and self.menu() is None:
            width: float = max(self.height(), theme.tokens.size["hit_target"], icon + 10)
            return QSize(round(width), self.height())
        width = 2 * self._pad + (icon if self._icon else 0) + (_GAP if self._icon and text else 0)
        width += theme.face(self._type, self._weight).width(text)
        if self.menu() is not None:
            width += theme.px(14) + _GAP
        if self._key:
            width += 8 + key_cap_width(theme, self._key)
        return QSize(round(width + 0.49), self.height())

    def minimumSizeHint(self) -> QSize:
        """A button is never narrower than its content."""
        return self.sizeHint()

    @property
    def _small(self) -> bool:
        return self._height <= _SMALL_TO

    @property
    def _pad(self) -> int:
        return 8 if self._small else 10

    @property
    def _type(self) -> TextSize:
        return "small" if self._small else "body"

    @property
    def _weight(self) -> Weight:
        return "strong" if self._kind in {"turn", "primary"} else "medium"

    def _look(self) -> _Look:
        if not self.isEnabled():
            return _LOOKS["disabled"] if self._kind != "flat" else _Look(None, None, "ink3", "line")
        if self.isChecked():
            return _LOOKS["on"]
        look = _LOOKS[self._kind]
        if self.underMouse() and self._kind == "flat":
            return look._replace(fill="raised", ink="ink")
        if self.underMouse() and self._kind == "plain":
            return look._replace(line="ink3")
        return look

    def paint(self, canvas: Canvas) -> None:
        """Ground, ring, icon, label, key."""
        theme, look = self.theme, self._look()
        high = theme.px(self._height)
        rect = QRectF(0, (self.height() - high) / 2, self.width(), high)
        radius = theme.radius("control")
        canvas.box(rect, look.fill, look.line, radius)
        if self.isDown():
            canvas.box(rect.adjusted(1, 1, -1, -1), None, look.ink, radius - 1)
        if self.shows_ring:
            canvas.focus_ring(rect, radius)
        icon, text = theme.size("icon"), self.text()
        menu = self.menu() is not None
        x = float(self._pad) if text or self._key or menu else (rect.width() - icon) / 2
        middle = rect.center().y()
        if self._icon:
            canvas.icon(self._icon, x, middle - icon / 2, icon, look.ink)
            x += icon + _GAP
        right = rect.right() - self._pad
        if menu:
            small = theme.px(14)
            canvas.icon("chevron-down", right - small + 1, middle - small / 2, small, look.ink)
            right -= small + _GAP - 2
        if self._key:
            cap_ink: Role = "ink2" if look.ink == "ink" else look.ink
            right = canvas.key_cap(right + 2, middle, self._key, cap_ink, look.cap) - _GAP
        canvas.text(QRectF(x, rect.y(), right - x, high), text, self._type, self._weight, look.ink)
