"""The menus of the combatant pane."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMenu

from encounter_tracker.viewmodels.texts.language import tr

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QPoint
    from PySide6.QtWidgets import QWidget

    from encounter_tracker.ui.combatant.pane import CombatantPane
    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.combatant_rows import ActionRow, ForceRow


def action_menu(theme: Theme, rows: Sequence[ActionRow], ask: Callable[[str], object], parent: QWidget) -> QMenu:
    """Everything that can be done to the combatant; what cannot says why in its tooltip."""
    menu = _menu(parent)
    group = None
    for row in rows:
        if group is not None and row.group != group:
            menu.addSeparator()
        group = row.group
        action = menu.addAction(row.text)
        if row.icon:
            action.setIcon(theme.qicon(row.icon))
        if row.checked is not None:
            action.setCheckable(True)
            action.setChecked(row.checked)
        action.setEnabled(row.enabled)
        action.setToolTip(row.reason or row.text)
        action.setObjectName(row.key)
        action.triggered.connect(lambda _checked=False, key=row.key: ask(key))
    return menu


def force_menu(
    pane: CombatantPane, row: ForceRow, open_effect: Callable[[str], object], end: Callable[[str], object]
) -> QMenu:
    """What can be done to something in force."""
    menu, model = _menu(pane), pane.model
    menu.addAction(tr("CombatantPane", "Open in the editor")).triggered.connect(lambda: open_effect(row.key))
    if row.suppressed:
        release = menu.addAction(tr("CombatantPane", "Let it work again"))
        release.triggered.connect(lambda: model.suppress_effect(row.effect, on=False))
    elif row.works:
        hold = menu.addAction(tr("CombatantPane", "Hold it down"))
        hold.triggered.connect(lambda: model.suppress_effect(row.effect, on=True))
    key = model.order_key(row.effect)
    if key:
        menu.addAction(tr("CombatantPane", "Order…")).triggered.connect(lambda: pane.order_requested.emit(key))
    if row.affliction:
        menu.addAction(tr("CombatantPane", "Save against it now")).triggered.connect(
            lambda: model.save_affliction(row.effect)
        )
    if row.affliction == "poison":
        menu.addAction(tr("CombatantPane", "Another dose…")).triggered.connect(
            lambda: pane.dose_requested.emit(row.effect)
        )
    menu.addSeparator()
    ends = tr("CombatantPane", "It is cured") if row.affliction else tr("CombatantPane", "End it on this one")
    menu.addAction(ends).triggered.connect(lambda: end(row.key))
    return menu


def open_tile_menu(pane: CombatantPane, figure: str, at: QPoint) -> None:
    """Spell resistance is lowered and raised, or overruled; any other figure is overruled."""
    rows = [row for row in pane.model.actions() if row.key in {"lower_sr", "raise_sr"}] if figure == "sr" else []
    if not rows:
        pane.overrule(figure)
        return
    menu = _menu(pane)
    for row in rows:
        action = menu.addAction(row.text)
        action.setObjectName(row.key)
        action.triggered.connect(lambda _checked=False, key=row.key: pane.ask(key))
    menu.addAction(tr("CombatantPane", "Overrule…")).triggered.connect(lambda: pane.overrule(figure))
    menu.popup(at)


def open_attack_menu(pane: CombatantPane, key: str, at: QPoint) -> None:
    """An attack is made, asks why its bonus is what it is, or is edited."""
    menu, rows = _menu(pane), pane.sheet.columns.attacks
    attack = menu.addAction(tr("CombatantPane", "Attack with it…"))
    attack.triggered.connect(lambda: pane.attack_requested.emit(place_of(key)))
    menu.addAction(tr("CombatantPane", "Why this bonus")).triggered.connect(lambda: rows.why_requested.emit(key))
    menu.addAction(tr("CombatantPane", "Edit…")).triggered.connect(lambda: rows.open_requested.emit(key))
    menu.popup(at)


def place_of(key: str) -> int:
    """The place of an attack in the stat block by the key of its line ("attacks:2")."""
    return int(key.partition(":")[2] or 0)


def _menu(parent: QWidget) -> QMenu:
    menu = QMenu(parent)
    menu.setToolTipsVisible(True)
    menu.aboutToHide.connect(menu.deleteLater)
    return menu
