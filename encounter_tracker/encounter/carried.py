"""What a combatant carries from one fight to the next: lost hit points, harm, levels, effects that last, resources.

Everything that is counted by the clock is kept relative to the moment it was taken over (0, the past negative), so
that it goes on from there in any other encounter, whatever its clock says.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from encounter_tracker.encounter.state import AbilityHarm, Death, Effect, NegativeLevel, Resource
from encounter_tracker.rules.vocabulary import Ability


class Carried(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What somebody brings along beside the printed block.

    ``base_hp``: their total where it is not the printed one. ``effects`` hold their bearer under the id "self" (as
    target, source and anchor); another source stands in ``source_text`` by its name.
    """

    base_hp: int | None = None
    wounds: Annotated[int, Meta(ge=0)] = 0
    nonlethal: Annotated[int, Meta(ge=0)] = 0
    temp_hp: dict[str, int] = {}
    harm: dict[Ability, AbilityHarm] = {}
    negative_levels: tuple[NegativeLevel, ...] = ()
    con_penalty_hp: int = 0
    con_penalty_taken: int = 0
    stable: bool = False
    doomed: bool = False
    death: Death | None = None
    overrides: dict[str, int] = {}
    resources: dict[str, Resource] = {}
    note: str = ""
    effects: tuple[Effect, ...] = ()

    def fields(self) -> dict[str, Any]:
        """The fields of a combatant that it sets as they are."""
        return {name: getattr(self, name) for name in PLAIN}


#: Fields that are the same here and in a combatant (clocks apart).
PLAIN = (
    "wounds",
    "nonlethal",
    "temp_hp",
    "con_penalty_hp",
    "con_penalty_taken",
    "stable",
    "doomed",
    "death",
    "overrides",
    "resources",
    "note",
)
SELF = "self"
