"""What has to do with spells: popovers made when they are first asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect

from encounter_tracker.ui.casting import CastPopover
from encounter_tracker.viewmodels.cast_entry import CastViewModel

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMainWindow, QWidget

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.bridge import EncounterBridge


class Magic(QObject):
    """Casting and what goes with it, for one window."""

    def __init__(self, theme: Theme, bridge: EncounterBridge, window: QMainWindow, people: QWidget) -> None:
        """Make the view-models; ``people`` is the list of combatants, which stays free."""
        super().__init__(window)
        self._theme, self._bridge = theme, bridge
        self._window, self._people = window, people
        self.cast_view_model = CastViewModel(bridge, self)
        self._cast: CastPopover | None = None

    # --- popovers ------------------------------------------------------------------------------------------------

    @property
    def cast(self) -> CastPopover:
        """Casting a spell."""
        if self._cast is None:
            self._cast = CastPopover(self._theme, self._window, self.cast_view_model)
        return self._cast

    # --- what actions want ---------------------------------------------------------------------------------------

    def open_cast(self, who: str = "") -> None:
        """Cast a spell: as given, else whoever is casting, else the active one."""
        self.cast.open_for(self._list_rect(), who)

    def _list_rect(self) -> QRect:
        return QRect(self._people.mapTo(self._window, QPoint(0, 0)), self._people.size())
