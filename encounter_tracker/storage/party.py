"""The party on its shelf: implements ``support.party.PartyPort``."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from encounter_tracker.storage.shelves import encode, new_key
from encounter_tracker.support.library import LibraryAction, LibraryError
from encounter_tracker.support.party import PartyMember

if TYPE_CHECKING:
    from collections.abc import Sequence

    from encounter_tracker.storage.shelves import Store

_log = logging.getLogger(__name__)
_member: Final = msgspec.json.Decoder(PartyMember)

SHELF: Final = "member"


class PartyStore:
    """See ``PartyPort``."""

    def __init__(self, store: Store) -> None:
        """Over open rows."""
        self._store = store

    def members(self) -> tuple[PartyMember, ...]:
        """Everyone, in their order."""
        found = []
        for key, row in self._store.rows(SHELF).items():
            try:
                found.append(replace(_member.decode(row), key=key))
            except (msgspec.MsgspecError, ValueError) as error:
                _log.warning("party member %s: %s", key, error)
        return tuple(sorted(found, key=lambda member: member.place))

    def save(self, members: Sequence[PartyMember]) -> tuple[PartyMember, ...]:
        """Keep members, new (key "") or changed, in one action; gives them with their keys."""
        with self._store.lock:
            place = max((member.place for member in self.members()), default=0)
            kept = []
            for member in members:
                if member.key:
                    kept.append(member)
                    continue
                place += 1
                kept.append(replace(member, key=new_key(), place=member.place or place))
            what = "save" if any(member.key for member in members) else "add"
            self._store.change(
                LibraryAction(what=what, shelf=SHELF, names=tuple(member.label for member in kept), count=len(kept)),
                {(SHELF, member.key): encode(member) for member in kept},
            )
        return tuple(kept)

    def delete(self, keys: Sequence[str]) -> int:
        """Delete members in one action."""
        with self._store.lock:
            gone = [member for member in self.members() if member.key in keys]
            if not gone:
                raise LibraryError("no_such_entry")
            self._store.change(
                LibraryAction(
                    what="delete", shelf=SHELF, names=tuple(member.label for member in gone), count=len(gone)
                ),
                {(SHELF, member.key): None for member in gone},
            )
        return len(gone)
