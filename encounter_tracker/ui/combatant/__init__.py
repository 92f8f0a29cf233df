"""The combatant pane: `CombatantPane(theme, view_model, parent)`.

CombatantPane   hp_requested(), effect_requested(effect id)
                show_why(figure=""), overrule(figure=""), edit_all(field=""), roll_due(), show_levels(), ask(action),
                focus_sheet(), focused_figure
"""

from __future__ import annotations

from encounter_tracker.ui.combatant.pane import CombatantPane

__all__ = ["CombatantPane"]
