"""Keys of the library: they go before the text fields and before the window below."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QKeyCombination, QMimeData, QObject, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QWidget

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

_KEYPAD: Final = Qt.KeyboardModifier.KeypadModifier
_TEXT: Final = frozenset({"Del", "Ctrl+C", "Ctrl+V"})


class LibraryKeys(QObject):
    """Watches the controls of the library; ``active`` says whether its keys mean anything now."""

    def __init__(
        self, surface: QWidget, actions: Mapping[str, Callable[[], object]], active: Callable[[], bool]
    ) -> None:
        """``actions`` by their keys as Qt writes them ("Ctrl+E")."""
        super().__init__(surface)
        self._surface, self._active = surface, active
        self._actions = {QKeySequence(keys).toString(): (keys, act) for keys, act in actions.items()}
        self.watch()

    def watch(self) -> None:
        """Watch every control that can have the keyboard."""
        for widget in (self._surface, *self._surface.findChildren(QWidget)):
            if widget.focusPolicy() is not Qt.FocusPolicy.NoFocus or widget is self._surface:
                widget.removeEventFilter(self)
                widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Claim the keys, then act on them."""
        if event.type() not in {QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress} or not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        pressed = QKeyCombination(event.modifiers() & ~_KEYPAD, Qt.Key(event.key()))
        keys, act = self._actions.get(QKeySequence(pressed).toString(), ("", None))
        if act is None or not self._active() or _is_for_text(watched, keys):
            return super().eventFilter(watched, event)
        event.accept()
        if event.type() is QEvent.Type.KeyPress:
            act()
        return True


def _is_for_text(watched: QObject, keys: str) -> bool:
    """Whether a text field does that itself: delete, copy what is marked in it, paste a few words into it."""
    if keys not in _TEXT or not isinstance(watched, QLineEdit | QPlainTextEdit):
        return False
    if keys == "Ctrl+V":
        mime: QMimeData | None = QGuiApplication.clipboard().mimeData()  # none on some platforms
        return mime is None or not (mime.hasUrls() or "\n" in mime.text().strip())
    return keys != "Ctrl+C" or not isinstance(watched, QLineEdit) or watched.hasSelectedText()
