"""The party: player characters kept from fight to fight, as the window sees them; the storage keeps them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import msgspec

from encounter_tracker.encounter.carried import Carried
from encounter_tracker.rules.creature import Creature

if TYPE_CHECKING:
    from collections.abc import Sequence

    from encounter_tracker.encounter.planning import Plan


class PartyMember(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One player character (or companion).

    ``carried``: what came along from the last fight. ``present``: comes along when the party is added. ``place``: its
    place in the list.
    """

    creature: Creature
    key: str = ""
    name: str = ""
    player: str = ""
    colour: str = ""
    note: str = ""
    present: bool = True
    place: int = 0
    carried: Carried = Carried()

    @property
    def label(self) -> str:
        """What it is called in a fight."""
        return self.name or self.creature.name


class PartyPort(Protocol):
    """The party for view-models (``storage.party.PartyStore``); whatever changes it raises ``LibraryError``.

    Every change is one action that ``LibraryPort.undo`` takes back.
    """

    def members(self) -> tuple[PartyMember, ...]:
        """Everyone, in their order."""

    def save(self, members: Sequence[PartyMember]) -> tuple[PartyMember, ...]:
        """Keep members, new (key "") or changed, in one action; gives them with their keys."""

    def delete(self, keys: Sequence[str]) -> int:
        """Delete members in one action."""


class PreparedPort(Protocol):
    """The prepared encounters for view-models (``storage.prepared.PreparedStore``), as ``PartyPort``."""

    def plans(self) -> tuple[Plan, ...]:
        """All of them, by name."""

    def get(self, key: str) -> Plan | None:
        """One of them."""

    def save(self, plan: Plan) -> Plan:
        """Keep one, new (key "") or changed; gives it with its key."""

    def delete(self, keys: Sequence[str]) -> int:
        """Delete some in one action."""
