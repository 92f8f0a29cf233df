"""A panel over the window: a child of it, so that nothing flickers and the focus is never lost to another window."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QVBoxLayout, QWidget
from shiboken6 import isValid

from encounter_tracker.ui.widgets.base import PaintedWidget

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent, QMouseEvent

    from encounter_tracker.ui.theme import Role, Theme
    from encounter_tracker.ui.widgets.canvas import Canvas

Backdrop: TypeAlias = Literal["none", "clear", "dim"]
"""What lies under an open popover: nothing, a clear pane that takes the first click, or a dark one."""

_EDGE = 12  # room for the shadow around the panel
_GAP = 6  # between the anchor and the panel
_SHADES = 8
_TRIES = 3
_ENTER = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
_TEXTS = (QLineEdit, QPlainTextEdit)
_DIM = 90  # of 255


class _Scrim(PaintedWidget):
    pressed = Signal()

    def __init__(self, theme: Theme, window: QWidget, *, dim: bool) -> None:
        super().__init__(theme, window)
        self._dim = dim
        self.hide()

    def paint(self, canvas: Canvas) -> None:
        if self._dim:
            shade = QColor(self.theme.color("scrim"))
            shade.setAlpha(_DIM)
            canvas.fill(QRectF(self.rect()), shade)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self.pressed.emit()


class Popover(PaintedWidget):
    """A rounded panel with a shadow. Put the content into `body`, open it with one of the `open_…` methods.

    Esc (and, with a backdrop, a click beside it) closes it; the focus goes back to where it was. Tab stays inside.
    """

    opened = Signal()
    closed = Signal()

    def __init__(
        self,
        theme: Theme,
        window: QWidget,
        *,
        name: str = "",
        backdrop: Backdrop = "none",
        edge: Role = "select_line",
        close_on_leave: bool = True,
    ) -> None:
        """Make a closed popover.

        Args:
            theme: the theme.
            window: the window it lies over.
            name: the accessible name.
            backdrop: what lies under it.
            edge: the colour of its outline.
            close_on_leave: close it when the focus goes to another part of the window.
        """
        super().__init__(theme, window)
        self.setAccessibleName(name)
        self._host, self._edge, self._close_on_leave = window, edge, close_on_leave
        self._back: QWidget | None = None
        self._closing = False
        self._place: Callable[[QSize], QRect] = lambda size: QRect(QPoint(0, 0), size)
        self._spared: QRect | None = None
        self._scrim: _Scrim | None = None
        if backdrop != "none":
            self._scrim = _Scrim(theme, window, dim=backdrop == "dim")
            self._scrim.pressed.connect(self.close_popover)
        self.body = QVBoxLayout(self)
        inset = _EDGE + 2
        self.body.setContentsMargins(inset, inset, inset, inset)
        self.body.setSpacing(0)
        self.hide()

    # ---- opening and closing --------------------------------------------------------------------------------

    @property
    def is_open(self) -> bool:
        """Whether it is shown."""
        return not self.isHidden()

    def open_below(self, anchor: QWidget, *, width: int = 0, align_right: bool = False) -> None:
        """Open under a widget (above it where there is no room), as wide as given or needed."""

        def place(size: QSize) -> QRect:
            at = _rect_in(anchor, self._host)
            wide = width or size.width()
            left = at.right() + 1 - wide if align_right else at.left()
            top = at.bottom() + 1 + _GAP
            if top + size.height() > self._host.height() and at.top() - _GAP - size.height() >= 0:
                top = at.top() - _GAP - size.height()
            return QRect(left, top, wide, size.height())

        self._open(place)

    def open_beside(self, anchor: QWidget, *, top: int, width: int = 0) -> None:
        """Open at the right of a widget, at this height of the window."""

        def place(size: QSize) -> QRect:
            at = _rect_in(anchor, self._host)
            return QRect(at.right() + 1 + _GAP, top, width or size.width(), size.height())

        self._open(place)

    def open_centred(self, *, top: int = 80, width: int = 0) -> None:
        """Open in the middle of the window, at this height."""

        def place(size: QSize) -> QRect:
            wide = width or size.width()
            return QRect((self._host.width() - wide) // 2, top, wide, size.height())

        self._open(place)

    def open_in(self, rect: QRect) -> None:
        """Open in a rectangle of the window."""
        self._open(lambda _size: rect)

    def spare(self, rect: QRect | None) -> None:
        """A part of the window which the backdrop leaves as it is (the list at the left)."""
        self._spared = rect

    def close_popover(self) -> None:
        """Close it and give the focus back."""
        if self.isHidden():
            return
        focus = QApplication.focusWidget()
        inside = focus is None or self.isAncestorOf(focus) or focus is self
        self._closing = True  # Qt looks for the next widget when the one with the focus goes: not one of the hidden
        self.hide()
        self._closing = False
        if self._scrim is not None:
            self._scrim.hide()
        self._host.removeEventFilter(self)
        QApplication.instance().focusChanged.disconnect(self._on_focus_changed)  # type: ignore[union-attr]
        back, self._back = self._back, None
        if inside and back is not None and isValid(back) and back.isVisible():
            back.setFocus(Qt.FocusReason.OtherFocusReason)
        elif inside and callable(home := getattr(self._host, "take_focus", None)):
            home()
        self.closed.emit()

    def settle(self) -> None:
        """Measure the content anew and place the panel; happens by itself when the content changes its size."""
        if self.isHidden():
            return
        for _ in range(_TRIES):  # what wraps may be lower once it has its width
            placed = self._measured().adjusted(-_EDGE, -_EDGE, _EDGE, _EDGE)
            if placed == self.geometry():
                break
            self.setGeometry(placed)
        if self._scrim is not None:
            self._scrim.setGeometry(self._scrim_rect())

    def _measured(self) -> QRect:
        """Where the panel is to stand in the window."""
        self.body.activate()
        wanted = self.body.sizeHint()
        hint = QSize(wanted.width() - 2 * _EDGE, wanted.height() - 2 * _EDGE)
        panel = self._place(hint)
        if self.body.hasHeightForWidth():
            height = self.body.heightForWidth(panel.width() + 2 * _EDGE) - 2 * _EDGE
            panel = self._place(QSize(panel.width(), height))
        return _kept_inside(panel, self._host.rect())

    def take_width(self, width: int) -> None:
        """Be so wide before the content is measured: what wraps is measured for it then."""
        whole = width + 2 * _EDGE
        if self.width() != whole:
            self.resize(whole, self.height())
            self.body.activate()

    def is_settled(self) -> None:
        """What was shown and hidden while settling is no reason to settle again."""
        self.body.activate()
        QCoreApplication.removePostedEvents(self, QEvent.Type.LayoutRequest.value)

    def focus_first(self) -> None:
        """Give the focus to the first control; override to choose another."""
        first = next(iter(self._stops()), None)
        (first or self).setFocus(Qt.FocusReason.OtherFocusReason)

    # ---- events ---------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        """Shadow (some rounded rectangles) and panel."""
        panel = QRectF(self.rect()).adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        shade = QColor(0, 0, 0, 14)
        for step in range(_SHADES):
            canvas.box(panel.adjusted(-step, 3 - step, step, step + 3), shade, None, 8 + step)
        canvas.box(panel, "pane", self._edge, self.theme.radius("popover"), 1.5)

    def event(self, event: QEvent) -> bool:
        """Claim Esc before a shortcut of the window does; follow the size of the content."""
        if event.type() is QEvent.Type.ShortcutOverride and _is_escape(event):
            event.accept()
            return True
        handled = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self.settle()
        return handled

    def submit(self) -> None:
        """What Enter does where no text is typed and no button is pressed (on a choice); override it."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes, Enter answers (a text field says so itself, and then passes the key on)."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_popover()
            return
        if event.key() in _ENTER and not event.isAutoRepeat() and not isinstance(QApplication.focusWidget(), _TEXTS):
            self.submit()
            return
        super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on the panel is not a click on what lies under it."""
        event.accept()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the window."""
        if event.type() is QEvent.Type.Resize and watched is self.parentWidget():
            self.settle()
        return super().eventFilter(watched, event)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002 - Qt's name
        """Tab stays inside."""
        stops = self._stops() if not self._closing else []
        if not stops:
            return False
        focus = QApplication.focusWidget()
        here = stops.index(focus) if focus in stops else -1 if next else 0
        reason = Qt.FocusReason.TabFocusReason if next else Qt.FocusReason.BacktabFocusReason
        stops[(here + (1 if next else -1)) % len(stops)].setFocus(reason)
        return True

    # ---- inside ---------------------------------------------------------------------------------------------

    def _open(self, place: Callable[[QSize], QRect]) -> None:
        self._place = place
        if not self.isHidden():
            self.settle()
            return
        # behind a dialog that has just closed the window is not active again: its own focus is still known
        self._back = QApplication.focusWidget() or self._host.window().focusWidget()
        if self._scrim is not None:
            self._scrim.show()
            self._scrim.raise_()
        self.show()
        self.raise_()
        self.settle()
        self._host.installEventFilter(self)
        self.focus_first()
        QApplication.instance().focusChanged.connect(self._on_focus_changed)  # type: ignore[union-attr]
        self.opened.emit()

    def _stops(self) -> list[QWidget]:
        """What Tab reaches, in the order of the window."""
        found: list[QWidget] = []
        widget = self.nextInFocusChain()
        while widget is not None and widget is not self:
            tabbed = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus) and widget.focusProxy() is None
            if tabbed and self.isAncestorOf(widget) and widget.isVisibleTo(self) and widget.isEnabled():
                found.append(widget)
            widget = widget.nextInFocusChain()
        return found

    def _scrim_rect(self) -> QRect:
        whole = self._host.rect()
        if self._spared is None:
            return whole
        return QRect(QPoint(self._spared.right() + 1, self._spared.top()), whole.bottomRight())

    def _on_focus_changed(self, _old: QWidget | None, new: QWidget | None) -> None:
        if not self._close_on_leave or new is None or self.isHidden():
            return
        if new is not self and not self.isAncestorOf(new) and new.window() is self.window():
            self.close_popover()


def _is_escape(event: QEvent) -> bool:
    from PySide6.QtGui import QKeyEvent

    return isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape


def _rect_in(widget: QWidget, window: QWidget) -> QRect:
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())


def _kept_inside(panel: QRect, window: QRect) -> QRect:
    """Move the panel into the window, and make it smaller only where it is larger than the window."""
    room = window.adjusted(4, 4, -4, -4)
    size = panel.size().boundedTo(room.size())
    left = min(max(panel.left(), room.left()), room.right() + 1 - size.width())
    top = min(max(panel.top(), room.top()), room.bottom() + 1 - size.height())
    return QRect(QPoint(left, top), size)
