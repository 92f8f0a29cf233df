"""A choice from a list: Qt's own combo box (keyboard, type-ahead, screen readers) in our look."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QComboBox, QSizePolicy, QStyledItemDelegate, QWidget

from encounter_tracker.ui.widgets.base import keep_tooltip, ring_after
from encounter_tracker.ui.widgets.canvas import Canvas

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QModelIndex, QPersistentModelIndex
    from PySide6.QtGui import QFocusEvent, QPaintEvent, QWheelEvent
    from PySide6.QtWidgets import QStyleOptionViewItem

    from encounter_tracker.ui.theme import Role, Theme

_PAD = 10


class _Lines(QStyledItemDelegate):
    """Lines of the popup at least as high as the hit target."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        size = super().sizeHint(option, index)
        return QSize(size.width() + 12, max(size.height(), self._theme.px(26)))


class Combo(QComboBox):
    """A choice from a list of (key, text)."""

    chosen_changed = Signal(str)
    """The user chose another; its key. Not emitted by `set_chosen` and `set_items`."""

    def __init__(
        self,
        theme: Theme,
        items: Sequence[tuple[str, str]] = (),
        chosen: str = "",
        *,
        name: str = "",
        height: int = 28,
        parent: QWidget | None = None,
    ) -> None:
        """Make a combo.

        Args:
            theme: the theme.
            items: keys and texts.
            chosen: the key of the chosen one.
            name: the accessible name.
            height: in points at 100 %.
            parent: the parent.
        """
        super().__init__(parent)
        self.theme = theme
        self._height, self._ring = height, False
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setItemDelegate(_Lines(theme, self))
        self.set_items(items, chosen)
        self.activated.connect(self._on_activated)
        theme.theme_changed.connect(self._on_theme_changed)
        self._on_theme_changed()

    @property
    def chosen(self) -> str:
        """The key of the chosen one, or ""."""
        data = self.currentData()
        return data if isinstance(data, str) else ""

    def set_items(self, items: Sequence[tuple[str, str]], chosen: str = "") -> None:
        """Offer other choices; keeps the chosen key when it is still there and none is given."""
        chosen = chosen or self.chosen
        if self._items() != list(items):
            blocked = self.blockSignals(True)
            self.clear()
            for key, text in items:
                self.addItem(text, key)
            self.blockSignals(blocked)
            self.updateGeometry()
        self.set_chosen(chosen)

    def set_chosen(self, key: str) -> None:
        """Choose without a signal."""
        index = self.findData(key)
        if index >= 0:
            self.setCurrentIndex(index)
        self._told = self.chosen
        self.update()

    def sizeHint(self) -> QSize:
        """As wide as the widest choice."""
        face = self.theme.face("body")
        widest = max((face.width(self.itemText(index)) for index in range(self.count())), default=0.0)
        return QSize(round(widest) + 2 * _PAD + self.theme.px(14) + 9, self.height())

    def minimumSizeHint(self) -> QSize:
        """It may be shortened."""
        return QSize(self.theme.px(64), self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ground, ring, text, chevron."""
        del event
        painter = QPainter(self)
        canvas, theme = Canvas(painter, self.theme), self.theme
        rect, radius = QRectF(self.rect()), theme.radius("control")
        ink: Role = "ink" if self.isEnabled() else "ink3"
        line: Role = "ink3" if self.isEnabled() and self.underMouse() else "line"
        canvas.box(rect, "raised" if self.isEnabled() else None, line, radius)
        if self.hasFocus() and self._ring:
            canvas.focus_ring(rect, radius)
        small = theme.px(14)
        right = rect.right() - _PAD - small
        room = QRectF(_PAD, 0, right - _PAD - 4, rect.height())
        used = canvas.text(room, self.currentText(), "body", "medium", ink)
        canvas.icon(
            "chevron-down", right + 2, rect.center().y() - small / 2, small, "ink2" if self.isEnabled() else "ink3"
        )
        painter.end()
        cut = used < theme.face("body", "medium").width(self.currentText())
        keep_tooltip(self, self.currentText() if cut else "")

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring unless the mouse brought the focus."""
        self._ring = ring_after(event.reason(), before=self._ring)
        super().focusInEvent(event)

    def event(self, event: QEvent) -> bool:
        """Alt+Down opens the list before a shortcut of the window takes it."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and _opens(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Show the ring from the first key on; Space, F4 and Alt+Down open the list, Enter is for the form around."""
        self._ring = True
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            event.ignore()
            self.update()
            return
        super().keyPressEvent(event)

    def showPopup(self) -> None:  # noqa: N802 - Qt's name
        """Open the list, on the ground of a menu."""
        palette = self.theme.framed_palette("raised")
        self.view().setPalette(palette)
        self.view().window().setPalette(palette)
        super().showPopup()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turning the wheel over a form scrolls the form; it changes no choice."""
        event.ignore()

    def _items(self) -> list[tuple[str, str]]:
        return [(self.itemData(index), self.itemText(index)) for index in range(self.count())]

    def _on_activated(self) -> None:
        if self.chosen != self._told:
            self._told = self.chosen
            self.chosen_changed.emit(self._told)

    def _on_theme_changed(self) -> None:
        self.setFixedHeight(max(self.theme.px(self._height), self.theme.tokens.size["hit_target"]))
        self.setFont(self.theme.font())
        self.updateGeometry()
        self.update()


def _opens(event: QKeyEvent) -> bool:
    """Alt+Down and Alt+Up; F4 is nobody else's."""
    return event.key() in {Qt.Key.Key_Down, Qt.Key.Key_Up} and event.modifiers() == Qt.KeyboardModifier.AltModifier
