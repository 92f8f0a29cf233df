"""The announcement of waves whose round has begun."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from encounter_tracker.encounter.events import WaveDue

if TYPE_CHECKING:
    from encounter_tracker.encounter.tx import Tx


def announce(tx: Tx) -> None:
    """Tell of every wave whose round has begun, once."""
    now = tx.state.round
    fresh = [wave for wave in tx.state.waves if wave.round <= now and not wave.told]
    if not fresh:
        return
    tx.scene(waves=tuple(replace(wave, told=True) if wave in fresh else wave for wave in tx.state.waves))
    for wave in sorted(fresh, key=lambda wave: wave.round):
        tx.emit(WaveDue(wave=wave.id, name=wave.label, count=wave.count))
