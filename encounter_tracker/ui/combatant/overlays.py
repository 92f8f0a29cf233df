"""The popovers of the combatant pane, made when they are first needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from encounter_tracker.ui.combatant.ability_popover import AbilityPopover
from encounter_tracker.ui.combatant.action_popover import ActionPopover
from encounter_tracker.ui.combatant.levels_popover import LevelsPopover
from encounter_tracker.ui.why.popover import WhyPopover

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from encounter_tracker.ui.combatant.pane import CombatantPane
    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.combatant import CombatantViewModel
    from encounter_tracker.viewmodels.combatant_rows import ActionForm


class Overlays:
    """One of each kind, over the window the pane is in."""

    def __init__(self, theme: Theme, model: CombatantViewModel, pane: CombatantPane) -> None:
        """Make none yet."""
        self._theme, self._model, self._pane = theme, model, pane
        self.why: WhyPopover | None = None
        self.ability: AbilityPopover | None = None
        self.levels: LevelsPopover | None = None
        self.action: ActionPopover | None = None

    def show_why(self, figure: str, anchor: QWidget, *, overrule: bool) -> None:
        """Take a figure apart at its tile."""
        if self.why is None:
            self.why = WhyPopover(self._theme, self._model, self._pane.window())
            self.why.figure_requested.connect(self._pane.show_why)
            self.why.effect_requested.connect(self._pane.effect_requested)
        self.why.show_figure(figure, self._pane, anchor, overrule=overrule)

    def show_ability(self, ability: str, anchor: QWidget) -> None:
        """An ability at its tile."""
        if self.ability is None:
            self.ability = AbilityPopover(self._theme, self._model, self._pane.window())
            self.ability.effect_requested.connect(self._pane.effect_requested)
        self.ability.show_ability(ability, self._pane, anchor)

    def show_levels(self, anchor: QWidget) -> None:
        """The negative levels at their line."""
        if self.levels is None:
            self.levels = LevelsPopover(self._theme, self._model, self._pane.window())
        self.levels.show_levels(self._pane, anchor)

    def ask(self, form: ActionForm, anchor: QWidget) -> None:
        """What an action needs."""
        if self.action is None:
            self.action = ActionPopover(self._theme, self._model, self._pane.window())
        self.action.ask(form, self._pane, anchor)
