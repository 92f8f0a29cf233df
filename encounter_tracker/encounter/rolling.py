"""Checks and saving throws: rolled or given, and always told with what made them (rules 0, D8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace

from encounter_tracker.encounter import events
from encounter_tracker.encounter.derive import derived, modifier_part
from encounter_tracker.encounter.suppression import working
from encounter_tracker.rules.saving import CHANNELLING, bonuses_in_words, plain_descriptors
from encounter_tracker.rules.stacking import Part, counted, stack

if TYPE_CHECKING:
    from collections.abc import Iterable

    from encounter_tracker.encounter.state import Encounter
    from encounter_tracker.encounter.tx import Tx
    from encounter_tracker.rules.vocabulary import Save

NATURAL_20: Final = 20


class Rolled(Struct, frozen=True, kw_only=True):
    """A d20 to be rolled, or given: the ``face`` of the die, or the ``total``; ``made``: as the game master says."""

    modifier: int
    parts: tuple[Part, ...] = ()
    face: int | None = None
    total: int | None = None
    dc: int | None = None
    dc_parts: tuple[Part, ...] = ()
    label: str = ""
    natural: bool = False
    made: bool | None = None


def check(tx: Tx, who: str, what: str, rolled: Rolled) -> int:
    """Make a check and tell it; returns its total."""
    return _roll(tx, who, what, rolled)[0]


def passed(tx: Tx, who: str, what: str, rolled: Rolled) -> bool:
    """Make a check or save against its DC and tell it; without a DC nothing is passed but by a natural 20."""
    return bool(_roll(tx, who, what, rolled)[1])


def _roll(tx: Tx, who: str, what: str, rolled: Rolled) -> tuple[int, bool | None]:
    face = None
    total = rolled.total
    if total is None:
        face = tx.roll(f"{what}:{tx.get(who).name}", face=rolled.face)
        total = face + rolled.modifier
    success = None if rolled.dc is None else total >= rolled.dc
    if rolled.natural and rolled.dc is not None and face in {1, NATURAL_20}:
        success = face == NATURAL_20
    overruled = rolled.made is not None and rolled.made != success
    if rolled.made is not None:
        success = rolled.made
    tx.emit(
        events.CheckRolled(
            who=who,
            what=what,
            total=total,
            face=face,
            modifier=rolled.modifier,
            dc=rolled.dc,
            success=success,
            label=rolled.label,
            by_program=tx.by_program,
            parts=rolled.parts,
            dc_parts=rolled.dc_parts,
            overruled=overruled,
        ),
    )
    return total, success


class Saving(Struct, frozen=True, kw_only=True):
    """A saving throw to be made; ``against``: descriptors of what it is made against. ``what`` it is told as.

    ``made``: whether it is made, where the game master says so whatever the die shows.
    """

    save: Save
    dc: int | None = None
    against: tuple[str, ...] = ()
    face: int | None = None
    total: int | None = None
    what: str = ""
    label: str = ""
    made: bool | None = None


def saving_throw(tx: Tx, who: str, given: Saving) -> bool:
    """Make a saving throw; a natural 20 makes it, a natural 1 fails it (CORE)."""
    parts = save_parts(tx.state, who, given.save, given.against)
    rolled = Rolled(
        modifier=counted(parts),
        parts=parts,
        face=given.face,
        total=given.total,
        dc=given.dc,
        label=given.label,
        natural=True,
        made=given.made,
    )
    return passed(tx, who, given.what or given.save, rolled)


def save_parts(state: Encounter, who: str, save: Save, against: Iterable[str] = ()) -> tuple[Part, ...]:
    """The parts of a saving throw now, with what counts only against some things (rules D8, 0)."""
    now, creature = derived(state, who), state.combatants[who].creature
    figure = now.figures[save].parts
    wanted = plain_descriptors(against)
    if not wanted:
        return figure
    extra: list[Part] = []
    if save == "will" and creature.channel_resistance and wanted & CHANNELLING:
        extra.append(Part(what="channel_resistance", value=creature.channel_resistance, key="channel_resistance"))
    for words in (creature.saves.notes, *_texts(creature.special)):
        extra += bonuses_in_words(words, save, wanted)
    limited: list[Part] = []
    for effect in working(state, who):
        limited += [
            modifier_part(effect, change)
            for change in effect.modifiers
            if change.on in {"saves", save} and change.against and wanted & plain_descriptors(change.against)
        ]
    return (*_together(figure, limited), *extra)


def _together(figure: tuple[Part, ...], limited: list[Part]) -> tuple[Part, ...]:
    """The figure's own bonuses and those limited to this, stacked together."""
    if not limited:
        return figure
    others = [part for part in figure if part.what != "modifier"]
    bonuses = [replace(part, counts=True, reason="", other="") for part in figure if part.what == "modifier"]
    return (*others, *stack([*bonuses, *limited]))


def _texts(special: dict[str, object]) -> Iterable[str]:
    return (text for text in special.values() if isinstance(text, str))
