"""From the creatures that were ticked to the commands that add them, as one step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from encounter_tracker.encounter.commands import AddCombatant, ApplyCondition, EditCombatant, SetInitiative
from encounter_tracker.rules.initiative import free_names
from encounter_tracker.rules.vocabulary import CONDITIONS
from encounter_tracker.viewmodels.paste_draft import counted, creature_of, side_of
from encounter_tracker.viewmodels.texts.language import language
from encounter_tracker.viewmodels.typed_name import MOST_LETTERS

if TYPE_CHECKING:
    from encounter_tracker.encounter.commands import Command
    from encounter_tracker.encounter.state import Encounter
    from encounter_tracker.rules.creature import Creature
    from encounter_tracker.support.imported import ImportedCreature
    from encounter_tracker.viewmodels.paste_draft import Draft

__all__ = ["MOST_AT_ONCE", "Adding", "adding", "name_of"]

#: More than a table can play are not added in one go.
MOST_AT_ONCE: Final = 100


class Adding(Struct, frozen=True, kw_only=True):
    """What would be added: the ticked creatures, how many combatants they make, and the count that is wrong."""

    places: tuple[int, ...] = ()
    total: int = 0
    wrong_count: int | None = None

    @property
    def too_many(self) -> bool:
        """Whether they are more than one can add at once."""
        return self.total > MOST_AT_ONCE


def adding(draft: Draft) -> Adding:
    """What the ticks come to."""
    places = tuple(sorted(draft.ticked))
    total, wrong = 0, None
    for place in places:
        count = counted(draft, place)
        if count is None:
            wrong = place if wrong is None else wrong
        total += count or 0
    return Adding(places=places, total=total, wrong_count=wrong)


def name_of(entry: ImportedCreature, creature: Creature) -> str:
    """What it is called in the language in use, as long as a name may be."""
    own = creature.name == entry.creature.name  # nothing was chosen that names it
    name = entry.names_fr if entry.names_fr and own and language() == "fr" else creature.name
    return " ".join(name.split())[:MOST_LETTERS].strip() or creature.name[:MOST_LETTERS]


def commands_for(state: Encounter, draft: Draft) -> list[Command]:
    """The commands; counts are right (see ``adding``)."""
    taken = set(state.by_name)
    found: list[Command] = []
    rolling: list[str] = []
    for place in sorted(draft.ticked):
        entry, creature = draft.result.creatures[place], creature_of(draft, place)
        base = name_of(entry, creature)
        names = free_names(base, counted(draft, place) or 1, taken)
        taken.update(names)
        found.append(
            AddCombatant(
                creature=creature,
                name=base if base != creature.name else None,
                side=side_of(draft, entry),
                count=len(names),
                initiative=entry.initiative,
                hidden=entry.hidden,
            )
        )
        if draft.roll and not state.started and entry.initiative is None:
            rolling += names
        found += _as_it_was(entry, creature, names)
    if rolling:
        found.append(SetInitiative(who=tuple(rolling)))
    return found


def _as_it_was(entry: ImportedCreature, creature: Creature, names: list[str]) -> list[Command]:
    """Hit points and conditions of a saved fight."""
    fields: dict[str, Any] = {}
    if entry.temp_hp:
        fields["temp_hp"] = entry.temp_hp
    if entry.nonlethal:
        fields["nonlethal"] = entry.nonlethal
    if entry.current_hp is not None and entry.current_hp != creature.hp:
        fields["current_hp"] = entry.current_hp
    found: list[Command] = [EditCombatant(who=name, set=fields) for name in names if fields]
    known = [condition for condition in entry.conditions if condition in CONDITIONS]
    found += [ApplyCondition(target=tuple(names), condition=condition) for condition in known]
    return found
