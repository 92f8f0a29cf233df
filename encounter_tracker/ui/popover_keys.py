"""Keys of an open popover: letters and digits with Alt (on macOS with Control, where Alt writes characters).

They go before the window's shortcuts, and before the text fields that would type the letter.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

_MAC: Final = sys.platform == "darwin"
#: Qt calls Control "Meta" on macOS.
_HELD: Final = Qt.KeyboardModifier.MetaModifier if _MAC else Qt.KeyboardModifier.AltModifier
_IGNORED: Final = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
#: French keyboards give digits only with Shift: the unshifted key of the same place counts as well.
_FRENCH_DIGITS: Final[dict[int, str]] = {
    Qt.Key.Key_Ampersand: "1",
    Qt.Key.Key_Eacute: "2",
    Qt.Key.Key_QuoteDbl: "3",
    Qt.Key.Key_Apostrophe: "4",
    Qt.Key.Key_ParenLeft: "5",
    Qt.Key.Key_Minus: "6",
    Qt.Key.Key_Egrave: "7",
    Qt.Key.Key_Underscore: "8",
    Qt.Key.Key_Ccedilla: "9",
}


def alt_cap(key: str) -> str:
    """A letter or digit with the key that is held, as a key cap shows it."""
    if _MAC:
        return f"\N{UP ARROWHEAD}{key}"
    return QCoreApplication.translate("Keys", "Alt {0}").format(key)


def enter_cap() -> str:
    """Enter as a key cap shows it."""
    return QCoreApplication.translate("Keys", "Enter")


def escape_cap() -> str:
    """Escape as a key cap shows it."""
    return QCoreApplication.translate("Keys", "Esc")


def held_key(event: QKeyEvent) -> str:
    """The letter or digit that is pressed with Alt held ("H", "1"), or ""."""
    if event.modifiers() & ~_IGNORED != _HELD:
        return ""
    key = event.key()
    if Qt.Key.Key_A <= key <= Qt.Key.Key_Z or Qt.Key.Key_0 <= key <= Qt.Key.Key_9:
        return chr(key)
    return _FRENCH_DIGITS.get(key, "")


class PopoverKeys(QObject):
    """Watches the controls of a popover for its keys."""

    def __init__(self, popover: QWidget, actions: Mapping[str, Callable[[], object]]) -> None:
        """Watch ``popover``; ``actions`` by letter or digit. Call ``watch`` when controls were added."""
        super().__init__(popover)
        self._popover, self._actions = popover, actions
        self.watch()

    def watch(self) -> None:
        """Watch every control that can have the keyboard."""
        for widget in (self._popover, *self._popover.findChildren(QWidget)):
            if widget.focusPolicy() is not Qt.FocusPolicy.NoFocus or widget is self._popover:
                widget.removeEventFilter(self)
                widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Claim the keys, then act on them."""
        if event.type() not in {QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress} or not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        action = self._actions.get(held_key(event))
        if action is None:
            return super().eventFilter(watched, event)
        event.accept()
        if event.type() is QEvent.Type.KeyPress:
            action()
        return True
