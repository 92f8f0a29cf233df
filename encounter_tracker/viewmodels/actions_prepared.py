"""Actions of prepared encounters, waves, templates and marks, for the action table."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from encounter_tracker.viewmodels.action_types import Action, Group

__all__ = ["marking_actions", "prepared_actions", "wave_actions"]

tr = QCoreApplication.translate


def wave_actions() -> tuple[Action, ...]:
    """What becomes of waves that are due."""
    g: Group = "turn"
    return (
        Action(
            id="bring_wave",
            text=tr("Actions", "Bring the wave that is due"),
            keys=("Shift+A",),
            group=g,
            icon="users",
            need="wave",
            separated=True,
        ),
        Action(id="drop_wave", text=tr("Actions", "The wave that is due does not come"), group=g, need="wave"),
    )


def marking_actions() -> tuple[Action, ...]:
    """What makes combatants differ from each other."""
    g: Group = "combatant"
    return (
        Action(
            id="templates",
            text=tr("Actions", "Templates: advanced, giant, young…"),
            keys=("Shift+T",),
            group=g,
            icon="layers",
            need="anyone",
            separated=True,
        ),
        Action(id="mark", text=tr("Actions", "Colour mark…"), keys=("U",), group=g, icon="flag", need="target"),
    )


def prepared_actions() -> tuple[Action, ...]:
    """Encounters prepared beforehand, and what the fight is worth."""
    g: Group = "encounter"
    return (
        Action(
            id="prepared",
            text=tr("Actions", "Prepared encounters…"),
            keys=("Ctrl+G",),
            group=g,
            icon="scroll-text",
            separated=True,
        ),
        Action(
            id="fight_worth",
            text=tr("Actions", "What this fight is worth, and its waves…"),
            keys=("Ctrl+Shift+G",),
            group=g,
            need="anyone",
        ),
    )
