"""Keys inside the forms: single letters are not for the fight while one of them has the keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

_WITH = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
_PLAIN = frozenset({Qt.Key.Key_Escape, Qt.Key.Key_Delete, Qt.Key.Key_Return, Qt.Key.Key_Enter})


def is_claimed(event: QEvent, *, alone: bool = False) -> bool:
    """Whether a form takes a key before the window's shortcuts: plain keys, Esc, Del, Enter.

    ``alone``: it lies over everything else, so that no key at all is for what is under it, but its own (``on_keys``).
    """
    if event.type() is not QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
        return False
    if event.modifiers() & _WITH:
        return alone and not _is_own(event)
    plain = event.key() in _PLAIN or (bool(event.text()) and event.text().isprintable())
    return plain or (alone and event.key() == Qt.Key.Key_F6)


def _is_own(event: QKeyEvent) -> bool:
    """Ctrl+Enter, or Alt (on macOS Control) and a letter."""
    if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
        return event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
    return Qt.Key.Key_A <= event.key() <= Qt.Key.Key_Z


def is_keep(event: QKeyEvent) -> bool:
    """Ctrl+S."""
    return event.key() == Qt.Key.Key_S and event.modifiers() == Qt.KeyboardModifier.ControlModifier


def on_keys(form: QWidget, keys: tuple[str, ...], act: Callable[[], object]) -> None:
    """Do something by these keys while the form has the keyboard, whatever part of it."""
    for key in keys:
        shortcut = QShortcut(QKeySequence(key), form)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.setAutoRepeat(False)
        shortcut.activated.connect(act)


def with_alt(letter: str) -> tuple[str, str]:
    """Alt and a letter; on macOS, where that writes a character, Control and the letter."""
    return f"Alt+{letter}", f"Meta+{letter}"


APPLY = ("Ctrl+Return", "Ctrl+Enter")
