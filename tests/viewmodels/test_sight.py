"""The pair that is looked at, in words, and the view-model of the table."""

from __future__ import annotations

from typing import Any

import pytest

from encounter_tracker.encounter.commands import MarkMoved, SetDistance
from encounter_tracker.viewmodels.sight import SightViewModel
from encounter_tracker.viewmodels.sight_pair import PairView, consequences, pair_view
from encounter_tracker.viewmodels.sight_rows import SightGrid
from encounter_tracker.viewmodels.texts.language import set_units
from tests.viewmodels.sense_fight import Dark


@pytest.fixture
def metres():
    set_units("metres")
    yield
    set_units("")


def pair(fight: Dark, who: str, whom: str) -> PairView:
    return pair_view(fight.state, fight.id(who), fight.id(whom))


def test_in_the_dark_why_and_what_follows():
    fight = Dark()
    fight.do("environment", light="dark")
    fight.do("effect", name="daylight", targets=["Ann"], level=3, light=3)
    view = pair(fight, "Ann", "Spy")
    assert view.verdict == "does not see: 50 % miss"
    assert view.why == ("Spy stands in the dark (all around: dark).", "Ann has no sense that serves in the dark.")
    assert view.attack_title == "When Ann attacks Spy"
    assert view.attack[:2] == (
        "Its place must be found first, or a square guessed.",
        "Miss chance 50 %, no precision damage.",
    )
    assert view.back_title == "When Spy attacks Ann"
    assert view.back == ("Ann loses its Dexterity bonus: AC 18 → 15.",)
    assert view.can_search
    back = pair(fight, "Spy", "Ann")
    assert back.verdict == "sees"
    assert back.why == ("Ann stands in normal light (daylight, level 3 and all around: dark).",)
    assert not back.can_search


def test_low_light_vision_is_no_help_in_the_dark():
    fight = Dark()
    fight.do("environment", light="dark")
    assert "Low-light vision is no help in the dark." in pair(fight, "Wolf", "Ann").why


def test_the_blinded_have_no_dexterity_bonus_to_lose():
    fight = Dark()
    fight.do("environment", light="dark")
    assert consequences(fight.state, fight.id("Dwarf"), fight.id("Ann")) == ("Ann has no Dexterity bonus (AC 13).",)


def test_who_blinded_it_is_named():
    fight = Dark()
    fight.do("effect", name="glitterdust", targets=["Ann"], conditions=["blinded"])
    assert pair(fight, "Ann", "Wolf").why[0] == "Ann is blinded (glitterdust)."
    fight.do("condition", target="Dwarf", condition="blinded")
    assert pair(fight, "Dwarf", "Wolf").why[0] == "Dwarf is blinded."


def test_invisible_and_ethereal():
    fight = Dark()
    fight.do("condition", target="Spy", condition="invisible")
    assert pair(fight, "Ann", "Spy").why[:2] == ("Spy is invisible.", "Ann has no sense that shows the invisible.")
    fight.do("effect", name="etherealness", targets=["Wolf"], descriptors=["ethereal"])
    assert pair(fight, "Ann", "Wolf").why[0] == "Wolf is ethereal, and so invisible."


def test_dim_light_darkvision_and_too_far():
    fight = Dark()
    fight.do("environment", light="dim")
    view = pair(fight, "Ann", "Spy")
    assert view.verdict == "sees, but not well: 20 % miss"
    assert view.why == ("Spy stands in dim light (all around: dim).", "Dim light hides it a little.")
    assert view.attack == ("Miss chance 20 %, no precision damage.",)
    assert pair(fight, "Dwarf", "Spy").why[1] == "Dwarf sees all the same: darkvision."
    fight.do("environment", light="dark")
    fight.do("distance", **{"from": "Dwarf"}, to="Spy", feet=80)
    assert pair(fight, "Dwarf", "Spy").why[1] == ("That is farther off than the darkvision of Dwarf reaches (60 ft).")


def test_concealment_and_darkness_that_darkvision_does_not_pierce():
    fight = Dark()
    fight.do("effect", name="blur", targets=["Spy"])
    assert "seen indistinctly" in pair(fight, "Ann", "Spy").why[-1]
    fight.do("effect", name="gloom", targets=["Wolf"], level=3, darkness=3, blocks_darkvision=True)
    assert "It is a darkness that darkvision does not pierce." in pair(fight, "Dwarf", "Wolf").why


def test_senses_that_know_the_place():
    fight = Dark()
    fight.do("condition", target="Spy", condition="invisible")
    fight.do("distance", **{"from": "Wolf"}, to="Spy", feet=5)
    view = pair(fight, "Wolf", "Spy")
    assert view.verdict == "does not see, knows the place: 50 % miss"
    assert "Wolf smells it: its place is known." in view.why
    assert view.attack[0] == "Miss chance 50 %, no precision damage."  # nothing to be found first
    fight.do("edit", who="Spy", set={"swimming": True})
    assert "The water shows where it is." in pair(fight, "Ann", "Spy").why
    fight.do("edit", who="Dwarf", set={"senses": {"blindsense": 30}})
    assert "Dwarf knows its place: blindsense." in pair(fight, "Dwarf", "Spy").why


def test_blindsight_needs_no_light():
    fight = Dark()
    fight.do("environment", light="dark")
    fight.do("edit", who="Wolf", set={"senses": {"blindsight": 30}})
    assert pair(fight, "Wolf", "Spy").why == ("Wolf has blindsight: neither darkness nor invisibility matters.",)


