"""Actions of the library, for the action table."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from encounter_tracker.viewmodels.action_types import Action, Group

__all__ = ["library_actions"]

tr = QCoreApplication.translate


def library_actions() -> tuple[Action, ...]:
    """Creatures kept from fight to fight."""
    g: Group = "combatant"
    return (
        Action(
            id="library",
            text=tr("Actions", "Library of creatures…"),
            keys=("Ctrl+L",),
            group=g,
            icon="book-open",
            separated=True,
        ),
        Action(
            id="keep_creature",
            text=tr("Actions", "Keep the stat block in the library"),
            group=g,
            icon="save",
            need="target",
        ),
        Action(id="import_library", text=tr("Actions", "Import files into the library…"), group=g, icon="file-down"),
    )
