"""Waves of the fight: those that are due, with what becomes of them, and those to come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QObject, Signal

from encounter_tracker.encounter.apply import Applied
from encounter_tracker.encounter.commands import BringWave, DropWave
from encounter_tracker.encounter.planning import due_waves
from encounter_tracker.viewmodels.texts.language import fill

if TYPE_CHECKING:
    from collections.abc import Sequence

    from encounter_tracker.encounter.groups import Wave
    from encounter_tracker.encounter.state import Encounter
    from encounter_tracker.session.model import Change
    from encounter_tracker.viewmodels.bridge import EncounterBridge

__all__ = ["WaveRow", "WavesView", "WavesViewModel", "waves_view"]

tr = QCoreApplication.translate


class WaveRow(Struct, frozen=True, kw_only=True):
    """What is due since one round: whom it brings, since when; ``id``: of its waves, with blanks between."""

    id: str
    text: str
    remark: str


class WavesView(Struct, frozen=True, kw_only=True):
    """What the foot of the list shows.

    Attributes:
        due: waves whose round has begun, the earliest first.
        coming: those to come, in one line; "" for none.
        coming_lines: the same, a line each.
    """

    due: tuple[WaveRow, ...] = ()
    coming: str = ""
    coming_lines: tuple[str, ...] = ()


def waves_view(state: Encounter) -> WavesView:
    """The waves of an encounter."""
    if not state.waves:
        return WavesView()
    due = due_waves(state)
    rounds = dict.fromkeys(wave.round for wave in due)
    later = sorted((wave for wave in state.waves if wave not in due), key=lambda wave: wave.round)
    lines = tuple(fill(tr("Waves", "Round {0}: {1}"), wave.round, wave.label) for wave in later)
    return WavesView(
        due=tuple(_due_row([wave for wave in due if wave.round == number], state) for number in rounds),
        coming=" · ".join(lines),
        coming_lines=lines,
    )


def _due_row(waves: Sequence[Wave], state: Encounter) -> WaveRow:
    number = waves[0].round
    remark = tr("Waves", "due since round {0}").format(number) if number < state.round else tr("Waves", "due now")
    return WaveRow(id=" ".join(wave.id for wave in waves), text=", ".join(wave.label for wave in waves), remark=remark)


class WavesViewModel(QObject):
    """Keeps the waves in step with the encounter; emits ``view_changed`` with a :class:`WavesView` that differs."""

    view_changed = Signal(object)

    def __init__(self, bridge: EncounterBridge, parent: QObject | None = None) -> None:
        """Follow ``bridge``."""
        super().__init__(parent)
        self._bridge = bridge
        self.view = waves_view(bridge.state)
        bridge.changed.connect(self._on_change)
        bridge.language_changed.connect(self.refresh)

    def bring(self, waves: str = "") -> bool:
        """Waves arrive (their ids, with blanks between), as one step; without any those that are due the longest."""
        commands = [BringWave(wave=wave) for wave in (waves or self._first_due()).split()]
        return bool(commands) and isinstance(self._bridge.dispatch_together(commands), Applied)

    def drop(self, waves: str = "") -> bool:
        """They do not come."""
        commands = [DropWave(wave=wave) for wave in (waves or self._first_due()).split()]
        return bool(commands) and isinstance(self._bridge.dispatch_together(commands), Applied)

    def refresh(self) -> None:
        """Make the view anew and tell, where it differs."""
        view = waves_view(self._bridge.state)
        if view != self.view:
            self.view = view
            self.view_changed.emit(view)

    def _first_due(self) -> str:
        return next((row.id for row in waves_view(self._bridge.state).due), "")

    def _on_change(self, change: Change) -> None:
        old, new = change.old, change.new
        if old.waves is not new.waves or old.round != new.round or old.started != new.started:
            self.refresh()
