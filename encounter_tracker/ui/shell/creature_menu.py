"""The one menu of a combatant: what the fight does with it, and everything of its own pane."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu

from encounter_tracker.viewmodels.actions import group_name, read_only_reason
from encounter_tracker.viewmodels.palette_own import IN_THE_TABLE

if TYPE_CHECKING:
    from encounter_tracker.ui.shell.main_window import MainWindow
    from encounter_tracker.viewmodels.combatant_rows import ActionRow

_FIGHT: Final = ("hp", "effect", "condition", "affliction", "ability_harm", "save", "attack")
#: Groups of the pane's actions: cures and rest, raising the dead.
_INNER: Final = frozenset({2, 4})
_ORDER: Final = ("initiative", "hide", "mark", "templates", "move_up", "move_down")


def creature_menu(window: MainWindow, who: str) -> QMenu:
    """The menu for whoever is selected; what concerns one combatant alone is there where one is."""
    registry, bridge = window.registry, window.bridge
    menu = QMenu(window)
    menu.setToolTipsVisible(True)
    menu.aboutToHide.connect(menu.deleteLater)
    for keys in (_FIGHT, _ORDER):
        menu.addActions([registry.action(key) for key in keys])
        menu.addSeparator()
    if who and bridge.selected in {(), (who,)}:
        menu.addAction(registry.action("edit"))
        _add_own(menu, window, who)
        menu.addSeparator()
    else:
        registry.fill_group(menu.addMenu(group_name("harm")), "harm")
        menu.addSeparator()
    menu.addActions([registry.action(key) for key in ("keep_creature", "party_keep")])
    menu.addAction(registry.action("remove"))
    return menu


def _add_own(menu: QMenu, window: MainWindow, who: str) -> None:
    """What its pane can do; cures and what raises the dead stand in a menu of their own: all do not fit in one."""
    inner = QMenu(group_name("harm"), menu)
    inner.setToolTipsVisible(True)
    groups = {menu: 0, inner: 0}
    for row in window.panes.combatant_view_model.actions(who):
        if row.key in IN_THE_TABLE:
            continue
        place = inner if row.group in _INNER else menu
        if row.group != groups[place] and place.actions():
            place.addSeparator()
        groups[place] = row.group
        _add(place, window, who, row)
    menu.addMenu(inner)


def _add(menu: QMenu, window: MainWindow, who: str, row: ActionRow) -> None:
    action = menu.addAction(row.text)
    action.setObjectName(row.key)
    if row.icon:
        action.setIcon(window.theme.qicon(row.icon))
    if row.checked is not None:
        action.setCheckable(True)
        action.setChecked(row.checked)
    held = read_only_reason(window.bridge)
    action.setEnabled(row.enabled and not held)
    action.setToolTip(held or row.reason or row.text)
    # later, when the menu has given the keyboard back: what opens then notes where to return it
    later = Qt.ConnectionType.QueuedConnection
    action.triggered.connect(lambda _checked=False, key=row.key: window.panes.ask(key, who), later)
