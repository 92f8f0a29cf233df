"""Waves: groups that wait in the encounter until their round (prepared encounters).

A wave is no combatant: nothing that happens touches it, and it has no place in the order. When its round begins it is
announced once in the log and is among ``planning.due_waves`` until one command brings it or drops it. Nothing comes
into the fight by itself: a game master may let a wave come late, or never. As all of this is state, undo, redo and the
encounter file treat it like everything else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter import do_roster
from encounter_tracker.encounter.events import WaveArrived, WaveDropped, WavePrepared
from encounter_tracker.encounter.groups import Wave
from encounter_tracker.encounter.planning import add_command
from encounter_tracker.encounter.refusal import RefusedError
from encounter_tracker.encounter.waves import announce

if TYPE_CHECKING:
    from collections.abc import Callable

    from encounter_tracker.encounter.tx import Tx


def prepare(tx: Tx, command: c.PrepareWave) -> None:
    """Get groups ready; one whose round has come already is due at once."""
    groups = tuple(replace(group, wave=0) for group in command.groups)
    wave = Wave(id=tx.new_id("w"), round=command.round, name=command.name, groups=groups)
    tx.scene(waves=(*tx.state.waves, wave))
    tx.emit(WavePrepared(wave=wave.id, name=wave.label, number=wave.round, count=wave.count))
    if tx.state.started:
        announce(tx)


def bring(tx: Tx, command: c.BringWave) -> None:
    """It arrives: everyone in it is added."""
    wave = _take(tx, command.wave)
    tx.emit(WaveArrived(wave=wave.id, name=wave.label, count=wave.count))
    for group in wave.groups:
        do_roster.add(tx, add_command(group))


def drop(tx: Tx, command: c.DropWave) -> None:
    """It does not come."""
    wave = _take(tx, command.wave)
    tx.emit(WaveDropped(wave=wave.id, name=wave.label, count=wave.count))


def _take(tx: Tx, key: str) -> Wave:
    wave = next((wave for wave in tx.state.waves if wave.id == key), None)
    if wave is None:
        raise RefusedError("unknown_wave", name=key)
    tx.scene(waves=tuple(other for other in tx.state.waves if other.id != key))
    return wave


HANDLERS: Final[dict[type[c.Command], Callable[[Tx, Any], None]]] = {
    c.PrepareWave: prepare,
    c.BringWave: bring,
    c.DropWave: drop,
}
