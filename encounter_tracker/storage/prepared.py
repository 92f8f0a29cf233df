"""Prepared encounters on their shelf: implements ``support.party.PreparedPort``."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from encounter_tracker.encounter.planning import Plan
from encounter_tracker.storage.shelves import encode, new_key
from encounter_tracker.support.library import LibraryAction, LibraryError
from encounter_tracker.support.search import words_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from encounter_tracker.storage.shelves import Store

_log = logging.getLogger(__name__)
_plan: Final = msgspec.json.Decoder(Plan)

SHELF: Final = "plan"


class PreparedStore:
    """See ``PreparedPort``."""

    def __init__(self, store: Store) -> None:
        """Over open rows."""
        self._store = store

    def plans(self) -> tuple[Plan, ...]:
        """All of them, by name."""
        found = [plan for key, row in self._store.rows(SHELF).items() if (plan := _read(key, row)) is not None]
        return tuple(sorted(found, key=lambda plan: words_of(plan.name)))

    def get(self, key: str) -> Plan | None:
        """One of them."""
        row = self._store.row(SHELF, key)
        return None if row is None else _read(key, row)

    def save(self, plan: Plan) -> Plan:
        """Keep one, new (key "") or changed; gives it with its key."""
        kept = plan if plan.key else replace(plan, key=new_key())
        action = LibraryAction(what="save", shelf=SHELF, names=(kept.name,))
        self._store.change(action, {(SHELF, kept.key): encode(kept)})
        return kept

    def delete(self, keys: Sequence[str]) -> int:
        """Delete some in one action."""
        with self._store.lock:
            gone = [plan for plan in self.plans() if plan.key in keys]
            if not gone:
                raise LibraryError("no_such_entry")
            action = LibraryAction(what="delete", shelf=SHELF, names=tuple(plan.name for plan in gone), count=len(gone))
            self._store.change(action, {(SHELF, plan.key): None for plan in gone})
        return len(gone)


def _read(key: str, row: str) -> Plan | None:
    try:
        return replace(_plan.decode(row), key=key)
    except (msgspec.MsgspecError, ValueError) as error:
        _log.warning("prepared encounter %s: %s", key, error)
        return None
