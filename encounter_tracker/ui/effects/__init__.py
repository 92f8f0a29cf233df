"""The right pane: effects in force, the quick form and the full editor.

EffectsPane(theme, view_model: EffectsViewModel)    open_effect(), open_condition() (quick form), open_editor() (all
                                    fields), edit(effect id); .list (EffectList), .quick, .editor
QuickEffectForm(theme, view_model: EffectFormViewModel)     open_new(prefer_conditions), cancel(), submit(); closed
EffectEditor(theme, view_model: EffectFormViewModel, window)    open_new(prefer_conditions), open_effect(id),
                                    open_from(form); closed, announced(text)
EffectList(theme)                   set_rows, choose(id), chosen; open_requested(id), act_requested(id, key),
                                    context_requested(id, QPoint), chosen_changed(id)
"""

from __future__ import annotations

from encounter_tracker.ui.effects.editor import EffectEditor
from encounter_tracker.ui.effects.effect_list import EffectList
from encounter_tracker.ui.effects.pane import EffectsPane
from encounter_tracker.ui.effects.quick import QuickEffectForm

__all__ = ["EffectEditor", "EffectList", "EffectsPane", "QuickEffectForm"]
