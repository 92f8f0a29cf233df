"""What has to do with seeing and not seeing: popovers made when they are first asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from encounter_tracker.ui.finding import FindPopover
from encounter_tracker.ui.light import LightPopover
from encounter_tracker.ui.sight import SightOverlay
from encounter_tracker.viewmodels.finding import FindViewModel
from encounter_tracker.viewmodels.lights import LightsViewModel
from encounter_tracker.viewmodels.sight import SightViewModel

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMainWindow, QWidget

    from encounter_tracker.ui.shell.top_bar import TopBar
    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.bridge import EncounterBridge


class Sensing(QObject):
    """Who sees whom, light, finding the unseen, antimagic and walls, for one window."""

    def __init__(
        self, theme: Theme, bridge: EncounterBridge, window: QMainWindow, top: TopBar, people: QWidget
    ) -> None:
        """Make the view-models; ``top`` is the top bar, which stays free, ``people`` the list of combatants."""
        super().__init__(window)
        self._theme, self._bridge = theme, bridge
        self._window, self._top, self._people = window, top, people
        self.sight_view_model = SightViewModel(bridge, self)
        self.lights_view_model = LightsViewModel(bridge, self)
        self.find_view_model = FindViewModel(bridge, self)
        self._sight: SightOverlay | None = None
        self._light: LightPopover | None = None
        self._find: FindPopover | None = None

    # --- popovers ------------------------------------------------------------------------------------------------

    @property
    def sight(self) -> SightOverlay:
        """Who sees whom."""
        if self._sight is None:
            self._sight = SightOverlay(self._theme, self._window, self.sight_view_model, self._top)
            self._sight.light_requested.connect(self.lights_view_model.set_light)
            self._sight.lights_requested.connect(self.open_light)
            self._sight.search_requested.connect(self.find_for)
        return self._sight

    @property
    def light(self) -> LightPopover:
        """Light and darkness."""
        if self._light is None:
            self._light = LightPopover(self._theme, self._window, self.lights_view_model, self._people)
        return self._light

    @property
    def find(self) -> FindPopover:
        """Finding someone unseen."""
        if self._find is None:
            self._find = FindPopover(self._theme, self._window, self.find_view_model, self._people)
        return self._find

    # --- what actions want ---------------------------------------------------------------------------------------

    def open_sight(self) -> None:
        """Show the table of who sees whom, or hide it."""
        self.sight.open_table()

    def open_light(self) -> None:
        """Show light and darkness, or hide them: under the control that is in sight."""
        if self._sight is not None and self._sight.is_open:
            self.light.open_light(self._sight.lights)
        else:
            self.light.open_light(self._top.light, self._top.light_more)

    def find_for(self, who: str = "", whom: str = "", way: str = "") -> None:
        """Look for someone unseen."""
        self.find.open_for(who, whom, way)
