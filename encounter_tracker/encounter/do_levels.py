"""Negative levels, death attacks, killing and raising (rules B10 to B13, C5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter import due, events
from encounter_tracker.encounter.derive import derived
from encounter_tracker.encounter.do_hit_points import commit_hostility
from encounter_tracker.encounter.mortality import die
from encounter_tracker.encounter.raising import raise_dead
from encounter_tracker.encounter.refusal import RefusedError
from encounter_tracker.encounter.state import NegativeLevel
from encounter_tracker.encounter.suppression import ANTIMAGIC, must_have_magic
from encounter_tracker.encounter.upkeep import NATURAL_20
from encounter_tracker.encounter.warding import refuse_if_kept_off
from encounter_tracker.rules.vocabulary import ROUNDS_PER_DAY

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Literal

    from encounter_tracker.encounter.state import Combatant
    from encounter_tracker.encounter.tx import Tx

#: What an effect must protect from to keep death attacks and energy drain off (SA names protection against death).
_GUARDS: Final = ("death", "energy drain")
SAVE: Final = "negative_level_save"


def give_negative_levels(tx: Tx, command: c.GiveNegativeLevels) -> None:
    """Negative levels, each with its source, its DC and whether it is permanent (rules B10, B11).

    The power that gives them is supernatural at least (SA): there are none where magic is held down (rule H4).
    """
    combatant = tx.who(command.target)
    must_have_magic(tx, tx.source_id(command.source), "supernatural")
    if combatant.antimagic:
        tx.refuse("immune", who=combatant.name, reason=ANTIMAGIC)
    refuse_if_kept_off(tx, combatant.id, ("energy drain",), _GUARDS)
    source = _blame(tx, combatant, command.source)
    gain_levels(
        tx,
        combatant.id,
        command.count,
        NegativeLevel(
            id="",
            permanent=command.permanent,
            dc=command.dc,
            source=source or command.source or "",
            since=tx.state.clock,
        ),
    )


def _blame(tx: Tx, combatant: Combatant, name: str | None) -> str | None:
    """A source that is a combatant answers for the death and does a hostile act (rules C7, F10)."""
    source = tx.source_id(name)
    if source is not None:
        commit_hostility(tx, source, [combatant.id])
    tx.death_blame[combatant.id] = (source, name or "")
    return source


def gain_levels(tx: Tx, who: str, count: int, like: NegativeLevel) -> None:
    """Give ``count`` negative levels like the one shown."""
    new = tuple(replace(like, id=tx.new_id("n")) for _ in range(count))
    tx.change(who, negative_levels=(*tx.get(who).negative_levels, *new))
    tx.emit(events.NegativeLevelsGained(who=who, count=count, permanent=like.permanent, source_text=like.source))


def drop_levels(tx: Tx, who: str, ids: set[str], by: str) -> None:
    """Take negative levels away, with the saves that were due for them; doom may pass with them (rule B13)."""
    combatant = tx.get(who)
    gone = [level for level in combatant.negative_levels if level.id in ids]
    left = tuple(level for level in combatant.negative_levels if level.id not in ids)
    saved = combatant.doomed and len(left) < combatant.creature.hit_dice
    tx.change(who, negative_levels=left, doomed=combatant.doomed and not saved)
    for level in gone:
        due.clear(tx, who, SAVE, level.id)
    if saved:
        due.clear(tx, who, "restoration")
    for permanent in (False, True):
        count = sum(1 for level in gone if level.permanent == permanent)
        if count:
            tx.emit(events.NegativeLevelsRemoved(who=who, count=count, permanent=permanent, by=by))


def remove_negative_levels(tx: Tx, command: c.RemoveNegativeLevels) -> None:
    """The game master takes negative levels away, the oldest first (rule B12)."""
    combatant = tx.who(command.target)
    ids = [level.id for level in combatant.negative_levels if level.permanent == command.permanent]
    if command.which is not None:
        ids = [level.id for level in combatant.negative_levels if level.id == command.which]
    count = len(ids) if command.count == "all" else command.count
    if not ids:
        raise RefusedError("no_negative_levels", who=combatant.name)
    if not count:
        raise RefusedError("need_amount")
    drop_levels(tx, combatant.id, set(ids[:count]), "gm")


def restore_levels(tx: Tx, who: str, which: Literal["temporary", "permanent"] | None) -> bool:
    """All temporary negative levels or one permanent one (rule B8); where nothing is said, what there is."""
    levels = tx.get(who).negative_levels
    temporary = [level.id for level in levels if not level.permanent]
    permanent = [level.id for level in levels if level.permanent][:1]
    ids = temporary if which == "temporary" or (which is None and temporary) else permanent
    if ids:
        drop_levels(tx, who, set(ids), "restoration")
    return bool(ids)


def save_negative_level(tx: Tx, command: c.SaveNegativeLevel) -> None:
    """The daily Fortitude save against one temporary negative level; success removes it (rule B12)."""
    combatant = tx.who(command.target)
    level = _level_meant(tx, combatant, command.which)
    if due.take(tx, combatant.id, SAVE, level.id) is not None:
        _count_save(tx, combatant.id, level.id)
    success = _fortitude(tx, combatant, command, dc=level.dc, label=SAVE)
    if success:
        drop_levels(tx, combatant.id, {level.id}, "save")


def _level_meant(tx: Tx, combatant: Combatant, which: str | int | None) -> NegativeLevel:
    """A temporary level by its id or number (from 1); else the one whose save is due, else the oldest."""
    levels = [level for level in combatant.negative_levels if not level.permanent]
    wanted = which
    if wanted is None:
        wanted = next((d.ref for d in tx.state.due if d.who == combatant.id and d.what == SAVE), 1)
    for number, level in enumerate(levels, 1):
        if wanted in (number, str(number), level.id):
            return level
    raise RefusedError("no_negative_levels", who=combatant.name)


def _count_save(tx: Tx, who: str, level_id: str) -> None:
    levels = tx.get(who).negative_levels
    tx.change(
        who,
        negative_levels=tuple(
            replace(level, saves=level.saves + 1) if level.id == level_id else level for level in levels
        ),
    )


def _fortitude(
    tx: Tx,
    combatant: Combatant,
    command: c.SaveNegativeLevel | c.DeathAttack,
    *,
    dc: int | None,
    label: str,
) -> bool:
    """A Fortitude save; a natural 20 makes it, a natural 1 fails it (CORE)."""
    modifier = derived(tx.state, combatant.id).figures["fort"].value or 0
    face = None
    total = command.total
    if total is None:
        face = tx.roll(f"{label}:{combatant.name}", face=command.roll)
        total = face + modifier
    success = dc is not None and total >= dc
    if face in {1, NATURAL_20}:
        success = face == NATURAL_20
    tx.emit(
        events.CheckRolled(
            who=combatant.id,
            what=label,
            total=total,
            face=face,
            modifier=modifier,
            dc=dc,
            success=success,
            by_program=tx.by_program,
        ),
    )
    return success


def daily_level_saves(tx: Tx, who: str) -> None:
    """Let the saves of the days gone by fall due, one a day for each temporary level, in turn (rule B12)."""
    combatant = tx.get(who)
    if combatant.death is not None:
        return
    waiting = [entry.ref for entry in tx.state.due if entry.who == who and entry.what == SAVE]
    owed: list[tuple[int, int, NegativeLevel]] = []
    for place, level in enumerate(combatant.negative_levels):
        if not level.permanent:
            days = (tx.state.clock - level.since) // ROUNDS_PER_DAY
            fallen = level.saves + waiting.count(level.id)
            owed += [(level.since + day * ROUNDS_PER_DAY, place, level) for day in range(fallen + 1, days + 1)]
    for _, _, level in sorted(owed, key=lambda one: one[:2]):
        due.add(tx, who, SAVE, dc=level.dc, ref=level.id)


def death_attack(tx: Tx, command: c.DeathAttack) -> None:
    """Death at once, unless a Fortitude save against the DC is made; without a DC there is no save (rule C5)."""
    combatant = tx.who(command.target)
    if combatant.death is not None:
        raise RefusedError("is_dead", who=combatant.name)
    refuse_if_kept_off(tx, combatant.id, ("death effects",), ("death",))
    source = _blame(tx, combatant, command.source)
    rolled = command.dc is not None or command.total is not None or command.roll is not None
    if rolled and _fortitude(tx, combatant, command, dc=command.dc, label="death_attack"):
        return
    die(tx, combatant.id, "death_attack", source)


def kill(tx: Tx, command: c.Kill) -> None:
    """The game master says it is dead, and of what (rule C7)."""
    combatant = tx.who(command.target)
    if combatant.death is not None:
        raise RefusedError("is_dead", who=combatant.name)
    die(tx, combatant.id, command.cause, tx.source_id(command.source))


HANDLERS: Final[dict[type[c.Command], Callable[[Tx, Any], None]]] = {
    c.GiveNegativeLevels: give_negative_levels,
    c.RemoveNegativeLevels: remove_negative_levels,
    c.SaveNegativeLevel: save_negative_level,
    c.DeathAttack: death_attack,
    c.Kill: kill,
    c.RaiseDead: raise_dead,
}
