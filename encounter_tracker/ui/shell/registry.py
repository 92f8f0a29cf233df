"""Qt actions made from the action table: one place for keys, menus, enablement and tooltips."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, Qt, Signal
from PySide6.QtGui import QAction, QContextMenuEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from encounter_tracker.ui.widgets import Popover
from encounter_tracker.viewmodels.actions import GROUPS, Action, action_table, group_name, holds, is_held, why_not

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping

    from encounter_tracker.viewmodels.bridge import EncounterBridge

#: The unshifted characters of the digit row on French keyboards, from 1 to 9 (accepted instead of the digits).
AZERTY_DIGITS = (
    "&\N{LATIN SMALL LETTER E WITH ACUTE}\"'(-\N{LATIN SMALL LETTER E WITH GRAVE}_\N{LATIN SMALL LETTER C WITH CEDILLA}"
)


def is_plain(keys: str) -> bool:
    """Whether a key sequence has no Ctrl, Alt or Meta and is no function key: it must not act while one types."""
    if any(part in keys for part in ("Ctrl+", "Alt+", "Meta+")):
        return False
    return keys.removeprefix("Shift+") not in {f"F{n}" for n in range(1, 13)}


class ActionRegistry(QObject):
    """Owns a ``QAction`` for each entry of the table; ``bind`` says what it does."""

    done = Signal(str)
    """An action was carried out."""

    def __init__(
        self,
        window: QWidget,
        bridge: EncounterBridge,
        *,
        changed_keys: Mapping[str, tuple[str, ...]] | None = None,
    ) -> None:
        """Make the actions and put them on ``window``; ``changed_keys``: the user's own, by action id."""
        super().__init__(window)
        self._window, self._bridge = window, bridge
        self._changed = dict(changed_keys or {})
        self._slots: dict[str, Callable[[], object]] = {}
        self._table: dict[str, Action] = {}
        self._actions: dict[str, QAction] = {}
        self._in_force: dict[str, tuple[str, ...]] = {}
        self._busy = False
        for entry in action_table():
            action = QAction(window)
            action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
            action.triggered.connect(lambda _checked=False, key=entry.id: self.trigger(key))
            window.addAction(action)
            self._actions[entry.id] = action
        self.retranslate()
        bridge.changed.connect(lambda _change: self.refresh())
        bridge.selection_changed.connect(self.refresh)
        application = QApplication.instance()
        assert isinstance(application, QApplication)  # noqa: S101 - there are widgets
        application.focusChanged.connect(self._on_focus_changed)

    def bind(self, slots: Mapping[str, Callable[[], object]]) -> None:
        """Say what actions do."""
        unknown = set(slots) - set(self._table)
        if unknown:
            raise KeyError(sorted(unknown))
        self._slots.update(slots)

    @property
    def unbound(self) -> tuple[str, ...]:
        """Actions of the table that nothing does: there must be none."""
        return tuple(key for key in self._table if key not in self._slots)

    def entries(self) -> tuple[Action, ...]:
        """The table in the language in use, with the keys in force."""
        return tuple(self._table.values())

    def action(self, key: str) -> QAction:
        """The Qt action of an id."""
        return self._actions[key]

    def keys_of(self, key: str, *, while_typing: bool = False) -> str:
        """The first key of an action as it is shown ("Ctrl+Z"), or ""; ``while_typing``: one that types no letter."""
        keys = self._table[key].keys
        if while_typing:
            keys = tuple(text for text in keys if len(text) > 1) or keys
        return QKeySequence(keys[0]).toString(QKeySequence.SequenceFormat.NativeText) if keys else ""

    def shown_keys(self) -> dict[str, str]:
        """The first key of every action, as it is shown."""
        return {key: self.keys_of(key) for key in self._table}

    def trigger(self, key: str) -> bool:
        """Do it, if it can be done now and no popover stands before a plain key; whether it was done."""
        entry = self._table[key]
        if is_held(entry, self._bridge) and self._bridge.held():
            return False
        if why_not(entry, self._bridge) or key not in self._slots:
            return False
        self._slots[key]()
        self.done.emit(key)
        return True

    def reason(self, key: str) -> str:
        """Why it cannot be done now, or ""."""
        return why_not(self._table[key], self._bridge)

    def retranslate(self) -> None:
        """Take the words in the language in use."""
        for entry in action_table():
            keys = self._changed.get(entry.id, entry.keys)
            known = Action(
                id=entry.id,
                text=entry.text,
                keys=keys,
                group=entry.group,
                icon=entry.icon,
                need=entry.need,
                separated=entry.separated,
                menu=entry.menu,
            )
            self._table[entry.id] = known
            action = self._actions[entry.id]
            action.setText(entry.text)
        self.refresh()

    def refresh(self) -> None:
        """Enable what can be done now; a key shared by two actions goes to the one that can."""
        for key, entry in self._table.items():
            reason = why_not(entry, self._bridge)
            action = self._actions[key]
            held = is_held(entry, self._bridge) and holds(entry.need, self._bridge)  # its key says why
            action.setEnabled(held or not reason)
            action.setToolTip(reason or entry.text)
        self._busy = self.popover_has_focus()
        for key, entry in self._table.items():
            held = self._busy or not self._actions[key].isEnabled()
            keys = tuple(text for text in entry.keys if not (held and is_plain(text)))
            if self._in_force.get(key) != keys:
                self._in_force[key] = keys
                self._actions[key].setShortcuts([QKeySequence(text) for text in keys])

    def _on_focus_changed(self) -> None:
        if self.popover_has_focus() != self._busy:
            self.refresh()

    def popover_has_focus(self) -> bool:
        """Whether the keyboard is in a popover: plain letters mean nothing to the window then."""
        widget = QApplication.focusWidget()
        while widget is not None and widget is not self._window:
            if isinstance(widget, Popover):
                return True
            widget = widget.parentWidget()
        return False

    def fill_menu(self, menu: QMenu) -> None:
        """Put all actions into a menu, a submenu for each group."""
        menu.clear()
        for group in GROUPS:
            sub = menu.addMenu(group_name(group))
            self.fill_group(sub, group)

    def mark(self, keys: tuple[str, ...], chosen: Collection[str]) -> None:
        """Tick those of some actions that are in force."""
        for key in keys:
            self._actions[key].setCheckable(True)
            self._actions[key].setChecked(key in chosen)

    def fill_group(self, menu: QMenu, group: str) -> None:
        """Put the actions of one group into a menu."""
        for key, entry in self._table.items():
            if entry.group != group or not entry.menu:
                continue
            if entry.separated:
                menu.addSeparator()
            menu.addAction(self._actions[key])


def further_keys(window: QWidget, return_nth: Callable[[int], object], open_menu: Callable[[], object]) -> None:
    """Alt and a digit brings back from the tray (French keyboards without Shift, too), F10 opens the menu.

    Shift+F10 does what the menu key does, which many keyboards have not.
    """
    for number, french in enumerate(AZERTY_DIGITS, 1):
        for keys in (f"Alt+{number}", f"Alt+{french}"):
            QShortcut(QKeySequence(keys), window).activated.connect(partial(return_nth, number))
    QShortcut(QKeySequence("F10"), window).activated.connect(open_menu)
    QShortcut(QKeySequence("Shift+F10"), window).activated.connect(_ask_for_context_menu)


def _ask_for_context_menu() -> None:
    """Ask what has the keyboard for its menu, as the menu key does."""
    focus = QApplication.focusWidget()
    if focus is not None:
        cursor = focus.inputMethodQuery(Qt.InputMethodQuery.ImCursorRectangle)
        at = cursor.center() if isinstance(cursor, QRect) else focus.rect().center()
        by_key = QContextMenuEvent.Reason.Keyboard
        QApplication.sendEvent(focus, QContextMenuEvent(by_key, at, focus.mapToGlobal(at)))
