"""A menu made of the items of a view-model."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.effect_menu import MenuItem

_KEYS: Final = {"−": "-"}


def build_menu(theme: Theme, items: Sequence[MenuItem], act: Callable[[str], object], parent: QWidget) -> QMenu:
    """A menu; ``act`` is called with the key of what was chosen. It goes by itself when it is closed."""
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.setToolTipsVisible(True)
    _fill(theme, menu, items, act)
    return menu


def _fill(theme: Theme, menu: QMenu, items: Sequence[MenuItem], act: Callable[[str], object]) -> None:
    for item in items:
        if item.separated:
            menu.addSeparator()
        if item.items:
            inner = menu.addMenu(item.text)
            inner.setToolTipsVisible(True)
            inner.setEnabled(item.enabled)
            if item.icon:
                inner.setIcon(theme.qicon(item.icon))
            _fill(theme, inner, item.items, act)
            continue
        action = menu.addAction(item.text)
        if item.icon:
            action.setIcon(theme.qicon(item.icon))
        if item.shortcut:
            action.setShortcut(QKeySequence(_KEYS.get(item.shortcut, item.shortcut)))
            action.setShortcutVisibleInContextMenu(True)
            action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        action.setEnabled(item.enabled)
        action.setToolTip(item.tip or item.text)
        action.triggered.connect(_chosen(act, item.key))


def _chosen(act: Callable[[str], object], key: str) -> Callable[[], None]:
    def choose() -> None:
        act(key)

    return choose
