"""From the fight back to the party: what is taken over by itself, what is only shown."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from encounter_tracker.app.shelving import shelf_ports
from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter.apply import Applied
from encounter_tracker.encounter.carried import Carried
from encounter_tracker.encounter.derive import derived
from encounter_tracker.rules.creature import Creature
from encounter_tracker.session.model import EncounterModel
from encounter_tracker.session.ports import NoJournal
from encounter_tracker.storage.shelves import Shelves
from encounter_tracker.support.dice import Dice
from encounter_tracker.support.library import LibraryError
from encounter_tracker.support.party import PartyMember
from encounter_tracker.viewmodels.bridge import EncounterBridge
from encounter_tracker.viewmodels.party import PartyViewModel
from encounter_tracker.viewmodels.party_shelf import PartyShelf
from encounter_tracker.viewmodels.party_sync import PartySync

KYRA = PartyMember(creature=Creature(name="Kyra", hit_dice=5, hp=38))
VALEROS = PartyMember(creature=Creature(name="Valeros", hit_dice=5, hp=47))


class Evening:
    """A party, a fight, and what is between them."""

    def __init__(self, tmp_path) -> None:
        self.shelves = Shelves(tmp_path / "library.db")
        self.model = EncounterModel(Dice(1))
        self.bridge = EncounterBridge(self.model)
        self.shelf = PartyShelf(shelf_ports(self.shelves))
        self.party = PartyViewModel(self.bridge, self.shelf)
        self.sync = PartySync(self.bridge, self.shelf)
        self.told: list[str] = []
        self.taken: list[int] = []
        self.sync.told.connect(self.told.append)
        self.sync.taken.connect(lambda: self.taken.append(1))
        self.shelf.save((KYRA, VALEROS))

    def do(self, *commands: c.Command) -> None:
        for command in commands:
            assert isinstance(self.model.dispatch(command), Applied), command

    def hurt(self, name: str, amount: int) -> None:
        self.do(c.DealDamage(target=name, amount=amount))

    def hurt_in_the_party(self, name: str, wounds: int) -> None:
        member = self.shelf.member(self.key(name))
        assert member is not None
        self.shelf.save((replace(member, carried=Carried(wounds=wounds)),))

    def wounds(self, name: str) -> int:
        return next(member.carried.wounds for member in self.shelf.members() if member.label == name)

    def key(self, name: str) -> str:
        return next(member.key for member in self.shelf.members() if member.label == name)

    def hp(self, name: str) -> int:
        return derived(self.model.state, self.model.state.by_name[name]).hp

    def kept(self) -> tuple[object, ...]:
        """The encounter as its file has it."""
        return (tuple(self.model.steps), self.model.position, self.model.state)

    def open(self, kept=((), 0, None)) -> None:
        from encounter_tracker.encounter.state import Encounter

        steps, position, state = kept
        self.model.open(NoJournal(), steps, position, state or Encounter())


@pytest.fixture
def evening(tmp_path):
    evening = Evening(tmp_path)
    yield evening
    evening.shelves.close()


def test_the_end_of_a_fight_takes_over_and_tells(evening: Evening):
    assert evening.party.join()
    evening.do(c.StartEncounter())
    evening.hurt("Kyra", 12)
    assert (evening.wounds("Kyra"), evening.taken) == (0, [])
    evening.do(c.EndEncounter())
    assert (evening.wounds("Kyra"), evening.wounds("Valeros"), evening.taken) == (12, 0, [1])
    (row,) = evening.sync.view.rows
    assert (row.name, row.kind, row.text) == ("Kyra", "taken", "hit points 38 → 26 of 38")
    evening.sync.undo()
    assert evening.wounds("Kyra") == 0


def test_another_encounter_takes_over_from_the_one_left(evening: Evening):
    evening.party.join()
    evening.hurt("Kyra", 12)
    evening.open()
    assert (evening.wounds("Kyra"), evening.taken) == (12, [1])


def test_the_window_closes(evening: Evening):
    evening.party.join()
    evening.hurt("Valeros", 7)
    evening.sync.leave()
    assert evening.wounds("Valeros") == 7


def test_whoever_leaves_the_fight_takes_it_along(evening: Evening):
    evening.party.join()
    evening.hurt("Kyra", 12)
    evening.do(c.RemoveCombatant(who=("Kyra",)))
    assert evening.wounds("Kyra") == 12


def test_a_fight_goes_on_after_it_was_closed(evening: Evening):
    evening.party.join()
    evening.hurt("Kyra", 12)
    kept = evening.kept()
    evening.open()
    evening.open(kept)
    assert evening.told == []
    evening.hurt("Kyra", 3)
    evening.open()
    assert evening.wounds("Kyra") == 15


def test_an_old_encounter_does_not_overwrite_the_party(evening: Evening):
    evening.party.join()
    evening.hurt("Kyra", 12)
    kept = evening.kept()
    evening.open()
    evening.party.rest()
    assert evening.wounds("Kyra") == 7
    evening.open(kept)
    assert len(evening.told) == 1
    assert evening.told[0].startswith("Kyra:")
    evening.hurt("Kyra", 1)
    evening.do(c.StartEncounter(), c.EndEncounter())
    evening.open()
    assert evening.wounds("Kyra") == 7


def test_that_time_passed_is_no_difference(evening: Evening):
    """Tired since so many rounds: that grows with every round, and is nothing to be asked about."""
    evening.party.join()
    evening.do(c.ApplyCondition(condition="fatigued", target="Kyra"))
    evening.open()
    assert evening.taken == [1]
    evening.party.join()
    evening.do(c.StartEncounter(), c.NextTurn(), c.NextTurn(), c.NextTurn())
    kept = evening.kept()
    evening.open()
    evening.open(kept)
    assert evening.told == []
    evening.do(c.EndEncounter())
    assert evening.sync.view.rows == ()
    assert evening.taken == [1]


def test_the_game_master_decides_for_the_old_encounter(evening: Evening):
    evening.party.join()
    evening.hurt("Kyra", 12)
    kept = evening.kept()
    evening.open()
    evening.party.rest()
    evening.open(kept)
    evening.sync.take_over()
    (row,) = evening.sync.view.rows
    assert (row.kind, row.text) == ("open", "hit points 31 → 26 of 38")
    evening.sync.take(row.key)
    assert evening.wounds("Kyra") == 12
    assert [row.kind for row in evening.sync.view.rows] == ["taken"]
    evening.hurt("Kyra", 2)
    evening.open()
    assert evening.wounds("Kyra") == 14


def test_or_the_other_way_round(evening: Evening):
    evening.party.join()
    evening.do(c.SetInitiative(who=("Kyra",), total=15))
    evening.hurt("Kyra", 12)
    kept = evening.kept()
    evening.open()
    evening.party.rest()
    evening.open(kept)
    evening.sync.take_over()
    evening.sync.bring(evening.sync.view.rows[0].key)
    assert evening.hp("Kyra") == 31
    assert evening.model.state.combatants[evening.model.state.by_name["Kyra"]].initiative == 15
    assert evening.sync.view.rows == ()
    evening.hurt("Kyra", 1)
    evening.open()
    assert evening.wounds("Kyra") == 8


def test_what_was_changed_in_the_party_meanwhile_is_not_overwritten(evening: Evening):
    evening.party.join()
    evening.do(c.StartEncounter())
    evening.hurt("Kyra", 12)
    kyra = evening.shelf.member(evening.key("Kyra"))
    assert kyra is not None
    evening.shelf.save((replace(kyra, carried=Carried(wounds=1, note="blessed")),))
    evening.do(c.EndEncounter())
    assert evening.wounds("Kyra") == 1
    assert [row.kind for row in evening.sync.view.rows] == ["open"]


def test_the_end_of_an_old_fight_shows_what_is_open(evening: Evening):
    evening.party.join()
    evening.do(c.StartEncounter())
    evening.hurt("Kyra", 12)
    kept = evening.kept()
    evening.open()
    evening.party.rest()
    evening.open(kept)
    evening.taken.clear()
    evening.do(c.EndEncounter())
    assert evening.taken == [1]
    assert [row.kind for row in evening.sync.view.rows] == ["open"]


def test_one_of_the_same_name_is_taken_when_asked(evening: Evening):
    evening.do(c.AddCombatant(creature=KYRA.creature, side="party"))
    evening.hurt("Kyra", 5)
    evening.do(c.StartEncounter(), c.EndEncounter())
    assert (evening.wounds("Kyra"), evening.sync.open_keys) == (0, ())
    evening.sync.take_over()
    (row,) = evening.sync.view.rows
    assert (row.name, row.kind) == ("Kyra", "open")
    evening.sync.take(row.key)
    assert evening.wounds("Kyra") == 5
    assert evening.model.state.combatants["c1"].member == row.key
    evening.hurt("Kyra", 1)
    evening.sync.leave()
    assert evening.wounds("Kyra") == 6


def test_the_party_is_looked_at_in_the_middle_of_a_fight(evening: Evening):
    evening.party.join()
    evening.hurt("Kyra", 12)
    evening.sync.catch_up()
    assert (evening.wounds("Kyra"), evening.taken, evening.sync.view.rows) == (12, [], ())


def test_what_cannot_be_kept_is_said(evening: Evening, monkeypatch: pytest.MonkeyPatch):
    def refuse(members):
        raise LibraryError("cannot_write", detail="disk_full")

    failed: list[str] = []
    evening.shelf.failed.connect(failed.append)
    evening.party.join()
    evening.hurt("Kyra", 12)
    monkeypatch.setattr(evening.shelves.party, "save", refuse)
    evening.sync.leave()
    assert len(failed) == 1
    assert evening.wounds("Kyra") == 0
    monkeypatch.undo()
    evening.sync.leave()
    assert evening.wounds("Kyra") == 12


def test_whoever_comes_again_after_undo_is_followed_again(evening: Evening):
    evening.hurt_in_the_party("Kyra", 20)
    evening.party.join()
    evening.do(c.Undo())
    evening.party.rest()
    evening.party.join()
    evening.hurt("Kyra", 1)
    evening.sync.leave()
    assert evening.wounds("Kyra") == 16


def test_no_party_in_the_fight_no_party_asked(tmp_path):
    shelves = Shelves(tmp_path / "library.db")
    bridge = EncounterBridge(EncounterModel(Dice(1)))
    shelf = PartyShelf(shelf_ports(shelves))
    sync = PartySync(bridge, shelf)
    bridge.dispatch(c.AddCombatant(creature=Creature(name="Ogre", hit_dice=4, hp=30)))
    sync.leave()
    assert not shelf.known
    assert not (tmp_path / "library.db").exists()
    shelves.close()


def test_without_shelves_there_is_no_party():
    bridge = EncounterBridge(EncounterModel(Dice(1)))
    shelf = PartyShelf(None)
    party = PartyViewModel(bridge, shelf)
    assert not shelf.possible
    assert (shelf.members(), shelf.save((KYRA,)), shelf.refresh()) == ((), (), False)
    assert party.reason_not_to_join()
