"""The observable encounter: dispatch, history, subscribers, journal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter.apply import Applied, Refused
from encounter_tracker.encounter.events import Record
from encounter_tracker.encounter.state import Encounter
from encounter_tracker.rules.creature import Creature
from encounter_tracker.session.model import Change, EncounterModel, Step
from encounter_tracker.session.ports import JournalError, NoJournal

BOAR = Creature(name="Boar", hit_dice=2, hp=18)


class Faces:
    """Dice that show what they are told to."""

    def __init__(self, *faces: int) -> None:
        self.left = list(faces)
        self.asked: list[int] = []

    def roll(self, sides: int) -> int:
        self.asked.append(sides)
        return self.left.pop(0)


class Kept:
    """A journal in memory that can break."""

    def __init__(self) -> None:
        self.steps: list[tuple[int, c.Command]] = []
        self.moves: list[int] = []
        self.states: dict[int, Encounter] = {}
        self.broken = False

    def append(
        self,
        position: int,
        command: c.Command,
        records: Sequence[Record],
        old: Encounter,
        new: Encounter,
    ) -> None:
        self.check()
        self.steps.append((position, command))
        self.states |= {position - 1: old, position: new}

    def move_to(self, position: int) -> None:
        self.check()
        self.moves.append(position)

    def state_at(self, position: int, near: Encounter, near_position: int) -> Encounter:
        assert near is self.states[near_position]
        return self.states[position]

    def check(self) -> None:
        if self.broken:
            message = "disk full"
            raise JournalError(message)


def add(name: str = "Boar", **fields: Any) -> c.AddCombatant:
    return c.AddCombatant(creature=BOAR, name=name, **fields)


@pytest.fixture
def journal() -> Kept:
    return Kept()


@pytest.fixture
def model(journal: Kept) -> EncounterModel:
    return EncounterModel(Faces(), journal=journal)


@pytest.fixture
def told(model: EncounterModel) -> list[Change]:
    changes: list[Change] = []
    model.subscribe(changes.append)
    return changes


def names(model: EncounterModel) -> list[str]:
    return [combatant.name for combatant in model.state.present]


def refusal(outcome: object) -> str:
    assert isinstance(outcome, Refused)
    assert outcome.reason.in_english()
    return outcome.reason.code


# --- doing -----------------------------------------------------------------------------------------------------------


def test_a_command_changes_the_state_and_is_kept_and_told(model: EncounterModel, journal: Kept, told: list[Change]):
    old = model.state
    outcome = model.dispatch(add(), origin="the menu")
    assert isinstance(outcome, Applied)
    assert outcome.state is model.state
    assert names(model) == ["Boar"]
    assert journal.steps == [(1, add())]
    (change,) = told
    assert (change.old, change.new, change.kind, change.origin) == (old, model.state, "do", "the menu")
    assert change.step is model.undo_step
    assert change.records == outcome.records == tuple(model.log())


def test_a_refusal_changes_and_tells_nothing(model: EncounterModel, journal: Kept, told: list[Change]):
    model.dispatch(add())
    state = model.state
    assert refusal(model.dispatch(c.RemoveCombatant(who="Nobody"))) == "unknown_combatant"
    assert model.state is state
    assert (model.position, len(journal.steps), len(told)) == (1, 1, 1)


def test_what_did_not_change_is_the_same_object(model: EncounterModel):
    model.dispatch(add("Ann"))
    model.dispatch(add("Bob"))
    ann, bob = model.state.present
    model.dispatch(c.DealDamage(target="Ann", amount=3))
    assert model.state.combatants[ann.id] is not ann
    assert model.state.combatants[bob.id] is bob


# --- dice ------------------------------------------------------------------------------------------------------------


def test_open_dice_are_rolled_into_the_command(journal: Kept):
    dice = Faces(9, 17)
    model = EncounterModel(dice, journal=journal)
    for name in ("Ann", "Bob"):
        model.dispatch(add(name))
    model.dispatch(c.StartEncounter())
    assert dice.asked == [20, 20]
    assert [model.state.combatants[key].name for key in model.state.order] == ["Bob", "Ann"]
    assert journal.steps[-1][1] == c.StartEncounter(rolls={"initiative:Ann": (9,), "initiative:Bob": (17,)})


def test_dice_given_are_not_rolled_and_unused_ones_forgotten(journal: Kept):
    model = EncounterModel(Faces(), journal=journal)
    model.dispatch(add())
    model.dispatch(c.SetInitiative(rolls={"initiative:Boar": (4, 5), "tie:Boar": (1,)}))
    assert model.state.present[0].initiative == 4
    assert journal.steps[-1][1] == c.SetInitiative(rolls={"initiative:Boar": (4,)})


def test_the_dice_can_be_asked_for_a_roll():
    assert EncounterModel(Faces(5)).dice.roll(20) == 5


def test_resolve_shows_what_would_happen():
    model = EncounterModel(Faces(12))
    model.dispatch(add())
    command, outcome = model.resolve(c.SetInitiative())
    assert command == c.SetInitiative(rolls={"initiative:Boar": (12,)})
    assert isinstance(outcome, Applied)
    assert model.position == 1
    assert model.state.present[0].initiative is None


def test_ties_are_rolled_off_and_stay(journal: Kept):
    model = EncounterModel(Faces(3, 3, 5, 11), journal=journal)
    model.dispatch(add("Ann", initiative=10))
    model.dispatch(add("Bob", initiative=10))
    assert journal.steps[-1][1].rolls == {"tie:Bob": (3, 5), "tie:Ann": (3, 11)}
    assert [model.state.combatants[key].name for key in model.state.order] == ["Ann", "Bob"]


# --- the library -----------------------------------------------------------------------------------------------------


def test_creatures_by_name_are_copied_into_the_command(journal: Kept):
    model = EncounterModel(Faces(), journal=journal, library=lambda name: BOAR if name == "boar" else None)
    model.dispatch(c.AddCombatant(from_="boar"))
    assert journal.steps == [(1, c.AddCombatant(from_="boar", creature=BOAR))]
    assert refusal(model.dispatch(c.AddCombatant(from_="bear"))) == "unknown_creature"
    assert refusal(model.dispatch(c.AddCombatant())) == "need_creature"
    assert refusal(EncounterModel(Faces()).dispatch(c.AddCombatant(from_="boar"))) == "unknown_creature"


def test_an_encounter_aside(journal: Kept):
    here = EncounterModel(Faces(8), journal=journal, library=lambda _: BOAR)
    seen: list[Change] = []
    here.subscribe(seen.append)
    here.dispatch(add("Ann"))
    aside = here.aside()
    assert aside.state == Encounter()
    aside.dispatch(c.AddCombatant(from_="boar", name="Bob"))
    aside.dispatch(c.SetInitiative())
    assert (names(here), names(aside), aside.state.present[0].initiative) == (["Ann"], ["Bob"], 8)
    assert (len(seen), len(journal.steps)) == (1, 1)


# --- undo and redo ---------------------------------------------------------------------------------------------------


def test_undo_and_redo_go_through_the_very_states(model: EncounterModel, journal: Kept, told: list[Change]):
    states = [model.state]
    for name in ("Ann", "Bob"):
        model.dispatch(add(name))
        states.append(model.state)
    steps = list(model.steps)
    assert (model.undo_step, model.redo_step) == (steps[1], None)
    model.dispatch(c.Undo(), origin=1)
    assert model.state is states[1]
    assert (model.undo_step, model.redo_step) == (steps[0], steps[1])
    assert list(model.log()) == list(steps[0].records)
    model.dispatch(c.Undo())
    assert model.state is states[0]
    assert (model.undo_step, model.redo_step, model.position) == (None, steps[0], 0)
    assert refusal(model.dispatch(c.Undo())) == "nothing_to_undo"
    model.dispatch(c.Redo())
    model.dispatch(c.Redo())
    assert model.state is states[2]
    assert refusal(model.dispatch(c.Redo())) == "nothing_to_redo"
    assert journal.moves == [1, 0, 1, 2]
    assert [change.kind for change in told] == ["do", "do", "undo", "undo", "redo", "redo"]
    assert (told[2].step, told[2].origin, told[2].records) == (steps[1], 1, steps[1].records)


def test_a_new_command_forgets_what_was_undone(model: EncounterModel, journal: Kept):
    for name in ("Ann", "Bob", "Cid"):
        model.dispatch(add(name))
    model.dispatch(c.Undo())
    model.dispatch(c.Undo())
    model.dispatch(add("Dan"))
    assert names(model) == ["Ann", "Dan"]
    assert len(model.steps) == model.position == 2
    assert journal.steps[-1][0] == 2
    assert refusal(model.dispatch(c.Redo())) == "nothing_to_redo"


# --- the journal -----------------------------------------------------------------------------------------------------


def test_what_cannot_be_kept_is_not_done(model: EncounterModel, journal: Kept, told: list[Change]):
    model.dispatch(add("Ann"))
    model.dispatch(add("Bob"))
    model.dispatch(c.Undo())
    state, journal.broken = model.state, True
    for command in (add("Cid"), c.Undo(), c.Redo()):
        assert refusal(model.dispatch(command)) == "cannot_save"
        assert model.state is state
    assert (model.position, len(model.steps), len(told)) == (1, 2, 3)
    journal.broken = False
    model.dispatch(c.Redo())
    assert names(model) == ["Ann", "Bob"]


def test_opening_a_kept_encounter(model: EncounterModel, journal: Kept, told: list[Change]):
    for name in ("Ann", "Bob"):
        model.dispatch(add(name))
    other = EncounterModel(Faces())
    seen: list[Change] = []
    other.subscribe(seen.append)
    empty = other.state
    other.open(journal, list(model.steps), 2, journal.states[2])
    assert [(change.old, change.new, change.step, change.kind) for change in seen] == [
        (empty, journal.states[2], None, "open"),
    ]
    assert seen[0].records == ()
    other.dispatch(c.Undo())
    assert other.state is journal.states[1]
    other.dispatch(c.Undo())
    assert other.state is journal.states[0]
    other.dispatch(c.Redo())
    other.dispatch(c.Redo())
    assert names(other) == ["Ann", "Bob"]
    assert list(other.log()) == list(model.log())


def test_a_state_that_cannot_be_read_leaves_all_as_it_was(journal: Kept):
    model = EncounterModel(Faces(), journal=journal)
    model.dispatch(add())
    other = EncounterModel(Faces())

    class Unreadable(Kept):
        def state_at(self, position: int, near: Encounter, near_position: int) -> Encounter:
            message = "gone"
            raise JournalError(message)

    other.open(Unreadable(), list(model.steps), 1, model.state)
    assert refusal(other.dispatch(c.Undo())) == "cannot_save"
    assert (other.position, names(other)) == (1, ["Boar"])


def test_read_only(model: EncounterModel, journal: Kept):
    model.dispatch(add())
    reader = EncounterModel(Faces())
    reader.open(journal, list(model.steps), 1, model.state, read_only=True)
    for command in (add(), c.Undo(), c.Redo(), c.NextTurn()):
        assert refusal(reader.dispatch(command)) == "read_only"
    assert reader.read_only
    assert refusal(EncounterModel(Faces(), read_only=True).dispatch(add())) == "read_only"


def test_without_a_journal_all_states_are_in_memory():
    journal = NoJournal()
    journal.move_to(3)
    journal.append(1, add(), (), Encounter(), Encounter())
    with pytest.raises(LookupError):
        journal.state_at(1, Encounter(), 0)


# --- subscribers -----------------------------------------------------------------------------------------------------


def test_no_longer_told(model: EncounterModel):
    changes: list[Change] = []
    unsubscribe = model.subscribe(changes.append)
    model.dispatch(add())
    unsubscribe()
    model.dispatch(add())
    assert len(changes) == 1


def test_a_command_from_a_subscriber_is_told_after_the_change_being_told(model: EncounterModel):
    seen: list[tuple[str, int]] = []

    def eager(change: Change) -> None:
        seen.append(("eager", len(change.new.combatants)))
        if len(change.new.combatants) == 1:
            model.dispatch(add("Bob"))
            assert names(model) == ["Ann", "Bob"]

    model.subscribe(eager)
    model.subscribe(lambda change: seen.append(("late", len(change.new.combatants))))
    model.dispatch(add("Ann"))
    assert seen == [("eager", 1), ("late", 1), ("eager", 2), ("late", 2)]


def test_one_who_leaves_while_being_told(model: EncounterModel):
    seen: list[str] = []

    def once(change: Change) -> None:
        seen.append("once")
        unsubscribe()

    unsubscribe = model.subscribe(once)
    model.subscribe(lambda change: seen.append("always"))
    model.dispatch(add())
    model.dispatch(add())
    assert seen == ["once", "always", "always"]


def test_a_subscriber_that_fails_does_not_stop_the_next_telling(model: EncounterModel):
    seen: list[Change] = []

    def fail(change: Change) -> None:
        seen.append(change)
        if len(seen) == 1:
            message = "a fault of the window"
            raise RuntimeError(message)

    model.subscribe(fail)
    with pytest.raises(RuntimeError):
        model.dispatch(add())
    assert names(model) == ["Boar"]
    model.dispatch(add())
    assert len(seen) == 2


def test_steps_can_be_written_down(model: EncounterModel):
    model.dispatch(add(initiative=3))
    model.dispatch(c.StartEncounter())
    for step in model.steps:
        assert msgspec.json.decode(msgspec.json.encode(step.records), type=tuple[Record, ...]) == step.records
        assert isinstance(step, Step)
