"""A popover of a pane: as wide as the pane, under (or over) what it belongs to, never over what is beside the pane."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QLineEdit, QPlainTextEdit, QScrollArea, QVBoxLayout, QWidget

from encounter_tracker.ui.widgets.popover import Popover
from encounter_tracker.ui.widgets.scroll_bar import ScrollBar

if TYPE_CHECKING:
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QResizeEvent

    from encounter_tracker.ui.theme import Theme

_INSET = 8  # between the pane's edge and the panel
_GAP = 4  # between the anchor and the panel
_STEP = 24  # what an arrow scrolls
_LINE = 2  # the outline of the panel, inside its margins
_MARGIN = 4  # between the panel and the window's edge
_PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)


def typing() -> bool:
    """Whether the keyboard writes text now, so that single letters are letters."""
    return isinstance(QApplication.focusWidget(), QLineEdit | QPlainTextEdit)


def letter_of(event: QKeyEvent) -> str:
    """The letter that a key means, alone and while no text is typed; "" for none. With Alt: see `PopoverKeys`."""
    key = event.key()
    if not Qt.Key.Key_A <= key <= Qt.Key.Key_Z or event.modifiers() not in _PLAIN or typing():
        return ""
    return chr(key)


class FittingScroll(QScrollArea):
    """A scrolling part that asks for all the height of its content and gives way where there is less.

    Its scroll bar lies over the margin of the content, so that nothing moves when it comes or goes.
    """

    def __init__(self, theme: Theme, content: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._content, self._wide = content, 0
        self.setWidget(content)
        content.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
        self.bar = ScrollBar(theme, Qt.Orientation.Vertical, self)
        self.bar.hide()
        own = self.verticalScrollBar()
        own.rangeChanged.connect(self._follow)
        own.valueChanged.connect(self.bar.setValue)
        self.bar.valueChanged.connect(own.setValue)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the bar at the edge."""
        super().resizeEvent(event)
        width = self.bar.sizeHint().width()
        self.bar.setGeometry(self.width() - width, 0, width, self.height())

    def _follow(self, least: int, most: int) -> None:
        own = self.verticalScrollBar()
        self.bar.setRange(least, most)
        self.bar.setPageStep(own.pageStep())
        self.bar.setSingleStep(own.singleStep())
        self.bar.setValue(own.value())
        self.bar.setVisible(most > least)
        self.bar.raise_()

    def step(self, event: QKeyEvent) -> bool:
        """Scroll by an arrow or a page, if this is such a key; for whatever has the keyboard around it."""
        own = self.verticalScrollBar()
        steps = {
            Qt.Key.Key_Up: -_STEP,
            Qt.Key.Key_Down: _STEP,
            Qt.Key.Key_PageUp: -own.pageStep(),
            Qt.Key.Key_PageDown: own.pageStep(),
        }
        step = steps.get(Qt.Key(event.key()))
        if step is not None:
            own.setValue(own.value() + step)
        return step is not None

    def expect_width(self, width: int) -> None:
        """Measure the content for this width, which it is going to have (0: for the width it has)."""
        self._wide = width
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """As high as the content."""
        content, width = self._content, self._wide or self.viewport().width()
        height = content.heightForWidth(width) if content.hasHeightForWidth() else content.sizeHint().height()
        return QSize(content.sizeHint().width(), height)

    def minimumSizeHint(self) -> QSize:
        """It may become low."""
        return QSize(60, 40)


class PanePopover(Popover):
    """A popover over one pane. Subclasses claim single letters by `on_letter`."""

    def __init__(self, theme: Theme, window: QWidget, *, name: str = "") -> None:
        super().__init__(theme, window, name=name, edge="focus")
        self._pane: QWidget | None = None
        self._anchor: QWidget | None = None
        self.column = QVBoxLayout()
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(0)
        self.body.addLayout(self.column)

    @property
    def anchor(self) -> QWidget | None:
        """What it belongs to."""
        return self._anchor

    def open_over(self, pane: QWidget, anchor: QWidget) -> None:
        """Open in the column of a pane, under its anchor, or over it where there is more room."""
        self._pane, self._anchor = pane, anchor
        self._open(self._rect)
        self.settle()

    def on_letter(self, letter: str) -> bool:
        """A single letter was pressed; whether it means something here."""
        del letter
        return False

    def claims_letter(self, letter: str) -> bool:
        """Whether a letter means something here, without doing it."""
        del letter
        return False

    def event(self, event: QEvent) -> bool:
        """Claim our letters before a shortcut of the window does."""
        if event.type() is event.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            letter = letter_of(event)
            if letter and self.claims_letter(letter):
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters first."""
        letter = letter_of(event)
        if letter and self.on_letter(letter):
            event.accept()
            return
        super().keyPressEvent(event)

    def _rect(self, size: QSize) -> QRect:
        host, pane, anchor = self._host, self._pane, self._anchor
        if pane is None or anchor is None:
            return QRect(QPoint(0, 0), size)
        column = QRect(pane.mapTo(host, QPoint(0, 0)), pane.size())
        at = QRect(anchor.mapTo(host, QPoint(0, 0)), anchor.size()).intersected(column)
        if at.isEmpty():
            at = QRect(column.topLeft(), QSize(column.width(), 1))
        width = min(column.width(), host.width() - 2 * _MARGIN) - 2 * _INSET
        below = host.height() - at.bottom() - 1 - _GAP - _MARGIN
        above = at.top() - _GAP - _MARGIN
        left = column.left() + _INSET
        least = self.body.minimumSize().height() - 2 * (self.body.contentsMargins().top() - _LINE)
        if size.height() <= below or below >= above:
            return QRect(left, at.bottom() + 1 + _GAP, width, max(least, min(size.height(), below)))
        height = max(least, min(size.height(), above))
        return QRect(left, at.top() - _GAP - height, width, height)