def test_the_unconscious_perceive_nothing_and_attack_nobody():
    fight = Dark()
    fight.do("damage", target="Wolf", amount=15)
    view = pair(fight, "Wolf", "Ann")
    assert view.verdict == "perceives nothing"
    assert view.why == ("Wolf perceives nothing: dying.",)
    assert view.attack == ("Wolf cannot attack.",)
    assert not view.can_search


def test_blind_fight_is_told():
    fight = Dark()
    fight.do("edit", who="Ann", set={"feats": ["Blind-Fight"]})
    fight.do("condition", target="Spy", condition="invisible")
    assert "Blind-Fight: in melee the miss chance is rolled twice." in pair(fight, "Ann", "Spy").attack


@pytest.mark.parametrize(("total", "word"), [(12, "direction"), (40, "exact square")])
def test_what_was_found_is_told_until_it_moves(total: int, word: str):
    fight = Dark()
    fight.do("condition", target="Spy", condition="invisible")
    fight.do("listen", who="Dwarf", **{"for": "Spy"}, total=total, stealth=10)
    view = pair(fight, "Dwarf", "Spy")
    assert view.place_found
    assert word in view.why[-1]
    fight.do("moved", who=["Spy"])
    assert not pair(fight, "Dwarf", "Spy").place_found


def test_nothing_changes_in_plain_sight():
    assert consequences(Dark().state, "c1", "c3") == ("Nothing changes.",)


# ---- the view-model -------------------------------------------------------------------------------------------------


class Desk:
    def __init__(self, fight: Dark) -> None:
        self.fight = fight
        self.vm = SightViewModel(fight.bridge)
        self.grids: list[SightGrid] = []
        self.pairs: list[Any] = []
        self.vm.grid_changed.connect(self.grids.append)
        self.vm.pair_changed.connect(self.pairs.append)


@pytest.fixture
def desk(qapp) -> Desk:
    return Desk(Dark())


def test_closed_it_reckons_nothing(desk: Desk):
    desk.fight.do("environment", light="dark")
    assert desk.grids == []
    assert desk.vm.open()
    desk.fight.do("environment", light="normal")
    assert len(desk.grids) == 2
    desk.vm.close()
    desk.fight.do("environment", light="dark")
    assert len(desk.grids) == 2


def test_only_what_differs_is_told(desk: Desk):
    desk.vm.open()
    desk.fight.do("damage", target="Ann", amount=1)
    assert len(desk.grids) == 1
    desk.fight.bridge.retranslate()
    assert len(desk.grids) == 1


def test_it_opens_with_whom_the_active_one_does_not_see(desk: Desk):
    desk.vm.open()
    ann, wolf, spy = (desk.fight.id(name) for name in ("Ann", "Wolf", "Spy"))
    assert desk.vm.first_pair() == (ann, wolf)
    desk.fight.do("condition", target="Spy", condition="invisible")
    assert desk.vm.first_pair() == (ann, spy)


def test_it_opens_with_the_selected(desk: Desk):
    desk.vm.open()
    ann, dwarf = desk.fight.id("Ann"), desk.fight.id("Dwarf")
    desk.fight.bridge.select((ann, dwarf))
    assert desk.vm.first_pair() == (ann, dwarf)
    desk.fight.bridge.select((ann,))
    assert desk.vm.first_pair() == (ann, desk.fight.id("Wolf"))


def test_nobody_is_no_table_and_one_is_no_pair(qapp):
    fight = Dark(started=False)
    for name in ("Ann", "Dwarf", "Wolf"):
        fight.do("remove", who=name)
    vm = SightViewModel(fight.bridge)
    assert vm.open()
    assert vm.first_pair() is None
    fight.do("remove", who="Spy")
    assert not SightViewModel(fight.bridge).open()


def test_the_pair_follows_the_fight_and_goes_with_one_of_them(desk: Desk):
    desk.vm.open()
    desk.vm.look(desk.fight.id("Ann"), desk.fight.id("Spy"))
    assert desk.vm.pair is not None
    assert desk.vm.pair.verdict == "sees"
    desk.fight.do("condition", target="Spy", condition="invisible")
    assert desk.vm.pair.verdict == "does not see: 50 % miss"
    desk.fight.do("kill", target="Spy")
    assert desk.vm.pair is None
    assert [p is None for p in desk.pairs] == [False, False, True]


def test_nobody_looks_at_itself(desk: Desk):
    desk.vm.open()
    desk.vm.look("c1", "c1")
    assert desk.vm.pair is None


def test_a_distance_is_one_command(desk: Desk):
    desk.vm.open()
    steps = desk.fight.steps
    assert desk.vm.set_distance("c2", "c4", "80") == ""
    assert desk.fight.last == SetDistance(from_="c2", to="c4", feet=80)
    assert desk.vm.set_distance("c2", "c4", "80") == ""  # as it is
    assert desk.fight.steps == steps + 1
    assert desk.vm.set_distance("c2", "c4", " ") == ""  # emptied: not known any more
    assert desk.fight.last == SetDistance(from_="c2", to="c4", feet=None)
    assert desk.vm.set_distance("c2", "c4", "") == ""
    assert desk.fight.steps == steps + 2


@pytest.mark.parametrize("text", ["far", "-5"])
def test_a_wrong_distance_changes_nothing(desk: Desk, text: str):
    steps = desk.fight.steps
    assert desk.vm.set_distance("c2", "c4", text)
    assert desk.fight.steps == steps


def test_distances_in_metres(desk: Desk, metres):
    desk.vm.set_distance("c2", "c4", "4,5")
    assert desk.fight.last.feet == 15
    assert pair_view(desk.fight.state, "c2", "c4").distance == "4.5"


def test_it_has_moved(desk: Desk):
    assert desk.vm.mark_moved("c4")
    assert desk.fight.last == MarkMoved(who="c4")
