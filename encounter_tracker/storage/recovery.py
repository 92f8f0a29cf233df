"""A damaged encounter file: what can be read goes into a new file beside it, and the user is told what was lost.

The damaged file is only read, in a private copy. Where all rows can be read, the new file has the same history. Where
some are lost, the history is played again from the start, up to the first step that is lost; and if what was kept of
the combatants reaches further than that, the new file starts at their last state instead, without the history.
"""

from __future__ import annotations

import contextlib
import re
from pathlib import Path
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from encounter_tracker.encounter.apply import Applied, apply
from encounter_tracker.encounter.state import Combatant, Effect, Encounter
from encounter_tracker.rules.creature import Creature
from encounter_tracker.session.model import Step
from encounter_tracker.storage import codec, contents, files
from encounter_tracker.storage.codec import CodecError, Roster
from encounter_tracker.storage.problems import (
    CannotReadError,
    CannotWriteError,
    DamagedFileError,
    DiskFullError,
    NothingLeftError,
    Problem,
    detail_of,
)
from encounter_tracker.storage.salvage import Salvage, salvage
from encounter_tracker.support import paths

_NUMBER: Final = re.compile(r"[ce](\d+)")
_REFERENCE: Final = re.compile(r'"(c\d+)"')


class Recovered(Struct, frozen=True):
    """The new file and what is in it.

    ``lost``: steps that were done and are not in it; ``with_history``: whether what is in it can be undone.
    ``missing``: the combatants of which nothing could be read (stand-ins without figures hold their places);
    ``older``: those that are as they were earlier.
    """

    path: Path
    original: Path
    steps: int
    lost: int = 0
    with_history: bool = True
    missing: tuple[str, ...] = ()
    older: tuple[str, ...] = ()
    lost_effects: int = 0

    def report(self) -> tuple[Problem, ...]:
        """What the user must be told, one sentence or two each."""
        code = "recovered" if not self.lost else "recovered_part" if self.with_history else "recovered_state"
        values = {"path": str(self.path), "original": str(self.original), "steps": self.steps, "lost": self.lost}
        told = [Problem(code, values)]
        if self.missing:
            told.append(Problem("recovered_missing", {"names": ", ".join(self.missing)}))
        if self.older:
            told.append(Problem("recovered_older", {"names": ", ".join(self.older)}))
        if self.lost_effects:
            told.append(Problem("recovered_effects", {"count": self.lost_effects}))
        return tuple(told)


class _Plan(Struct):
    """What is to be written: a start, the steps after it with the state after each, and where it stands."""

    start: Encounter
    steps: list[tuple[Step, Encounter]] = []
    position: int = 0
    missing: tuple[str, ...] = ()
    older: tuple[str, ...] = ()
    lost_effects: int = 0


def recover(path: Path, word: str = "recovered") -> Recovered:
    """Write what can be read of a damaged file into a new one beside it (or, where that cannot be, in the data folder).

    ``word`` goes into the new file's name.

    Raises:
        NothingLeftError: there is nothing that could be read.
        EncounterFileError: it is no encounter file, or the new one cannot be written.
    """
    path = path.resolve()
    with contextlib.suppress(DamagedFileError):
        files.check(path)
    try:
        found = salvage(path)
    except OSError as error:
        raise CannotReadError(path, detail=detail_of(error)) from error
    done = found.last_position
    history = _history(found)
    plan = history
    if len(history.steps) < done:
        plan = _last_state(found, history) or history
    if not plan.steps and not plan.start.combatants:
        raise NothingLeftError(path, detail="bad_content")
    new = _write(path, plan, found.title, word)
    return Recovered(
        new,
        path,
        steps=plan.position,
        lost=max(0, done - plan.position),
        with_history=plan is history,
        missing=plan.missing,
        older=plan.older,
        lost_effects=plan.lost_effects,
    )


def _history(found: Salvage) -> _Plan:
    """All steps up to a gap: with the states as they were kept, or played again where not all of those are left."""
    plan = None
    if found.whole:
        with contextlib.suppress(CodecError):
            plan = _as_kept(found)
    plan = plan or _played_again(found)
    plan.position = min(found.last_position, len(plan.steps))
    return plan


def _as_kept(found: Salvage) -> _Plan:
    state = codec.assemble(found.versions.get(0, {}))
    plan = _Plan(state)
    while (step := found.steps.get(len(plan.steps) + 1)) is not None:
        state = codec.assemble(found.versions.get(len(plan.steps) + 1, {}), state)
        plan.steps.append((step, state))
    return plan


def _played_again(found: Salvage) -> _Plan:
    state = _overlaid(Encounter(), found.versions.get(0, {}))
    plan = _Plan(state)
    while (step := found.steps.get(len(plan.steps) + 1)) is not None:
        outcome = apply(state, step.command)
        if not isinstance(outcome, Applied):
            break
        state = _overlaid(outcome.state, found.versions.get(len(plan.steps) + 1, {}))
        plan.steps.append((step, state))
    return plan


