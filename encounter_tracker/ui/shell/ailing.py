"""What has to do with ailments, their cures and the passing of time: popovers made when they are first asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPoint, QRect

from encounter_tracker.ui.affliction import AfflictionPopover
from encounter_tracker.ui.many import ManyPopover
from encounter_tracker.ui.passage import PassagePopover
from encounter_tracker.viewmodels.affliction import AfflictionViewModel
from encounter_tracker.viewmodels.many import ManyViewModel
from encounter_tracker.viewmodels.passage import PassageViewModel

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtWidgets import QMainWindow

    from encounter_tracker.ui.shell.panes import Panes
    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.bridge import EncounterBridge

_HARM: Final = {"ability_harm": "ability", "negative_levels": "levels"}


class Ailing(QObject):
    """Poisons and diseases, harm and cures of several at once, and what happened while time passed."""

    def __init__(self, theme: Theme, bridge: EncounterBridge, window: QMainWindow, panes: Panes) -> None:
        """Make the view-models; the list of combatants in ``panes`` stays in sight."""
        super().__init__(window)
        self._theme, self._bridge, self._window, self._people = theme, bridge, window, panes.order
        panes.combatant.dose_requested.connect(self.another_dose)
        panes.affliction_requested.connect(self.open_affliction)
        panes.harm_requested.connect(self.open_harm)
        self.affliction_view_model = AfflictionViewModel(bridge, self)
        self.many_view_model = ManyViewModel(bridge, self)
        self.passage_view_model = PassageViewModel(bridge, self)
        self.passage_view_model.happened.connect(self.open_passage)
        self._affliction: AfflictionPopover | None = None
        self._many: ManyPopover | None = None
        self._passage: PassagePopover | None = None

    # --- popovers ------------------------------------------------------------------------------------------------

    @property
    def affliction(self) -> AfflictionPopover:
        """Poisons, diseases, curses."""
        if self._affliction is None:
            self._affliction = AfflictionPopover(self._theme, self._window, self.affliction_view_model)
        return self._affliction

    @property
    def many(self) -> ManyPopover:
        """Harm and cures for several at once."""
        if self._many is None:
            self._many = ManyPopover(self._theme, self._window, self.many_view_model)
        return self._many

    @property
    def passage(self) -> PassagePopover:
        """What happened while time passed."""
        if self._passage is None:
            self._passage = PassagePopover(self._theme, self._window, self.passage_view_model)
        return self._passage

    # --- what actions want ---------------------------------------------------------------------------------------

    def open_affliction(self, key: str = "") -> None:
        """Give a poison, disease or curse to the selected; ``key``: which is chosen already."""
        if not self._bridge.held():
            self.affliction.open_for(self._list_rect(), key)

    def another_dose(self, effect: str) -> None:
        """Another dose of a poison in force for whoever has it (rule G4)."""
        victims = self._bridge.state.effects[effect].targets
        self._bridge.select(tuple(victims))
        self.open_affliction(f"effect:{effect}")

    def open_many(self, kind: str) -> None:
        """Ability harm, negative levels, a death attack, restoration or raising for the selected."""
        self.many.open_for(self._list_rect(), kind)

    def open_harm(self, action: str, values: Mapping[str, str]) -> None:
        """Ability harm or negative levels with what is known of them already."""
        self.many.open_for(self._list_rect(), _HARM[action], values)

    def open_passage(self) -> None:
        """What happened while time passed last, and all that is due."""
        self.passage.open_list()

    def _list_rect(self) -> QRect:
        return QRect(self._people.mapTo(self._window, QPoint(0, 0)), self._people.size())
