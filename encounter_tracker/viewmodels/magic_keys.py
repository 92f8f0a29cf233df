"""What keys and menus ask of magic without a surface of its own: concentration, spell resistance, whom orders go to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from encounter_tracker.encounter.commands import Concentrate, LowerResistance
from encounter_tracker.viewmodels.charm_orders import OrderForm, holds
from encounter_tracker.viewmodels.magic_due import kept_up, to_keep_up
from encounter_tracker.viewmodels.stored_trigger import TriggerForm, waits_for_trigger
from encounter_tracker.viewmodels.texts.language import fill
from encounter_tracker.viewmodels.texts.names import effect_name

if TYPE_CHECKING:
    from encounter_tracker.viewmodels.bridge import EncounterBridge
    from encounter_tracker.viewmodels.effect_choices import Choices

tr = QCoreApplication.translate


class MagicKeysViewModel(QObject):
    """Choices and commands for one window."""

    def __init__(self, bridge: EncounterBridge, parent: QObject | None = None) -> None:
        """Act through ``bridge``."""
        super().__init__(parent)
        self._bridge = bridge

    # ---- concentration -------------------------------------------------------------------------------------------

    def concentration_choices(self) -> Choices:
        """The spells that the active one can concentrate on: those that wait for it, else all it keeps up."""
        state = self._bridge.state
        active = state.active or ""
        found = to_keep_up(state, active) or kept_up(state, active)
        return tuple((effect.id, effect_name(effect)) for effect in found)

    def concentrate(self, effect: str = "") -> None:
        """The active one keeps a spell up; without a word its only one."""
        active = self._bridge.state.active
        if active is not None:
            self._bridge.dispatch(Concentrate(who=active, effect=effect or None))

    # ---- spell resistance ----------------------------------------------------------------------------------------

    @property
    def resistance_lowered(self) -> bool:
        """Whether the one shown has lowered its spell resistance."""
        shown = self._bridge.state.combatants.get(self._bridge.shown or "")
        return shown is not None and shown.sr_lowered_to is not None

    def raise_resistance(self) -> None:
        """Lowered spell resistance comes back before its time."""
        if self._bridge.shown is not None:
            self._bridge.dispatch(LowerResistance(who=self._bridge.shown, to=None))

    # ---- orders and triggers -------------------------------------------------------------------------------------

    def order_choices(self) -> Choices:
        """Who can be given orders, and by which effect: of the one shown, else of all."""
        state = self._bridge.state
        shown = self._bridge.shown or ""
        people = [shown] if shown in state.combatants and holds(state, shown) else [who.id for who in state.present]
        return tuple(
            (
                f"{who}|{hold.effect.id}",
                fill(tr("Order", "{0} ({1})"), state.combatants[who].name, effect_name(hold.effect)),
            )
            for who in people
            for hold in holds(state, who)
        )

    def order_form(self, key: str) -> OrderForm:
        """The form for an order, by its key."""
        who, _, effect = key.partition("|")
        return OrderForm(who, effect)

    def trigger_choices(self) -> Choices:
        """The spells that wait for their trigger."""
        effects = self._bridge.state.effects.values()
        return tuple((effect.id, effect_name(effect)) for effect in effects if waits_for_trigger(effect))

    def trigger_form(self, effect: str) -> TriggerForm:
        """The form for a trigger."""
        return TriggerForm(effect)

    def refuse(self, text: str) -> None:
        """Say why nothing was done."""
        self._bridge.refused.emit(text)
