"""What a command would do: applied without keeping it, with stand-ins for the dice that are missing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace

from encounter_tracker.encounter import events as e
from encounter_tracker.encounter.apply import Applied, NeedsDice, Refused, apply
from encounter_tracker.encounter.derive import derived
from encounter_tracker.encounter.reckoning import TargetPreview
from encounter_tracker.rules.damage import PartReckoning

if TYPE_CHECKING:
    from encounter_tracker.encounter.commands import Command
    from encounter_tracker.encounter.events import Record
    from encounter_tracker.encounter.refusal import Reason
    from encounter_tracker.encounter.state import Encounter
    from encounter_tracker.encounter.tx import Die


class Tried(Struct, frozen=True, kw_only=True):
    """How it came out.

    Attributes:
        state: the encounter afterwards; None where it is refused even by force.
        records: what would happen.
        missing: the dice that stood in, in the order in which they were asked for; only the first is certain, as
            what follows may depend on it.
        refusal: why it is refused, unless forced.
    """

    state: Encounter | None = None
    records: tuple[Record, ...] = ()
    missing: tuple[Die, ...] = ()
    refusal: Reason | None = None


def try_out(state: Encounter, command: Command) -> Tried:
    """Apply a command without keeping it; where it is refused, what forcing it would do."""
    outcome, missing = _applied(state, command)
    if isinstance(outcome, Applied):
        return Tried(state=outcome.state, records=outcome.records, missing=missing)
    refusal = outcome.reason
    forced, missing = _applied(state, replace(command, force=True))
    if isinstance(forced, Applied):
        return Tried(state=forced.state, records=forced.records, missing=missing, refusal=refusal)
    return Tried(refusal=refusal)


def _applied(state: Encounter, command: Command) -> tuple[Applied | Refused, tuple[Die, ...]]:
    missing: list[Die] = []
    while isinstance(outcome := apply(state, command), NeedsDice):
        die = outcome.dice[0]
        missing.append(die)
        given = command.rolls.get(die.what, ())
        command = replace(command, rolls={**command.rolls, die.what: (*given, stand_in(die))})
    return outcome, tuple(missing)


def stand_in(die: Die) -> int:
    """A face for a die that is not known: one that lets an attack go through its usual course."""
    kind = die.what.partition(":")[0]
    if kind == "miss":
        return die.sides
    return 1 if kind == "confirm" else (die.sides + 1) // 2


# --- what of it concerns hit points ----------------------------------------------------------------------------------


def blow_preview(before: Encounter, tried: Tried, who: str) -> TargetPreview | None:
    """What the blow of a tried command does to someone (by id): the same figures that its event tells."""
    if tried.state is None:
        return None
    events = [record.event for record in tried.records]
    blow = next((event for event in events if isinstance(event, e.DamageTaken) and event.who == who), None)
    if blow is None:
        return None
    after = tried.state.combatants[who]
    now, then = derived(before, who), derived(tried.state, who)
    stops = (event.type for event in events if isinstance(event, e.RegenerationStopped) and event.who == who)
    return TargetPreview(
        who=who,
        name=after.name,
        parts=_parts(blow),
        riders=blow.riders,
        riders_lost=blow.riders_lost,
        rolled=blow.rolled,
        total=blow.lethal + blow.nonlethal + blow.temporary,
        lethal=blow.lethal,
        nonlethal=blow.nonlethal,
        temporary=blow.temporary,
        temp_hp=then.temp_hp,
        hp_before=blow.hp_before,
        hp_after=blow.hp_after,
        status_before=now.status,
        status_after="dead" if after.death is not None else then.status,
        stopped_regeneration=next(stops, ""),
    )


def _parts(blow: e.DamageTaken) -> tuple[PartReckoning, ...]:
    """The parts of a blow back from its steps: each begins with what was rolled."""
    found: list[PartReckoning] = []
    for step in blow.steps:
        if step.what == "rolled" or not found:
            kind = step.type or "untyped"
            found.append(PartReckoning(type=kind, rolled=step.amount, taken=step.amount, steps=(step,)))
        else:
            last = found[-1]
            found[-1] = replace(last, taken=step.amount, steps=(*last.steps, step))
    return tuple(found)


_OF_THE_BLOW: Final = (e.DamageTaken, e.StatusChanged, e.Died, e.RegenerationStopped)


def besides(tried: Tried, who: str, *shown: type[e.Event]) -> tuple[Record, ...]:
    """What happens besides the blow at someone: ``shown`` is told elsewhere."""
    return tuple(
        record
        for record in tried.records
        if not isinstance(record.event, shown)
        and not (isinstance(record.event, _OF_THE_BLOW) and record.event.who == who)
    )
