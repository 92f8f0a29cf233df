"""Between the observable encounter and Qt: one object that the view-models share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from encounter_tracker.encounter.apply import Applied, Refused
from encounter_tracker.encounter.commands import DoTogether
from encounter_tracker.encounter.refusal import Reason
from encounter_tracker.viewmodels.texts.reasons import reason_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from encounter_tracker.encounter.commands import Command
    from encounter_tracker.encounter.state import Combatant, Encounter
    from encounter_tracker.session.model import Change, EncounterModel


class EncounterBridge(QObject):
    """Dispatches commands and tells of changes by Qt signals.

    ``changed(change)`` carries a :class:`~encounter_tracker.session.model.Change`; ``refused(text)`` a sentence in the
    user's language; ``selection_changed()`` after the selection or the pin changed (whom the pane shows changes with
    ``changed`` too: it may follow the turn); ``language_changed()``
    when all words must be made anew.
    """

    changed = Signal(object)
    refused = Signal(str)
    selection_changed = Signal()
    language_changed = Signal()

    def __init__(self, model: EncounterModel, parent: QObject | None = None) -> None:
        """Follow ``model``."""
        super().__init__(parent)
        self.model = model
        self._selected: tuple[str, ...] = ()
        self._pinned: str | None = None
        self._unsubscribe = model.subscribe(self._on_change)

    # --- reading -------------------------------------------------------------------------------------------------

    @property
    def state(self) -> Encounter:
        """The encounter now."""
        return self.model.state

    @property
    def selected(self) -> tuple[str, ...]:
        """Ids of the selected combatants, in the order of the list."""
        return self._selected

    @property
    def targets(self) -> tuple[str, ...]:
        """Ids a key acts on: the selected, else the active one."""
        if self._selected:
            return self._selected
        return (self.state.active,) if self.state.active is not None else ()

    @property
    def pinned(self) -> str | None:
        """The combatant the pane is pinned to, if any."""
        return self._pinned

    @property
    def shown(self) -> str | None:
        """The combatant of the detail pane: the pinned, else the last selected, else the active, else the first."""
        state = self.state
        for who in (self._pinned, self._selected[-1] if self._selected else None, state.active):
            if who is not None and who in state.combatants and not state.combatants[who].removed:
                return who
        return next((key for key in state.order if not state.combatants[key].removed), None)

    def combatants(self, ids: tuple[str, ...]) -> tuple[Combatant, ...]:
        """The combatants with these ids that are still present."""
        everyone = self.state.combatants
        return tuple(everyone[who] for who in ids if who in everyone and not everyone[who].removed)

    # --- changing ------------------------------------------------------------------------------------------------

    def dispatch(self, command: Command) -> Applied | Refused:
        """Apply a command; a refusal is also told by ``refused``."""
        outcome = self.model.dispatch(command, origin=self)
        if isinstance(outcome, Refused):
            self.refused.emit(reason_text(outcome.reason))
        return outcome

    def held(self) -> bool:
        """Whether nothing can be changed here, the encounter being only to be read; then ``refused`` says so."""
        if self.model.read_only:
            self.refused.emit(reason_text(Reason("read_only")))
        return self.model.read_only

    def dispatch_together(self, commands: Sequence[Command]) -> Applied | Refused:
        """Apply several commands as one act: all or none, one step of undo. There must be at least one."""
        if len(commands) == 1:
            return self.dispatch(commands[0])
        return self.dispatch(DoTogether(commands=tuple(commands)))  # type: ignore[arg-type]

    def select(self, ids: tuple[str, ...]) -> None:
        """Select these combatants (and no others)."""
        if ids != self._selected:
            self._selected = ids
            self.selection_changed.emit()

    def pin(self, who: str | None) -> None:
        """Keep the pane on one combatant, or (None) let it follow the selection and the turn again."""
        if who != self._pinned:
            self._pinned = who
            self.selection_changed.emit()

    def retranslate(self) -> None:
        """The language was switched."""
        self.language_changed.emit()

    def _on_change(self, change: Change) -> None:
        present = {c.id for c in change.new.present}
        kept = tuple(who for who in self._selected if who in present)
        gone = kept != self._selected or (self._pinned is not None and self._pinned not in present)
        self._selected = kept
        if self._pinned not in present:
            self._pinned = None
        self.changed.emit(change)
        if gone:
            self.selection_changed.emit()
