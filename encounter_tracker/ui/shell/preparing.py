"""What is prepared beforehand and what makes combatants differ: waves, templates, marks, prepared encounters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from encounter_tracker.ui.encounters import EncountersSurface
from encounter_tracker.ui.marks import MarksPopover
from encounter_tracker.ui.templates import TemplatesPopover
from encounter_tracker.ui.waves import WavesBand
from encounter_tracker.ui.widgets import Popover
from encounter_tracker.viewmodels.combatant_templates import CombatantTemplatesViewModel
from encounter_tracker.viewmodels.marks import MarksViewModel
from encounter_tracker.viewmodels.prepared import PreparedViewModel
from encounter_tracker.viewmodels.prepared_rows import FIGHT
from encounter_tracker.viewmodels.waves import WavesViewModel

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QMainWindow

    from encounter_tracker.encounter.planning import Plan
    from encounter_tracker.ui.shell.panes import Panes
    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.bridge import EncounterBridge
    from encounter_tracker.viewmodels.shelf_ports import ShelfPorts


class Preparing(QObject):
    """Makes its surfaces when they are first asked for; the waves stand at the foot of the list."""

    def __init__(
        self, theme: Theme, bridge: EncounterBridge, window: QMainWindow, panes: Panes, shelves: ShelfPorts | None
    ) -> None:
        """Everything lies over ``window``."""
        super().__init__(window)
        self._theme, self._bridge, self._window = theme, bridge, window
        self.waves_view_model = WavesViewModel(bridge, self)
        self.templates_view_model = CombatantTemplatesViewModel(bridge, self)
        self.band = WavesBand(theme)
        panes.order.add_foot(self.band)
        self.band.bring_requested.connect(self.waves_view_model.bring)
        self.band.drop_requested.connect(self.waves_view_model.drop)
        self.band.open_requested.connect(self.open_fight)
        self.waves_view_model.view_changed.connect(self._show_waves)
        self._templates: TemplatesPopover | None = None
        self._marks: MarksPopover | None = None
        self.view_model = PreparedViewModel(bridge, shelves, self) if shelves is not None else None
        self._encounters: EncountersSurface | None = None
        self._show_waves()

    def slots(self) -> dict[str, Callable[[], object]]:
        """What its entries of the action table do."""
        return {
            "prepared": self.open_prepared,
            "fight_worth": self.open_fight,
            "bring_wave": self.waves_view_model.bring,
            "drop_wave": self.waves_view_model.drop,
            "templates": self.open_templates,
            "mark": self.open_marks,
        }

    @property
    def templates(self) -> TemplatesPopover:
        """Templates for combatants in the fight."""
        if self._templates is None:
            self._templates = TemplatesPopover(self._theme, self._window, self.templates_view_model)
        return self._templates

    @property
    def marks(self) -> MarksPopover:
        """Colour marks."""
        if self._marks is None:
            self._marks = MarksPopover(self._theme, self._window, MarksViewModel(self._bridge))
        return self._marks

    def open_templates(self) -> None:
        """Templates for the selected, else the one shown."""
        if not self._bridge.held():
            self.templates.open_templates()

    def open_marks(self) -> None:
        """A mark for the selected."""
        if not self._bridge.held():
            self.marks.open_marks()

    @property
    def encounters(self) -> EncountersSurface | None:
        """Prepared encounters; None where nothing can be kept."""
        if self._encounters is None and self.view_model is not None:
            self._encounters = EncountersSurface(self._theme, self._window, self.view_model)
        return self._encounters

    def plans(self) -> tuple[Plan, ...]:
        """The prepared encounters, to be found by name."""
        return self.view_model.plans() if self.view_model is not None else ()

    def open_prepared(self, key: str | None = None) -> None:
        """The prepared encounters, at one of them or where one was."""
        self._open_at(key)

    def open_fight(self) -> None:
        """What the fight is worth, and its waves."""
        self._open_at(FIGHT)

    def _open_at(self, key: str | None) -> None:
        if self.encounters is not None:
            _leave_popover(self.encounters)
            self.encounters.open_at(key)

    def show_keys(self, keys: dict[str, str]) -> None:
        """Other keys, or the same in another language."""
        self.band.key = keys.get("bring_wave", "")
        self._show_waves()

    def _show_waves(self, _view: object = None) -> None:
        self.band.show_view(self.waves_view_model.view)


def _leave_popover(own: Popover) -> None:
    """Another popover with the keyboard closes first: the focus goes back to where it came from."""
    widget = QApplication.focusWidget()
    while widget is not None and not isinstance(widget, Popover):
        widget = widget.parentWidget()
    if widget is not None and widget is not own:
        widget.close_popover()
