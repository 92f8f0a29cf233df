"""The party: members, new ones, into the fight, the night."""

from __future__ import annotations

import pytest

from encounter_tracker.encounter import commands as c
from encounter_tracker.rules.creature import Creature
from encounter_tracker.viewmodels.party_rows import PartyView
from encounter_tracker.viewmodels.passage import PassageViewModel
from tests.viewmodels.test_party_sync import KYRA, Evening


@pytest.fixture
def evening(tmp_path):
    evening = Evening(tmp_path)
    evening.party.watch(on=True)
    yield evening
    evening.shelves.close()


def names(evening: Evening) -> list[str]:
    return [row.name for row in evening.party.view.rows]


def camp(evening: Evening, *commands: c.Command) -> None:
    for command in commands:
        evening.party.camp.dispatch(command)


def test_the_rows_say_how_they_stand(evening: Evening):
    camp(evening, c.DealDamage(target="Kyra", amount=30), c.ApplyCondition(target="Kyra", condition="shaken"))
    camp(evening, c.EditCombatant(who="Kyra", set={"resources": {"Channel": {"left": 1, "most": 3}}}))
    kyra, valeros = evening.party.view.rows
    assert kyra.hp is not None
    assert (kyra.hp.current, kyra.hp.total) == (8, 38)
    assert [chip.text for chip in kyra.chips] == ["shaken", "Channel"]
    assert (valeros.chips, valeros.present, valeros.in_fight) == ((), True, False)
    assert "8 of 38" in kyra.accessible


def test_what_is_done_in_the_camp_is_kept_at_once(evening: Evening):
    camp(evening, c.DealDamage(target="Kyra", amount=30))
    assert evening.wounds("Kyra") == 30
    assert evening.party.view.undo_text == "Kyra changed"
    evening.party.undo()
    assert evening.wounds("Kyra") == 0
    assert evening.party.view.rows[0].hp is not None
    assert evening.party.view.rows[0].hp.current == 38
    evening.party.redo()
    assert evening.party.view.rows[0].hp.current == 8


def test_player_mark_note_and_place(evening: Evening):
    view = evening.party
    view.select(evening.key("Valeros"))
    view.set(player="Anna", note="likes maps")
    view.set_colour("red")
    assert (view.view.player, view.view.note, view.view.colour) == ("Anna", "likes maps", "red")
    view.move(evening.key("Valeros"), -1)
    assert names(evening) == ["Valeros", "Kyra"]
    view.move(evening.key("Valeros"), -1)
    assert names(evening) == ["Valeros", "Kyra"]
    view.undo()
    assert names(evening) == ["Kyra", "Valeros"]


def test_deleting_goes_on_to_the_next_and_can_be_undone(evening: Evening):
    evening.party.select(evening.key("Kyra"))
    evening.party.delete(evening.key("Kyra"))
    assert names(evening) == ["Valeros"]
    assert evening.party.view.name == "Valeros"
    evening.party.delete("nobody")
    evening.party.undo()
    assert names(evening) == ["Kyra", "Valeros"]


def test_whoever_stays_behind_does_not_go_into_the_fight(evening: Evening):
    evening.party.toggle(evening.key("Kyra"))
    assert evening.party.view.remark == "2 members, 1 stay behind"
    assert evening.party.join()
    assert [who.name for who in evening.model.state.present] == ["Valeros"]
    assert len(evening.model.steps) == 1
    assert not evening.party.join()
    assert evening.party.view.said == "All who come along are in the fight already."
    assert evening.party.view.rows[1].in_fight
    evening.party.toggle(evening.key("Valeros"))
    assert evening.party.reason_not_to_join() == "Nobody comes along: tick who does."
    assert evening.party.view.rest_reason == "Nobody is there."


def test_a_night_heals_those_who_are_there_in_one_step(evening: Evening):
    camp(evening, c.DealDamage(target="Kyra", amount=20), c.DealDamage(target="Valeros", amount=20))
    evening.party.toggle(evening.key("Valeros"))
    evening.party.rest()
    assert (evening.wounds("Kyra"), evening.wounds("Valeros")) == (15, 20)
    evening.party.undo()
    assert evening.wounds("Kyra") == 20
    evening.party.rest(full_day=True)
    assert evening.wounds("Kyra") == 10


def test_saves_due_after_a_day_are_answered(evening: Evening):
    passage = PassageViewModel(evening.party.camp)
    camp(evening, c.GiveNegativeLevels(target="Kyra", count=1, dc=15))
    evening.party.advance_time(days=1)
    evening.party.watch(on=False)
    evening.party.watch(on=True)  # what is due waits
    (due,) = passage.view.due
    assert due.whose == "Kyra"
    assert not passage.answer(due.key, "20")
    assert passage.view.due == ()
    assert evening.shelf.members()[0].carried.negative_levels == ()


def test_a_new_one_from_the_library(evening: Evening):
    party = evening.party
    party.begin_new()
    assert party.view.page == "new"
    party.new.find("brannok")
    assert party.new.view.hits[0].name == "Brannoc"
    assert party.new.add({"player": "Anna"})
    assert names(evening) == ["Kyra", "Valeros", "Brannoc"]
    assert (party.view.page, party.view.name, party.view.player) == ("member", "Brannoc", "Anna")
    assert party.view.said == "Now in the party: Brannoc"
    assert party.view.undo_text == "Brannoc added"


def test_a_new_one_by_hand(evening: Evening):
    party = evening.party
    party.begin_new()
    party.new.find("Zzyzx")
    party.new.choose(len(party.new.view.hits) - 1)
    assert party.new.by_hand
    assert not party.new.add({"hit_dice": "", "hp": "30"})
    assert set(party.new.view.wrong) == {"hit_dice"}
    assert party.new.add({"hit_dice": "4", "hp": "30", "ac.total": "17", "player": "Emil"})
    zzyzx = evening.shelf.members()[-1]
    assert (zzyzx.label, zzyzx.creature.hp, zzyzx.creature.ac.total, zzyzx.player) == ("Zzyzx", 30, 17, "Emil")


def test_somebody_of_the_fight_is_kept_and_known_there(evening: Evening):
    evening.do(c.AddCombatant(creature=Creature(name="Guide", hit_dice=2, hp=15)))
    evening.hurt("Guide", 4)
    evening.party.keep_combatants(("c1",))
    guide = evening.shelf.members()[-1]
    assert (guide.label, guide.carried.wounds) == ("Guide", 4)
    assert evening.model.state.combatants["c1"].member == guide.key
    assert evening.model.state.combatants["c1"].side == "party"
    evening.party.keep_combatants(("c1",))  # once is enough
    assert len(evening.shelf.members()) == 3
    evening.hurt("Guide", 1)
    evening.open()
    assert evening.wounds("Guide") == 5


def test_only_when_somebody_looks_there_is_a_view(tmp_path):
    evening = Evening(tmp_path)
    assert evening.party.view == PartyView()
    evening.shelves.close()


def test_the_same_one_twice_keeps_its_name(evening: Evening):
    evening.party.keep_members((KYRA,))
    assert names(evening) == ["Kyra", "Valeros", "Kyra"]
    camp(evening, c.DealDamage(target=evening.party.camp.targets[0], amount=5))
    assert [member.carried.wounds for member in evening.shelf.members()] == [0, 0, 5]
    assert names(evening) == ["Kyra", "Valeros", "Kyra"]
