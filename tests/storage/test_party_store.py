"""Party and prepared encounters on their shelves; the library's undo takes their changes back too."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from encounter_tracker.encounter.carried import Carried
from encounter_tracker.encounter.groups import Group
from encounter_tracker.encounter.planning import Plan
from encounter_tracker.storage.shelves import Shelves
from encounter_tracker.support.library import LibraryError
from encounter_tracker.support.party import PartyMember
from tests.storage.shelf import creature


@pytest.fixture
def shelves(tmp_path: Path):
    shelves = Shelves(tmp_path / "library.db")
    yield shelves
    shelves.close()


KYRA = PartyMember(creature=creature("Kyra"), player="Ann")
VALEROS = PartyMember(creature=creature("Valeros"), carried=Carried(wounds=7))


def test_members_are_kept_in_their_order(shelves: Shelves, tmp_path: Path):
    kyra, valeros = shelves.party.save([KYRA, VALEROS])
    assert kyra.key
    assert [member.label for member in shelves.party.members()] == ["Kyra", "Valeros"]
    shelves.party.save([replace(kyra, place=9)])
    again = Shelves(tmp_path / "library.db")
    assert again.party.members() == (valeros, replace(kyra, place=9))
    again.close()


def test_members_go_and_come_back(shelves: Shelves):
    kyra, valeros = shelves.party.save([KYRA, VALEROS])
    assert shelves.party.delete([kyra.key, "gone"]) == 1
    assert shelves.party.members() == (valeros,)
    action = shelves.library.undo()
    assert (action.what, action.shelf, action.names) == ("delete", "member", ("Kyra",))
    assert shelves.party.members() == (kyra, valeros)
    with pytest.raises(LibraryError):
        shelves.party.delete(["gone"])


def test_plans_are_kept_by_name(shelves: Shelves):
    ambush = shelves.prepared.save(Plan(name="Élan ambush", groups=(Group(creature=creature(), count=3, wave=2),)))
    camp = shelves.prepared.save(Plan(name="Camp", notes="By night"))
    assert shelves.prepared.plans() == (camp, ambush)
    assert shelves.prepared.get(ambush.key) == ambush
    assert shelves.prepared.get("gone") is None
    changed = shelves.prepared.save(replace(camp, notes=""))
    assert shelves.prepared.plans() == (changed, ambush)
    assert shelves.prepared.delete([camp.key]) == 1
    shelves.library.undo()
    assert shelves.prepared.plans() == (changed, ambush)
    with pytest.raises(LibraryError):
        shelves.prepared.delete(["gone"])


def test_rows_that_make_no_sense_are_passed_over(shelves: Shelves, expected_log: list[str]):
    expected_log += ["party member bad", "prepared encounter bad"]
    shelves.store._connection.execute("INSERT INTO record VALUES ('member', 'bad', '{}'), ('plan', 'bad', '[')")
    assert shelves.party.members() == ()
    assert shelves.prepared.plans() == ()
