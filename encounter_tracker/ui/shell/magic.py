"""What has to do with spells: popovers made when they are first asked for."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QRect, Qt
from PySide6.QtWidgets import QMenu

from encounter_tracker.ui.casting import CastPopover
from encounter_tracker.ui.dispel import DispelPopover
from encounter_tracker.ui.live_form import LiveFormPopover
from encounter_tracker.ui.options import OptionsPanel
from encounter_tracker.ui.preparations import PreparationsPopover
from encounter_tracker.viewmodels.cast_entry import CastViewModel
from encounter_tracker.viewmodels.dispel_entry import DispelViewModel
from encounter_tracker.viewmodels.live_form import LiveFormViewModel
from encounter_tracker.viewmodels.magic_keys import MagicKeysViewModel
from encounter_tracker.viewmodels.options_form import OptionsViewModel
from encounter_tracker.viewmodels.preparations import PreparationsViewModel

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QMainWindow

    from encounter_tracker.ui.shell.panes import Panes
    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.bridge import EncounterBridge
    from encounter_tracker.viewmodels.live_form import LiveForm

tr = QCoreApplication.translate

_BESIDE, _BELOW = 15, 60


class Magic(QObject):
    """Casting, dispelling, preparations, orders, triggers and the rules options, for one window."""

    def __init__(self, theme: Theme, bridge: EncounterBridge, window: QMainWindow, panes: Panes) -> None:
        """Make the view-models; the list of combatants among the ``panes`` stays free."""
        super().__init__(window)
        self._theme, self._bridge = theme, bridge
        self._window, self._panes = window, panes
        self.cast_view_model = CastViewModel(bridge, self, store=panes.effects_view_model.store)
        self.dispel_view_model = DispelViewModel(bridge, self)
        self.preparations_view_model = PreparationsViewModel(bridge, self)
        self.options_view_model = OptionsViewModel(bridge, self)
        self.form_view_model = LiveFormViewModel(bridge, self)
        self.keys = MagicKeysViewModel(bridge, self)
        self._cast: CastPopover | None = None
        self._dispel: DispelPopover | None = None
        self._preparations: PreparationsPopover | None = None
        self._options: OptionsPanel | None = None
        self._form: LiveFormPopover | None = None
        self.cast_view_model.dispel_requested.connect(self._on_dispelling)
        panes.combatant.cast_requested.connect(self.open_cast)
        panes.combatant.order_requested.connect(self.order_by)
        panes.effects.order_requested.connect(self.order_by)
        panes.effects.trigger_requested.connect(self.trigger)

    # --- popovers ------------------------------------------------------------------------------------------------

    @property
    def cast(self) -> CastPopover:
        """Casting a spell."""
        if self._cast is None:
            self._cast = CastPopover(self._theme, self._window, self.cast_view_model)
            self._cast.counter_requested.connect(self._counter)
        return self._cast

    @property
    def dispel(self) -> DispelPopover:
        """Dispelling and countering."""
        if self._dispel is None:
            self._dispel = DispelPopover(self._theme, self._window, self.dispel_view_model)
        return self._dispel

    @property
    def preparations(self) -> PreparationsPopover:
        """Daily preparations."""
        if self._preparations is None:
            self._preparations = PreparationsPopover(self._theme, self._window, self.preparations_view_model)
        return self._preparations

    @property
    def options(self) -> OptionsPanel:
        """The rules options."""
        if self._options is None:
            self._options = OptionsPanel(self._theme, self._window, self.options_view_model)
        return self._options

    @property
    def form(self) -> LiveFormPopover:
        """Orders and triggers."""
        if self._form is None:
            self._form = LiveFormPopover(self._theme, self._window, self.form_view_model)
        return self._form

    # --- what actions want ---------------------------------------------------------------------------------------

    def open_cast(self, who: str = "") -> None:
        """Cast a spell: as given, else whoever is casting, else the active one."""
        if not self._bridge.held():
            self.cast.open_for(self._list_rect(), who)

    def open_dispel(self) -> None:
        """Dispel what is on the selected, or counter a spell."""
        if not self._bridge.held():
            self.dispel.open_for(self._list_rect())

    def open_preparations(self) -> None:
        """Daily preparations of the one shown."""
        if not self._bridge.held():
            self.preparations.open_for(self._list_rect())

    def open_options(self) -> None:
        """The rules options of this encounter."""
        if not self._bridge.held():
            self.options.open_options()

    def concentrate(self) -> None:
        """The active one keeps its spell up; of several it is asked which."""
        choices = self.keys.concentration_choices()
        if len(choices) < 2:
            self.keys.concentrate(choices[0][0] if choices else "")
            return
        self._which(tr("Magic", "Concentrate on which spell?"), choices, self.keys.concentrate)

    def lower_resistance(self) -> None:
        """Lower the spell resistance of the one shown, or raise it again."""
        self._panes.combatant.ask("raise_sr" if self.keys.resistance_lowered else "lower_sr")

    def order(self) -> None:
        """An order to somebody charmed or compelled; of several it is asked whom."""
        choices = self.keys.order_choices()
        if not choices:
            self.keys.refuse(tr("Magic", "Nobody is charmed or compelled"))
        elif len(choices) == 1:
            self._ask(self.keys.order_form(choices[0][0]))
        else:
            self._which(
                tr("Magic", "An order to whom?"),
                choices,
                lambda key: self._ask(self.keys.order_form(key)),
            )

    def order_by(self, key: str) -> None:
        """An order to one (id) by an effect (id): "c3|e5"."""
        if not self._bridge.held():
            self._ask(self.keys.order_form(key))

    def trigger(self, effect: str = "") -> None:
        """A stored trigger may go off; of several it is asked which."""
        choices = self.keys.trigger_choices()
        if self._bridge.held():
            return
        if effect:
            self._ask(self.keys.trigger_form(effect))
        elif not choices:
            self.keys.refuse(tr("Magic", "No effect waits for a trigger"))
        elif len(choices) == 1:
            self._ask(self.keys.trigger_form(choices[0][0]))
        else:
            self._which(
                tr("Magic", "Which trigger?"),
                choices,
                lambda key: self._ask(self.keys.trigger_form(key)),
            )

    def _ask(self, form: LiveForm) -> None:
        self.form.ask(form, self._list_rect())

    # --- inside --------------------------------------------------------------------------------------------------

    def _which(self, title: str, choices: tuple[tuple[str, str], ...], then: Callable[[str], object]) -> None:
        """A menu beside the list, under its question; the first is marked."""
        menu = QMenu(self._window)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(title).setEnabled(False)
        menu.addSeparator()
        for key, text in choices:
            menu.addAction(text).triggered.connect(partial(_chosen, then, key))
        menu.setActiveAction(menu.actions()[2])
        menu.popup(self._window.mapToGlobal(self._list_rect().topRight() + QPoint(_BESIDE, _BELOW)))

    def _on_dispelling(self, who: str, level: int) -> None:
        self.dispel.open_for(self._list_rect(), who, level=level)

    def _counter(self, caster: str) -> None:
        self.dispel.open_for(self._list_rect(), counter=caster)

    def _list_rect(self) -> QRect:
        people = self._panes.order
        return QRect(people.mapTo(self._window, QPoint(0, 0)), people.size())


def _chosen(then: Callable[[str], object], key: str, _checked: bool = False) -> None:
    then(key)
