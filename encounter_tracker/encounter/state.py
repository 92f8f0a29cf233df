"""The state of an encounter: frozen values that share whatever a command left alone."""

from __future__ import annotations

from functools import cached_property
from typing import Literal

from msgspec import field
from msgspec.structs import replace

from encounter_tracker.encounter.groups import Wave
from encounter_tracker.encounter.state_base import (
    Count,
    Value,
)
from encounter_tracker.encounter.state_combatants import (
    AbilityHarm,
    Casting,
    Combatant,
    Death,
    NegativeLevel,
    Resource,
)
from encounter_tracker.encounter.state_effects import (
    Affliction,
    AfflictionEffect,
    Concentration,
    Cure,
    Effect,
    Frequency,
    Modifier,
    Target,
    Until,
    Wall,
)
from encounter_tracker.rules.vocabulary import (
    LightLevel,
)

__all__ = [
    "AbilityHarm",
    "Affliction",
    "AfflictionEffect",
    "Casting",
    "Combatant",
    "Concentration",
    "Count",
    "Cure",
    "Death",
    "Due",
    "Effect",
    "Encounter",
    "Environment",
    "Frequency",
    "Modifier",
    "NegativeLevel",
    "Options",
    "Resource",
    "Target",
    "Until",
    "Value",
    "Wall",
]


class Options(Value, frozen=True):
    """The rules options of an encounter (rule 0); the defaults are what the source texts give."""

    concentration_limit_rounds: int = 60
    disruption: Literal["damage_level", "concentration_check"] = "damage_level"
    dispel: Literal["counteract", "caster_level_check"] = "counteract"
    round_counting: Literal["caster_turn", "initiative_count"] = "caster_turn"
    negative_levels_lower_cmd: bool = False
    fire_immunity_means_cold_vulnerability: bool = True


class Environment(Value, frozen=True):
    """Ambient light (rule I1)."""

    light: LightLevel = "normal"
    magical: bool = False
    level: int = 0


class Due(Value, frozen=True):
    """A roll that waits for an answer; ``what`` is the command that answers it (rule A3)."""

    who: str
    what: str
    dc: int | None = None
    ref: str = ""
    label: str = ""
    number: int = 0


class Encounter(Value, frozen=True, dict=True):
    """Everything about one fight. ``combatants`` and ``effects`` are keyed by id; treat all mappings as immutable.

    ``order`` holds the ids of all with a place, from the top, delaying and removed ones included; ``active`` is an
    id, never an index. ``clock`` is in rounds since the encounter was made. ``waves`` have not arrived yet.
    """

    combatants: dict[str, Combatant] = field(default_factory=dict)
    effects: dict[str, Effect] = field(default_factory=dict)
    order: tuple[str, ...] = ()
    active: str | None = None
    started: bool = False
    round: int = 0
    clock: int = 0
    fight_began: int = 0
    due: tuple[Due, ...] = ()
    options: Options = Options()
    environment: Environment = Environment()
    distances: dict[str, int] = field(default_factory=dict)
    next_number: int = 1
    waves: tuple[Wave, ...] = ()

    def with_combatant(self, combatant: Combatant) -> Encounter:
        """The same encounter with a combatant new or changed; what was reckoned from other things is kept."""
        old = self.combatants.get(combatant.id)
        new = replace(self, combatants={**self.combatants, combatant.id: combatant})
        kept = ["effects_on", "has_darkness"]
        if old is not None and (old.antimagic, old.removed) == (combatant.antimagic, combatant.removed):
            kept.append("lighting")
        new.__dict__.update({name: self.__dict__[name] for name in kept if name in self.__dict__})
        return new

    @cached_property
    def effects_on(self) -> dict[str, tuple[Effect, ...]]:
        """Effects by the combatants they were laid on (whatever their state), oldest first."""
        found: dict[str, list[Effect]] = {}
        for effect in self.effects.values():
            for who in effect.targets:
                found.setdefault(who, []).append(effect)
        return {who: tuple(effects) for who, effects in found.items()}

    @cached_property
    def has_darkness(self) -> bool:
        """Whether any effect in force makes darkness."""
        return any(effect.darkness is not None for effect in self.effects.values())

    @cached_property
    def by_name(self) -> dict[str, str]:
        """Ids of those present, by their names."""
        return {c.name: c.id for c in self.combatants.values() if not c.removed}

    @cached_property
    def present(self) -> tuple[Combatant, ...]:
        """Everyone who has not been removed, in the order they were added."""
        return tuple(c for c in self.combatants.values() if not c.removed)
