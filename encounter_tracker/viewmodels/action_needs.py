"""Whether an action can be done now, and if not, why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.planning import due_waves

if TYPE_CHECKING:
    from encounter_tracker.viewmodels.action_types import Action, Need
    from encounter_tracker.viewmodels.bridge import EncounterBridge


def why_not(action: Action, bridge: EncounterBridge) -> str:
    """Why an action cannot be done now; "" when it can."""
    if is_held(action, bridge):
        return read_only_reason(bridge)
    if holds(action.need, bridge):
        return ""
    if action.need == "not_started" and bridge.state.started:
        return QCoreApplication.translate("Actions", "the fight is under way already")
    return _reason(action.need)


def is_held(action: Action, bridge: EncounterBridge) -> bool:
    """Whether an action changes an encounter that can only be read."""
    return bridge.model.read_only and bool(action.need) and action.group not in {"view", "help"}


def read_only_reason(bridge: EncounterBridge) -> str:
    """Why nothing can be changed, where the encounter can only be read; else ""."""
    if bridge.model.read_only:
        return QCoreApplication.translate("Actions", "this encounter can only be read here")
    return ""


def holds(need: Need, bridge: EncounterBridge) -> bool:  # noqa: PLR0911 - one line for each need
    """Whether what an action needs is there."""
    state, model = bridge.state, bridge.model
    match need:
        case "" | "writable":
            return True
        case "started":
            return state.started
        case "not_started":
            return not state.started and bool(state.present)
        case "anyone":
            return bool(state.present)
        case "target":
            return bool(bridge.targets)
        case "undo":
            return model.undo_step is not None
        case "redo":
            return model.redo_step is not None
        case "delaying":
            return any(combatant.delaying for combatant in state.present)
        case "wave":
            return bool(due_waves(state))


def _reason(need: Need) -> str:
    tr = QCoreApplication.translate
    reasons: dict[Need, str] = {
        "started": tr("Actions", "the fight has not started"),
        "not_started": tr("Actions", "add combatants first"),
        "anyone": tr("Actions", "nobody is here yet"),
        "target": tr("Actions", "select somebody first"),
        "undo": tr("Actions", "nothing to undo"),
        "redo": tr("Actions", "nothing to redo"),
        "delaying": tr("Actions", "nobody is delaying"),
        "wave": tr("Actions", "no wave is due"),
    }
    return reasons.get(need, "")
