"""Dispelling and countering: what is chosen, the check, and what becomes of each effect before Enter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from encounter_tracker.encounter.apply import Applied
from encounter_tracker.viewmodels.dispel_trial import DIE, DispelDraft, shielding, why_not
from encounter_tracker.viewmodels.dispel_view import DispelView, being_cast, dispel_view

if TYPE_CHECKING:
    from encounter_tracker.viewmodels.bridge import EncounterBridge


class DispelViewModel(QObject):
    """What is entered about a dispelling; it follows the encounter until ``stop``."""

    view_changed = Signal(object)
    """A `DispelView` that differs from the one before."""
    done = Signal()
    """It was done: the surface may close."""

    def __init__(self, bridge: EncounterBridge, parent: QObject | None = None) -> None:
        """Dispel in ``bridge``."""
        super().__init__(parent)
        self._bridge = bridge
        self._open = False
        self._draft = DispelDraft()
        self.view = DispelView()
        bridge.changed.connect(lambda _change: self._on_change())
        bridge.language_changed.connect(self.refresh)

    @property
    def draft(self) -> DispelDraft:
        """What has been entered."""
        return self._draft

    def begin(self, by: str = "", *, level: int | None = None, counter: str = "") -> bool:
        """Open: by whom (else the active one), at which level; ``counter``: whose spell is to be countered.

        The effects on the selected are chosen, where they can be dispelled. False where nobody is there.
        """
        state = self._bridge.state
        caster = by or self._usual(counter)
        if not caster:
            return False
        self._open = True
        self._draft = DispelDraft(
            by=caster,
            mode="counter" if counter else "effects",
            caster=counter or next((who for who, _ in being_cast(state, caster)), ""),
            level="" if level is None else str(level),
            chosen=frozenset(self._on_selected()),
        )
        self.refresh(always=True)
        return True

    def stop(self) -> None:
        """The surface was closed."""
        self._open = False

    def change(self, **fields: Any) -> None:
        """Set fields of the draft."""
        self._draft = replace(self._draft, **fields)
        self.refresh()

    def toggle(self, effect: str) -> None:
        """An effect is chosen, or no longer."""
        if effect in self._bridge.state.effects and why_not(self._bridge.state, effect) is None:
            self.change(chosen=self._draft.chosen ^ {effect})

    def choose_all(self) -> None:
        """All that can be dispelled; chosen already: none."""
        state = self._bridge.state
        everything = frozenset(key for key in state.effects if why_not(state, key) is None)
        self.change(chosen=frozenset() if self._draft.chosen == everything else everything)

    def set_resistance_die(self, who: str, text: str) -> None:
        """A die against somebody's spell resistance was typed."""
        self.change(dice={**self._draft.dice, who: text})

    def roll(self) -> None:
        """Roll what is open."""
        dice = self._bridge.model.dice
        if self._draft.face is None and not self._draft.die.strip():
            self._draft = replace(self._draft, die=str(dice.roll(DIE)))
        for who in shielding(self._draft, self._bridge.state):
            if not self._draft.dice.get(who, "").strip():
                self._draft = replace(self._draft, dice={**self._draft.dice, who: str(dice.roll(DIE))})
        self.refresh()

    def do(self, *, force: bool = False) -> bool:
        """Dispel in one step, rolling what is open; whether it was done."""
        if not self._open or self._draft.problems() or not (self.view.can_do or force):
            return False
        command = self._draft.command(self._bridge.state, force=force)
        self._open = False
        if not isinstance(self._bridge.dispatch(command), Applied):
            self._open = True
            self.refresh()
            return False
        self.done.emit()
        return True

    def refresh(self, *, always: bool = False) -> None:
        """Make the view anew and tell, where it differs."""
        if not self._open:
            return
        view = dispel_view(self._draft, self._bridge.state)
        if view != self.view or always:
            self.view = view
            self.view_changed.emit(view)

    def _usual(self, counter: str) -> str:
        state = self._bridge.state
        meant = (state.active or "", self._bridge.shown or "", *(who.id for who in state.present))
        return next((who for who in meant if who in state.combatants and who != counter), "")

    def _on_selected(self) -> list[str]:
        state, chosen = self._bridge.state, set(self._bridge.selected)
        return [
            key for key, effect in state.effects.items() if chosen & set(effect.targets) and why_not(state, key) is None
        ]

    def _on_change(self) -> None:
        if not self._open:
            return
        state = self._bridge.state
        if self._draft.by not in state.combatants or state.combatants[self._draft.by].removed:
            self._open = False
            self.done.emit()
            return
        self._draft = replace(self._draft, chosen=self._draft.chosen & frozenset(state.effects))
        self.refresh()
