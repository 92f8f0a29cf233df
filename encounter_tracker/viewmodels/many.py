"""Harm and cures for whoever is selected, in one step of undo (rules B3 to B13, C5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from encounter_tracker.encounter.apply import Applied
from encounter_tracker.viewmodels.many_kinds import KINDS, defaults
from encounter_tracker.viewmodels.many_view import ManyDraft, ManyView, fates, many_view, understand

if TYPE_CHECKING:
    from collections.abc import Mapping

    from encounter_tracker.encounter import commands as c
    from encounter_tracker.rules.dice import DiceSum
    from encounter_tracker.viewmodels.bridge import EncounterBridge


class ManyViewModel(QObject):
    """What is being entered; nothing happens before ``apply``. It follows the selection until ``finish``."""

    view_changed = Signal(object)
    """A `ManyView` that differs from the one before."""
    applied = Signal()
    """It was done: the form may close."""

    def __init__(self, bridge: EncounterBridge, parent: QObject | None = None) -> None:
        """Enter for ``bridge``."""
        super().__init__(parent)
        self._bridge = bridge
        self._open = False
        self._draft = ManyDraft()
        self._rolled_for: DiceSum | None = None
        self.view = ManyView()
        bridge.changed.connect(lambda _change: self._follow())
        bridge.selection_changed.connect(self._follow)
        bridge.language_changed.connect(self._refresh)

    # --- opening -------------------------------------------------------------------------------------------------

    def begin(self, key: str, values: Mapping[str, str] | None = None) -> bool:
        """Start one of the kinds for the targets of the bridge; False without targets, or for an unknown kind.

        ``values``: what is known of its fields already.
        """
        targets = self._targets()
        kind = next((one for one in KINDS if one == key), None)
        if not targets or kind is None:
            return False
        self._open = True
        self._rolled_for = None
        first = {**defaults(kind, self._default_source(targets)), **(values or {})}
        self._draft = ManyDraft(key=kind, targets=targets, values=first)
        self._change()
        return True

    def finish(self) -> None:
        """It was closed."""
        self._open = False

    # --- what the user does --------------------------------------------------------------------------------------

    def set_value(self, key: str, text: str) -> None:
        """A field was edited."""
        if self._draft.values.get(key) != text:
            self._change(values={**self._draft.values, key: text})

    def set_typed(self, who: str, text: str) -> None:
        """The points or the die of a target were typed; empty: as rolled, or rolled when applied."""
        self._change(typed={**self._draft.typed, who: text})

    def roll_again(self) -> None:
        """Roll the dice anew for all."""
        self._rolled_for = None
        self._change()

    def apply(self, *, force: bool = False) -> bool:
        """Do it for all who are not left out, in one step; False (and nothing changed) while something is wrong."""
        if not self._open:
            return False
        commands = self._commands(force=force)
        if not commands:
            self._change(checked=True)
            return False
        self._open = False  # what is told of the change concerns this form no more
        if not isinstance(self._bridge.dispatch_together(commands), Applied):
            self._open = True
            self._refresh()
            return False
        self.applied.emit()
        return True

    # --- inside --------------------------------------------------------------------------------------------------

    def _commands(self, *, force: bool) -> list[c.Command]:
        found = fates(self._bridge.state, self._draft)
        if any(fate.wrong for fate in found.values()):
            return []
        commands = []
        for fate in found.values():
            insisted = force and fate.forceable
            if fate.command is not None and (fate.left_out is None or insisted):
                commands.append(replace(fate.command, force=True) if insisted else fate.command)
        return commands

    def _targets(self) -> tuple[str, ...]:
        return tuple(one.id for one in self._bridge.combatants(self._bridge.targets))

    def _default_source(self, targets: tuple[str, ...]) -> str:
        active = self._bridge.state.active
        return active if active is not None and active not in targets else ""

    def _follow(self) -> None:
        """The encounter or the selection changed; whoever was meant without being selected stays meant."""
        if self._open:
            present = tuple(one.id for one in self._bridge.combatants(self._draft.targets))
            self._change(targets=self._targets() if self._bridge.selected else present)

    def _change(self, **fields: object) -> None:
        self._draft = replace(self._draft, **fields)
        self._roll()
        self._refresh()

    def _roll(self) -> None:
        """Roll for each target; dice that were rolled for the same formula stay as they fell."""
        asked, _ = understand(self._draft)
        amount = asked.amount
        if amount is None or not amount.dice:
            return
        known = dict(self._draft.rolled) if amount == self._rolled_for else {}
        self._rolled_for = amount
        for who in self._draft.targets:
            if who not in known:
                known[who] = self._thrown(amount)
        self._draft = replace(self._draft, rolled=known)

    def _thrown(self, amount: DiceSum) -> int:
        dice = self._bridge.model.dice
        return sum(sign * dice.roll(sides) for sign, count, sides in amount.dice for _ in range(count)) + amount.bonus

    def _refresh(self) -> None:
        if not self._open:
            return
        view = many_view(self._bridge.state, self._draft)
        if view != self.view:
            self.view = view
            self.view_changed.emit(view)
