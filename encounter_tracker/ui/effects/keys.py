"""Keys inside the forms: single letters are not for the fight while one of them has the keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

if TYPE_CHECKING:
    from collections.abc import Iterable

_WITH = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
ENTER = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})


def is_claimed(event: QEvent, letters: Iterable[str] = ()) -> bool:
    """Whether a form takes a key before the window's shortcuts: Esc, plain keys, Enter, and its own ``letters``."""
    if event.type() is not QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
        return False
    if event.key() in {Qt.Key.Key_Escape, Qt.Key.Key_Delete, *ENTER}:
        return True
    if event.modifiers() & _WITH:
        return letter_of(event) in set(letters) or is_keep(event)
    return bool(event.text()) and event.text().isprintable()


def letter_of(event: QKeyEvent) -> str:
    """The letter of Alt (on macOS Control) and a letter, in capitals; "" for anything else."""
    alt = event.modifiers() & (Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier)
    if not alt or event.modifiers() & Qt.KeyboardModifier.ControlModifier:
        return ""
    return chr(event.key()) if Qt.Key.Key_A <= event.key() <= Qt.Key.Key_Z else ""


def is_keep(event: QKeyEvent) -> bool:
    """Ctrl+S."""
    return event.key() == Qt.Key.Key_S and event.modifiers() == Qt.KeyboardModifier.ControlModifier


def is_apply(event: QKeyEvent) -> bool:
    """Ctrl+Enter."""
    return event.key() in ENTER and bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
