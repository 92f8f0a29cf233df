"""The observable encounter: commands in, changes out, every step can be undone."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Literal

from msgspec import Struct
from msgspec.structs import replace

from encounter_tracker.encounter.apply import Applied, Refused, apply
from encounter_tracker.encounter.commands import AddCombatant, Command, Redo, Undo
from encounter_tracker.encounter.events import Record
from encounter_tracker.encounter.refusal import Reason, RefusedError
from encounter_tracker.encounter.state import Encounter
from encounter_tracker.session.filling import filled
from encounter_tracker.session.ports import JournalError, NoJournal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from encounter_tracker.session.ports import DiceSource, Journal, Library


class Step(Struct, frozen=True):
    """One step of the history: the command with its dice, and what happened."""

    command: Command
    records: tuple[Record, ...]


class Change(Struct, frozen=True, kw_only=True):
    """What subscribers are told: the states before and after, the step, how it came about and who asked."""

    old: Encounter
    new: Encounter
    step: Step | None
    kind: Literal["do", "undo", "redo", "open"]
    origin: object = None

    @property
    def records(self) -> tuple[Record, ...]:
        """What happened (of an undone step: what was taken back)."""
        return self.step.records if self.step is not None else ()


Outcome = Applied | Refused
Subscriber = "Callable[[Change], None]"


class EncounterModel:
    """One encounter being played.

    ``dispatch`` applies a command, keeps it in history and journal and tells the subscribers. A command dispatched
    by a subscriber is applied at once but told after the change being told: nobody sees changes out of order.
    """

    def __init__(
        self,
        dice: DiceSource,
        *,
        journal: Journal | None = None,
        library: Library | None = None,
        read_only: bool = False,
    ) -> None:
        """Start with an empty encounter; ``open`` brings a kept one."""
        self._dice = dice
        self._journal: Journal = journal or NoJournal()
        self._library = library
        self.read_only = read_only
        self._steps: list[Step] = []
        self._states: list[Encounter | None] = [Encounter()]
        self._position = 0
        self._subscribers: list[Callable[[Change], None]] = []
        self._untold: deque[Change] = deque()
        self._telling = False

    # --- reading -------------------------------------------------------------------------------------------------

    @property
    def state(self) -> Encounter:
        """The encounter now."""
        state = self._states[self._position]
        assert state is not None  # noqa: S101 - the current state is always loaded
        return state

    @property
    def dice(self) -> DiceSource:
        """Where the dice come from that commands leave open, for what is rolled before a command is made."""
        return self._dice

    @property
    def position(self) -> int:
        """How many steps have been done."""
        return self._position

    @property
    def steps(self) -> Sequence[Step]:
        """All steps, those that can be done again included."""
        return self._steps

    @property
    def undo_step(self) -> Step | None:
        """The step that undo would take back."""
        return self._steps[self._position - 1] if self._position else None

    @property
    def redo_step(self) -> Step | None:
        """The step that redo would do again."""
        return self._steps[self._position] if self._position < len(self._steps) else None

    def log(self) -> Iterator[Record]:
        """Everything that happened and was not taken back, oldest first."""
        for step in self._steps[: self._position]:
            yield from step.records

    # --- changing ------------------------------------------------------------------------------------------------

    def open(
        self,
        journal: Journal,
        steps: Sequence[Step],
        position: int,
        state: Encounter,
        *,
        read_only: bool = False,
    ) -> None:
        """Go over to a kept encounter: its steps, where it stands, and its state there."""
        old = self.state
        self._journal = journal
        self.read_only = read_only
        self._steps = list(steps)
        self._states = [None] * (len(self._steps) + 1)
        self._states[position] = state
        self._position = position
        self._tell(Change(old=old, new=state, step=None, kind="open"))

    def aside(self) -> EncounterModel:
        """An empty encounter with the same dice and library that nobody watches."""
        return EncounterModel(self._dice, library=self._library)

    def subscribe(self, subscriber: Callable[[Change], None]) -> Callable[[], None]:
        """Be told of every change; call the result to be told no more."""
        self._subscribers.append(subscriber)

        def unsubscribe() -> None:
            self._subscribers.remove(subscriber)

        return unsubscribe

    def dispatch(self, command: Command, origin: object = None) -> Outcome:
        """Apply a command (``undo`` and ``redo`` too). A refusal changes nothing."""
        if self.read_only:
            return Refused(Reason("read_only"))
        if isinstance(command, Undo):
            return self._move(-1, "undo", origin)
        if isinstance(command, Redo):
            return self._move(+1, "redo", origin)
        old = self.state
        command, outcome = self.resolve(command)
        if isinstance(outcome, Refused):
            return outcome
        step = Step(command, outcome.records)
        try:
            self._journal.append(self._position + 1, command, outcome.records, old, outcome.state)
        except JournalError as error:
            return Refused(Reason("cannot_save", {"detail": str(error)}))
        del self._steps[self._position :]
        del self._states[self._position + 1 :]
        self._steps.append(step)
        self._states.append(outcome.state)
        self._position += 1
        self._tell(Change(old=old, new=outcome.state, step=step, kind="do", origin=origin))
        return outcome

    def resolve(self, command: Command) -> tuple[Command, Outcome]:
        """Apply a command without keeping it, rolling the dice it leaves open into it."""
        if isinstance(command, AddCombatant) and command.creature is None and command.from_ is not None:
            found = self._library(command.from_) if self._library is not None else None
            command = replace(command, creature=found)
        try:
            command = filled(command, self.state, self._dice)
        except RefusedError as refusal:
            return command, Refused(refusal.reason)
        while True:
            outcome = apply(self.state, command)
            if isinstance(outcome, Refused):
                return command, outcome
            if isinstance(outcome, Applied):
                return replace(command, rolls=outcome.rolls), outcome
            rolls = dict(command.rolls)
            for die in outcome.dice:
                rolls[die.what] = (*rolls.get(die.what, ()), self._dice.roll(die.sides))
            command = replace(command, rolls=rolls)

    def _move(self, by: int, kind: Literal["undo", "redo"], origin: object) -> Outcome:
        step = self.undo_step if by < 0 else self.redo_step
        if step is None:
            return Refused(Reason("nothing_to_undo" if by < 0 else "nothing_to_redo"))
        old = self.state
        target = self._position + by
        try:
            new = self._states[target]
            if new is None:
                new = self._journal.state_at(target, old, self._position)
            self._journal.move_to(target)
        except JournalError as error:
            return Refused(Reason("cannot_save", {"detail": str(error)}))
        self._states[target] = new
        self._position = target
        self._tell(Change(old=old, new=new, step=step, kind=kind, origin=origin))
        return Applied(new, ())

    def _tell(self, change: Change) -> None:
        self._untold.append(change)
        if self._telling:
            return
        self._telling = True
        try:
            while self._untold:
                told = self._untold.popleft()
                for subscriber in tuple(self._subscribers):
                    subscriber(told)
        finally:
            self._telling = False
            self._untold.clear()
