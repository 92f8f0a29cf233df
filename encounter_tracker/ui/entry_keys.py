"""The keys with which hit points begin, wherever no text field has the keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

_ENTRY: Final = frozenset("0123456789+-=\N{MINUS SIGN}")
_COMMAND: Final = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)


def entry_of(event: QKeyEvent) -> str:
    """The digit or sign that was typed; "" for any other key and together with Ctrl, Alt or Meta."""
    text = event.text()
    return text if text in _ENTRY and not event.modifiers() & _COMMAND else ""
