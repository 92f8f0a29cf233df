"""Creatures as JSON of the program's own, for other tables and for safe keeping; ``files.read_file`` reads it again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from encounter_tracker.importers.own import MARK, VERSION
from encounter_tracker.rules.creature import Creature

if TYPE_CHECKING:
    from collections.abc import Iterable

    from encounter_tracker.support.imported import ImportedCreature

#: What was said of the reading, not of the creature.
_LEFT_OUT = ("issues", "first_line", "last_line", "understood", "noted")


def export_creatures(creatures: Iterable[Creature | ImportedCreature]) -> bytes:
    """Write creatures, with what is known beside the stat block where it is given."""
    written: list[dict[str, Any]] = []
    for one in creatures:
        entry: dict[str, Any] = msgspec.to_builtins(one)
        if isinstance(one, Creature):
            entry = {"creature": entry}
        for key in _LEFT_OUT:
            entry.pop(key, None)
        written.append(entry)
    document = {"format": MARK, "version": VERSION, "creatures": written}
    return msgspec.json.format(msgspec.json.encode(document), indent=1) + b"\n"
