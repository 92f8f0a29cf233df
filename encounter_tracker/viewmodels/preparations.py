"""Daily preparations: which spells still in force end, and which keep their slots empty (rule F8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QObject, Signal

from encounter_tracker.encounter.apply import Applied
from encounter_tracker.encounter.commands import PrepareDaily
from encounter_tracker.viewmodels.effect_view import everyone
from encounter_tracker.viewmodels.texts.durations import remaining_short
from encounter_tracker.viewmodels.texts.language import fill, listed
from encounter_tracker.viewmodels.texts.names import effect_name
from encounter_tracker.viewmodels.ticks import TickLine, tick_line

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Effect, Encounter
    from encounter_tracker.viewmodels.bridge import EncounterBridge
    from encounter_tracker.viewmodels.effect_choices import Choices

tr = QCoreApplication.translate


class PreparationsView(Struct, frozen=True, kw_only=True):
    """Everything that is shown.

    Attributes:
        who, people: who prepares, and who could.
        lines: its effects in force; a tick keeps one.
        nothing: what is said where there are none.
        deed_text: the button.
    """

    who: str = ""
    people: Choices = ()
    lines: tuple[TickLine, ...] = ()
    nothing: str = ""
    deed_text: str = ""


def own_effects(state: Encounter, who: str) -> tuple[Effect, ...]:
    """The effects in force that are somebody's own."""
    return tuple(effect for effect in state.effects.values() if effect.source == who and not effect.condition)


def ends_at_preparations(effect: Effect) -> bool:
    """Whether an effect ends when its slot is filled again."""
    return bool(effect.slot) and effect.duration != "unlimited"


def preparations_view(state: Encounter, who: str, kept: frozenset[str]) -> PreparationsView:
    """The whole view."""
    theirs = own_effects(state, who)
    ending = [effect for effect in theirs if ends_at_preparations(effect) and effect.id not in kept]
    count = len(ending)
    return PreparationsView(
        who=who,
        people=everyone(state),
        lines=tuple(_line(state, effect, kept=effect.id in kept) for effect in theirs),
        nothing="" if theirs else tr("Preparations", "No spell of theirs is in force."),
        deed_text=tr("Preparations", "Prepare: %n spell(s) end", "", count) if count else tr("Preparations", "Prepare"),
    )


def _line(state: Encounter, effect: Effect, *, kept: bool) -> TickLine:
    whom = listed([state.combatants[one].name for one in effect.targets if one in state.combatants], 3)
    words = [fill(tr("Effects", "on {0}"), whom) if whom else tr("Effects", "area"), effect.slot]
    words.append(remaining_short(effect, state))
    detail = " · ".join(word for word in words if word)
    name = effect_name(effect)
    if effect.duration == "unlimited":
        return tick_line(effect.id, name, detail, tr("Preparations", "goes on: no limit"), enabled=False)
    if not effect.slot:
        return tick_line(effect.id, name, detail, tr("Preparations", "goes on: from no slot"), enabled=False)
    verdict = tr("Preparations", "goes on, its slot stays empty") if kept else tr("Preparations", "ends")
    return tick_line(effect.id, name, detail, verdict, ticked=kept, trend="up" if kept else "down")


class PreparationsViewModel(QObject):
    """What is kept at daily preparations; it follows the encounter until ``stop``."""

    view_changed = Signal(object)
    """A `PreparationsView` that differs from the one before."""
    done = Signal()

    def __init__(self, bridge: EncounterBridge, parent: QObject | None = None) -> None:
        """Prepare in ``bridge``."""
        super().__init__(parent)
        self._bridge = bridge
        self._open = False
        self._who = ""
        self._kept: frozenset[str] = frozenset()
        self.view = PreparationsView()
        bridge.changed.connect(lambda _change: self._on_change())
        bridge.language_changed.connect(self.refresh)

    def begin(self, who: str = "") -> bool:
        """Open for somebody, else for the one shown; False where nobody is there."""
        self._who = who or self._bridge.shown or ""
        if self._who not in self._bridge.state.combatants:
            return False
        self._open, self._kept = True, frozenset()
        self.refresh(always=True)
        return True

    def stop(self) -> None:
        """The surface was closed."""
        self._open = False

    def set_who(self, who: str) -> None:
        """Another prepares."""
        self._who, self._kept = who, frozenset()
        self.refresh()

    def toggle(self, effect: str) -> None:
        """A slot stays empty, so that its spell goes on; or it does not."""
        found = self._bridge.state.effects.get(effect)
        if found is not None and ends_at_preparations(found):
            self._kept ^= {effect}
            self.refresh()

    def do(self) -> bool:
        """Prepare in one step; whether it was done."""
        if not self._open:
            return False
        self._open = False
        command = PrepareDaily(who=self._who, keep=tuple(sorted(self._kept)))
        if not isinstance(self._bridge.dispatch(command), Applied):
            self._open = True
            return False
        self.done.emit()
        return True

    def refresh(self, *, always: bool = False) -> None:
        """Make the view anew and tell, where it differs."""
        if not self._open:
            return
        view = preparations_view(self._bridge.state, self._who, self._kept)
        if view != self.view or always:
            self.view = view
            self.view_changed.emit(view)

    def _on_change(self) -> None:
        if not self._open:
            return
        state = self._bridge.state
        if self._who not in state.combatants or state.combatants[self._who].removed:
            self._open = False
            self.done.emit()
            return
        self._kept &= frozenset(state.effects)
        self.refresh()
