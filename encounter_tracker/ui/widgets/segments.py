"""One of several: the chosen one is filled, outlined and bold."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from encounter_tracker.ui.widgets.base import PaintedButton, PaintedWidget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent

    from encounter_tracker.ui.theme import Role, Theme
    from encounter_tracker.ui.widgets.canvas import Canvas

_PAD = 10
_ICON_GAP = 4


class Segment(NamedTuple):
    """One choice.

    Attributes:
        key: what `chosen_changed` says.
        text: the label.
        icon: an icon before (or instead of) the label.
        name: the accessible name and tooltip, where the label is short or not shown.
    """

    key: str
    text: str = ""
    icon: str = ""
    name: str = ""


class _SegmentButton(PaintedButton):
    def __init__(self, theme: Theme, item: Segment, height: int, *, named: bool, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.item = item
        self._height, self._named, self._bare = height, named, False
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setAccessibleName(item.name or item.text)
        if item.name and item.name != item.text:
            self.setToolTip(item.name)
        self.apply_sizes()

    def apply_sizes(self) -> None:
        target = self.theme.tokens.size["hit_target"]
        self.setFixedHeight(max(self.theme.px(self._height), target))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter on what is chosen already is for the form around it."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.isChecked():
            event.ignore()
            return
        super().keyPressEvent(event)

    def set_bare(self, bare: bool) -> None:
        self._bare = bare
        self.updateGeometry()
        self.update()

    def _label(self) -> str:
        return self.item.text if not self._bare and (self._named or self.isChecked()) else ""

    def sizeHint(self) -> QSize:
        theme, label = self.theme, self._label()
        width = 2 * _PAD + theme.face("small", "strong").width(label)
        if self.item.icon:
            width += theme.size("icon") + (_ICON_GAP if label else 0)
        return QSize(round(width + 0.49), self.height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paint(self, canvas: Canvas) -> None:
        theme, on, label = self.theme, self.isChecked(), self._label()
        high = theme.px(self._height)
        rect = QRectF(0, (self.height() - high) / 2, self.width(), high)
        inner = rect.adjusted(2, 2, -2, -2)
        ink: Role = "ink3" if not self.isEnabled() else "ink" if on or self.underMouse() else "ink2"
        if on:
            canvas.box(inner, "select_wash", "select_line", theme.radius("control") - 1)
        if self.shows_ring:
            canvas.focus_ring(inner, theme.radius("control") - 1)
        icon = theme.size("icon") if self.item.icon else 0
        used = theme.face("small", "strong" if on else "normal").width(label) + icon
        used += _ICON_GAP if icon and label else 0
        x = max(0.0, (rect.width() - used) / 2)
        if icon:
            canvas.icon(self.item.icon, x, rect.center().y() - icon / 2, icon, ink)
            x += icon + _ICON_GAP
        canvas.text(QRectF(x, rect.y(), rect.width() - x, high), label, "small", "strong" if on else "normal", ink)


class Segments(PaintedWidget):
    """A row of choices of which one is taken. Tab reaches the chosen one, arrows choose."""

    chosen_changed = Signal(str)
    """The user chose another; its key. Not emitted by `set_chosen`."""

    def __init__(  # noqa: PLR0913
        self,
        theme: Theme,
        items: Sequence[Segment] = (),
        chosen: str = "",
        *,
        height: int = 28,
        name: str = "",
        expand: bool = False,
        label_chosen_only: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """Make a segmented control.

        Args:
            theme: the theme.
            items: the choices.
            chosen: the key of the chosen one.
            height: 28, 32 in the top bar, 22 in pane headers.
            name: the accessible name of the whole.
            expand: share all the width there is.
            label_chosen_only: show icons, and the label of the chosen one only.
            parent: the parent.
        """
        super().__init__(theme, parent)
        self._height, self._expand, self._named = height, expand, not label_chosen_only
        self._buttons: list[_SegmentButton] = []
        self._bare = False
        self._told = ""  # what `chosen_changed` said last, or what was set
        self.setAccessibleName(name)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        across = QSizePolicy.Policy.Expanding if expand else QSizePolicy.Policy.Fixed
        self.setSizePolicy(across, QSizePolicy.Policy.Fixed)
        self.set_items(items, chosen)

    @property
    def chosen(self) -> str:
        """The key of the chosen one, or ""."""
        return next((button.item.key for button in self._buttons if button.isChecked()), "")

    def setAccessibleName(self, name: str) -> None:  # noqa: N802 - of Qt
        """Every choice says what it is a choice of."""
        super().setAccessibleName(name)
        for button in self._buttons:
            button.setAccessibleDescription(name)

    def set_items(self, items: Sequence[Segment], chosen: str = "") -> None:
        """Offer other choices; keeps the chosen key when it is still there and none is given."""
        chosen = chosen or self.chosen
        if [button.item for button in self._buttons] != list(items):
            for button in self._buttons:
                self._row.removeWidget(button)
                button.deleteLater()
                button.hide()
            self._buttons = [
                _SegmentButton(self.theme, item, self._height, named=self._named, parent=self) for item in items
            ]
            for button in self._buttons:
                button.set_bare(self._bare)
                across = QSizePolicy.Policy.Expanding if self._expand else QSizePolicy.Policy.Fixed
                button.setAccessibleDescription(self.accessibleName())
                button.setSizePolicy(across, QSizePolicy.Policy.Fixed)
                button.clicked.connect(self._on_clicked)
                button.toggled.connect(self._on_toggled)
                self._row.addWidget(button)
                button.show()
        self.set_chosen(chosen)

    def set_bare(self, bare: bool) -> None:
        """Show the icons alone, where there is no room for a label."""
        if bare != self._bare:
            self._bare = bare
            for button in self._buttons:
                button.set_bare(bare)
            self._row.activate()
            self.updateGeometry()

    def set_chosen(self, key: str) -> None:
        """Choose without a signal."""
        if any(button.item.key == key for button in self._buttons):
            self._told = key
        for button in self._buttons:
            if button.item.key == key:
                button.setChecked(True)

    def paint(self, canvas: Canvas) -> None:
        """The common ground, and lines between those that are not chosen."""
        theme = self.theme
        high = theme.px(self._height)
        rect = QRectF(0, (self.height() - high) / 2, self.width(), high)
        canvas.box(rect, "sunken", "line", theme.radius("control"))
        for before, button in zip(self._buttons, self._buttons[1:], strict=False):
            if not before.isChecked() and not button.isChecked():
                canvas.rule_down(button.x(), rect.y() + high / 4, high / 2)

    def _on_toggled(self, on: bool) -> None:
        self.update()
        if on:
            self.setFocusProxy(next(button for button in self._buttons if button.isChecked()))
        if not self._named:
            for button in self._buttons:
                button.updateGeometry()
        if on and self.chosen != self._told and any(button.hasFocus() for button in self._buttons):
            self._tell()  # the arrow keys choose without a click

    def _on_clicked(self) -> None:
        self._tell()

    def _tell(self) -> None:
        if self.chosen != self._told:
            self._told = self.chosen
            self.chosen_changed.emit(self._told)
