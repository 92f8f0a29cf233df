"""The panes of the window and what belongs to them, wired to the encounter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect, Qt, Signal

from encounter_tracker.ui.add import AddPopover
from encounter_tracker.ui.attack import AttackPopover
from encounter_tracker.ui.combatant import CombatantPane
from encounter_tracker.ui.effects import EffectsPane
from encounter_tracker.ui.hp import HpEntryPopover
from encounter_tracker.ui.log import LogPane
from encounter_tracker.ui.order import OrderPane
from encounter_tracker.ui.saves import SavePopover
from encounter_tracker.viewmodels.add_form import AddViewModel
from encounter_tracker.viewmodels.attack_entry import AttackViewModel
from encounter_tracker.viewmodels.combatant import CombatantViewModel
from encounter_tracker.viewmodels.effects import EffectsViewModel
from encounter_tracker.viewmodels.hp_entry import HpEntryViewModel
from encounter_tracker.viewmodels.log import LogViewModel
from encounter_tracker.viewmodels.order import OrderView, OrderViewModel
from encounter_tracker.viewmodels.riders import read_rider
from encounter_tracker.viewmodels.save_entry import SaveViewModel

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMainWindow, QWidget

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.bridge import EncounterBridge
    from encounter_tracker.viewmodels.creature_finder import CreatureFinder


class Panes(QObject):
    """Makes the panes with their view-models and passes on what concerns the window."""

    context_requested = Signal(str, QPoint)
    """A menu is wanted for a combatant, at a global point."""
    front_requested = Signal(str)
    """The combatant or the effects are to be shown where they take turns; the keyboard stays where it is."""
    affliction_requested = Signal(str)
    """A poison, disease or curse is to be given to the selected: its line in the finder, or ""."""
    harm_requested = Signal(str, object)
    """Harm is to be done to the selected: of which kind, and what the form begins with."""
    action_requested = Signal(str)
    """The id of an action that is to be done."""
    return_requested = Signal(str)
    """Someone is to come back from the tray."""

    def __init__(
        self, theme: Theme, bridge: EncounterBridge, window: QMainWindow, finder: CreatureFinder | None = None
    ) -> None:
        """Make everything; ``window`` is what popovers lie over, ``finder`` finds creatures."""
        super().__init__(window)
        self._bridge, self._window = bridge, window
        self.order_view_model = OrderViewModel(bridge, self)
        self.combatant_view_model = CombatantViewModel(bridge, self)
        self.effects_view_model = EffectsViewModel(bridge, self)
        self.log_view_model = LogViewModel(bridge, self)
        self.hp_view_model = HpEntryViewModel(bridge, self)
        self.add_view_model = AddViewModel(bridge, self, finder=finder)
        self.attack_view_model = AttackViewModel(bridge, self)
        self.save_view_model = SaveViewModel(bridge, self.effects_view_model.store, self)
        self.order = OrderPane(theme)
        self.combatant = CombatantPane(theme, self.combatant_view_model)
        self.effects = EffectsPane(theme, self.effects_view_model)
        self.log = LogPane(theme, self.log_view_model)
        self._theme = theme
        self._hp: HpEntryPopover | None = None
        self._add: AddPopover | None = None
        self._attack: AttackPopover | None = None
        self._saves: SavePopover | None = None
        self._wire()
        self.add_view_model.finish()  # it is asked for later
        self._show_order(self.order_view_model.view)

    def _wire(self) -> None:
        view = self.order.view
        self.order_view_model.view_changed.connect(self._show_order)
        view.selection_changed.connect(self._bridge.select)
        view.move_requested.connect(self.order_view_model.move)
        view.select_all_requested.connect(self.order_view_model.select_all)
        view.entry_started.connect(self.open_hp)
        view.open_requested.connect(lambda _who: self.focus_in(self.combatant))
        view.context_requested.connect(self.context_requested)
        self.order.tray.return_requested.connect(self.return_requested)
        self.order.tray.context_requested.connect(self.context_requested)
        self._bridge.selection_changed.connect(self._select)
        self.combatant.hp_requested.connect(self.open_hp)
        self.combatant.entry_started.connect(self.open_hp)
        self.combatant.effect_requested.connect(self.effects.edit)
        self.combatant.attack_requested.connect(self.attack_with)

    def _show_order(self, view: OrderView) -> None:
        self.order.set_rows(view.rows, view.tray, view.remark)

    def _select(self) -> None:
        wanted = self._bridge.selected
        if wanted != self.order.view.selected_ids:
            self.order.view.select(wanted)

    # --- popovers, made when they are first asked for -------------------------------------------------------------

    @property
    def hp(self) -> HpEntryPopover:
        """The hit point entry."""
        if self._hp is None:
            self._hp = HpEntryPopover(self._theme, self._window, self.hp_view_model)
        return self._hp

    @property
    def add(self) -> AddPopover:
        """Adding combatants."""
        if self._add is None:
            self._add = AddPopover(self._theme, self._window, self.add_view_model)
            self._add.paste_requested.connect(lambda: self.action_requested.emit("paste"))
        return self._add

    @property
    def attack(self) -> AttackPopover:
        """Attacks."""
        if self._attack is None:
            self._attack = AttackPopover(self._theme, self._window, self.attack_view_model)
            self._attack.rider_wanted.connect(self._see_to_rider)
        return self._attack

    @property
    def saves(self) -> SavePopover:
        """Saving throws."""
        if self._saves is None:
            self._saves = SavePopover(self._theme, self._window, self.save_view_model)
        return self._saves

    # --- what actions want ---------------------------------------------------------------------------------------

    def open_hp(self, first: str = "") -> None:
        """Hit points of the selected, beside the list; ``first`` is typed already."""
        if self._bridge.targets and not self._bridge.held():
            self.hp.open_for(self._list_rect(), first)

    def repeat_hp(self) -> None:
        """The same entry again on whoever is selected now."""
        self.hp_view_model.repeat_last()

    def open_attack(self) -> None:
        """The active one (else the one shown) attacks the selected foes."""
        place = self.combatant.focused_attack
        if place is not None:
            self.attack_with(place)
        elif not self._bridge.held():
            self.attack.open_for(self._list_rect())

    def attack_with(self, place: int) -> None:
        """The one shown attacks with this line of its stat block."""
        if not self._bridge.held():
            self.attack.open_for(self._list_rect(), self._bridge.shown, place)

    def _see_to_rider(self, target: str, text: str, attacker: str) -> None:
        """What rides on a blow has an action of its own, or is saved against."""
        rider = read_rider(text, self._bridge.state.combatants.get(attacker))
        self._bridge.select((target,))
        match rider.action:
            case "save":
                self.saves.open_for(self._list_rect(), save=rider.save or "", dc=rider.dc)
            case "affliction":
                self.affliction_requested.emit(rider.key)
            case "condition":
                self.take("entry", rider.key)
            case _:
                self.harm_requested.emit(rider.action, rider.values)

    def open_saves(self) -> None:
        """Saving throws of the selected, and what comes of them."""
        if self._bridge.targets and not self._bridge.held():
            self.saves.open_for(self._list_rect())

    def open_add(self) -> None:
        """Add combatants."""
        if not self._bridge.held():
            self.add.open_add()

    def open_effect(self) -> None:
        """The quick form."""
        self._to_front(self.effects)
        self.effects.open_effect()

    def open_condition(self) -> None:
        """The quick form, conditions first."""
        self._to_front(self.effects)
        self.effects.open_condition()

    def open_editor(self) -> None:
        """All fields of an effect."""
        self.effects.open_editor()

    def why(self) -> None:
        """Why the figure with the keyboard (else AC) is what it is."""
        self._to_front(self.combatant)
        self.combatant.show_why()

    def overrule(self) -> None:
        """Overrule the figure with the keyboard (else AC)."""
        self._to_front(self.combatant)
        self.combatant.overrule()

    def edit(self) -> None:
        """All fields of the combatant shown."""
        self._to_front(self.combatant)
        self.combatant.edit_all()

    def pin(self) -> None:
        """Pin the pane to whom it shows, or let it follow again."""
        self._bridge.pin(None if self._bridge.pinned is not None else self._bridge.shown)

    def filter_log(self) -> None:
        """The keyboard goes to the filter of the log."""
        self.log.focus_filter()

    def ask(self, action: str, who: str = "") -> None:
        """Do something from the menu of the combatant pane, to ``who``, else to the one shown."""
        if who and who != self._bridge.shown:
            self._bridge.pin(who)  # the pane kept another
        self._to_front(self.combatant)
        kind, _, ability = action.partition(":")
        if kind == "ability":
            self.combatant.show_why(ability)
        else:
            self.combatant.ask(action)

    def take(self, kind: str, key: str) -> None:
        """Take a hit of the palette: something of the one shown, an effect in force, the catalogue, a creature."""
        if kind == "own":
            self.ask(key)
        elif kind == "effect":
            self.effects.edit(key)
        elif kind == "entry":
            self._to_front(self.effects)
            self.effects.open_entry(key)
        elif kind == "creature" and not self._bridge.held():
            self.add.open_add(key)

    # --- keyboard ------------------------------------------------------------------------------------------------

    def stops(self) -> list[QWidget]:
        """Where F6 goes, in order."""
        return [self.order.view, self.combatant, self.effects, self.log]

    def focus_in(self, pane: QWidget) -> None:
        """Give the keyboard to a pane (what it chooses inside)."""
        pane.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def retranslate(self) -> None:
        """What does not follow the language by itself."""
        self.order.retranslate()

    def _to_front(self, pane: QWidget) -> None:
        if pane.isHidden():
            self.front_requested.emit("combatant" if pane is self.combatant else "effects")

    def _list_rect(self) -> QRect:
        return QRect(self.order.mapTo(self._window, QPoint(0, 0)), self.order.size())
