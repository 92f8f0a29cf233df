"""Actions of the party."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from encounter_tracker.viewmodels.action_types import Action, Group

__all__ = ["party_actions"]


def party_actions() -> tuple[Action, ...]:
    """What concerns the party, in the order of the menu."""
    tr = QCoreApplication.translate
    g: Group = "combatant"
    return (
        Action(
            id="party_join",
            text=tr("Actions", "The party into the fight"),
            keys=("G",),
            group=g,
            icon="swords",
            need="writable",
            separated=True,
        ),
        Action(id="party", text=tr("Actions", "The party…"), keys=("Ctrl+P",), group=g, icon="users"),
        Action(id="party_rest", text=tr("Actions", "The party rests 8 hours"), group=g, icon="moon"),
        Action(
            id="party_take",
            text=tr("Actions", "Take over into the party…"),
            keys=("Shift+G",),
            group=g,
            icon="history",
        ),
        Action(
            id="party_keep",
            text=tr("Actions", "Keep in the party"),
            group=g,
            icon="user-plus",
            need="target",
        ),
    )