def _overlaid(state: Encounter, kept: dict[str, str | None]) -> Encounter:
    try:
        return codec.assemble(kept, state)
    except CodecError:
        return state


def _last_state(found: Salvage, history: _Plan) -> _Plan | None:
    """The last state that was kept, if it is later than what the history gives and most of it is there."""
    positions = [position for position in found.versions if position <= found.last_position]
    if not positions or max(positions) <= len(history.steps):
        return None
    latest: dict[str, str | None] = {}
    for position in sorted(positions):
        latest |= found.versions[position]
    before = history.steps[-1][1] if history.steps else history.start
    plan = _Pieces({entity: value for entity, value in latest.items() if value is not None}, before).put_together()
    return plan if len(plan.missing) * 2 <= len(plan.start.combatants) else None


class _Pieces:
    """The last state, put together from what is left of it."""

    def __init__(self, values: dict[str, str], before: Encounter) -> None:
        """``values``: the last readable version of each entity; ``before``: the last state that is known whole."""
        self._values = values
        self._before = before
        self._found = {entity: codec.decode(entity, value) for entity, value in values.items()}

    def put_together(self) -> _Plan:
        """The state, with stand-ins for combatants that are lost, and what is lost."""
        listed = self._listed()
        scene = self._found.get(codec.SCENE)
        start = scene if isinstance(scene, Encounter) else replace(self._before, active=None)
        combatants = {who: self._combatant(who) for who in listed.combatants}
        effects = {key: effect for key in listed.effects if (effect := self._effect(key)) is not None}
        numbers = [int(match[1]) for key in (*combatants, *effects) if (match := _NUMBER.fullmatch(key))]
        order = tuple(who for who in start.order if who in combatants)
        return _Plan(
            replace(
                start,
                combatants=combatants,
                effects=effects,
                order=(*order, *(who for who in combatants if who not in order)),
                active=start.active if start.active in combatants else next(iter(order), None),
                due=tuple(due for due in start.due if due.who in combatants),
                next_number=max(start.next_number, *(number + 1 for number in numbers), 1),
            ),
            missing=tuple(combatants[who].name for who in combatants if self._is_lost(who)),
            older=tuple(combatants[who].name for who in combatants if self._is_older(who)),
            lost_effects=len(listed.effects) - len(effects),
        )

    def _listed(self) -> Roster:
        """Who is in it: those on the last list, those that were found besides, and those that others refer to."""
        last = self._found.get(codec.ROSTER)
        listed = last if isinstance(last, Roster) else codec.roster(self._before)
        named = dict.fromkeys(listed.combatants)
        named |= dict.fromkeys(self._kept(codec.COMBATANT))
        for value in self._values.values():
            named |= dict.fromkeys(_REFERENCE.findall(value))
        effects = dict.fromkeys(listed.effects)
        if not isinstance(last, Roster):
            effects |= dict.fromkeys(self._kept(codec.EFFECT))
        return Roster(tuple(named), tuple(effects))

    def _kept(self, prefix: str) -> list[str]:
        return [entity.removeprefix(prefix) for entity in self._found if entity.startswith(prefix)]

    def _combatant(self, who: str) -> Combatant:
        found = self._found.get(codec.COMBATANT + who) or self._before.combatants.get(who)
        if isinstance(found, Combatant):
            return found
        name = f"{who} (?)"
        return Combatant(id=who, name=name, creature=Creature(name=name, hit_dice=1, hp=1), base_hp=1)

    def _effect(self, key: str) -> Effect | None:
        found = self._found.get(codec.EFFECT + key) or self._before.effects.get(key)
        return found if isinstance(found, Effect) else None

    def _is_older(self, who: str) -> bool:
        return codec.COMBATANT + who not in self._found and who in self._before.combatants

    def _is_lost(self, who: str) -> bool:
        return codec.COMBATANT + who not in self._found and who not in self._before.combatants


def _write(path: Path, plan: _Plan, title: str, word: str) -> Path:
    name = f"{path.stem} ({word}){files.SUFFIX}"
    try:
        return _write_in(path.parent, name, plan, title)
    except DiskFullError:
        raise
    except CannotWriteError:
        return _write_in(paths.ensure(paths.encounters_dir()), name, plan, title)


def _write_in(folder: Path, name: str, plan: _Plan, title: str) -> Path:
    def write(fresh: Path) -> None:
        with contextlib.closing(files.new_database(fresh)) as connection, files.transaction(connection):
            contents.begin(connection, plan.start, title)
            before = plan.start
            for number, (step, state) in enumerate(plan.steps, 1):
                contents.write_step(connection, number, *codec.encode_step(step.command, step.records))
                contents.write_versions(connection, number, codec.changes(before, state))
                before = state
            contents.set_meta(connection, contents.POSITION, plan.position)

    target = paths.free_name(folder / name)
    files.write_new(target, write)
    return target
