"""Whom a game master has ready: groups of one creature each, and waves of groups that arrive in a later round."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from encounter_tracker.rules.creature import Creature
from encounter_tracker.rules.vocabulary import Side


class Group(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Several combatants of one kind.

    ``name``: instead of the creature's own. ``hp``: a number, "average" (as printed) or "roll". ``wave``: the round of
    the fight in which they arrive; up to 1 they are there from the beginning.
    """

    creature: Creature
    count: Annotated[int, Meta(ge=1, le=99)] = 1
    name: str = ""
    side: Side = "foes"
    hidden: bool = False
    hp: int | Literal["average", "roll"] = "average"
    colour: str = ""
    wave: Annotated[int, Meta(ge=0)] = 0

    @property
    def label(self) -> str:
        """What they are called."""
        return self.name or self.creature.name


class Wave(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Groups that arrive together in a round; they are in the encounter's state, not yet in the fight.

    ``told``: that they are due was announced.
    """

    id: str
    round: int
    name: str = ""
    groups: tuple[Group, ...] = ()
    told: bool = False

    @property
    def label(self) -> str:
        """What it is called: its name, else whom it brings ("Ogre, Goblin ×4")."""
        listed = (f"{group.label} ×{group.count}" if group.count > 1 else group.label for group in self.groups)
        return self.name or ", ".join(listed)

    @property
    def count(self) -> int:
        """How many combatants they are."""
        return sum(group.count for group in self.groups)
