"""Orders to the charmed and the compelled (rules G9, G10)."""

from __future__ import annotations

from typing import Any

import pytest

from encounter_tracker.encounter import events
from encounter_tracker.encounter.do_charm import holds_on
from tests.encounter.fight import OGRE, PRIEST, Fight


@pytest.fixture
def fight() -> Fight:
    fight = Fight(PRIEST, OGRE)
    fight.do("effect", name="charm", source="Priest", targets=["Ogre"], dc=15, descriptors=["charm", "mind-affecting"])
    return fight


def answer(fight: Fight, do: str, **fields: Any) -> str:
    fight.do(do, who="Ogre", **fields)
    (answered,) = fight.happened(events.OrderAnswered)
    return str(answered.answer)


def test_an_opposed_check_of_charisma(fight: Fight):
    assert answer(fight, "charm_order", faces=(10, 14)) == "disobeys"
    assert [(check.who, check.total) for check in fight.happened(events.CheckRolled)] == [
        (fight.id("Priest"), 11),
        (fight.id("Ogre"), 12),
    ]
    assert answer(fight, "charm_order", roll=13, charmer_roll=10) == "obeys"
    assert answer(fight, "cha_contest", total=12, charmer_total=11) == "disobeys"
    assert len(fight.state.effects) == 1


def test_a_tie_goes_to_the_higher_modifier(fight: Fight):
    assert answer(fight, "cha_contest", total=12, charmer_total=12) == "obeys"
    fight.do("edit", who="Ogre", set={"abilities": {"cha": 20}})
    assert answer(fight, "cha_contest", total=12, charmer_total=12) == "disobeys"


def test_deeply_against_its_nature(fight: Fight):
    assert answer(fight, "charm_order", against_nature=True, total=14) == "contest"
    (entry,) = fight.due("cha_contest")
    assert (entry.who, entry.label) == (fight.id("Ogre"), "charm")
    assert answer(fight, "cha_contest", total=1, charmer_total=5) == "obeys"
    assert fight.state.due == ()
    assert answer(fight, "cha_contest", against_nature=True, total=14) == "obeys"
    assert answer(fight, "cha_contest", against_nature=True, roll=20) == "freed"
    assert [event.why for event in fight.happened(events.EffectEnded)] == ["saved"]
    assert fight.state.effects == {}


def test_freed_with_a_contest_still_due(fight: Fight):
    answer(fight, "charm_order", against_nature=True, total=14)
    answer(fight, "charm_order", against_nature=True, total=15)
    assert fight.state.due == ()


def test_an_unanswered_contest_is_rolled(fight: Fight):
    fight.do("start")
    answer(fight, "charm_order", against_nature=True, total=14)
    fight.do("next_turn", faces=(10, 15))
    assert fight.happened(events.OrderAnswered)[0].answer == "disobeys"


def test_dangerous_orders_are_never_obeyed(fight: Fight):
    assert answer(fight, "charm_order", dangerous=True) == "refuses"


def test_the_compelled_obey():
    fight = Fight(PRIEST, OGRE)
    fight.do("effect", name="domination", source="Priest", targets=["Ogre"], dc=17, descriptors=["compulsion"])
    assert answer(fight, "charm_order") == "obeys"
    assert answer(fight, "charm_order", against_nature=True, total=16) == "obeys"
    assert answer(fight, "charm_order", against_nature=True, total=17) == "freed"


def test_who_controls_it(fight: Fight):
    fight.do("effect", name="domination", targets=["Ogre"], descriptors=["compulsion"], source="a rod")
    fight.do("effect", name="bless", targets=["Ogre"])
    holds = holds_on(fight.state, fight.id("Ogre"))
    assert [(hold.effect.name, hold.by, hold.charm) for hold in holds] == [
        ("charm", fight.id("Priest"), True),
        ("domination", None, False),
    ]


def test_which_of_several(fight: Fight):
    fight.do("effect", name="domination", source="Priest", targets=["Ogre"], descriptors=["compulsion"])
    assert answer(fight, "charm_order", effect="domination") == "obeys"
    assert fight.refused("charm_order", who="Ogre", effect="domination", against_nature=True).code == "no_save_dc"
    assert fight.refused("charm_order", who="Ogre", effect="bless").code == "not_charmed"
    assert fight.refused("cha_contest", who="Priest").code == "not_charmed"


def test_a_charmer_who_is_nobody_here():
    fight = Fight(OGRE)
    fight.do("effect", name="charm", source="a fey queen", targets=["Ogre"], dc=15, descriptors=["charm"])
    assert answer(fight, "charm_order", faces=(10, 14)) == "disobeys"
    assert answer(fight, "charm_order", total=10, charmer_total=10) == "obeys"


def test_the_dead_take_no_orders(fight: Fight):
    fight.do("kill", target="Ogre")
    assert fight.refused("charm_order", who="Ogre", against_nature=True, total=1, force=True).code == "is_dead"
    assert not fight.state.due
