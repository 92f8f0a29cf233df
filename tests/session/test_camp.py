"""The party in an encounter of its own."""

from __future__ import annotations

from msgspec.structs import replace

from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter.apply import Applied, Refused
from encounter_tracker.encounter.carried import Carried
from encounter_tracker.encounter.derive import derived
from encounter_tracker.encounter.state import Resource
from encounter_tracker.rules.creature import Creature
from encounter_tracker.session.camp import Camp
from encounter_tracker.support.dice import Dice
from encounter_tracker.support.party import PartyMember

KYRA = PartyMember(key="k", creature=Creature(name="Kyra", hit_dice=5, hp=38), carried=Carried(wounds=20))
VALEROS = PartyMember(
    key="v",
    creature=Creature(name="Valeros", hit_dice=5, hp=47),
    carried=Carried(wounds=20, resources={"Second wind": Resource(left=0, most=1)}),
)


def camp_of(*members: PartyMember) -> Camp:
    camp = Camp(Dice(1))
    camp.gather(members)
    return camp


def test_everyone_stands_there_as_they_are_kept():
    camp = camp_of(KYRA, VALEROS)
    assert derived(camp.model.state, camp.id_of("k")).hp == 18
    assert camp.key_of(camp.id_of("v")) == "v"
    assert (camp.id_of("x"), camp.key_of("x")) == ("", "")
    assert camp.changed((KYRA, VALEROS)) == ()


def test_what_is_done_there_stays_theirs():
    camp = camp_of(KYRA, VALEROS)
    camp.model.dispatch(c.Heal(target="Kyra", amount=5))
    (kyra,) = camp.changed((KYRA, VALEROS, PartyMember(key="new", creature=KYRA.creature)))
    assert (kyra.key, kyra.carried.wounds) == ("k", 15)


def test_time_passes_for_those_who_are_there():
    members = (KYRA, replace(VALEROS, present=False))
    camp = camp_of(*members)
    assert isinstance(camp.pass_time(c.Rest(), members), Applied)
    (kyra,) = camp.changed(members)
    assert (kyra.key, kyra.carried.wounds) == ("k", 15)
    assert derived(camp.model.state, camp.id_of("v")).hp == 27


def test_a_night_fills_what_is_used_up_in_a_day():
    camp = camp_of(VALEROS)
    camp.pass_time(c.Rest(), (VALEROS,))
    (valeros,) = camp.changed((VALEROS,))
    assert valeros.carried.resources["Second wind"].left == 1


def test_nobody_there_is_refused():
    away = (replace(KYRA, present=False),)
    camp = camp_of(*away)
    assert isinstance(camp.pass_time(c.Rest(), away), Refused)
    assert camp.changed(away) == ()


def test_two_of_one_name_keep_it_until_renamed():
    twin = replace(KYRA, key="t")
    camp = camp_of(KYRA, twin)
    assert camp.changed((KYRA, twin)) == ()
    camp.model.dispatch(c.RenameCombatant(who=camp.id_of("t"), to="Kyra the Second"))
    (renamed,) = camp.changed((KYRA, twin))
    assert (renamed.key, renamed.name) == ("t", "Kyra the Second")


def test_one_who_cannot_come_stays_away():
    odd = replace(VALEROS, key="o", name="c1")  # the id of the first
    camp = camp_of(KYRA, odd)
    assert camp.id_of("o") == ""
    assert camp.changed((KYRA, odd)) == ()
